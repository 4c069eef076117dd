"""Files as people get them wrong: each mistake is told with its file, its line and what is allowed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from holmgang.cli.app import app
from holmgang.cli.common import console, library
from holmgang.kernel.words import LANGUAGES

PACK = "system: k6\npack: {id: mine, title: {en: Mine}}\ncreatures:\n"
SCENARIO = """\
id: mine
system: k6
title: {en: Mine}
scene: {en: A scene.}
seats: {pavel: {}, gm: {role: master}}
setup:
  combatants:
    gorondar: {seat: pavel}
    orc: {seat: gm}
"""
FIGHT = """\
id: mine
system: k6
title: {en: Mine}
scene: {en: A scene.}
seats: {pavel: {}, gm: {role: master}}
knobs:
  die_sides: 6
setup:
  zones:
    hall: {links: {yard: 1}}
    yard: {}
  combatants:
    gorondar: {seat: pavel, zone: hall}
    orc: {seat: gm, zone: yard}
    goblin: {seat: gm}
  distances:
    gorondar: {orc: 1, all: 2}
  items:
    sword_1: {weapon: sword, zone: yard, near: orc}
  reinforcements:
    - {combatants: [goblin], round: 2}
  victory:
    keep: [gorondar]
"""
"""A scenario of k6 that names all sorts of things."""


def of_combatant(what: str) -> str:
    return FIGHT.replace("goblin: {seat: gm}", f"goblin: {{seat: gm, {what}}}")


def by_knob(what: str) -> str:
    return FIGHT.replace("die_sides: 6", what)


MAP = """\
id: mine
system: tkds
title: {en: Mine}
scene: {en: A scene.}
seats: {heroes: {}, enemies: {}}
setup:
  map:
    rows:
      - "A..#"
      - "...1"
  creatures:
    carl: {of: carl, side: heroes, seat: heroes, at: A}
    wolf: {of: wolf, side: enemies, seat: enemies, at: "1"}
"""
LAND = """\
id: mine
system: psychopaths
title: {en: Mine}
scene: {en: A scene.}
seats: {rust: {}, vera: {}}
setup:
  map:
    - [{area: fountain}]
  players:
    rust: {figure: fountain, hand: [old_car]}
    vera: {figure: fountain, inventory: {psychopath: tin_priest}}
  turn: {active: rust}
  bag1: [o01, o02]
"""
ROBBERY = """\
id: mine
system: kampbogen
title: {en: Mine}
scene: {en: A scene.}
seats: {hilda: {}, master: {role: master}}
knobs: {morale_fraction: "1/3"}
setup:
  characters: {hilda: {}}
  opponents: {robber: {}}
  scenes: [{scene: combat}]
"""
LAUGHS = "a: &a [x, x]\n" + "".join(
    f"{two}: &{two} [*{one}, *{one}]\n" for one, two in zip("abcdefgh", "bcdefghi", strict=True)
)

BAD: dict[str, tuple[str | bytes, str]] = {
    "negative lives": (PACK + "  x: {extends: orc, lives: -4}\n", "f.yaml:4: creatures.x.lives: expected at least 1"),
    "10^18": (PACK + "  x: {extends: orc, lives: 1000000000000000000}\n", "f.yaml:4: creatures.x.lives: too large"),
    "too many dice": (
        "system: tkds\ncreatures:\n  x: {extends: wolf, regeneration: 999999999d999999999}\n",
        "f.yaml:3: creatures.x.regeneration: at most 100 dice of at most 1000 sides",
    ),
    "unknown key": (
        PACK + "  x: {extends: orc, strenght: 3}\n",
        "f.yaml:4: creatures.x.strenght: unknown key; did you",
    ),
    "wrong type": (PACK + "  x: {extends: orc, lives: many}\n", "f.yaml:4: creatures.x.lives: expected a whole number"),
    "tabs": (PACK + "\tx: {extends: orc}\n", "f.yaml:4: is not YAML: this line is indented with a tab; use spaces"),
    "latin-1": ((PACK + "  x: {name: {en: Sør}}\n").encode("latin-1"), "f.yaml:4: is not UTF-8 text"),
    "nothing": ("", "f.yaml: the file is empty"),
    "a list": ("- a\n- b\n", "f.yaml:1: expected `key: value` lines"),
    "no system": ("creatures: {}\n", "f.yaml:1: the file names no `system:`; known: k6"),
    "no such system": ("system: k66\n", "f.yaml:1: system: no system 'k66'; known: k6"),
    "a cycle": ("system: k6\ncreatures: &a\n  x: *a\n", "f.yaml:3: creatures.x: *a is an alias"),
    "billion laughs": (LAUGHS, "f.yaml:1: a: &a is an anchor; anchors and aliases are not read"),
    "twice": (PACK + "  x: {extends: orc}\n  x: {extends: orc}\n", "f.yaml:5: creatures.x: this key stands here twice"),
    "taken id": (PACK + "  orc: {lives: 3}\n", "f.yaml:4: creatures.orc: already defined in"),
    "no creature": (SCENARIO.replace("orc:", "balrog:"), "f.yaml:9: setup.combatants.balrog: no creature 'balrog'"),
    "no seat": (
        SCENARIO.replace("seat: gm", "seat: xyz"),
        "f.yaml:9: setup.combatants.orc.seat: no seat 'xyz'; known:",
    ),
    "no zone": (of_combatant("zone: cellar"), "f.yaml:15: setup.combatants.goblin.zone: no zone 'cellar'; known: hall"),
    "no zone of none": (
        SCENARIO.replace("seat: gm", "seat: gm, zone: hall"),
        "f.yaml:9: setup.combatants.orc.zone: no zone 'hall'; known: scene",
    ),
    "no one to be behind": (
        of_combatant("behind: [orc, da]"),
        "f.yaml:15: setup.combatants.goblin.behind.1: no combatant 'da'; known: gorondar, orc, goblin",
    ),
    "no condition": (
        of_combatant("conditions: [prone, sleepy]"),
        "f.yaml:15: setup.combatants.goblin.conditions.1: no condition 'sleepy'; known:",
    ),
    "no holder": (
        of_combatant("conditions: [{id: held_limb, holder: troll}]"),
        "f.yaml:15: setup.combatants.goblin.conditions.0.holder: no combatant 'troll'; known:",
    ),
    "no one to fear": (
        of_combatant("conditions: [{id: afraid, against: troll}]"),
        "f.yaml:15: setup.combatants.goblin.conditions.0.against: no combatant 'troll'; known:",
    ),
    "no spell": (
        of_combatant("concentration: sleep, concentration_on: troll"),
        "f.yaml:15: setup.combatants.goblin.concentration: no entry of spells 'sleep'; known:",
    ),
    "no one under a spell": (
        of_combatant("concentration: blinding, concentration_on: troll"),
        "f.yaml:15: setup.combatants.goblin.concentration_on: no combatant 'troll'; known:",
    ),
    "no weapon in hand": (
        of_combatant("readied: quill"),
        "f.yaml:15: setup.combatants.goblin.readied: no entry of weapons 'quill'; known:",
    ),
    "no weapon loaded": (
        of_combatant("loaded: [quill]"),
        "f.yaml:15: setup.combatants.goblin.loaded.0: no entry of weapons 'quill'; known:",
    ),
    "no ammunition": (
        of_combatant("ammo: {quill: 1}"),
        "f.yaml:15: setup.combatants.goblin.ammo.quill: no entry of weapons 'quill'; known:",
    ),
    "less than no ammunition": (
        of_combatant("ammo: {bow: -1}"),
        "f.yaml:15: setup.combatants.goblin.ammo.bow: expected at least 0, got -1",
    ),
    "no ammunition of a pack": (
        PACK + "  x: {extends: orc, ammo: {quill: 1}}\n",
        "f.yaml:4: creatures.x.ammo.quill: no entry of weapons 'quill'; known:",
    ),
    "no armour": (
        of_combatant("armour: silk"),
        "f.yaml:15: setup.combatants.goblin.armour: no entry of armour 'silk'; known: none,",
    ),
    "a link to nowhere": (FIGHT.replace("{yard: 1}", "{gate: 1}"), "f.yaml:10: setup.zones.hall.links.gate: no zone"),
    "a link too short": (
        FIGHT.replace("{yard: 1}", "{yard: -1}"),
        "f.yaml:10: setup.zones.hall.links.yard: expected at least 0, got -1",
    ),
    "a distance below nothing": (
        FIGHT.replace("{orc: 1, all", "{orc: -1, all"),
        "f.yaml:17: setup.distances.gorondar.orc: expected at least 0, got -1",
    ),
    "no one to be far from": (
        FIGHT.replace("{orc: 1, all", "{ork: 1, all"),
        "f.yaml:17: setup.distances.gorondar.ork: no combatant 'ork'; did you mean 'orc'? Known: gorondar, orc,",
    ),
    "no one who is far": (
        FIGHT.replace("gorondar: {orc: 1", "gorondor: {orc: 1"),
        "f.yaml:17: setup.distances.gorondor: no combatant 'gorondor'; did you mean 'gorondar'? Known: gorondar, orc",
    ),
    "a thing nowhere": (
        FIGHT.replace("zone: yard, near", "zone: gate, near"),
        "f.yaml:19: setup.items.sword_1.zone: no",
    ),
    "a thing near no one": (
        FIGHT.replace("near: orc", "near: troll"),
        "f.yaml:19: setup.items.sword_1.near: no combatant",
    ),
    "no one to come": (
        FIGHT.replace("[goblin]", "[goblin, x]"),
        "f.yaml:21: setup.reinforcements.0.combatants.1: no combatant 'x'; known: gorondar, orc, goblin",
    ),
    "no one to keep": (
        FIGHT.replace("keep: [gorondar]", "keep: [troll]"),
        "f.yaml:23: setup.victory.keep.0: no combatant 'troll'; known:",
    ),
    "a ladder without its steps": (
        by_knob("speed_ladder: [x, walk, run, gallop]"),
        "f.yaml:7: knobs.speed_ladder: the ladder begins with crawl, walk, run, gallop; faster steps may follow",
    ),
    "a step twice": (
        by_knob("speed_ladder: [crawl, walk, run, gallop, walk]"),
        "f.yaml:7: knobs.speed_ladder: the ladder",
    ),
    "a cap off the ladder": (
        by_knob("speed_cap_knocked_out: fly"),
        "f.yaml:7: knobs.speed_cap_knocked_out: no step of the speed ladder 'fly'; known: crawl, walk, run, gallop",
    ),
    "a span the wrong way": (
        by_knob("improvised_damage_range: {least: 1, most: -3}"),
        "f.yaml:7: knobs.improvised_damage_range: least is 1 and most is -3; least may not be the larger",
    ),
    "no policy": (
        SCENARIO.replace("gm: {", "gm: {policy: zz, "),
        "f.yaml:5: seats.gm.policy: no policy 'zz'; known: newcomer, regular,",
    ),
    "too deep a search": (
        SCENARIO.replace("gm: {", f"gm: {{policy: 'search:{'9' * 5000}', "),
        "f.yaml:5: seats.gm.policy: no policy 'search:9999",
    ),
    "no seat, tkds": (
        MAP.replace("seat: heroes", "seat: xyz"),
        "f.yaml:12: setup.creatures.carl.seat: no seat",
    ),
    "no mount": (
        MAP.replace("at: A}", "at: A, riding: x}"),
        "f.yaml:12: setup.creatures.carl.riding: no creature of the scenario 'x'; known: wolf",
    ),
    "nobody": (
        MAP[: MAP.index("  creatures:")] + "  creatures: {}\n",
        "f.yaml:11: setup.creatures: expected at least 1",
    ),
    "uneven rows": (MAP.replace("...1", ".1"), "f.yaml:10: setup.map.rows.1: 2 squares, but the map is 4 wide"),
    "no terrain": (MAP.replace("A..#", "A.%#"), "f.yaml:9: setup.map.rows.0: '%' is no terrain of the legend; known: "),
    "a stray letter": (MAP.replace("A..#", "AQ.#"), "f.yaml:9: setup.map.rows.0: 'Q' is no terrain of the legend, and"),
    "no map": (
        MAP.replace("rows:\n", "legend: {}\n").replace('      - "A..#"\n      - "...1"\n', ""),
        "f.yaml:7: setup.map: give",
    ),
    "no mark": (MAP.replace("at: A}", "at: B}"), "f.yaml:12: setup.creatures.carl.at: the map has no mark 'B'"),
    "too high": (
        MAP.replace("map:\n", "map:\n    elevation: 151\n    squares: {'1,1': ground}\n"),
        "f.yaml:7: setup.map: no more than 150 metres from the lowest square to the highest (TK-21.7)",
    ),
    "a skill beyond the dice": (
        MAP.replace("at: A}", "at: A, might: 21}"),
        "f.yaml:12: setup.creatures.carl.might: expected at most 20, got 21",
    ),
    "too heavy a load": (
        MAP.replace("at: A}", "at: A, load: 99}"),
        "f.yaml:12: setup.creatures.carl.load: carries 99 slots, at most",
    ),
    "no offer": (
        LAND.replace("setup:\n", "knobs: {explore_offers: {1: [4x4]}}\nsetup:\n"),
        "f.yaml:6: knobs.explore_offers: '4x4' is not an offer: write 2x1, 1x3 or 1x1+1x3",
    ),
    "no knob": (
        "system: psychopaths\nrivals:\n  x: {madness: undead_madnes}\n",
        "f.yaml:3: rivals.x.madness: no knob 'undead_madnes'; did you mean 'undead_madness'?",
    ),
    "no fraction": (ROBBERY.replace("1/3", "x"), "f.yaml:6: knobs.morale_fraction: is not a fraction like 1/3"),
    "more than all": (ROBBERY.replace("1/3", "4/3"), "f.yaml:6: knobs.morale_fraction: must lie between 0 and 1"),
    "no card": (LAND.replace("old_car", "new_car"), "f.yaml:10: setup.players.rust.hand[0]: no entry of mutations,"),
    "no psychopath": (
        LAND.replace("tin_priest", "''"),
        "f.yaml:11: setup.players.vera.inventory.psychopath: no entry of psychopaths ''; known:",
    ),
    "no figure": (
        LAND.replace("rust: {figure: fountain, ", "rust: {"),
        "f.yaml:10: setup.players.rust.figure: is missing: a game that begins within a turn",
    ),
    "an empty bag": (
        LAND.replace("  turn: {active: rust}\n", "").replace("figure: fountain, ", "").replace("[o01, o02]", "[]"),
        "f.yaml:12: setup.bag1: 0 one-field areas, but 2 players have to draw one (PS-2.2)",
    ),
    "no area": (LAND + "  set_aside: [old_car]\n", "f.yaml:14: setup.set_aside: no area 'old_car'; known: fountain"),
    "an escape": (PACK + '  x: {extends: orc, name: {en: "\\e[31m"}}\n', "f.yaml:4: creatures.x.name.en: holds the"),
}


def checked(path: Path, lang: str = "en") -> tuple[int, str]:
    library.cache_clear()
    console.cache_clear()
    result = CliRunner().invoke(app, ["check", path.name, "--lang", lang])
    assert "Traceback" not in result.output
    return result.exit_code, result.output


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "400")


@pytest.mark.parametrize("mistake", BAD)
def test_a_mistake_is_told_where_it_stands(mistake: str, tmp_path: Path) -> None:
    content, told = BAD[mistake]
    path = tmp_path / "f.yaml"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    code, output = checked(path)
    assert told in output
    assert code == 2


@pytest.mark.parametrize("mistake", BAD)
def test_a_mistake_is_told_in_the_readers_language(mistake: str, tmp_path: Path) -> None:
    content, _ = BAD[mistake]
    path = tmp_path / "f.yaml"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    told = [checked(path, lang)[1].split("\n")[:-1] for lang in LANGUAGES]
    for lines in zip(*told, strict=True):
        assert len(set(lines)) == len(LANGUAGES), lines


@pytest.mark.parametrize("content", [SCENARIO, FIGHT, MAP, LAND, ROBBERY, "\ufeff" + PACK + "  x: {extends: orc}\n"])
def test_and_what_is_right_is_good(content: str, tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    path.write_text(content, encoding="utf-8")
    code, output = checked(path)
    assert (code, ", good" in output) == (0, True), output
    assert ", v\xa0pořádku" in checked(path, "cs")[1]
    assert ", i orden" in checked(path, "da")[1]


def test_paths_that_are_no_files(tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    assert checked(tmp_path / "folder.yaml") == (2, "folder.yaml: is a folder, not a file\n")
    assert "missing.yaml" in checked(tmp_path / "missing.yaml")[1]
    closed = tmp_path / "closed.yaml"
    closed.write_text(PACK)
    closed.chmod(0)
    if not os.access(closed, os.R_OK):  # root may read anything
        assert "closed.yaml: cannot be read" in checked(closed)[1]


def test_several_mistakes_are_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    path.write_text(of_combatant("zone: cellar, behind: [da]").replace("near: orc", "near: troll"), encoding="utf-8")
    _, output = checked(path)
    for place in ("combatants.goblin.zone", "combatants.goblin.behind.0", "items.sword_1.near"):
        assert f"setup.{place}: no " in output


def test_a_ladder_may_have_further_steps(tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    faster = "speed_ladder: [crawl, walk, run, gallop, fly]\n  speed_cap_leg_or_belly: fly"
    path.write_text(by_knob(faster), encoding="utf-8")
    assert checked(path)[0] == 0


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("mistake", ["no zone", "no one to come", "no one to be behind", "a ladder without its steps"])
def test_other_commands_tell_it_too(command: str, mistake: str, tmp_path: Path) -> None:
    content, told = BAD[mistake]
    assert isinstance(content, str)
    (tmp_path / "f.yaml").write_text(content, encoding="utf-8")
    library.cache_clear()
    result = CliRunner().invoke(app, [command, "f.yaml"])
    assert (result.exit_code, told in result.output) == (2, True), result.output


def test_an_unknown_policy_is_reported_before_anything_is_played(tmp_path: Path) -> None:
    content, told = BAD["no policy"]
    assert isinstance(content, str)
    (tmp_path / "f.yaml").write_text(content, encoding="utf-8")
    library.cache_clear()
    result = CliRunner().invoke(app, ["play", "f.yaml", "--as", "gm"])
    assert (result.exit_code, told in result.output) == (2, True), result.output
