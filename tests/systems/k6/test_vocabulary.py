"""Closed vocabularies of k6 content: a word that is none of them is refused, with the nearest one that is."""

from __future__ import annotations

from typing import get_args

import pytest
from pydantic import BaseModel, ValidationError

from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.systems.k6.content import (
    BodyPart,
    CombatantSetup,
    CreatureModel,
    SpellCondition,
    SpellModel,
    WeaponModel,
)
from holmgang.systems.k6.tables import BODY_PARTS, CONDITIONS, SPELL

CREATURE = {"name": {"en": "x"}, "strength": 1, "finesse": 1, "soul": 1, "lives": 1}
NAMED = {"name": {"en": "x"}}


@pytest.mark.parametrize(
    ("model", "base", "field", "good", "wrong"),
    [
        (CombatantSetup, {}, "senses", ["infravision"], ["infravison"]),
        (CombatantSetup, {}, "flags", ["fearless"], ["fearles"]),
        (CreatureModel, CREATURE, "abilities", ["two_target_attack"], ["fly_away"]),
        (CreatureModel, CREATURE, "resistances", {"pierce": 2}, {"pirce": 2}),
        (WeaponModel, NAMED, "types", ["slash"], ["slahs"]),
        (SpellModel, NAMED, "allows", ["ignite"], ["ingite"]),
        (SpellModel, NAMED, "condition", "blind", "blnd"),
        (WeaponModel, {**NAMED, "types": ["pierce"]}, "part", "tail", "tial"),
        (CreatureModel, CREATURE, "body_parts", ["left_leg"], ["left_lag"]),
        (CombatantSetup, {}, "missing", ["head"], ["helmet"]),
    ],
)
def test_unknown_words_are_refused(
    model: type[BaseModel], base: dict[str, object], field: str, good: object, wrong: object
) -> None:
    model.model_validate({**base, field: good})
    with pytest.raises(ValidationError, match="literal_error"):
        model.model_validate({**base, field: wrong})


def test_the_words_of_packs_are_those_of_the_rules() -> None:
    assert set(get_args(SpellCondition)) == {name for name, row in CONDITIONS.items() if row.duration == SPELL}
    assert set(get_args(BodyPart)) == set(BODY_PARTS)


@pytest.mark.parametrize(("field", "own", "wrong"), [("items", "idol", "lntern"), ("languages", "elvish", "skrett")])
def test_a_pack_may_use_words_of_its_own_but_misspell_none(field: str, own: str, wrong: str) -> None:
    CreatureModel.model_validate({**CREATURE, field: [own]})
    with pytest.raises(ValidationError, match="did you mean"):
        CreatureModel.model_validate({**CREATURE, field: [wrong]})


SCENE = {"id": "x", "system": "k6", "title": {"en": "X"}, "scene": {"en": "X"}, "seats": {"pavel": {}}}


def game(scenario: dict[str, object]) -> None:
    """Read a scenario."""
    library = Library.discover([])
    library.game_from(library.system("k6"), scenario, "x")


def setup_with(at: str, value: object) -> dict[str, object]:
    """Return a scenario whose orc, or whose hall, has this value in one field."""
    orc, hall = ({at: value}, {}) if at in ("items", "languages", "conditions") else ({}, {at: value})
    people = {"gorondar": {"seat": "pavel"}, "orc": orc}
    return {**SCENE, "setup": {"zones": {"hall": hall}, "combatants": people}}


@pytest.mark.parametrize(
    ("at", "wrong", "meant"),
    [
        ("items", ["lntern"], "lantern"),
        ("items", ["scroll_firebal"], "scroll_fireball"),
        ("languages", ["skrett"], "skret"),
        ("conditions", [{"id": "held_limb", "holder": "gorondar", "part": "left_amr"}], "left_arm"),
        ("conditions", [{"id": "aimed", "part": "bwo"}], "bow"),
        ("conditions", [{"id": "poisoned", "part": "deadley"}], "deadly"),
        ("obstacles", ["piller"], "pillar"),
        ("overhead", {"chandeleer": 2}, "chandelier"),
        ("props", ["campfir"], "campfire"),
        ("things", {"stol": {}}, "stool"),
    ],
)
def test_a_misspelt_word_of_an_open_vocabulary_is_refused(at: str, wrong: object, meant: str) -> None:
    with pytest.raises(ContentError, match=f"did you mean '{meant}'"):
        game(setup_with(at, wrong))


@pytest.mark.parametrize(
    ("at", "own"),
    [("items", ["idol"]), ("obstacles", ["pillar_2", "barrel"]), ("cover", ["wagon"]), ("props", ["stone"])],
)
def test_authors_may_use_words_of_their_own(at: str, own: object) -> None:
    game(setup_with(at, own))
