"""Armour and shields (TK-19): the Defence of a creature, with its reasons, and what wearing them hinders."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.sums import Sum
from holmgang.systems.tkds.flow.fight import Fight
from holmgang.systems.tkds.flow.weapons import usable
from holmgang.systems.tkds.state import Creature, Item


def defence_of(fight: Fight, who: Creature, melee: bool | None = None) -> Sum:
    """The Defence of a creature with its reasons; ``melee`` tells against which kind of attack."""
    total = _body_defence(fight, who)
    if better := who.talent("better_defence"):
        total = total.plus(better, "better_defence", "TK-24.1")
    shield = shield_of(who)
    if shield is not None:
        total = _with_shield(fight, who, shield, total)
    if melee:
        for name in who.held:
            item = who.item(name)
            parries = item.sort == "weapon" and fight.weapon(item.kind).special == "main_gauche"
            if parries and not item.broken and usable(fight, who, item.kind):
                total = total.plus(1, "main_gauche", "TK-18.20")
    return total


def _body_defence(fight: Fight, who: Creature) -> Sum:
    if not who.armour:
        return Sum.of(who.natural_defence, "natural_defence", "TK-10.5")
    armour = fight.pack.get("armour", who.armour)
    if not wearable(who, armour):
        return Sum.of(who.natural_defence, "natural_defence", "TK-10.5").plus(0, "too_heavy", "TK-19.4")
    total = Sum.of(armour.defence, who.armour, "TK-19.1")
    if who.armour_exceptional:
        total = total.plus(fight.knobs.exceptional_armour_bonus, "exceptional", "TK-19.3")
    return total


def _with_shield(fight: Fight, who: Creature, shield: Item, total: Sum) -> Sum:
    if shield.broken:
        return total.plus(0, "shield_damaged", "TK-19.12")
    if who.shield_bonus_off:
        return total.plus(0, "shield_struck", "TK-19.8")
    if not wearable(who, fight.pack.get("armour", shield.kind)):
        return total.plus(0, "too_heavy", "TK-19.4")
    total = total.plus(fight.knobs.shield_bonus, "shield", "TK-19.2")
    if shield.exceptional:
        total = total.plus(fight.knobs.exceptional_armour_bonus, "exceptional", "TK-19.2")
    return total


def wearable(who: Creature, armour: Any) -> bool:
    return who.printed or who.skills["might"] >= armour.might


def shield_of(who: Creature) -> Item | None:
    return next((item for item in who.inventory if item.sort == "shield" and who.holds(item.id)), None)


def is_armoured(fight: Fight, who: Creature) -> bool:
    """In armour or with a shield, as Piercing asks."""
    return who.armoured or bool(who.armour) or shield_of(who) is not None
