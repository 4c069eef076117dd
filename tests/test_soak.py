"""The random attacks of ``make soak``, one round of each; the long run is for people."""

from __future__ import annotations

import copy
from random import Random

import pytest

from holmgang.kernel import signature
from tests import soak
from tests.forging import Lines


@pytest.mark.parametrize("attack", ["forged", "pairs", "floods", "faults"])
def test_an_attack_finds_nothing(attack: str) -> None:
    assert soak.one_round(1, 0, [attack])[1] > 0


def test_an_attack_that_succeeds_ends_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A signature that covers nothing lets every edit pass."""
    monkeypatch.setattr(signature, "digest_of", lambda data: "")
    monkeypatch.setattr("holmgang.kernel.save.digest_of", lambda data: "")
    assert soak.main(["--seconds", "60", "--seed", "3", "--only", "forged"]) == 1
    assert "seed 3, round 0" in capsys.readouterr().err


def test_every_edit_changes_the_file() -> None:
    head = {"dice": {"secret": "s", "shares": {"a": "b"}}, "scenario": {"title": {}}, "people": ["a"]}
    lines: Lines = [head, {"begun": 1}, *({"entry": {"answer": number}} for number in range(4))]
    for edit in soak.EDITS:
        edited = copy.deepcopy(lines)
        edit(edited, Random(1))
        assert edited != lines, edit.__name__
