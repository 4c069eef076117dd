"""Advice: how often the answers to an open question win, worked out by the bot pool.

It is off unless the host turns it on, and then all seats are told so. The position is played on in longer and longer
slices, and each estimate merges all slices so far. It rests on what the seat may know, like a bot that looks ahead.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field
from random import Random

from holmgang.bots.intervals import wilson
from holmgang.bots.pool import BotPool, BotTask, bot_task, game_at
from holmgang.bots.search import Advice, Budget, advise
from holmgang.kernel.dice import OpenDice
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Question, Roll
from holmgang.table.service.table_session import TableSession

SLICES = (0.25, 0.5, 1.0, 2.0)
"""Seconds of each slice."""
MOST_KEPT = 24


def weigh(task: tuple[BotTask, float]) -> tuple[Advice, ...]:
    """Return how often the answers to a bot's question win, as far as some seconds tell; run by the bot pool."""
    asked, seconds = task
    match = Match.at(game_at(asked.place, asked.folders, asked.scenario), asked.position, OpenDice())
    for question in match.asked(asked.seat):
        if (question.about, question.purpose) == (asked.about, asked.purpose):
            estimates = advise(Asked(question, Random(asked.luck), match), Budget(seconds=seconds))
            return deque(estimates, maxlen=1)[0]  # the last one rests on the most matches
    return ()


def merge(slices: Iterable[tuple[Advice, ...]]) -> tuple[Advice, ...]:
    """Merge the estimates of several slices, the answer tried most often first."""
    points: dict[str, float] = {}
    worlds: dict[str, int] = {}
    known: dict[str, Advice] = {}
    for found in slices:
        for one in found:
            key = json.dumps(one.answer, sort_keys=True)
            known.setdefault(key, one)
            points[key] = points.get(key, 0) + one.share * one.worlds
            worlds[key] = worlds.get(key, 0) + one.worlds
    merged = []
    for key, one in known.items():
        low, high = wilson(points[key], worlds[key])
        share = points[key] / worlds[key] if worlds[key] else 0.0
        merged.append(Advice(one.answer, share, low, high, worlds[key], one.usual))
    return tuple(sorted(merged, key=lambda one: (-one.worlds, -one.share, not one.usual)))


@dataclass
class _Case:
    """The estimates for one question so far."""

    estimates: list[tuple[Advice, ...]] = field(default_factory=list)
    more: asyncio.Event = field(default_factory=asyncio.Event)
    done: bool = False


class Adviser:
    """Works out advice for one table, once per question, however many tabs ask."""

    def __init__(self, session: TableSession, bot_pool: BotPool, folders: tuple[str, ...]) -> None:
        self._session, self._bot_pool, self._folders = session, bot_pool, folders
        self._cases: dict[str, _Case] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def advise(self, question: Question) -> AsyncIterator[tuple[Advice, ...]]:
        """Yield one estimate after another. End early when the question is answered; yield nothing if advice is off."""
        if not self._session.advice or isinstance(question, Roll) or self._session.match is None:
            return
        case, seen = self._case(question), 0
        while True:
            if seen < len(case.estimates):
                seen = len(case.estimates)
                yield case.estimates[-1]
            elif case.done:
                return
            else:
                case.more.clear()
                await case.more.wait()

    def _case(self, question: Question) -> _Case:
        label = question.label
        key = json.dumps([self._session.row.match, self._session.serial, label.seat, label.about, label.purpose])
        if key not in self._cases:
            while len(self._cases) >= MOST_KEPT:
                self._cases.pop(next(iter(self._cases)))
            self._cases[key] = _Case()
            task = asyncio.create_task(self._work(key, question))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._cases[key]

    async def _work(self, key: str, question: Question) -> None:
        session, case, slices = self._session, self._cases[key], []
        match, serial = session.match, session.serial
        try:
            for number, seconds in enumerate(SLICES):
                if match is None or session.match is not match or session.serial != serial or not session.advice:
                    break
                task = bot_task(match, question, "", self._folders, f"{key}:{number}")
                slices.append(await self._bot_pool.work(weigh, (task, seconds)))
                case.estimates.append(merge(slices))
                case.more.set()
        finally:
            case.done = True
            case.more.set()

    async def close(self) -> None:
        """Cancel all advice."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
