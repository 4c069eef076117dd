"""Areas of squares and what bursts in them (TK-18.28, TK-20.9, TK-20.10)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds.board.checks import Attempt, Steps
from holmgang.systems.tkds.board.fight import DAMAGE, Deed, Fight
from holmgang.systems.tkds.board.lookups import caught
from holmgang.systems.tkds.flow.checks import at_mercy, check, luck
from holmgang.systems.tkds.flow.health import INDIRECT, hurt, roll_dice
from holmgang.systems.tkds.flow.moment import inflict
from holmgang.systems.tkds.state import Creature


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
        yield from inflict(fight, DAMAGE, victim.id, _harm(fight, victim, own, who.id, clause))


def _harm(fight: Fight, victim: Creature, amount: Sum, by: str, clause: str) -> Deed:
    return lambda: hurt(fight, victim, amount, by, INDIRECT, clauses=(clause, "TK-16.19"))
