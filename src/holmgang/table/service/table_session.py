"""One table in memory: its lock, its match, its rows in the store, and everything players can do to it.

Every act runs under the table's lock. It changes the match, writes the new entries, and only then counts. If the store
refuses, the match in memory is dropped and read again, so memory is never ahead of the store. Where several processes
serve one table, the store decides which of them was first; the other reads what is new and repeats its act.

``serial`` numbers the open question: it is the length of the record when the question was opened. An answer names the
serial it is meant for and is stale under any other. A joint question keeps its serial while its parts are answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from itertools import accumulate
from typing import Any, TypeVar

from holmgang.kernel import codec
from holmgang.kernel.checkpoint import Checkpoint
from holmgang.kernel.dice import OpenDice, SeededDice, TypedDice, dice_from
from holmgang.kernel.errors import HolmgangError, InputRefused, NotAsked, UndoRefused, as_told
from holmgang.kernel.events import Event, event_from
from holmgang.kernel.guides import Coaching, Guide, coaching, learner
from holmgang.kernel.match import Match
from holmgang.kernel.questions import REQUIRED, Choose, Offering, Question, Roll
from holmgang.kernel.record import Answered, Confirmed, RecordEntry, Seated, Undone, entry_from
from holmgang.kernel.record import kept as kept_of
from holmgang.kernel.sums import Phrase, phrase
from holmgang.kernel.system import Game
from holmgang.kernel.verify import other_rules
from holmgang.table.service.access import BOT, PERSON
from holmgang.table.service.errors import KeyUsed, NoSuchTable, NotYours, StaleAnswer, TableClosed, TableError
from holmgang.table.store import EntryRow, Kept, MatchRow, SeatRow, Store, StoreConflict, TableRow

T = TypeVar("T")
LASTING = ("notes", "stop", "rolled", "advice")
"""Names under ``standing`` that last from one match of a table to the next."""
NEXT = "next"
"""The name under ``standing`` of the table to which the players have gone for another match."""
PASSING = "passing"
"""The name under ``standing`` of the seats' orders to pass."""
DECLINED = "declined"
"""The name under ``standing`` of the offers that seats have declined, by seat and question, each with its options."""
MOST_TRIES = 30
"""So often an act is repeated because another process wrote first. One of them wins each time, so waits are short."""
RunStore = Callable[..., Awaitable[Any]]
"""Runs a call of the store in a thread and returns its result."""


@dataclass(frozen=True)
class Taken:
    """An act was carried out and stored. ``again``: it had been carried out before, under the same key."""

    version: str
    again: bool = False


@dataclass(frozen=True)
class PassOrder:
    """The question that a seat passes until something changes: its purpose, step and options."""

    purpose: str
    step: int
    options: list[str]

    @classmethod
    def of(cls, match: Match, question: Choose) -> PassOrder:
        """Return the order to pass the question that is open now."""
        return cls(question.purpose, match.steps, [option.id for option in question.options])

    def plain(self) -> dict[str, Any]:
        """Return the order as it is stored."""
        return asdict(self)


class TableSession:
    """One table, in step with its store. Change it through its acts; read it under :attr:`lock`.

    ``frozen`` says why the match can only be read, if so; ``fault`` says why the bots have stopped. ``guide`` explains
    a first fight. ``on_change`` is called after every change.
    """

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        game: Game,
        *,
        store: Store,
        run_store: RunStore,
        on_change: Callable[[], None],
    ) -> None:
        self.row, self.game, self.lock = row, game, asyncio.Lock()
        self.seats = {seat.seat: seat for seat in seats}
        self.match: Match | None = None
        self.match_row: MatchRow | None = None
        self.frozen: Phrase | None = None
        self.fault: str | None = None
        self.guide: Guide | None = None
        self.gives_secretly = False
        self.serial = 0
        self.since = row.touched
        self.on_change, self._store, self._run_store = on_change, store, run_store
        self._stored = 0
        """The number of entries of the record that are in the store."""
        self._keys: dict[str, tuple[int, bool]] = {}
        """The keys of the acts so far: the serial each was meant for, and whether it confirmed."""
        self._open: Question | None = None
        self._behind = False
        """The store knows more than this process: read the table again before the next act."""
        self._acts: set[asyncio.Task[Any]] = set()
        self._coached: tuple[Match, int, dict[str, Coaching]] | None = None
        """The advice of the guide by seat, in this match with so many entries."""

    # Reading

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> str:
        """A text that changes with every change and stays the same over a restart."""
        return f"{self.row.match or ''}.{self._stored}.{self.row.revision}"

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that persons play now."""
        return tuple(name for name, seat in self.seats.items() if seat.sitting == PERSON)

    @property
    def playing(self) -> bool:
        """True while a match is open and can be continued."""
        return self.match is not None and not self.match.over and self.frozen is None

    @property
    def paused(self) -> bool:
        """True while the master pauses the match."""
        return bool(self.row.standing.get("paused"))

    @property
    def advice(self) -> bool:
        """True while the host has advice turned on."""
        return bool(self.row.standing.get("advice"))

    @property
    def undo_asked(self) -> Mapping[str, Any] | None:
        """The undo request that waits for consent: by, keep, given."""
        asked: Mapping[str, Any] | None = self.row.standing.get("undo")
        return asked

    @property
    def reasons(self) -> Mapping[str, str]:
        """The master's reasons for undoing, by the number of undos before each."""
        reasons: Mapping[str, str] = self.row.standing.get("reasons", {})
        return reasons

    @property
    def passing(self) -> Mapping[str, Any]:
        """The seats that pass until something changes, each with its order as it is stored."""
        orders: Mapping[str, Any] = self.row.standing.get(PASSING, {})
        return orders

    @property
    def rolled(self) -> Mapping[str, bool]:
        """The seats for which the table rolls where others type their dice."""
        seats: Mapping[str, bool] = self.row.standing.get("rolled", {})
        return seats

    def undo_missing(self) -> tuple[str, ...]:
        """Return the seats whose consent the undo request still needs."""
        asked = self.undo_asked
        if asked is None or self.match is None:
            return ()
        needed = self.match.consent_needed(asked["by"], asked["keep"])
        return tuple(name for name in needed if name not in asked["given"])

    @property
    def confirms_alone(self) -> bool:
        """True if the table confirms a joint question for its only person, who has answered and waits for no other.

        After an undo the person confirms: else the undone confirmation would come back by itself.
        """
        match = self.match
        joint = match.joint if match is not None else None
        if match is None or joint is None or joint.question.first or self.fault or self.frozen:
            return False
        people = [seat for seat in joint.question.seats if self.seats[seat].sitting != BOT]
        reconsiders = bool(match.record) and isinstance(match.record[-1], Undone)
        return len(people) == 1 and joint.next_open(people) is None and not reconsiders

    def needs_no_person(self, question: Question) -> bool:
        """Return whether the table answers for the person on the question's seat, who has nothing to decide.

        That is so where the player passes, where the only possible answer gives nothing away, where the player has
        declined the same offer before, and where a master has not asked to be stopped for corrections.
        """
        if self.match is None or self.fault:
            return False
        return self._is_decided(question) or passes(self.match, self.row.standing, question)

    def _is_decided(self, question: Question) -> bool:
        """Return whether a person would have nothing to decide, passing aside.

        A question at which the guide of a first fight has something to say is put all the same.
        """
        return self._has_no_choice(question) and not self._is_explained(question)

    def coached(self, seat: str) -> Coaching:
        """Return what the guide says to a seat now; the table has a guide and a match.

        The guide reads the whole match, and several readers and rules ask for its advice after every entry.
        """
        guide, match = self.guide, self.match
        assert guide is not None
        assert match is not None
        if self._coached is None or self._coached[0] is not match or self._coached[1] != len(match.record):
            self._coached = (match, len(match.record), {})
        known = self._coached[2]
        if seat not in known:
            known[seat] = coaching(guide, match, seat)
        return known[seat]

    def _is_explained(self, question: Question) -> bool:
        guide, match = self.guide, self.match
        if guide is None or match is None or question.seat != learner(guide, self.game):
            return False
        return self.coached(question.seat).live

    def _has_no_choice(self, question: Question) -> bool:
        if type(question) is Roll:
            return False
        if self._is_unasked_ruling(question):
            return True
        if question.offer and self._declined(question.seat).get(_offer(question)) == _terms(question):
            return True
        return self._is_foregone(question)

    def _is_unasked_ruling(self, question: Question) -> bool:
        """Return whether the master only may rule here, and has not asked to be stopped for that."""
        return question.offer and question.ruling and self.row.standing.get("stop") is not True

    def _is_foregone(self, question: Question) -> bool:
        """Return whether just one answer is possible and no other person could learn something from its pace."""
        return not self._is_watched(question) and question.foregone is not REQUIRED

    def _is_watched(self, question: Question) -> bool:
        """Return whether the number of possible answers is a secret, and other people could guess it from the pace."""
        return question.hides and self.people != (question.seat,)

    def is_secretly_foregone(self, question: Question) -> bool:
        """Return whether a person's only possible answer has to come as late as one that was thought over."""
        watched = self.gives_secretly and question.seat in self.people and self._is_watched(question)
        return watched and question.foregone is not REQUIRED and not self._is_explained(question)

    def _declined(self, seat: str) -> Mapping[str, Any]:
        offers: Mapping[str, Any] = self.row.standing.get(DECLINED, {}).get(seat, {})
        return offers

    @property
    def declining(self) -> tuple[str, ...]:
        """The seats that have declined an offer and are not asked again while it stays the same."""
        return tuple(seat for seat, offers in self.row.standing.get(DECLINED, {}).items() if offers)

    def may_pass(self, seat: str) -> bool:
        """Return whether the seat may pass the open question until something changes."""
        match = self.match
        if match is None or match.joint is not None or self.may_answer(seat) != seat:
            return False
        return may_be_passed(match.question)

    def may_answer(self, seat: str) -> str | None:
        """Return the seat for which a person on ``seat`` may answer the open question now, or None.

        Dice of bots' seats lie open on the table: any person may type them in.
        """
        match = self.match
        if match is None or self.frozen or match.question is None or self.seats[seat].sitting == BOT:
            return None
        if match.joint is None:
            question = match.question
            if question.seat == seat:
                return seat
            if type(question) is Roll and self.seats[question.seat].sitting == BOT and seat in self.people:
                return question.seat
            return None
        return seat if seat in match.joint.question.seats else None

    def already_done(self, seat: str, key: str, serial: int, *, confirms: bool = False) -> bool:
        """Return whether the seat has done this already, under this key.

        Raise :class:`KeyUsed` for a key that it has used for another question, or to answer where it now confirms:
        reporting such an act as done would lose it.
        """
        used = self._keys.get(_stored_key(seat, key) or "")
        if used is not None and used != (serial, confirms):
            raise KeyUsed
        return used is not None

    # Running an act

    async def act(self, doing: Callable[[], Awaitable[T]]) -> T:
        """Run an act under the lock and finish it even if the caller is cancelled meanwhile.

        If another process has written first, the act is repeated on what that process wrote.
        """

        async def locked() -> T:
            async with self.lock:
                for _ in range(MOST_TRIES):
                    if self._behind:
                        await self.reload()
                    try:
                        return await doing()
                    except StoreConflict:
                        self._behind = True
                    except BaseException:
                        if self._behind:  # read again at once; if that fails too, before the next act
                            with suppress(Exception):
                                await self.reload()
                        raise
                raise StaleAnswer

        task = asyncio.create_task(locked())
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return await asyncio.shield(task)

    async def settle(self) -> None:
        """Wait for the acts that are running."""
        while self._acts:
            await asyncio.wait(set(self._acts))

    # Acts of players

    async def answer(
        self, seat: str, raw: Any, *, serial: int, about: str = "", purpose: str = "", key: str = ""
    ) -> Taken:
        """Answer for a seat. Two answers with one ``key`` are one; raise :class:`StaleAnswer` for an old ``serial``."""

        async def doing() -> Taken:
            match = self._running()
            if self.already_done(seat, key, serial):
                return Taken(self.version, again=True)
            if serial != self.serial:
                raise StaleAnswer
            for_seat = self.may_answer(seat)
            if for_seat is None:
                raise StaleAnswer("page-not-asked")
            question = match.open_question(for_seat, about, purpose)
            match.give(question, raw)
            declined = self._after_offer(question, match.kept[-1]) if question.offer else {}
            await self._write(_stored_key(seat, key), {**self._without_order(seat), **declined})
            await self._answer_decided()
            return Taken(self.version)

        return await self.act(doing)

    async def answer_for_bot(self, question: Question, raw: Any, *, serial: int, still_due: Callable[[], bool]) -> bool:
        """Give an answer that no person gives; return False if the question is not open any more.

        While the answer was worked out, an answer may have been undone or given, or a person may have taken the seat:
        ``still_due`` tells whether the answer is due even now.
        """

        async def doing() -> bool:
            match = self.match
            if match is None or not self.playing or serial != self.serial or self.undo_asked or self.paused:
                return False
            still_open = match.asked(question.seat) if match.joint is None else match.joint.unanswered(question.seat)
            if not any(part is question for part in still_open) or not still_due():
                return False
            try:
                match.give(question, raw)
            except NotAsked:  # another process has answered it meanwhile
                return False
            await self._write(None)
            await self._answer_decided()
            return True

        return await self.act(doing)

    async def confirm(self, seat: str, *, serial: int, key: str = "", bot: bool = False) -> Taken:
        """Confirm the seat's answers to a joint question; with ``bot``, only while a bot plays the seat."""

        async def doing() -> Taken:
            match = self._running()
            if self.already_done(seat, key, serial, confirms=True):
                return Taken(self.version, again=True)
            if serial != self.serial or match.joint is None or (bot and self.seats[seat].sitting != BOT):
                raise StaleAnswer
            if match.joint.confirmed.get(seat):
                return Taken(self.version, again=True)
            match.confirm(seat)
            await self._write(_stored_key(seat, key))
            await self._answer_decided()
            return Taken(self.version)

        return await self.act(doing)

    async def undo(self, seat: str, *, keep: int | None = None, reason: str = "") -> Taken:
        """Undo the seat's last decision, or all but the first ``keep`` answers.

        If other seats have to agree, they are asked and answer with :meth:`consent`; a second request replaces the
        first. The master needs no consent: it is a ruling, and the log names the master and the reason.
        """

        async def doing() -> Taken:
            match = self._running(ended=True)
            back = self._last_decision(match, seat) if keep is None else keep
            if back is None or not 0 <= back < len(match.kept):
                raise TableError("page-nothing-to-undo")
            if self._record_seats():
                await self._write(None)
            if match.consent_needed(seat, back):
                await self.set_standing({"undo": {"by": seat, "keep": back, "given": []}})
            else:
                await self._undo(seat, back, (), reason)
            return Taken(self.version)

        return await self.act(doing)

    async def consent(self, seat: str, agreed: bool, *, beside: Sequence[str] = ()) -> Taken:
        """Agree to the open undo request, or end it by disagreeing.

        ``beside`` are the other seats of the same device: they are asked once, together.
        """

        async def doing() -> Taken:
            self._running(ended=True)
            asked = self.undo_asked
            if asked is None:
                raise StaleAnswer
            if not agreed:  # any seat concerned may end it, the one that asked included
                await self.set_standing({"undo": None})
            else:
                agreeing = [name for name in self.undo_missing() if name in (seat, *beside)]
                if agreeing:
                    asked = {**asked, "given": [*asked["given"], *agreeing]}
                    await self.set_standing({"undo": asked}, notify=False)
                if not self.undo_missing():
                    await self._undo(asked["by"], asked["keep"], tuple(asked["given"]))
            self.on_change()
            return Taken(self.version)

        return await self.act(doing)

    async def pass_on(self, seat: str, *, serial: int) -> Taken:
        """Pass now, and again until the seat is asked something else, with other options or in another step."""

        async def doing() -> Taken:
            match = self._running()
            question = match.question
            if serial != self.serial or self.may_answer(seat) != seat or not isinstance(question, Choose):
                raise StaleAnswer
            if not self.may_pass(seat):
                raise TableError("page-cannot-pass")
            orders = {**self.passing, seat: PassOrder.of(match, question).plain()}
            match.give(question, question.default)
            await self._write(None, {PASSING: orders})
            await self._answer_decided()
            return Taken(self.version)

        return await self.act(doing)

    async def stop_passing(self, seat: str) -> None:
        """Ask the seat again from now on."""

        async def doing() -> None:
            if seat in self.passing or seat in self.declining:
                await self.set_standing({**self._without_order(seat), **self._without_offers(seat)})

        await self.act(doing)

    async def roll_for(self, seat: str, *, serial: int, always: bool = False, key: str = "") -> Taken:
        """Roll the typed dice that the seat is asked for; with ``always``, from now on as well."""
        if self.already_done(seat, key, serial):
            return Taken(self.version, again=True)
        match = self.match
        question = match.question if match is not None else None
        if match is None or serial != self.serial or type(question) is not Roll or self.may_answer(seat) is None:
            raise StaleAnswer
        faces = faces_for(match, question)
        if always:  # the order is enough: this roll is the first that the table makes by it
            await self.let_roll(seat, question.seat, rolls=True)
            return Taken(self.version)
        return await self.answer(seat, faces, serial=serial, key=key)

    async def let_roll(self, seat: str, whose: str, *, rolls: bool) -> None:
        """Let the table roll for a seat from now on, or its person: the own seat, or one that a bot plays."""
        if whose != seat and whose in self.people:
            raise NotYours
        await self.act(lambda: self.set_standing({"rolled": {**self.rolled, whose: rolls}}))

    async def set_advice(self, on: bool) -> None:
        """Turn advice on or off for all seats."""
        await self.act(lambda: self.set_standing({"advice": on}))

    @property
    def ready(self) -> tuple[str, ...]:
        """The seats whose players are ready to begin."""
        return tuple(self.row.standing.get("ready", ()))

    async def set_ready(self, seat: str, ready: bool) -> None:
        """Note whether the player of a seat is ready to begin."""
        seats = [one for one in self.seats if (one == seat and ready) or (one != seat and one in self.ready)]
        await self.act(lambda: self.set_standing({"ready": seats}))

    async def seat_person(self, seat: str, nick: str | None = None) -> None:
        """Give the seat to a person."""
        await self._sit(seat, PERSON, nick)

    async def seat_bot(self, seat: str, policy: str | None = None) -> None:
        """Let a bot play the seat from now on."""
        await self._sit(seat, BOT, None, policy)

    async def _sit(self, seat: str, sitting: str, nick: str | None, policy: str | None = None) -> None:
        async def doing() -> None:
            old = self.seats.get(seat)
            if old is None:
                raise NotYours
            new = replace(
                old,
                sitting=sitting,
                nick=old.nick if nick is None else nick,
                policy=old.policy if policy is None else policy,
            )
            if new != old:
                self.seats[seat] = new
                await self.set_standing({}, seats=[new])
                if self._record_seats():
                    await self._write(None)

        await self.act(doing)

    def _record_seats(self) -> bool:
        """Bring the record up to date with the seats; return whether the store lacks any of it.

        A saved match can only prove an undo if it says whose consent that took. A change that was not recorded when it
        happened (the process ended in between) is recorded before the next undo.
        """
        if self.match is None or self.frozen is not None:
            return False
        for name, seat in self.seats.items():
            self.match.seat(name, person=seat.sitting == PERSON)
        return len(self.match.record) > self._stored

    async def _undo(self, seat: str, keep: int, consent: tuple[str, ...], reason: str = "") -> None:
        match = self._running(ended=True)
        if reason:  # stored before the undo: a reason without an undo is never shown
            number = sum(isinstance(entry, Undone) for entry in match.record)
            await self.set_standing({"reasons": {**self.reasons, str(number): reason}}, notify=False)
        self._record_seats()
        try:
            match.undo(seat, keep=keep, consent=consent)
        except (UndoRefused, NotAsked):
            raise TableError("page-nothing-to-undo") from None
        await self._write(None, {DECLINED: {}} if self.declining else None)
        await self._answer_decided()

    def _last_decision(self, match: Match, seat: str) -> int | None:
        """Return the place of the seat's last answer that had an alternative: the others were the table's."""
        place, twin = match.last_of(seat), match.fork()
        while place is not None:
            twin.undo(seat, keep=place, consent=match.game.seats)
            asked = twin.asked(seat)
            if not (asked and all(self._is_foregone(one) or self._is_unasked_ruling(one) for one in asked)):
                return place
            place = twin.last_of(seat)
        return None

    def _after_offer(self, question: Question, entry: Any) -> dict[str, Any]:
        """Return the change of ``standing`` after an answer to an offer: a declined one is not put again."""
        name, offers = _offer(question), dict(self._declined(question.seat))
        offers.pop(name, None)
        if entry.answer == question.read(question.default):
            offers[name] = _terms(question)
        return {DECLINED: {**self.row.standing.get(DECLINED, {}), question.seat: offers}}

    def _without_offers(self, seat: str) -> dict[str, Any]:
        """Return the change of ``standing`` that puts the offers to a seat again."""
        return {DECLINED: {**self.row.standing.get(DECLINED, {}), seat: {}}} if seat in self.declining else {}

    async def _answer_decided(self) -> None:
        """Give the answers that no person decides, within the act that led to them: no reader sees them open."""
        while self.playing and not self.paused and not self.undo_asked and self.match is not None:
            match = self.match
            asked = match.joint.open_parts() if match.joint is not None else (match.question,)
            people = [one for one in asked if one is not None and one.seat in self.people]
            question = next(filter(self._is_decided, people), None)
            if question is None or (match.joint is not None and match.joint.question.first):
                return
            match.give(question, question.default if question.foregone is REQUIRED else question.foregone)
            await self._write(None)

    def _without_order(self, seat: str) -> dict[str, Any]:
        """Return the change of ``standing`` that ends a seat's order to pass."""
        left = {name: order for name, order in self.passing.items() if name != seat}
        return {PASSING: left} if seat in self.passing else {}

    def _running(self, *, ended: bool = False) -> Match:
        """Return the match, or raise why it cannot be changed. With ``ended``, it may be over or paused."""
        if self.frozen is not None:
            raise TableClosed(why=self.frozen)
        if self.match is None:
            raise TableError("page-not-begun")
        if self.match.over and not ended:
            raise StaleAnswer("page-over")
        if self.paused and not ended:
            raise TableError("desk-paused")
        return self.match

    # Writing

    async def begin(self, match: Match, row: MatchRow, entries: list[EntryRow]) -> None:
        """Store a new match and play it at this table; call it within an act."""
        table = replace(
            self.row,
            match=row.id,
            revision=self.row.revision + 1,
            standing={key: value for key, value in self.row.standing.items() if key in LASTING},
            touched=self._store.clock(),
        )
        await self._run_store(self._store.begin_match, row, entries, table)
        self.row, self.match, self.match_row = table, match, row
        self._stored = len(match.record)
        self.serial, self.since, self._keys = len(match.record), table.touched, {}
        self._open = match.question
        self.frozen = self.fault = None
        self.on_change()
        await self._answer_decided()

    async def set_standing(
        self, changes: Mapping[str, Any], *, seats: list[SeatRow] | None = None, notify: bool = True
    ) -> None:
        """Store changes of the table's row, beside the match; call it within an act."""
        standing = {**self.row.standing, **changes}
        row = replace(self.row, standing=standing, revision=self.row.revision + 1, touched=self._store.clock())
        try:
            await self._run_store(self._store.keep_table, row, seats or [])
        except BaseException:
            self._behind = True
            raise
        self.row = row
        if notify:
            self.on_change()

    async def _write(self, key: str | None, standing: Mapping[str, Any] | None = None) -> None:
        """Store the new entries and events, and the changes of ``standing`` that belong to the same act.

        New entries end an open undo request, and an order to pass whose seat is asked something else now.
        """
        match, row = self._running(ended=True), self.row
        new = match.record[self._stored :]
        now = self._store.clock()
        entries = [
            EntryRow(
                number=self._stored + place,
                at=now,
                asked=self.serial,
                body=entry.plain(),
                told=[event.plain() for event in match.events_of(self._stored + place)],
                key=key if place == 0 else None,
            )
            for place, entry in enumerate(new)
        ]
        stands = {**row.standing, **(standing or {})}
        if not all(isinstance(entry, Seated) for entry in new):
            stands |= {"undo": None} if stands.get("undo") is not None else {}
        stands |= {PASSING: left} if (left := _orders_left(match, stands)) is not None else {}
        if stands != row.standing:
            row = replace(row, standing=stands, revision=row.revision + 1, touched=now)
        back = next((entry.keep for entry in new if isinstance(entry, Undone)), None)
        last = match.checkpoints[-1]
        fresh = last.answers > 0 and last.record > self._stored
        try:
            await self._run_store(
                self._store.append,
                self._match_id(),
                entries,
                checkpoint=_plain(last) if fresh else None,
                keep=back,
                table=row if row is not self.row else None,
            )
        except BaseException:
            self.match, self._behind = None, True
            raise
        if key is not None:
            self._keys[key] = _use(entries[0])
        same_question = match.question is not None and match.question is self._open and back is None
        self.row, self._stored = row, self._stored + len(new)
        if not same_question:
            self.serial, self.since, self._open = self._stored, now, match.question
        self.on_change()

    def _match_id(self) -> str:
        if self.row.match is None:
            raise TableError("page-not-begun")
        return self.row.match

    # Reading the store again

    def load(self, kept: Kept) -> None:
        """Restore the stored match at its open question. A match that cannot be continued can still be read."""
        row = self.match_row = kept.match
        told = [row.opening, *(entry.told for entry in kept.entries)]
        log = [event_from(event) for events in told for event in events]
        self._stored = len(kept.entries)
        self._keys = {entry.key: _use(entry) for entry in kept.entries if entry.key}
        self.match, self.frozen = None, self._why_frozen(row)
        if self.frozen is None:
            try:
                self.match = self._resumed(kept, [len(events) for events in told], log)
            except HolmgangError as error:
                broken = phrase("save-breaks-rules", problem=as_told(error))
                self.frozen = error.problem if isinstance(error, InputRefused) else broken
        if self.match is None:
            self.match = Match(self.game, OpenDice(), people=row.people)  # casts no die: it is only read
            self.match.log = log
            return
        self._open_question(self.match, kept.entries[-1] if kept.entries else None)

    def _open_question(self, match: Match, last: EntryRow | None) -> None:
        """Set the open question after the last entry, and the serial under which it was opened."""
        self.serial, self._open = self._stored, match.question
        joint = match.joint
        touched = joint is not None and (joint.answers or any(joint.confirmed.values()) or joint.amendments)
        if last is not None and ("seated" in last.body or (touched and "undone_by" not in last.body)):
            self.serial = last.asked

    def _why_frozen(self, row: MatchRow) -> Phrase | None:
        """Return why a stored match cannot be continued here, or None."""
        system = self.game.system
        if row.rules_version != system.rules_version:
            return other_rules(system, row.rules_version)
        return None if row.content_hash == self.game.content.hash else phrase("save-other-content")

    def _resumed(self, kept: Kept, told: Sequence[int], log: list[Event]) -> Match:
        game, row = self.game, kept.match
        record = [entry_from(entry.body, place) for place, entry in enumerate(kept.entries)]
        state = codec.dump(game.system.setup(game.scenario, game.content), game.system.state_type)
        points = [Checkpoint(0, 0, 0, 0, 0, state)]
        if kept.checkpoint is not None:
            points.append(Checkpoint(**kept.checkpoint))
        return Match.resumed(
            game,
            dice_from(row.dice),
            master=row.master,
            people=row.people,
            record=record,
            kept=kept_of(record),
            marks=list(accumulate(told[:-1])),
            log=log,
            checkpoints=points,
        )

    async def reload(self) -> None:
        """Read the whole table again because memory and store differ; call it under the lock."""
        self._behind = True
        found = await self._run_store(self._store.table, self.id)
        if found is None:
            raise NoSuchTable
        self.row, seats = found
        self.seats = {seat.seat: seat for seat in seats}
        if self.row.match is not None:
            kept = await self._run_store(self._store.match, self.row.match)
            self.load(kept)
        self._behind = False
        self.on_change()

    async def catch_up(self) -> None:
        """Read and repeat what another process has written."""

        async def doing() -> None:
            if self.match is None or self.frozen is not None:
                await self.reload()
                return
            news = await self._run_store(self._store.news, self.id, self.row.match, self._stored)
            if news is None or news.table.match != self.row.match or not self._repeat_all(news.entries):
                await self.reload()
                return
            self.row, self.seats = news.table, {seat.seat: seat for seat in news.seats}
            self.on_change()

        await self.act(doing)

    def _repeat_all(self, entries: Sequence[EntryRow]) -> bool:
        """Repeat the entries of another process; return False if they do not lead where they led there."""
        match, before = self.match, self._open
        if match is None:
            return False
        for row in entries:
            entry = entry_from(row.body, row.number)
            if len(match.record) == row.number:  # else the dice were rolled by the match itself, as they were there
                try:
                    _repeat(match, entry)
                except HolmgangError:
                    return False
            if len(match.record) <= row.number or match.record[row.number] != entry:
                return False
            self._keys.update({row.key: _use(row)} if row.key else {})
        if entries:
            if len(match.record) != entries[-1].number + 1:
                return False
            self._stored = len(match.record)
            if match.question is not before or any("undone_by" in row.body for row in entries):
                self.since = entries[-1].at
                self._open_question(match, entries[-1])
        return True


def faces_for(match: Match, roll: Roll) -> list[int]:
    """Return the faces that the table rolls where people roll their own dice.

    They come from the seed of the match, so an undo brings the same ones again.
    """
    if not isinstance(match.dice, TypedDice):
        raise TableError("page-dice-are-virtual")
    return SeededDice(match.dice.seed).cast(roll, match.dice_rolled)


def may_be_passed(question: Question | None) -> bool:
    """Return whether a question has an answer that passes it."""
    return isinstance(question, Choose) and question.default is not REQUIRED and not question.ruling


def _offer(question: Question) -> str:
    """Return the name under which a declined offer is kept."""
    return f"{question.purpose}:{question.about}"


def _terms(question: Question) -> list[Any]:
    """Return the terms of an offer, as they are stored: with other ones it is put again."""
    ids = [option.id for option in question.options] if isinstance(question, Offering) else []
    return [ids, getattr(question, "most", None), question.read(question.default)]


def passes(match: Match, standing: Mapping[str, Any], question: Question) -> bool:
    """Return whether an order to pass covers this question.

    It holds while the seat is asked the same thing in the same step with the same options.
    """
    order = standing.get(PASSING, {}).get(question.seat)
    if order is None or not isinstance(question, Choose) or not may_be_passed(question):
        return False
    return bool(order == PassOrder.of(match, question).plain())


def _orders_left(match: Match, standing: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the orders to pass without the one that the open question has ended; None if it has ended none."""
    question, orders = match.question, standing.get(PASSING, {})
    if match.joint is not None or question is None or type(question) is Roll or question.seat not in orders:
        return None
    if passes(match, standing, question):
        return None
    return {seat: order for seat, order in orders.items() if seat != question.seat}


def _repeat(match: Match, entry: RecordEntry) -> None:
    """Repeat in the match what an entry records."""
    if isinstance(entry, Undone):
        match.undo(entry.by, keep=entry.keep, consent=entry.consent)
    elif isinstance(entry, Seated):
        match.seat(entry.seat, person=entry.person)
    elif isinstance(entry, Confirmed):
        match.confirm(entry.label.seat)
    elif isinstance(entry, Answered):
        label = entry.label
        match.answer(label.seat, entry.answer, label.about, label.purpose)


def _stored_key(seat: str, key: str) -> str | None:
    """Return a key as it is stored: each seat has its own."""
    return f"{seat}:{key}" if key else None


def _use(entry: EntryRow) -> tuple[int, bool]:
    """Return what the key of an entry was used for: the serial, and whether it confirmed."""
    return entry.asked, "confirmed" in entry.body


def _plain(point: Checkpoint) -> dict[str, Any]:
    """Return a checkpoint as it is stored."""
    counts = {name: getattr(point, name) for name in ("step", "record", "answers", "events", "dice")}
    return {**counts, "state": point.packed}
