"""Golden playthroughs: every installed system has at least one, and each still goes as it is written.

To write one anew after an intended change: ``python -m holmgang.testing.playthrough SCENARIO > FILE``.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from holmgang.kernel.library import Library
from holmgang.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"
HEAD = re.compile(r"^# (?P<system>\w+) (?P<version>\S+): (?P<scenario>\w+)$")
LIBRARY = Library.discover()


def heads() -> list[tuple[Path, str, str]]:
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        head = HEAD.match(path.read_text(encoding="utf-8").partition("\n")[0])
        assert head, f"{path.name} does not begin with `# system version: scenario`"
        found.append((path, head["system"], head["scenario"]))
    return found


@pytest.mark.parametrize("system", sorted(LIBRARY.systems))
def test_every_system_has_a_playthrough(system: str) -> None:
    assert system in [name for _, name, _ in heads()]


@pytest.mark.parametrize(
    ("path", "system", "scenario"),
    [pytest.param(*head, id=head[0].stem) for head in heads() if head[1] in LIBRARY.systems],
)
def test_the_playthrough_still_holds(path: Path, system: str, scenario: str) -> None:
    assert playthrough(LIBRARY.game(f"{system}/{scenario}")) == path.read_text(encoding="utf-8")
