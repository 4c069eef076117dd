"""The pages of heroes: the list, the sheet of one, links, files and pictures, and what came of a fight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.datastructures import FormData, UploadFile
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.kernel.errors import ContentError
from holmgang.kernel.heroes import slug
from holmgang.table import draw
from holmgang.table.service import NotYours, SeatOrder, TableError, TableOrder, TableService
from holmgang.table.service.heroes import (
    CONTENT_TYPE,
    LONGEST_UPLOAD,
    RINGS,
    SYMBOLS,
    KeptHero,
    Party,
    decide,
    heroes_after,
)
from holmgang.table.service.uploaded_packs import LONGEST_PACK
from holmgang.table.web import hero_text
from holmgang.table.web.hero_text import HeroText
from holmgang.table.web.lobby import HomeCard
from holmgang.table.web.pages import page, page_text, service_of, verdict_of
from holmgang.table.web.replay_pages import past_match
from holmgang.table.web.setup_form import MOST_PROBLEMS
from holmgang.table.web.table_pages import entered, entering, qr_code
from holmgang.table.web.visitors import Visitor

router = APIRouter()
SAVED = {"Cache-Control": "private, max-age=86400"}
WORD = Annotated[str, Form(max_length=120)]


# The list


@router.get("/heroes")
async def heroes(request: Request, party: str = "", game: str = "", rest: str = "", new: bool = False) -> HTMLResponse:
    """Show the heroes of a party by game; without any, templates to begin with."""
    service, visitor = service_of(request), Visitor.of(request)
    parties = await service.heroes.parties(visitor.word) if visitor.known else []
    own = [one for one in parties if one.own]
    chosen = next((one for one in parties if one.row.id == party), parties[0] if parties else None)
    if new or chosen is None or not chosen.heroes:
        return _empty(request, own, chosen if chosen is not None and chosen.own else None, game)
    return await _list(request, parties, chosen, game, rest)


def _empty(request: Request, parties: list[Party], party: Party | None, game: str) -> HTMLResponse:
    service, lang = service_of(request), Visitor.of(request).lang
    systems = service.heroes.systems()
    system = next((one for one in systems if one.id == game), systems[0] if systems else None)
    cards = []
    if system is not None:
        cards = hero_text.template_cards(HeroText(service, system, lang), service.heroes.templates(system, lang))
    games = [{"id": one.id, "book": HeroText(service, one, lang).book, "on": one is system} for one in systems]
    has_heroes = any(one.heroes for one in parties)
    return page(
        request,
        "heroes_empty.html",
        games=games,
        cards=cards,
        system=system.id if system is not None else "",
        party=party.row.id if party is not None else "",
        has_heroes=has_heroes,
        sprite=draw.sprite(),
        problems=(),
    )


async def _list(request: Request, parties: list[Party], party: Party, game: str, rest: str) -> HTMLResponse:
    service, lang = service_of(request), Visitor.of(request).lang
    groups: list[dict[str, Any]] = []
    fallen: list[dict[str, Any]] = []
    for system in service.heroes.systems():
        own = [one for one in party.heroes if one.system is system]
        if not own:
            continue
        text = HeroText(service, system, lang)
        alive = [hero_text.card(text, one) for one in own if not one.fallen]
        fallen += [hero_text.card(text, one, hero_text.SMALL) for one in own if one.fallen]
        coming = len(party.coming(system.id))
        groups.append({"id": system.id, "book": text.book, "heroes": alive, "coming": coming})
    for group in groups:
        for one in group["heroes"]:
            one["fighting"] = bool(one["table"]) and not await _over(service, one["table"])
    played: str = next((one["id"] for one in groups if one["id"] == game), "")
    played = played or next((one["id"] for one in groups if one["coming"]), groups[0]["id"])
    text = HeroText(service, service.heroes.system(played), lang)
    fights = [
        {"id": f"{played}/{one.id}", "title": one.title}
        for one in service.library.scenarios(service.heroes.system(played))
    ]
    return page(
        request,
        "heroes.html",
        parties=[{"id": one.row.id, "name": one.row.name, "own": one.own, "on": one is party} for one in parties],
        party={"id": party.row.id, "name": party.row.name, "own": party.own, "players": list(party.players)},
        groups=groups,
        fallen=fallen,
        game=played,
        book=text.book,
        coming=[one.row.name for one in party.coming(played)],
        rest=hero_text.rests(text, service, party, rest),
        fights=fights,
        sprite=draw.sprite(),
    )


async def home_cards(request: Request) -> list[HomeCard]:
    """Return the visitor's heroes for the home page: those who come along first, with what is wrong with them."""
    service, visitor = service_of(request), Visitor.of(request)
    whole = page_text(service.translations.page_words(visitor.lang), "home-hero-whole")
    found = []
    for party in await service.heroes.parties(visitor.word) if visitor.known else ():
        for one in party.heroes:
            if one.fallen:
                continue
            text, sheet = HeroText(service, one.system, visitor.lang), one.sheet()
            gauge = hero_text.gauge_of(text, sheet.gauge)
            hurt = f"{gauge['value']}/{gauge['most']}" if gauge["hurt"] else ""
            marks = [text.say(says) for _, says in sheet.marks]
            token = draw.portrait(
                hero_text.look_of(one), one.row.name, sheet.gauge, hero_text.emblem_of(sheet), size=hero_text.SMALL + 12
            )
            found.append(
                HomeCard(
                    one.row.name,
                    f"/heroes/{one.id}",
                    note=marks[0] if marks else hurt or one.player or whole,
                    picture=str(token),
                    system=one.system.id,
                    group=party.row.name,
                    faded=not one.comes,
                )
            )
    return sorted(found, key=lambda card: card.faded)


async def _over(service: TableService, table: str) -> bool:
    """Return whether the match of a table is over, or the table is gone."""
    try:
        return (await (await service.table(table)).status()).over
    except TableError:
        return True


@router.post("/heroes")
async def make(request: Request) -> Response:
    """Make a hero from a template, a party, or heroes from a file."""
    service, visitor = service_of(request), await entering(request)
    async with request.form() as form:
        found = form.get("file")
        data = await found.read(LONGEST_PACK + 1) if isinstance(found, UploadFile) else b""
    do, party = _said(form, "do"), _said(form, "party")
    if do == "party":
        made = await service.heroes.new_party(visitor.word, _said(form, "name"))
        where = f"/heroes?party={made}&new=yes"
    elif do == "bring":
        try:
            ids = await service.heroes.bring(visitor.word, data.decode(errors="replace"), party)
        except ContentError as error:
            return page(request, "hero_refused.html", status=400, problems=error.problems[:MOST_PROBLEMS])
        where = f"/heroes/{ids[0]}" if len(ids) == 1 else f"/heroes?party={party}"
    else:
        made = await service.heroes.make(
            visitor.word, _said(form, "system"), _said(form, "template"), party, visitor.lang
        )
        where = f"/heroes/{made}"
    response = RedirectResponse(where, 303)
    visitor.remember(request, response)
    return response


def _said(form: FormData | Mapping[str, Any], name: str) -> str:
    found = form.get(name, "")
    return found[:400] if isinstance(found, str) else ""


# One hero


@router.get("/heroes/{hero}")
async def edit(request: Request, hero: str) -> HTMLResponse:
    """Show the sheet of a hero: its look, its numbers, its gear."""
    service, visitor = service_of(request), Visitor.of(request)
    kept = await service.heroes.hero(visitor.word, hero)
    return await _sheet(request, visitor, kept)


async def _sheet(request: Request, visitor: Visitor, kept: KeptHero, refused: str = "") -> HTMLResponse:
    service = service_of(request)
    text, sheet = HeroText(service, kept.system, visitor.lang), kept.sheet()
    parties = await service.heroes.parties(visitor.word)
    own = next((one for one in parties if one.own and one.row.id == kept.row.party), None)
    token = draw.portrait(
        hero_text.look_of(kept), kept.row.name, sheet.gauge, hero_text.emblem_of(sheet), size=hero_text.LARGE
    )
    players = list(dict.fromkeys([*(own.players if own is not None else ()), *([kept.player] if kept.player else [])]))
    return page(
        request,
        "hero.html",
        hero={"id": kept.id, "name": kept.row.name, "player": kept.player, "pictured": kept.row.pictured},
        fallen=kept.fallen,
        book=text.book,
        token=token,
        symbols=[{"id": one, "icon": draw.icon(one, 22), "on": one == kept.symbol} for one in SYMBOLS],
        rings=[{"number": one, "on": one == kept.ring} for one in RINGS],
        players=players,
        own=own is not None,
        party=kept.row.party if own is not None else "",
        fields=hero_text.fields(text, sheet),
        derived=[text.derived(one) for one in sheet.derived],
        marks=[text.say(says) for _, says in sheet.marks],
        gear=hero_text.gear(text, kept, sheet),
        refused=refused,
        sprite=draw.sprite(),
    )


@router.post("/heroes/{hero}")
async def change(request: Request, hero: str) -> Response:
    """Change a hero: what was typed, then what was clicked."""
    service, visitor = service_of(request), Visitor.of(request)
    async with request.form() as form:
        word = visitor.word
    kept = await service.heroes.hero(word, hero)
    name, player = _said(form, "name"), _said(form, "player")
    if name and name != kept.row.name:
        await service.heroes.change(word, hero, lambda _: {"name": name})
    if player:
        await service.heroes.set_player(word, hero, player)
    for key, value in form.items():
        if key.startswith("n:") and isinstance(value, str) and value:
            await _typed(service, word, kept, key[2:], value)
    do, _, what = _said(form, "do").partition(":")
    if do in ("link", "drop", "done"):
        return await _leaving(request, visitor, kept, do)
    await _done(service, word, hero, do, what)
    back = _said(form, "back")
    return RedirectResponse("/heroes" if back == "list" else f"/heroes/{hero}", 303)


async def _typed(service: TableService, word: str, kept: KeptHero, field: str, value: str) -> None:
    """Set a field to what was typed or chosen, if it differs."""
    one = next((one for one in kept.sheet().fields if one.id == field), None)
    if one is None or one.kind == "some":
        return
    now = str(one.value) if one.kind == "number" else next((c.id for c in one.choices if c.chosen), "")
    if value != now:
        await service.heroes.set_field(word, kept.id, field, value)


async def _done(service: TableService, word: str, hero: str, do: str, what: str) -> None:
    """Carry out the act of one button."""
    heroes = service.heroes
    if do in ("less", "more"):
        kept = await heroes.hero(word, hero)
        now = next((one.value for one in kept.sheet().fields if one.id == what), 0)
        await heroes.set_field(word, hero, what, str(now + (1 if do == "more" else -1)))
    elif do == "choose":
        field, _, value = what.partition(":")
        await heroes.set_field(word, hero, field, value)
    elif do == "take":
        await heroes.take_thing(word, hero, what)
    elif do == "away":
        await heroes.put_away(word, hero, what)
    elif do == "symbol":
        await heroes.dress(word, hero, symbol=what)
    elif do == "ring":
        await heroes.dress(word, hero, ring=what)
    elif do == "player":
        await heroes.set_player(word, hero, what)
    elif do == "comes":
        await heroes.change(word, hero, lambda kept: {"comes": not kept.row.body.get("comes", True)})
    elif do == "rise":
        await heroes.change(word, hero, lambda kept: {"carried": {**kept.row.body.get("carried", {}), "fallen": False}})
    elif do == "plain":
        await heroes.set_picture(word, hero, None)
    elif do == "unlink":
        await heroes.unlink(word, hero)


async def _leaving(request: Request, visitor: Visitor, kept: KeptHero, do: str) -> Response:
    service = service_of(request)
    if do == "drop":
        await service.heroes.drop(visitor.word, kept.id)
        return RedirectResponse("/heroes", 303)
    if do == "done":
        own = [one.row.id for one in await service.heroes.parties(visitor.word) if one.own]
        party = kept.row.party if kept.row.party in own else ""
        return RedirectResponse(f"/heroes?party={party}&game={kept.system.id}", 303)
    return _shown_link(request, await service.heroes.link(visitor.word, kept.id), kept.row.name, f"/heroes/{kept.id}")


def _shown_link(request: Request, secret: str, name: str, back: str) -> HTMLResponse:
    """Show a new link with its QR code; it is shown once."""
    address = request.app.state.settings.address or str(request.base_url).rstrip("/")
    link = f"{address}/h/{secret}"
    return page(request, "hero_link.html", link=link, code=qr_code(link), name=name, back=back)


@router.post("/heroes/{hero}/picture")
async def upload(request: Request, hero: str) -> Response:
    """Take a picture for a hero."""
    async with request.form() as form:
        found = form.get("picture")
        data = await found.read(LONGEST_UPLOAD + 1) if isinstance(found, UploadFile) else b""
    await service_of(request).heroes.set_picture(Visitor.of(request).word, hero, data)
    await service_of(request).heroes.change(Visitor.of(request).word, hero, lambda _: {})
    return RedirectResponse(f"/heroes/{hero}", 303)


@router.get("/heroes/{hero}/picture")
async def picture(request: Request, hero: str) -> Response:
    """Return the picture of a hero, as the server has made it."""
    return _picture(await service_of(request).heroes.picture(Visitor.of(request).word, hero))


@router.get("/t/{name}/picture/{token}")
async def picture_at_table(request: Request, name: str, token: str) -> Response:
    """Return the picture of a hero to those at its table."""
    _, table, _ = await entered(request, name)
    hero = table.heroes.get(token, "")
    return _picture(await service_of(request).heroes.picture_of(hero) if hero else None)


def _picture(data: bytes | None) -> Response:
    if data is None:
        return Response(status_code=404)
    return Response(data, media_type=CONTENT_TYPE, headers=SAVED)


@router.get("/heroes/{hero}/file")
async def file(request: Request, hero: str) -> Response:
    """Return a hero as a pack."""
    kept = await service_of(request).heroes.hero(Visitor.of(request).word, hero)
    return _file(await service_of(request).heroes.file([kept]), kept.row.name)


def _file(text: str, name: str) -> Response:
    kind = {"Content-Disposition": f'attachment; filename="{slug(name, ())}.yaml"'}
    return Response(text, media_type="application/yaml", headers=kind)


# Parties


@router.post("/parties/{party}")
async def change_party(request: Request, party: str) -> Response:
    """Rename a party, let it rest, agree on a rule of its own, hand it over, or send it into a fight."""
    service, visitor = service_of(request), Visitor.of(request)
    async with request.form() as form:
        found = await service.heroes.party(visitor.word, party)
    do, game = _said(form, "do"), _said(form, "game")
    back = RedirectResponse(f"/heroes?party={party}&game={game}", 303)
    if do == "rename":
        await service.heroes.rename_party(visitor.word, party, _said(form, "name"))
    elif do == "rest":
        await service.heroes.rest(visitor.word, found, game, _said(form, "rest"))
    elif do == "agree":
        amount = _said(form, "amount")
        await service.heroes.agree(visitor.word, party, game, int(amount) if amount.isdigit() else 0)
    elif do == "drop":
        await service.heroes.drop_party(visitor.word, party)
        return RedirectResponse("/heroes", 303)
    elif do == "link":
        secret = await service.heroes.link(visitor.word, party)
        return _shown_link(request, secret, found.row.name, f"/heroes?party={party}")
    elif do in ("play", "friends"):
        table = await play_with(service, visitor, found, _said(form, "scenario"), friends=do == "friends")
        return RedirectResponse(f"/t/{table}", 303)
    return back


async def play_with(
    service: TableService, visitor: Visitor, party: Party, scenario: str | Mapping[str, Any], *, friends: bool = False
) -> str:
    """Make a table on which the heroes of a party who come along fight in place of a scenario's own; return its name.

    With friends every named player gets a seat that waits for a link; otherwise all seats of the heroes are here.
    """
    if isinstance(scenario, str):
        game = service.setup.game_of(scenario)
        scenario = service.library.scenario_data(game.system, game.scenario.id)
    system = service.heroes.system(str(scenario["system"]))
    placed, heroes = service.heroes.in_place(scenario, party.coming(system.id))
    rules = system.heroes
    assert rules is not None
    entries: Mapping[str, Any] = placed["setup"].get(rules.group, {})
    seats: dict[str, SeatOrder] = {}
    for token, hero in heroes.items():
        seat = str(entries.get(token, {}).get("seat") or token)
        away = friends and bool(hero.player)
        seats.setdefault(seat, SeatOrder(sitting="friend" if away else "here", nick=hero.player))
    if friends and all(order.sitting == "friend" for order in seats.values()):
        first = next(iter(seats))
        seats[first] = SeatOrder(sitting="here", nick=seats[first].nick)
    order = TableOrder(scenario=placed, seats=seats, dice="fair", start=False)
    table = await service.setup.set_table(visitor.word, order, service.heroes.placing(heroes))
    await service.heroes.went(visitor.word, heroes, table)
    return table


@router.get("/parties/{party}/file")
async def party_file(request: Request, party: str, game: str = "") -> Response:
    """Return all heroes of a party who play one game as a pack."""
    found = await service_of(request).heroes.party(Visitor.of(request).word, party)
    heroes = [one for one in found.heroes if one.system.id == game] or list(found.heroes[:1])
    if not heroes:
        raise TableError("hero-nobody-comes")
    heroes = [one for one in heroes if one.system is heroes[0].system]
    return _file(await service_of(request).heroes.file(heroes), found.row.name or game)


# Links


@router.get("/h/{word}")
async def handed(request: Request, word: str) -> HTMLResponse:
    """Show the hero or the party that a link hands over."""
    service, lang = service_of(request), Visitor.of(request).lang
    _, heroes = await service.heroes.linked(word)
    cards = [
        {
            "name": one.row.name,
            "book": (text := HeroText(service, one.system, lang)).book,
            "gauge": hero_text.gauge_of(text, one.sheet().gauge),
            "token": draw.portrait(_plain_look(one), one.row.name, one.sheet().gauge, hero_text.emblem_of(one.sheet())),
        }
        for one in heroes
    ]
    return page(request, "hero_handed.html", word=word, cards=cards, sprite=draw.sprite())


def _plain_look(hero: KeptHero) -> Any:
    """Return the look without the picture: a visitor without the hero may not read it."""
    return draw.Look(symbol=hero.symbol, ring=hero.ring)


@router.post("/h/{word}")
async def take(request: Request, word: str) -> Response:
    """Accept a hero or a party."""
    service, visitor = service_of(request), await entering(request)
    thing = await service.heroes.accept(visitor.word, word)
    hero = await service.heroes.known(thing)
    response = RedirectResponse(f"/heroes/{thing}" if hero is not None else f"/heroes?party={thing}", 303)
    visitor.remember(request, response)
    return response


# After a fight


@router.get("/t/{name}/after")
async def after(request: Request, name: str) -> HTMLResponse:
    """Show the heroes of a fight that is over, each with its changes."""
    past = await past_match(request, name)
    service, table = service_of(request), past.table
    found = await heroes_after(service.heroes, table, past.timeline, past.visitor.word, past.access)
    text = HeroText(service, table.info.system, past.visitor.lang)
    picture = draw.Picture(snapshot=past.snapshot(-1, past.seat(None)))
    verdict, reason = verdict_of(past.timeline.outcome, picture.teller.words, past.side)
    rows = []
    for one in found:
        sheet = one.kept.sheet()
        look = table.looks.get(one.token, draw.Look())
        rows.append(
            {
                "token": one.token,
                "hero": one.kept.id,
                "name": one.kept.row.name,
                "player": one.kept.player,
                "face": draw.portrait(look, one.kept.row.name, sheet.gauge, hero_text.emblem_of(sheet), size=74),
                "changes": [text.change(change) for change in one.changes],
                "decided": one.decided,
                "may": one.may,
            }
        )
    return page(
        request,
        "after.html",
        table=name,
        title=table.info.title,
        verdict=verdict,
        reason=reason,
        rows=rows,
        open=any(one.may and not one.decided for one in found),
        taken=any(one.may and one.decided for one in found),
        ticks=sum(change.lasts for one in found if one.may and not one.decided for change in one.changes),
        sheets=sum(one.may and not one.decided for one in found),
        art=draw.thumbnail(picture.snapshot),
        sprite=draw.sprite(),
    )


@router.post("/t/{name}/after")
async def take_over(request: Request, name: str) -> Response:
    """Take the ticked changes over, leave the sheets as they were, or take everything back."""
    past = await past_match(request, name)
    service, table = service_of(request), past.table
    async with request.form() as form:
        do, ticks = form.get("do"), form.getlist("tick")
    found = await heroes_after(service.heroes, table, past.timeline, past.visitor.word, past.access)
    if do == "back":
        if not any(one.may for one in found):
            raise NotYours
        for one in found:
            if one.decided and one.may:
                await service.heroes.take_back(one.kept.id, table.id)
        return RedirectResponse(f"/t/{name}/after", 303)
    ticked = [value for value in ticks if isinstance(value, str)]
    await decide(service.heroes, table, found, ticked, rest=do == "rest", leave=do == "leave")
    return RedirectResponse(f"/t/{name}/after", 303)
