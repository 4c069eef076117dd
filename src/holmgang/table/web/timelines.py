"""A match that a visitor looks back at: its timeline, and the seat whose view is shown."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fastapi import Request

from holmgang.table.service import Access, OpenTable
from holmgang.table.service.timeline import Timeline
from holmgang.table.snapshot import Snapshot
from holmgang.table.web.pages import service_of
from holmgang.table.web.table_pages import entered
from holmgang.table.web.visitors import Visitor


@dataclass(frozen=True)
class PastMatch:
    """A timeline, and the visitor who looks at it."""

    timeline: Timeline
    table: OpenTable
    visitor: Visitor
    access: Access

    def seat(self, wanted: str | None) -> str | None:
        """Return the seat whose view is shown: the one asked for, else the visitor's own, else the onlooker's."""
        if wanted is None:
            return self.access.seats[0] if self.access.seats else None
        return wanted if wanted in self.table.game.seats else None

    @property
    def side(self) -> str:
        """The side that the visitor played; empty for an onlooker and for a visitor with seats on several sides."""
        game = self.table.game
        sides = game.system.sides(game.scenario)
        own = {sides.get(seat, "") for seat in self.access.seats}
        return own.pop() if len(own) == 1 else ""

    def snapshot(self, moment: int, seat: str | None) -> Snapshot:
        """Return the match at a moment as the seat saw it; -1 is the end."""
        number = moment % len(self.timeline.moments)
        made = self.timeline.snapshot(number, seat, self.table.words(self.visitor.lang))
        return replace(made, looks=self.table.looks)


async def past_match(request: Request, name: str) -> PastMatch:
    """Return the match of a table that is over; raise ``TableError`` if it is not."""
    visitor, table, access = await entered(request, name)
    return PastMatch(await service_of(request).timelines.of(name), table, visitor, access)
