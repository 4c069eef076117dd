"""Where a turn stands, for everybody to see (PS-3.1)."""

from __future__ import annotations

from holmgang.systems.psychopaths.events import PhaseBegan, PhaseSkipped
from holmgang.systems.psychopaths.flow.cards import Game
from holmgang.systems.psychopaths.state import Player


def begin_phase(play: Game, player: Player, phase: str, *clauses: str) -> None:
    """A phase of the turn begins; ``clauses`` say on what it hangs beside the order of phases."""
    play.state.turn.phase = phase
    play.tell(PhaseBegan, who=player.id, phase=phase, clauses=("PS-3.1", *clauses))


def tell_skipped(play: Game, player: Player, phase: str, why: str, *clauses: str) -> None:
    """Nothing happens in a phase; ``clauses`` say why not."""
    play.tell(PhaseSkipped, who=player.id, phase=phase, why=why, clauses=clauses)
