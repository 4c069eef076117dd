"""Restricted play: a seat that may not use some options, to see what they are worth to it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any, NamedTuple

from holmgang.bots.random import random_answer
from holmgang.kernel.errors import AnswerRefused, InputError
from holmgang.kernel.policy import Asked, Policy, looks_ahead
from holmgang.kernel.questions import REQUIRED, ChooseSome, Declare, Menu, Offering, Option, Order, Question


class Banned(NamedTuple):
    """An option of the questions of a purpose."""

    purpose: str
    option: str

    @classmethod
    def read(cls, text: str) -> Banned:
        """From ``purpose:option``."""
        purpose, colon, option = text.partition(":")
        if not colon or not purpose or not option:
            raise InputError(f"{text!r} is not of the form PURPOSE:OPTION, for example intend:flee")
        return cls(purpose, option)

    def __str__(self) -> str:
        return f"{self.purpose}:{self.option}"


AT_A_LOSS = (LookupError, ValueError, StopIteration)
"""How a policy fails that looks for an option it has always been offered."""


class Without:
    """A policy that is never shown some options.

    It is asked as if they did not exist. A policy that answers with one nevertheless, or is at a loss because it
    counted on it, is overruled: any other allowed answer is taken, by the seat's own luck. Where nothing else is left
    to do, the option may be used.
    """

    def __init__(self, policy: Policy, missing: Collection[Banned]) -> None:
        self.policy, self.missing = policy, frozenset(missing)
        self.looks_ahead = looks_ahead(policy)

    def answer(self, asked: Asked) -> Any:
        rest = without(asked.question, self.missing)
        if rest is None or rest is asked.question:
            return self.policy.answer(asked)
        asked.question = rest
        try:
            answer = rest.read(self.policy.answer(asked))
        except (AnswerRefused, *AT_A_LOSS):
            return random_answer(rest, asked.luck)
        return random_answer(rest, asked.luck) if self._breaks(rest, answer) else answer

    def _breaks(self, question: Question, answer: Any) -> bool:
        given = answer if isinstance(answer, dict) else {question.purpose: answer}
        return any(
            (purpose, one) in self.missing
            for purpose, value in given.items()
            for one in (value if isinstance(value, list) else [value])
        )


def without(question: Question, missing: frozenset[Banned]) -> Question | None:
    """The question as if the missing options did not exist; None if it could not be answered then."""
    if not isinstance(question, Offering) or isinstance(question, Order):
        return question
    named = any(use.purpose == question.purpose for use in missing)
    if not named and not isinstance(question, Declare):
        return question
    menu = question.menu

    def make(name: str) -> Option | None:
        option = menu.get(name)
        gone = option is None or Banned(question.purpose, name) in missing
        return None if gone else _with_less(option, missing)  # type: ignore[arg-type]

    rest = Menu(menu.ids, make)
    if isinstance(question, ChooseSome):
        ids = [option.id for option in rest]
        if len(ids) < question.least:
            return None
    elif next(iter(rest), None) is None:
        return None
    banned = isinstance(question.default, str) and Banned(question.purpose, question.default) in missing
    return replace(question, source=lambda: rest, default=REQUIRED if banned else question.default)


def _with_less(option: Option, missing: frozenset[Banned]) -> Option | None:
    """An option whose particulars lack what is missing; None if one of them cannot be answered then."""
    details = [without(detail, missing) for detail in option.particulars]
    if all(new is old for new, old in zip(details, option.particulars, strict=True)):
        return option
    if any(detail is None for detail in details):
        return None
    return Option(
        option.id,
        option.label,
        option.at,
        [detail for detail in details if detail is not None],
        lambda: option.worth,
        option.clauses,
        price=lambda: option.price,
        coin=option.coin,
        against=lambda: option.against,
        odds=lambda: option.odds,
        along=lambda: option.along,
        like=option.like,
    )
