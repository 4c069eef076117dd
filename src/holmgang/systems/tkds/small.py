"""Small actions: 2 momentum each (TK-6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, Declare, Option, Question, Spot
from holmgang.kernel.sums import Say, Sum, say
from holmgang.space.squares import Cell, distance
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.burden import load_up, put_off
from holmgang.systems.tkds.displace import blocked
from holmgang.systems.tkds.events import SmallAction, TerrainChanged
from holmgang.systems.tkds.fight import Fight
from holmgang.systems.tkds.gear import reload, reloadable
from holmgang.systems.tkds.harm import flee, give, lift_all
from holmgang.systems.tkds.hazards import drop_at
from holmgang.systems.tkds.means import hands_of
from holmgang.systems.tkds.mounts import rider_of
from holmgang.systems.tkds.state import Creature, Effect, Item, Square, cell_id, cell_of
from holmgang.systems.tkds.threat import drop, item_attempt, momentum_sum
from holmgang.systems.tkds.ways import Ways, score_of

NOTHING = "nothing"
FREE = ("drop", "release")
FIXED_CLAUSE = {
    "open_door": "TK-6.2",
    "pull_lever": "TK-6.2",
    "exchange_weapons": "TK-6.2",
    "pick_up": "TK-6.2",
    "lie_down": "TK-6.2",
    "stand_up": "TK-6.2",
    "close_door": "TK-6.4",
    "hand_over": "TK-6.4",
    "hang": "TK-6.4",
    "drop": "TK-6.4",
    "mount": "TK-21.1",
    "dismount": "TK-21.1",
    "spur": "TK-21.1",
    "release": "TK-18.17",
}


def near_squares(fight: Fight, who: Creature, wanted: Any) -> list[tuple[Cell, Square]]:
    """Squares of some sort next to a creature or under it."""
    return [
        (cell, square)
        for cell, square in sorted(fight.board.squares.items(), key=lambda pair: pair[0])
        if wanted(square) and min(distance(cell, own) for own in who.footprint) <= 1
    ]


def cells_question(who: Creature, purpose: str, found: list[tuple[Cell, Square]]) -> Choose:
    options = [Option(cell_id(cell), at=(Spot.cell(*cell),)) for cell, _ in found]
    return Choose(who.seat, purpose, options, about=who.id, default=options[0].id)


def tokens_question(who: Creature, purpose: str, found: list[Creature]) -> Choose:
    options = [Option(one.id, at=(Spot.token(one.id),)) for one in found]
    return Choose(who.seat, purpose, options, about=who.id, default=options[0].id)


def things_question(who: Creature, purpose: str, names: list[str]) -> Choose:
    return Choose(who.seat, purpose, [Option(name) for name in names], about=who.id, default=names[0])


def small_options(fight: Fight, who: Creature) -> Iterator[Option]:
    """Every small action that could be done here, whatever momentum is left."""
    cost = Sum.of(fight.knobs.small_action_cost, "small_action", "TK-6.3")

    def offer(name: str, *details: Question) -> Option:
        return Option(name, details=details, worth=None if name in FREE else cost, clauses=(FIXED_CLAUSE[name],))

    if doors := near_squares(fight, who, lambda square: square.door == "closed"):
        yield offer("open_door", cells_question(who, "door", doors))
    if doors := [pair for pair in near_squares(fight, who, lambda s: s.door == "open") if not fight.board.at(pair[0])]:
        yield offer("close_door", cells_question(who, "door", doors))
    if levers := near_squares(fight, who, lambda square: square.lever and free_to_fall(fight, square.lever)):
        yield offer("pull_lever", cells_question(who, "lever", levers))
    if sets := weapon_sets(fight, who):
        options = [Option(name, label=hold_label(who, name)) for name in sets]
        yield offer(
            "exchange_weapons",
            Choose(who.seat, "hold", options, about=who.id, default=sets[0], clauses=("TK-18.1",)),
        )
    if lying := items_here(fight, who):
        yield offer("pick_up", things_question(who, "item", [item.id for item in lying]))
    if who.prone:
        yield offer("stand_up")
    elif not who.mount:
        yield offer("lie_down")
    if (handing := hand_over_question(fight, who)) is not None:
        yield offer("hand_over", handing)
    if edge_near(fight, who) and not who.has("hanging"):
        yield offer("hang")
    yield from mount_options(fight, who, offer)
    if who.held:
        yield offer("drop", things_question(who, "item", list(who.held)))
    if caught := [
        one
        for one in fight.state.present()
        if any(e.kind == "held" and e.source == who.id and not e.spell for e in one.effects)
    ]:
        yield offer("release", tokens_question(who, "target", caught))


def hand_over_question(fight: Fight, who: Creature) -> Declare | None:
    """What, and to which ally who can still carry it."""
    friends = [one for one in allies_near(fight, who) if one.able]
    options = [
        Option(item.id, details=[tokens_question(who, "target", takers)])
        for item in who.inventory
        if (takers := [one for one in friends if can_carry(fight, one, item)])
    ]
    return Declare(who.seat, "item", options, about=who.id, default=options[0].id) if options else None


def mount_options(fight: Fight, who: Creature, offer: Any) -> Iterator[Option]:
    if who.mount:
        if free := free_cells_near(fight, who):
            yield offer("dismount", cells_question(who, "to", [(cell, Square("floor")) for cell in free]))
        steed = fight.creature(who.mount)
        if steed.able and not steed.activated:
            yield offer("spur")
    elif not who.is_mount:
        ridden = {one.mount for one in fight.state.present()}
        steeds = [one for one in allies_near(fight, who) if one.is_mount and one.able and one.id not in ridden]
        if steeds:
            yield offer("mount", tokens_question(who, "target", steeds))


def barred_small(fight: Fight, who: Creature) -> list[Barred]:
    """What could be done here, had the creature the momentum for it."""
    if who.momentum_left >= fight.knobs.small_action_cost:
        return []
    return [Barred(option.id, "TK-6.6") for option in small_options(fight, who) if option.id not in FREE]


def allies_near(fight: Fight, who: Creature) -> list[Creature]:
    return [
        one
        for one in fight.state.present()
        if one is not who and one.side == who.side and fight.board.squares_between(who, one) <= 1
    ]


def items_here(fight: Fight, who: Creature) -> list[Item]:
    """What lies under a creature and does not weigh it down beyond twice its capacity."""
    lying = [thing.item for thing in fight.state.ground if thing.at in who.footprint]
    return [item for item in lying if can_carry(fight, who, item)]


def can_carry(fight: Fight, who: Creature, item: Item) -> bool:
    """TK-19.10: load may go up to twice the capacity."""
    kind = {"weapon": "weapons", "shield": "armour", "armour": "armour"}.get(item.sort, "gear")
    entry = fight.pack.get(kind, item.kind)
    slots = 0 if getattr(entry, "light", False) else entry.slots
    return rules.load_allowed(who.load + slots, who.capacity, fight.knobs.overload_factor)


def edge_near(fight: Fight, who: Creature) -> list[Cell]:
    """Neighbouring squares that lie at least a metre lower."""
    return [
        cell
        for cell in fight.board.grid.neighbours8(who.anchor, who.side_length)
        if not fight.board.solid(cell) and drop_at(fight, who.anchor, cell) >= 1
    ]


def free_cells_near(fight: Fight, who: Creature) -> list[Cell]:
    return [cell for cell in fight.board.grid.neighbours8(who.anchor) if not blocked(fight, who, cell)]


def weapon_sets(fight: Fight, who: Creature) -> list[str]:
    """What could be held instead, up to two hands' worth (TK-6.7)."""
    things = [
        item
        for item in who.inventory
        if item.sort in ("weapon", "shield") or item.kind in ("torch", "lantern", "candle")
    ]
    now = sorted(who.held)
    sets = [(item,) for item in things] + list(combinations(things, 2))
    found = [one for one in sets if sum(hands_of(fight, item) for item in one) <= 2]
    names = [NOTHING, *("+".join(item.id for item in one) for one in found)]
    return [name for name in names if sorted(held_in(name)) != now]


def hold_label(who: Creature, name: str) -> Say | str:
    """A set of two things is named by both."""
    parts = held_in(name)
    return say("hands-two", first=who.item(parts[0]).kind, second=who.item(parts[1]).kind) if len(parts) == 2 else ""


def held_in(name: str) -> list[str]:
    return [] if name == NOTHING else name.split("+")


# ---- carrying it out -------------------------------------------------------------------------------------------------


def pay(fight: Fight, who: Creature, name: str, what: str) -> None:
    cost = (
        Sum.of(0, "free", "TK-6.4") if name in FREE else Sum.of(fight.knobs.small_action_cost, "small_action", "TK-6.3")
    )
    who.momentum_left -= cost.total
    who.momentum_spent += cost.total
    clauses = [FIXED_CLAUSE[name]]
    if who.began_threatened or fight.board.square(who.anchor).kinds:
        clauses.append("TK-6.5")
    if name == "exchange_weapons":
        clauses.append("TK-6.7")
        clauses += ["TK-19.11"] if any(who.item(part).sort == "shield" for part in held_in(what)) else []
    elif name not in ("pick_up", "hand_over") and fight.board.threatened(who):
        clauses.append("TK-11.12")
    shown = (hold_label(who, what) if name == "exchange_weapons" else "") or what
    fight.tell(
        SmallAction(who=who.id, action=name, object=shown, cost=cost, left=momentum_sum(who), clauses=tuple(clauses))
    )


def perform_small(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
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
            give(fight, who, Effect(fight.state.new_id("prone"), "prone"), who.id, "TK-6.2")
        case "stand_up":
            lift_all(fight, who, "hanging", "stood_up", "TK-17.3")
            lift_all(fight, who, "prone", "stood_up", "TK-17.3")
        case "hang":
            give(fight, who, Effect(fight.state.new_id("hanging"), "hanging"), who.id, "TK-6.4")
            give(fight, who, Effect(fight.state.new_id("prone"), "prone"), who.id, "TK-6.4")
        case "release":
            target = fight.creature(answer["target"])
            target.effects = [e for e in target.effects if not (e.kind == "held" and e.source == who.id)]
        case _:
            ride(fight, who, answer)
    fight.changed()


def turn_door(fight: Fight, cell: Cell, opening: bool) -> None:
    square = fight.board.own_square(cell)
    square.door, square.cover = ("open", "none") if opening else ("closed", "tall")
    fight.tell(TerrainChanged(at=cell_id(cell), what="door_open" if opening else "door_closed", clauses=("TK-6.2",)))


def pull_lever(fight: Fight, cell: Cell) -> None:
    """A lever raises or lowers every gate of its name."""
    name = fight.board.square(cell).lever
    for place, square in fight.board.squares.items():
        if square.gate == name:
            raised = square.cover == "none"
            square.cover = "tall" if raised else "none"
            what = "gate_down" if raised else "gate_up"
            fight.tell(TerrainChanged(at=cell_id(place), what=what, clauses=("TK-6.2",)))


def free_to_fall(fight: Fight, name: str) -> bool:
    """No gate comes down on anybody."""
    gates = [cell for cell, square in fight.board.squares.items() if square.gate == name and square.cover == "none"]
    return not any(fight.board.at(cell) for cell in gates)


def exchange(fight: Fight, who: Creature, names: list[str]) -> Flow[None]:
    """Stow what is in the hands and draw another set; under threat what is drawn may fall."""
    drawn = [name for name in names if not who.holds(name)]
    who.held = [name for name in who.held if name in names]
    item = who.item(drawn[0]) if drawn else None
    if (yield from item_attempt(fight, who, item, "exchange_weapons")):
        who.held = list(names)


def pick_up(fight: Fight, who: Creature, name: str) -> Flow[None]:
    """A failed pick-up leaves the item where it is (TK-11.13)."""
    thing = next(one for one in fight.state.ground if one.item.id == name and one.at in who.footprint)
    if not (yield from item_attempt(fight, who, None, "pick_up")):
        return
    fight.state.ground.remove(thing)
    receive(fight, who, thing.item)


def receive(fight: Fight, who: Creature, item: Item) -> None:
    """A thing comes into somebody's hands, or into the pack if they are full."""
    taken = [one.id for one in who.inventory]
    name, number = item.kind, 1
    while name in taken:
        number += 1
        name = f"{item.kind}_{number}"
    item.id = name
    load_up(fight, who, item)
    if sum(hands_of(fight, who.item(one)) for one in who.held) + hands_of(fight, item) <= 2:
        who.held.append(item.id)


def hand_over(fight: Fight, who: Creature, name: str, target: Creature) -> Flow[None]:
    item = who.item(name)
    if not (yield from item_attempt(fight, who, item, "hand_over")):
        return
    put_off(fight, who, item)
    receive(fight, target, item)


def ride(fight: Fight, who: Creature, answer: dict[str, Any]) -> None:
    """Mounting, dismounting, and urging the mount to play its own turn."""
    match answer["do"]:
        case "mount":
            who.mount = answer["target"]
            who.anchor = fight.creature(who.mount).anchor
        case "dismount":
            who.anchor, who.mount = cell_of(answer["to"]), ""
        case "spur":
            steed = fight.creature(who.mount)
            steed.action_left, steed.momentum_left = fight.knobs.actions_per_turn, score_of(fight, steed)
            steed.momentum_spent, steed.finished = 0, False


# ---- what else momentum buys -----------------------------------------------------------------------------------------


def momentum_reload(fight: Fight, who: Creature, item: Item) -> Flow[None]:
    """TK-18.11: all the momentum of the turn for one reload step."""
    who.momentum_spent += who.momentum_left
    who.momentum_left = 0
    yield from reload(fight, who, item)


def may_reload_by_momentum(fight: Fight, who: Creature) -> bool:
    score = score_of(fight, who)
    return bool(
        reloadable(fight, who)
        and who.momentum_spent == 0
        and score >= fight.knobs.reload_min_momentum
        and who.momentum_left >= score
    )


def at_map_edge(fight: Fight, who: Creature) -> bool:
    x, y, n = *who.anchor, who.side_length
    return x == 0 or y == 0 or x + n == fight.board.grid.width or y + n == fight.board.grid.height


def leaving_cost(fight: Fight, who: Creature) -> int:
    """One step more, as dear as the creature's state makes it."""
    kinds = Ways(fight, who).own
    threat = fight.knobs.threat_move_extra if "threat" in kinds else 0
    return rules.step_cost(len(kinds - {"threat"}), fight.knobs.step_cost, fight.knobs.difficult_extra) + threat


def may_leave(fight: Fight, who: Creature) -> bool:
    """At the edge of the map, free to go, and with the momentum for it, or all of it (TK-8.6)."""
    if not at_map_edge(fight, who) or who.has("held") or who.mount or who.momentum_left < 1:
        return False
    whole = fight.knobs.minimum_move_metres and rules.may_force_a_step(who.momentum_spent, score_of(fight, who))
    return bool(whole) or who.momentum_left >= leaving_cost(fight, who)


def leave_map(fight: Fight, who: Creature) -> Flow[None]:
    """TK-23.3: a creature leaving the edge of the map has fled."""
    cost = min(leaving_cost(fight, who), who.momentum_left)
    who.momentum_left -= cost
    who.momentum_spent += cost
    rider = rider_of(fight, who)
    if rider is not None:
        rider.mount = ""
        flee(fight, rider, "TK-23.3")
    flee(fight, who, "TK-23.3")
    return
    yield
