"""Numbers from samples, with their 95 % intervals. All of it is computed from counts that can be added up."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import atanh, sqrt, tanh
from typing import Any

from holmgang.bots.intervals import Z

FEWEST_EACH = 8
"""So often must something have happened, and not happened, before a share is freed from luck."""
MOST_TOLD = 0.8
"""No more of the variance than this counts as explained."""


@dataclass(frozen=True)
class Proportion:
    """A count out of a number of samples, with its 95 % interval after Wilson."""

    count: int
    out_of: int

    @property
    def share(self) -> float:
        """The share, 0 … 1."""
        return self.count / self.out_of if self.out_of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The interval that holds the true share with 95 % confidence."""
        return wilson(self.share, self.out_of)

    def plain(self) -> dict[str, Any]:
        """Return it as JSON."""
        return {"count": self.count, "out_of": self.out_of, "share": round(self.share, 6), **_bounds(self.interval)}


def wilson(share: float, samples: float) -> tuple[float, float]:
    """Return the 95 % interval of a share of so many samples, after Wilson."""
    if not samples:
        return 0.0, 1.0
    n, p = samples, share
    middle, spread = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return max(0.0, (middle - spread) / (1 + Z * Z / n)), min(1.0, (middle + spread) / (1 + Z * Z / n))


@dataclass(frozen=True)
class Estimate:
    """A number that may be negative, with its 95 % interval."""

    value: float
    interval: tuple[float, float]

    @property
    def telling(self) -> bool:
        """Return whether the interval leaves out zero."""
        return not self.interval[0] <= 0 <= self.interval[1]

    def plain(self) -> dict[str, Any]:
        """Return it as JSON."""
        return {"value": round(self.value, 6), **_bounds(self.interval)}


def _bounds(interval: tuple[float, float]) -> dict[str, float]:
    return {"low": round(interval[0], 6), "high": round(interval[1], 6)}


def apart(one: Proportion, other: Proportion) -> Estimate:
    """The difference of two rates of different matches, after Newcombe: out of the Wilson intervals of both."""
    (low, high), (other_low, other_high) = one.interval, other.interval
    value = one.share - other.share
    below = sqrt((one.share - low) ** 2 + (other_high - other.share) ** 2)
    above = sqrt((high - one.share) ** 2 + (other.share - other_low) ** 2)
    return Estimate(value, (max(-1.0, value - below), min(1.0, value + above)))


def paired(only_new: int, only_old: int, matches: int) -> Estimate:
    """The difference of two rates of the *same* matches: those that only the one and only the other way came true.

    The interval is that of Agresti and Min (2005): half a match is added to each of the four cells, so that it has
    some width even where the two never differed.
    """
    if not matches:
        return Estimate(0.0, (-1.0, 1.0))
    n, new, old = matches + 2, only_new + 0.5, only_old + 0.5
    middle = (new - old) / n
    spread = Z * sqrt(max(0.0, new + old - (new - old) ** 2 / n)) / n
    return Estimate((only_new - only_old) / matches, (max(-1.0, middle - spread), min(1.0, middle + spread)))


@dataclass
class Bond:
    """The bond between a number and something that happens or not: sums of whole numbers, which add up.

    ``number`` is a number known of each sample, ``came`` is 1 where it happened.
    """

    samples: int = 0
    numbers: int = 0
    squares: int = 0
    came: int = 0
    both: int = 0
    """The sum of the numbers of those samples where it happened."""

    def count(self, number: int, came: bool) -> None:
        """Count a sample in."""
        self.add(Bond(1, number, number * number, int(came), number * came))

    def add(self, other: Bond) -> None:
        """Count in what others have counted."""
        self.samples += other.samples
        self.numbers += other.numbers
        self.squares += other.squares
        self.came += other.came
        self.both += other.both

    @property
    def share(self) -> Estimate | None:
        """The share of the variance of what happens that the number accounts for: the squared correlation.

        The interval is that of Fisher. None where one of the two never varies, or there are too few samples.
        """
        n = self.samples
        varies = (n * self.squares - self.numbers**2) * (n * self.came - self.came**2)
        if n < 4 or varies <= 0:
            return None
        r = (n * self.both - self.numbers * self.came) / sqrt(varies)
        if abs(r) >= 1:
            return Estimate(1.0, (1.0, 1.0))
        middle, wide = atanh(r), Z / sqrt(n - 3)
        low, high = tanh(middle - wide), tanh(middle + wide)
        least = 0.0 if low <= 0 <= high else min(low * low, high * high)
        return Estimate(r * r, (least, max(low * low, high * high)))

    @property
    def steadied(self) -> Estimate:
        """The share in which it happens, freed from what the number accounts for. The number's true mean must be zero.

        A control variate: where the sample's mean is above zero, the share is lowered by as much as the number is seen
        to raise it. Each sample then tells as much as ``1 / (1 - r²)`` plain ones. A few samples, or a share near zero
        or one, tell too little of the slope: there it is the plain rate with its interval.
        """
        n, plain = self.samples, Proportion(self.came, self.samples)
        squares = n * self.squares - self.numbers**2
        along = n * self.both - self.numbers * self.came
        if min(self.came, n - self.came) < FEWEST_EACH or squares <= 0:
            return Estimate(plain.share, plain.interval)
        told = min(along * along / (squares * (n * self.came - self.came**2)), MOST_TOLD)
        share = min(1.0, max(0.0, (self.came - along / squares * self.numbers) / n))
        return Estimate(share, wilson(share, n * (n - 3) / (n - 1) / (1 - told)))


class Spread(Counter[int]):
    """A histogram of whole numbers. The sum of two is that of both samples together."""

    def quantile(self, share: float) -> int:
        """The smallest number that at least this share of the sample does not exceed."""
        needed, seen = share * self.total(), 0
        for number in sorted(self):
            seen += self[number]
            if seen >= needed:
                return number
        raise ValueError("there is no quantile of nothing")

    @property
    def mean(self) -> Estimate:
        """The mean, with the interval of the normal approximation: good from some thirty matches on."""
        n = self.total()
        total = sum(number * count for number, count in self.items())
        squares = sum(number * number * count for number, count in self.items())
        if n < 2:
            return Estimate(float(total), (float("-inf"), float("inf")))
        # In integers as long as possible, so that the order of adding up cannot matter.
        wide = Z * sqrt((n * squares - total * total) / (n * n * (n - 1)))
        return Estimate(total / n, (total / n - wide, total / n + wide))

    def plain(self) -> dict[str, Any]:
        """Return it as JSON."""
        if not self:
            return {}
        mean = self.mean
        whole = {"least": min(self), "most": max(self)}
        marks = {"p10": self.quantile(0.1), "median": self.quantile(0.5), "p90": self.quantile(0.9)}
        bounds = _bounds(mean.interval) if self.total() > 1 else {}
        return {"mean": round(mean.value, 6), **bounds, **marks, **whole}
