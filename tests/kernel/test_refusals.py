"""A match refuses answers, undos and confirmations from outside its seats, and then nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import HolmgangError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import read_save, save
from tests.refgame import SYSTEM

LIBRARY = Library([SYSTEM])
GAME = LIBRARY.game("brawl")


def begun(people: tuple[str, ...] = ()) -> Match:
    match = Match(GAME, SeededDice(3), people=people)
    Driver({seat: RandomBot() for seat in GAME.seats}, 3).run(match, 12)
    return match


@pytest.mark.parametrize("people", [(), GAME.seats])
def test_an_unknown_seat_cannot_undo(people: tuple[str, ...]) -> None:
    match = begun(people)
    before = save(match)
    with pytest.raises(HolmgangError):
        match.undo("ghost", keep=1, consent=GAME.seats)
    assert save(match) == before
    LIBRARY.restore(read_save(save(match)))


def test_an_undo_to_no_whole_number_of_answers_changes_nothing() -> None:
    match = begun()
    before, keep = save(match), 1.5
    asked: Any = keep
    with pytest.raises((HolmgangError, TypeError)):
        match.undo(GAME.seats[0], keep=asked)
    assert save(match) == before


@pytest.mark.parametrize("people", [["ghost"], [GAME.seats[0], GAME.seats[0]]])
def test_a_match_is_not_begun_that_could_not_be_resumed(people: list[str]) -> None:
    with pytest.raises(HolmgangError):
        Match(GAME, SeededDice(3), people=people)
