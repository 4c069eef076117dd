"""The contest of Země psychopatů that can be counted out: a fight with given madness and cards."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from pydantic import Field

from holmgang.kernel.content import Entry
from holmgang.kernel.exact import Contest, Shares, spread
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board.totals import GloryStakes, judge
from holmgang.systems.psychopaths.knobs import Knobs

NAMES = {rules.ATTACKER: "victory", rules.TIE: "tie", rules.DEFENDER: "defeat"}


class FightNumbers(Entry):
    """A fight: two dice, two madnesses, and what cards and abilities add on either side."""

    madness: int = Field(3, ge=0, le=30, description="PS-11.1: of the attacker")
    modifiers: int = Field(0, ge=-20, le=20, description="PS-10.9: what the attacker's cards and abilities add")
    other_madness: int = Field(3, ge=0, le=30, description="PS-11.1: of the defender")
    other_modifiers: int = Field(0, ge=-20, le=20, description="PS-10.9: what the defender's cards and abilities add")


def fight(numbers: FightNumbers, knobs: Knobs) -> Mapping[str, Shares]:
    """Return the odds of a fight: who wins, by how much, and whether it kills."""
    faces = range(1, knobs.fight_die + 1)
    each = Fraction(1, len(faces) ** 2)
    results, margins, glory, kills = [], [], [], []
    at_stake = GloryStakes((knobs.glory_target, knobs.glory_target))  # far above any floor
    for own, other in product(faces, faces):
        totals = (
            _total(own, numbers.madness, numbers.modifiers),
            _total(other, numbers.other_madness, numbers.other_modifiers),
        )
        verdict = judge(knobs, totals, at_stake)
        sign = {rules.ATTACKER: 1, rules.DEFENDER: -1}.get(verdict.winner, 0)
        results.append((NAMES[verdict.winner], each))
        margins.append((sign * verdict.margin, each))
        glory.append((verdict.changes[rules.ATTACKER].total, each))
        kills.append((verdict.kill, each))
    return {"result": spread(results), "glory": spread(glory), "margin": spread(margins), "kill": spread(kills)}


def _total(die: int, madness: int, modifiers: int) -> int:
    own = Sum.of(die, "die", "PS-11.1"), Sum.of(madness, "madness", "PS-11.1"), Sum.of(modifiers, "cards", "PS-10.9")
    return rules.total(*own).total


CONTESTS = (Contest("fight", FightNumbers, ("PS-10.9", "PS-15.3"), fight),)
