"""Who would have won from here: a match that is over, played on from its moments many times, by engines.

A moment is sent to a process that plays matches on from it with other dice, every seat by its system's heuristic, to
the end or to the system's horizon. What comes of it is kept with the table: nobody works it out twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from holmgang.bots.intervals import wilson
from holmgang.bots.random import heuristic_of
from holmgang.bots.search import EVERYBODY, scores_of
from holmgang.kernel.checkpoint import Position
from holmgang.kernel.dice import BulkDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.match import Match
from holmgang.table.service.bot_pool import game_at, sendable
from holmgang.table.service.timeline import Timeline

if TYPE_CHECKING:
    from holmgang.table.service.open_table import Room
    from holmgang.table.service.table_service import TableService

log = logging.getLogger(__name__)
MATCHES: Final = 120
"""At most so many matches are played on from a moment,"""
SECONDS: Final = 1.5
"""and for no longer than this; but never fewer than"""
FEWEST: Final = 12
SEED: Final = 1
CHANCES: Final = "chances"
"""Under this name a table keeps them."""


@dataclass(frozen=True)
class PlayoutTask:
    """A moment to be played on from: everything in it can be sent."""

    place: str
    folders: tuple[str, ...]
    scenario: str
    position: Position
    matches: int = MATCHES
    seconds: float = SECONDS


@dataclass(frozen=True)
class Chance:
    """What came of it: each side's points in so many matches. None were needed where it was over."""

    moment: int
    matches: int
    points: Mapping[str, float]

    def share(self, side: str) -> float:
        """The side's chance, from 0 to 1."""
        return self.points.get(side, 0.0) / max(self.matches, 1)

    def interval(self, side: str) -> tuple[float, float]:
        """Where it lies with 95 % confidence."""
        return wilson(self.points.get(side, 0.0), self.matches) if self.matches else (self.share(side),) * 2

    def plain(self) -> dict[str, Any]:
        """To be kept."""
        return {"moment": self.moment, "matches": self.matches, "points": dict(self.points)}


def play_out(outlook: PlayoutTask) -> tuple[int, dict[str, float]]:
    """How many matches were played on, and the points of each side in them."""
    game = game_at(outlook.place, outlook.folders, outlook.scenario)
    sides = tuple(dict.fromkeys(game.system.sides(game.scenario).values()))
    points, count = dict.fromkeys(sides, 0.0), 0
    until = monotonic() + outlook.seconds if outlook.seconds < inf else inf
    while count < outlook.matches and (count < FEWEST or monotonic() < until):
        match = Match.at(game, outlook.position, BulkDice(SEED, count), light=True)
        driver = Driver({seat: heuristic_of(game.system) for seat in game.seats}, f"{SEED}:{count}")
        scores = scores_of(match, driver) or {}
        count += 1
        for side in sides:
            points[side] += scores.get(side, scores.get(EVERYBODY, 0.0))
    return count, {side: round(total, 3) for side, total in points.items()}


def over(match: Match) -> dict[str, float]:
    """The points of a match that has ended: they are certain."""
    winners = match.outcome.winners if match.outcome is not None else ()
    return dict.fromkeys(winners, 1.0 / len(winners)) if winners else {}


class ChanceEstimator:
    """Works chances out, one match after another and one moment after another, and keeps them."""

    def __init__(self, service: TableService, *, matches: int = MATCHES, seconds: float = SECONDS) -> None:
        self._service, self._matches, self._seconds = service, matches, seconds
        self._running: dict[str, asyncio.Task[tuple[Chance, ...]]] = {}
        self._turn = asyncio.Lock()
        self._closed = False

    def stop(self) -> None:
        """No more: whoever waits is told that it is not ready. It is worked out when somebody asks another time."""
        self._closed = True
        for task in self._running.values():
            task.cancel()

    async def close(self) -> None:
        """Stop, and wait until nothing goes on."""
        self.stop()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self._running.clear()

    async def of(
        self, room: Room, film: Timeline, moments: Sequence[int], patience: float
    ) -> tuple[Chance, ...] | None:
        """The chances at some moments of a table's match; None if they are not ready after so many seconds.

        Nothing (no chances at all) if they cannot be worked out: a recap is worth having without them.
        """
        kept = self.kept(room, moments)
        if kept is not None:
            return kept
        if self._closed:
            return None
        name = f"{room.table.row.match}"
        if name not in self._running:
            self._running[name] = asyncio.create_task(self._worked_out(room, film, tuple(moments)))
        task = self._running[name]
        done, _ = await asyncio.wait([task], timeout=patience)
        if not done:
            return None
        self._running.pop(name, None)
        if task.cancelled() and self._closed:
            return None
        if task.cancelled() or task.exception() is not None:
            fault = None if task.cancelled() else task.exception()
            log.error("the chances of %s could not be worked out", name, exc_info=fault)
            return ()
        return task.result()

    def kept(self, room: Room, moments: Sequence[int]) -> tuple[Chance, ...] | None:
        """What an earlier look has worked out, if it was this very match and these moments."""
        held = room.table.row.standing.get(CHANCES, {})
        if held.get("match") != room.table.row.match:
            return None
        found = tuple(Chance(**one) for one in held["moments"])
        return found if [one.moment for one in found] == list(moments) else None

    async def _worked_out(self, room: Room, film: Timeline, moments: tuple[int, ...]) -> tuple[Chance, ...]:
        async with self._turn:
            found = [await self._at(room, film, moment) for moment in moments]
        held = {"match": room.table.row.match, "moments": [one.plain() for one in found]}
        await room.table.act(lambda: room.table.stand({CHANCES: held}, ring=False))
        return tuple(found)

    async def _at(self, room: Room, film: Timeline, moment: int) -> Chance:
        match = await asyncio.to_thread(film.at, moment)
        if match.over:
            return Chance(moment, 0, over(match))
        game = match.game
        position = match.position()
        outlook = PlayoutTask(game.system.place, room.folders, sendable(game), position, self._matches, self._seconds)
        count, points = await self._service.bot_pool.work(play_out, outlook)
        return Chance(moment, count, points)
