"""A hundred tables of five sockets, fifty answers a second, on two cores with the load generator beside the server.

One process on a SQLite file, real sockets, all four games in turn (:mod:`tests.bench.house`). The limits are the
promise, on a machine that has nothing else to do; a fixed piece of work is timed beside it, so that a busy machine
excuses itself in time, though not in what an answer costs, in memory, or in answers lost. How it grows is a plot::

    python -m tests.bench.house --upto 300 --plot docs/pictures/load.svg
"""

from __future__ import annotations

import json
import subprocess
import sys
from hashlib import blake2b
from time import perf_counter, process_time

import pytest

pytestmark = pytest.mark.bench

TABLES, ANSWERS, SECONDS = 100, 50, 20
ACKNOWLEDGED, DELIVERED, MEMORY = 100.0, 150.0, 400.0
IDLE = 1.3
"""Up to so much more time than processor a piece of work takes on a machine that is ours alone."""


def crowdedness() -> float:
    """Return the wall time of a fixed piece of work in units of its processor time: about 1 on an idle machine."""
    began, spent = perf_counter(), process_time()
    for number in range(400_000):
        blake2b(number.to_bytes(4, "big")).digest()
    return (perf_counter() - began) / (process_time() - spent)


def test_a_hundred_tables_are_served_without_waiting() -> None:
    before = crowdedness()
    command = [sys.executable, "-m", "tests.bench.house", "--tables", str(TABLES), "--answers", str(ANSWERS)]
    told = subprocess.run([*command, "--seconds", str(SECONDS)], capture_output=True, text=True, check=True)
    figures = json.loads(told.stdout)
    busy = max(before, crowdedness())
    print(f"\n{figures}; a fixed piece of work takes {busy:.1f} times as long as alone")  # noqa: T201
    assert figures["lost"] == 0
    assert figures["memory MB"] <= MEMORY
    if busy <= IDLE:
        assert figures["answers a second"] >= 0.9 * ANSWERS
        assert figures["acknowledged, p95 ms"] <= ACKNOWLEDGED
        assert figures["delivered, p95 ms"] <= DELIVERED
