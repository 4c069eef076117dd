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


OF_A_SYSTEM = {"uneven rows", "no terrain", "a stray letter"}
"""What a system says about its own maps has English words only."""


@pytest.mark.parametrize("mistake", sorted(BAD.keys() - OF_A_SYSTEM))
def test_a_mistake_is_told_in_the_readers_language(mistake: str, tmp_path: Path) -> None:
    content, _ = BAD[mistake]
    path = tmp_path / "f.yaml"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    told = [checked(path, lang)[1].split("\n")[:-1] for lang in LANGUAGES]
    for lines in zip(*told, strict=True):
        assert len(set(lines)) == len(LANGUAGES), lines


@pytest.mark.parametrize("content", [SCENARIO, MAP, LAND, "\ufeff" + PACK + "  x: {extends: orc}\n"])
def test_and_what_is_right_is_good(content: str, tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    path.write_text(content, encoding="utf-8")
    code, output = checked(path)
    assert (code, ", good" in output) == (0, True), output
    assert ", v pořádku" in checked(path, "cs")[1]
    assert ", i orden" in checked(path, "da")[1]


def test_what_is_no_file_at_all(tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    assert checked(tmp_path / "folder.yaml") == (2, "folder.yaml: is a folder, not a file\n")
    assert "missing.yaml" in checked(tmp_path / "missing.yaml")[1]
    closed = tmp_path / "closed.yaml"
    closed.write_text(PACK)
    closed.chmod(0)
    if not os.access(closed, os.R_OK):  # root may read anything
        assert "closed.yaml: cannot be read" in checked(closed)[1]
