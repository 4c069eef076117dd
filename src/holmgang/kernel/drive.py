"""Driving a match: policies answer for the seats that no person sits on."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from holmgang.kernel.errors import HolmgangError
from holmgang.kernel.joint import JointAnswers
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.questions import Question, Roll


class BoundReached(HolmgangError):
    """A match asked more questions than its system says any match does."""


class Driver:
    """Answers for some seats of a match by policy. Each seat has its own luck, drawn from the seed and its name."""

    def __init__(self, policies: Mapping[str, Policy], seed: int | str) -> None:
        self.policies = dict(policies)
        self._luck = {seat: Random(f"{seed}:{seat}") for seat in policies}

    def turn(self, match: Match) -> bool:
        """Give one answer or confirmation by policy, if a policy's seat has one to give. Returns whether it did.

        Dice are not a policy's to answer: where the match has no source for them, somebody else rolls.
        """
        joint = match.joint
        if joint is not None:
            return self._joint_turn(match, joint)
        question = match.question
        if question is None or type(question) is Roll or question.seat not in self.policies:
            return False
        match.give(question, self._answer(match, question))
        return True

    def _joint_turn(self, match: Match, joint: JointAnswers) -> bool:
        """First everybody answers, then everybody confirms: an answer would only clear earlier confirmations."""
        if joint.question.first and any(seat not in self.policies for seat in joint.question.seats):
            return False  # a person may act first; the rules give them a way to let others go ahead
        part = joint.next_open(self.policies)
        if part is not None:
            match.give(part, self._answer(match, part))
            return True
        for seat, confirmed in joint.confirmed.items():
            if not confirmed and seat in self.policies:
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
        seat = question.seat
        return self.policies[seat].answer(Asked(question, self._luck[seat], match.known_to))
