"""Heuristic seats: what a sensible player does, after section 5.7 of the rules. They weigh and guess as they like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from holmgang.kernel.policy import Asked
from holmgang.systems.k6.bots.intentions import IntentionChooser, SeasonedIntentionChooser, stated, usual
from holmgang.systems.k6.bots.spending import SeasonedSpendingChooser, SpendingChooser


class Heuristic:
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
        """Other blows that promise something, for those who look ahead."""
        if asked.question.purpose == "intend":
            yield from self.mind(asked).other_blows()


class Seasoned(Heuristic):
    """The heuristic with habits tuned over many fights: holds, cover, two targets. Look-ahead bots begin with it."""

    mind = SeasonedIntentionChooser
    spender = SeasonedSpendingChooser
