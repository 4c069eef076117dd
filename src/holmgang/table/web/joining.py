"""Coming in by a link: what it leads to, a name, and one button. The link's word does not stay in the address.

Following a link changes nothing: a browser does not send its cookie along when it comes from another site or app, and
programs that preview links follow them too. Only the button does.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.table.service.access import SEAT
from holmgang.table.service.previews import cast_of
from holmgang.table.web.pages import page, service_of
from holmgang.table.web.visitors import Visitor

router = APIRouter()


async def entering(request: Request) -> Visitor:
    """Whoever is about to be given something: a word that nobody knows here is not taken over, it may be planted."""
    visitor = Visitor.of(request)
    return visitor if visitor.known and await service_of(request).knows(visitor.word) else visitor.renewed()


@router.get("/j/{word}")
async def invitation(request: Request, word: str) -> HTMLResponse:
    """Which seat it is."""
    service, visitor = service_of(request), Visitor.of(request)
    grant = await service.invitation(word)
    room = await service.room(grant.table)
    words = room.snapshots.words(visitor.lang)
    seat = room.table.seats.get(grant.seat)
    return page(
        request,
        "join.html",
        word=word,
        title=room.table.game.scenario.title,
        scene=room.table.game.scenario.scene,
        seat=words.say(grant.seat) if grant.role == SEAT else "",
        plays=cast_of(room.table.game, words).get(grant.seat, "") if grant.role == SEAT else "",
        nick=seat.nick if seat else "",
    )


@router.post("/j/{word}")
async def sit_down(request: Request, word: str, nick: Annotated[str, Form(max_length=400)] = "") -> Response:
    """Take the seat."""
    service, visitor = service_of(request), await entering(request)
    grant = await service.accept(visitor.word, word, nick)
    response = RedirectResponse(f"/t/{grant.table}", 303)
    visitor.remember(request, response)
    return response
