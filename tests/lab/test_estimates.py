"""Intervals and quantiles: against worked figures, against other ways to reach them, and by how often they hold."""

from __future__ import annotations

from math import exp
from random import Random
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.lab.estimates import Bond, Proportion, Spread, apart, paired


def test_newcombe_s_worked_example() -> None:
    """Newcombe (1998), table II, example (a): 56/70 against 48/80, method 10: 0.0524 to 0.3339."""
    found = apart(Proportion(56, 70), Proportion(48, 80))
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


@pytest.mark.parametrize("pull", [0.0, 0.8, 2.0])
@pytest.mark.parametrize("samples", [24, 100, 400])
def test_a_share_freed_from_luck_is_nearer_and_its_interval_holds(pull: float, samples: int) -> None:
    """Luck of mean zero raises the chance; the interval must hold the true share as often as the plain one does."""
    luck, runs, truth_runs = Random(7), 600, 60_000

    def fight() -> tuple[int, bool]:
        fell = sum(luck.choice((-1, 1)) for _ in range(16))
        return fell * 1000, luck.random() < 1 / (1 + exp(-0.6 - pull * fell / 4))

    truth = sum(came for _, came in (fight() for _ in range(truth_runs))) / truth_runs
    missed, narrower, steadied_off, plain_off = 0, 0.0, 0.0, 0.0
    for _ in range(runs):
        bond = Bond()
        for _ in range(samples):
            bond.count(*fight())
        (low, high), plain = bond.steadied.interval, Proportion(bond.came, samples)
        missed += not low <= truth <= high
        narrower += (high - low) / (plain.interval[1] - plain.interval[0]) / runs
        steadied_off += (bond.steadied.value - truth) ** 2
        plain_off += (plain.share - truth) ** 2
    assert missed / runs <= 0.07
    assert narrower <= (1.02 if pull == 0 else 0.98 if pull < 1 else 0.87)
    assert steadied_off <= (1.1 if pull == 0 else 1.0) * plain_off  # a slope that is not there costs a little
