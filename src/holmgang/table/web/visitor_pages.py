"""The house itself: invitations to set tables, this browser and how it is forgotten, and who holds which seat."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.table.service import NotYours
from holmgang.table.web.joining import entering
from holmgang.table.web.pages import page, service_of
from holmgang.table.web.table_pages import chairs, entered
from holmgang.table.web.visitors import Visitor

router = APIRouter()


@router.get("/welcome/{word}")
async def invitation(request: Request, word: str) -> HTMLResponse:
    """An invitation to the house. Following it changes nothing; the button does."""
    await service_of(request).admission.invites(word)
    return page(request, "welcome.html", word=word)


@router.post("/welcome/{word}")
async def welcome(request: Request, word: str) -> Response:
    """From now on this browser may set tables."""
    service, visitor = service_of(request), await entering(request)
    await service.admission.welcome(visitor.word, word)
    response = RedirectResponse("/", 303)
    visitor.remember(request, response)
    return response


@router.get("/me")
async def this_browser(request: Request) -> HTMLResponse:
    """What this browser is known by, and how to be forgotten."""
    service, visitor = service_of(request), Visitor.of(request)
    tables = await service.tables_of(visitor.word) if visitor.known else []
    return page(request, "me.html", tables=len(tables))


@router.post("/me/forget")
async def forget(request: Request) -> Response:
    """Whatever this browser holds, it holds no more; its open sockets end."""
    service, visitor = service_of(request), Visitor.of(request)
    await service.forget(visitor.word)
    response = RedirectResponse("/", 303)
    Visitor.forget(request, response)
    return response


@router.get("/t/{name}/seats")
async def seats(request: Request, name: str) -> HTMLResponse:
    """Who holds which seat, for the host: hand out links, take seats away."""
    visitor, room, access = await entered(request, name)
    if not access.host:
        raise NotYours
    listed = await chairs(service_of(request), room, access, room.snapshots.words(visitor.lang))
    return page(request, "seats.html", table=name, title=room.table.game.scenario.title, seats=listed)


@router.post("/t/{name}/revoke")
async def revoke(request: Request, name: str, seat: Annotated[str, Form(max_length=64)]) -> Response:
    """Take a seat away from whoever holds it; the engine plays it until somebody comes by a new link."""
    await service_of(request).revoke(Visitor.of(request).word, name, seat)
    return RedirectResponse(f"/t/{name}/seats", 303)
