"""A whole fight counted out instead of sampled: who wins how often, and how long it takes, as exact fractions.

For fights of so few states that each can be followed: what is left of whom after every step, with its weight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, TypeVar

S = TypeVar("S", bound=Hashable)


@dataclass(frozen=True)
class Solved:
    """What comes of a fight between stated policies. ``draw`` takes in those that reach the limit of steps."""

    wins: Mapping[str, Fraction]
    draw: Fraction
    steps: Mapping[int, Fraction]
    """How likely it is that the fight takes so many steps."""

    @property
    def mean_steps(self) -> Fraction:
        """How long it takes on average."""
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
    wins: Counter[str] = Counter()
    steps: Counter[int] = Counter()
    here = [0] * (len(ends) + len(arrows))
    here[len(ends)] = 1
    for step in range(1, limit + 1):
        there = [0] * len(here)
        for place, lead in enumerate(arrows, len(ends)):
            weight = here[place]
            if weight:
                for after, number in lead:
                    there[after] += weight * number
        if step == limit:
            there[0] += sum(there[len(ends) :])
        scale = ways ** (limit - step)  # what ends now stands for all that could still have been thrown
        for winner, weight in zip(ends, there, strict=False):
            wins[winner] += weight * scale
        steps[step] = sum(there[: len(ends)]) * scale
        here = there
    total = ways**limit
    shares = {side: Fraction(wins[side], total) for side in sides}
    lengths = {step: Fraction(count, total) for step, count in steps.items() if count}
    return Solved(shares, Fraction(wins[""], total), lengths)


def _arrows(
    start: S, turns: Callable[[S], Mapping[S, int]], won_by: Callable[[S], str | None], ends: list[str]
) -> list[list[tuple[int, int]]]:
    """Where each state leads, and in how many ways. The ends come first, then the states as they are found."""
    places: dict[S, int] = {start: len(ends)}
    found, arrows = [start], []
    for state in found:
        lead: Counter[int] = Counter()
        for after, number in turns(state).items():
            winner = won_by(after)
            if winner is None and after not in places:
                places[after] = len(ends) + len(found)
                found.append(after)
            lead[places[after] if winner is None else ends.index(winner)] += number
        arrows.append(list(lead.items()))
    return arrows
