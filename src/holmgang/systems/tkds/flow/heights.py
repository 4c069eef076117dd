"""Roofs and walls: jumping down, leaping a gap, climbing (TK-9.16, TK-21.2 … 21.6)."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option, Spot
from holmgang.kernel.sums import Sum
from holmgang.space.squares import AROUND, Cell
from holmgang.systems.tkds.board.checks import Attempt, Steps
from holmgang.systems.tkds.board.equipment import wearable
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.board.lookups import blocked, drop_at, is_held
from holmgang.systems.tkds.board.ways import Leg, ways_of
from holmgang.systems.tkds.events import Step
from holmgang.systems.tkds.flow.checks import check
from holmgang.systems.tkds.flow.conditions import lift_all
from holmgang.systems.tkds.flow.hazards import enter, fall, fall_over_edge
from holmgang.systems.tkds.flow.items import momentum_sum
from holmgang.systems.tkds.flow.movement import spend
from holmgang.systems.tkds.state import Creature, cell_id, cell_of

LONGEST_LEAP = 3


def armour_steps(fight: Fight, who: Creature, task: str) -> Steps:
    """TK-19.6: armour hinders sneaking, and heavy armour swimming and climbing; climbing gear helps (TK-20.18)."""
    steps = Steps()
    if who.armour:
        armour = fight.pack.get("armour", who.armour)
        heavy, medium = armour.kind == "heavy", armour.kind == "medium"
        if wearable(who, armour) and (heavy or (medium and task == "sneak")) and task in ("sneak", "swim", "climb"):
            steps.penalty("armour", "TK-19.6")
    if task == "climb" and any(item.kind == "climbing_gear" for item in who.inventory):
        steps.bonus("climbing_gear", "TK-20.18")
    return steps


def lower(fight: Fight, who: Creature) -> list[Cell]:
    """Neighbouring squares one could jump down to."""
    near = fight.board.grid.neighbours8(who.anchor, who.side_length)
    return [cell for cell in near if drop_at(fight, who, who.anchor, cell) >= 1 and not blocked(fight, who, cell)]


def higher(fight: Fight, who: Creature) -> list[Cell]:
    """Neighbouring squares one could climb up to."""
    near = fight.board.grid.neighbours8(who.anchor, who.side_length)
    return [cell for cell in near if drop_at(fight, who, cell, who.anchor) >= 1 and not blocked(fight, who, cell)]


def legs_of(fight: Fight, who: Creature, deed: str, to: Cell) -> list[Leg]:
    """Metre by metre, like all movement: a leap its length, a climb every started metre (TK-8.3), a jump one step."""
    ways = ways_of(fight, who)
    if deed == "jump_down":
        return [ways.leg(who.anchor, to)]
    if deed == "climb":
        metres = drop_at(fight, who, to, who.anchor)
        return ways.through_the_air(who.anchor, to, -(-metres.numerator // metres.denominator), "climb")
    return ways.through_the_air(who.anchor, to, max(abs(to[0] - who.anchor[0]), abs(to[1] - who.anchor[1])))


def price_of(fight: Fight, who: Creature, deed: str, to: Cell) -> Sum:
    return ways_of(fight, who).cost(legs_of(fight, who, deed, to))


def leaps(fight: Fight, who: Creature) -> list[Cell]:
    """Squares across a gap, straight or diagonally, at about the same height."""
    found = []
    for dx, dy in AROUND:
        gap = (who.anchor[0] + dx, who.anchor[1] + dy)
        if gap not in fight.board.grid or fight.board.solid(gap) or drop_at(fight, who, who.anchor, gap) < 1:
            continue
        for length in range(2, LONGEST_LEAP + 1):
            to = (who.anchor[0] + dx * length, who.anchor[1] + dy * length)
            if to not in fight.board.grid or fight.board.solid(to):
                break
            level = drop_at(fight, who, who.anchor, to) < 1 and drop_at(fight, who, to, who.anchor) < 1
            if level:
                if not blocked(fight, who, to):
                    found.append(to)
                break
    return found


def height_option(fight: Fight, who: Creature, name: str) -> Option | None:
    """Return the option that the heights of the ground allow and the momentum left pays for."""
    if fight.board.flat or who.momentum_left < 1 or who.mount or is_held(fight, who):
        return None
    if who.prone and name != "jump_down":
        return None
    find, clause = {"jump_down": (lower, "TK-21.4"), "climb": (higher, "TK-8.3"), "leap": (leaps, "TK-9.16")}[name]
    priced = [(cell, price_of(fight, who, name, cell)) for cell in find(fight, who)]
    options = [
        Option(cell_id(cell), at=(Spot.cell(*cell),), price=price, coin="momentum")
        for cell, price in priced
        if price.total <= who.momentum_left
    ]
    return Option(name, details=[Choose(who.seat, "to", options, about=who.id)], clauses=(clause,)) if options else None


def pay(fight: Fight, who: Creature, cost: Sum, to: Cell | None, clause: str) -> None:
    spend(who, cost.total)
    if to is not None:
        who.anchor = to
    fight.tell(Step, who=who.id, to=who.cell, cost=cost, left=momentum_sum(who), clauses=(clause,))


def perform(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    to, came_from, deed = cell_of(answer["to"]), who.anchor, answer["do"]
    cost = price_of(fight, who, deed, to)
    match deed:
        case "jump_down":
            height = drop_at(fight, who, came_from, to)
            lift_all(fight, who, "hanging", "dropped", "TK-21.4")
            pay(fight, who, cost, to, "TK-7.1")
            yield from fall(fight, who, height, deliberate=True)
            yield from enter(fight, who, came_from)
        case "climb":
            attempt = Attempt("might", others=armour_steps(fight, who, "climb"))
            made = yield from check(fight, who, attempt, "climb", "TK-9.16")
            pay(fight, who, cost, to if made.success else None, "TK-8.3")
            if made.success:
                yield from enter(fight, who, came_from)
        case "leap":
            yield from leap(fight, who, to, cost)


def leap(fight: Fight, who: Creature, to: Cell, cost: Sum) -> Flow[None]:
    """A Might check; any creature that fails falls into the gap unless luck lets it hold on."""
    came_from = who.anchor
    length = max(abs(to[0] - came_from[0]), abs(to[1] - came_from[1]))
    gap = (came_from[0] + (to[0] - came_from[0]) // length, came_from[1] + (to[1] - came_from[1]) // length)
    made = yield from check(fight, who, Attempt("might"), "leap", "TK-9.16")
    pay(fight, who, cost, to if made.success else None, "TK-7.1")
    if made.success:
        yield from enter(fight, who, came_from)
    elif not blocked(fight, who, gap):
        yield from fall_over_edge(fight, who, gap)
