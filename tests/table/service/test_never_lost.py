"""Nothing is lost and nothing is doubled, whatever happens in whatever order.

People answer, answer twice, answer too late, answer from two tabs at once; the disk refuses; the server is killed and
comes back. After each of these what was acknowledged is kept exactly once, and memory says what the disk says.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from sqlalchemy import event

from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.library import Library
from holmgang.table.service import OpenTable, SeatOrder, StaleAnswer, TableError, TableOrder, TableService
from tests.refgame import SYSTEM
from tests.table.service.playing import by_touch, house, look, pictured, session_of

T = TypeVar("T")
LIBRARY = Library([SYSTEM])
LUCK = st.integers(0, 10**6).map(Random)


class DiskFull(OSError):
    """The disk would not take it."""


class NeverLost(RuleBasedStateMachine):
    """One table of two people, a master and whatever befalls them."""

    def __init__(self) -> None:
        super().__init__()
        memory = Path("/dev/shm")  # it is the order of things that is tested here, not the disk
        self.folder = Path(tempfile.mkdtemp(dir=memory if memory.is_dir() else None))
        self.loop = asyncio.new_event_loop()
        self.acknowledged: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self.keys = 0
        self.full = False
        self.service = self.opened()

    def opened(self) -> TableService:
        service = house(LIBRARY, self.folder)

        @event.listens_for(service._store.engine, "before_cursor_execute")
        def refuse(_: Any, __: Any, statement: str, *rest: Any) -> None:
            if self.full and statement.startswith(("INSERT", "UPDATE")):
                raise DiskFull

        return service

    def run_(self, doing: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(doing)

    @initialize(scenario=st.sampled_from(["duel", "brawl"]), dice=st.sampled_from(["seeded", "typed", "fair"]))
    def set_table(self, scenario: str, dice: str) -> None:
        game = self.service.setup.game_of(scenario)
        seats = dict.fromkeys(game.seats, SeatOrder(sitting="here"))
        seed = "" if dice == "fair" else "3"
        wanted = {"scenario": scenario, "seats": seats, "dice": dice, "seed": seed, "pace": 0, "start": False}
        order = TableOrder.model_validate(wanted)
        self.name = self.run_(self.service.setup.set_table("host", order))
        if dice == "fair":
            self.run_(self.service.setup.share(self.name, game.seats[0], "hazel"))
        self.run_(self.service.setup.begin(self.name))
        self.open_table: OpenTable = self.run_(self.service.table(self.name))

    # What befalls it.

    def asked(self, luck: Random) -> str | None:
        match = session_of(self.open_table).match
        assert match is not None
        waiting = [seat for seat in match.waiting_for() if seat in session_of(self.open_table).people]
        return luck.choice(waiting) if waiting else None

    def message(self, luck: Random) -> dict[str, Any] | None:
        seat = self.asked(luck)
        if seat is None:
            return None
        snapshot = self.run_(look(self.open_table, seat))
        self.keys += 1
        if snapshot.may_confirm:
            return {"seat": seat, "confirm": True, "serial": snapshot.serial, "key": str(self.keys)}
        filled = by_touch(self.open_table, seat, luck)
        if filled is None:
            return None
        inputs, _, answer = filled
        about = {"about": inputs.about, "purpose": inputs.purpose}
        return {"seat": seat, "raw": answer, "serial": snapshot.serial, "key": str(self.keys), **about}

    async def send(self, message: dict[str, Any]) -> bool:
        given = {name: value for name, value in message.items() if name not in ("seat", "raw", "confirm")}
        if message.get("confirm"):
            taken = await session_of(self.open_table).confirm(message["seat"], **given)
        else:
            taken = await session_of(self.open_table).answer(message["seat"], message["raw"], **given)
        return not taken.again

    def acknowledge(self, message: dict[str, Any]) -> None:
        self.acknowledged.append(f"{message['seat']}:{message['key']}")
        self.sent.append(message)

    @rule(luck=LUCK)
    def answer(self, luck: Random) -> None:
        message = self.message(luck)
        if message is not None and self.run_(self.send(message)):
            self.acknowledge(message)

    @precondition(lambda self: self.sent)
    @rule(luck=LUCK)
    def the_same_again(self, luck: Random) -> None:
        before = session_of(self.open_table).version
        assert not self.run_(self.send(luck.choice(self.sent))), "an acknowledged answer was taken a second time"
        assert session_of(self.open_table).version == before

    @precondition(lambda self: self.sent)
    @rule(luck=LUCK)
    def too_late(self, luck: Random) -> None:
        old = luck.choice(self.sent)
        if old["serial"] == session_of(self.open_table).serial:
            return
        before = session_of(self.open_table).version
        self.keys += 1
        try:
            self.run_(self.send({**old, "key": str(self.keys)}))
        except StaleAnswer:
            assert session_of(self.open_table).version == before
        else:
            raise AssertionError("an answer to an old question was taken")

    @rule(luck=LUCK)
    def two_tabs_at_once(self, luck: Random) -> None:
        first = self.message(luck)
        if first is None:
            return
        self.keys += 1
        second = {**first, "key": str(self.keys)}
        outcomes = self.run_(self._both(first, second))
        for message, outcome in zip((first, second), outcomes, strict=True):
            if outcome is True:
                self.acknowledge(message)
            else:
                assert outcome is False or isinstance(outcome, (StaleAnswer, AnswerRefused)), outcome

    async def _both(self, *messages: dict[str, Any]) -> list[Any]:
        return await asyncio.gather(*map(self.send, messages), return_exceptions=True)

    @rule(luck=LUCK)
    def take_back(self, luck: Random) -> None:
        seat = luck.choice(session_of(self.open_table).people)
        try:
            self.run_(session_of(self.open_table).undo(seat))
        except TableError:
            return
        for other in session_of(self.open_table).undo_missing():
            self.run_(session_of(self.open_table).consent(other, luck.random() < 0.8))
            if session_of(self.open_table).undo_asked is None:
                break

    @rule(luck=LUCK)
    def the_disk_is_full(self, luck: Random) -> None:
        message = self.message(luck)
        if message is None:
            return
        before, self.full = session_of(self.open_table).version, True
        try:
            taken = self.run_(self.send(message))
        except DiskFull:
            pass
        else:
            assert not taken, "an answer was acknowledged that is not on the disk"
        finally:
            self.full = False
        assert session_of(self.open_table).version == before

    @rule()
    def the_server_is_killed(self) -> None:
        table = session_of(self.open_table)
        before = self.pictured(self.open_table)
        self.service._store.close()  # whatever was not committed is gone with the process
        self.service = self.opened()
        self.open_table = self.run_(self.service.table(self.name))
        assert session_of(self.open_table) is not table
        assert self.pictured(self.open_table) == before

    def pictured(self, open_table: OpenTable) -> dict[str, Any]:
        return self.run_(pictured(open_table))

    # What must hold after each.

    @invariant()
    def memory_is_what_the_disk_says(self) -> None:
        if not hasattr(self, "room"):
            return
        table, match = session_of(self.open_table), session_of(self.open_table).match
        assert match is not None
        assert table.row.match is not None
        kept = self.service._store.match(table.row.match)
        assert kept is not None
        assert [row.number for row in kept.entries] == list(range(len(kept.entries)))
        assert [row.body for row in kept.entries] == [entry.plain() for entry in match.record]
        keys = [row.key for row in kept.entries if row.key]
        assert sorted(keys) == sorted(self.acknowledged)
        told = [*kept.match.opening, *(one for row in kept.entries for one in row.told)]
        assert told == [one.plain() for one in match.log]

    def teardown(self) -> None:
        self.run_(self.service.close())
        self.service._store.close()
        self.loop.close()
        shutil.rmtree(self.folder)


TestNeverLost = NeverLost.TestCase
TestNeverLost.settings = settings(
    max_examples=12, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)
