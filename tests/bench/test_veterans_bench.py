"""Four veterans at a table think without a pause, and the person who sits with them is served as if they did not.

One process serves, the engine's seats think in others. A person plays on, and all the while asks for the page and for
the view: how long these take is compared with the same table at rest. The limit is meant for a machine that has nothing
else to do; a fixed piece of work is timed beside it, and a busy machine is excused, though not from an answer.
"""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from holmgang.table.web.visitors import VISITOR
from tests.bench.house import at
from tests.bench.test_hundred_tables_bench import IDLE, crowdedness
from tests.loops import run_apart
from tests.table.databases import fresh
from tests.table.trusted.servers import Guest, Person, Served

pytestmark = pytest.mark.bench

SCENARIO, PERSON = "psychopaths/wasteland_five", "rust"
VETERANS = ("vera", "crusher", "mole", "ash")
ASKED, LIMIT = 120, 100.0


async def waited(guest: Guest, name: str, token: str) -> list[float]:
    """Return how long pages and views took, in ms, one after the other."""
    took = []
    for number in range(ASKED):
        began = perf_counter()
        path = f"/t/{name}" if number % 2 else f"/api/tables/{name}/view"
        status, _, text = await asyncio.to_thread(guest.ask, "GET", path, None, {"Authorization": f"Bearer {token}"})
        took.append(1000 * (perf_counter() - began))
        assert status == 200, text
    return took


async def evening(served: Served) -> tuple[list[float], list[float], int]:
    """Times at rest, times while the veterans think, and how often the person had answered by then."""
    guest = Guest(served)
    seats = {PERSON: {"sitting": "here"}, **{seat: {"sitting": "engine", "policy": "veteran"} for seat in VETERANS}}
    made = guest.call("/api/tables", {"scenario": SCENARIO, "seats": seats, "dice": "seeded", "pace": 0})
    name, token = made["table"], made["token"]
    guest.cookies[VISITOR] = token
    person = Person(guest, f"/t/{name}", Random(3), "rust")
    person.resting = True
    tab = asyncio.create_task(person.live())
    async with asyncio.timeout(120):
        while "data-put" not in person.tray and "data-send" not in person.tray:  # all wait for the person
            await asyncio.sleep(0.05)
        at_rest = await waited(guest, name, token)
        person.resting = False
        await person.act()
        thinking = await waited(guest, name, token)
    tab.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await tab
    return at_rest, thinking, len(person.acknowledged)


def test_a_table_of_four_veterans_answers_people_at_once(tmp_path: Path) -> None:
    busy = crowdedness()
    with Served(fresh("sqlite", tmp_path)) as served:
        at_rest, thinking, answers = run_apart(evening(served))
    busy = max(busy, crowdedness())
    told = [f"{round(at(times, share))}" for times in (at_rest, thinking) for share in (0.5, 0.95)]
    print(f"\nms, median and p95: at rest {told[0]}, {told[1]}; four veterans think {told[2]}, {told[3]};", end=" ")  # noqa: T201
    print(f"{answers} answers of the person; a fixed piece of work takes {busy:.1f} times as long as alone")  # noqa: T201
    assert answers > 0, "the person never came to play"
    if busy <= IDLE:
        assert at(thinking, 0.95) <= LIMIT
