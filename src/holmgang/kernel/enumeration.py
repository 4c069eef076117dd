"""Dice that fall on every face at once: exact odds by following all branches of a match and weighing them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from itertools import product
from typing import TypeVar

from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import InputError
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Roll

T = TypeVar("T", bound=Hashable)


class TooManyBranches(InputError):
    """The tree of dice is larger than the caller wants to follow."""


def branches(match: Match) -> Iterator[tuple[Fraction, Match]]:
    """Every way the open roll can fall: its probability, and a fork in which it has fallen so.

    Faces that carry the same name (equal cards) are one branch.
    """
    roll = match.question
    if not isinstance(roll, Roll):
        raise InputError("no dice are to be rolled now")
    ways: dict[tuple[object, ...], tuple[int, list[int]]] = {}
    total = 0
    for faces in product(*(range(1, sides + 1) for sides in roll.dice)):
        total += 1
        key = tuple(roll.names[face - 1] for face in faces) if roll.names else faces
        count, first = ways.get(key, (0, list(faces)))
        ways[key] = (count + 1, first)
    for count, given in ways.values():
        twin = match.fork()
        twin.answer(roll.seat, given)
        yield Fraction(count, total), twin


def distribution(
    match: Match, driver: Driver, measure: Callable[[Match], T | None], most: int = 100_000
) -> dict[T, Fraction]:
    """The exact distribution of what ``measure`` finds, over all dice; ``driver`` answers everything else.

    A branch is followed until ``measure`` returns something, or to the end of the match, where it must. The match must
    have been made with ``OpenDice``; it is not changed. The driver's own luck should play no part.
    """
    found: dict[T, Fraction] = {}
    waiting = [(Fraction(1), match.fork())]
    followed = 0
    while waiting:
        weight, branch = waiting.pop()
        followed += 1
        if followed > most:
            raise TooManyBranches(f"more than {most} branches of dice")
        result = measure(branch)
        while result is None and driver.turn(branch):
            result = measure(branch)
        if result is not None:
            found[result] = found.get(result, Fraction(0)) + weight
        elif isinstance(branch.question, Roll):
            waiting.extend((weight * share, twin) for share, twin in branches(branch))
        else:
            label = branch.question.label if branch.question else "the end of the match"
            raise InputError(f"no policy answers {label}")
    return found
