"""A player of the core set alone (K6-33.1): strikes at the weakest opponent in reach and wounds with the first success.

No strategist, but one whose fights can be counted out and played by the million (``bulk``).
"""

from __future__ import annotations

from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Declare
from holmgang.systems.k6.bots.intentions import IntentionChooser, usual
from holmgang.systems.k6.flow import attacks
from holmgang.systems.k6.state import Combatant, GamePlay


class Plain:
    """Answers for a seat with the simplest thing that hurts."""

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        if question.purpose == "intend":
            return _blow(asked) or IntentionChooser(asked).intention()
        if question.purpose == "spend" and isinstance(question, Declare):
            return {"spend": "wound" if question.find("wound") is not None else "none"}
        return usual(question, asked)


def _blow(asked: Asked) -> dict[str, Any] | None:
    """Return an attack with the weapon in hand, if it reaches an opponent."""
    play: GamePlay = asked.play
    one = play.state.get(asked.question.about)
    if not isinstance(asked.question, Declare) or asked.question.find("engage") is None:
        return None
    if not one.readied or one.readied not in attacks.tools(play, one, "melee"):
        return None
    target = weakest([foe for foe in attacks.targets(play, one, "melee", one.readied) if foe.able])
    if target is None:
        return None
    return {"intend": "engage", "means": "melee", "weapon": one.readied, "targets": [target.id]}


def weakest(foes: list[Combatant]) -> Combatant | None:
    """Return the one with the fewest lives; the first of equals."""
    return min(foes, key=lambda foe: foe.lives, default=None)
