"""A match as the engine plays it beside the same match in bulk, in the same words."""

from __future__ import annotations

import os
from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Any

from holmgang.kernel.bulk import Bulk, Fought
from holmgang.kernel.system import Game
from holmgang.lab.playing import RunWay, played

SETUPS = int(os.environ.get("BULK_SETUPS", "25"))
"""Number of random set-ups that are fought, each of them several times."""
EACH = 8
Z_999 = 3.2905
"""Between minus and plus so many standard errors lie 99.9 % of a normal distribution."""


def as_the_engine(game: Game, policies: Mapping[str, str], bulk: Bulk, seed: int, number: int) -> tuple[Any, ...]:
    """Return the engine's result of a match, in the order of ``in_row``."""
    told, match = played(RunWay("", game, policies), seed, number)
    course, winners = told.course, told.winners
    sides, seats = list(bulk.sides), game.system.sides(game.scenario)
    luck = [sum(fell for seat, fell in told.luck.items() if seats[seat] == side) for side in sides]
    return (
        sides.index(winners[0]) if winners else -1,
        match.steps,
        match.dice_rolled,
        sum(1 << sides.index(side) for side in course.hurt_first or ()),
        course.lead_changes,
        course.decided(winners[0]) if winners else -1,
        luck[0] - luck[1],
        tuple(course.last[side].left for side in sides),
        tuple(course.last[side].up for side in sides),
    )


def in_row(told: Fought, row: int) -> tuple[Any, ...]:
    """Return the result of one match by the compiled rules."""
    single = (told.winner, told.steps, told.dice, told.hurt_first, told.lead_changes, told.decided, told.luck)
    return *(int(array[row]) for array in single), *(tuple(map(int, array[row])) for array in (told.left, told.up))


def agree_die_for_die(game: Game, policies: Mapping[str, str], bulk: Bulk, seed: int, matches: int = EACH) -> None:
    """Assert that the first matches of a run are the same, die for die."""
    told = bulk.fight(seed, range(matches))
    engine = [as_the_engine(game, policies, bulk, seed, row) for row in range(matches)]
    assert [in_row(told, row) for row in range(matches)] == engine


def close(share: float, exact: Fraction, matches: int) -> bool:
    """Return whether the 99.9 % interval of a sample holds the exact share."""
    return abs(share - exact) <= Z_999 * sqrt(float(exact * (1 - exact)) / matches) + 1e-12
