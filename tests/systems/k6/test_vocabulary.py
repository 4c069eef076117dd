"""Closed vocabularies of k6 content: a word that is none of them is refused, with the nearest one that is."""

from __future__ import annotations

import pytest
from pydantic import BaseModel, ValidationError

from holmgang.systems.k6.content import CombatantSetup, CreatureModel, SpellModel, WeaponModel

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
    ],
)
def test_unknown_words_are_refused(
    model: type[BaseModel], base: dict[str, object], field: str, good: object, wrong: object
) -> None:
    model.model_validate({**base, field: good})
    with pytest.raises(ValidationError, match="literal_error"):
        model.model_validate({**base, field: wrong})
