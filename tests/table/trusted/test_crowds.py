"""Crowds against a real server: slow senders, idle connections and floods from one address, and honest neighbours.

Times depend on the machine, so they are measured by ``python -m tests.bench.crowds``. These tests count: which
connections the server keeps, which requests it answers, and how many of a flood it works on before a neighbour's.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path

import pytest

from holmgang.table.store import Store
from holmgang.table.web.rate_limit import CONNECTS, RATES, Throttle, Timed, Turns
from holmgang.table.web.security import MOST_BODIES
from holmgang.table.web.timeouts import MOST_OF_ONE, MOST_WAITING
from tests.bench.crowds import crowd, honest, played, throttled
from tests.table.databases import fresh
from tests.table.trusted.servers import Guest, Served, sqlite_in

PATIENCE = 120.0
CROWD = "127.0.5.1"
NEIGHBOUR = "127.0.6.1"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with throttled(sqlite_in(tmp_path_factory.mktemp("crowds"))) as served:
        yield served


def line_to(served: Served, source: str, said: bytes = b"") -> socket.socket:
    """A connection from an address of this machine, on which the beginning of a request was sent."""
    line = socket.create_connection(("127.0.0.1", served.port), PATIENCE, source_address=(source, 0))
    line.sendall(said)
    return line


def ended(line: socket.socket) -> bool:
    """Wait until the server has closed a connection without an answer."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        line.setblocking(True)
        line.settimeout(PATIENCE)


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nX-Slow: "], ids=["silent", "slow headers"])
def test_the_oldest_of_many_waiting_connections_of_one_address_goes(served: Served, said: bytes) -> None:
    source = CROWD if said else "127.0.5.2"
    with ExitStack() as lines:
        own = [lines.enter_context(line_to(served, source, said)) for _ in range(MOST_OF_ONE + 20)]
        for line in own[:20]:
            assert ended(line)
        assert all(map(is_open, own[20:]))
        assert Guest(served, NEIGHBOUR).ask("GET", "/healthz")[0] == 200
        assert Guest(served, source).ask("GET", "/healthz")[0] == 200, "the address itself can still ask"


def test_the_oldest_of_many_waiting_connections_of_many_addresses_goes(served: Served) -> None:
    """One after another: with 2,000 idle ones the server keeps its own number of them, and answers a neighbour."""
    asked = Guest(served, NEIGHBOUR)
    each = 50
    with ExitStack() as lines:
        own = [
            lines.enter_context(line_to(served, f"127.0.7.{1 + number // each}"))
            for number in range(MOST_WAITING + 200)
        ]
        for line in own[:100]:
            assert ended(line)
        assert asked.ask("GET", "/healthz")[0] == 200
        assert all(map(is_open, own[-100:]))


def test_slow_bodies_of_one_address_are_counted(served: Served) -> None:
    head = "\r\n".join(
        (
            "POST /join HTTP/1.1",
            f"Host: 127.0.0.1:{served.port}",
            f"Origin: {served.address}",
            "Content-Type: application/x-www-form-urlencoded",
            "Content-Length: 9000",
            "",
            "word=",
        )
    ).encode()
    source = "127.0.5.3"
    with ExitStack() as lines:
        for _ in range(MOST_BODIES):
            lines.enter_context(line_to(served, source, head))
        for _ in range(1000):  # until the server has read the last of them
            last = lines.enter_context(line_to(served, source, head))
            last.settimeout(0.05)
            try:
                answer = last.recv(4096)
            except TimeoutError:
                continue
            break
        assert answer.startswith(b"HTTP/1.1 429")
        assert Guest(served, NEIGHBOUR).ask("GET", "/healthz")[0] == 200
        assert Guest(served, source).ask("GET", "/healthz")[0] == 200, "requests without a body go on"


def test_an_address_that_only_connects_is_turned_away(served: Served) -> None:
    source = "127.0.5.4"
    for _ in range(int(CONNECTS.burst) * 20):  # it comes back while we knock
        with line_to(served, source) as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            try:
                turned_away = line.recv(1) == b""
            except ConnectionError:
                turned_away = True
        if turned_away:
            break
    assert turned_away
    assert Guest(served, NEIGHBOUR).ask("GET", "/healthz")[0] == 200


def test_a_flood_ends_at_the_limit_and_a_neighbour_is_answered(served: Served) -> None:
    """Requests on one connection, more than an address may send; the limit is one that hardly grows meanwhile."""
    neighbour, statuses = Guest(served, NEIGHBOUR), list[int]()
    line = HTTPConnection("127.0.0.1", served.port, timeout=PATIENCE, source_address=("127.0.5.5", 0))
    for number in range(int(RATES["guess"].burst) * 3):
        line.request("GET", f"/j/{number:032}")
        answer = line.getresponse()
        answer.read()
        statuses.append(answer.status)
        if answer.status == 429:
            break
    assert set(statuses[:-1]) == {404}
    assert statuses[-1] == 429
    assert answer.headers["connection"] == "close"
    assert int(answer.headers["retry-after"]) >= 1
    assert neighbour.ask("GET", "/healthz")[0] == 200


@pytest.mark.parametrize("kind", ["tabs", "flood"])
def test_beside_a_crowd_honest_visitors_get_every_answer(served: Served, kind: str) -> None:
    """A short attack by a process of its own. The wait of the honest ones is compared in ``tests.bench.crowds``."""
    (table, cookie), theirs = played(served), played(served)
    with crowd(served.port, kind, 200, 3, *theirs) as seen:
        waits = asyncio.run(honest(served, table, cookie, 2, visitors=2))
    assert not waits.refused, waits.refused
    assert waits.count() >= 4
    assert seen, "the crowd was there"


# ---- turns and costs -------------------------------------------------------------------------------------------------


def test_an_address_with_many_requests_waits_for_itself() -> None:
    """However many requests of one address are waiting, few of them are at work when a neighbour's comes."""

    async def evening() -> None:
        turns, at_work, most = Turns(longest=PATIENCE), 0, 0
        go_on = asyncio.Event()

        async def request() -> None:
            nonlocal at_work, most
            await turns.wait("crowd")
            turns.enter("crowd")
            at_work += 1
            most = max(most, at_work)
            await go_on.wait()
            await asyncio.sleep(0)
            at_work -= 1
            turns.leave("crowd")

        crowd_of = [asyncio.create_task(request()) for _ in range(50)]
        await asyncio.sleep(0)
        await turns.wait("neighbour")  # at once
        assert at_work == Turns.AT_ONCE
        crowd_of[30].cancel()  # one hangs up while it waits
        go_on.set()
        done = await asyncio.wait_for(asyncio.gather(*crowd_of, return_exceptions=True), PATIENCE)
        assert sum(one is None for one in done) == 49
        assert most <= Turns.AT_ONCE + 1
        assert not turns._at_work
        assert not turns._waiting

    asyncio.run(evening())


def test_a_turn_that_does_not_come_is_taken() -> None:
    async def evening() -> None:
        turns = Turns(longest=0.01)
        for _ in range(Turns.AT_ONCE + 1):  # the last one waits for those that never leave
            await asyncio.wait_for(turns.wait("x"), PATIENCE)
            turns.enter("x")

    asyncio.run(evening())


def test_pages_are_paid_for_by_their_processor_time() -> None:
    async def page(loops: int) -> int:
        total = 0
        for _ in range(5):
            total += sum(range(loops))
            await asyncio.sleep(0)
        return total

    async def evening() -> None:
        dear, cheap = Timed(page(300_000)), Timed(page(3))
        results = await asyncio.gather(asyncio.ensure_future(_of(dear)), asyncio.ensure_future(_of(cheap)))
        assert list(results) == [5 * sum(range(300_000)), 15]
        assert dear.seconds > 5 * cheap.seconds, "each pays for its own steps alone"
        now = 0.0
        throttle = Throttle(lambda: now)
        throttle.worked("10.0.0.1", 5)
        assert await throttle.wait("any", "10.0.0.1") > 0
        assert await throttle.wait("any", "10.0.0.2") == 0
        now = 60.0
        assert await throttle.wait("any", "10.0.0.1") == 0

    async def _of(timed: Timed) -> int:
        result: int = await timed
        return result

    asyncio.run(evening())


def test_a_timed_coroutine_is_cancelled_as_any_other() -> None:
    ends = []

    async def long() -> None:
        try:
            await asyncio.sleep(PATIENCE)
        finally:
            ends.append("tidied")

    async def timed() -> None:
        await Timed(long())

    async def evening() -> None:
        task = asyncio.create_task(timed())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(evening())
    assert ends == ["tidied"]


# ---- several processes -----------------------------------------------------------------------------------------------


def test_processes_share_the_limits_of_an_address(tmp_path: Path) -> None:
    """Each request on a connection of its own: either of two processes takes it, and both count together."""
    rate = RATES["guess"]
    with throttled(fresh("postgresql", tmp_path), "--workers", "2") as served:
        guest = Guest(served, "127.0.5.8")
        began = time.monotonic()
        statuses = [guest.ask("GET", f"/j/{number:032}")[0] for number in range(int(rate.burst) * 2)]
        most = rate.burst + (time.monotonic() - began) * rate.each_second + 1
        assert rate.burst <= statuses.count(404) <= most, "each process would have let in as many by itself"
        assert Guest(served, NEIGHBOUR).ask("GET", f"/j/{0:032}")[0] == 404


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_shared_bucket_never_gives_more_than_its_rate(kind: str, tmp_path: Path) -> None:
    now = 1000.0
    url = fresh(kind, tmp_path)
    stores = [Store(url, clock=lambda: now) for _ in range(2)]
    given = 0
    for turn in range(60):
        given += stores[turn % 2].admission.draw("any 10.0.0.1", 20, 0.5, 7)[0]
        assert given <= 20 + (now - 1000) * 0.5
        now += turn % 3
    assert given >= 20 + (now - 1000) * 0.5 - 8, "and not much less"
    count, wait = stores[0].admission.draw("other", 1, 0.5, 7)
    assert (count, wait) == (1, 0)
    count, wait = stores[1].admission.draw("other", 1, 0.5, 7)
    assert count == 0
    assert 0 < wait <= 2
    stores[0].admission.forget_buckets(now + 1)
    assert stores[1].admission.draw("other", 1, 0.5, 7) == (1, 0)
    for store in stores:
        store.close()


def test_a_throttle_asks_the_shared_bucket_rarely_and_refuses_by_itself() -> None:
    now, calls = 0.0, list[int]()

    async def draw(name: str, rate: object, wanted: int) -> tuple[int, float]:
        calls.append(wanted)
        return (wanted, 0.0) if len(calls) <= 2 else (0, 5.0)

    async def evening() -> None:
        throttle = Throttle(lambda: now, draw)
        waits = [await throttle.wait("any", "10.0.0.1") for _ in range(100)]
        assert waits.count(0) == sum(calls[:2])
        assert len(calls) == 3, "what the database refuses is known for a while"

    asyncio.run(evening())
