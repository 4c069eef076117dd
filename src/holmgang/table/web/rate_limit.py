"""Limits per address: a bucket of tokens for each address and each sort of request.

Several processes share the buckets through the database: each draws tokens from there, a few at a time, and answers
from what it has drawn. So an address gets as much from all of them together as from one. Without the database, and in
a server of one process, each process counts for itself.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, NamedTuple, Protocol

from holmgang.table.service import Bucket
from holmgang.table.service.errors import DatabaseAway

MOST_BUCKETS = 20_000


class Allowance(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    each_second: float


RATES = {
    "any": Allowance(240, 40),
    "make": Allowance(20, 0.05),
    "check": Allowance(40, 1),
    "build": Allowance(160, 10),
    "play": Allowance(20, 0.1),
    "guess": Allowance(30, 0.2),
    "socket": Allowance(60, 2),
}
"""``make``: tables, uploads. ``check``: forecasts of a fight that is being built. ``build``: changes of such a fight.
``play``: runs of the lab. ``guess``: whatever takes a secret word. ``socket``: opening one.
"""
DRAWN = {"any": 20, "build": 10}
"""Tokens that a process draws at once from the shared bucket; of other sorts one."""
WORK = Allowance(2.0, 0.2)
"""Seconds of the server's processor for the pages of one address: some pages cost fifty times as much as others."""
CONNECTS = Allowance(240, 40)
"""New connections of one address."""
MAKES = ("/tables", "/build/new", "/api/tables", "/api/tables/import", "/heroes")
CHECKS, PLAYS = ("/forecast",), "/lab"
MESSAGES = Allowance(60, 20)
"""Messages of one socket."""
ALL_MESSAGES = Allowance(400, 80)
"""Messages of all sockets of one address."""


class Buckets:
    """Buckets of one rate each, by name. The ones that were not used for longest are dropped first."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def of(self, sort: str, address: str, rate: Allowance) -> Bucket:
        """Return the bucket of an address' network, a full one if there is none yet."""
        key = sort, network(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*rate, self.clock())
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def wait(self, sort: str, address: str, rate: Allowance) -> float:
        """Take a token: 0 if there was one, else the seconds until there is."""
        return self.of(sort, address, rate).wait(self.clock())


class Drawing(Protocol):
    """Draws tokens from a bucket that processes share; returns how many there were, else the seconds to wait."""

    def __call__(self, name: str, rate: Allowance, wanted: int) -> Awaitable[tuple[int, float]]: ...


class Throttle:
    """The limits of a server. ``draw`` reaches the buckets that several processes share."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, draw: Drawing | None = None) -> None:
        self._buckets, self._draw = Buckets(clock), draw
        self._drawn: OrderedDict[tuple[str, str], tuple[int, float]] = OrderedDict()
        """By sort and network: tokens in hand, or the time before which there are none."""

    async def wait(self, sort: str, address: str) -> float:
        """0: go ahead. Else the seconds after which it is worth trying again."""
        wait = self._buckets.wait(sort, address, RATES[sort]) or self._out_of_work(address)
        if wait or self._draw is None:
            return wait
        return await self._shared(self._draw, sort, network(address))

    async def _shared(self, draw: Drawing, sort: str, address: str) -> float:
        key = sort, address
        left, until = self._drawn.get(key, (0, 0.0))
        now = self._buckets.clock()
        if not left:
            if now < until:
                return until - now
            try:
                left, wait = await draw(f"{sort} {address}", RATES[sort], DRAWN.get(sort, 1))
            except DatabaseAway:  # the limits of this process alone hold then
                return 0.0
            until = now + wait
        self._drawn[key] = max(0, left - 1), until
        self._drawn.move_to_end(key)
        if len(self._drawn) > MOST_BUCKETS:
            self._drawn.popitem(last=False)
        return 0.0 if left else max(until - now, 0.01)

    def lately(self, sort: str, address: str) -> int:
        """Return how many tokens an address has taken that have not come back yet."""
        bucket = self._buckets.of(sort, address, RATES[sort])
        bucket.fill(self._buckets.clock())
        return int(RATES[sort].burst - bucket.left)

    def worked(self, address: str, seconds: float) -> None:
        """Count the processor time that a request has taken."""
        self._buckets.of("work", address, WORK).take(self._buckets.clock(), seconds)

    def _out_of_work(self, address: str) -> float:
        return self._buckets.of("work", address, WORK).until(self._buckets.clock(), 0.0)

    def message(self, address: str) -> float:
        """Take the token of a message over a socket: 0, or the seconds to wait."""
        return self._buckets.wait("message", address, ALL_MESSAGES)


class Turns:
    """Requests of one address take turns, a few at work at once, so that many of them do not keep others waiting.

    A request that has waited for ``longest`` seconds goes ahead: those before it may wait for something else.
    """

    AT_ONCE = 3

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._at_work: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, address: str) -> None:
        """Wait until few enough are at work."""
        if self._at_work[address] < self.AT_ONCE:
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await asyncio.wait([turn], timeout=self._longest)
        finally:
            turn.cancel()  # its place in the queue is passed over

    def enter(self, address: str) -> None:
        """Go to work."""
        self._at_work[address] += 1

    def leave(self, address: str) -> None:
        """Rest; the next one may go to work."""
        self._at_work[address] -= 1
        if not self._at_work[address]:
            del self._at_work[address]
        queue = self._waiting.get(address)
        while queue:
            turn = queue.popleft()
            if not turn.done():
                turn.set_result(None)
                break
        if not queue:
            self._waiting.pop(address, None)


class Timed:
    """A coroutine whose processor time is counted, step by step: between its steps the loop serves others."""

    def __init__(self, doing: Coroutine[Any, Any, Any]) -> None:
        self._doing, self.seconds = doing, 0.0

    def __await__(self) -> Generator[Any, Any, Any]:
        steps = self._doing.__await__()
        go: Callable[[Any], Any] = steps.send
        value: Any = None
        while True:
            began = time.thread_time()
            try:
                awaited = go(value)
            except StopIteration as end:
                return end.value
            finally:
                self.seconds += time.thread_time() - began
            try:
                go, value = steps.send, (yield awaited)
            except BaseException as error:  # a cancellation, say: it is the coroutine's own
                go, value = steps.throw, error


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
    """The bucket that a request is drawn from."""
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
