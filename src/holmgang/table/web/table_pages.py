"""The table page, and what its host does around the match: invite, begin, hand seats over."""

from __future__ import annotations

from typing import Annotated, Any

import segno
from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.kernel.words import Words
from holmgang.table import draw
from holmgang.table.service import Access, NotYours, Room, TableService
from holmgang.table.service.access import BOT, SEAT
from holmgang.table.service.previews import cast_of
from holmgang.table.web.pages import page, service_of
from holmgang.table.web.visitors import Visitor

router = APIRouter(prefix="/t/{name}")
KEYS = (
    ("1 … 9", "choose"),
    ("Enter", "send"),
    ("Esc", "back"),
    ("← ↑ ↓ →", "arrows"),
    ("Alt ↑ ↓", "order"),
    ("Space", "roll"),
    ("/", "filter"),
    ("c", "confirm"),
    ("u", "undo"),
    ("q b l s", "places"),
    ("w", "words"),
    ("n", "news"),
    ("?", "keys"),
)
"""What keys do at the table; the words of each are ``play-key-…``."""


async def entered(request: Request, name: str) -> tuple[Visitor, Room, Access]:
    """The visitor at a table; strangers learn nothing about it."""
    service, visitor = service_of(request), Visitor.of(request)
    room = await service.room(name)
    access = await service.access(visitor.word, name)
    if not access.any:
        raise NotYours
    return visitor, room, access


def qr_code(link: str) -> str:
    """A link as a picture that a phone can read."""
    drawn: str = segno.make(link, error="m", micro=False).svg_inline(
        scale=1, border=2, svgclass="qr-code", lineclass="qr-dark", omitsize=True
    )
    return drawn


async def chairs(service: TableService, room: Room, access: Access, words: Words) -> list[dict[str, Any]]:
    """Who sits where, for a page: ``held`` are the seats somebody has taken, by a link or by setting the table."""
    holders = await service.disk(service.store.holders, room.table.id)
    held = {grant.seat for _, grant in holders if grant.role == SEAT}
    return [
        {
            "seat": one.seat,
            "name": words.say(one.seat),
            "engine": one.sitting == BOT,
            "held": one.seat in held,
            "mine": one.seat in access.seats,
        }
        for one in room.table.seats.values()
    ]


@router.get("")
async def table(request: Request, name: str) -> HTMLResponse:
    """The table: before the start who sits where, then the fight. What is live comes by the socket."""
    visitor, room, access = await entered(request, name)
    game, words = room.table.game, room.snapshots.words(visitor.lang)
    seats = await chairs(service_of(request), room, access, words)
    values: dict[str, Any] = {
        "table": name,
        "title": game.scenario.title,
        "scene": game.scenario.scene,
        "host": access.host,
        "seats": seats,
        "awaited": any(not (one["engine"] or one["held"]) for one in seats),
        "sprite": draw.sprite(),
        "system": game.system.id,
        "master": game.master is not None and game.master in access.seats,
        "commitment": service_of(request).commitment(room.table.row),
        "typed": room.table.row.settings.get("dice") == "typed",
        "sits": bool(access.seats),
    }
    if room.table.row.match is None:
        return page(request, "gathering.html", plays=cast_of(game, words), **values)
    return page(request, "table.html", tv="tv" in request.query_params, keys=KEYS, **values)


@router.post("/begin")
async def begin(request: Request, name: str, words: Annotated[str, Form(max_length=400)] = "") -> Response:
    """The host says that everybody is there, and adds words to the dice as everybody may."""
    _, _, access = await entered(request, name)
    if not access.host:
        raise NotYours
    if words:
        await service_of(request).share(name, access.seats[0] if access.seats else "host", words)
    await service_of(request).begin(name)
    return RedirectResponse(f"/t/{name}", 303)


@router.post("/words")
async def words(request: Request, name: str, words: Annotated[str, Form(max_length=400)] = "") -> Response:
    """Somebody's own words, mixed into the dice before the first one falls."""
    _, _, access = await entered(request, name)
    if not access.seats:
        raise NotYours
    await service_of(request).share(name, access.seats[0], words)
    return RedirectResponse(f"/t/{name}", 303)


@router.post("/invite")
async def invite(request: Request, name: str, seat: Annotated[str, Form(max_length=64)] = "") -> HTMLResponse:
    """A fresh link to a seat (none: for onlookers), with its QR code, for the host's eyes."""
    visitor, room, _ = await entered(request, name)
    word = await service_of(request).invite(visitor.word, name, seat or None)
    address = request.app.state.settings.address or str(request.base_url).rstrip("/")
    link = f"{address}/j/{word}"
    code = qr_code(link)
    words = room.snapshots.words(visitor.lang)
    return page(request, "invite.html", link=link, code=code, seat=words.say(seat) if seat else "", table=name)


@router.post("/hand")
async def hand(
    request: Request,
    name: str,
    seat: Annotated[str, Form(max_length=64)],
    to: Annotated[str, Form(max_length=16)],
    policy: Annotated[str, Form(max_length=64)] = "",
) -> Response:
    """A seat is handed to the engine, or taken back from it."""
    visitor, service = Visitor.of(request), service_of(request)
    if to == BOT:
        await service.hand_over(visitor.word, name, seat, policy)
    else:
        await service.take_over(visitor.word, name, seat)
    return RedirectResponse(f"/t/{name}", 303)
