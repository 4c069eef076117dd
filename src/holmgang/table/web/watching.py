"""Watching: a link for onlookers, and the big screen."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from holmgang.table.web.pages import page
from holmgang.table.web.table_pages import entered

router = APIRouter()


@router.get("/t/{name}/watch")
async def watch(request: Request, name: str) -> HTMLResponse:
    """How others can look on: the host makes links, everybody can open the big screen."""
    _, room, access = await entered(request, name)
    return page(request, "watch.html", table=name, title=room.table.game.scenario.title, host=access.host)
