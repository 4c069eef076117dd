"""Acts of people at a table: answers, consent, handing over, passing, links. Each goes through the service."""

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
from holmgang.kernel.save import read_save, save, signature_in
from holmgang.table.service import (
    NoSuchTable,
    NotYours,
    OpenTable,
    SeatOrder,
    StaleAnswer,
    TableOrder,
    TableService,
)
from holmgang.table.web.renderer import Renderer
from tests.table.service.playing import by_touch, house, look, match_of, one_move, session_of

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
                service._store.close()

        asyncio.run(whole())

    del run.__wrapped__  # pytest must see the fixtures, not the inner arguments
    return run


async def table(service: TableService, scenario: str = "duel", **order: Any) -> OpenTable:
    """A table at which everybody is a person on the device of ``host``, unless the order says otherwise."""
    game = service.setup.game_of(scenario)
    order.setdefault("seats", dict.fromkeys(game.seats, HERE))
    made = TableOrder(scenario=scenario, dice="seeded", seed="7", pace=0, **order)
    return await service.table(await service.setup.set_table("host", made))


async def play_on(open_table: OpenTable, luck: Random, until: Callable[[Match], bool]) -> None:
    """Let everybody play until something is so."""
    match = match_of(open_table)
    for _ in range(3_000):
        if until(match):
            return
        for seat in session_of(open_table).people:
            if await one_move(open_table, seat, luck):
                break
        else:
            await asyncio.sleep(0)
    raise AssertionError(f"it never came to that; over: {match.over}, open: {match.question}")


def beyond_a_throw(match: Match, seat: str) -> bool:
    """Return whether the last decision of the seat can be taken back only with the consent of others."""
    last = match.last_of(seat)
    return last is not None and last < match.free_to(seat)


def seats_of(open_table: OpenTable) -> tuple[str, str]:
    match = match_of(open_table)
    first, second = [seat for seat in match.game.seats if seat != match.game.master][:2]
    return first, second


async def filled_in(open_table: OpenTable) -> tuple[str, Any, dict[str, Any]]:
    """Return an answer of the seat that is asked, ready to be sent."""
    seat = match_of(open_table).waiting_for()[0]
    snapshot = await look(open_table, seat)
    filled = by_touch(open_table, seat, Random(1))
    assert filled is not None
    inputs, _, answer = filled
    return seat, answer, {"serial": snapshot.serial, "about": inputs.about, "purpose": inputs.purpose, "key": "k"}


@runs
async def test_the_same_key_answers_once(service: TableService) -> None:
    open_table = await table(service)
    seat, answer, given = await filled_in(open_table)
    first = await session_of(open_table).answer(seat, answer, **given)
    before = len(match_of(open_table).record)
    second = await session_of(open_table).answer(seat, answer, **given)
    assert (first.again, second.again) == (False, True)
    assert len(match_of(open_table).record) == before


@runs
async def test_two_at_once_under_one_key_answer_once(service: TableService) -> None:
    open_table = await table(service)
    seat, answer, given = await filled_in(open_table)
    taken = await asyncio.gather(*(session_of(open_table).answer(seat, answer, **given) for _ in range(4)))
    assert sorted(one.again for one in taken) == [False, True, True, True]


@runs
async def test_an_answer_to_an_old_question_is_told_so_and_changes_nothing(service: TableService) -> None:
    open_table = await table(service)
    luck = Random(1)
    old = (await look(open_table, seats_of(open_table)[0])).serial
    await play_on(open_table, luck, lambda match: len(match.record) > 12)
    before = session_of(open_table).version
    for seat in session_of(open_table).people:
        with pytest.raises(StaleAnswer):
            await session_of(open_table).answer(seat, {"deed": "guard"}, serial=old, key="late")
    assert session_of(open_table).version == before


@runs
async def test_a_visitor_cannot_answer_for_another(service: TableService) -> None:
    open_table = await table(service)
    await play_on(open_table, Random(1), lambda match: match.joint is None and match.question is not None)
    asked = match_of(open_table).waiting_for()[0]
    other = next(seat for seat in session_of(open_table).people if seat != asked)
    with pytest.raises(StaleAnswer):
        await session_of(open_table).answer(other, "pass", serial=session_of(open_table).serial)


@runs
async def test_a_refused_answer_changes_nothing(service: TableService) -> None:
    open_table = await table(service)
    seat = match_of(open_table).waiting_for()[0]
    before = session_of(open_table).version
    with pytest.raises(AnswerRefused):
        await session_of(open_table).answer(seat, "fly away", serial=session_of(open_table).serial)
    assert session_of(open_table).version == before


@runs
async def test_undo_is_free_for_the_own_last_decision_and_asks_beyond_a_throw(service: TableService) -> None:
    open_table = await table(service)
    first, second = seats_of(open_table)
    luck = Random(3)
    await play_on(open_table, luck, lambda match: bool(match.kept) and match.kept[-1].label.seat == first)
    held = len(match_of(open_table).kept)
    if match_of(open_table).free_to(first) < held:
        await session_of(open_table).undo(first)
        assert session_of(open_table).undo_asked is None
        assert len(match_of(open_table).kept) < held
    await play_on(open_table, luck, lambda match: beyond_a_throw(match, first))
    held = len(match_of(open_table).kept)
    await session_of(open_table).undo(first)
    assert session_of(open_table).undo_asked is not None
    assert second in session_of(open_table).undo_missing()
    assert len(match_of(open_table).kept) == held
    for seat in session_of(open_table).undo_missing():
        await session_of(open_table).consent(seat, True)
    assert session_of(open_table).undo_asked is None
    assert len(match_of(open_table).kept) < held
    assert match_of(open_table).log[-1].kind == "taken_back" or any(
        e.kind == "taken_back" for e in match_of(open_table).log[-6:]
    )


@runs
async def test_a_shared_screen_agrees_for_all_its_seats(service: TableService) -> None:
    open_table = await table(service)
    first, second = seats_of(open_table)
    others = tuple(seat for seat in session_of(open_table).people if seat != first)
    await play_on(open_table, Random(3), lambda match: beyond_a_throw(match, first))
    held = len(match_of(open_table).kept)
    await session_of(open_table).undo(first)
    snapshot = await look(open_table, first)
    alone, shared = (dict(Renderer().render(snapshot, beside=one).fragments) for one in ((), others))
    assert 'data-consent="yes"' not in alone["notice"], "who asks is not asked"
    assert 'data-consent="yes"' in shared["notice"], "the others at this screen are"
    await session_of(open_table).consent(second, True, beside=others)
    assert session_of(open_table).undo_asked is None
    assert len(match_of(open_table).kept) < held


@runs
async def test_a_no_ends_the_request_and_so_does_an_answer(service: TableService) -> None:
    open_table = await table(service)
    first, second = seats_of(open_table)
    luck = Random(5)
    await play_on(open_table, luck, lambda match: beyond_a_throw(match, first))
    held = len(match_of(open_table).kept)
    await session_of(open_table).undo(first)
    await session_of(open_table).consent(second, False)
    assert session_of(open_table).undo_asked is None
    await session_of(open_table).undo(first)
    await play_on(open_table, luck, lambda match: len(match.kept) > held)
    assert session_of(open_table).undo_asked is None


@runs
async def test_a_player_whose_seat_the_computer_plays_is_still_asked(service: TableService) -> None:
    """A host who was refused cannot lead the other from the table and take it back then."""
    open_table = await table(service)
    first, second = seats_of(open_table)
    await play_on(open_table, Random(5), lambda match: beyond_a_throw(match, first))
    await session_of(open_table).undo(first)
    asked = session_of(open_table).undo_asked
    assert asked is not None
    await session_of(open_table).consent(second, False)
    for seat in session_of(open_table).people:
        if seat != first:
            await session_of(open_table).seat_bot(seat)
    held = len(match_of(open_table).kept)
    await session_of(open_table).undo(first, keep=asked["keep"])
    assert session_of(open_table).undo_asked is not None
    assert second in session_of(open_table).undo_missing()
    notice = dict(Renderer().render(await look(open_table, second)).fragments)["notice"]
    assert 'data-consent="yes"' in notice, "her screen asks her, though the engine plays for her"
    await session_of(open_table).consent(second, False)
    assert session_of(open_table).undo_asked is None
    assert len(match_of(open_table).kept) >= held


@runs
async def test_the_master_rewinds_without_asking(service: TableService) -> None:
    open_table = await table(service)
    master = match_of(open_table).play.master
    assert master is not None
    await play_on(open_table, Random(2), lambda match: len(match.kept) > 15)
    held = match_of(open_table).kept
    await session_of(open_table).undo(master, keep=3)
    assert session_of(open_table).undo_asked is None
    now = match_of(open_table).kept
    assert now[:3] == held[:3]
    assert all(entry.label.kind == "roll" for entry in now[3:]), "the same dice fall again, nothing else"


@runs
async def test_a_seat_goes_to_the_engine_and_back(service: TableService) -> None:
    open_table = await table(service)
    first, second = seats_of(open_table)
    for seat in (second, match_of(open_table).game.master or second):
        await service.permissions.hand_over("host", session_of(open_table).id, seat)
    luck = Random(4)
    with service.notifications.subscribed(session_of(open_table).id) as changed:
        for _ in range(400):
            changed.clear()
            if match_of(open_table).over or len(match_of(open_table).record) > 40:
                break
            if not await one_move(open_table, first, luck):
                await asyncio.wait_for(changed.wait(), 120)
    assert {entry.label.seat for entry in match_of(open_table).kept} >= {first, second}
    await service.permissions.take_over("host", session_of(open_table).id, second)
    assert second in session_of(open_table).people


@runs
async def test_passing_holds_until_something_changes(service: TableService) -> None:
    open_table = await table(service)
    first, _ = seats_of(open_table)
    luck = Random(8)

    def asked_for_cards(match: Match) -> bool:
        question = match.question
        return question is not None and question.purpose == "cards" and question.seat == first

    await play_on(open_table, luck, asked_for_cards)
    await session_of(open_table).pass_on(first, serial=session_of(open_table).serial)
    assert first in session_of(open_table).passing
    step, purpose = match_of(open_table).steps, "cards"
    await play_on(open_table, luck, lambda match: match.over or match.steps > step)
    asked = [
        entry for entry in match_of(open_table).kept if entry.label.purpose == purpose and entry.label.seat == first
    ]
    assert all(getattr(entry, "answer", None) == "pass" for entry in asked[-1:])


@runs
async def test_a_question_that_must_be_answered_cannot_be_passed(service: TableService) -> None:
    open_table = await table(service)
    await play_on(open_table, Random(6), lambda match: match.question is not None and match.question.purpose == "order")
    seat = match_of(open_table).waiting_for()[0]
    with pytest.raises(StaleAnswer):
        await session_of(open_table).pass_on(seat, serial=session_of(open_table).serial)


# ---- who may do what -------------------------------------------------------------------------------------------------


@runs
async def test_a_link_leads_to_its_seat_and_to_nothing_else(service: TableService) -> None:
    open_table = await table(service, seats=dict.fromkeys(service.setup.game_of("duel").seats, FRIEND))
    name, (first, second) = session_of(open_table).id, seats_of(open_table)
    word = await service.permissions.invite("host", name, first)
    assert not (await service.permissions.access("guest", name)).any
    await service.permissions.accept("guest", word, "  Jana\u202e  z   hor ")
    access = await service.permissions.access("guest", name)
    assert (access.host, access.seats, access.onlooker) == (False, (first,), False)
    assert session_of(open_table).seats[first].nick == "Jana z hor"
    for deed in (
        service.permissions.invite("guest", name, second),
        service.permissions.hand_over("guest", name, second),
        service.permissions.revoke("guest", name, second),
    ):
        with pytest.raises(NotYours):
            await deed
    await service.permissions.revoke("host", name, first)
    assert not (await service.permissions.access("guest", name)).any
    with pytest.raises(NoSuchTable):
        await service.permissions.accept("guest", word)


@runs
async def test_the_store_knows_no_secret_word(service: TableService) -> None:
    open_table = await table(service, seats={})
    word = await service.permissions.invite("host", session_of(open_table).id, None)
    await service.permissions.accept("a guest with a long secret", word)
    with service._store.engine.connect() as connection:
        dump = "\n".join(connection.connection.driver_connection.iterdump())  # type: ignore[union-attr]
    assert session_of(open_table).id in dump
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
            await service.setup.set_table("host", TableOrder.model_validate(order))
    assert await service.permissions.tables_of("host") == []


# ---- fight files -----------------------------------------------------------------------------------------------------


@runs
async def test_a_fight_file_goes_on_elsewhere_and_a_running_one_is_only_read(service: TableService) -> None:
    open_table = await table(service)
    first, _ = seats_of(open_table)
    await play_on(open_table, Random(9), lambda match: len(match.record) > 10)
    running = await service.files.export_match("host", session_of(open_table).id)
    assert read_save(running).reader is not None
    with pytest.raises(SaveError):
        await service.files.import_match("guest", running)
    whole = save(match_of(open_table))
    name = await service.files.import_match("guest", whole)
    other = await service.table(name)
    assert match_of(other).question is not None
    assert (await look(other, first)).view == (await look(open_table, first)).view
    assert (await service.permissions.access("guest", name)).seats == session_of(open_table).people
    await play_on(other, Random(9), lambda match: match.over)
    assert not match_of(open_table).over
    *record, signed = (await service.files.export_match("guest", name)).splitlines(keepends=True)
    assert "".join(record) == save(match_of(other))
    signature = signature_in(signed.encode())
    assert signature is not None
    assert signature.valid()


@runs
async def test_a_stranger_carries_nothing_home_and_a_forged_file_is_refused(service: TableService) -> None:
    open_table = await table(service)
    await play_on(open_table, Random(9), lambda match: len(match.record) > 6)
    with pytest.raises(NotYours):
        await service.files.export_match("stranger", session_of(open_table).id)
    whole = save(match_of(open_table))
    with pytest.raises(SaveError):
        await service.files.import_match("guest", whole.replace('"lives"', '"wives"', 1))
    assert await service.permissions.tables_of("guest") == []
