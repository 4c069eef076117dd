"""Holds: no combatant is held by one who is not at contact, whatever the players do."""

from __future__ import annotations

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.systems.k6 import SYSTEM
from holmgang.systems.k6.state import State
from holmgang.systems.k6.tables import CONDITIONS, CUT

LIBRARY = Library([SYSTEM])
SMALL = [name for name in LIBRARY.scenario_files(SYSTEM) if name not in ("caravan", "ambush_of_the_sentry")]


def holders_are_at_contact(fight: State) -> None:
    for one in fight.combatants:
        for hold in one.holds():
            if one.here and CONDITIONS[hold.id].release != CUT:
                assert fight.run_rounds(one.id, hold.holder_id) == 0, (one.id, hold)


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("seed", range(4))
def test_holders_are_at_contact_between_rounds(name: str, seed: int) -> None:
    game = LIBRARY.game(name)
    match = Match(game, SeededDice(seed), light=True)
    driver = Driver({seat: RandomBot() for seat in game.seats}, seed)
    seen = -1
    for _ in range(SYSTEM.bound):
        if match.outcome is not None:
            break
        fight = match.play.state
        if fight.round != seen:
            seen = fight.round
            holders_are_at_contact(fight)
        driver.turn(match)
    assert seen > 0
