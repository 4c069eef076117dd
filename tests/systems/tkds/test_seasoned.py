"""A habit of seasoned seats: a shooter without a target from here closes in."""

from __future__ import annotations

from pathlib import Path
from random import Random

from holmgang.bots.ladder import scores
from holmgang.cli.common import library_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.system import Game
from holmgang.lab.playing import met
from holmgang.space.squares import block_distance
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.bots import HeuristicBot, SeasonedBot
from holmgang.systems.tkds.bots.worth import standing_foes
from holmgang.systems.tkds.state import Creature

LADDER = Path(__file__).parents[3] / "docs" / "ladder"


def game_of(name: str) -> Game:
    scenario = str(LADDER / name)
    return library_for(scenario).game(scenario)


def gap(fight: Conflict, who: Creature, to: str) -> int:
    """Return the distance from a square to the nearest opponent."""
    x, y = map(int, to.split(","))
    return min(block_distance((x, y), 1, foe.anchor, foe.side_length) for foe in standing_foes(fight, who))


def test_seasoned_shooters_move_nearer_than_the_heuristic_or_do_the_same() -> None:
    nearer = 0
    for seed in range(4):
        match = Match(game_of("tkds_duel.yaml"), SeededDice(seed))
        driver = Driver({seat: HeuristicBot() for seat in match.game.seats}, seed)
        while driver.turn(match):
            question = match.question
            if question is None or question.purpose != "who":
                continue
            plain, seasoned = (
                policy.answer(Asked(question, Random(1), match)) for policy in (HeuristicBot(), SeasonedBot())
            )
            if plain != seasoned:
                fight = Conflict.of(match.play)
                who = fight.creature(plain["who"])
                assert plain["do"] == seasoned["do"] == "move"
                assert gap(fight, who, seasoned["to"]) <= gap(fight, who, plain["to"])
                nearer += gap(fight, who, seasoned["to"]) < gap(fight, who, plain["to"])
    assert nearer


def test_closing_in_wins_more_duels() -> None:
    """The gain in skirmishes is smaller and takes hundreds of matches to see: it stands in docs/explanation/bots.md."""
    best = scores(list(met(game_of("tkds_duel.yaml"), ["seasoned", "heuristic"], 40, 74)))[0]
    assert best.policy == "seasoned"
    assert best.ahead > 2 * best.behind
