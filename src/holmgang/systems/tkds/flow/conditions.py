"""Conditions that come and go (TK-17), what holds a creature, and the concentration that keeps spells up (TK-22.3)."""

from __future__ import annotations

from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.harm import FIRE, touches
from holmgang.systems.tkds.board.lookups import concentration_of, grips, rider_of
from holmgang.systems.tkds.events import ConditionOff, ConditionOn, MagicEnded, PreparedLost, Unhorsed
from holmgang.systems.tkds.state import LYING, Creature, LastingEffect


def give(fight: Conflict, who: Creature, effect: LastingEffect, by: str, *clauses: str) -> None:
    """Put an effect on a creature, unless it is immune."""
    if immune_to(fight, who, effect):
        return
    effect.fresh = fight.ending
    take(fight, who, effect)
    fight.tell(ConditionOn, who=who.id, condition=effect.damage or effect.kind, by=by, clauses=clauses)
    incapacitate(fight, who, effect.kind)


def take(fight: Conflict, who: Creature, effect: LastingEffect) -> None:
    """A creature has an effect from now on; no creature lies in the saddle."""
    if effect.kind in LYING:
        throw_off(fight, who, "TK-21.1")
    who.effects.append(effect)


def incapacitate(fight: Conflict, who: Creature, kind: str) -> None:
    """A condition of this kind takes what its bearer had prepared, and perhaps what it concentrates on."""
    if kind in ("unconscious", "helpless", "drowning"):
        lose_prepared(fight, who)
        if kind != "helpless":
            lose_concentration(fight, who, "unconscious", "TK-22.3")


def immune_to(fight: Conflict, who: Creature, effect: LastingEffect) -> bool:
    """By the kind of the effect, by what it does, because it is fire or works on minds; or by the master's word."""
    kinds = {effect.kind, effect.damage} | ({FIRE} if effect.damage == "burning" else set())
    if effect.spell and fight.pack.get("spells", effect.spell).mind:
        kinds.add("mind")
    return not touches(fight, who, frozenset(kinds - {""}))


def lift(fight: Conflict, who: Creature, effect: LastingEffect, reason: str, *clauses: str) -> None:
    """Take an effect away."""
    who.effects.remove(effect)
    fight.tell(ConditionOff, who=who.id, condition=effect.damage or effect.kind, reason=reason, clauses=tuple(clauses))


def lift_all(fight: Conflict, who: Creature, kind: str, reason: str, *clauses: str) -> None:
    for effect in [effect for effect in who.effects if effect.kind == kind]:
        lift(fight, who, effect, reason, *clauses)


def wake_sleeper(fight: Conflict, who: Creature) -> None:
    """Ordinary sleep ends at once when the sleeper is hurt."""
    for effect in [one for one in who.effects if one.kind == "unconscious" and one.damage == "sleep"]:
        lift(fight, who, effect, "hurt", "TK-17.2")
        give(fight, who, LastingEffect(fight.state.new_id("prone"), "prone"), "", "TK-17.2")


def loosen(fight: Conflict) -> None:
    """Remove bonds that no longer hold a creature."""
    held = [(one, e) for one in fight.state.creatures for e in one.effects if e.kind == "held" and e.item]
    for one, effect in held:
        if not grips(fight, one, effect):
            lift(fight, one, effect, "let_go", "TK-18.17")


def lose_concentration(fight: Conflict, who: Creature, reason: str, clause: str) -> None:
    spell, areas, held = concentration_of(fight, who)
    if not spell:
        return
    for area in areas:
        fight.state.areas.remove(area)
    for one, effect in held:
        lift(fight, one, effect, reason, clause)
    fight.tell(MagicEnded, who=who.id, spell=spell, reason=reason, clauses=(clause,))


def lose_prepared(fight: Conflict, who: Creature) -> None:
    if who.prepared is not None:
        who.prepared = None
        fight.tell(PreparedLost, who=who.id, reason="unable", clauses=("TK-5.15",))


def carry_rider(fight: Conflict, mount: Creature) -> None:
    """Wherever the mount goes or is moved, its rider goes too."""
    if (rider := rider_of(fight, mount)) is not None:
        rider.anchor = mount.anchor


def unhorse(fight: Conflict, who: Creature, clause: str) -> None:
    """A rider comes out of the saddle against its will, and is on foot where it is."""
    mount, who.mount = who.mount, ""
    fight.tell(Unhorsed, who=who.id, mount=mount, clauses=(clause,))


def throw_off(fight: Conflict, who: Creature, clause: str) -> None:
    """A creature is knocked down: a rider out of the saddle, a horse with its rider; they share a square (TK-7.15)."""
    riders = [one for one in (who, rider_of(fight, who)) if one is not None and one.mount]
    for one in riders:
        unhorse(fight, one, clause)
        one.passing = True


def part(fight: Conflict, who: Creature, clause: str) -> None:
    """A creature falls or is gone: as a rider it leaves the saddle, as a mount it leaves its rider on foot."""
    for one in (who if who.mount else None, rider_of(fight, who)):
        if one is not None:
            unhorse(fight, one, clause)


def put(fight: Conflict, target: Creature, effect: LastingEffect, by: str, *clauses: str) -> None:
    """An effect on a creature that is still there."""
    if target.present:
        give(fight, target, effect, by, *clauses)


def knock_down(fight: Conflict, target: Creature, by: str, clause: str) -> None:
    if target.present and not target.prone:
        give(fight, target, LastingEffect(fight.state.new_id("prone"), "prone"), by, clause)
