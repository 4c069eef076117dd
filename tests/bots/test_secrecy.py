"""A seat that looks ahead knows no more than its seat, in all four systems.

It answers the same when only the dice to come, or only what others hide, is different.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from holmgang.bots import Budget, SearchBot
from holmgang.kernel import codec
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, Question, Roll
from holmgang.testing.conformance import through_questions

LIBRARY = Library.discover()
SCENARIOS = ("k6/ogre_at_the_pillars", "kampbogen/toll_road", "tkds/bout_on_the_planks", "psychopaths/short_evening")
ENOUGH = 3
"""Moments compared for each scenario."""


def moments(scenario: str, seed: int) -> Iterator[tuple[Match, Question]]:
    """Questions with a choice, scattered over a match of chance."""
    for number, match in through_questions(LIBRARY.game(scenario), seed, 90):
        if number % 2 == 0:
            for question in _open(match):
                if question.foregone is REQUIRED:
                    yield match, question
                    break


def _open(match: Match) -> list[Question]:
    if match.joint is not None:
        return list(match.joint.open_parts())
    return [match.question] if match.question is not None and type(match.question) is not Roll else []


def answered(match: Match, question: Question) -> tuple[Any, list[float]]:
    """The answer, and the scores it rests on: equal answers might be luck, equal scores hardly."""
    tried = SearchBot(Budget(playouts=6)).weigh(Asked(question, Random(9), match))
    return tried[0].answer, [score for one in tried for score in one.scores]


def twin_of(match: Match, question: Question) -> Question:
    return next(part for part in match.asked(question.seat) if part.label == question.label)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_other_dice_to_come_change_nothing(scenario: str) -> None:
    compared = 0
    for match, question in (one for seed in range(2, 5) for one in moments(scenario, seed)):
        other = match.fork(SeededDice("quite other dice"))
        assert answered(match, question) == answered(other, twin_of(other, question))
        compared += 1
        if compared == ENOUGH:
            return
    pytest.fail(f"only {compared} moments to compare")


@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if LIBRARY.game(name).system.has_secrets])
def test_other_hidden_things_change_nothing(scenario: str) -> None:
    """The hidden things of others are truly swapped at the start of the step, and the seat does not notice."""
    compared = 0
    for number, match in through_questions(LIBRARY.game(scenario), 5, 400):
        position, questions = match.position(), _open(match)
        only_dice = all(entry.label.kind == Roll.kind for entry in position.since)
        if not only_dice or not questions or questions[0].foregone is not REQUIRED or number < 20:
            continue  # later in a step others may have shown what they hold
        system, seat = match.game.system, questions[0].seat
        start = replace(match.play, state=codec.load(system.state_type, position.state))
        dealt = codec.dump(system.conceal(start, seat, Random(number)))
        assert dealt != position.state
        other = Match.at(match.game, replace(position, state=dealt), match.dice)
        views = [system.view(one.play, seat).plain() for one in (match, other)]
        if views[0] != views[1]:
            continue  # a card drawn within the step is another one now, and the seat knows it
        assert answered(match, questions[0]) == answered(other, twin_of(other, questions[0]))
        compared += 1
        if compared == ENOUGH:
            return
    pytest.fail(f"only {compared} moments to compare")
