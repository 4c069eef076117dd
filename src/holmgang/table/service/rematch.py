"""Another round: the same people at a new table, as they sat or with their seats exchanged."""

from __future__ import annotations

from dataclasses import replace

from holmgang.table.service.access import fresh_name
from holmgang.table.service.errors import NotYours, TableError
from holmgang.table.service.orders import PACE, table_settings
from holmgang.table.service.table_service import TableService
from holmgang.table.store import Grant, TableRow

NEXT = "next"
"""Under this name an old table keeps where its people have gone."""


async def again(service: TableService, visitor: str, name: str, *, swap: bool = False) -> str:
    """A new table for everybody of a table whose match is over; returns its name.

    Whoever asks second is led to the table that the first one set. Fair dice need a new secret and new words, so such a
    table gathers first; others begin at once.
    """
    access, table = await service.access(visitor, name), (await service.room(name)).table
    if not (access.host or access.seats):
        raise NotYours
    holders = await service.disk(service.store.holders, name)

    async def doing() -> str:
        if table.match is None or not table.match.over:
            raise TableError("replay-not-over")
        known: str | None = table.row.standing.get(NEXT)
        if known is not None:
            return known
        made, now = fresh_name(), service.store.clock()
        seats = table.game.scenario.seats
        players = [seat for seat in seats if seats[seat].role == "player"]
        moved = dict(zip(players, [*players[1:], *players[:1]], strict=True)) if swap else {}
        came = {to: seat for seat, to in moved.items()}
        rows = [
            replace(row, sitting=from_.sitting, nick=from_.nick)
            for row in table.seats.values()
            for from_ in (table.seats[came.get(row.seat, row.seat)],)
        ]
        grants = [(guest, Grant(made, one.role, moved.get(one.seat, one.seat))) for guest, one in holders]
        old = table.row.settings
        dice = old["dice"] if old["dice"] in ("fair", "typed") else "seeded"
        settings = table_settings(dice, pace=old.get("pace", PACE), packs=old.get("packs", ()))
        row = TableRow(
            id=made,
            created=now,
            touched=now,
            system=table.row.system,
            scenario=dict(table.row.scenario),
            settings=settings,
        )
        await service.add_table(visitor, row, rows, grants)
        await table.stand({NEXT: made})
        return made

    made = await table.act(doing)
    room = await service.room(made)
    if room.table.match is None and room.table.row.settings["dice"] != "fair":
        await service.begin(made)
    return made
