"""Statistics of a match that is over: how it swung, its turning points, losses, and the luck of the dice.

Everything is counted from the gauges of a :class:`Timeline`, the lines that one reader was told, and the win chances of
the sides where they are estimated; without them the swings are those of the gauges. The chances are estimated by bots
that play on from moments of the match.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import inf, sqrt
from time import monotonic
from typing import Any, Final

from holmgang.bots.intervals import wilson
from holmgang.bots.pool import BotPool, game_at, sendable
from holmgang.bots.random import heuristic_of
from holmgang.bots.search import ALL_SIDES, scores_of
from holmgang.kernel.checkpoint import Position
from holmgang.kernel.description import LogLine
from holmgang.kernel.dice import BulkDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.match import Match
from holmgang.table.service.registry import TableRegistry
from holmgang.table.service.table_session import TableSession
from holmgang.table.service.timeline import Timeline, match_at

MOST_COLUMNS = 24
TURNS = 3
LEAST_TURN = 0.05
"""A round that changes no side's chance by more than this is no turning point."""
HEAVY = {"big": 2, "": 1, "plain": 1}


@dataclass(frozen=True)
class Column:
    """The moment after so many rounds (0: the start)."""

    round: int
    moment: int


@dataclass(frozen=True)
class GaugeCourse:
    """The gauge of one token, column by column; None where it was not on the board."""

    piece: str
    side: str
    most: int
    values: tuple[int | None, ...]


@dataclass(frozen=True)
class TurningPoint:
    """A round in which much changed: its weightiest line, and each side's gauges before and after.

    ``chances`` are each side's win chances before and after, where they are estimated.
    """

    round: int
    column: int
    moment: int
    line: LogLine | None
    sides: tuple[tuple[str, int, int], ...]
    chances: tuple[tuple[str, float, float], ...] = ()


@dataclass(frozen=True)
class Deeds:
    """A token's losses and gains, and its share of others' losses where the log tells it."""

    piece: str
    side: str
    left: int
    took: int
    lost: int
    gained: int


@dataclass(frozen=True)
class DiceLuck:
    """The dice of a seat: their number, mean face and expected mean.

    ``strays`` is the difference in standard deviations: beyond 2 it happens once in twenty times.
    """

    seat: str
    dice: int
    mean: Fraction
    expected: Fraction
    strays: float


@dataclass(frozen=True)
class MatchStats:
    """All statistics. ``rounds``: the game counts rounds; else the columns are its steps."""

    rounds: bool
    columns: tuple[Column, ...]
    courses: tuple[GaugeCourse, ...]
    sides: tuple[tuple[str, tuple[int, ...]], ...]
    turns: tuple[TurningPoint, ...]
    deeds: tuple[Deeds, ...]
    luck: tuple[DiceLuck, ...]
    chances: tuple[MomentChance, ...] = ()


def starts(timeline: Timeline, lines: Sequence[LogLine], seat: str | None) -> tuple[bool, list[int]]:
    """Return whether the log tells of rounds, and the moments with which they begin; else those of the steps."""
    opened = [timeline.moment_of(line.number, seat) for line in lines if line.opens == "round"]
    if opened:
        return True, list(dict.fromkeys(opened))
    steps = [moment.step for moment in timeline.moments]
    return False, [place for place, step in enumerate(steps) if not place or step != steps[place - 1]]


def columns_of(timeline: Timeline, lines: Sequence[LogLine], seat: str | None) -> tuple[bool, tuple[Column, ...]]:
    """Return whether the game counts rounds, and the moments that the statistics compare."""
    rounds, begun = starts(timeline, lines, seat)
    last = len(timeline.moments) - 1
    places = [*begun, last] if begun[-1] != last else begun
    return rounds, _thinned([Column(place, moment) for place, moment in enumerate(places)])


def match_stats(
    timeline: Timeline, lines: Sequence[LogLine], seat: str | None, chances: Sequence[MomentChance] = ()
) -> MatchStats:
    """Return the statistics of a match as one reader was told it. ``chances`` are those of its columns' moments."""
    rounds, columns = columns_of(timeline, lines, seat)
    if [one.moment for one in chances] != [column.moment for column in columns]:
        chances = ()
    courses = tuple(
        GaugeCourse(
            piece.id,
            piece.side,
            piece.most or max([1, *(moment.gauges.get(piece.id, 0) for moment in timeline.moments)]),
            tuple(timeline.moments[column.moment].gauges.get(piece.id) for column in columns),
        )
        for piece in timeline.pieces.values()
    )
    order = dict.fromkeys(course.side for course in courses)
    sides = tuple((side, tuple(_total(courses, side, place) for place in range(len(columns)))) for side in order)
    return MatchStats(
        rounds=rounds,
        columns=columns,
        courses=courses,
        sides=sides,
        turns=tuple(_turns(timeline, lines, seat, columns, sides, chances)),
        deeds=tuple(_deeds(timeline, lines, seat)),
        luck=tuple(luck_of(timeline.rolls)),
        chances=tuple(chances),
    )


def _thinned(columns: list[Column]) -> tuple[Column, ...]:
    """Return as many columns as can be told apart, the last one among them."""
    each = -(-len(columns) // MOST_COLUMNS)
    kept = columns[::each]
    return tuple(kept if kept[-1] is columns[-1] else [*kept, columns[-1]])


def _total(courses: Sequence[GaugeCourse], side: str, place: int) -> int:
    return sum(course.values[place] or 0 for course in courses if course.side == side)


def _turns(
    timeline: Timeline,
    lines: Sequence[LogLine],
    seat: str | None,
    columns: Sequence[Column],
    sides: Sequence[tuple[str, tuple[int, ...]]],
    chances: Sequence[MomentChance],
) -> list[TurningPoint]:
    def changed(place: int) -> float:
        if chances:
            return swing(chances[place - 1], chances[place])
        return sum(abs(totals[place] - totals[place - 1]) for _, totals in sides)

    least = LEAST_TURN if chances else 0
    places = sorted(range(1, len(columns)), key=lambda place: (-changed(place), place))[:TURNS]
    turns = []
    for place in sorted(place for place in places if changed(place) > least):
        moment, piece = _largest_change(timeline, columns[place - 1].moment + 1, columns[place].moment)
        moved = tuple(
            (side, totals[place - 1], totals[place]) for side, totals in sides if totals[place - 1] != totals[place]
        )
        turns.append(
            TurningPoint(
                columns[place].round,
                place,
                moment,
                _heaviest(timeline, lines, seat, moment, piece),
                moved,
                tuple(_shifted(chances[place - 1], chances[place])) if chances else (),
            )
        )
    return turns


def swing(before: MomentChance, after: MomentChance) -> float:
    """Return how much chance moved between sides, from 0 to 1."""
    return sum(abs(now - then) for _, then, now in _shifted(before, after)) / 2


def _shifted(before: MomentChance, after: MomentChance) -> list[tuple[str, float, float]]:
    sides = dict.fromkeys((*before.points, *after.points))
    return [(side, before.share(side), after.share(side)) for side in sides]


def _largest_change(timeline: Timeline, first: int, last: int) -> tuple[int, str]:
    """Return the moment between two others in which one gauge changed most, and whose it was."""
    changes = [
        (abs(change), -moment, moment, piece)
        for moment in range(first, last + 1)
        for piece, change in _changes(timeline, moment)
    ]
    _, _, moment, piece = max(changes, default=(0, 0, last, ""))
    return moment, piece


def _changes(timeline: Timeline, moment: int) -> list[tuple[str, int]]:
    """Return the tokens whose gauge changed with a moment, and by how much."""
    if not moment:
        return []
    before, after = timeline.moments[moment - 1].gauges, timeline.moments[moment].gauges
    pairs = [(piece, after.get(piece, 0) - value) for piece, value in before.items()]
    return [(piece, change) for piece, change in pairs if change]


def _told_in(timeline: Timeline, lines: Sequence[LogLine], seat: str | None, moment: int) -> Sequence[LogLine]:
    return lines[timeline.told_by(moment - 1, seat) if moment else 0 : timeline.told_by(moment, seat)]


def _heaviest(
    timeline: Timeline, lines: Sequence[LogLine], seat: str | None, moment: int, piece: str
) -> LogLine | None:
    """Return the line that tells a change best: it names the token and weighs most; the earlier of two such."""
    told = [line for line in _told_in(timeline, lines, seat, moment) if line.kind != "ended" and not line.opens]
    return max(told, key=lambda line: (piece in line.tokens, HEAVY.get(line.weight, 0), -line.number), default=None)


def _deeds(timeline: Timeline, lines: Sequence[LogLine], seat: str | None) -> list[Deeds]:
    took, lost, gained = (dict.fromkeys(timeline.pieces, 0) for _ in range(3))
    for moment in range(1, len(timeline.moments)):
        for piece, change in _changes(timeline, moment):
            if change > 0:
                gained[piece] += change
                continue
            lost[piece] -= change
            for by, share in _taken(timeline, _told_in(timeline, lines, seat, moment), piece, -change):
                took[by] += share
    last = timeline.moments[-1].gauges
    return [
        Deeds(piece.id, piece.side, last.get(piece.id, 0), took[piece.id], lost[piece.id], gained[piece.id])
        for piece in timeline.pieces.values()
    ]


def _taken(timeline: Timeline, lines: Sequence[LogLine], piece: str, lost: int) -> list[tuple[str, int]]:
    """Return the tokens that caused a token's loss in a moment, with their shares; none where the log leaves it open.

    A line that names the token together with one token of another side tells the cause. Where there are several such
    opponents, the numbers of their lines must add up to the loss.
    """
    side = timeline.pieces[piece].side
    blows: list[tuple[str, LogLine]] = []
    for line in lines:
        others = {name for name in line.tokens if name in timeline.pieces and timeline.pieces[name].side != side}
        if piece in line.tokens and len(others) == 1:
            blows.append((others.pop(), line))
    if len({by for by, _ in blows}) == 1:
        return [(blows[0][0], lost)]
    heavy = [(by, line.numbers[0][1].total) for by, line in blows if line.weight == "big" and line.numbers]
    return heavy if sum(share for _, share in heavy) == lost and all(share > 0 for _, share in heavy) else []


def luck_of(rolls: Sequence[tuple[str, tuple[int, ...], tuple[int, ...]]]) -> list[DiceLuck]:
    """Return each seat's dice compared with their expected mean."""
    seats: dict[str, list[tuple[int, int]]] = {}
    for seat, sides, faces in rolls:
        seats.setdefault(seat, []).extend(zip(sides, faces, strict=True))
    made = []
    for seat, dice in seats.items():
        count = len(dice)
        fell = sum(face for _, face in dice)
        expected = sum((Fraction(sides + 1, 2) for sides, _ in dice), Fraction())
        spread = sqrt(sum((sides * sides - 1) / 12 for sides, _ in dice))
        strays = float(fell - expected) / spread if spread else 0.0
        made.append(DiceLuck(seat, count, Fraction(fell, count), expected / count, strays))
    return made


# ---- win chances -----------------------------------------------------------------------------------------------------


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
