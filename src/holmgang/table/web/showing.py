"""What a tab shows: the screen of one visitor at one table, brought up to date whenever something has changed.

Only what is drawn otherwise than before is sent. On a shared device the screen goes from seat to seat, with a curtain
in between where hands are secret.
"""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import WebSocket

from holmgang.table import draw
from holmgang.table.service import Access, DraftAnswer, Room, TableService
from holmgang.table.service.access import BOT
from holmgang.table.service.advice import Adviser
from holmgang.table.service.drafts import part_meant
from holmgang.table.service.hotseat import hides, next_seat
from holmgang.table.web.pages import page_text
from holmgang.table.web.renderer import Renderer, written
from holmgang.table.web.security import NOT_YOURS
from holmgang.table.web.visitors import Visitor

Message = dict[str, Any]


def renderer_of(room: Room) -> Renderer:
    """All tabs of a table share one painter."""
    if room.renderer is None:
        room.renderer = Renderer(room)
    renderer: Renderer = room.renderer
    return renderer


def adviser_of(service: TableService, room: Room) -> Adviser:
    """All tabs of a table share one adviser."""
    renderer = renderer_of(room)
    if renderer.adviser is None:
        renderer.adviser = Adviser(room.table, service.bot_pool, room.folders)
    return renderer.adviser


class Screen:
    """One tab of one visitor at one table. It shows one seat at a time, or the onlooker's view."""

    def __init__(
        self,
        socket: WebSocket,
        service: TableService,
        room: Room,
        visitor: Visitor,
        access: Access,
        pinned: str,
        *,
        keys: int,
        watching: bool,
    ) -> None:
        self._socket, self._service, self._room, self._visitor, self._access = socket, service, room, visitor, access
        self._table, self._painter = room.table, renderer_of(room)
        self._pinned = pinned if pinned in access.seats else ""
        self._watching = watching or not access.seats
        self._shares = not self._watching and not self._pinned and len(access.seats) > 1
        """Several seats share this screen: whose it is now is settled when the tab has said hello."""
        alone = None if self._watching or self._shares else self._pinned or access.seats[0]
        self._seat: str | None = alone
        self._curtain = False
        self._lifted = ""
        self._greeted = asyncio.Event()
        self._sketch, self._serial = DraftAnswer(), -1
        self._shown: tuple[Any, ...] = ()
        self._sent: dict[str, str] = {}
        """The fragments the tab shows: only what is drawn otherwise is sent again."""
        self._tv = watching
        self._advised = ""
        self._advising: asyncio.Task[None] | None = None
        self._log: tuple[str, int, int] = ("", 0, 0)
        self._sending = asyncio.Lock()
        self._keys, self._gone = keys, False

    async def _push(self, rung: asyncio.Event) -> None:
        while True:
            await rung.wait()
            rung.clear()
            if not await self._still_holds():
                return
            if self._greeted.is_set() or not self._shares:
                await self._show()

    async def _still_holds(self) -> bool:
        """Is what the tab shows the visitor's still? If not, it ends. Asked before anything is shown or heard."""
        keys = self._room.keys
        if keys != self._keys and not self._gone:
            access = await self._service.access(self._visitor.word, self._table.id)
            self._keys, self._access = keys, access
            if not access.any or (self._seat is not None and self._seat not in access.seats):
                self._gone = True
                await self._socket.close(NOT_YOURS)
        return not self._gone

    # What goes out.

    async def _send(self, message: Message) -> None:
        async with self._sending:
            await self._socket.send_text(written(message))

    async def _show(self, *, refused: str = "", always: bool = False) -> None:
        """Bring the tab up to date, if anything it shows has changed."""
        async with self._sending:
            async with self._table.lock:
                text = self._state(refused, always)
            if text is not None:
                await self._socket.send_text(text)
        self._seek_advice()

    def _seek_advice(self) -> None:
        """Where the host has turned it on, advice on the question in the tray comes as it sharpens."""
        table, adviser = self._table, adviser_of(self._service, self._room)
        sketch = self._sketch
        asked = adviser.on and not self._curtain and self._seat is not None and table.match is not None
        wanted = f"{table.row.match}.{table.serial}.{self._seat}.{sketch.about}.{sketch.purpose}" if asked else ""
        if wanted == self._advised:
            return
        self._advised = wanted
        if self._advising is not None:
            self._advising.cancel()
        self._advising = asyncio.create_task(self._advise(adviser, sketch)) if wanted else None

    async def _advise(self, adviser: Adviser, sketch: DraftAnswer) -> None:
        async with self._table.lock:
            if self._table.match is None:
                return
            snapshot = self._room.snapshots.snapshot(self._seat, self._visitor.lang)
        question = part_meant(snapshot.questions, sketch, snapshot.answered)
        if question is None:
            return
        async for picture in adviser.pictures(question):
            tips = [
                draw.Tip(snapshot.teller.answer(question, one.answer), one.share, one.low, one.high, one.worlds)
                for one in picture
            ]
            html = str(draw.advice(self._visitor.lang, tips))
            message = {"is": "advice", "serial": snapshot.serial, "about": sketch.about, "html": html}
            async with self._sending:
                if self._curtain or self._seat != snapshot.seat:
                    return  # the screen has gone to another seat meanwhile
                await self._socket.send_text(written(message))

    def _state(self, refused: str, always: bool) -> str | None:
        """What the tab has to be told, as it goes over the line; None if it shows everything already."""
        table = self._table
        present = "".join(sorted(name for name, count in self._room.present.items() if count))
        if table.match is None:
            return self._gathering(present)
        self._turn()
        shown = (table.version, self._seat, self._curtain, present, self._sketch, refused, table.fault)
        if shown == self._shown and not always:
            return None
        self._shown = shown
        if self._curtain:
            return written(self._curtain_message())
        if self._serial != table.serial:
            self._sketch, self._serial = DraftAnswer(), table.serial
        lang = self._visitor.lang
        beside = self._neighbours() if table.undo_asked is not None else ()
        look = self._painter.look(self._seat, lang, self._sketch, refused=refused, present=present, beside=beside)
        self._sketch = look.sketch
        self._shown = (*shown[:4], look.sketch, *shown[5:])
        snapshot = self._room.snapshots.snapshot(self._seat, lang)
        message: Message = {
            "is": "state",
            "seat": self._seat or "",
            "now": self._service.store.clock(),
            "lifted": self._lifted,
            "handed": self._handed(),
            "rolled": bool(table.rolled.get(self._seat or "")),
            "advice": bool(table.row.standing.get("advice")),
        }
        mark = f"{table.row.match}.{self._seat}.{lang}"
        name, taken, count = self._log
        whole = (name, taken) != (mark, snapshot.taken) or count > len(snapshot.lines)
        after = 0 if whole else count
        self._log = (mark, snapshot.taken, len(snapshot.lines))
        if whole or after < len(snapshot.lines):
            html = self._painter.lines(snapshot, after)
            message["log"] = {"whole": whole, "html": html, "mark": self._log, "new": len(snapshot.lines) - after}
        before, self._sent = self._sent, dict(look.fragments)
        return look.message(before, message)

    def _gathering(self, present: str) -> str | None:
        """Before the start the page only learns that it should look again who has come."""
        shown = (self._table.version, present)
        if shown == self._shown:
            return None
        self._shown = shown
        return written({"is": "gathering"})

    def _neighbours(self) -> tuple[str, ...]:
        """The other seats that this screen is shared with."""
        return tuple(seat for seat in self._access.seats if seat != self._seat) if self._shares else ()

    def _handed(self) -> list[dict[str, str]]:
        """The seats of this device that the engine plays for the time being."""
        words = self._room.snapshots.words(self._visitor.lang)
        away = [seat for seat in self._access.seats if self._table.seats[seat].sitting == BOT]
        return [
            {"seat": seat, "text": page_text(words, "play-take-back-of", {"who": words.say(seat)})} for seat in away
        ]

    def _curtain_message(self) -> Message:
        """Nothing of any hand is in it."""
        self._log, self._sent = ("", 0, 0), {}
        words, game = self._room.snapshots.words(self._visitor.lang), self._table.game
        sides = game.system.sides(game.scenario)
        order = list(dict.fromkeys(sides.values()))
        side = sides.get(self._seat or "", "")
        number = order.index(side) + 1 if side in order else 6
        html = draw.curtain(self._visitor.lang, words.say(self._seat or ""), number)
        return {"is": "curtain", "html": html, "version": self._table.version}

    def _turn(self) -> None:
        """On a shared device the screen goes to whoever is asked; between secrets a curtain falls."""
        match = self._table.match
        if match is None or self._watching or self._pinned or len(self._access.seats) < 2:
            return
        seats = tuple(seat for seat in self._access.seats if seat in self._table.people)
        seat = next_seat(match, seats, self._seat)
        if seat is not None and seat != self._seat:
            self._seat, self._sketch, self._curtain, self._lifted = seat, DraftAnswer(), hides(match, seats), ""
