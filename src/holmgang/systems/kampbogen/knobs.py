"""House rules: every number and every open reading of the combat book, with its default."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from holmgang.kernel.content import Entry
from holmgang.systems.kampbogen import rules

GRADES = ("easy", "normal", "difficult", "severe", "harsh", "unreasonable", "epic")
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
        raise ValueError("is not a fraction like 1/3") from None
    if not 0 <= share <= 1:
        raise ValueError("must lie between 0 and 1")
    return text


class Knobs(Entry):
    """All knobs of the combat book. The clause each belongs to stands in ``docs/systems/kampbogen.md``."""

    dice_count: int = Field(default=2, ge=1, le=6)
    dice_sides: int = Field(default=6, ge=2, le=20)
    grade_values: Literal["lef5", "compact"] | Annotated[list[int], Field(min_length=7, max_length=7)] = "lef5"
    grade_from: Literal["lowest", "highest", "mean_down"] = "lowest"

    effect_threshold: int = 8
    effect_roll_source: Literal["grade_dice", "grade_total", "separate_roll"] = "grade_dice"
    effect_identity_includes_amount: bool = False
    same_effect_per_round: int = Field(default=1, ge=1)
    style_threshold: int = 10
    style_scope: tuple[Literal["combat_roll", "brawl", "manoeuvre", "counter_effect"], ...] = ("combat_roll",)
    style_binds_driver: bool = False

    rolls_per_round: int = Field(default=1, ge=1, le=3)
    fumble_rule: Literal["auto_fail", "off"] = "auto_fail"
    rise_rule: Literal["off", "advance"] = "off"
    soul_rule: Literal["off", "double_six"] = "off"

    ward_on_tie: bool = True
    hit_damage: int = Field(default=1, ge=0)
    tie_damage_opponent: int = Field(default=1, ge=0)
    tie_damage_character: int = Field(default=1, ge=0)
    fail_damage: int = Field(default=1, ge=0)

    brawl_auto_damage: int = Field(default=1, ge=0)
    brawl_auto_stacks: bool = False
    brawl_roll_damage: int = Field(default=1, ge=0)
    brawl_grade_damage: int = Field(default=1, ge=0)
    brawl_requires_value: bool = False
    brawl_chain_cap: int | None = Field(default=None, ge=1)
    default_brawl_value: int = 10

    manoeuvre_on_tie: bool = True
    manoeuvre_mode: Literal["redirect", "strike"] = "redirect"
    manoeuvre_damage: int = Field(default=1, ge=0)

    opponent_out_at: int = Field(default=0, ge=0)
    character_out_at: int = Field(default=-1, ge=-1, le=0)
    exposed_other_action: Literal["never", "on_failure", "always"] = "on_failure"
    exposure_limits_rolls: bool = True

    challenge_before_grade: bool = True
    challenge_damage: int = Field(default=1, ge=0)
    late_join: bool = True
    breakout_tie_counts: bool = False
    pursuit_default: bool = False
    opponent_morale: Literal["third", "off"] = "third"
    morale_fraction: Annotated[str, AfterValidator(_a_fraction)] = "1/3"
    loot_per_opponent: int = Field(default=1, ge=0)
    money_default: int = Field(default=0, ge=0)

    holdup_literal: bool = False
    sneak_on_tie: bool = True
    aimed_shot_weapons: tuple[str, ...] = ("rifle", "bow", "crossbow")
    ambush_damage: int = Field(default=2, ge=0)
    ambush_rounds: int = Field(default=1, ge=0)
    ambush_mode: Literal["cannot_fight", "damage_only"] = "cannot_fight"
    indirect_damage: int = Field(default=1, ge=0)
    indirect_default_grade: GradeName = "normal"

    vehicle_hit_damage: int = Field(default=1, ge=0)
    vehicle_tie_damage_opponent: int = Field(default=1, ge=0)
    vehicle_tie_break: int = Field(default=1, ge=0)
    vehicle_fail_break: int = Field(default=1, ge=0)
    vehicle_burn_out_at: int = -1
    driver_may_brawl: bool = False
    max_rounds: int = Field(default=100, ge=1)

    # What the arithmetic reads: the same knobs as numbers.

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice of every roll, by sides."""
        return (self.dice_sides,) * self.dice_count

    @property
    def values(self) -> tuple[int, ...]:
        """What each grade adds, from easy to epic."""
        given = self.grade_values
        return GRADE_VALUES[given] if isinstance(given, str) else tuple(given)

    @property
    def effect_source(self) -> int:
        """``effect_roll_source`` as the arithmetic wants it."""
        return _SOURCES[self.effect_roll_source]

    @property
    def kamp_rule(self) -> int:
        """``grade_from`` as the arithmetic wants it."""
        return _GRADE_FROM[self.grade_from]

    @property
    def other_action(self) -> int:
        """``exposed_other_action`` as the arithmetic wants it."""
        return _OTHER_ACTION[self.exposed_other_action]

    @property
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
