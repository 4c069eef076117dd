"""Which value makes it 50:50? A search over whole numbers that stops where the intervals tell the sides apart.

The win rate of a side is taken to go one way along the axis. Both ends are tried first; then the middle of what is
left, until two neighbours are found, one on either side of one half. A value whose interval holds one half is a
candidate: more matches could still tell.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from holmgang.lab.estimates import Rate


@dataclass
class Search:
    """The values tried, with their results."""

    tried: dict[int, Rate] = field(default_factory=dict)
    fair: list[int] = field(default_factory=list)
    """The values whose intervals hold one half, the nearest to it first."""

    @property
    def found(self) -> bool:
        """Is there a value that may be fair?"""
        return bool(self.fair)

    @property
    def between(self) -> bool:
        """Does one half lie between two values that were tried, so that none of those in the range is nearer?"""
        shares = [rate.share for rate in self.tried.values()]
        return min(shares) < 0.5 < max(shares)

    @property
    def nearest(self) -> int:
        """The value whose win rate came nearest to one half."""
        return min(self.tried, key=lambda value: abs(self.tried[value].share - 0.5))


def fair_value(low: int, high: int, rate_at: Callable[[int], Rate]) -> Search:
    """Search the whole numbers from ``low`` to ``high``; each is tried at most once."""
    search = Search()

    def sign(value: int) -> int:
        """Is the side's win rate above one half (1), below (-1), or is there no telling (0)?"""
        if value not in search.tried:
            search.tried[value] = rate_at(value)
        least, most = search.tried[value].interval
        return 1 if least > 0.5 else -1 if most < 0.5 else 0

    first, last = sign(low), sign(high)
    while high - low > 1 and first and last and first != last:
        middle = (low + high) // 2
        there = sign(middle)
        if there == 0:
            break
        low, high = (middle, high) if there == first else (low, middle)
    undecided = [value for value in search.tried if sign(value) == 0]
    search.fair = sorted(undecided, key=lambda value: abs(search.tried[value].share - 0.5))
    return search
