"""Driving a match: policies answer for the seats that no person sits on."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from holmgang.kernel.joint import JointAnswers
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.questions import Question, Roll


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
        self._give(match, question)
        return True

    def _give(self, match: Match, question: Question) -> None:
        seat = question.seat
        match.give(question, self.policies[seat].answer(Asked(question, self._luck[seat], match)))

    def _joint_turn(self, match: Match, joint: JointAnswers) -> bool:
        """First everybody answers, then everybody confirms: an answer would only clear earlier confirmations."""
        if joint.question.first and any(seat not in self.policies for seat in joint.question.seats):
            return False  # a person may act first; the rules give them a way to let others go ahead
        part = joint.next_open(self.policies)
        if part is not None:
            self._give(match, part)
            return True
        for seat, confirmed in joint.confirmed.items():
            if not confirmed and seat in self.policies:
                match.confirm(seat)
                return True
        return False

    def run(self, match: Match, most: int | None = None) -> int:
        """Answer until a person is awaited, the match is over or ``most`` turns are done; returns how many were."""
        turns, policies, lucks = 0, self.policies, self._luck
        while turns != most:
            question = match.question
            policy = policies.get(question.seat) if question is not None and match.joint is None else None
            if question is not None and policy is not None and type(question) is not Roll:  # the most usual turn
                match.give(question, policy.answer(Asked(question, lucks[question.seat], match)))
                turns += 1
            elif most is None and match.joint is not None and self._may_settle(match.joint):
                turns += self._settle(match, match.joint)
            elif self.turn(match):
                turns += 1
            else:
                break
        return turns

    def _may_settle(self, joint: JointAnswers) -> bool:
        return all(seat in self.policies for seat in joint.question.seats)

    def _settle(self, match: Match, joint: JointAnswers) -> int:
        """Answer and confirm for everybody, in the order in which single turns would; returns how many turns."""
        turns = 0
        for part in joint.open_parts():
            self._give(match, part)
            turns += 1
            if match.joint is not joint:
                return turns
        for seat, confirmed in joint.confirmed.items():
            if not confirmed:
                match.confirm(seat)
                turns += 1
        return turns
