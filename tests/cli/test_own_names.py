"""Names that people give in packs and scenarios stand on the screen, in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from holmgang.cli.app import app
from holmgang.cli.common import console, library

NAME = "name: {en: Ice wolf, cs: Ledový vlk}"
SEATS = "title: {en: T}\nscene: {en: S}\nseats: {ann: {}, gm: {role: master}}\n"
GIVEN = {
    "k6": (
        f"creatures: {{ice_wolf: {{extends: wolf, {NAME}}}}}",
        "setup: {combatants: {gorondar: {seat: ann}, ice_wolf_a: {template: ice_wolf, seat: gm}, "
        "grey: {template: ice_wolf, seat: gm, name: {en: Grey, cs: Šedák}}}}",
    ),
    "tkds": (
        f"creatures: {{ice_wolf: {{extends: wolf, {NAME}}}}}",
        'setup: {map: {rows: ["A..1", "...2", "...3"]}, creatures: {carl: {of: carl, side: heroes, seat: ann, at: A}, '
        'w1: {of: ice_wolf, side: enemies, seat: gm, at: "1"}, w2: {of: ice_wolf, side: enemies, seat: gm, at: "2"}, '
        'w3: {of: ice_wolf, side: enemies, seat: gm, at: "3", name: {en: Grey, cs: Šedák}}}}',
    ),
    "kampbogen": (
        f"opponents: {{ice_wolf: {{extends: wolf, {NAME}}}}}",
        "setup: {characters: {hilda: {seat: ann}}, opponents: {ice_wolf: {}, grey: {use: ice_wolf, name: Grey}}}",
    ),
}


@pytest.mark.parametrize("system", GIVEN)
@pytest.mark.parametrize(("lang", "kind", "own"), [("en", "Ice wolf", "Grey"), ("cs", "Ledový vlk", "Šedák")])
def test_names_of_a_pack_and_of_a_scenario(
    system: str, lang: str, kind: str, own: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack, setup = GIVEN[system]
    monkeypatch.chdir(tmp_path)
    Path("mine.yaml").write_text(f"system: {system}\npack: {{id: mine, title: {{en: M}}}}\n{pack}\n", encoding="utf-8")
    Path("here.yaml").write_text(f"id: here\nsystem: {system}\n{SEATS}{setup}\n", encoding="utf-8")
    library.cache_clear()
    console.cache_clear()
    command = ["play", "here.yaml", "--seed", "1", "--lang", lang, "--folder", str(tmp_path / "kept")]
    shown = CliRunner().invoke(app, command, input=":view\n:quit\n").output
    assert kind in shown
    assert (own if own in setup else "Grey") in shown  # kampbogen: one name for all languages
    if lang != "en":
        assert "Ice wolf" not in shown
