"""Roofs and walls: jumping down, leaping a gap, climbing (TK-9.16, TK-21.2 … 21.6)."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option, Question, Spot
from holmgang.kernel.sums import Sum
from holmgang.space.squares import AROUND, Cell
from holmgang.systems.tkds.checks import Steps, check, threshold_of
from holmgang.systems.tkds.displace import blocked
from holmgang.systems.tkds.events import Step
from holmgang.systems.tkds.fight import Fight
from holmgang.systems.tkds.harm import lift_all
from holmgang.systems.tkds.hazards import drop_at, enter, fall, fall_over_edge
from holmgang.systems.tkds.means import wearable
from holmgang.systems.tkds.state import Creature, cell_id, cell_of
from holmgang.systems.tkds.threat import momentum_sum

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
    return [cell for cell in near if drop_at(fight, who.anchor, cell) >= 1 and not blocked(fight, who, cell)]


def higher(fight: Fight, who: Creature) -> list[Cell]:
    """Neighbouring squares one could climb up to with the momentum left."""
    near = fight.board.grid.neighbours8(who.anchor, who.side_length)
    return [
        cell
        for cell in near
        if drop_at(fight, cell, who.anchor) >= 1
        and not blocked(fight, who, cell)
        and climb_cost(fight, who, cell) <= who.momentum_left
    ]


def climb_cost(fight: Fight, who: Creature, to: Cell) -> int:
    """Every started metre of climbing counts as a metre of difficult terrain (TK-8.3)."""
    metres = drop_at(fight, to, who.anchor)
    per_metre: int = fight.knobs.step_cost + fight.knobs.difficult_extra
    return -(-metres.numerator // metres.denominator) * per_metre


def leaps(fight: Fight, who: Creature) -> list[Cell]:
    """Squares across a gap, straight or diagonally, at about the same height."""
    found = []
    for dx, dy in AROUND:
        gap = (who.anchor[0] + dx, who.anchor[1] + dy)
        if gap not in fight.board.grid or fight.board.solid(gap) or drop_at(fight, who.anchor, gap) < 1:
            continue
        for length in range(2, LONGEST_LEAP + 1):
            to = (who.anchor[0] + dx * length, who.anchor[1] + dy * length)
            if to not in fight.board.grid or fight.board.solid(to) or length > who.momentum_left:
                break
            level = drop_at(fight, who.anchor, to) < 1 and drop_at(fight, to, who.anchor) < 1
            if level:
                if not blocked(fight, who, to):
                    found.append(to)
                break
    return found


def height_options(fight: Fight, who: Creature) -> list[Option]:
    """What the ups and downs of the ground allow."""
    if not fight.state.battlefield.squares or who.momentum_left < 1 or who.has("held") or who.mount:
        return []
    found = []
    for name, cells, clause in (
        ("jump_down", lower(fight, who), "TK-21.4"),
        ("climb", [] if who.prone else higher(fight, who), "TK-8.3"),
        ("leap", [] if who.prone else leaps(fight, who), "TK-9.16"),
    ):
        if cells:
            found.append(Option(name, details=[_cells(who, cells)], clauses=(clause,)))
    return found


def _cells(who: Creature, cells: list[Cell]) -> Question:
    return Choose(who.seat, "to", [Option(cell_id(cell), at=(Spot.cell(*cell),)) for cell in cells], about=who.id)


def pay(fight: Fight, who: Creature, cost: Sum, to: Cell | None) -> None:
    who.momentum_left -= cost.total
    who.momentum_spent += cost.total
    if to is not None:
        who.anchor = to
    fight.changed()
    fight.tell(Step(who=who.id, to=who.cell, cost=cost, left=momentum_sum(who), clauses=(cost.terms[0].clause,)))


def perform(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    to, came_from = cell_of(answer["to"]), who.anchor
    match answer["do"]:
        case "jump_down":
            height = drop_at(fight, came_from, to)
            lift_all(fight, who, "hanging", "dropped", "TK-21.4")
            pay(fight, who, Sum.of(1, "squares", "TK-7.1"), to)
            yield from fall(fight, who, height, deliberate=True)
            yield from enter(fight, who, came_from)
        case "climb":
            steps = armour_steps(fight, who, "climb")
            made = yield from check(fight, who, "might", "climb", steps, threshold_of(fight), clauses=("TK-9.16",))
            cost = Sum.of(climb_cost(fight, who, to), "climb", "TK-8.3")
            pay(fight, who, cost, to if made.success else None)
        case "leap":
            yield from leap(fight, who, to)


def leap(fight: Fight, who: Creature, to: Cell) -> Flow[None]:
    """A Might check; whoever fails falls into the gap unless luck lets them hold on."""
    length = max(abs(to[0] - who.anchor[0]), abs(to[1] - who.anchor[1]))
    gap = (who.anchor[0] + (to[0] - who.anchor[0]) // length, who.anchor[1] + (to[1] - who.anchor[1]) // length)
    made = yield from check(fight, who, "might", "leap", Steps(), threshold_of(fight), clauses=("TK-9.16",))
    if made.success:
        came_from = who.anchor
        pay(fight, who, Sum.of(length, "squares", "TK-7.1"), to)
        yield from enter(fight, who, came_from)
        return
    pay(fight, who, Sum.of(length, "squares", "TK-7.1"), None)
    if not blocked(fight, who, gap):
        yield from fall_over_edge(fight, who, gap)
