"""Processor time that one answer costs the server: the whole application in one process, without a network.

    python -m tests.bench.answers                          # all four games, 60 answers each, five tabs at a table
    python -m tests.bench.answers --profile /tmp/profile   # the same under cProfile

Tabs are those of :mod:`tests.bench.house`; what they do themselves is not counted. One answer is given at a time, and
the next when everybody has seen it, so that two runs do about the same and the load of the machine hardly matters.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from holmgang.kernel.library import Library
from holmgang.table.service import SeatOrder, TableOrder, TableService
from holmgang.table.service.access import fresh_secret
from holmgang.table.store import Store
from holmgang.table.web.app import create_app
from holmgang.table.web.server import freeze_startup_objects
from holmgang.table.web.settings import Settings
from holmgang.table.web.visitors import VISITOR
from tests.bench.house import SCENARIOS, SOCKETS, Board, Measured, Tab
from tests.table.service.playing import session_of

NOON = 1_000_000.0
PATIENCE, TABLES, WARM = 30.0, 6, 12
SETTLES = 12
"""So many rounds of the loop after the last answer is seen, for touches that people make on seeing it."""


class Wire:
    """A socket without a network: what the application sends is heard at once, and the time for it is the tab's."""

    def __init__(self, app: Any, tab: Tab, path: str) -> None:
        self._app, self._tab = app, tab
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._coming.put_nowait({"type": "websocket.connect"})
        self.theirs = 0.0
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"cookie", tab.cookie.encode()), (b"host", b"house"), (b"origin", b"http://house")],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
        }

    async def live(self) -> None:
        self._tab.line = self  # type: ignore[assignment]
        await self.send(json.dumps({"do": "hello"}))
        await self._app(self._scope, self._coming.get, self._went)

    async def send(self, text: str) -> None:
        self._coming.put_nowait({"type": "websocket.receive", "text": text})

    async def _went(self, message: dict[str, Any]) -> None:
        began = time.thread_time()
        if message["type"] == "websocket.send":
            self._tab.hear(json.loads(message["text"]), 0.0)
        self.theirs += time.thread_time() - began


class Place:
    """One table with its five tabs."""

    def __init__(self, scenario: str, name: str, people: int) -> None:
        self.scenario, self.board = scenario, Board(name, people)
        self.tabs: list[Tab] = []
        self.wires: list[Wire] = []

    @property
    def theirs(self) -> float:
        return sum(wire.theirs for wire in self.wires)


async def laid(service: TableService, app: Any, scenario: str, seed: str) -> Place:
    """A table at which persons sit on all seats, and onlookers beside them."""
    host = fresh_secret()
    first, *others = service.setup.game_of(scenario).seats
    seats = {first: SeatOrder(sitting="here"), **{seat: SeatOrder(sitting="friend") for seat in others}}
    order = TableOrder(scenario=scenario, seats=seats, dice="seeded", seed=seed, pace=0)
    name = await service.setup.set_table(host, order)
    words = [host]
    for seat in (*others, None):
        words.append(fresh_secret())
        await service.permissions.accept(words[-1], await service.permissions.invite(host, name, seat))
    place, measured = Place(scenario, name, 1 + len(others)), Measured(1, 0)
    for number, word in enumerate([*words, *words[-1:] * SOCKETS][:SOCKETS], start=1):
        tab = Tab(number, place.board, f"{VISITOR}={word}", None, measured)  # type: ignore[arg-type]
        place.tabs.append(tab)
        place.wires.append(Wire(app, tab, f"/t/{name}/live"))
    return place


async def settled(service: TableService, place: Place) -> None:
    """Until all have heard of the last answer, and the players who are asked have touched what there is to touch."""
    table = session_of(await service.table(place.board.name))
    until, calm = time.monotonic() + PATIENCE, 0
    while calm < SETTLES:
        if time.monotonic() > until:
            raise TimeoutError(f"not everybody at {place.scenario} has seen {table.version}")
        await asyncio.sleep(0)
        began = time.thread_time()
        shown = all(tab.state.get("version") == table.version and not tab.waiting for tab in place.tabs)
        whole = shown and all(may_answer(tab) for tab in place.tabs if tab.state.get("mine"))
        calm = SETTLES if whole else calm + 1 if shown else 0
        place.wires[0].theirs += time.thread_time() - began
        if not shown:
            await asyncio.sleep(0.0005)


def may_answer(tab: Tab) -> bool:
    return " data-send" in tab.tray or " data-confirm" in tab.tray


async def played(scenario: str, answers: int, folder: Path) -> tuple[float, int]:
    """Play at several tables in turn until so many answers are given, or all are over.

    Returns the processor milliseconds of the server for each answer, and how many there were. The first answers, for
    which words are read and parsed, do not count.
    """
    store = Store(f"sqlite:///{folder}/{scenario.partition('/')[0]}.db", clock=lambda: NOON)
    service = TableService(Library.discover(), store)
    app = create_app(service, Settings(lab=None))
    places = [await laid(service, app, scenario, str(seed)) for seed in range(TABLES)]
    lines = [asyncio.create_task(wire.live()) for place in places for wire in place.wires]
    for place in places:
        await settled(service, place)
    freeze_startup_objects()
    cost = Cost(places)
    for turn in range((answers + WARM) * TABLES):
        place = places[turn % TABLES]
        if await answered(service, place):
            cost.count()
        if cost.answers == answers:
            break
    spent = cost.milliseconds
    for line in lines:
        line.cancel()
    await asyncio.gather(*lines, return_exceptions=True)
    await service.close()
    service._store.close()
    return spent, cost.answers


async def answered(service: TableService, place: Place) -> bool:
    """One answer of a player at the table, seen by all; False if no player there has anything to say any more."""
    began = time.thread_time()
    given = any(tab.answer() for tab in place.tabs[: place.board.people])
    place.wires[0].theirs += time.thread_time() - began
    if given:
        await settled(service, place)
    return given


class Cost:
    """Processor time of the process without that of the tabs, once the first answers are given."""

    def __init__(self, places: list[Place]) -> None:
        self._places, self.answers, self._began = places, -WARM, 0.0

    @property
    def _spent(self) -> float:
        return time.process_time() - sum(place.theirs for place in self._places)

    @property
    def milliseconds(self) -> float:
        return 1000 * (self._spent - self._began) / max(1, self.answers)

    def count(self) -> None:
        """One more answer."""
        self.answers += 1
        if self.answers == 0:
            self._began = self._spent


def main() -> None:
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--answers", type=int, default=60, help="of each game")
    read.add_argument("--only", default="", help="part of the name of a scenario")
    read.add_argument("--profile", type=Path)
    given = read.parse_args()
    profile = cProfile.Profile() if given.profile else None
    costs, counted = dict[str, float](), dict[str, int]()
    with tempfile.TemporaryDirectory() as folder:
        for scenario in SCENARIOS:
            if given.only not in scenario:
                continue
            if profile is not None:
                profile.enable()
            costs[scenario], counted[scenario] = asyncio.run(played(scenario, given.answers, Path(folder)))
            if profile is not None:
                profile.disable()
    if profile is not None:
        profile.dump_stats(given.profile)
    told = {name: f"{cost:.2f} ms ({counted[name]})" for name, cost in costs.items()}
    sys.stdout.write(json.dumps({**told, "mean": round(sum(costs.values()) / len(costs), 2)}) + "\n")


if __name__ == "__main__":
    main()
