"""Free actions, taken whenever they help, and the options on the table with which every thought begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Offering, Option
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import book
from holmgang.systems.psychopaths.bots.worth import HARMFUL, card_value, kept_value, psychopath_madness, strength
from holmgang.systems.psychopaths.content import Mutation, Weapon
from holmgang.systems.psychopaths.flow.free_actions import LAY, PLAY
from holmgang.systems.psychopaths.state import GamePlay, Player


def free_action(options: Sequence[Option], purpose: str, play: GamePlay, me: Player) -> dict[str, Any] | None:
    """The free action among these options that helps most, or None."""
    offered = {option.id: option for option in options}
    if LAY in offered:
        card = _best_to_lay(play, me)
        if card is not None:
            return {purpose: LAY, "card": card}
    if PLAY in offered:
        which = offered[PLAY].particulars[0]
        assert isinstance(which, Offering)
        for option in which.options:
            if _worth_playing(play, me, option.id):
                return {purpose: PLAY, "card": option.id}
    return None


def _best_to_lay(play: GamePlay, me: Player) -> str | None:
    cards = book(play).cards
    for name in dict.fromkeys(me.hand):
        if isinstance(cards[name], Mutation) and name not in HARMFUL:
            return name
    weapons = [name for name in dict.fromkeys(me.hand) if isinstance(cards[name], Weapon)]
    if not weapons:
        return None
    best = max(weapons, key=lambda name: card_value(play, name))
    held = me.inventory.weapons
    if len(held) < play.knobs.weapon_limit:
        return best
    worst = min(held, key=lambda name: kept_value(play, me, name))
    return best if card_value(play, best) > kept_value(play, me, worst) else None


def _worth_playing(play: GamePlay, me: Player, card: str) -> bool:
    state = play.state
    if card in ("old_car", "petrol_can"):
        moving = state.turn.phase in ("movement", "before_turn_end", "fight") and not me.is_holder
        waits_for_car = card == "petrol_can" and "old_car" in me.hand
        return moving and me.ap == 0 and bool(room_to_walk(play, me)) and not waits_for_car
    if card == "poison":
        held = me.inventory.psychopath
        return held is not None and strength(play, me) + 1 < psychopath_madness(play, held)
    return card in ("clown_mask", "shiny_trinkets")


def room_to_walk(play: GamePlay, me: Player) -> list[str]:
    return [field for field in chart.crossings(play.state, me.figure) if field not in play.state.turn.visited]


Thought = Callable[[Asked, GamePlay, Player], Any]
"""From what is asked to an answer; None where the seat has no opinion."""


def options(asked: Asked) -> tuple[Option, ...]:
    """Return the options."""
    assert isinstance(asked.question, Offering)
    return asked.question.options


def offered(asked: Asked) -> list[str]:
    """The ids of what may be chosen."""
    return [option.id for option in options(asked)]


def best(asked: Asked, worth: Callable[[str], Any]) -> str:
    """The option that is worth most, by its id."""
    return max(offered(asked), key=worth)


def free_first(thought: Thought) -> Thought:
    """A thought that begins with the free actions: they cost nothing, so whatever helps is done first."""

    @wraps(thought)
    def after_free_actions(asked: Asked, play: GamePlay, me: Player) -> Any:
        free = free_action(options(asked), asked.question.purpose, play, me)
        return thought(asked, play, me) if free is None else free

    return after_free_actions
