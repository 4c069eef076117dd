"""Contests of the combat book that can be counted out: a roll against the grade, the brawl, what the dice wake."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from pydantic import Field

from holmgang.kernel.content import Entry
from holmgang.kernel.contests import Contest, Shares, spread
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.odds import NAMES
from holmgang.systems.kampbogen.knobs import Knobs

BRAWLS_SHOWN = 8
"""A chain of brawl rolls has no end by itself; from this many hits on they are counted together."""


class Roll(Entry):
    """A character's roll of the round against the combat grade."""

    ability: int = Field(4, ge=-20, le=40, description="KB-9.1: the talent that is added to the two dice")
    kamp: int = Field(1, ge=0, le=6, description="KB-4.2: the grade of the opponents, 0 easy to 6 epic")
    prepared: bool = Field(False, description="KB-25.2: the opponents are prepared")


def roll(numbers: Roll, knobs: Knobs) -> Mapping[str, Shares]:
    """Above, equal or below the grade, the wound it deals, and the grade itself."""
    throws = list(product(range(1, knobs.dice_sides + 1), repeat=knobs.dice_count))
    each = Fraction(1, len(throws))
    value = rules.grade_value(numbers.kamp, knobs.values)
    fumbles = knobs.fumble_rule == "auto_fail"
    grades = spread((rules.combat_grade(dice, value), each) for dice in throws)
    found = [
        (rules.against(rules.raw(dice) + numbers.ability, grade, rules.is_fumble(dice, fumbles)), each * share)
        for dice, (grade, share) in product(throws, grades.items())
    ]
    stakes = knobs.stakes(driving=False)
    wounds = spread(
        (rules.grade_wound(result, numbers.prepared, stakes.hit, stakes.tie), share) for result, share in found
    )
    return {
        "against_the_grade": spread((NAMES[result], share) for result, share in found),
        "wound": wounds,
        "grade": grades,
    }


class Brawl(Entry):
    """A chain of brawl rolls: each that hits is followed by another."""

    brawl: int = Field(8, ge=2, le=13, description="KB-10.5: what the dice must reach")


def brawl(numbers: Brawl, knobs: Knobs) -> Mapping[str, Shares]:
    """How many brawl rolls hit before one misses."""
    throws = list(product(range(1, knobs.dice_sides + 1), repeat=knobs.dice_count))
    hit = Fraction(sum(rules.brawl_hits(rules.raw(dice), numbers.brawl) for dice in throws), len(throws))
    cap = min(knobs.brawl_chain_cap or BRAWLS_SHOWN, BRAWLS_SHOWN)
    chain = {hits: hit**hits * (1 - hit) for hits in range(cap)}
    chain[cap] = hit**cap
    return {"hits": {hits: share for hits, share in chain.items() if share}}


class Waking(Entry):
    """What the master's dice for the grade set off."""

    kamp: int = Field(1, ge=0, le=6, description="KB-4.2: the grade of the opponents")


def waking(numbers: Waking, knobs: Knobs) -> Mapping[str, Shares]:
    """How often effects and combat style wake."""
    throws = list(product(range(1, knobs.dice_sides + 1), repeat=knobs.dice_count))
    each = Fraction(1, len(throws))
    value = rules.grade_value(numbers.kamp, knobs.values)
    effects, styles = [], []
    for dice in throws:
        shown, total = rules.raw(dice), rules.combat_grade(dice, value)
        effects.append((rules.effects_wake(knobs.effect_source, shown, total, shown, knobs.effect_threshold), each))
        styles.append((rules.style_wakes(shown, knobs.style_threshold), each))
    return {"effects": spread(effects), "style": spread(styles)}


CONTESTS = (
    Contest("roll", Roll, ("KB-4.2", "KB-9.1"), roll),
    Contest("brawl", Brawl, ("KB-10.5",), brawl),
    Contest("waking", Waking, ("KB-5.2", "KB-6.1"), waking),
)
