"""A table somebody looks at: its match in memory, one writer at a time, nothing shown that is not on the disk.

Every act runs under the table's lock: it changes the match, writes what is new, and only then counts. If the disk
refuses, the match in memory is thrown away and read again, so memory never runs ahead of what is kept. Where several
processes serve one table, the disk decides who was first; the other one takes up what is new and does its act again.

``serial`` numbers the open question: the length of the record when it was opened. An answer names the serial it is
meant for; another one is stale. A joint question keeps its serial while its parts are answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any, TypeVar

from holmgang.kernel import codec
from holmgang.kernel.checkpoint import Checkpoint
from holmgang.kernel.dice import FairDice, dice_from
from holmgang.kernel.errors import HolmgangError, InWords, NotAsked, UndoRefused
from holmgang.kernel.events import Event, event_from
from holmgang.kernel.match import Match
from holmgang.kernel.questions import REQUIRED, Choose, Question, Roll
from holmgang.kernel.record import Answered, Confirmed, Entry, Seated, Undone, entry_from
from holmgang.kernel.record import kept as kept_of
from holmgang.kernel.sums import Say, say
from holmgang.kernel.system import Game
from holmgang.kernel.verify import other_rules
from holmgang.table.service.errors import NoSuchTable, NotYours, StaleAnswer, TableClosed, TableError
from holmgang.table.service.seating import ENGINE, PERSON
from holmgang.table.store import EntryRow, Kept, MatchRow, SeatRow, Store, StoreConflict, TableRow

T = TypeVar("T")
LASTING = ("notes", "stop", "rolled", "advice")
"""What stands at a table from one match to the next: the master's own."""
MOST_TRIES = 30
"""So often an act is done again because another process was first. One of them wins each time, so none waits long."""
Disk = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Taken:
    """An act was carried out and is kept. ``again``: it had been already."""

    version: str
    again: bool = False


@dataclass(frozen=True)
class Standing:
    """An order to pass: while the same thing is asked in the same step with the same options."""

    purpose: str
    step: int
    options: tuple[str, ...]


class LiveTable:
    """One table. Change it through the acts; read it under :attr:`lock`.

    ``frozen`` is why the match can only be read, if so. ``told`` is called after every change.
    """

    def __init__(
        self, row: TableRow, seats: list[SeatRow], game: Game, *, store: Store, disk: Disk, told: Callable[[], None]
    ) -> None:
        self.row, self.game, self.lock = row, game, asyncio.Lock()
        self.seats = {seat.seat: seat for seat in seats}
        self.match: Match | None = None
        self.match_row: MatchRow | None = None
        self.frozen: Say | None = None
        self.fault: str | None = None
        self.serial = 0
        self.since = row.touched
        self.passing: dict[str, Standing] = {}
        self.told, self._store, self._disk = told, store, disk
        self._stored = 0
        self._keys: set[str] = set()
        self._open: Question | None = None
        self._behind = False
        self._acts: set[asyncio.Task[Any]] = set()

    # What can be read.

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> str:
        """Another word after every change, and the same one after a restart."""
        return f"{self.row.match or ''}.{self._stored}.{self.row.revision}"

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that persons sit on now."""
        return tuple(name for name, seat in self.seats.items() if seat.sitting == PERSON)

    @property
    def playing(self) -> bool:
        return self.match is not None and not self.match.over and self.frozen is None

    @property
    def undo_asked(self) -> Mapping[str, Any] | None:
        """The request to take something back that waits for consent: by, keep, given."""
        asked: Mapping[str, Any] | None = self.row.standing.get("undo")
        return asked

    @property
    def paused(self) -> bool:
        """Has the master stopped the fight for a while?"""
        return bool(self.row.standing.get("paused"))

    @property
    def reasons(self) -> Mapping[str, str]:
        """Why the master went back, by the count of what was taken back before."""
        said: Mapping[str, str] = self.row.standing.get("reasons", {})
        return said

    def undo_missing(self) -> tuple[str, ...]:
        """Whose consent the request still needs."""
        asked = self.undo_asked
        if asked is None:
            return ()
        return tuple(name for name in self.people if name != asked["by"] and name not in asked["given"])

    def may_pass(self, seat: str) -> bool:
        """May the seat pass the open question, and let it be passed until something changes?"""
        match = self.match
        if match is None or match.joint is not None or self.may_answer(seat) != seat:
            return False
        question = match.question
        return isinstance(question, Choose) and question.default is not REQUIRED and not question.ruling

    def may_answer(self, seat: str) -> str | None:
        """The seat for which somebody on ``seat`` may answer the open question now, if any.

        Dice of the engine's seats lie open on the table: whoever sits there types them in.
        """
        match = self.match
        if match is None or self.frozen or match.question is None or self.seats[seat].sitting == ENGINE:
            return None
        if match.joint is None:
            question = match.question
            if question.seat == seat:
                return seat
            if type(question) is Roll and self.seats[question.seat].sitting == ENGINE and seat in self.people:
                return question.seat
            return None
        return seat if seat in match.joint.question.seats else None

    @property
    def rolled(self) -> Mapping[str, bool]:
        """For which seats the table rolls, where others type what they have rolled."""
        seats: Mapping[str, bool] = self.row.standing.get("rolled", {})
        return seats

    # Acts.

    async def act(self, doing: Callable[[], Awaitable[T]]) -> T:
        """Run an act under the lock. It is finished even if whoever asked for it goes away meanwhile.

        If another process has written first, the act is done again on what it wrote.
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
                        if self._behind:  # read again at once; if not even that can be done, before the next act
                            with suppress(Exception):
                                await self.reload()
                        raise
                raise StaleAnswer

        task = asyncio.create_task(locked())
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return await asyncio.shield(task)

    async def settle(self) -> None:
        """Wait for the acts under way."""
        while self._acts:
            await asyncio.wait(set(self._acts))

    async def answer(
        self, seat: str, raw: Any, *, serial: int, about: str = "", purpose: str = "", key: str = ""
    ) -> Taken:
        """Answer for a seat. The same ``key`` twice is one answer; an old ``serial`` is refused."""

        async def doing() -> Taken:
            match = self._running()
            named = f"{seat}:{key}" if key else None
            if named is not None and named in self._keys:
                return Taken(self.version, again=True)
            if serial != self.serial:
                raise StaleAnswer
            for_seat = self.may_answer(seat)
            if for_seat is None:
                raise StaleAnswer("page-not-asked")
            match.answer(for_seat, raw, about, purpose)
            self.passing.pop(seat, None)
            await self._write(named)
            return Taken(self.version)

        return await self.act(doing)

    async def give(self, question: Question, raw: Any, *, serial: int, still: Callable[[], bool]) -> bool:
        """An answer that no person gives, to this very question; False if it is not open any more.

        While it was thought over somebody may have taken something back, answered for the seat, or taken it: ``still``
        says whether nobody has to be asked even now.
        """

        async def doing() -> bool:
            match = self.match
            if match is None or not self.playing or serial != self.serial or self.undo_asked or self.paused:
                return False
            still_open = match.asked(question.seat) if match.joint is None else match.joint.unanswered(question.seat)
            if not any(part is question for part in still_open) or not still():
                return False
            try:
                match.give(question, raw)
            except NotAsked:  # another process has answered it meanwhile
                return False
            await self._write(None)
            return True

        return await self.act(doing)

    async def confirm(self, seat: str, *, serial: int, key: str = "", engine: bool = False) -> Taken:
        """The seat stands by its answers; ``engine``: as long as nobody sits there."""

        async def doing() -> Taken:
            match = self._running()
            named = f"{seat}:{key}" if key else None
            if named is not None and named in self._keys:
                return Taken(self.version, again=True)
            if serial != self.serial or match.joint is None or (engine and self.seats[seat].sitting != ENGINE):
                raise StaleAnswer
            if match.joint.confirmed.get(seat):
                return Taken(self.version, again=True)
            match.confirm(seat)
            await self._write(named)
            return Taken(self.version)

        return await self.act(doing)

    async def undo(self, seat: str, *, keep: int | None = None, reason: str = "") -> Taken:
        """Take back the seat's last decision, or all but the first ``keep`` answers.

        Where others have to agree, they are asked; the answer comes with :meth:`consent`. A second request replaces the
        first. The master rewinds without asking: it is a ruling, and the log says whose, and why.
        """

        async def doing() -> Taken:
            match = self._running(ended=True)
            back = match.last_of(seat) if keep is None else keep
            if back is None or not 0 <= back < len(match.kept):
                raise TableError("page-nothing-to-undo")
            others = [name for name in self.people if name != seat]
            if back >= match.free_to(seat) or not others or seat == match.play.master:
                await self._take_back(seat, back, (), reason)
            else:
                await self.stand({"undo": {"by": seat, "keep": back, "given": []}})
            return Taken(self.version)

        return await self.act(doing)

    async def consent(self, seat: str, agreed: bool) -> Taken:
        """A seat agrees to the request to take something back, or does not, which ends it."""

        async def doing() -> Taken:
            self._running(ended=True)
            asked = self.undo_asked
            if asked is None:
                raise StaleAnswer
            if not agreed:  # by anybody concerned; who asked may think better of it
                await self.stand({"undo": None})
            else:
                if seat in self.undo_missing():
                    given = [*asked["given"], seat]
                    asked = {**asked, "given": given}
                    await self.stand({"undo": asked}, ring=False)
                if not self.undo_missing():
                    await self._take_back(asked["by"], asked["keep"], tuple(asked["given"]))
            self.told()
            return Taken(self.version)

        return await self.act(doing)

    async def pass_on(self, seat: str, *, serial: int) -> Taken:
        """Pass now, and again until something changes: another question, other options, the next step."""

        async def doing() -> Taken:
            match = self._running()
            question = match.question
            if serial != self.serial or self.may_answer(seat) != seat or not isinstance(question, Choose):
                raise StaleAnswer
            if not self.may_pass(seat):
                raise TableError("page-cannot-pass")
            self.passing[seat] = Standing(question.purpose, match.steps, tuple(o.id for o in question.options))
            match.give(question, question.default)
            await self._write(None)
            return Taken(self.version)

        return await self.act(doing)

    async def pass_no_more(self, seat: str) -> None:
        """The seat wants to be asked again."""

        async def doing() -> None:
            if self.passing.pop(seat, None) is not None:
                await self.stand({})

        await self.act(doing)

    async def seat_person(self, seat: str, nick: str | None = None) -> None:
        """A person takes the seat (back)."""
        await self._sit(seat, PERSON, nick)

    async def seat_engine(self, seat: str, policy: str | None = None) -> None:
        """The engine plays the seat from now on."""
        await self._sit(seat, ENGINE, None, policy)

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
                await self.stand({}, seats=[new])
                if self._note_who_sits():
                    await self._write(None)

        await self.act(doing)

    def _note_who_sits(self) -> bool:
        """Bring the record up to date with the seats; was there anything to note?

        A file can only prove an undo if it says whose consent that took. Whatever was not noted when it happened (the
        process ended in between) is noted before the next undo.
        """
        if self.match is None or self.frozen is not None:
            return False
        for name, seat in self.seats.items():
            self.match.seat(name, person=seat.sitting == PERSON)
        return len(self.match.record) > self._stored

    # The match begins, is written, comes back.

    async def begin(self, match: Match, row: MatchRow, entries: list[EntryRow]) -> None:
        """A new match at this table, kept from its first question on; call it within an act."""
        table = replace(
            self.row,
            match=row.id,
            revision=self.row.revision + 1,
            standing={key: value for key, value in self.row.standing.items() if key in LASTING},
            touched=self._store.clock(),
        )
        await self._disk(self._store.begin_match, row, entries, table)
        self.row, self.match, self.match_row = table, match, row
        self._stored = len(match.record)
        self.serial, self.since, self.passing, self._keys = len(match.record), table.touched, {}, set()
        self._open = match.question
        self.frozen = self.fault = None
        self.told()

    def load(self, kept: Kept) -> None:
        """The match as it is kept, at the same question. What cannot be continued can still be read."""
        row = self.match_row = kept.match
        told = [row.opening, *(entry.told for entry in kept.entries)]
        log = [event_from(event) for events in told for event in events]
        self._stored = len(kept.entries)
        self._keys = {entry.key for entry in kept.entries if entry.key}
        self.match, self.frozen = None, self._not_ours(row)
        if self.frozen is None:
            try:
                self.match = self._resumed(kept, [len(events) for events in told], log)
            except HolmgangError as error:
                broken = say("save-breaks-rules", problem=str(error))
                self.frozen = error.problem if isinstance(error, InWords) else broken
        if self.match is None:
            self.match = Match(self.game, FairDice.fresh(), people=row.people)
            self.match.log = log
            return
        self._open_question(self.match, kept.entries[-1] if kept.entries else None)

    def _open_question(self, match: Match, last: EntryRow | None) -> None:
        """The question that is open after the last entry, and the serial it was opened with."""
        self.serial, self._open = self._stored, match.question
        joint = match.joint
        touched = joint is not None and (joint.answers or any(joint.confirmed.values()) or joint.amendments)
        if last is not None and ("seated" in last.body or (touched and "undone_by" not in last.body)):
            self.serial = last.asked

    def _not_ours(self, row: MatchRow) -> Say | None:
        """Why a kept match cannot be continued here, if it cannot."""
        system = self.game.system
        if row.rules_version != system.rules_version:
            return other_rules(system, row.rules_version)
        return None if row.content_hash == self.game.content.hash else say("save-other-content")

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

    async def _write(self, key: str | None) -> None:
        """Put what is new in the record and the log on the disk; a request to take back is past by that."""
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
        if row.standing.get("undo") is not None and not all(isinstance(entry, Seated) for entry in new):
            row = replace(row, standing={**row.standing, "undo": None}, revision=row.revision + 1)
        back = next((entry.keep for entry in new if isinstance(entry, Undone)), None)
        last = match.checkpoints[-1]
        fresh = last.answers > 0 and last.record > self._stored
        try:
            await self._disk(
                self._store.append,
                match_id(self),
                entries,
                checkpoint=_plain(last) if fresh else None,
                keep=back,
                table=row if row is not self.row else None,
            )
        except BaseException:
            self.match, self._behind = None, True
            raise
        if key is not None:
            self._keys.add(key)
        kept_question = match.question is not None and match.question is self._open and back is None
        self.row, self._stored = row, self._stored + len(new)
        if not kept_question:
            self.serial, self.since, self._open = self._stored, now, match.question
        self.told()

    async def reload(self) -> None:
        """Read the whole table again: memory and disk have parted; call it under the lock."""
        self._behind = True
        found = await self._disk(self._store.table, self.id)
        if found is None:
            raise NoSuchTable
        self.row, seats = found
        self.seats = {seat.seat: seat for seat in seats}
        if self.row.match is not None:
            kept = await self._disk(self._store.match, self.row.match)
            self.load(kept)
        self._behind = False
        self.told()

    async def catch_up(self) -> None:
        """Another process has written: take up what is new, however much it is."""

        async def doing() -> None:
            if self.match is None or self.frozen is not None:
                await self.reload()
                return
            news = await self._disk(self._store.news, self.id, self.row.match, self._stored)
            if news is None or news.table.match != self.row.match or not self._take_up(news.entries):
                await self.reload()
                return
            self.row, self.seats = news.table, {seat.seat: seat for seat in news.seats}
            self.told()

        await self.act(doing)

    def _take_up(self, entries: Sequence[EntryRow]) -> bool:
        """Play on with what others have answered; False if it does not lead where it led them."""
        match, heard = self.match, self._open
        if match is None:
            return False
        for row in entries:
            entry = entry_from(row.body, row.number)
            if len(match.record) == row.number:  # else the dice have fallen by themselves, as they did elsewhere
                try:
                    _repeat(match, entry)
                except HolmgangError:
                    return False
            if len(match.record) <= row.number or match.record[row.number] != entry:
                return False
            self._keys.update([row.key] if row.key else ())
        if entries:
            if len(match.record) != entries[-1].number + 1:
                return False
            self._stored = len(match.record)
            if match.question is not heard or any("undone_by" in row.body for row in entries):
                self.since = entries[-1].at
                self._open_question(match, entries[-1])
        return True

    async def _take_back(self, seat: str, keep: int, consent: tuple[str, ...], reason: str = "") -> None:
        match = self._running(ended=True)
        if reason:  # kept before the deed: a reason without one is never shown
            number = sum(isinstance(entry, Undone) for entry in match.record)
            await self.stand({"reasons": {**self.reasons, str(number): reason}}, ring=False)
        self._note_who_sits()
        try:
            match.undo(seat, keep=keep, consent=consent)
        except (UndoRefused, NotAsked):
            raise TableError("page-nothing-to-undo") from None
        await self._write(None)

    async def stand(self, changes: Mapping[str, Any], *, seats: list[SeatRow] | None = None, ring: bool = True) -> None:
        """Note what has changed about the table itself."""
        standing = {**self.row.standing, **changes}
        row = replace(self.row, standing=standing, revision=self.row.revision + 1, touched=self._store.clock())
        try:
            await self._disk(self._store.keep_table, row, seats or [])
        except BaseException:
            self._behind = True
            raise
        self.row = row
        if ring:
            self.told()

    def _running(self, *, ended: bool = False) -> Match:
        if self.frozen is not None:
            raise TableClosed(why=self.frozen)
        if self.match is None:
            raise TableError("page-not-begun")
        if self.match.over and not ended:
            raise StaleAnswer("page-over")
        if self.paused and not ended:
            raise TableError("desk-paused")
        return self.match


def match_id(table: LiveTable) -> str:
    """The name of the match being played."""
    if table.row.match is None:
        raise TableError("page-not-begun")
    return table.row.match


def _repeat(match: Match, entry: Entry) -> None:
    """Do what an entry says that it did elsewhere."""
    if isinstance(entry, Undone):
        match.undo(entry.by, keep=entry.keep, consent=entry.consent)
    elif isinstance(entry, Seated):
        match.seat(entry.seat, person=entry.person)
    elif isinstance(entry, Confirmed):
        match.confirm(entry.label.seat)
    elif isinstance(entry, Answered):
        label = entry.label
        match.answer(label.seat, entry.answer, label.about, label.purpose)


def _plain(point: Checkpoint) -> dict[str, Any]:
    """A checkpoint as the store keeps it."""
    counts = {name: getattr(point, name) for name in ("step", "record", "answers", "events", "dice")}
    return {**counts, "state": point.packed}
