"""Who can answer for a seat without a person: the interface of policies, and what they are shown."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from holmgang.kernel.play import Play
from holmgang.kernel.questions import Answer, Question


@dataclass(frozen=True, eq=False)
class Asked:
    """A question as it is put to a policy.

    ``play.state`` is what the seat may know: in systems with secrets the hidden part is dealt anew, so a policy cannot
    cheat. It must not be changed. ``luck`` is the policy's own source of randomness.
    """

    seat: str
    question: Question
    play: Play[Any]
    luck: Random


class Policy(Protocol):
    """Answers questions for a seat."""

    def answer(self, asked: Asked) -> Answer:
        """An answer the question accepts (see ``Question.read``)."""
