"""An attack as it is declared: its check, its dice, two weapons at once, and its chances (TK-10, TK-14)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from typing import Any

from holmgang.kernel.odds import Odds
from holmgang.space.squares import Cell
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import Fight
from holmgang.systems.tkds.board.checks import (
    CERTAIN,
    Attempt,
    Steps,
    chance,
    either,
    luck_chance,
    need,
    succeeds_anyway,
)
from holmgang.systems.tkds.board.equipment import (
    AREA,
    MELEE,
    THROWN,
    UNARMED,
    Means,
    defence_of,
    distance_penalty,
    free_hands,
    is_armoured,
    means_of,
    target_problem,
)
from holmgang.systems.tkds.board.harm import FIRE, Dice, Harm, expected
from holmgang.systems.tkds.board.lookups import calm, threatened
from holmgang.systems.tkds.state import NO_DICE, Creature, Item, hostile


@dataclass(frozen=True)
class Blow:
    """One attack as it was declared. ``extra`` are Penalties of the action it belongs to (two weapons at once)."""

    means: Means
    target: Creature
    skill: str
    hands: int = 1
    extra: Steps = field(default_factory=Steps)

    def at(self, target: Creature) -> Blow:
        """Return this attack on another target."""
        return replace(self, target=target)


# ---- the check -------------------------------------------------------------------------------------------------------


def attempt_of(fight: Fight, who: Creature, blow: Blow) -> Attempt:
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


def weapon_steps(fight: Fight, who: Creature, means: Means, target: Creature) -> Steps:
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


def misused(fight: Fight, who: Creature, means: Means) -> str:
    """The clause by which an attack is one with an improvised weapon, or nothing."""
    if means.improvised:
        return means.improvised
    return "TK-21.11" if swung_under_water(fight, who, means) else ""


def swung_under_water(fight: Fight, who: Creature, means: Means) -> bool:
    """Water takes the edge off what slashes."""
    return means.cut == "slashing" and fight.board.submerged(who)


def jams_at(fight: Fight, who: Creature, means: Means) -> int:
    """The highest face on which a weapon jams: none of what is no flintlock (TK-18.9) or freshly cleaned (TK-20.16)."""
    jams = means.has("flintlock") and not who.item(means.item).cleaned
    return fight.knobs.flintlock_jam_at if jams else 0


def dice_of(fight: Fight, who: Creature, blow: Blow) -> tuple[tuple[int, int], str]:
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


def weapon_harm(fight: Fight, who: Creature, blow: Blow, halved: str = "") -> Harm:
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
        clauses=("TK-10.6",),
        origin=who.footprint,
    )


def naturals(fight: Fight, who: Creature, means: Means | None, face: int) -> list[Any]:
    """TK-10.9: what weapon, statblock and class add to a natural 20 or 1 of an attack."""
    name = "on_natural20" if face == 20 else "on_natural1"
    bearers: list[Any] = [fight.pack.get("classes", who.calling)] if who.calling else []
    if means is not None:
        bearers += [one for one in (means.weapon, means.attack) if one is not None]
    return [found for one in bearers if (found := getattr(one, name)) is not None]


def improvised_throw(fight: Fight, item: Item) -> Means:
    """TK-14.16: anything can be thrown, with the disadvantages of an improvised weapon."""
    return Means(
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


def two_weapons(fight: Fight, who: Creature, means: list[Means]) -> tuple[Means, Means] | None:
    """The pair a creature may attack with at once: what is in its two hands, an empty hand being a fist (TK-14.9)."""
    fist = next(one for one in means if one.kind == UNARMED)
    held = [next((one for one in means if one.item == name), None) for name in who.held]
    if len(held) == 2:
        return (held[0], held[1]) if held[0] and held[1] else None
    if free_hands(fight, who) < 1 or who.attacks:
        return None
    first = held[0] if held else fist
    return (first, fist) if first else None


def pair_targets(fight: Fight, who: Creature, pair: tuple[Means, Means]) -> list[Creature]:
    """Return the creatures that the first weapon reaches in any of its modes."""
    foes = [one for one in fight.state.present() if hostile(who, one) and one.status != "disabled"]
    return [one for one in foes if fitting(fight, who, pair[0], one)]


def fitting(fight: Fight, who: Creature, means: Means, target: Creature) -> Means | None:
    """The way a weapon can be used on this target, melee before shooting before throwing."""
    ways = [one for one in means_of(fight, who) if one.id == means.id and one.mode != AREA]
    ways.sort(key=lambda one: bool(one.improvised) and one.item != "" and one.mode == MELEE and one.weapon is None)
    return next((one for one in ways if not target_problem(fight, who, one, target)), None)


def pair_penalty(fight: Fight, pair: tuple[Means, Means]) -> Steps:
    knobs = fight.knobs
    only_second = knobs.two_weapon_extra_when == "second_not_handy"
    count = rules.two_weapon_penalties(
        pair[0].handy, pair[1].handy, knobs.two_weapon_penalty, knobs.two_weapon_extra_penalty, only_second
    )
    steps = Steps().penalty("two_weapons", "TK-14.3", knobs.two_weapon_penalty)
    return steps.penalty("not_handy", "TK-14.4", count - knobs.two_weapon_penalty)


def howitzer_squares(fight: Fight, who: Creature) -> list[Cell]:
    """Middles of areas whose edge lies 1 metre away."""
    gap = HOWITZER_AREA // 2 + 1
    x, y = who.anchor
    cells = [(x + dx * gap, y + dy * gap) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return [cell for cell in cells if cell in fight.board.grid]


# ---- what a chooser sees ---------------------------------------------------------------------------------------------


def hit_chance(fight: Fight, who: Creature, blow: Blow) -> Fraction:
    """How likely a blow is to hit, the luck of a threatened shooter and a flintlock that may fail counted."""
    attempt, means = attempt_of(fight, who, blow), blow.means
    works = chance(fight, who, attempt)
    if not succeeds_anyway(attempt):
        works = min(works, Fraction(20 - failing_faces(fight, who, means), 20))
    return works * calm(fight, who) if means.ranged else works


def damage_of_blow(fight: Fight, who: Creature, blow: Blow) -> Fraction:
    """The mean damage of a blow, misses and naturals counted."""
    steady = calm(fight, who) if blow.means.ranged else CERTAIN
    rolled = not succeeds_anyway(attempt_of(fight, who, blow))
    harm = weapon_harm(fight, who, blow)
    return mean_of_attack(fight, who, harm, blow.means, hit_chance(fight, who, blow), steady if rolled else None)


def mean_of_attack(
    fight: Fight, who: Creature, harm: Harm, means: Means | None, works: Fraction, steady: Fraction | None
) -> Fraction:
    """The mean damage of an attack that works so often; ``steady`` is the chance that a die is cast at all.

    None: nothing is rolled, so there is no natural 20.
    """
    further = tuple(one.damage for one in naturals(fight, who, means, 20) if one.damage != NO_DICE)
    if not further or steady is None or not works:
        return works * expected(fight, harm)
    twenty = steady * Fraction(1, 20)
    return (works - twenty) * expected(fight, harm) + twenty * expected(fight, harm, further)


def blow_odds(fight: Fight, who: Creature, blow: Blow) -> Odds:
    """The chance of a hit, what the die must show, and the damage to be expected."""
    works = hit_chance(fight, who, blow)
    shown = need(fight, who, attempt_of(fight, who, blow), failing_faces(fight, who, blow.means))
    return Odds(either(works, "missed", "hit"), works, shown, damage_of_blow(fight, who, blow), "damage")


def attack_odds(fight: Fight, who: Creature, attempt: Attempt, harm: Harm | None, steady: Fraction) -> Odds:
    """Return the odds of an attack without a weapon (a spell, a flask); ``steady`` is the luck of the threatened."""
    works = chance(fight, who, attempt) * steady
    shares, shown = either(works, "missed", "hit"), need(fight, who, attempt)
    if harm is None:
        return Odds(shares, works, shown)
    mean = mean_of_attack(fight, who, harm, None, works, None if succeeds_anyway(attempt) else steady)
    return Odds(shares, works, shown, mean, "damage")


def failing_faces(fight: Fight, who: Creature, means: Means) -> int:
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


def mean_in_area(fight: Fight, harm: Harm, skill: str, others: Steps, half: bool) -> Fraction:
    """The mean damage to a creature in an area that it may resist (``half`` of it on success)."""
    victim = harm.target
    safe = Fraction(0)
    if not succeeds_anyway(Attempt("", victim, skill)):
        safe = chance(fight, victim, resist_attempt(harm, skill, others))
    softened = expected(fight, harm._replace(halved="TK-1.9")) if half else Fraction(0)
    return (1 - safe) * expected(fight, harm) + safe * softened


def mean_in_blast(fight: Fight, harm: Harm, dice: Dice) -> Fraction:
    """The mean damage to a creature in a blast: its luck saves it from the same dice once more (TK-20.9)."""
    spared, blast = luck_chance(fight, harm.target), harm._replace(dice=dice)
    return spared * expected(fight, blast) + (1 - spared) * expected(fight, blast, (dice,))


def oil_attempt(fight: Fight, who: Creature, target: Creature) -> Attempt:
    """TK-20.7: the better of Might and Dexterity against Defence."""
    far = rules.throw_penalty(fight.board.distance(who, target), THROW_NEAR, fight.knobs.throw_far_add)
    skill = max(("might", "dexterity"), key=lambda name: who.skills[name])
    steps = Steps().penalty("far", "TK-20.7", max(0, far))
    return Attempt(skill, target, "defence", attack=True, melee=False, others=steps)


# ---- may it be attacked at all? --------------------------------------------------------------------------------------


def attack_problem(fight: Fight, who: Creature) -> str:
    """The clause that keeps a creature from every kind of attack (TK-10.1), or nothing."""
    if fight.state.contest:
        return "TK-1.2"
    return "TK-10.3" if "timid" in who.traits and not threatened(fight, who) else ""


def is_attack(kind: str, model: Any) -> bool:
    """Is a spell, a thing or an ability made to harm (TK-10.2)? Weapons always are."""
    match kind:
        case "spells":
            return bool(model.against or (model.resist and model.polarity != "positive"))
        case "gear":
            return model.use in ("oil_flask", "grenade")
        case "abilities":
            return bool(model.effect == "breath")
    return True
