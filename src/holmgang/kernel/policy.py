"""Who can answer for a seat without a person: the interface of policies, and what they are shown."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from holmgang.kernel.lean import lazy
from holmgang.kernel.play import Play
from holmgang.kernel.questions import Answer, Question


class Asked:
    """A question as it is put to a policy.

    ``play.state`` is what the seat may know: in systems with secrets the hidden part is dealt anew, so a policy cannot
    cheat. It is made when first looked at, and must not be changed. ``luck`` is the policy's own source of randomness.
    """

    def __init__(self, question: Question, luck: Random, known_to: Callable[[str, Random], Play[Any]]) -> None:
        self.seat, self.question, self.luck, self._known_to = question.seat, question, luck, known_to

    @lazy
    def play(self) -> Play[Any]:
        """The match as the seat knows it."""
        return self._known_to(self.seat, self.luck)


class Policy(Protocol):
    """Answers questions for a seat."""

    def answer(self, asked: Asked) -> Answer:
        """An answer the question accepts (see ``Question.read``)."""
