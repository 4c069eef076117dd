"""The tables that this process has open: read from the store when first asked for, closed when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from holmgang.bots.pool import BotPool
from holmgang.kernel.guides import guide_of
from holmgang.kernel.library import Library
from holmgang.table.service.access import is_name
from holmgang.table.service.advice import Adviser
from holmgang.table.service.bot_runner import BotRunner, moment_of_thought
from holmgang.table.service.cluster_sync import ClusterSync
from holmgang.table.service.errors import NoSuchTable
from holmgang.table.service.notifications import Notifications
from holmgang.table.service.open_table import OpenTable
from holmgang.table.service.snapshots import SnapshotBuilder
from holmgang.table.service.table_session import TableSession
from holmgang.table.service.translations import Translations
from holmgang.table.service.uploaded_packs import UploadedPacks
from holmgang.table.service.workers import Workers
from holmgang.table.store import Store

JUST_USED = 60.0
"""Seconds for which a table that was asked for may still be in use by the request that asked."""


class TableRegistry:
    """Opens tables by name and keeps them. :meth:`session` is for this package, :meth:`table` for pages."""

    def __init__(
        self,
        library: Library,
        store: Store,
        *,
        workers: Workers,
        bot_pool: BotPool,
        notifications: Notifications,
        uploaded_packs: UploadedPacks,
        translations: Translations,
        thinks: Callable[[], float] | None = None,
    ) -> None:
        self._library, self._store, self._workers, self._bot_pool = library, store, workers, bot_pool
        self._notifications, self._packs, self._translations = notifications, uploaded_packs, translations
        self._thinks = thinks
        self._tables: dict[str, OpenTable] = {}
        self._sessions: dict[str, TableSession] = {}
        self._bots: dict[str, BotRunner] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._cluster: ClusterSync | None = None
        if store.shared:
            self._cluster = ClusterSync(
                store, self._tables, self._sessions, notifications, workers.store, lambda: self.close_idle(JUST_USED)
            )

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._tables))

    async def start(self) -> None:
        """Listen to other processes that serve the same tables; return when it does."""
        if self._cluster is not None:
            await self._cluster.start()

    async def table(self, name: str) -> OpenTable:
        """Return the table of that name, read from the store if it is not open; raise :class:`NoSuchTable`."""
        now = asyncio.get_running_loop().time()
        table = self._tables.get(name)
        if table is not None:
            table.used = now
            return table
        if not is_name(name):
            raise NoSuchTable
        async with self._opening.setdefault(name, asyncio.Lock()):
            try:
                if name not in self._tables:
                    table = await self._open(name)
                    table.used = now
                    self._workers.check_open()
                    self._bots[name].wake()
            finally:  # for unknown names too: strangers may try as many as they like
                self._opening.pop(name, None)
        return self._tables[name]

    async def session(self, name: str) -> TableSession:
        """Return the session of a table, which is opened if it is not open."""
        await self.table(name)
        return self._sessions[name]

    def find(self, name: str) -> OpenTable | None:
        """Return the table if it is open."""
        return self._tables.get(name)

    async def _open(self, name: str) -> OpenTable:
        found = await self._workers.store(self._store.table, name)
        if found is None:
            raise NoSuchTable
        row, seats = found
        packs = row.settings.get("packs", ())
        library = await self._workers.packs(self._packs.with_packs, packs) if packs else self._library
        system = library.system(row.system)
        game = library.game_from(system, row.scenario, "the table")

        def on_change() -> None:
            self._notifications.notify(name)
            if name in self._bots:
                self._bots[name].wake()

        session = TableSession(row, seats, game, store=self._store, run_store=self._workers.store, on_change=on_change)
        if row.match is not None:
            kept = await self._workers.store(self._store.match, row.match)
            if kept is None:
                raise NoSuchTable
            session.load(kept)
        folders = tuple(map(str, library.folders))
        lease = self._cluster.lease(name) if self._cluster is not None else None
        bots = BotRunner(session, self._bot_pool, folders, lease, self._thinks or moment_of_thought)
        session.guide = guide_of(library, game)
        session.gives_secretly = self._thinks is not None
        snapshots = SnapshotBuilder(session, self._translations.of_library(library, game), session.guide)
        adviser = Adviser(session, self._bot_pool, folders)
        table = OpenTable(session, snapshots, bots, library, adviser)
        self._tables[name], self._sessions[name], self._bots[name] = table, session, bots
        if self._cluster is not None:
            self._cluster.greet(name)
        return table

    def close_idle(self, seconds: float) -> int:
        """Close the tables that were not used for so long; return how many. They are read again when asked for."""
        before = asyncio.get_running_loop().time() - seconds
        idle = [
            name
            for name, table in self._tables.items()
            if table.used < before and not self._notifications.has_subscribers(name) and not table.busy
        ]
        for name in idle:
            del self._tables[name], self._sessions[name], self._bots[name]
        return len(idle)

    async def stop(self) -> None:
        """Stop listening to other processes, stop the bots, and finish the acts that are running."""
        if self._cluster is not None:
            await self._cluster.close()
        for bots in list(self._bots.values()):
            await bots.stop()
        for session in list(self._sessions.values()):
            await session.settle()
