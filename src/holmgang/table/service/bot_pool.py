"""Where the engine's seats think: in processes of their own, so that nobody at a table waits for it.

A position is sent as plain data and an answer comes back. The dice are not sent: a seat that thinks ahead has to roll
its own.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from multiprocessing import get_context, parent_process
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
"""By so much processes that think stand back behind the one that serves."""


@dataclass(frozen=True)
class BotTask:
    """A match at an open question, and whose answer is wanted: everything in it can be sent."""

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
    """What is to be worked out for a seat that is asked."""
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
    """A scenario as text, the same text for the same scenario."""
    return json.dumps(dict(game.scenario.data), ensure_ascii=False, sort_keys=True)


@lru_cache(maxsize=32)
def game_at(place: str, folders: tuple[str, ...], scenario: str) -> Game:
    """The game of a task that was sent here: its system by name, its packs from their folders."""
    module, _, name = place.partition(":")
    system = getattr(import_module(module), name)
    library = Library([system], [Path(folder) for folder in folders])
    return library.game_from(system, json.loads(scenario), "the puzzle")


def answered(puzzle: BotTask) -> Any:
    """What a policy answers. A policy that answers what is not allowed is helped out by chance."""
    game = game_at(puzzle.place, puzzle.folders, puzzle.scenario)
    match = Match.at(game, puzzle.position, OpenDice())
    for question in match.asked(puzzle.seat):
        if (question.about, question.purpose) == (puzzle.about, puzzle.purpose):
            return answer_by_policy(match, question, puzzle.policy, Random(puzzle.luck))
    raise SystemFault(f"the position of {puzzle.seat} does not ask {puzzle.purpose!r}")


def answer_by_policy(match: Match, question: Question, policy: str, luck: Random) -> Any:
    """A ruling is answered as the rules have it; everything else by the policy."""
    if question.ruling and question.default is not REQUIRED:
        return question.read(question.default)
    answer = policy_for(match.game.system, policy).answer(Asked(question, luck, match))
    try:
        return question.read(answer)
    except AnswerRefused:
        return question.read(random_answer(question, luck))


def exit_with_parent() -> None:
    """A server that is killed cannot tell its processes; they notice by themselves, and none is left behind."""
    parent = parent_process()
    if parent is not None:

        def watch() -> None:
            parent.join()
            os._exit(0)

        Thread(target=watch, daemon=True).start()


def lower_priority() -> None:
    """Whoever thinks or counts leaves the processor to those who answer people, where the system knows precedence."""
    if hasattr(os, "nice"):
        os.nice(POLITE)


def start_worker() -> None:
    """The first thing that a process of ours does."""
    exit_with_parent()
    lower_priority()


class BotPool(Protocol):
    """Who works an answer out."""

    async def think(self, puzzle: BotTask) -> Any:
        """The answer that is wanted."""

    async def work(self, call: Callable[[T], R], task: T) -> R:
        """What a function says of a task that can be sent: for all that takes longer than a table may stand still."""

    def close(self) -> None:
        """No more thinking."""


class InProcessBots:
    """Thinks in this very process: for tests, and for machines that cannot start another."""

    async def think(self, puzzle: BotTask) -> Any:
        return answered(puzzle)

    async def work(self, call: Callable[[T], R], task: T) -> R:
        return call(task)

    def close(self) -> None:
        """Nothing to let go of."""


class BotProcesses:
    """A few processes, started when first needed and again if one is lost."""

    def __init__(self, processes: int | None = None) -> None:
        self._count = processes or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def think(self, puzzle: BotTask) -> Any:
        return await self.work(answered, puzzle)

    async def work(self, call: Callable[[T], R], task: T) -> R:
        loop = asyncio.get_running_loop()
        if self._closed:
            raise asyncio.CancelledError  # nobody waits for it any more; it would start processes anew
        try:
            return await loop.run_in_executor(self._processes(), call, task)
        except BrokenProcessPool:
            if self._closed:
                raise asyncio.CancelledError from None
            self._let_go()
            return await loop.run_in_executor(self._processes(), call, task)

    def warm(self) -> None:
        """Start a process already, so that the first answer comes as quickly as the others."""
        self._processes().submit(os.getpid)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            fresh = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, mp_context=fresh, initializer=start_worker)
        return self._pool

    def close(self) -> None:
        self._closed = True
        self._let_go()

    def _let_go(self) -> None:
        """End the processes at once: one that thinks on would keep the house from closing, for as long as it thinks."""
        pool, self._pool = self._pool, None
        if pool is not None:
            thinking = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:
                process.kill()
