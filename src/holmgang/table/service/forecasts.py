"""Forecasts of a server: worker processes play for those who watch, and results are cached by what decides them.

A forecast is played only while a visitor watches it, and goes on where it stopped when one watches again. Forecasts
that are watched share the workers; the one that has had least goes first.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from holmgang.bots.pool import BotPool, BotProcesses, start_forking, start_worker
from holmgang.kernel.system import Game, System
from holmgang.lab.forecast import Forecast, ForecastEffort, ForecastTask, Study, forecast_key, perform, prepare
from holmgang.table.service.errors import TooMuch

log = logging.getLogger(__name__)
OFTEN = 0.3
"""Seconds between two results of a stream."""
LONGEST = 1.0
"""Seconds after which a stream looks for itself, and notices that the visitor has gone on to another fight."""
MEGABYTES = 1_500
"""The most memory of a worker: a scenario made by a visitor must not take the server down."""


@dataclass(frozen=True)
class ForecastBudget:
    """The effort of one forecast, how many processes play, and how many visitors and results a server holds."""

    effort: ForecastEffort = field(default_factory=ForecastEffort)
    processes: int = 2
    watchers: int = 40
    kept: int = 200


@dataclass
class _Job:
    study: Study
    watchers: int = 0
    losses: int = 0
    """The number of workers that were lost while they played this."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def broken(self) -> bool:
        return self.losses > 1


class Forecasts:
    """All forecasts of a server."""

    def __init__(self, budget: ForecastBudget | None = None, pool: BotPool | None = None) -> None:
        self.budget = budget or ForecastBudget()
        self._pool: BotPool = pool or BotProcesses(self.budget.processes, partial(start_worker, MEGABYTES))
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._watching: dict[str, object] = {}
        self._warmed: set[tuple[str, tuple[str, ...]]] = set()
        self._work = asyncio.Event()
        self._runners: list[asyncio.Task[None]] = []

    async def watch(self, visitor: str, game: Game, folders: tuple[str, ...] = ()) -> AsyncIterator[Forecast]:
        """Yield results that replace each other, until the last one or until the visitor watches another fight."""
        if sum(job.watchers for job in self._jobs.values()) >= self.budget.watchers:
            raise TooMuch("page-too-fast")
        mine = self._watching[visitor] = object()
        job = self._job(game, folders)
        job.watchers += 1
        self._begin()
        try:
            while self._watching.get(visitor) is mine:
                job.news.clear()
                result = job.study.forecast()
                if job.broken:
                    yield replace(result, state="rest")
                    return
                if result.played or result.state == "done":
                    yield result
                if result.state == "done":
                    return
                with suppress(TimeoutError):  # another watcher may have seen the news first
                    await asyncio.wait_for(job.news.wait(), LONGEST)
                await asyncio.sleep(OFTEN)
        finally:
            job.watchers -= 1
            if self._watching.get(visitor) is mine:
                del self._watching[visitor]

    def cited(self, game: Game) -> Mapping[str, int]:
        """Return how often each clause was cited in the fights that were played of a game so far."""
        job = self._jobs.get(forecast_key(game))
        return job.study.forecast().cited if job is not None else {}

    def start(self, systems: Iterable[System[Any]]) -> None:
        """Let a process import all that workers need, so that they start within milliseconds."""
        if isinstance(self._pool, BotProcesses):
            start_forking([perform.__module__, *(system.place.partition(":")[0] for system in systems)])

    def warm(self, system: System[Any] | None = None, folders: tuple[str, ...] = ()) -> None:
        """Start the workers already, and let them read a system, so that the first answer comes sooner."""
        if not isinstance(self._pool, BotProcesses):
            return
        if system is None:
            self._pool.warm()
        elif (key := (system.place, folders)) not in self._warmed:
            self._warmed.add(key)
            self._pool.warm(prepare, *key)

    async def close(self) -> None:
        """End all work."""
        for runner in self._runners:
            runner.cancel()
        await asyncio.gather(*self._runners, return_exceptions=True)
        self._pool.close()

    def _job(self, game: Game, folders: tuple[str, ...]) -> _Job:
        key = forecast_key(game)
        if key not in self._jobs:
            self._jobs[key] = _Job(Study(game, folders, effort=self.budget.effort))
        self._jobs.move_to_end(key)
        idle = [name for name, job in self._jobs.items() if not job.watchers and name != key]
        for name in idle[: max(0, len(self._jobs) - self.budget.kept)]:
            del self._jobs[name]
        return self._jobs[key]

    def _begin(self) -> None:
        if not self._runners:
            self._runners = [asyncio.create_task(self._run()) for _ in range(self.budget.processes)]
        self._work.set()

    async def _run(self) -> None:
        """Perform one task after the other, of the watched forecast that has had least."""
        while True:
            job, task = self._next()
            if job is None or task is None:
                self._work.clear()
                await self._work.wait()
                continue
            try:
                job.study.take(task, await self._pool.work(perform, task))
            except asyncio.CancelledError:
                job.study.take(task, None)
                raise
            except Exception:  # a worker was lost or had no memory left; the next one may have more luck
                log.warning("a piece of a forecast failed", exc_info=True)
                job.losses += 1
                job.study.take(task, None)
            job.news.set()
            self._work.set()

    def _next(self) -> tuple[_Job | None, ForecastTask | None]:
        watched = [job for job in self._jobs.values() if job.watchers and not job.broken]
        for job in sorted(watched, key=lambda one: one.study.spent):
            task = job.study.next_task()
            if task is not None:
                return job, task
        return None, None
