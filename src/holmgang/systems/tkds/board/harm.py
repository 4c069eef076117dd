"""Harm: all that takes Health from a creature, and how much of what is rolled it deals (TK-10.6, TK-10.7, TK-10.10).

Weapons, spells, flasks, bursts, fire, falls and water are all a :class:`Harm`. Play, options, odds and computer players
ask here how much one deals; :mod:`holmgang.systems.tkds.flow.harm` carries it out.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell, Footprint
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import Fight
from holmgang.systems.tkds.state import DYING, NO_DICE, Creature

Dice = tuple[int, int]
FULL, HALF, NONE = "yes", "half", "no"
"""How well an attack works on a creature (TK-10.10)."""
EVERYTHING = "everything"
FIRE = "fire"


class Harm(NamedTuple):
    """One thing that takes Health from one creature.

    ``by`` is the creature whose doing it is; without one it is the ground's, the water's or hunger's and happens at
    once. ``attack``: it is dealt by an attack, and the attacker may spare the target (TK-14.12). ``direct`` harm is an
    attack on this creature alone: it hits, and kills the dying by a ``blade`` (TK-16.7). ``kinds`` are the words by
    which a statblock or a ruling may speak of it. ``halved`` is the clause by which only half of it counts. ``origin``
    is where it comes from: cover from there helps against what follows from it (TK-12.5).
    """

    name: str
    target: Creature
    by: Creature | None = None
    attack: bool = False
    direct: bool = False
    dice: Dice = NO_DICE
    dice_by: str = "TK-10.6"
    brutal: bool = False
    unarmed: bool = False
    blade: bool = False
    fire: bool = False
    halved: str = ""
    kinds: frozenset[str] = frozenset()
    clauses: tuple[str, ...] = ()
    origin: Footprint | None = None


class Dealing(NamedTuple):
    """The inputs of the way from dice to damage: ``sizes`` only for bare hands, see :func:`unarmed_damage`."""

    halved: bool
    sizes: tuple[int, int, int, int] | None
    effect: str
    hit: bool
    least: int

    def steps(self, rolled: int) -> tuple[int, int, int, int]:
        """Return what is left after halving, after the target's size, after its nature, and in the end."""
        half = rules.halved(rolled) if self.halved else rolled
        sized = rules.unarmed_damage(half, *self.sizes) if self.sizes is not None else half
        worked = {FULL: sized, HALF: rules.halved(sized), NONE: 0}[self.effect]
        nothing = self.effect == NONE or (sized == 0 and self.sizes is not None)
        return half, sized, worked, rules.damage_dealt(worked, nothing, self.least) if self.hit else worked


def effect_on(fight: Fight, harm: Harm) -> str:
    """How well it works on its target: the master's standing word, or else the statblock's."""
    return ruled_effect(fight, harm.target, harm.kinds | {EVERYTHING}) or printed_effect(harm.target, harm.kinds)


def ruled_effect(fight: Fight, target: Creature, kinds: frozenset[str]) -> str:
    """How well what is called so works on a creature by the master's standing word; empty if there is none."""
    ruled = fight.state.rulings
    for kind in sorted(kinds) if ruled else ():
        if (said := ruled.get(effect_key(target.id, kind), "")) in (FULL, HALF, NONE):
            return said
    return ""


def printed_effect(target: Creature, kinds: frozenset[str]) -> str:
    """How well what is called so works by the statblock of its target."""
    if any(kind in kinds for kind in target.immunities):
        return NONE
    return HALF if any(kind in kinds for kind in target.resistances) else FULL


def touches(fight: Fight, target: Creature, kinds: frozenset[str]) -> bool:
    """Does a lasting effect of these kinds take hold of a creature?"""
    return (ruled_effect(fight, target, kinds) or printed_effect(target, kinds)) != NONE


def effect_key(target: str, kind: str) -> str:
    """The name of a standing ruling about attacks of a kind on a creature."""
    return f"effect {target} {kind}"


def dealing(fight: Fight, harm: Harm, effect: str) -> Dealing:
    """How the harm is dealt."""
    knobs, sizes = fight.knobs, None
    if harm.unarmed and harm.by is not None and fight.state.rulings.get("unarmed_large") != "undiminished":
        ratios = (knobs.unarmed_half_size_ratio, knobs.unarmed_zero_size_ratio)
        sizes = (harm.by.quarters, harm.target.quarters, *ratios)
    return Dealing(bool(harm.halved), sizes, effect, harm.direct, knobs.min_damage)


def amount_of(fight: Fight, harm: Harm, rolled: Sum, effect: str) -> Sum:
    """Return the damage dealt of the damage rolled, each deduction a term with its clause."""
    if effect == FULL and not harm.halved and not harm.unarmed and rolled.total >= fight.knobs.min_damage:
        return rolled
    half, sized, worked, left = dealing(fight, harm, effect).steps(rolled.total)
    amount = rolled
    if half != amount.total:
        amount = amount.plus(half - amount.total, "half", harm.halved)
    if sized != amount.total:
        amount = amount.plus(sized - amount.total, "larger_target", "TK-14.11")
    if worked != amount.total:
        amount = amount.plus(worked - amount.total, "immune" if effect == NONE else "resistant", "TK-10.10")
    return amount if left == amount.total else amount.plus(left - amount.total, "at_least", "TK-10.7")


def expected(fight: Fight, harm: Harm, further: tuple[Dice, ...] = ()) -> Fraction:
    """The mean damage of a hit; ``further`` are more dice that it brings (TK-10.9)."""
    return mean_dealt((harm.dice, *further), harm.brutal, dealing(fight, harm, effect_on(fight, harm)))


@lru_cache(4096)
def mean_dealt(dice: tuple[Dice, ...], brutal: bool, dealt: Dealing) -> Fraction:
    """The mean of what is dealt over all dice; of the first the ones are rerolled once where it is Brutal."""
    totals = {0: Fraction(1)}
    for place, (count, sides) in enumerate(dice):
        for _ in range(count):
            totals = _with_die(totals, sides, brutal and place == 0)
    return sum((share * dealt.steps(total)[-1] for total, share in totals.items()), Fraction(0))


def _with_die(totals: dict[int, Fraction], sides: int, brutal: bool) -> dict[int, Fraction]:
    """The totals with one more die."""
    again = Fraction(1, sides * sides) if brutal else Fraction(0)
    faces = {face: Fraction(1, sides) + again for face in range(1, sides + 1)}
    faces[1] -= Fraction(1, sides) if brutal else 0
    found: dict[int, Fraction] = {}
    for total, share in totals.items():
        for face, chance in faces.items():
            found[total + face] = found.get(total + face, Fraction(0)) + share * chance
    return found


def fells(target: Creature, amount: int, before: int = 0) -> bool:
    """Would it bring the target to 0 Health, after the damage that the same moment brings it first?"""
    return target.status != DYING and 0 < target.health - before <= amount


# ---- what harms ------------------------------------------------------------------------------------------------------


def spell_harm(who: Creature, name: str, spell: Any, target: Creature, *, direct: bool, middle: Cell = (0, 0)) -> Harm:
    """A spell that hits (``direct``) or bursts; ``middle`` is that of the burst."""
    kinds = frozenset([name, "spells", *([FIRE] if spell.fire else ()), *(["mind"] if spell.mind else ())])
    clauses = ("TK-22.7",) if direct else ("TK-22.7", "TK-16.19")
    return Harm(
        name,
        target,
        who,
        attack=True,
        direct=direct,
        dice=spell.dice,
        dice_by="TK-22.7",
        fire=spell.fire,
        kinds=kinds,
        clauses=clauses,
        origin=who.footprint if direct else (middle,),
    )


def oil_harm(fight: Fight, who: Creature, target: Creature) -> Harm:
    """A burning flask that hits."""
    dice, kinds = fight.knobs.oil_damage, frozenset(("oil_flask", FIRE))
    return Harm(
        "oil_flask",
        target,
        who,
        attack=True,
        direct=True,
        dice=dice,
        dice_by="TK-20.6",
        fire=True,
        kinds=kinds,
        clauses=("TK-20.6",),
        origin=who.footprint,
    )


def burst_harm(
    who: Creature, name: str, target: Creature, clause: str, origin: Footprint, *, fire: bool = False
) -> Harm:
    """One victim of a burst: a grenade, a howitzer, a breath."""
    kinds, clauses = frozenset([name, *([FIRE] if fire else ())]), (clause, "TK-16.19")
    return Harm(name, target, who, attack=True, fire=fire, kinds=kinds, clauses=clauses, origin=origin)


def hazard(name: str, target: Creature, clauses: Iterable[str], *, by: Creature | None = None) -> Harm:
    """The doing of the ground, the water, hunger or a lasting effect."""
    fire = name in ("burning", "burning_oil", FIRE)
    kinds = frozenset([name, *([FIRE] if fire else ())])
    return Harm(name, target, by, fire=fire, kinds=kinds, clauses=tuple(clauses))
