"""Matches that are over, made without a table: what people bring in as fight files."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi.testclient import TestClient

from holmgang.bots import policy_for
from holmgang.kernel.dice import Dice, FairDice, SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match

ORIGIN = {"origin": "http://testserver"}
FAIR = FairDice("a secret of the server", {"host": "words of ours"})


def played(library: Library, scenario: str, dice: Dice, turns: int | None = None) -> Match:
    """A match among engines, to its end or so many turns far."""
    game = library.game(scenario)
    match = Match(game, dice)
    policies = {name: policy_for(game.system, seat.policy) for name, seat in game.scenario.seats.items()}
    Driver(policies, 1).run(match, turns)
    return match


@cache
def ended(library: Library, scenario: str) -> Match:
    """One that is over; the same one for all tests, which only read it."""
    match = played(library, scenario, SeededDice(3))
    assert match.over
    return match


def bring(client: TestClient, text: str | bytes, name: str = "fight.json") -> Any:
    """Bring a fight file in, as a browser does."""
    files = {"file": (name, text, "application/json")}
    return client.post("/replay", files=files, headers=ORIGIN, follow_redirects=False)
