"""k6 keeps the laws in every shipped scenario."""

from __future__ import annotations

from pathlib import Path

import pytest

from holmgang.kernel.library import Library
from holmgang.systems.k6 import SYSTEM
from holmgang.testing import conformance

LIBRARY = Library([SYSTEM])
SCENARIOS = list(LIBRARY.scenario_files(SYSTEM))
LARGE = ("caravan", "ambush_of_the_sentry")


@pytest.mark.parametrize("name", [name for name in SCENARIOS if name not in LARGE])
def test_laws(name: str) -> None:
    conformance.check(LIBRARY.game(name), LIBRARY, range(1))


@pytest.mark.parametrize("name", LARGE)
def test_laws_where_many_take_part(name: str) -> None:
    game = LIBRARY.game(name)
    conformance.matches_end(game, range(2))
    conformance.round_trip(game, 0, 16)
    conformance.records_replay(game, 0)
    conformance.labels_differ(game, 0, 40)
    conformance.told_clauses_exist(game, 0)


@pytest.mark.parametrize("name", SCENARIOS)
def test_random_matches_end(name: str) -> None:
    conformance.matches_end(LIBRARY.game(name), range(2, 5))


def test_the_master_may_be_asked_everything() -> None:
    conformance.round_trip(LIBRARY.game("shamans_room"), 1, 40, master=True)


def test_hash_seeds_agree() -> None:
    conformance.hash_seeds_agree(SYSTEM.place, "shamans_room", 1, Path.cwd())
