"""Two processes serve one table over PostgreSQL: nothing is lost and nothing is doubled, in whatever order it comes.

Messages are delayed, overtake each other, come twice, come to the wrong process, never come; a process is killed; the
line between them is cut. ``HOLMGANG_RUNS`` says how many such evenings are played (2,000 before a release).
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.library import Library
from holmgang.table.service import (
    InProcessBots,
    OpenTable,
    SeatOrder,
    ServerRules,
    StaleAnswer,
    TableError,
    TableOrder,
    TableService,
)
from holmgang.table.store import Kept, Store
from tests.refgame import SYSTEM
from tests.table.databases import fresh
from tests.table.service.playing import by_touch, look, match_of, one_move, pictured, session_of

T = TypeVar("T")
RUNS = int(os.environ.get("HOLMGANG_RUNS", "8"))
LUCK = st.integers(0, 10**6).map(Random)
WORKER = st.integers(0, 1)
PATIENCE = 240
MANY_TABLES = ServerRules(tables_a_day=10**9)
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'holmgang wire'"


class Town:
    """One database with two processes, as far as the service can tell; they last for all evenings."""

    def __init__(self) -> None:
        self.loop, self._apart = asyncio.new_event_loop(), ThreadPoolExecutor(1)
        self.library = Library([SYSTEM])
        self.url = fresh("postgresql", Path(tempfile.gettempdir()))
        self.workers = [self.open_table(), self.open_table()]
        self.desk = Store(self.url)
        self.evenings = self.answers = 0

    def open_table(self) -> TableService:
        service = TableService(self.library, Store(self.url), bot_pool=InProcessBots(), rules=MANY_TABLES)
        self.run(service.start())
        return service

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """In a thread of its own: a browser of other tests may be open in this one, and its loop with it."""
        return self._apart.submit(self._run, doing).result()

    def _run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(doing, PATIENCE))

    def closed(self, service: TableService) -> None:
        self.run(service.close())
        service._store.close()

    def close(self) -> None:
        for service in self.workers:
            self.closed(service)
        self.desk.close()
        self._apart.shutdown()
        self.loop.close()


TOWN: list[Town] = []


@pytest.fixture(scope="module", autouse=True)
def town() -> Any:
    TOWN.append(Town())
    yield
    print(f"\n{TOWN[0].evenings} evenings, {TOWN[0].answers} answers, none lost, none doubled")  # noqa: T201
    TOWN.pop().close()


class TwoWorkers(RuleBasedStateMachine):
    """One table; each person's messages travel on their own and reach either process."""

    @initialize(
        scenario=st.sampled_from(["duel", "brawl"]), dice=st.sampled_from(["seeded", "typed"]), engine=st.booleans()
    )
    def set_table(self, scenario: str, dice: str, engine: bool) -> None:
        self.town = TOWN[0]
        self.acknowledged: set[str] = set()
        self.refused: set[str] = set()
        self.under_way: list[dict[str, Any]] = []
        self.keys = 0
        service = self.town.workers[0]
        game = service.setup.game_of(scenario)
        seats = dict.fromkeys(game.seats, SeatOrder(sitting="here"))
        if engine:
            seats[game.seats[-1]] = SeatOrder(sitting="engine")
        wanted = {"scenario": scenario, "seats": seats, "dice": dice, "seed": "3", "pace": 0}
        self.name = self.run(service.setup.set_table("host", TableOrder.model_validate(wanted)))

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.town.run(doing)

    def open_table(self, worker: int) -> OpenTable:
        return self.run(self.town.workers[worker].table(self.name))

    # People look at one process, which may be behind, and send.

    @rule(luck=LUCK, worker=WORKER, copies=st.integers(1, 2))
    def write(self, luck: Random, worker: int, copies: int) -> None:
        """A player fills in what the process shows; it is under way, perhaps twice."""
        open_table = self.open_table(worker)
        match = session_of(open_table).match
        if match is None:
            return  # this process has not heard yet that the fight has begun
        waiting = [seat for seat in match.waiting_for() if seat in session_of(open_table).people]
        if not waiting:
            return
        seat = luck.choice(waiting)
        snapshot = self.run(look(open_table, seat))
        self.keys += 1
        message: dict[str, Any] = {"seat": seat, "serial": snapshot.serial, "key": str(self.keys)}
        if snapshot.may_confirm:
            self.under_way += [{**message, "confirm": True}] * copies
            return
        filled = by_touch(open_table, seat, luck)
        if filled is not None:
            inputs, _, answer = filled
            whole = {**message, "raw": answer, "about": inputs.about, "purpose": inputs.purpose}
            self.under_way += [whole] * copies

    async def deliver(self, worker: int, message: dict[str, Any]) -> None:
        table = session_of(await self.town.workers[worker].table(self.name))
        given = {name: value for name, value in message.items() if name not in ("seat", "raw", "confirm")}
        named = f"{message['seat']}:{message['key']}"
        try:
            if message.get("confirm"):
                taken = await table.confirm(message["seat"], **given)
                if taken.again:  # confirmed already, perhaps by another tab: nothing is written for it
                    return
            else:
                await table.answer(message["seat"], message["raw"], **given)
        except (StaleAnswer, AnswerRefused):
            self.refused.add(named)
        else:
            self.acknowledged.add(named)

    @rule(luck=LUCK, worker=WORKER)
    def arrive(self, luck: Random, worker: int) -> None:
        """One of the messages under way arrives, not always the first."""
        if not self.under_way:
            return
        self.run(self.deliver(worker, self.under_way.pop(luck.randrange(len(self.under_way)))))

    @rule(luck=LUCK)
    def arrive_together(self, luck: Random) -> None:
        """All of them arrive at the same moment, here and there."""
        if len(self.under_way) < 2:
            return
        messages, self.under_way = self.under_way, []
        luck.shuffle(messages)

        async def merge() -> None:
            await asyncio.gather(*(self.deliver(place % 2, one) for place, one in enumerate(messages)))

        self.run(merge())

    @rule(luck=LUCK)
    def vanish(self, luck: Random) -> None:
        """A message never arrives."""
        if not self.under_way:
            return
        self.under_way.pop(luck.randrange(len(self.under_way)))

    @rule(luck=LUCK, worker=WORKER)
    def two_tabs(self, luck: Random, worker: int) -> None:
        """Two tabs of one seat answer the same question at once, each by another process."""
        before = len(self.under_way)
        self.write(luck, worker, 1)
        if len(self.under_way) > before:
            message = self.under_way.pop()
            self.keys += 1

            async def both() -> None:
                await asyncio.gather(self.deliver(0, message), self.deliver(1, {**message, "key": str(self.keys)}))

            self.run(both())

    @rule(luck=LUCK, worker=WORKER)
    def take_back(self, luck: Random, worker: int) -> None:
        table = session_of(self.open_table(worker))
        try:
            self.run(table.undo(luck.choice(table.people)))
            for other in table.undo_missing():
                self.run(session_of(self.open_table(luck.randrange(2))).consent(other, luck.random() < 0.8))
        except TableError:
            return

    @rule(worker=WORKER, luck=LUCK)
    def killed(self, worker: int, luck: Random) -> None:
        """One process in a few dies; another takes its place."""
        if luck.random() < 0.2:
            self.town.closed(self.town.workers[worker])
            self.town.workers[worker] = self.town.open_table()

    @rule(luck=LUCK)
    def cut(self, luck: Random) -> None:
        """The line between them breaks, and comes back."""
        if luck.random() < 0.15:
            with self.town.desk.engine.begin() as connection:
                connection.exec_driver_sql(CUT)

    # When all is quiet again.

    def teardown(self) -> None:
        if not hasattr(self, "name"):
            return
        for message in self.under_way:
            self.run(self.deliver(int(message["key"]) % 2, message))
        self.run(self.in_step())
        found = self.town.desk.table(self.name)
        assert found is not None
        assert found[0].match is not None
        kept = self.town.desk.match(found[0].match)
        assert kept is not None
        assert [row.number for row in kept.entries] == list(range(len(kept.entries)))
        keys = [row.key for row in kept.entries if row.key]
        assert len(keys) == len(set(keys)), "an answer was taken twice"
        assert set(keys) == self.acknowledged, "acknowledged and not kept, or kept and not acknowledged"
        third = TableService(self.town.library, self.town.desk, bot_pool=InProcessBots())
        truth = self.run(third.table(self.name))
        expected = self.run(pictured(truth))
        for worker in (0, 1):
            assert session_of(self.open_table(worker)).fault is None
            assert self.run(pictured(self.open_table(worker))) == expected, f"worker {worker} shows something else"
        self.run(third.close())
        self.town.evenings += 1
        self.town.answers += len(keys)

    async def in_step(self) -> None:
        """Wait until the engine rests, and both processes show what the database holds."""
        for worker in (0, 1, 0, 1):
            service = self.town.workers[worker]
            open_table = await service.table(self.name)
            with service.notifications.subscribed(self.name) as changed:
                while open_table._bots.busy or session_of(open_table).version != await self.newest(service):
                    changed.clear()
                    if open_table._bots.busy or session_of(open_table).version != await self.newest(service):
                        with_limit = asyncio.wait_for(changed.wait(), 2)
                        await asyncio.gather(with_limit, return_exceptions=True)

    async def newest(self, service: TableService) -> str:
        found = await service.workers.store(self.town.desk.table, self.name)
        assert found is not None
        kept = await service.workers.store(self.town.desk.match, found[0].match)
        assert kept is not None
        return f"{found[0].match}.{len(kept.entries)}.{found[0].revision}"


TestTwoWorkers = TwoWorkers.TestCase
TestTwoWorkers.settings = settings(
    max_examples=RUNS,
    stateful_step_count=18,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    phases=(Phase.explicit, Phase.generate),  # with real processes and lines a smaller example takes too long to find
)


def test_a_whole_fight_alternates_between_two_processes() -> None:
    """Each answer is given at the process that did not take the last one, which has heard of it by then."""
    town = TOWN[0]

    async def fight() -> None:
        one, two = town.workers
        seats = dict.fromkeys(one.setup.game_of("duel").seats, SeatOrder(sitting="here"))
        name = await one.setup.set_table(
            "host", TableOrder(scenario="duel", seats=seats, dice="seeded", seed="5", pace=0)
        )
        with one.notifications.subscribed(name) as here, two.notifications.subscribed(name) as there:
            luck, over = Random(5), False
            for turn in range(3_000):
                tables_open = [await one.table(name), await two.table(name)]
                await in_step(tables_open, (here, there))
                open_table = tables_open[turn % 2]
                over = match_of(open_table).over
                if over:
                    break
                for seat in session_of(open_table).people:
                    if await one_move(open_table, seat, luck):
                        break
            assert over
            assert await pictured(tables_open[0]) == await pictured(tables_open[1])

    town.run(fight())


async def in_step(tables_open: Sequence[OpenTable], bells: Sequence[asyncio.Event]) -> None:
    """Wait until both processes show the same, whichever of them was behind."""
    while len({session_of(open_table).version for open_table in tables_open}) > 1:
        rings = [asyncio.create_task(bell.wait()) for bell in bells]
        done, left = await asyncio.wait(rings, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for ring in left:
            ring.cancel()
        assert done, f"never told: {[session_of(one).version for one in tables_open]}"
        for bell in bells:
            bell.clear()


def test_a_write_while_a_table_is_opened_is_not_missed() -> None:
    """Between reading a table and knowing the room, a process is told of changes that it cannot place."""
    town = TOWN[0]

    async def opening() -> None:
        one, two = town.workers
        seats = dict.fromkeys(one.setup.game_of("duel").seats, SeatOrder(sitting="here"))
        name = await one.setup.set_table(
            "host", TableOrder(scenario="duel", seats=seats, dice="seeded", seed="5", pace=0)
        )
        table, read = session_of(await one.table(name)), two._store.match
        luck = Random(5)

        def read_then_wait(name: str) -> Kept | None:
            """The disk answers, and before a reader looks at it the other process has written."""
            kept = read(name)
            two._store.match = read  # type: ignore[method-assign]
            asyncio.run_coroutine_threadsafe(moves(), town.loop).result(PATIENCE)
            return kept

        async def moves() -> None:
            open_table = await one.table(name)
            for seat in session_of(open_table).people:
                if await one_move(open_table, seat, luck):
                    return

        two._store.match = read_then_wait  # type: ignore[method-assign]
        with two.notifications.subscribed(name) as changed, one.notifications.subscribed(name) as other:
            open_table = await two.table(name)
            await in_step([await one.table(name), open_table], (changed, other))
            assert len(session_of(open_table).match.kept) > 0  # type: ignore[union-attr]
            assert session_of(open_table).version == table.version

    town.run(opening())


def test_an_order_to_pass_holds_at_every_process() -> None:
    town = TOWN[0]

    async def passing() -> None:
        one, two = town.workers
        seats = dict.fromkeys(one.setup.game_of("duel").seats, SeatOrder(sitting="here"))
        name = await one.setup.set_table(
            "host", TableOrder(scenario="duel", seats=seats, dice="seeded", seed="5", pace=0)
        )
        luck = Random(8)
        with one.notifications.subscribed(name) as here, two.notifications.subscribed(name) as there:
            tables_open = [await one.table(name), await two.table(name)]
            while not any(session_of(tables_open[0]).may_pass(seat) for seat in session_of(tables_open[0]).people):
                for seat in session_of(tables_open[0]).people:
                    if await one_move(tables_open[0], seat, luck):
                        break
            seat = next(name for name in session_of(tables_open[0]).people if session_of(tables_open[0]).may_pass(name))
            await session_of(tables_open[0]).pass_on(seat, serial=session_of(tables_open[0]).serial)
            await in_step(tables_open, (here, there))
            assert (await look(tables_open[1], seat)).passes
            third = TableService(town.library, town.desk, bot_pool=InProcessBots())
            assert (await look(await third.table(name), seat)).passes
            await third.close()
            await session_of(tables_open[1]).stop_passing(seat)
            await in_step(tables_open, (here, there))
            assert not (await look(tables_open[0], seat)).passes

    town.run(passing())
