"""Intervals of 95 % for shares, after Wilson."""

from __future__ import annotations

from math import sqrt

Z = 1.959964
"""Between minus and plus so many standard errors lie 95 % of a normal distribution."""


def wilson(points: float, out_of: int) -> tuple[float, float]:
    """Return the 95 % interval of the mean of scores from 0 to 1, given their sum.

    For wins and losses it is Wilson's interval; scores in between vary less, so for them it is on the safe side.
    """
    if not out_of:
        return 0.0, 1.0
    share = points / out_of
    middle = share + Z * Z / (2 * out_of)
    spread = Z * sqrt(max(0.0, share * (1 - share)) / out_of + Z * Z / (4 * out_of * out_of))
    whole = 1 + Z * Z / out_of
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
