"""Unknown names in distances: reported to the author of a scenario, ignored in a match that has begun with them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import ContentError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import read_save, save
from holmgang.systems.k6 import SYSTEM

LIBRARY = Library([SYSTEM])


@pytest.fixture
def left_over() -> dict[str, Any]:
    """A fight without a combatant who is still named in its distances."""
    data = deepcopy(dict(LIBRARY.scenario_data(SYSTEM, "ogre_at_the_pillars")))
    del data["setup"]["combatants"]["naria"]
    return data


def test_all_unknown_names_are_reported_at_once(left_over: dict[str, Any]) -> None:
    with pytest.raises(ContentError) as raised:
        LIBRARY.game_from(SYSTEM, left_over, "mine", tried=True)
    paths = [problem.path for problem in raised.value.problems]
    assert paths == ["setup.distances.naria", "setup.distances.kara.naria"]


def test_a_match_with_unknown_names_can_be_restored(left_over: dict[str, Any]) -> None:
    match = Match(LIBRARY.game_from(SYSTEM, left_over, "mine"), SeededDice(1))
    assert LIBRARY.restore(read_save(save(match))).record == match.record


def test_removing_a_combatant_removes_his_distances(left_over: dict[str, Any]) -> None:
    left_over["setup"] = SYSTEM.tidied(left_over["setup"], "combatants", "naria")
    assert left_over["setup"]["distances"] == {"kara": {"ogre": 1}}
    LIBRARY.game_from(SYSTEM, left_over, "mine", tried=True)


@pytest.mark.parametrize("distances", [None, 3, [], {"kara": 3}])
def test_malformed_distances_are_left_unchanged(distances: Any) -> None:
    assert SYSTEM.tidied({"distances": distances}, "combatants", "naria") == {"distances": distances}


def test_removing_a_zone_changes_no_distances() -> None:
    setup = {"distances": {"naria": {"ogre": 1}}}
    assert SYSTEM.tidied(setup, "zones", "naria") == setup
