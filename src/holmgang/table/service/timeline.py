"""A match told once more, moment by moment: for looking back, and for what can be counted when it is over.

A moment is the start of the match, or what an answer and the dice that followed it led to. What was taken back is left
out. Nothing here knows a rule: numbers come from the gauges of the tokens in the view, sentences from the log.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from holmgang.kernel.description import Teller
from holmgang.kernel.description_types import Line
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Question, Roll
from holmgang.kernel.verify import replayed
from holmgang.kernel.view import Token, Value, View, tokens_of
from holmgang.table.service.recent_rolls import REAL_DICE


@dataclass(frozen=True)
class Moment:
    """After so many kept answers: how long the log was, in which step, and every gauge on the board by token."""

    answers: int
    log: int
    step: int
    gauges: Mapping[str, int]


@dataclass(frozen=True)
class Piece:
    """A token that has a gauge: whose side it is on, and how full the gauge can be."""

    id: str
    side: str
    most: int | None


class Timeline:
    """One match, played once more. Making it takes as long as the rules need for all its answers."""

    def __init__(self, match: Match) -> None:
        moments: list[Moment] = []
        self.pieces: dict[str, Piece] = {}
        self.gauges: dict[Value, None] = {}
        """What the gauges measure, as the view names it: most often one thing for all."""
        self._drawn: set[str] = set()
        """Purposes for which things are drawn, or rolled in secret."""
        for again in replayed(match):
            self.match = again
            again.watch = self._watched
            view = again.game.system.view(again.play, None)
            moments.append(Moment(len(again.kept), len(again.log), again.steps, self._gauges(view)))
        self.match.watch = None
        self.moments = tuple(moments)

    def _gauges(self, view: View) -> dict[str, int]:
        found: dict[str, int] = {}
        for token in tokens(view):
            if token.gauge is None:
                continue
            found[token.id] = token.gauge.value.total
            if token.id not in self.pieces:
                self.pieces[token.id] = Piece(token.id, token.side, token.gauge.most)
                self.gauges[token.gauge.name] = None
        return found

    def _watched(self, question: Question) -> None:
        if isinstance(question, Roll) and (question.hidden or question.names):
            self._drawn.add(question.purpose)

    def at(self, number: int) -> Match:
        """The match at a moment, to be looked at or played on; the dice to come are those that came."""
        twin = self.match.fork()
        keep = self.moments[number].answers
        if keep < len(twin.kept):
            seats = twin.game.seats
            twin.undo(seats[0], keep=keep, consent=seats)
        return twin

    def continued(self, number: int) -> Match:
        """The match at a moment as if nothing had ever followed: nothing is noted as taken back."""
        wanted = self.moments[number].answers
        return next(again for again in replayed(self.match) if len(again.kept) >= wanted)

    def lines(self, seat: str | None, teller: Teller) -> tuple[Line, ...]:
        """The whole log as a seat was told it."""
        return tuple(teller.line(event, number) for number, event in self.match.told_to(seat))

    def told_by(self, number: int, seat: str | None) -> int:
        """How many lines the seat had been told by a moment."""
        return bisect_right(self._places(seat), self.moments[number].log - 1)

    def moment_of(self, line: int, seat: str | None) -> int:
        """The moment in which the seat's line of that number was told."""
        place = self._places(seat)[line - 1]
        return bisect_right([moment.log for moment in self.moments], place)

    def _places(self, seat: str | None) -> list[int]:
        return self.match.trail.places_known(self.match.log, seat)

    @cached_property
    def throws(self) -> tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]:
        """Every throw of dice: who threw, the sides, the faces. Cards drawn and what was hidden are no throws."""
        return tuple(self._throws())

    def _throws(self) -> Iterator[tuple[str, tuple[int, ...], tuple[int, ...]]]:
        for entry in self.match.kept:
            label = entry.label
            if label.kind == Roll.kind and label.purpose not in self._drawn and set(label.sides) <= REAL_DICE:
                yield label.seat, label.sides, tuple(entry.answer)  # type: ignore[union-attr]


def tokens(view: View) -> Iterator[Token]:
    """Every token on any board of a view, once."""
    seen: set[str] = set()
    for panel in view.panels:
        for token in tokens_of(panel):
            if token.id not in seen:
                seen.add(token.id)
                yield token
