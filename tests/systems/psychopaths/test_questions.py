"""A player is not asked a second time for what was answered a moment ago, and no hidden card decides who is asked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Question, Roll
from holmgang.kernel.record import Answered
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.board.cards import STOP
from holmgang.systems.psychopaths.board.totals import totals
from holmgang.systems.psychopaths.state import GamePlay
from holmgang.testing.conformance import random_driver

LIBRARY = Library([SYSTEM])
CARDS = ("use_card", "wants_more")

Asked = tuple[Question, tuple[int, int], bool]
"""A question about cards in a fight, the totals then, and whether the answer was to use none."""


def asked_in_fights(name: str, seed: int) -> Iterator[list[Asked]]:
    """Yield, for each fight of a random game, the questions about cards in their order."""
    match = Match(LIBRARY.game(name), SeededDice(seed))
    driver, fight = random_driver(match.game, seed), None
    here: list[Asked] = []
    while (question := match.question) is not None:
        play: GamePlay = match.play
        if play.state.fight is not fight:
            yield here
            here, fight = [], play.state.fight
        if fight is None or type(question) is Roll or question.purpose not in CARDS:
            driver.turn(match)
            continue
        before, place = totals(play, fight), len(match.record)
        driver.turn(match)
        entry = match.record[place]
        assert isinstance(entry, Answered)
        here.append((question, before, entry.answer in ("no", {"use_card": STOP})))
    yield here


@pytest.mark.parametrize("name", ["wasteland_three", "wasteland", "brawl_at_the_tavern"])
def test_a_player_who_has_just_used_no_card_is_not_asked_for_more(name: str) -> None:
    polled = 0
    for seed in range(6):
        for fight in asked_in_fights(name, seed):
            for (said, before, declined), (question, now, _) in pairwise(fight):
                if question.purpose == "wants_more" and question.seat == said.seat and declined:
                    assert now != before, f"{question.seat} has answered that at {now}"
                    polled += 1
    assert polled  # after an ability that has changed a total the player is asked all the same
