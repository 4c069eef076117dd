"""Packs and scenarios: what a mistake is told as, and what inheritance, presets and references do."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from enum import StrEnum
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import Field, model_validator

from holmgang.kernel.content import (
    MAX_ANCESTORS,
    MAX_ENTRIES,
    DiceText,
    Entry,
    Id,
    Pack,
    Ref,
    Scenario,
    canonical,
    json_schema,
    load_pack,
    load_scenario,
    pack_schema,
    repeated,
    scenario_schema,
    sort_of,
    stands_twice,
    user_folders,
    validate,
    yaml_files,
)
from holmgang.kernel.errors import ContentError, Problem, UnknownName
from holmgang.kernel.yamltext import Document, read_yaml


class Edge(StrEnum):
    BLUNT = "blunt"
    SHARP = "sharp"


class Bite(Entry):
    kind: Literal["bite"]
    damage: int = Field(ge=0)


class Spit(Entry):
    kind: Literal["spit"]
    distance: int


class Weapon(Entry):
    id: str
    damage: int = 0
    edge: Edge = Edge.BLUNT
    hands: Literal[1, 2] = 1
    tags: frozenset[str] = frozenset()


class Creature(Entry):
    lives: int = Field(ge=1)
    speed: int | Literal["none"] = 1
    weapons: tuple[Annotated[str, Ref("weapons")], ...] = ()
    sense: dict[str, int] = {}
    attacks: list[Annotated[Bite | Spit, Field(discriminator="kind")]] = []
    share: Fraction = Fraction(1)

    @model_validator(mode="after")
    def slow_giants(self) -> Creature:
        if self.lives > 50 and self.speed == 9:
            raise ValueError("nothing so large runs so fast")
        return self


class Knobs(Entry):
    crit: int = Field(default=6, ge=1)
    hit_places: bool = False


class Setup(Entry):
    fighters: dict[Id, Annotated[str, Ref("creatures")]]
    ground: dict[int, str] = {}


KINDS: Mapping[str, type[Entry]] = {"weapons": Weapon, "creatures": Creature}
PRESETS = {"head": {"hit_places": True, "crit": 5}}


def doc(text: str, file: str = "a.yaml") -> Document:
    return read_yaml(text, file)


def pack(*texts: str) -> Pack:
    documents = [doc("system: k6\n" + text, f"{'abc'[index]}.yaml") for index, text in enumerate(texts)]
    return load_pack(documents, KINDS, "k6")


def problems(make: Callable[[], Any]) -> list[tuple[str, int, str, str]]:
    with pytest.raises(ContentError) as caught:
        make()
    assert "pydantic" not in str(caught.value)
    assert "http" not in str(caught.value)
    return [(one.file, one.line, one.path, one.message) for one in caught.value.problems]


# Validation


def test_every_mistake_at_its_line_in_plain_words() -> None:
    document = doc("""\
lifes: 3
speed: fast
weapons: sword
sense: {smell: "2"}
attacks:
  - {kind: bite, damage: -1}
  - {kind: spit, distanse: 3}
  - {kind: bit}
  - 5
""")
    assert problems(lambda: validate(Creature, document.data, document)) == [
        ("a.yaml", 1, "lives", "is missing"),
        (
            "a.yaml",
            1,
            "lifes",
            "unknown key; did you mean 'lives'? known: lives, speed, weapons, sense, attacks, share",
        ),
        ("a.yaml", 2, "speed", "expected a whole number or 'none', got 'fast'"),
        ("a.yaml", 3, "weapons", "expected a list, got 'sword'"),
        ("a.yaml", 4, "sense.smell", "expected a whole number, got '2'"),
        ("a.yaml", 6, "attacks[0].damage", "expected at least 0, got -1"),
        ("a.yaml", 7, "attacks[1].distance", "is missing"),
        ("a.yaml", 7, "attacks[1].distanse", "unknown key; did you mean 'distance'? known: kind, distance"),
        ("a.yaml", 8, "attacks[2].kind", "expected one of 'bite', 'spit', got 'bit'; did you mean 'bite'?"),
        ("a.yaml", 9, "attacks[3]", "expected a mapping of keys and values, got 5"),
    ]


def test_types_are_strict_and_enums_say_what_is_allowed() -> None:
    document = doc("id: 1\ndamage: true\nedge: sharpp\nhands: 3\ntags: [a, 2]\n")
    assert [(line, message) for _, line, _, message in problems(lambda: validate(Weapon, document.data, document))] == [
        (1, "expected text, got 1"),
        (2, "expected a whole number, got true"),
        (3, "expected one of 'blunt', 'sharp', got 'sharpp'; did you mean 'sharp'?"),
        (4, "expected one of 1, 2, got 3"),
        (5, "expected text, got 2"),
    ]


def test_a_model_s_own_objection_is_shown_as_it_is() -> None:
    document = doc("lives: 99\nspeed: 9\n")
    assert problems(lambda: validate(Creature, document.data, document))[0][3] == "nothing so large runs so fast"


@settings(deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(["lives", "speed", "attacks", "kind", "sense", "weapons", "damage"]) | st.text(), inner
            )
        ),
        max_leaves=12,
    )
)
def test_any_data_is_valid_or_told_about(data: Any) -> None:
    for model in (Creature, Weapon, Setup):
        told: tuple[Problem, ...] | None = None
        try:
            validate(model, data, Document(data, "f"))
        except ContentError as error:
            told = error.problems
        assert told is None or (told and all(problem.message for problem in told))


# Packs


def test_entries_inherit_key_by_key() -> None:
    made = pack("""\
weapons:
  claw: {damage: 1}
creatures:
  wolf: {lives: 4, sense: {smell: 3, sight: 1}, weapons: [claw], attacks: [{kind: bite, damage: 1}]}
  dire_wolf: {extends: wolf, lives: 10, sense: {smell: 5}}
  puppy: {extends: dire_wolf, attacks: [], lives: 1}
""")
    dire, puppy = made.get("creatures", "dire_wolf"), made.kind("creatures")["puppy"]
    assert (dire.lives, dire.sense, dire.weapons) == (10, {"smell": 5, "sight": 1}, ("claw",))
    assert (puppy.lives, puppy.sense, puppy.attacks) == (1, {"smell": 5, "sight": 1}, [])
    assert made.get("weapons", "claw").id == "claw"


def test_an_inherited_mistake_is_told_where_it_was_written() -> None:
    assert problems(
        lambda: pack(
            "creatures:\n  wolf:\n    lives: 4\n    sense:\n      smell: strong\n",
            "creatures:\n  cub:\n    extends: wolf\n    lives: 0\n",
        )
    ) == [
        ("a.yaml", 6, "creatures.wolf.sense.smell", "expected a whole number, got 'strong'"),
        ("a.yaml", 6, "creatures.cub.sense.smell", "expected a whole number, got 'strong'"),
        ("b.yaml", 5, "creatures.cub.lives", "expected at least 1, got 0"),
    ]


def test_circles_and_unknown_parents() -> None:
    found = problems(
        lambda: pack("""\
creatures:
  a: {extends: b}
  b:
    extends: c
  c: {extends: a}
  d: {extends: a}
  e: {extends: wolff, lives: 1}
  wolf: {lives: 1}
  self: {extends: self}
""")
    )
    assert ("a.yaml", 6, "creatures.c.extends", "goes round in a circle: a → b → c → a") in found
    assert ("a.yaml", 10, "creatures.self.extends", "goes round in a circle: self → self") in found
    (unknown,) = (message for _, line, _, message in found if line == 8)
    assert unknown.startswith("no entry of creatures 'wolff'; did you mean 'wolf'?")
    chain = "".join(f"  c{i}: {{extends: c{i + 1}}}\n" for i in range(MAX_ANCESTORS + 2))
    assert any(
        "ancestors" in message
        for *_, message in problems(lambda: pack(f"creatures:\n{chain}  c{MAX_ANCESTORS + 2}: {{lives: 1}}\n"))
    )


def test_an_id_is_redefined_only_on_purpose() -> None:
    wolf = "creatures:\n  wolf: {lives: 4, speed: 2}\n"
    ((file, line, path, message),) = problems(lambda: pack(wolf, wolf))
    assert (file, line, path) == ("b.yaml", 3, "creatures.wolf")
    assert "already defined in a.yaml:3" in message
    assert "replaces: true" in message
    assert pack(wolf, "creatures:\n  wolf: {replaces: true, lives: 9}\n").get("creatures", "wolf").speed == 1
    upon = pack(wolf, "creatures:\n  wolf: {replaces: true, extends: wolf, lives: 9}\n").get("creatures", "wolf")
    assert (upon.lives, upon.speed) == (9, 2)
    assert problems(lambda: pack("creatures:\n  wolf: {replaces: true, lives: 9}\n"))[0][3] == (
        "there is no earlier 'wolf' to replace"
    )


def test_references_are_looked_up() -> None:
    ((_, line, path, message),) = problems(
        lambda: pack("creatures:\n  orc:\n    lives: 1\n    weapons: [swrod]\nweapons: {sword: {}}\n")
    )
    assert (line, path) == (5, "creatures.orc.weapons[0]")
    assert message == "no entry of weapons 'swrod'; did you mean 'sword'? Known: sword"


def test_the_frame_of_a_pack_file() -> None:
    found = problems(
        lambda: load_pack(
            [doc("sytem: k6\nweapon: {}\nweapons: [a]\ncreatures:\n  Wolf: {}\n  2: {}\n  ok: 3\n")], KINDS, "k6"
        )
    )
    assert [line for _, line, _, _ in found] == [1, 1, 2, 3, 5, 6, 7]
    assert "write 'system: k6'" in found[0][3]
    assert "did you mean 'system'" in found[1][3]
    assert "did you mean 'weapons'" in found[2][3]
    assert problems(lambda: load_pack([doc("system: tkds")], KINDS, "k6"))[0][3] == "this is for 'tkds', expected 'k6'"
    assert problems(lambda: load_pack([doc("- a")], KINDS, "k6"))[0][1] == 1
    assert problems(lambda: load_pack([Path("nowhere.yaml")], KINDS, "k6"))[0][3] == "no such file"
    head = pack("pack: {id: mine, title: My wolves}\nweapons:\n").heads[0]
    assert (head.id, head.title) == ("mine", "My wolves")
    assert "en" in problems(lambda: pack("pack: {id: mine, title: {cs: Vlci}}"))[0][3]


def test_too_many_entries() -> None:
    many = "".join(f"  w{i}: {{}}\n" for i in range(MAX_ENTRIES + 1))
    ((_, line, _, message),) = problems(lambda: pack(f"weapons:\n{many}"))
    assert (line, message) == (MAX_ENTRIES + 3, "more than 5,000 entries")


def test_names_that_do_not_exist() -> None:
    made = pack("weapons: {sword: {}}")
    with pytest.raises(UnknownName, match="did you mean 'sword'"):
        made.get("weapons", "swrd")
    with pytest.raises(UnknownName, match="did you mean 'weapons'"):
        made.kind("weapon")
    assert made.kind("creatures") == {}


def test_the_hash_depends_on_the_content_alone() -> None:
    one = pack("weapons: {a: {tags: [x, y, z]}, b: {damage: 1}}")
    two = pack("weapons:\n  b: {damage: 1, hands: 1}\n", "weapons: {a: {tags: [z, y, x]}}")
    assert one.hash == two.hash
    assert one.hash != pack("weapons: {a: {tags: [x, y]}, b: {damage: 1}}").hash
    assert len(one.hash) == 64


# Scenarios

SCENARIO = """\
id: duel
system: k6
title: {en: A duel, cs: Souboj}
scene: {en: Two meet.}
seats:
  ann: {name: {en: Ann}}
  master: {role: master, policy: random}
preset: head
knobs: {crit: 4}
setup:
  fighters: {gor: wolf}
  ground: {3: mud}
"""


def scenario(text: str | Mapping[str, Any] = SCENARIO) -> Scenario:
    creatures = pack("creatures: {wolf: {lives: 3}}")
    source = doc(text) if isinstance(text, str) else text
    return load_scenario(source, Setup, Knobs, system_id="k6", presets=PRESETS, pack=creatures)


def test_a_scenario_survives_its_own_data() -> None:
    made = scenario()
    assert (made.knobs.crit, made.knobs.hit_places) == (4, True)
    assert list(made.seats) == ["ann", "master"]
    assert made.master == "master"
    assert made.setup.ground == {3: "mud"}
    assert made.data["knobs"] == {"crit": 4, "hit_places": True}
    assert scenario(json.loads(json.dumps(made.data))) == made


def test_everything_wrong_with_a_scenario_at_once() -> None:
    text = (
        SCENARIO.replace("crit: 4", "krit: 4, hit_places: 3")
        .replace("head", "haed")
        .replace("gor: wolf", "Gor: wolf, orc: wulf")
        .replace("en: A duel", "de: Duell")
        .replace("role: master", "role: gm")
    )
    found = problems(lambda: scenario(text))
    assert sorted((line, path) for _, line, path, _ in found) == [
        (3, "title.de"),
        (7, "seats.master.role"),
        (8, "preset"),
        (9, "knobs.hit_places"),
        (9, "knobs.krit"),
        (11, "setup.fighters.Gor"),
        (11, "setup.fighters.orc"),
    ]
    by_path = {path: message for _, _, path, message in found}
    assert by_path["seats.master.role"] == "expected one of 'player', 'master', got 'gm'"
    assert by_path["preset"] == "no preset 'haed'; did you mean 'head'? Known: head"
    assert by_path["knobs.krit"] == "unknown key; did you mean 'crit'? known: crit, hit_places"
    assert "did you mean 'wolf'" in by_path["setup.fighters.orc"]


def test_the_frame_of_a_scenario() -> None:
    assert problems(lambda: scenario("- a"))[0][1] == 1
    assert {path for _, _, path, _ in problems(lambda: scenario("system: k7"))} == {
        *("system", "id", "title", "scene", "seats", "setup.fighters"),
    }
    two_masters = SCENARIO.replace("ann: {", "ann: {role: master, ")
    assert problems(lambda: scenario(two_masters))[0][2:] == (
        "seats",
        "there can be one master, here are 2: ann, master",
    )
    assert problems(lambda: scenario(SCENARIO.replace("knobs: {crit: 4}", "knobs: 4")))[0][1:] == (
        9,
        "knobs",
        "expected a mapping of keys and values, got 4",
    )


def test_other_knobs() -> None:
    made = scenario()
    other = made.with_knobs({"crit": 2})
    assert (other.knobs.crit, other.knobs.hit_places, made.knobs.crit) == (2, True, 4)
    assert other.data["knobs"]["crit"] == 2
    assert "did you mean 'crit'" in problems(lambda: made.with_knobs({"cirt": 2}))[0][3]
    assert problems(lambda: made.with_knobs({"crit": 0}))[0][2] == "knobs.crit"


def test_a_bad_preset_is_told_at_the_preset() -> None:
    (found,) = problems(
        lambda: load_scenario(doc(SCENARIO), Setup, Knobs, system_id="k6", presets={"head": {"hit_places": 7}})
    )
    assert found[:3] == ("a.yaml", 8, "knobs.hit_places")


# Files and schemas


def test_user_folders_need_not_exist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    for name in ("b.yaml", "a.yaml", "notes.txt"):
        (mine / name).write_text("system: k6\n", encoding="utf-8")
    (mine / "folder.yaml").mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "none"))
    monkeypatch.setenv("HOLMGANG_PACKS", os.pathsep.join([str(tmp_path / "absent"), "", str(mine)]))
    assert user_folders()[:2] == (tmp_path / "absent", mine)
    assert user_folders()[-1].name == "packs"
    assert yaml_files() == [mine / "a.yaml", mine / "b.yaml"]
    monkeypatch.delenv("HOLMGANG_PACKS")
    assert len(user_folders()) == 1


def test_the_sort_of_a_file() -> None:
    assert sort_of(doc(SCENARIO)) == "scenario"
    assert sort_of(doc("system: k6\ncases: []")) == "vectors"
    assert sort_of(doc("system: k6\nweapons: {}")) == sort_of(doc("- a")) == "pack"


def test_schemas_for_editors() -> None:
    made = pack_schema(KINDS, "k6")
    assert made["properties"]["system"]["const"] == "k6"
    weapon = made["$defs"]["Weapon"]
    assert "extends" in weapon["properties"]
    assert "id" not in weapon["properties"]
    assert weapon["additionalProperties"] is False
    whole = scenario_schema(Setup, Knobs, "k6", PRESETS)
    assert whole["$defs"]["Knobs"]["properties"]["crit"]["minimum"] == 1
    assert "head" in json.dumps(whole["properties"]["preset"])
    assert json_schema(Knobs, "Knobs")["title"] == "Knobs"
    json.dumps([made, whole])


def test_canonical_form() -> None:
    assert canonical({1: frozenset({"b", "a"}), "x": (Edge.SHARP, Fraction(1, 2), None, True)}) == {
        "1": ["a", "b"],
        "x": ["sharp", "1/2", None, True],
    }


class Cast(Entry):
    roll: DiceText = (0, 0)
    either: DiceText | None = None


def test_dice_as_people_write_them_survive_their_own_data() -> None:
    document = Document({}, "x")
    made = validate(Cast, {"roll": "2d6", "either": "1d4"}, document)
    assert (made.roll, made.either) == ((2, 6), (1, 4))
    assert validate(Cast, canonical(made), document) == made


@pytest.mark.parametrize("dice", ["999999999d999999999", "1d1001", "101d6", "-1d6", "d6", "1d", [1], [1, True], 6])
def test_dice_of_impossible_size_are_refused(dice: Any) -> None:
    with pytest.raises(ContentError, match=r"like 2d6"):
        validate(Cast, {"roll": dice}, Document({}, "x"))


def test_numbers_have_an_end_whatever_the_model_allows() -> None:
    document = read_yaml("lives: 5\nsense: {smell: 100000000000000000}\n", "x.yaml")
    with pytest.raises(ContentError, match=r"x.yaml:2: sense.smell: too large: at most 1,000,000"):
        validate(Creature, document.data, document)


def test_any_entry_may_have_a_name() -> None:
    text = "system: s\nweapons:\n  axe: {name: {en: Axe, cs: Sekera}}\n  ice_axe: {extends: axe}\n"
    pack = load_pack([read_yaml(text, "p.yaml")], {"weapons": Weapon}, "s")
    assert pack.names == {"axe": {"en": "Axe", "cs": "Sekera"}, "ice_axe": {"en": "Axe", "cs": "Sekera"}}
    with pytest.raises(ContentError, match=r"p.yaml:3: weapons.axe.name: is missing the English"):
        load_pack([read_yaml(text.replace("en: Axe, ", ""), "p.yaml")], {"weapons": Weapon}, "s")


def test_a_double_entry_is_named_once_and_in_its_order() -> None:
    assert repeated(["orc", "elf", "wolf", "elf", "orc", "elf"]) == ["orc", "elf"]
    assert repeated(name for name in ("orc", "elf")) == []
    assert stands_twice("orc") == "orc stands here twice"
