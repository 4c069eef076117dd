"""Costs of a match by its length: an answer at the end as at the beginning, and the memory of 500 events."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from time import process_time
from typing import Any

import pytest

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Roll
from holmgang.kernel.record import Answered, Kept
from holmgang.kernel.save import Scribe
from holmgang.kernel.system import Game

pytestmark = pytest.mark.bench

LIBRARY = Library.discover()
LONG = ["k6/caravan", "kampbogen/bridge_troll", "tkds/training_yard", "psychopaths/wasteland"]
LARGE = ["tkds/rooftops", "tkds/crypt_without_light", "psychopaths/wasteland_six"]
"""Maps and tables that take more room than most."""
EVENTS = 500


def long_game(name: str) -> Game:
    """The fight of that name; one of kampbogen is over too soon, so there everybody is tougher than the book has it."""
    system = LIBRARY.system(name.partition("/")[0])
    data: dict[str, Any] = dict(LIBRARY.scenario_data(system, name.partition("/")[2]))
    if system.id == "kampbogen":
        tougher = {"characters": ("lives", "power", "psyche", "blood"), "opponents": ("lives",)}
        data["setup"] = dict(data["setup"])
        for who, pools in tougher.items():
            data["setup"][who] = {
                name: {**sheet, **dict.fromkeys(pools, 40)} for name, sheet in data["setup"][who].items()
            }
    return LIBRARY.game_from(system, data, name)


def driven(game: Game) -> Match:
    """A match of heuristic seats, up to 500 events."""
    match = Match(game, SeededDice(1))
    driver = Driver({seat: policy_for(game.system, "heuristic") for seat in game.seats}, 1)
    while len(match.log) < EVENTS and driver.turn(match):
        pass
    return match


class AtTheTable:
    """As the table keeps a match: log and checkpoints, each answer written to the save, each seat told what is new."""

    def __init__(self, game: Game) -> None:
        self.match = Match(game, SeededDice(1))
        self.scribe = Scribe(self.match)
        self.told: dict[str | None, int] = dict.fromkeys((None, *game.seats), 0)
        self.after()

    def after(self) -> None:
        self.scribe.news()
        for seat, number in self.told.items():
            self.told[seat] = number + len(self.match.told_to(seat, number))


class KeepingNothing:
    """As a simulation plays it: what the rules themselves cost at that place of the match."""

    def __init__(self, game: Game) -> None:
        self.match = Match(game, SeededDice(1), light=True, keeps_log=False)

    def after(self) -> None:
        """There is nothing to keep."""


def costs(begin: Callable[[], AtTheTable | KeepingNothing], answers: list[Kept]) -> list[float]:
    """Processor time of each answer, the best of several times that the match is played."""
    best = [float("inf")] * len(answers)
    for _ in range(5):
        kept = begin()
        gc.collect()
        gc.freeze()
        for place, entry in enumerate(answers):
            start = process_time()
            if isinstance(entry, Answered):
                kept.match.answer(entry.label.seat, entry.answer, entry.label.about, entry.label.purpose)
            else:
                kept.match.confirm(entry.label.seat)
            kept.after()
            best[place] = min(best[place], process_time() - start)
    return best


@pytest.mark.parametrize("name", LONG)
def test_an_answer_costs_the_same_at_the_end_as_at_the_beginning(name: str) -> None:
    """The rules have less to do when half the people lie on the ground; so what keeping costs is set against them."""
    game = long_game(name)
    answers = [entry for entry in driven(game).kept if entry.label.kind != Roll.kind]
    table, bare = costs(lambda: AtTheTable(game), answers), costs(lambda: KeepingNothing(game), answers)
    third = len(answers) // 3
    at_first = sum(table[:third]) / sum(bare[:third])
    at_last = sum(table[-third:]) / sum(bare[-third:])
    print(  # noqa: T201
        f"\n{name}: {len(answers)} answers; kept / not kept {at_first:.2f} in the first third, "
        f"{at_last:.2f} in the last: {at_last / at_first:.2f} (at most 1.5)"
    )
    assert at_last <= 1.5 * at_first


@pytest.mark.parametrize("name", [*LONG, *LARGE])
def test_a_match_of_500_events_takes_at_most_half_a_megabyte(name: str) -> None:
    game = long_game(name)
    driven(game)  # what a first match leaves behind for all the others does not count
    gc.collect()
    tracemalloc.start()
    try:
        match = driven(game)
        gc.collect()
        megabytes = tracemalloc.get_traced_memory()[0] / 1e6
    finally:
        tracemalloc.stop()
    print(f"\n{name}: {len(match.log)} events take {megabytes:.2f} MB (at most 0.5)")  # noqa: T201
    assert len(match.log) >= 0.9 * EVENTS
    assert megabytes <= 0.5 * max(1, len(match.log) / EVENTS)
