"""A cheap guess at who will win: glory first, and what earns more of it."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.play import Play
from holmgang.kernel.shares import thousandths
from holmgang.systems.psychopaths.knobs import Knobs
from holmgang.systems.psychopaths.state import Land, Player


def prospects(play: Play[Land, Knobs]) -> Mapping[str, int]:
    """Thousandths of a win per player."""
    return thousandths({player.id: _standing(player) ** 3 for player in play.state.players})


def vigour(play: Play[Land, Knobs]) -> Mapping[str, int]:
    """Glory and what earns it, of each player."""
    return {player.id: max(0, _standing(player)) for player in play.state.players}


def _standing(player: Player) -> int:
    """Tenths of a point of glory; ten of them for being there at all, so that early leads do not count for too much."""
    belongings = player.inventory
    lasting = 4 * len(belongings.weapons) + 2 * len(belongings.mutations) + 5 * len(belongings.held)
    return 10 + 10 * player.glory + lasting + 2 * len(player.hand) + 2 * max(0, player.base_madness)
