"""What the master does about a table, beside answering: pause, stop before each turn, notes, seats.

All of it stands in the table's row, so it outlives a restart. Rulings and corrections are answers like any other and
need nothing here.
"""

from __future__ import annotations

from typing import Final

from holmgang.kernel.errors import UnknownName
from holmgang.kernel.messages import A_SEAT
from holmgang.table.service.access import SEAT
from holmgang.table.service.errors import NotYours, TableError
from holmgang.table.service.table_service import TableService
from holmgang.table.service.table_session import TableSession

LONGEST_NOTES: Final = 20_000
LONGEST_REASON: Final = 200


async def as_master(service: TableService, visitor: str, name: str) -> TableSession:
    """The table, for whoever holds its master's seat; nobody else."""
    access, table = await service.access(visitor, name), (await service.room(name)).table
    if table.game.master is None or table.game.master not in access.seats:
        raise NotYours("desk-not-master")
    return table


async def pause(service: TableService, visitor: str, name: str, paused: bool) -> None:
    """Nobody answers, and the engine waits, until the master lets the fight go on."""
    table = await as_master(service, visitor, name)
    await table.act(lambda: table.stand({"paused": paused}))


async def stop_before_turns(service: TableService, visitor: str, name: str, stop: bool) -> None:
    """Is the master asked between two steps whether anything is to be put right? Else play goes on by itself."""
    table = await as_master(service, visitor, name)
    await table.act(lambda: table.stand({"stop": stop}))


async def keep_notes(service: TableService, visitor: str, name: str, notes: str) -> None:
    """The master's own notes; they reach no other seat."""
    table = await as_master(service, visitor, name)
    kept = notes.replace("\r\n", "\n")[:LONGEST_NOTES]
    await table.act(lambda: table.stand({"notes": kept}))


async def hand_to_bot(service: TableService, visitor: str, name: str, seat: str, policy: str) -> None:
    """The engine plays a seat from now on."""
    table = await as_master(service, visitor, name)
    if seat not in table.seats:
        raise UnknownName(A_SEAT, seat, table.seats)
    await service.hand_over(visitor, name, seat, policy)


async def hand_to_person(service: TableService, visitor: str, name: str, seat: str) -> None:
    """The engine leaves a seat to whoever holds it. One that nobody holds becomes the host's own, if the host asks."""
    table = await as_master(service, visitor, name)
    holders = await service.disk(service.store.holders, name)
    if any(grant.role == SEAT and grant.seat == seat for _, grant in holders):
        await table.seat_person(seat)
    elif (await service.access(visitor, name)).host:
        await service.take_over(visitor, name, seat)
    else:
        raise TableError("desk-nobody-there")


async def rewind(service: TableService, visitor: str, name: str, keep: int, reason: str = "") -> None:
    """Back to a moment: a ruling of the master, who asks nobody; the log tells whose it was, and why."""
    table = await as_master(service, visitor, name)
    await table.undo(str(table.game.master), keep=keep, reason=reason.strip()[:LONGEST_REASON])
