"""Matches that people look back at: each is played once more in a thread, and the last few are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from fastapi import Request

from holmgang.kernel.description import Teller
from holmgang.kernel.match import Match
from holmgang.kernel.view import View
from holmgang.table import draw
from holmgang.table.service import Access, Room, TableError
from holmgang.table.service.errors import TableClosed
from holmgang.table.service.timeline import Timeline
from holmgang.table.service.translations import book_in
from holmgang.table.web.table_pages import entered
from holmgang.table.web.visitors import Visitor

MOST_KEPT = 12


@dataclass(frozen=True)
class PastMatch:
    """A film, and who looks at it."""

    film: Timeline
    room: Room
    visitor: Visitor
    access: Access

    def seat(self, wanted: str | None) -> str | None:
        """Whose view is shown: the one asked for, else the visitor's own, else the onlooker's."""
        if wanted is None:
            return self.access.seats[0] if self.access.seats else None
        return wanted if wanted in self.room.table.seats else None

    def teller(self, *views: View) -> Teller:
        """The reader's words, with the names that stand in these views."""
        words = self.room.snapshots.words(self.visitor.lang)
        names = {key: name for view in views for key, name in view.names.items()}
        book = book_in(self.room.table.game.system, self.visitor.lang)
        return Teller(words.named({**words.names, **names}), book)

    def picture(self, match: Match, seat: str | None) -> draw.Picture:
        """The match as the seat saw it."""
        system = match.game.system
        view = system.view(match.play, seat)
        sides = tuple(dict.fromkeys(system.sides(match.game.scenario).values()))
        return draw.Picture(view=view, teller=self.teller(self.last_view(seat), view), seat=seat, sides=sides)

    def last_view(self, seat: str | None) -> View:
        """What the seat saw in the end."""
        match = self.film.match
        return match.game.system.view(match.play, seat)


async def past_match(request: Request, name: str) -> PastMatch:
    """The film of a table whose match is over: until then looking back would tell what is hidden."""
    visitor, room, access = await entered(request, name)
    table = room.table
    async with table.lock:
        if table.frozen is not None:
            raise TableClosed(why=table.frozen)
        if table.match is None:
            raise TableError("page-not-begun")
        if not table.match.over:
            raise TableError("replay-not-over")
        version, twin = f"{table.row.match}.{len(table.match.record)}", table.match.fork()
    films: OrderedDict[str, Timeline] = request.app.state.__dict__.setdefault("films", OrderedDict())
    if version not in films:
        films[version] = await asyncio.to_thread(Timeline, twin)
        while len(films) > MOST_KEPT:
            films.popitem(last=False)
    films.move_to_end(version)
    return PastMatch(films[version], room, visitor, access)
