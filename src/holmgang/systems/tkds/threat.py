"""Being threatened: what a creature next to an able enemy can do only with luck (TK-11)."""

from __future__ import annotations

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option, Roll
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds.burden import put_off
from holmgang.systems.tkds.checks import luck
from holmgang.systems.tkds.events import ItemBroken, ItemDropped, Threat
from holmgang.systems.tkds.fight import Fight
from holmgang.systems.tkds.state import Creature, Ground, Item, cell_id, hostile


def luck_under_threat(fight: Fight, who: Creature, attempt: str, *clauses: str) -> Flow[bool]:
    """True if nobody threatens the creature at this moment, or luck is with it. One attempt, one roll."""
    by = fight.board.threatened_by(who)
    if not by:
        return True
    why = threat_clause(fight, who, by)
    fight.tell(
        Threat(who=who.id, by=tuple(one.id for one in by), attempt=attempt, clauses=("TK-11.1", "TK-11.15", *why))
    )
    return (yield from luck(fight, who, attempt, *clauses))


def threat_clause(fight: Fight, who: Creature, by: tuple[Creature, ...]) -> tuple[str, ...]:
    """What makes those around a threat: bare hands, a long weapon, reach."""
    found = ["TK-11.10"]
    for one in by:
        if fight.board.squares_between(one, who) > 1:
            found.append("TK-18.4")
        elif not any(
            one.item(name).sort == "weapon" and not fight.weapon(one.item(name).kind).range_m for name in one.held
        ):
            found.append("TK-11.2")
    return tuple(dict.fromkeys(found))


def unthreatened_because(fight: Fight, who: Creature) -> tuple[str, ...]:
    """Why opponents within reach do not threaten: their state, or that they could not attack at all."""
    board, found = fight.board, []
    for one in fight.state.present():
        if not hostile(one, who) or board.squares_between(one, who) > board.reach(one) or board.threatens(one, who):
            continue
        found.append("TK-11.11" if board.can_threaten(one) else "TK-11.9")
    return tuple(dict.fromkeys(found))


def item_attempt(fight: Fight, who: Creature, item: Item | None, scope: str) -> Flow[bool]:
    """TK-11.4: using or manipulating an item while threatened. On failure the item falls."""
    if scope not in fight.knobs.threat_item_scope:
        return True
    if (yield from luck_under_threat(fight, who, "item_use", "TK-11.4")):
        return True
    if item is not None:
        yield from let_fall(fight, who, item)
    return False


def let_fall(fight: Fight, who: Creature, item: Item) -> Flow[None]:
    """The item lies in the bearer's square; fragile ones may break."""
    drop(fight, who, item, "TK-11.13")
    if not fragile(fight, item):
        return
    breaks = yield from breaks_by_ruling(fight, who, item)
    if breaks:
        shatter(fight, who, item)


def breaks_by_ruling(fight: Fight, who: Creature, item: Item) -> Flow[bool]:
    """TK-11.4a: fragile things break on 1-2 of a d6, unless the master says otherwise."""
    if fight.play.master is not None:
        options = [Option("die"), Option("breaks"), Option("holds")]
        question = Choose(
            fight.play.master, "breakage", options, ruling=True, about=who.id, default="die", clauses=("TK-11.4a",)
        )
        answer = yield from rule(fight.play, question, "die", "TK-11.4a")
        if answer != "die":
            return bool(answer == "breaks")
    faces = yield Roll(who.seat, "breakage", (6,), about=who.id, clauses=("TK-11.4a",))
    return bool(faces[0] <= fight.knobs.threat_fragile_break)


def shatter(fight: Fight, who: Creature, item: Item) -> None:
    fight.state.ground = [thing for thing in fight.state.ground if thing.item is not item]
    fight.tell(ItemBroken(who=who.id, item=item.id, how="destroyed", clauses=("TK-11.4a",)))
    if item.kind == "oil_flask":
        fight.board.own_square(who.anchor).oil = True
    fight.changed()


def fragile(fight: Fight, item: Item) -> bool:
    if item.sort == "gear":
        return bool(fight.pack.get("gear", item.kind).fragile)
    return item.sort == "weapon" and bool(fight.weapon(item.kind).fragile)


def drop(fight: Fight, who: Creature, item: Item, clause: str) -> None:
    """A thing leaves its bearer and lies on the ground."""
    put_off(fight, who, item)
    lay_down(fight, item, who.anchor)
    fight.tell(ItemDropped(who=who.id, item=item.id, at=cell_id(who.anchor), clauses=(clause,)))
    fight.changed()


def lay_down(fight: Fight, item: Item, at: Cell) -> None:
    """Put a thing on the ground, under a name that nothing else lying there has."""
    taken = {thing.item.id for thing in fight.state.ground}
    number = 1
    while item.id in taken:
        number += 1
        item.id = f"{item.kind}_{number}"
    fight.state.ground.append(Ground(item, at))


def momentum_sum(who: Creature, clause: str = "TK-6.1") -> Sum:
    """The momentum left, as a sum."""
    return Sum.of(who.momentum_left, "momentum_left", clause)
