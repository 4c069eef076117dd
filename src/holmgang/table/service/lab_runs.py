"""Where the lab plays: one process for a run, which tells what it has counted and is ended when its time is up.

A house has a budget. Whoever starts another run gives the last one up; runs beyond the places wait for their turn.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Any

from holmgang.kernel.checkpoint import Position
from holmgang.kernel.exact import Solved
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.lab.playing import Way
from holmgang.lab.report import ENGINE, Comparison, Report
from holmgang.lab.simulate import Counts, compare
from holmgang.lab.tally import Tally
from holmgang.table.service.access import fresh_secret
from holmgang.table.service.bot_pool import start_worker
from holmgang.table.service.errors import TableError

OLD, NEW = "as_written", "what_if"
OFTEN = 0.25
"""Seconds between two tellings of a run."""
GRACE = 3.0
"""So long after its time a run may still say what it has; then its process is ended, wherever it is."""


@dataclass(frozen=True)
class LabBudget:
    """What a run may cost, how many may go on at once, and how many may wait or be kept to be looked at."""

    matches: int = 5_000
    seconds: float = 20.0
    at_once: int = 1
    waiting: int = 12
    kept: int = 100
    megabytes: int = 1_500
    """How much memory the process of a run may take, where the system can limit it."""


@dataclass(frozen=True)
class Trial:
    """The same matches of a scenario as it is written and as somebody wants it; everything in it can be sent."""

    place: str
    folders: tuple[str, ...]
    old: str
    new: str
    policies: Mapping[str, str]
    matches: int
    seed: int = 1
    moment: Position | None = None
    """Where the second way begins, if not at the start of the match."""

    def ways(self) -> list[Way]:
        """Both ways to play."""
        old, new = self.games()
        return [Way(OLD, old, self.policies), Way(NEW, new, self.policies, moment=self.moment)]

    def games(self) -> tuple[Game, Game]:
        """Both games, from what was sent."""
        module, _, name = self.place.partition(":")
        system = getattr(import_module(module), name)
        library = Library([system], [Path(folder) for folder in self.folders])
        old, new = (library.game_from(system, json.loads(text), "the trial") for text in (self.old, self.new))
        return old, new


@dataclass(frozen=True)
class Findings:
    """What a run has come to so far: as written, as wanted, both beside each other, and counted out where possible."""

    old: Report
    new: Report
    comparison: Comparison
    exact: tuple[Solved | None, Solved | None] = (None, None)

    @property
    def matches(self) -> int:
        """How many were played, each in both ways."""
        return self.new.matches

    def plain(self) -> dict[str, Any]:
        """For a file."""
        exact = [one and {side: float(share) for side, share in one.wins.items()} for one in self.exact]
        reports = {OLD: self.old.plain(), NEW: self.new.plain()}
        return {**reports, "difference": self.comparison.plain(), "exact": dict(zip((OLD, NEW), exact, strict=True))}


@dataclass
class Run:
    """A run of somebody's. ``state`` is waiting, playing, over (all matches), late (time was up), heavy (it took more
    memory than it may) or broken.
    """

    id: str
    trial: Trial
    note: Any = None
    """What the page wants to remember of it."""
    state: str = "waiting"
    findings: Findings | None = None
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def going_on(self) -> bool:
        """Will there be more to tell?"""
        return self.state in ("waiting", "playing")


class LabRuns:
    """The runs of a house."""

    def __init__(self, budget: LabBudget) -> None:
        self.budget = budget
        self._places = asyncio.Semaphore(budget.at_once)
        self._runs: dict[str, Run] = {}

    def begin(self, visitor: str, trial: Trial, note: Any = None) -> Run:
        """Start a run of a visitor's in place of the last one. A full house is a ``TableError``."""
        last = self._runs.pop(visitor, None)
        if last is not None and last.task is not None:
            last.task.cancel()
        if sum(run.state == "waiting" for run in self._runs.values()) >= self.budget.waiting:
            raise TableError("lab-full")
        over = [name for name, run in self._runs.items() if not run.going_on]
        for name in over[: max(0, len(self._runs) - self.budget.kept)]:
            del self._runs[name]
        run = Run(fresh_secret(), trial, note)
        self._runs[visitor] = run
        run.task = asyncio.create_task(self._played(run))
        return run

    def run(self, name: str) -> Run | None:
        """A run by its name, as long as it is kept."""
        return next((run for run in self._runs.values() if run.id == name), None)

    async def close(self) -> None:
        """End all that goes on."""
        tasks = [run.task for run in self._runs.values() if run.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _played(self, run: Run) -> None:
        async with self._places:
            run.state = "playing"
            near, far = get_context("spawn").Pipe(duplex=False)
            process = get_context("spawn").Process(
                target=play, args=(far, run.trial, self.budget), daemon=True, name="holmgang-lab"
            )
            loop = asyncio.get_running_loop()
            try:
                # To start a process takes some milliseconds of reading files: not where everybody waits.
                await loop.run_in_executor(None, process.start)
                far.close()
                await asyncio.wait_for(self._heard(run, near), self.budget.seconds + GRACE)
            except TimeoutError:
                run.state = "late"
            except EOFError:
                run.state = "broken"
            finally:
                if process.pid is not None:
                    process.kill()
                    await asyncio.shield(loop.run_in_executor(None, process.join))
                near.close()

    async def _heard(self, run: Run, near: Connection) -> None:
        """Take in what the process tells until it has told all."""
        loop = asyncio.get_running_loop()
        news = asyncio.Event()
        loop.add_reader(near.fileno(), news.set)
        try:
            while run.going_on:
                await news.wait()
                news.clear()
                while run.going_on and near.poll():
                    findings, last = near.recv()
                    if findings is None:
                        run.state = "heavy"
                        continue
                    run.findings = findings
                    if last:
                        run.state = "over" if findings.matches >= run.trial.matches else "late"
        finally:
            loop.remove_reader(near.fileno())


def play(far: Connection, trial: Trial, budget: LabBudget) -> None:
    """In a process of its own: play the trial, and tell now and then how it stands, ``(findings, is that all)``.

    No findings at all in the end: it took more memory than it may. A scenario that somebody brings must not take the
    house down.
    """
    start_worker()
    lift = limit_memory(budget.megabytes)
    try:
        _play(far, trial, budget.seconds)
    except MemoryError:
        lift()  # to say so takes some too
        far.send((None, True))


def limit_memory(megabytes: int) -> Callable[[], None]:
    """Let this process have no more, where the system can see to it; returns what lifts the limit again."""
    try:
        import resource
    except ImportError:
        return lambda: None
    # What is written to counts, not what is only set aside: with many threads that alone is more than any limit.
    before, most = resource.getrlimit(resource.RLIMIT_DATA)
    wanted = megabytes * 1_000_000
    resource.setrlimit(resource.RLIMIT_DATA, (wanted if most == resource.RLIM_INFINITY else min(wanted, most), most))
    return lambda: resource.setrlimit(resource.RLIMIT_DATA, (before, most))


def _play(far: Connection, trial: Trial, seconds: float) -> None:
    end, told = monotonic() + seconds, 0.0
    ways = trial.ways()
    system = ways[1].game.system
    solved = [None if way.moment is not None else system.solved(way.game, trial.policies) for way in ways]
    exact = (solved[0], solved[1])

    def so_far(counts: Counts) -> None:
        nonlocal told
        if monotonic() >= told + OFTEN:
            far.send((_findings(ways, counts, trial.seed, exact), False))
            told = monotonic()

    def time_is_up(_: Tally) -> bool:
        return monotonic() >= end

    library = Library([system], [Path(folder) for folder in trial.folders])
    reports, [comparison] = compare(
        library, ways, trial.matches, seed=trial.seed, processes=1, enough=time_is_up, counted=so_far
    )
    far.send((Findings(reports[0], reports[1], comparison, exact), True))


def _findings(ways: list[Way], counts: Counts, seed: int, exact: tuple[Solved | None, Solved | None]) -> Findings:
    game = ways[0].game
    sides = game.system.sides(game.scenario)
    old, new = (
        Report(game.scenario.id, way.name, way.policies, sides, seed, tally, ENGINE)
        for way, tally in zip(ways, counts.tallies, strict=True)
    )
    return Findings(old, new, Comparison(old, new, counts.pairs[0]), exact)
