"""Driving a match: policies answer for the seats that no person sits on."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from holmgang.kernel.errors import HolmgangError
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.questions import Question


class BoundReached(HolmgangError):
    """A match asked more questions than its system says any match does."""


class Driver:
    """Answers for some seats of a match by policy. Each seat has its own luck, drawn from the seed and its name."""

    def __init__(self, policies: Mapping[str, Policy], seed: int | str) -> None:
        self.policies = dict(policies)
        self._luck = {seat: Random(f"{seed}:{seat}") for seat in policies}

    def turn(self, match: Match) -> bool:
        """Answer one open question by policy, if one waits for a policy's seat. Returns whether anything was done."""
        joint = match.joint
        if joint is None:
            question = match.question
            if question is None or question.seat not in self.policies:
                return False
            match.answer(question.seat, self._answer(match, question))
            return True
        waiting = joint.waiting_for()
        if joint.question.first and any(seat not in self.policies for seat in waiting):
            return False  # a person may act first; the rules give them a way to let others go ahead
        for seat in waiting:
            if seat in self.policies:
                for part in joint.unanswered(seat):
                    match.answer(seat, self._answer(match, part), part.about, part.purpose)
                    if match.joint is not joint:
                        return True
                if joint.question.revisable:
                    match.confirm(seat)
                return True
        return False

    def run(self, match: Match, bound: int | None = None) -> int:
        """Answer until a person is awaited or the match is over; returns how many turns that took."""
        turns = 0
        while self.turn(match):
            turns += 1
            if bound is not None and turns > bound:
                raise BoundReached(f"{match.game.scenario.id}: more than {bound} questions; open is {match.question}")
        return turns

    def _answer(self, match: Match, question: Question) -> Any:
        luck = self._luck[question.seat]
        known = match.known_to(question.seat, luck)
        return self.policies[question.seat].answer(Asked(question.seat, question, known, luck))
