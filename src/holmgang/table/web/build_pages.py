"""The workshop: pages on which a fight is begun, built, checked, shared and played.

Every change is a command (:mod:`holmgang.workshop.commands`), posted as JSON by the script or as a form without it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import aclosing, suppress
from dataclasses import dataclass, replace
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from typing import Any, Final

from fastapi import APIRouter, Request, WebSocket, WebSocketDisconnect
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from holmgang.bots import LEVELS
from holmgang.kernel.content import sort_of
from holmgang.kernel.editor import mapping, setup_of, with_setup
from holmgang.kernel.errors import ContentError, InputError, Problem, UnknownName, as_told
from holmgang.kernel.form_fields import as_yaml
from holmgang.kernel.messages import Translatable, translated
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import System
from holmgang.kernel.words import FALLBACK, Words
from holmgang.kernel.yamltext import MAX_DEPTH, read_yaml
from holmgang.lab.kept_forecasts import kept_for, kept_forecast, length_of
from holmgang.table import draw
from holmgang.table.service import SeatOrder, TableOrder, TableService, cast_of, opening
from holmgang.table.service.errors import DatabaseAway, TableError
from holmgang.table.service.fights import CommandRefused, OpenFight, topic
from holmgang.table.service.heroes import KeptHero, Party
from holmgang.table.service.orders import sound
from holmgang.table.service.translations import book_in
from holmgang.table.service.uploaded_packs import LONGEST_PACK, system_of, too_large
from holmgang.table.web.build_view import BuilderHand, FightView
from holmgang.table.web.forecast_panel import word_bars
from holmgang.table.web.lobby import HomeCard, opening_picture
from holmgang.table.web.pages import page, page_text, problem_text, service_of
from holmgang.table.web.security import NOT_YOURS
from holmgang.table.web.setup_form import clauses_of_knobs, knob_called, preset_called, value_called
from holmgang.table.web.tab import TRY_AGAIN_LATER, changes_until_gone
from holmgang.table.web.table_pages import entered, entering, qr_code
from holmgang.table.web.visitors import Visitor
from holmgang.workshop.commands import HERO, PARTY
from holmgang.workshop.document import LONGEST
from holmgang.workshop.yaml_edit import edited, renamed

LONGEST_FILE: Final = 1_000_000
TOO_DEEP: Final = Translatable("nested too deep", "too-deep", most=MAX_DEPTH)


@dataclass(frozen=True)
class Beginning:
    """The text that a fight begins with, the packs it needs, and what it was made of."""

    text: str
    packs: tuple[str, ...] = ()
    origin: str = ""


def blank(service: TableService, system: System[Any], title: str) -> Beginning:
    """Return an empty place with heroes of the system's packs."""
    demo = service.library.scenario_data(system, _demo_file(service, system))
    editor = system.editor(system, service.library.pack(system))
    made = {**editor.blank(demo), "id": "our_fight", "title": {"en": title}, "scene": {"en": title}}
    order = ("id", "system", "title", "scene", "seats", "setup")
    made = {key: made[key] for key in (*order, *(one for one in made if one not in order)) if key in made}
    return Beginning(as_yaml(made))


def _demo_file(service: TableService, system: System[Any]) -> str:
    files = service.library.scenario_files(system)
    return system.demo if system.demo in files else next(iter(files))


def shipped(service: TableService, system: System[Any], name: str) -> Beginning:
    """Return a copy of a scenario of the server, word for word but for its id."""
    service.library.scenario_data(system, name)  # an unknown name is refused
    text = service.library.scenario_files(system)[name].read_text(encoding="utf-8")
    return Beginning(renamed(text, f"our_{name}"), origin=f"{system.id}/{name}")


def brought(service: TableService, files: Sequence[tuple[str, bytes]]) -> Beginning:
    """Return the fight that files make; raise ``ContentError`` with what is wrong in them."""
    packs: list[str] = []
    text, origin = "", ""
    system: System[Any] | None = None
    drawn: list[tuple[str, str, bytes]] = []
    for name, content in files:
        if len(content) > LONGEST_FILE:
            raise ContentError([Problem(name, 0, "", too_large(LONGEST_FILE))])
        suffix = PurePath(name).suffix.lower()
        if suffix not in (".yaml", ".yml"):
            drawn.append((name, suffix, content))
            continue
        document = read_yaml(content, name)
        system = system_of(service.library, document)
        if sort_of(document) == "pack":
            if len(content) > LONGEST_PACK:
                raise ContentError([Problem(name, 0, "", too_large(LONGEST_PACK))])
            packs.append(content.decode())
            _check_packs(service, packs, name)
        else:
            if len(content) > LONGEST:
                raise ContentError([Problem(name, 0, "", too_large(LONGEST))])
            text, origin = content.decode().removeprefix("\ufeff"), name
    for name, suffix, content in drawn:
        text = _with_map(service, text, name, suffix, content)
        origin = origin or name
    if not text and system is not None:
        text = shipped(service, system, _demo_file(service, system)).text
    return Beginning(text, tuple(packs), origin)


def _check_packs(service: TableService, packs: Sequence[str], name: str) -> None:
    try:
        service.uploaded_packs.with_packs(packs)
    except ContentError as error:
        last = f"pack {len(packs)}"
        raise ContentError([replace(one, file=name) if one.file == last else one for one in error.problems]) from None
    except InputError as error:
        raise ContentError([Problem(name, 0, "", as_told(error))]) from None


def _with_map(service: TableService, text: str, name: str, suffix: str, content: bytes) -> str:
    """Return the text with the map of another program; without a text, a blank fight on that map."""
    systems = service.library.systems.values()
    readers = [system for system in systems if suffix in system.map_suffixes]
    if not readers:
        known = ", ".join([".yaml", *(one for system in systems for one in system.map_suffixes)])
        told = Translatable(f"expected a file that ends with {known}", "which-file", known=known)
        raise ContentError([Problem(name, 0, "", told)])
    system = readers[0]
    with TemporaryDirectory(prefix="holmgang-map-") as folder:
        path = Path(folder) / f"map{suffix}"
        path.write_bytes(content)
        try:
            found = system.import_map(path)
        except ContentError as error:
            raise ContentError([replace(problem, file=name) for problem in error.problems]) from None
        except InputError as error:
            raise ContentError([Problem(name, 0, "", str(error).replace(str(path), name))]) from None
        except RecursionError:
            raise ContentError([Problem(name, 0, "", TOO_DEEP)]) from None
    text = text or blank(service, system, PurePath(name).stem[:60]).text
    data = read_yaml(text, name).data
    return edited(text, data, with_setup(data, map=found["map"]))[0]


# ---- files that begin a fight ----------------------------------------------------------------------------------------


router = APIRouter()
DICE: Final = ("fair", "typed", "seeded")
POLL: Final = 1.0
"""Seconds after which a tab looks for changes that other processes made."""
SHELF: Final = 4
MOST_AT_HOME: Final = 6
"""So many fights of the visitor are shown on the home page."""
MOST_TABLES: Final = 12
"""So many tables of the visitor are looked through for finished fights."""


async def opened(request: Request, name: str) -> tuple[Visitor, OpenFight]:
    """Return the visitor and a fight of the visitor; strangers get a page that knows nothing."""
    visitor = Visitor.of(request)
    return visitor, await service_of(request).fights.opened(visitor.word, name)


# ---- begin -----------------------------------------------------------------------------------------------------------


@router.get("/build")
async def start(request: Request) -> HTMLResponse:
    """Show the ways to begin a fight, and the visitor's own fights."""
    _warm(request)
    return await _start(request)


def _warm(request: Request, system: System[Any] | None = None) -> None:
    """Start the workers for forecasts already, so that the first figure comes soon after the first creature."""
    if request.app.state.forecasts is not None:
        request.app.state.forecasts.warm(system, tuple(map(str, service_of(request).library.folders)))


async def _start(request: Request, *, base: str = "", table: str = "", problems: Any = ()) -> HTMLResponse:
    service, visitor = service_of(request), Visitor.of(request)
    systems = list(service.library.systems.values())
    asked = base.partition("/")[0] or request.query_params.get("game", "")
    chosen = service.library.systems.get(asked, systems[0])
    words = service.translations.page_words(visitor.lang)
    own = await service.fights.of(visitor.word) if visitor.known else []
    every = "all" in request.query_params
    return page(
        request,
        "build_start.html",
        status=422 if problems else 200,
        games=[
            {"id": one.id, "book": book_in(one, visitor.lang).title, "demo": _demo(service, one)} for one in systems
        ],
        chosen=chosen.id,
        book=book_in(chosen, visitor.lang).title,
        shelf=[_card(chosen, one, words) for one in service.library.scenarios(chosen)],
        shown=999 if every else SHELF,
        finished=await _finished(service, visitor, chosen.id),
        own=[{"id": one.id, "title": one.title, "system": one.system} for one in own],
        books={one.id: book_in(one, visitor.lang).title for one in systems},
        base=base,
        base_title=_title_of(service, base),
        table=table,
        problems=[
            {"file": one.file, "line": one.line, "path": one.path, "message": translated(words, one.message)}
            for one in problems
        ],
        sprite=draw.sprite(),
    )


async def home_cards(request: Request) -> list[HomeCard]:
    """Return the visitor's fights for the home page, the last used first."""
    service, visitor = service_of(request), Visitor.of(request)
    own = await service.fights.of(visitor.word, MOST_AT_HOME) if visitor.known else []
    unnamed = page_text(service.translations.page_words(visitor.lang), "build-unnamed")
    return [
        HomeCard(
            one.title.get(visitor.lang) or one.title.get(FALLBACK) or unnamed,
            f"/build/{one.id}",
            note=book_in(service.library.system(one.system), visitor.lang).title,
            art=f"/build/{one.id}/art",
        )
        for one in own
        if one.system in service.library.systems
    ]


async def _finished(service: TableService, visitor: Visitor, system: str) -> list[dict[str, Any]]:
    """Return the visitor's tables of a game whose match is over."""
    found: list[dict[str, Any]] = []
    for name in (await service.permissions.tables_of(visitor.word) if visitor.known else [])[:MOST_TABLES]:
        with suppress(InputError):
            table = await service.table(name)
            if table.info.system.id == system and (await table.status()).over:
                found.append({"id": name, "title": table.info.title})
    return found[:SHELF]


def _demo(service: TableService, system: Any) -> str:
    files = service.library.scenario_files(system)
    return system.demo if system.demo in files else next(iter(files), "")


def _title_of(service: TableService, base: str) -> Mapping[str, str]:
    system, _, name = base.partition("/")
    if not name:
        return {}
    title = service.library.scenario_data(service.library.system(system), name).get("title")
    return dict(title) if isinstance(title, Mapping) else {"en": name}


def _card(system: Any, scenario: Any, words: Words) -> dict[str, Any]:
    length = length_of(system, scenario.id)
    kept = kept_forecast(system, scenario)
    low, high = length.minutes if length is not None else (0, 0)
    return {
        "name": f"{system.id}/{scenario.id}",
        "title": scenario.title,
        "players": sum(seat.role == "player" for seat in scenario.seats.values()),
        "master": scenario.master is not None,
        "low": low,
        "high": high,
        "word": word_bars(words, str(kept["word"])) if kept is not None else None,
    }


@router.get("/t/{name}/again")
async def from_table(request: Request, name: str) -> HTMLResponse:
    """Show the start page with the fight of a table chosen, for every visitor with access to it."""
    await entered(request, name)
    return await _start(request, table=name)


@router.get("/t/{name}/scenario.yaml")
async def scenario_file(request: Request, name: str) -> Response:
    """Send the scenario of a table as a file, as far as the visitor's seats may know it."""
    _, table, access = await entered(request, name)
    scenario = await table.scenario_for(access.seats)
    return a_file(str(scenario["id"]), as_yaml(dict(scenario)))


@router.post("/build/new")
async def new(request: Request) -> Response:
    """Begin a fight: from nothing, from a shipped one, from a table, or from files."""
    service = service_of(request)
    async with request.form(max_fields=20, max_files=8, max_part_size=1_200_000) as form:
        try:
            made = await _beginning(request, service, form)
        except ContentError as error:
            return await _start(request, problems=error.problems[:50])
        except UnknownName:
            raise HTTPException(404) from None
        visitor = await entering_builder(request)
        try:
            name = await service.fights.create(visitor.word, made.text, made.packs, made.origin)
        except ContentError as error:
            return await _start(request, problems=error.problems[:50])
        await _let_heroes_come(service, visitor, name, form)
    response = RedirectResponse(f"/build/{name}", 303)
    visitor.remember(request, response)
    return response


async def _let_heroes_come(service: TableService, visitor: Visitor, name: str, form: FormData) -> None:
    """Put a party into a new fight: the one that was named; into a fight from nothing the first that has heroes."""
    asked = str(form.get("party", ""))
    if not asked and "system" not in form:
        return
    system = (await service.fights.opened(visitor.word, name)).system.id
    for party in await service.heroes.parties(visitor.word):
        if party.own and party.row.id == (asked or party.row.id) and party.coming(system):
            command = {"op": "add", "item": f"{PARTY}{party.row.id}"}
            await service.fights.do(visitor.word, name, command, visitor.lang)
            return


async def entering_builder(request: Request) -> Visitor:
    """Return the visitor who is about to own a fight; a secret that owns nothing here is replaced."""
    visitor, service = Visitor.of(request), service_of(request)
    if visitor.known and (await service.fights.of(visitor.word, 1) or await service.heroes.knows(visitor.word)):
        return visitor
    return await entering(request)


async def _beginning(request: Request, service: TableService, form: FormData) -> Beginning:
    files = [one for one in form.getlist("file") if not isinstance(one, str) and one.filename]
    if files:
        read = [(PurePath(one.filename or "file").name, await one.read(1_000_001)) for one in files]
        return await service.workers.upload(brought, service, read)
    if table := str(form.get("table", "")):
        _, seated, access = await entered(request, table)
        scenario = await seated.scenario_for(access.seats)
        return Beginning(as_yaml(dict(scenario)), tuple(seated.packs), table)
    if shelf := str(form.get("scenario", "")):
        system, _, name = shelf.partition("/")
        return shipped(service, service.library.system(system), name)
    system_name = str(form.get("system", ""))
    visitor = Visitor.of(request)
    title = page_text(service.translations.page_words(visitor.lang), "build-our-fight")
    return blank(service, service.library.system(system_name), title)


# ---- build -----------------------------------------------------------------------------------------------------------


@router.get("/build/{name}")
async def build(request: Request, name: str) -> HTMLResponse:
    """Show a fight under construction."""
    visitor, fight = await opened(request, name)
    _warm(request, fight.system)
    hand = BuilderHand(tuple(request.query_params.getlist("select"))[:60], "")
    service = service_of(request)
    parties = await service.heroes.parties(visitor.word)
    view = await service.workers.upload(_viewed, service, fight, visitor.lang, hand, parties)
    origin = fight.origin
    if "/" in origin:
        with suppress(InputError):
            titles = _title_of(service, origin)
            origin = titles.get(visitor.lang) or titles.get(FALLBACK, origin)
    return page(
        request,
        "build.html",
        view=view,
        id=name,
        system=fight.system.id,
        book=book_in(fight.system, visitor.lang).title,
        origin=origin,
        stage=view.stage(),
        forecast_panel=None,
        forecast_scenario="",
        sprite=draw.sprite(),
        refused=request.query_params.get("refused", "")[:300],
    )


def _viewed(
    service: TableService, fight: OpenFight, lang: str, hand: BuilderHand, parties: Sequence[Party] = ()
) -> FightView:
    view = FightView(service, fight, lang, hand, parties)
    _ = view.picture, view.checked
    return view


async def _fragments(
    service: TableService, visitor: Visitor, fight: OpenFight, hand: BuilderHand, revision: Any
) -> Any:
    """Return what a tab has to show. Heroes are read only for the tab that has one in its hand."""
    held = hand.holding.startswith(HERO)
    parties = await service.heroes.parties(visitor.word) if held else ()

    def made() -> dict[str, Any]:
        view = FightView(service, fight, visitor.lang, hand, parties)
        return view.fragments(board=revision != fight.row.revision)

    return await service.workers.upload(made)


@router.post("/build/{name}/do")
async def do(request: Request, name: str) -> Response:
    """Run a command: JSON from the script, which gets fragments; a form without it, which gets the page again."""
    service, visitor = service_of(request), Visitor.of(request)
    if request.headers.get("content-type", "").startswith("application/json"):
        message = await _message(request)
        try:
            fight, done = await service.fights.do(visitor.word, name, message.get("command"), visitor.lang)
        except CommandRefused as refused:
            fight = await service.fights.opened(visitor.word, name)
            view = await service.workers.upload(_viewed, service, fight, visitor.lang, BuilderHand.read(message))
            return JSONResponse({"refused": view.phrase(refused.problem)}, 422)
        hand = BuilderHand.read(message)
        hand = BuilderHand(done.selected or hand.selected, hand.holding)
        made = await _fragments(service, visitor, fight, hand, message.get("revision"))
        return JSONResponse({**made, "patch": [one.plain() for one in done.patch][:100]})
    async with request.form(max_fields=60) as form:
        command = command_of(form)
        back = str(form.get("back", ""))
    refused_text = ""
    try:
        _, done = await service.fights.do(visitor.word, name, command, visitor.lang)
        selected = done.selected
    except CommandRefused as refused:
        words = service.translations.page_words(visitor.lang)
        selected, refused_text = (), problem_text(words, refused.problem)
    if back in ("rules", "text"):
        return RedirectResponse(f"/build/{name}/{back}", 303)
    query = "&".join([*(f"select={one}" for one in selected), *([f"refused={refused_text}"] if refused_text else [])])
    return RedirectResponse(f"/build/{name}" + (f"?{query}" if query else "") + "#words", 303)


def command_of(form: FormData) -> dict[str, Any]:
    """Return the command that a form holds. A particular that may have several values is a list with commas."""
    made: dict[str, Any] = {}
    for key in dict.fromkeys(form):
        values = [str(one) for one in form.getlist(key)]
        made[key] = ", ".join(one for one in values if one) if key == "value" else values[0]
    if "thing" in made:
        made["things"] = [str(one) for one in form.getlist("thing")]
    if "cell" in made:
        made["at"] = f"cell:{made['cell'].replace(' ', '')}"
    with suppress(ValueError):
        made["command"] = json.loads(str(made.get("command", "")))
    given = made.get("command")
    return dict(given) if isinstance(given, dict) else made


async def _message(request: Request) -> dict[str, Any]:
    try:
        message = sound(json.loads(await request.body()))
    except (ValueError, RecursionError):
        raise HTTPException(400) from None
    return message if isinstance(message, dict) else {}


@router.post("/build/{name}/look")
async def look(request: Request, name: str) -> Response:
    """Return what a tab has to show for its hand; the board only if its revision is another."""
    visitor, fight = await opened(request, name)
    service, message = service_of(request), await _message(request)
    hand = BuilderHand.read(message)
    made = await _fragments(service, visitor, fight, hand, message.get("revision"))
    return JSONResponse(made)


@router.websocket("/build/{name}/live")
async def live(socket: WebSocket, name: str) -> None:
    """Send the revision of a fight whenever it changes, so that all tabs show the same."""
    service: TableService = socket.app.state.service
    visitor = Visitor.of(socket)
    await socket.accept()
    sent = -1
    heard = changes_until_gone(socket, service, topic(name), POLL)
    with suppress(WebSocketDisconnect, RuntimeError):
        async with aclosing(heard):
            async for _ in heard:
                try:
                    fight = await service.fights.opened(visitor.word, name)
                except DatabaseAway:
                    await socket.close(TRY_AGAIN_LATER)
                    return
                except InputError:
                    await socket.close(NOT_YOURS)
                    return
                if fight.row.revision != sent:
                    sent = fight.row.revision
                    await socket.send_text(json.dumps({"revision": sent}))


@router.get("/build/{name}/art")
async def art(request: Request, name: str) -> Response:
    """Return a small picture of a fight."""
    visitor, fight = await opened(request, name)
    service = service_of(request)
    view = await service.workers.upload(_viewed, service, fight, visitor.lang, BuilderHand())
    game = view.checked.drawn
    return HTMLResponse(opening_picture(game, view.words) if game is not None else "")


# ---- text, house rules, file -----------------------------------------------------------------------------------------


@router.get("/build/{name}/text")
async def as_text(request: Request, name: str) -> HTMLResponse:
    """Show the document as text, with its mistakes by line."""
    visitor, fight = await opened(request, name)
    service = service_of(request)
    view = await service.workers.upload(_viewed, service, fight, visitor.lang, BuilderHand())
    return page(request, "build_text.html", view=view, id=name, text=fight.document.text)


@router.post("/build/{name}/text")
async def change_text(request: Request, name: str) -> Response:
    """Replace the text; it may be wrong, and stays a text then."""
    service, visitor = service_of(request), Visitor.of(request)
    async with request.form(max_fields=4, max_part_size=1_200_000) as form:
        text = str(form.get("text", ""))
    await service.fights.do(visitor.word, name, {"op": "text", "text": text}, visitor.lang)
    return RedirectResponse(f"/build/{name}/text", 303)


@router.get("/build/{name}/file.yaml")
async def file(request: Request, name: str) -> Response:
    """Send the document as a scenario file."""
    _, fight = await opened(request, name)
    return a_file(str(fight.document.data.get("id") or "fight"), fight.document.text)


def a_file(name: str, text: str) -> Response:
    """Return a scenario to be kept."""
    safe = "".join(char for char in name if char.isascii() and (char.isalnum() or char == "_")) or "scenario"
    headers = {"Content-Disposition": f'attachment; filename="{safe}.yaml"'}
    return PlainTextResponse(text, media_type="application/yaml", headers=headers)


@router.get("/build/{name}/rules")
async def rules(request: Request, name: str) -> HTMLResponse:
    """Show the house rules: those that were changed, those that matter in this fight, then all others."""
    visitor, fight = await opened(request, name)
    service = service_of(request)
    view = await service.workers.upload(_viewed, service, fight, visitor.lang, BuilderHand())
    cited = clauses_of_knobs(fight.system)
    forecasts, game = request.app.state.forecasts, view.checked.game
    used = forecasts.cited(game) if forecasts is not None and game is not None else {}
    if not used and game is not None and (kept := kept_for(game, service.library.pack(fight.system))) is not None:
        used = kept["numbers"]["cited"]
    book = book_in(fight.system, visitor.lang)
    names = {lang: Words(view.words.lexicon, lang) for lang in ("en", "cs", "da")}
    found: list[dict[str, Any]] = []
    for one in view.knobs():
        clauses = cited.get(one.path.partition(".")[0], ())
        texts = [re.sub(r"\*\*|`", "", book[clause].text) for clause in clauses[:1]]
        called = [knob_called(words, one.path) for words in names.values()]
        found.append(
            {
                "field": {**view.facts([one], ())[0], "name": knob_called(view.words, one.path)},
                "name": knob_called(view.words, one.path),
                "text": texts[0] if texts else "",
                "clauses": clauses[:3],
                "book": value_called(view.words, one.usual) if one.usual else "–",
                "find": " ".join([one.path, *called, *clauses]).lower(),
                "used": max((used.get(clause, 0) for clause in clauses), default=0),
            }
        )
    found.sort(key=lambda one: (not one["field"]["changed"], -one["used"]))
    return page(
        request,
        "build_rules.html",
        view=view,
        id=name,
        rules=found,
        changed=sum(one["field"]["changed"] for one in found),
        system=fight.system.id,
        preset=str(fight.document.data.get("preset") or ""),
        presets=[(one, preset_called(view.words, one)) for one in fight.system.presets],
    )


# ---- play ------------------------------------------------------------------------------------------------------------


@router.get("/build/{name}/play")
async def seats(request: Request, name: str) -> HTMLResponse:
    """Show who sits where and with which dice, before a table is made."""
    visitor, fight = await opened(request, name)
    service = service_of(request)
    view = await service.workers.upload(_viewed, service, fight, visitor.lang, BuilderHand())
    friends = "friends" in request.query_params
    chairs = fight.document.data.get("seats")
    held = chairs if isinstance(chairs, Mapping) else {}
    masters = [one for one, seat in held.items() if isinstance(seat, Mapping) and seat.get("role") == "master"]
    players = [one for one in held if one not in masters]
    cast, heroes = _cast(view), await _heroes_of(service, visitor, fight)
    found = [
        {
            "id": str(one),
            "nick": _players_of(fight, heroes).get(str(one), ""),
            "name": _own_name(held[one], visitor.lang) or view.said(str(one)),
            "plays": cast.get(str(one), ""),
            "master": one in masters,
            "sitting": "here"
            if players[:1] == [one] or (not friends and str(one) in _players_of(fight, heroes))
            else "friend"
            if friends and one in players
            else "engine",
        }
        for one in (*players, *masters)
    ]
    return page(
        request,
        "build_play.html",
        status=200 if view.checked.game is not None else 422,
        view=view,
        id=name,
        seats=found,
        friends=friends,
        levels=LEVELS,
        level=lambda one: view.words.say(Phrase(f"level-{one}")),
        all_dice=DICE,
    )


async def _heroes_of(service: TableService, visitor: Visitor, fight: OpenFight) -> dict[str, KeptHero]:
    """Return the heroes of a fight that the visitor may still use, by token."""
    found: dict[str, KeptHero] = {}
    for token, one in fight.heroes_in().items():
        with suppress(TableError):
            found[token] = await service.heroes.hero(visitor.word, str(one["hero"]))
    return found


def _players_of(fight: OpenFight, heroes: Mapping[str, KeptHero]) -> dict[str, str]:
    """Return who plays a hero of a fight, by seat."""
    rules = fight.system.heroes
    entries = mapping(setup_of(fight.document.data).get(rules.group)) if rules is not None else {}
    return {str(mapping(entries.get(token)).get("seat") or token): one.player for token, one in heroes.items()}


def _own_name(seat: Any, lang: str) -> str:
    names = seat.get("name") if isinstance(seat, Mapping) else None
    return str(names.get(lang) or names.get("en") or "") if isinstance(names, Mapping) else ""


def _cast(view: FightView) -> dict[str, str]:
    game = view.checked.game
    return cast_of(opening(game, view.words), game.seats) if game is not None else {}


@router.post("/build/{name}/play")
async def play(request: Request, name: str) -> Response:
    """Make a table of the fight. It begins at once unless a friend has to come, or fair dice need words."""
    service = service_of(request)
    visitor, fight = await opened(request, name)
    async with request.form(max_fields=80) as form:
        held = fight.document.data.get("seats")
        chairs = [str(one) for one in held] if isinstance(held, Mapping) else []
        orders = {seat: _order(form, seat) for seat in chairs}
        dice = str(form.get("dice")) if form.get("dice") in DICE else "fair"
    game = (await service.workers.upload(_viewed, service, fight, visitor.lang, BuilderHand())).checked.game
    if game is None:
        raise TableError("build-mistakes-first")
    wanted = {seat: one for seat, one in orders.items() if one.sitting != "engine" or one.policy}
    order = TableOrder(
        scenario=dict(fight.document.data),
        packs=fight.packs,
        seats=wanted,
        dice=dice,  # type: ignore[arg-type]
        start=False,
    )
    heroes = await _heroes_of(service, visitor, fight)
    table = await service.setup.set_table(visitor.word, order, service.heroes.placing(heroes))
    await service.heroes.went(visitor.word, heroes, table)
    if dice != "fair" and not any(one.sitting == "friend" for one in orders.values()):
        await service.setup.begin(table)
    return RedirectResponse(f"/t/{table}", 303)


def _order(form: FormData, seat: str) -> SeatOrder:
    sitting, _, level = str(form.get(f"seat:{seat}", "engine")).partition(":")
    return SeatOrder(
        sitting=sitting if sitting in ("here", "friend") else "engine",  # type: ignore[arg-type]
        policy=level if level in LEVELS else "",
        nick=str(form.get(f"nick:{seat}", ""))[:400],
    )


# ---- share and remove ------------------------------------------------------------------------------------------------


@router.get("/build/{name}/share")
async def sharing(request: Request, name: str) -> HTMLResponse:
    """Show whether a link leads to a copy of the fight, and how to make or end one."""
    visitor, fight = await opened(request, name)
    service = service_of(request)
    shared = await service.fights.is_shared(visitor.word, name)
    return page(request, "build_share.html", id=name, shared=shared, link="", code="", title=fight.row.title)


@router.post("/build/{name}/share")
async def share(request: Request, name: str) -> HTMLResponse:
    """Make a link to a copy of the fight as it is now, with its QR code."""
    visitor, fight = await opened(request, name)
    word = await service_of(request).fights.share(visitor.word, name)
    link = str(request.base_url.replace(path=f"/b/{word}"))
    address = request.app.state.settings.address
    if address:
        link = f"{address.rstrip('/')}/b/{word}"
    return page(request, "build_share.html", id=name, shared=True, link=link, code=qr_code(link), title=fight.row.title)


@router.post("/build/{name}/unshare")
async def unshare(request: Request, name: str) -> Response:
    """End the link."""
    visitor = Visitor.of(request)
    await service_of(request).fights.unshare(visitor.word, name)
    return RedirectResponse(f"/build/{name}/share", 303)


@router.post("/build/{name}/remove")
async def remove(request: Request, name: str) -> Response:
    """Delete the fight and its link."""
    await service_of(request).fights.remove(Visitor.of(request).word, name)
    return RedirectResponse("/build", 303)


@router.get("/b/{word}")
async def shared(request: Request, word: str) -> HTMLResponse:
    """Show the fight that a link leads to. Looking changes nothing."""
    service, visitor = service_of(request), Visitor.of(request)
    fight = await service.fights.shared(word)
    view = await service.workers.upload(_viewed, service, fight, visitor.lang, BuilderHand())
    game = view.checked.drawn
    return page(
        request,
        "build_shared.html",
        word=word,
        view=view,
        book=book_in(fight.system, visitor.lang).title,
        picture=opening_picture(game, view.words) if game is not None else "",
        sprite=draw.sprite(),
    )


@router.post("/b/{word}")
async def take_copy(request: Request, word: str) -> Response:
    """Make a copy of a shared fight that belongs to this browser."""
    service = service_of(request)
    fight = await service.fights.shared(word)
    visitor = await entering_builder(request)
    name = await service.fights.create(visitor.word, fight.document.text, fight.packs, fight.origin)
    response = RedirectResponse(f"/build/{name}", 303)
    visitor.remember(request, response)
    return response


# Last, so that it does not take the addresses of a fight's parts.
@router.get("/build/{system}/{scenario}")
async def from_shelf(request: Request, system: str, scenario: str) -> HTMLResponse:
    """Show the start page with one shipped fight chosen."""
    service = service_of(request)
    try:
        service.library.scenario_data(service.library.system(system), scenario)
    except UnknownName:
        raise HTTPException(404) from None
    return await _start(request, base=f"{system}/{scenario}")


@router.get("/set/{system}/{scenario}")
async def old_address(system: str, scenario: str) -> Response:
    """Lead old links to the workshop."""
    return RedirectResponse(f"/build/{system}/{scenario}", 308)
