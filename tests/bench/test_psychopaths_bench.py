"""Cost of a full game of Země psychopatů, against a stated baseline in the same run. ``make bench`` prints it."""

from __future__ import annotations

import hashlib
from time import process_time

import pytest

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.bots import HeuristicBot

pytestmark = pytest.mark.bench

HASHES = 1_000_000
"""The baseline: so many short BLAKE2b hashes, about half a second on a machine of 2024."""
GAMES = 20


def test_a_full_game_of_four_seats_costs_less_than_the_baseline() -> None:
    game = Library([SYSTEM]).game("wasteland")

    def play(seed: int) -> None:
        match = Match(game, SeededDice(seed), light=True)
        Driver({seat: HeuristicBot() for seat in game.seats}, seed).run(match, SYSTEM.bound)
        assert match.over

    play(1000)
    start = process_time()
    for seed in range(GAMES):
        play(seed)
    each = (process_time() - start) / GAMES
    start = process_time()
    for number in range(HASHES):
        hashlib.blake2b(b"%d" % number, digest_size=8).digest()
    baseline = process_time() - start
    ratio = each / baseline
    seconds = f"{each:.3f} s against {baseline:.3f} s"
    print(f"\na game of four AI seats / {HASHES} hashes: {ratio:.2f} ({seconds}; at most 1)")  # noqa: T201
    assert ratio <= 1
