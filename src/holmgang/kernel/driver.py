"""Driving a match: policies answer for the seats that no person sits on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random

from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked, Policy, answers_canonically
from holmgang.kernel.questions import Answer, Question, Roll
from holmgang.kernel.record import JointAnswers


class Driver:
    """Answers for some seats of a match by policy. Each seat has its own luck, drawn from the seed and its name."""

    def __init__(self, policies: Mapping[str, Policy], seed: int | str) -> None:
        self.policies = dict(policies)
        self._luck = {seat: Random(f"{seed}:{seat}") for seat in policies}
        self._canonical = {seat for seat, policy in policies.items() if answers_canonically(policy)}

    def turn(self, match: Match) -> bool:
        """Give one answer or confirmation by policy, if a policy's seat has one to give. Returns whether it did.

        Dice are not a policy's to answer: where the match has no source for them, they are left to the caller.
        """
        joint = match.joint
        if joint is not None:
            return self._joint_turn(match, joint)
        question = match.question
        if question is None or question.seat not in self.policies or type(question) is Roll:
            return False
        self._give(match, question)
        return True

    def _give(self, match: Match, question: Question) -> None:
        match.give_canonical(question, self._answer(match, question))

    def _answer(self, match: Match, question: Question) -> Answer:
        """Return the answer of the seat's policy in canonical form."""
        seat = question.seat
        answer = self.policies[seat].answer(Asked(question, self._luck[seat], match))
        return answer if seat in self._canonical else question.read(answer)

    def _joint_turn(self, match: Match, joint: JointAnswers) -> bool:
        """All seats answer first and confirm then: an answer would only clear earlier confirmations."""
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
        turns = 0
        while turns != most:
            joint = match.joint
            if joint is not None and most is None and joint.confirmed.keys() <= self.policies.keys():
                turns += match.settle(partial(self._answer, match))
            elif self.turn(match):
                turns += 1
            else:
                break
        return turns
