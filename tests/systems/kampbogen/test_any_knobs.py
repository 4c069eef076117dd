"""Matches end and no error is raised, whatever the knobs and the policies."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.record import copied
from holmgang.systems.kampbogen import SYSTEM
from holmgang.systems.kampbogen.bots.heuristic import HeuristicBot

LIBRARY = Library([SYSTEM])
SCENARIOS = tuple(LIBRARY.scenario_files(SYSTEM))
EVERY_USE = ["combat_roll", "brawl", "manoeuvre", "counter_effect"]
VALUES: dict[str, list[Any]] = {
    "dice_count": [1, 3],
    "dice_sides": [4, 8],
    "grade_values": ["compact", [0, 1, 2, 3, 4, 5, 6]],
    "grade_from": ["highest", "mean_down"],
    "effect_threshold": [2],
    "effect_roll_source": ["grade_total", "separate_roll"],
    "effect_identity_includes_amount": [True],
    "same_effect_per_round": [2],
    "style_threshold": [2],
    "style_scope": [[], EVERY_USE],
    "style_binds_driver": [True],
    "rolls_per_round": [2],
    "fumble_rule": ["off"],
    "rise_rule": ["advance"],
    "soul_rule": ["double_six"],
    "brawl_auto_stacks": [True],
    "brawl_requires_value": [True],
    "brawl_chain_cap": [1],
    "manoeuvre_mode": ["strike"],
    "opponent_out_at": [1],
    "character_out_at": [0],
    "exposed_other_action": ["never", "always"],
    "exposure_limits_rolls": [False],
    "challenge_before_grade": [False],
    "late_join": [False],
    "breakout_tie_counts": [True],
    "pursuit_default": [True],
    "opponent_morale": ["off"],
    "ambush_rounds": [0, 3],
    "ambush_mode": ["damage_only"],
    "driver_may_brawl": [True],
    "vehicle_burn_out_at": [0],
    "max_rounds": [5],
}


class Checked(HeuristicBot):
    """Its answers are not read again: reading them must give them back."""

    def answer(self, asked: Asked) -> object:
        answer = super().answer(asked)
        assert json.dumps(asked.question.read(copied(answer))) == json.dumps(answer)
        return answer


@pytest.mark.parametrize("seed", range(48))
def test_matches_end_with_any_knobs(seed: int) -> None:
    luck = Random(seed)
    knobs = {name: luck.choice(values) for name, values in VALUES.items() if luck.random() < 0.35}
    game = LIBRARY.game(SCENARIOS[seed % len(SCENARIOS)], knobs)
    attended = seed % 3 == 0
    match = Match(game, SeededDice(seed), light=True, master=attended)
    seats: dict[str, Policy] = {name: Checked() if seed % 2 else RandomBot() for name in game.seats}
    seats["master"] = RandomBot()
    Driver(seats, seed).run(match, SYSTEM.bound)
    assert match.over
    state = match.play.state
    assert all(min(who.lives, who.power, who.psyche, who.blood) >= -1 for who in state.characters)
    assert all(foe.lives >= 0 for foe in state.opponents)
