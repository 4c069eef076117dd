"""A seat with a clock keeps it: an answer takes its budget and at most a tenth more."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from holmgang.bots import Budget, SearchBot, policy_for
from holmgang.bots import search as searching
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Question, Roll

pytestmark = pytest.mark.bench
SECONDS = 0.3


@pytest.mark.parametrize(
    "scenario", ["k6/ogre_at_the_pillars", "kampbogen/toll_road", "tkds/training_yard", "psychopaths/wasteland"]
)
def test_an_answer_takes_its_budget_and_a_tenth_more_at_most(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is that of the process, so that other work on the machine does not count."""
    monkeypatch.setattr(searching, "monotonic", process_time)
    game = Library.discover().game(scenario)
    match = Match(game, SeededDice(1))
    driver = Driver({seat: policy_for(game.system, "heuristic") for seat in game.seats}, 1)
    spent, played = [], 0
    for _ in range(8):
        driver.run(match, 4)
        question = _open(match)
        if question is None:
            break
        seat = SearchBot(Budget(seconds=SECONDS), patient=True)
        start = process_time()
        seat.answer(Asked(question, Random(1), match))
        spent.append(process_time() - start)
        played += seat.played
    most, speed = max(spent) / SECONDS, played / sum(spent)
    print(f"\n{scenario}: at most {most:.2f} of the budget, {speed:.0f} playouts a second")  # noqa: T201
    assert max(spent) <= 1.1 * SECONDS


def _open(match: Match) -> Question | None:
    parts = [part for seat in match.waiting_for() for part in match.asked(seat) if type(part) is not Roll]
    return next((part for part in parts if match.joint is None or part.seat in match.joint.waiting_for()), None)
