"""The lobby: what there is to play, the visitor's own tables, and one click to a fight."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.kernel.content import Scenario
from holmgang.kernel.description import Teller
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import InputError, UnknownName
from holmgang.kernel.match import Match
from holmgang.kernel.system import Game, System
from holmgang.kernel.words import LANGUAGES, Words
from holmgang.table import draw
from holmgang.table.service import Access, Room, SeatOrder, TableOrder, TableService
from holmgang.table.service.lengths import length_of
from holmgang.table.service.translations import book_in
from holmgang.table.web.joining import entering
from holmgang.table.web.pages import page, service_of
from holmgang.table.web.table_pages import entered
from holmgang.table.web.visitors import A_YEAR, LANG, THEME, THEMES, Visitor, is_secure

router = APIRouter()
MOST_OWN = 12
"""So many of the visitor's tables are shown."""
_ART: dict[str, str] = {}


def shelf(service: TableService, lang: str) -> list[dict[str, Any]]:
    """Every game with its scenarios, the one to begin with first."""
    games = []
    for system in service.library.systems.values():
        cards = [_card(system, scenario) for scenario in service.library.scenarios(system)]
        cards.sort(key=lambda card: not card["demo"])
        book = book_in(system, lang).title
        games.append({"id": system.id, "book": book, "authors": system.authors, "cards": cards})
    return games


def _card(system: System[Any], scenario: Scenario) -> dict[str, Any]:
    length = length_of(system, scenario.id)
    low, high = length.minutes if length is not None else (0, 0)
    return {
        "name": f"{system.id}/{scenario.id}",
        "title": scenario.title,
        "scene": scenario.scene,
        "players": sum(seat.role == "player" for seat in scenario.seats.values()),
        "master": scenario.master is not None,
        "demo": scenario.id == system.demo,
        "low": low,
        "high": high,
    }


@router.get("/")
async def lobby(request: Request) -> HTMLResponse:
    """The first page."""
    service, visitor = service_of(request), Visitor.of(request)
    own = []
    for name in (await service.tables_of(visitor.word) if visitor.known else [])[:MOST_OWN]:
        try:
            room = await service.room(name)
        except InputError:
            continue
        own.append(_own(room, await service.access(visitor.word, name), visitor.lang))
    own.sort(key=lambda one: (one["over"], not one["awaited"]))
    return page(request, "lobby.html", games=shelf(service, visitor.lang), own=own, sprite=draw.sprite())


def _own(room: Room, access: Access, lang: str) -> dict[str, Any]:
    """A table of the visitor's: what is played, how far it is, and who is awaited."""
    table, words = room.table, room.snapshots.words(lang)
    match = table.match
    waiting = match.waiting_for() if match is not None else ()
    headline = table.game.system.view(match.play, None).headline if match is not None else None
    return {
        "id": table.id,
        "title": table.game.scenario.title,
        "awaited": any(seat in access.seats for seat in waiting),
        "others": words.join([words.say(seat) for seat in waiting if seat not in access.seats]),
        "over": match is not None and match.over,
        "begun": match is not None,
        "headline": words.say(headline) if headline is not None else "",
    }


@router.get("/t/{name}/art")
async def table_art(request: Request, name: str) -> Response:
    """How a table looks just now to everybody, in small."""
    visitor, room, _ = await entered(request, name)
    words = room.snapshots.words(visitor.lang)
    async with room.table.lock:
        match = room.table.match
        drawn = opening_picture(room.table.game, words) if match is None else small_picture(match, words)
    return HTMLResponse(drawn)


def opening_picture(game: Game, words: Words) -> str:
    """A small picture of how a fight begins, as an onlooker sees it."""
    return small_picture(Match(game, SeededDice(0)), words)


def small_picture(match: Match, words: Words) -> str:
    """A small picture of a match, as an onlooker sees it."""
    game = match.game
    view = game.system.view(match.play, None)
    teller = Teller(words.named({**words.names, **view.names}), game.system.rulebook)
    sides = tuple(dict.fromkeys(game.system.sides(game.scenario).values()))
    return str(draw.thumbnail(view, teller, sides))


@router.get("/art/{system}/{scenario}")
async def art(request: Request, system: str, scenario: str) -> Response:
    """A picture of a scenario, drawn from its own opening view."""
    name, service = f"{system}/{scenario}", service_of(request)
    if name not in _ART:
        try:
            game = service.game_of(name)
        except UnknownName:
            raise HTTPException(404) from None
        _ART[name] = opening_picture(game, Words(service.lexicon(game.system), "en"))
    return HTMLResponse(_ART[name], headers={"Cache-Control": "public, max-age=3600"})


@router.post("/tables")
async def set_table(
    request: Request,
    scenario: Annotated[str, Form(max_length=200)],
    friends: Annotated[str, Form()] = "",
) -> Response:
    """Set a table: against the engine, or for friends, who get a link each.

    The dice are fair: the table shows its commitment and asks for words. Words that came with the order would be known
    before the secret is drawn, and prove nothing; the browser holds its own back until it has read the commitment.
    """
    service, visitor = service_of(request), await entering(request)
    game = service.game_of(scenario)
    players = [name for name, seat in game.scenario.seats.items() if seat.role == "player"]
    seats = {players[0]: SeatOrder(sitting="here")}
    if friends:
        seats |= {name: SeatOrder(sitting="friend") for name in players[1:]}
    order = TableOrder(scenario=scenario, seats=seats, dice="fair", start=False)
    name = await service.set_table(visitor.word, order)
    response = RedirectResponse(f"/t/{name}", 303)
    visitor.remember(request, response)
    return response


@router.post("/me")
async def me(
    request: Request,
    lang: Annotated[str, Form(max_length=8)] = "",
    theme: Annotated[str, Form(max_length=8)] = "",
    here: Annotated[str, Form(max_length=400)] = "/",
) -> Response:
    """The reader's language and light; back to where the reader was."""
    back = here if here.startswith("/") and not here.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(back, 303)
    secure = is_secure(request)
    if lang in LANGUAGES:
        response.set_cookie(LANG, lang, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)
    if theme in (*THEMES, "auto"):
        response.set_cookie(THEME, theme, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)
    return response
