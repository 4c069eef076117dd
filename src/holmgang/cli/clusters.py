"""``--cluster``: where other machines play."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from holmgang.lab.simulate import Cluster


def there(address: str | None) -> AbstractContextManager[Cluster | None]:
    """The cluster that was named, if one was."""
    if address is None:
        return nullcontext()
    from holmgang.lab.cluster import cluster_at

    return cluster_at(address)
