"""The heuristic computer players plan jointly, and play better than chance."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked, Policy
from holmgang.systems.kampbogen import SYSTEM
from holmgang.systems.kampbogen.bots import planning
from holmgang.systems.kampbogen.bots.heuristic import HeuristicBot

LIBRARY = Library([SYSTEM])


def result_for_party(scenario: str, seat: type[Policy], seed: int) -> int:
    """Return the result of a match for the party: 2 won, 1 neither, 0 lost."""
    game = LIBRARY.game(scenario)
    match = Match(game, SeededDice(seed), light=True)
    Driver({name: seat() for name in game.seats}, seed).run(match, SYSTEM.bound)
    assert match.outcome is not None
    return 2 if "party" in match.outcome.winners else 0 if match.outcome.winners else 1


@pytest.mark.parametrize(
    "scenario", ["toll_road", "bridge_troll", "barrow", "crossroads_ambush", "chase", "burning_inn"]
)
def test_better_than_chance(scenario: str) -> None:
    """Both parties meet the same seeds, so differences come from the policy alone."""
    pairs = [
        (result_for_party(scenario, HeuristicBot, seed), result_for_party(scenario, RandomBot, seed))
        for seed in range(50)
    ]
    better, worse = sum(a > b for a, b in pairs), sum(a < b for a, b in pairs)
    assert better > 5 * worse, (better, worse)


def test_the_party_attacks_the_opponent_that_costs_it_most() -> None:
    """The wailer takes a point of everybody each round: who wounds ghosts meanwhile wins one match in three."""
    assert sum(result_for_party("burning_inn", HeuristicBot, seed) == 2 for seed in range(60)) > 30


@pytest.mark.parametrize("policy", [HeuristicBot, RandomBot])
def test_slipping_away_dodges_no_challenge(policy: type[Policy]) -> None:
    """KB-3.11: in each round a character has answered all grades of the challenges by the time it rolls."""
    for seed in range(10):
        game = LIBRARY.game("burning_inn")
        match = Match(game, SeededDice(seed))
        Driver({name: policy() for name in game.seats}, seed).run(match, SYSTEM.bound)
        grades, answered, slipped = 0, Counter[str](), set[str]()
        for event in (event.plain() for event in match.log_for("master")):
            match event["event"]:
                case "round_began":
                    grades, answered, slipped = 0, Counter(), set()
                case "slip":
                    slipped.add(event["who"])
                case "challenge":
                    grades += 1
                case "challenge_pass" | "challenge_fail":
                    answered[event["who"]] += 1
                case "rolled" if event["who"] in slipped:
                    assert answered[event["who"]] == grades


def at_the_choice(scenario: str, seed: int) -> Match:
    match = Match(LIBRARY.game(scenario), SeededDice(seed))
    driver = Driver({name: HeuristicBot() for name in match.game.seats}, seed)
    while match.question is not None and match.question.purpose != "actions":
        driver.turn(match)
    return match


@pytest.mark.parametrize("seed", range(6))
def test_the_chosen_plan_has_the_highest_worth(seed: int) -> None:
    inputs = planning.round_inputs(at_the_choice("barrow", seed).play)
    best = planning.worth_of(inputs, planning.best_plan(inputs))
    for plan in product(*(planning.candidates(inputs, friend) for friend in inputs.friends)):
        wards = [deed[1] for deed in plan if deed[0] == "counter_effect"]
        commands = [deed for deed in plan if deed[0] == "manoeuvre"]
        if len(set(wards)) == len(wards) and len(commands) < 2:
            assert planning.worth_of(inputs, plan) <= best


def test_every_seat_finds_the_same_plan() -> None:
    match = at_the_choice("barrow", 3)
    answers = {who.id: planning.plan_for(match.play, who.id, {}) for who in match.play.state.fighting()}
    planning.best_plan.cache_clear()
    assert answers == {who.id: planning.plan_for(match.play, who.id, {}) for who in match.play.state.fighting()}


def test_the_plan_follows_what_a_companion_has_settled() -> None:
    """One ward is enough: if a companion has taken it, no other does, whatever the plan was."""
    warded = 0
    for seed in range(8):
        play = at_the_choice("barrow", seed).play
        inputs = planning.round_inputs(play)
        for friend in inputs.friends:
            for key in friend.wards:
                settled = {friend.id: {"action": "counter_effect", "effect": key}}
                others = [planning.plan_for(play, one.id, settled) for one in inputs.friends if one is not friend]
                assert {"action": "counter_effect", "effect": key} not in others
                warded += 1
    assert warded > 3


def test_the_first_answer_to_a_common_question_is_followed() -> None:
    match = Match(LIBRARY.game("bridge_troll"), SeededDice(3))
    driver = Driver({name: HeuristicBot() for name in match.game.seats}, 3)
    while match.question is not None and match.question.purpose != "slip":
        driver.turn(match)
    assert match.joint is not None
    first, second, *_ = match.joint.question.parts
    match.give(first, [second.seat])
    assert HeuristicBot().answer(Asked(second, Random(1), match)) == [second.seat]


def test_an_effect_that_hurts_all_is_warded() -> None:
    match = at_the_choice("barrow", 0)
    inputs = planning.round_inputs(match.play)
    friends = tuple(replace(friend, pools=(1, 0, 3, 3)) for friend in inputs.friends)
    inputs = replace(inputs, friends=friends, leave=False)
    if any(friend.wards for friend in friends):
        assert "counter_effect" in [deed[0] for deed in planning.best_plan(inputs)]
