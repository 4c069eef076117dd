"""Which answers to an open question are worth trying."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Amount, Choose, ChooseSome, Declare, Offering, Order, Question, Words
from holmgang.seats.random import quick_answer


def candidates(asked: Asked, first: Any, most: int) -> list[Any]:
    """Answers worth trying: the first idea, then one of each kind, then others by chance; each once."""
    question, luck = asked.question, Random(asked.luck.getrandbits(64))
    found: dict[str, Any] = {}
    for answer in _ideas(question, first, luck, most):
        key = json.dumps(_read(question, answer), sort_keys=True)
        found.setdefault(key, answer)
        if len(found) >= most:
            break
    return list(found.values())


def _read(question: Question, answer: Any) -> Any:
    try:
        return question.read(answer)
    except AnswerRefused:
        return answer


def _ideas(question: Question, first: Any, luck: Random, most: int) -> Iterator[Any]:
    yield first
    match question:
        case Choose():
            names = _different(question)
            yield from luck.sample(names, len(names))
        case Declare():
            yield from _variations(question, first)
            names = _different(question)
            for name in luck.sample(names, len(names)):
                yield _with_option(question, name, luck)
            for _ in range(3 * most):
                yield quick_answer(question, luck)
        case Amount():
            yield from range(question.least, min(question.most, question.least + most) + 1)
        case ChooseSome() | Order():
            for _ in range(3 * most):
                yield quick_answer(question, luck)
        case Words():
            return


def _variations(question: Declare, first: Any) -> Iterator[Any]:
    """The first idea with one particular changed: another target, another weapon."""
    if not isinstance(first, Mapping):
        return
    answer = _read(question, dict(first))
    option = question.find(answer.get(question.purpose, ""))
    for detail in option.particulars if option is not None else ():
        if isinstance(detail, Choose):
            for other in _different(detail):
                if other != answer.get(detail.purpose):
                    changed = {**answer, detail.purpose: other}
                    if _fits(question, changed):
                        yield changed


def _different(question: Offering) -> list[str]:
    """The options without those that come to the same as an earlier one."""
    return [option.id for option in question.options if not option.like]


def _fits(question: Question, answer: Any) -> bool:
    try:
        question.read(answer)
    except AnswerRefused:
        return False
    return True


def _with_option(question: Declare, name: str, luck: Random) -> dict[str, Any]:
    answer: dict[str, Any] = {question.purpose: name}
    for detail in question.option(name).particulars:
        given = quick_answer(detail, luck)
        answer.update(given if isinstance(detail, Declare) else {detail.purpose: given})
    return answer
