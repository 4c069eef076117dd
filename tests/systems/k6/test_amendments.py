"""K6-3.7: a seat that no person sits on may amend only so often; people as they like."""

from __future__ import annotations

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.systems.k6 import SYSTEM

GAME = Library([SYSTEM]).game("shamans_room")


def test_an_unattended_seat_is_locked_after_two_amendments() -> None:
    match = Match(GAME, SeededDice(1))
    for _ in range(3):
        match.answer("pavel", "wait", "gorondar")
    with pytest.raises(AnswerRefused) as refusal:
        match.answer("pavel", "wait", "gorondar")
    assert refusal.value.because == "K6-3.7"


def test_people_amend_freely() -> None:
    match = Match(GAME, SeededDice(1), people=("pavel",))
    for _ in range(6):
        match.answer("pavel", "wait", "gorondar")
