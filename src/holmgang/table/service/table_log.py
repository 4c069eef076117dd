"""The log of a match in words. An event becomes a line when it is first read, once for all readers with one teller.

After a restart all tabs are back at once, and most of them need only the last few lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import overload

from holmgang.kernel.description import LogLine, Teller
from holmgang.kernel.events import Event, TakenBack
from holmgang.kernel.match import Match
from holmgang.table.service.beats import DeedLog, Rows

Entry = tuple[int, Event | LogLine, bool]
"""The reader's number of an event, the event or its line, and whether it was taken back."""
MOST_TELLERS = 12


class Lines(Sequence[LogLine]):
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

    def lines(self, seat: str | None, teller: Teller) -> tuple[Lines, int]:
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
        return Lines(entries, self._lines_by(teller), teller), self._undone.get(reader, 0)

    def rows(self, seat: str | None, lines: Lines, teller: Teller, own: frozenset[str]) -> Rows:
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
