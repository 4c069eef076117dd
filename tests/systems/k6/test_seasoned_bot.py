"""Habits of the seasoned bot: two targets where that is free, and cover from archers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from holmgang.bots.ladder import scores
from holmgang.cli.common import library_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.lab.playing import met
from holmgang.systems.k6.bots import HeuristicBot, SeasonedBot

LADDER = Path(__file__).parents[3] / "docs" / "ladder"


def begun(name: str) -> Match:
    scenario = str(LADDER / name)
    return Match(library_for(scenario).game(scenario), SeededDice(3))


def intention(policy: Any, match: Match, who: str) -> dict[str, Any]:
    """Return the intention that a policy chooses for a combatant in this round."""
    question = next(part for seat in ("blue", "gm") for part in match.asked(seat) if part.about == who)
    assert question.purpose == "intend"
    answer: dict[str, Any] = policy.answer(Asked(question, Random(1), match))
    return answer


def play_a_round(match: Match) -> None:
    driver, number = Driver(dict.fromkeys(("blue", "gm"), SeasonedBot()), 1), match.play.state.round
    while match.play.state.round == number or match.joint is None:
        assert driver.turn(match)


def test_a_warrior_threatens_two_at_once() -> None:
    match = begun("k6_blades.yaml")
    assert len(intention(HeuristicBot(), match, "blue_fighter")["targets"]) == 1
    both = intention(SeasonedBot(), match, "blue_fighter")
    assert both["means"] == "melee"
    assert sorted(both["targets"]) == ["red_comrade", "red_fighter"]


def test_a_warrior_without_the_ability_threatens_one() -> None:
    match = begun("k6_blades.yaml")
    match.play.state.get("blue_fighter").abilities.remove("two_target_attack")
    assert len(intention(SeasonedBot(), match, "blue_fighter")["targets"]) == 1


def test_archers_shoot_from_cover_and_others_wait_there() -> None:
    match = begun("k6_skirmish.yaml")
    for who in ("blue_archer", "blue_fighter"):
        found = intention(SeasonedBot(), match, who)
        assert (found["intend"], found["into_cover"]) == ("full_defence", "pillar")
    play_a_round(match)
    assert match.play.state.get("blue_archer").has("in_cover")
    assert intention(SeasonedBot(), match, "blue_archer")["means"] == "shoot"
    assert intention(SeasonedBot(), match, "blue_fighter")["intend"] == "full_defence"


def test_bots_do_not_wait_in_cover_for_casters() -> None:
    match = begun("k6_skirmish.yaml")
    match.play.state.get("red_fighter").spells.append("fireball")
    assert intention(SeasonedBot(), match, "blue_fighter")["intend"] != "full_defence"


@pytest.mark.parametrize("name", ["k6_blades.yaml", "k6_skirmish.yaml"])
def test_these_habits_win_skirmishes(name: str) -> None:
    scenario = str(LADDER / name)
    best = scores(list(met(library_for(scenario).game(scenario), ["seasoned", "heuristic"], 20, 73)))[0]
    assert best.policy == "seasoned"
    assert best.share >= 0.7
