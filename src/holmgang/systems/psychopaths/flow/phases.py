"""Where a turn stands, for everybody to see (PS-3.1)."""

from __future__ import annotations

from holmgang.systems.psychopaths.events import (
    PhaseBegan,
)
from holmgang.systems.psychopaths.flow.cards import (
    Game,
)
from holmgang.systems.psychopaths.state import Player


def begin_phase(play: Game, player: Player, phase: str, *clauses: str) -> None:
    """A phase of the turn begins; ``clauses`` say on what it hangs beside the order of phases."""
    play.state.turn.phase = phase
    play.tell(PhaseBegan(who=player.id, phase=phase, clauses=("PS-3.1", *clauses)))
