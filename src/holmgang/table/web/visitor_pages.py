"""Pages about the visitor: invitations to a seat, to watch and to the server, this browser, and the holders of seats.

Following a link changes nothing: a browser does not send its cookie along when it comes from another site or app, and
programs that preview links follow them too. Only the button on the page does. A link's secret does not stay in the
address.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.table import draw
from holmgang.table.service import Access, NotYours, OpenTable
from holmgang.table.service.access import SEAT, TABLE, as_word
from holmgang.table.web.pages import page, service_of
from holmgang.table.web.table_pages import entered, entering, network_state, seat_cards, seat_list
from holmgang.table.web.visitors import Visitor

router = APIRouter()


@router.get("/j/{word}")
async def invitation(request: Request, word: str) -> HTMLResponse:
    """Show the seat that a link leads to."""
    service, visitor = service_of(request), Visitor.of(request)
    grant = await service.permissions.invitation(word)
    table = await service.table(grant.table)
    words, status = table.words(visitor.lang), await table.status()
    if grant.role == TABLE:
        return await pick_page(request, word, table)
    seated = grant.role == SEAT
    cards = await seat_cards(service, table, Access(), words)
    return page(
        request,
        "join.html",
        word=word,
        title=table.game.scenario.title,
        scene=table.game.scenario.scene,
        seat=words.say(grant.seat) if seated else "",
        card=next((one for one in cards if one["seat"] == grant.seat), None),
        sprite=draw.sprite(),
        nick=status.seat(grant.seat).nick if seated else "",
    )


@router.post("/j/{word}")
async def sit_down(
    request: Request,
    word: str,
    nick: Annotated[str, Form(max_length=400)] = "",
    seat: Annotated[str, Form(max_length=64)] = "",
) -> Response:
    """Give the visitor the seat of a link, or the one that was picked at the table that a link leads to."""
    service, visitor = service_of(request), await entering(request)
    permissions = service.permissions
    if seat:
        grant = await permissions.pick(visitor.word, word, seat, nick)
    else:
        grant = await permissions.accept(visitor.word, word, nick)
    response = RedirectResponse(f"/t/{grant.table}", 303)
    visitor.remember(request, response)
    return response


async def pick_page(request: Request, word: str, table: OpenTable) -> HTMLResponse:
    """Show the heroes of a table, to pick a free one or only to watch."""
    service, words = service_of(request), table.words(Visitor.of(request).lang)
    cards = await seat_cards(service, table, Access(), words)
    title = table.game.scenario.title
    return page(request, "pick.html", word=word, title=title, cards=cards, sprite=draw.sprite())


@router.post("/join")
async def join(request: Request, word: Annotated[str, Form(max_length=64)] = "") -> Response:
    """Go to the table whose word was typed."""
    await service_of(request).permissions.invitation(as_word(word))
    return RedirectResponse(f"/j/{as_word(word)}", 303)


@router.get("/t/{name}/watch")
async def watch(request: Request, name: str) -> HTMLResponse:
    """Show how others can watch: the host makes links, and every visitor of the table can open the big screen."""
    _, table, access = await entered(request, name)
    title = table.game.scenario.title
    return page(request, "watch.html", table=name, title=title, host=access.host, network=network_state(request))


@router.get("/welcome/{word}")
async def server_invitation(request: Request, word: str) -> HTMLResponse:
    """Show an invitation to this server."""
    await service_of(request).admission.check_invitation(word)
    return page(request, "welcome.html", word=word)


@router.post("/welcome/{word}")
async def welcome(request: Request, word: str) -> Response:
    """Let this browser make tables from now on."""
    service, visitor = service_of(request), await entering(request)
    await service.admission.welcome(visitor.word, word)
    response = RedirectResponse("/", 303)
    visitor.remember(request, response)
    return response


@router.get("/me")
async def this_browser(request: Request) -> HTMLResponse:
    """Show what this server knows of the browser, and how to be forgotten."""
    service, visitor = service_of(request), Visitor.of(request)
    tables = await service.permissions.tables_of(visitor.word) if visitor.known else []
    return page(request, "me.html", tables=len(tables))


@router.post("/me/forget")
async def forget(request: Request) -> Response:
    """Take all rights of this browser away; its open sockets end."""
    service, visitor = service_of(request), Visitor.of(request)
    await service.permissions.forget(visitor.word)
    response = RedirectResponse("/", 303)
    Visitor.forget(request, response)
    return response


@router.get("/t/{name}/seats")
async def seats(request: Request, name: str) -> HTMLResponse:
    """Show the host which seats are held, to make links and to take seats away."""
    visitor, table, access = await entered(request, name)
    if not access.host:
        raise NotYours
    listed = await seat_list(service_of(request), table, access, table.words(visitor.lang))
    title = table.game.scenario.title
    return page(request, "seats.html", table=name, title=title, seats=listed, network=network_state(request))


@router.post("/t/{name}/revoke")
async def revoke(request: Request, name: str, seat: Annotated[str, Form(max_length=64)]) -> Response:
    """Take a seat away from its holder; a bot plays it until a new link is used."""
    await service_of(request).permissions.revoke(Visitor.of(request).word, name, seat)
    return RedirectResponse(f"/t/{name}/seats", 303)
