"""The hook that checks commit messages accepts short orders and explains what is wrong with others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from tools.commit_message import LONGEST, problems

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "message",
    [
        "Cache line of sight by map and height",
        "Add a page for each game\n\nPlayers had to read a reference.\n",
        "Feed answers again after an undo",
        "Pass keys on\n# a comment of git\n",
        "Merge branch 'kampbogen' of somewhere with a subject that git wrote itself and that is rather long",
        'Revert "The house"',
        "x".replace("x", "Fix " + "y" * (LONGEST - 4)),
    ],
)
def test_good_messages_pass(message: str) -> None:
    assert problems(message) == []


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("", "first line"),
        ("Fix " + "y" * (LONGEST - 3), f"at most {LONGEST}"),
        ("Fix the lobby.", "full stop"),
        ("Fix the lobby\nbecause it was wrong", "second line"),
        ("fix the lobby", "capital"),
        ("Who is sheltered is asked of the functions that know it", "imperative"),
        ("The guard knows the second place", "imperative"),
        ("k6: a weapon of one type leaves no choice", "imperative"),
        ("docs: the switches of scenarios", "imperative"),
        ("Added a page", "plain verb"),
        ("Adding a page", "plain verb"),
        ("Adds a page", "third person"),
        ("Laws for what playouts rest on", "plural"),
    ],
)
def test_bad_messages_are_explained(message: str, told: str) -> None:
    assert any(told in problem for problem in problems(message)), problems(message)


def test_the_hook_calls_the_script(tmp_path: Path) -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
    [hook] = [one for one in hooks if one.get("stages") == ["commit-msg"]]
    assert "tools.commit_message" in hook["entry"]
    file = tmp_path / "message"
    for text, code in (("Add a page\n", 0), ("Pages and more pages\n", 1)):
        file.write_text(text, encoding="utf-8")
        command = [sys.executable, "-m", "tools.commit_message", str(file)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert (done.returncode, bool(done.stderr)) == (code, bool(code))
