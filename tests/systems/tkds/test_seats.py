"""The heuristic seat: what it does in single situations, and that it beats a random seat from either side."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.systems.tkds import SYSTEM, rules
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.bots.heuristic import HeuristicBot, plan
from holmgang.systems.tkds.state import cell_of

LIBRARY = Library([SYSTEM])


def situation(creatures: dict[str, Any], squares: dict[str, str] | None = None, **more: Any) -> Match:
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
        "setup": {"map": {"width": 20, "height": 8, "squares": squares or {}, **more}, "creatures": creatures},
    }
    return Match(LIBRARY.game_from(SYSTEM, data, "situation"), SeededDice(1))


def choice(match: Match) -> Any:
    assert match.question is not None
    answer = HeuristicBot().answer(Asked(match.question, Random(1), match))
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


def test_a_creature_does_not_strike_with_the_torch_it_sees_by() -> None:
    bearer = {"at": [5, 3], "held": ["short_sword", {"kind": "torch", "lit": True}]}
    answer = choice(situation({"a": bearer, "b": {"at": [6, 3]}}, dark=True))
    assert (answer["do"], answer["weapon"]) == ("attack", "short_sword")


def test_heroes_without_a_reachable_enemy_leave() -> None:
    wall = {f"5,{y}": "wall" for y in range(8)}
    answer = choice(situation({"a": {"at": [0, 3], "held": ["long_sword"]}, "b": {"at": [9, 3]}}, wall))
    assert answer["do"] == "flee"


def test_heroes_stay_while_a_comrade_has_only_to_reload() -> None:
    wall = {f"5,{y}": "wall" for y in range(8)} | {"5,0": "slit"}
    empty = {"at": [2, 0], "held": [{"kind": "crossbow", "loaded": False}], "gear": ["bolts"]}
    creatures = {"a": {"at": [0, 7], "held": ["long_sword"]}, "a2": empty, "b": {"at": [9, 0]}}
    fight = Conflict.of(situation(creatures, wall).play)
    assert plan(fight, fight.creature("a")) is None


def test_a_creature_with_a_kit_goes_to_the_dying() -> None:
    medic = {"at": [0, 0], "held": ["club"], "gear": ["aid_kit"]}
    dying = {"at": [5, 0], "status": "dying", "death_coins": 1}
    answer = choice(situation({"a": medic, "a2": dying, "b": {"at": [0, 7]}}))
    assert (answer["do"], answer["to"]) == ("move", "4,0")


def test_a_medic_without_a_target_bandages_the_hurt() -> None:
    medic = {"at": [0, 0], "gear": ["aid_kit"], "talents": ["war_medic"], "intelligence": 12}
    hurt = {"at": [1, 0], "health": 9, "health_max": 20}
    fight = Conflict.of(situation({"a": medic, "a2": hurt, "b": {"at": [15, 0]}}).play)
    deed = {"do": "use_item", "item": "aid_kit", "treatment": "bandage", "target": "a2"}
    assert plan(fight, fight.creature("a")) == deed


def test_badly_hurt_it_hides_from_those_who_shoot() -> None:
    hurt = {"at": [5, 3], "held": ["short_bow"], "gear": ["arrows"], "health": 4, "health_max": 20}
    archer = {"at": [12, 3], "held": ["short_bow"], "gear": ["arrows"]}
    match = situation({"a": hurt, "a2": {"at": [1, 7]}, "b": archer}, {"6,4": "wall", "6,5": "wall"})
    match.play.state.creature("a").action_left = 0
    match.play.state.creature("a2").finished = True
    fight, answer = Conflict.of(match.play), choice(match)
    assert answer["do"] == "move"
    assert fight.board.cover((cell_of(answer["to"]),), fight.creature("b")).result == rules.HIDDEN


def gatehouse() -> Match:
    """A captain behind a portcullis beside its lever, a guard at a slit, a hero outside; it is the enemies' turn."""
    walls = {f"5,{y}": "wall" for y in range(8)} | {"5,0": "slit", "5,4": "portcullis", "7,4": "lever"}
    creatures = {
        "a": {"at": [2, 0], "held": ["long_sword"]},
        "b": {"at": [7, 5], "abilities": ["command"]},
        "b2": {"at": [6, 0], "held": ["crossbow"], "gear": ["bolts"]},
    }
    match = situation(creatures, walls, levers={"7,4": "gate"}, gates={"5,4": "gate"})
    match.answer("heroes", {"who": "end_turn"})
    return match


def test_commanders_command_before_the_others_act() -> None:
    answer = choice(gatehouse())
    assert (answer["who"], answer["do"], answer["target"]) == ("b", "use_ability", "b2")


def test_the_gate_stays_shut_while_a_comrade_can_shoot() -> None:
    match = gatehouse()
    captain, guard = match.play.state.creature("b"), match.play.state.creature("b2")
    captain.abilities = []
    assert plan(Conflict.of(match.play), captain) is None
    guard.status = "disabled"
    assert plan(Conflict.of(match.play), captain) == {"do": "pull_lever", "lever": "7,4"}


def test_it_does_not_walk_while_it_is_held() -> None:
    archer = {"at": [5, 3], "held": ["short_bow"], "gear": ["arrows"], "effects": [{"kind": "held"}]}
    assert choice(situation({"a": archer, "b": {"at": [6, 3]}}))["do"] == "attack"


def test_a_healer_who_is_held_stays_where_it_is() -> None:
    healer = {"at": [0, 0], "gear": ["aid_kit"], "effects": [{"kind": "held"}]}
    dying = {"at": [5, 5], "status": "dying", "health": 0}
    assert choice(situation({"a": healer, "a2": dying, "b": {"at": [15, 5]}})).get("do") != "move"


def test_a_breath_spares_the_ground_under_its_own_feet() -> None:
    drake = {"of": "marsh_drake", "at": [5, 3], "side": "heroes"}
    unseen = {"at": [6, 4], "effects": [{"kind": "invisible"}]}
    assert choice(situation({"a": drake, "b": unseen})).get("ability") is None


def test_deep_water_is_not_waded_to_come_nearer() -> None:
    river = {f"{x},{y}": "deep_water" for x in (3, 4, 5) for y in range(8)}
    match = situation({"a": {"at": [2, 3], "held": ["long_sword"]}, "b": {"at": [9, 3]}}, river)
    assert choice(match) == {"who": "a", "do": "move", "manner": "walk", "to": "0,1", "over": ""}  # and away


@pytest.mark.parametrize("name", sorted(LIBRARY.scenario_files(SYSTEM)))
def test_matches_of_heuristic_seats_end_in_reasonable_time(name: str) -> None:
    game = LIBRARY.game(name)
    for seed in (1, 2):
        match = Match(game, SeededDice(seed), light=True, keeps_log=False)
        Driver({seat: HeuristicBot() for seat in game.seats}, seed).run(match, 700)
        assert match.outcome is not None
        assert match.play.state.round_no <= 60


def test_it_beats_a_random_seat_from_either_side() -> None:
    game = LIBRARY.game("training_yard")
    won = 0
    for seed in range(3):
        for side, other in (("heroes", "enemies"), ("enemies", "heroes")):
            match = Match(game, SeededDice(seed), light=True)
            Driver({side: HeuristicBot(), other: RandomBot(), "master": RandomBot()}, seed).run(match, 5000)
            won += match.outcome is not None and match.outcome.winners == (side,)
    assert won >= 5
