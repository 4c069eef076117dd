"""Attacks and harm: checks, dice, two weapons, chances, and the damage that is dealt of what is rolled (TK-10, TK-14).

Weapons, spells, flasks, bursts, fire, falls and water are all a :class:`Harm`. Play, options, odds and computer players
ask here how much one deals; :mod:`holmgang.systems.tkds.flow.harm` carries it out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from holmgang.kernel.odds import Odds
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell, Footprint
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.checks import (
    CERTAIN,
    Attempt,
    Steps,
    chance,
    either,
    need,
    succeeds_anyway,
)
from holmgang.systems.tkds.board.equipment import (
    AREA,
    MELEE,
    THROWN,
    UNARMED,
    AttackMeans,
    defence_of,
    distance_penalty,
    free_hands,
    is_armoured,
    means_of,
    target_problem,
)
from holmgang.systems.tkds.board.lookups import calm, threatened
from holmgang.systems.tkds.state import DYING, NO_DICE, Creature, Item, hostile

# ---- harm ------------------------------------------------------------------------------------------------------------


DicePair = tuple[int, int]
FULL, HALF, NONE = "yes", "half", "no"
"""The effects that an attack may have on a creature (TK-10.10)."""
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
    dice: DicePair = NO_DICE
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


def effect_on(fight: Conflict, harm: Harm) -> str:
    """The effect on its target: by the master's standing word, or else by the statblock."""
    return ruled_effect(fight, harm.target, harm.kinds | {EVERYTHING}) or printed_effect(harm.target, harm.kinds)


def ruled_effect(fight: Conflict, target: Creature, kinds: frozenset[str]) -> str:
    """The effect of such kinds on a creature by the master's standing word; empty if there is none."""
    ruled = fight.state.rulings
    for kind in sorted(kinds) if ruled else ():
        if (said := ruled.get(effect_key(target.id, kind), "")) in (FULL, HALF, NONE):
            return said
    return ""


def printed_effect(target: Creature, kinds: frozenset[str]) -> str:
    """The effect of such kinds on a creature by its statblock."""
    if any(kind in kinds for kind in target.immunities):
        return NONE
    return HALF if any(kind in kinds for kind in target.resistances) else FULL


def touches(fight: Conflict, target: Creature, kinds: frozenset[str]) -> bool:
    """Return whether a lasting effect of these kinds takes hold of a creature."""
    return (ruled_effect(fight, target, kinds) or printed_effect(target, kinds)) != NONE


def effect_key(target: str, kind: str) -> str:
    """The name of a standing ruling about attacks of a kind on a creature."""
    return f"effect {target} {kind}"


def dealing(fight: Conflict, harm: Harm, effect: str) -> Dealing:
    """The inputs of the way from dice to damage for this harm."""
    knobs, sizes = fight.knobs, None
    if harm.unarmed and harm.by is not None and fight.state.rulings.get("unarmed_large") != "undiminished":
        ratios = (knobs.unarmed_half_size_ratio, knobs.unarmed_zero_size_ratio)
        sizes = (harm.by.quarters, harm.target.quarters, *ratios)
    return Dealing(bool(harm.halved), sizes, effect, harm.direct, knobs.min_damage)


def amount_of(fight: Conflict, harm: Harm, rolled: Sum, effect: str) -> Sum:
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


def expected(fight: Conflict, harm: Harm, further: tuple[DicePair, ...] = ()) -> Fraction:
    """The mean damage of a hit; ``further`` are more dice that it brings (TK-10.9)."""
    return mean_dealt((harm.dice, *further), harm.brutal, dealing(fight, harm, effect_on(fight, harm)))


@lru_cache(4096)
def mean_dealt(dice: tuple[DicePair, ...], brutal: bool, dealt: Dealing) -> Fraction:
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
        for face, part in faces.items():
            found[total + face] = found.get(total + face, Fraction(0)) + share * part
    return found


def fells(target: Creature, amount: int, before: int = 0) -> bool:
    """Return whether it would bring the target to 0 Health, after the damage that the same moment brings it first."""
    return target.status != DYING and 0 < target.health - before <= amount


# ---- what harms ------------------------------------------------------------------------------------------------------


def spell_harm(who: Creature, name: str, spell: Any, target: Creature, *, direct: bool, middle: Cell = (0, 0)) -> Harm:
    """A spell that hits (``direct``) or bursts; ``middle`` is that of the burst."""
    kinds = frozenset([name, "spells", *([FIRE] if spell.fire else ()), *(["mind"] if spell.mind else ())])
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
        clauses=("TK-22.7",),
        origin=who.footprint if direct else (middle,),
    )


def oil_harm(fight: Conflict, who: Creature, target: Creature) -> Harm:
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
    kinds = frozenset([name, *([FIRE] if fire else ())])
    return Harm(name, target, who, attack=True, fire=fire, kinds=kinds, clauses=(clause,), origin=origin)


def hazard(name: str, target: Creature, clauses: Iterable[str], *, by: Creature | None = None) -> Harm:
    """The doing of the ground, the water, hunger or a lasting effect."""
    fire = name in ("burning", "burning_oil", FIRE)
    kinds = frozenset([name, *([FIRE] if fire else ())])
    return Harm(name, target, by, fire=fire, kinds=kinds, clauses=tuple(clauses))


# ---- attacks ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Strike:
    """One attack as it was declared. ``extra`` are Penalties of the action it belongs to (two weapons at once)."""

    means: AttackMeans
    target: Creature
    skill: str
    hands: int = 1
    extra: Steps = field(default_factory=Steps)

    def at(self, target: Creature) -> Strike:
        """Return this attack on another target."""
        return replace(self, target=target)


# ---- the check -------------------------------------------------------------------------------------------------------


def attempt_of(fight: Conflict, who: Creature, blow: Strike) -> Attempt:
    """The check of an attack with a weapon, with all that the weapon and its use add to it."""
    means, target = blow.means, blow.target
    return Attempt(
        blow.skill,
        target,
        means.against,
        attack=True,
        melee=not means.ranged,
        others=weapon_steps(fight, who, means, target).add(blow.extra),
    )


def weapon_steps(fight: Conflict, who: Creature, means: AttackMeans, target: Creature) -> Steps:
    """Bonuses and Penalties of a weapon and of the way it is used."""
    knobs, steps = fight.knobs, Steps()
    if means.ranged:
        count, clause = distance_penalty(fight, who, means, target)
        steps.penalty("far", clause, max(0, count))
    if clause := misused(fight, who, means):
        steps.penalty("improvised", clause, knobs.improvised_penalty)
    if means.has("flintlock"):  # swung like a club it has no properties
        steps.penalty("flintlock", "TK-18.7")
    if means.has("piercing"):
        defence = defence_of(fight, target, not means.ranged).total
        bonus = rules.piercing_bonus(is_armoured(fight, target), not target.hero, defence, knobs.piercing_defence)
        steps.bonus("piercing", "TK-18.13", bonus)
    if means.special("long_bow") and fight.board.distance(who, target) <= knobs.longbow_close_m:
        steps.penalty("too_close", "TK-18.21")
    if means.item and who.item(means.item).exceptional and means.weapon is not None:
        steps.bonus("exceptional", "TK-18.23")
    if means.two_handed and any(fight.board.square(cell).cramped for cell in who.footprint):
        steps.penalty("cramped", "TK-18.25")
    return steps


def misused(fight: Conflict, who: Creature, means: AttackMeans) -> str:
    """The clause by which an attack is one with an improvised weapon, or nothing."""
    if means.improvised:
        return means.improvised
    return "TK-21.11" if swung_under_water(fight, who, means) else ""


def swung_under_water(fight: Conflict, who: Creature, means: AttackMeans) -> bool:
    """Water takes the edge off what slashes."""
    return means.cut == "slashing" and fight.board.submerged(who)


def jams_at(fight: Conflict, who: Creature, means: AttackMeans) -> int:
    """The highest face on which a weapon jams: none of what is no flintlock (TK-18.9) or freshly cleaned (TK-20.16)."""
    jams = means.has("flintlock") and not who.item(means.item).cleaned
    return fight.knobs.flintlock_jam_at if jams else 0


def dice_of(fight: Conflict, who: Creature, blow: Strike) -> tuple[tuple[int, int], str]:
    """The damage dice of a blow, and the clause that says so."""
    means = blow.means
    if means.item and not means.improvised and swung_under_water(fight, who, means):
        return min(means.dice, fight.knobs.improvised_damage), "TK-14.8"
    if means.has("versatile") and blow.hands == 2 and means.mode == MELEE:
        return (means.dice[0], rules.raised_die(means.dice[1])), "TK-18.15"
    return means.dice, means.dice_by


@lru_cache(1024)
def kinds_of(name: str, kind: str, cut: str, fire: bool) -> frozenset[str]:
    """The words by which a statblock may speak of an attack with a weapon."""
    return frozenset([name, kind, cut, "weapons", *([FIRE] if fire else ())])


def weapon_harm(fight: Conflict, who: Creature, blow: Strike, halved: str = "") -> Harm:
    """A hit with a weapon, bare hands or claws; ``halved`` by the clause of what is done instead (TK-18.27)."""
    means = blow.means
    dice, clause = dice_of(fight, who, blow)
    return Harm(
        means.kind,
        blow.target,
        who,
        attack=True,
        direct=True,
        dice=dice,
        dice_by=clause,
        brutal=means.has("brutal"),
        unarmed=means.kind == UNARMED,
        blade=means.blade,
        fire=means.fire,
        halved=halved,
        kinds=kinds_of(means.id, means.kind, means.cut, means.fire),
        clauses=(clause,),
        origin=who.footprint,
    )


def naturals(fight: Conflict, who: Creature, means: AttackMeans | None, face: int) -> list[Any]:
    """TK-10.9: what weapon, statblock and class add to a natural 20 or 1 of an attack."""
    name = "on_natural20" if face == 20 else "on_natural1"
    bearers: list[Any] = [fight.pack.get("classes", who.calling)] if who.calling else []
    if means is not None:
        bearers += [one for one in (means.weapon, means.attack) if one is not None]
    return [found for one in bearers if (found := getattr(one, name)) is not None]


def improvised_throw(fight: Conflict, item: Item) -> AttackMeans:
    """TK-14.16: anything can be thrown, with the disadvantages of an improvised weapon."""
    return AttackMeans(
        id=item.id,
        mode=THROWN,
        kind=item.kind,
        dice=fight.knobs.improvised_damage,
        skills=("dexterity",),  # a ranged attack like any other (TK-10.4): only weapons made for it use Might
        item=item.id,
        dice_by="TK-14.8",
        near=fight.knobs.improvised_throw_m,
        improvised="TK-14.6",
        fire=item.lit,
    )


HOWITZER_AREA = 5
THROW_NEAR = 10
"""Metres that a flask or a grenade flies without a Penalty (TK-20.7, TK-20.8)."""


def best_skill(who: Creature, skills: tuple[str, ...]) -> str:
    return max(skills, key=lambda skill: who.skills[skill])


# ---- two weapons -----------------------------------------------------------------------------------------------------


def two_weapons(fight: Conflict, who: Creature, means: list[AttackMeans]) -> tuple[AttackMeans, AttackMeans] | None:
    """The pair a creature may attack with at once: what is in its two hands, an empty hand being a fist (TK-14.9)."""
    fist = next(one for one in means if one.kind == UNARMED)
    held = [next((one for one in means if one.item == name), None) for name in who.held]
    if len(held) == 2:
        return (held[0], held[1]) if held[0] and held[1] else None
    if free_hands(fight, who) < 1 or who.attacks:
        return None
    first = held[0] if held else fist
    return (first, fist) if first else None


def pair_targets(fight: Conflict, who: Creature, pair: tuple[AttackMeans, AttackMeans]) -> list[Creature]:
    """Return the creatures that the first weapon reaches in any of its modes."""
    foes = [one for one in fight.state.present() if hostile(who, one) and one.status != "disabled"]
    return [one for one in foes if fitting(fight, who, pair[0], one)]


def fitting(fight: Conflict, who: Creature, means: AttackMeans, target: Creature) -> AttackMeans | None:
    """The way a weapon can be used on this target, melee before shooting before throwing."""
    ways = [one for one in means_of(fight, who) if one.id == means.id and one.mode != AREA]
    ways.sort(key=lambda one: bool(one.improvised) and one.item != "" and one.mode == MELEE and one.weapon is None)
    return next((one for one in ways if not target_problem(fight, who, one, target)), None)


def pair_penalty(fight: Conflict, pair: tuple[AttackMeans, AttackMeans]) -> Steps:
    knobs = fight.knobs
    only_second = knobs.two_weapon_extra_when == "second_not_handy"
    count = rules.two_weapon_penalties(
        pair[0].handy, pair[1].handy, knobs.two_weapon_penalty, knobs.two_weapon_extra_penalty, only_second
    )
    steps = Steps().penalty("two_weapons", "TK-14.3", knobs.two_weapon_penalty)
    return steps.penalty("not_handy", "TK-14.4", count - knobs.two_weapon_penalty)


def howitzer_squares(fight: Conflict, who: Creature) -> list[Cell]:
    """Middles of areas whose edge lies 1 metre away."""
    gap = HOWITZER_AREA // 2 + 1
    x, y = who.anchor
    cells = [(x + dx * gap, y + dy * gap) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return [cell for cell in cells if cell in fight.board.grid]


# ---- what a chooser sees ---------------------------------------------------------------------------------------------


def hit_chance(fight: Conflict, who: Creature, blow: Strike) -> Fraction:
    """The chance that a blow hits, with the luck of a threatened shooter and a flintlock that may fail."""
    attempt, means = attempt_of(fight, who, blow), blow.means
    works = chance(fight, who, attempt)
    if not succeeds_anyway(attempt):
        works = min(works, Fraction(20 - failing_faces(fight, who, means), 20))
    return works * calm(fight, who) if means.ranged else works


def damage_of_blow(fight: Conflict, who: Creature, blow: Strike) -> Fraction:
    """The mean damage of a blow, misses and naturals counted."""
    steady = calm(fight, who) if blow.means.ranged else CERTAIN
    rolled = not succeeds_anyway(attempt_of(fight, who, blow))
    harm = weapon_harm(fight, who, blow)
    return mean_of_attack(fight, who, harm, blow.means, hit_chance(fight, who, blow), steady if rolled else None)


def mean_of_attack(
    fight: Conflict, who: Creature, harm: Harm, means: AttackMeans | None, works: Fraction, steady: Fraction | None
) -> Fraction:
    """The mean damage of an attack that works so often; ``steady`` is the chance that a die is cast at all.

    None: nothing is rolled, so there is no natural 20.
    """
    further = tuple(one.damage for one in naturals(fight, who, means, 20) if one.damage != NO_DICE)
    if not further or steady is None or not works:
        return works * expected(fight, harm)
    twenty = steady * Fraction(1, 20)
    return (works - twenty) * expected(fight, harm) + twenty * expected(fight, harm, further)


def blow_odds(fight: Conflict, who: Creature, blow: Strike) -> Odds:
    """The chance of a hit, what the die must show, and the damage to be expected."""
    works = hit_chance(fight, who, blow)
    shown = need(fight, who, attempt_of(fight, who, blow), failing_faces(fight, who, blow.means))
    return Odds(either(works, "missed", "hit"), works, shown, damage_of_blow(fight, who, blow), "damage")


def attack_odds(fight: Conflict, who: Creature, attempt: Attempt, harm: Harm | None, steady: Fraction) -> Odds:
    """Return the odds of an attack without a weapon (a spell, a flask); ``steady`` is the luck of the threatened."""
    works = chance(fight, who, attempt) * steady
    shares, shown = either(works, "missed", "hit"), need(fight, who, attempt)
    if harm is None:
        return Odds(shares, works, shown)
    mean = mean_of_attack(fight, who, harm, None, works, None if succeeds_anyway(attempt) else steady)
    return Odds(shares, works, shown, mean, "damage")


def failing_faces(fight: Conflict, who: Creature, means: AttackMeans) -> int:
    """The highest face that never hits: 1, or that at which a flintlock still jams."""
    return max(1, jams_at(fight, who, means))


# ---- attacks without a weapon ----------------------------------------------------------------------------------------


def spell_attempt(who: Creature, spell: Any, target: Creature) -> Attempt:
    """Against Defence a spell counts as a ranged attack; against a skill it is neither."""
    steps = Steps().bonus("empowered_magic", "TK-24.3", who.talent("empowered_magic"))
    ranged = False if spell.against == "defence" else None
    return Attempt(who.casting_skill, target, spell.against, attack=True, melee=ranged, others=steps)


def spell_resistance(who: Creature, spell: Any, victim: Creature) -> Steps:
    """Penalties that a spell puts on the check of a creature in its area (TK-24.3)."""
    count = who.talent("empowered_magic") if hostile(who, victim) else 0
    return Steps().penalty("empowered_magic", "TK-24.3", count)


def resist_attempt(harm: Harm, skill: str, others: Steps) -> Attempt:
    """The check of a creature in an area, with whatever cover there is from where the effect comes (TK-12.7)."""
    return Attempt(skill, origin=harm.origin, others=others)


def oil_attempt(fight: Conflict, who: Creature, target: Creature) -> Attempt:
    """TK-20.7: the better of Might and Dexterity against Defence."""
    far = rules.throw_penalty(fight.board.distance(who, target), THROW_NEAR, fight.knobs.throw_far_add)
    skill = max(("might", "dexterity"), key=lambda name: who.skills[name])
    steps = Steps().penalty("far", "TK-20.7", max(0, far))
    return Attempt(skill, target, "defence", attack=True, melee=False, others=steps)


# ---- may it be attacked at all? --------------------------------------------------------------------------------------


def attack_problem(fight: Conflict, who: Creature) -> str:
    """The clause that keeps a creature from every kind of attack (TK-10.1), or nothing."""
    if fight.state.contest:
        return "TK-1.2"
    return "TK-10.3" if "timid" in who.traits and not threatened(fight, who) else ""


def is_attack(kind: str, model: Any) -> bool:
    """Return whether a spell, a thing or an ability is made to harm (TK-10.2). Weapons always are."""
    match kind:
        case "spells":
            return bool(model.against or (model.resist and model.polarity != "positive"))
        case "gear":
            return model.use in ("oil_flask", "grenade")
        case "abilities":
            return bool(model.effect == "breath")
    return True
