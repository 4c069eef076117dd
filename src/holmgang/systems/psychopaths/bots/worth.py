"""The worth of things to a heuristic seat: cards, weapons, the strength of a player."""

from __future__ import annotations

from holmgang.systems.psychopaths.board.lookups import book, madness, printed_madness
from holmgang.systems.psychopaths.board.stakes import between, judge
from holmgang.systems.psychopaths.board.uses import use_of
from holmgang.systems.psychopaths.content import Junk, Mutation, Psychic, Weapon
from holmgang.systems.psychopaths.state import GamePlay, Player

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
    """How much a card is wanted, in points of a total."""
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
    """How much a weapon puts its user ahead; armour does so by lowering the opponent."""
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
    """By how much one is the stronger."""
    ahead = strength(play, me) - strength(play, other)
    return ahead * 0.6 if other.is_holder else ahead
