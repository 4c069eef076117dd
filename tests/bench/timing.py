"""Timing of benchmarks: the best of several runs."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from time import process_time
from typing import TypeVar

T = TypeVar("T")


def best_of(times: int, work: Callable[[], object]) -> float:
    """The shortest of several runs: what the work costs when nothing else disturbs it.

    What imports have left behind is kept out of the collector's way, as the lab does too.
    """
    gc.collect()
    gc.freeze()
    spent = []
    for _ in range(times):
        start = process_time()
        work()
        spent.append(process_time() - start)
    return min(spent)


def best_of_each(times: int, work: Callable[[T], object], cases: Sequence[T]) -> list[float]:
    """Return the cost of each case at its best of several rounds through all of them.

    The runs of one case lie far apart: a moment in which others had the machine spoils one of them only.
    """
    gc.collect()
    gc.freeze()
    best = [float("inf")] * len(cases)
    for _ in range(times):
        for place, case in enumerate(cases):
            start = process_time()
            work(case)
            best[place] = min(best[place], process_time() - start)
    return best


def best_of_fresh(times: int, fresh: Callable[[T], T], work: Callable[[T], object], cases: Sequence[T]) -> list[float]:
    """Return the cost of each case at its best of several rounds, each upon a fresh copy of which nothing is known yet.

    What copying leaves behind is cleared away before, or else it is the same case in every round that has to.
    """
    gc.collect()
    gc.freeze()
    best = [float("inf")] * len(cases)
    for _ in range(times):
        for place, case in enumerate(cases):
            copy = fresh(case)
            gc.collect()
            start = process_time()
            work(copy)
            best[place] = min(best[place], process_time() - start)
    return best


def side_by_side(times: int, one: Callable[[T], object], other: Callable[[T], object], cases: Sequence[T]) -> float:
    """Return the cost of one in units of the other's over all cases, each taken at its best of several times.

    Both run in turn and one case at a time: a short run is more likely to have been left alone than a long one.
    """
    gc.collect()
    gc.freeze()
    spent = {work: [float("inf")] * len(cases) for work in (one, other)}
    for _ in range(times):
        for place, case in enumerate(cases):
            for work, best in spent.items():
                start = process_time()
                work(case)
                best[place] = min(best[place], process_time() - start)
    return sum(spent[one]) / sum(spent[other])
