"""Sweeps: the axes, the same places played once, early ends, the page; and the search for a fair value."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.kernel.errors import ContentError, InputError
from holmgang.kernel.library import Library
from holmgang.kernel.words import LANGUAGES, Words
from holmgang.lab import sweep as sweeping
from holmgang.lab.estimates import Proportion
from holmgang.lab.html_report import page
from holmgang.lab.playing import RunWay
from holmgang.lab.report import Report, Spoken, with_names_of
from holmgang.lab.runs import KEPT, KeptMatch
from holmgang.lab.simulate import seat_policies, simulate
from holmgang.lab.sweep import Axis, Cell, SweepPlan, as_csv, cells, changed, fair_value, rows, sweep
from tests.extras import needs

LIBRARY = Library.discover()
GAME = LIBRARY.game("k6/corridor")
POLICIES = seat_policies(GAME, {"all": "heuristic"})


def plan(*over: str, matches: int = 4, within: float = 0.0) -> SweepPlan:
    return SweepPlan(GAME, tuple(map(Axis.read, over)), POLICIES, matches, 1, within)


def test_axes_are_read() -> None:
    assert Axis.read("a=1,2,3").values == (1, 2, 3)
    assert Axis.read("a.b=-1..3/2").values == (-1, 1, 3)
    assert Axis.read("a=[0,3,6],[1,3,6]").values == ([0, 3, 6], [1, 3, 6])
    assert Axis.read("a=hero,bearer,true").values == ("hero", "bearer", True)
    assert list(cells([Axis("a", (1, 2)), Axis("b", (3,))])) == [{"a": 1, "b": 3}, {"a": 2, "b": 3}]


@pytest.mark.parametrize(
    "text", ["a", "=1", "a=", "a=5..1", "a=1..100000", "a=1..99999999999999999999", f"a=1..{'9' * 5000}"]
)
def test_a_bad_axis_is_refused(text: str) -> None:
    with pytest.raises(InputError, match=re.escape(text.partition("=")[0] or text)):
        Axis.read(text)


def test_a_scenario_is_changed_in_the_places_named() -> None:
    data = changed(GAME, {"max_successes": 2, "setup.combatants.orc.lives": 5, "count:setup.combatants.naria": 2})
    assert data["knobs"]["max_successes"] == 2
    assert data["setup"]["combatants"]["orc"]["lives"] == 5
    assert data["setup"]["combatants"]["naria_2"] == data["setup"]["combatants"]["naria"]
    assert GAME.scenario.data["knobs"]["max_successes"] == 3
    assert "naria_2" not in GAME.scenario.data["setup"]["combatants"]


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        ({"setup.fighters.orc.lives": 5}, "'fighters'"),
        ({"count:setup.combatants.ork": 2}, "'ork'"),
        ({"count:setup.combatants.orc": "two"}, "'two'"),
        ({"title.en.big": 1}, "'en'"),
    ],
)
def test_a_place_that_is_not_there_is_refused(cell: dict[str, object], told: str) -> None:
    with pytest.raises(InputError, match=told):
        changed(GAME, cell)


def test_values_the_models_do_not_allow_are_refused_with_their_place() -> None:
    with pytest.raises(ContentError, match="lives"):
        list(sweep(LIBRARY, plan("setup.combatants.orc.lives=-99999"), processes=1))


def test_a_sweep_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = plan("max_successes=1,2,3")
    first = list(sweep(LIBRARY, wanted, tmp_path, processes=1))
    kept = (tmp_path / KEPT).read_text(encoding="utf-8").splitlines()
    assert len(kept) == 3
    # The last line is torn, as a cut of the power would leave it: that place is played again, and no other.
    (tmp_path / KEPT).write_text("\n".join([*kept[:2], kept[2][:40]]), encoding="utf-8")
    played: list[Cell] = []
    real = sweeping.played

    def noted(library: Library, wanted: SweepPlan, way: RunWay, *more: Any) -> Report | None:
        played.append({"max_successes": way.game.scenario.knobs.max_successes})
        return real(library, wanted, way, *more)

    monkeypatch.setattr(sweeping, "played", noted)
    again = [*first[:2], replace(first[2], line=4)]
    assert list(sweep(LIBRARY, wanted, tmp_path, processes=1)) == again
    assert played == [{"max_successes": 3}]
    assert list(sweep(LIBRARY, wanted, tmp_path, processes=1)) == again
    assert len(played) == 1
    # Another plan in the same folder takes nothing over.
    others = list(sweep(LIBRARY, plan("max_successes=1", matches=5), tmp_path, processes=1))
    assert others[0].told["matches"] == 5


def test_a_place_ends_early_when_the_interval_is_narrow_enough() -> None:
    [place] = sweep(LIBRARY, plan("max_successes=2", matches=400, within=0.14), processes=1)
    low, high = place.rate(plan().side).interval
    assert (high - low) / 2 <= 0.14
    assert 50 <= place.told["matches"] < 400


def test_tables_and_page(tmp_path: Path) -> None:
    needs("matplotlib", "no plots")
    wanted = plan("max_successes=1,3", "setup.combatants.orc.lives=6,9")
    places = list(sweep(LIBRARY, wanted, processes=1))
    table = rows(wanted, places)
    assert [row["setup.combatants.orc.lives"] for row in table] == [6, 9, 6, 9]
    lines = as_csv(table).splitlines()
    assert lines[0].startswith("max_successes,setup.combatants.orc.lives,matches,hero_share")
    assert len(lines) == 5
    english = spoken("en")
    for shown in (page(wanted, places, "x", english), page(plan(), places[:1], "<x>", english)):
        assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"|<!DOCTYPE[^>]*>|rdf:resource="[^"]*"', "", shown)
        assert "<x>" not in shown
        for svg in re.findall(r"<svg.*?</svg>", shown, re.S):
            ElementTree.fromstring(svg)
        assert "heuristic" in shown
    json.dumps(table)


def spoken(lang: str) -> Spoken:
    return Spoken(Words(LIBRARY.words_of(GAME), lang))


def test_the_page_speaks_the_readers_language(tmp_path: Path) -> None:
    needs("matplotlib", "no plots")
    wanted = plan("max_successes=1,3")
    places = list(sweep(LIBRARY, wanted, tmp_path, processes=1))
    shown = {lang: page(wanted, places, "folder", spoken(lang)) for lang in ("en", "cs", "da")}
    said = {"en": "Win rates", "cs": "Podíly výher", "da": "Sejrsandele"}
    for lang, text in shown.items():
        assert f"<html lang={lang}>" in text
        assert said[lang] in text
        assert not [other for other in said if other != lang and said[other] in text]
    # What stands in a picture is drawn as text: axes, and shares as the language writes them.
    for lang, marks in (("en", ("steps", "40%")), ("cs", ("kroky", "40\xa0%")), ("da", ("trin", "40\xa0%"))):
        pictures = " ".join(re.findall(r"<svg.*?</svg>", shown[lang], re.S))
        assert all(f">{mark}</text>" in pictures for mark in marks)


@pytest.mark.parametrize("scenario", ["kampbogen/barrow", "tkds/rats_in_the_cellar", "k6/ogre_at_the_pillars"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_named_in_words_and_by_their_questions(scenario: str, lang: str) -> None:
    game = LIBRARY.game(scenario)
    told = Spoken(with_names_of(game, Words(LIBRARY.words_of(game), lang)))
    options = {option for _, option in simulate(LIBRARY, game, 2, processes=1).tally.uses}
    assert len(options) > 10
    for option in options:
        for said in (told.option(option), told.option(option, asked=True)):
            assert not re.search(r"[_:/]\w|\w_", said.replace(": ", "")), f"{option}: {said}"
    assert told.words.faults == []


def test_the_page_names_options_in_words() -> None:
    needs("matplotlib", "no plots")
    game = LIBRARY.game("k6/ogre_at_the_pillars")
    alone = SweepPlan(game, (), seat_policies(game, {}), 2, 1)
    [place] = sweep(LIBRARY, alone, processes=1)
    free = {"difference": {"value": 0.5, "low": 0.4, "high": 0.6}, "used": {"share": 0.9}, "unused": {"share": 0.4}}
    named = replace(place, told={**place.told, "options": {"hero": {"part:left_arm": free, "targets:ogre": free}}})
    shown = page(alone, [named], "", Spoken(Words(LIBRARY.words_of(game), "cs")))
    assert "levá ruka" in shown
    assert "zlobr" in shown
    assert not re.search("left_arm|targets:|ogre<", shown)


def test_a_match_of_a_sweep_is_told_again_by_the_line_of_its_place(tmp_path: Path) -> None:
    wanted = plan("max_successes=1,2")
    [first, second] = sweep(LIBRARY, wanted, tmp_path, processes=1)
    assert (first.line, second.line) == (1, 2)
    for place in (first, second):
        matches = [KeptMatch.read(f"{tmp_path}#{place.line}.{number}").match(LIBRARY) for number in range(4)]
        won = sum(match.outcome is not None and wanted.side in match.outcome.winners for match in matches)
        assert won == place.rate(wanted.side).count
        assert matches[0].game.scenario.knobs.max_successes == place.cell["max_successes"]
    assert [place.line for place in sweep(LIBRARY, wanted, tmp_path, processes=1)] == [1, 2]


@given(st.integers(-20, 20), st.integers(1, 30), st.integers(-60, 60), st.booleans())
def test_the_search_finds_where_it_turns(low: int, width: int, turn: int, falls: bool) -> None:
    """A side that surely wins beyond a value: the search ends at the two neighbours, or says that there is none."""

    def rate_at(value: int) -> Proportion:
        assert low <= value <= low + width
        above = (value > turn) != falls
        return Proportion(9_000 if above else 1_000, 10_000)

    found = fair_value(low, low + width, rate_at)
    assert not found.fair
    if low <= turn < low + width:
        assert {turn, turn + 1} <= set(found.tried)
    assert len(found.tried) <= 2 + width.bit_length()


def test_the_place_of_one_half_is_told() -> None:
    assert fair_value(0, 5, lambda value: Proportion(1000 * (value > 2), 1000)).between
    assert not fair_value(0, 5, lambda value: Proportion(100 + value, 1000)).between


def test_a_value_that_may_be_fair_is_named() -> None:
    found = fair_value(0, 10, lambda value: Proportion(100 * value, 1000))
    assert found.fair == [5]
    assert found.nearest == 5
