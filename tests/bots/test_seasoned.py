"""Seasoned policies: what seats that look ahead begin with, whom they let play so, and that they win more."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holmgang.bots import Budget, RandomBot, SearchBot
from holmgang.bots.ladder import scores
from holmgang.bots.random import heuristic_of, seasoned_of
from holmgang.bots.search import EVEN, PERSONALITIES, Temper
from holmgang.cli.common import library_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Roll
from holmgang.kernel.system import Game
from holmgang.lab.playing import met
from holmgang.systems.psychopaths.board.lookups import unvisited
from holmgang.systems.psychopaths.bots.seasoned import Walks
from holmgang.testing.conformance import through_questions
from tests.refgame.system import SYSTEM

LIBRARY = Library.discover()
LADDER = Path(__file__).parents[2] / "docs" / "ladder"
ASKED: Counter[tuple[str, str]] = Counter()
"""Number of answers for each policy and seat."""


class Counted(RandomBot):
    """Plays by chance, and notes for whom."""

    name = "plain"

    def answer(self, asked: Asked) -> Any:
        ASKED[self.name, asked.seat] += 1
        return super().answer(asked)


class CountedSeasoned(Counted):
    name = "seasoned"


class Sure(RandomBot):
    """Calls everything routine."""

    def routine(self, asked: Asked) -> bool:
        return True


class Taught(type(SYSTEM)):  # type: ignore[misc]
    """The reference game with opinions."""

    def __init__(self, **policies: Any) -> None:
        self.policies = policies


def first_question(game: Game) -> Asked:
    match = Match(game, SeededDice(1))
    return Asked(match.asked("ann")[0], Random(1), match)


def test_only_the_own_side_plays_on_seasoned(duel: Game) -> None:
    ASKED.clear()
    game = replace(duel, system=Taught(heuristic=Counted, seasoned=CountedSeasoned))
    SearchBot(Budget(playouts=8)).answer(first_question(game))
    plain, seasoned = ({seat for name, seat in ASKED if name == kind} for kind in ("plain", "seasoned"))
    assert seasoned == {"ann"}
    assert "bea" in plain
    assert ASKED["plain", "ann"] == 1, "the plain idea is asked for once, as a candidate"


def test_routine_is_answered_without_thought_but_advised_on(duel: Game) -> None:
    game = replace(duel, system=Taught(heuristic=Sure))
    quick, patient = SearchBot(Budget(playouts=8)), SearchBot(Budget(playouts=8), patient=True)
    quick.answer(first_question(game))
    patient.answer(first_question(game))
    assert (quick.played, patient.played > 0) == (0, True)


@pytest.mark.parametrize("scenario", ["k6/corridor", "psychopaths/wasteland"])
def test_the_seasoned_idea_comes_first(scenario: str) -> None:
    game = LIBRARY.game(scenario)
    seen = 0
    for _, match in through_questions(game, 3, 12):
        for seat in match.waiting_for():
            for question in match.asked(seat):
                if type(question) is not Roll and (match.joint is None or match.joint.unanswered(seat)):
                    tried = SearchBot(Budget(playouts=2)).weigh(Asked(question, Random(4), match))
                    assert tried[0].answer == seasoned_of(game.system).answer(Asked(question, Random(4), match))
                    seen += 1
    assert seen


def test_the_heuristic_plays_where_no_seasoned_policy_exists() -> None:
    system = Taught(heuristic=Counted)
    assert type(seasoned_of(system)) is type(heuristic_of(system)) is Counted


@pytest.mark.parametrize("name", ["k6_duel", "kampbogen_troll_duel", "kampbogen_old_troll_skirmish"])
def test_seasoned_seats_win_more(name: str) -> None:
    """With dice of its own; how much more stands in the docs, from larger samples."""
    scenario = str(LADDER / f"{name}.yaml")
    best = scores(list(met(library_for(scenario).game(scenario), ["seasoned", "heuristic"], 60, 71)))[0]
    assert best.policy == "seasoned"
    assert best.share >= 0.6
    assert best.ahead > 2 * best.behind


def test_a_guessed_end_is_judged_by_the_prospects_alone_unless_it_has_a_character() -> None:
    match = Match(LIBRARY.game("k6/holding_the_bridge"), SeededDice(1))
    asked = Asked(match.asked("gm")[0], Random(1), match)
    even, bold = (Temper(one, match.game.system, "gm", asked) for one in (EVEN, PERSONALITIES["bold"]))
    assert even.score(0.25, match.play, guessed=True) == 0.25
    assert even.score(0.25, match.play) != 0.25
    assert bold.score(0.25, match.play, guessed=True) == bold.score(0.25, match.play) != 0.25


def test_a_walk_past_armed_neighbours_promises_less() -> None:
    """Give a player a revolver: fields beside that figure are worth less, and none is worth more."""
    lessened = 0
    for _, match in through_questions(LIBRARY.game("psychopaths/wasteland"), 5, 150):
        play, land = match.play, match.play.state
        if match.question is None or match.question.purpose != "step":
            continue
        me = land.player(match.question.seat)
        me.glory = 30  # a player with something to lose
        fields = unvisited(play, me)
        before = {field: Walks(play, me).worth(field) for field in fields}
        land.others(me.id)[0].inventory.weapons.append("revolver")
        after = {field: Walks(play, me).worth(field) for field in fields}
        assert all(after[field] <= before[field] for field in fields)
        lessened += any(after[field] < before[field] for field in fields)
    assert lessened
