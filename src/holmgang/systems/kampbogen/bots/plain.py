"""A player who fights and nothing else: every roll is a combat roll with the best ability allowed, and nobody leaves.

No strategist, but one whose fights can be played by the million (``bulk``). As a master it takes the defaults.
"""

from __future__ import annotations

from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Declare, Offering
from holmgang.systems.kampbogen.bots.heuristic import usual

FIGHTING = ("combat_roll", "defend")
STEADY: dict[str, Any] = {"slip": [], "join": "join", "break_through": "stay", "flee": "stay", "loot": "leave"}
"""What somebody answers who stays until it is over, and leaves lying what lies there."""


class PlainBot:
    """Answers for a seat with the simplest thing that hurts."""

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        if question.purpose == "action" and isinstance(question, Declare):
            return _blow(asked, question) or usual(question)
        return STEADY[question.purpose] if question.purpose in STEADY else usual(question)


def _blow(asked: Asked, question: Declare) -> dict[str, Any] | None:
    """A combat roll with the best ability there is; a defence where nobody may strike."""
    abilities = asked.play.state.character(question.about).abilities
    for action in FIGHTING:
        option = question.find(action)
        if option is not None:
            choice = option.particulars[0]
            assert isinstance(choice, Offering)
            best = max((one.id for one in choice.options), key=lambda name: abilities[name])
            return {"action": action, "ability": best}
    return None
