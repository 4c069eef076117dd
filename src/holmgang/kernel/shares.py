"""Strengths as shares of a thousand: how systems state their prospects."""

from __future__ import annotations

from collections.abc import Mapping

WHOLE = 1000


def thousandths(strengths: Mapping[str, int]) -> dict[str, int]:
    """Each strength's share of all of them, in thousandths that add up to 1,000.

    What rounding down leaves goes to the largest remainders, one each. Without any strength all shares are equal.
    """
    if not strengths:
        return {}
    weights = {name: max(0, strength) for name, strength in strengths.items()}
    if not any(weights.values()):
        weights = dict.fromkeys(strengths, 1)
    total = sum(weights.values())
    shares = {name: WHOLE * weight // total for name, weight in weights.items()}
    by_remainder = sorted(weights, key=lambda name: -(WHOLE * weights[name] % total))
    for name in by_remainder[: WHOLE - sum(shares.values())]:
        shares[name] += 1
    return shares
