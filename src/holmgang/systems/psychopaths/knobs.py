"""The knobs of the house: every number and switch of the rulebook that a table may set otherwise.

The letter of the sources is the default. The preset ``gentler`` has what we invented to soften it: a floor of glory,
nothing to win from a player at the floor, one held psychopath. ``old_cities`` gives abandoned and cursed cities a
meaning. ``first_house`` has the house defaults of the first rules version. The variant switches come from the newer
edition of the sources (HEAD); the preset ``head`` turns all of them on.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Annotated, Any, Final, Literal, NamedTuple

from pydantic import AfterValidator, Field

from holmgang.kernel.content import Entry, Narrows
from holmgang.kernel.messages import Translatable

Count = Annotated[int, Field(ge=0, le=1000)]
OFFER: Final = re.compile(r"(\d)x([13])(?:\+(\d)x([13]))?")


@lru_cache(maxsize=256)
def offer_sizes(offer: str) -> tuple[int, int]:
    """Return the numbers of one-field and three-field areas that an offer such as ``1x1+1x3`` draws."""
    found = OFFER.fullmatch(offer)
    if found is None:
        text = f"{offer!r} is not an offer: write 2x1, 1x3 or 1x1+1x3"
        raise ValueError(Translatable(text, "no-offer", offer=repr(offer)))
    ones = threes = 0
    for count, size in ((found[1], found[2]), (found[3], found[4])):
        if size == "1":
            ones += int(count)
        elif size == "3":
            threes += int(count)
    return ones, threes


class Offer(NamedTuple):
    """A draw with its price."""

    id: str
    price: int
    ones: int
    threes: int


def _readable(offers: dict[int, tuple[str, ...]]) -> dict[int, tuple[str, ...]]:
    for names in offers.values():
        for name in names:
            offer_sizes(name)
    return offers


class Knobs(Entry):
    """Section 4 of the rulebook; the defaults are the rules as they stand."""

    min_players: Count = Field(2, description="PS-2.9")
    max_players: Count = Field(6, description="PS-2.9, PS-22.5")
    ap_dice: Annotated[int, Field(ge=1, le=10)] = Field(2, description="PS-4.1")
    ap_dice_kept: Annotated[int, Field(ge=1, le=10)] = Field(1, description="PS-4.2")
    madness_start: int = Field(3, description="PS-2.6")
    glory_start: int = Field(1, description="PS-2.6")
    glory_floor: Annotated[int | None, Narrows("PS-15.3", off=None)] = Field(None, description="PS-15.5")
    beaten_at_floor: Annotated[Literal["nothing", "full"], Narrows("PS-15.3", off="full")] = Field(
        "full", description="PS-15.9"
    )
    """The gain from a player who already stood at the floor and had nothing to lose."""
    hand_limit: Count = Field(3, description="PS-2.7, PS-17.5")
    starting_equipment: Count = Field(3, description="PS-2.8")
    equipment_draw_per_turn: Count = Field(1, description="PS-3.3")
    explore_min_ap: Count = Field(1, description="PS-6.5")
    explore_max_ap: Count = Field(3, description="PS-6.5")
    explore_offers: Annotated[dict[int, tuple[str, ...]], AfterValidator(_readable)] = Field(
        {1: ("1x1",), 2: ("2x1", "1x3"), 3: ("3x1", "1x1+1x3")}, description="PS-6.6"
    )
    join_price: Count = Field(2, description="PS-6.11")
    explorations_per_turn: Count = Field(1, description="PS-6.4")
    allow_both_explorations: bool = Field(False, description="PS-6.3")
    allow_wasted_exploration: bool = Field(False, description="PS-6.14")
    step_price: Count = Field(1, description="PS-8.4")
    steps_per_movement_phase: Annotated[int, Field(ge=1, le=20)] = Field(1, description="PS-8.7")
    start_field_visited: bool = Field(True, description="PS-8.3, PS-3.4")
    events_in_event_phase: Count = Field(1, description="PS-7.1")
    events_per_step: Count = Field(1, description="PS-8.10")
    fighter_cards_per_pass: Count = Field(3, description="PS-10.10")
    bystander_cards_per_pass: Count = Field(1, description="PS-10.10")
    bystander_range: Count = Field(1, description="PS-10.7")
    fight_die: Annotated[int, Field(ge=2, le=100)] = Field(6, description="PS-11.1, PS-12.1")
    attacks_per_fight_phase: Count = Field(1, description="PS-9.7")
    attack_mandatory: bool = Field(False, description="PS-9.6")
    held_fight_timing: Literal["fight_phase", "movement_phase"] = Field("fight_phase", description="PS-10.3")
    equal_total_first: Literal["attacker", "defender"] = Field("attacker", description="PS-11.7")
    reorder_each_pass: bool = Field(True, description="PS-11.6")
    ability_default_frequency: Literal["once", "each_pass"] = Field("each_pass", description="PS-12.8")
    held_psychopath_limit: Annotated[Count | None, Narrows("PS-12.13", off=None)] = Field(None, description="PS-12.14")
    psychopath_win_destination: Literal["discard", "deck_bottom"] = Field("discard", description="PS-12.11")
    lost_psychopath_destination: Literal["discard", "deck_bottom", "attacker"] = Field("discard", description="PS-13.6")
    revenge_chain_limit: Count = Field(1, description="PS-14.6")
    glory_per_difference: Count = Field(1, description="PS-15.3")
    kill_margin: Annotated[int, Field(ge=1)] = Field(6, description="PS-15.7")
    kill_glory: Count = Field(1, description="PS-21.4")
    fame_card_glory: Count = Field(1, description="PS-21.2")
    fame_card_max_glory: Count = Field(2, description="PS-21.2")
    walk_low_fields: Count = Field(6, description="PS-21.5")
    walk_low_max_glory: Count = Field(2, description="PS-21.5")
    walk_high_fields: Count = Field(7, description="PS-21.6")
    walk_high_min_glory: Count = Field(3, description="PS-21.6")
    walk_glory: Count = Field(1, description="PS-21.5, PS-21.6")
    quest_reward: Count = Field(1, description="PS-20.4")
    quest_majority: Annotated[int, Field(ge=0, le=99)] = Field(50, description="PS-20.2")
    """More than this percentage of all players must sign."""
    open_quest_limit: Count = Field(2, description="PS-20.9")
    weapon_limit: Count = Field(3, description="PS-18.9")
    shotgun_tokens: Count = Field(2, description="PS-18.18")
    pains_threshold: Count = Field(4, description="PS-4.4")
    pains_bonus: Count = Field(1, description="PS-4.4")
    old_car_ap: Count = Field(2, description="PS-18.23")
    petrol_ap: Count = Field(1, description="PS-18.24")
    petrol_ap_with_car: Count = Field(3, description="PS-18.24")
    binge_price: Count = Field(1, description="PS-19.5")
    shop_price: Count = Field(1, description="PS-19.6")
    shop_max: Count = Field(3, description="PS-19.6")
    caravan_price: Count = Field(1, description="PS-19.9")
    caravan_range: Annotated[int, Field(ge=1, le=10)] = Field(3, description="PS-19.9")
    fountain_price: Count = Field(1, description="PS-19.13")
    abandoned_city_cards: Count = Field(0, description="PS-19.14")
    cursed_city_madness: Annotated[int, Field(ge=-10, le=10)] = Field(0, description="PS-19.15")
    undead_madness: int = Field(2, description="PS-19.11")
    glory_target: int = Field(50, description="PS-23.1")
    glory_leap: Count = Field(5, description="PS-23.4")
    """A player further below the target at the start of the last turn must hold it for another round."""
    open_table: bool = Field(False, description="PS-20.10, PS-22.1")
    """Between turns players may come, go and agree on quests."""
    round_cap: Annotated[int, Field(ge=1, le=200)] = Field(30, description="PS-23.2")

    variant_fight_triggers_head: bool = Field(False, description="PS-9.6, PS-10.3")
    variant_tie_gains_nothing: bool = Field(False, description="PS-11.13")
    variant_psychopath_to_deck_bottom: bool = Field(False, description="PS-12.11")
    variant_one_revenge_per_phase: bool = Field(False, description="PS-14.6")
    variant_revenge_bonus: Count = Field(0, description="PS-11.11")
    variant_holder_cannot_attack: bool = Field(False, description="PS-9.8")
    variant_one_fight_per_opponent: bool = Field(False, description="PS-9.6")
    variant_refight_held: bool = Field(False, description="PS-9.1")
    variant_no_rival_remark: bool = Field(False, description="PS-13.11")

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """The draws with their prices, the cheapest first (PS-6.5, PS-6.6)."""
        return tuple(
            Offer(name, price, *offer_sizes(name))
            for price, names in sorted(self.explore_offers.items())
            if self.explore_min_ap <= price <= self.explore_max_ap
            for name in names
        )

    @property
    def attacks_allowed(self) -> int | None:
        """The most attacks of a fight phase; None: one against each opponent (newer edition)."""
        return None if self.variant_one_fight_per_opponent else self.attacks_per_fight_phase

    @property
    def must_attack(self) -> bool:
        """Tell if the active player must attack a player on the same field: HEAD dropped the word "wants"."""
        return self.attack_mandatory or self.variant_fight_triggers_head

    @property
    def held_fight_in_movement(self) -> bool:
        """Tell if the held psychopath is fought at the start of the movement phase."""
        return self.held_fight_timing == "movement_phase" and not self.variant_fight_triggers_head

    @property
    def victor_goes_under_deck(self) -> bool:
        """Tell if a psychopath that beat a player goes under the event deck."""
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
    "old_cities": {"abandoned_city_cards": 1, "cursed_city_madness": -1},
    "gentler": {"glory_floor": 1, "beaten_at_floor": "nothing", "held_psychopath_limit": 1},
    "first_house": {"glory_floor": 1, "held_psychopath_limit": 1, "glory_leap": 1000},
}
