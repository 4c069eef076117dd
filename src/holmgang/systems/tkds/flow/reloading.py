"""Weapons in use: ammunition, throwing, reloading, exchanging (TK-18.6 … 18.11, 18.24, TK-6.7)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds.events import ItemDropped, ItemUsed, Reloaded
from holmgang.systems.tkds.flow.fight import Fight
from holmgang.systems.tkds.flow.load import put_off
from holmgang.systems.tkds.flow.threat import item_attempt, lay_down
from holmgang.systems.tkds.flow.weapons import THROWN, Means, ammunition_of, needs_loading
from holmgang.systems.tkds.state import Creature, Item


def spend_shot(fight: Fight, who: Creature, means: Means, target: Creature) -> None:
    """A shot uses up a piece of ammunition and unloads the weapon; a thrown weapon lands in the target's square."""
    if means.mode == THROWN:
        throw_away(fight, who, who.item(means.item), target.anchor)
        return
    if not means.item:
        return
    item = who.item(means.item)
    weapon = fight.weapon(item.kind)
    if weapon.ammunition and not who.printed:
        pieces = ammunition_of(fight, who, item)
        if pieces is not None:
            pieces.uses -= 1
            left = Sum.of(pieces.uses, pieces.kind, "TK-18.24")
            fight.tell(ItemUsed, who=who.id, item=pieces.id, left=left, clauses=("TK-18.24",))
    if needs_loading(weapon):
        item.loaded, item.reload_steps = False, 0


def throw_away(fight: Fight, who: Creature, item: Item, at: tuple[int, int]) -> None:
    put_off(fight, who, item)
    lay_down(fight, item, at)
    fight.tell(ItemDropped, who=who.id, item=item.id, at=f"{at[0]},{at[1]}", clauses=("TK-18.6",))


def reloadable(fight: Fight, who: Creature) -> list[Item]:
    """Weapons in hand that wait to be loaded."""
    return [
        item
        for item in (who.item(name) for name in who.held)
        if item.sort == "weapon" and not item.loaded and not item.broken and needs_loading(fight.weapon(item.kind))
    ]


def reload_steps(fight: Fight, item: Item) -> tuple[int, str]:
    """How many steps make it loaded, and the clause that says so."""
    return (fight.knobs.flintlock_reload_steps, "TK-18.8") if fight.weapon(item.kind).flintlock else (1, "TK-18.10")


def reload(fight: Fight, who: Creature, item: Item) -> Flow[None]:
    """One reload step. Under threat the single piece of ammunition may fall (TK-11.13)."""
    if not (yield from item_attempt(fight, who, None, "reload")):
        pieces = ammunition_of(fight, who, item)
        if pieces is not None and not who.printed:
            pieces.uses -= 1
            left = Sum.of(pieces.uses, pieces.kind, "TK-11.13")
            fight.tell(ItemUsed, who=who.id, item=pieces.id, left=left, clauses=("TK-11.13",))
        return
    needed, clause = reload_steps(fight, item)
    item.reload_steps += 1
    item.loaded = item.reload_steps >= needed
    fight.tell(
        Reloaded,
        who=who.id,
        item=item.id,
        steps=Sum.of(item.reload_steps, "reload_steps", clause),
        needed=Sum.of(needed, "reload_steps", clause),
        loaded=item.loaded,
        clauses=(clause,),
    )
