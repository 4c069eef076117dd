"""The laws of the kernel hold for every scenario. Long walks belong to ``holmgang.testing.conformance.check``."""

from __future__ import annotations

from pathlib import Path

import pytest

from holmgang.kernel.library import Library
from holmgang.systems.tkds import SYSTEM
from holmgang.testing import conformance

LIBRARY = Library([SYSTEM])
SCENARIOS = sorted(LIBRARY.scenario_files(SYSTEM))


def test_cited_clauses_exist() -> None:
    assert conformance.cited_clauses_exist(SYSTEM) > 250


@pytest.mark.parametrize("name", SCENARIOS)
def test_matches_end_and_replay(name: str) -> None:
    game = LIBRARY.game(name)
    conformance.matches_end(game, range(2))
    conformance.records_replay(game, 3)
    conformance.told_clauses_exist(game, 3)


@pytest.mark.parametrize("name", SCENARIOS)
def test_round_trip(name: str) -> None:
    assert conformance.round_trip(LIBRARY.game(name), 1, 6) == 6


@pytest.mark.parametrize("name", ["giant_by_the_house", "training_yard"])
def test_forks_and_labels(name: str) -> None:
    game = LIBRARY.game(name)
    conformance.forks_stay(game, 2, 8)
    conformance.labels_differ(game, 2, 40)


def test_round_trip_with_a_master() -> None:
    assert conformance.round_trip(LIBRARY.game("giant_by_the_house"), 1, 8, master=True) == 8


def test_two_hash_seeds_give_one_match() -> None:
    conformance.hash_seeds_agree("holmgang.systems.tkds:SYSTEM", "giant_by_the_house", 1, Path.cwd())
