"""While a match runs, no seat learns from the scenario which equipment cards another player was dealt."""

from __future__ import annotations

import json
from typing import Any

import pytest

from holmgang.kernel.library import Library
from holmgang.kernel.system import Game

SYSTEM = "psychopaths"
LIBRARY = Library.discover()


def brawl(hand: list[str], known: dict[str, list[str]] | None = None) -> Game:
    """The shipped brawl with another hand for Rust, and with what others have seen of it."""
    system = LIBRARY.system(SYSTEM)
    data: dict[str, Any] = json.loads(json.dumps(LIBRARY.scenario_data(system, "brawl_at_the_tavern")))
    data["setup"]["players"]["rust"] |= {"hand": hand, "known": known or {}}
    return LIBRARY.game_from(system, data, "brawl")


def known(game: Game, seat: str | None) -> dict[str, Any]:
    return game.known_scenario(game.scenario.data, seat)


@pytest.mark.parametrize("seat", ["vera", "crusher", "mole", "master", None])
def test_worlds_that_differ_in_another_hand_look_alike(seat: str | None) -> None:
    one, other = brawl(["moonshine_grenade", "rusty_pipe"]), brawl(["petrol_can", "iron_calm"])
    assert known(one, seat) == known(other, seat)


@pytest.mark.parametrize("seat", ["vera", None])
def test_cards_a_third_seat_has_seen_are_not_told(seat: str | None) -> None:
    hand = ["moonshine_grenade", "rusty_pipe"]
    assert known(brawl(hand, {"mole": ["rusty_pipe"]}), seat) == known(brawl(hand), seat)


def test_the_own_hand_is_told() -> None:
    players = known(brawl(["petrol_can"]), "rust")["setup"]["players"]
    assert players["rust"]["hand"] == ["petrol_can"]
    assert "hand" not in players["vera"]
