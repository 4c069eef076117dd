"""Win chances: a match that is over, played on from its moments many times by bots.

A moment is sent to a process that plays matches on from it with other dice, every seat by its system's heuristic, to
the end or to the system's horizon. The result is stored with the table, so it is worked out once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Any, Final

from holmgang.bots.intervals import wilson
from holmgang.bots.pool import BotPool, game_at, sendable
from holmgang.bots.random import heuristic_of
from holmgang.bots.search import ALL_SIDES, scores_of
from holmgang.kernel.checkpoint import Position
from holmgang.kernel.dice import BulkDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.match import Match
from holmgang.table.service.registry import TableRegistry
from holmgang.table.service.table_session import TableSession
from holmgang.table.service.timeline import Timeline, match_at

log = logging.getLogger(__name__)
MATCHES: Final = 120
"""The most matches that are played on from a moment."""
SECONDS: Final = 1.5
"""The longest time for one moment."""
FEWEST: Final = 12
"""The fewest matches of a moment, however long they take."""
SEED: Final = 1
CHANCES: Final = "chances"
"""The name under ``standing`` of the stored chances."""


@dataclass(frozen=True)
class PlayoutTask:
    """A moment to be played on from; everything in it can be pickled."""

    place: str
    folders: tuple[str, ...]
    scenario: str
    position: Position
    matches: int = MATCHES
    seconds: float = SECONDS


@dataclass(frozen=True)
class MomentChance:
    """Each side's points in so many matches that were played on from a moment; none where the match was over."""

    moment: int
    matches: int
    points: Mapping[str, float]

    def share(self, side: str) -> float:
        """Return the side's chance, from 0 to 1."""
        return self.points.get(side, 0.0) / max(self.matches, 1)

    def interval(self, side: str) -> tuple[float, float]:
        """Return the interval that holds it with 95 % confidence."""
        return wilson(self.points.get(side, 0.0), self.matches) if self.matches else (self.share(side),) * 2

    def plain(self) -> dict[str, Any]:
        """Return the chance as it is stored."""
        return {"moment": self.moment, "matches": self.matches, "points": dict(self.points)}


def play_out(task: PlayoutTask) -> tuple[int, dict[str, float]]:
    """Play a moment on; return the number of matches and each side's points in them."""
    game = game_at(task.place, task.folders, task.scenario)
    sides = tuple(dict.fromkeys(game.system.sides(game.scenario).values()))
    points, count = dict.fromkeys(sides, 0.0), 0
    until = monotonic() + task.seconds if task.seconds < inf else inf
    while count < task.matches and (count < FEWEST or monotonic() < until):
        match = Match.at(game, task.position, BulkDice(SEED, count), light=True)
        driver = Driver({seat: heuristic_of(game.system) for seat in game.seats}, f"{SEED}:{count}")
        scores = scores_of(match, driver) or {}
        count += 1
        for side in sides:
            points[side] += scores.get(side, scores.get(ALL_SIDES, 0.0))
    return count, {side: round(total, 3) for side, total in points.items()}


def final_points(match: Match) -> dict[str, float]:
    """Return the points of the sides of a match that has ended."""
    winners = match.outcome.winners if match.outcome is not None else ()
    return dict.fromkeys(winners, 1.0 / len(winners)) if winners else {}


class ChanceEstimator:
    """Estimates win chances, one match after another and one moment after another, and stores them."""

    def __init__(
        self, registry: TableRegistry, bot_pool: BotPool, *, matches: int = MATCHES, seconds: float = SECONDS
    ) -> None:
        self._registry, self._bot_pool, self._matches, self._seconds = registry, bot_pool, matches, seconds
        self._running: dict[str, asyncio.Task[tuple[MomentChance, ...]]] = {}
        self._turn = asyncio.Lock()
        self._closed = False

    def stop(self) -> None:
        """Cancel all estimates; a caller that waits gets None. They are made when they are asked for another time."""
        self._closed = True
        for task in self._running.values():
            task.cancel()

    async def close(self) -> None:
        """Stop, and wait until nothing runs."""
        self.stop()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self._running.clear()

    async def of(
        self, name: str, timeline: Timeline, moments: Sequence[int], timeout: float
    ) -> tuple[MomentChance, ...] | None:
        """Return the chances at some moments of a table's match; None if they are not ready after so many seconds.

        Return no chances at all if they cannot be estimated: the statistics are worth having without them.
        """
        session = await self._registry.session(name)
        stored = stored_chances(session, moments)
        if stored is not None:
            return stored
        if self._closed:
            return None
        match = f"{session.row.match}"
        if match not in self._running:
            self._running[match] = asyncio.create_task(self._estimate(name, session, timeline, tuple(moments)))
        task = self._running[match]
        done, _ = await asyncio.wait([task], timeout=timeout)
        if not done:
            return None
        self._running.pop(match, None)
        if task.cancelled() and self._closed:
            return None
        if task.cancelled() or task.exception() is not None:
            fault = None if task.cancelled() else task.exception()
            log.error("cannot estimate the win chances of match %s", match, exc_info=fault)
            return ()
        return task.result()

    async def _estimate(
        self, name: str, session: TableSession, timeline: Timeline, moments: tuple[int, ...]
    ) -> tuple[MomentChance, ...]:
        folders = tuple(map(str, (await self._registry.table(name)).library.folders))
        async with self._turn:
            found = [await self._at(folders, timeline, moment) for moment in moments]
        stored = {"match": session.row.match, "moments": [one.plain() for one in found]}
        await session.act(lambda: session.set_standing({CHANCES: stored}, notify=False))
        return tuple(found)

    async def _at(self, folders: tuple[str, ...], timeline: Timeline, moment: int) -> MomentChance:
        match = await asyncio.to_thread(match_at, timeline, moment)
        if match.over:
            return MomentChance(moment, 0, final_points(match))
        game = match.game
        position = match.position()
        task = PlayoutTask(game.system.place, folders, sendable(game), position, self._matches, self._seconds)
        count, points = await self._bot_pool.work(play_out, task)
        return MomentChance(moment, count, points)


def stored_chances(session: TableSession, moments: Sequence[int]) -> tuple[MomentChance, ...] | None:
    """Return the chances that are stored for this match and these moments, or None."""
    stored = session.row.standing.get(CHANCES, {})
    if stored.get("match") != session.row.match:
        return None
    found = tuple(MomentChance(**one) for one in stored["moments"])
    return found if [one.moment for one in found] == list(moments) else None
