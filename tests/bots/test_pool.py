"""Worker processes: what they import before they can work."""

from __future__ import annotations

import asyncio
import sys
from functools import partial

from holmgang.bots.pool import BotProcesses, start_forking, start_worker
from holmgang.kernel.library import Library
from holmgang.lab.forecast import Study, perform

FOREIGN = {"sqlalchemy", "fastapi", "uvicorn", "typer", "numba"}
"""Packages that take long to import and that no computer player needs."""


def imported(wanted: set[str]) -> set[str]:
    """Return which of these modules this process has imported."""
    return wanted & set(sys.modules)


def test_a_worker_has_the_rules_and_neither_pages_nor_database() -> None:
    library = Library.discover([])
    rules = {system.place.partition(":")[0] for system in library.systems.values()}

    async def answers() -> tuple[set[str], set[str], int]:
        start_forking([perform.__module__, *rules])
        pool = BotProcesses(1, partial(start_worker, 1_500))
        try:
            found = await pool.work(imported, rules | FOREIGN)
            task = Study(library.game("k6/corridor")).next_task()
            assert task is not None
            piece = await pool.work(perform, task)
            return found & rules, await pool.work(imported, FOREIGN), len(piece.results)
        finally:
            pool.close()

    known, foreign, played = asyncio.run(answers())
    assert known == rules
    assert not foreign
    assert played
