"""Heuristic seats play by the rules, and better than chance."""

from __future__ import annotations

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.drive import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.seats import RandomSeat
from holmgang.systems.k6 import SYSTEM
from holmgang.systems.k6.seats import Heuristic

LIBRARY = Library([SYSTEM])


def winners(name: str, smart: str, seed: int) -> tuple[str, ...]:
    game = LIBRARY.game(name)
    sides = SYSTEM.sides(game.scenario)
    seats = {seat: Heuristic() if sides[seat] == smart or smart == "both" else RandomSeat() for seat in game.seats}
    match = Match(game, SeededDice(seed), light=True)
    Driver(seats, seed).run(match, SYSTEM.bound)
    assert match.outcome is not None
    return match.outcome.winners


@pytest.mark.parametrize("name", ["shamans_room", "ogre_at_the_pillars", "dwarf_in_plate"])
def test_the_heuristic_beats_chance_from_either_side(name: str) -> None:
    won = sum(winners(name, side, seed) == (side,) for side in ("hero", "gm") for seed in range(12))
    assert won >= 20


@pytest.mark.parametrize("name", list(LIBRARY.scenario_files(SYSTEM)))
def test_heuristics_on_both_sides_come_to_an_end(name: str) -> None:
    winners(name, "both", 3)
