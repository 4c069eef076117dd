"""Load test of a server with many tables: real processes, real sockets, real answers.

    python -m tests.bench.house                       # 100 tables of 5 sockets, 50 answers a second, for 20 seconds
    python -m tests.bench.house --upto 300 --plot docs/pictures/load.svg

Tables play the four games in turn. People sit on all seats of a table, onlookers fill it up to five sockets. They touch
until their answer is whole, as on the page, and send it when its time has come. What is measured is what a person
notices: from sending an answer to hearing that it is on the disk, and from sending it to its being on another's screen;
with the memory of the server and what it was asked to do. One process serves from a SQLite file, several from
PostgreSQL. The generator runs beside the server, on the same machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import re
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from holmgang.table.web.visitors import VISITOR
from tests.table.databases import fresh
from tests.table.trusted.servers import Guest, Served, kept_keys

SCENARIOS = ("psychopaths/wasteland_two", "kampbogen/toll_road", "tkds/bout_on_the_planks", "k6/holding_the_bridge")
SOCKETS = 5
TOUCHABLE = re.compile(r"<[^>]*\sdata-(?:send|confirm|put|toggle|face)\b[^>]*>")
AT_ONCE = 25
"""So many sockets connect at the same time, so that the beginning is no flood."""


@dataclass
class Measured:
    """The measurements of one load."""

    tables: int
    asked: float
    answered: int = 0
    seconds: float = 0
    acks: list[float] = field(default_factory=list)
    deliveries: list[float] = field(default_factory=list)
    outcomes: Counter[str] = field(default_factory=Counter)
    memory: float = 0
    cpu: float = 0
    """Seconds of processor that the server took for it, whatever else the machine did."""
    own: float = 0
    """Seconds of processor that the generator took beside it."""
    lost: int = 0

    def line(self) -> dict[str, Any]:
        return {
            "tables": self.tables,
            "answers a second": round(self.answered / max(self.seconds, 1e-9), 1),
            "asked for": self.asked,
            "acknowledged, p95 ms": round(at(self.acks, 0.95) * 1000),
            "delivered, p95 ms": round(at(self.deliveries, 0.95) * 1000),
            "median ms": [round(at(self.acks, 0.5) * 1000), round(at(self.deliveries, 0.5) * 1000)],
            "memory MB": round(self.memory),
            "processor ms an answer": round(1000 * self.cpu / max(1, self.answered), 1),
            "of the generator": round(1000 * self.own / max(1, self.answered), 1),
            "lost": self.lost,
            **self.outcomes,
        }


def at(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Board:
    """One table: its sockets, and the answer that is under way."""

    def __init__(self, name: str, people: int) -> None:
        self.name, self.people, self.sent, self.seen = name, people, 0.0, set[int]()
        self.sender, self.before = -1, ""


class Tab:
    """One socket. A player's can answer; all of them note when what was answered reaches them."""

    def __init__(self, number: int, board: Board, cookie: str, served: Served, measured: Measured) -> None:
        self.number, self.board, self.cookie, self.served, self.measured = number, board, cookie, served, measured
        self.line: ClientConnection | None = None
        self.state: dict[str, Any] = {}
        self.tray, self.waiting, self.count = "", "", 0
        self.tags: list[str] | None = None
        self.ready = asyncio.Event()
        self.acknowledged: list[str] = []
        self.confirms = False
        self.luck, self.saying = Random(number), set[asyncio.Task[None]]()

    async def live(self) -> None:
        async with connect(
            f"ws://127.0.0.1:{self.served.port}/t/{self.board.name}/live",
            additional_headers={"Cookie": self.cookie},
            origin=self.served.address,  # type: ignore[arg-type]
            max_size=None,
            ping_interval=None,
        ) as line:
            self.line = line
            await line.send(json.dumps({"do": "hello", "cut": "wide"}))
            try:
                async for text in line:
                    self.hear(json.loads(text), time.perf_counter())
            except ConnectionClosed:
                return

    def hear(self, message: dict[str, Any], now: float) -> None:
        board = self.board
        if message["is"] == "state":
            self.state = message
            for one in message["fragments"]:
                if one["id"] == "tray":
                    self.tray, self.tags = one["html"], None
            self.ready.set()
            self.prepare()
            known = self.number in board.seen or self.number == board.sender
            if board.sent and message["version"] != board.before and not known:
                board.seen.add(self.number)
                self.measured.deliveries.append(now - board.sent)
        elif message["is"] in ("taken", "refused") and message.get("key") == self.waiting:
            self.measured.outcomes[message["is"]] += 1
            if message["is"] == "taken":
                self.acknowledged += [self.waiting] if not self.confirms else []
                self.measured.acks.append(now - board.sent)
                self.measured.answered += 1
            self.waiting = ""

    def touchable(self) -> list[str]:
        """The tags that can be touched; looked for once in every tray, however often they are asked for."""
        if self.tags is None:
            self.tags = [tag for tag in TOUCHABLE.findall(self.tray) if "disabled" not in tag]
        return self.tags

    def prepare(self) -> None:
        """Touch something, unless the answer is whole already."""
        tags = self.touchable() if self.state.get("mine") and not self.waiting else []
        if self.line is None or not tags or any(" data-send" in tag or " data-confirm" in tag for tag in tags):
            return
        act, value = re.findall(r'data-(put|toggle|face)="([^"]*)"', self.luck.choice(tags))[0]
        touch = {"do": "touch", "act": act, "value": json.loads(unescape(value))}
        self.say({**touch, "serial": self.state["serial"], "sketch": self.state["sketch"]})

    def say(self, message: dict[str, Any]) -> None:
        """Without waiting: the order stays, and a line that is lost ends the tab anyhow."""
        assert self.line is not None
        task = asyncio.create_task(self.line.send(json.dumps(message)))
        self.saying.add(task)
        task.add_done_callback(self.saying.discard)

    def answer(self) -> bool:
        """Send what is filled in; False if there is nothing to send."""
        tags = self.touchable()
        sends = any(" data-send" in tag for tag in tags)
        if self.waiting or self.line is None or not (sends or any(" data-confirm" in tag for tag in tags)):
            return False
        self.count += 1
        self.waiting = f"{self.number}-{self.count}"
        board = self.board
        board.seen, board.sender, board.before = set(), self.number, self.state["version"]
        board.sent = time.perf_counter()
        self.confirms = not sends  # to confirm what is confirmed already is taken, and not written
        whole = {"do": "send", "sketch": self.state["sketch"]} if sends else {"do": "confirm"}
        self.say({**whole, "serial": self.state["serial"], "key": self.waiting})
        return True


def set_tables(served: Served, count: int, measured: Measured) -> list[list[Tab]]:
    """Tables with their people; returns the tabs of each, players first."""
    host = Guest(served)
    _, _, text = host.ask("GET", "/api/scenarios")
    known = {one["scenario"]: list(one["seats"]) for one in json.loads(text)}
    tabs, number = [], 0
    for place in range(count):
        scenario = SCENARIOS[place % len(SCENARIOS)]
        first, *others = known[scenario]
        seats = {first: {"sitting": "here"}, **{seat: {"sitting": "friend"} for seat in others}}
        order = {"scenario": scenario, "seats": seats, "pace": 0, "dice": "seeded", "seed": str(place)}
        made = host.call("/api/tables", order)
        name, words = made["table"], [made["token"]]
        for seat in (*others, None):
            asked = host.call(f"/api/tables/{name}/invitations", {"seat": seat}, made["token"])
            words.append(host.call("/api/seats", {"invitation": asked["invitation"]})["token"])
        board, own = Board(name, len(known[scenario])), []
        for word in [*words, *words[-1:] * SOCKETS][:SOCKETS]:
            number += 1
            own.append(Tab(number, board, f"{VISITOR}={word}", served, measured))
        tabs.append(own)
    return tabs


async def load(served: Served, tables: int, answers: float, seconds: float) -> Measured:
    measured = Measured(tables, answers)
    boards = await asyncio.to_thread(set_tables, served, tables, measured)
    await play(served, boards, measured, seconds)
    return measured


async def play(served: Served, boards: list[list[Tab]], measured: Measured, seconds: float) -> None:
    """Open all tabs, answer at the wanted rate for a while, and note what came of it."""
    answers, luck = measured.asked, Random(measured.tables)
    tabs = [tab for own in boards for tab in own]
    tasks = []
    for start in range(0, len(tabs), AT_ONCE):
        part = tabs[start : start + AT_ONCE]
        tasks += [asyncio.create_task(tab.live()) for tab in part]
        await asyncio.gather(*(tab.ready.wait() for tab in part))
    (cpu, _), beside = spent(served), time.process_time()
    began, due = time.perf_counter(), 0.0
    while (now := time.perf_counter() - began) < seconds:
        if due > now:
            await asyncio.sleep(due - now)
        due = max(due + 1 / answers, now - 1)
        for own in luck.sample(boards, min(len(boards), 20)):  # some have just answered, some are over
            if any(tab.waiting for tab in own):
                continue
            if any(tab.answer() for tab in own[: own[0].board.people]):
                break
    for _ in range(200):
        if not any(tab.waiting for tab in tabs):
            break
        await asyncio.sleep(0.05)
    measured.seconds = time.perf_counter() - began
    after, measured.memory = spent(served)
    measured.cpu, measured.own = after - cpu, time.process_time() - beside
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    kept = set(kept_keys(served.url))
    measured.lost = sum(key not in kept for tab in tabs for key in tab.acknowledged)


def spent(served: Served) -> tuple[float, float]:
    """Seconds of processor and megabytes of memory of the server with all its processes."""
    assert served.process is not None
    family, found = {served.process.pid}, dict[int, tuple[int, float, float]]()
    for path in Path("/proc").glob("[0-9]*"):
        try:
            stat, pages = (path / "stat").read_text().rpartition(")")[2].split(), (path / "statm").read_text().split()
        except OSError:
            continue
        seconds = (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")
        found[int(path.name)] = (int(stat[1]), seconds, int(pages[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6)
    while more := {pid for pid, (parent, _, _) in found.items() if parent in family} - family:
        family |= more
    own = [found[pid] for pid in family if pid in found]
    return sum(seconds for _, seconds, _ in own), sum(size for _, _, size in own)


def plotted(rows: list[Measured]) -> str:
    """Latency over tables, as SVG. Every line up is ten times, or about three times, the one below."""
    wide, high, left, right, top, foot = 560, 290, 62, 24, 44, 44
    least, most = 0.01, 10.0
    furthest = max(one.tables for one in rows)

    def x(tables: int) -> float:
        return left + (wide - left - right) * tables / furthest

    def y(value: float) -> float:
        return top + (high - top - foot) * (1 - math.log(max(least, value) / least) / math.log(most / least))

    box = f'viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {box}>', f'<rect width="{wide}" height="{high}" fill="#fff"/>']
    for value, said in (
        (0.01, "10 ms"),
        (0.03, "30 ms"),
        (0.1, "0.1 s"),
        (0.3, "0.3 s"),
        (1, "1 s"),
        (3, "3 s"),
        (10, "10 s"),
    ):
        parts.append(f'<path d="M{left} {y(value):.0f}H{wide - right}" stroke="#ccc"/>')
        parts.append(f'<text x="{left - 8}" y="{y(value) + 4:.0f}" text-anchor="end">{said}</text>')
    for place, (name, aim, colour) in enumerate(
        (("acknowledged", 0.1, "#1b6e8c"), ("on another's screen", 0.15, "#b3541e"))
    ):
        values = [at(one.deliveries if place else one.acks, 0.95) for one in rows]
        points = [(round(x(one.tables)), round(y(value))) for one, value in zip(rows, values, strict=True)]
        line = " ".join(f"{across},{down}" for across, down in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{across}" cy="{down}" r="3" fill="{colour}"/>' for across, down in points]
        parts.append(f'<path d="M{left} {y(aim):.0f}H{wide - right}" stroke="{colour}" stroke-dasharray="4 4"/>')
        said = f"{name}: 95 % are sooner (dashed: what we aim at for 100 tables)"
        parts.append(f'<text x="{left}" y="{16 + 16 * place}" fill="{colour}">{said}</text>')
    parts += [f'<text x="{x(one.tables):.0f}" y="{high - 26}" text-anchor="middle">{one.tables}</text>' for one in rows]
    below = f"tables of {SOCKETS} sockets, an answer each 2 s at every table"
    parts.append(f'<text x="{wide / 2:.0f}" y="{high - 8}" text-anchor="middle">{below}</text></svg>')
    return "\n".join(parts) + "\n"


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--tables", type=int, default=100)
    read.add_argument("--answers", type=float, default=0, help="a second, in total; half of the tables by default")
    read.add_argument("--seconds", type=float, default=20)
    read.add_argument("--upto", type=int, default=0, help="begin with 25 tables and grow to so many")
    read.add_argument("--workers", type=int, default=1)
    read.add_argument("--plot", type=Path)
    given = read.parse_args()
    steps = [given.tables] if not given.upto else [n for n in (25, 50, 100, 150, 200, 300) if n <= given.upto]
    rows = []
    for tables in steps:
        with tempfile.TemporaryDirectory() as folder:
            kind = "sqlite" if given.workers == 1 else "postgresql"
            with Served(fresh(kind, Path(folder)), "--workers", str(given.workers)) as served:
                row = asyncio.run(load(served, tables, given.answers or tables / 2, given.seconds))
        rows.append(row)
        sys.stdout.write(json.dumps(row.line()) + "\n")
        sys.stdout.flush()
    if given.plot:
        given.plot.parent.mkdir(exist_ok=True)
        given.plot.write_text(plotted(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
