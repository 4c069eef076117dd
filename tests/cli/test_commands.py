"""The command, as a person calls it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from holmgang.bots import RandomBot
from holmgang.cli.app import app
from holmgang.cli.common import console, library
from holmgang.kernel.dice import FairDice, SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import public_save, save
from holmgang.kernel.system import Game
from holmgang.lab.playing import RunWay, play_one
from holmgang.testing import conformance
from tests.forging import Lines, entry_about, forged, lines_of, written
from tests.refgame.system import ReferenceGame

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


COMMANDS: tuple[str, ...] = ("new", "content", "systems", "scenarios")
COMMANDS += ("play", "run", "verify", "rules", "replay", "simulate", "check", "schema", "demo")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    output = holmgang(command, "--help").output
    assert command == "demo" or "Example" in output


def test_systems_and_scenarios_are_listed() -> None:
    systems = {row["id"]: row for row in json.loads(holmgang("systems", "--json").output)}
    assert systems["refgame"]["clauses"] == 15
    rows = json.loads(holmgang("scenarios", "refgame", "--json").output)
    assert [row["id"] for row in rows] == ["brawl", "duel"]
    czech = holmgang("scenarios", "refgame", "--lang", "cs").output
    assert "Souboj" in czech
    assert re.match(r"scénář +název +místa", czech)
    assert "pravidla" in holmgang("systems", "--lang", "cs").output
    assert "regler" in holmgang("systems", "--lang", "da").output


def test_an_unknown_system_names_the_nearest() -> None:
    assert "did you mean 'refgame'?" in holmgang("scenarios", "refgme", code=2).output


def test_rules_show_clauses_and_sections() -> None:
    assert "The margin is the wound" in holmgang("rules", "refgame", "RG-4.2").output
    section = holmgang("rules", "refgame", "rg-4").output
    assert "RG-4.1" in section
    assert "RG-3.1" not in section
    assert json.loads(holmgang("rules", "refgame", "RG-4.2", "--json").output)[0]["kinds"] == ["auto"]
    assert re.search(r"K6-2.1 automaticky, kniha Bojová", holmgang("rules", "k6", "K6-2.1", "--lang", "cs").output)
    holmgang("rules", "refgame", "RG-77", code=2)


UNCOUNTED: dict[str, dict[str, list[str]]] = {"uncounted": {"definition": [], "conduct": []}}


def test_coverage_is_counted_by_running_the_vectors() -> None:
    found = json.loads(holmgang("rules", "refgame", "--coverage", "--json").output)
    assert found == {"system": "refgame", "clauses": 15, "cited": 15, "proved": 15, "missing": [], **UNCOUNTED}


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
    title: an answer that was not asked for
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
    ("words", "told"),
    [
        (("play", "nowhere"), "scénář 'nowhere' neexistuje"),
        (("play", "duel", "--as", "zoe"), "místo 'zoe' neexistuje"),
        (("play", "duel", "--dice", "loaded"), "druh kostek 'loaded' neexistuje"),
        (("simulate", "duel", "--seats", "zoe=random"), "místo 'zoe' neexistuje"),
        (("simulate", "duel", "--seats", "ann=clever"), "počítačový hráč 'clever' neexistuje"),
        (("simulate", "missing.yaml"), "missing.yaml: takový soubor není"),
        (("replay", "--from", "run.json"), "'run.json' nemá podobu BĚH#ČÍSLO"),
        (("replay", "--from", "missing.json#1"), "missing.json: nelze přečíst"),
        (("rules", "refgame", "RG-99"), "pravidlo ani oddíl 'RG-99' neexistuje"),
        (("content", "refgame", "cheeses"), "druh obsahu 'cheeses' neexistuje"),
        (("odds", "refgame", "cheese"), "střet hry refgame 'cheese' neexistuje"),
        (("scenarios", "nowhere"), "systém 'nowhere' neexistuje"),
        (("check", "missing.yaml"), "missing.yaml: takový soubor není"),
    ],
)
def test_unknown_names_are_told_in_the_readers_language(words: tuple[str, ...], told: str) -> None:
    assert told in holmgang(*words, "--lang", "cs", code=2).output


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
    assert "1 walls drawn as lines were laid on 1 squares" in output
    assert "1 vægge tegnet som linjer er lagt på 1 felter" in holmgang("check", good, "--lang", "da").output
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
    Driver({seat: RandomBot() for seat in game.seats}, 1).run(match)
    return write(path, save(match))


def test_replay_tells_and_proves(duel: Game, tmp_path: Path) -> None:
    file = saved(duel, tmp_path / "m.json")
    assert "Axel draws a card." in holmgang("replay", file).output
    assert "follow from the committed secret" in holmgang("replay", file, "--verify").output
    assert re.search(r"\d die( [+−] \d [\w ]+)* = \d+  \[RG-4\.1", holmgang("replay", file, "--why").output)
    early = holmgang("replay", file, "--at", "6", "--json").output.splitlines()
    assert len(early) < len(holmgang("replay", file, "--json").output.splitlines())


def test_points_that_are_won_are_not_told_as_left_of_what_there_was() -> None:
    output = holmgang("simulate", "psychopaths/brawl_at_the_tavern", "-n", "4", "--processes", "1").output
    [heading] = [line for line in output.splitlines() if line.startswith("at the end")]
    assert "glory" in heading
    assert re.search(r"\d \(from \d+\)", output)
    assert not re.search(r"of (8|9|10)\b", output)


@pytest.mark.parametrize("seat", [None, "rust"])
def test_replay_calls_people_by_the_names_of_their_game(tmp_path: Path, seat: str | None) -> None:
    """The names stand in the scenario, not in the words of the system; what a seat carried home has them too."""
    match = Match(Library.discover().game("brawl_at_the_tavern"), SeededDice(1))
    Driver({name: RandomBot() for name in match.game.seats}, 1).run(match, 30)
    text = save(match) if seat is None else public_save(match, seat)
    output = holmgang("replay", write(tmp_path / "m.json", text), "--lang", "cs").output
    assert "Rez hodil" in output
    assert "rust" not in output.replace("(rust)", "")


def test_replay_finds_the_first_lie_with_its_place(duel: Game, tmp_path: Path) -> None:
    text = Path(saved(duel, tmp_path / "m.json")).read_text(encoding="utf-8")

    def another_face(lines: Lines) -> None:
        blow = entry_about(lines, "blow")["entry"]
        blow["answer"] = [blow["answer"][0] % 6 + 1]

    output = holmgang("replay", write(tmp_path / "forged.json", forged(text, another_face)), "--verify", code=1).output
    place = re.search(r"forged\.json:(\d+): entry (\d+): the file says .*blow.* but it is .*blow", output)
    assert place is not None
    line = (tmp_path / "forged.json").read_text(encoding="utf-8").splitlines()[int(place[1]) - 1]
    assert json.loads(line)["entry"]["purpose"] == "blow"
    assert int(place[2]) < int(place[1])


def test_replay_tells_what_is_wrong_with_the_scenario_of_a_file(
    duel: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = Path(saved(duel, tmp_path / "m.json")).read_text(encoding="utf-8")

    def played_by_an_unknown_policy(lines: Lines) -> None:
        lines[0]["scenario"]["seats"]["ann"]["policy"] = "zz"

    def broken(*given: object) -> None:
        raise KeyError("axel")

    file = write(tmp_path / "forged.json", forged(text, played_by_an_unknown_policy))
    output = holmgang("replay", file, "--verify", code=1).output
    assert "forged.json:2: its scenario does not fit refgame: seats.ann.policy: no policy 'zz';" in output
    assert "known: newcomer, regular" in output
    monkeypatch.setattr(ReferenceGame, "setup", broken)
    output = holmgang("replay", write(tmp_path / "m.json", text), "--verify", code=1).output
    assert "m.json:2: its scenario does not fit refgame: " in output
    assert "the scenario breaks the rules of refgame: KeyError('axel')" in output


def test_replay_holds_fair_dice_to_the_commitment(duel: Game, tmp_path: Path) -> None:
    file = saved(duel, tmp_path / "m.json")
    proved = holmgang("replay", file, "--commitment", FairDice("secret").commitment).output
    assert "It is the commitment you gave." in proved
    assert "words of ann: rose" in proved
    output = holmgang("replay", file, "--commitment", FairDice("other").commitment, code=1).output
    assert f"belongs to the commitment {FairDice('secret').commitment}" in output


def test_replay_names_what_is_not_as_in_the_installed_scenario(duel: Game, tmp_path: Path) -> None:
    assert (
        "differs from the one installed" not in holmgang("replay", saved(duel, tmp_path / "m.json"), "--verify").output
    )
    file = saved(library().game("duel", {"slippery": 3}), tmp_path / "m.json")
    assert "differs from the one installed here: knobs.slippery" in holmgang("replay", file, "--verify").output


def test_replay_names_the_people_who_cannot_be_proved(duel: Game, tmp_path: Path) -> None:
    file = write(tmp_path / "m.json", save(Match(duel, SeededDice(1), people=("ann", "bea"))))
    assert "people played these seats at the start: ann and bea" in holmgang("replay", file, "--verify").output
    assert "Podle souboru hráli na začátku lidé" in holmgang("replay", file, "--verify", "--lang", "cs").output
    none = saved(duel, tmp_path / "n.json")
    assert (
        "Ifølge filen spillede computeren alle pladser" in holmgang("replay", none, "--verify", "--lang", "da").output
    )


def test_replay_lists_what_was_taken_back(duel: Game, tmp_path: Path) -> None:
    match = Match(duel, SeededDice(1), people=("ann", "bea"))
    match.answer("ann", "rest")
    match.undo("ann")
    match.seat("bea", person=False)
    file = write(tmp_path / "m.json", save(match))
    output = holmgang("replay", file, "--verify").output
    assert "From entry 7 on the computer plays bea.\nann undid:\n" in output
    assert "  entry 5, declare 'deed' of ann about Axel\n" in output
    assert "Od záznamu 7 hraje za bea počítač." in holmgang("replay", file, "--verify", "--lang", "cs").output


@pytest.mark.parametrize(("lang", "told"), [("cs", "soubor je useknutý"), ("da", "filen er klippet over")])
def test_replay_says_in_the_readers_language_what_is_wrong(lang: str, told: str, duel: Game, tmp_path: Path) -> None:
    text = Path(saved(duel, tmp_path / "m.json")).read_text(encoding="utf-8")
    output = holmgang("replay", write(tmp_path / "cut.json", text[:-9]), "--lang", lang, code=2).output
    assert told in output.casefold()


def test_replay_hides_the_hands_of_a_running_match(duel: Game, tmp_path: Path) -> None:
    match = Match(duel, SeededDice(1))
    file = write(tmp_path / "m.json", save(match))

    def seers(*more: str) -> set[str]:
        lines = holmgang("replay", file, "--json", *more).stdout.splitlines()
        return {seat for line in lines for seat in json.loads(line).get("seen_by", ())}

    assert seers() == seers("--verify") == set()
    assert seers("--as", "ann") == {"ann"}
    assert seers("--keeper") == {"ann", "bea"}
    assert "still running" in holmgang("replay", file).output
    assert "seed 1" not in holmgang("replay", file, "--verify").output
    assert "seed 1;" in holmgang("replay", file, "--verify", "--keeper").output
    assert "no seat 'zoe'" in holmgang("replay", file, "--as", "zoe", code=2).output


UNREADABLE: dict[str, tuple[Callable[[bytes], bytes], tuple[str, str, str]]] = {
    "empty": (lambda data: b"", ("the file is empty", "soubor je prázdný", "filen er tom")),
    "bom": (lambda data: b"\xef\xbb\xbf" + data, ("byte order mark", "pořadí bajtů", "byte order mark (BOM)")),
    "crlf": (lambda data: data.replace(b"\n", b"\r\n"), ("on Windows", "ve Windows", "i Windows")),
    "utf16": (lambda data: data.decode().encode("utf-16"), ("not the title", "není titulek", "ikke titlen")),
    "cut": (lambda data: data[:-9], ("is cut short", "je useknutý", "er klippet over")),
}


@pytest.mark.parametrize("harm", UNREADABLE)
@pytest.mark.parametrize(("place", "lang"), [(0, "en"), (1, "cs"), (2, "da")])
def test_replay_names_the_file_and_what_has_become_of_it(
    harm: str, place: int, lang: str, duel: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    change, told = UNREADABLE[harm]
    data = Path(saved(duel, tmp_path / "m.json")).read_bytes()
    Path("bad.json").write_bytes(change(data))
    output = holmgang("replay", "bad.json", "--lang", lang, code=2).output
    assert output.startswith("bad.json: ")
    assert told[place] in output


def test_replay_of_what_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    assert holmgang("replay", "folder", code=2).output == "folder: is a folder, not a file\n"
    assert holmgang("replay", "gone.json", "--lang", "cs", code=2).output == "gone.json: takový soubor není\n"
    assert holmgang("replay", "gone.json", "--verify", "--lang", "da", code=1).output == (
        "gone.json: sådan en fil findes ikke\n"
    )
    assert "/dev/null: is not an ordinary file" in holmgang("replay", "/dev/null", code=2).output


def test_replay_of_bad_files(duel: Game, tmp_path: Path) -> None:
    text = Path(saved(duel, tmp_path / "m.json")).read_text(encoding="utf-8")
    assert "cut short" in holmgang("replay", write(tmp_path / "cut.json", text[:500]), code=2).output
    told = {"event": "round_began", "clauses": []}
    seen = {**told, "event": "saw_card", "seen_by": ["ann"]}
    back = {"event": "taken_back", "by": "ann", "answers": 1, "events": 3, "consent": ["\ud800"]}
    old = json.dumps({"format": 1, "log": [told, seen, back, 3, {"no": "event"}]})
    output = holmgang("replay", write(tmp_path / "old.json", old), code=2).output
    assert "round_began" in output
    assert "taken_back" in output
    assert "saw_card" not in output
    assert "can be read but not continued" in output


def test_replay_of_what_a_seat_took_home(duel: Game, tmp_path: Path) -> None:
    text = public_save(Match(duel, SeededDice(1)), "ann")
    file = write(tmp_path / "m.json", text)
    assert "Axel draws a card." in holmgang("replay", file).output
    assert "can be read, not proved" in holmgang("replay", file).output
    assert "dá se číst, ne dokázat" in holmgang("replay", file, "--lang", "cs").output
    assert "can be read, not proved" in holmgang("replay", file, "--verify", code=1).output
    deep: Any = 1
    for _ in range(400):
        deep = [deep]
    for number in ({"total": 1, "terms": 3}, [10**4000], deep):
        lines = lines_of(text)
        lines[1]["events"][0]["number"] = number
        spoilt = written(lines)
        output = holmgang("replay", write(tmp_path / "spoilt.json", spoilt), code=2).output
        assert output.endswith("an event of the file cannot be put into words\n")


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


@pytest.mark.parametrize("value", ["9" * 5000, "-" + "9" * 5000, "[" + "9" * 5000 + "]", "[" * 100_000])
def test_an_unreadable_value_is_reported(value: str) -> None:
    told = holmgang("simulate", "duel", "-n", "1", "--set", f"slippery={value}", code=2).output
    assert "at most 18 digits" in told or "slippery: expected" in told
    told = holmgang("sweep", "duel", "--over", f"slippery={value}", "-n", "1", code=2).output
    assert "at most 18 digits" in told or "slippery: expected" in told


def test_matches_that_reach_the_bound_are_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReferenceGame, "bound", 60)
    words = ["simulate", "duel", "-n", "30", "--seed", "5", "--processes", "1"]
    report = json.loads(holmgang(*words, "--json").output)
    unfinished = report["unfinished"]
    assert 0 < len(unfinished) == report["wins"]["unfinished"]["count"] < 30
    assert sum(rate["count"] for rate in report["wins"].values()) == 30
    assert f"unfinished, by seed and number: {unfinished[0]}" in holmgang(*words).output
    seed, number = map(int, unfinished[0].split("/"))
    assert play_one(RunWay("", library().game("duel"), report["seats"]), seed, number).unfinished


@pytest.mark.parametrize("sort", ["pack", "scenario"])
@pytest.mark.parametrize("system", ["k6", "kampbogen", "psychopaths", "tkds", "refgame"])
def test_starting_points_work_as_they_are(tmp_path: Path, sort: str, system: str) -> None:
    path = tmp_path / "mine.yaml"
    said = holmgang("new", sort, "mine", "--system", system, "--folder", str(tmp_path)).output
    assert f"holmgang check {path}" in said
    assert "good" in holmgang("check", str(path)).output
    again = holmgang("new", sort, "mine", "--system", system, "--folder", str(tmp_path), code=2)
    assert "is there already" in again.output
    if sort == "scenario":
        assert "title: {en: Mine}\n" in path.read_text(encoding="utf-8"), "no second fight of the same name"
        holmgang("simulate", str(path), "-n", "1", "--processes", "1")


def test_a_new_system_in_one_module_plays_simulates_and_keeps_the_laws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    holmgang("new", "system", "fifth")
    monkeypatch.setenv("HOLMGANG_SYSTEMS", "fifth:SYSTEM")
    library.cache_clear()
    assert "3 passed, 0 failed" in holmgang("verify", "--system", "fifth").output
    assert json.loads(holmgang("rules", "fifth", "--coverage", "--json").output)["missing"] == []
    assert holmgang("simulate", "fifth/first", "-n", "4", "--processes", "2").output.endswith("ben=heuristic\n")
    system = library().system("fifth")
    assert system.place == "fifth:SYSTEM"
    conformance.check(library().game("fifth/first"), library())


def test_bad_starting_points_are_clear_errors(tmp_path: Path) -> None:
    assert "pack, scenario, system" in holmgang("new", "rule", "mine", code=2).output
    assert "belongs to a system" in holmgang("new", "pack", "mine", code=2).output
    assert "is no id" in holmgang("new", "system", "My Game", code=2).output
    assert "there is a system 'k6' already" in holmgang("new", "system", "k6", code=2).output
    assert "already" in holmgang("new", "scenario", "duel", "--system", "refgame", code=2).output


def test_content_lists_what_ships() -> None:
    assert "club, great_club" in holmgang("content", "refgame").output
    lines = holmgang("content", "tkds").output.splitlines()
    assert all(line.startswith("  ") or line.endswith(")") for line in lines if line), "lists stay under their kind"
    assert re.search(r"great_club +great club +damage 2", holmgang("content", "refgame", "weapons").output)
    assert json.loads(holmgang("content", "refgame", "--json").output) == {
        "weapons": {"club": {"damage": 1}, "great_club": {"damage": 2}}
    }
    assert "| `damage` | a whole number | *must be given* |" in holmgang("content", "refgame", "--fields").output
    assert "weapons" in holmgang("content", "refgame", "spells", code=2).output


PACK = "system: k6\ncreatures:\n  ice_wolf: {extends: wolf, lives: 7}\n"
FIGHT = """id: cold
system: k6
title: {en: "[bold]Cold[/] :smile:"}
scene: {en: Snow.}
seats: {pavel: {}}
setup:
  combatants:
    gorondar: {seat: pavel}
    ice_wolf: {}
"""


REGENERATES = """system: tkds
creatures:
  bog_troll: {extends: orc_brute, name: {en: Bog troll}, health: 12, regeneration: 1d4}
"""
BOG = """id: bog
system: tkds
title: {en: The bog}
scene: {en: It stinks.}
seats: {heroes: {}, enemies: {}}
setup:
  map: {rows: ["A1"]}
  creatures:
    taren: {of: taren, side: heroes, seat: heroes, at: A, regeneration: 1d4}
    bog_troll: {of: bog_troll, side: enemies, seat: enemies, at: "1"}
"""


def test_files_given_together_and_lying_together_see_each_other(tmp_path: Path) -> None:
    pack, fight = tmp_path / "p" / "pack.yaml", tmp_path / "fight.yaml"
    pack.parent.mkdir()
    pack.write_text(PACK)
    fight.write_text(FIGHT)
    alone = holmgang("check", str(fight), code=2).output
    assert f"{fight}:9: setup.combatants.ice_wolf: no creature 'ice_wolf'" in alone
    assert holmgang("check", str(fight), str(pack)).output.count("good") == 2
    pack.rename(tmp_path / "pack.yaml")
    holmgang("simulate", str(fight), "-n", "1", "--processes", "2")


def test_a_match_takes_the_packs_along_that_it_is_played_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = PACK.replace("lives: 7", "lives: 7, name: {en: Ice wolf}").replace(
        "system: k6\n", "system: k6\npack: {id: winter}\n"
    )
    more = "system: k6\ncreatures:\n  snow_wolf: {extends: ice_wolf}\n"
    for name, text in (("pack", named), ("more", more), ("fight", FIGHT)):
        (tmp_path / f"{name}.yaml").write_text(text)
    kept = tmp_path / "kept"
    command = ("play", str(tmp_path / "fight.yaml"), "--seed", "1", "--folder", str(kept))
    monkeypatch.chdir(tmp_path)
    CliRunner().invoke(app, command, input="14\n.\n")
    again = CliRunner().invoke(app, command, input="y\n14\n.\n:save copy.json\n")
    assert "Ice wolf" in again.output
    for name in ("pack", "more"):
        (tmp_path / f"{name}.yaml").unlink()
    for file in ("kept/cold.json", "copy.json"):
        told = holmgang("replay", str(tmp_path / file), "--verify").output
        assert "Ice wolf" in told
        assert "agree" in told
        assert "These packs came with the file: 1, winter" in told


@pytest.mark.parametrize(
    ("lie", "refusal"),
    [
        (lambda pack: [pack.replace("lives: 7", "lives: 8")], "are not those that the fight was played with"),
        (lambda pack: [pack, pack.replace("ice_wolf", "snow_wolf")], "are not those that the fight was played with"),
        (lambda pack: [""], "pack 1: expected a mapping"),
    ],
    ids=["a number", "one more", "nothing"],
)
def test_forged_packs_are_noticed_even_where_the_true_ones_are_at_hand(
    tmp_path: Path, lie: Callable[[str], list[str]], refusal: str
) -> None:
    fight, file = tmp_path / "packs" / "fight.yaml", tmp_path / "cold.json"
    fight.parent.mkdir()
    fight.write_text(FIGHT)
    (fight.parent / "pack.yaml").write_text(PACK)
    command = ("play", str(fight), "--seed", "1", "--folder", str(tmp_path))
    CliRunner().invoke(app, command, input="14\n.\n")
    proved = holmgang("replay", str(file), "--verify").output
    assert "events agree; the fight is still running" in " ".join(proved.split())
    file.write_text(forged(file.read_text(), lambda lines: lines[0].update(packs=lie(PACK))))
    for told in (
        holmgang("replay", str(file), "--verify", code=1),
        CliRunner().invoke(app, command, input="y\n:quit\n"),
    ):
        assert refusal in " ".join(told.output.split())


def test_a_match_simulated_with_a_pack_is_replayed_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pack.yaml").write_text(REGENERATES)
    (tmp_path / "bog.yaml").write_text(BOG)
    holmgang("check", "pack.yaml", "bog.yaml")
    holmgang("simulate", "bog.yaml", "-n", "1", "--seed", "6", "--keep", "run.json", "--processes", "1")
    told = holmgang("simulate", "bog.yaml", "--seed", "6", "--match", "0", "--save", "fight.json").output
    regained = set(re.findall(r"(?:Taren|Bog troll) regains (\d+) Health", told))
    assert len(regained) > 1, "the die falls"
    assert regained <= set("1234")
    assert holmgang("replay", "--from", "run.json#0").output.startswith(told[:500])
    (tmp_path / "pack.yaml").unlink()
    assert holmgang("replay", "fight.json", "--verify").output.startswith(told[:500])


def test_a_user_s_bad_file_is_told_and_titles_are_shown_as_text(tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    packs.mkdir()
    (packs / "pack.yaml").write_text(PACK)
    (packs / "fight.yaml").write_text(FIGHT)
    (packs / "bad.yaml").write_text("system: k6\ncreatures: {x: {lives: -1}}\n")
    library.cache_clear()
    output = holmgang("scenarios", "k6").output
    assert "k6/cold" in output
    assert "[bold]Cold[/] :smile:" in output
    assert f"Left out: {packs / 'bad.yaml'}:2: creatures.x" in output
    assert f"Vynecháno: {packs / 'bad.yaml'}" in holmgang("scenarios", "k6", "--lang", "cs").output
    played = holmgang("play", "k6/cold", "--folder", str(tmp_path / "m"))
    assert "[bold]Cold[/] :smile:" in played.output
    assert "Left out" in played.output


@pytest.mark.parametrize("width", [40, 80])
def test_ids_of_scenarios_are_never_cut(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    output = holmgang("scenarios").output
    for system in library().systems.values():
        for name in library().scenario_files(system):
            assert f"{system.id}/{name}" in output


def test_the_version_and_the_start_without_a_command() -> None:
    assert re.fullmatch(r"holmgang \d+\.\d+\.\d+\n", holmgang("--version").output)
    result = CliRunner().invoke(app, [], input="1\nq\n")
    assert result.exit_code == 0
    assert "Which game?" in result.output


@pytest.mark.parametrize(
    ("lang", "heads", "sentence", "proved"),
    [
        ("cs", "strana  výhry  podíl", "Zápasy: 4; scénář duel", "i výsledek souhlasí"),
        ("da", "side      sejre  andel", "4 kampe i duel", "og udfaldet stemmer"),
    ],
)
def test_counting_and_proving_speak_the_readers_language(
    tmp_path: Path, lang: str, heads: str, sentence: str, proved: str
) -> None:
    told = holmgang("simulate", "duel", "-n", "4", "--processes", "1", "--lang", lang).output
    assert heads in told
    assert sentence in told
    assert "matches" not in told
    assert ".0%" not in told, "decimals stand after a comma"
    fight = tmp_path / "fight.json"
    holmgang("simulate", "duel", "--match", "0", "--save", str(fight))
    assert proved in " ".join(holmgang("replay", str(fight), "--verify", "--lang", lang).output.split())
