"""The log of a match in words, and the dice rolls that a reader has seen.

An event becomes a line when it is first read, once for all readers with one teller. After a restart all tabs are back
at once, and most of them need only the last few lines.

Cards drawn in secret and hidden dice are answers of the record too. A roll that no event tells a reader is left out, so
nothing here has to know which rolls are secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, overload

from holmgang.kernel.description import LogLine, Teller, sums_in
from holmgang.kernel.events import Event, TakenBack
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Label, Roll
from holmgang.kernel.record import Answered, Seated, Undone
from holmgang.kernel.sums import Sum
from holmgang.table.service.beats import DeedLog, Rows

Entry = tuple[int, Event | LogLine, bool]
"""The reader's number of an event, the event or its line, and whether it was taken back."""
MOST_TELLERS = 12


class ReaderLines(Sequence[LogLine]):
    """The lines that a reader was told up to one moment; each is put into words when it is read."""

    def __init__(self, entries: list[Entry], known: dict[int, LogLine], teller: Teller) -> None:
        self._entries, self._count = entries, len(entries)
        self._known, self._teller = known, teller

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> LogLine: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[LogLine, ...]: ...
    def __getitem__(self, place: int | slice) -> LogLine | tuple[LogLine, ...]:
        if isinstance(place, slice):
            return tuple(self._line(one) for one in range(*place.indices(self._count)))
        if not -self._count <= place < self._count:
            raise IndexError(place)
        return self._line(place % self._count)

    def _line(self, place: int) -> LogLine:
        number, told, gone = self._entries[place]
        if isinstance(told, LogLine):
            return told
        line = self._known.get(id(told))
        if line is None:
            line = self._known[id(told)] = self._teller.line(told, number, gone)
        if (line.number, line.gone) != (number, gone):
            line = replace(line, number=number, gone=gone)
        self._entries[place] = (number, line, gone)
        return line


class TableLog:
    """The log of one match for all its readers. ``reason`` adds the master's reason to the line of an undo."""

    def __init__(self, match: Match, reason: Callable[[LogLine, int, Teller], LogLine]) -> None:
        self._match, self._reason = match, reason
        self._entries: dict[tuple[str | None, str], list[Entry]] = {}
        self._undone: dict[tuple[str | None, str], int] = {}
        self._deeds: dict[str | None, DeedLog] = {}
        self._known: dict[Teller, dict[int, LogLine]] = {}

    def lines(self, seat: str | None, teller: Teller) -> tuple[ReaderLines, int]:
        """Return all that a seat was told so far, and how often answers were taken back."""
        reader = (seat, teller.words.lang)
        entries = self._entries.setdefault(reader, [])
        news = self._match.told_to(seat, after=len(entries))
        gone = {number for _, event in news if isinstance(event, TakenBack) for number in event.events}
        if gone:  # lines that were shown before do not hold any more; a snapshot with the old list keeps it
            entries = self._entries[reader] = [_struck(entry) if entry[0] in gone else entry for entry in entries]
        deeds = self._deeds.setdefault(seat, DeedLog(self._match.game.system.deeds))
        for number, event in self._match.told_to(seat, after=len(deeds)):
            deeds.add(number, event)
        for number, event in news:
            told: Event | LogLine = event
            if isinstance(event, TakenBack):
                count = self._undone.get(reader, 0)
                told = self._reason(teller.line(event, number, number in gone), count, teller)
                self._undone[reader] = count + 1
            entries.append((number, told, number in gone))
        return ReaderLines(entries, self._lines_by(teller), teller), self._undone.get(reader, 0)

    def rows(self, seat: str | None, lines: ReaderLines, teller: Teller, own: frozenset[str]) -> Rows:
        """Return the lines of a seat grouped into deeds; ``own`` are the tokens that it plays."""
        return Rows(self._deeds[seat], lines, teller, own)

    def _lines_by(self, teller: Teller) -> dict[int, LogLine]:
        """Return the teller's lines by the id of their event. Events live as long as the match, so ids stay unique."""
        if teller not in self._known and len(self._known) >= MOST_TELLERS:
            self._known.clear()
        return self._known.setdefault(teller, {})


def _struck(entry: Entry) -> Entry:
    number, told, _ = entry
    return number, replace(told, gone=True) if isinstance(told, LogLine) else told, True


DIE = "die"
"""The label of a die among the terms of a number."""
REAL_DICE = frozenset({2, 3, 4, 6, 8, 10, 12, 20, 100})
"""The numbers of sides of real dice; a "die" with other sides is a card drawn from so many."""
LOOKED_BACK = 40
"""The number of entries of the record that are searched."""


@dataclass(frozen=True)
class SeenRoll:
    """A roll. ``number`` is its place in the record, ``total`` the number it went into, if it did."""

    number: int
    label: Label
    faces: tuple[int, ...]
    total: Sum | None


def recent_rolls(match: Match, seat: str | None, most: int) -> tuple[SeenRoll, ...]:
    """Return the last rolls that a seat (None: an onlooker) was told of and that still stand, oldest first."""
    found: list[SeenRoll] = []
    for place in reversed(_holding(match)[-LOOKED_BACK:]):
        entry = match.record[place]
        if isinstance(entry, Answered) and entry.label.kind == Roll.kind:
            seen = _seen(match, place, entry, seat)
            if seen is not None:
                found.append(seen)
        if len(found) == most:
            break
    return tuple(reversed(found))


def _holding(match: Match) -> list[int]:
    """Return the places in the record of the entries that were not taken back."""
    holds: list[int] = []
    for place, entry in enumerate(match.record):
        if isinstance(entry, Undone):
            del holds[entry.keep :]
        elif not isinstance(entry, Seated):
            holds.append(place)
    return holds


def _seen(match: Match, place: int, entry: Answered, seat: str | None) -> SeenRoll | None:
    faces = tuple(entry.answer) if isinstance(entry.answer, list) else ()
    if not REAL_DICE.issuperset(entry.label.sides):
        return None
    for event in _told_after(match, place):
        if not event.visible_to(seat):
            continue
        facts = event.facts()
        for total in _totals(facts):
            if _shows(total, faces):
                return SeenRoll(place, entry.label, faces, total)
        if _lists(facts, faces):
            return SeenRoll(place, entry.label, faces, None)
        if entry.label.about and facts.get("who") == entry.label.about:
            for total in _totals(facts):  # a weapon's dice go into a number under the weapon's name
                if any(term.value in (sum(faces), *faces[:1]) for term in total.terms):
                    return SeenRoll(place, entry.label, faces, total)
    return None


def _told_after(match: Match, place: int) -> Iterator[Event]:
    """Yield the events between a roll and the next answer that is none: several rolls may be told of together.

    End at a roll of the same faces, which has its own events.
    """
    faces = match.record[place]
    while place < len(match.record):
        yield from match.events_of(place)
        place += 1
        following = match.record[place] if place < len(match.record) else None
        if not isinstance(following, Answered) or following.label.kind != Roll.kind or following[1:] == faces[1:]:
            return


def _totals(facts: Mapping[str, Any]) -> Iterator[Sum]:
    yield from (total for _, total in sums_in(facts))


def _shows(total: Sum, faces: Sequence[int]) -> bool:
    """Return whether the dice are the terms of a number, each by its face."""
    return bool(faces) and tuple(term.value for term in total.terms if term.label == DIE) == tuple(faces)


def _lists(facts: Mapping[str, Any], faces: Sequence[int]) -> bool:
    """Return whether an event lists the faces one by one."""
    dice = facts.get("dice")
    if not isinstance(dice, (list, tuple)):
        return False
    return [die.total if isinstance(die, Sum) else die for die in dice] == list(faces)
