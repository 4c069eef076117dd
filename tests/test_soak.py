"""The random attacks of ``make soak``, one round of each; the long run is for people."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random

import pytest

from tests import soak
from tests.forging import Lines
from tests.test_broken_copies import Edit, broken_copy, run


@pytest.mark.parametrize("attack", ["forged", "pairs", "floods", "faults"])
def test_an_attack_finds_nothing(attack: str) -> None:
    assert soak.one_round(1, 0, [attack])[1] > 0


def test_an_attack_that_succeeds_ends_the_run(tmp_path: Path) -> None:
    """In a copy of the package a signature covers nothing, so every edit passes."""
    hashed = "return hashlib.sha256(data).hexdigest()"
    source = broken_copy(tmp_path, (Edit("kernel/save.py", hashed, 'return ""'),))
    done = run(source, "-m", "tests.soak", "--seconds", "60", "--seed", "3", "--only", "forged")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "seed 3, round 0" in done.stderr


def test_every_edit_changes_the_file() -> None:
    head = {"dice": {"secret": "s", "shares": {"a": "b"}}, "scenario": {"title": {}}, "people": ["a"]}
    lines: Lines = [head, {"begun": 1}, *({"entry": {"answer": number}} for number in range(4))]
    for edit in soak.EDITS:
        edited = copy.deepcopy(lines)
        edit(edited, Random(1))
        assert edited != lines, edit.__name__
