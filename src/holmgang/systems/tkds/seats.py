"""The heuristic seat (placeholder: evenly among what is allowed)."""

from __future__ import annotations

from random import Random
from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Amount, Choose, ChooseSome, Declare, Order, Question


class HeuristicSeat:
    """Plays a sensible fight."""

    def answer(self, asked: Asked) -> Any:
        return _anything(asked.question, asked.luck)


def _anything(question: Question, luck: Random) -> Any:
    match question:
        case Declare():
            option = luck.choice(question.options)
            answer: dict[str, Any] = {question.purpose: option.id}
            for detail in option.particulars:
                given = _anything(detail, luck)
                answer.update(given if isinstance(detail, Declare) else {detail.purpose: given})
            return answer
        case Choose():
            return luck.choice(question.options).id
        case ChooseSome():
            return [option.id for option in question.options][: question.least]
        case Order():
            return [option.id for option in question.options]
        case Amount():
            return question.least
    return "…"
