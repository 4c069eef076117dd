"""The command, as a person calls it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from holmgang.cli.app import app
from holmgang.cli.common import console, library
from holmgang.kernel.dice import FairDice
from holmgang.kernel.drive import Driver
from holmgang.kernel.match import Match
from holmgang.kernel.save import save
from holmgang.kernel.system import Game
from holmgang.seats import RandomSeat

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def with_the_reference_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("HOLMGANG_SYSTEMS", "tests.refgame:SYSTEM")
    monkeypatch.setenv("HOLMGANG_PACKS", str(tmp_path / "packs"))
    monkeypatch.setenv("COLUMNS", "200")
    library.cache_clear()
    console.cache_clear()
    yield
    library.cache_clear()
    console.cache_clear()


def holmgang(*words: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result


COMMANDS = ("systems", "scenarios", "play", "run", "verify", "rules", "replay", "simulate", "check", "schema", "demo")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    output = holmgang(command, "--help").output
    assert command == "demo" or "Example" in output


def test_systems_and_scenarios_are_listed() -> None:
    systems = {row["id"]: row for row in json.loads(holmgang("systems", "--json").output)}
    assert systems["refgame"]["clauses"] == 15
    rows = json.loads(holmgang("scenarios", "refgame", "--json").output)
    assert [row["id"] for row in rows] == ["brawl", "duel"]
    assert "Souboj" in holmgang("scenarios", "refgame", "--lang", "cs").output


def test_an_unknown_system_names_the_nearest() -> None:
    assert "did you mean 'refgame'?" in holmgang("scenarios", "refgme", code=2).output


def test_rules_show_clauses_and_sections() -> None:
    assert "The margin is the wound" in holmgang("rules", "refgame", "RG-4.2").output
    section = holmgang("rules", "refgame", "rg-4").output
    assert "RG-4.1" in section
    assert "RG-3.1" not in section
    assert json.loads(holmgang("rules", "refgame", "RG-4.2", "--json").output)[0]["kinds"] == ["auto"]
    holmgang("rules", "refgame", "RG-77", code=2)


def test_coverage_is_counted_by_running_the_vectors() -> None:
    found = json.loads(holmgang("rules", "refgame", "--coverage", "--json").output)
    assert found == {"system": "refgame", "clauses": 15, "cited": 15, "proved": 15, "missing": []}


def test_verify_ends_with_the_counts() -> None:
    assert holmgang("verify", "--system", "refgame").output.splitlines()[-1] == "6 passed, 0 failed"


def write(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


FAILING = """
system: refgame
base: duel
cases:
  - id: A
    title: dice that give another wound
    script:
      - draw: [feint, feint, shout, shout]
      - axel: {deed: strike, target: berg}
      - berg: rest
      - axel: 1
      - berg: 0
      - axel: [axel, berg]
      - roll: [6, 2]
      - ann: pass
      - bea: pass
    expect: [{event: wounded, who: berg, lives: 2}]
  - id: B
    title: an answer nobody asked for
    script:
      - draw: [feint, feint, shout, shout]
      - carl: rest
  - id: C
    title: ends too early
    script: [{draw: [feint, feint, shout, shout]}, {axel: rest}]
    expect: [{event: declared, who: axel}]
  - id: D
    title: a citation that never comes
    script: [{draw: [feint, feint, shout, shout]}]
    cites: [RG-4.4]
"""


def test_failing_vectors_say_what_came_instead(tmp_path: Path) -> None:
    output = holmgang("verify", write(tmp_path / "v.yaml", FAILING), code=1).output
    assert "lives: expected 2, found 5" in output
    assert "carl is not asked now" in output
    assert "open: declare 'deed' of bea about berg: strike, guard, rest" in output
    assert "never cited on the way: RG-4.4" in output
    assert "v.yaml:5: A" in output
    assert output.splitlines()[-1] == "0 passed, 4 failed"


MALFORMED = """
system: refgame
base: duel
cases:
  - {id: A, script: [{offers: [axel]}]}
  - {id: B, script: [{offers: {include: [rest]}}]}
  - {id: C, script: [{sees: {seat: ann, hs: [x]}}]}
  - {id: D, script: [{refuse: axel}]}
  - {id: E, script: [{axel: rest, berg: rest}]}
  - {id: F, script: [{}]}
  - {id: G, script: [{draw: [feint, feint, shout, shout]}, {offers: {who: axel, of: target, given: {deed: rest}}}]}
"""


def test_malformed_entries_are_sentences(tmp_path: Path) -> None:
    output = holmgang("verify", write(tmp_path / "v.yaml", MALFORMED), code=1).output
    for said in (
        "offers takes a mapping",
        "offers lacks 'who'",
        "sees knows no 'hs'",
        "refuse takes a mapping",
        "an entry says one thing",
        "the entry is empty",
        "'deed' leads to no question 'target' there",
    ):
        assert said in output
    assert output.splitlines()[-1] == "0 passed, 7 failed"


def test_a_typo_in_a_vector_file_is_named_with_its_line(tmp_path: Path) -> None:
    broken = FAILING.replace("    expect: [{event: wounded", "    expct: [{event: wounded")
    output = holmgang("verify", write(tmp_path / "v.yaml", broken), code=2).output
    assert "v.yaml:17" in output
    assert "expect" in output


def test_check_reports_every_problem_with_its_line(tmp_path: Path) -> None:
    pack = write(tmp_path / "pack.yaml", "system: refgame\nweapons:\n  axe: {damage: 3}\n  spear: {damge: 2}\n")
    good = write(tmp_path / "good.yaml", "system: refgame\nweapons:\n  axe: {damage: 3}\n")
    output = holmgang("check", good, pack, code=2).output
    assert "good.yaml: pack for refgame, good" in output
    assert "pack.yaml:4" in output
    assert "damage" in output


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: &x [1]\nb: *x\n", "1"),
        ("system: refgame\n" + "x" * 10_000_000, "large"),
        ("{" * 2000, ""),
        ("system: nowhere\nweapons: {}\n", "no system 'nowhere'"),
        ("- just\n- a list\n", "system"),
    ],
)
def test_bad_files_are_clear_errors(tmp_path: Path, text: str, said: str) -> None:
    assert said in holmgang("check", write(tmp_path / "bad.yaml", text), code=2).output
    holmgang("check", str(tmp_path / "absent.yaml"), code=2)


WALLED = {
    "format": 0.3,
    "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 4, "y": 2}, "pixels_per_grid": 70},
    "line_of_sight": [[{"x": 2, "y": 0}, {"x": 2, "y": 1}]],
    "portals": [],
    "lights": [],
}


def test_maps_of_other_programs_are_checked_by_the_systems_that_read_them(tmp_path: Path) -> None:
    good = write(tmp_path / "walled.uvtt", json.dumps(WALLED))
    output = holmgang("check", good).output
    assert "map for tkds, good" in output
    assert "..#." in output
    assert "not a Universal VTT file" in holmgang("check", write(tmp_path / "bad.uvtt", "{"), code=2).output


def test_schemas_are_json_schema() -> None:
    for words in (["vectors"], ["pack", "--system", "refgame"], ["scenario", "--system", "refgame"]):
        assert json.loads(holmgang("schema", *words).output)["$schema"].startswith("https://json-schema.org")
    holmgang("schema", "scenario", code=2)
    holmgang("schema", "poem", code=2)


def test_run_plays_a_script(tmp_path: Path) -> None:
    script = write(tmp_path / "s.yaml", "- draw: [feint, feint, shout, shout]\n- axel: rest\n- berg: guard\n")
    lines = holmgang("run", "duel", "--script", script, "--json").output.splitlines()
    told = [json.loads(line) for line in lines]
    assert {"event": "declared", "who": "berg", "deed": "guard", "clauses": ["RG-3.1"]} in told
    bad = write(tmp_path / "b.yaml", "- draw: [feint, feint, shout, shout]\n- axel: fly\n")
    assert "'fly' is not possible" in holmgang("run", "duel", "--script", bad, code=1).output


def saved(game: Game, path: Path) -> str:
    match = Match(game, FairDice("secret").with_share("ann", "rose"))
    Driver({seat: RandomSeat() for seat in game.seats}, 1).run(match)
    return write(path, json.dumps(save(match)))


def test_replay_tells_and_proves(duel: Game, tmp_path: Path) -> None:
    file = saved(duel, tmp_path / "m.json")
    assert "Axel draws a card." in holmgang("replay", file).output
    assert "follow from the secret committed to" in holmgang("replay", file, "--verify").output
    assert re.search(r"\d die( [+−] \d [\w ]+)* = \d+  \[RG-4\.1", holmgang("replay", file, "--why").output)
    early = holmgang("replay", file, "--at", "6", "--json").output.splitlines()
    assert len(early) < len(holmgang("replay", file, "--json").output.splitlines())
    data = json.loads(Path(file).read_text(encoding="utf-8"))
    blow = next(entry for entry in data["record"] if entry["purpose"] == "blow")
    blow["answer"] = [blow["answer"][0] % 6 + 1]
    holmgang("replay", write(tmp_path / "forged.json", json.dumps(data)), "--verify", code=1)


def test_replay_of_bad_files(duel: Game, tmp_path: Path) -> None:
    text = Path(saved(duel, tmp_path / "m.json")).read_text(encoding="utf-8")
    assert "cut short" in holmgang("replay", write(tmp_path / "cut.json", text[:500]), code=2).output
    old = json.dumps({**json.loads(text), "format": 0})
    output = holmgang("replay", write(tmp_path / "old.json", old), code=2).output
    assert "round_began" in output
    assert "can be read but not continued" in output


def test_simulation_is_the_same_on_one_and_on_two_processes() -> None:
    words = ["simulate", "duel", "-n", "45", "--seed", "5", "--json"]
    one, two = (json.loads(holmgang(*words, "--processes", number).output) for number in ("1", "2"))
    assert one == two
    assert sum(rate["count"] for rate in one["wins"].values()) == 45
    assert json.loads(holmgang(*words[:-2], "6", "--json").output) != one


def test_simulate_takes_policies_and_knobs() -> None:
    output = holmgang("simulate", "duel", "-n", "20", "--seats", "ann=random", "--set", "rounds=1").output
    assert "steps: mean 1" in output
    seats = json.loads(holmgang("simulate", "duel", "-n", "1", "--seats", "all=random", "--json").output)["seats"]
    assert seats == {"ann": "random", "bea": "random", "master": "random"}
    assert "no seat 'zoe'" in holmgang("simulate", "duel", "--seats", "zoe=random", code=2).output
    assert "no policy 'genius'" in holmgang("simulate", "duel", "--seats", "ann=genius", code=2).output
    assert "slippery" in holmgang("simulate", "duel", "--set", "slipery=1", code=2).output
    holmgang("simulate", "duel", "--set", "slippery", code=2)
