"""Paying with action points: only the active player has any, and never more than are there (PS-1.6)."""

from __future__ import annotations

from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths.events import Paid
from holmgang.systems.psychopaths.flow.cards import Game
from holmgang.systems.psychopaths.rules import can_pay
from holmgang.systems.psychopaths.state import Player


def pay(play: Game, player: Player, price: int, what: str, clause: str) -> None:
    """Take a price off the counter."""
    if not can_pay(player.ap, price):
        raise ValueError(f"{player.id} cannot pay {price} AP out of {player.ap}")
    player.ap -= price
    if price:
        paid, left = Sum.of(price, what, clause), Sum.of(player.ap, "ap", "PS-1.6")
        play.tell(Paid, who=player.id, what=what, price=paid, left=left, clauses=(clause, "PS-1.6"))
