"""Fight files, the replay of a match moment by moment, and new tables that continue from any moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from fastapi import APIRouter, File, Form, Query, Request, UploadFile
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.kernel.content import names_in
from holmgang.kernel.description import Teller
from holmgang.kernel.errors import SaveDamaged, SaveError, SaveOutdated
from holmgang.kernel.events import Event, event_from
from holmgang.kernel.save import UNTOLD, read_save
from holmgang.kernel.words import Words
from holmgang.table import draw
from holmgang.table.service import TableError
from holmgang.table.service.fight_files import LARGEST
from holmgang.table.service.timeline import Timeline
from holmgang.table.service.translations import book_in
from holmgang.table.web.pages import page, service_of
from holmgang.table.web.table_pages import entering
from holmgang.table.web.timelines import PastMatch, past_match
from holmgang.table.web.visitors import Visitor

router = APIRouter()


@router.get("/t/{name}/file")
async def file_of(request: Request, name: str) -> Response:
    """The fight file: what the asking seat saw while the match runs, all of it when it is over."""
    service, visitor = service_of(request), Visitor.of(request)
    text = await service.files.export_match(visitor.word, name)
    scenario = (await service.table(name)).game.scenario.id
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
        name = await service.files.import_match(visitor.word, data)
    except SaveOutdated as old:
        return _read_old(request, data, old)
    status = await (await service.table(name)).status()
    response = RedirectResponse(f"/replay/{name}" if status.over else f"/t/{name}", 303)
    visitor.remember(request, response)
    return response


def _read(request: Request, system: str, scenario: Mapping[str, Any], log: Sequence[Event], why: str) -> HTMLResponse:
    """The log of a file that cannot be played: told, not believed."""
    service, visitor = service_of(request), Visitor.of(request)
    found = service.library.system(system)
    lexicon = service.translations.lexicon(found).giving(names_in(scenario))
    teller = Teller(Words(lexicon, visitor.lang, {}), book_in(found, visitor.lang))
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
    words = service_of(request).translations.page_words(Visitor.of(request).lang)
    return _read(request, saved.system, saved.scenario, known, words.refusal(old))


def chapters(timeline: Timeline, seat: str | None, teller: Teller) -> list[dict[str, Any]]:
    """The rounds of a match, or its steps where it has none: which moment each begins with, and how it is called."""
    found: dict[int, str] = {}
    for line in timeline.lines(seat, teller):
        if line.opens == "round":
            found.setdefault(timeline.moment_of(line.number, seat), line.text)
    if not found:
        for number, moment in enumerate(timeline.moments):
            if not number or moment.step != timeline.moments[number - 1].step:
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
    past = await past_match(request, name)
    timeline, who = past.timeline, past.seat(seat)
    last = len(timeline.moments) - 1
    now = min(at or 0, last)
    picture = draw.Picture(snapshot=past.snapshot(now, who))
    lines = timeline.lines(who, picture.teller)
    told, before = timeline.told_by(now, who), timeline.told_by(now - 1, who) if now else 0
    game, words = past.table.game, picture.teller.words
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
        marks=chapters(timeline, who, picture.teller),
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
    past = await past_match(request, name)
    visitor, timeline = past.visitor, past.timeline
    if at >= len(timeline.moments) - 1:
        raise TableError("replay-nothing-follows")
    here = seat if seat in past.table.game.seats else _own(past)
    files = service_of(request).files
    made = await files.continue_from(visitor.word, timeline, at, (here,), past.table.packs)
    response = RedirectResponse(f"/t/{made}", 303)
    visitor.remember(request, response)
    return response


def _own(past: PastMatch) -> str:
    """The visitor's own seat, else the first player's."""
    seats = past.table.game.scenario.seats
    players = [name for name, model in seats.items() if model.role == "player"]
    return next((name for name in past.access.seats if name in players), players[0])
