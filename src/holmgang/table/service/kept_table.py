"""A table in memory and on the disk: one writer at a time, and nothing in memory that is not kept.

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
from dataclasses import replace
from itertools import accumulate
from typing import Any, TypeVar

from holmgang.kernel import codec
from holmgang.kernel.checkpoint import Checkpoint
from holmgang.kernel.dice import FairDice, dice_from
from holmgang.kernel.errors import HolmgangError, InputRefused, as_told
from holmgang.kernel.events import Event, event_from
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Question
from holmgang.kernel.record import Answered, Confirmed, Entry, Seated, Undone, entry_from
from holmgang.kernel.record import kept as kept_of
from holmgang.kernel.sums import Phrase, phrase
from holmgang.kernel.system import Game
from holmgang.kernel.verify import other_rules
from holmgang.table.service.errors import NoSuchTable, StaleAnswer, TableClosed, TableError
from holmgang.table.service.passing import PASSING, orders_left
from holmgang.table.store import EntryRow, Kept, MatchRow, SeatRow, Store, StoreConflict, TableRow

T = TypeVar("T")
LASTING = ("notes", "stop", "rolled", "advice")
"""What stands at a table from one match to the next: the master's own."""
MOST_TRIES = 30
"""So often an act is done again because another process was first. One of them wins each time, so none waits long."""
Disk = Callable[..., Awaitable[Any]]


class StoredTable:
    """One table, in step with its store. Change it within :meth:`act`; read it under :attr:`lock`.

    ``frozen`` is why the match can only be read, if so. ``told`` is called after every change.
    """

    def __init__(
        self, row: TableRow, seats: list[SeatRow], game: Game, *, store: Store, disk: Disk, told: Callable[[], None]
    ) -> None:
        self.row, self.game, self.lock = row, game, asyncio.Lock()
        self.seats = {seat.seat: seat for seat in seats}
        self.match: Match | None = None
        self.match_row: MatchRow | None = None
        self.frozen: Phrase | None = None
        self.fault: str | None = None
        self.serial = 0
        self.since = row.touched
        self.told, self._store, self._disk = told, store, disk
        self._stored = 0
        self._keys: dict[str, tuple[int, bool]] = {}
        """By the keys of what people did: the serial it was meant for, and whether it confirmed."""
        self._open: Question | None = None
        self._behind = False
        self._acts: set[asyncio.Task[Any]] = set()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> str:
        """Another word after every change, and the same one after a restart."""
        return f"{self.row.match or ''}.{self._stored}.{self.row.revision}"

    @property
    def paused(self) -> bool:
        """Has the master stopped the fight for a while?"""
        return bool(self.row.standing.get("paused"))

    # Doing something.

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
        self.serial, self.since, self._keys = len(match.record), table.touched, {}
        self._open = match.question
        self.frozen = self.fault = None
        self.told()

    def load(self, kept: Kept) -> None:
        """The match as it is kept, at the same question. What cannot be continued can still be read."""
        row = self.match_row = kept.match
        told = [row.opening, *(entry.told for entry in kept.entries)]
        log = [event_from(event) for events in told for event in events]
        self._stored = len(kept.entries)
        self._keys = {entry.key: _use(entry) for entry in kept.entries if entry.key}
        self.match, self.frozen = None, self._not_ours(row)
        if self.frozen is None:
            try:
                self.match = self._resumed(kept, [len(events) for events in told], log)
            except HolmgangError as error:
                broken = phrase("save-breaks-rules", problem=as_told(error))
                self.frozen = error.problem if isinstance(error, InputRefused) else broken
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

    def _not_ours(self, row: MatchRow) -> Phrase | None:
        """Why a kept match cannot be continued here, if it cannot."""
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

    async def _write(self, key: str | None, standing: Mapping[str, Any] | None = None) -> None:
        """Put what is new in the record and the log on the disk, and what stands otherwise by the same act.

        A request to take back is past by that, and an order to pass if its seat is asked something else now.
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
        stands |= {PASSING: left} if (left := orders_left(match, stands)) is not None else {}
        if stands != row.standing:
            row = replace(row, standing=stands, revision=row.revision + 1, touched=now)
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
            self._keys[key] = _use(entries[0])
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
            self._keys.update({row.key: _use(row)} if row.key else {})
        if entries:
            if len(match.record) != entries[-1].number + 1:
                return False
            self._stored = len(match.record)
            if match.question is not heard or any("undone_by" in row.body for row in entries):
                self.since = entries[-1].at
                self._open_question(match, entries[-1])
        return True

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


def match_id(table: StoredTable) -> str:
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


def _use(entry: EntryRow) -> tuple[int, bool]:
    """What the key of an entry was used for."""
    return entry.asked, "confirmed" in entry.body


def _plain(point: Checkpoint) -> dict[str, Any]:
    """A checkpoint as the store keeps it."""
    counts = {name: getattr(point, name) for name in ("step", "record", "answers", "events", "dice")}
    return {**counts, "state": point.packed}
