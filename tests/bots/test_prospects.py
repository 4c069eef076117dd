"""Guesses of the systems in the middle of a match: shares of a win add up, and rise when a foe loses lives."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.odds import thousandths
from holmgang.testing.conformance import through_questions

LIBRARY = Library.discover()
FIGHTS = (
    "k6/ogre_at_the_pillars",
    "k6/holding_the_bridge",
    "kampbogen/toll_road",
    "kampbogen/bridge_troll",
    "tkds/training_yard",
    "tkds/troll_ford",
    "psychopaths/wasteland",
    "psychopaths/short_evening",
)


@given(st.dictionaries(st.text(max_size=3), st.integers(0, 10**9), min_size=1, max_size=6))
def test_shares_add_up_and_keep_the_order_of_the_strengths(strengths: dict[str, int]) -> None:
    shares = thousandths(strengths)
    assert sum(shares.values()) == 1000
    assert all(shares[one] <= shares[other] for one in shares for other in shares if strengths[one] < strengths[other])


@pytest.mark.parametrize("scenario", FIGHTS)
def test_prospects_add_up_at_every_question_and_name_the_sides(scenario: str) -> None:
    game = LIBRARY.game(scenario)
    sides = set(game.system.sides(game.scenario).values())
    for _, match in through_questions(game, 1, 25):
        prospects = game.system.prospects(match.play)
        assert prospects is not None
        assert sum(prospects.values()) == 1000
        assert min(prospects.values()) >= 0
        assert set(prospects) <= sides | {"hero", "gm"}


def weakened(match: Match) -> tuple[str, Any]:
    """Take a good part of what keeps a combatant in the match; returns the side that suffers by it."""
    state = match.play.state
    match match.game.system.id:
        case "k6":
            one = next(one for one in state.combatants if one.side == "gm" and one.able and one.lives > 1)
            one.lives -= 1
            return "gm", one
        case "kampbogen":
            one = next(one for one in state.able() if one.lives > 1)
            one.lives -= 1
            return "opponents", one
        case "tkds":
            one = next(one for one in state.creatures if one.side == "enemies" and one.standing and one.health > 3)
            one.health -= 3
            return "enemies", one
        case _:
            one = state.players[0]
            one.glory -= 1
            return one.id, one


@pytest.mark.parametrize("scenario", FIGHTS)
def test_prospects_rise_when_a_foe_loses_lives(scenario: str) -> None:
    game = LIBRARY.game(scenario)
    match = next(match for number, match in through_questions(game, 2, 3) if number == 3)
    before = game.system.prospects(match.play)
    side, _ = weakened(match)
    match.play.derived.clear()
    after = game.system.prospects(match.play)
    assert before is not None
    assert after is not None
    assert after[side] < before[side]
    assert all(after[other] >= before[other] for other in before if other != side)
