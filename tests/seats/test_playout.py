"""The seat of playouts: its answers are canonical, for they are not read again."""

from __future__ import annotations

import json

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.drive import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.record import copied
from holmgang.seats import PlayoutSeat

SCENARIOS = ["k6/ogre_at_the_pillars", "kampbogen/toll_road", "tkds/training_yard", "psychopaths/wasteland"]


class Checked(PlayoutSeat):
    """Remembers how many of its answers were looked at."""

    def __init__(self) -> None:
        self.answers = 0

    def answer(self, asked: Asked) -> object:
        answer = super().answer(asked)
        read = asked.question.read(copied(answer))
        assert json.dumps(read) == json.dumps(answer)  # the order of the particulars counts too
        self.answers += 1
        return answer


@pytest.mark.parametrize("name", SCENARIOS)
def test_reading_the_answers_of_chance_gives_them_back(name: str) -> None:
    game = Library.discover().game(name)
    seat = Checked()
    for seed in range(3):
        match = Match(game, SeededDice(seed), light=True, heard=False)
        Driver(dict.fromkeys(game.seats, seat), seed).run(match, 120)
    assert seat.answers > 50
