"""Gaining and losing glory (PS-15, PS-21)."""

from __future__ import annotations

from functools import lru_cache

from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.events import (
    GloryChanged,
)
from holmgang.systems.psychopaths.flow.cards import Game
from holmgang.systems.psychopaths.state import Player


def change_glory(play: Game, player: Player, change: Sum, clauses: tuple[str, ...]) -> None:
    """Add to a player's glory; a loss stops at the floor (PS-15.5)."""
    before, player.glory = player.glory, rules.glory_after(player.glory, change.total, play.knobs.glory_floor)
    change = change.at_least(player.glory - before, "glory_floor", "PS-15.5")
    glory = Sum.of(player.glory, "glory", clauses[0])
    play.tell(GloryChanged, who=player.id, change=change, glory=glory, clauses=clauses)


def difference_in_glory(play: Game, own: int, other: int) -> Sum:
    """ "8 − 5 = 3": the glory of a difference, as a sum."""
    return _difference(own, other, play.knobs.glory_per_difference)


@lru_cache(maxsize=4096)
def _difference(own: int, other: int, per_difference: int) -> Sum:
    """Fights end with the same few totals again and again."""
    change = Sum.of(own, "own_total", "PS-15.3").plus(-other, "other_total", "PS-15.3")
    worth = rules.glory_of(change.total, per_difference)
    if worth != change.total:
        change = change.plus(worth - change.total, "glory_per_difference", "PS-15.3")
    return change
