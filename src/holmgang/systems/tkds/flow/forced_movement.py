"""Forced movement (TK-21.12): pushes, and where they end."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option
from holmgang.space.squares import AROUND, Cell, footprint
from holmgang.systems.tkds.events import Pushed
from holmgang.systems.tkds.flow.fight import Fight
from holmgang.systems.tkds.flow.hazards import drop_at, enter, fall_over_edge
from holmgang.systems.tkds.flow.health import INDIRECT, hurt, roll_dice
from holmgang.systems.tkds.flow.mounts import carry_rider, unhorse
from holmgang.systems.tkds.state import NO_DICE, Creature, ride_together

COMPASS: dict[str, Cell] = {
    "north": (0, -1),
    "north_east": (1, -1),
    "east": (1, 0),
    "south_east": (1, 1),
    "south": (0, 1),
    "south_west": (-1, 1),
    "west": (-1, 0),
    "north_west": (-1, -1),
}
assert set(COMPASS.values()) == set(AROUND)


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def away_from(who: Creature, target: Creature) -> Cell:
    """The direction from one creature to another, by the centres of their footprints."""
    own, other = who.side_length, target.side_length
    across = 2 * (target.anchor[0] - who.anchor[0]) + other - own
    down = 2 * (target.anchor[1] - who.anchor[1]) + other - own
    if abs(across) > 2 * abs(down):
        return sign(across), 0
    if abs(down) > 2 * abs(across):
        return 0, sign(down)
    return sign(across), sign(down)


def push(
    fight: Fight, who: Creature, target: Creature, squares: int, clause: str, stop: tuple[int, int] = NO_DICE
) -> Flow[None]:
    """Push somebody straight away; ``stop`` are the damage dice where something solid ends the way."""
    yield from shove(fight, who, target, away_from(who, target), squares, clause, stop)


def push_in_direction(fight: Fight, who: Creature, target: Creature, squares: int, clause: str) -> Flow[None]:
    """Push somebody in a direction of the pusher's choice."""
    if not target.present:
        return
    answer = yield Choose(
        who.seat,
        "direction",
        [Option(name) for name in COMPASS],
        about=who.id,
        clauses=(clause,),
        args={"target": target.id},
    )
    yield from shove(fight, who, target, COMPASS[answer], squares, clause)


def shove(
    fight: Fight,
    who: Creature,
    target: Creature,
    direction: Cell,
    squares: int,
    clause: str,
    stop: tuple[int, int] = NO_DICE,
) -> Flow[None]:
    """Square by square: it ends before solid squares and creatures, and may go over an edge."""
    for _ in range(squares):
        if not target.present:
            return
        came_from = target.anchor
        to = (came_from[0] + direction[0], came_from[1] + direction[1])
        problem = blocked(fight, target, to)
        if problem:
            if problem == "solid" and stop != NO_DICE:
                amount = yield from roll_dice(fight, who, "damage", stop, "collision", clause)
                yield from hurt(fight, target, amount, who.id, INDIRECT, clauses=(clause, "TK-21.12"))
            return
        if target.mount:
            unhorse(fight, target, "TK-21.12")
        if drop_at(fight, target, came_from, to) >= 1:
            yield from fall_over_edge(fight, target, to)
            return
        target.anchor, target.passing = to, False
        carry_rider(fight, target)
        fight.tell(Pushed, who=target.id, by=who.id, to=target.cell, clauses=(clause, "TK-21.12"))
        yield from enter(fight, target, came_from)


def blocked(fight: Fight, who: Creature, to: Cell) -> str:
    """What keeps a creature from being moved there."""
    if not fight.board.grid.holds(to, who.side_length):
        return "edge"
    cells = footprint(to, who.side_length)
    if any(fight.board.solid(cell) for cell in cells):
        return "solid"
    there = [one for cell in cells for one in fight.board.at(cell) if one is not who]
    return "creature" if any(not ride_together(who, one) for one in there) else ""
