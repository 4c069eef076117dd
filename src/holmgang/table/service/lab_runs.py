"""Runs of the lab: one process for each, which reports its counts and is ended when its time is up.

A server has a budget. A visitor's new run replaces the last one; runs beyond the places wait for their turn. Of several
server processes each plays the runs that were begun there, and the others ask it for them.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from importlib import import_module
from multiprocessing import AuthenticationError, current_process, get_context
from multiprocessing.connection import Client, Connection, Listener
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any

from holmgang.bots.pool import limit_memory, sendable, start_worker
from holmgang.kernel.checkpoint import Position
from holmgang.kernel.exact import Solved
from holmgang.kernel.library import Library
from holmgang.kernel.save import save
from holmgang.kernel.system import Game
from holmgang.lab.playing import RunWay, play_again
from holmgang.lab.report import ENGINE, Comparison, Report
from holmgang.lab.simulate import Counts, compare, seat_policies
from holmgang.lab.tally import Tally
from holmgang.table.service.access import fresh_secret
from holmgang.table.service.errors import TableError
from holmgang.table.service.timeline import Timeline, match_at

OLD, NEW = "as_written", "what_if"
FIND, DROP = "find", "drop"
"""The questions of one server process to another: for a run by its name, and to end the run of a visitor."""
OFTEN = 0.25
"""Seconds between two reports of a run."""
GRACE = 3.0
"""Seconds after its time in which a run may still report; then its process is killed."""


@dataclass(frozen=True)
class LabBudget:
    """The limits of a run, and how many runs may play, wait and be kept at once."""

    matches: int = 5_000
    seconds: float = 20.0
    at_once: int = 1
    waiting: int = 12
    kept: int = 100
    megabytes: int = 1_500
    """The most memory of a run's process, where the system can limit it."""


@dataclass(frozen=True)
class Trial:
    """Matches of a scenario as written, and the same with changes; everything in it can be pickled."""

    place: str
    folders: tuple[str, ...]
    old: str
    new: str
    policies: Mapping[str, str]
    matches: int
    seed: int = 1
    moment: Position | None = None
    """The place where the changed matches begin, if not the start."""

    def ways(self) -> list[RunWay]:
        """Return both ways to play."""
        old, new = self.games()
        return [RunWay(OLD, old, self.policies), RunWay(NEW, new, self.policies, moment=self.moment)]

    def games(self) -> tuple[Game, Game]:
        """Return both games, as written and as changed."""
        module, _, name = self.place.partition(":")
        system = getattr(import_module(module), name)
        library = Library([system], [Path(folder) for folder in self.folders])
        old, new = (library.game_from(system, json.loads(text), "the trial") for text in (self.old, self.new))
        return old, new

    def saved_match(self, number: int) -> str:
        """Return one changed match of the run, by its number, as a fight file."""
        way = RunWay("", self.games()[1], self.policies)
        return save(play_again(way, self.seed, number))


def moment_trial(timeline: Timeline, moment: int, folders: tuple[str, ...], matches: int) -> Trial:
    """Return the trial that plays a match on from a moment, beside the same match from its start."""
    game = timeline.game
    scenario = sendable(game)
    position = match_at(timeline, moment).position()
    policies = seat_policies(game, {})
    return Trial(game.system.place, folders, scenario, scenario, policies, matches, moment=position)


@dataclass(frozen=True)
class Findings:
    """The results of a run so far: as written, as changed, compared, and exact where that is possible."""

    old: Report
    new: Report
    comparison: Comparison
    exact: tuple[Solved | None, Solved | None] = (None, None)

    @property
    def matches(self) -> int:
        """The number of matches that were played, each in both ways."""
        return self.new.matches

    def plain(self) -> dict[str, Any]:
        """Return the results for a file."""
        exact = [one and {side: float(share) for side, share in one.wins.items()} for one in self.exact]
        reports = {OLD: self.old.plain(), NEW: self.new.plain()}
        return {**reports, "difference": self.comparison.plain(), "exact": dict(zip((OLD, NEW), exact, strict=True))}


@dataclass
class Run:
    """A visitor's run. ``state`` is waiting, playing, over (all matches), late (time was up), heavy (it exceeded its
    memory) or broken.
    """

    id: str
    trial: Trial
    note: Any = None
    """Data that the page keeps with the run."""
    state: str = "waiting"
    findings: Findings | None = None
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def going_on(self) -> bool:
        """True while more results will come."""
        return self.state in ("waiting", "playing")


class LabRuns:
    """The runs of a server process. ``folder`` is where several processes of one server find each other."""

    def __init__(self, budget: LabBudget, folder: Path | None = None) -> None:
        self.budget = budget
        self._folder, self._listener = folder, None if folder is None else _listener(folder)
        self._places = asyncio.Semaphore(budget.at_once)
        self._runs: dict[str, Run] = {}

    def start(self) -> None:
        """Answer the other processes from now on."""
        if self._listener is not None:
            answering = partial(self._answer, self._listener, asyncio.get_running_loop())
            Thread(target=answering, name="lab", daemon=True).start()

    async def begin(self, visitor: str, trial: Trial, note: Any = None) -> Run:
        """Start a visitor's run in place of the last one; raise ``TableError`` if too many wait."""
        self._drop(visitor)
        await self._ask_others(DROP, visitor)
        if sum(run.state == "waiting" for run in self._runs.values()) >= self.budget.waiting:
            raise TableError("lab-full")
        over = [name for name, run in self._runs.items() if not run.going_on]
        for name in over[: max(0, len(self._runs) - self.budget.kept)]:
            del self._runs[name]
        run = Run(fresh_secret(), trial, note)
        self._runs[visitor] = run
        run.task = asyncio.create_task(self._played(run))
        return run

    async def run(self, name: str) -> Run | None:
        """Return the run of that name, of this process or as another one tells it now; None if no process has it."""
        return self._own(name) or await self._ask_others(FIND, name)

    def _own(self, name: str) -> Run | None:
        return next((run for run in list(self._runs.values()) if run.id == name), None)

    def _drop(self, visitor: str) -> None:
        last = self._runs.pop(visitor, None)
        if last is not None and last.task is not None:
            last.task.cancel()

    # Several processes

    async def _ask_others(self, what: str, name: str) -> Run | None:
        """Put a question to the other processes; return the first run that one of them has."""
        if self._listener is None or self._folder is None:
            return None
        others = [str(path) for path in self._folder.glob("lab-*") if str(path) != self._listener.address]
        asked = (asyncio.to_thread(_ask, other, what, name) for other in others)
        return next((run for run in await asyncio.gather(*asked) if run is not None), None)

    def _answer(self, listener: Listener, loop: asyncio.AbstractEventLoop) -> None:
        """Answer other processes, in a thread of its own, until the listener is closed."""
        while True:
            try:
                with listener.accept() as line:
                    what, name = line.recv()
                    if what == DROP:
                        loop.call_soon_threadsafe(self._drop, name)
                        line.send(None)
                    else:
                        run = self._own(name)
                        line.send(None if run is None else replace(run, task=None))
            except (AuthenticationError, EOFError, ConnectionError):
                continue
            except (OSError, RuntimeError):  # the listener or the loop is closed
                return

    async def close(self) -> None:
        """End all runs."""
        if self._listener is not None:
            self._listener.close()
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
                # Starting a process reads files for some milliseconds: not in the event loop.
                await loop.run_in_executor(None, process.start)
                far.close()
                await asyncio.wait_for(self._receive(run, near), self.budget.seconds + GRACE)
            except TimeoutError:
                run.state = "late"
            except EOFError:
                run.state = "broken"
            finally:
                if process.pid is not None:
                    process.kill()
                    await asyncio.shield(loop.run_in_executor(None, process.join))
                near.close()

    async def _receive(self, run: Run, near: Connection) -> None:
        """Receive the reports of the process until the last one."""
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


def _listener(folder: Path) -> Listener:
    return Listener(str(folder / f"lab-{os.getpid()}"), "AF_UNIX", backlog=16, authkey=current_process().authkey)


def _ask(address: str, what: str, name: str) -> Run | None:
    """Ask another process of this server. One that has ended has no runs any more."""
    try:
        with Client(address, "AF_UNIX", authkey=current_process().authkey) as line:
            line.send((what, name))
            run: Run | None = line.recv()
            return run
    except (AuthenticationError, EOFError, OSError):
        return None


def play(far: Connection, trial: Trial, budget: LabBudget) -> None:
    """Play the trial in a process of its own and send reports: ``(findings, whether it is the last)``.

    No findings in the last report mean that the run exceeded its memory. An uploaded scenario must not take the server
    down.
    """
    start_worker()
    lift = limit_memory(budget.megabytes)
    try:
        _play(far, trial, budget.seconds)
    except MemoryError:
        lift()  # the report needs some memory too
        far.send((None, True))


def _play(far: Connection, trial: Trial, seconds: float) -> None:
    end, told = monotonic() + seconds, 0.0
    ways = trial.ways()
    system = ways[1].game.system
    solved = [None if way.moment is not None else way.game.solved(trial.policies) for way in ways]
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


def _findings(ways: list[RunWay], counts: Counts, seed: int, exact: tuple[Solved | None, Solved | None]) -> Findings:
    game = ways[0].game
    sides = game.system.sides(game.scenario)
    old, new = (
        Report(game.scenario.id, way.name, way.policies, sides, seed, tally, ENGINE)
        for way, tally in zip(ways, counts.tallies, strict=True)
    )
    return Findings(old, new, Comparison(old, new, counts.pairs[0]), exact)
