"""The tables for programs: JSON under ``/api``, described at ``/api/openapi.json`` and in ``docs/reference/api.md``.

An API token (``Authorization: Bearer …``) is the same secret as the browser cookie. Cookies are not read here, so no
page of another site can use a reader's seat.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.responses import PlainTextResponse, StreamingResponse

from holmgang.kernel.dice import HOST_SHARE
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.words import LANGUAGES
from holmgang.table.service import (
    Access,
    DraftInputs,
    NotYours,
    OpenTable,
    StaleAnswer,
    TableError,
    TableService,
    Taken,
)
from holmgang.table.service.access import BOT, PERSON, fresh_secret, in_language
from holmgang.table.service.errors import DatabaseAway
from holmgang.table.web import api_models as model
from holmgang.table.web.health import Metrics
from holmgang.table.web.pages import guest_address
from holmgang.table.web.visitors import SECRET_LIKE, preferred

HEARTBEAT = 15.0
ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": model.Trouble, "description": "It cannot be done, or the scenario is not right."},
    403: {"model": model.Trouble, "description": "The token may not do that here."},
    404: {"model": model.Trouble, "description": "No such table, seat or invitation."},
    409: {"model": model.Trouble, "description": "Another question is open by now."},
    413: {"model": model.Trouble, "description": "Too large."},
    422: {"model": model.Trouble, "description": "The rules do not take this answer, or the request cannot be read."},
    429: {"model": model.Trouble, "description": "Too much at once; try again after the seconds in Retry-After."},
}
router = APIRouter(prefix="/api", tags=["tables"], responses=ERRORS)
bearer = HTTPBearer(auto_error=False, description="The token that setting a table or sitting down has given.")


@dataclass(frozen=True)
class Caller:
    """The sender of a request: the token, fresh if there was none, and the language."""

    service: TableService
    metrics: Metrics
    word: str
    lang: str
    address: str


async def caller(
    request: Request,
    token: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)] = None,
    lang: Annotated[str, Query(max_length=8, description="en, cs or da; else Accept-Language")] = "",
) -> Caller:
    """Return the caller of a request. A text that does not look like one of our tokens counts as none."""
    word = token.credentials if token is not None and SECRET_LIKE.fullmatch(token.credentials) else fresh_secret()
    spoken = lang if lang in LANGUAGES else preferred(request.headers.get("accept-language", ""))
    state = request.app.state
    return Caller(state.service, state.metrics, word, spoken, guest_address(request))


Calling = Annotated[Caller, Depends(caller)]
SeatAsked = Annotated[str, Query(max_length=64, description="One of the token's own seats; else the first.")]


async def entered(calling: Caller, name: str) -> tuple[OpenTable, Access]:
    """Return the table and the caller's access; raise :class:`NotYours` for strangers."""
    table = await calling.service.table(name)
    access = await calling.service.permissions.access(calling.word, name)
    if not access.any:
        raise NotYours
    return table, access


def own_seat(access: Access, seat: str | None) -> str | None:
    """Return the seat that is meant; None for onlookers and for hosts without a seat."""
    if seat and seat not in access.seats:
        raise NotYours
    return seat or (access.seats[0] if access.seats else None)


def acting_seat(access: Access, seat: str | None) -> str:
    """Return the seat that acts; raise :class:`NotYours` if the caller has none."""
    meant = own_seat(access, seat)
    if meant is None:
        raise NotYours("page-only-watching")
    return meant


async def commitment(calling: Caller, name: str) -> str:
    """Return the commitment of a table's fair dice; empty where the dice are others."""
    return (await (await calling.service.table(name)).status()).commitment


# ---- setting, inviting, sitting down ---------------------------------------------------------------------------------


@router.get("/scenarios")
async def scenarios(calling: Calling) -> list[dict[str, Any]]:
    """List the games, their scenarios and the seats of each."""
    library = calling.service.library
    return [
        {
            "system": system.id,
            "scenario": f"{system.id}/{scenario.id}",
            "title": in_language(calling.lang, scenario.title),
            "seats": {name: seat.role for name, seat in scenario.seats.items()},
        }
        for system in library.systems.values()
        for scenario in library.scenarios(system)
    ]


@router.post("/tables", status_code=201)
async def set_table(calling: Calling, order: model.NewTable) -> model.Set:
    """Set a table. Without a token a new one is made; keep it, it is the host's.

    The dice are fair unless the order names others. Note the ``promise``, and only then send words to ``begin``: the
    server could not know them when it drew its secret. ``seeded`` and ``typed`` dice need none, and begin at once.
    """
    name = await calling.service.setup.set_table(calling.word, order)
    return model.Set(table=name, token=calling.word, promise=await commitment(calling, name))


@router.post("/tables/import", status_code=201)
async def import_table(calling: Calling, fight: model.ImportedFight) -> model.Set:
    """A table at which a fight file goes on. The file is played again first, and refused where it does not hold."""
    name = await calling.service.files.import_match(calling.word, fight.file)
    return model.Set(table=name, token=calling.word, promise=await commitment(calling, name))


@router.get("/tables/{name}")
async def table_now(calling: Calling, name: str) -> model.TableNow:
    """Return the seats, their players and the state of the match."""
    table, access = await entered(calling, name)
    words, status = table.words(calling.lang), await table.status()
    return model.TableNow(
        table=name,
        system=table.info.system.id,
        title=in_language(calling.lang, table.info.title),
        version=status.version,
        begun=status.begun,
        over=status.over,
        host=access.host,
        seats=[
            model.SeatNow(
                seat=one.seat,
                name=words.say(one.seat),
                sitting=BOT if one.bot else PERSON,
                policy=one.policy,
                mine=one.seat in access.seats,
            )
            for one in status.seats
        ],
        waiting=list(status.waiting),
        winners=list(status.outcome.winners) if status.outcome is not None else [],
        promise=status.commitment,
    )


@router.post("/tables/{name}/invitations", status_code=201)
async def invite(calling: Calling, name: str, wanted: model.Invite) -> model.Invited:
    """A new link to a seat, or for onlookers. Only the host makes them."""
    word = await calling.service.permissions.invite(calling.word, name, wanted.seat)
    return model.Invited(invitation=word, link=f"{calling.address}/j/{word}")


@router.post("/seats", status_code=201)
async def sit_down(calling: Calling, asked: model.SitDown) -> model.SeatTaken:
    """Take the seat an invitation leads to. Without a token a new one is made; it is the seat's."""
    grant = await calling.service.permissions.accept(calling.word, asked.invitation, asked.nick)
    promise = await commitment(calling, grant.table)
    return model.SeatTaken(table=grant.table, role=grant.role, seat=grant.seat, token=calling.word, promise=promise)


@router.patch("/tables/{name}/seats/{seat}")
async def hand(calling: Calling, name: str, seat: str, wanted: model.Sitting) -> model.TableNow:
    """Hand a seat to the engine, or take it back."""
    if wanted.sitting == "engine":
        await calling.service.permissions.hand_over(calling.word, name, seat, wanted.policy)
    else:
        await calling.service.permissions.take_over(calling.word, name, seat)
    return await table_now(calling, name)


@router.delete("/tables/{name}/seats/{seat}", status_code=204)
async def revoke(calling: Calling, name: str, seat: str) -> None:
    """Take the seat from its holder; its links are void, its open sockets end. Only for the host."""
    await calling.service.permissions.revoke(calling.word, name, seat)


@router.post("/tables/{name}/words", status_code=204)
async def fair_words(calling: Calling, name: str, said: model.FairWords) -> None:
    """Words of a seat for fair dice, before the first one falls: your own, made after you noted the promise."""
    _, access = await entered(calling, name)
    await calling.service.setup.share(name, acting_seat(access, None), said.words)


@router.post("/tables/{name}/begin", status_code=204)
async def begin(calling: Calling, name: str, said: model.BeginMatch | None = None) -> None:
    """Begin the fight, with words of the host for fair dice. Only for the host.

    Fair dice need words of a player: without any, here or from a seat before, it is refused.
    """
    _, access = await entered(calling, name)
    if not access.host:
        raise NotYours
    if said is not None and said.words:
        await calling.service.setup.share(name, access.seats[0] if access.seats else HOST_SHARE, said.words)
    await calling.service.setup.begin(name)


# ---- looking ---------------------------------------------------------------------------------------------------------


@router.get("/tables/{name}/view")
async def view(calling: Calling, name: str, seat: SeatAsked = "") -> model.Viewed:
    """Return the fight as a seat sees it."""
    table, access = await entered(calling, name)
    snapshot = await table.snapshot(own_seat(access, seat), calling.lang)
    return model.Viewed(version=snapshot.version, seat=snapshot.seat, view=snapshot.view.plain())


@router.get("/tables/{name}/questions")
async def questions(calling: Calling, name: str, seat: SeatAsked = "") -> model.OpenQuestions:
    """Return the open questions of a seat."""
    table, access = await entered(calling, name)
    meant = own_seat(access, seat)
    async with table.reading() as snapshots:
        snapshot, steps = snapshots.snapshot(meant, calling.lang), snapshots.steps(meant, calling.lang)
    undo = snapshot.status.undo
    return model.OpenQuestions(
        version=snapshot.version,
        serial=snapshot.serial,
        seat=snapshot.seat,
        steps=[step.plain() for step in steps],
        answered=[place for place, question in enumerate(snapshot.questions) if question.answered],
        may_confirm=snapshot.may_confirm,
        undo_asked_by=undo.by if undo else None,
        waiting=list(snapshot.waiting),
    )


@router.post("/tables/{name}/draft")
async def draft(calling: Calling, name: str, drafted: model.Drafted) -> model.DraftNow:
    """Return the next step of a draft: options have particulars of their own."""
    table, access = await entered(calling, name)
    seat, inputs = acting_seat(access, drafted.seat), DraftInputs(drafted.about, drafted.purpose, drafted.given)
    async with table.reading() as snapshots:
        status = snapshots.status()
        found = snapshots.draft(seat, calling.lang, inputs)
        if found is not None and not inputs.purpose:  # given for the question that is open, without its name
            named = DraftInputs(found.about, found.purpose, drafted.given)
            found = snapshots.draft(seat, calling.lang, named)
    if found is None:
        raise StaleAnswer("page-not-asked")
    made = found.draft
    return model.DraftNow(
        serial=status.serial,
        complete=made.complete,
        answer=made.answer if made.complete else None,
        summary=made.summary,
        refused=made.refused,
        open=made.open.plain() if made.open is not None else None,
    )


@router.get("/tables/{name}/events")
async def events(
    calling: Calling,
    name: str,
    seat: SeatAsked = "",
    after: Annotated[int, Query(ge=0, le=2**31, description="The number of the last line already known.")] = 0,
) -> model.LogLines:
    """The log as a seat may know it, from a number on."""
    table, access = await entered(calling, name)
    snapshot = await table.snapshot(own_seat(access, seat), calling.lang)
    fresh = [line.plain() for line in snapshot.lines if line.number > after]
    return model.LogLines(version=snapshot.version, taken=snapshot.undone, lines=fresh)


@router.get("/tables/{name}/export", response_class=PlainTextResponse)
async def export(calling: Calling, name: str) -> PlainTextResponse:
    """The fight file: what the own seat saw while it runs, all of it when it is over."""
    text = await calling.service.files.export_match(calling.word, name)
    return PlainTextResponse(text, media_type="application/x-ndjson")


# ---- doing -----------------------------------------------------------------------------------------------------------


@router.post("/tables/{name}/answers")
async def answer(calling: Calling, name: str, given: model.AnAnswer) -> model.ActTaken:
    """Answer a question. With 200 it is on the disk; the same key again is the same answer."""
    table, access = await entered(calling, name)
    seat = acting_seat(access, given.seat)
    about = {"about": given.about, "purpose": given.purpose}

    async def doing() -> Taken:
        return await table.answer(seat, given.answer, serial=given.serial, key=given.key, **about)

    return await _timed(calling, table, seat, doing)


@router.post("/tables/{name}/acts")
async def act(calling: Calling, name: str, wanted: model.AnAct) -> model.ActTaken:
    """Confirm what was answered, take back, agree to taking back or not, pass."""
    table, access = await entered(calling, name)
    seat = acting_seat(access, wanted.seat)
    doings: dict[str, Callable[[], Awaitable[Taken]]] = {
        "confirm": lambda: table.confirm(seat, serial=wanted.serial, key=wanted.key or ""),
        "undo": lambda: table.undo(seat),
        "agree": lambda: table.consent(seat, True),
        "disagree": lambda: table.consent(seat, False),
        "pass": lambda: table.pass_on(seat, serial=wanted.serial),
    }
    return await _timed(calling, table, seat, doings[wanted.do])


async def _timed(calling: Caller, table: OpenTable, seat: str, doing: Callable[[], Awaitable[Taken]]) -> model.ActTaken:
    started = time.perf_counter()
    outcome = "taken"
    try:
        done = await doing()
    except StaleAnswer:
        outcome = "stale"
        raise
    except AnswerRefused as error:
        outcome = "refused"
        snapshot = await table.snapshot(seat, calling.lang)
        raise RefusedByRules(snapshot.teller.refusal(error)) from error
    finally:
        calling.metrics.act(outcome, time.perf_counter() - started)
    return model.ActTaken(version=done.version, again=done.again)


class RefusedByRules(TableError):
    """The rules do not take an answer; the sentence says why, in the reader's language."""

    def __init__(self, text: str) -> None:
        super().__init__("page-refused")
        self.text = text


# ---- the stream ------------------------------------------------------------------------------------------------------


@router.get("/tables/{name}/stream", response_class=StreamingResponse)
async def stream(
    request: Request,
    calling: Calling,
    name: str,
    seat: SeatAsked = "",
    after: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> StreamingResponse:
    """Server-sent events: ``line`` for each new line of the log (its id is its number, so a client that comes back goes
    on where it was), ``state`` whenever anything has changed, ``end`` when the token's right or the server ends.
    """
    changes = (await calling.service.table(name)).access_changes  # read before the access
    table, access = await entered(calling, name)
    meant = own_seat(access, seat)
    last = request.headers.get("last-event-id", "")
    known = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else after
    events = _until_away(_stream(calling, table, meant, known, changes))
    return StreamingResponse(events, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


async def _until_away(events: AsyncGenerator[str]) -> AsyncIterator[str]:
    """End the events when the database is away, so that the program connects again."""
    try:
        async with aclosing(events):
            async for event in events:
                yield event
    except DatabaseAway:
        yield _event("end", {"why": "the database does not answer"})


async def _stream(calling: Caller, table: OpenTable, seat: str | None, known: int, changes: int) -> AsyncGenerator[str]:
    shown, undone = "", -1
    with calling.service.notifications.subscribed(table.id) as changed:
        changed.set()
        while True:
            try:
                await asyncio.wait_for(changed.wait(), HEARTBEAT)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            changed.clear()
            if calling.service.ending:
                yield _event("end", {"why": "closing"})
                return
            if table.access_changes != changes:
                changes = table.access_changes
                access = await calling.service.permissions.access(calling.word, table.id)
                if not access.any or (seat is not None and seat not in access.seats):
                    yield _event("end", {"why": "revoked"})
                    return
            if table.version == shown or not (await table.status()).begun:
                continue
            snapshot = await table.snapshot(seat, calling.lang)
            if undone not in (-1, snapshot.undone):
                yield _event("taken_back", {"gone": [line.number for line in snapshot.lines if line.gone]})
            shown, undone = snapshot.version, snapshot.undone
            for line in snapshot.lines:
                if line.number > known:
                    yield _event("line", line.plain(), line.number)
            known = max(known, snapshot.lines[-1].number if snapshot.lines else 0)
            state = {"version": snapshot.version, "serial": snapshot.serial, "asked": bool(snapshot.questions)}
            yield _event("state", {**state, "may_confirm": snapshot.may_confirm, "over": snapshot.over})


def _event(kind: str, data: Any, number: int | None = None) -> str:
    numbered = f"id: {number}\n" if number is not None else ""
    return f"{numbered}event: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"
