"""Slowing down whoever asks too much: a bucket of tokens for each address and each sort of request.

Buckets belong to one process; with several processes an address gets as many times as much. What must hold exactly (how
many tables somebody sets in a day) is counted in the database.
"""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

MOST_BUCKETS = 20_000


class Rate(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    each_second: float


RATES = {
    "any": Rate(240, 40),
    "make": Rate(20, 0.05),
    "check": Rate(40, 1),
    "build": Rate(160, 10),
    "play": Rate(20, 0.1),
    "guess": Rate(30, 0.2),
    "socket": Rate(60, 2),
}
"""``make``: tables, uploads. ``check``: forecasts of a fight that is being built. ``build``: changes of such a fight.
``play``: runs of the lab. ``guess``: whatever takes a secret word. ``socket``: opening one.
"""
MAKES = ("/tables", "/build/new", "/api/tables", "/api/tables/import", "/heroes")
CHECKS, PLAYS = ("/forecast",), "/lab"
MESSAGES = Rate(60, 20)
"""The rate of messages from one socket."""


class Bucket:
    """Tokens that come back with time."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate, self._left, self._at = rate, rate.burst, now

    def wait(self, now: float) -> float:
        """Take a token: 0 if there was one, else how many seconds until there is."""
        rate = self._rate
        self._left = min(rate.burst, self._left + (now - self._at) * rate.each_second)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0
        return (1 - self._left) / rate.each_second


class Throttle:
    """The buckets of all who ask; those not seen for longest are forgotten first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def wait(self, sort: str, address: str) -> float:
        """0: go ahead. Else the seconds after which it is worth trying again."""
        key, now = (sort, network(address)), self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(RATES[sort], now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.wait(now)


def network(address: str) -> str:
    """Return the network of an address: a holder of one IPv6 address has 2⁶⁴, which count as one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(ipaddress.ip_network((found, 64), strict=False))


def sort_of(method: str, path: str) -> str:
    """Which bucket a request is drawn from."""
    if path.startswith(("/j/", "/b/", "/h/", "/welcome/", "/api/seats")):
        return "guess"
    if method == "POST" and path.startswith("/build/") and path.endswith(("/do", "/look")):
        return "build"
    if method == "POST" and path in CHECKS:
        return "check"
    if method == "POST" and (path == PLAYS or path.startswith(f"{PLAYS}/moment/")):
        return "play"
    ends = ("/again", "/match", "/picture", "/play", "/share")
    made = path in MAKES or path.startswith("/replay") or path.endswith(ends)
    if method == "POST" and made:
        return "make"
    return "any"
