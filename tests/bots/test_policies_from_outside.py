"""The example of docs/design/bot.md is installed like any package, found by its entry point, and plays."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from holmgang.bots import LEVELS, known_policies, level_of, policy_for
from holmgang.bots.policies import brought
from holmgang.kernel.dice import BulkDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.match import Match
from holmgang.kernel.system import Game

PAGE = Path(__file__).resolve().parents[2] / "docs" / "design" / "bot.md"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The module of the page beside the metadata that an installer would write for its entry point."""
    page = PAGE.read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n# (\w+)\.py\n(.*?)```", page, re.DOTALL)
    (points,) = re.findall(r"```toml\n\[project\.entry-points\.\"holmgang\.bots\"\]\n(.*?)```", page, re.DOTALL)
    module, text = code
    (tmp_path / f"{module}.py").write_text(text, encoding="utf-8")
    metadata = tmp_path / f"{module}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text("[holmgang.bots]\n" + points.replace('"', ""), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    brought.cache_clear()
    yield points.split(" ")[0]
    brought.cache_clear()


def test_the_example_of_the_page_plays_a_match(installed: str, duel: Game) -> None:
    assert installed in known_policies(duel.system)
    policy = policy_for(duel.system, installed)
    match = Match(duel, BulkDice(1, 1))
    Driver({"ann": policy, "bea": policy_for(duel.system, "random")}, 1).run(match)
    assert match.over


def test_without_it_the_name_is_unknown(duel: Game) -> None:
    assert "greedy" not in known_policies(duel.system)


def test_the_heuristic_is_known_to_people_as_a_regular() -> None:
    assert level_of("heuristic") == "regular"
    assert all(level_of(level) == level for level in LEVELS)
