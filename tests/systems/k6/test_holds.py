"""Holds: a holder is at contact and has the hands for his holds, whatever the players do."""

from __future__ import annotations

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.systems.k6 import SYSTEM
from holmgang.systems.k6.board import arms
from holmgang.systems.k6.board.body import can_work, hands_of
from holmgang.systems.k6.state import GamePlay, State
from holmgang.systems.k6.tables import CONDITIONS, CUT, HAND_HOLDS

LIBRARY = Library([SYSTEM])
SMALL = [name for name in LIBRARY.scenario_files(SYSTEM) if name not in ("caravan", "ambush_of_the_sentry")]


def holders_are_at_contact(fight: State) -> None:
    for one in fight.combatants:
        for hold in one.holds():
            if one.here and CONDITIONS[hold.id].release != CUT:
                assert fight.run_rounds(one.id, hold.holder_id) == 0, (one.id, hold)


def hands_suffice(play: GamePlay) -> None:
    """No combatant holds with more hands than he has, and what is at hand for an attack needs no hand that he lacks."""
    for one in play.state.combatants:
        hands = hands_of(play, one)
        needed = sum(HAND_HOLDS.get(hold.id, 0) for _, hold in play.state.held_by(one))
        assert len(hands.holding) == needed, (one.id, hands, needed)
        ready = arms.at_hand(arms.gear(play, one))
        for means in ("melee", "shoot", "throw"):
            for weapon in ready.get(means, ()):
                assert play.content.kinds["weapons"][weapon].hands <= len(hands.usable), (one.id, weapon, hands)
        if not can_work(one):
            assert not {"item", "hurl", "stunt"} & set(ready), (one.id, hands)


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("seed", range(4))
def test_holders_are_at_contact_and_have_the_hands(name: str, seed: int) -> None:
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
            hands_suffice(match.play)
        driver.turn(match)
    assert seen > 0
