"""The bot pool: processes that work out the bots' answers, so that no table waits for them.

A position is sent as plain data and an answer comes back. The dice are not sent: a bot that looks ahead rolls its own.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.context import BaseContext
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, Protocol, TypeVar

from holmgang.bots import policy_for
from holmgang.bots.random import random_answer
from holmgang.kernel.checkpoint import Position
from holmgang.kernel.dice import OpenDice
from holmgang.kernel.errors import AnswerRefused, SystemFault
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, Question
from holmgang.kernel.system import Game

T = TypeVar("T")
R = TypeVar("R")
POLITE = 5
"""The niceness of worker processes, so that the serving process goes first."""
FORK_SERVER = "forkserver"


@dataclass(frozen=True)
class BotTask:
    """A match at an open question, and the seat whose answer is wanted; everything in it can be pickled."""

    place: str
    folders: tuple[str, ...]
    scenario: str
    position: Position
    seat: str
    about: str
    purpose: str
    policy: str
    luck: str


def bot_task(match: Match, question: Question, policy: str, folders: tuple[str, ...], luck: str) -> BotTask:
    """Return the task of a seat that is asked."""
    game = match.game
    label = question.label
    return BotTask(
        game.system.place,
        folders,
        sendable(game),
        match.position(),
        label.seat,
        label.about,
        label.purpose,
        policy,
        luck,
    )


def sendable(game: Game) -> str:
    """Return a scenario as text. Its keys keep their order: that of the seats may decide who begins."""
    return json.dumps(dict(game.scenario.data), ensure_ascii=False)


@lru_cache(maxsize=32)
def game_at(place: str, folders: tuple[str, ...], scenario: str) -> Game:
    """Return the game of a task: its system by name, its packs from their folders."""
    module, _, name = place.partition(":")
    system = getattr(import_module(module), name)
    library = Library([system], [Path(folder) for folder in folders])
    return library.game_from(system, json.loads(scenario), "the bot task")


def answer_task(task: BotTask) -> Any:
    """Return the policy's answer; a random one where the policy answers what is not allowed."""
    game = game_at(task.place, task.folders, task.scenario)
    match = Match.at(game, task.position, OpenDice())
    for question in match.asked(task.seat):
        if (question.about, question.purpose) == (task.about, task.purpose):
            return answer_by_policy(match, question, task.policy, Random(task.luck))
    raise SystemFault(f"the position of {task.seat} does not ask {task.purpose!r}")


def answer_by_policy(match: Match, question: Question, policy: str, luck: Random) -> Any:
    """Answer a ruling by the rulebook, everything else by the policy."""
    if question.ruling and question.default is not REQUIRED:
        return question.read(question.default)
    answer = policy_for(match.game.system, policy).answer(Asked(question, luck, match))
    try:
        return question.read(answer)
    except AnswerRefused:
        return question.read(random_answer(question, luck))


def worker_context() -> BaseContext:
    """Return how worker processes are started: as forks of the process of :func:`start_forking`, where there are forks.

    Elsewhere each worker begins afresh and imports for itself.
    """
    return get_context(FORK_SERVER if FORK_SERVER in get_all_start_methods() else "spawn")


def start_forking(modules: Sequence[str]) -> None:
    """Start a process that imports modules and from then on forks workers, each within milliseconds.

    It has no threads and none of this process's state. The first call decides on the modules; a worker can import
    others itself.
    """
    context = worker_context()
    if context.get_start_method() == FORK_SERVER:
        from multiprocessing import forkserver

        context.set_forkserver_preload([__name__, *modules])
        forkserver.ensure_running()


def exit_with_parent() -> None:
    """End this process with its parent: a server that is killed cannot tell its workers."""
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(0)

        Thread(target=watch, daemon=True).start()


def lower_priority() -> None:
    """Lower this process's priority, where the system knows priorities."""
    if hasattr(os, "nice"):
        os.nice(POLITE)


def limit_memory(megabytes: int) -> Callable[[], None]:
    """Limit the memory of this process, where the system can; return the function that lifts the limit."""
    try:
        import resource
    except ImportError:
        return lambda: None
    # Limit written memory, not reserved address space: many threads reserve more than any limit.
    before, most = resource.getrlimit(resource.RLIMIT_DATA)
    wanted = megabytes * 1_000_000
    resource.setrlimit(resource.RLIMIT_DATA, (wanted if most == resource.RLIM_INFINITY else min(wanted, most), most))
    return lambda: resource.setrlimit(resource.RLIMIT_DATA, (before, most))


def start_worker(megabytes: int = 0) -> None:
    """Prepare a worker process. With a limit, what a visitor made cannot take the machine's memory."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal; the parent ends its own
    exit_with_parent()
    lower_priority()
    if megabytes:
        limit_memory(megabytes)


class BotPool(Protocol):
    """Works out answers, here or in other processes."""

    async def answer(self, task: BotTask) -> Any:
        """Return the answer that is wanted."""

    async def work(self, call: Callable[[T], R], task: T) -> R:
        """Return what a function makes of a task that can be pickled."""

    def close(self) -> None:
        """Stop all work."""


class InProcessBots:
    """Works in this process: for tests, and for machines that cannot start another."""

    async def answer(self, task: BotTask) -> Any:
        return answer_task(task)

    async def work(self, call: Callable[[T], R], task: T) -> R:
        return call(task)

    def close(self) -> None:
        """Return at once: there is no process."""


class BotProcesses:
    """A few processes, started when first needed and again if one is lost."""

    def __init__(self, processes: int | None = None, begin: Callable[[], None] = start_worker) -> None:
        self._begin = begin
        self._count = processes or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def answer(self, task: BotTask) -> Any:
        return await self.work(answer_task, task)

    async def work(self, call: Callable[[T], R], task: T) -> R:
        loop = asyncio.get_running_loop()
        if self._closed:
            raise asyncio.CancelledError  # the caller is gone; work would start processes again
        try:
            return await loop.run_in_executor(self._processes(), call, task)
        except BrokenProcessPool:
            if self._closed:
                raise asyncio.CancelledError from None
            self._kill()
            return await loop.run_in_executor(self._processes(), call, task)

    def warm(self, prepare: Callable[..., Any] = os.getpid, *args: Any) -> None:
        """Start all processes already and let them prepare, so that the first answer comes as fast as the others."""
        for _ in range(self._count):
            self._processes().submit(prepare, *args)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, mp_context=worker_context(), initializer=self._begin)
        return self._pool

    def close(self) -> None:
        self._closed = True
        self._kill()

    def _kill(self) -> None:
        """End the processes at once: one that works on would keep the server from closing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            working = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in working:
                process.kill()
