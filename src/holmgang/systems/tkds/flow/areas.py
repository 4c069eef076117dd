"""Areas of squares and what bursts in them (TK-18.28, TK-20.9, TK-20.10)."""

from __future__ import annotations

from collections.abc import Iterator

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell, distance, footprint
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.flow.checks import Attempt, Steps, at_mercy, check, luck
from holmgang.systems.tkds.flow.fight import DAMAGE, Deed, Fight
from holmgang.systems.tkds.flow.health import INDIRECT, hurt, roll_dice
from holmgang.systems.tkds.state import Creature


def square_of_area(middle: Cell, side: int, fight: Fight) -> tuple[Cell, ...]:
    """An area of N metres: N x N squares around its middle, as far as the map goes."""
    half = side // 2
    cells = footprint((middle[0] - half, middle[1] - half), side)
    return tuple(cell for cell in cells if cell in fight.board.grid)


def squares_within(fight: Fight, who: Creature, metres: int) -> Iterator[Cell]:
    """Every square so near that something could be thrown or cast there, solid ones aside."""
    board = fight.board
    return (cell for cell in board.grid if not board.solid(cell) and board.distance_to(who, cell) <= metres)


def caught(fight: Fight, middle: Cell, area: tuple[Cell, ...]) -> list[Creature]:
    """Everybody in the area whom the burst can see from its middle, in roster order.

    It reaches as far up and down as to the sides.
    """
    reach = max(distance(middle, cell) for cell in area)
    return [
        one
        for one in fight.state.roster()
        if one.present
        and any(cell in area for cell in one.footprint)
        and fight.board.squares_from(middle, 1, one) <= reach
        and (middle in one.footprint or fight.board.cover((middle,), one).result != rules.HIDDEN)
    ]


def resists(
    fight: Fight, victim: Creature, skill: str, origin: tuple[Cell, ...], by: Creature, others: Steps
) -> Flow[bool]:
    """The check of somebody in an area, with whatever cover there is from where the effect comes (TK-12.7)."""
    if at_mercy(fight, by, Attempt("", victim, skill), "attack"):
        return False
    attempt = Attempt(skill, origin=origin, others=others)
    made = yield from check(fight, victim, attempt, "resist", "TK-12.7", by=by.id)
    return made.success


def burst(
    fight: Fight, who: Creature, middle: Cell, area: tuple[Cell, ...], dice: tuple[int, int], label: str, clause: str
) -> Flow[None]:
    """One damage roll for all; each victim's luck, and no cover (TK-12.16), saves it from one more die of its own."""
    victims = caught(fight, middle, area)
    amount = yield from roll_dice(fight, who, "damage", dice, label, clause)
    for victim in victims:
        own = amount
        if not (yield from luck(fight, victim, "blast", clause, "TK-12.16")):
            more = yield from roll_dice(fight, victim, "blast_more", dice, "blast_more", clause)
            own = amount + more
        yield from fight.inflict(DAMAGE, victim.id, _harm(fight, victim, own, who.id, clause))


def _harm(fight: Fight, victim: Creature, amount: Sum, by: str, clause: str) -> Deed:
    return lambda: hurt(fight, victim, amount, by, INDIRECT, clauses=(clause, "TK-16.19"))
