"""Costs of thinking on the grid: the options of a move on a large map, and a whole round of two dozen creatures.

Stated as ratios to a baseline of the same run: one plain search over the same squares, without rules or reasons.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.space.paths import reachable
from holmgang.space.squares import Cell, SquareGrid
from holmgang.systems.tkds import SYSTEM
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.ways import WALK
from holmgang.systems.tkds.bots.heuristic import HeuristicBot
from holmgang.systems.tkds.flow.movement import destinations
from tests.bench.timing import best_of

pytestmark = pytest.mark.bench
LIBRARY = Library([SYSTEM])


def battle(width: int, height: int, a_side: int) -> Match:
    """Two companies on a map with pillars, mud and barricades."""
    creatures: dict[str, Any] = {}
    for number in range(a_side):
        x, y = 2 + 2 * (number % 3), 1 + 3 * (number // 3)
        kinds = ("crossbow_guard", "orc_brute", "bandit")
        of = kinds[number % 3]
        creatures[f"h{number}"] = {"of": of, "side": "heroes", "seat": "heroes", "at": [x, y]}
        creatures[f"e{number}"] = {"of": of, "side": "enemies", "seat": "enemies", "at": [width - 1 - x, y]}
    squares = {f"{x},{y}": "pillar" for x in range(9, width - 9, 5) for y in range(0, height, 4)}
    squares |= {f"{x},{y}": "mud" for x in range(10, width - 10, 5) for y in range(1, height, 4)}
    data = {
        "id": "bench",
        "system": "tkds",
        "title": {"en": "bench"},
        "scene": {"en": "-"},
        "seats": {"heroes": {}, "enemies": {}},
        "setup": {"map": {"width": width, "height": height, "squares": squares}, "creatures": creatures},
    }
    return Match(LIBRARY.game_from(SYSTEM, data, "bench"), SeededDice(1), light=True)


def plain_search() -> int:
    """The baseline: everything within 12 steps on an open 40 x 40 map."""
    grid = SquareGrid(40, 40)

    def steps(cell: Cell) -> Iterator[tuple[Cell, int]]:
        return ((other, 1) for other in grid.neighbours8(cell))

    return len(reachable((20, 20), 12, steps).costs)


def test_options_of_a_move_on_a_large_map() -> None:
    match = battle(40, 40, 15)
    who = match.play.state.creature("h7")

    def options() -> int:
        match.play.facts = {}  # as for a question just asked
        return len([option.price for option in destinations(Conflict(match.play), who, WALK)])

    assert options() > 60
    baseline = best_of(7, plain_search)
    cost = best_of(7, options)
    print(f"\noptions of a move, 40 x 40, 30 creatures: {cost * 1000:.1f} ms, {cost / baseline:.2f} of a plain search")  # noqa: T201
    assert cost / baseline <= 8


def test_a_whole_round_of_twelve_against_twelve() -> None:
    def a_round() -> int:
        match = battle(24, 16, 12)
        driver = Driver({seat: HeuristicBot() for seat in match.game.seats}, 1)
        while match.play.state.round_no == 1 and driver.turn(match):
            pass
        return int(match.play.state.round_no)

    assert a_round() == 2
    baseline = best_of(5, plain_search)
    cost = best_of(3, a_round)
    print(f"\na round of 12 against 12: {cost:.2f} s, {cost / baseline:.0f} plain searches")  # noqa: T201
    assert cost / baseline <= 600
