"""The log of a table in words. An event becomes a line when somebody looks at it, once for all who read alike.

After a restart everybody is back at once, and nearly nobody needs more than the last few lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import overload

from holmgang.kernel.description import Teller
from holmgang.kernel.description_types import Line
from holmgang.kernel.events import Event, TakenBack
from holmgang.kernel.match import Match

Entry = tuple[int, Event | Line, bool]
"""The reader's number of an event, the event or already its line, and whether it was taken back."""


class Lines(Sequence[Line]):
    """What a reader was told up to some moment, line by line; the lines themselves are made when they are read."""

    def __init__(self, entries: list[Entry], told: dict[int, Line], teller: Teller) -> None:
        self._entries, self._count = entries, len(entries)
        self._told, self._teller = told, teller

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> Line: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Line, ...]: ...
    def __getitem__(self, place: int | slice) -> Line | tuple[Line, ...]:
        if isinstance(place, slice):
            return tuple(self._line(one) for one in range(*place.indices(self._count)))
        if not -self._count <= place < self._count:
            raise IndexError(place)
        return self._line(place % self._count)

    def _line(self, place: int) -> Line:
        number, said, gone = self._entries[place]
        if isinstance(said, Line):
            return said
        line = self._told.get(id(said))
        if line is None:
            line = self._told[id(said)] = self._teller.line(said, number, gone)
        if (line.number, line.gone) != (number, gone):
            line = replace(line, number=number, gone=gone)
        self._entries[place] = (number, line, gone)
        return line


class TableLog:
    """What the readers of one match were told. ``reason`` adds to a line that something was taken back why, if said."""

    def __init__(self, match: Match, reason: Callable[[Line, int, Teller], Line]) -> None:
        self._match, self._reason = match, reason
        self._read: dict[tuple[str | None, str], list[Entry]] = {}
        self._taken: dict[tuple[str | None, str], int] = {}
        self._told: dict[Teller, dict[int, Line]] = {}

    def lines(self, seat: str | None, teller: Teller) -> tuple[Lines, int]:
        """All that a seat was told so far, and how often something was taken back."""
        reader = (seat, teller.words.lang)
        entries = self._read.setdefault(reader, [])
        news = self._match.told_to(seat, after=len(entries))
        gone = {number for _, event in news if isinstance(event, TakenBack) for number in event.events}
        if gone:  # lines that were shown before do not hold any more; who holds the old list keeps it as it was
            entries = self._read[reader] = [_struck(entry) if entry[0] in gone else entry for entry in entries]
        for number, event in news:
            said: Event | Line = event
            if isinstance(event, TakenBack):
                count = self._taken.get(reader, 0)
                said = self._reason(teller.line(event, number, number in gone), count, teller)
                self._taken[reader] = count + 1
            entries.append((number, said, number in gone))
        return Lines(entries, self._told_by(teller), teller), self._taken.get(reader, 0)

    def _told_by(self, teller: Teller) -> dict[int, Line]:
        """Lines by the event they tell. Events live as long as the match, so they are known by where they lie."""
        if teller not in self._told and len(self._told) >= MOST_TELLERS:
            self._told.clear()
        return self._told.setdefault(teller, {})


MOST_TELLERS = 12


def _struck(entry: Entry) -> Entry:
    number, said, _ = entry
    return number, replace(said, gone=True) if isinstance(said, Line) else said, True
