"""Other processes that serve the same tables: their writes are read, and their connected seats are shown.

The processes share the database and nothing else. The database announces writes; connected seats are announced beside
them, and forgotten when a process has been silent for a while.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

from holmgang.table.service.errors import DatabaseAway
from holmgang.table.service.notifications import Notifications
from holmgang.table.service.open_table import OpenTable
from holmgang.table.service.table_session import RunStore, TableSession
from holmgang.table.store import Store
from holmgang.table.store.connecting import Wire

log = logging.getLogger(__name__)
PULSE = 10.0
"""Seconds between two signs of life of a process; after three of them in silence it counts as gone."""
START_TIMEOUT = 10.0
ALL_TABLES = ""


class BotLease:
    """The right to run one table's bots, held by at most one process."""

    def __init__(self, store: Store, run_store: RunStore, table: str) -> None:
        self._leases, self._run_store, self._table = store.leases, run_store, table

    async def take(self) -> bool:
        """Return whether this process may run the bots now."""
        taken: bool = await self._run_store(self._leases.take, self._table)
        return taken

    async def give_back(self) -> None:
        """Let another process run them."""
        await self._run_store(self._leases.give_back, self._table)


class ClusterSync:
    """All other processes, as seen from this one.

    ``tables`` and ``sessions`` are the open tables of this process, ``tidy`` closes those that are not in use.
    """

    def __init__(
        self,
        store: Store,
        tables: Mapping[str, OpenTable],
        sessions: Mapping[str, TableSession],
        notifications: Notifications,
        run_store: RunStore,
        tidy: Callable[[], object],
    ) -> None:
        self._store, self._tables, self._sessions = store, tables, sessions
        self._notifications, self._run_store, self._tidy = notifications, run_store, tidy
        self._wire: Wire | None = None
        self._due: set[str] = set()
        self._last_sign: dict[str, float] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def start(self) -> None:
        """Begin to listen, and tell the others."""
        loop = asyncio.get_running_loop()

        def later(call: Callable[..., None], *args: Any) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(call, *args)

        self._wire = Wire(
            self._store.url,
            self._store.sender,
            lambda message: later(self._receive, message),
            lambda: later(self._missed_messages),
        )
        await asyncio.to_thread(self._wire.ready, START_TIMEOUT)
        self._soon(self._beat)

    async def close(self) -> None:
        """Stop listening and sending. Messages that are under way are dropped."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._wire is not None:
            await asyncio.to_thread(self._wire.close)
            self._wire = None

    def lease(self, table: str) -> BotLease:
        """Return the right to run a table's bots."""
        return BotLease(self._store, self._run_store, table)

    def greet(self, name: str) -> None:
        """Note that a table was opened here: ask the others for their connected seats, and tell them of ours.

        Writes of the others while the table was read were announced before this process knew it: read again.
        """
        table = self._tables[name]
        table.presence.on_change = lambda: self._tell(name, "here", table)
        self._tell(name, "who")
        self._catch_up(name)

    def _tell(self, name: str, what: str, table: OpenTable | None = None) -> None:
        if self._closed:
            return
        seats = [seat for seat, count in table.presence.here.items() if count] if table is not None else []
        self._soon(lambda: self._run_store(self._store.tell, name, what, seats))

    def _soon(self, doing: Callable[[], Awaitable[Any]]) -> None:
        """Run something beside; not at all if the server closes before it has begun."""

        async def safely() -> None:
            try:
                await doing()
            except DatabaseAway:  # the wire notices, and everything is read again when it is back
                pass
            except Exception:
                log.warning("cannot reach the other processes", exc_info=True)

        running: Coroutine[Any, Any, None] = safely()
        task = asyncio.get_running_loop().create_task(running)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            self._tell(ALL_TABLES, "alive")
            await asyncio.sleep(PULSE)
            gone = [name for name, at in self._last_sign.items() if loop.time() - at > 3 * PULSE]
            for name in gone:
                del self._last_sign[name]
            for table in self._tables.values() if gone else ():
                for name in gone:
                    table.presence.elsewhere.pop(name, None)
                self._notifications.notify(table.id)

    # Messages of the other processes

    def _receive(self, message: Mapping[str, Any]) -> None:
        sender, table = str(message["from"]), self._tables.get(str(message["table"]))
        self._last_sign[sender] = asyncio.get_running_loop().time()
        if table is None:
            return
        match message["is"]:
            case "changed":
                self._catch_up(table.id)
            case "keys":
                table.access_changes += 1
                self._notifications.notify(table.id)
            case "here":
                table.presence.elsewhere[sender] = frozenset(map(str, message["seats"]))
                self._notifications.notify(table.id)
            case "who" if any(table.presence.here.values()):
                self._tell(table.id, "here", table)

    def _missed_messages(self) -> None:
        """Read every table again after the connection was down; tables that are not in use are closed instead."""
        self._tidy()
        for table in list(self._tables.values()):
            table.access_changes += 1
            self._notifications.notify(table.id)
            self._catch_up(table.id)

    def _catch_up(self, name: str) -> None:
        if self._closed or name in self._due:
            return
        self._due.add(name)

        async def doing() -> None:
            self._due.discard(name)  # before reading: a write that is announced from now on is read by the next one
            if name in self._sessions:
                await self._sessions[name].catch_up()

        self._soon(doing)
