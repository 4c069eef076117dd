"""Learners' doors: PettingZoo's own tests for all systems, and answers that are built step by step."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.bots.environment import Walk
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Amount, ChooseSome, Declare, Option, Order, Question
from holmgang.testing.conformance import through_questions
from tests.extras import needs

needs("pettingzoo", "there is no environment for learners")

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # modules of PettingZoo warn when they are loaded
    from pettingzoo.test import api_test, seed_test

    from holmgang.bots.environment import ACTIONS, MatchEnvironment, environment

LIBRARY = Library.discover()
SCENARIOS = ("k6/corridor", "kampbogen/toll_road", "tkds/bout_on_the_planks", "psychopaths/short_evening")
CYCLES = 40


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_pettingzoo_finds_no_fault(scenario: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what it only warns of: that observations are no pictures
        api_test(environment(scenario), num_cycles=CYCLES)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_same_seed_gives_the_same_match(scenario: str) -> None:
    seed_test(lambda: environment(scenario), num_cycles=CYCLES)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_match_ends_and_only_the_end_pays(scenario: str) -> None:
    table, luck = MatchEnvironment(LIBRARY.game(scenario)), Random(4)
    table.reset(seed=4)
    while not all(table.terminations.values()):
        assert not any(table.rewards.values())
        table.step(luck.randrange(len(table.infos[table.agent_selection]["offer"])))
    assert table.match.outcome is not None
    sides = table.game.system.sides(table.game.scenario)
    won = {sides[agent] for agent, reward in table.rewards.items() if reward > 0}
    assert won == set(table.match.outcome.winners)


def test_an_action_not_on_offer_is_refused() -> None:
    table = MatchEnvironment(LIBRARY.game("k6/corridor"))
    table.reset(seed=1)
    with pytest.raises(ValueError, match="not on offer"):
        table.step(ACTIONS)


def test_other_seats_see_neither_the_question_nor_the_offer() -> None:
    table = MatchEnvironment(LIBRARY.game("psychopaths/short_evening"))
    table.reset(seed=1)
    for agent in table.agents:
        seen = table.observe(agent)
        assert bool(seen["action_mask"].any()) == (agent == table.agent_selection)
        assert bool(seen["asked"].any()) == (agent == table.agent_selection)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("bound", [2, 7, ACTIONS])
def test_every_walk_ends_in_an_allowed_answer(scenario: str, bound: int) -> None:
    luck = Random(bound)
    for _, match in through_questions(LIBRARY.game(scenario), 3, 20):
        for question in _own(match):
            walk = Walk(question, bound)
            while walk.offer:
                assert len(walk.offer) <= bound
                walk.take(luck.randrange(len(walk.offer)))
            assert question.read(walk.answer) == walk.answer


def _own(match: Match) -> Sequence[Question]:
    if match.joint is not None:
        return match.joint.open_parts()
    return [match.question] if match.question is not None and match.question.kind != "roll" else []


@given(st.integers(1, 40), st.integers(0, 5), st.integers(0, 5), st.integers(2, 9), st.randoms(use_true_random=False))
def test_lists_keep_their_limits(count: int, least: int, more: int, bound: int, luck: Random) -> None:
    least = min(least, count)
    options = [Option(f"o{place}") for place in range(count)]
    question = ChooseSome("ann", "some", options, least=least, most=least + more)
    walk = Walk(question, bound)
    while walk.offer:
        walk.take(luck.randrange(len(walk.offer)))
    assert question.read(walk.answer) == walk.answer


def test_every_answer_can_be_reached() -> None:
    """All paths through a small tree of choices, in numbers below three."""
    weapons = Declare("ann", "weapon", [Option("axe"), Option("bow", details=[Amount("ann", "arrows", 1, 4)])])
    question = Declare(
        "ann", "do", [Option("wait"), Option("go", details=[Order("ann", "way", [Option("a"), Option("b")]), weapons])]
    )
    found: list[Any] = []
    open_paths: list[tuple[int, ...]] = [()]
    while open_paths:
        path = open_paths.pop()
        walk = Walk(question, 3)
        for number in path:
            walk.take(number)
        if walk.offer:
            open_paths += [(*path, number) for number in range(len(walk.offer))]
        else:
            found.append(walk.answer)
    assert len(found) == 1 + 2 * (1 + 4)
    assert len({str(answer) for answer in found}) == len(found)
