"""K6-3.6, K6-3.7: an amendment reopens what others confirmed; an engine seat may amend only so often, people freely."""

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


def test_an_amendment_takes_back_the_others_confirmations() -> None:
    """K6-3.6: a confirmation is void after another seat has amended."""
    match = Match(GAME, SeededDice(1))
    for seat, who in (("pavel", "gorondar"), ("katka", "naria"), ("gm", "orc"), ("gm", "goblin_shaman")):
        match.answer(seat, "wait", who)
    match.confirm("pavel")
    assert "pavel" not in match.waiting_for()
    match.answer("katka", "full_defence", "naria")
    assert "pavel" in match.waiting_for()
