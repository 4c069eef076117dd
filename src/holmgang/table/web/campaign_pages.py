"""The pages of campaigns: their fights, the text before each, and how far a party is."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.kernel.library import Campaign
from holmgang.table import draw
from holmgang.table.service import TableError, TableService
from holmgang.table.service.campaigns import PLAYING, Progress
from holmgang.table.service.heroes import Party
from holmgang.table.web.hero_pages import play_with
from holmgang.table.web.hero_text import HeroText
from holmgang.table.web.pages import page, service_of
from holmgang.table.web.visitors import Visitor

router = APIRouter()


async def campaign_cards(service: TableService, visitor: Visitor) -> list[dict[str, Any]]:
    """Return all campaigns for a list: title, game, how many fights, and how far the visitor's party is."""
    parties = [one for one in await service.heroes.parties(visitor.word) if one.own] if visitor.known else []
    cards = []
    for campaign in service.campaigns.all.values():
        party, progress = await _furthest(service, campaign, parties)
        cards.append(
            {
                "href": f"/campaigns/{campaign.name}" + (f"?party={party.row.id}" if party is not None else ""),
                "title": campaign.model.title,
                "text": campaign.model.text,
                "system": campaign.system.id,
                "book": HeroText(service, campaign.system, visitor.lang).book,
                "steps": len(campaign.model.steps),
                "step": progress.step if progress is not None else 0,
                "begun": progress is not None and (progress.step > 0 or bool(progress.table)),
                "over": progress is not None and progress.over,
                "party": party.row.name if party is not None else "",
            }
        )
    return cards


async def _furthest(
    service: TableService, campaign: Campaign, parties: list[Party]
) -> tuple[Party | None, Progress | None]:
    """Return the party that is furthest in a campaign."""
    found = [(party, await service.campaigns.progress(party, campaign)) for party in parties]
    begun = [one for one in found if one[1].step or one[1].table]
    return max(begun, key=lambda one: one[1].step) if begun else (None, None)


@router.get("/campaigns")
async def overview(request: Request) -> HTMLResponse:
    """Show all campaigns."""
    cards = await campaign_cards(service_of(request), Visitor.of(request))
    return page(request, "campaigns.html", cards=cards)


@router.get("/campaigns/{system}/{campaign}")
async def show(request: Request, system: str, campaign: str, party: str = "") -> HTMLResponse:
    """Show the fights of a campaign and how far the party is."""
    service, visitor = service_of(request), Visitor.of(request)
    found = service.campaigns.campaign(f"{system}/{campaign}")
    parties = [one for one in await service.heroes.parties(visitor.word) if one.own] if visitor.known else []
    chosen = next((one for one in parties if one.row.id == party), None)
    if chosen is None:
        furthest, _ = await _furthest(service, found, parties)
        able = [one for one in parties if one.coming(system)]
        chosen = furthest or (able[0] if able else parties[0] if parties else None)
    progress = await service.campaigns.progress(chosen, found) if chosen is not None else Progress(found)
    scenarios = {one.id: one.title for one in service.library.scenarios(found.system)}
    steps = [
        {
            "title": scenarios[step.scenario],
            "before": step.before,
            "rest": step.rest,
            "state": "done" if place < progress.step else "now" if place == progress.step else "later",
            "table": progress.tables.get(str(place), ""),
        }
        for place, step in enumerate(found.model.steps)
    ]
    return page(
        request,
        "campaign.html",
        name=found.name,
        system=system,
        title=found.model.title,
        text=found.model.text,
        end=found.model.end,
        book=HeroText(service, found.system, visitor.lang).book,
        steps=steps,
        over=progress.over,
        state=progress.state,
        table=progress.table,
        party=chosen.row.id if chosen is not None else "",
        parties=[{"id": one.row.id, "name": one.row.name, "on": one is chosen} for one in parties],
        coming=[one.row.name for one in chosen.coming(system)] if chosen is not None else [],
        sprite=draw.sprite(),
    )


@router.post("/campaigns/{system}/{campaign}")
async def act(request: Request, system: str, campaign: str) -> Response:
    """Begin the fight that comes next, go on after it, or begin the campaign anew."""
    service, visitor = service_of(request), Visitor.of(request)
    found = service.campaigns.campaign(f"{system}/{campaign}")
    async with request.form() as form:
        do, name = str(form.get("do", "")), str(form.get("party", ""))
    party = await service.heroes.party(visitor.word, name)
    back = RedirectResponse(f"/campaigns/{found.name}?party={name}", 303)
    if do == "on":
        await service.campaigns.go_on(visitor.word, party, found)
        return back
    if do == "again":
        await service.campaigns.start_again(visitor.word, party, found)
        return back
    progress = await service.campaigns.progress(party, found)
    if progress.over:
        raise TableError("campaign-over")
    if progress.state == PLAYING and do != "anew":
        return RedirectResponse(f"/t/{progress.table}", 303)
    scenario = found.scenario(service.library, progress.step)
    table = await play_with(service, visitor, party, scenario, friends=do == "friends")
    await service.campaigns.began(visitor.word, party, found, progress.step, table)
    return RedirectResponse(f"/t/{table}", 303)
