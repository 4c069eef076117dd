"""Policies answer for seats without a person: their interface, and what they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from holmgang.kernel.play import Play
from holmgang.kernel.questions import (
    REQUIRED,
    Amount,
    Answer,
    Choose,
    ChooseSome,
    Declare,
    FreeWords,
    Label,
    Option,
    Order,
    Question,
)

if TYPE_CHECKING:
    from holmgang.kernel.dice import Dice
    from holmgang.kernel.match import Match
    from holmgang.kernel.system import Game


class Asked:
    """A question as it is put to a policy.

    ``play.state`` is what the seat may know: in systems with secrets the hidden part is dealt anew, so a policy cannot
    cheat. It is made when first looked at, and must not be changed. ``luck`` is the policy's own source of randomness.
    """

    def __init__(self, question: Question, luck: Random, match: Match) -> None:
        self.seat = question.seat
        self.question = question
        self.luck = luck
        self._match = match

    @cached_property
    def play(self) -> Play[Any]:
        """The match as the seat knows it."""
        return self._match.known_to(self.seat, self.luck)

    @cached_property
    def veiled(self) -> Play[Any]:
        """The match with all that the seat cannot know face down, for policies that only count what is hidden."""
        return self._match.veiled_for(self.seat)

    @property
    def game(self) -> Game:
        """System, content and scenario: what everybody may know."""
        return self._match.game

    @property
    def given(self) -> Mapping[Label, Answer]:
        """Return the earlier answers to parts of the same joint question that the seat may see."""
        joint = self._match.joint
        if joint is None:
            return {}
        parts = joint.question.parts
        return {parts[place].label: answer for place, answer in joint.shown_to(self.seat).items()}

    def redealt(self, luck: Random, dice: Dice) -> Match:
        """A match of its own at this question, dealt anew as far as the seat cannot know, with other dice to come.

        For policies that try things out (``looks_ahead``); see ``Match.redealt``.
        """
        return self._match.redealt(self.seat, luck, dice)


class Policy(Protocol):
    """Answers questions for a seat.

    A policy that uses ``Asked.redealt`` says so with a class attribute ``looks_ahead = True``: its matches then keep
    what is needed for it. One with ``canonical = True`` makes its answers of the question's own options, just as
    ``Question.read`` would give them, and hands them out for good: they are not read again.
    """

    def answer(self, asked: Asked) -> Answer:
        """An answer the question accepts (see ``Question.read``)."""


def looks_ahead(policy: Policy) -> bool:
    """Return whether the policy plays matches of its own to find its answer."""
    return bool(getattr(policy, "looks_ahead", False))


def answers_canonically(policy: Policy) -> bool:
    """Return whether the policy's answers are already what ``Question.read`` would make of them."""
    return bool(getattr(policy, "canonical", False))


def plain_answer(question: Question) -> Any:
    """Return a plain answer: the default where there is one, else the first that is allowed.

    For policies that have an opinion on some questions only; dice are no matter of opinion.
    """
    if question.default is not REQUIRED:
        return question.default
    match question:
        case Declare():
            return plainly_declared(question, question.options[0])
        case Choose():
            return question.options[0].id
        case ChooseSome():
            return [option.id for option in question.options[: question.least]]
        case Order():
            return [option.id for option in question.options]
        case Amount():
            return question.least
        case FreeWords():
            return "…"
    raise TypeError(f"this question has no plain answer: {question!r}")


def plainly_declared(question: Declare, option: Option) -> dict[str, Any]:
    """An option of a declaration with plain particulars."""
    answer: dict[str, Any] = {question.purpose: option.id}
    for detail in option.particulars:
        given = plain_answer(detail)
        answer.update(given if isinstance(given, dict) else {detail.purpose: given})
    return answer
