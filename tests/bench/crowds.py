"""Crowds against a server on this machine: slow senders, idle sockets and floods, and the wait of honest neighbours.

    python -m tests.bench.crowds                     # every crowd against one server, with the honest p95 beside it
    python -m tests.bench.crowds --workers 2         # two processes on PostgreSQL
    python -m tests.bench.crowds --attack idle --port 8000 --count 2000 --seconds 10    # one crowd, as a process

A crowd runs as a process of its own at the lowest priority, because real ones have their own machines. Its size and its
time are bounded, and it connects to the loopback address alone. Each kind takes its senders from as many addresses of
this machine as ``ADDRESSES`` says; honest visitors have addresses of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from holmgang.table.web.visitors import VISITOR
from tests.bench.house import spent
from tests.table.databases import fresh
from tests.table.trusted.servers import Guest, Served, free_port

ADDRESSES = {"headers": 8, "bodies": 8, "idle": 40, "tabs": 10, "flood": 1, "connects": 1}
"""The kinds of crowds, and the number of addresses that each one comes from."""
SIZES = {"headers": 600, "bodies": 200, "idle": 2_000, "tabs": 2_000, "flood": 40, "connects": 40}
MOST, LONGEST = 4_000, 60.0
"""No crowd is larger or lasts longer."""
HONEST = 6
"""Honest visitors, each with an address of its own."""


# ---- the crowd -------------------------------------------------------------------------------------------------------


class Crowd:
    """Senders of one kind against one port, for a while. ``seen`` counts what became of them."""

    def __init__(self, port: int, kind: str, count: int, seconds: float, table: str, cookie: str) -> None:
        self.port, self.kind, self.table, self.cookie = port, kind, table, cookie
        self.count, self.until = min(count, MOST), time.monotonic() + min(seconds, LONGEST)
        self.seen: Counter[str] = Counter()

    async def run(self) -> Counter[str]:
        """Send until the time is up."""
        senders = [asyncio.create_task(self._sender(number)) for number in range(self.count)]
        await asyncio.sleep(max(0.0, self.until - time.monotonic()))
        for sender in senders:
            sender.cancel()
        await asyncio.gather(*senders, return_exceptions=True)
        return self.seen

    async def _sender(self, number: int) -> None:
        source = f"127.0.1.{1 + number % ADDRESSES[self.kind]}"
        await asyncio.sleep(number / self.count)  # all of them within a second
        while True:
            try:
                await getattr(self, f"_{self.kind}")(source)
            except (OSError, EOFError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.seen["cut"] += 1
            await asyncio.sleep(0 if self.kind in ("flood", "connects") else 1)

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self.seen["open"] += 1
        self.seen["most open"] = max(self.seen["most open"], self.seen["open"])
        try:
            yield
        finally:
            self.seen["open"] -= 1

    async def _slowly(self, source: str, head: str) -> None:
        """Send the beginning, then a letter a second, until the server ends it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        try:
            with self._counted():
                writer.write(head.encode())
                while not reader.at_eof():
                    writer.write(b"x")
                    await writer.drain()
                    with suppress(TimeoutError):
                        answer = await asyncio.wait_for(reader.read(4096), 1)
                        if answer:
                            self.seen[answer[9:12].decode()] += 1
                            return
                self.seen["cut"] += 1
        finally:
            writer.close()

    async def _headers(self, source: str) -> None:
        await self._slowly(source, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")

    async def _bodies(self, source: str) -> None:
        lines = ("POST /tables HTTP/1.1", "Host: 127.0.0.1", "Content-Type: application/x-www-form-urlencoded")
        await self._slowly(source, "\r\n".join((*lines, "Content-Length: 90000", "", "scenario=")))

    async def _idle(self, source: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        try:
            with self._counted():
                await reader.read(1)
            self.seen["cut"] += 1
        finally:
            writer.close()

    async def _tabs(self, source: str) -> None:
        """A tab that looks on and does nothing."""
        async with connect(
            f"ws://127.0.0.1:{self.port}{self.table}/live",
            additional_headers={"Cookie": self.cookie},
            origin=f"http://127.0.0.1:{self.port}",  # type: ignore[arg-type]
            local_addr=(source, 0),
            max_size=None,
            open_timeout=LONGEST,
            ping_interval=None,
        ) as line:
            with self._counted():
                async for _ in line:
                    pass

    async def _flood(self, source: str) -> None:
        """Ask on one connection as fast as it answers."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        try:
            with self._counted():
                while True:
                    writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                    head = await reader.readuntil(b"\r\n\r\n")
                    self.seen[head[9:12].decode()] += 1
                    fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
                    await reader.readexactly(int(fields[b"content-length"]))
                    if fields.get(b"connection") == b"close":
                        return
        finally:
            writer.close()

    async def _connects(self, source: str) -> None:
        """A new connection for each request."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        try:
            writer.write(b"GET /static/look.css HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            head = await reader.readuntil(b"\r\n")
            self.seen[head[9:12].decode()] += 1
        finally:
            writer.close()


@contextmanager
def crowd(
    port: int, kind: str, count: int, seconds: float, table: str = "", cookie: str = ""
) -> Iterator[Counter[str]]:
    """A crowd in a process of its own; what became of it is known at the end."""
    command = [sys.executable, "-m", "tests.bench.crowds", "--attack", kind, "--port", str(port), "--count", str(count)]
    command += ["--seconds", str(seconds), "--table", table, "--cookie", cookie]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    seen: Counter[str] = Counter()
    assert process.stdout is not None
    process.stdout.readline()  # it has begun
    try:
        yield seen
    finally:
        out, _ = process.communicate("stop\n")
        seen.update(json.loads(out or "{}"))


# ---- the honest ones -------------------------------------------------------------------------------------------------


@dataclass
class Waits:
    """Seconds that honest visitors waited, by what they asked for, and the answers that were none."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)

    def p95(self) -> float:
        """The slowest kind of request decides."""
        return max(sorted(found)[int(len(found) * 0.95)] for found in self.seconds.values())

    def by_kind(self) -> dict[str, int]:
        """The p95 of each kind of request, in milliseconds."""
        return {what: round(1000 * sorted(found)[int(len(found) * 0.95)]) for what, found in self.seconds.items()}

    def count(self) -> int:
        return sum(map(len, self.seconds.values()))


async def honest(served: Served, table: str, cookie: str, seconds: float, visitors: int = HONEST) -> Waits:
    """Visitors who look at pages and touch a table, twice a second each; each page on a connection of its own."""
    waits, until = Waits(), time.monotonic() + seconds

    def note(what: str, began: float) -> None:
        waits.seconds.setdefault(what, []).append(time.perf_counter() - began)

    async def look(number: int) -> None:
        source = f"127.0.2.{1 + number}"
        turn = number
        while time.monotonic() < until:
            turn += 1
            path = ("/", table, "/healthz", "/static/look.css")[turn % 4]
            began = time.perf_counter()
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", served.port, local_addr=(source, 0))
                asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
                writer.write(asked.encode())
                answer = await reader.read()
                writer.close()
            except OSError as error:
                waits.refused[type(error).__name__] += 1
                continue
            if answer[9:12] != b"200":
                waits.refused[f"{path} {answer[9:12].decode()}"] += 1
            note("pages", began)
            await asyncio.sleep(0.5)

    async def touch(number: int) -> None:
        """A tab says hello again and again: the server draws the table anew."""
        async with connect(
            f"ws://127.0.0.1:{served.port}{table}/live",
            additional_headers={"Cookie": cookie},
            origin=served.address,  # type: ignore[arg-type]
            local_addr=(f"127.0.3.{1 + number}", 0),
            max_size=None,
            open_timeout=LONGEST,
            ping_interval=None,
        ) as line:
            while time.monotonic() < until:
                began = time.perf_counter()
                await line.send(json.dumps({"do": "hello"}))
                while json.loads(await line.recv())["is"] != "state":
                    pass
                note("tabs", began)
                await asyncio.sleep(0.5)

    await asyncio.gather(*map(look, range(visitors)), *map(touch, range(visitors)))
    return waits


def played(served: Served) -> tuple[str, str]:
    """A table that is played, and the cookie of its host."""
    host = Guest(served)
    host.ask("GET", "/")
    table = host.table("k6/corridor", dice="seeded", seed="3")
    return table, f"{VISITOR}={host.cookies[VISITOR]}"


def throttled(url: str, *options: str) -> Served:
    """A server with the limits of a public one."""
    port = free_port()
    return Served(url, "--address", f"http://127.0.0.1:{port}", *options, port=port)


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--attack", choices=tuple(ADDRESSES), default="")
    read.add_argument("--port", type=int, default=0)
    read.add_argument("--count", type=int, default=0)
    read.add_argument("--seconds", type=float, default=10)
    read.add_argument("--table", default="")
    read.add_argument("--cookie", default="")
    read.add_argument("--workers", type=int, default=1)
    given = read.parse_args()
    if given.port:
        os.nice(19)
        sys.stdout.write("begun\n")
        sys.stdout.flush()
        one = Crowd(given.port, given.attack, given.count, given.seconds, given.table, given.cookie)
        sys.stdout.write(json.dumps(asyncio.run(one.run())) + "\n")
        return
    kind, workers = "sqlite" if given.workers == 1 else "postgresql", ("--workers", str(given.workers))
    with tempfile.TemporaryDirectory() as folder, throttled(fresh(kind, Path(folder)), *workers) as s:
        (table, cookie), theirs = played(s), played(s)
        asyncio.run(honest(s, table, cookie, 2))
        for attack in ("", *([given.attack] if given.attack else ADDRESSES), ""):
            seen: Counter[str] = Counter()
            began = spent(s)[0]
            if attack:
                with crowd(s.port, attack, given.count or SIZES[attack], given.seconds, *theirs) as seen:
                    waits = asyncio.run(honest(s, table, cookie, given.seconds - 1))
            else:
                waits = asyncio.run(honest(s, table, cookie, given.seconds / 2))
            told = {"crowd": attack or "none", "p95 ms": waits.by_kind(), "asked": waits.count()}
            told |= {"processor s": round(spent(s)[0] - began, 1), "refused": waits.refused, "seen": seen}
            sys.stdout.write(json.dumps(told) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
