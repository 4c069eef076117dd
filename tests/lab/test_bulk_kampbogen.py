"""Plain fights of the combat book in bulk: die for die those of the engine, with everything that is in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from holmgang.kernel.bulk import Bulk
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.lab import bulk
from holmgang.lab.playing import RunWay
from holmgang.lab.report import BULK, ENGINE
from holmgang.lab.simulate import compare
from holmgang.systems.kampbogen.bulk.tables import IN_NUMBERS, IN_ROWS, SCOPE, models_in_use
from holmgang.systems.kampbogen.content import ABILITIES
from holmgang.systems.kampbogen.knobs import GRADES
from holmgang.systems.kampbogen.rules import WARDS
from holmgang.testing.fields import content_variations, knob_variations
from tests.extras import needs
from tests.lab.bulk_agreement import SETUPS, agree_die_for_die

needs("numba", "nothing is compiled")

LIBRARY = Library.discover()
KAMPBOGEN = LIBRARY.system("kampbogen")
PLAIN = {"ann": "plain", "bea": "plain", "master": "plain"}


def game_of(people: Mapping[str, Any], foes: Mapping[str, Any], **more: Any) -> Game:
    data = {
        "id": "yard",
        "system": "kampbogen",
        "title": {"en": "In the yard"},
        "scene": {"en": "Blade to blade."},
        "seats": {"ann": {}, "bea": {}, "master": {"role": "master"}},
        "setup": {"characters": dict(people), "opponents": dict(foes), **more.pop("setup", {})},
        **more,
    }
    return LIBRARY.game_from(KAMPBOGEN, data, "the test")


PEOPLE = st.fixed_dictionaries(
    {"use": st.sampled_from(["hilda", "rurik", "signe", "malte", "ebba", "torben"])},
    optional={
        "seat": st.sampled_from(["ann", "bea"]),
        "lives": st.integers(0, 6),
        "power": st.integers(0, 4),
        "psyche": st.integers(0, 4),
        "blood": st.integers(0, 4),
        "strength": st.integers(0, 15),
        "occultism": st.integers(0, 15),
        "brawl_value": st.integers(4, 13),
        "gear": st.sampled_from([[], ["leather_coat"], ["salve", "knife"]]),
    },
)
EFFECTS = st.one_of(
    st.fixed_dictionaries(
        {
            "kind": st.sampled_from(["life", "power", "psyche", "blood"]),
            "amount": st.integers(1, 2),
            "trigger": st.sampled_from(["automatic", "rolled"]),
        }
    ),
    st.fixed_dictionaries(
        {
            "kind": st.sampled_from(
                [kind for kind in WARDS if kind not in ("life", "power", "psyche", "blood", "break")]
            ),
            "trigger": st.sampled_from(["automatic", "rolled"]),
        }
    ),
)
FOES = st.fixed_dictionaries(
    {"use": st.sampled_from(["robber", "robber_chief", "cave_troll", "old_troll", "wight", "ghost"])},
    optional={
        "kamp": st.sampled_from(GRADES[:4]),
        "lives": st.integers(1, 6),
        "style": st.sampled_from(ABILITIES),
        "effects": st.lists(EFFECTS, max_size=3),
        "gives_in": st.sampled_from(["never", "flees", "flees_or_surrenders"]),
        "fights_to_death": st.booleans(),
    },
)
KNOBS = st.fixed_dictionaries(
    {"grade_values": st.sampled_from(["lef5", "compact", [0, 3, 6, 9, 12, 15, 18]])},
    optional={
        "dice_count": st.integers(1, 3),
        "dice_sides": st.sampled_from([4, 6, 8]),
        "grade_from": st.sampled_from(["lowest", "highest", "mean_down"]),
        "effect_threshold": st.integers(4, 10),
        "effect_roll_source": st.sampled_from(["grade_dice", "grade_total", "separate_roll"]),
        "effect_identity_includes_amount": st.booleans(),
        "same_effect_per_round": st.integers(1, 2),
        "style_threshold": st.integers(4, 10),
        "style_scope": st.sampled_from([["combat_roll"], ["brawl"], ["combat_roll", "manoeuvre"]]),
        "fumble_rule": st.sampled_from(["auto_fail", "off"]),
        "hit_damage": st.integers(0, 3),
        "tie_damage_opponent": st.integers(0, 2),
        "tie_damage_character": st.integers(0, 2),
        "fail_damage": st.integers(0, 2),
        "brawl_auto_damage": st.integers(0, 2),
        "brawl_auto_stacks": st.booleans(),
        "character_out_at": st.integers(-1, 0),
        "exposure_limits_rolls": st.booleans(),
        "opponent_morale": st.sampled_from(["third", "off"]),
        "morale_fraction": st.sampled_from(["1/3", "1/2", "3/4"]),
        "ambush_damage": st.integers(0, 3),
        "ambush_rounds": st.integers(0, 3),
        "ambush_mode": st.sampled_from(["cannot_fight", "damage_only"]),
        "max_rounds": st.sampled_from([3, 20]),
    },
)
SCENES = st.fixed_dictionaries(
    {"ambushed": st.sampled_from(["nobody", "characters", "opponents"])}, optional={"start_lives": st.integers(0, 20)}
)


def few(what: st.SearchStrategy[dict[str, Any]]) -> st.SearchStrategy[list[dict[str, Any]]]:
    return st.lists(what, min_size=1, max_size=4)


def in_bulk(game: Game) -> Bulk:
    found = game.bulk(PLAIN)
    assert found is not None
    return found


@settings(max_examples=SETUPS, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.lists(PEOPLE, min_size=1, max_size=4),
    st.lists(FOES, min_size=1, max_size=4),
    KNOBS,
    SCENES,
    st.integers(0, 2**32),
)
def test_bulk_fights_are_the_engines_die_for_die(people: Any, foes: Any, knobs: Any, scene: Any, seed: int) -> None:
    lowest = 1 + knobs.get("character_out_at", -1)
    for one in people:  # a character fainted before the first round is no part of a plain fight
        one.update({part: max(one[part], lowest) for part in ("lives", "power", "psyche", "blood") if part in one})
    named = ({f"c{n}": one for n, one in enumerate(people)}, {f"o{n}": one for n, one in enumerate(foes)})
    game = game_of(*named, knobs={"max_rounds": 20, **knobs}, setup={"scenes": [scene]})
    agree_die_for_die(game, PLAIN, in_bulk(game), seed)


@pytest.mark.parametrize("name", ["toll_road", "crossroads_ambush"])
def test_shipped_scenarios_are_played_in_bulk(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = LIBRARY.game(f"kampbogen/{name}")
    way = RunWay("", game, dict.fromkeys(game.seats, "plain"))
    [fast], _ = compare(LIBRARY, [way], 60)
    monkeypatch.setattr(bulk, "compiler_there", lambda: False)
    [slow], _ = compare(LIBRARY, [way], 60, processes=1)
    assert (fast.played, slow.played) == (BULK, "no_compiler")
    told, counted = fast.plain(), slow.plain()
    for key in ("wins", "steps", "ends", "hurt_first", "lead_changes", "decided", "luck", "gauge"):
        assert told[key] == counted[key]


PARTY: dict[str, Any] = {"hilda": {}, "signe": {}}
ROBBER: dict[str, Any] = {"robber": {}}


@pytest.mark.parametrize(
    ("people", "foes", "more"),
    [
        (PARTY, ROBBER, {"setup": {"scenes": [{"scene": "combat"}, {"scene": "combat"}]}}),
        (PARTY, ROBBER, {"setup": {"scenes": [{"scene": "hold_up"}]}}),
        (PARTY, ROBBER, {"setup": {"scenes": [{"challenges": [{"use": "storm"}]}]}}),
        (PARTY, ROBBER, {"setup": {"scenes": [{"characters": ["hilda"]}]}}),
        (PARTY, ROBBER, {"setup": {"vehicles": {"horse": {"driver": "hilda"}}}}),
        ({"hilda": {}, "signe": {"standing": "out_of_combat"}}, ROBBER, {}),
        (PARTY, {"robber": {"tags": ["bound"]}}, {}),
        (PARTY, {"robber": {"effects": [{"kind": "break"}]}}, {}),
        (PARTY, ROBBER, {"knobs": {"rolls_per_round": 2}}),
        (PARTY, ROBBER, {"knobs": {"max_rounds": 10_000}}),
    ],
    ids=[
        "two scenes",
        "hold-up",
        "challenge",
        "some aside",
        "vehicle",
        "out of combat",
        "captive",
        "breaks armour",
        "two rolls",
        "endless",
    ],
)
def test_fights_that_are_not_plain_are_left_to_the_engine(people: Any, foes: Any, more: Any) -> None:
    game = game_of(people, foes, **more)
    assert game.bulk(PLAIN) is None
    if "max_rounds" not in more.get("knobs", {}):
        assert compare(LIBRARY, [RunWay("", game, PLAIN)], 2, processes=1)[0][0].played == ENGINE


def test_other_policies_are_left_to_the_engine() -> None:
    game = game_of(PARTY, ROBBER)
    assert game.bulk({**PLAIN, "bea": "heuristic"}) is None
    assert game.bulk({**PLAIN, "master": "random"}) is None


def test_every_declared_knob_gives_the_fights_of_the_engine() -> None:
    """Knobs of ``SCOPE`` change bulk as they change play; all others send the fight to the engine."""
    game = LIBRARY.game("kampbogen/crossroads_ambush")
    policies, fought = dict.fromkeys(game.seats, "plain"), set()
    for field, varied in knob_variations(LIBRARY, game):
        found = varied.bulk(policies)
        if field not in SCOPE.fields:
            assert found is None, field
        elif found is not None:
            agree_die_for_die(varied, policies, found, 7, matches=2)
            fought.add(field)
    assert fought >= {name for name in SCOPE.fields if name.startswith("Knobs.")} - NO_OTHER_VALUE


NO_OTHER_VALUE = {"Knobs.brawl_chain_cap", "Knobs.style_scope", "Knobs.morale_fraction"}
"""Knobs whose other values the walk over the fields does not find, or finds to be refused."""


@pytest.mark.parametrize("trigger", ["automatic", "rolled"])
@pytest.mark.parametrize("kind", WARDS)
def test_each_effect_and_property_gives_the_fights_of_the_engine(kind: str, trigger: str) -> None:
    """A kind that the tables do not know sends the fight to the engine."""
    foes = {"a": {"lives": 4, "effects": [{"kind": kind, "trigger": trigger}]}, "b": {"lives": 3}}
    game = game_of({**PARTY, "rurik": {}}, foes, knobs={"effect_threshold": 6})
    found = game.bulk(PLAIN)
    assert (found is not None) == (kind in IN_ROWS | IN_NUMBERS | {"hunter"})
    if found is not None:
        agree_die_for_die(game, PLAIN, found, 3)


def test_every_declared_field_of_the_content_gives_the_fights_of_the_engine() -> None:
    game = LIBRARY.game("kampbogen/toll_road")
    policies, fought = dict.fromkeys(game.seats, "plain"), set()
    in_use = [*models_in_use(game)]
    for field, varied in content_variations(LIBRARY, game):
        if field in fought or [*models_in_use(varied)] == in_use:
            continue
        found = varied.bulk(policies)
        if field not in SCOPE.fields:
            assert found is None, field
        elif found is not None:
            agree_die_for_die(varied, policies, found, 7, matches=2)
            fought.add(field)
    assert len(fought) > 20
