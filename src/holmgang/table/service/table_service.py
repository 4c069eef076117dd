"""All tables of one house: set, found again, joined, begun. Everything a page does goes through here.

The service knows no HTTP. Visitors are known by the secret word their browser keeps; a page shows what :class:`Sight`
holds and sends what people touch.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from holmgang.bots import policy_for
from holmgang.bots.opening import opened_from
from holmgang.kernel.dice import Dice, FairDice, SeededDice, TypedDice
from holmgang.kernel.errors import UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.messages import A_SCENARIO, A_SEAT
from holmgang.kernel.system import Game, System
from holmgang.kernel.words import Lexicon, Words
from holmgang.table.service.access import (
    BOT,
    HOST,
    ONLOOKER,
    PERSON,
    SEAT,
    Access,
    fresh_name,
    fresh_secret,
    hashed,
    is_name,
)
from holmgang.table.service.admission import Admission, ServerRules
from holmgang.table.service.bot_pool import BotPool, BotProcesses
from holmgang.table.service.bot_runner import BotRunner
from holmgang.table.service.cluster_sync import ClusterSync
from holmgang.table.service.errors import NoSuchTable, NotYours, ServerClosed, TableError, TooMuch
from holmgang.table.service.notifications import LocalNotifications, Notifications
from holmgang.table.service.open_table import Room
from holmgang.table.service.orders import SeatOrder, TableOrder, table_settings, tidy_name
from holmgang.table.service.snapshots import SnapshotBuilder
from holmgang.table.service.table_session import TableSession
from holmgang.table.service.uploaded_packs import UploadedPacks
from holmgang.table.service.win_chances import ChanceEstimator
from holmgang.table.store import EntryRow, Grant, MatchRow, SeatRow, Store, TableRow

T = TypeVar("T")
THREADS = 8
MOST_ASIDE = 24
"""So many files of strangers may wait to be looked at."""
JUST_USED = 60.0
"""A table that somebody asked for within so many seconds may still be in somebody's hands."""
PAGE_WORDS = Path(__file__).parent.parent / "words"


class TableService:
    """The house. ``thinker`` works the engine's answers out, ``bell`` says when a table has changed."""

    def __init__(
        self,
        library: Library,
        store: Store,
        *,
        bot_pool: BotPool | None = None,
        bell: Notifications | None = None,
        rules: ServerRules | None = None,
    ) -> None:
        self.admission = Admission(store, self.disk, rules or ServerRules())
        self.library, self.store, self.uploaded_packs = library, store, UploadedPacks(library)
        self.bot_pool: BotPool = bot_pool or BotProcesses()
        self.bell: Notifications = bell or LocalNotifications()
        self.ending = self._closed = False
        self.chance_estimator = ChanceEstimator(self)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._lexicons: dict[str, Lexicon] = {}
        # One thread for SQLite, which has one writer anyway; a shared database serves several tables at once.
        self._threads = ThreadPoolExecutor(THREADS if store.shared else 1, thread_name_prefix="store")
        self._side_room = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._waiting_aside = 0
        self._packs_room = ThreadPoolExecutor(1, thread_name_prefix="packs")
        self._neighbours: ClusterSync | None = None
        if store.shared:
            self._neighbours = ClusterSync(store, self._rooms, self.bell, self.disk, lambda: self.close_idle(JUST_USED))

    async def start(self) -> None:
        """Listen to other processes that serve the same tables; return when it does."""
        if self._neighbours is not None:
            await self._neighbours.start()

    async def disk(self, call: Callable[..., T], *args: Any, **kwargs: Any) -> T:
        """Run a call of the store where it may wait; :class:`HouseClosed` if it comes too late."""
        self._still_open()
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: call(*args, **kwargs))

    def _still_open(self) -> None:
        if self._closed:
            raise ServerClosed

    async def aside(self, call: Callable[..., T], *args: Any) -> T:
        """Run a call that somebody's own files may make long: one after another, while the tables go on.

        Not more than some may wait: a crowd of strangers with large files would keep everybody waiting, and their
        files in memory. Beyond those it is :class:`TooMuch`.
        """
        self._still_open()
        if self._waiting_aside >= MOST_ASIDE:
            raise TooMuch("page-too-fast")
        self._waiting_aside += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._side_room, lambda: call(*args))
        finally:
            self._waiting_aside -= 1

    async def _shelf(self, packs: Sequence[str]) -> Library:
        """The library of a table with packs of its own. It waits for no stranger's files."""
        if not packs:
            return self.library
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._packs_room, self.uploaded_packs.with_packs, packs)

    @property
    def open_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    def close_idle(self, seconds: float) -> int:
        """Let go of tables that nobody has looked at for so long; they are read again when somebody does."""
        before = asyncio.get_running_loop().time() - seconds
        idle = [
            name
            for name, room in self._rooms.items()
            if room.used < before
            and not self.bell.anybody(name)
            and not room.engine.busy
            and not room.table.lock.locked()
        ]
        for name in idle:
            del self._rooms[name]
        return len(idle)

    def announce_end(self) -> None:
        """The house is about to close: whoever listens is told to go, whoever waits for chances need not."""
        self.ending = True
        self.chance_estimator.stop()
        for name in list(self._rooms):
            self.bell.ring(name)

    async def close(self) -> None:
        """Finish what is under way and let go of everything.

        First whatever begins something by itself ends, then what has been begun is finished, and only then the disk
        goes. An answer that comes later still is refused, and whoever sent it knows.
        """
        if self._neighbours is not None:
            await self._neighbours.close()
        await self.chance_estimator.close()
        for room in list(self._rooms.values()):
            await room.engine.stop()
        for room in list(self._rooms.values()):
            await room.table.settle()
        self._closed = True
        self.bot_pool.close()
        for room_aside in (self._side_room, self._packs_room):
            room_aside.shutdown(wait=False, cancel_futures=True)
        self._threads.shutdown(wait=True)
        self.uploaded_packs.close()

    # Words.

    def lexicon(self, system: System[Any]) -> Lexicon:
        """The words of a game and of the page."""
        if system.id not in self._lexicons:
            self._lexicons[system.id] = self._words_with(self.library, system)
        return self._lexicons[system.id]

    def _words_with(self, library: Library, system: System[Any]) -> Lexicon:
        lexicon = Lexicon([PAGE_WORDS, system.folder / "words"])
        lexicon.add_names(library.pack(system).names, replace=False)
        return lexicon

    def words_of(self, game: Game, packs: Sequence[str] = ()) -> Lexicon:
        """The words of a game with the names that its scenario and its own packs give; people name the seats."""
        return self._words_from(self.uploaded_packs.with_packs(packs), game)

    def _words_from(self, library: Library, game: Game) -> Lexicon:
        lexicon = self.lexicon(game.system) if library is self.library else self._words_with(library, game.system)
        return lexicon.giving({name: texts for name, texts in game.scenario.names.items() if name not in game.seats})

    def page_words(self, lang: str) -> Words:
        """The words of the page alone."""
        if "" not in self._lexicons:
            self._lexicons[""] = Lexicon([PAGE_WORDS])
        return Words(self._lexicons[""], lang)

    # Setting a table.

    def game_of(
        self, scenario: str | Mapping[str, Any], knobs: Mapping[str, Any] | None = None, packs: Sequence[str] = ()
    ) -> Game:
        """The game of a shipped scenario (``k6/corridor``) or of a whole one; mistakes are an ``InputError``."""
        library = self.uploaded_packs.with_packs(packs)
        if isinstance(scenario, str):
            if Path(scenario).suffix:
                raise UnknownName(A_SCENARIO, scenario, [])  # a file of the server is nobody's to name
            return library.game(scenario, knobs)
        return opened_from(library, scenario, "scenario", knobs)

    async def set_table(self, visitor: str, order: TableOrder) -> str:
        """Set a table for a visitor, who is its host; returns its name. It begins at once if the order says so."""
        if order.dice == "fair" and order.seed:
            raise TableError("page-fair-takes-no-seed")
        if order.dice == "fair" and order.starts:
            raise TableError("page-fair-needs-words")
        await self.admission.admit(visitor)  # before anything of theirs is read
        if isinstance(order.scenario, str) and not order.packs:
            game = self.game_of(order.scenario, order.knobs)
        else:
            game = await self.aside(self.game_of, order.scenario, order.knobs, order.packs)
        for seat, asked in order.seats.items():
            if seat not in game.seats:
                raise UnknownName(A_SEAT, seat, game.seats)
            policy_for(game.system, asked.policy or game.scenario.seats[seat].policy)
        settings = table_settings(order.dice, seed=order.seed, pace=order.pace, packs=order.packs)
        name = await self.lay(visitor, game, order.seats, settings)
        if order.starts:
            await self.begin(name)
        return name

    async def lay(self, visitor: str, game: Game, orders: Mapping[str, SeatOrder], settings: Mapping[str, Any]) -> str:
        """A new table in the store, at which nothing is played yet; returns its name."""
        name, now, guest = fresh_name(), self.store.clock(), hashed(visitor)
        rows, grants = [], [(guest, Grant(name, HOST))]
        for place, (seat, model) in enumerate(game.scenario.seats.items()):
            order = orders.get(seat, SeatOrder())
            sitting = BOT if order.sitting == "engine" else PERSON
            rows.append(
                SeatRow(seat=seat, place=place, sitting=sitting, policy=order.policy or model.policy, nick=order.nick)
            )
            if order.sitting == "here":
                grants.append((guest, Grant(name, SEAT, seat)))
        row = TableRow(
            id=name,
            created=now,
            touched=now,
            system=game.system.id,
            scenario=dict(game.scenario.data),
            settings=dict(settings),
        )
        await self.add_table(visitor, row, rows, grants)
        return name

    async def add_table(
        self, visitor: str, row: TableRow, seats: list[SeatRow], grants: list[tuple[str, Grant]]
    ) -> None:
        """Keep a new table for a visitor who may have one more; every new table comes through here."""
        await self.admission.admit(visitor)
        await self.disk(self.store.add_table, row, seats, grants)

    async def begin(self, name: str) -> None:
        """Begin the match of a table."""
        room = await self.room(name)
        table = room.table

        async def doing() -> None:
            if table.match is not None:
                return
            people = table.people
            dice = self._dice(table.row)
            if isinstance(dice, FairDice) and not any(dice.shares.values()):
                raise TableError("page-fair-needs-words")
            match = Match(table.game, dice, master=table.game.master in people, people=people)
            number = len(await self.disk(self.store.matches_of, name))
            await self.begin_with(table, match, dice, number)

        await table.act(doing)

    async def begin_with(self, table: TableSession, match: Match, dice: Dice, number: int) -> None:
        """Keep a match, new or brought in, as the one this table plays; call it within an act."""
        now = self.store.clock()

        def told(place: int) -> list[dict[str, Any]]:
            return [event.plain() for event in match.events_of(place)]

        entries = [
            EntryRow(number=place, at=now, asked=len(match.record), body=entry.plain(), told=told(place))
            for place, entry in enumerate(match.record)
        ]
        row = MatchRow(
            id=fresh_name(),
            table=table.id,
            number=number,
            begun=now,
            system=table.game.system.id,
            rules_version=table.game.system.rules_version,
            content_hash=table.game.content.hash,
            scenario=dict(table.game.scenario.data),
            dice=dice.plain(),
            master=match.play.master is not None,
            people=match.people,
            opening=told(-1),
        )
        await table.begin(match, row, entries)

    def _dice(self, row: TableRow) -> Dice:
        settings = row.settings
        seed = settings.get("seed") or secrets.token_hex(16)
        if settings["dice"] == "typed":
            return TypedDice(seed)
        if settings["dice"] == "seeded":
            return SeededDice(seed)
        return FairDice(settings["secret"], dict(row.standing.get("shares", {})))

    def commitment(self, row: TableRow) -> str:
        """What fair dice promise before anybody adds words; empty where the dice are others."""
        secret = row.settings.get("secret")
        return FairDice(secret).commitment if secret else ""

    async def share(self, name: str, seat: str, words: str) -> None:
        """A seat's own words, mixed into fair dice before the first is cast; words that are in them may come again."""
        table = (await self.room(name)).table

        async def doing() -> None:
            own = tidy_name(words)
            if table.match is None:
                await table.stand({"shares": {**table.row.standing.get("shares", {}), seat: own}})
            elif table.match.dice.plain().get("shares", {}).get(seat) != own:
                raise TableError("page-begun-already")

        await table.act(doing)

    # Finding a table.

    async def room(self, name: str) -> Room:
        """The table of that name, read from the store if nobody has looked at it yet."""
        now = asyncio.get_running_loop().time()
        room = self._rooms.get(name)
        if room is not None:
            room.used = now
            return room
        if not is_name(name):
            raise NoSuchTable
        async with self._opening.setdefault(name, asyncio.Lock()):
            try:
                if name not in self._rooms:
                    room = self._rooms.setdefault(name, await self._read(name))
                    room.used = now
                    self._still_open()
                    room.engine.wake()
            finally:  # also of a name that nobody has: strangers may try as many as they like
                self._opening.pop(name, None)
        return self._rooms[name]

    async def _read(self, name: str) -> Room:
        found = await self.disk(self.store.table, name)
        if found is None:
            raise NoSuchTable
        row, seats = found
        library = await self._shelf(row.settings.get("packs", ()))
        system = library.system(row.system)
        game = library.game_from(system, row.scenario, "the table")
        engines: list[BotRunner] = []

        def told() -> None:
            self.bell.ring(name)
            for engine in engines:
                engine.wake()

        table = TableSession(row, seats, game, store=self.store, disk=self.disk, told=told)
        if row.match is not None:
            kept = await self.disk(self.store.match, row.match)
            if kept is None:
                raise NoSuchTable
            table.load(kept)
        lease = self._neighbours.lease(name) if self._neighbours is not None else None
        engines.append(BotRunner(table, self.bot_pool, tuple(map(str, library.folders)), lease))
        room = Room(table, SnapshotBuilder(table, self._words_from(library, game)), engines[0], library)
        if self._neighbours is not None:
            self._neighbours.greet(room)
        return room

    async def tables_of(self, visitor: str) -> list[str]:
        """The tables a visitor has something to do with, the newest first."""
        grants = await self.disk(self.store.grants, hashed(visitor))
        return list(dict.fromkeys(grant.table for grant in grants))

    async def knows(self, visitor: str) -> bool:
        """Has a visitor anything here already?"""
        guest = hashed(visitor)
        return bool(await self.disk(self.store.grants, guest)) or await self.disk(
            self.store.admission.is_welcome, guest
        )

    async def forget(self, visitor: str) -> None:
        """A visitor holds nothing here any more; open sockets of that visitor end."""
        for name in await self.disk(self.store.forget, hashed(visitor)):
            if name in self._rooms:
                self._rooms[name].keys += 1
                self.bell.ring(name)

    # Who may do what.

    async def access(self, visitor: str, name: str) -> Access:
        """What a visitor may do at a table."""
        room = await self.room(name)
        grants = await self.disk(self.store.grants, hashed(visitor), name)
        return Access.of(grants, room.table.seats)

    async def invite(self, visitor: str, name: str, seat: str | None) -> str:
        """A new link to a seat, or for onlookers (None); only the host hands them out."""
        access = await self.access(visitor, name)
        room = await self.room(name)
        if not access.host or (seat is not None and seat not in room.table.seats):
            raise NotYours
        word = fresh_secret()
        grant = Grant(name, ONLOOKER) if seat is None else Grant(name, SEAT, seat)
        await self.disk(self.store.add_link, hashed(word), grant)
        return word

    async def invitation(self, word: str) -> Grant:
        """What a link leads to."""
        grant = await self.disk(self.store.link, hashed(word))
        if grant is None:
            raise NoSuchTable("page-unknown-link")
        return grant

    async def accept(self, visitor: str, word: str, nick: str = "") -> Grant:
        """A visitor takes the seat a link leads to. The engine leaves it, if it was there."""
        grant = await self.invitation(word)
        await self.disk(self.store.grant, hashed(visitor), grant)
        if grant.role == SEAT:
            room = await self.room(grant.table)
            await room.table.seat_person(grant.seat, tidy_name(nick) or None)
        return grant

    async def hand_over(self, visitor: str, name: str, seat: str, policy: str = "") -> None:
        """Let the engine play a seat: the own one, or any as host or master."""
        access, table = await self.access(visitor, name), (await self.room(name)).table
        if not (access.host or seat in access.seats or table.game.master in access.seats):
            raise NotYours
        if policy:
            policy_for(table.game.system, policy)
        await table.seat_bot(seat, policy or None)

    async def take_over(self, visitor: str, name: str, seat: str) -> None:
        """Take a seat back from the engine: one that is one's own, or any as host."""
        access, table = await self.access(visitor, name), (await self.room(name)).table
        if seat not in table.seats or not (access.host or seat in access.seats):
            raise NotYours
        if seat not in access.seats:
            await self.disk(self.store.grant, hashed(visitor), Grant(name, SEAT, seat))
        await table.seat_person(seat)

    async def revoke(self, visitor: str, name: str, seat: str) -> None:
        """Nobody holds the seat any more, no link leads to it, and the engine plays it until somebody comes."""
        access = await self.access(visitor, name)
        room = await self.room(name)
        if not access.host or seat not in room.table.seats:
            raise NotYours
        await self.disk(self.store.revoke, name, seat)
        room.keys += 1
        await room.table.seat_bot(seat)
        self.bell.ring(name)
