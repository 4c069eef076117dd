"""Heuristic seats: what a sensible player does, after section 5.7 of the rules. They weigh and guess as they like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Declare
from holmgang.systems.k6.bots.intentions import IntentionChooser, SeasonedIntentionChooser, stated, usual
from holmgang.systems.k6.bots.spending import SeasonedSpendingChooser, SpendingChooser
from holmgang.systems.k6.flow import attacks
from holmgang.systems.k6.state import Combatant, GamePlay


class HeuristicBot:
    """Answers for a seat with what the rules offer."""

    canonical: ClassVar[bool] = True
    mind: ClassVar[type[IntentionChooser]] = IntentionChooser
    spender: ClassVar[type[SpendingChooser]] = SpendingChooser

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        if question.purpose == "intend":
            mind = self.mind(asked)
            return stated(mind.question, mind.play, mind.one, mind.intention())
        if question.purpose in ("spend", "revise"):
            return self.spender(asked).choice()
        return question.read(usual(question, asked))

    def ideas(self, asked: Asked) -> Iterator[Any]:
        """Yield other blows that promise something, then what else a sensible player would consider."""
        if asked.question.purpose == "intend":
            mind = self.mind(asked)
            yield from mind.other_blows()
            for found in mind.further_thoughts():
                yield stated(mind.question, mind.play, mind.one, found)


class SeasonedBot(HeuristicBot):
    """The heuristic with habits tuned over many fights: holds, cover, two targets. Look-ahead bots begin with it."""

    mind = SeasonedIntentionChooser
    spender = SeasonedSpendingChooser


class PlainBot:
    """A player of the core set (K6-33.1): strikes at the weakest opponent in reach, wounds with the first success.

    No strategist, but one whose fights can be counted out and played by the million (``bulk``).
    """

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
