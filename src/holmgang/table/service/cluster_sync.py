"""Other processes that serve the same tables: what they write is taken up, who sits with them is shown.

They share the database and nothing else. What is written is announced by the database itself; who is connected where is
passed on beside it, and forgotten when a process has not been heard of for a while.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

from holmgang.table.service.notifications import Notifications
from holmgang.table.service.open_table import Room
from holmgang.table.store import Store
from holmgang.table.store.wire import Wire

log = logging.getLogger(__name__)
PULSE = 10.0
"""So often a process says that it is alive, in seconds; after three of them in silence it counts as gone."""
PATIENCE = 10.0
EVERYBODY = ""


class BotLease:
    """The right to drive one table, held by at most one process."""

    def __init__(self, store: Store, disk: Callable[..., Awaitable[Any]], table: str) -> None:
        self._leases, self._disk, self._table = store.leases, disk, table

    async def take(self) -> bool:
        """May this process drive the table now?"""
        taken: bool = await self._disk(self._leases.take, self._table)
        return taken

    async def give_back(self) -> None:
        """Let another one do it."""
        await self._disk(self._leases.give_back, self._table)


class ClusterSync:
    """All other processes, as seen from this one.

    ``rooms`` are the rooms of this one, ``tidy`` lets go of those that nobody uses.
    """

    def __init__(
        self,
        store: Store,
        rooms: Mapping[str, Room],
        bell: Notifications,
        disk: Callable[..., Awaitable[Any]],
        tidy: Callable[[], object],
    ) -> None:
        self._store, self._rooms, self._bell, self._disk, self._tidy = store, rooms, bell, disk, tidy
        self._wire: Wire | None = None
        self._due: set[str] = set()
        self._heard_of: dict[str, float] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def start(self) -> None:
        """Begin to listen, and say so."""
        loop = asyncio.get_running_loop()

        def later(call: Callable[..., None], *args: Any) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(call, *args)

        self._wire = Wire(
            self._store.url,
            self._store.sender,
            lambda message: later(self._hear, message),
            lambda: later(self._missed_something),
        )
        await asyncio.to_thread(self._wire.ready, PATIENCE)
        self._soon(self._beat)

    async def close(self) -> None:
        """Listen no more. What was said and not heard yet, and who leaves from now on, is nobody's business here."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._wire is not None:
            await asyncio.to_thread(self._wire.close)
            self._wire = None

    def lease(self, table: str) -> BotLease:
        """The right to drive a table."""
        return BotLease(self._store, self._disk, table)

    def greet(self, room: Room) -> None:
        """A room was opened here: ask the others who is with them, and tell them of whoever comes and goes.

        What they wrote while it was being read was announced to a process that did not know the room yet: look again.
        """
        room.moved = lambda: self._tell(room.table.id, "here", room)
        self._tell(room.table.id, "who")
        self._catch_up(room)

    def _tell(self, table: str, what: str, room: Room | None = None) -> None:
        if self._closed:
            return
        seats = [seat for seat, count in room.here.items() if count] if room is not None else []
        self._soon(lambda: self._disk(self._store.tell, table, what, seats))

    def _soon(self, doing: Callable[[], Awaitable[Any]]) -> None:
        """Do something beside; not at all if the house closes before it has begun."""

        async def safely() -> None:
            try:
                await doing()
            except Exception:  # the database is away: the wire notices, and everything is read again when it is back
                log.warning("could not reach the other processes", exc_info=True)

        running: Coroutine[Any, Any, None] = safely()
        task = asyncio.get_running_loop().create_task(running)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self._tell(EVERYBODY, "alive")
            await asyncio.sleep(PULSE)
            gone = [name for name, at in self._heard_of.items() if loop.time() - at > 3 * PULSE]
            for name in gone:
                del self._heard_of[name]
            for room in self._rooms.values() if gone else ():
                for name in gone:
                    room.elsewhere.pop(name, None)
                self._bell.ring(room.table.id)

    # What is heard.

    def _hear(self, message: Mapping[str, Any]) -> None:
        sender, room = str(message["from"]), self._rooms.get(str(message["table"]))
        self._heard_of[sender] = asyncio.get_running_loop().time()
        if room is None:
            return
        match message["is"]:
            case "changed":
                self._catch_up(room)
            case "keys":
                room.keys += 1
                self._bell.ring(room.table.id)
            case "here":
                room.elsewhere[sender] = frozenset(map(str, message["seats"]))
                self._bell.ring(room.table.id)
            case "who" if any(room.here.values()):
                self._tell(room.table.id, "here", room)

    def _missed_something(self) -> None:
        """The line was down: anything may have happened at any table. Those that nobody uses are read when they are."""
        self._tidy()
        for room in list(self._rooms.values()):
            room.keys += 1
            self._bell.ring(room.table.id)
            self._catch_up(room)

    def _catch_up(self, room: Room) -> None:
        name = room.table.id
        if self._closed or name in self._due:
            return
        self._due.add(name)

        async def doing() -> None:
            self._due.discard(name)  # before reading: what is announced from now on is read by the next one
            await room.table.catch_up()

        self._soon(doing)
