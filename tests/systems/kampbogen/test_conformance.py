"""The laws of the kernel hold for every scenario of the combat book."""

from __future__ import annotations

from pathlib import Path

import pytest

from holmgang.kernel.library import Library
from holmgang.kernel.words import LANGUAGES
from holmgang.systems.kampbogen import SYSTEM
from holmgang.testing import conformance

LIBRARY = Library([SYSTEM])
ROOT = Path(__file__).resolve().parents[3]
SCENARIOS = (
    "toll_road",
    "bridge_troll",
    "barrow",
    "crossroads_ambush",
    "chase",
    "burning_inn",
    "mill_hold_up",
    "moss_ambush",
    "lindworm_road",
    "marsh_crossing",
    "night_watch",
    "quarry_trolls",
    "wolves_in_the_snow",
)


def test_the_scenarios_are_there() -> None:
    assert sorted(LIBRARY.scenario_files(SYSTEM)) == sorted(SCENARIOS)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_laws(scenario: str) -> None:
    conformance.check(LIBRARY.game(scenario), LIBRARY, seeds=range(1))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_matches_end(scenario: str) -> None:
    conformance.matches_end(LIBRARY.game(scenario), range(100, 125))


def test_laws_with_a_master_at_the_table() -> None:
    for number, match in conformance.through_questions(LIBRARY.game("toll_road"), 5, 60, master=True):
        assert match.question is None or number <= 61
    conformance.round_trip(LIBRARY.game("burning_inn"), 3, 40, master=True)


def test_hash_seeds_agree() -> None:
    conformance.hash_seeds_agree("holmgang.systems.kampbogen:SYSTEM", "chase", 4, ROOT)


def test_languages_say_the_same_things() -> None:
    lexicon = LIBRARY.lexicon(SYSTEM)
    assert lexicon.faults == []
    assert {lang: lexicon.missing(lang) for lang in LANGUAGES} == {lang: [] for lang in LANGUAGES}
