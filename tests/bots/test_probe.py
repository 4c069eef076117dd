"""Probes: what can be told of options, skill and sides; and that words are honest about what cannot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from holmgang.cli.app import app
from holmgang.cli.common import Voice, library
from holmgang.cli.lab import show
from holmgang.kernel.library import Library
from holmgang.kernel.words import Words, kernel_lexicon
from holmgang.lab.html_report import page
from holmgang.lab.probe import DEAD, DOMINANT, ENOUGH, OPEN, OptionTried, Probe, ProbeEffort, probe
from holmgang.lab.report import Spoken, with_names_of
from holmgang.lab.simulate import seat_policies
from holmgang.lab.sweep import SweepPlan, sweep
from tests.extras import needs

SMALL = ProbeEffort(moments=3, matches=2, playouts=8)
SCENARIO = "k6/holding_the_bridge"
GAME = Library.discover().game(SCENARIO)


def noted(moments: Iterator[tuple[bool, float]], error: float = 0.1) -> OptionTried:
    option = OptionTried()
    for right, behind in moments:
        option.note(right, behind, error)
    return option


def test_an_option_is_dead_only_if_never_right_and_behind_beyond_doubt() -> None:
    assert noted((False, 0.2) for _ in range(ENOUGH)).verdict == DEAD
    assert noted((False, 0.01) for _ in range(ENOUGH)).verdict == OPEN
    assert noted((False, 0.2) for _ in range(ENOUGH - 1)).verdict == OPEN
    assert noted((place == 0, 0.2) for place in range(ENOUGH)).verdict == OPEN


def test_an_option_is_dominant_only_if_it_was_always_right() -> None:
    assert noted((True, 0.0) for _ in range(ENOUGH)).verdict == DOMINANT
    assert noted((place > 0, 0.0) for place in range(ENOUGH)).verdict == OPEN
    assert noted((True, 0.0) for _ in range(ENOUGH - 1)).verdict == OPEN


@pytest.fixture(scope="module")
def found() -> Probe:
    return probe(GAME, SMALL, 3)


def test_a_probe_adds_up(found: Probe) -> None:
    assert found.moments >= SMALL.moments
    assert sum(one.right for one in found.options.values()) == found.moments
    assert [(one.policy, one.other) for one in found.skill] == [
        ("newcomer", "random"),
        ("heuristic", "newcomer"),
        ("search:8", "heuristic"),
    ]
    assert sum(rate.count for rate in found.sides.values()) + found.draws.count == SMALL.matches


def test_a_probe_repeats_itself_and_tells_how_far_it_is(found: Probe) -> None:
    told: list[tuple[int, int]] = []
    assert probe(GAME, SMALL, 3, lambda done, whole: told.append((done, whole))).plain() == found.plain()
    assert told[-1][0] == told[-1][1]


@pytest.mark.parametrize(("lang", "sign"), [("en", "moments"), ("cs", "okamžiky"), ("da", "øjeblikke")])
def test_it_is_told_in_three_languages(found: Probe, lang: str, sign: str) -> None:
    page = Console(width=200, record=True, file=StringIO())
    show(found, Voice(page, Words(kernel_lexicon(), lang)))
    text = page.export_text()
    assert sign in text
    assert "probe-" not in text
    assert "search:8" in text


def test_the_command_is_for_programs_too() -> None:
    options = ["--moments", "1", "-n", "2", "--playouts", "8", "--json"]
    shown = CliRunner().invoke(app, ["probe", SCENARIO, *options])
    plain = json.loads(shown.stdout)
    assert plain["scenario"] == "holding_the_bridge"
    assert set(plain["sides"]) == {"hero", "gm"}
    assert plain["options"]


def test_a_report_holds_the_probe(found: Probe) -> None:
    needs("matplotlib", "no plots")
    plan = SweepPlan(GAME, (), seat_policies(GAME, {"all": "heuristic"}), 2)
    library = Library.discover()
    spoken = Spoken(Words(library.words_of(GAME), "da"))
    text = page(plan, list(sweep(library, plan, processes=1)), "", spoken, found)
    told = text.partition("Muligheder, dygtighed og sider")[2]
    named = Spoken(with_names_of(GAME, spoken.words))
    for name, one in found.options.items():
        assert f"<td>{escape(named.option(name, asked=True))}</td><td>{one.tried}</td>" in told
        assert name not in told, "an option has a name"
    for side, rate in found.sides.items():
        assert f"<td>{side}</td><td>{rate.share:.0%}".replace("%", "\N{NO-BREAK SPACE}%") in told
    assert "search:8" in told


@pytest.fixture
def with_the_reference_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("HOLMGANG_SYSTEMS", "tests.refgame:SYSTEM")
    library.cache_clear()
    yield
    library.cache_clear()


@pytest.mark.usefixtures("with_the_reference_game")
def test_a_sweep_probes_where_it_is_asked_to(tmp_path: Path) -> None:
    needs("matplotlib", "no plots")
    options = ["-n", "2", "--processes", "1", "--out", str(tmp_path)]
    for more, expected in (([], False), (["--probe", "1"], True)):
        shown = CliRunner().invoke(app, ["sweep", "refgame/duel", *options, *more])
        assert shown.exit_code == 0, shown.output
        assert ("search:30" in (tmp_path / "report.html").read_text(encoding="utf-8")) == expected
