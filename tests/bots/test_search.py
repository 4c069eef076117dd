"""The seat that looks ahead: it finds what wins, keeps its budget, repeats itself, and knows no more than it may."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from holmgang.bots import LEVELS, Budget, RandomBot, SearchBot, known_policies, policy_for
from holmgang.bots.search import Tried, best_of, played_on
from holmgang.kernel import codec
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Declare, Option, Question, Roll
from holmgang.kernel.system import Game
from holmgang.testing.conformance import through_questions
from tests.refgame.state import Duel
from tests.refgame.system import SYSTEM


def wins(game: Game, seat: str, policy: Any, seeds: range) -> float:
    """Return the share of duels that a seat wins against chance; a draw counts half."""
    won = 0.0
    for seed in seeds:
        match = Match(game, SeededDice(seed))
        Driver({name: policy if name == seat else RandomBot() for name in game.seats}, seed).run(match)
        assert match.outcome is not None
        won += 0.5 if not match.outcome.winners else float(seat in match.outcome.winners)
    return won / len(seeds)


def test_looking_ahead_beats_chance(duel: Game) -> None:
    assert wins(duel, "ann", SearchBot(Budget(playouts=24), width=4), range(5)) >= 0.75
    assert wins(duel, "bea", SearchBot(Budget(playouts=24), width=4), range(5)) >= 0.75


def own_questions(game: Game, seat: str, seeds: range) -> Iterator[tuple[Match, Question]]:
    for seed in seeds:
        for _, match in through_questions(game, seed):
            for question in match.asked(seat):
                if type(question) is not Roll and (match.joint is None or match.joint.unanswered(seat)):
                    yield match, question


def answered(match: Match, question: Question) -> Any:
    return SearchBot(Budget(playouts=24)).answer(Asked(question, Random(9), match))


def test_the_same_position_gets_the_same_answer(duel: Game) -> None:
    compared = 0
    for match, question in own_questions(duel, "ann", range(2)):
        assert answered(match, question) == answered(match, question)
        compared += 1
    assert compared > 10


def test_other_dice_to_come_change_nothing(duel: Game) -> None:
    compared = 0
    for match, question in own_questions(duel, "ann", range(2)):
        other = match.fork(SeededDice("quite other dice"))
        twin = next(part for part in other.asked("ann") if part.label == question.label)
        assert answered(match, question) == answered(other, twin)
        compared += 1
    assert compared > 10


def test_other_hands_of_others_change_nothing(duel: Game) -> None:
    """The hands the others truly hold are swapped for other possible ones: the seat answers as before."""
    compared = 0
    for match, question in own_questions(duel, "ann", range(6)):
        position = match.position()
        if position.since:
            continue  # later in a step the others may have shown what they hold
        start = replace(match.play, state=codec.load(Duel, position.state))
        dealt = SYSTEM.conceal(start, "ann", Random(compared))
        other = Match.at(duel, replace(position, state=codec.dump(dealt)), match.dice)
        twin = next(part for part in other.asked("ann") if part.label == question.label)
        assert answered(match, question) == answered(other, twin)
        compared += 1
    assert compared > 5


def test_a_budget_of_playouts_is_kept(duel: Game) -> None:
    used = set()
    for match, question in own_questions(duel, "ann", range(1)):
        seat = SearchBot(Budget(playouts=30), patient=True)
        seat.answer(Asked(question, Random(1), match))
        used.add(seat.played)
    assert max(used) == 30


def test_a_question_with_one_answer_costs_nothing(duel: Game) -> None:
    match, question = next(own_questions(duel, "ann", range(1)))
    assert isinstance(question, Declare)
    only = replace(question, source=(Option(question.options[0].id),))
    seat = SearchBot(Budget(playouts=30))
    assert seat.answer(Asked(only, Random(1), match)) == {question.purpose: question.options[0].id}
    assert seat.played == 0


def test_a_budget_that_ends_within_a_world_still_weighs_every_answer(duel: Game) -> None:
    """An answer that was tried in one world less is not out of the race for that."""
    first, second = Tried("first", True, [0.0] * 5), Tried("second", False, [1.0] * 4)
    assert best_of([first, second], 0.5) is second
    assert best_of([first, replace(second, dropped=True)], 0.5) is first


def test_a_clear_case_is_closed_early_and_answered_alike(duel: Game) -> None:
    """Stopping early saves matches and, where it does, gives the answer that the whole budget gives."""
    saved = different = compared = 0
    for match, question in own_questions(duel, "ann", range(3)):
        quick, patient = SearchBot(Budget(playouts=60)), SearchBot(Budget(playouts=60), patient=True)
        answers = [seat.answer(Asked(question, Random(5), match)) for seat in (quick, patient)]
        assert quick.played <= patient.played
        saved += patient.played - quick.played
        different += answers[0] != answers[1]
        compared += 1
    assert saved > 0
    assert different <= compared // 10


def test_a_playout_past_its_deadline_counts_for_nothing(duel: Game) -> None:
    match = Match(duel, SeededDice(1))
    assert played_on(match, Driver({seat: RandomBot() for seat in duel.seats}, 1), "ann", deadline=0.0) is None
    assert not match.over


def test_a_budget_needs_a_limit() -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        Budget()


def test_levels_have_names_and_policies() -> None:
    library = Library.discover()
    for system in library.systems.values():
        for level in LEVELS:
            assert policy_for(system, level)
            assert level in known_policies(system)
        with pytest.raises(UnknownName, match="veteran"):
            policy_for(system, "veterann")
