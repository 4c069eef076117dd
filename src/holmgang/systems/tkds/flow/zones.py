"""Theatre of the mind (TK-23.4, knob ``zone_mode``): places instead of squares. Off by default."""

from __future__ import annotations

from holmgang.kernel.questions import Choose, Option, Spot
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell, neighbours8
from holmgang.systems.tkds.board.ways import score_of
from holmgang.systems.tkds.events import Step
from holmgang.systems.tkds.flow.fight import Fight
from holmgang.systems.tkds.flow.forced_movement import blocked
from holmgang.systems.tkds.flow.movement import spend
from holmgang.systems.tkds.flow.threat import momentum_sum, threatened
from holmgang.systems.tkds.state import Creature, cell_id


def zone_of(fight: Fight, cell: Cell) -> str:
    return fight.board.square(cell).zone


def neighbours(fight: Fight, zone: str) -> list[str]:
    """The zones that touch a zone."""
    own = [cell for cell, square in fight.board.squares.items() if square.zone == zone]
    near = [zone_of(fight, cell) for one in own for cell in neighbours8(one)]
    return [name for name in dict.fromkeys(near) if name and name != zone]


def destinations(fight: Fight, who: Creature) -> list[Cell]:
    """Free squares of the own zone, and of neighbouring ones unless the creature is threatened."""
    here = zone_of(fight, who.anchor)
    if not here or who.momentum_left < score_of(who):
        return []
    held = threatened(fight, who)
    zones = [here, *([] if held else neighbours(fight, here))]
    return [
        cell
        for cell, square in sorted(fight.board.squares.items(), key=lambda pair: pair[0])
        if square.zone in zones and cell != who.anchor and not blocked(fight, who, cell)
    ]


def question(fight: Fight, who: Creature) -> Choose:
    options = [Option(cell_id(cell), at=(Spot.cell(*cell),)) for cell in destinations(fight, who)]
    return Choose(who.seat, "to", options, about=who.id, clauses=("TK-23.4",))


def move(fight: Fight, who: Creature, to: Cell) -> None:
    """One ordinary movement takes the whole momentum score; a Sprint allows a second."""
    cost = Sum.of(score_of(who), "zone_move", "TK-23.4")
    spend(who, cost.total)
    who.anchor = to
    fight.tell(Step, who=who.id, to=who.cell, cost=cost, left=momentum_sum(who), clauses=("TK-23.4",))
