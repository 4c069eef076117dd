"""Contests with exact odds: the bare numbers of one attack (K6-8, K6-9, K6-20, K6-21)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from pydantic import Field

from holmgang.kernel.content import Entry
from holmgang.kernel.exact import Contest, Shares, spread, successes_of
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board.rolls import how_many
from holmgang.systems.k6.board.wounds import hit_chance
from holmgang.systems.k6.knobs import Knobs


class BlowNumbers(Entry):
    """The numbers of one attack against a defence."""

    attribute: int = Field(2, ge=-10, le=20, description="K6-8.1: what the attacker rolls with")
    modifiers: int = Field(0, ge=-10, le=10, description="K6-11.1: advantages and disadvantages of the attacker")
    defence: int = Field(2, ge=-10, le=20, description="K6-9.1: what the defender rolls with")
    defence_modifiers: int = Field(0, ge=-10, le=10, description="K6-11.1: those of the defender")
    damage: int = Field(0, ge=-5, le=20, description="K6-21.1: of the weapon")
    damage_dice: int = Field(0, ge=0, le=6, description="K6-21.10: dice of a spell or a special weapon")
    armour: int = Field(0, ge=0, le=10, description="K6-21.3")
    shield: int = Field(0, ge=0, le=5, description="K6-21.3")
    resistance: int = Field(0, ge=-10, le=10, description="K6-21.1: to this kind of damage")


def blow(numbers: BlowNumbers, knobs: Knobs) -> Mapping[str, Shares]:
    """Return successes, difference and the lives of a wound, if the attacker buys one (a failure takes none)."""
    sides = range(1, knobs.die_sides + 1)
    each = Fraction(1, len(sides) ** 2)
    edge = rules.difference(numbers.attribute, numbers.defence, numbers.modifiers, numbers.defence_modifiers)
    diffs = spread((edge + own - other, each) for own, other in product(sides, sides))
    successes = spread((how_many(knobs, diff), share) for diff, share in diffs.items())
    hits = successes_of(numbers.damage_dice, hit_chance(knobs))
    wounds = spread(
        (_wound(numbers, diff, extra, won=how_many(knobs, diff) > 0), share * chance)
        for (diff, share), (extra, chance) in product(diffs.items(), hits.items())
    )
    return {"successes": successes, "wound": wounds, "difference": diffs}


def _wound(numbers: BlowNumbers, diff: int, extra: int, *, won: bool) -> int:
    if not won:
        return 0
    return rules.wound(diff, numbers.damage + extra, numbers.armour, numbers.shield, numbers.resistance)


CONTESTS = (Contest("blow", BlowNumbers, ("K6-20.1", "K6-21.1"), blow),)
