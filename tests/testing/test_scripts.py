"""Scripts that stop where dice are awaited."""

from __future__ import annotations

from pathlib import Path

from holmgang.kernel.library import Library
from holmgang.systems.kampbogen import SYSTEM as KAMPBOGEN
from holmgang.testing.vectors import CaseResult, run_file
from tests.refgame.system import SYSTEM

CASE = """
system: refgame
base: duel
cases:
  - id: A
    title: a blow without its dice
    script:
      - draw: [feint, feint, shout, shout]
      - axel: {deed: strike, target: berg}
      - berg: rest
      - axel: 1
      - berg: 0
      - axel: [axel, berg]
{last}
    never: [{event: wounded}]
"""


def run(tmp_path: Path, last: str) -> CaseResult:
    path = tmp_path / "v.yaml"
    path.write_text(CASE.replace("{last}\n", last), encoding="utf-8")
    return run_file(path, Library([SYSTEM]))[0]


def test_a_script_that_ends_on_an_open_roll_fails_and_shows_it(tmp_path: Path) -> None:
    result = run(tmp_path, "")
    assert result.problem is not None
    assert "ends on an open roll" in result.problem
    assert "open: roll 'blow'" in result.problem


def test_a_script_may_say_that_it_stops_at_a_roll(tmp_path: Path) -> None:
    assert run(tmp_path, "      - open: blow\n").passed
    assert not run(tmp_path, "      - open: answer\n").passed


def test_a_script_that_never_begins_fails(tmp_path: Path) -> None:
    path = tmp_path / "v.yaml"
    case = "{id: A, never: [{event: wounded}], after: {axel: {lives: 8}}}"
    path.write_text(f"system: refgame\nbase: duel\ncases: [{case}]\n", encoding="utf-8")
    assert "open roll" in str(run_file(path, Library([SYSTEM]))[0].problem)


SHOWN = """
system: kampbogen
cases:
  - id: A
    scenario: toll_road
    defaults: [slip, join]
    script:
      - roll: [1, 2, 3, 3, 3, 3, 3, 3, 3, 3]
      - offers: {who: WHO, odds: {brawl: {works: "1/2"}}}
"""


def test_the_remarks_of_an_option_are_compared(tmp_path: Path) -> None:
    library = Library([KAMPBOGEN])
    who = next(iter(library.game("toll_road").scenario.setup.characters))
    path = tmp_path / "v.yaml"
    path.write_text(SHOWN.replace("WHO", who), encoding="utf-8")
    assert "odds of brawl.works: expected '1/2', found" in str(run_file(path, library)[0].problem)
