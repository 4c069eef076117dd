"""One socket per tab: what people touch comes in, fragments go out.

A tab may vanish and come back at any time. It says which version it shows and gets what is new; an answer it has sent
without hearing back is sent again under the same key and counts once.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from holmgang.kernel.errors import AnswerRefused, HolmgangError, InputError
from holmgang.table import draw
from holmgang.table.service import DraftAnswer, Room, StaleAnswer, TableError, TableService
from holmgang.table.service.access import BOT, fresh_secret
from holmgang.table.service.advice import turn
from holmgang.table.service.dicing import let_roll, roll_for
from holmgang.table.service.drafts import answer_of, drawn, part_meant, pointed, touched
from holmgang.table.service.hotseat import hides
from holmgang.table.service.orders import sound
from holmgang.table.web.metrics import Metrics
from holmgang.table.web.pages import page_text, problem_text
from holmgang.table.web.rate_limit import MESSAGES, Bucket
from holmgang.table.web.security import NOT_YOURS
from holmgang.table.web.showing import Message, Screen
from holmgang.table.web.table_pages import qr_code
from holmgang.table.web.visitors import Visitor

router = APIRouter()
LONGEST_MESSAGE = 64_000
GONE = 4404


@router.websocket("/t/{name}/live")
async def live(socket: WebSocket, name: str) -> None:
    """Serve one tab until it goes away."""
    service: TableService = socket.app.state.service
    visitor = Visitor.of(socket)
    await socket.accept()
    try:
        room = await service.room(name)
        keys = room.keys  # before it is looked up what the visitor holds, so that no change of it is missed
        access = await service.access(visitor.word, name)
    except InputError:
        await socket.close(GONE)
        return
    if not access.any:
        await socket.close(NOT_YOURS)
        return
    pinned = socket.query_params.get("seat", "")
    if "bell" in socket.query_params:
        with suppress(WebSocketDisconnect, RuntimeError):
            await ring_only(socket, service, room, visitor, keys)
        return
    tab = Tab(socket, service, room, visitor, access, pinned, keys=keys, watching="tv" in socket.query_params)
    with suppress(WebSocketDisconnect, RuntimeError):
        await tab.serve()


async def ring_only(socket: WebSocket, service: TableService, room: Room, visitor: Visitor, keys: int) -> None:
    """For pages that only want to know when to look again: the version, whenever there is another one."""
    gone = asyncio.create_task(socket.receive())
    with service.bell.listening(room.table.id) as rung:
        told = ""
        while not gone.done():
            if room.keys != keys:
                keys = room.keys
                if not (await service.access(visitor.word, room.table.id)).any:
                    await socket.close(NOT_YOURS)
                    return
            if room.table.version != told:
                told = room.table.version
                await socket.send_text(json.dumps({"is": "rung", "version": told}))
            ringing = asyncio.create_task(rung.wait())
            await asyncio.wait({gone, ringing}, return_when=asyncio.FIRST_COMPLETED)
            ringing.cancel()
            rung.clear()


async def heard(socket: WebSocket) -> str:
    """What the tab says next. Bytes are nothing that a tab of ours sends: they count as silence."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    return str(message.get("text") or "")


class Tab(Screen):
    """One tab of one visitor at one table: what is touched there is heard, what changes is shown."""

    async def serve(self) -> None:
        """Read and push until either ends."""
        seats = () if self._watching else self._access.seats
        self._room.arrive(seats)
        try:
            with self._service.bell.listening(self._table.id) as rung:
                self._service.bell.ring(self._table.id)
                pushing = asyncio.create_task(self._push(rung))
                try:
                    await self._read()
                finally:
                    ending = [pushing, *([self._advising] if self._advising is not None else [])]
                    for task in ending:
                        task.cancel()
                    await asyncio.gather(*ending, return_exceptions=True)
        finally:
            self._room.leave(seats, self._service.store.clock())
            self._service.bell.ring(self._table.id)

    async def _read(self) -> None:
        bucket = Bucket(MESSAGES, time.monotonic())
        while True:
            text = await heard(self._socket)
            while wait := bucket.wait(time.monotonic()):  # whoever sends too fast is listened to more slowly
                await asyncio.sleep(wait)
            message: Any = None
            if len(text) <= LONGEST_MESSAGE:
                with suppress(ValueError, RecursionError):
                    message = sound(json.loads(text))
            if not await self._still_holds():
                return
            if isinstance(message, dict):
                await self._handle(message)

    # What comes in.

    async def _handle(self, message: Message) -> None:
        does = self._DOES.get(str(message.get("do")))
        if does is None:
            return
        key, started, outcome = str(message.get("key") or "")[:60], time.perf_counter(), "refused"
        self._greeted.set()
        try:
            await does(self, message)
        except (StaleAnswer, AnswerRefused, TableError) as error:
            outcome = "stale" if isinstance(error, StaleAnswer) else outcome
            await self._refuse(error, key, message)
        except HolmgangError as error:
            await self._send({"is": "refused", "key": key, "stale": False, "text": str(error)})
        else:
            outcome = "taken"
            if key:  # before anything is drawn: whoever waits for it waits for the disk alone
                await self._send({"is": "taken", "key": key})
            if does is Tab._answer:
                await self._show(always=True)
        finally:
            if key:
                gauges: Metrics = self._socket.app.state.gauges
                gauges.act(outcome, time.perf_counter() - started)

    async def _refuse(self, error: InputError, key: str, message: Message) -> None:
        words = self._room.snapshots.words(self._visitor.lang)
        if isinstance(error, AnswerRefused) and self._table.match is not None:
            async with self._table.lock:
                text = self._room.snapshots.snapshot(self._seat, self._visitor.lang).teller.refusal(error)
        elif isinstance(error, TableError):
            text = problem_text(words, error.problem)
        else:
            text = page_text(words, "page-refused")
        stale = isinstance(error, StaleAnswer)
        if stale:
            self._sketch, self._sent = DraftAnswer(), {}
        await self._send({"is": "refused", "key": key, "stale": stale, "text": text})
        await self._show(refused="" if stale else text, always=True)

    async def _hello(self, message: Message) -> None:
        """The tab is (back) here. If it shows the open question still, its draft is taken up again."""
        log = message.get("log")
        if isinstance(log, list) and len(log) == 3 and [type(part) for part in log] == [str, int, int]:
            self._log = (log[0], log[1], log[2])
        if message.get("serial") == self._table.serial:
            self._sketch, self._serial = DraftAnswer.read(message.get("sketch")), self._table.serial
        seat = str(message.get("seat") or "")
        if seat in self._access.seats and not self._pinned and self._still_lifted(seat, message.get("lifted")):
            self._seat = seat
        self._sent = {}
        if self._tv and self._access.host and not self._painter.join:
            self._painter.join = draw.Html(await self._code())
            self._shown = ()
        await self._show(always=True)

    def _still_lifted(self, seat: str, word: Any) -> bool:
        """Is it the page that lifted the curtain for this seat? A page that was loaded anew does not know the word."""
        match = self._table.match
        if match is None or not self._shares or not hides(match, self._access.seats):
            return True
        known = isinstance(word, str) and bool(word) and self._painter.lifted.get(word) == seat
        self._lifted = str(word) if known else ""
        return known

    async def _code(self) -> str:
        """How more people can come and look on: for the big screen of whoever has set the table."""
        word = await self._service.invite(self._visitor.word, self._table.id, None)
        told = self._socket.app.state.settings.address
        scheme = "https" if self._socket.url.scheme == "wss" else "http"
        address = told or f"{scheme}://{self._socket.headers.get('host', '')}"
        return qr_code(f"{address}/j/{word}")

    async def _touch(self, message: Message) -> None:
        """Something of the draft was touched: the changed draft comes back, drawn."""
        async with self._table.lock:
            snapshot = (
                None if self._table.match is None else self._room.snapshots.snapshot(self._seat, self._visitor.lang)
            )
        if snapshot is None or message.get("serial") != snapshot.serial:
            self._sent = {}  # the tab is behind: let it have everything
            await self._show(always=True)
            return
        sketch = self._drafted(message)
        act, value = str(message.get("act")), message.get("value")
        if act == "part":  # another of the own questions, or one already answered, to be answered anew
            named = [one for one in snapshot.questions if one.about == value] or list(snapshot.questions)
            sketch = DraftAnswer(named[0].about, named[0].purpose) if named else DraftAnswer()
        question = part_meant(snapshot.questions, sketch, snapshot.answered)
        if question is None:
            return
        ways: list[dict[str, Any]] = []
        if act == "point":
            sketch, ways = pointed(
                snapshot.teller, question, drawn(snapshot.teller, question, sketch).sketch, str(value)
            )
        elif act != "part":
            sketch = touched(question, sketch, act, value)
        self._sketch = sketch
        await self._show(always=True)
        if len(ways) > 1:
            said = [{"put": way, "text": snapshot.teller.answer(question, way)} for way in ways[:30]]
            await self._send({"is": "ways", "spot": str(value), "ways": said})

    def _drafted(self, message: Message) -> DraftAnswer:
        """The tab's draft. Two quick touches come with the same old one, so what we have drawn last counts."""
        if self._sketch.given or self._sketch.at:
            return self._sketch
        return DraftAnswer.read(message.get("sketch"))

    async def _answer(self, message: Message) -> None:
        seat = self._asked_seat()
        async with self._table.lock:
            snapshot = self._room.snapshots.snapshot(seat, self._visitor.lang)
        sketch = self._drafted(message)
        serial = message.get("serial")
        question = part_meant(snapshot.questions, sketch, snapshot.answered)
        key = str(message.get("key") or "")[:60]
        raw = None
        if question is not None and serial == snapshot.serial:
            raw = answer_of(snapshot.teller, question, sketch)
        await self._table.answer(
            seat,
            raw,
            serial=serial if isinstance(serial, int) else -1,
            about=question.about if question else "",
            purpose=question.purpose if question else "",
            key=key,
        )
        self._sketch = DraftAnswer()

    async def _confirm(self, message: Message) -> None:
        serial = message.get("serial")
        await self._table.confirm(
            self._asked_seat(), serial=serial if isinstance(serial, int) else -1, key=str(message.get("key") or "")[:60]
        )

    async def _undo(self, message: Message) -> None:
        keep = message.get("keep")
        await self._table.undo(self._asked_seat(), keep=keep if isinstance(keep, int) else None)

    async def _consent(self, message: Message) -> None:
        await self._table.consent(self._asked_seat(), message.get("agreed") is True, beside=self._neighbours())

    async def _pass(self, message: Message) -> None:
        serial = message.get("serial")
        await self._table.pass_on(self._asked_seat(), serial=serial if isinstance(serial, int) else -1)

    async def _unpass(self, message: Message) -> None:
        await self._table.pass_no_more(self._asked_seat())

    async def _rolled(self, message: Message) -> None:
        """The table rolls for a seat that types its dice: once, or from now on."""
        serial = message.get("serial")
        await roll_for(
            self._table,
            self._asked_seat(),
            serial=serial if isinstance(serial, int) else -1,
            always=message.get("always") is True,
            key=str(message.get("key") or "")[:60],
        )

    async def _own_dice(self, message: Message) -> None:
        """The seat types its dice again."""
        seat = self._asked_seat()
        await let_roll(self._table, seat, seat, rolls=False)

    async def _hand(self, message: Message) -> None:
        """The own seat goes to the engine, or comes back."""
        seat = str(message.get("seat") or self._seat or "")
        if seat not in self._access.seats or self._curtain:
            raise TableError("page-only-watching")
        if message.get("to") == BOT:
            await self._service.hand_over(self._visitor.word, self._table.id, seat)
        else:
            await self._service.take_over(self._visitor.word, self._table.id, seat)

    async def _advice(self, message: Message) -> None:
        """The host turns advice on or off for everybody."""
        await turn(self._table, self._access.host, message.get("on") is True)

    async def _skip(self, message: Message) -> None:
        self._asked_seat()
        self._room.engine.hurry()

    async def _lift(self, message: Message) -> None:
        """The curtain goes up: the person it fell for sits before the screen now."""
        if self._curtain and self._seat is not None:
            self._curtain, self._lifted = False, fresh_secret()
            self._painter.lifted[self._lifted] = self._seat
            await self._show(always=True)

    def _asked_seat(self) -> str:
        if self._seat is None or self._curtain:
            raise TableError("page-only-watching")
        return self._seat

    _DOES: dict[str, Callable[[Tab, Message], Awaitable[None]]] = {
        "hello": _hello,
        "touch": _touch,
        "send": _answer,
        "confirm": _confirm,
        "undo": _undo,
        "consent": _consent,
        "pass": _pass,
        "unpass": _unpass,
        "rolled": _rolled,
        "own_dice": _own_dice,
        "hand": _hand,
        "advice": _advice,
        "skip": _skip,
        "lift": _lift,
    }
