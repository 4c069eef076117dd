"""Nothing that a page holds leads to the match: neither a snapshot nor anything in it."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import BuiltinFunctionType, CodeType, FrameType, FunctionType, GetSetDescriptorType, ModuleType
from typing import Any

import pytest

from holmgang.kernel.content import Scenario
from holmgang.kernel.dice import FairDice, OpenDice, SeededDice, TypedDice
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.play import Play
from holmgang.kernel.system import Game, System
from holmgang.table.service import OpenTable, SeatOrder, TableOrder, TableService
from holmgang.table.service.table_session import TableSession
from holmgang.table.snapshot import DraftInputs, Snapshot
from holmgang.table.store import Store
from tests.loops import run_apart
from tests.table.service.playing import house, match_of, one_move, session_of

FIGHTS = ("k6/holding_the_bridge", "kampbogen/toll_road", "tkds/gatehouse", "psychopaths/wasteland_three")
MOVES = 14
BEHIND = (Match, Play, FairDice, OpenDice, SeededDice, TypedDice, TableSession, Store)
NOT_DATA = (type, ModuleType, CodeType, FrameType, BuiltinFunctionType, GetSetDescriptorType)


def reachable(start: object, stop: tuple[type, ...] = ()) -> Iterator[object]:
    """Yield every object that a holder of ``start`` can reach: attributes, items, closures. Code itself is left out.

    Objects of the types in ``stop`` are yielded and not followed.
    """
    seen, pending = set[int](), [start]
    while pending:
        one = pending.pop()
        if id(one) in seen or isinstance(one, NOT_DATA):
            continue
        seen.add(id(one))
        yield one
        if isinstance(one, stop):
            continue
        if isinstance(one, FunctionType):  # its globals are the module's, not the match's
            pending += [*(one.__closure__ or ()), *(one.__defaults__ or ()), *(one.__kwdefaults__ or {}).values()]
        else:
            pending += gc.get_referents(one)


def behind(system: System[Any]) -> tuple[type, ...]:
    """Return the types that no snapshot may lead to."""
    return (*BEHIND, system.state_type)


async def began(service: TableService, scenario: str, moves: int = MOVES) -> OpenTable:
    """Return a table on whose seats persons sit, some moves after its start; fewer if the fight is over by then."""
    seats = dict.fromkeys(service.setup.game_of(scenario).seats, SeatOrder(sitting="friend"))
    order = TableOrder(scenario=scenario, seats=seats, dice="seeded", seed="7", pace=0)
    table = await service.table(await service.setup.set_table("host", order))
    luck = Random(scenario)
    for _ in range(moves):
        for seat in session_of(table).people:
            if await one_move(table, seat, luck):
                break
        else:
            return await began(service, scenario, moves // 2)
    return table


@pytest.mark.parametrize("scenario", FIGHTS)
def test_a_snapshot_leads_to_no_match_no_play_no_dice_and_no_state(tmp_path: Path, scenario: str) -> None:
    async def fight() -> None:
        service = house(Library.discover(), tmp_path)
        table = await began(service, scenario)
        forbidden = behind(table.info.system)
        readers = [await table.snapshot(seat, "en") for seat in (*table.info.seats, None)]
        assert any(snapshot.questions for snapshot in readers)
        for snapshot in readers:
            list(snapshot.lines)  # lines are put into words when they are read
            async with table.reading() as snapshots:
                draft = snapshots.draft(snapshot.seat, "en", DraftInputs())
            found = [type(one).__name__ for one in reachable((snapshot, draft)) if isinstance(one, forbidden)]
            assert found == [], f"the snapshot of {snapshot.seat} leads to {found}"
        await service.close()
        service._store.close()

    run_apart(fight())


def test_the_walk_finds_a_match_in_a_closure(tmp_path: Path) -> None:
    async def fight() -> None:
        service = house(Library.discover(), tmp_path)
        table = await began(service, FIGHTS[0])
        match = match_of(table)
        spoiled = replace(await table.snapshot(None, "en"), own=(lambda: match,))  # type: ignore[arg-type]
        assert match in list(reachable(spoiled, stop=(Match,)))
        await service.close()
        service._store.close()

    run_apart(fight())


def public(one: object) -> Iterator[tuple[str, object]]:
    """Yield the public attributes of an object, properties among them."""
    for name in dir(one):
        if not name.startswith("_") and not callable(value := getattr(one, name)):
            yield name, value


def test_no_public_attribute_of_what_pages_hold_leads_to_a_match(tmp_path: Path) -> None:
    async def fight() -> None:
        service = house(Library.discover(), tmp_path)
        table = await began(service, FIGHTS[0])
        forbidden = (*behind(table.info.system), Game, Scenario)  # a scenario holds what its set-up hides
        pending: list[tuple[str, object]] = [("service", service), ("table", table)]
        async with table.reading() as snapshots:
            pending.append(("reading()", snapshots))
        seen = set[int]()
        while pending:
            path, one = pending.pop()
            assert not isinstance(one, forbidden), path
            if id(one) in seen or not type(one).__module__.startswith("holmgang.table"):
                continue
            seen.add(id(one))
            if not isinstance(one, Snapshot):
                pending += [(f"{path}.{name}", value) for name, value in public(one)]
        await service.close()
        service._store.close()

    run_apart(fight())
