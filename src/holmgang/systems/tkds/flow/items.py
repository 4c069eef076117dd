"""Things in use: dropping, breaking, ammunition, reloading, and the luck of the threatened (TK-11.3 … 11.6, TK-18)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.equipment import (
    THROWN,
    AttackMeans,
    ammunition_of,
    load_of,
    longest_melee,
    needs_loading,
    reload_steps,
)
from holmgang.systems.tkds.board.lookups import in_reach, threats_to
from holmgang.systems.tkds.events import ItemBroken, ItemDropped, ItemUsed, Reloaded, Threat
from holmgang.systems.tkds.flow.resolution import luck, ruling
from holmgang.systems.tkds.state import Creature, Item, ThingOnGround, cell_id, hostile


def load_up(fight: Conflict, who: Creature, item: Item) -> None:
    """A thing comes to a bearer, and its weight with it."""
    before = load_of(who, fight.pack, fight.knobs)
    who.inventory.append(item)
    who.load += load_of(who, fight.pack, fight.knobs) - before


def put_off(fight: Conflict, who: Creature, item: Item) -> None:
    """A thing leaves its bearer, and its weight with it."""
    before = load_of(who, fight.pack, fight.knobs)
    who.inventory.remove(item)
    who.held = [name for name in who.held if name != item.id]
    who.load = max(0, who.load - before + load_of(who, fight.pack, fight.knobs))


# ---- what the threatened do only with luck ---------------------------------------------------------------------------


def luck_under_threat(fight: Conflict, who: Creature, attempt: str, *clauses: str) -> Flow[bool]:
    """True if no opponent threatens the creature at this moment, or luck is with it. One attempt, one roll."""
    by, _ = threats_to(fight, who)
    if not by:
        return True
    reasons = [longest_melee(fight, one).threatens_by for one in by]
    spared = ("TK-11.10",) if friend_in_reach(fight, who) else ()
    later = () if who.began_threatened else ("TK-11.15",)
    told = tuple(dict.fromkeys(("TK-11.1", *spared, *later, *reasons)))
    fight.tell(Threat, who=who.id, by=tuple(one.id for one in by), attempt=attempt, clauses=told)
    return (yield from luck(fight, who, attempt, *clauses))


def friend_in_reach(fight: Conflict, who: Creature) -> bool:
    """Return whether one stands within reach who would threaten the creature if it were hostile (TK-11.10)."""
    others = [one for one in fight.state.present() if one is not who and not hostile(one, who)]
    return any(in_reach(fight, one, who) for one in others)


def item_attempt(fight: Conflict, who: Creature, item: Item | None, scope: str) -> Flow[bool]:
    """TK-11.4: using or manipulating an item while threatened. On failure the item falls."""
    if scope not in fight.knobs.threat_item_scope:
        return True
    if (yield from luck_under_threat(fight, who, "item_use", "TK-11.4")):
        return True
    if item is not None:
        yield from let_fall(fight, who, item)
    return False


def let_fall(fight: Conflict, who: Creature, item: Item) -> Flow[None]:
    """The item lies in the bearer's square; fragile ones may break."""
    drop(fight, who, item, "TK-11.13")
    if not fragile(fight, item):
        return
    breaks = yield from breaks_by_ruling(fight, who, item)
    if breaks:
        shatter(fight, who, item)


def breaks_by_ruling(fight: Conflict, who: Creature, item: Item) -> Flow[bool]:
    """TK-11.4a: fragile things break on 1-2 of a d6, unless the master says otherwise."""
    if fight.play.master is not None:
        answer = yield from ruling(fight, "breakage", ("die", "breaks", "holds"), "TK-11.4a", who.id)
        if answer != "die":
            return answer == "breaks"
    [die] = yield Roll(who.seat, "breakage", (6,), about=who.id, clauses=("TK-11.4a",))
    return bool(die <= fight.knobs.threat_fragile_break)


def shatter(fight: Conflict, who: Creature, item: Item) -> None:
    fight.state.ground = [thing for thing in fight.state.ground if thing.item is not item]
    fight.tell(ItemBroken, who=who.id, item=item.id, how="destroyed", clauses=("TK-11.4a",))
    if item.kind == "oil_flask":
        fight.board.field.change(who.anchor, oil=True)


def fragile(fight: Conflict, item: Item) -> bool:
    if item.sort == "gear":
        return bool(fight.pack.get("gear", item.kind).fragile)
    return item.sort == "weapon" and bool(fight.weapon(item.kind).fragile)


def drop(fight: Conflict, who: Creature, item: Item, clause: str) -> None:
    """A thing leaves its bearer and lies on the ground."""
    put_off(fight, who, item)
    lay_down(fight, item, who.anchor)
    fight.tell(ItemDropped, who=who.id, item=item.id, at=cell_id(who.anchor), clauses=(clause,))


def lay_down(fight: Conflict, item: Item, at: Cell) -> None:
    """Put a thing on the ground, under a name that nothing else lying there has."""
    taken = {thing.item.id for thing in fight.state.ground}
    number = 1
    while item.id in taken:
        number += 1
        item.id = f"{item.kind}_{number}"
    fight.state.ground.append(ThingOnGround(item, at))


def momentum_sum(who: Creature, clause: str = "TK-6.1") -> Sum:
    """The momentum left, as a sum."""
    return Sum.of(who.momentum_left, "momentum_left", clause)


def spend_shot(fight: Conflict, who: Creature, means: AttackMeans, target: Creature) -> None:
    """A shot uses up a piece of ammunition and unloads the weapon; a thrown weapon lands in the target's square."""
    if means.mode == THROWN:
        if all(item.id != means.item for item in who.inventory):
            return  # it broke in the throw (TK-14.7)
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


def throw_away(fight: Conflict, who: Creature, item: Item, at: tuple[int, int]) -> None:
    put_off(fight, who, item)
    lay_down(fight, item, at)
    fight.tell(ItemDropped, who=who.id, item=item.id, at=f"{at[0]},{at[1]}", clauses=("TK-18.6",))


def reload(fight: Conflict, who: Creature, item: Item) -> Flow[None]:
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
