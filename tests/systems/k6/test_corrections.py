"""K6-33.3: corrections of the master can be taken back."""

from __future__ import annotations

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.systems.k6 import SYSTEM
from holmgang.systems.k6.tables import CONDITIONS

GAME = Library([SYSTEM]).game("shamans_room")


@pytest.mark.parametrize("condition", CONDITIONS)
def test_a_condition_that_the_master_gave_can_be_ended(condition: str) -> None:
    match = Match(GAME, SeededDice(1), master=True)
    for what in ("add_condition", "end_condition"):
        match.answer("gm", {"master": what, "of": "gorondar", "condition": condition})
    assert match.play.state.get("gorondar").condition(condition) is None
