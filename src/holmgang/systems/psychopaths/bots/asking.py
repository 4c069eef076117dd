"""What every thought of a heuristic seat begins with: the options that lie on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Offering, Option
from holmgang.systems.psychopaths.bots.free_actions import free_action
from holmgang.systems.psychopaths.flow.cards import Game
from holmgang.systems.psychopaths.state import Player

Thought = Callable[[Asked, Game, Player], Any]
"""From what is asked to an answer; None where the seat has no opinion."""


def options(asked: Asked) -> tuple[Option, ...]:
    """What may be chosen."""
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
    def after_free_actions(asked: Asked, play: Game, me: Player) -> Any:
        free = free_action(options(asked), asked.question.purpose, play, me)
        return thought(asked, play, me) if free is None else free

    return after_free_actions
