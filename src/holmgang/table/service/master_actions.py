"""Acts of the master beside answering: pause, stop before each step, notes, seats, undo.

All of it is stored in the table's row, so it outlives a restart. Rulings and corrections are answers like any other and
need nothing here.
"""

from __future__ import annotations

from typing import Final

from holmgang.kernel.errors import UnknownName
from holmgang.kernel.messages import A_SEAT
from holmgang.table.service.errors import NotYours, TableError
from holmgang.table.service.permissions import Permissions
from holmgang.table.service.registry import TableRegistry
from holmgang.table.service.table_session import TableSession

LONGEST_NOTES: Final = 20_000
LONGEST_REASON: Final = 200


class MasterActions:
    """The actions of a table's master. Each raises :class:`NotYours` for a visitor without the master's seat."""

    def __init__(self, registry: TableRegistry, permissions: Permissions) -> None:
        self._registry, self._permissions = registry, permissions

    async def check(self, visitor: str, name: str) -> None:
        """Return if the visitor holds the master's seat; raise :class:`NotYours` if not."""
        await self._session(visitor, name)

    async def _session(self, visitor: str, name: str) -> TableSession:
        access, session = await self._permissions.access(visitor, name), await self._registry.session(name)
        if session.game.master is None or session.game.master not in access.seats:
            raise NotYours("desk-not-master")
        return session

    async def pause(self, visitor: str, name: str, paused: bool) -> None:
        """Stop all answers, the bots' too, until the master continues."""
        session = await self._session(visitor, name)
        await session.act(lambda: session.set_standing({"paused": paused}))

    async def stop_before_steps(self, visitor: str, name: str, stop: bool) -> None:
        """Ask the master between two steps for corrections, or go on without asking."""
        session = await self._session(visitor, name)
        await session.act(lambda: session.set_standing({"stop": stop}))

    async def keep_notes(self, visitor: str, name: str, notes: str) -> None:
        """Store the master's notes; no other seat sees them."""
        session = await self._session(visitor, name)
        kept = notes.replace("\r\n", "\n")[:LONGEST_NOTES]
        await session.act(lambda: session.set_standing({"notes": kept}))

    async def hand_to_bot(self, visitor: str, name: str, seat: str, policy: str) -> None:
        """Let a bot play a seat from now on."""
        session = await self._session(visitor, name)
        if seat not in session.seats:
            raise UnknownName(A_SEAT, seat, session.seats)
        await self._permissions.hand_over(visitor, name, seat, policy)

    async def hand_to_person(self, visitor: str, name: str, seat: str) -> None:
        """Give a bot's seat back to its holder. A seat without a holder becomes the host's own, if the host asks."""
        session = await self._session(visitor, name)
        if seat in await self._permissions.held_seats(name):
            await session.seat_person(seat)
        elif (await self._permissions.access(visitor, name)).host:
            await self._permissions.take_over(visitor, name, seat)
        else:
            raise TableError("desk-nobody-there")

    async def rewind(self, visitor: str, name: str, keep: int, reason: str = "") -> None:
        """Undo all but the first ``keep`` answers without consent: a ruling, which the log tells with its reason."""
        session = await self._session(visitor, name)
        await session.undo(str(session.game.master), keep=keep, reason=reason.strip()[:LONGEST_REASON])
