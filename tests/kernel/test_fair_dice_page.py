"""The page on fair dice: the script in it, which knows nothing of holmgang, checks real files."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from holmgang.kernel.dice import FairDice
from holmgang.kernel.match import Match
from holmgang.kernel.save import Signer, save
from holmgang.kernel.system import Game
from holmgang.testing.conformance import random_driver
from tests.forging import Lines, entry_about, forged

PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "fair-dice.md"
DICE = FairDice("5e" * 32).with_share("bea", "žlutý kůň").with_share("ann", "rose: \\thorn")


def script() -> str:
    found = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def fair_match(game: Game, dice: FairDice = DICE) -> Match:
    """A whole match with undos in it, also of dice, and seats that are handed to the engine and back."""
    match = Match(game, dice, people=game.seats)
    driver = random_driver(game, 5)
    for turn in range(1, 400):
        if turn % 10 == 0:
            match.seat("bea", person=turn % 20 == 0)
        if turn % 25 == 0 and match.kept:
            match.undo("ann", keep=len(match.kept) // 2, consent=game.seats)
        driver.turn(match)
    assert any(entry.label.kind == "roll" for entry in match.kept)
    return match


def checked(tmp_path: Path, text: str, commitment: str) -> subprocess.CompletedProcess[str]:
    file, program = tmp_path / "match.json", tmp_path / "check.py"
    file.write_text(text, encoding="utf-8")
    program.write_text(script(), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(program), str(file), commitment]  # -S: no holmgang to be found
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_script_is_short_and_stands_alone() -> None:
    assert len(script().splitlines()) <= 30
    assert "holmgang" not in script()


def test_the_script_finds_a_true_match_true(brawl: Game, tmp_path: Path) -> None:
    done = checked(tmp_path, save(fair_match(brawl)), DICE.commitment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Every die fell as it had to, if these are the players' words: ")
    assert all(repr(words) in done.stdout for words in DICE.shares.values())


def test_the_script_checks_signed_files_and_those_of_older_versions(brawl: Game, tmp_path: Path) -> None:
    match = fair_match(brawl)
    signed = Signer.fresh().signed(save(match), entries=len(match.record), over=match.over)
    assert checked(tmp_path, signed, DICE.commitment).returncode == 0
    older = FairDice(DICE.secret, DICE.shares, form=1)
    assert older.key != DICE.key
    assert checked(tmp_path, save(fair_match(brawl, older)), DICE.commitment).returncode == 0


def another_face(lines: Lines) -> None:
    entry = entry_about(lines, "blow")["entry"]
    entry["answer"] = [entry["answer"][0] % 6 + 1]


def another_secret(lines: Lines) -> None:
    lines[0]["dice"]["secret"] = "0" * 64


def another_share(lines: Lines) -> None:
    lines[0]["dice"]["shares"]["ann"] = "tulip"


def no_share(lines: Lines) -> None:
    lines[0]["dice"]["shares"] = {}


def kept_more(lines: Lines) -> None:
    undone = next(line for line in lines if "undone_by" in line.get("entry", {}))
    undone["entry"]["keep"] += 1


@pytest.mark.parametrize(
    ("lie", "told"),
    [
        (another_face, "did not fall like that"),
        (another_secret, "not the one that was committed to"),
        (another_share, "these dice did not fall like that"),
        (no_share, "no share"),
        (kept_more, "did not fall like that"),
    ],
)
def test_the_script_finds_a_lie(brawl: Game, tmp_path: Path, lie: Callable[[Lines], None], told: str) -> None:
    done = checked(tmp_path, forged(save(fair_match(brawl)), lie), DICE.commitment)
    assert done.returncode == 1
    assert told in done.stderr
