"""The heuristic and the seasoned bot play by the rules, and better than chance."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.record import copied
from holmgang.systems.k6 import SYSTEM
from holmgang.systems.k6.bots import HeuristicBot, SeasonedBot

LIBRARY = Library([SYSTEM])


def winners(name: str, smart: str, seed: int) -> tuple[str, ...]:
    game = LIBRARY.game(name)
    sides = SYSTEM.sides(game.scenario)
    seats = {seat: HeuristicBot() if sides[seat] == smart or smart == "both" else RandomBot() for seat in game.seats}
    match = Match(game, SeededDice(seed), light=True)
    Driver(seats, seed).run(match, SYSTEM.bound)
    assert match.outcome is not None
    return match.outcome.winners


@pytest.mark.parametrize("name", ["shamans_room", "ogre_at_the_pillars", "dwarf_in_plate"])
def test_the_heuristic_beats_random_answers_on_either_side(name: str) -> None:
    won = sum(winners(name, side, seed) == (side,) for side in ("hero", "gm") for seed in range(12))
    assert won >= 20


@pytest.mark.parametrize("name", list(LIBRARY.scenario_files(SYSTEM)))
def test_fights_between_heuristics_end(name: str) -> None:
    winners(name, "both", 3)


class Checked:
    """A bot whose answers are canonical: reading them must return them in the same order."""

    canonical = True

    def __init__(self, seat: HeuristicBot) -> None:
        self.seat = seat
        self.stated: Counter[str] = Counter()

    def answer(self, asked: Asked) -> Any:
        answer = self.seat.answer(asked)
        assert json.dumps(asked.question.read(copied(answer))) == json.dumps(answer)
        if asked.question.purpose == "intend":
            self.stated[answer.get("means", answer["intend"])] += 1
        return answer


HOUSES: list[dict[str, Any]] = [
    {},
    {"opt_multi_target": False, "spells_per_round": 0},
    {"band_run_rounds": {"contact": 0, "short": 0, "medium": 2, "long": 8}},
    {"speed_factor": 3, "speed_cap_leg_or_belly": "crawl", "wounds_per_attacker_and_target_per_round": 2},
    {"surrounded_by": 9},
]


@pytest.mark.parametrize("house", HOUSES, ids=["book", "one_target", "short_bands", "steep_ladder", "no_ring"])
def test_answers_of_bots_are_already_in_full(house: dict[str, Any]) -> None:
    stated: Counter[str] = Counter()
    for place, name in enumerate(LIBRARY.scenario_files(SYSTEM)):
        game = LIBRARY.game(name, house)
        for policy in (HeuristicBot(), SeasonedBot()):
            seat = Checked(policy)
            for seed in (place, place + 9):
                match = Match(game, SeededDice(seed), light=True, keeps_log=False, master=seed % 2 == 1)
                Driver(dict.fromkeys(game.seats, seat), seed).run(match, SYSTEM.bound)
            stated += seat.stated
    assert {"melee", "unarmed", "shoot", "throw", "stunt", "full_defence", "move"} <= stated.keys()
    assert {"feint", "distract"} <= stated.keys() or "surrounded_by" not in house  # from behind no foe is too strong
    assert ("spell" in stated) == (house.get("spells_per_round") != 0)
