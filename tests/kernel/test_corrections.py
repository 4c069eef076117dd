"""A correction of the master, with the reason that all read in the log."""

from __future__ import annotations

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.events import Explained
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Declare, FreeWords
from holmgang.kernel.words import Words
from tests.refgame import SYSTEM

CORRECTED = {"master": "lives", "of": "axel", "to": 3}


def begun() -> Match:
    match = Match(Library([SYSTEM]).game("refgame/duel"), SeededDice(1), master=True)
    assert match.question is not None
    assert match.question.purpose == "master"
    return match


def test_a_correction_with_a_reason_tells_it_and_one_without_does_not() -> None:
    match = begun()
    match.answer("master", CORRECTED)
    assert not [event for event in match.log if isinstance(event, Explained)]
    match.answer("master", {**CORRECTED, "to": 5, "why": "  The potion was forgotten. "})
    told = match.log[-1]
    assert isinstance(told, Explained)
    assert (told.by, told.why, told.seen_by) == ("master", "The potion was forgotten.", None)
    assert match.play.state.fighter("axel").lives == 5


def test_every_correction_can_be_given_a_reason() -> None:
    question = begun().question
    assert isinstance(question, Declare)
    for option in question.options:
        reasons = [one for one in option.particulars if isinstance(one, FreeWords) and one.purpose == "why"]
        assert len(reasons) == (option.id != "go_on")
        assert all(one.default == "" for one in reasons)


def test_undoing_a_correction_takes_its_reason_back() -> None:
    match = begun()
    match.answer("master", {**CORRECTED, "why": "A slip."})
    match.undo("master")
    gone = {number for event in match.log for number in getattr(event, "events", ())}
    number = next(place for place, event in enumerate(match.log, 1) if isinstance(event, Explained))
    assert number in gone


@pytest.mark.parametrize("lang", ["en", "cs", "da"])
def test_the_reason_is_quoted_in_every_language(lang: str) -> None:
    words = Words(Library([SYSTEM]).lexicon(SYSTEM), lang)
    assert "The potion was forgotten." in words.event(Explained(by="master", why="The potion was forgotten."))
    assert not words.faults
