"""A cheap guess at who will win: how hard a side strikes times how much it can take."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.odds import thousandths
from holmgang.kernel.play import Play
from holmgang.systems.tkds.knobs import Knobs
from holmgang.systems.tkds.state import ENEMIES, HEROES, Conflict, Creature


def prospects(play: Play[Conflict, Knobs]) -> Mapping[str, int]:
    """Thousandths of a win per side: standing creatures by level and health, those who are down not at all.

    Strengths count squared: of the powers from a half to six that fits played fights best.
    """
    state = play.state
    if state.winner in (HEROES, ENEMIES):
        return {side: 1000 if side == state.winner else 0 for side in (HEROES, ENEMIES)}
    return thousandths({side: _strength(state, side) ** 2 for side in (HEROES, ENEMIES)})


def vigour(play: Play[Conflict, Knobs]) -> Mapping[str, int]:
    """The health of each side, of those who stand."""
    return {side: sum(max(1, one.health) for one in _standing(play.state, side)) for side in (HEROES, ENEMIES)}


def _standing(state: Conflict, side: str) -> list[Creature]:
    return [one for one in state.creatures if one.side == side and one.standing]


def _strength(state: Conflict, side: str) -> int:
    standing = _standing(state, side)
    return sum(3 + one.level for one in standing) * sum(max(1, one.health) for one in standing)
