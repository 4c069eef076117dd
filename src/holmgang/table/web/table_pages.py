"""The table page, what its host does beside the match, and the pages through which visitors come to it.

The host invites, begins and hands seats over; a visitor follows an invitation to a seat, to watch or to the server,
and sees what this browser holds. Following a link changes nothing: a browser does not send its cookie along when it
comes from another site or app, and programs that preview links follow them too. Only the button on the page does. A
link's secret does not stay in the address.
"""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

import segno
from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.kernel.dice import HOST_SHARE
from holmgang.kernel.words import Words
from holmgang.table import draw
from holmgang.table.service import Access, NotYours, OpenTable, TableService, cast_of
from holmgang.table.service.access import BOT, SEAT, TABLE, as_word
from holmgang.table.web.health import from_here
from holmgang.table.web.local_network import LocalNetwork, is_loopback
from holmgang.table.web.pages import guest_address, page, service_of
from holmgang.table.web.renderer import coach, token_of
from holmgang.table.web.visitors import Visitor

router = APIRouter()
KEYS = (
    ("1 … 9", "choose"),
    ("Enter", "send"),
    ("Esc", "back"),
    ("← ↑ ↓ →", "arrows"),
    ("Alt ↑ ↓", "order"),
    ("Space", "roll"),
    ("r", "turn"),
    ("/", "filter"),
    ("c", "confirm"),
    ("u", "undo"),
    ("q b l s", "places"),
    ("w", "words"),
    ("n", "news"),
    ("?", "keys"),
)
"""The keys of the table page; their texts are ``play-key-…``."""


async def entered(request: Request, name: str) -> tuple[Visitor, OpenTable, Access]:
    """Return the visitor, the table and the visitor's access to it; raise :class:`NotYours` for strangers."""
    service, visitor = service_of(request), Visitor.of(request)
    table = await service.table(name)
    access = await service.permissions.access(visitor.word, name)
    if not access.any:
        raise NotYours
    return visitor, table, access


async def entering(request: Request) -> Visitor:
    """Return the visitor who is about to be given a right.

    A secret that has no right here is replaced by a fresh one: another site may have planted it in the browser.
    """
    visitor = Visitor.of(request)
    known = visitor.known and await service_of(request).permissions.knows(visitor.word)
    return visitor if known else visitor.renewed()


def qr_code(link: str) -> str:
    """Return a link as a QR code."""
    drawn: str = segno.make(link, error="m", micro=False).svg_inline(
        scale=1, border=2, svgclass="qr-code", lineclass="qr-dark", omitsize=True
    )
    return drawn


async def seat_list(service: TableService, table: OpenTable, access: Access, words: Words) -> list[dict[str, Any]]:
    """Return the seats for a page. ``held``: a visitor has taken the seat by a link, or by making the table."""
    held, status = await service.permissions.held_seats(table.id), await table.status()
    return [
        {
            "seat": one.seat,
            "name": words.say(one.seat),
            "engine": one.bot,
            "held": one.seat in held,
            "mine": one.seat in access.seats,
        }
        for one in status.seats
    ]


def network_state(request: Request) -> dict[str, Any]:
    """Return whether friends can follow the links of this server: ``closed``, ``open``, or "" if that is no question.

    Only a browser on this machine may open the network: a guest must not widen who can come.
    """
    network: LocalNetwork = request.app.state.settings.network
    address = guest_address(request)
    closed = not network.is_open and is_loopback(str(urlsplit(address).hostname))
    opened = network.is_open and address == network.address
    return {
        "state": "closed" if closed else "open" if opened else "",
        "can_open": network.can_open and from_here(request),
        "address": network.address,
        "named": network.named_address,
    }


MOST_FACTS = 3


async def seat_cards(service: TableService, table: OpenTable, access: Access, words: Words) -> list[dict[str, Any]]:
    """Return the seats as cards: the hero with its first values, and who plays it. ``free``: a guest may take it."""
    start, free = table.opening(words.lang), await service.permissions.free_seats(table.id)
    picture, cast = draw.Picture(snapshot=start), cast_of(start, table.info.seats)
    listed = await seat_list(service, table, access, words)
    for one in listed:
        own = [sheet for sheet in picture.sheets.values() if sheet.seat == one["seat"]]
        teller, first = start.teller, own[0] if len(own) == 1 else None
        facts = [f"{teller.value(name)} {teller.value(value)}" for name, value in (first.rows if first else ())]
        side = table.info.sides.get(one["seat"], "")
        one |= {
            "hero": cast[one["seat"]] or one["name"],
            "person": one["name"],
            "face": draw.mini(picture, token_of(picture, one["seat"]) or "crown", 96),
            "facts": facts[:MOST_FACTS],
            "ready": one["held"] and ((one["mine"] and access.host) or one["seat"] in table.ready),
            "free": one["seat"] in free,
            "side": picture.side_number(side),
        }
    return listed


async def table_link(request: Request, name: str, visitor: Visitor) -> dict[str, str]:
    """Return the way to the whole table for the host's screen: address, word and QR code."""
    public = bool(request.app.state.settings.address)
    link = await service_of(request).permissions.gather(visitor.word, name, with_word=not public)
    address = guest_address(request)
    href = f"{address}/j/{link.secret}"
    named: str = request.app.state.settings.network.named_address
    return {
        "address": (named or address).partition("://")[2],
        "word": link.word,
        "href": href,
        "code": qr_code(href),
    }


@router.get("/t/{name}")
async def table_page(request: Request, name: str) -> HTMLResponse:
    """Show the table: its seats before the match begins, then the match, which comes by the socket."""
    visitor, table, access = await entered(request, name)
    info, words, status = table.info, table.words(visitor.lang), await table.status()
    seats = await seat_list(service_of(request), table, access, words)
    values: dict[str, Any] = {
        "table": name,
        "title": info.title,
        "scene": info.scene,
        "host": access.host,
        "seats": seats,
        "awaited": words.join([one["name"] for one in seats if not (one["engine"] or one["held"])]),
        "sprite": draw.sprite(),
        "system": info.system.id,
        "master": info.master is not None and info.master in access.seats,
        "commitment": status.commitment,
        "typed": status.dice == "typed",
        "sits": bool(access.seats),
        "network": network_state(request),
    }
    tv = "tv" in request.query_params
    if not status.match:
        cards = await seat_cards(service_of(request), table, access, words)
        link = await table_link(request, name, visitor) if access.host else None
        am_ready = any(one["mine"] and one["ready"] for one in cards)
        return page(request, "gathering.html", cards=cards, link=link, am_ready=am_ready, tv=tv, **values)
    guided = table.guided if access.seats == (table.guided,) and not tv else None
    strip = coach(await table.snapshot(guided, visitor.lang)) if guided is not None else ""
    keys = (*KEYS[:-1], ("h", "guide"), KEYS[-1]) if guided is not None else KEYS
    return page(
        request,
        "table.html",
        game_words=words,
        tv=tv,
        panel=values["master"] and not tv,
        keys=keys,
        guided=guided is not None,
        coach=strip,
        **values,
    )


@router.post("/t/{name}/begin")
async def begin(
    request: Request,
    name: str,
    words: Annotated[str, Form(max_length=400)] = "",
    rest: Annotated[str, Form(max_length=16)] = "",
) -> Response:
    """Begin the match, with words of the host for fair dice; ``rest=computer``: it takes the free seats."""
    visitor, table, access = await entered(request, name)
    if not access.host:
        raise NotYours
    if rest == "computer" and not (await table.status()).begun:
        permissions = service_of(request).permissions
        for one in (await table.status()).seats:
            if not one.bot and one.seat not in await permissions.held_seats(name):
                await permissions.hand_over(visitor.word, name, one.seat)
    if words:
        await service_of(request).setup.share(name, access.seats[0] if access.seats else HOST_SHARE, words)
    await service_of(request).setup.begin(name)
    return RedirectResponse(f"/t/{name}", 303)


@router.post("/t/{name}/words")
async def words(request: Request, name: str, words: Annotated[str, Form(max_length=400)] = "") -> Response:
    """Mix the visitor's own words into fair dice before the first roll."""
    _, _, access = await entered(request, name)
    if not access.seats:
        raise NotYours
    await service_of(request).setup.share(name, access.seats[0], words)
    return RedirectResponse(f"/t/{name}", 303)


@router.post("/t/{name}/ready")
async def ready(request: Request, name: str, ready: Annotated[str, Form(max_length=8)] = "") -> Response:
    """Note that the visitor is ready to begin, or not after all."""
    _, table, access = await entered(request, name)
    if not access.seats:
        raise NotYours
    await table.set_ready(access.seats, bool(ready))
    return RedirectResponse(f"/t/{name}", 303)


@router.post("/t/{name}/swap")
async def swap(request: Request, name: str, seat: Annotated[str, Form(max_length=64)] = "") -> Response:
    """Give a guest another seat before the match begins."""
    await service_of(request).permissions.swap(Visitor.of(request).word, name, seat)
    return RedirectResponse(f"/t/{name}", 303)


@router.post("/t/{name}/invite")
async def invite(request: Request, name: str, seat: Annotated[str, Form(max_length=64)] = "") -> HTMLResponse:
    """Show the host a new link to a seat (none: for onlookers), with its QR code."""
    visitor, table, _ = await entered(request, name)
    word = await service_of(request).permissions.invite(visitor.word, name, seat or None)
    link = f"{guest_address(request)}/j/{word}"
    code = qr_code(link)
    words = table.words(visitor.lang)
    return page(request, "invite.html", link=link, code=code, seat=words.say(seat) if seat else "", table=name)


@router.post("/t/{name}/network")
async def open_network(request: Request, name: str) -> Response:
    """Let the host, at this machine, open the server to the local network."""
    _, _, access = await entered(request, name)
    if not access.host or not from_here(request):
        raise NotYours
    await request.app.state.settings.network.open()
    return RedirectResponse(f"/t/{name}", 303)


@router.post("/t/{name}/hand")
async def hand(
    request: Request,
    name: str,
    seat: Annotated[str, Form(max_length=64)],
    to: Annotated[str, Form(max_length=16)],
    policy: Annotated[str, Form(max_length=64)] = "",
) -> Response:
    """Hand a seat to a bot, or take it back."""
    visitor, service = Visitor.of(request), service_of(request)
    if to == BOT:
        await service.permissions.hand_over(visitor.word, name, seat, policy)
    else:
        await service.permissions.take_over(visitor.word, name, seat)
    return RedirectResponse(f"/t/{name}", 303)


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
        title=table.info.title,
        scene=table.info.scene,
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
    title = table.info.title
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
    title = table.info.title
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
    title = table.info.title
    return page(request, "seats.html", table=name, title=title, seats=listed, network=network_state(request))


@router.post("/t/{name}/revoke")
async def revoke(request: Request, name: str, seat: Annotated[str, Form(max_length=64)]) -> Response:
    """Take a seat away from its holder; a bot plays it until a new link is used."""
    await service_of(request).permissions.revoke(Visitor.of(request).word, name, seat)
    return RedirectResponse(f"/t/{name}/seats", 303)
