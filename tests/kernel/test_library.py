"""The library: what users' own files add, and that a bad one hides nothing but itself."""

from __future__ import annotations

from pathlib import Path

import jsonschema
import pytest

from holmgang.kernel.content import pack_schema, scenario_schema
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import ContentError, InputError, SaveDamaged, UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.messages import translated
from holmgang.kernel.save import read_save, save
from holmgang.kernel.system import Game
from holmgang.kernel.words import LANGUAGES, Words, kernel_lexicon
from holmgang.kernel.yamltext import read_file
from holmgang.lab.simulate import simulate
from tests.refgame import SYSTEM as REFGAME
from tests.refgame.system import ReferenceGame

WINTER = """system: k6
creatures:
  ice_wolf: {extends: wolf, name: {en: Ice wolf, cs: "Ledový {vlk}"}, lives: 7}
"""
PASS = """id: my_pass
system: k6
title: {en: The pass}
scene: {en: Snow.}
seats: {pavel: {name: {en: Paul, cs: Pavel}}, master: {role: master}}
setup:
  combatants:
    gorondar: {seat: pavel, zone: pass}
    ice_wolf: {zone: pass}
  zones:
    pass: {name: {en: Narrow pass, cs: Soutěska}}
"""


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOLMGANG_PACKS", "")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def shelf(folder: Path, **files: str) -> Library:
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    return Library([*Library.discover().systems.values(), REFGAME], [folder])


def test_names_of_packs_and_scenarios_are_used_in_every_language_they_give(tmp_path: Path) -> None:
    library = shelf(tmp_path, winter=WINTER, my_pass=PASS)
    game = library.game("k6/my_pass")
    names = game.system.view(Match(game, SeededDice(1)).play, None).names
    for lang, said in (("en", "Ice wolf"), ("cs", "Ledový {vlk}"), ("da", "Ice wolf")):
        words = Words(library.words_of(game), lang, names)
        assert words.say("ice_wolf") == said
        assert words.say("pavel") == ("Pavel" if lang == "cs" else "Paul")
        assert words.say("pass") == ("Soutěska" if lang == "cs" else "Narrow pass")
        assert not words.faults


def test_a_pack_that_replaces_an_entry_may_rename_it(tmp_path: Path) -> None:
    replaced = "system: k6\ncreatures:\n  wolf: {replaces: true, extends: wolf, name: {en: Grey one}}\n"
    for files, said in (({}, "the wolf"), ({"wolves": replaced}, "Grey one")):
        library = shelf(tmp_path, **files)
        assert library.lexicon(library.system("k6")).render("name-wolf", "en", {})[0] == said


def test_one_broken_file_never_hides_the_others(tmp_path: Path) -> None:
    library = shelf(
        tmp_path,
        winter=WINTER,
        my_pass=PASS,
        bad="system: k6\ncreatures:\n  orc: {strenght: 3}\n",
        worse="system: k6\ncreatures: [\n",
        leaning="system: k6\ncreatures:\n  orc_two: {extends: orc_three}\n",
        lost=PASS.replace("my_pass", "lost").replace("ice_wolf:", "fire_wolf:"),
        twice=PASS.replace("my_pass", "corridor"),
        foreign="version: 3\nservices: [\n",
    )
    system = library.system("k6")
    assert "ice_wolf" in library.pack(system).kind("creatures")
    assert {"my_pass", "corridor"} <= {scenario.id for scenario in library.scenarios(system)}
    told = {Path(problem.file).name: problem for problem in library.problems}
    assert sorted(told) == ["bad.yaml", "leaning.yaml", "lost.yaml", "twice.yaml", "worse.yaml"]
    assert told["lost.yaml"].line == 9, "who is not there is told at its own line"
    assert "corridor" in told["twice.yaml"].message


def test_a_shipped_mistake_is_never_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = shelf(tmp_path)
    monkeypatch.setattr(library, "own_files", lambda system: [tmp_path / "missing.yaml"])
    with pytest.raises(ContentError, match=r"missing.yaml: no such file"):
        library.pack(REFGAME)


FORD = """id: ford
system: tkds
title: {en: Ford}
scene: {en: Ford}
seats: {a: {}, b: {}}
setup:
  map: {width: 6, height: 6}
  creatures:
    carl: {of: carl, side: heroes, seat: a, at: [0, 0]}
    wolf: {of: wolf, side: enemies, seat: b, at: [4, 4], regeneration: 1d4}
"""


def test_dice_in_a_scenario_live_through_save_and_simulation(tmp_path: Path) -> None:
    library = shelf(tmp_path, ford=FORD)
    game = library.game("ford")
    again = library.restore(read_save(save(Match(game, SeededDice(1)))))
    assert again.game.scenario.setup.creatures["wolf"].regeneration == (1, 4)
    assert simulate(library, game, 1, processes=1).matches == 1


@pytest.mark.parametrize("name", ["k6", "kampbogen", "psychopaths", "tkds"])
def test_shipped_files_pass_their_published_schema(tmp_path: Path, name: str) -> None:
    library = shelf(tmp_path)
    system = library.system(name)
    packs = pack_schema(system.content_kinds, name)
    for path in library.own_files(system):
        jsonschema.validate(read_file(path).data, packs)
    scenarios = scenario_schema(system.setup_model, system.knobs_model, name, system.presets)
    for path in library.scenario_files(system).values():
        jsonschema.validate(read_file(path).data, scenarios)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"system": name, "nonsense": {}}, packs)


DUEL = Path(REFGAME.folder) / "scenarios" / "duel.yaml"


def broken(*given: object) -> None:
    raise KeyError("axel")


def unknown(*given: object) -> None:
    raise UnknownName("weapon", "spoon", ["fork"])


@pytest.mark.parametrize("breaks", [broken, unknown])
def test_rules_that_break_over_a_scenario_are_told_as_a_problem_of_its_file(
    duel: Game, monkeypatch: pytest.MonkeyPatch, breaks: object
) -> None:
    saved = read_save(save(Match(duel, SeededDice(1))))
    monkeypatch.setattr(ReferenceGame, "setup", breaks)
    library = Library([REFGAME])
    with pytest.raises(ContentError) as raised:
        library.game(str(DUEL))
    (problem,) = raised.value.problems
    assert problem.file == str(DUEL)
    if breaks is broken:
        assert problem.message.startswith(
            "the scenario breaks the rules of refgame: KeyError('axel'), test_library.py:"
        )
    told = {translated(Words(kernel_lexicon(), lang), problem.message) for lang in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    with pytest.raises(SaveDamaged, match=r"its scenario does not fit refgame: (the scenario breaks|no weapon)"):
        library.restore(saved)


def test_a_scenario_that_breaks_hides_nothing_but_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    library = shelf(tmp_path, my_duel=DUEL.read_text(encoding="utf-8").replace("id: duel", "id: my_duel"))
    sets_up = REFGAME.setup
    monkeypatch.setattr(
        ReferenceGame, "setup", lambda _, scene, pack: (broken if scene.id == "my_duel" else sets_up)(scene, pack)
    )
    assert "my_duel" not in [scenario.id for scenario in library.scenarios(REFGAME)]
    assert "breaks the rules of refgame" in str(library.problems)


@pytest.mark.parametrize("where", ["step", "view", "outcome"])
def test_a_scenario_is_tried_as_far_as_its_first_question(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    library = Library([REFGAME])
    monkeypatch.setattr(ReferenceGame, where, broken)
    system, document = library.document("duel")
    library.scenario_from(system, document)
    library.game("duel")
    if where == "outcome":  # that is asked later
        library.scenario_from(system, document, tried=True)
        return
    for tried in (
        lambda: library.scenario_from(system, document, tried=True),
        lambda: library.game(str(DUEL)),
        lambda: library.game("duel", {"slippery": 1}),
    ):
        with pytest.raises(InputError, match=r"duel.yaml:1: the scenario breaks the rules of refgame: KeyError"):
            tried()
