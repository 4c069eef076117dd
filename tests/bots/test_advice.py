"""Advice: it sharpens, it is honest about how sure it is, and it can be asked for at the table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.bots.intervals import wilson
from holmgang.bots.search import Budget, advise
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.system import Game
from holmgang.kernel.words import LANGUAGES
from holmgang.lab.estimates import Proportion
from tests.bots.test_search import own_questions
from tests.cli.test_table import Sitting


def test_advice_sharpens_within_its_budget(duel: Game) -> None:
    match, question = next(own_questions(duel, "ann", range(1)))
    pictures = list(advise(Asked(question, Random(1), match), Budget(playouts=80)))
    assert len(pictures) > 3
    assert {(one.worlds, one.low, one.high) for one in pictures[0]} == {(0, 0.0, 1.0)}
    counts = [sum(one.worlds for one in picture) for picture in pictures]
    assert counts == sorted(counts)
    assert counts[-1] == 80
    best = pictures[-1][0]
    assert best.low <= best.share <= best.high
    assert best.high - best.low < 0.6
    assert sum(one.usual for one in pictures[-1]) == 1
    for one in pictures[-1]:
        question.read(one.answer)


def test_advice_is_the_same_for_the_same_luck_and_changes_nothing(duel: Game) -> None:
    match, question = next(own_questions(duel, "ann", range(1)))
    assert isinstance(match, Match)
    before = match.position()
    twice = [list(advise(Asked(question, Random(1), match), Budget(playouts=40)))[-1] for _ in range(2)]
    assert twice[0] == twice[1]
    assert match.position() == before


@given(st.integers(1, 500).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_intervals_are_those_of_the_lab(counts: tuple[int, int]) -> None:
    assert wilson(*counts) == pytest.approx(Proportion(*counts).interval)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_odds_can_be_asked_for_at_the_table(tmp_path: Path, lang: str) -> None:
    sitting = Sitting(tmp_path, [":odds 1", ":odds soon", ":help"], lang=lang)
    assert sitting.shown.count("95 %") == 1
    assert sitting.shown.count("% – ") > 1
    assert "60" in sitting.shown
    assert sitting.faults == []
