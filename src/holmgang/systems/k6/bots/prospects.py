"""A cheap guess at who will win: how hard a side strikes times how much it can take."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.odds import thousandths
from holmgang.kernel.play import Play
from holmgang.systems.k6.state import Combatant, State

SIDES = ("hero", "gm")


def prospects(play: Play[State]) -> Mapping[str, int]:
    """Thousandths of a win per side. Those still to come count too; the aims of the scenario do not.

    Strengths count squared: of the powers from a half to six that fits played fights best.
    """
    return thousandths({side: _strength(play.state, side) ** 2 for side in SIDES})


def vigour(play: Play[State]) -> Mapping[str, int]:
    """The lives of each side, of those who can still fight or are still to come."""
    return {side: sum(max(0, one.lives) for one in _counted(play.state, side)) for side in SIDES}


def _counted(fight: State, side: str) -> list[Combatant]:
    awaited = {name for coming in fight.coming for name in coming.who}
    return [one for one in fight.combatants if one.side == side and (one.able or one.id in awaited)]


def _strength(fight: State, side: str) -> int:
    counted = _counted(fight, side)
    return sum(map(_blow, counted)) * sum(one.lives for one in counted)


def _blow(one: Combatant) -> int:
    return 2 + max(one.strength, one.finesse, one.soul)
