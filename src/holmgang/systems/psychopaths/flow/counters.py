"""The counters of a player: glory (PS-15), action points (PS-1.6), held psychopaths (PS-18.3); the turn's phase."""

from __future__ import annotations

from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths.board.lookups import Price
from holmgang.systems.psychopaths.board.totals import floored
from holmgang.systems.psychopaths.events import GloryChanged, Paid, PhaseBegan, PhaseSkipped
from holmgang.systems.psychopaths.state import GamePlay, Player


def change_glory(play: GamePlay, player: Player, change: Sum, clauses: tuple[str, ...], counted_by: str = "") -> None:
    """Add to a player's glory; a loss stops at the floor (PS-15.5). ``counted_by``: the clause of the new number."""
    change = floored(play.knobs, player.glory, change)
    player.glory += change.total
    glory = Sum.of(player.glory, "glory", counted_by or clauses[0])
    play.tell(GloryChanged, who=player.id, change=change, glory=glory, clauses=clauses)


def pay(play: GamePlay, player: Player, price: Price, what: str) -> None:
    """Take a price off the counter."""
    if not price.within_reach(player):
        raise ValueError(f"{player.id} cannot pay {price.ap} AP out of {player.ap}")
    player.ap -= price.ap
    if price.ap:
        paid, left = Sum.of(price.ap, what, price.clause), Sum.of(player.ap, "ap", "PS-1.6")
        play.tell(Paid, who=player.id, what=what, price=paid, left=left, clauses=(price.clause, "PS-1.6"))


def hold(player: Player, name: str) -> None:
    """A psychopath comes into an inventory."""
    if player.inventory.psychopath is None:
        player.inventory.psychopath = name
    else:
        player.inventory.further.append(name)


def release(player: Player, name: str) -> None:
    """A psychopath leaves an inventory, if it was there."""
    if not player.is_holder:
        return
    held = [one for one in player.inventory.held if one != name]
    player.inventory.psychopath = held[0] if held else None
    player.inventory.further = held[1:]


def begin_phase(play: GamePlay, player: Player, phase: str, *clauses: str) -> None:
    """A phase of the turn begins; ``clauses`` say on what it hangs beside the order of phases."""
    play.state.turn.phase = phase
    play.tell(PhaseBegan, who=player.id, phase=phase, clauses=("PS-3.1", *clauses))


def tell_skipped(play: GamePlay, player: Player, phase: str, why: str, *clauses: str) -> None:
    """Nothing happens in a phase; ``clauses`` say why not."""
    play.tell(PhaseSkipped, who=player.id, phase=phase, why=why, clauses=clauses)
