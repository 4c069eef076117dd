"""Small actions: 2 momentum each (TK-6)."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, Declare, Option, Question, Spot
from holmgang.kernel.sums import Phrase, Sum, phrase
from holmgang.space.squares import Cell
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.equipment import hands_of, reloadable
from holmgang.systems.tkds.board.lookups import (
    beside,
    blocked,
    drop_at,
    grip_of,
    is_held,
    level,
    near_squares,
    rider_of,
    threatened,
)
from holmgang.systems.tkds.board.ways import WALK, own_kinds, score_of, ways_of
from holmgang.systems.tkds.events import SmallAction, TerrainChanged
from holmgang.systems.tkds.flow.harm import flee
from holmgang.systems.tkds.flow.items import drop, item_attempt, load_up, momentum_sum, put_off, reload
from holmgang.systems.tkds.flow.movement import enter, spend
from holmgang.systems.tkds.flow.resolution import give, lift, lift_all
from holmgang.systems.tkds.state import Creature, Item, LastingEffect, Square, cell_id, cell_of

NOTHING = "nothing"
FREE = ("drop", "release")
SMALL = (
    "open_door",
    "close_door",
    "pull_lever",
    "exchange_weapons",
    "pick_up",
    "stand_up",
    "lie_down",
    "hand_over",
    "hang",
    "dismount",
    "spur",
    "mount",
    "drop",
    "release",
)
CLAUSES_OF: dict[str, tuple[str, ...]] = {
    "open_door": ("TK-6.2", "TK-11.12"),
    "pull_lever": ("TK-6.2", "TK-11.12"),
    "exchange_weapons": ("TK-6.2", "TK-6.7"),
    "pick_up": ("TK-6.2",),
    "lie_down": ("TK-6.2", "TK-11.12"),
    "stand_up": ("TK-6.2", "TK-11.12"),
    "close_door": ("TK-6.4", "TK-11.12"),
    "hand_over": ("TK-6.4",),
    "hang": ("TK-6.4",),
    "drop": ("TK-6.4", "TK-11.12"),
    "mount": ("TK-21.1", "TK-11.12"),
    "dismount": ("TK-21.1", "TK-11.12"),
    "spur": ("TK-21.1", "TK-11.12"),
    "release": ("TK-18.17",),
}
"""The clauses that make it a small action; TK-11.12 where that keeps the luck of the threatened out of it."""
HOLDABLE = {"weapon": "TK-6.7", "shield": "TK-19.11", "torch": "TK-6.4", "lantern": "TK-6.4", "candle": "TK-6.4"}
"""Things to take in hand by exchanging weapons, by sort or kind, each with its clause."""


def cells_question(who: Creature, purpose: str, found: list[tuple[Cell, Square]]) -> Choose:
    options = [Option(cell_id(cell), at=(Spot.cell(*cell),)) for cell, _ in found]
    return Choose(who.seat, purpose, options, about=who.id, default=options[0].id)


def tokens_question(who: Creature, purpose: str, found: list[Creature]) -> Choose:
    options = [Option(one.id, at=(Spot.token(one.id),)) for one in found]
    return Choose(who.seat, purpose, options, about=who.id, default=options[0].id)


def things_question(who: Creature, purpose: str, names: list[str]) -> Choose:
    return Choose(who.seat, purpose, [Option(name) for name in names], about=who.id, default=names[0])


def small_option(fight: Conflict, who: Creature, name: str) -> Option | None:
    """A small action, if it could be done here, whatever momentum is left."""
    details = small_details(fight, who, name)
    if details is None:
        return None
    price = partial(price_of, fight, name)
    return Option(name, details=details, price=price, coin="momentum", clauses=CLAUSES_OF[name])


def small_details(fight: Conflict, who: Creature, name: str) -> list[Question] | None:
    """The particulars of a small action, or None if it cannot be done here."""
    match name:
        case "open_door":
            doors = near_squares(fight, who, lambda square: square.door == "closed")
            return [cells_question(who, "door", doors)] if doors else None
        case "close_door":
            doors = near_squares(fight, who, lambda square: square.door == "open")
            doors = [pair for pair in doors if not fight.board.at(pair[0])]
            return [cells_question(who, "door", doors)] if doors else None
        case "pull_lever":
            levers = near_squares(fight, who, lambda square: square.lever and free_to_fall(fight, square.lever))
            return [cells_question(who, "lever", levers)] if levers else None
        case "exchange_weapons":
            return hold_question(fight, who)
        case "pick_up":
            lying = items_here(fight, who)
            return [things_question(who, "item", [item.id for item in lying])] if lying else None
        case "stand_up":
            return [] if who.prone else None
        case "lie_down":
            return None if who.prone or who.mount else []
        case "hand_over":
            handing = hand_over_question(fight, who)
            return None if handing is None else [handing]
        case "hang":
            return [] if edge_near(fight, who) and not who.has("hanging") else None
        case "drop":
            return [things_question(who, "item", list(who.held))] if who.held else None
        case "release":
            caught = [one for one in fight.state.present() if grip_of(who, one)]
            return [tokens_question(who, "target", caught)] if caught else None
    return mount_details(fight, who, name)


def hold_question(fight: Conflict, who: Creature) -> list[Question] | None:
    sets = weapon_sets(fight, who)
    if not sets:
        return None
    options = [Option(name, label=hold_label(who, name), clauses=because) for name, because in sets.items()]
    return [Choose(who.seat, "hold", options, about=who.id, default=options[0].id, clauses=("TK-18.1",))]


def hand_over_question(fight: Conflict, who: Creature) -> Declare | None:
    """Return the question what to hand over, and to which ally who can still carry it."""
    friends = [one for one in allies_near(fight, who) if one.able]
    options = [
        Option(item.id, details=[tokens_question(who, "target", takers)])
        for item in who.inventory
        if (takers := [one for one in friends if can_carry(fight, one, item)])
    ]
    return Declare(who.seat, "item", options, about=who.id, default=options[0].id) if options else None


def mount_details(fight: Conflict, who: Creature, name: str) -> list[Question] | None:
    if name == "dismount" and who.mount:
        free = [cell for cell in free_cells_near(fight, who) if level(fight, who, cell)]
        return [cells_question(who, "to", [(cell, Square("floor")) for cell in free])] if free else None
    if name == "spur" and who.mount:
        steed = fight.creature(who.mount)
        return [] if steed.able and not steed.activated else None
    if name == "mount" and not who.mount and not who.is_mount and not who.prone:
        ridden = {one.mount for one in fight.state.present()}
        steeds = [one for one in allies_near(fight, who) if one.is_mount and one.able and one.id not in ridden]
        return [tokens_question(who, "target", steeds)] if steeds else None
    return None


def barred_small(fight: Conflict, who: Creature) -> list[Barred]:
    """Return the small deeds that only lack momentum."""
    if who.momentum_left >= fight.knobs.small_action_cost:
        return []
    return [Barred(name, "TK-6.6") for name in SMALL if name not in FREE and small_option(fight, who, name)]


def allies_near(fight: Conflict, who: Creature) -> list[Creature]:
    allies = [one for one in fight.state.present() if one is not who and one.side == who.side]
    return [one for one in allies if beside(fight, who, one)]


def items_here(fight: Conflict, who: Creature) -> list[Item]:
    """Return the items under a creature that do not load it beyond twice its capacity."""
    lying = [thing.item for thing in fight.state.ground if thing.at in who.footprint]
    return [item for item in lying if can_carry(fight, who, item)]


def can_carry(fight: Conflict, who: Creature, item: Item) -> bool:
    """TK-19.10: load may go up to twice the capacity."""
    kind = {"weapon": "weapons", "shield": "armour", "armour": "armour"}.get(item.sort, "gear")
    entry = fight.pack.get(kind, item.kind)
    slots = 0 if getattr(entry, "light", False) else entry.slots
    return rules.load_allowed(who.load + slots, who.capacity, fight.knobs.overload_factor)


def edge_near(fight: Conflict, who: Creature) -> list[Cell]:
    """Neighbouring squares that lie at least a metre lower."""
    if fight.board.flat:
        return []
    return [
        cell
        for cell in fight.board.grid.neighbours8(who.anchor, who.side_length)
        if not fight.board.solid(cell) and drop_at(fight, who, who.anchor, cell) >= 1
    ]


def free_cells_near(fight: Conflict, who: Creature) -> list[Cell]:
    return [cell for cell in fight.board.grid.neighbours8(who.anchor) if not blocked(fight, who, cell)]


def holdable(item: Item) -> str:
    """The clause by which a thing may be drawn or stowed, or nothing."""
    return HOLDABLE.get(item.sort, "") or HOLDABLE.get(item.kind, "")


def weapon_sets(fight: Conflict, who: Creature) -> dict[str, tuple[str, ...]]:
    """Return the sets that could be held instead, up to two hands' worth (TK-6.7), with their clauses."""
    things = [item for item in who.inventory if holdable(item)]
    sets = [(), *((item,) for item in things), *combinations(things, 2)]
    found = [one for one in sets if sum(hands_of(fight, item) for item in one) <= 2]
    return {
        "+".join(item.id for item in one) or NOTHING: tuple(dict.fromkeys(map(holdable, one)))
        for one in found
        if sorted(item.id for item in one) != sorted(who.held)
    }


def hold_label(who: Creature, name: str) -> Phrase | str:
    """A set of two things is named by both."""
    parts = held_in(name)
    return phrase("hands-two", first=who.item(parts[0]).kind, second=who.item(parts[1]).kind) if len(parts) == 2 else ""


def held_in(name: str) -> list[str]:
    return [] if name == NOTHING else name.split("+")


# ---- carrying it out -------------------------------------------------------------------------------------------------


def price_of(fight: Conflict, name: str) -> Sum:
    """Flat, whatever the ground and the threats (TK-6.5); letting go is free."""
    if name in FREE:
        return Sum.of(0, "free", "TK-6.4")
    return Sum.of(fight.knobs.small_action_cost, "small_action", "TK-6.3")


def pay(fight: Conflict, who: Creature, name: str, what: str) -> None:
    cost = price_of(fight, name)
    spend(who, cost.total)
    fight.tell(small_event, fight, who, name, what, cost)


def small_event(fight: Conflict, who: Creature, name: str, what: str, cost: Sum) -> SmallAction:
    """The event of a small action that has been paid.

    It says that difficulties do not count where there are any (TK-6.5), and that no luck is asked for where it might
    have been (TK-11.12).
    """
    shown = (hold_label(who, what) if name == "exchange_weapons" else "") or what
    disturbed = threatened(fight, who)
    clauses = [clause for clause in CLAUSES_OF[name] if clause != "TK-11.12" or disturbed]
    if own_kinds(fight, who, WALK) or fight.board.square(who.anchor).kinds:
        clauses.append("TK-6.5")
    return SmallAction(who=who.id, action=name, object=shown, cost=cost, left=momentum_sum(who), clauses=tuple(clauses))


def perform_small(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """One small action, paid first whatever comes of it (TK-11.6)."""
    name = answer["do"]
    what = str(
        answer.get("door")
        or answer.get("lever")
        or answer.get("hold")
        or answer.get("item")
        or answer.get("target")
        or ""
    )
    pay(fight, who, name, what)
    match name:
        case "open_door" | "close_door":
            turn_door(fight, cell_of(answer["door"]), name == "open_door")
        case "pull_lever":
            pull_lever(fight, cell_of(answer["lever"]))
        case "exchange_weapons":
            yield from exchange(fight, who, held_in(answer["hold"]))
        case "pick_up":
            yield from pick_up(fight, who, answer["item"])
        case "hand_over":
            yield from hand_over(fight, who, answer["item"], fight.creature(answer["target"]))
        case "drop":
            drop(fight, who, who.item(answer["item"]), "TK-6.4")
        case "lie_down":
            give(fight, who, LastingEffect(fight.state.new_id("prone"), "prone"), who.id, "TK-6.2")
        case "stand_up":
            lift_all(fight, who, "hanging", "stood_up", "TK-17.3")
            lift_all(fight, who, "prone", "stood_up", "TK-17.3")
        case "hang":
            give(fight, who, LastingEffect(fight.state.new_id("hanging"), "hanging"), who.id, "TK-6.4")
            give(fight, who, LastingEffect(fight.state.new_id("prone"), "prone"), who.id, "TK-6.4")
        case "release":
            target = fight.creature(answer["target"])
            for effect in grip_of(who, target):
                lift(fight, target, effect, "let_go", "TK-18.17")
        case _:
            yield from ride(fight, who, answer)


def turn_door(fight: Conflict, cell: Cell, opening: bool) -> None:
    door, cover = ("open", "none") if opening else ("closed", "tall")
    fight.board.field.change(cell, door=door, cover=cover)
    fight.tell(TerrainChanged, at=cell_id(cell), what="door_open" if opening else "door_closed", clauses=("TK-6.2",))


def pull_lever(fight: Conflict, cell: Cell) -> None:
    """A lever raises or lowers every gate of its name."""
    name = fight.board.square(cell).lever
    for place, square in fight.board.squares.items():
        if square.gate == name:
            raised = square.cover == "none"
            fight.board.field.change(place, cover="tall" if raised else "none")
            what = "gate_down" if raised else "gate_up"
            fight.tell(TerrainChanged, at=cell_id(place), what=what, clauses=("TK-6.2",))


def free_to_fall(fight: Conflict, name: str) -> bool:
    """No gate comes down on any creature."""
    gates = [cell for cell, square in fight.board.squares.items() if square.gate == name and square.cover == "none"]
    return not any(fight.board.at(cell) for cell in gates)


def exchange(fight: Conflict, who: Creature, names: list[str]) -> Flow[None]:
    """Stow what is in the hands and draw another set; under threat what is drawn may fall, or what is only stowed."""
    drawn = [name for name in names if not who.holds(name)]
    stowed = [name for name in who.held if name not in names]
    handled = who.item(next(iter([*drawn, *stowed])))
    who.held = [name for name in who.held if name in names]
    if (yield from item_attempt(fight, who, handled, "exchange_weapons")):
        who.held = list(names)


def pick_up(fight: Conflict, who: Creature, name: str) -> Flow[None]:
    """A failed pick-up leaves the item where it is (TK-11.13)."""
    thing = next(one for one in fight.state.ground if one.item.id == name and one.at in who.footprint)
    if not (yield from item_attempt(fight, who, None, "pick_up")):
        return
    fight.state.ground.remove(thing)
    receive(fight, who, thing.item)


def receive(fight: Conflict, who: Creature, item: Item) -> None:
    """A thing comes into a creature's hands, or into the pack if they are full."""
    taken = [one.id for one in who.inventory]
    name, number = item.kind, 1
    while name in taken:
        number += 1
        name = f"{item.kind}_{number}"
    item.id = name
    load_up(fight, who, item)
    if sum(hands_of(fight, who.item(one)) for one in who.held) + hands_of(fight, item) <= 2:
        who.held.append(item.id)


def hand_over(fight: Conflict, who: Creature, name: str, target: Creature) -> Flow[None]:
    item = who.item(name)
    if not (yield from item_attempt(fight, who, item, "hand_over")):
        return
    put_off(fight, who, item)
    receive(fight, target, item)


def ride(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """Mounting, dismounting, and urging the mount to play its own turn."""
    match answer["do"]:
        case "mount":
            who.mount = answer["target"]
            who.anchor = fight.creature(who.mount).anchor
        case "dismount":
            came_from, who.anchor, who.mount = who.anchor, cell_of(answer["to"]), ""
            yield from enter(fight, who, came_from)
        case "spur":
            steed = fight.creature(who.mount)
            steed.action_left, steed.momentum_left = fight.knobs.actions_per_turn, score_of(steed)
            steed.momentum_spent, steed.finished = 0, False


# ---- what else momentum buys -----------------------------------------------------------------------------------------


def momentum_reload(fight: Conflict, who: Creature, item: Item) -> Flow[None]:
    """TK-18.11: all the momentum of the turn for one reload step."""
    spend(who, who.momentum_left)
    yield from reload(fight, who, item)


def may_reload_by_momentum(fight: Conflict, who: Creature) -> bool:
    score = score_of(who)
    return bool(
        reloadable(fight, who)
        and who.momentum_spent == 0
        and score >= fight.knobs.reload_min_momentum
        and who.momentum_left >= score
    )


def at_map_edge(fight: Conflict, who: Creature) -> bool:
    x, y, n = *who.anchor, who.side_length
    return x == 0 or y == 0 or x + n == fight.board.grid.width or y + n == fight.board.grid.height


def may_leave_here(fight: Conflict, who: Creature) -> bool:
    """At an edge of the map; for a side that must get away, at the edge it flees to (TK-23.5)."""
    if who.side != fight.state.escape:
        return at_map_edge(fight, who)
    (x, y), n, grid = who.anchor, who.side_length, fight.board.grid
    edges = {"west": x == 0, "north": y == 0, "east": x + n == grid.width, "south": y + n == grid.height}
    return edges[fight.state.escape_edge]


def leaving_price(fight: Conflict, who: Creature) -> Sum | None:
    """One step more, or the whole momentum (TK-8.6); None if it cannot leave the map now."""
    if not may_leave_here(fight, who) or is_held(fight, who) or who.mount or who.momentum_left < 1:
        return None
    ways = ways_of(fight, who)
    cost = ways.cost([ways.off_the_map()])
    if cost.total <= who.momentum_left:
        return cost
    return Sum.of(who.momentum_left, "whole_momentum", "TK-8.6") if ways.may_force() else None


def leave_map(fight: Conflict, who: Creature) -> None:
    """TK-23.3: a creature leaving the edge of the map has fled."""
    cost = leaving_price(fight, who)
    assert cost is not None
    spend(who, cost.total)
    rider = rider_of(fight, who)
    if rider is not None:
        rider.mount = ""
        flee(fight, rider, "TK-23.3")
    flee(fight, who, "TK-23.3")
