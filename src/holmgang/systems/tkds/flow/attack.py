"""An attack, step by step, as the book tells it (TK-10): target, check; then damage (:mod:`damage`)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction

from holmgang.kernel.odds import Odds
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.events import Cover, ItemBroken, Jammed, Missed
from holmgang.systems.tkds.flow.armour import defence_of, is_armoured
from holmgang.systems.tkds.flow.checks import (
    AUTOMATIC,
    Attempt,
    Outcome,
    Steps,
    at_mercy,
    chance,
    either,
    judge,
    need,
    spends_coin,
    succeeds_anyway,
)
from holmgang.systems.tkds.flow.fight import Fight
from holmgang.systems.tkds.flow.load import put_off
from holmgang.systems.tkds.flow.reloading import spend_shot
from holmgang.systems.tkds.flow.threat import calm, luck_under_threat
from holmgang.systems.tkds.flow.weapons import Means, distance_penalty
from holmgang.systems.tkds.state import Creature, cell_id


@dataclass(frozen=True)
class Blow:
    """One attack as it was declared. ``extra`` are Penalties of the action it belongs to (two weapons at once)."""

    means: Means
    target: Creature
    skill: str
    hands: int = 1
    extra: Steps = field(default_factory=Steps)

    def at(self, target: Creature) -> Blow:
        """The same attack on somebody else."""
        return replace(self, target=target)


def aim(fight: Fight, who: Creature, blow: Blow) -> Flow[bool]:
    """Take aim: the line to the target, and the luck of a threatened shooter. False if the shot is lost."""
    means, target = blow.means, blow.target
    if means.improvised == "TK-19.7":
        who.shield_bonus_off = True
    tell_cover(fight, who, target)
    if means.ranged and not (yield from luck_under_threat(fight, who, "ranged_attack", "TK-11.3", "TK-10.11")):
        spend_shot(fight, who, means, target)
        fight.tell(Missed, who=who.id, target=target.id, reason="threatened", clauses=("TK-11.3", "TK-11.6"))
        return False
    return True


def tell_cover(fight: Fight, who: Creature, target: Creature) -> None:
    """The line between the two. Whoever has cover is "covered" (TK-13.4), against this opponent only (TK-12.2)."""
    found = fight.board.cover(who.footprint, target)
    fight.tell(
        Cover,
        who=who.id,
        target=target.id,
        grade=found.name,
        line=tuple(cell_id(cell) for cell in fight.board.line(who.footprint, target)),
        hidden=Sum.of(found.hidden, "hidden_points", "TK-12.10"),
        points=Sum.of(found.points, "points", "TK-12.10"),
        clauses=(found.clause, "TK-12.1", "TK-12.2", "TK-13.4"),
    )


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


def to_hit(fight: Fight, who: Creature, blow: Blow) -> Flow[Outcome | None]:
    """The check of an attack; None if the weapon failed."""
    means, target, attempt = blow.means, blow.target, attempt_of(fight, who, blow)
    if at_mercy(fight, who, attempt, "attack"):
        return AUTOMATIC
    if (yield from spends_coin(fight, who, "attack", target.id)):
        spend_command(who)
        return AUTOMATIC
    [die] = yield Roll(who.seat, "attack", (20,), about=who.id, clauses=("TK-10.4",), args={"target": target.id})
    worn = wear(fight, who, means, die)
    if rules.jams(die, jams_at(fight, who, means)):
        jam(fight, who, means)
        spend_command(who)
        return None
    clauses = ("TK-10.2", "TK-10.4", "TK-10.5", "TK-10.8", *worn)
    result = yield from judge(fight, who, attempt, "attack", die, *clauses)
    spend_command(who)
    return result


def spend_command(who: Creature) -> None:
    """A Command helps one attack."""
    who.effects = [effect for effect in who.effects if effect.kind != "commanded"]


def wear(fight: Fight, who: Creature, means: Means, natural: int) -> tuple[str, ...]:
    """TK-14.7: an improvised weapon breaks on a low natural value, hit or miss. The clause that spares a body."""
    low = rules.improvised_breaks(natural, fight.knobs.improvised_break_below)
    if not low or not misused(fight, who, means):
        return ()
    if not means.item:
        return ("TK-14.10",)
    item = who.item(means.item)
    item.broken = True
    makeshift = item.sort == "gear" or (item.sort == "weapon" and fight.weapon(item.kind).improvised)
    how = "destroyed" if makeshift else "damaged"
    fight.tell(ItemBroken, who=who.id, item=item.id, how=how, clauses=("TK-14.7", "TK-14.8"))
    if makeshift:
        put_off(fight, who, item)
    return ()


def jams_at(fight: Fight, who: Creature, means: Means) -> int:
    """The highest face on which a weapon jams: none of what is no flintlock (TK-18.9) or freshly cleaned (TK-20.16)."""
    jams = means.has("flintlock") and not who.item(means.item).cleaned
    return fight.knobs.flintlock_jam_at if jams else 0


def jam(fight: Fight, who: Creature, means: Means) -> None:
    item = who.item(means.item)
    item.jammed = True
    fight.tell(Jammed, who=who.id, item=item.id, clauses=("TK-18.9",))


# ---- what a chooser sees ---------------------------------------------------------------------------------------------


def hit_chance(fight: Fight, who: Creature, blow: Blow) -> Fraction:
    """How likely a blow is to hit, the luck of a threatened shooter and a flintlock that may fail counted."""
    attempt, means = attempt_of(fight, who, blow), blow.means
    works = chance(fight, who, attempt)
    if not succeeds_anyway(attempt):
        works = min(works, Fraction(20 - failing_faces(fight, who, means), 20))
    return works * calm(fight, who) if means.ranged else works


def blow_odds(fight: Fight, who: Creature, blow: Blow, mean_damage: Fraction) -> Odds:
    """The chance of a hit, what the die must show, and the damage to be expected."""
    works = hit_chance(fight, who, blow)
    shown = need(fight, who, attempt_of(fight, who, blow), failing_faces(fight, who, blow.means))
    return Odds(either(works, "missed", "hit"), works, shown, works * mean_damage, "damage")


def failing_faces(fight: Fight, who: Creature, means: Means) -> int:
    """The highest face that never hits: 1, or that at which a flintlock still jams."""
    return max(1, jams_at(fight, who, means))
