"""The random seat: answers every question type of any system, evenly among what is allowed."""

from __future__ import annotations

from random import Random
from typing import Any

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Amount, Choose, ChooseSome, Declare, Order, Question, Roll, Words


class RandomSeat:
    """Chooses evenly among the options, details included. It knows no game."""

    def answer(self, asked: Asked) -> Any:
        return random_answer(asked.question, asked.luck)


def random_answer(question: Question, luck: Random) -> Any:
    """An allowed answer, by chance."""
    match question:
        case Declare():
            return _declaration(question, luck)
        case Choose():
            return luck.choice(question.options).id
        case ChooseSome():
            ids = [option.id for option in question.options]
            most = len(ids) if question.most is None else min(question.most, len(ids))
            return luck.sample(ids, luck.randint(question.least, max(question.least, most)))
        case Order():
            ids = [option.id for option in question.options]
            luck.shuffle(ids)
            return ids
        case Amount():
            return luck.randint(question.least, question.most)
        case Words():
            return "…"
        case Roll():
            return [luck.randint(1, sides) for sides in question.dice]
    raise TypeError(f"{question!r} is not a question of the closed set")


def _declaration(question: Declare, luck: Random) -> dict[str, Any]:
    option = luck.choice(question.options)
    answer: dict[str, Any] = {question.purpose: option.id}
    for detail in option.particulars:
        given = random_answer(detail, luck)
        answer.update(given if isinstance(detail, Declare) else {detail.purpose: given})
    return answer
