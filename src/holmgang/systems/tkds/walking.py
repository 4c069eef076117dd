"""Moving, square by square, because others may cut in after each (TK-3.9, TK-5.9)."""

from __future__ import annotations

from collections.abc import Callable

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds.events import Step
from holmgang.systems.tkds.fight import Fight
from holmgang.systems.tkds.hazards import enter
from holmgang.systems.tkds.mounts import carry_rider
from holmgang.systems.tkds.state import Creature
from holmgang.systems.tkds.threat import momentum_sum
from holmgang.systems.tkds.ways import WALK, Price, Ways

AfterSquare = Callable[[Fight, Creature, Cell], Flow[None]]


def nobody_cuts_in(fight: Fight, who: Creature, came_from: Cell) -> Flow[None]:
    """For moves that are themselves prepared actions (TK-5.16)."""
    return
    yield


def walk(
    fight: Fight, who: Creature, goal: Cell, manner: str = WALK, after: AfterSquare = nobody_cuts_in
) -> Flow[None]:
    """Go to a square along the best way, as long as it can."""
    ways = Ways(fight, who, manner)
    reach = ways.reach(who.momentum_left)
    way = reach.path_to(goal)[1:] if goal in reach else tuple(cell for cell in ways.forced() if cell == goal)
    for square in way:
        if not can_go_on(who):
            break
        if not (yield from one_step(fight, who, square, manner, after)):
            break
        if who.anchor != square:  # somebody cut in and displaced it: the way it had chosen is no more
            break
    who.passing = who.present and Ways(fight, who, manner).shares(who.anchor)


def can_go_on(who: Creature) -> bool:
    return who.able and not who.has("held")


def pass_by(fight: Fight, who: Creature, foe: Creature, to: Cell, after: AfterSquare) -> Flow[None]:
    """TK-7.8: through the square of an enemy and out behind it; that square counts as difficult."""
    for square in (foe.anchor, to):
        if not can_go_on(who) or not (yield from one_step(fight, who, square, WALK, after, foe.id)):
            break
        if who.anchor != square:
            break
    who.passing = who.present and Ways(fight, who).shares(who.anchor)


def one_step(fight: Fight, who: Creature, to: Cell, manner: str, after: AfterSquare, past: str = "") -> Flow[bool]:
    """One square; False if it could not be paid or entered any more."""
    ways = Ways(fight, who, manner, past)
    came_from = who.anchor
    if not ways.legal(came_from, to):
        return False
    price = ways.price(came_from, to)
    cost = ways.worth(ways.step_price(Price(), came_from, to))
    if price > who.momentum_left:
        if to not in ways.forced():
            return False
        cost = Sum.of(who.momentum_left, "whole_momentum", "TK-8.6")
    for kind in ways.ignored(to):
        cost = cost.plus(0, f"kind-{kind}", "TK-8.8")
    leaving = () if fight.knobs.opportunity_attacks else leaves_reach(fight, who, to)
    who.momentum_left -= cost.total
    who.momentum_spent += cost.total
    who.anchor = to
    carry_rider(fight, who)
    fight.changed()
    who.passing = Ways(fight, who, manner, past).shares(to)
    clauses: tuple[str, ...] = ("TK-7.4",) if who.passing else ("TK-7.3",)
    clauses += ("TK-8.7",) if cost.terms[0].clause == "TK-8.6" else ()
    clauses += leaving
    fight.tell(Step(who=who.id, to=who.cell, cost=cost, left=momentum_sum(who), clauses=clauses))
    yield from enter(fight, who, came_from)
    yield from after(fight, who, came_from)
    return True


def leaves_reach(fight: Fight, who: Creature, to: Cell) -> tuple[str, ...]:
    """TK-7.14: leaving somebody's reach is not answered by an attack."""
    for one in fight.board.threatened_by(who):
        if fight.board.squares_from(to, who.side_length, one) > fight.board.reach(one):
            return ("TK-7.14",)
    return ()
