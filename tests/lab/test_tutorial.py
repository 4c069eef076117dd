"""A slip of the pen in a copied scenario is found and named by following the tutorial of docs/design/lab.md."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from holmgang.cli.app import app
from holmgang.cli.common import console, library
from tests.extras import needs

needs("numba", "nothing is compiled")

BROTHER = {"strength": 3, "finesse": 2, "lives": 10, "armour": 1}
RANGES = {"lives": "6..14", "strength": "0..6", "armour": "0..4"}
"""Numbers that the page varies, each with its range."""


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    console.cache_clear()
    library.cache_clear()
    yield
    console.cache_clear()
    library.cache_clear()


def asked(*words: str) -> Any:
    result = CliRunner().invoke(app, [*words, "-n", "20000", "--seats", "all=plain", "--json"])
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def copied(**slip: int) -> str:
    """The twins, one of whom was copied badly."""
    like = {"template": "orc", "weapons": ["sword"]}
    scenario = {
        "id": "twins",
        "system": "k6",
        "title": {"en": "The twins"},
        "scene": {"en": "Two brothers."},
        "seats": {"ann": {}, "gm": {"role": "master"}},
        "setup": {"combatants": {"ask": {**like, **BROTHER, "side": "hero"}, "orc": {**like, **BROTHER, **slip}}},
    }
    Path("twins.yaml").write_text(json.dumps(scenario), encoding="utf-8")
    return "twins.yaml"


@pytest.mark.parametrize("slip", [{"armour": 2}, {"lives": 13}, {"strength": 4}], ids=str)
def test_a_slip_is_found_and_named(slip: dict[str, int]) -> None:
    file, [(name, wrong)] = copied(**slip), slip.items()
    found = asked("simulate", file)["wins"]["hero"]
    assert not found["low"] <= 0.5 <= found["high"]  # it is unfair
    fair = {
        number: asked("balance", file, "--over", f"setup.combatants.orc.{number}={span}")["fair"]
        for number, span in RANGES.items()
    }
    written = {**BROTHER, **slip}
    moves = {number: abs(values[0] - written[number]) for number, values in fair.items() if values}
    assert min(moves, key=lambda number: moves[number]) == name
    assert fair[name][0] == BROTHER[name] != wrong


def test_twins_that_are_alike_are_fair() -> None:
    found = asked("simulate", copied())["wins"]["hero"]
    assert found["low"] <= 0.5 <= found["high"]
