"""Worker processes: what they import before they can work."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from functools import partial

from holmgang.bots.pool import BotProcesses, game_at, sendable, start_forking, start_worker
from holmgang.kernel.library import Library
from holmgang.lab.forecast import Study, perform

FOREIGN = {"sqlalchemy", "fastapi", "uvicorn", "typer", "numba"}
"""Packages that take long to import and that no computer player needs."""


def imported(wanted: set[str]) -> set[str]:
    """Return which of these modules this process has imported."""
    return wanted & set(sys.modules)


def interrupted(number: int) -> int:
    """Return the number after what Ctrl-C sends to this process."""
    os.kill(os.getpid(), signal.SIGINT)
    return number


def test_ctrl_c_is_left_to_the_process_that_started_the_worker() -> None:
    async def answer() -> int:
        pool = BotProcesses(1)
        try:
            return await pool.work(interrupted, 7)
        finally:
            pool.close()

    assert asyncio.run(answer()) == 7


async def _asked() -> tuple[list[str], list[str], int]:
    library = Library.discover([])
    rules = _modules(library)
    start_forking([perform.__module__, *rules])
    pool = BotProcesses(1, partial(start_worker, 1_500))
    try:
        known = await pool.work(imported, rules)
        task = Study(library.game("k6/corridor")).next_task()
        assert task is not None
        piece = await pool.work(perform, task)
        return sorted(known), sorted(await pool.work(imported, FOREIGN)), len(piece.results)
    finally:
        pool.close()


def _modules(library: Library) -> set[str]:
    return {system.place.partition(":")[0] for system in library.systems.values()}


def asked() -> None:
    """Print which rules a worker has at once, what else it has after a task, and how many fights it played."""
    sys.stdout.write(json.dumps(asyncio.run(_asked())))


def test_a_worker_has_the_rules_and_neither_pages_nor_database() -> None:
    program = "from tests.bots.test_pool import asked; asked()"  # in a process that has started no worker before
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    known, foreign, played = json.loads(done.stdout)
    assert set(known) == _modules(Library.discover([]))
    assert not foreign
    assert played


def test_a_game_has_the_same_seats_in_the_same_order_in_another_process() -> None:
    """The order of the seats may decide who begins."""
    library = Library.discover([])
    for system in library.systems.values():
        for scenario in library.scenarios(system):
            game = library.game(f"{system.id}/{scenario.id}")
            assert game_at(system.place, (), sendable(game)).seats == game.seats
