"""While a match runs, no seat learns from the scenario which equipment cards another player was dealt."""

from __future__ import annotations

import json
from typing import Any

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match

SYSTEM = "psychopaths"
LIBRARY = Library.discover()


def brawl(hand: list[str], known: dict[str, list[str]] | None = None) -> Match:
    """The shipped brawl with another hand for Rust, and with what others have seen of it."""
    system = LIBRARY.system(SYSTEM)
    data: dict[str, Any] = json.loads(json.dumps(LIBRARY.scenario_data(system, "brawl_at_the_tavern")))
    data["setup"]["players"]["rust"] |= {"hand": hand, "known": known or {}}
    return Match(LIBRARY.game_from(system, data, "brawl"), SeededDice(1))


@pytest.mark.parametrize("seat", ["vera", "crusher", "mole", "master", None])
def test_worlds_that_differ_in_another_hand_look_alike(seat: str | None) -> None:
    one, other = brawl(["moonshine_grenade", "rusty_pipe"]), brawl(["petrol_can", "iron_calm"])
    assert one.known_scenario(seat) == other.known_scenario(seat)


@pytest.mark.parametrize("seat", ["vera", None])
def test_what_a_third_seat_has_seen_of_a_hand_is_not_told(seat: str | None) -> None:
    hand = ["moonshine_grenade", "rusty_pipe"]
    assert brawl(hand, {"mole": ["rusty_pipe"]}).known_scenario(seat) == brawl(hand).known_scenario(seat)


def test_the_own_hand_is_told() -> None:
    players = brawl(["petrol_can"]).known_scenario("rust")["setup"]["players"]
    assert players["rust"]["hand"] == ["petrol_can"]
    assert "hand" not in players["vera"]
