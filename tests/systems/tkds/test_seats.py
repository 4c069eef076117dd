"""The heuristic seat: what it does in single situations, and that it beats a random seat from either side."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.drive import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.seats import RandomSeat
from holmgang.systems.tkds import SYSTEM
from holmgang.systems.tkds.seats.heuristic import HeuristicSeat

LIBRARY = Library([SYSTEM])


def situation(creatures: dict[str, Any], squares: dict[str, str] | None = None, *, dark: bool = False) -> Match:
    for name, creature in creatures.items():
        creature.setdefault("side", "enemies" if name.startswith("b") else "heroes")
        creature.setdefault("seat", creature["side"])
        creature.setdefault("of", "sample_enemy" if name.startswith("b") else "sample_hero")
    data = {
        "id": "situation",
        "system": "tkds",
        "title": {"en": "-"},
        "scene": {"en": "-"},
        "seats": {"heroes": {}, "enemies": {}},
        "setup": {"map": {"width": 20, "height": 8, "squares": squares or {}, "dark": dark}, "creatures": creatures},
    }
    return Match(LIBRARY.game_from(SYSTEM, data, "situation"), SeededDice(1))


def choice(match: Match) -> Any:
    assert match.question is not None
    answer = HeuristicSeat().answer(Asked(match.question, Random(1), match))
    return match.question.read(answer)


def test_it_strikes_what_it_can_reach() -> None:
    answer = choice(situation({"a": {"at": [0, 0], "held": ["long_sword"]}, "b": {"at": [1, 0]}}))
    assert (answer["do"], answer["weapon"], answer["target"]) == ("attack", "long_sword", "b")


def test_it_finishes_the_wounded_first() -> None:
    wounded = {"at": [1, 1], "health": 2, "health_max": 15}
    answer = choice(situation({"a": {"at": [0, 0], "held": ["long_sword"]}, "b": {"at": [1, 0]}, "b2": wounded}))
    assert answer["target"] == "b2"


def test_it_steps_away_before_it_shoots() -> None:
    archer = {"at": [5, 3], "held": ["short_bow"], "gear": ["arrows"]}
    answer = choice(situation({"a": archer, "b": {"at": [6, 3]}}))
    assert answer["do"] == "move"


def test_it_reloads() -> None:
    empty = {"at": [0, 0], "held": [{"kind": "crossbow", "loaded": False}], "gear": ["bolts"]}
    assert choice(situation({"a": empty, "b": {"at": [9, 0]}}))["do"] in ("reload", "reload_momentum")


def test_it_tends_the_dying() -> None:
    medic = {"at": [0, 0], "gear": ["aid_kit"]}
    dying = {"at": [1, 0], "status": "dying", "death_coins": 1}
    answer = choice(situation({"a": medic, "a2": dying, "b": {"at": [15, 0]}}))
    assert (answer["do"], answer["treatment"], answer["target"]) == ("use_item", "stabilise", "a2")


def test_it_waits_for_those_who_come() -> None:
    answer = choice(situation({"a": {"at": [0, 0], "held": ["long_sword"], "momentum": 5}, "b": {"at": [7, 0]}}))
    assert (answer["do"], answer["trigger"]) == ("prepare", "comes_in_reach")


def test_it_puts_out_its_fire_when_weak() -> None:
    burning = {"kind": "persistent_damage", "damage": "burning", "dice": "1d6", "ends": "luck"}
    weak = {"at": [0, 0], "health": 5, "health_max": 20, "effects": [burning]}
    assert choice(situation({"a": weak, "b": {"at": [9, 0]}}))["do"] == "overcome"


def test_it_opens_the_door_in_its_way() -> None:
    walls = {f"3,{y}": "wall" for y in range(8)} | {"3,0": "door"}
    answer = choice(situation({"a": {"at": [2, 0], "held": ["long_sword"]}, "b": {"at": [9, 0]}}, walls))
    assert answer["do"] == "open_door"


def test_badly_hurt_it_withdraws_after_its_blow_while_a_comrade_holds_the_field() -> None:
    hurt = {"at": [5, 3], "held": ["long_sword"], "health": 4, "health_max": 20}
    alone = situation({"a": hurt, "b": {"at": [6, 3]}})
    alone.play.state.creature("a").action_left = 0
    assert choice(alone)["do"] == "finish"
    match = situation({"a": hurt, "a2": {"at": [6, 2]}, "b": {"at": [6, 3]}})
    match.play.state.creature("a").action_left = 0
    match.play.state.creature("a2").finished = True
    answer = choice(match)
    assert (answer["who"], answer["do"]) == ("a", "move")
    assert int(answer["to"].split(",")[0]) < 5


def test_nobody_strikes_with_the_torch_he_sees_by() -> None:
    bearer = {"at": [5, 3], "held": ["short_sword", {"kind": "torch", "lit": True}]}
    answer = choice(situation({"a": bearer, "b": {"at": [6, 3]}}, dark=True))
    assert (answer["do"], answer["weapon"]) == ("attack", "short_sword")


def test_heroes_who_can_reach_nobody_leave() -> None:
    wall = {f"5,{y}": "wall" for y in range(8)}
    answer = choice(situation({"a": {"at": [0, 3], "held": ["long_sword"]}, "b": {"at": [9, 3]}}, wall))
    assert answer["do"] == "flee"


def test_nobody_wades_into_deep_water_to_come_nearer() -> None:
    river = {f"{x},{y}": "deep_water" for x in (3, 4, 5) for y in range(8)}
    match = situation({"a": {"at": [2, 3], "held": ["long_sword"]}, "b": {"at": [9, 3]}}, river)
    assert choice(match) == {"who": "a", "do": "move", "manner": "walk", "to": "0,1", "over": ""}  # and away


@pytest.mark.parametrize("name", sorted(LIBRARY.scenario_files(SYSTEM)))
def test_matches_of_heuristic_seats_end_in_reasonable_time(name: str) -> None:
    game = LIBRARY.game(name)
    for seed in (1, 2):
        match = Match(game, SeededDice(seed), light=True, heard=False)
        Driver({seat: HeuristicSeat() for seat in game.seats}, seed).run(match, 700)
        assert match.outcome is not None
        assert match.play.state.round_no <= 60


def test_it_beats_a_random_seat_from_either_side() -> None:
    game = LIBRARY.game("training_yard")
    won = 0
    for seed in range(3):
        for side, other in (("heroes", "enemies"), ("enemies", "heroes")):
            match = Match(game, SeededDice(seed), light=True)
            Driver({side: HeuristicSeat(), other: RandomSeat(), "master": RandomSeat()}, seed).run(match, 5000)
            won += match.outcome is not None and match.outcome.winners == (side,)
    assert won >= 5
