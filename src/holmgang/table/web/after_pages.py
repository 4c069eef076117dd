"""The page after a fight: what came of it for our heroes, one tick for each change."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.table import draw
from holmgang.table.service import NotYours
from holmgang.table.service.aftermath import decide, heroes_after
from holmgang.table.web import hero_text
from holmgang.table.web.hero_text import HeroText
from holmgang.table.web.pages import page, service_of, verdict_of
from holmgang.table.web.replay_pages import past_match

router = APIRouter()


@router.get("/t/{name}/after")
async def after(request: Request, name: str) -> HTMLResponse:
    """Show the heroes of a fight that is over, each with its changes."""
    past = await past_match(request, name)
    service, table = service_of(request), past.table
    found = await heroes_after(service.heroes, table, past.timeline, past.visitor.word, past.access)
    text = HeroText(service, table.game.system, past.visitor.lang)
    picture = draw.Picture(snapshot=past.snapshot(-1, past.seat(None)))
    verdict, reason = verdict_of(past.timeline.outcome, picture.teller.words, past.side)
    rows = []
    for one in found:
        sheet = one.kept.sheet()
        look = table.looks.get(one.token, draw.Look())
        rows.append(
            {
                "token": one.token,
                "hero": one.kept.id,
                "name": one.kept.row.name,
                "player": one.kept.player,
                "face": draw.portrait(look, one.kept.row.name, sheet.gauge, hero_text.emblem_of(sheet), size=74),
                "changes": [text.change(change) for change in one.changes],
                "decided": one.decided,
                "may": one.may,
            }
        )
    return page(
        request,
        "after.html",
        table=name,
        title=table.game.scenario.title,
        verdict=verdict,
        reason=reason,
        rows=rows,
        open=any(one.may and not one.decided for one in found),
        taken=any(one.may and one.decided for one in found),
        ticks=sum(change.lasts for one in found if one.may and not one.decided for change in one.changes),
        sheets=sum(one.may and not one.decided for one in found),
        art=draw.thumbnail(picture.snapshot),
        sprite=draw.sprite(),
    )


@router.post("/t/{name}/after")
async def take_over(request: Request, name: str) -> Response:
    """Take the ticked changes over, leave the sheets as they were, or take everything back."""
    past = await past_match(request, name)
    service, table = service_of(request), past.table
    async with request.form() as form:
        do, ticks = form.get("do"), form.getlist("tick")
    found = await heroes_after(service.heroes, table, past.timeline, past.visitor.word, past.access)
    if do == "back":
        if not any(one.may for one in found):
            raise NotYours
        for one in found:
            if one.decided and one.may:
                await service.heroes.take_back(one.kept.id, table.id)
        return RedirectResponse(f"/t/{name}/after", 303)
    ticked = [value for value in ticks if isinstance(value, str)]
    await decide(service.heroes, table, found, ticked, rest=do == "rest", leave=do == "leave")
    return RedirectResponse(f"/t/{name}/after", 303)
