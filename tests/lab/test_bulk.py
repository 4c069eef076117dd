"""Fights in bulk: die for die those of the engine, counted alike on any number of threads; duels counted out agree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from holmgang.kernel.bulk import Bulk
from holmgang.kernel.dice import bulk_face, bulk_key, run_key
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.lab import bulk
from holmgang.lab.playing import RunWay, play_one
from holmgang.lab.report import BULK, ENGINE
from holmgang.lab.simulate import compare
from holmgang.testing.fields import varied_data
from tests.extras import needs
from tests.lab.bulk_agreement import SETUPS, agree_die_for_die, close

needs("numba", "nothing is compiled")

LIBRARY = Library.discover()
K6 = LIBRARY.system("k6")
PLAIN = {"ann": "plain", "gm": "plain"}


def game_of(combatants: Mapping[str, Any], **more: Any) -> Game:
    data = {
        "id": "ring",
        "system": "k6",
        "title": {"en": "In the ring"},
        "scene": {"en": "Blade to blade."},
        "seats": {"ann": {}, "gm": {"role": "master"}},
        "setup": {"combatants": dict(combatants), **more.pop("setup", {})},
        **more,
    }
    return LIBRARY.game_from(K6, data, "the test")


def in_bulk(game: Game) -> Bulk:
    found = game.bulk(PLAIN)
    assert found is not None
    return found


def blades() -> list[str]:
    weapons = game_of({"orc": {}, "gorondar": {"weapons": ["sword"]}}).content.kind("weapons")
    return [name for name, one in weapons.items() if one.melee and one.weight != "unarmed" and not one.added]


def fighter(side: str, template: str) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {
            "template": st.just(template),
            "side": st.just(side),
            "strength": st.integers(-2, 6),
            "finesse": st.integers(-2, 6),
            "lives": st.integers(1, 14),
            "shield": st.booleans(),
            "armour": st.sampled_from([0, 1, 2, 3, "breastplate"]),
            "resistances": st.dictionaries(
                st.sampled_from(["slash", "crush", "pierce"]), st.integers(-1, 2), max_size=2
            ),
            "weapons": st.sampled_from(blades()).map(lambda name: [name]),
            "spells": st.just([]),
        }
    )


SCENES = st.tuples(
    st.lists(fighter("hero", "gorondar"), min_size=1, max_size=4),
    st.lists(fighter("gm", "orc"), min_size=1, max_size=4),
    st.booleans(),
    st.fixed_dictionaries(
        {},
        optional={
            "success_thresholds": st.sampled_from([[0, 3, 6], [1, 2, 4], [2, 4, 8]]),
            "max_successes": st.integers(1, 3),
            "cost_easy": st.integers(1, 2),
            "advantage_value": st.integers(0, 2),
            "defence_floor_auto": st.booleans(),
            "immobile_attribute": st.integers(-1, 1),
            "knockout_at": st.integers(-2, 0),
            "rounds_limit": st.sampled_from([3, 10, 50]),
            "die_sides": st.sampled_from([6, 8, 10]),
            "kz_success_on": st.integers(3, 5),
        },
    ),
)


K6_SIDES = ("hero", "gm")


@settings(max_examples=SETUPS, deadline=None)
@given(SCENES, st.integers(0, 2**32))
def test_bulk_fights_are_the_engines_die_for_die(scene: tuple[Any, Any, bool, Any], seed: int) -> None:
    heroes, others, room, knobs = scene
    people = {f"h{n}": one for n, one in enumerate(heroes)} | {f"g{n}": one for n, one in enumerate(others)}
    game = game_of(people, knobs=knobs, setup={"zones": {"yard": {"room": room}}})
    found = game.bulk(PLAIN)
    assume(found is not None)  # a poisoned bite, a knife without ammunition: not of the core set
    assert found is not None
    agree_die_for_die(game, PLAIN, found, seed)


@given(st.integers(0, 2**32), st.integers(0, 10**6), st.integers(0, 10**4), st.integers(1, 10**5))
def test_compiled_dice_are_the_same_dice(seed: int, number: int, position: int, sides: int) -> None:
    import numpy as np

    from holmgang.kernel import compiled_dice

    a, b = map(np.uint64, run_key(seed))
    key, step = compiled_dice.match_key(a, b, number)
    assert (int(key), int(step)) == bulk_key(seed, number)
    assert compiled_dice.face(np.uint64(key), np.uint64(step), position, sides) == bulk_face(
        int(key), int(step), position, sides
    )


RING = {"h1": {"template": "orc", "side": "hero"}, "orc_1": {"lives": 8}}


def test_a_run_is_the_same_on_any_number_of_threads_and_by_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    game, matches = game_of({**RING, "orc_2": {"lives": 3}}), 150
    way = RunWay("", game, PLAIN)
    monkeypatch.setattr(bulk, "CHUNK", 16)
    one, two = (compare(LIBRARY, [way], matches, processes=number)[0][0] for number in (1, 2))
    monkeypatch.setattr(bulk, "compiler_there", lambda: False)
    engine = compare(LIBRARY, [way], matches, processes=1)[0][0]
    assert one.tally == two.tally
    assert one.played == BULK
    told, counted = one.plain(), engine.plain()
    assert engine.played == "no_compiler"
    for name in ("wins", "steps", "ends", "hurt_first", "lead_changes", "decided", "luck", "gauge"):
        assert told[name] == counted[name]


def test_two_ways_in_bulk_are_compared_match_by_match(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = [RunWay("as it is", game_of(RING), PLAIN), RunWay("armed", game_of(RING | {"orc_1": {"lives": 12}}), PLAIN)]
    _, [fast] = compare(LIBRARY, ways, 120)
    monkeypatch.setattr(bulk, "compiler_there", lambda: False)
    _, [slow] = compare(LIBRARY, ways, 120, processes=1)
    assert fast.plain() == slow.plain()


@pytest.mark.parametrize(
    ("combatants", "more"),
    [
        (RING | {"orc_1": {"conditions": ["prone"]}}, {}),
        (RING | {"orc_1": {"unaware": True}}, {}),
        (RING, {"setup": {"distance": 1}}),
        (RING, {"setup": {"zones": {"cave": {"lit": False}}}}),
        (RING, {"setup": {"victory": {"hold_rounds": 3}}}),
        (RING, {"setup": {"reinforcements": [{"combatants": ["orc_1"], "round": 2}]}}),
        (RING, {"knobs": {"wounds_per_attacker_and_target_per_round": 2}}),
        (RING | {"orc_1": {"weapons": ["hammer_of_lightning"]}}, {}),
        (RING | {"orc_1": {"weapons": ["sting"]}}, {}),
        (RING | {"orc_1": {"weapons": ["cudgel"]}}, {}),
    ],
    ids=[
        "condition",
        "unaware",
        "distance",
        "dark",
        "aim",
        "reinforcements",
        "unknown knob",
        "added damage",
        "poison",
        "nonlethal",
    ],
)
def test_fights_beyond_the_core_set_are_left_to_the_engine(combatants: Any, more: Any) -> None:
    game = game_of(combatants, **more)
    assert game.bulk(PLAIN) is None
    assert game.solved(PLAIN) is None
    assert compare(LIBRARY, [RunWay("", game, PLAIN)], 2, processes=1)[0][0].played == ENGINE


def test_every_changed_field_agrees_with_the_engine_or_is_declined() -> None:
    game = game_of({"h1": {"template": "gorondar", "weapons": ["sword"]}, "skeleton": {"armour": "breastplate"}})
    declined = 0
    for kind, name in (("weapons", "sword"), ("armour", "breastplate"), ("creatures", "skeleton")):
        entries = game.content.kind(kind)
        for field, data in varied_data(entries[name]):
            try:
                changed = {**entries, name: type(entries[name]).model_validate(data)}
            except ValueError:
                continue  # a value that the model refuses
            varied = Game(K6, replace(game.content, kinds={**game.content.kinds, kind: changed}), game.scenario)
            found = varied.bulk(PLAIN)
            if found is None:
                declined += 1
            else:
                agree_die_for_die(varied, PLAIN, found, len(field))
    assert declined


def test_other_policies_are_left_to_the_engine() -> None:
    assert game_of(RING).bulk({"ann": "plain", "gm": "heuristic"}) is None


@pytest.mark.parametrize("lives", [3, 8, 14])
def test_a_duel_counted_out_bulk_and_engine_agree(lives: int) -> None:
    game = game_of(
        {"h1": {"template": "orc", "side": "hero", "lives": lives, "weapons": ["sword"]}, "orc": {"lives": 9}}
    )
    solved = game.solved(PLAIN)
    assert solved is not None
    assert sum(solved.wins.values(), solved.draw) == sum(solved.steps.values()) == 1
    told = in_bulk(game).fight(5, range(200_000))
    engine = [play_one(RunWay("", game, PLAIN), 7, number).winners for number in range(150)]
    for side, exact in ((0, solved.wins["hero"]), (1, solved.wins["gm"])):
        assert close(float((told.winner == side).mean()), exact, 200_000)
        assert close(sum(one == (K6_SIDES[side],) for one in engine) / 150, exact, 150)
    assert abs(float(told.steps.mean()) - float(solved.mean_steps)) < 0.05


def test_there_are_no_exact_odds_for_more_than_two() -> None:
    assert game_of({**RING, "orc_2": {}}).solved(PLAIN) is None
