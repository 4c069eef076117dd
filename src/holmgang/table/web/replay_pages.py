"""Looking back: fight files out of and into the house, a match moment by moment, and going on from any of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, File, Form, Query, Request, UploadFile
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.kernel.description import Teller
from holmgang.kernel.errors import SaveDamaged, SaveError, SaveOutdated
from holmgang.kernel.events import Event, event_from
from holmgang.kernel.save import UNTOLD, read_save
from holmgang.kernel.words import Words
from holmgang.table import draw
from holmgang.table.service import TableError
from holmgang.table.service.fight_files import LARGEST, continue_match, export_match, import_match
from holmgang.table.service.timeline import Timeline
from holmgang.table.service.translations import book_in
from holmgang.table.web.joining import entering
from holmgang.table.web.pages import page, service_of
from holmgang.table.web.timelines import PastMatch, past_match
from holmgang.table.web.visitors import Visitor

router = APIRouter()


@router.get("/t/{name}/file")
async def file_of(request: Request, name: str) -> Response:
    """The fight file: what the asking seat saw while the match runs, all of it when it is over."""
    service, visitor = service_of(request), Visitor.of(request)
    text = await export_match(service, visitor.word, name)
    scenario = (await service.room(name)).table.game.scenario.id
    named = f'attachment; filename="{scenario}-{name}.json"'
    return Response(text, media_type="application/x-ndjson", headers={"Content-Disposition": named})


@router.get("/replay")
async def bring(request: Request) -> HTMLResponse:
    """Where a fight file is brought in."""
    return page(request, "bring.html")


@router.post("/replay")
async def brought(request: Request, file: Annotated[UploadFile, File()]) -> Response:
    """A fight file: one that is over is looked at, one that runs goes on, one reader's part of it is read."""
    service, visitor = service_of(request), await entering(request)
    data = await file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise SaveError("save-too-large")
    try:
        saved = read_save(data)
        if saved.reader is not None:
            return _read(request, saved.system, saved.scenario, saved.log, "")
        name = await import_match(service, visitor.word, data)
    except SaveOutdated as old:
        return _read_old(request, data, old)
    over = (await service.room(name)).table.match
    response = RedirectResponse(f"/replay/{name}" if over is not None and over.over else f"/t/{name}", 303)
    visitor.remember(request, response)
    return response


def _read(request: Request, system: str, scenario: Mapping[str, Any], log: Sequence[Event], why: str) -> HTMLResponse:
    """The log of a file that cannot be played: told, not believed."""
    service, visitor = service_of(request), Visitor.of(request)
    found = service.library.system(system)
    teller = Teller(Words(service.lexicon(found), visitor.lang, {}), book_in(found, visitor.lang))
    try:
        lines = [teller.line(event, number) for number, event in enumerate(log, 1)]
    except UNTOLD:
        raise SaveDamaged("save-event-untold") from None
    title = scenario.get("title")
    return page(request, "read.html", title=title if isinstance(title, Mapping) else {}, lines=lines, why=why)


def _read_old(request: Request, data: bytes, old: SaveOutdated) -> HTMLResponse:
    """A file of other rules: why it cannot be played, and what everybody may know of it."""
    try:
        saved = read_save(data)
        told = [event_from(one) for one in old.log]
    except (SaveError, *UNTOLD):
        raise old from None
    if saved.system not in service_of(request).library.systems:
        raise old
    known = told if saved.over else saved.log_for(None)
    words = service_of(request).page_words(Visitor.of(request).lang)
    return _read(request, saved.system, saved.scenario, known, words.refusal(old))


def chapters(film: Timeline, seat: str | None, teller: Teller) -> list[dict[str, Any]]:
    """The rounds of a match, or its steps where it has none: which moment each begins with, and how it is called."""
    found: dict[int, str] = {}
    for line in film.lines(seat, teller):
        if line.opens == "round":
            found.setdefault(film.moment_of(line.number, seat), line.text)
    if not found:
        for number, moment in enumerate(film.moments):
            if not number or moment.step != film.moments[number - 1].step:
                found[number] = ""
    return [{"at": at, "text": text, "number": place} for place, (at, text) in enumerate(found.items(), 1)]


@router.get("/replay/{name}")
async def replay(
    request: Request,
    name: str,
    at: Annotated[int | None, Query(ge=0)] = None,
    seat: Annotated[str | None, Query(max_length=64)] = None,
) -> HTMLResponse:
    """One moment of a match that is over, as a seat saw it. Without ``at`` it begins at the beginning."""
    seen = await past_match(request, name)
    film, who = seen.film, seen.seat(seat)
    last = len(film.moments) - 1
    now = min(at or 0, last)
    picture = seen.picture(film.at(now), who)
    lines = film.lines(who, picture.teller)
    told, before = film.told_by(now, who), film.told_by(now - 1, who) if now else 0
    game, words = seen.room.table.game, picture.teller.words
    headline = picture.view.headline
    return page(
        request,
        "replay.html",
        table=name,
        system=game.system.id,
        title=game.scenario.title,
        headline=words.say(headline) if headline is not None else "",
        now=now,
        last=last,
        seat=who or "",
        seats=[(one, words.say(one)) for one in game.seats],
        players=[(one, words.say(one)) for one, model in game.scenario.seats.items() if model.role == "player"],
        marks=chapters(film, who, picture.teller),
        sprite=draw.sprite(),
        stage=draw.stage(picture),
        roster=draw.roster(picture),
        lines=draw.log_lines(lines[:told], picture, fresh=before),
        news=[line.text for line in lines[before:told]],
    )


@router.post("/replay/{name}/fork")
async def fork(
    request: Request,
    name: str,
    at: Annotated[int, Form(ge=0)] = 0,
    seat: Annotated[str, Form(max_length=64)] = "",
) -> Response:
    """A new table that goes on from a moment, the visitor on one seat and the engine on the others."""
    seen = await past_match(request, name)
    visitor, film = seen.visitor, seen.film
    if at >= len(film.moments) - 1:
        raise TableError("replay-nothing-follows")
    here = seat if seat in seen.room.table.game.seats else _own(seen)
    packs = seen.room.table.row.settings.get("packs", ())
    made = await continue_match(service_of(request), visitor.word, film.continued(at), (here,), packs)
    response = RedirectResponse(f"/t/{made}", 303)
    visitor.remember(request, response)
    return response


def _own(seen: PastMatch) -> str:
    """The visitor's own seat, else the first player's."""
    seats = seen.room.table.game.scenario.seats
    players = [name for name, model in seats.items() if model.role == "player"]
    return next((name for name in seen.access.seats if name in players), players[0])
