"""The knobs of the house: every number and switch of the rulebook that a table may set otherwise.

The variant switches come from the newer edition of the sources (HEAD); the preset ``head`` turns all of them on.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, Field

from holmgang.kernel.content import Entry

Count = Annotated[int, Field(ge=0, le=1000)]
OFFER: Final = re.compile(r"(\d)x([13])(?:\+(\d)x([13]))?")


def offer_sizes(offer: str) -> tuple[int, int]:
    """How many one-field and how many three-field areas an offer such as ``1x1+1x3`` draws."""
    found = OFFER.fullmatch(offer)
    if found is None:
        raise ValueError(f"{offer!r} is not an offer: write 2x1, 1x3 or 1x1+1x3")
    ones = threes = 0
    for count, size in ((found[1], found[2]), (found[3], found[4])):
        if size == "1":
            ones += int(count)
        elif size == "3":
            threes += int(count)
    return ones, threes


def _readable(offers: dict[int, tuple[str, ...]]) -> dict[int, tuple[str, ...]]:
    for names in offers.values():
        for name in names:
            offer_sizes(name)
    return offers


class Knobs(Entry):
    """Section 4 of the rulebook; the defaults are the rules as they stand."""

    min_players: Count = 2
    max_players: Count = 6
    ap_dice: Annotated[int, Field(ge=1, le=10)] = 2
    ap_dice_kept: Annotated[int, Field(ge=1, le=10)] = 1
    madness_start: int = 3
    glory_start: int = 1
    glory_floor: int = 1
    hand_limit: Count = 3
    starting_equipment: Count = 3
    equipment_draw_per_turn: Count = 1
    explore_min_ap: Count = 1
    explore_max_ap: Count = 3
    explore_offers: Annotated[dict[int, tuple[str, ...]], AfterValidator(_readable)] = {
        1: ("1x1",),
        2: ("2x1", "1x3"),
        3: ("3x1", "1x1+1x3"),
    }
    join_price: Count = 2
    explorations_per_turn: Count = 1
    allow_both_explorations: bool = False
    allow_wasted_exploration: bool = False
    step_price: Count = 1
    steps_per_movement_phase: Annotated[int, Field(ge=1, le=20)] = 1
    start_field_visited: bool = True
    events_in_event_phase: Count = 1
    events_per_step: Count = 1
    fighter_cards_per_pass: Count = 3
    bystander_cards_per_pass: Count = 1
    bystander_range: Count = 1
    fight_die: Annotated[int, Field(ge=2, le=100)] = 6
    attacks_per_fight_phase: Count = 1
    attack_mandatory: bool = False
    held_fight_timing: Literal["fight_phase", "movement_phase"] = "fight_phase"
    equal_total_first: Literal["attacker", "defender"] = "attacker"
    reorder_each_pass: bool = True
    ability_default_frequency: Literal["once", "each_pass"] = "each_pass"
    held_psychopath_limit: Count = 1
    psychopath_win_destination: Literal["discard", "deck_bottom"] = "discard"
    lost_psychopath_destination: Literal["discard", "deck_bottom", "attacker"] = "discard"
    revenge_chain_limit: Count = 1
    glory_per_difference: Count = 1
    kill_margin: Annotated[int, Field(ge=1)] = 6
    kill_glory: Count = 1
    fame_card_glory: Count = 1
    fame_card_max_glory: Count = 2
    walk_low_fields: Count = 6
    walk_low_max_glory: Count = 2
    walk_high_fields: Count = 7
    walk_high_min_glory: Count = 3
    walk_glory: Count = 1
    quest_reward: Count = 1
    quest_majority: Annotated[int, Field(ge=0, le=99)] = 50
    """More than this percentage of all players must sign."""
    open_quest_limit: Count = 2
    weapon_limit: Count = 3
    shotgun_tokens: Count = 2
    pains_threshold: Count = 4
    pains_bonus: Count = 1
    old_car_ap: Count = 2
    petrol_ap: Count = 1
    petrol_ap_with_car: Count = 3
    binge_price: Count = 1
    shop_price: Count = 1
    shop_max: Count = 3
    caravan_price: Count = 1
    caravan_range: Annotated[int, Field(ge=1, le=10)] = 3
    fountain_price: Count = 1
    undead_madness: int = 2
    glory_target: int = 50
    round_cap: Annotated[int, Field(ge=1, le=200)] = 30

    variant_fight_triggers_head: bool = False
    variant_tie_gains_nothing: bool = False
    variant_psychopath_to_deck_bottom: bool = False
    variant_one_revenge_per_phase: bool = False
    variant_revenge_bonus: Count = 0
    variant_holder_cannot_attack: bool = False
    variant_one_fight_per_opponent: bool = False
    variant_refight_held: bool = False
    variant_no_rival_remark: bool = False

    @property
    def must_attack(self) -> bool:
        """Must the active player attack somebody on the same field? HEAD dropped the word "wants"."""
        return self.attack_mandatory or self.variant_fight_triggers_head

    @property
    def held_fight_in_movement(self) -> bool:
        """Is the held psychopath fought at the start of the movement phase?"""
        return self.held_fight_timing == "movement_phase" and not self.variant_fight_triggers_head

    @property
    def victor_goes_under_deck(self) -> bool:
        """Does a psychopath that beat a player go under the event deck?"""
        return self.psychopath_win_destination == "deck_bottom" or self.variant_psychopath_to_deck_bottom


PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "head": {
        "variant_fight_triggers_head": True,
        "variant_tie_gains_nothing": True,
        "variant_psychopath_to_deck_bottom": True,
        "variant_one_revenge_per_phase": True,
        "variant_revenge_bonus": 2,
        "variant_holder_cannot_attack": True,
        "variant_one_fight_per_opponent": True,
        "variant_refight_held": True,
        "variant_no_rival_remark": True,
    },
    "short": {"glory_target": 30},
}
