"""Rulings, and several things that happen at the same moment (TK-5.8)."""

from __future__ import annotations

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option
from holmgang.systems.tkds.board.fight import DAMAGE, DISPLACEMENT, OTHER, Deed, Fight, Pending
from holmgang.systems.tkds.state import Creature


def ruling(
    fight: Fight, purpose: str, answers: tuple[str, ...], clause: str, about: str = "", *, offer: bool = False
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


def inflict(fight: Fight, rank: str, whom: str, deed: Deed, damage: int = 0) -> Flow[None]:
    """Let something happen to a creature now, or together with everything else of a simultaneous moment."""
    if fight.later is None:
        yield from carry(deed())
    else:
        fight.later.append(Pending(rank, fight.doer, whom, deed, damage))


def pending_damage(fight: Fight, target: Creature) -> int:
    """The damage that the running moment has in store for a creature."""
    return sum(one.damage for one in fight.later or () if one.whom == target.id)


def settle(fight: Fight, lost: tuple[str, ...] = ()) -> Flow[None]:
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
