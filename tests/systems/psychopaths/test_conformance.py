"""The laws, for every scenario that comes with the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from holmgang.kernel.events import Event
from holmgang.kernel.library import Library
from holmgang.systems.psychopaths import SYSTEM, events
from holmgang.testing import conformance

LIBRARY = Library([SYSTEM])
SCENARIOS = sorted(LIBRARY.scenario_files(SYSTEM))
ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("scenario", ["brawl_at_the_tavern", "open_table", "wasteland"])
def test_every_law_holds(scenario: str) -> None:
    conformance.check(LIBRARY.game(scenario), LIBRARY, range(1))


@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name.startswith(("wasteland_", "short", "newer"))])
def test_games_of_any_number_of_players_end_and_leak_nothing(scenario: str) -> None:
    game = LIBRARY.game(scenario)
    assert conformance.matches_end(game, range(2)) < SYSTEM.bound
    assert conformance.nothing_leaks(game, 1, 60) > 60
    conformance.round_trip(game, 2, 20)


def test_the_round_trip_holds_with_a_referee() -> None:
    assert conformance.round_trip(LIBRARY.game("brawl_at_the_tavern"), 3, 40, master=True) == 40


def test_hash_seeds_agree() -> None:
    conformance.hash_seeds_agree("holmgang.systems.psychopaths:SYSTEM", "brawl_at_the_tavern", 1, ROOT)


@pytest.mark.parametrize(
    ("scenario", "every"),
    [("brawl_at_the_tavern", 50), ("newer_edition", 50), ("open_table", 10), ("wasteland_three", 50)],
)
def test_a_game_dealt_anew_at_any_question_plays_on(scenario: str, every: int) -> None:
    """Players who answer at random soon leave an open table: there every tenth question has to do."""
    assert conformance.redealt_plays_on(LIBRARY.game(scenario), 6, every=every, most=300) > 10


def test_a_seat_that_learnt_something_cannot_undo_alone() -> None:
    """Every event by which a seat learns of a hand that is not its own is a barrier to undoing."""
    learning = {"hand_shown", "hand_seen", "saw_card_taken", "player_left"}
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    assert {kind.kind for kind in kinds if kind.reveals} == learning
