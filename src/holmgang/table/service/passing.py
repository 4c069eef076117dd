"""Passing until something changes: the order, and when it holds. It is kept with the table: every process knows it.

An order holds while its seat is asked the same thing in the same step with the same options; whatever else the seat is
asked ends it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from holmgang.kernel.match import Match
from holmgang.kernel.questions import REQUIRED, Choose, Question, Roll

PASSING = "passing"
"""Under this name orders stand at a table, by seat."""


@dataclass(frozen=True)
class Order:
    """What a seat passes."""

    purpose: str
    step: int
    options: list[str]

    @classmethod
    def of(cls, match: Match, question: Choose) -> Order:
        """The order to pass what is asked now."""
        return cls(question.purpose, match.steps, [option.id for option in question.options])

    def plain(self) -> dict[str, Any]:
        """The order as it is kept."""
        return asdict(self)


def may_be_passed(question: Question | None) -> bool:
    """Can anybody do without answering this?"""
    return isinstance(question, Choose) and question.default is not REQUIRED and not question.ruling


def passes(match: Match, standing: Mapping[str, Any], question: Question) -> bool:
    """Does an order to pass cover this question?"""
    order = standing.get(PASSING, {}).get(question.seat)
    if order is None or not isinstance(question, Choose) or not may_be_passed(question):
        return False
    return bool(order == Order.of(match, question).plain())


def orders_left(match: Match, standing: Mapping[str, Any]) -> dict[str, Any] | None:
    """The orders without the one that the open question has ended; None if it has ended none."""
    question, orders = match.question, standing.get(PASSING, {})
    if match.joint is not None or question is None or type(question) is Roll or question.seat not in orders:
        return None
    if passes(match, standing, question):
        return None
    return {seat: order for seat, order in orders.items() if seat != question.seat}
