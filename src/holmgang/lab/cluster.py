"""Matches on other machines: a Dask cluster (``holmgang[cluster]``) that has the same holmgang installed.

Match number k is the same on every machine, so a cluster gives the figures of a single one. Dask plays again what a
worker had not finished when it went away. TLS is set up as Dask does it: ``DASK_DISTRIBUTED__COMM__TLS__CA_FILE`` and
the like, or its configuration files.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from holmgang import __version__
from holmgang.kernel.errors import InputError
from holmgang.lab.simulate import Counts, Series, counted_apart

PATIENCE = 10
"""So many seconds a scheduler may take to answer."""
AHEAD = 4
"""So many pieces of work are given out for each thread of the cluster before the first is waited for."""


class DaskCluster:
    """A cluster that one is connected to."""

    def __init__(self, client: Any) -> None:
        self.client = client

    @property
    def threads(self) -> int:
        """How many matches it plays at once."""
        return sum(self.client.nthreads().values())

    def counted(self, series: Series, chunks: Iterable[range]) -> Iterator[Counts]:
        """The counts of these matches, in this order. Whoever stops asking takes back what is not yet played."""
        from distributed import KilledWorker

        waiting: deque[Any] = deque()
        rest = iter(chunks)
        try:
            [shared] = self.client.scatter([series], broadcast=True)
            for numbers in rest:
                waiting.append(self.client.submit(counted_apart, shared, numbers, pure=False))
                if len(waiting) >= AHEAD * max(1, self.threads):
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except KilledWorker as error:
            raise InputError(f"the cluster lost its workers again and again: {error}") from None
        finally:
            self.client.cancel(list(waiting))


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
