"""How benchmarks measure."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time


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


def side_by_side(times: int, one: Callable[[], object], other: Callable[[], object]) -> float:
    """How many times as much one costs as the other: run in turn, so that what disturbs the machine disturbs both."""
    gc.collect()
    gc.freeze()
    spent: tuple[list[float], list[float]] = ([], [])
    for _ in range(times):
        for work, costs in zip((one, other), spent, strict=True):
            start = process_time()
            work()
            costs.append(process_time() - start)
    return min(spent[0]) / min(spent[1])
