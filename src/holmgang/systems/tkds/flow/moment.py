"""Rulings, things that happen at the same moment (TK-5.8), and the states that prepared actions wait for (TK-5.3)."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option
from holmgang.space.squares import Cell, footprint
from holmgang.systems.tkds.board.board import DAMAGE, DISPLACEMENT, OTHER, Conflict, Pending, PendingDeed
from holmgang.systems.tkds.board.equipment import reach_of
from holmgang.systems.tkds.state import Creature, cell_of, hostile


def ruling(
    fight: Conflict, purpose: str, answers: tuple[str, ...], clause: str, about: str = "", *, offer: bool = False
) -> Flow[str]:
    """Ask for the master's ruling; without a master the first of the answers holds, as the clause says.

    ``offer``: the scenario has said it already, and the master only may say otherwise.
    """
    options = [Option(name) for name in answers]
    seat, default = fight.play.master or "", answers[0]
    question = Choose(seat, purpose, options, about=about, default=default, clauses=(clause,), offer=offer)
    return str((yield from rule(fight.play, question)))


def carry(flow: Flow[None] | None) -> Flow[None]:
    """Carry on with what may or may not ask something."""
    if flow is not None:
        yield from flow


def inflict(fight: Conflict, rank: str, whom: str, deed: PendingDeed, damage: int = 0) -> Flow[None]:
    """Let something happen to a creature now, or together with everything else of a simultaneous moment."""
    if fight.later is None:
        yield from carry(deed())
    else:
        fight.later.append(Pending(rank, fight.doer, whom, deed, damage))


def pending_damage(fight: Conflict, target: Creature) -> int:
    """The damage that the running moment has in store for a creature."""
    return sum(one.damage for one in fight.later or () if one.whom == target.id)


def settle(fight: Conflict, lost: tuple[str, ...] = ()) -> Flow[None]:
    """Apply what simultaneous actions have done: damage first, then healing and conditions, then displacement.

    What those in ``lost`` did comes to nothing. Whoever falls in it falls once: all blows were rolled on the state
    before any of them.
    """
    waiting, fight.later, fight.just_fallen = fight.later or [], None, []
    for rank in (DAMAGE, OTHER, DISPLACEMENT):
        for one in waiting:
            if one.rank == rank and one.doer not in lost:
                yield from carry(one.deed())
    fight.just_fallen = None


# ---- how things stand for those who wait -----------------------------------------------------------------------------


STATES = ("enters_square", "enters_area", "comes_adjacent", "comes_in_reach", "becomes_visible")
"""Conditions about how things stand: they come true when they hold of an opponent of whom they did not hold before."""
Watch = Mapping[str, frozenset[str]]
"""For each creature that waits for a state of things: the opponents of whom it holds."""


def watched(fight: Conflict) -> Watch:
    """Return the opponents for whom a watched state holds."""
    return {
        one.id: frozenset(foe.id for foe in fight.state.present() if hostile(one, foe) and holds(fight, one, foe))
        for one in fight.state.creatures
        if one.prepared is not None and one.prepared.trigger in STATES
    }


def holds(fight: Conflict, one: Creature, foe: Creature) -> bool:
    """Does the state that a creature waits for hold of this opponent now?"""
    prepared, board = one.prepared, fight.board
    assert prepared is not None
    match prepared.trigger:
        case "enters_square":
            return cell_of(prepared.square) in foe.footprint
        case "enters_area":
            area = area_of(cell_of(prepared.square))
            return any(cell in area for cell in foe.footprint)
        case "comes_adjacent":
            return board.squares_between(one, foe) <= 1
        case "comes_in_reach":
            return board.squares_between(one, foe) <= reach_of(fight, one)
    return board.sees(one, foe)


def glimpse(fight: Conflict) -> None:
    """Remember of whom a watched state holds on the way, where a creature is moved on at once."""
    for name, found in watched(fight).items():
        fight.glimpsed[name] = fight.glimpsed.get(name, frozenset()) | found


def since(fight: Conflict, before: Watch) -> Watch:
    """Return the opponents for whom a watched state holds now, or did on the way here, and did not before."""
    glimpsed, fight.glimpsed = fight.glimpsed, {}
    found = watched(fight) if before else {}
    return {
        name: (now | glimpsed.get(name, frozenset())) - before[name] for name, now in found.items() if name in before
    }


def area_of(middle: Cell, side: int = 3) -> tuple[Cell, ...]:
    """The squares of an area around its middle."""
    half = side // 2
    return footprint((middle[0] - half, middle[1] - half), side)
