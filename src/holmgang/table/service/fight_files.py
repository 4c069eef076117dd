"""Fight files: a match carried home, and a match brought in from elsewhere."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from holmgang.bots.opening import restored
from holmgang.kernel.errors import SaveError
from holmgang.kernel.match import Match
from holmgang.kernel.save import Saved, public_save, read_save, save
from holmgang.table.service.errors import NotYours, TableError
from holmgang.table.service.orders import SeatOrder, table_settings
from holmgang.table.service.table_service import TableService

LARGEST = 4_000_000
"""No fight file is larger than this, in bytes."""


async def export_match(service: TableService, visitor: str, name: str) -> str:
    """The fight file of a table: what the visitor saw of it while it runs, the whole of it once it is over."""
    access, table = await service.access(visitor, name), (await service.room(name)).table
    if not access.any:
        raise NotYours
    async with table.lock:
        if table.match is None or table.frozen is not None:
            raise TableError("page-not-begun")
        if table.match.over:
            return save(table.match, table.row.settings.get("packs", ()))
        return public_save(table.match, access.seats[0] if access.seats else None)


async def import_match(service: TableService, visitor: str, text: str | bytes) -> str:
    """A table at which a fight file goes on, its people's seats on the visitor's device; returns its name.

    The whole file is played again first, and refused where it does not follow from its own record. Packs that it
    brings along are checked like any that people bring, and stay with the table.
    """
    if len(text) > LARGEST:
        raise SaveError("save-too-large")
    await service.admission.admit(visitor)  # before anything of theirs is read
    match, packs = await service.aside(_played_again, service, text)
    return await continue_match(service, visitor, match, match.sitting, packs)


def _played_again(service: TableService, text: str | bytes) -> tuple[Match, Sequence[str]]:
    """The match of a fight file, and the packs that the house lacks."""
    saved = read_save(text)
    packs = () if _at_home(service, saved) else saved.packs
    return restored(service.uploaded_packs.with_packs(packs), saved), packs


def _at_home(service: TableService, saved: Saved) -> bool:
    """Has the house itself all that the match was played with? Then its packs are on the shelf already."""
    system = service.library.systems.get(saved.system)
    return system is not None and service.library.pack(system).hash == saved.head["content_hash"]


async def continue_match(
    service: TableService, visitor: str, match: Match, here: Collection[str], packs: Sequence[str] = ()
) -> str:
    """A new table at which a match goes on, the seats ``here`` on the visitor's device; returns its name."""
    seats = {seat: SeatOrder(sitting="here") for seat in here}
    dice = match.dice.plain()
    settings = table_settings(dice["mode"], packs=packs, secret=dice.get("secret", ""))
    name = await service.lay(visitor, match.game, seats, settings)
    room = await service.room(name)
    await room.table.act(lambda: service.begin_with(room.table, match, match.dice, 0))
    return name
