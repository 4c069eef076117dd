"""What a seat cannot know: the hands of others, beyond what it was shown, and which cards the equipment deck holds.

Event deck, quest deck and bags hold no secret: what is not in sight must be in them, and they have no order.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any, Protocol

from holmgang.systems.psychopaths.state import Land, Player


class Luck(Protocol):
    """What is needed of the source of chance that the kernel hands in for dealing anew; rules themselves have none."""

    def shuffle(self, x: Any) -> None: ...


def known_cards(player: Player, seat: str | None) -> list[str]:
    """The cards of a hand that a seat knows to be there."""
    if player.id == seat:
        return player.hand
    return player.known.get(seat or "", [])


def conceal(land: Land, seat: str | None, luck: Luck) -> Land:
    """The same game with everything the seat cannot know dealt anew. Shares all that is not hidden."""
    others = [player for player in land.players if player.id != seat]
    pool = list(land.equipment_deck)
    for player in others:
        known = Counter(known_cards(player, seat))
        for card in player.hand:
            if known[card] > 0:
                known[card] -= 1
            else:
                pool.append(card)
    luck.shuffle(pool)
    players = []
    for player in land.players:
        if player.id == seat:
            players.append(player)
            continue
        hand = list(known_cards(player, seat))
        while len(hand) < len(player.hand):
            hand.append(pool.pop())
        # What others have seen of this hand may not be what it now holds; the seat does not know that either.
        known_to_seat = {} if seat is None or seat not in player.known else {seat: list(player.known[seat])}
        other = copy(player)
        other.hand, other.known = hand, known_to_seat
        players.append(other)
    told = copy(land)
    told.players, told.equipment_deck = players, pool
    return told
