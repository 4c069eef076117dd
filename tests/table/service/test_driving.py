"""The engine's seats: what happens when a person changes something while an answer is thought over."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from holmgang.kernel.dice import TypedDice
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Roll
from holmgang.table.service import NotYours, Room, SeatOrder, StaleAnswer, TableError, TableOrder, TableService
from holmgang.table.service.bot_pool import BotTask, InProcessBots, answered
from holmgang.table.service.bot_runner import BotRunner
from holmgang.table.service.dicing import let_roll, roll_for
from tests.table.service.playing import by_touch, look, one_move
from tests.table.service.test_acts import match_of, play_on, runs, table

STORMS = int(os.environ.get("HOLMGANG_STORMS", "3"))
"""How many tables are tormented; more with the variable."""
BOT, HERE = SeatOrder(sitting="engine"), SeatOrder(sitting="here")


class Ponders(InProcessBots):
    """Thinks only when told to; ``begun`` are the puzzles it was given."""

    def __init__(self) -> None:
        self.begun: list[BotTask] = []
        self.go = asyncio.Event()
        self.given = asyncio.Event()

    async def think(self, puzzle: BotTask) -> Any:
        self.begun.append(puzzle)
        self.given.set()
        await self.go.wait()
        return answered(puzzle)


async def at_a_pondering_table(service: TableService) -> tuple[Room, Ponders, str, str]:
    """A table whose second seat is the engine's, which ponders what the first one's answer led to."""
    ponders = Ponders()
    service.bot_pool = ponders
    game = service.game_of("duel")
    first, second = [seat for seat in game.seats if seat != game.master][:2]
    order = TableOrder(scenario="duel", seats={first: HERE, second: BOT}, dice="seeded", seed="7", pace=0)
    room = await service.room(await service.set_table("host", order))
    for _ in range(400):
        if ponders.begun and match_of(room).last_of(first) is not None:
            return room, ponders, first, second
        if not await one_move(room, first, Random(1)):
            ponders.go.set()
            await asyncio.sleep(0)
            ponders.go.clear()
            ponders.begun.clear()
            ponders.given.clear()
            await asyncio.wait_for(ponders.given.wait(), 120)
    raise AssertionError("the engine was never asked")


@runs
async def test_what_was_thought_before_something_was_taken_back_is_dropped(service: TableService) -> None:
    room, ponders, first, second = await at_a_pondering_table(service)
    match, thought = match_of(room), len(ponders.begun)
    await room.table.undo(first, keep=match.last_of(first))
    asked = room.table.undo_asked
    assert asked is None, "nobody but the engine sits here: it is asked for no consent"
    stood = len(match.kept)
    ponders.go.set()
    await asyncio.sleep(0.05)
    assert room.table.fault is None
    assert not any(entry.label.seat == second for entry in match.kept[stood:]) or len(ponders.begun) > thought
    await play_on(room, Random(2), lambda match: match.over or len(match.kept) > stood + 6)
    assert room.table.fault is None


@runs
async def test_what_changes_while_the_engine_waits_for_the_table_is_seen(service: TableService) -> None:
    """Another process drove the table, and a person sat in for the engine just before this one may drive it."""
    room, ponders, _, second = await at_a_pondering_table(service)
    purpose = ponders.begun[-1].purpose

    def passed(match: Match) -> bool:
        return match.question is not None and purpose not in [one.purpose for one in match.asked(second)]

    class TakesItsTime:
        async def take(self) -> bool:
            await room.table.seat_person(second)
            await play_on(room, Random(1), passed)
            await room.table.seat_bot(second)
            return True

        async def give_back(self) -> None:
            given_back.set()

    given_back = asyncio.Event()
    BotRunner(room.table, InProcessBots(), (), TakesItsTime()).wake()
    await asyncio.wait_for(given_back.wait(), 120)
    assert room.table.fault is None


@runs
async def test_a_seat_taken_while_the_engine_ponders_is_its_persons_to_answer(service: TableService) -> None:
    room, ponders, _, second = await at_a_pondering_table(service)
    held = len(match_of(room).kept)
    await service.take_over("host", room.table.id, second)
    ponders.go.set()
    for _ in range(5):
        await asyncio.sleep(0.01)
    assert room.table.fault is None
    assert len(match_of(room).kept) == held, "the engine answered for a person"
    snapshot = await look(room, second)
    filled = by_touch(snapshot, Random(1))
    assert filled is not None
    with service.bell.listening(room.table.id) as rung:
        await service.hand_over("host", room.table.id, second)
        before = len(ponders.begun)
        while len(match_of(room).kept) <= held:
            await asyncio.wait_for(rung.wait(), 120)
            rung.clear()
    assert len(ponders.begun) >= before
    assert room.table.fault is None


class Dawdles(InProcessBots):
    """Thinks for a moment that is never the same."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    async def think(self, puzzle: BotTask) -> Any:
        for _ in range(self._luck.randrange(12)):
            await asyncio.sleep(0)
        return answered(puzzle)


@runs
async def test_people_who_change_everything_all_the_time_never_stop_the_engine(service: TableService) -> None:
    for seed in range(STORMS):
        luck = Random(seed)
        service.bot_pool = Dawdles(luck)
        order = TableOrder(scenario="duel", seats={"ann": HERE, "bea": BOT}, dice="seeded", seed=str(seed), pace=0)
        room = await service.room(await service.set_table("host", order))
        name, match = room.table.id, match_of(room)

        async def storm(deed: str, room: Room = room, name: str = name, luck: Random = luck) -> None:
            with suppress(TableError, AnswerRefused):
                if deed == "back":
                    await room.table.undo("ann")
                elif deed == "sit":
                    await service.take_over("host", name, "bea")
                elif deed == "leave":
                    await service.hand_over("host", name, "bea")
                else:
                    await one_move(room, luck.choice(room.table.people), luck)

        for _ in range(60):
            if match.over:
                break
            deeds = luck.choices(["move", "back", "sit", "leave"], [6, 2, 1, 2], k=luck.randint(1, 3))
            await asyncio.gather(*(storm(deed) for deed in deeds))
            assert room.table.fault is None, f"seed {seed}: {room.table.fault}"
        await room.table.settle()
        assert room.table.fault is None


# ---- dice that people type in ----------------------------------------------------------------------------------------


async def until_a_roll(room: Room, service: TableService) -> Roll | None:
    """Play until somebody has to type dice in; what the table rolls by itself is waited for. None: it is over."""
    match, luck = match_of(room), Random(3)
    with service.bell.listening(room.table.id) as rung:
        for _ in range(2_000):
            rung.clear()
            async with room.table.lock:
                question = match.question
            if question is None:
                return None
            if isinstance(question, Roll) and not room.table.rolled.get(question.seat):
                return question
            if isinstance(question, Roll):
                await asyncio.wait_for(rung.wait(), 120)
                continue
            for seat in match.waiting_for():
                if await one_move(room, seat, luck):
                    break
    raise AssertionError("no dice were asked for")


async def typed_table(service: TableService) -> Room:
    game = service.game_of("duel")
    order = TableOrder(scenario="duel", seats=dict.fromkeys(game.seats, HERE), dice="typed", seed="7", pace=0)
    return await service.room(await service.set_table("host", order))


@runs
async def test_seats_of_one_table_roll_their_own_dice_or_let_the_table_roll(service: TableService) -> None:
    room = await typed_table(service)
    roll = await until_a_roll(room, service)
    assert roll is not None
    assert isinstance(match_of(room).dice, TypedDice)
    await roll_for(room.table, roll.seat, serial=room.table.serial)
    again = await until_a_roll(room, service)
    assert again is not None
    await roll_for(room.table, again.seat, serial=room.table.serial, always=True)
    typed = set()
    for _ in range(12):
        other = await until_a_roll(room, service)
        if other is None:
            break
        typed.add(other.seat)
        await room.table.answer(other.seat, [1] * len(other.dice), serial=room.table.serial)
    rolled = {entry.label.seat for entry in match_of(room).kept if entry.label.kind == "roll"}
    assert again.seat in rolled
    assert typed
    assert again.seat not in typed, "the table was to roll for this seat"


@runs
async def test_the_table_rolls_only_for_whom_it_may(service: TableService) -> None:
    room = await typed_table(service)
    one, other = room.table.people[:2]
    with pytest.raises(NotYours):
        await let_roll(room.table, one, other, rolls=True)
    await let_roll(room.table, one, one, rolls=True)
    assert room.table.rolled == {one: True}
    with pytest.raises(StaleAnswer):
        await roll_for(room.table, one, serial=room.table.serial + 1)


@runs
async def test_passing_ends_when_the_person_says_so(service: TableService) -> None:
    room = await table(service)
    first = room.table.people[0]
    await play_on(
        room, Random(8), lambda match: match.question is not None and room.table.may_pass(match.question.seat)
    )
    question = match_of(room).question
    assert question is not None
    first = question.seat
    assert (await look(room, first)).may_pass
    await room.table.pass_on(first, serial=room.table.serial)
    assert (await look(room, first)).passes
    await room.table.pass_no_more(first)
    assert not (await look(room, first)).passes


@runs
async def test_the_masters_reason_stands_in_everybodys_log(service: TableService) -> None:
    room = await table(service)
    master = match_of(room).play.master
    assert master is not None
    await play_on(room, Random(2), lambda match: len(match.kept) > 15)
    await room.table.undo(master, keep=3, reason="The rope was <b>cut</b> before.")
    for seat in (*room.table.people, None):
        last = [line for line in (await look(room, seat)).lines if line.kind == "taken_back"][-1]
        assert last.text.endswith("The rope was <b>cut</b> before.")
