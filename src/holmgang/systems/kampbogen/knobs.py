"""House rules: every number and every open reading of the combat book, with its default."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import AfterValidator, Field

from holmgang.kernel.content import Entry
from holmgang.kernel.messages import Translatable
from holmgang.systems.kampbogen import rules

GRADES = ("easy", "normal", "difficult", "severe", "harsh", "unreasonable", "epic")
PLACE_OF_GRADE = {name: place for place, name in enumerate(GRADES)}
GradeName = Literal["easy", "normal", "difficult", "severe", "harsh", "unreasonable", "epic"]

GRADE_VALUES = {"lef5": (0, 5, 10, 15, 20, 25, 30), "compact": (1, 2, 3, 4, 5, 6, 7)}
_SOURCES = {
    "grade_dice": rules.FROM_DICE,
    "grade_total": rules.FROM_TOTAL,
    "separate_roll": rules.FROM_SEPARATE_ROLL,
}
_GRADE_FROM = {"lowest": rules.LOWEST, "highest": rules.HIGHEST, "mean_down": rules.MEAN_DOWN}
_OTHER_ACTION = {"never": rules.NEVER, "on_failure": rules.ON_FAILURE, "always": rules.ALWAYS}


def _a_fraction(text: str) -> str:
    try:
        share = Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise ValueError(Translatable("is not a fraction like 1/3", "no-fraction")) from None
    if not 0 <= share <= 1:
        raise ValueError(Translatable("must lie between 0 and 1", "share-range"))
    return text


MOST = 10_000
Count = Annotated[int, Field(ge=0, le=MOST)]
AtLeastOne = Annotated[int, Field(ge=1, le=MOST)]
Whole = Annotated[int, Field(ge=-MOST, le=MOST)]


class RollStakes(NamedTuple):
    """Damage by a combat roll above and equal to the grade; and what equal, below, a brawl and another use may cost."""

    hit: int
    tie: int
    own_tie: int
    own_fail: int
    brawling: int
    other_use: int


class Knobs(Entry):
    """All knobs of the combat book, each described by the clauses it belongs to."""

    dice_count: int = Field(default=2, ge=1, le=6, description="KB-4.2, KB-7.1")
    dice_sides: int = Field(default=6, ge=2, le=20, description="KB-4.2, KB-7.1")
    grade_values: Literal["lef5", "compact"] | Annotated[tuple[Whole, ...], Field(min_length=7, max_length=7)] = Field(
        default="lef5", description="KB-4.2"
    )
    grade_from: Literal["lowest", "highest", "mean_down"] = Field(default="lowest", description="KB-4.4")

    effect_threshold: Whole = Field(default=8, description="KB-5.2")
    effect_roll_source: Literal["grade_dice", "grade_total", "separate_roll"] = Field(
        default="grade_dice", description="KB-5.2"
    )
    effect_identity_includes_amount: bool = Field(default=False, description="KB-5.7")
    same_effect_per_round: AtLeastOne = Field(default=1, description="KB-5.4")
    style_threshold: Whole = Field(default=10, description="KB-6.1")
    style_scope: tuple[Literal["combat_roll", "brawl", "manoeuvre", "counter_effect"], ...] = Field(
        default=("combat_roll",), description="KB-6.4"
    )
    style_binds_driver: bool = Field(default=False, description="KB-24.11")

    rolls_per_round: int = Field(default=1, ge=1, le=3, description="KB-7.4")
    fumble_rule: Literal["auto_fail", "off"] = Field(default="auto_fail", description="KB-7.6")
    rise_rule: Literal["off", "advance"] = Field(default="off", description="KB-7.7")
    soul_rule: Literal["off", "double_six"] = Field(default="off", description="KB-7.8")

    ward_on_tie: bool = Field(default=True, description="KB-8.4")
    hit_damage: Count = Field(default=1, description="KB-9.4")
    tie_damage_opponent: Count = Field(default=1, description="KB-9.5")
    tie_damage_character: Count = Field(default=1, description="KB-9.5")
    fail_damage: Count = Field(default=1, description="KB-9.6")

    brawl_auto_damage: Count = Field(default=1, description="KB-10.1")
    brawl_auto_stacks: bool = Field(default=False, description="KB-10.2")
    brawl_roll_damage: Count = Field(default=1, description="KB-10.5")
    brawl_grade_damage: Count = Field(default=1, description="KB-10.8")
    brawl_requires_value: bool = Field(default=False, description="KB-10.9")
    brawl_chain_cap: AtLeastOne | None = Field(default=None, description="KB-10.11")
    default_brawl_value: Whole = Field(default=10, description="KB-10.1")

    manoeuvre_on_tie: bool = Field(default=True, description="KB-11.2")
    manoeuvre_mode: Literal["redirect", "strike"] = Field(default="redirect", description="KB-11.3, KB-11.4")
    manoeuvre_damage: Count = Field(default=1, description="KB-11.4")

    opponent_out_at: Count = Field(default=0, description="KB-12.3")
    character_out_at: int = Field(default=-1, ge=-1, le=0, description="KB-14.5")
    exposed_other_action: Literal["never", "on_failure", "always"] = Field(default="on_failure", description="KB-13.7")
    exposure_limits_rolls: bool = Field(default=True, description="KB-9.7")

    challenge_before_grade: bool = Field(default=True, description="KB-3.3")
    challenge_damage: Count = Field(default=1, description="KB-3.9")
    late_join: bool = Field(default=True, description="KB-1.6")
    breakout_tie_counts: bool = Field(default=False, description="KB-15.6")
    pursuit_default: bool = Field(default=False, description="KB-15.8")
    opponent_morale: Literal["third", "off"] = Field(default="third", description="KB-17.4")
    morale_fraction: Annotated[str, AfterValidator(_a_fraction)] = Field(default="1/3", description="KB-17.4")
    loot_per_opponent: Count = Field(default=1, description="KB-18.1")
    money_default: Count = Field(default=0, description="KB-18.4")

    holdup_literal: bool = Field(default=False, description="KB-19.4")
    sneak_on_tie: bool = Field(default=True, description="KB-20.4")
    aimed_shot_weapons: tuple[str, ...] = Field(default=("rifle", "bow", "crossbow"), description="KB-20.3")
    ambush_damage: Count = Field(default=2, description="KB-21.2")
    ambush_rounds: Count = Field(default=1, description="KB-21.2, KB-21.8")
    ambush_mode: Literal["cannot_fight", "damage_only"] = Field(default="cannot_fight", description="KB-21.3")
    indirect_damage: Count = Field(default=1, description="KB-22.3")
    indirect_default_grade: GradeName = Field(default="normal", description="KB-22.2")

    vehicle_hit_damage: Count = Field(default=1, description="KB-24.2")
    vehicle_tie_damage_opponent: Count = Field(default=1, description="KB-24.3")
    vehicle_tie_break: Count = Field(default=1, description="KB-24.3")
    vehicle_fail_break: Count = Field(default=1, description="KB-24.4, KB-24.13")
    vehicle_burn_out_at: Whole = Field(default=-1, description="KB-24.5")
    driver_may_brawl: bool = Field(default=False, description="KB-24.13")
    max_rounds: AtLeastOne = Field(default=100, description="KB-2.8")

    # What the arithmetic reads: the same knobs as numbers.

    @cached_property
    def dice(self) -> tuple[int, ...]:
        """The dice of every roll, by sides."""
        return (self.dice_sides,) * self.dice_count

    @cached_property
    def values(self) -> tuple[int, ...]:
        """The values of the grades, from easy to epic."""
        given = self.grade_values
        return GRADE_VALUES[given] if isinstance(given, str) else given

    @cached_property
    def effect_source(self) -> int:
        """``effect_roll_source`` as the arithmetic wants it."""
        return _SOURCES[self.effect_roll_source]

    @cached_property
    def kamp_rule(self) -> int:
        """``grade_from`` as the arithmetic wants it."""
        return _GRADE_FROM[self.grade_from]

    def stakes(self, driving: bool) -> RollStakes:
        """Return the damage that a roll of the round can do and cost; a driver's vehicle pays."""
        return self._stakes_at_the_wheel if driving else self._stakes_on_foot

    @cached_property
    def _stakes_at_the_wheel(self) -> RollStakes:
        fail = self.vehicle_fail_break
        tie = self.vehicle_tie_damage_opponent
        return RollStakes(self.vehicle_hit_damage, tie, self.vehicle_tie_break, fail, fail, fail)

    @cached_property
    def _stakes_on_foot(self) -> RollStakes:
        return RollStakes(
            self.hit_damage,
            self.tie_damage_opponent,
            self.tie_damage_character,
            self.fail_damage,
            self.brawl_grade_damage,
            self.fail_damage,
        )

    @cached_property
    def other_action(self) -> int:
        """``exposed_other_action`` as the arithmetic wants it."""
        return _OTHER_ACTION[self.exposed_other_action]

    @cached_property
    def morale_share(self) -> tuple[int, int]:
        """Numerator and denominator of the morale fraction."""
        share = Fraction(self.morale_fraction)
        return share.numerator, share.denominator


PRESETS: dict[str, dict[str, Any]] = {
    "compact": {"grade_values": "compact"},
    "middle": {"grade_values": [0, 3, 6, 9, 12, 15, 18]},
    "letter": {"holdup_literal": True, "opponent_morale": "off"},
}
"""``compact`` for quick play with small abilities, ``middle`` between it and the default, and ``letter``, where the
book's slips and silences are kept."""
