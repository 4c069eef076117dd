"""Exact odds of an option: shares of outcomes that add up to one, as fractions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from holmgang.kernel.sums import Phrase, plain

WHOLE = 1000
"""Shares of a whole are told in thousandths."""


@dataclass(frozen=True, slots=True)
class Odds:
    """The outcomes of one contest, from worst to best, each with its share.

    An outcome is named by a word or a sentence. ``works`` is the share in which the deed succeeds at all. ``need`` says
    what the dice must show ("8 or more on a d20"). ``expects`` is the mean of what it brings, in ``unit`` (a word:
    lives, glory), counting the failures.
    """

    shares: tuple[tuple[Phrase | str, Fraction], ...]
    works: Fraction
    need: Phrase | None = None
    expects: Fraction | None = None
    unit: str = ""

    def __post_init__(self) -> None:
        if sum((share for _, share in self.shares), Fraction(0)) != 1:
            raise ValueError(f"the shares of {self.shares} do not add up to one")

    def plain(self) -> dict[str, Any]:
        """As JSON; fractions are written ``"7/20"``."""
        return {
            "shares": [[plain(name), str(share)] for name, share in self.shares],
            "works": str(self.works),
            "need": plain(self.need),
            "expects": None if self.expects is None else str(self.expects),
            "unit": self.unit,
        }


def certain(name: Phrase | str) -> Odds:
    """The odds of what happens without dice."""
    return Odds(((name, Fraction(1)),), Fraction(1))


def weighed(counts: Mapping[str, int], failures: frozenset[str] | set[str], need: Phrase | None = None) -> Odds:
    """Odds from how many of all equally likely throws lead to each outcome; ``failures`` are those bringing nothing."""
    total = sum(counts.values())
    shares = tuple((name, Fraction(count, total)) for name, count in counts.items() if count)
    works = sum((share for name, share in shares if name not in failures), Fraction(0))
    return Odds(shares, works, need)


def at_least(needed: int, sides: int) -> Fraction:
    """The chance that one die of so many sides shows the number needed or more."""
    return Fraction(max(0, min(sides, sides - needed + 1)), sides)


def thousandths(strengths: Mapping[str, int]) -> dict[str, int]:
    """Each strength's share of all of them, in thousandths that add up to 1,000.

    The largest remainders get one each of the rest after rounding down. Without any strength all shares are equal.
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
