"""Playouts: answers of chance are canonical, for they are not read again; and a match can be played out unrecorded."""

from __future__ import annotations

import json
from random import Random

import pytest

from holmgang.bots import RandomBot
from holmgang.bots.random import play_out, random_answer
from holmgang.kernel import codec
from holmgang.kernel.dice import OpenDice, SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import SystemFault
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.record import copied

SCENARIOS = ["k6/ogre_at_the_pillars", "kampbogen/toll_road", "tkds/training_yard", "psychopaths/wasteland"]


class Checked(RandomBot):
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
        match = Match(game, SeededDice(seed), light=True, keeps_log=False)
        Driver(dict.fromkeys(game.seats, seat), seed).run(match, 120)
    assert seat.answers > 50


@pytest.mark.parametrize("master", [False, True])
@pytest.mark.parametrize("name", SCENARIOS)
def test_played_out_a_match_ends_as_if_it_had_been_answered_one_by_one(name: str, master: bool) -> None:
    game = Library.discover().game(name)
    for seed in range(4):
        quick, slow = (Match(game, SeededDice(seed), light=True, keeps_log=False, master=master) for _ in range(2))
        play_out(quick, Random(seed))
        answered_one_by_one(slow, Random(seed))
        assert (quick.outcome, quick.steps, quick.dice_rolled) == (slow.outcome, slow.steps, slow.dice_rolled)
        assert quick.over
        assert codec.dump(quick.play.state) == codec.dump(slow.play.state)
        assert len(quick.kept) + quick.unrecorded == len(slow.kept)


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_light_match_goes_as_one_that_rests(name: str) -> None:
    """No seat comes back into a light match, so its rules need not rest; that must be all the difference."""
    game = Library.discover().game(name)
    for seed in range(3):
        kept, light = Match(game, SeededDice(seed)), Match(game, SeededDice(seed), light=True, keeps_log=False)
        for match in (kept, light):
            Driver(dict.fromkeys(game.seats, RandomBot()), seed).run(match, 120)
        assert kept.play.rests is not light.play.rests
        assert [entry.plain() for entry in light.kept] == [entry.plain() for entry in kept.kept]
        assert codec.dump(light.play.state) == codec.dump(kept.play.state)


@pytest.mark.parametrize("begun", [0, 1, 8])
@pytest.mark.parametrize("name", SCENARIOS)
def test_driven_in_one_go_a_match_goes_as_turn_by_turn(name: str, begun: int) -> None:
    """Joint questions are then answered and confirmed as a whole, also one that some have answered already."""
    game = Library.discover().game(name)
    in_one_go, by_turns = (Match(game, SeededDice(begun), light=True, keeps_log=False) for _ in range(2))
    turns = []
    for match in (in_one_go, by_turns):
        driver = Driver(dict.fromkeys(game.seats, RandomBot()), 1)
        driver.run(match, begun)
        turns.append(driver.run(match) if match is in_one_go else driver.run(match, 10 * game.system.bound))
    assert in_one_go.over
    assert turns[0] == turns[1]
    assert [entry.plain() for entry in in_one_go.kept] == [entry.plain() for entry in by_turns.kept]
    assert codec.dump(in_one_go.play.state) == codec.dump(by_turns.play.state)


def answered_one_by_one(match: Match, luck: Random) -> None:
    """As at a table: each part of a joint question is answered, then everybody confirms."""
    while not match.over:
        joint = match.joint
        part = match.question if joint is None else joint.next_open(match.game.seats)
        if part is not None:
            match.give(part, random_answer(part, luck))
        elif joint is not None:
            match.confirm(joint.waiting_for()[0])


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_match_is_played_out_from_where_it_stands(name: str) -> None:
    """Some have answered a joint question and some have not, or the dice on the table are real ones."""
    game = Library.discover().game(name)
    for turns in (1, 2, 7):
        for dice in (SeededDice(turns), OpenDice()):
            match = Match(game, SeededDice(turns))
            Driver(dict.fromkeys(game.seats, RandomBot()), turns).run(match, turns)
            quick, slow = match.fork(dice, light=True), match.fork(dice, light=True)
            play_out(quick, Random(turns))
            answered_one_by_one(slow, Random(turns))
            assert (quick.outcome, quick.steps, quick.dice_rolled) == (slow.outcome, slow.steps, slow.dice_rolled)
            assert codec.dump(quick.play.state) == codec.dump(slow.play.state)


def test_only_a_light_match_is_played_out() -> None:
    match = Match(Library.discover().game(SCENARIOS[0]), SeededDice(1))
    with pytest.raises(SystemFault, match="light"):
        play_out(match, Random(1))
