"""Exact results by counting instead of sampling, as fractions: of a single contest, and of a whole fight.

A system offers contests through ``System.contests``; a command, a page and a lab then know them without knowing the
game. A contest has parameters (a model of whole numbers and switches, each with a default) and maps every fall of the
dice through the system's own arithmetic::

    Contest("check", CheckNumbers, ("TK-9.1",), count)

``count(numbers, knobs)`` returns tables by name, each a distribution: results with their shares. The first table is
the one that answers "does it work?".

A whole fight (:class:`Solved`) is counted if it has so few states that each can be followed: what is left of whom
after every step, with its weight.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Any, TypeVar

from holmgang.kernel.content import Entry

T = TypeVar("T", bound=Hashable)
Shares = Mapping[Any, Fraction]
"""Possible results (a number, or the id of a word), each with its probability. The shares add up to one."""


@dataclass(frozen=True)
class Contest:
    """One kind of encounter. Its name is ``contest-<id>`` in the words files, its tables ``table-<name>``."""

    id: str
    model: type[Entry]
    clauses: tuple[str, ...]
    count: Callable[[Any, Any], Mapping[str, Shares]]


def spread(weighed: Iterable[tuple[T, Fraction]]) -> dict[T, Fraction]:
    """The distribution of outcomes given one by one with their weights, in the order of the outcomes."""
    found: dict[T, Fraction] = {}
    for outcome, weight in weighed:
        found[outcome] = found.get(outcome, Fraction(0)) + weight
    return {outcome: found[outcome] for outcome in sorted(found, key=_in_order)}


def _in_order(outcome: Any) -> tuple[int, Any]:
    return (0, outcome) if isinstance(outcome, (int, Fraction)) else (1, str(outcome))


def dice(count: int, sides: int) -> dict[int, Fraction]:
    """The sum of some equal dice."""
    sums: dict[int, Fraction] = {0: Fraction(1)}
    for _ in range(count):
        sums = spread((total + face, share / sides) for total, share in sums.items() for face in range(1, sides + 1))
    return sums


def successes_of(count: int, chance: Fraction) -> dict[int, Fraction]:
    """Return the distribution of successes among some dice, each with the same chance."""
    found: dict[int, Fraction] = {0: Fraction(1)}
    for _ in range(count):
        found = spread(
            (hits + hit, share * (chance if hit else 1 - chance)) for hits, share in found.items() for hit in (0, 1)
        )
    return {hits: share for hits, share in found.items() if share}


def mean(shares: Mapping[int, Fraction]) -> Fraction:
    """The mean of a distribution of numbers."""
    return sum((outcome * share for outcome, share in shares.items()), Fraction(0))


S = TypeVar("S", bound=Hashable)


@dataclass(frozen=True)
class Solved:
    """The exact outcome of a fight between stated policies. ``draw`` takes in fights that reach the limit of steps."""

    wins: Mapping[str, Fraction]
    draw: Fraction
    steps: Mapping[int, Fraction]
    """The chances that the fight takes so many steps."""

    @property
    def mean_steps(self) -> Fraction:
        """Return the expected number of steps."""
        return sum((number * share for number, share in self.steps.items()), Fraction(0))

    def plain(self) -> dict[str, Any]:
        """For ``--json``: decimal numbers, for the fractions are long."""
        wins = {side: float(share) for side, share in self.wins.items()}
        lengths = {str(number): float(share) for number, share in self.steps.items()}
        return {"wins": wins, "draw": float(self.draw), "steps": lengths, "mean_steps": float(self.mean_steps)}


def followed(
    start: S,
    turns: Callable[[S], Mapping[S, int]],
    won_by: Callable[[S], str | None],
    *,
    ways: int,
    sides: tuple[str, ...],
    limit: int,
) -> Solved:
    """Follow all states of a fight, step by step.

    ``turns``: in how many of ``ways`` equally likely ways a step leads where; ``won_by``: the side that a state is won
    by, empty for a draw, None where the fight goes on. Weights stay whole numbers: fractions are made once, at the end.
    """
    ends = ["", *sides]
    arrows = _arrows(start, turns, won_by, ends)
    idle = _idle(arrows, len(ends))
    over = _with_idle_steps(_ended(arrows, len(ends), limit), idle, limit)
    scales = _powers(ways, limit)
    wins = [
        sum(there[place] * scales[limit - step] for step, there in enumerate(over, 1)) for place in range(len(ends))
    ]
    steps = {step: sum(there) * scales[limit - step] for step, there in enumerate(over, 1)}
    total = scales[limit]
    undecided = total - sum(wins)
    steps[limit] += undecided
    shares = {side: Fraction(wins[place], total) for place, side in enumerate(sides, 1)}
    lengths = {step: Fraction(count, total) for step, count in steps.items() if count}
    return Solved(shares, Fraction(wins[0] + undecided, total), lengths)


Arrows = list[dict[int, int]]
"""For each state where a step leads, and in how many ways. The first places are the ends."""


def _arrows(
    start: S, turns: Callable[[S], Mapping[S, int]], won_by: Callable[[S], str | None], ends: list[str]
) -> Arrows:
    places: dict[S, int] = {start: len(ends)}
    found, arrows = [start], []
    for state in found:
        lead: dict[int, int] = {}
        for after, number in turns(state).items():
            place = places.get(after)
            if place is None:
                winner = won_by(after)
                place = places[after] = len(ends) + len(found) if winner is None else ends.index(winner)
                if winner is None:
                    found.append(after)
            lead[place] = lead.get(place, 0) + number
        arrows.append(lead)
    return arrows


def _idle(arrows: Arrows, ends: int) -> int:
    """Take the ways in which a step changes nothing out of the arrows; return how many, or 0 if the states differ.

    Such steps need not be followed: they only come between the others, in as many orders as one can count.
    """
    idle = {lead.get(place, 0) for place, lead in enumerate(arrows, ends)}
    if len(idle) != 1 or idle == {0}:
        return 0
    for place, lead in enumerate(arrows, ends):
        del lead[place]
    return idle.pop()


def _ended(arrows: Arrows, ends: int, limit: int) -> list[list[int]]:
    """Count the ways to each end in the first step, the second …, until all is over or the limit is reached."""
    over: list[list[int]] = []
    leads = [list(lead.items()) for lead in arrows]
    here = {ends: 1}
    while here and len(over) < limit:
        there: dict[int, int] = {}
        for place, weight in here.items():
            for after, number in leads[place - ends]:
                there[after] = there.get(after, 0) + weight * number
        over.append([there.pop(place, 0) for place in range(ends)])
        here = there
    return over


def _with_idle_steps(over: list[list[int]], idle: int, limit: int) -> list[list[int]]:
    """Return the counts with idle steps between: ``idle`` ways for each, wherever they come."""
    empty = [0] * len(over[0])
    if not idle:
        return over + [empty] * (limit - len(over))
    powers, ended = _powers(idle, limit), []
    for step in range(1, limit + 1):
        there = list(empty)
        for moves, ways in enumerate(over[:step], 1):
            orders = comb(step - 1, moves - 1) * powers[step - moves]
            for place, weight in enumerate(ways):
                there[place] += weight * orders
        ended.append(there)
    return ended


def _powers(base: int, most: int) -> list[int]:
    found = [1]
    for _ in range(most):
        found.append(found[-1] * base)
    return found
