"""The engine's seats: what happens when a person changes something while an answer is thought over."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from holmgang.bots.pool import BotTask, InProcessBots, answer_task
from holmgang.kernel.dice import TypedDice
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Roll
from holmgang.kernel.record import Confirmed
from holmgang.table.service import NotYours, OpenTable, SeatOrder, StaleAnswer, TableError, TableOrder, TableService
from holmgang.table.service.bot_runner import BotRunner
from tests.table.service.playing import by_touch, look, match_of, one_move, session_of
from tests.table.service.test_acts import play_on, runs, table

STORMS = int(os.environ.get("HOLMGANG_STORMS", "3"))
"""Number of tables with concurrent changes; more with the variable."""
BOT, HERE = SeatOrder(sitting="engine"), SeatOrder(sitting="here")


class Ponders(InProcessBots):
    """Thinks only when told to; ``begun`` are the puzzles it was given."""

    def __init__(self) -> None:
        self.begun: list[BotTask] = []
        self.go = asyncio.Event()
        self.given = asyncio.Event()

    async def answer(self, task: BotTask) -> Any:
        self.begun.append(task)
        self.given.set()
        await self.go.wait()
        return answer_task(task)


async def at_a_pondering_table(service: TableService) -> tuple[OpenTable, Ponders, str, str]:
    """A table whose second seat is the engine's, which ponders what the first one's answer led to."""
    ponders = Ponders()
    service._registry._bot_pool = ponders
    game = service.setup.game_of("duel")
    first, second = [seat for seat in game.seats if seat != game.master][:2]
    order = TableOrder(scenario="duel", seats={first: HERE, second: BOT}, dice="seeded", seed="7", pace=0)
    open_table = await service.table(await service.setup.set_table("host", order))
    for _ in range(400):
        if ponders.begun and match_of(open_table).last_of(first) is not None:
            return open_table, ponders, first, second
        if not await one_move(open_table, first, Random(1)):
            ponders.go.set()
            await asyncio.sleep(0)
            ponders.go.clear()
            ponders.begun.clear()
            ponders.given.clear()
            await asyncio.wait_for(ponders.given.wait(), 120)
    raise AssertionError("the engine was never asked")


@runs
async def test_answers_thought_out_before_an_undo_are_dropped(service: TableService) -> None:
    open_table, ponders, first, second = await at_a_pondering_table(service)
    match, thought = match_of(open_table), len(ponders.begun)
    await session_of(open_table).undo(first, keep=match.last_of(first))
    asked = session_of(open_table).undo_asked
    assert asked is None, "only the computer sits here: it is asked for no consent"
    stood = len(match.kept)
    ponders.go.set()
    await asyncio.sleep(0.05)
    assert session_of(open_table).fault is None
    assert not any(entry.label.seat == second for entry in match.kept[stood:]) or len(ponders.begun) > thought
    await play_on(open_table, Random(2), lambda match: match.over or len(match.kept) > stood + 6)
    assert session_of(open_table).fault is None


@runs
async def test_changes_while_the_computer_waits_for_the_table_are_seen(service: TableService) -> None:
    """Another process drove the table, and a person sat in for the engine just before this one may drive it."""
    open_table, ponders, _, second = await at_a_pondering_table(service)
    purpose = ponders.begun[-1].purpose

    def passed(match: Match) -> bool:
        return match.question is not None and purpose not in [one.purpose for one in match.asked(second)]

    class TakesItsTime:
        async def take(self) -> bool:
            await session_of(open_table).seat_person(second)
            await play_on(open_table, Random(1), passed)
            await session_of(open_table).seat_bot(second)
            return True

        async def give_back(self) -> None:
            given_back.set()

    given_back = asyncio.Event()
    BotRunner(session_of(open_table), InProcessBots(), (), TakesItsTime()).wake()
    await asyncio.wait_for(given_back.wait(), 120)
    assert session_of(open_table).fault is None


@runs
async def test_a_seat_taken_while_the_engine_ponders_is_its_persons_to_answer(service: TableService) -> None:
    open_table, ponders, _, second = await at_a_pondering_table(service)
    held = len(match_of(open_table).kept)
    await service.permissions.take_over("host", session_of(open_table).id, second)
    ponders.go.set()
    for _ in range(5):
        await asyncio.sleep(0.01)
    assert session_of(open_table).fault is None
    assert len(match_of(open_table).kept) == held, "the engine answered for a person"
    filled = by_touch(open_table, second, Random(1))
    assert filled is not None
    with service.notifications.subscribed(session_of(open_table).id) as changed:
        await service.permissions.hand_over("host", session_of(open_table).id, second)
        before = len(ponders.begun)
        while len(match_of(open_table).kept) <= held:
            await asyncio.wait_for(changed.wait(), 120)
            changed.clear()
    assert len(ponders.begun) >= before
    assert session_of(open_table).fault is None


class Dawdles(InProcessBots):
    """Thinks for a moment that is never the same."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    async def answer(self, task: BotTask) -> Any:
        for _ in range(self._luck.randrange(12)):
            await asyncio.sleep(0)
        return answer_task(task)


@runs
async def test_people_who_change_everything_all_the_time_never_stop_the_engine(service: TableService) -> None:
    for seed in range(STORMS):
        luck = Random(seed)
        service._registry._bot_pool = Dawdles(luck)
        order = TableOrder(scenario="duel", seats={"ann": HERE, "bea": BOT}, dice="seeded", seed=str(seed), pace=0)
        open_table = await service.table(await service.setup.set_table("host", order))
        name, match = session_of(open_table).id, match_of(open_table)

        async def storm(deed: str, open_table: OpenTable = open_table, name: str = name, luck: Random = luck) -> None:
            with suppress(TableError, AnswerRefused):
                if deed == "back":
                    await session_of(open_table).undo("ann")
                elif deed == "sit":
                    await service.permissions.take_over("host", name, "bea")
                elif deed == "leave":
                    await service.permissions.hand_over("host", name, "bea")
                else:
                    await one_move(open_table, luck.choice(session_of(open_table).people), luck)

        for _ in range(60):
            if match.over:
                break
            deeds = luck.choices(["move", "back", "sit", "leave"], [6, 2, 1, 2], k=luck.randint(1, 3))
            await asyncio.gather(*(storm(deed) for deed in deeds))
            assert session_of(open_table).fault is None, f"seed {seed}: {session_of(open_table).fault}"
        await session_of(open_table).settle()
        assert session_of(open_table).fault is None


# ---- dice that people type in ----------------------------------------------------------------------------------------


async def until_a_roll(open_table: OpenTable, service: TableService) -> Roll | None:
    """Play until a player has to type dice in; what the table rolls by itself is waited for. None: it is over."""
    match, luck = match_of(open_table), Random(3)
    with service.notifications.subscribed(session_of(open_table).id) as changed:
        for _ in range(2_000):
            changed.clear()
            async with session_of(open_table).lock:
                question = match.question
            if question is None:
                return None
            if isinstance(question, Roll) and not session_of(open_table).rolled.get(question.seat):
                return question
            if isinstance(question, Roll):
                await asyncio.wait_for(changed.wait(), 120)
                continue
            for seat in match.waiting_for():
                if await one_move(open_table, seat, luck):
                    break
    raise AssertionError("no dice were asked for")


async def typed_table(service: TableService) -> OpenTable:
    game = service.setup.game_of("duel")
    order = TableOrder(scenario="duel", seats=dict.fromkeys(game.seats, HERE), dice="typed", seed="7", pace=0)
    return await service.table(await service.setup.set_table("host", order))


@runs
async def test_seats_of_one_table_roll_their_own_dice_or_let_the_table_roll(service: TableService) -> None:
    open_table = await typed_table(service)
    roll = await until_a_roll(open_table, service)
    assert roll is not None
    assert isinstance(match_of(open_table).dice, TypedDice)
    await session_of(open_table).roll_for(roll.seat, serial=session_of(open_table).serial)
    again = await until_a_roll(open_table, service)
    assert again is not None
    await session_of(open_table).roll_for(again.seat, serial=session_of(open_table).serial, always=True)
    typed = set()
    for _ in range(12):
        other = await until_a_roll(open_table, service)
        if other is None:
            break
        typed.add(other.seat)
        await session_of(open_table).answer(other.seat, [1] * len(other.dice), serial=session_of(open_table).serial)
    rolled = {entry.label.seat for entry in match_of(open_table).kept if entry.label.kind == "roll"}
    assert again.seat in rolled
    assert typed
    assert again.seat not in typed, "the table was to roll for this seat"


@runs
async def test_the_table_rolls_only_for_whom_it_may(service: TableService) -> None:
    open_table = await typed_table(service)
    one, other = session_of(open_table).people[:2]
    with pytest.raises(NotYours):
        await session_of(open_table).let_roll(one, other, rolls=True)
    await session_of(open_table).let_roll(one, one, rolls=True)
    assert session_of(open_table).rolled == {one: True}
    with pytest.raises(StaleAnswer):
        await session_of(open_table).roll_for(one, serial=session_of(open_table).serial + 1)


@runs
async def test_passing_ends_when_the_person_says_so(service: TableService) -> None:
    open_table = await table(service)
    first = session_of(open_table).people[0]
    await play_on(
        open_table,
        Random(8),
        lambda match: match.question is not None and session_of(open_table).may_pass(match.question.seat),
    )
    question = match_of(open_table).question
    assert question is not None
    first = question.seat
    assert (await look(open_table, first)).may_pass
    await session_of(open_table).pass_on(first, serial=session_of(open_table).serial)
    assert (await look(open_table, first)).passes
    await session_of(open_table).stop_passing(first)
    assert not (await look(open_table, first)).passes


@runs
async def test_the_masters_reason_stands_in_everybodys_log(service: TableService) -> None:
    open_table = await table(service)
    master = match_of(open_table).play.master
    assert master is not None
    await play_on(open_table, Random(2), lambda match: len(match.kept) > 15)
    await session_of(open_table).undo(master, keep=3, reason="The rope was <b>cut</b> before.")
    for seat in (*session_of(open_table).people, None):
        last = [line for line in (await look(open_table, seat)).lines if line.kind == "taken_back"][-1]
        assert last.text.endswith("The rope was <b>cut</b> before.")


@runs
async def test_a_player_alone_with_bots_need_not_confirm(service: TableService) -> None:
    """The last answer of the only person begins the round; after an undo the confirmation is asked for."""
    game = service.setup.game_of("duel")
    first, second = [seat for seat in game.seats if seat != game.master][:2]
    order = TableOrder(scenario="duel", seats={first: HERE, second: BOT}, dice="seeded", seed="7", pace=0)
    open_table = await service.table(await service.setup.set_table("host", order))
    session, joint_answers = session_of(open_table), 0
    with service.notifications.subscribed(session.id) as changed:
        while not match_of(open_table).over and session.fault is None:
            changed.clear()
            assert not (await look(open_table, first)).may_confirm
            joint_answers += match_of(open_table).joint is not None
            if not await one_move(open_table, first, Random(1)):
                await asyncio.wait_for(changed.wait(), 120)
    assert session.fault is None
    assert joint_answers
    record = match_of(open_table).record
    assert {first, second} <= {entry.label.seat for entry in record if isinstance(entry, Confirmed)}
