"""A table as pages, sockets and the API use it: snapshots to read, acts to change it, and who is connected.

The match stays behind it. No public attribute leads to the session, the match, the play or the dice.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from holmgang.kernel.library import Library
from holmgang.kernel.words import Words
from holmgang.table.service.access import Access
from holmgang.table.service.advice import Adviser
from holmgang.table.service.bot_runner import BotRunner
from holmgang.table.service.drafts import answer_of
from holmgang.table.service.errors import NotYours
from holmgang.table.service.snapshots import SnapshotBuilder, looks_of, opening
from holmgang.table.service.table_session import TableSession, Taken
from holmgang.table.snapshot import DiceProof, DraftInputs, Look, MasterView, Snapshot, TableInfo, TableStatus, Tip


class Presence:
    """The seats that are connected to a table, in this process and in others."""

    def __init__(self) -> None:
        self.here: dict[str, int] = {}
        """The number of devices of each seat that are connected to this process."""
        self.elsewhere: dict[str, frozenset[str]] = {}
        """The seats that are connected to other processes, by the name of the process."""
        self.on_change: Callable[[], None] = lambda: None
        self._lost: set[str] = set()

    @property
    def lost(self) -> tuple[str, ...]:
        """The seats whose last device vanished without a farewell, sorted."""
        return tuple(sorted(self._lost.difference(self.seats)))

    @property
    def counts(self) -> dict[str, int]:
        """On how many devices each seat is connected, as far as is known."""
        counts = dict(self.here)
        for seats in self.elsewhere.values():
            for seat in seats:
                counts[seat] = counts.get(seat, 0) + 1
        return counts

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that are connected, sorted."""
        return tuple(sorted(seat for seat, count in self.counts.items() if count))

    def arrive(self, seats: Iterable[str]) -> None:
        """Note that a device with these seats is connected."""
        for seat in seats:
            self.here[seat] = self.here.get(seat, 0) + 1
            self._lost.discard(seat)
        self.on_change()

    def leave(self, seats: Iterable[str], *, lost: bool = False) -> None:
        """Note that it is connected no more; ``lost``: it vanished without a farewell."""
        for seat in seats:
            self.here[seat] = max(0, self.here.get(seat, 0) - 1)
            if lost:
                self._lost.add(seat)
        self.on_change()


class OpenTable:
    """One table in the memory of this process. Other processes may have it open too.

    ``library`` is the library the table is played from, with its uploaded packs. ``access_changes`` is raised whenever
    a visitor loses a right here: open sockets then look up their access again. ``used`` is when the table was last
    asked for, by the clock of the event loop.
    """

    def __init__(
        self, session: TableSession, snapshots: SnapshotBuilder, bots: BotRunner, library: Library, adviser: Adviser
    ) -> None:
        self._session, self._snapshots, self._bots, self._adviser = session, snapshots, bots, adviser
        self.library = library
        self.presence = Presence()
        self.access_changes = 0
        self.used = 0.0

    @property
    def ready(self) -> tuple[str, ...]:
        """The seats whose players are ready to begin."""
        return self._session.ready

    async def set_ready(self, seats: Iterable[str], ready: bool) -> None:
        """Note whether the players of some seats are ready to begin."""
        for seat in seats:
            await self._session.set_ready(seat, ready)

    # Reading

    @property
    def id(self) -> str:
        return self._session.id

    @property
    def version(self) -> str:
        """The newest version; a snapshot of it may be taken under the lock only."""
        return self._session.version

    @property
    def guided(self) -> str | None:
        """The seat that the guide of a first fight speaks to, if this fight has a guide."""
        return self._snapshots.guided

    @property
    def info(self) -> TableInfo:
        """The system, the title, the seats and the house rules."""
        return TableInfo.of(self._session.game)

    def opening(self, lang: str) -> Snapshot:
        """Return the start of the match as an onlooker sees it, also before it begins."""
        return opening(self._session.game, self.words(lang))

    async def scenario_for(self, seats: Sequence[str]) -> Mapping[str, Any]:
        """Return the scenario, until the match is over without what the holder of these seats may not know.

        A visitor who holds several seats gets what a spectator may know. So does each visitor before the match begins:
        until then seats can be swapped.
        """
        async with self._session.lock:
            data, match = dict(self._session.row.scenario), self._session.match
            if match is None or not match.over:
                seat = seats[0] if len(seats) == 1 and match is not None else None
                data = self._session.game.known_scenario(data, seat)
            return data

    @property
    def packs(self) -> Sequence[str]:
        """The texts of the table's uploaded packs."""
        packs: Sequence[str] = self._session.row.settings.get("packs", ())
        return packs

    @property
    def heroes(self) -> Mapping[str, str]:
        """The stored heroes that play here, by token."""
        placed: Mapping[str, Mapping[str, Any]] = self._session.row.settings.get("heroes", {})
        return {token: str(one["hero"]) for token, one in placed.items() if one.get("hero")}

    def hero_won(self, token: str, winners: Collection[str]) -> bool:
        """Return whether a hero is on a winning side: by the seat that the set-up gives it, or the one of its name."""
        game = self._session.game
        rules, sides = game.system.heroes, game.system.sides(game.scenario)
        entries = game.scenario.data.get("setup", {}).get(rules.group, {}) if rules is not None else {}
        seats = (str((entries.get(token) or {}).get("seat") or token), token)
        return any(sides.get(seat) in winners for seat in seats)

    @property
    def looks(self) -> Mapping[str, Look]:
        """The looks of the heroes, by token."""
        return looks_of(self._session.row)

    @property
    def busy(self) -> bool:
        """True while an act or a bot is at work."""
        return self._bots.busy or self._session.lock.locked()

    def words(self, lang: str) -> Words:
        """Return the words of the table without the names of any moment."""
        return self._snapshots.words(lang)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[SnapshotBuilder]:
        """Hold the table's lock: the status and the snapshots taken within belong to one version."""
        async with self._session.lock:
            yield self._snapshots

    async def status(self) -> TableStatus:
        """Return what every visitor with access may know."""
        async with self.reading() as snapshots:
            return snapshots.status()

    async def snapshot(self, seat: str | None, lang: str) -> Snapshot:
        """Return what a seat (None: an onlooker) sees now; raise :class:`TableError` before the match begins."""
        async with self.reading() as snapshots:
            return snapshots.snapshot(seat, lang)

    async def master_view(self, lang: str) -> MasterView:
        """Return what only the master's seat sees. The caller has checked that the visitor holds it."""
        async with self.reading() as snapshots:
            return snapshots.master_view(lang)

    async def dice_proof(self) -> DiceProof:
        """Return what can be proved of the dice; raise :class:`TableError` before the match begins."""
        async with self.reading() as snapshots:
            return snapshots.dice_proof()

    async def advise(self, seat: str, lang: str, inputs: DraftInputs) -> AsyncIterator[tuple[Tip, ...]]:
        """Yield advice on the question of the inputs, each better founded than the one before; none if it is off."""
        async with self._session.lock:
            found = self._snapshots.question(seat, lang, inputs) if self._session.match is not None else None
        if found is None:
            return
        question, teller = found
        async for advice in self._adviser.advise(question):
            yield tuple(
                Tip(teller.answer(question, one.answer), one.share, one.low, one.high, one.worlds) for one in advice
            )

    # Acting. The session documents each act.

    async def answer(
        self, seat: str, raw: Any, *, serial: int, about: str = "", purpose: str = "", key: str = ""
    ) -> Taken:
        """Answer for a seat."""
        return await self._session.answer(seat, raw, serial=serial, about=about, purpose=purpose, key=key)

    async def send(self, seat: str, lang: str, inputs: DraftInputs, *, serial: int, key: str = "") -> Taken:
        """Answer for a seat with the inputs of a tab; raise ``AnswerRefused`` if something is missing."""
        async with self._session.lock:
            current = serial == self._session.serial
            found = self._snapshots.question(seat, lang, inputs)
            raw = answer_of(found[1], found[0], inputs) if found is not None and current else None
        about, purpose = (found[0].about, found[0].purpose) if found is not None else ("", "")
        return await self._session.answer(seat, raw, serial=serial, about=about, purpose=purpose, key=key)

    async def confirm(self, seat: str, *, serial: int, key: str = "") -> Taken:
        """Confirm the seat's answers to a joint question."""
        return await self._session.confirm(seat, serial=serial, key=key)

    async def undo(self, seat: str, *, keep: int | None = None) -> Taken:
        """Undo the seat's last decision, or all but the first ``keep`` answers."""
        return await self._session.undo(seat, keep=keep)

    async def consent(self, seat: str, agreed: bool, *, beside: Sequence[str] = ()) -> Taken:
        """Agree to the open undo request, or end it."""
        return await self._session.consent(seat, agreed, beside=beside)

    async def pass_on(self, seat: str, *, serial: int) -> Taken:
        """Pass now, and again until something changes."""
        return await self._session.pass_on(seat, serial=serial)

    async def stop_passing(self, seat: str) -> None:
        """Ask the seat again from now on."""
        await self._session.stop_passing(seat)

    async def roll_for(self, seat: str, *, serial: int, always: bool = False, key: str = "") -> Taken:
        """Roll the typed dice that the seat is asked for."""
        return await self._session.roll_for(seat, serial=serial, always=always, key=key)

    async def type_dice(self, seat: str) -> None:
        """Let the seat type its dice again."""
        await self._session.let_roll(seat, seat, rolls=False)

    async def set_advice(self, access: Access, on: bool) -> None:
        """Turn advice on or off for all seats; raise :class:`NotYours` for all but the host."""
        if not access.host:
            raise NotYours
        await self._session.set_advice(on)

    def skip_pauses(self) -> None:
        """Let the bots act without pauses until a person is asked again."""
        self._bots.hurry()
