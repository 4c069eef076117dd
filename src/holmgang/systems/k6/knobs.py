"""The house-rule knobs of k6, each with the value of the book (or our own where the book is silent)."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, ValidationInfo, field_validator, model_validator

from holmgang.kernel.content import Entry, Natural, unknown_name
from holmgang.kernel.messages import Translatable
from holmgang.systems.k6.content import SPEEDS

Positive = Annotated[int, Field(ge=1)]
DieSides = Annotated[int, Field(ge=2)]


class BandRunRounds(Entry):
    """The greatest number of rounds of running within each band (K6-5.2 to K6-5.6)."""

    contact: int = 0
    short: int = 1
    medium: int = 4
    long: int = 16

    @cached_property
    def limits(self) -> tuple[int, int, int, int]:
        """All of them, from the nearest on."""
        return self.contact, self.short, self.medium, self.long


class RangePenalty(Entry):
    """Modifier of a ranged attack by band (K6-19.1)."""

    contact: int = 0
    short: int = 0
    medium: int = -1
    long: int = -2


class ActionRounds(Entry):
    """Rounds that deeds off the list take (K6-4.3)."""

    crossbow_reload: int = 1
    shield_on_off: int = 1
    light_lantern: int = 1
    bind_arms: int = 1
    force_door: int = 2
    other: int = 1


class FreshDelay(Entry):
    """Rounds by which a runner must slow down to arrive fresh, by Strength (K6-12.4)."""

    strength_3: int = 0
    strength_2: int = 2
    strength_1: int = 4


class Splittable(Entry):
    """Limits to splitting the two successes of a hard thing, over rounds and over people (K6-20.7, K6-20.8)."""

    rounds: bool = True
    people: bool = True


class BladeCost(Entry):
    """Successes for a blade at the throat (K6-31.9)."""

    held: int = 1
    free: int = 2


class ImprovisedDamage(Entry):
    """Damage of things used as weapons (K6-32.5)."""

    least: int = 0
    most: int = 3

    @model_validator(mode="after")
    def _in_order(self) -> Self:
        if self.least > self.most:
            text = f"least is {self.least} and most is {self.most}; least may not be the larger"
            raise ValueError(Translatable(text, "least-above-most", least=str(self.least), most=str(self.most)))
        return self


def _climbs(ladder: tuple[str, ...]) -> tuple[str, ...]:
    """Rules and creatures name the speeds of the book, and count from them: any ladder begins with those."""
    if ladder[: len(SPEEDS)] != SPEEDS or len(set(ladder)) < len(ladder):
        known = ", ".join(SPEEDS)
        text = f"the ladder begins with {known}; faster steps may follow, each once"
        raise ValueError(Translatable(text, "speed-ladder", known=known))
    return ladder


class Knobs(Entry):
    """All knobs of section 3 of the rules; the clause stands in the description."""

    round_seconds: int = Field(3, description="K6-2.2")
    max_amendments_per_seat: Natural = Field(2, description="K6-3.7")
    action_rounds: ActionRounds = ActionRounds()
    die_sides: DieSides = Field(6, description="K6-8.1")
    band_run_rounds: BandRunRounds = BandRunRounds()
    speed_factor: Positive = Field(2, description="K6-6.1")
    speed_ladder: Annotated[tuple[str, ...], AfterValidator(_climbs)] = SPEEDS
    slow_steps: Natural = Field(1, description="K6-6.8")
    haste_steps: Natural = Field(1, description="K6-6.8")
    speed_cap_concentration: str = Field("walk", description="K6-6.5")
    speed_cap_leg_or_belly: str = Field("walk", description="K6-6.6")
    speed_cap_knocked_out: str = Field("crawl", description="K6-6.7")
    advantage_value: Natural = Field(1, description="K6-11.1")
    same_kind_stacks: bool = Field(False, description="K6-11.5")
    running_target_applies_to_charger: bool = Field(False, description="K6-11.18")
    surrounded_by: Positive = Field(2, description="K6-11.35")
    imposed_one_round_extra: Natural = Field(1, description="K6-11.34")
    clear_impairment_rounds: Positive = Field(1, description="K6-11.28")
    fatigue_after_rounds: Natural = Field(3, description="K6-12.2")
    fresh_delay_rounds: FreshDelay = FreshDelay()
    bookkeeping: Literal["hero", "bearer"] = Field("hero", description="K6-13.2")
    full_defence_bonus: int = Field(1, description="K6-14.1")
    break_bonus: int = Field(1, description="K6-15.1")
    break_keeps_held_penalty: bool = Field(True, description="K6-15.5")
    immobile_attribute: int = Field(0, description="K6-16.1")
    defence_floor_auto: bool = Field(True, description="K6-16.11")
    floor_keeps_cover: bool = Field(False, description="K6-16.14")
    multi_target_penalty: int = Field(-1, description="K6-17.3, per target")
    area_penalty: int = Field(0, description="K6-17.2, per target")
    two_target_ability_penalty: int = Field(0, description="K6-17.4, per target")
    spells_per_round: Natural = Field(1, description="K6-17.6")
    aim_bonus: int = Field(1, description="K6-18.1")
    feint_bonus: int = Field(1, description="K6-18.6")
    distract_penalty: int = Field(1, description="K6-18.9")
    range_penalty: RangePenalty = RangePenalty()
    few_pieces_limit: Natural = Field(5, description="K6-19.5")
    success_thresholds: tuple[int, int, int] = Field((0, 3, 6), description="K6-20.1")
    max_successes: Positive = Field(3, description="K6-20.1")
    draw_forbids_prevention: bool = Field(True, description="K6-20.10")
    cost_easy: Natural = Field(1, description="K6-20.5")
    cost_hard: Natural = Field(2, description="K6-20.6")
    hard_cost_splittable: Splittable = Splittable()
    wounds_per_attacker_and_target_per_round: Positive = Field(1, description="K6-21.8")
    armour_light: int = Field(1, description="K6-21.3")
    armour_heavy: int = Field(2, description="K6-21.3")
    shield_value: int = Field(1, description="K6-21.3")
    kz_success_on: Positive = Field(4, description="K6-21.10")
    armour_ignored_by: tuple[str, ...] = Field(("mental", "poison"), description="K6-21.11")
    added_damage_deducts_shield: bool = Field(False, description="K6-21.13")
    area_damage_roll: Literal["per_target", "once"] = Field("per_target", description="K6-21.15")
    knockout_at: int = Field(0, description="K6-22.1")
    death_divisor: Positive = Field(2, description="K6-22.13")
    serious_min: int = Field(3, description="K6-22.4")
    serious_cost: Natural = Field(1, description="K6-22.4")
    outside_armour_cost: Natural = Field(1, description="K6-23.1")
    grab_shield_cost: Natural = Field(1, description="K6-23.8")
    remove_piece_cost: Natural = Field(1, description="K6-23.3")
    push_metres_per_diff: Natural = Field(1, description="K6-25.1")
    push_min_m: Natural = Field(0, description="K6-25.3")
    hazard_cost: Natural = Field(2, description="K6-25.4")
    push_into_other_cost: Natural = Field(2, description="K6-25.10")
    story_immunity: bool = Field(False, description="K6-25.9")
    flee_back_penalty: int = Field(1, description="K6-26.7")
    flee_lead_run_rounds: Natural = Field(1, description="K6-26.12")
    chase_speed_bonus: Natural = Field(2, description="K6-26.15")
    chase_gone_at: Positive = Field(5, description="K6-26.15")
    gag_cost: Natural = Field(2, description="K6-28.1")
    prevent_cast_cost: Natural = Field(2, description="K6-28.14")
    disarm_cost: Natural = Field(2, description="K6-30.1")
    disarm_third_success: Literal["place_or_take", "place", "take", "nothing"] = Field(
        "place_or_take", description="K6-30.5"
    )
    concentration_breaks_at: Natural = Field(1, description="K6-28.8")
    hold_both_arms_cost: Natural = Field(2, description="K6-31.3")
    blade_at_throat_cost: BladeCost = BladeCost()
    improvised_damage_range: ImprovisedDamage = ImprovisedDamage()
    opt_aim: bool = Field(True, description="K6-33.2")
    opt_full_defence: bool = Field(True, description="K6-33.2")
    opt_break_disadvantage: bool = Field(True, description="K6-33.2")
    opt_immobile: bool = Field(True, description="K6-33.2")
    opt_ambush: bool = Field(True, description="K6-33.2")
    opt_multi_target: bool = Field(True, description="K6-33.2")
    opt_feint: bool = Field(True, description="K6-33.2")
    opt_distract: bool = Field(True, description="K6-33.2")
    objection_window: bool = Field(True, description="K6-13.5, where a master is asked")
    rounds_limit: Positive = Field(50, description="house, G28: a fight that lasts longer is a draw")
    contact_metres: Positive = Field(5, description="house: who is pushed so far is no longer at contact")

    @field_validator("speed_cap_concentration", "speed_cap_leg_or_belly", "speed_cap_knocked_out")
    @classmethod
    def _is_on_the_ladder(cls, cap: str, info: ValidationInfo) -> str:
        ladder = info.data.get("speed_ladder", (cap,))  # one that is wrong has been told already
        if cap not in ladder:
            raise ValueError(unknown_name(Translatable("step of the speed ladder", "speed-step"), cap, ladder))
        return cap
