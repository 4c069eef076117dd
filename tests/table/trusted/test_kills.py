"""The server is killed in the midst of it, again and again: no acknowledged answer is lost, without any help.

``HOLMGANG_KILLS`` says how often (200 before a release); what it took is printed.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from holmgang.table.web.visitors import VISITOR
from tests.loops import run_apart
from tests.table.databases import KINDS, fresh
from tests.table.trusted.servers import Guest, Person, Served, kept_keys

KILLS = int(os.environ.get("HOLMGANG_KILLS", "2"))
TABLES = 3
RIGHT_AGAIN = float(os.environ.get("HOLMGANG_RIGHT_AGAIN", "120"))
"""Seconds from the restart until every tab shows its table again; a busy machine needs more than the 5 we ask for."""
SCENARIO = "psychopaths/wasteland_two"


def players(served: Served) -> list[str]:
    """The seats of the scenario that people play."""
    _, _, text = Guest(served).ask("GET", "/api/scenarios")
    seats = next(one["seats"] for one in json.loads(text) if one["scenario"] == SCENARIO)
    return [name for name, role in seats.items() if role == "player"]


async def sit_down(served: Served, number: int) -> list[Person]:
    """A table of two people, each in a browser of their own; the engine plays the other seats without a pause."""

    def seated() -> list[Person]:
        host, friend = Guest(served), Guest(served)
        first, second = players(served)[:2]
        seats = {first: {"sitting": "here"}, second: {"sitting": "friend"}}
        made = host.call("/api/tables", {"scenario": SCENARIO, "seats": seats, "dice": "seeded", "pace": 0})
        name = made["table"]
        asked = host.call(f"/api/tables/{name}/invitations", {"seat": second}, made["token"])
        taken = friend.call("/api/seats", {"invitation": asked["invitation"], "nick": "Friend"})
        host.cookies[VISITOR], friend.cookies[VISITOR] = made["token"], taken["token"]
        return [
            Person(guest, f"/t/{name}", Random(f"{number}{letter}"), f"t{number}{letter}")
            for letter, guest in (("a", host), ("b", friend))
        ]

    return await asyncio.to_thread(seated)


@pytest.mark.parametrize("kind", KINDS)
def test_killed_under_load_nothing_acknowledged_is_lost(kind: str, tmp_path: Path) -> None:
    kills = KILLS if kind == "sqlite" else max(1, KILLS // 4)
    run_apart(evening(Served(fresh(kind, tmp_path)), kills))


async def evening(served: Served, kills: int) -> None:
    served.start()
    luck, people, tasks, waits = Random(kills), list[Person](), list[asyncio.Task[None]](), list[float]()
    tables = 0
    try:
        for _ in range(kills):
            while sum(not one.over.is_set() for one in people) < 2 * TABLES:
                tables += 1
                fresh_people = await sit_down(served, tables)
                people += fresh_people
                tasks += [asyncio.create_task(one.live()) for one in fresh_people]
            await everybody_right(people)
            await asyncio.sleep(luck.uniform(0.05, 1.0))  # at any moment
            await asyncio.to_thread(served.stop, signal.SIGKILL)
            for one in people:
                one.right.clear()
            await asyncio.to_thread(served.start)
            started = time.monotonic()
            await everybody_right(people)
            waits.append(time.monotonic() - started)
        for one in people:
            one.resting = True
        while any(one.waiting is not None for one in people):
            await asyncio.sleep(0.05)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        served.stop()
    kept = Counter(kept_keys(served.url))
    acknowledged = [key for one in people for key in one.acknowledged]
    assert len(acknowledged) > kills, "they were hardly at it"
    assert max(kept.values(), default=0) <= 1, "an answer was taken twice"
    lost = [key for key in acknowledged if key not in kept]
    assert not lost, f"acknowledged and lost: {lost}"
    waits.sort()
    print(  # noqa: T201
        f"\n{kills} kills, {tables} tables, {len(acknowledged)} answers acknowledged, none lost; right again after"
        f" {waits[len(waits) // 2]:.2f} s (median), {waits[int(len(waits) * 0.95)]:.2f} s (95 %), {waits[-1]:.2f} s"
    )


async def everybody_right(people: list[Person]) -> None:
    """Wait until every tab whose fight goes on has its state."""
    await asyncio.wait_for(asyncio.gather(*(one.right.wait() for one in people)), RIGHT_AGAIN)
