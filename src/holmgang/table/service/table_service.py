"""The tables of one server, apart from any web framework. All that a page does goes through a part of this.

Visitors are known by the secret that their browser or program keeps. A page shows what a
:class:`~holmgang.table.snapshot.Snapshot` holds and sends what its player clicked. The master's acts beside answering
are stored in the table's row, so they outlive a restart; rulings and corrections are answers like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holmgang.bots.pool import BotPool, BotProcesses
from holmgang.kernel.errors import UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.messages import A_SEAT
from holmgang.kernel.save import Signer
from holmgang.table.service.campaigns import Campaigns
from holmgang.table.service.errors import NotYours, TableError
from holmgang.table.service.fight_files import FightFiles
from holmgang.table.service.fights import Fights
from holmgang.table.service.heroes import Heroes
from holmgang.table.service.match_stats import ChanceEstimator
from holmgang.table.service.notifications import LocalNotifications, Notifications
from holmgang.table.service.open_table import OpenTable
from holmgang.table.service.permissions import Admission, Permissions, ServerRules
from holmgang.table.service.registry import TableRegistry
from holmgang.table.service.setup import TableSetup
from holmgang.table.service.table_session import TableSession
from holmgang.table.service.timeline import Timelines
from holmgang.table.service.translations import Translations
from holmgang.table.service.uploaded_packs import UploadedPacks
from holmgang.table.service.workers import Workers
from holmgang.table.store import Store
from holmgang.table.store.keeping import tidy

LONGEST_NOTES: Final = 20_000
LONGEST_REASON: Final = 200


class MasterActions:
    """The actions of a table's master. Each raises :class:`NotYours` for a visitor without the master's seat."""

    def __init__(self, registry: TableRegistry, permissions: Permissions) -> None:
        self._registry, self._permissions = registry, permissions

    async def check(self, visitor: str, name: str) -> None:
        """Return if the visitor holds the master's seat; raise :class:`NotYours` if not."""
        await self._session(visitor, name)

    async def _session(self, visitor: str, name: str) -> TableSession:
        access, session = await self._permissions.access(visitor, name), await self._registry.session(name)
        if session.game.master is None or session.game.master not in access.seats:
            raise NotYours("desk-not-master")
        return session

    async def pause(self, visitor: str, name: str, paused: bool) -> None:
        """Stop all answers, the bots' too, until the master continues."""
        session = await self._session(visitor, name)
        await session.act(lambda: session.set_standing({"paused": paused}))

    async def stop_before_steps(self, visitor: str, name: str, stop: bool) -> None:
        """Ask the master between two steps for corrections, or go on without asking."""
        session = await self._session(visitor, name)
        await session.act(lambda: session.set_standing({"stop": stop}))

    async def keep_notes(self, visitor: str, name: str, notes: str) -> None:
        """Store the master's notes; no other seat sees them."""
        session = await self._session(visitor, name)
        kept = notes.replace("\r\n", "\n")[:LONGEST_NOTES]
        await session.act(lambda: session.set_standing({"notes": kept}))

    async def hand_to_bot(self, visitor: str, name: str, seat: str, policy: str) -> None:
        """Let a bot play a seat from now on."""
        session = await self._session(visitor, name)
        if seat not in session.seats:
            raise UnknownName(A_SEAT, seat, session.seats)
        await self._permissions.hand_over(visitor, name, seat, policy)

    async def hand_to_person(self, visitor: str, name: str, seat: str) -> None:
        """Give a bot's seat back to its holder. A seat without a holder becomes the host's own, if the host asks."""
        session = await self._session(visitor, name)
        if seat in await self._permissions.held_seats(name):
            await session.seat_person(seat)
        elif (await self._permissions.access(visitor, name)).host:
            await self._permissions.take_over(visitor, name, seat)
        else:
            raise TableError("desk-nobody-there")

    async def rewind(self, visitor: str, name: str, keep: int, reason: str = "") -> None:
        """Undo all but the first ``keep`` answers without consent: a ruling, which the log tells with its reason."""
        session = await self._session(visitor, name)
        await session.undo(str(session.game.master), keep=keep, reason=reason.strip()[:LONGEST_REASON])


class TableService:
    """One server. ``bot_pool`` works out the bots' answers, ``notifications`` tells who has to read a table again,
    ``signer`` has the key that fight files are signed with; without one the key is new and forgotten at the end.
    ``thinks`` tells after how many seconds the table gives a person's only possible answer where the others may not
    know that it was the only one; without it, persons give it.

    Its parts: ``setup`` makes and begins tables, ``fights`` are those under construction, ``permissions`` and
    ``admission`` know who may do what, ``master`` does what a game master does, ``files`` saves and loads matches,
    ``timelines`` replays matches that are over, ``win_chances`` estimates their swings, ``heroes`` keeps heroes and
    parties, ``campaigns`` their progress, ``translations`` has the words, ``workers`` the threads.
    """

    def __init__(
        self,
        library: Library,
        store: Store,
        *,
        bot_pool: BotPool | None = None,
        notifications: Notifications | None = None,
        rules: ServerRules | None = None,
        signer: Signer | None = None,
        thinks: Callable[[], float] | None = None,
    ) -> None:
        self.library, self._store = library, store
        self.signer = signer or Signer.fresh()
        self.workers = Workers(shared_store=store.shared)
        self.bot_pool: BotPool = bot_pool or BotProcesses()
        self.notifications: Notifications = notifications or LocalNotifications()
        self.uploaded_packs = UploadedPacks(library)
        self.translations = Translations(library, self.uploaded_packs)
        self._registry = registry = TableRegistry(
            library,
            store,
            workers=self.workers,
            bot_pool=self.bot_pool,
            notifications=self.notifications,
            uploaded_packs=self.uploaded_packs,
            translations=self.translations,
            thinks=thinks,
        )
        self.admission = Admission(store, self.workers.store, rules or ServerRules())
        self.permissions = Permissions(store, self.workers.store, registry, self.notifications)
        self.setup = TableSetup(self.library, store, self.workers, registry, self.uploaded_packs, self.admission)
        self.heroes = Heroes(library, store, self.workers, self.admission, self.translations)
        self.fights = Fights(
            library, store, self.workers, self.uploaded_packs, self.admission, self.notifications, self.heroes
        )
        self.master = MasterActions(registry, self.permissions)
        self.files = FightFiles(
            self.library,
            self.workers,
            registry,
            self.uploaded_packs,
            self.setup,
            self.permissions,
            self.admission,
            self.signer,
        )
        self.campaigns = Campaigns(library, self.heroes, registry)
        self.timelines = Timelines(registry)
        self.win_chances = ChanceEstimator(registry, self.bot_pool)
        self.ending = False

    async def start(self) -> None:
        """Listen to other processes that serve the same tables; return when it does."""
        await self._registry.start()

    async def table(self, name: str) -> OpenTable:
        """Return the table of that name; raise :class:`NoSuchTable` if there is none."""
        return await self._registry.table(name)

    def clock(self) -> float:
        """Return the server's time, in seconds."""
        return self._store.clock()

    @property
    def shared(self) -> bool:
        """True if other processes may serve the same tables."""
        return self._store.shared

    async def draw(self, name: str, rate: tuple[float, float], wanted: int) -> tuple[int, float]:
        """Draw tokens of a limit that all processes share; return how many, or 0 and the seconds to wait."""
        return await self.workers.store(self._store.admission.draw, name, *rate, wanted)

    async def check_store(self) -> None:
        """Return if the store answers; raise if not."""
        await self.workers.store(self._store.alive)

    async def put_old_tables_away(self) -> None:
        """Put tables away that were not played for long. Raise :class:`DatabaseAway` as all calls of the store do."""
        await self.workers.aside(tidy, self._store)

    @property
    def open_tables(self) -> int:
        """The number of tables in memory."""
        return len(self._registry)

    def close_idle(self, seconds: float) -> int:
        """Close the tables that were not used for so long; return how many."""
        return self._registry.close_idle(seconds)

    def announce_end(self) -> None:
        """Tell all subscribers that the server is about to close."""
        self.ending = True
        self.win_chances.stop()
        for name in self._registry:
            self.notifications.notify(name)

    async def close(self) -> None:
        """Finish what is running and release everything.

        First everything ends that starts work by itself, then the work is finished, and only then the store is closed.
        A later answer is refused, so its sender knows.
        """
        await self.win_chances.close()
        await self._registry.stop()
        self.workers.refuse()
        self.bot_pool.close()
        self.workers.close()
        self.uploaded_packs.close()
