"""The home page: the visitor's own tables, heroes and fights, then every game, and one click to a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any
from weakref import WeakKeyDictionary

from fastapi import APIRouter, Form, Request
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.kernel.content import Scenario
from holmgang.kernel.errors import InputError, UnknownName
from holmgang.kernel.guides import guided_scenarios
from holmgang.kernel.system import Game, System
from holmgang.kernel.words import Words
from holmgang.lab.kept_forecasts import kept_forecast, length_of
from holmgang.lab.verdicts import FAIR, LOPSIDED, SCALE
from holmgang.table import draw
from holmgang.table.memo import Memo
from holmgang.table.service import Access, OpenTable, SeatOrder, TableOrder, TableService, opening
from holmgang.table.service.translations import book_in
from holmgang.table.web.forecast_panel import word_bars
from holmgang.table.web.pages import fragment, page, page_text, service_of
from holmgang.table.web.table_pages import entered, entering
from holmgang.table.web.visitors import A_YEAR, THEME, THEMES, Visitor, is_secure, remember_language

# ---- our heroes and our fights, which other pages fill ---------------------------------------------------------------


@dataclass(frozen=True)
class HomeCard:
    """A hero or a fight of the visitor's. ``art``: the address of a picture; ``picture``: markup that we drew.

    ``system`` and ``group`` say which heroes belong together, for the filter "fits our heroes"; ``word`` is a verdict
    of ``holmgang.lab.verdicts``; ``faded``: it stays at home.
    """

    title: str
    href: str
    note: str = ""
    art: str = ""
    picture: str = ""
    system: str = ""
    group: str = ""
    word: str = ""
    faded: bool = False


HomeSource = Callable[[Request], Awaitable[Sequence[HomeCard]]]


@dataclass
class HomeParts:
    """The sources of the home page."""

    heroes: list[HomeSource] = field(default_factory=list)
    fights: list[HomeSource] = field(default_factory=list)

    async def cards(self, request: Request) -> tuple[list[HomeCard], list[HomeCard]]:
        """Return the visitor's heroes and fights."""
        heroes = [card for source in self.heroes for card in await source(request)]
        fights = [card for source in self.fights for card in await source(request)]
        return heroes, fights


def parties(heroes: Sequence[HomeCard]) -> list[tuple[str, int]]:
    """Return how many heroes come along in each system, for the filter."""
    coming: dict[str, int] = {}
    for card in heroes:
        if card.system and not card.faded:
            coming[card.system] = coming.get(card.system, 0) + 1
    return list(coming.items())


# ---- the page --------------------------------------------------------------------------------------------------------

router = APIRouter()
MOST_OWN = 12
"""So many of the visitor's tables are shown."""
LENGTHS = {"short": 15, "hour": 75, "evening": 10_000}
"""The filter "how long": the most minutes of each."""
_ART: dict[str, str] = {}
_CATALOGUES: WeakKeyDictionary[TableService, Memo] = WeakKeyDictionary()
"""Games with their fights by language. All visitors see the same, and making them costs more than all the rest."""


def catalogue(service: TableService, lang: str) -> list[dict[str, Any]]:
    """Return every game with its scenarios, the one for beginners first."""
    found = {system.id: service.library.scenarios(system) for system in service.library.systems.values()}
    memo = _CATALOGUES.setdefault(service, Memo())
    return memo.get(("games", lang), found, lambda: _games(service, lang, found))


def _games(service: TableService, lang: str, found: Mapping[str, list[Scenario]]) -> list[dict[str, Any]]:
    games = []
    words = service.translations.page_words(lang)
    for system in service.library.systems.values():
        cards = [_card(system, scenario, words) for scenario in found[system.id]]
        cards.sort(key=lambda card: (not card["first"], not card["demo"]))
        book = book_in(system, lang).title
        games.append({"id": system.id, "book": book, "authors": system.authors, "cards": cards})
    return games


def _card(system: System[Any], scenario: Scenario, words: Words) -> dict[str, Any]:
    length = length_of(system, scenario.id)
    low, high = length.minutes if length is not None else (0, 0)
    kept = kept_forecast(system, scenario)
    return {
        "system": system.id,
        "forecast": kept,
        "word": word_bars(words, kept["word"]) if kept is not None else None,
        "heroes": round(kept["of"]) if kept is not None and kept["of"] is not None else 0,
        "long": next(name for name, most in LENGTHS.items() if high <= most) if high else "",
        "name": f"{system.id}/{scenario.id}",
        "title": scenario.title,
        "scene": scenario.scene,
        "players": sum(seat.role == "player" for seat in scenario.seats.values()),
        "master": scenario.master is not None,
        "demo": scenario.id == system.demo,
        "first": scenario.id in guided_scenarios(system),
        "low": low,
        "high": high,
    }


@router.get("/")
async def lobby(request: Request) -> HTMLResponse:
    """Show the lobby."""
    service, visitor = service_of(request), Visitor.of(request)
    own = []
    for name in (await service.permissions.tables_of(visitor.word) if visitor.known else [])[:MOST_OWN]:
        try:
            table = await service.table(name)
        except InputError:
            continue
        own.append(await _own(table, await service.permissions.access(visitor.word, name), visitor.lang))
    own.sort(key=lambda one: (one["over"], not one["awaited"]))
    heroes, fights = await request.app.state.home.cards(request)
    games = catalogue(service, visitor.lang)
    words = service.translations.page_words(visitor.lang)
    memo = _CATALOGUES.setdefault(service, Memo())
    shelf = memo.get(
        ("shelf", visitor.lang),
        (games, request.app.state.lab is not None),
        lambda: fragment(request, "_shelf.html", games=games),
    )
    return page(
        request,
        "lobby.html",
        games=games,
        shelf=shelf,
        own=own,
        heroes=heroes,
        fights=fights,
        parties=parties(heroes),
        word_bars=lambda word: word_bars(words, word),
        filters=_filters(games, words),
        first=not (own or heroes or fights or visitor.known),
        sprite=draw.sprite(),
    )


def _filters(games: list[dict[str, Any]], words: Words) -> dict[str, list[tuple[str, str, int]]]:
    """Return the chips of the filters that leave anything: id, name and how many cards each shows."""
    cards = [card for game in games for card in game["cards"]]
    hard = Counter(card["word"]["id"] for card in cards if card["word"] is not None)
    long = Counter(card["long"] for card in cards if card["long"])
    return {
        "word": [
            (word, page_text(words, f"forecast-word-{word}"), hard[word])
            for word in (*reversed(SCALE), FAIR, LOPSIDED)
            if hard[word]
        ],
        "long": [(name, page_text(words, f"home-long-{name}"), long[name]) for name in LENGTHS if long[name]],
    }


async def _own(table: OpenTable, access: Access, lang: str) -> dict[str, Any]:
    """Return a table of the visitor's: its title, how far the match is, and which seats are awaited."""
    words, status = table.words(lang), await table.status()
    headline = (await table.snapshot(None, lang)).view.headline if status.begun else None
    return {
        "id": table.id,
        "title": table.info.title,
        "awaited": any(seat in access.seats for seat in status.waiting),
        "others": words.join([words.say(seat) for seat in status.waiting if seat not in access.seats]),
        "over": status.over,
        "begun": status.begun,
        "headline": words.say(headline) if headline is not None else "",
    }


@router.get("/t/{name}/art")
async def table_art(request: Request, name: str) -> Response:
    """Return a small picture of a table as an onlooker sees it now."""
    visitor, table, _ = await entered(request, name)
    if not (await table.status()).begun:
        return HTMLResponse(str(draw.thumbnail(table.opening(visitor.lang))))
    return HTMLResponse(draw.thumbnail(await table.snapshot(None, visitor.lang)))


def opening_picture(game: Game, words: Words) -> str:
    """Return a small picture of the start of a match, as an onlooker sees it."""
    return str(draw.thumbnail(opening(game, words)))


@router.get("/art/{system}/{scenario}")
async def art(request: Request, system: str, scenario: str) -> Response:
    """Return a small picture of a scenario's start."""
    name, service = f"{system}/{scenario}", service_of(request)
    if name not in _ART:
        try:
            game = service.setup.game_of(name)
        except UnknownName:
            raise HTTPException(404) from None
        _ART[name] = opening_picture(game, Words(service.translations.lexicon(game.system), "en"))
    return HTMLResponse(_ART[name], headers={"Cache-Control": "public, max-age=3600"})


@router.post("/tables")
async def set_table(
    request: Request,
    scenario: Annotated[str, Form(max_length=200)],
    friends: Annotated[str, Form()] = "",
) -> Response:
    """Make a table against bots, or for friends, who get a link each.

    The dice are fair: the table shows its commitment and asks for words. Words that came with the order would be known
    before the secret is drawn and prove nothing, so the browser sends its own after it has read the commitment.
    """
    service, visitor = service_of(request), await entering(request)
    game = service.setup.game_of(scenario)
    players = [name for name, seat in game.scenario.seats.items() if seat.role == "player"]
    seats = {players[0]: SeatOrder(sitting="here")}
    if friends:
        seats |= {name: SeatOrder(sitting="friend") for name in players[1:]}
    order = TableOrder(scenario=scenario, seats=seats, dice="fair", start=False)
    name = await service.setup.set_table(visitor.word, order)
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
    """Set the reader's language and theme, and go back to the page."""
    back = here if here.startswith("/") and not here.startswith(("//", "/\\")) else "/"
    response = RedirectResponse(back, 303)
    secure = is_secure(request)
    remember_language(request, response, lang)
    if theme in (*THEMES, "auto"):
        response.set_cookie(THEME, theme, max_age=A_YEAR, httponly=True, samesite="strict", secure=secure)
    return response
