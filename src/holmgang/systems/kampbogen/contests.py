"""Contests of the combat book with exact odds: a roll against the grade, the brawl, effects and style waking."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from pydantic import Field

from holmgang.kernel.content import Entry
from holmgang.kernel.exact import Contest, Shares, spread
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.odds import NAMES, brawl_odds, effect_chance, raw_counts, rolls
from holmgang.systems.kampbogen.board.totals import graded, roll_total
from holmgang.systems.kampbogen.board.wounds import roll_wound
from holmgang.systems.kampbogen.knobs import GRADES, Knobs

BRAWLS_SHOWN = 8
"""A chain of brawl rolls has no end by itself; from this many hits on they are counted together."""


class RollNumbers(Entry):
    """A character's roll of the round against the combat grade."""

    ability: int = Field(4, ge=-20, le=40, description="KB-9.1: the talent that is added to the two dice")
    kamp: int = Field(1, ge=0, le=6, description="KB-4.2: the grade of the opponents, 0 easy to 6 epic")
    prepared: bool = Field(False, description="KB-25.2: the opponents are prepared")


def roll(numbers: RollNumbers, knobs: Knobs) -> Mapping[str, Shares]:
    """Above, equal or below the grade, the wound it deals, and the grade itself."""
    falls = list(rolls(knobs.dice))
    each = Fraction(1, len(falls))
    kamp, fumbles = GRADES[numbers.kamp], knobs.fumble_rule == "auto_fail"
    grades = spread((graded(dice, kamp, knobs, "KB-4.1").total, each) for dice in falls)
    found = []
    for dice in falls:
        total = roll_total(knobs, dice, numbers.ability, "strength", "KB-7.9", "KB-9.1").total
        fumbled = rules.is_fumble(dice, fumbles)
        found += [(rules.against(total, grade, fumbled), each * share) for grade, share in grades.items()]
    awake = frozenset(["prepared"] if numbers.prepared else [])
    wounds = spread((roll_wound(knobs, False, result, False, awake, False).total, share) for result, share in found)
    return {
        "against_the_grade": spread((NAMES[result], share) for result, share in found),
        "wound": wounds,
        "grade": grades,
    }


class BrawlNumbers(Entry):
    """A chain of brawl rolls: each that hits is followed by another."""

    brawl: int = Field(8, ge=2, le=13, description="KB-10.5: what the dice must reach")


def brawl(numbers: BrawlNumbers, knobs: Knobs) -> Mapping[str, Shares]:
    """Odds of the number of brawl rolls that hit before one misses."""
    hit = brawl_odds(knobs, numbers.brawl, False).works
    cap = min(knobs.brawl_chain_cap or BRAWLS_SHOWN, BRAWLS_SHOWN)
    chain = {hits: hit**hits * (1 - hit) for hits in range(cap)}
    chain[cap] = hit**cap
    return {"hits": {hits: share for hits, share in chain.items() if share}}


class WakingNumbers(Entry):
    """The effects and style that the master's dice set off."""

    kamp: int = Field(1, ge=0, le=6, description="KB-4.2: the grade of the opponents")


def waking(numbers: WakingNumbers, knobs: Knobs) -> Mapping[str, Shares]:
    """Odds that effects and combat style wake."""
    counts = raw_counts(knobs.dice)
    ways = sum(counts.values())
    effects = effect_chance(knobs, graded((), GRADES[numbers.kamp], knobs, "KB-4.1").total)
    styles = [(rules.style_wakes(raw, knobs.style_threshold), Fraction(n, ways)) for raw, n in counts.items()]
    return {
        "effects": spread([(awake, share) for awake, share in ((True, effects), (False, 1 - effects)) if share]),
        "style": spread(styles),
    }


CONTESTS = (
    Contest("roll", RollNumbers, ("KB-4.2", "KB-9.1"), roll),
    Contest("brawl", BrawlNumbers, ("KB-10.5",), brawl),
    Contest("waking", WakingNumbers, ("KB-5.2", "KB-6.1"), waking),
)
