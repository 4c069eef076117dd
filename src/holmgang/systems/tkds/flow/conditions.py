"""Conditions that come and go (TK-17), what holds somebody, and the concentration that keeps spells up (TK-22.3)."""

from __future__ import annotations

from holmgang.systems.tkds.events import ConditionOff, ConditionOn, MagicEnded, PreparedLost
from holmgang.systems.tkds.flow.fight import Fight
from holmgang.systems.tkds.flow.weapons import MELEE, means_of
from holmgang.systems.tkds.state import Area, Creature, Effect


def give(fight: Fight, who: Creature, effect: Effect, by: str, *clauses: str) -> None:
    """Put an effect on a creature, unless it is immune."""
    if immune_to(fight, who, effect):
        return
    effect.fresh = fight.ending
    who.effects.append(effect)
    fight.tell(ConditionOn, who=who.id, condition=effect.damage or effect.kind, by=by, clauses=clauses)
    if effect.kind in ("unconscious", "helpless", "drowning"):
        lose_prepared(fight, who)
        if effect.kind != "helpless":
            lose_concentration(fight, who, "unconscious", "TK-22.3")


def immune_to(fight: Fight, who: Creature, effect: Effect) -> bool:
    """By the kind of the effect, by what it does, or because it works on minds."""
    if effect.spell and fight.pack.get("spells", effect.spell).mind and "mind" in who.immunities:
        return True
    return effect.kind in who.immunities or effect.damage in who.immunities


def lift(fight: Fight, who: Creature, effect: Effect, reason: str, *clauses: str) -> None:
    """Take an effect away."""
    who.effects.remove(effect)
    fight.tell(ConditionOff, who=who.id, condition=effect.damage or effect.kind, reason=reason, clauses=tuple(clauses))


def lift_all(fight: Fight, who: Creature, kind: str, reason: str, *clauses: str) -> None:
    for effect in [effect for effect in who.effects if effect.kind == kind]:
        lift(fight, who, effect, reason, *clauses)


def wake_sleeper(fight: Fight, who: Creature) -> None:
    """Ordinary sleep ends at once when the sleeper is hurt."""
    for effect in [one for one in who.effects if one.kind == "unconscious" and one.damage == "sleep"]:
        lift(fight, who, effect, "hurt", "TK-17.2")
        give(fight, who, Effect(fight.state.new_id("prone"), "prone"), "", "TK-17.2")


# ---- held ------------------------------------------------------------------------------------------------------------


def grips(fight: Fight, who: Creature, effect: Effect) -> bool:
    """Does it still hold? A whip only while its wielder is able, has it in hand and is near enough (TK-18.17)."""
    if not effect.item:
        return True
    wielder = fight.creature(effect.source)
    reaches = [one.reach for one in means_of(fight, wielder) if one.item == effect.item and one.mode == MELEE]
    return wielder.able and any(fight.board.squares_between(wielder, who) <= reach for reach in reaches)


def is_held(fight: Fight, who: Creature) -> bool:
    """TK-17.11: it cannot leave its square, and neither can what it rides."""
    bound = [one for one in fight.state.creatures if one is who or (one.mount == who.id and one.present)]
    return any(effect.kind == "held" and grips(fight, one, effect) for one in bound for effect in one.effects)


def grip_of(who: Creature, target: Creature) -> list[Effect]:
    """By what somebody holds another with a thing in hand."""
    return [effect for effect in target.effects if effect.kind == "held" and effect.item and effect.source == who.id]


def loosen(fight: Fight) -> None:
    """Whatever no longer holds anybody comes off."""
    held = [(one, e) for one in fight.state.creatures for e in one.effects if e.kind == "held" and e.item]
    for one, effect in held:
        if not grips(fight, one, effect):
            lift(fight, one, effect, "let_go", "TK-18.17")


# ---- concentration ---------------------------------------------------------------------------------------------------


def concentration_of(fight: Fight, who: Creature) -> tuple[str, list[Area], list[tuple[Creature, Effect]]]:
    """The spell somebody concentrates on, with the areas and effects that hang on it."""
    areas = [area for area in fight.state.areas if area.owner == who.id and area.concentration]
    held = [
        (one, effect)
        for one in fight.state.creatures
        for effect in one.effects
        if effect.ends == "concentration" and effect.source == who.id
    ]
    spells = [*(area.spell for area in areas), *(effect.spell for _, effect in held)]
    return next(iter(spells), ""), areas, held


def lose_concentration(fight: Fight, who: Creature, reason: str, clause: str) -> None:
    spell, areas, held = concentration_of(fight, who)
    if not spell:
        return
    for area in areas:
        fight.state.areas.remove(area)
    for one, effect in held:
        lift(fight, one, effect, reason, clause)
    fight.tell(MagicEnded, who=who.id, spell=spell, reason=reason, clauses=(clause,))


def lose_prepared(fight: Fight, who: Creature) -> None:
    if who.prepared is not None:
        who.prepared = None
        fight.tell(PreparedLost, who=who.id, reason="unable", clauses=("TK-5.15",))
