"""A match that is over, moment by moment: for replays and for statistics.

A moment is the start of the match, or what an answer and the dice after it led to. Answers that were taken back are
left out. Nothing here knows a rule: numbers come from the gauges of the tokens in the view, sentences from the log.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from holmgang.kernel.description import LogLine, Teller
from holmgang.kernel.dice import FairDice
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Question, Roll
from holmgang.kernel.system import Game, Outcome
from holmgang.kernel.verify import replayed
from holmgang.kernel.view import Token, Value, View, tokens_of
from holmgang.kernel.words import Words
from holmgang.table.service.errors import TableClosed, TableError
from holmgang.table.service.registry import TableRegistry
from holmgang.table.service.table_log import REAL_DICE
from holmgang.table.service.translations import book_in
from holmgang.table.snapshot import Snapshot

MOST_KEPT = 12


@dataclass(frozen=True)
class Moment:
    """After so many kept answers: how long the log was, in which step, and every gauge on the board by token."""

    answers: int
    log: int
    step: int
    gauges: Mapping[str, int]


@dataclass(frozen=True)
class TrackedToken:
    """A token that has a gauge: its side, and how full the gauge can be."""

    id: str
    side: str
    most: int | None


class Timeline:
    """One match, replayed. To make it takes as long as the rules need for all its answers."""

    def __init__(self, match: Match) -> None:
        moments: list[Moment] = []
        self.pieces: dict[str, TrackedToken] = {}
        self.gauges: dict[Value, None] = {}
        """Names of the measured things in the view: most often one for all tokens."""
        self._drawn: set[str] = set()
        """Purposes for which cards are drawn, or dice rolled in secret."""
        for again in replayed(match):
            self._match = again
            again.watch = self._watch
            view = again.game.system.view(again.play, None)
            moments.append(Moment(len(again.kept), len(again.log), again.steps, self._gauges(view)))
        self._match.watch = None
        self.moments = tuple(moments)

    def _gauges(self, view: View) -> dict[str, int]:
        found: dict[str, int] = {}
        for token in _tokens(view):
            if token.gauge is None:
                continue
            found[token.id] = token.gauge.value.total
            if token.id not in self.pieces:
                self.pieces[token.id] = TrackedToken(token.id, token.side, token.gauge.most)
                self.gauges[token.gauge.name] = None
        return found

    def _watch(self, question: Question) -> None:
        if isinstance(question, Roll) and (question.hidden or question.names):
            self._drawn.add(question.purpose)

    @property
    def game(self) -> Game:
        """The rules, the content and the scenario."""
        return self._match.game

    @property
    def outcome(self) -> Outcome:
        """The end of the match."""
        assert self._match.outcome is not None
        return self._match.outcome

    @property
    def commitment(self) -> str:
        """The commitment of fair dice; empty where the dice are others."""
        dice = self._match.dice
        return dice.commitment if isinstance(dice, FairDice) else ""

    def snapshot(self, number: int, seat: str | None, words: Words) -> Snapshot:
        """Return the match at a moment as the seat saw it, with the names that it knew in the end."""
        match = match_at(self, number)
        system = match.game.system
        view = system.view(match.play, seat)
        last = system.view(self._match.play, seat)
        teller = Teller(words.named({**words.names, **last.names, **view.names}), book_in(system, words.lang))
        sides = tuple(dict.fromkeys(system.sides(match.game.scenario).values()))
        return Snapshot(seat=seat, view=view, teller=teller, sides=sides)

    @property
    def final_state(self) -> Any:
        """The state after the last answer, for what came of a match that is over. Pages read changes, not this."""
        return self._match.play.state

    def lines(self, seat: str | None, teller: Teller) -> tuple[LogLine, ...]:
        """Return the whole log as a seat was told it."""
        return tuple(teller.line(event, number) for number, event in self._match.told_to(seat))

    def told_by(self, number: int, seat: str | None) -> int:
        """Return how many lines the seat had been told by a moment."""
        return bisect_right(self._places(seat), self.moments[number].log - 1)

    def moment_of(self, line: int, seat: str | None) -> int:
        """Return the moment in which the seat was told its line of that number."""
        place = self._places(seat)[line - 1]
        return bisect_right([moment.log for moment in self.moments], place)

    def _places(self, seat: str | None) -> list[int]:
        return self._match.trail.places_known(self._match.log, seat)

    @cached_property
    def rolls(self) -> tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]:
        """Every open roll of dice: the seat, the sides, the faces. Drawn cards and hidden rolls are left out."""
        return tuple(self._rolls())

    def _rolls(self) -> Iterator[tuple[str, tuple[int, ...], tuple[int, ...]]]:
        for entry in self._match.kept:
            label = entry.label
            if label.kind == Roll.kind and label.purpose not in self._drawn and set(label.sides) <= REAL_DICE:
                yield label.seat, label.sides, tuple(entry.answer)  # type: ignore[union-attr]


def match_at(timeline: Timeline, number: int) -> Match:
    """Return the match at a moment; the dice to come are those that came. Only this package calls it."""
    twin = timeline._match.fork()
    keep = timeline.moments[number].answers
    if keep < len(twin.kept):
        seats = twin.game.seats
        twin.undo(seats[0], keep=keep, consent=seats)
    return twin


def match_from(timeline: Timeline, number: int) -> Match:
    """Return the match at a moment as if nothing had followed: no undo is recorded. Only this package calls it."""
    wanted = timeline.moments[number].answers
    return next(again for again in replayed(timeline._match) if len(again.kept) >= wanted)


def _tokens(view: View) -> Iterator[Token]:
    """Yield every token on any board of a view, once."""
    seen: set[str] = set()
    for panel in view.panels:
        for token in tokens_of(panel):
            if token.id not in seen:
                seen.add(token.id)
                yield token


class Timelines:
    """The timelines of matches that visitors look back at: each is made in a thread, and the last few are kept."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._kept: OrderedDict[str, Timeline] = OrderedDict()

    async def of(self, name: str) -> Timeline:
        """Return the timeline of a table's match. Raise :class:`TableError` before the match is over.

        A look back at a running match would tell what is hidden.
        """
        session = await self._registry.session(name)
        async with session.lock:
            if session.frozen is not None:
                raise TableClosed(why=session.frozen)
            if session.match is None:
                raise TableError("page-not-begun")
            if not session.match.over:
                raise TableError("replay-not-over")
            version, twin = f"{session.row.match}.{len(session.match.record)}", session.match.fork()
        if version not in self._kept:
            self._kept[version] = await asyncio.to_thread(Timeline, twin)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(version)
        return self._kept[version]
