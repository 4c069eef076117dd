"""The master's desk: seats, pace, house rules, corrections, secret notes, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.bots import LEVELS, level_of
from holmgang.kernel.content import canonical
from holmgang.kernel.sums import Phrase
from holmgang.kernel.words import Words
from holmgang.table import draw
from holmgang.table.service import Access, OpenTable, TableInfo
from holmgang.table.snapshot import Snapshot
from holmgang.table.web.pages import page, service_of
from holmgang.table.web.setup_form import clauses_of_knobs, knob_called, shown
from holmgang.table.web.table_pages import entered
from holmgang.table.web.visitors import Visitor

router = APIRouter(prefix="/t/{name}/desk")
LINES_SHOWN = 12
ONLOOKER = "onlooker"


@router.get("")
async def desk(request: Request, name: str) -> HTMLResponse:
    """Show the desk to the holder of the master's seat. ``as`` is the seat to look through."""
    visitor, table, access = await entered(request, name)
    await service_of(request).master.check(visitor.word, name)
    values = await _values(table, access, visitor.lang)
    wanted = request.query_params.get("as", "")
    if values["begun"]:
        values["seen"] = await _seen(table, access, visitor.lang, wanted)
    return page(
        request,
        "desk.html",
        game_words=table.words(visitor.lang),
        table=name,
        sprite=draw.sprite(),
        kept="kept" in request.query_params,
        **values,
    )


async def _values(table: OpenTable, access: Access, lang: str) -> dict[str, Any]:
    info, words = table.info, table.words(lang)
    status, master = await table.status(), await table.master_view(lang)
    values: dict[str, Any] = {
        "title": info.title,
        "system": info.system.id,
        "master": info.master,
        "levels": [(one, words.say(Phrase(f"level-{one}"))) for one in LEVELS],
        "paused": status.paused,
        "stop": master.stops,
        "notes": master.notes,
        "knobs": list(_changed_knobs(info, words)),
        "seats": [
            {
                "seat": seat.seat,
                "name": words.say(seat.seat),
                "engine": seat.bot,
                "level": words.say(Phrase(f"level-{level}")) if (level := level_of(seat.policy)) in LEVELS else level,
                "may_see": may_look_through(info, access, seat.seat),
                "master": seat.seat == info.master,
            }
            for seat in status.seats
        ],
        "begun": status.begun,
    }
    if status.begun:
        own = await table.snapshot(info.master, lang)
        values |= {
            "rulings": list(master.rulings),
            "corrections": list(master.corrections),
            "window": master.window,
            "lines": [line for line in own.lines if not line.gone and line.weight != "small"][-LINES_SHOWN:][::-1],
            "ways_back": list(master.ways_back),
        }
    return values


def may_look_through(info: TableInfo, access: Access, seat: str) -> bool:
    """Return whether the master may see a seat's view: where seats have secrets, only the visitor's own seats."""
    return seat in access.seats or not info.system.has_secrets


async def _seen(table: OpenTable, access: Access, lang: str, wanted: str) -> dict[str, Any] | None:
    """Return the match as a seat or an onlooker sees it; None if the visitor may not see it."""
    info = table.info
    if wanted != ONLOOKER and (wanted not in info.seats or not may_look_through(info, access, wanted)):
        return None
    return _pictured(await table.snapshot(None if wanted == ONLOOKER else wanted, lang))


def _pictured(snapshot: Snapshot) -> dict[str, Any]:
    picture = draw.Picture(snapshot=snapshot)
    return {
        "name": snapshot.teller.words.say(snapshot.seat) if snapshot.seat else "",
        "board": draw.thumbnail(snapshot),
        "words": draw.translated(picture),
        "hand": draw.hand(picture),
    }


def _changed_knobs(info: TableInfo, words: Words) -> Iterator[dict[str, Any]]:
    """Yield the house rules that differ from the rulebook."""
    system, knobs = info.system, info.knobs
    book, clauses = canonical(system.knobs_model()), clauses_of_knobs(system)
    for name, value in canonical(knobs).items():
        if value != book.get(name):
            yield {
                "name": knob_called(words, name),
                "value": shown(words, value),
                "usual": shown(words, book.get(name)),
                "clauses": clauses[name],
            }


@router.post("")
async def act(
    request: Request,
    name: str,
    do: Annotated[str, Form(max_length=20)],
    seat: Annotated[str, Form(max_length=64)] = "",
    policy: Annotated[str, Form(max_length=64)] = "",
    notes: Annotated[str, Form(max_length=40_000)] = "",
    keep: Annotated[int, Form()] = -1,
    reason: Annotated[str, Form(max_length=400)] = "",
) -> Response:
    """Carry out an action of the master and go back to the desk."""
    master, word = service_of(request).master, Visitor.of(request).word
    await master.check(word, name)
    match do:
        case "pause" | "resume":
            await master.pause(word, name, do == "pause")
        case "stop" | "flow":
            await master.stop_before_steps(word, name, do == "stop")
        case "engine":
            await master.hand_to_bot(word, name, seat, policy)
        case "person":
            await master.hand_to_person(word, name, seat)
        case "notes":
            await master.keep_notes(word, name, notes)
        case "rewind":
            await master.rewind(word, name, keep, reason)
    return RedirectResponse(f"/t/{name}/desk?kept" if do == "notes" else f"/t/{name}/desk", 303)
