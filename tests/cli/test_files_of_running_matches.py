"""The file of a running match: touched by others, and read by those who may not know everything."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from holmgang.bots import RandomBot
from holmgang.cli.app import app
from holmgang.cli.saves import Saves
from holmgang.kernel.dice import FairDice, SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import public_save, save
from tests.forging import Lines, forged

LIBRARY = Library.discover()


def running(name: str, turns: int) -> Match:
    game = LIBRARY.game(name)
    match = Match(game, SeededDice(7), people=game.seats)
    Driver({seat: RandomBot() for seat in game.seats}, 7).run(match, turns)
    return match


def test_a_file_changed_under_the_process_is_written_anew(tmp_path: Path) -> None:
    """The process still knows the whole match; to add to what is no longer its file would lose it."""
    match = running("k6/corridor", 3)
    saves = Saves(tmp_path, "corridor")
    saves.write(match)
    damaged = bytearray(saves.path.read_bytes())
    damaged[len(damaged) // 2] ^= 1  # of the same length
    saves.path.write_bytes(damaged)
    Driver({seat: RandomBot() for seat in match.game.seats}, 8).turn(match)
    saves.write(match)
    assert LIBRARY.restore(saves.read()).record == match.record


def test_a_full_disk_takes_nothing_away_that_was_kept(tmp_path: Path) -> None:
    """The title counts a line only when the whole of it has been written."""
    resource = pytest.importorskip("resource")
    match = running("k6/corridor", 3)
    saves = Saves(tmp_path, "corridor")
    saves.write(match)
    kept, limits = list(match.record), resource.getrlimit(resource.RLIMIT_FSIZE)
    Driver({seat: RandomBot() for seat in match.game.seats}, 8).run(match, 3)
    resource.setrlimit(resource.RLIMIT_FSIZE, (saves.path.stat().st_size + 40, limits[1]))
    try:
        with pytest.raises(OSError, match="large"):
            saves.write(match)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert LIBRARY.restore(saves.read()).record == kept
    saves.write(match)  # there is room again
    assert LIBRARY.restore(saves.read()).record == match.record


def other_clause(lines: Lines) -> None:
    """A lie about a hidden draw of Vera's that says nothing of her cards."""
    events = (event for line in lines[1:] for event in line["events"])
    next(event for event in events if event.get("seen_by") == ["vera"])["clauses"] = ["PS-18.6"]


@pytest.mark.parametrize("reader", [[], ["--as", "rust"], ["--verify"]])
def test_mistakes_of_a_file_are_told_without_showing_a_hand(tmp_path: Path, reader: list[str]) -> None:
    match = running("psychopaths/wasteland", 40)
    hidden = next(event.plain() for event in match.log if event.seen_by == ("vera",))
    file = tmp_path / "match.json"
    file.write_text(forged(save(match), other_clause), encoding="utf-8")
    told = CliRunner().invoke(app, ["replay", str(file), *reader])
    assert told.exit_code != 0
    shown = [card for card in hidden["cards"] if card in told.output]
    assert not shown, f"Vera's {', '.join(shown)} can be read in: {told.output}"


def test_numbers_in_the_log_of_an_older_match_are_the_readers_own(tmp_path: Path) -> None:
    match = running("psychopaths/wasteland", 60)
    match.undo("rust", keep=len(match.kept) - 12, consent=match.game.seats)
    file = tmp_path / "match.json"
    file.write_text(forged(save(match), lambda lines: lines[0].update(rules_version="0")), encoding="utf-8")
    told = [json.loads(line) for line in CliRunner().invoke(app, ["replay", str(file)]).stdout.splitlines()]
    back = next(event for event in told if event["event"] == "taken_back")
    true = next(event for event in match.log_for(None) if event.kind == "taken_back")
    assert back["events"] == list(true.facts()["events"])


def test_a_seats_own_file_names_no_hand_of_the_others() -> None:
    game = LIBRARY.game("psychopaths/brawl_at_the_tavern")
    match = Match(game, FairDice("s" * 64, {"rust": "w"}), people=game.seats)
    carried = public_save(match, "rust")
    assert match.play.state.player("vera").hand == ["mind_spike"]
    assert "mind_spike" not in carried


def test_leftovers_of_a_cut_off_process_are_told_and_prove_nothing(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(save(running("k6/corridor", 3)) + '{"entry":{"ki', encoding="utf-8")
    told = CliRunner().invoke(app, ["replay", str(file)])
    assert told.exit_code == 0
    assert "That rest is left out" in " ".join(told.output.split())
    proved = CliRunner().invoke(app, ["replay", str(file), "--verify"])
    assert proved.exit_code == 1
    assert "more follows than the title counts" in proved.output
