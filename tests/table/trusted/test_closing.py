"""A house that closes in the middle of everything: nothing runs on behind it, nothing is logged, no answer is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from holmgang.bots.pool import BotPool
from holmgang.kernel.library import Library
from holmgang.table.service import (
    InProcessBots,
    OpenTable,
    SeatOrder,
    ServerRules,
    TableError,
    TableOrder,
    TableService,
)
from holmgang.table.service.errors import ServerClosed
from holmgang.table.service.timeline import Timeline
from holmgang.table.store import Store
from tests.loops import run_apart
from tests.refgame import SYSTEM
from tests.table.databases import KINDS, fresh
from tests.table.service.playing import by_touch, look, match_of, session_of

PATIENCE = 60.0


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh(request.param, tmp_path)


async def opened(url: str, bot_pool: BotPool | None = None) -> TableService:
    service = TableService(
        Library([SYSTEM]), Store(url), bot_pool=bot_pool or InProcessBots(), rules=ServerRules(tables_a_day=10**9)
    )
    await service.start()
    return service


async def table_with(service: TableService, people: int) -> OpenTable:
    """A fight of so many people; the engine has the other seats."""
    seats = {
        seat: SeatOrder(sitting="here" if place < people else "engine")
        for place, seat in enumerate(service.setup.game_of("duel").seats)
    }
    order = TableOrder(scenario="duel", seats=seats, dice="seeded", seed="7", pace=0)
    return await service.table(await service.setup.set_table("host", order))


class SlowDisk:
    """The store of a house, each of whose writes waits until it is let go on."""

    def __init__(self, service: TableService) -> None:
        self.writing, self._go_on = asyncio.Event(), Event()
        self._loop, self._append = asyncio.get_running_loop(), service._store.append
        service._store.append = self.append  # type: ignore[method-assign]

    def append(self, *args: Any, **kwargs: Any) -> None:
        self._loop.call_soon_threadsafe(self.writing.set)
        assert self._go_on.wait(PATIENCE)
        self._append(*args, **kwargs)

    def go_on(self) -> None:
        self._go_on.set()


@contextmanager
def nothing_left(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """In the end no task runs but this one, and nothing was out of order."""
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records] == []
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def closed(service: TableService, meanwhile: Callable[[], None] = lambda: None) -> None:
    """Close a house; while it waits, something happens."""
    closing = asyncio.create_task(service.close())
    for _ in range(20):
        await asyncio.sleep(0)
    meanwhile()
    await asyncio.wait_for(closing, PATIENCE)
    for _ in range(20):  # whatever was put off until later has its chance to go wrong
        await asyncio.sleep(0)


def test_an_engine_whose_deed_is_being_written_does_not_begin_another(url: str, caplog: Any) -> None:
    """The deed is finished. That something has changed wakes the engine, even of a house that closes."""

    async def evening() -> int:
        service = await opened(url)
        with nothing_left(caplog):
            open_table = await table_with(service, people=0)
            disk = SlowDisk(service)
            await asyncio.wait_for(disk.writing.wait(), PATIENCE)
            await closed(service, disk.go_on)
            assert not open_table._bots.busy
        kept = service._store.match(str(session_of(open_table).row.match))
        assert kept is not None
        assert len(kept.entries) == len(match_of(open_table).record)
        service._store.close()
        return len(kept.entries)

    assert run_apart(evening()) > 0


def test_an_answer_under_way_is_kept_and_one_that_comes_too_late_is_told_so(url: str, caplog: Any) -> None:
    async def answer(open_table: OpenTable, key: str) -> None:
        luck = Random(3)
        for seat in session_of(open_table).people:
            snapshot = await look(open_table, seat)
            filled = by_touch(open_table, seat, luck)
            if filled is not None:
                inputs, _, raw = filled
                await session_of(open_table).answer(
                    seat, raw, serial=snapshot.serial, about=inputs.about, purpose=inputs.purpose, key=key
                )
                return
        raise AssertionError("no player is asked")

    async def evening() -> None:
        service = await opened(url)
        with nothing_left(caplog):
            open_table = await table_with(service, people=2)
            disk = SlowDisk(service)
            early = asyncio.create_task(answer(open_table, "early"))
            await asyncio.wait_for(disk.writing.wait(), PATIENCE)
            await closed(service, disk.go_on)
            await asyncio.wait_for(early, PATIENCE)
            with pytest.raises(ServerClosed):
                await answer(open_table, "late")
        kept = service._store.match(str(session_of(open_table).row.match))
        assert kept is not None
        assert [str(row.key).partition(":")[2] for row in kept.entries if row.key] == ["early"]
        service._store.close()

    run_apart(evening())


def test_a_table_that_is_just_being_opened_starts_nothing(url: str, caplog: Any) -> None:
    async def evening() -> None:
        first = await opened(url)
        name = (await table_with(first, people=0)).id
        await first.close()
        with nothing_left(caplog):
            service = await opened(url)
            opening = asyncio.create_task(service.table(name))
            await asyncio.sleep(0)
            await closed(service)
            [open_table] = await asyncio.gather(opening, return_exceptions=True)
            assert isinstance(open_table, TableError) or not open_table._bots.busy  # type: ignore[union-attr]
        for one in (first, service):
            one._store.close()

    run_apart(evening())


class NeverReady(InProcessBots):
    """A bot that thinks until no reader is left who would want to know."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def work(self, call: Any, task: Any) -> Any:
        self.asked.set()
        await asyncio.Event().wait()


def test_waiting_for_chances_ends_when_the_server_closes(tmp_path: Path, caplog: Any) -> None:
    async def evening() -> None:
        bot_pool = NeverReady()
        service = await opened(fresh("sqlite", tmp_path), bot_pool)
        with nothing_left(caplog):
            open_table = await table_with(service, people=2)
            timeline = Timeline(match_of(open_table).fork())
            waiting = asyncio.create_task(service.win_chances.of(open_table.id, timeline, [0], PATIENCE))
            await asyncio.wait_for(bot_pool.asked.wait(), PATIENCE)
            service.announce_end()
            assert await asyncio.wait_for(waiting, PATIENCE / 2) is None, "not ready: that is all one can say"
            assert await service.win_chances.of(open_table.id, timeline, [0], PATIENCE) is None
            await closed(service)
        service._store.close()

    run_apart(evening())


def test_messages_to_a_closed_process_are_not_heard(tmp_path: Path, caplog: Any) -> None:
    """Its neighbour goes on writing; and the last of its own visitors leave when it is closed already."""
    url = fresh("postgresql", tmp_path)

    async def evening() -> None:
        one, two = await opened(url), await opened(url)
        with nothing_left(caplog):
            there = await table_with(two, people=0)
            here = await one.table(session_of(there).id)
            here.presence.arrive(["visitor"])
            await closed(one)
            here.presence.leave(["visitor"])
            await closed(two)
        for service in (one, two):
            service._store.close()

    run_apart(evening())
