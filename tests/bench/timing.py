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
