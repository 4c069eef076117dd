"""Chances of a match that is over: played on from its moments, certain at its end, worked out once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from math import inf, sqrt
from pathlib import Path
from typing import Any, TypeVar

import pytest

from holmgang.bots.pool import sendable
from holmgang.bots.random import heuristic_of
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import save
from holmgang.table.service import InProcessBots, TableService
from holmgang.table.service.match_stats import ChanceEstimator, MomentChance, PlayoutTask, play_out
from holmgang.table.service.timeline import Timeline, match_at
from holmgang.table.store import Store

SCENARIO, MATCHES = "k6/corridor", 60
T = TypeVar("T")


@pytest.fixture(scope="module")
def systems() -> Library:
    return Library.discover()


def engines(match: Match, luck: int) -> Driver:
    return Driver({seat: heuristic_of(match.game.system) for seat in match.game.seats}, luck)


def ended(library: Library) -> Match:
    match = Match(library.game(SCENARIO), SeededDice(3))
    engines(match, 1).run(match)
    assert match.over
    return match


def run(call: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """In a thread of its own: the browser of other tests may have a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(call())).result()


def outlook(match: Match, matches: int = MATCHES) -> PlayoutTask:
    game = match.game
    return PlayoutTask(game.system.place, (), sendable(game), match.position(), matches, inf)


def test_from_the_start_it_is_the_chance_of_whole_matches(systems: Library) -> None:
    game = systems.game(SCENARIO)
    count, points = play_out(outlook(Match(game, SeededDice(0))))
    won = dict.fromkeys(points, 0)
    for number in range(MATCHES):
        match = Match(game, SeededDice(f"other {number}"))
        engines(match, number).run(match)
        assert match.outcome is not None
        for side in match.outcome.winners:
            won[side] += 1
    assert count == MATCHES
    assert sum(points.values()) == pytest.approx(MATCHES)
    for side, total in points.items():
        spread = sqrt(2 * MATCHES * 0.25)
        assert abs(total - won[side]) < 3.3 * spread, "further off than one pair of samples in a thousand"


def test_when_one_side_is_all_but_gone_the_other_wins(systems: Library) -> None:
    timeline = Timeline(ended(systems))
    winner = timeline._match.outcome.winners[0] if timeline._match.outcome is not None else ""
    last = len(timeline.moments) - 1
    before = next(n for n in range(last, -1, -1) if not match_at(timeline, n).over)
    early, late = (play_out(outlook(match_at(timeline, moment), 40))[1][winner] for moment in (0, before))
    assert late > early, "the blow that ends it has been struck or is about to be"


class Counting(InProcessBots):
    """Notes what it was given to do."""

    def __init__(self) -> None:
        self.tasks: list[Any] = []

    async def work(self, call: Callable[[Any], Any], task: Any) -> Any:
        self.tasks.append(task)
        return call(task)


def house(library: Library, folder: Path, bot_pool: Counting) -> TableService:
    service = TableService(library, Store(f"sqlite:///{folder / 'tables.db'}"), bot_pool=bot_pool)
    service.win_chances = ChanceEstimator(service._registry, bot_pool, matches=4, seconds=inf)
    return service


def test_they_are_worked_out_once_and_kept_with_the_table(systems: Library, tmp_path: Path) -> None:
    match = ended(systems)

    async def first() -> tuple[str, tuple[MomentChance, ...] | None, int]:
        bot_pool = Counting()
        service = house(systems, tmp_path, bot_pool)
        name = await service.files.import_match("host", save(match))
        timeline = Timeline(match.fork())
        moments = [0, 3, len(timeline.moments) - 1]
        asked = [service.win_chances.of(name, timeline, moments, 60) for _ in range(2)]
        one, other = await asyncio.gather(*asked)
        assert one == other
        await service.close()
        return name, one, len(bot_pool.tasks)

    async def again(name: str) -> tuple[tuple[MomentChance, ...] | None, int]:
        bot_pool = Counting()
        service = house(systems, tmp_path, bot_pool)
        timeline = Timeline(match.fork())
        found = await service.win_chances.of(name, timeline, [0, 3, len(timeline.moments) - 1], 0)
        await service.close()
        return found, len(bot_pool.tasks)

    name, found, tasks = run(first)
    assert tasks == 2, "the end needs no playing"
    assert found is not None
    assert match.outcome is not None
    assert [found[-1].share(side) for side in match.outcome.winners] == [1.0]
    assert found[0].matches == 4
    low, high = found[0].interval(match.outcome.winners[0])
    assert low <= found[0].share(match.outcome.winners[0]) <= high
    assert run(lambda: again(name)) == (found, 0)


class Failing(Counting):
    """A process that always stumbles."""

    async def work(self, call: Callable[[Any], Any], task: Any) -> Any:
        raise RuntimeError("out of memory")


def test_a_recap_does_without_chances_that_cannot_be_worked_out(systems: Library, tmp_path: Path) -> None:
    match = ended(systems)

    async def asked() -> tuple[MomentChance, ...] | None:
        service = house(systems, tmp_path, Failing())
        name = await service.files.import_match("host", save(match))
        found = await service.win_chances.of(name, Timeline(match.fork()), [0], 60)
        await service.close()
        return found

    assert run(asked) == ()
