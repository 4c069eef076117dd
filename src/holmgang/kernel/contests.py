"""Contests: single encounters of a rule system whose odds can be counted out exactly.

A system offers them through ``System.contests``; a command, a page and a lab then know them without knowing the game.
A contest has parameters (a model of whole numbers and switches, each with a default) and maps every fall of the dice
through the system's own arithmetic::

    Contest("check", CheckNumbers, ("TK-9.1",), count)

``count(numbers, knobs)`` returns tables by name, each a distribution: what may come out, with its share. The first
table is the one that answers "does it work?".
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
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
    """How many of some dice succeed, each with the same chance."""
    found: dict[int, Fraction] = {0: Fraction(1)}
    for _ in range(count):
        found = spread(
            (hits + hit, share * (chance if hit else 1 - chance)) for hits, share in found.items() for hit in (0, 1)
        )
    return {hits: share for hits, share in found.items() if share}


def mean(shares: Mapping[int, Fraction]) -> Fraction:
    """The mean of a distribution of numbers."""
    return sum((outcome * share for outcome, share in shares.items()), Fraction(0))
