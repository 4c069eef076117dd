"""Costs of the kernel, as ratios within one run. ``make bench`` prints them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from holmgang.bots import RandomBot
from holmgang.bots.random import random_answer
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.match import Match
from holmgang.kernel.save import Scribe, read_save, save
from holmgang.kernel.system import Game
from holmgang.kernel.verify import restore
from tests.bench import hand_written_duel
from tests.bench.timing import side_by_side

pytestmark = pytest.mark.bench


def through_kernel(game: Game, seed: int) -> Match:
    match = Match(game, SeededDice(seed), light=True)
    Driver({seat: RandomBot() for seat in game.seats}, seed).run(match)
    return match


def test_a_match_costs_at_most_five_times_the_loop_by_hand(duel: Game) -> None:
    seeds = range(200)
    for seed in seeds:
        assert through_kernel(duel, seed).log == hand_written_duel.play(seed)
    ratio = side_by_side(40, lambda seed: through_kernel(duel, seed), hand_written_duel.play, seeds[:20])
    print(f"\nthe same match through the kernel / by hand: {ratio:.2f} (at most 5)")  # noqa: T201
    assert ratio <= 5


def at_question(game: Game, number: int) -> tuple[Match, list[tuple[str, object, str, str]]]:
    """A match stopped at the n-th answer of its first step, with the answers that led there."""
    luck = Random(4)
    for seed in range(1000):
        match = Match(game, SeededDice(seed))
        answers: list[tuple[str, object, str, str]] = []
        while match.steps == 1 and match.question is not None and len(match.kept) < number:
            _answer_once(match, luck, answers)
        if match.steps == 1 and len(match.kept) >= number:
            return match, answers
    raise AssertionError("no match has so many questions in its first step")


def _answer_once(match: Match, luck: Random, answers: list[tuple[str, object, str, str]]) -> None:
    joint = match.joint
    if joint is None:
        assert match.question is not None
        seat, question = match.question.seat, match.question
    else:
        seat = joint.waiting_for()[0]
        if not joint.unanswered(seat):
            match.confirm(seat)
            answers.append((seat, None, "", ""))
            return
        question = joint.unanswered(seat)[0]
    answer = random_answer(question, luck)
    match.answer(seat, answer, question.about, question.purpose)
    answers.append((seat, answer, question.about, question.purpose))


def played_again(game: Game, dice: SeededDice, answers: list[tuple[str, object, str, str]]) -> Match:
    match = Match(game, dice)
    for seat, answer, about, purpose in answers:
        if answer is None:
            match.confirm(seat)
        else:
            match.answer(seat, answer, about, purpose)
    return match


def test_forking_and_restoring_cost_little_more_than_playing(brawl: Game) -> None:
    match, answers = at_question(brawl, 15)
    dice = match.dice
    assert isinstance(dice, SeededDice)
    text = save(match)
    works: dict[str, tuple[Callable[[int], object], int]] = {
        "fork at the 15th answer": (lambda _: match.fork(), 2),
        "restoring a trusted save": (lambda _: restore(read_save(text), brawl, trusted=True), 4),
        "proving a save": (lambda _: restore(read_save(text), brawl), 6),
    }
    for name, (work, limit) in works.items():
        ratio = side_by_side(15, work, lambda _: played_again(brawl, dice, answers), range(20))
        print(f"\n{name} / playing it: {ratio:.2f} (at most {limit})")  # noqa: T201
        assert ratio <= limit


def test_keeping_a_match_costs_the_same_at_its_end_as_at_its_beginning(brawl: Game) -> None:
    """Only news is appended to a save: the bytes written for an answer do not grow with the match."""
    match, written = Match(brawl, SeededDice(3)), []
    scribe, driver = Scribe(match), Driver({seat: RandomBot() for seat in brawl.seats}, 3)
    scribe.news()
    while driver.turn(match):
        written.append(sum(map(len, scribe.news())))
    third = len(written) // 3
    ratio = sum(written[-third:]) / sum(written[:third])
    print(f"\nbytes written in the last third of a match / in the first: {ratio:.2f} (at most 1.5)")  # noqa: T201
    assert ratio <= 1.5
