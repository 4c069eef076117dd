"""Advice at a table: off unless the host wants it, sharper with every picture, thought over once for all who look."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from holmgang.bots.pool import InProcessBots
from holmgang.bots.search import Advice
from holmgang.kernel.match import Match
from holmgang.table.service import Access, NotYours, TableService
from holmgang.table.service.advice import SLICES, Adviser, merge
from tests.table.service.playing import match_of, session_of
from tests.table.service.test_acts import play_on, runs, table


class Counts(InProcessBots):
    """Thinks for a moment only, or as long as it takes to try something, and counts how often it was asked."""

    asked = 0

    async def work(self, call: Callable[[Any], Any], task: Any) -> Any:
        self.asked += 1
        await asyncio.sleep(0.01)  # as another process would leave time for others
        puzzle, _ = task
        found, seconds = call((puzzle, 0.05)), 0.1
        while found and not any(tip.worlds for tip in found):  # on a busy machine nothing may be tried in a moment
            found, seconds = call((puzzle, seconds)), 2 * seconds
        return found


@runs
async def test_advice_comes_only_where_the_host_wants_it_and_sharpens(service: TableService) -> None:
    open_table, bot_pool = await table(service), Counts()
    adviser = Adviser(session_of(open_table), bot_pool, ())
    await play_on(open_table, Random(1), lambda match: match.question is not None and match.question.purpose == "deeds")
    seat = match_of(open_table).waiting_for()[0]
    question = match_of(open_table).asked(seat)[0]
    assert [one async for one in adviser.advise(question)] == []
    with pytest.raises(NotYours):
        await open_table.set_advice(Access(seats=(seat,)), True)
    await open_table.set_advice(Access(host=True), True)
    pictures = [one async for one in adviser.advise(question)]
    assert len(pictures) == len(SLICES) == bot_pool.asked
    worlds = [sum(tip.worlds for tip in picture) for picture in pictures]
    assert worlds == sorted(worlds)
    assert worlds[-1] > worlds[0] > 0
    for tip in pictures[-1]:
        assert 0 <= tip.low <= tip.share <= tip.high <= 1
    await adviser.close()
    again = [one async for one in adviser.advise(question)]
    assert again == [pictures[-1]], "a second tab is shown what is known"
    assert bot_pool.asked == len(SLICES)


@runs
async def test_advice_ends_when_the_question_is_settled(service: TableService) -> None:
    open_table, bot_pool = await table(service), Counts()
    adviser = Adviser(session_of(open_table), bot_pool, ())
    await open_table.set_advice(Access(host=True), True)
    await play_on(open_table, Random(1), lambda match: match.question is not None and match.question.purpose == "deeds")
    question = match_of(open_table).asked(match_of(open_table).waiting_for()[0])[0]
    found = 0
    async for _ in adviser.advise(question):
        found += 1
        serial = session_of(open_table).serial

        def moved_on(_: Match, serial: int = serial) -> bool:
            return session_of(open_table).serial != serial

        await play_on(open_table, Random(1), moved_on)
    assert found < len(SLICES)


def test_slices_add_up() -> None:
    one = Advice("a", 0.5, 0.1, 0.9, 4, True)
    other = Advice("a", 1.0, 0.5, 1.0, 4, True)
    (both,) = merge([(one,), (other,)])
    assert (both.share, both.worlds) == (0.75, 8)
    assert both.high - both.low < 0.8
