"""The worth of cards and players to a computer player, and a guess at who will win.

The guess asks above all who strikes hardest, for that earns glory turn after turn; then glory itself. Its weights are
those of a logit fitted to 170 games of four heuristic seats, at the end of every turn (4,217 positions; half of the
games were set against the other half: 0.91 nats a guess, where guessing blindly costs 1.39 and glory alone 1.01). A
point of a weapon weighs as much as 15 points of glory at the beginning, and as much as three near the target.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from holmgang.kernel.odds import thousandths
from holmgang.systems.psychopaths.board.cards import use_of
from holmgang.systems.psychopaths.board.lookups import book, madness, printed_madness
from holmgang.systems.psychopaths.board.totals import between, judge
from holmgang.systems.psychopaths.content import Junk, Mutation, Psychic, Weapon
from holmgang.systems.psychopaths.state import GamePlay, Player, State

FAVOURED = {
    "old_car": 2.0,
    "petrol_can": 1.5,
    "ammunition": 1.5,
    "poison": 1.2,
    "clown_mask": 2.0,
    "shiny_trinkets": 1.8,
}


HARMFUL = ("endless_nails", "endless_itching")


MEAN_PSYCHOPATH = 3.8
"""The madness of an average psychopath."""


def to_lose(play: GamePlay, player: Player) -> int:
    """The glory that losses can take: down to the floor, or, where there is none, as much as the game is played for."""
    floor = play.knobs.glory_floor
    return play.knobs.glory_target if floor is None else player.glory - floor


def card_value(play: GamePlay, name: str) -> float:
    """The value of a card, in points of a total."""
    card = book(play).cards[name]
    match card:
        case Weapon():
            return 3.0 + abs(card.fight.amount) + (0.5 if card.fight.scope == "anyone" else 0.0)
        case Mutation():
            return 0.1 if name in HARMFUL else 2.5
        case Psychic():
            return 1.0 + abs(card.fight.amount) * 0.4
        case Junk() if card.fight is not None:
            return 0.5 + card.fight.amount
    return FAVOURED.get(name, 1.0)


def weapon_amount(play: GamePlay, name: str) -> int:
    """The lead that a weapon gives its user; armour gives it by lowering the opponent."""
    use = use_of(book(play).cards[name])
    return -use.amount if use.scope == "opponent" else use.amount


def weapons_in_hand(play: GamePlay, player: Player) -> int:
    """Return what the weapons of a player add to a fight; those without shells nothing."""
    belongings = player.inventory
    loaded = (name for name in belongings.weapons if belongings.ammo_tokens.get(name, 1) > 0)
    return sum(weapon_amount(play, name) for name in loaded)


def strength(play: GamePlay, player: Player, fresh: bool = True) -> float:
    """Return a player's strength in a fight beside the die: madness, weapons, and a little for every hidden card."""
    return madness(play, player).total + weapons_in_hand(play, player) + (0.6 * len(player.hand) if fresh else 0.0)


def psychopath_madness(play: GamePlay, name: str) -> int:
    """The number in the circle."""
    return printed_madness(play, name).total


def kept_value(play: GamePlay, me: Player, weapon: str) -> float:
    return 0.0 if me.inventory.ammo_tokens.get(weapon, 1) == 0 else card_value(play, weapon)


def prey_value(play: GamePlay, me: Player, other: Player) -> float:
    """The glory hoped for in a fight with another player; from one who has none to lose only that of a kill."""
    ahead, knobs = advantage(play, me, other), play.knobs
    at_stake = between(me, other)
    if ahead < 0 or judge(knobs, (1, 0), at_stake).changes[0].total > 0:
        return ahead
    return float(knobs.kill_glory) if judge(knobs, (int(ahead), 0), at_stake).kill else 0.0


def advantage(play: GamePlay, me: Player, other: Player) -> float:
    """Return the difference in strength between two."""
    ahead = strength(play, me) - strength(play, other)
    return ahead * 0.6 if other.is_holder else ahead


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
    """Count the players whose turn comes before this player's."""
    names = [one.id for one in state.players]
    following = state.next_player
    return (names.index(player.id) - names.index(following)) % len(names) if following in names else 0


def _belongings(player: Player) -> int:
    kept = player.inventory
    lasting = 4 * len(kept.weapons) + 2 * len(kept.mutations) + 5 * len(kept.held)
    return 10 + 10 * player.glory + lasting + 2 * len(player.hand) + 2 * max(0, player.base_madness)
