"""Advice on an open question: how often each answer worth considering wins, and how sure that is.

It looks ahead as :class:`~holmgang.bots.search.SearchBot` does, from what the seat may know and no more. Answers that
fall behind are tried less often, so their intervals stay wide.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from holmgang.bots.intervals import wilson
from holmgang.bots.search import Budget, SearchBot, Tried
from holmgang.kernel.policy import Asked


@dataclass(frozen=True)
class Advice:
    """One answer: its share of wins over the worlds it was tried in, with the interval of 95 %."""

    answer: Any
    share: float
    low: float
    high: float
    worlds: int
    usual: bool
    """Is it what the system's heuristic would do?"""

    def plain(self) -> dict[str, Any]:
        """As JSON."""
        shares = {"share": round(self.share, 4), "low": round(self.low, 4), "high": round(self.high, 4)}
        return {"answer": self.answer, **shares, "worlds": self.worlds, "usual": self.usual}


def advise(asked: Asked, budget: Budget, *, width: int = 12) -> Iterator[tuple[Advice, ...]]:
    """The answers worth considering, best first, again and again as the figures sharpen, until the budget is spent.

    The first picture knows nothing yet (no worlds, 0 to 1). Where only one answer is possible there is one line.
    """
    for tried in SearchBot(budget, width=width, patient=True).weighing(asked):
        yield tuple(sorted(map(_advice, tried), key=lambda one: (-one.worlds, -one.share, not one.usual)))


def _advice(tried: Tried) -> Advice:
    worlds = len(tried.scores)
    low, high = wilson(sum(tried.scores), worlds)
    return Advice(tried.answer, tried.mean, low, high, worlds, tried.first_idea)
