"""What people do at a table: answers, consent, handing over, passing, links. Each through the service's own door."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

import pytest

from holmgang.kernel.errors import AnswerRefused, SaveError, UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import read_save, save
from holmgang.table.service import (
    NoSuchTable,
    NotYours,
    Room,
    SeatOrder,
    StaleAnswer,
    TableOrder,
    TableService,
)
from holmgang.table.service.drafts import DraftAnswer
from holmgang.table.service.fight_files import export_match, import_match
from holmgang.table.web.renderer import Renderer
from tests.table.service.playing import by_touch, house, look, one_move

Test = Callable[..., Awaitable[None]]
HERE, FRIEND = SeatOrder(sitting="here"), SeatOrder(sitting="friend")


def runs(test: Test) -> Callable[..., None]:
    """A test that awaits, run to its end."""

    @wraps(test)
    def run(library: Library, tmp_path: Path) -> None:
        async def whole() -> None:
            service = house(library, tmp_path)
            try:
                await test(service)
            finally:
                await service.close()
                service.store.close()

        asyncio.run(whole())

    del run.__wrapped__  # pytest must see the fixtures, not the inner arguments
    return run


async def table(service: TableService, scenario: str = "duel", **order: Any) -> Room:
    """A table at which everybody is a person on the device of ``host``, unless the order says otherwise."""
    game = service.game_of(scenario)
    order.setdefault("seats", dict.fromkeys(game.seats, HERE))
    made = TableOrder(scenario=scenario, dice="seeded", seed="7", pace=0, **order)
    return await service.room(await service.set_table("host", made))


def match_of(room: Room) -> Match:
    assert room.table.match is not None
    return room.table.match


async def play_on(room: Room, luck: Random, until: Callable[[Match], bool]) -> None:
    """Let everybody play until something is so."""
    match = match_of(room)
    for _ in range(3_000):
        if until(match):
            return
        for seat in room.table.people:
            if await one_move(room, seat, luck):
                break
        else:
            await asyncio.sleep(0)
    raise AssertionError(f"it never came to that; over: {match.over}, open: {match.question}")


def beyond_a_throw(match: Match, seat: str) -> bool:
    """Would it take others' consent to take back what the seat decided last?"""
    last = match.last_of(seat)
    return last is not None and last < match.free_to(seat)


def seats_of(room: Room) -> tuple[str, str]:
    match = match_of(room)
    first, second = [seat for seat in match.game.seats if seat != match.game.master][:2]
    return first, second


async def filled_in(room: Room) -> tuple[str, Any, dict[str, Any]]:
    """An answer of whoever is asked, ready to be sent."""
    seat = match_of(room).waiting_for()[0]
    snapshot = await look(room, seat)
    filled = by_touch(snapshot, Random(1))
    assert filled is not None
    sketch, _, answer = filled
    return seat, answer, {"serial": snapshot.serial, "about": sketch.about, "purpose": sketch.purpose, "key": "k"}


@runs
async def test_the_same_key_answers_once(service: TableService) -> None:
    room = await table(service)
    seat, answer, given = await filled_in(room)
    first = await room.table.answer(seat, answer, **given)
    before = len(match_of(room).record)
    second = await room.table.answer(seat, answer, **given)
    assert (first.again, second.again) == (False, True)
    assert len(match_of(room).record) == before


@runs
async def test_two_at_once_under_one_key_answer_once(service: TableService) -> None:
    room = await table(service)
    seat, answer, given = await filled_in(room)
    taken = await asyncio.gather(*(room.table.answer(seat, answer, **given) for _ in range(4)))
    assert sorted(one.again for one in taken) == [False, True, True, True]


@runs
async def test_an_answer_to_an_old_question_is_told_so_and_changes_nothing(service: TableService) -> None:
    room = await table(service)
    luck = Random(1)
    old = (await look(room, seats_of(room)[0])).serial
    await play_on(room, luck, lambda match: len(match.record) > 12)
    before = room.table.version
    for seat in room.table.people:
        with pytest.raises(StaleAnswer):
            await room.table.answer(seat, {"deed": "guard"}, serial=old, key="late")
    assert room.table.version == before


@runs
async def test_nobody_answers_for_another(service: TableService) -> None:
    room = await table(service)
    await play_on(room, Random(1), lambda match: match.joint is None and match.question is not None)
    asked = match_of(room).waiting_for()[0]
    other = next(seat for seat in room.table.people if seat != asked)
    with pytest.raises(StaleAnswer):
        await room.table.answer(other, "pass", serial=room.table.serial)


@runs
async def test_a_refused_answer_changes_nothing(service: TableService) -> None:
    room = await table(service)
    seat = match_of(room).waiting_for()[0]
    before = room.table.version
    with pytest.raises(AnswerRefused):
        await room.table.answer(seat, "fly away", serial=room.table.serial)
    assert room.table.version == before


@runs
async def test_undo_is_free_for_the_own_last_decision_and_asks_beyond_a_throw(service: TableService) -> None:
    room = await table(service)
    first, second = seats_of(room)
    luck = Random(3)
    await play_on(room, luck, lambda match: bool(match.kept) and match.kept[-1].label.seat == first)
    held = len(match_of(room).kept)
    if match_of(room).free_to(first) < held:
        await room.table.undo(first)
        assert room.table.undo_asked is None
        assert len(match_of(room).kept) < held
    await play_on(room, luck, lambda match: beyond_a_throw(match, first))
    held = len(match_of(room).kept)
    await room.table.undo(first)
    assert room.table.undo_asked is not None
    assert second in room.table.undo_missing()
    assert len(match_of(room).kept) == held
    for seat in room.table.undo_missing():
        await room.table.consent(seat, True)
    assert room.table.undo_asked is None
    assert len(match_of(room).kept) < held
    assert match_of(room).log[-1].kind == "taken_back" or any(e.kind == "taken_back" for e in match_of(room).log[-6:])


@runs
async def test_whoever_shares_a_screen_agrees_there_for_all_its_seats(service: TableService) -> None:
    room = await table(service)
    first, second = seats_of(room)
    others = tuple(seat for seat in room.table.people if seat != first)
    await play_on(room, Random(3), lambda match: beyond_a_throw(match, first))
    held = len(match_of(room).kept)
    await room.table.undo(first)
    renderer = Renderer(room)
    alone, shared = (dict(renderer.look(first, "en", DraftAnswer(), beside=seats).fragments) for seats in ((), others))
    assert 'data-consent="yes"' not in alone["notice"], "who asks is not asked"
    assert 'data-consent="yes"' in shared["notice"], "the others at this screen are"
    await room.table.consent(second, True, beside=others)
    assert room.table.undo_asked is None
    assert len(match_of(room).kept) < held


@runs
async def test_a_no_ends_the_request_and_so_does_an_answer(service: TableService) -> None:
    room = await table(service)
    first, second = seats_of(room)
    luck = Random(5)
    await play_on(room, luck, lambda match: beyond_a_throw(match, first))
    held = len(match_of(room).kept)
    await room.table.undo(first)
    await room.table.consent(second, False)
    assert room.table.undo_asked is None
    await room.table.undo(first)
    await play_on(room, luck, lambda match: len(match.kept) > held)
    assert room.table.undo_asked is None


@runs
async def test_whose_seat_is_handed_to_the_engine_is_still_asked(service: TableService) -> None:
    """A host who was refused cannot lead the other from the table and take it back then."""
    room = await table(service)
    first, second = seats_of(room)
    await play_on(room, Random(5), lambda match: beyond_a_throw(match, first))
    await room.table.undo(first)
    await room.table.consent(second, False)
    for seat in room.table.people:
        if seat != first:
            await room.table.seat_bot(seat)
    held = len(match_of(room).kept)
    await room.table.undo(first)
    assert room.table.undo_asked is not None
    assert second in room.table.undo_missing()
    notice = dict(Renderer(room).look(second, "en", DraftAnswer()).fragments)["notice"]
    assert 'data-consent="yes"' in notice, "her screen asks her, though the engine plays for her"
    await room.table.consent(second, False)
    assert room.table.undo_asked is None
    assert len(match_of(room).kept) >= held


@runs
async def test_the_master_rewinds_without_asking(service: TableService) -> None:
    room = await table(service)
    master = match_of(room).play.master
    assert master is not None
    await play_on(room, Random(2), lambda match: len(match.kept) > 15)
    held = match_of(room).kept
    await room.table.undo(master, keep=3)
    assert room.table.undo_asked is None
    now = match_of(room).kept
    assert now[:3] == held[:3]
    assert all(entry.label.kind == "roll" for entry in now[3:]), "the same dice fall again, nothing else"


@runs
async def test_a_seat_goes_to_the_engine_and_back(service: TableService) -> None:
    room = await table(service)
    first, second = seats_of(room)
    for seat in (second, match_of(room).game.master or second):
        await service.hand_over("host", room.table.id, seat)
    luck = Random(4)
    with service.bell.listening(room.table.id) as rung:
        for _ in range(400):
            rung.clear()
            if match_of(room).over or len(match_of(room).record) > 40:
                break
            if not await one_move(room, first, luck):
                await asyncio.wait_for(rung.wait(), 120)
    assert {entry.label.seat for entry in match_of(room).kept} >= {first, second}
    await service.take_over("host", room.table.id, second)
    assert second in room.table.people


@runs
async def test_passing_holds_until_something_changes(service: TableService) -> None:
    room = await table(service)
    first, _ = seats_of(room)
    luck = Random(8)

    def asked_for_cards(match: Match) -> bool:
        question = match.question
        return question is not None and question.purpose == "cards" and question.seat == first

    await play_on(room, luck, asked_for_cards)
    await room.table.pass_on(first, serial=room.table.serial)
    assert first in room.table.passing
    step, purpose = match_of(room).steps, "cards"
    await play_on(room, luck, lambda match: match.over or match.steps > step)
    asked = [entry for entry in match_of(room).kept if entry.label.purpose == purpose and entry.label.seat == first]
    assert all(getattr(entry, "answer", None) == "pass" for entry in asked[-1:])


@runs
async def test_a_question_that_must_be_answered_cannot_be_passed(service: TableService) -> None:
    room = await table(service)
    await play_on(room, Random(6), lambda match: match.question is not None and match.question.purpose == "order")
    seat = match_of(room).waiting_for()[0]
    with pytest.raises(StaleAnswer):
        await room.table.pass_on(seat, serial=room.table.serial)


# ---- who may do what -------------------------------------------------------------------------------------------------


@runs
async def test_a_link_leads_to_its_seat_and_to_nothing_else(service: TableService) -> None:
    room = await table(service, seats=dict.fromkeys(service.game_of("duel").seats, FRIEND))
    name, (first, second) = room.table.id, seats_of(room)
    word = await service.invite("host", name, first)
    assert not (await service.access("guest", name)).any
    await service.accept("guest", word, "  Jana\u202e  z   hor ")
    access = await service.access("guest", name)
    assert (access.host, access.seats, access.onlooker) == (False, (first,), False)
    assert room.table.seats[first].nick == "Jana z hor"
    for deed in (
        service.invite("guest", name, second),
        service.hand_over("guest", name, second),
        service.revoke("guest", name, second),
    ):
        with pytest.raises(NotYours):
            await deed
    await service.revoke("host", name, first)
    assert not (await service.access("guest", name)).any
    with pytest.raises(NoSuchTable):
        await service.accept("guest", word)


@runs
async def test_the_store_knows_no_secret_word(service: TableService) -> None:
    room = await table(service, seats={})
    word = await service.invite("host", room.table.id, None)
    await service.accept("a guest with a long secret", word)
    with service.store.engine.connect() as connection:
        dump = "\n".join(connection.connection.driver_connection.iterdump())  # type: ignore[union-attr]
    assert room.table.id in dump
    assert word not in dump
    assert "a guest with a long secret" not in dump


@runs
async def test_a_table_is_not_set_by_nonsense(service: TableService) -> None:
    for order in (
        {"scenario": "no-such"},
        {"scenario": "../../etc/passwd.yaml"},
        {"scenario": "duel", "seats": {"nobody": {"sitting": "here"}}},
        {"scenario": "duel", "seats": {"ann": {"sitting": "engine", "policy": "genius"}}},
    ):
        with pytest.raises(UnknownName):
            await service.set_table("host", TableOrder.model_validate(order))
    assert await service.tables_of("host") == []


# ---- fight files -----------------------------------------------------------------------------------------------------


@runs
async def test_a_fight_file_goes_on_elsewhere_and_a_running_one_is_only_read(service: TableService) -> None:
    room = await table(service)
    first, _ = seats_of(room)
    await play_on(room, Random(9), lambda match: len(match.record) > 10)
    running = await export_match(service, "host", room.table.id)
    assert read_save(running).reader is not None
    with pytest.raises(SaveError):
        await import_match(service, "guest", running)
    whole = save(match_of(room))
    name = await import_match(service, "guest", whole)
    other = await service.room(name)
    assert match_of(other).question is not None
    assert (await look(other, first)).view == (await look(room, first)).view
    assert (await service.access("guest", name)).seats == room.table.people
    await play_on(other, Random(9), lambda match: match.over)
    assert not match_of(room).over
    assert await export_match(service, "guest", name) == save(match_of(other))


@runs
async def test_a_stranger_carries_nothing_home_and_a_forged_file_is_refused(service: TableService) -> None:
    room = await table(service)
    await play_on(room, Random(9), lambda match: len(match.record) > 6)
    with pytest.raises(NotYours):
        await export_match(service, "stranger", room.table.id)
    whole = save(match_of(room))
    with pytest.raises(SaveError):
        await import_match(service, "guest", whole.replace('"lives"', '"wives"', 1))
    assert await service.tables_of("guest") == []
