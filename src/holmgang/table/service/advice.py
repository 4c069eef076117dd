"""Advice at a table: how often the answers to an open question win, worked out where the engine thinks.

It is off unless the host turns it on, and then everybody at the table is told so. Each picture is sharper than the one
before: the case is played on in longer and longer slices, and what they found is put together. It rests on what the
seat may know and on nothing else, as a seat that looks ahead does.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass, field
from random import Random

from holmgang.bots.advice import Advice, advise
from holmgang.bots.intervals import wilson
from holmgang.bots.search import Budget
from holmgang.kernel.dice import OpenDice
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Question, Roll
from holmgang.table.service.bot_pool import BotPool, BotTask, bot_task, game_at
from holmgang.table.service.errors import NotYours
from holmgang.table.service.table_session import TableSession

SLICES = (0.25, 0.5, 1.0, 2.0)
"""Seconds of thinking behind each picture."""
MOST_KEPT = 24


def weighed(task: tuple[BotTask, float]) -> tuple[Advice, ...]:
    """One slice: how often the answers to a puzzle win, as far as some seconds tell; in a process that thinks."""
    puzzle, seconds = task
    match = Match.at(game_at(puzzle.place, puzzle.folders, puzzle.scenario), puzzle.position, OpenDice())
    for question in match.asked(puzzle.seat):
        if (question.about, question.purpose) == (puzzle.about, puzzle.purpose):
            pictures = advise(Asked(question, Random(puzzle.luck), match), Budget(seconds=seconds))
            return deque(pictures, maxlen=1)[0]  # the last one is the sharpest
    return ()


def together(slices: Iterable[tuple[Advice, ...]]) -> tuple[Advice, ...]:
    """What several slices found about the same question, the answer tried most often first."""
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
    """A question somebody wants advice on, as far as it is known."""

    pictures: list[tuple[Advice, ...]] = field(default_factory=list)
    more: asyncio.Event = field(default_factory=asyncio.Event)
    done: bool = False


class Adviser:
    """Works advice out for one table. However many tabs ask about a question, it is thought over once."""

    def __init__(self, table: TableSession, bot_pool: BotPool, folders: tuple[str, ...]) -> None:
        self._table, self._thinker, self._folders = table, bot_pool, folders
        self._cases: dict[str, _Case] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def on(self) -> bool:
        """Has the host turned it on?"""
        return bool(self._table.row.standing.get("advice"))

    async def pictures(self, question: Question) -> AsyncIterator[tuple[Advice, ...]]:
        """One picture after another, as they sharpen. It ends early when the question is settled."""
        if not self.on or isinstance(question, Roll) or self._table.match is None:
            return
        case, seen = self._case(question), 0
        while True:
            if seen < len(case.pictures):
                seen = len(case.pictures)
                yield case.pictures[-1]
            elif case.done:
                return
            else:
                case.more.clear()
                await case.more.wait()

    def _case(self, question: Question) -> _Case:
        label = question.label
        key = json.dumps([self._table.row.match, self._table.serial, label.seat, label.about, label.purpose])
        if key not in self._cases:
            while len(self._cases) >= MOST_KEPT:
                self._cases.pop(next(iter(self._cases)))
            self._cases[key] = _Case()
            task = asyncio.create_task(self._work(key, question))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._cases[key]

    async def _work(self, key: str, question: Question) -> None:
        table, case, slices = self._table, self._cases[key], []
        match, serial = table.match, table.serial
        try:
            for number, seconds in enumerate(SLICES):
                if match is None or table.match is not match or table.serial != serial or not self.on:
                    break
                puzzle = bot_task(match, question, "", self._folders, f"{key}:{number}")
                slices.append(await self._thinker.work(weighed, (puzzle, seconds)))
                case.pictures.append(together(slices))
                case.more.set()
        finally:
            case.done = True
            case.more.set()

    async def close(self) -> None:
        """No more advice."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def turn(table: TableSession, host: bool, on: bool) -> None:
    """Turn advice on or off for everybody at a table; only its host does."""
    if not host:
        raise NotYours
    await table.act(lambda: table.stand({"advice": on}))
