"""Runs that are kept: any match of them is told again by its number, and what it cannot be is said."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from holmgang.cli.app import app
from holmgang.cli.common import console, library
from holmgang.kernel.dice import BulkDice
from holmgang.kernel.library import Library
from holmgang.lab.playing import RunWay, play_again, play_one
from holmgang.lab.simulate import compare, seat_policies
from tests.refgame.system import ReferenceGame

LIBRARY = Library.discover()
CORRIDOR = LIBRARY.game("k6/corridor")
SEATS = seat_policies(CORRIDOR, {"all": "heuristic"})


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    console.cache_clear()
    library.cache_clear()
    yield
    console.cache_clear()
    library.cache_clear()


def holmgang(*words: str, code: int = 0) -> Result:
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return result


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    file = tmp_path / "run.json"
    holmgang("simulate", "k6/corridor", "-n", "6", "--set", "max_successes=1", "--processes", "1", "--keep", str(file))
    return file


def test_a_match_of_a_kept_run_is_the_one_that_was_counted(kept: Path) -> None:
    told = json.loads(kept.read_text(encoding="utf-8"))
    for way, report in ((1, told), (0, told["others"][0])):
        won = 0
        for number in range(6):
            lines = holmgang("replay", "--from", f"{kept}#{number}", "--way", str(way), "--json").stdout.splitlines()
            end = json.loads(lines[-1])
            assert end["event"] == "ended"
            won += "hero" in end["winners"]
        assert won == report["wins"]["hero"]["count"]
    one, other = (holmgang("replay", "--from", f"{kept}#2", *more).stdout for more in ((), ("--way", "1")))
    assert one == other


def test_it_is_proved_like_any_other_match(kept: Path) -> None:
    assert "seed" in holmgang("replay", "--from", f"{kept}#3", "--verify").output


def test_printed_json_is_such_a_run_too(tmp_path: Path) -> None:
    file = tmp_path / "printed.json"
    printed = holmgang("simulate", "k6/corridor", "-n", "2", "--without", "hero=intend:defend", "--json").stdout
    file.write_text(printed, encoding="utf-8")
    run = json.loads(printed)["run"]
    assert run["ways"][1]["missing"]["katka"] == ["intend:defend"]
    assert "The fight is over" in holmgang("replay", "--from", f"{file}#1").stdout


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"rules": "0"}, "played by rules 0"),
        ({"content": "other"}, "other packs"),
        ({"ways": []}, "0 ways"),
        ({"ways": [{}]}, "damaged"),
        ({"seed": "x"}, "damaged"),
    ],
    ids=["rules", "packs", "no way", "empty way", "seed"],
)
def test_a_run_that_cannot_be_the_same_is_refused(kept: Path, change: dict[str, object], told: str) -> None:
    data = json.loads(kept.read_text(encoding="utf-8"))
    data["run"].update(change)
    kept.write_text(json.dumps(data), encoding="utf-8")
    assert told in " ".join(holmgang("replay", "--from", f"{kept}#0", code=2).output.split())


@pytest.mark.parametrize("wanted", ["run.json", "run.json#", "run.json#x", "nowhere.json#1"])
def test_a_number_without_a_match_in_the_run_is_refused(wanted: str) -> None:
    holmgang("replay", "--from", wanted, code=2)


def test_one_thing_is_replayed_at_a_time(kept: Path) -> None:
    assert "--from" in holmgang("replay", code=2).output
    assert "--from" in holmgang("replay", str(kept), "--from", f"{kept}#1", code=2).output


def test_unfinished_matches_are_named_with_the_command_that_tells_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOLMGANG_SYSTEMS", "tests.refgame:SYSTEM")
    monkeypatch.setattr(ReferenceGame, "bound", 60)
    file = tmp_path / "run.json"
    words = ["simulate", "duel", "-n", "30", "--seed", "5", "--processes", "1", "--keep", str(file)]
    printed = holmgang(*words).output
    [wanted] = re.findall(r"holmgang replay --from (\S+#\d+)", printed)
    assert "over" in holmgang("replay", "--from", wanted.strip("'")).output
    number = int(wanted.strip("'").partition("#")[2])
    assert f"5/{number}" in json.loads(file.read_text(encoding="utf-8"))["unfinished"]


def test_matches_are_played_on_from_a_moment_with_dice_of_their_own() -> None:
    whole = play_again(RunWay("", CORRIDOR, SEATS), 5, 0)
    answers = [index for index, entry in enumerate(whole.kept) if entry.label.kind != "roll"]
    halfway = answers[len(answers) // 2]
    twin = whole.fork()
    twin.undo(twin.game.seats[0], keep=halfway, consent=twin.game.seats)
    way = RunWay("from here", CORRIDOR, SEATS, moment=twin.position())
    steps = [play_one(way, 1, number).steps for number in range(8)]
    assert min(steps) >= twin.steps
    assert len(set(steps)) > 1  # other dice, other ends
    [one], _ = compare(LIBRARY, [way], 8, processes=1)
    assert one.played == "engine"
    assert one.tally.steps == {number: steps.count(number) for number in set(steps)}
    # The same moment with the very dice that came ends as it ended.
    again = type(whole).at(CORRIDOR, replace(twin.position()), BulkDice(5, 0))
    assert again.question is not None
    assert again.question.label == twin.question.label  # type: ignore[union-attr]
