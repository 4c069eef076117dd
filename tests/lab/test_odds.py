"""Exact odds: against counting by hand, against the books' own figures, and by law."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from holmgang.cli.app import app
from holmgang.kernel.errors import ContentError, UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.words import LANGUAGES, Words
from holmgang.lab.odds import chart, counted, mean_of, table_name

LIBRARY = Library.discover()
EVERY = [(system, contest.id) for system in LIBRARY.systems for contest in LIBRARY.system(system).contests]


def tables(system: str, contest: str, **numbers: Any) -> Any:
    return counted(LIBRARY.system(system), contest, numbers, {}).tables


def test_every_system_offers_contests() -> None:
    assert {system for system, _ in EVERY} == set(LIBRARY.systems)


def test_a_blow_of_k6_by_counting_two_dice() -> None:
    pairs = list(product(range(1, 7), repeat=2))
    found = tables("k6", "blow", attribute=3, defence=2, damage=3, armour=2, shield=1)
    diffs = [1 + own - other for own, other in pairs]
    none, one, two = (sum(low <= diff < high for diff in diffs) for low, high in ((-99, 0), (0, 3), (3, 6)))
    assert found["successes"] == {
        0: Fraction(none, 36),
        1: Fraction(one, 36),
        2: Fraction(two, 36),
        3: Fraction(36 - none - one - two, 36),
    }
    lives = [max(0, diff) if diff >= 0 else 0 for diff in diffs]
    assert mean_of(found["wound"]) == Fraction(sum(lives), 36)


def test_spell_dice_of_k6_succeed_on_four_and_more() -> None:
    certain = tables("k6", "blow", attribute=20, defence=-10, damage_dice=2)
    plain = tables("k6", "blow", attribute=20, defence=-10)
    assert mean_of(certain["wound"]) - mean_of(plain["wound"]) == 1


def test_the_figures_of_the_combat_book() -> None:
    waking = tables("kampbogen", "waking")
    assert waking["effects"][True] == Fraction(15, 36)
    assert waking["style"][True] == Fraction(6, 36)
    chain = tables("kampbogen", "brawl", brawl=10)["hits"]
    assert chain[0] == Fraction(30, 36)
    assert chain[1] == Fraction(6, 36) * Fraction(30, 36)
    even = tables("kampbogen", "roll", ability=5, kamp=1)["against_the_grade"]
    assert even["equal-to-the-grade"] == Fraction(146, 1296) - Fraction(1, 1296)  # a double one never counts as equal


def test_an_attack_of_tkds() -> None:
    assert tables("tkds", "attack", skill=13, defence=12)["hits"][1] == Fraction(12, 20)
    assert tables("tkds", "attack", skill=13, defence=12, cover=2)["hits"][1] == Fraction(8, 20)
    assert tables("tkds", "attack", skill=20, defence=1)["hits"][1] == Fraction(19, 20)
    two = tables("tkds", "attack", skill=13, defence=12, two_weapons=True)["hits"]
    assert two == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
    assert mean_of(tables("tkds", "attack", skill=13, defence=12)["damage"]) == Fraction(12, 20) * Fraction(7, 2)


def test_a_fight_of_equals_is_even() -> None:
    result = tables("psychopaths", "fight")["result"]
    assert result["victory"] == result["defeat"] == Fraction(15, 36)


def numbers_of(system: str, contest: str) -> st.SearchStrategy[dict[str, Any]]:
    model = next(one.model for one in LIBRARY.system(system).contests if one.id == contest)
    fields = {}
    for name, schema in model.model_json_schema()["properties"].items():
        whole = schema["type"] == "integer"
        fields[name] = st.integers(schema["minimum"], schema["maximum"]) if whole else st.booleans()
    return st.fixed_dictionaries({}, optional=fields)


@pytest.mark.parametrize(("system", "contest"), EVERY)
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_shares_add_up_and_are_told_in_every_language(system: str, contest: str, data: st.DataObject) -> None:
    rules = LIBRARY.system(system)
    told = counted(rules, contest, data.draw(numbers_of(system, contest)), {})
    for shares in told.tables.values():
        assert sum(shares.values()) == 1
        assert all(share > 0 for share in shares.values())
    assert json.loads(json.dumps(told.plain()))["contest"] == contest
    for lang in LANGUAGES:
        words = Words(LIBRARY.lexicon(rules), lang)
        assert chart(told, words).endswith("</svg>\n")
        assert all(table_name(name, words) != name for name in told.tables if "_" in name)
        assert words.faults == []


def test_mistakes_are_reported() -> None:
    with pytest.raises(UnknownName, match="did you mean 'attack'"):
        counted(LIBRARY.system("tkds"), "atack", {}, {})
    with pytest.raises(ContentError, match="defence"):
        counted(LIBRARY.system("tkds"), "attack", {"defence": 99}, {})
    with pytest.raises(ContentError, match="defense"):
        counted(LIBRARY.system("tkds"), "attack", {"defense": 9}, {})


def test_knobs_change_the_odds() -> None:
    softer = counted(LIBRARY.system("k6"), "blow", {}, {"success_thresholds": [0, 4, 8]}).tables["successes"]
    assert softer[2] < tables("k6", "blow")["successes"][2]


def test_the_command(tmp_path: Path) -> None:
    run = CliRunner().invoke
    assert "attribute" in run(app, ["odds", "k6"]).output
    picture = tmp_path / "odds.svg"
    shown = run(app, ["odds", "tkds", "attack", "defence=14", "--chart", str(picture)])
    assert shown.exit_code == 0
    assert "damage" in shown.output
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    exact = json.loads(run(app, ["odds", "tkds", "check", "skill=10", "--json"]).output)
    assert exact["tables"]["success"][1] == {"outcome": True, "share": "1/2", "chance": 0.5}
    assert run(app, ["odds", "tkds", "check", "skill"]).exit_code == 2
