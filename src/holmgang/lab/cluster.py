"""Matches on other machines: a Dask cluster (``holmgang[cluster]``) that has the same holmgang installed.

Match number k is the same on every machine, so a cluster gives the figures of a single one. What a worker had not
finished when it went away is played again. TLS is set up as Dask does it: ``DASK_DISTRIBUTED__COMM__TLS__CA_FILE`` and
the like, or its configuration files.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from holmgang import __version__
from holmgang.kernel.errors import InputError
from holmgang.lab.simulate import Counts, Series, counted_apart

PATIENCE = 10
"""So many seconds a scheduler may take to answer."""
AHEAD = 4
"""So many pieces of work are given out for each thread of the cluster before the first is waited for."""
ATTEMPTS = 8
"""So often a piece of work is given out again before the cluster is given up."""


class DaskCluster:
    """A cluster that one is connected to."""

    def __init__(self, client: Any) -> None:
        self.client = client

    @property
    def threads(self) -> int:
        """The number of matches that it plays at once."""
        return sum(self.client.nthreads().values())

    def counted(self, series: Series, chunks: Iterable[range]) -> Iterator[Counts]:
        """Yield the counts of these matches, in this order. Closing the iterator cancels what is not yet played."""
        waiting: deque[_Piece] = deque()
        work = _Work(self.client, series)
        try:
            for numbers in chunks:
                waiting.append(work.piece(numbers))
                if len(waiting) >= AHEAD * max(1, self.threads):
                    yield work.result(waiting.popleft())
            while waiting:
                yield work.result(waiting.popleft())
        finally:
            self.client.cancel([piece.future for piece in waiting])


@dataclass
class _Piece:
    """A range of matches and the task that plays it."""

    numbers: range
    future: Any


class _Work:
    """The tasks of one series on a cluster.

    The series is itself the result of a task. Scattered data would be gone with the last worker that holds it, and
    everything that depends on it would be cancelled; a task can be computed again.
    """

    def __init__(self, client: Any, series: Series) -> None:
        self._client, self._series = client, series
        self._shared = self._share()

    def _share(self) -> Any:
        return self._client.submit(_itself, self._series, pure=False)

    def piece(self, numbers: range) -> _Piece:
        """Give a range of matches out."""
        return _Piece(numbers, self._client.submit(counted_apart, self._shared, numbers, pure=False))

    def result(self, piece: _Piece) -> Counts:
        """Wait for the counts of a piece. A task that the cluster lost is given out again."""
        from distributed import KilledWorker

        for _ in range(ATTEMPTS):
            try:
                counts: Counts = piece.future.result()
            except (CancelledError, KilledWorker) as error:
                lost = error
                self._shared = self._share()
                piece = self.piece(piece.numbers)
            else:
                return counts
        raise InputError(f"the cluster lost its workers again and again: {lost}") from None


def _itself(series: Series) -> Series:
    return series


@contextmanager
def cluster_at(address: str) -> Iterator[DaskCluster]:
    """The cluster of a scheduler, ``tls://host:8786`` or ``tcp://host:8786``."""
    try:
        import distributed
    except ModuleNotFoundError:
        raise InputError("--cluster needs Dask: install holmgang[cluster]") from None
    connect: Any = distributed.Client
    try:
        client = connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError, TypeError) as error:
        raise InputError(f"{address}: no scheduler of a Dask cluster answers there: {error}") from None
    try:
        versions = set(client.run(_version).values())
        if versions - {__version__}:
            raise InputError(f"the cluster has holmgang {', '.join(sorted(versions))}, here it is {__version__}")
        if not versions:
            raise InputError(f"{address}: the cluster has no workers")
        yield DaskCluster(client)
    finally:
        client.close()


def _version() -> str:
    return __version__
