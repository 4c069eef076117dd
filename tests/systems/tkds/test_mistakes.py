"""Mistakes of a scenario are told where they stand, in every language, before it is played."""

from __future__ import annotations

from typing import Any

import pytest

from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.kernel.words import LANGUAGES, Words, kernel_lexicon
from holmgang.systems.tkds import SYSTEM

LIBRARY = Library([SYSTEM])
HEAD = {"id": "mine", "system": "tkds", "title": {"en": "Mine"}, "scene": {"en": "A scene."}}


def made(carl: dict[str, Any], plan: dict[str, Any], **more: Any) -> Game:
    """Carl on the left, a wolf in the middle, a horse on the right."""
    creatures = {
        "carl": {"of": "carl", "side": "heroes", "seat": "heroes", "at": [0, 0], **carl},
        "wolf": {"of": "wolf", "side": "enemies", "seat": "enemies", "at": [3, 0]},
        "horse": {"of": "horse", "side": "heroes", "seat": "heroes", "at": [6, 0]},
    }
    setup = {"map": {"rows": ["....#...", "........"], **plan}, "creatures": creatures, **more}
    data = {**HEAD, "seats": {"heroes": {}, "enemies": {}}, "setup": setup}
    return LIBRARY.game_from(SYSTEM, data, "mine", tried=True)


@pytest.mark.parametrize(
    ("wrong", "path", "says"),
    [
        ({"creatures": {}}, "creatures", "expected at least 1 entry"),
        ({"creatures": {"Carl!": {}}}, "creatures.Carl!", "text of the form"),
        ({"carl": {"riding": "x"}}, "creatures.carl.riding", "no creature of the scenario 'x'; known: wolf, horse"),
        ({"carl": {"riding": "carl"}}, "creatures.carl.riding", "no creature of the scenario 'carl'"),
        ({"carl": {"race": "elf"}}, "creatures.carl.race", "no entry of races 'elf'"),
        ({"carl": {"calling": "elf"}}, "creatures.carl.calling", "no entry of classes 'elf'"),
        ({"carl": {"armour": "silk"}}, "creatures.carl.armour", "no entry of armour 'silk'"),
        ({"carl": {"held": ["spoon"]}}, "creatures.carl.held[0]", "no entry of weapons, armour, gear 'spoon'"),
        ({"carl": {"gear": [{"kind": ""}]}}, "creatures.carl.gear[0].kind", "no entry of weapons, armour, gear ''"),
        ({"carl": {"spells": ["wish"]}}, "creatures.carl.spells[0]", "no entry of spells 'wish'"),
        ({"carl": {"abilities": [""]}}, "creatures.carl.abilities[0]", "no entry of abilities ''"),
        ({"carl": {"talents": ["x"]}}, "creatures.carl.talents[0]", "no entry of talents 'x'"),
        ({"carl": {"might": 21}}, "creatures.carl.might", "expected at most 20"),
        ({"carl": {"reach": 10_000}}, "creatures.carl.reach", "expected at most 20"),
        ({"carl": {"size": 0}}, "creatures.carl.size", "more than 0 metres tall"),
        ({"carl": {"size": "x"}}, "creatures.carl.size", "a fraction in quotes"),
        ({"carl": {"size": "9999"}}, "creatures.carl.size", "at most 1000 metres"),
        ({"carl": {"regeneration": "1d0"}}, "creatures.carl.regeneration", "dice are written like 2d6"),
        ({"carl": {"at": [0, 2]}}, "creatures.carl.at", "0,2 is not on the map"),
        ({"carl": {"at": [4, 0]}}, "creatures.carl.at", "4,0 is solid"),
        ({"carl": {"at": [3, 0]}}, "creatures.wolf.at", "3,0 is taken: carl stands there"),
        (
            {"carl": {"effects": [{"kind": "held", "source": "x"}]}},
            "creatures.carl.effects.0.source",
            "no creature of the scenario 'x'",
        ),
        ({"carl": {"traits": ["timit"]}}, "creatures.carl.traits[0]", "did you mean 'timid'?"),
        ({"carl": {"ignores": ["mudd"]}}, "creatures.carl.ignores[0]", "did you mean 'mud'?"),
        ({"carl": {"immunities": ["slahing"]}}, "creatures.carl.immunities[0]", "did you mean 'slashing'?"),
        ({"carl": {"resistances": ["fier"]}}, "creatures.carl.resistances[0]", "did you mean 'fire'?"),
        ({"carl": {"abilities": ["comand"]}}, "creatures.carl.abilities[0]", "did you mean 'command'?"),
        ({"carl": {"gear": ["lntern"]}}, "creatures.carl.gear[0]", "did you mean 'lantern'?"),
        (
            {"carl": {"effects": [{"kind": "persistent_damage", "damage": "burnin"}]}},
            "creatures.carl.effects[0].damage",
            "did you mean 'burning'?",
        ),
        ({"plan": {"insides": {"4,0": "nort"}}}, "map.insides.4,0", "did you mean 'north'?"),
        ({"plan": {"legend": {"P": "x"}}}, "map.legend.P", "no entry of terrain 'x'"),
        ({"plan": {"squares": {"0,0": "wall+x"}}}, "map.squares.0,0", "no entry of terrain 'x'"),
        ({"plan": {"squares": {"0": "wall"}}}, "map.squares", "'0' is not a cell like 3,4"),
        ({"plan": {"squares": {"0..999999999,0": "wall"}}}, "map.squares", "is not on the map"),
        ({"plan": {"gates": {"9,9": "gate"}}}, "map.gates", "9,9 is not on the map"),
        ({"plan": {"levers": {"1,0": "gate"}}}, "map.levers.1,0", "no gate 'gate'"),
        ({"plan": {"lights": [{"at": [8, 0]}]}}, "map.lights.0.at", "8,0 is not on the map"),
        ({"ground": [{"thing": "knife", "at": [-1, 0]}]}, "ground.0.at", "-1,0 is not on the map"),
    ],
)
def test_a_mistake_is_told_in_every_language(wrong: dict[str, Any], path: str, says: str) -> None:
    with pytest.raises(ContentError) as refused:
        made(**{"carl": {}, "plan": {}, **wrong})
    problem = refused.value.problems[0]
    assert (problem.path, says in problem.message) == (f"setup.{path}", True), problem
    told = {Words(kernel_lexicon(), lang).refusal(refused.value) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert str(refused.value) in told


def test_a_mount_carries_one_rider_and_rides_on_none() -> None:
    riders = {"a": "horse", "b": "horse"}
    creatures = {
        name: {"of": "carl", "side": "heroes", "seat": "heroes", "at": [n, 1], "riding": mount}
        for n, (name, mount) in enumerate(riders.items())
    }
    horse = {"of": "horse", "side": "heroes", "seat": "heroes", "at": [6, 0]}
    with pytest.raises(ContentError, match=r"creatures\.b\.riding: horse already carries a creature"):
        made({}, {}, creatures={**creatures, "horse": horse})
    made({}, {}, creatures={"a": creatures["a"], "horse": horse})
    with pytest.raises(ContentError, match=r"creatures\.a\.riding: horse already .*, or rides one itself"):
        made(
            {},
            {},
            creatures={"a": creatures["a"], "b": {**creatures["b"], "riding": ""}, "horse": {**horse, "riding": "b"}},
        )


def test_correct_set_ups_are_accepted() -> None:
    made(
        {"riding": "horse", "race": "", "armour": "", "at": [6, 0]},
        {"legend": {"P": "pillar"}, "squares": {"7,1": "floor"}},
    )
