"""Which answers to an open question are worth trying, the most promising first.

After the heuristic's own idea come further ones of the heuristic, if it has any (``ideas(asked)``); then, by turns, one
answer of each other kind and the first idea with another target or weapon; then whatever chance finds. What may be left
out is left out at first: a shout beside the blow seldom decides a fight.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from holmgang.bots.random import random_answer
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, Amount, Choose, ChooseSome, Declare, Offering, Order, Question

BY_CHANCE = 24
"""So many answers are drawn by chance in the end."""


def candidates(asked: Asked, first: Any, further: Iterable[Any] = ()) -> Iterator[Any]:
    """Answers worth trying, the most promising first; each once, and made only when it is wanted."""
    question, luck = asked.question, Random(asked.luck.getrandbits(64))
    found: set[str] = set()
    for answer in _ideas(question, first, further, luck):
        key = json.dumps(_read(question, answer), sort_keys=True)
        if key not in found:
            found.add(key)
            yield answer


def _read(question: Question, answer: Any) -> Any:
    try:
        return question.read(answer)
    except AnswerRefused:
        return answer


def _ideas(question: Question, first: Any, further: Iterable[Any], luck: Random) -> Iterator[Any]:
    yield first
    yield from (answer for answer in further if _fits(question, answer))
    match question:
        case Declare():
            yield from by_turns(_of_each_kind(question, luck), _varied(question, first, luck, optional=False))
            yield from by_turns(_varied(question, first, luck, optional=True), _by_chance(question, luck))
        case Choose():
            names = _different(question)
            yield from luck.sample(names, len(names))
        case Amount():
            yield from _amounts(question)
        case ChooseSome() | Order():
            yield from _by_chance(question, luck)


def by_turns(*streams: Iterator[Any]) -> Iterator[Any]:
    """One of each stream, again and again, until all are empty."""
    waiting = list(streams)
    while waiting:
        for stream in list(waiting):
            try:
                yield next(stream)
            except StopIteration:
                waiting.remove(stream)


def _amounts(question: Amount) -> Iterator[int]:
    """Both ends, then all between, evenly spread."""
    span = question.most - question.least
    yield from (question.least, question.most)
    pieces = min(span, BY_CHANCE)
    yield from (question.least + span * place // pieces for place in range(1, pieces))


def _by_chance(question: Question, luck: Random) -> Iterator[Any]:
    for _ in range(BY_CHANCE):
        yield random_answer(question, luck)


def _of_each_kind(question: Declare, luck: Random) -> Iterator[Any]:
    names = _different(question)
    for name in luck.sample(names, len(names)):
        yield _plainly(question, name, luck)


def _plainly(question: Declare, name: str, luck: Random) -> dict[str, Any]:
    """An option with its defaults; what must be named is chosen by chance."""
    answer: dict[str, Any] = {question.purpose: name}
    for detail in question.option(name).particulars:
        if isinstance(detail, Declare):
            kind = detail.default if detail.default is not REQUIRED else detail.any_option(luck).id
            answer.update(_plainly(detail, kind, luck))
        elif detail.default is REQUIRED:
            answer[detail.purpose] = random_answer(detail, luck)
    return answer


def _varied(question: Declare, first: Any, luck: Random, *, optional: bool) -> Iterator[Any]:
    """The first idea with one particular changed: what must be named, or (``optional``) what may be."""
    if not isinstance(first, Mapping):
        return
    answer = _read(question, dict(first))
    changes = [
        (detail.purpose, other)
        for detail in _particulars(question, answer)
        if (detail.default is not REQUIRED) is optional
        for other in _others(detail, answer.get(detail.purpose))
    ]
    for purpose, other in luck.sample(changes, len(changes)):
        changed = {**answer, purpose: other}
        if _fits(question, changed):
            yield changed


def _particulars(question: Declare, answer: Mapping[str, Any]) -> Iterator[Question]:
    """The questions along the path that an answer takes."""
    option = question.find(answer.get(question.purpose, ""))
    for detail in option.particulars if option is not None else ():
        yield detail
        if isinstance(detail, Declare):
            yield from _particulars(detail, answer)


def _others(detail: Question, chosen: Any) -> list[Any]:
    if isinstance(detail, Choose):
        return [name for name in _different(detail) if name != chosen]
    if isinstance(detail, ChooseSome) and detail.least <= 1 and detail.most != 0:
        return [[name] for name in _different(detail) if [name] != chosen]
    return []


def _different(question: Offering) -> list[str]:
    """The options without those that come to the same as an earlier one."""
    return [option.id for option in question.options if not option.like]


def _fits(question: Question, answer: Any) -> bool:
    try:
        question.read(answer)
    except AnswerRefused:
        return False
    return True
