"""Answers built step by step: any question as a short walk through numbered choices.

A learner needs actions that are numbers below a fixed bound. A :class:`Walk` asks for one number at a time: first which
option, then each of its particulars, names of a list one after the other. Where more lies on offer than there are
numbers, the first step chooses a part of it and the next ones within it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from holmgang.kernel.questions import Amount, Choose, ChooseSome, Declare, Offering, Order, Question, Words

Offer = tuple[str, ...]
"""What can be chosen at one step, by number."""
Steps = Generator[Offer, int, Any]
ENOUGH = "."
"""No more names."""


class Walk:
    """One answer in the making. ``offer`` is what can be chosen now; it is empty once ``answer`` is complete.

    Steps that leave no choice are taken by themselves.
    """

    def __init__(self, question: Question, bound: int) -> None:
        if bound < 2:
            raise ValueError("a walk needs at least two numbers to choose from")
        self.question, self.answer, self.path = question, None, [question.purpose]
        self.offer: Offer = ()
        self._steps = _answered(question, bound)
        self._go(None)

    def take(self, number: int) -> None:
        """Choose by number."""
        self.path.append(self.offer[number])
        self._go(number)

    def _go(self, number: int | None) -> None:
        try:
            self.offer = next(self._steps) if number is None else self._steps.send(number)
            while len(self.offer) == 1:
                self.path.append(self.offer[0])
                self.offer = self._steps.send(0)
        except StopIteration as done:
            self.offer, self.answer = (), done.value


def _answered(question: Question, bound: int) -> Steps:
    match question:
        case Declare():
            answer: dict[str, Any] = {}
            yield from _declared(question, bound, answer)
            return answer
        case Choose():
            return (yield from _one(_ids(question), bound))
        case ChooseSome():
            return (yield from _some(question, bound))
        case Order():
            return (yield from _ordered(_ids(question), bound))
        case Amount():
            numbers = [str(number) for number in range(question.least, question.most + 1)]
            return int((yield from _one(numbers, bound)))
        case Words():
            return "…"
    raise TypeError(f"{question!r} is not a seat's to answer")


def _ids(question: Offering) -> list[str]:
    return [option.id for option in question.options]


def _declared(question: Declare, bound: int, answer: dict[str, Any]) -> Steps:
    answer[question.purpose] = name = yield from _one(_ids(question), bound)
    for detail in question.option(name).particulars:
        if isinstance(detail, Declare):
            yield from _declared(detail, bound, answer)
        else:
            answer[detail.purpose] = yield from _answered(detail, bound)


def _one(names: Sequence[str], bound: int) -> Steps:
    """One of the names; where there are too many, first a part of them."""
    while len(names) > bound:
        size = -(-len(names) // bound)
        parts = [names[start : start + size] for start in range(0, len(names), size)]
        names = parts[(yield tuple(f"{part[0]} … {part[-1]}" for part in parts))]
    return names[(yield tuple(names))]


def _some(question: ChooseSome, bound: int) -> Steps:
    """Names in their order, until enough are chosen."""
    names, chosen = _ids(question), list[str]()
    most = len(names) if question.most is None else min(question.most, len(names))
    while len(chosen) < most and names:
        needed = question.least - len(chosen)
        open_names = names[: len(names) - needed + 1] if needed > 0 else [ENOUGH, *names]
        name = yield from _one(open_names, bound)
        if name == ENOUGH:
            break
        chosen.append(name)
        names = names[names.index(name) + 1 :]
    return chosen


def _ordered(names: list[str], bound: int) -> Steps:
    left, order = list(names), list[str]()
    while left:
        order.append((yield from _one(left, bound)))
        left.remove(order[-1])
    return order
