"""Fight files: a match saved to a file, and a match loaded from one."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from holmgang.bots.policies import restored
from holmgang.kernel.errors import SaveError
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.save import BROUGHT, Saved, Signer, public_save, read_save, save
from holmgang.table.service.errors import NotYours, TableError
from holmgang.table.service.orders import SeatOrder, table_settings
from holmgang.table.service.permissions import Admission, Permissions
from holmgang.table.service.registry import TableRegistry
from holmgang.table.service.setup import TableSetup
from holmgang.table.service.timeline import Timeline, match_from
from holmgang.table.service.uploaded_packs import UploadedPacks
from holmgang.table.service.workers import Workers

LARGEST = 4_000_000
"""The size of the largest fight file, in bytes."""


class FightFiles:
    """Saves matches to files and loads them."""

    def __init__(
        self,
        library: Library,
        workers: Workers,
        registry: TableRegistry,
        uploaded_packs: UploadedPacks,
        setup: TableSetup,
        permissions: Permissions,
        admission: Admission,
        signer: Signer,
    ) -> None:
        self._library, self._workers, self._registry = library, workers, registry
        self._packs, self._setup = uploaded_packs, setup
        self._permissions, self._admission = permissions, admission
        self._signer = signer

    async def export_match(self, visitor: str, name: str) -> str:
        """Return the fight file of a table: what the visitor saw of a running match, all of one that is over."""
        access, session = await self._permissions.access(visitor, name), await self._registry.session(name)
        if not access.any:
            raise NotYours
        async with session.lock:
            if session.match is None or session.frozen is not None:
                raise TableError("page-not-begun")
            match = session.match
            if not match.over:
                # How many entries a running match has would tell what a seat may not know: that others have answered.
                text, entries = public_save(match, access.seats[0] if access.seats else None), 0
            else:
                text, entries = save(match, session.row.settings.get("packs", ())), len(match.record)
            brought = session.row.settings.get(BROUGHT)
            return self._signer.signed(text, entries=entries, over=match.over, brought=brought)

    async def import_match(self, visitor: str, text: str | bytes) -> str:
        """Make a table that continues a fight file, its people's seats on the visitor's device; return its name.

        The whole file is replayed first and refused if it does not follow from its own record. Packs that it brings
        are checked like any uploaded ones and stay with the table.
        """
        if len(text) > LARGEST:
            raise SaveError("save-too-large")
        await self._admission.admit(visitor)  # before the visitor's file is read
        match, packs = await self._workers.upload(self._replayed, text)
        return await self._continue(visitor, match, match.sitting, packs)

    async def continue_from(
        self, visitor: str, timeline: Timeline, moment: int, here: Collection[str], packs: Sequence[str] = ()
    ) -> str:
        """Make a table that continues a match from a moment, the seats ``here`` on the visitor's device."""
        return await self._continue(visitor, match_from(timeline, moment), here, packs)

    def _replayed(self, text: str | bytes) -> tuple[Match, Sequence[str]]:
        """Return the match of a fight file, and the packs that the server lacks."""
        saved = read_save(text)
        packs = () if self._has_content(saved) else saved.packs
        return restored(self._packs.with_packs(packs), saved), packs

    def _has_content(self, saved: Saved) -> bool:
        """Return whether the server has all the content that the match was played with."""
        system = self._library.systems.get(saved.system)
        return system is not None and self._library.pack(system).hash == saved.head["content_hash"]

    async def _continue(self, visitor: str, match: Match, here: Collection[str], packs: Sequence[str]) -> str:
        seats = {seat: SeatOrder(sitting="here") for seat in here}
        dice = match.dice.plain()
        settings = table_settings(dice["mode"], packs=packs, secret=dice.get("secret", ""))
        settings[BROUGHT] = len(match.record)
        name = await self._setup.add_table(visitor, match.game, seats, settings)
        await self._setup.begin_with(name, match)
        return name
