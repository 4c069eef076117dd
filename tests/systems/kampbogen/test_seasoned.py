"""Seasoned seats ask how the fight will stand: they strike the last blow, come through bad rolls and leave in time."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from holmgang.cli.common import library_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.systems.kampbogen.bots.heuristic import HeuristicBot, SeasonedBot, brawled, leaves
from holmgang.systems.kampbogen.bots.planning import round_inputs
from holmgang.systems.kampbogen.bots.prospects import Pools, chance, strengths_of

LADDER = Path(__file__).parents[3] / "docs" / "ladder"


def at_the_choice(name: str, seed: int = 1) -> Match:
    """A fight of the ladder when the rolls of its first round lie open."""
    scenario = str(LADDER / f"kampbogen_{name}.yaml")
    match = Match(library_for(scenario).game(scenario), SeededDice(seed))
    driver = Driver({seat: HeuristicBot() for seat in match.game.seats}, seed)
    while match.question is not None and match.question.purpose != "actions":
        driver.turn(match)
    return match


def rolled(match: Match, grade: list[int], own: list[int]) -> Match:
    """Put these dice on the table, for the master and for a lone character, and return the match."""
    fight = match.play.state
    fight.now().dice, fight.characters[0].dice = grade, own
    return match


def answers(match: Match) -> tuple[Any, Any]:
    """Return the answers of the heuristic and of a seasoned seat to the first open roll."""
    heuristic, seasoned = (
        seat.answer(Asked(match.asked("party")[0], Random(1), match)) for seat in (HeuristicBot(), SeasonedBot())
    )
    return heuristic, seasoned


def test_a_failing_roll_is_used_for_a_manoeuvre() -> None:
    """Grade 5 + 7: strength 6 and a roll of 4 fail, fieldcraft 8 with drill reaches it."""
    match = rolled(at_the_choice("troll_duel"), [3, 4], [1, 3])
    match.play.state.characters[0].lives, match.play.state.opponents[0].lives = 0, 3
    heuristic, seasoned = answers(match)
    assert heuristic["action"] == "brawl"
    assert seasoned["action"] == "manoeuvre"


def test_the_last_wound_is_dealt_even_if_the_character_falls() -> None:
    """Without power left the wight's next touch is the end: warding it off again and again only puts that off."""
    match = rolled(at_the_choice("duel"), [2, 3], [5, 6])
    fight = match.play.state
    fight.characters[0].power, fight.opponents[0].lives = 0, 1
    fight.characters[0].abilities["culture"] = 4
    heuristic, seasoned = answers(match)
    assert heuristic["action"] == "counter_effect"
    assert seasoned["action"] == "combat_roll"


@pytest.mark.parametrize(("name", "goes"), [("troll_duel", True), ("hunted_duel", False)])
def test_a_losing_party_leaves_unless_hunters_follow(name: str, goes: bool) -> None:
    match = at_the_choice(name)
    fight = match.play.state
    assert not leaves(match.play, "flee")
    fight.characters[0].lives = fight.characters[0].power = 0
    fight.characters[0].abilities["fieldcraft"] = 0
    match.play.facts = {}
    assert leaves(match.play, "flee") is goes


def test_the_chance_rises_with_own_points_and_falls_with_the_lives_of_opponents() -> None:
    match = at_the_choice("old_troll_skirmish")
    sides, fight = strengths_of(match.play), match.play.state
    pools: tuple[Pools, ...] = tuple((one.lives, one.power, one.psyche, one.blood) for one in fight.fighting())
    lives = tuple(one.lives for one in fight.able())
    usual = chance(sides, pools, lives)
    for place, left in enumerate(lives):
        assert chance(sides, pools, (*lives[:place], left - 1, *lives[place + 1 :])) > usual
    for place, (own, *rest) in enumerate(pools):
        hurt = (*pools[:place], (own - 1, *rest), *pools[place + 1 :])
        assert chance(sides, hurt, lives) <= usual
    fallen: tuple[Pools, ...] = ((-1, 0, 0, 0),) * len(pools)
    assert chance(sides, pools, (0,) * len(lives)) == 1
    assert chance(sides, fallen, lives) == 0
    assert chance(sides, fallen, (0,) * len(lives)) == 0.5


def test_chances_of_brawls_add_up_and_two_brawlers_deal_more() -> None:
    inputs = round_inputs(at_the_choice("wailer_skirmish").play)
    still, fists = ("none", "", ""), ("brawl", "", "")
    none, one, two = (brawled(inputs, plan) for plan in ((still, still), (fists, still), (fists, fists)))
    assert none == [1.0]
    assert sum(one) == pytest.approx(1)
    assert sum(two) == pytest.approx(1)
    assert two[0] < one[0] < 1
