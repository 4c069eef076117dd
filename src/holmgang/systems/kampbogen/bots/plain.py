"""A player who fights and nothing else: every roll is a combat roll with the best ability allowed, and none leaves.

No strategist, but one whose fights can be played by the million (``bulk``). As a master it takes the defaults.
"""

from __future__ import annotations

from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Declare, Offering, Option
from holmgang.systems.kampbogen.board.uses import COMBAT_ROLLS
from holmgang.systems.kampbogen.bots.heuristic import usual

STEADY: dict[str, Any] = {"slip": [], "join": "join", "break_through": "stay", "flee": "stay", "loot": "leave"}
"""The answers of a player who stays until it is over and takes no loot."""


class PlainBot:
    """Answers for a seat with the simplest thing that hurts."""

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        if question.purpose == "action" and isinstance(question, Declare):
            return _combat_roll(question) or usual(question)
        return STEADY[question.purpose] if question.purpose in STEADY else usual(question)


def _combat_roll(question: Declare) -> dict[str, Any] | None:
    """A combat roll with the ability of the highest total; a defence where no combat roll is allowed."""
    for action in COMBAT_ROLLS:
        option = question.find(action)
        if option is not None:
            choice = option.particulars[0]
            assert isinstance(choice, Offering)
            best = max(choice.options, key=_total)
            return {"action": action, "ability": best.id}
    return None


def _total(option: Option) -> int:
    assert option.worth is not None
    return option.worth.total
