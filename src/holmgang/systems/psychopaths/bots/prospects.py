"""A guess at who will win: above all who strikes hardest, for that earns glory turn after turn; then glory itself.

The weights are those of a logit fitted to 170 games of four heuristic seats, at the end of every turn (4,217 positions;
half of the games were set against the other half: 0.91 nats a guess, where guessing blindly costs 1.39 and glory alone
1.01). A point of a weapon weighs as much as 15 points of glory at the beginning, and as much as three near the target.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from holmgang.kernel.odds import thousandths
from holmgang.systems.psychopaths.board.lookups import madness
from holmgang.systems.psychopaths.bots.worth import weapons_in_hand
from holmgang.systems.psychopaths.state import GamePlay, Player, State

GLORY, GLORY_SQUARED = 1.25, 2.55
"""Glory, and its square, as shares of the target: the last points are worth most."""
WEAPONS, MADNESS, CARD = 0.384, 0.586, 0.203
"""A point that weapons add in every fight, a point of madness, a card of the hand."""
WAITING = -0.16
"""Each player whose turn comes first."""
FINE = 10**6


def prospects(play: GamePlay) -> Mapping[str, int]:
    """Thousandths of a win per player."""
    standings = {player.id: _standing(play, player) for player in play.state.players}
    best = max(standings.values(), default=0.0)
    return thousandths({name: round(FINE * exp(standing - best)) for name, standing in standings.items()})


def vigour(play: GamePlay) -> Mapping[str, int]:
    """Glory and what earns it, of each player: tenths of a point of glory."""
    return {player.id: max(0, _belongings(player)) for player in play.state.players}


def _standing(play: GamePlay, player: Player) -> float:
    """The logarithm of a player's odds, but for what is the same for all."""
    share = player.glory / max(1, play.knobs.glory_target)
    strikes = WEAPONS * weapons_in_hand(play, player) + MADNESS * (madness(play, player).total - player.temp_madness)
    glory = GLORY * share + GLORY_SQUARED * share * abs(share)
    return glory + strikes + CARD * len(player.hand) + WAITING * _turns_before(play.state, player)


def _turns_before(state: State, player: Player) -> int:
    """How many have their turn before this player."""
    names = [one.id for one in state.players]
    following = state.next_player
    return (names.index(player.id) - names.index(following)) % len(names) if following in names else 0


def _belongings(player: Player) -> int:
    kept = player.inventory
    lasting = 4 * len(kept.weapons) + 2 * len(kept.mutations) + 5 * len(kept.held)
    return 10 + 10 * player.glory + lasting + 2 * len(player.hand) + 2 * max(0, player.base_madness)
