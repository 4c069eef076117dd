"""One socket per tab: clicks come in, fragments go out.

A tab may vanish and come back at any time. It says which version it shows and gets what is new; an answer that it sent
without an acknowledgement is sent again under the same key and counts once. Only fragments that have changed are sent.
On a shared device the screen goes from seat to seat, with a curtain in between where seats have secrets.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing, suppress
from typing import Any
from weakref import WeakKeyDictionary

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from holmgang.kernel.errors import AnswerRefused, HolmgangError, InputError
from holmgang.kernel.view import tokens_of
from holmgang.table import draw
from holmgang.table.beats import DEED
from holmgang.table.draw.tokens import symbol
from holmgang.table.service import Access, Bucket, DraftInputs, OpenTable, StaleAnswer, TableError, TableService
from holmgang.table.service.access import BOT, fresh_secret
from holmgang.table.service.beats import own_tokens
from holmgang.table.service.errors import DatabaseAway
from holmgang.table.service.orders import sound
from holmgang.table.snapshot import DescribedDraft, Snapshot, TableStatus
from holmgang.table.web.health import Metrics
from holmgang.table.web.pages import guest_address, page_text, problem_text
from holmgang.table.web.rate_limit import MESSAGES, Throttle
from holmgang.table.web.renderer import Renderer, encoded
from holmgang.table.web.security import NOT_YOURS, address_of
from holmgang.table.web.table_pages import qr_code
from holmgang.table.web.visitors import Visitor

router = APIRouter()
Message = dict[str, Any]
LONGEST_MESSAGE = 64_000
LONGEST_KEY = 60
GONE, TRY_AGAIN_LATER = 4404, 1013
SILENCE = 15.0
"""Seconds without a word after which a tab that keeps a beat (heartbeat.js) counts as stalled."""
ABNORMAL = 1006
"""The code of a connection that ended without a farewell."""


@router.websocket("/t/{name}/live")
async def live(socket: WebSocket, name: str) -> None:
    """Serve one tab until it closes."""
    service: TableService = socket.app.state.service
    visitor = Visitor.of(socket)
    await socket.accept()
    try:
        table = await service.table(name)
        changes = table.access_changes  # read before the access, so that no change of it is missed
        access = await service.permissions.access(visitor.word, name)
    except DatabaseAway:
        await socket.close(TRY_AGAIN_LATER)
        return
    except InputError:
        await socket.close(GONE)
        return
    if not access.any:
        await socket.close(NOT_YOURS)
        return
    if "bell" in socket.query_params:
        serving = send_versions(socket, service, table, visitor, changes)
    else:
        pinned = socket.query_params.get("seat", "")
        big = "tv" in socket.query_params
        serving = Tab(socket, service, table, visitor, access, pinned, changes=changes, big=big).serve()
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            await serving
        except DatabaseAway:
            await socket.close(TRY_AGAIN_LATER)


async def send_versions(
    socket: WebSocket, service: TableService, table: OpenTable, visitor: Visitor, changes: int
) -> None:
    """Send the table's version whenever it changes, to a page that only wants to know when to reload."""
    sent = ""
    async with aclosing(changes_until_gone(socket, service, table.id)) as heard:
        async for _ in heard:
            if table.access_changes != changes:
                changes = table.access_changes
                if not (await service.permissions.access(visitor.word, table.id)).any:
                    await socket.close(NOT_YOURS)
                    return
            if table.version != sent:
                sent = table.version
                await socket.send_text(json.dumps({"is": "rung", "version": sent}))


async def changes_until_gone(
    socket: WebSocket, service: TableService, topic: str, poll: float | None = None
) -> AsyncGenerator[None]:
    """Yield at once, whenever the topic changes and every ``poll`` seconds, until the client says a word or is gone."""
    gone = asyncio.create_task(socket.receive())
    try:
        with service.notifications.subscribed(topic) as changed:
            while not gone.done():
                yield
                waiting = asyncio.create_task(changed.wait())
                await asyncio.wait({gone, waiting}, timeout=poll, return_when=asyncio.FIRST_COMPLETED)
                waiting.cancel()
                changed.clear()
    finally:
        gone.cancel()


async def received(socket: WebSocket) -> str:
    """Return the next text from a tab. Bytes, which our tabs never send, count as an empty text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"], message.get("reason"))
    return str(message.get("text") or "")


class SharedByTabs:
    """State that all tabs of one table share: the renderer, the code for the big screen, and the lifted curtains."""

    def __init__(self) -> None:
        self.renderer = Renderer()
        self.join = ""
        """The code by which others can watch, for the big screen."""
        self.lifted: dict[str, str] = {}
        """The secrets that pages were given when a curtain was lifted, each with its seat."""


_SHARED: WeakKeyDictionary[OpenTable, SharedByTabs] = WeakKeyDictionary()


def shared_by_tabs(table: OpenTable) -> SharedByTabs:
    """Return what the tabs of a table share; it lives as long as the table is open."""
    return _SHARED.setdefault(table, SharedByTabs())


class Tab:
    """One tab of one visitor at one table. It shows one seat at a time, or the onlooker's view.

    ``pinned`` is the only seat that the tab shows, if it is one of the visitor's. ``big``: it is a big screen, which
    shows the onlooker's view. ``changes`` is the table's count of access changes when the access was looked up.
    """

    def __init__(
        self,
        socket: WebSocket,
        service: TableService,
        table: OpenTable,
        visitor: Visitor,
        access: Access,
        pinned: str,
        *,
        changes: int,
        big: bool,
    ) -> None:
        self._socket, self._service, self._table = socket, service, table
        self._visitor, self._access, self._changes = visitor, access, changes
        self._shared = shared_by_tabs(table)
        self._big = big
        self._pinned = pinned if pinned in access.seats else ""
        self._own = access.seats
        self._watching = big or not access.seats
        self._shares = not self._watching and not self._pinned and len(access.seats) > 1
        """Several seats share this screen: the seat to show is settled when the tab has said hello."""
        alone = None if self._watching or self._shares else self._pinned or access.seats[0]
        self._seat: str | None = alone
        self._curtain = False
        self._lifted = ""
        self._greeted = asyncio.Event()
        self._inputs, self._serial = DraftInputs(), -1
        self._cut = ""
        """The cut of a board that the page shows: the other is neither drawn nor sent."""
        self._shown: tuple[Any, ...] = ()
        """Everything that the last state depended on: an equal one need not be sent."""
        self._sent: dict[str, str] = {}
        """The fragments that the tab shows."""
        self._log: tuple[str, int, int] = ("", 0, 0)
        """The log that the tab shows: whose, how many undos it knows, how many lines."""
        self._advised = ""
        self._advising: asyncio.Task[None] | None = None
        self._sending = asyncio.Lock()
        self._gone = False
        self._silence: float | None = None
        """Seconds of silence after which the tab counts as stalled; None until it keeps a beat."""
        self._here = False

    async def serve(self) -> None:
        """Read and push until either ends."""
        notifications, lost = self._service.notifications, False
        try:
            with notifications.subscribed(self._table.id) as changed:
                self._arrive()
                pushing = asyncio.create_task(self._push_or_close(changed))
                try:
                    await self._read()
                except WebSocketDisconnect as end:
                    lost = end.code == ABNORMAL
                    raise
                finally:
                    ending = [pushing, *([self._advising] if self._advising is not None else [])]
                    for task in ending:
                        task.cancel()
                    # not gather(): cancelled while it waits, it would raise the end of a child as if it were our own
                    await asyncio.wait(ending)
        finally:
            self._leave(lost=lost)

    def _arrive(self) -> None:
        """Count the tab's seats as connected."""
        if not self._here:
            self._here = True
            self._table.presence.arrive(self._seats())
            self._service.notifications.notify(self._table.id)

    def _leave(self, *, lost: bool) -> None:
        """Count them as connected no more; ``lost``: they did not say farewell."""
        if self._here:
            self._here = False
            self._table.presence.leave(self._seats(), lost=lost)
            self._service.notifications.notify(self._table.id)

    def _seats(self) -> tuple[str, ...]:
        return () if self._watching else self._own

    async def _next(self) -> str:
        """Return the next text from the tab. While it is silent for too long, the others see that it is lost."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._silence):
                return await received(self._socket)
        self._leave(lost=True)
        return await received(self._socket)

    async def _read(self) -> None:
        query = self._socket.query_params
        if "cut" in query:  # a tab that comes for the first time has said hello with the address
            await self._handle({"do": "hello", "cut": query["cut"]})
        bucket = Bucket(*MESSAGES, time.monotonic())
        state = self._socket.app.state
        throttle: Throttle = state.throttle
        limited, address = state.settings.limited, address_of(self._socket.scope)
        while True:
            text = await self._next()
            self._arrive()
            while wait := bucket.wait(time.monotonic()):  # a tab that sends too fast is read more slowly
                await asyncio.sleep(wait)
            while limited and (wait := throttle.message(address)):  # so are all tabs of an address together
                await asyncio.sleep(wait)
            message: Any = None
            if len(text) <= LONGEST_MESSAGE:
                with suppress(ValueError, RecursionError):
                    message = sound(json.loads(text))
            if not await self._still_allowed():
                return
            if isinstance(message, dict):
                await self._handle(message)

    async def _push(self, changed: asyncio.Event) -> None:
        while True:
            await changed.wait()
            changed.clear()
            if not await self._still_allowed():
                return
            if self._greeted.is_set() or not self._shares:
                await self._show()

    async def _push_or_close(self, changed: asyncio.Event) -> None:
        """Push until the database is away; then close the socket, so that the tab connects again."""
        try:
            await self._push(changed)
        except DatabaseAway:
            with suppress(RuntimeError):
                await self._socket.close(TRY_AGAIN_LATER)

    async def _still_allowed(self) -> bool:
        """Return whether the visitor still has the shown seat; close the socket if not. Called before every message."""
        changes = self._table.access_changes
        if changes != self._changes and not self._gone:
            access = await self._service.permissions.access(self._visitor.word, self._table.id)
            self._changes, self._access = changes, access
            if not access.any or (self._seat is not None and self._seat not in access.seats):
                self._gone = True
                await self._socket.close(NOT_YOURS)
        return not self._gone

    # Messages from the tab

    async def _handle(self, message: Message) -> None:
        does = self._DOES.get(str(message.get("do")))
        if does is None:
            return
        key, started, outcome = _key(message), time.perf_counter(), "refused"
        self._greeted.set()
        try:
            await does(self, message)
        except DatabaseAway:  # neither taken nor refused: the tab sends it again when it is back
            raise
        except (StaleAnswer, AnswerRefused, TableError) as error:
            outcome = "stale" if isinstance(error, StaleAnswer) else outcome
            await self._refuse(error, key)
        except HolmgangError as error:
            await self._send({"is": "refused", "key": key, "stale": False, "text": str(error)})
        else:
            outcome = "taken"
            if key:  # before anything is drawn: the acknowledgement waits for the store alone
                await self._send({"is": "taken", "key": key})
            if does is Tab._answer:
                await self._show(always=True)
        finally:
            if key:
                metrics: Metrics = self._socket.app.state.metrics
                metrics.act(outcome, time.perf_counter() - started)

    async def _refuse(self, error: InputError, key: str) -> None:
        words = self._table.words(self._visitor.lang)
        snapshot = await self._snapshot(self._seat) if isinstance(error, AnswerRefused) else None
        if isinstance(error, AnswerRefused) and snapshot is not None:
            text = snapshot.teller.refusal(error)
        elif isinstance(error, TableError):
            text = problem_text(words, error.problem)
        else:
            text = page_text(words, "page-refused")
        stale = isinstance(error, StaleAnswer)
        if stale:
            self._inputs, self._sent = DraftInputs(), {}
        await self._send({"is": "refused", "key": key, "stale": stale, "text": text})
        await self._show(refused="" if stale else text, always=True)

    async def _hello(self, message: Message) -> None:
        """Greet a tab that is here, or here again. If it still shows the open question, its inputs are kept."""
        log = message.get("log")
        if isinstance(log, list) and len(log) == 3 and [type(part) for part in log] == [str, int, int]:
            self._log = (log[0], log[1], log[2])
        status = await self._table.status()
        if message.get("serial") == status.serial:
            self._inputs, self._serial = DraftInputs.read(message.get("sketch")), status.serial
        seat = str(message.get("seat") or "")
        if seat in self._access.seats and not self._pinned and self._still_lifted(status, seat, message.get("lifted")):
            self._seat = seat
        self._sent, self._cut = {}, _cut(message)
        if self._big and self._access.host and not self._shared.join:
            self._shared.join = await self._code()
            self._shown = ()
        await self._show(always=True)

    def _still_lifted(self, status: TableStatus, seat: str, secret: Any) -> bool:
        """Return whether this page lifted the curtain for the seat. A page that was loaded again has no secret."""
        if not status.begun or not self._shares or not needs_curtain(status, self._access.seats):
            return True
        known = isinstance(secret, str) and bool(secret) and self._shared.lifted.get(secret) == seat
        self._lifted = str(secret) if known else ""
        return known

    async def _code(self) -> str:
        """Return the QR code of a new link for onlookers, for the host's big screen."""
        secret = await self._service.permissions.invite(self._visitor.word, self._table.id, None)
        return qr_code(f"{guest_address(self._socket)}/j/{secret}")

    async def _beat(self, message: Message) -> None:
        """Answer the tab's beat. A hidden tab is late with its own, so it is not held to it."""
        self._silence = None if message.get("hidden") is True else SILENCE
        await self._send({"is": "beat"})

    async def _turn_screen(self, message: Message) -> None:
        """Send the other cut of the board: the screen was turned, or its window made wider or narrower."""
        self._cut = _cut(message)
        await self._show()

    async def _touch(self, message: Message) -> None:
        """Change the inputs by a click, and send the draft as it is drawn now."""
        act, value, lang = str(message.get("act")), message.get("value"), self._visitor.lang
        async with self._table.reading() as snapshots:
            status = snapshots.status()
            current = status.begun and message.get("serial") == status.serial
            inputs = self._current_inputs(message)
            touched = snapshots.touch(self._seat, lang, inputs, act, value) if current else None
        if not current:
            self._sent = {}  # the tab is behind: send everything
        elif touched is None:
            return
        else:
            self._inputs = touched.inputs
        await self._show(always=True)
        if touched is not None and len(touched.ways) > 1:
            ways = [{**way.plain(), "icon": symbol(way.word)} for way in touched.ways]
            await self._send({"is": "ways", "spot": str(value), "ways": ways})

    def _current_inputs(self, message: Message) -> DraftInputs:
        """Return the tab's inputs. Two quick clicks come with the same old ones, so those drawn last count."""
        if self._inputs.given or self._inputs.at:
            return self._inputs
        return DraftInputs.read(message.get("sketch"))

    async def _answer(self, message: Message) -> None:
        inputs, lang = self._current_inputs(message), self._visitor.lang
        await self._table.send(self._acting_seat(), lang, inputs, serial=_serial(message), key=_key(message))
        self._inputs = DraftInputs()

    async def _confirm(self, message: Message) -> None:
        await self._table.confirm(self._acting_seat(), serial=_serial(message), key=_key(message))

    async def _undo(self, message: Message) -> None:
        keep = message.get("keep")
        await self._table.undo(self._acting_seat(), keep=keep if isinstance(keep, int) else None)

    async def _consent(self, message: Message) -> None:
        await self._table.consent(self._acting_seat(), message.get("agreed") is True, beside=self._beside())

    async def _pass(self, message: Message) -> None:
        await self._table.pass_on(self._acting_seat(), serial=_serial(message))

    async def _unpass(self, message: Message) -> None:
        await self._table.stop_passing(self._acting_seat())

    async def _roll(self, message: Message) -> None:
        """Let the table roll for a seat that types its dice: once, or from now on."""
        always = message.get("always") is True
        await self._table.roll_for(self._acting_seat(), serial=_serial(message), always=always, key=_key(message))

    async def _own_dice(self, message: Message) -> None:
        await self._table.type_dice(self._acting_seat())

    async def _hand(self, message: Message) -> None:
        """Hand the own seat to a bot, or take it back."""
        seat = str(message.get("seat") or self._seat or "")
        if seat not in self._access.seats or self._curtain:
            raise TableError("page-only-watching")
        permissions, word = self._service.permissions, self._visitor.word
        if message.get("to") == BOT:
            await permissions.hand_over(word, self._table.id, seat)
        else:
            await permissions.take_over(word, self._table.id, seat)

    async def _advice(self, message: Message) -> None:
        await self._table.set_advice(self._access, message.get("on") is True)

    async def _skip(self, message: Message) -> None:
        self._acting_seat()
        self._table.skip_pauses()

    async def _lift(self, message: Message) -> None:
        """Lift the curtain: the player it fell for is at the screen now."""
        if self._curtain and self._seat is not None:
            self._curtain, self._lifted = False, fresh_secret()
            self._shared.lifted[self._lifted] = self._seat
            await self._show(always=True)

    def _acting_seat(self) -> str:
        if self._seat is None or self._curtain:
            raise TableError("page-only-watching")
        return self._seat

    _DOES: dict[str, Callable[[Tab, Message], Awaitable[None]]] = {
        "hello": _hello,
        "beat": _beat,
        "cut": _turn_screen,
        "touch": _touch,
        "send": _answer,
        "confirm": _confirm,
        "undo": _undo,
        "consent": _consent,
        "pass": _pass,
        "unpass": _unpass,
        "rolled": _roll,
        "own_dice": _own_dice,
        "hand": _hand,
        "advice": _advice,
        "skip": _skip,
        "lift": _lift,
    }

    # Messages to the tab

    async def _send(self, message: Message) -> None:
        async with self._sending:
            await self._socket.send_text(encoded(message))

    async def _snapshot(self, seat: str | None) -> Snapshot | None:
        """Return what a seat sees now; None before the match begins."""
        async with self._table.reading() as snapshots:
            return snapshots.snapshot(seat, self._visitor.lang) if snapshots.status().begun else None

    async def _show(self, *, refused: str = "", always: bool = False) -> None:
        """Send the tab what has changed of what it shows; with ``always``, the state even if nothing has."""
        lang, farewell = self._visitor.lang, None
        async with self._sending:
            async with self._table.reading() as snapshots:
                status = snapshots.status()
                seat, hidden = self._seat, self._curtain
                self._turn(status)
                if seat is not None and seat != self._seat and not hidden:
                    farewell = snapshots.snapshot(seat, lang)
                if self._serial != status.serial:
                    self._inputs, self._serial = DraftInputs(), status.serial
                snapshot = draft = None
                if status.begun and not self._curtain:
                    snapshot = snapshots.snapshot(self._seat, lang)
                    draft = snapshots.draft(self._seat, lang, self._inputs)
            self._inputs = draft.inputs if draft is not None else DraftInputs()
            if farewell is not None:
                await self._play_for(farewell, status)
            text = self._state(status, snapshot, draft, refused, always)
            if text is not None:
                await self._socket.send_text(text)
        self._seek_advice(status)

    def _state(
        self,
        status: TableStatus,
        snapshot: Snapshot | None,
        draft: DescribedDraft | None,
        refused: str,
        always: bool,
    ) -> str | None:
        """Return the message that brings the tab up to date; None if it is."""
        present, lost = self._table.presence.seats, self._table.presence.lost
        reader = (self._seat, self._curtain, self._cut)
        shown = (status.version, reader, present, lost, self._inputs, refused, status.fault)
        if shown == self._shown and not (always and status.begun):
            return None
        self._shown = shown
        if not status.begun:
            return encoded({"is": "gathering"})  # the page reloads
        if snapshot is None:
            return encoded(self._curtain_message(status))
        beside = self._beside() if status.undo is not None else ()
        rendering = self._shared.renderer.render(
            snapshot,
            draft,
            refused=refused,
            present=present,
            lost=lost,
            beside=beside,
            join=self._shared.join,
            cut=self._cut,
        )
        message = self._own_part(snapshot, status, self._lifted)
        news = self._new_lines(snapshot)
        if news is not None:
            message["log"] = news
        before, self._sent = self._sent, dict(rendering.fragments)
        return rendering.message(before, message)

    def _own_part(self, snapshot: Snapshot, status: TableStatus, lifted: str) -> Message:
        """Return the part of a state that only this tab gets; ``lifted`` is the secret of its curtain."""
        return {
            "is": "state",
            "seat": snapshot.seat or "",
            "now": self._service.clock(),
            "lifted": lifted,
            "handed": self._handed(status),
            "rolled": snapshot.seat in status.rolled,
            "advice": status.advice,
            "rests": _rests(snapshot, status),
        }

    async def _play_for(self, snapshot: Snapshot, status: TableStatus) -> None:
        """Send the seat that leaves a shared screen what its last answer led to: deeds are played before the turn."""
        news = self._new_lines(snapshot)
        if news is None or not news["beats"]:
            return
        told = {"version": snapshot.version, "serial": snapshot.serial, "sketch": {}, "mine": False, "over": False}
        message = {**told, **self._own_part(snapshot, status, ""), "log": news, "fragments": []}
        await self._socket.send_text(encoded(message))

    def _new_lines(self, snapshot: Snapshot) -> Message | None:
        """Return the rows of the log that the tab lacks: all of them after an undo or for another seat.

        Rows that are new to the tab bring the beats to be played; a whole log is not played again.
        """
        mark = f"{snapshot.status.match}.{snapshot.seat}.{self._visitor.lang}"
        name, undone, count = self._log
        whole = (name, undone) != (mark, snapshot.undone) or count > len(snapshot.lines)
        after = 0 if whole else count
        self._log = (mark, snapshot.undone, len(snapshot.lines))
        if not whole and after == len(snapshot.lines):
            return None
        rows = self._shared.renderer.rows(snapshot, after)
        return {
            "whole": whole,
            "rows": [{"key": row.key, "html": html, "small": row.kind != DEED} for row, html in rows],
            "beats": [row.beat.plain() for row, _ in rows if row.beat is not None] if not whole else [],
            "mark": self._log,
            "new": len(rows),
        }

    def _seek_advice(self, status: TableStatus) -> None:
        """Request advice on the question in the tray, where the host has turned it on."""
        inputs = self._inputs
        asked = status.advice and not self._curtain and self._seat is not None and status.begun
        wanted = f"{status.match}.{status.serial}.{self._seat}.{inputs.about}.{inputs.purpose}" if asked else ""
        if wanted == self._advised:
            return
        self._advised = wanted
        if self._advising is not None:
            self._advising.cancel()
            self._advising = None
        if wanted and self._seat is not None:
            self._advising = asyncio.create_task(self._advise(self._seat, status.serial, inputs))

    async def _advise(self, seat: str, serial: int, inputs: DraftInputs) -> None:
        async for tips in self._table.advise(seat, self._visitor.lang, inputs):
            html = str(draw.advice(self._visitor.lang, tips))
            message = {"is": "advice", "serial": serial, "about": inputs.about, "html": html}
            async with self._sending:
                if self._curtain or self._seat != seat:
                    return  # the screen has gone to another seat meanwhile
                await self._socket.send_text(encoded(message))

    # Several seats on one device

    def _beside(self) -> tuple[str, ...]:
        """Return the other seats that share this screen."""
        return tuple(seat for seat in self._access.seats if seat != self._seat) if self._shares else ()

    def _handed(self, status: TableStatus) -> list[dict[str, str]]:
        """Return the seats of this device that bots play for the time being."""
        words = self._table.words(self._visitor.lang)
        away = [seat for seat in self._access.seats if status.is_bot(seat)]
        return [
            {"seat": seat, "text": page_text(words, "play-take-back-of", {"who": words.say(seat)})} for seat in away
        ]

    def _curtain_message(self, status: TableStatus) -> Message:
        """Return the curtain; it holds nothing of any seat's view."""
        self._log, self._sent = ("", 0, 0), {}
        words, sides = self._table.words(self._visitor.lang), self._table.info.sides
        order = list(dict.fromkeys(sides.values()))
        side = sides.get(self._seat or "", "")
        number = order.index(side) + 1 if side in order else draw.SIDES
        html = draw.curtain(self._visitor.lang, words.say(self._seat or ""), number)
        return {"is": "curtain", "html": html, "version": status.version}

    def _turn(self, status: TableStatus) -> None:
        """Give a shared screen to the seat that is asked, behind a curtain where seats have secrets."""
        if not status.begun or self._watching or self._pinned or len(self._access.seats) < 2:
            return
        seats = tuple(seat for seat in self._access.seats if not status.is_bot(seat))
        seat = next_seat(status, seats, self._seat)
        if seat is not None and seat != self._seat:
            self._seat, self._inputs, self._lifted = seat, DraftInputs(), ""
            self._curtain = needs_curtain(status, seats)


def _rests(snapshot: Snapshot, status: TableStatus) -> bool:
    """Return whether deeds that are played now keep the reader from nothing: others think, or the reader only watches.

    Else plays share the few seconds that a reader is to wait while computer players act.
    """
    if snapshot.seat is None or status.is_bot(snapshot.seat):
        return True
    tokens = {token.id: token for panel in snapshot.view.panels for token in tokens_of(panel)}
    own = [tokens[name] for name in own_tokens(snapshot.view, snapshot.seat) if name in tokens]
    out = bool(own) and all(token.faded for token in own)
    return out or not any(status.is_bot(seat) for seat in snapshot.waiting)


def next_seat(status: TableStatus, seats: Sequence[str], current: str | None) -> str | None:
    """Return the seat of a shared screen to be shown: the current one while it is asked, else the next that is."""
    if not seats:
        return current
    waiting = [seat for seat in status.unanswered if seat in seats]
    waiting = waiting or [seat for seat in status.waiting if seat in seats]  # first all answer, then all confirm
    if current in waiting or (not waiting and current in seats):
        return current
    return waiting[0] if waiting else seats[0]


def needs_curtain(status: TableStatus, seats: Sequence[str]) -> bool:
    """Return whether one of these seats knows what another must not."""
    return len(seats) > 1 and status.has_secrets


def _key(message: Message) -> str:
    return str(message.get("key") or "")[:LONGEST_KEY]


def _cut(message: Message) -> str:
    cut = message.get("cut")
    return cut if cut in ("wide", "tall") else ""


def _serial(message: Message) -> int:
    serial = message.get("serial")
    return serial if isinstance(serial, int) else -1
