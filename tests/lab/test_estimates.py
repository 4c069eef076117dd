"""Intervals and quantiles: against worked figures, against other ways to reach them, and by how often they hold."""

from __future__ import annotations

from random import Random
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.lab.estimates import Rate, Spread, apart, paired


def test_newcombe_s_worked_example() -> None:
    """Newcombe (1998), table II, example (a): 56/70 against 48/80, method 10: 0.0524 to 0.3339."""
    found = apart(Rate(56, 70), Rate(48, 80))
    assert found.value == pytest.approx(0.2)
    assert found.interval == pytest.approx((0.0524, 0.3339), abs=5e-5)


@given(st.lists(st.integers(-20, 60), min_size=2, max_size=60))
def test_a_spread_has_the_mean_of_its_numbers(numbers: list[int]) -> None:
    spread = Spread(numbers)
    assert spread.mean.value == pytest.approx(mean(numbers))
    error = 1.959964 * stdev(numbers) / len(numbers) ** 0.5
    assert spread.mean.interval[1] - spread.mean.value == pytest.approx(error, abs=1e-9)
    half = spread.quantile(0.5)
    assert sum(number <= half for number in numbers) * 2 >= len(numbers)
    assert sum(number < half for number in numbers) * 2 < len(numbers)
    assert spread.quantile(1.0) == max(numbers)


def test_intervals_of_pairs_hold_about_as_often_as_they_say() -> None:
    """Pairs that differ in 5 and 15 of a hundred cases: the true difference is ten points."""
    luck, held, runs = Random(7), 0, 1500
    for _ in range(runs):
        cases = [luck.random() for _ in range(120)]
        low, high = paired(sum(case < 0.15 for case in cases), sum(case > 0.95 for case in cases), 120).interval
        held += low <= 0.10 <= high
    assert 0.93 < held / runs < 0.98


def test_pairs_that_never_differed_leave_some_doubt() -> None:
    low, high = paired(0, 0, 50).interval
    assert low < 0 < high
    assert paired(0, 0, 5000).interval[1] < high / 10
    assert paired(0, 0, 0).interval == (-1.0, 1.0)


def test_nothing_has_no_quantile() -> None:
    with pytest.raises(ValueError, match="nothing"):
        Spread().quantile(0.5)
    assert Spread().plain() == {}
