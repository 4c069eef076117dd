"""POST /forecast: how hard a scenario is, as a stream of results that sharpen while the page shows them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from typing import Any

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response, StreamingResponse

from holmgang.kernel.errors import ContentError, InputError, UnknownName
from holmgang.kernel.system import Game
from holmgang.lab.forecast import Forecast, ForecastEffort
from holmgang.lab.kept_forecasts import kept_for
from holmgang.table.service import TableService
from holmgang.table.service.forecasts import Forecasts
from holmgang.table.web.forecast_panel import Panel, fits, hardly
from holmgang.table.web.lab_pages import playing
from holmgang.table.web.pages import service_of
from holmgang.table.web.setup_form import told

router = APIRouter()


def forecasts_of(request: Request) -> Forecasts:
    """Return the forecasts of the server; 404 where it has none."""
    found: Forecasts | None = request.app.state.forecasts
    if found is None:
        raise HTTPException(404)
    return found


@router.post("/forecast")
async def forecast(request: Request) -> Response:
    """Answer with a stream of server-sent events, each a whole result; see docs/reference/forecast.md."""
    service, forecasts = service_of(request), forecasts_of(request)
    visitor = await playing(request)
    try:
        asked = json.loads(await request.body())
    except (ValueError, RecursionError):
        raise HTTPException(400) from None
    if not isinstance(asked, dict):
        raise HTTPException(400)
    try:
        game = await service.workers.upload(game_of, service, asked)
    except UnknownName:
        raise HTTPException(404) from None
    except ContentError as error:
        words = service.translations.page_words(visitor.lang)
        problems = [{"where": one["where"], "message": one["message"]} for one in told(words, error.problems)]
        return JSONResponse({"problems": problems}, 422)
    address = request.client.host if request.client is not None else ""
    who = visitor.word if visitor.known else address
    folders = tuple(map(str, service.library.folders))
    kept = kept_for(game, service.library.pack(game.system))
    results = forecasts.watch(who, game, folders)
    events = _events(service, visitor.lang, game, kept, results)
    return StreamingResponse(events, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


def game_of(service: TableService, asked: Mapping[str, Any]) -> Game:
    """Return the game that is asked about: a shipped scenario, or one given as data."""
    name, system, document = asked.get("scenario"), asked.get("system"), asked.get("document")
    if isinstance(name, str):
        return service.setup.game_of(name)
    if not isinstance(system, str) or not isinstance(document, dict):
        raise HTTPException(400)
    return service.library.game_from(service.library.system(system), document, "scenario", tried=True)


async def _events(
    service: TableService, lang: str, game: Game, kept: Mapping[str, Any] | None, results: AsyncIterator[Forecast]
) -> AsyncIterator[str]:
    """Yield the kept forecast of a shipped fight at once; what is played replaces it when it knows more."""
    try:
        known = kept is not None and is_well_known(kept)
        if kept is not None:
            more = {} if known and has_changes(kept) else {"state": "counting", "trying": kept["trying"] or 1}
            yield _event(_result(service, lang, game, {**kept, **more}))
            if not more:
                return
        async for result in results:
            told = result.plain()
            if kept is not None and known:
                if told["trying"] == 0 or any(told["suggestions"].values()):
                    yield _event(_result(service, lang, game, with_changes(kept, told)))
            elif kept is None or result.state == "done" or (result.played >= 2 * kept["played"] and not result.trying):
                yield _event(_result(service, lang, game, told))
    except InputError:  # too many watch already: the page tries again later
        yield 'data: {"state": "busy"}\n\n'


def _event(told: Mapping[str, Any]) -> str:
    return f"data: {json.dumps(told, ensure_ascii=False)}\n\n"


def has_changes(kept: Mapping[str, Any]) -> bool:
    """Return whether a kept forecast offers a change for every aim that the fight has not reached yet."""
    return all(_offered(kept, aim) for aim in kept["suggestions"] if aim != kept["word"])


def _offered(told: Mapping[str, Any], aim: str) -> list[str]:
    by_id = {one["id"]: one for one in told["changes"]}
    moving = [one for one in told["suggestions"][aim] if one in by_id and not hardly(by_id[one], told)]
    return [one for one in moving if fits(by_id[one], aim, told)]


def with_changes(kept: Mapping[str, Any], told: Mapping[str, Any]) -> dict[str, Any]:
    """Return a kept forecast with the changes that were tried since; where it has some for an aim, those stay."""
    held = {one["id"]: one for one in (*told["changes"], *kept["changes"])}
    return {
        **kept,
        "state": told["state"],
        "trying": told["trying"],
        "decides": kept["decides"] or told["decides"],
        "changes": list(held.values()),
        "suggestions": {
            aim: kept["suggestions"][aim] if _offered(kept, aim) else ids for aim, ids in told["suggestions"].items()
        },
    }


def is_well_known(kept: Mapping[str, Any]) -> bool:
    """Return whether a kept forecast is as sure as one that is played while a visitor waits."""
    chance, effort = kept["chance"], ForecastEffort()
    return chance is not None and chance["high"] - chance["low"] <= 2 * max(effort.narrow, effort.rough / 1.5)


def _result(service: TableService, lang: str, game: Game, told: Mapping[str, Any]) -> dict[str, Any]:
    """Return a result as the page takes it: with names in the reader's language, and as markup."""
    plain = json.loads(json.dumps(told))
    panel = Panel(service, lang, game, plain)
    for effect in (*plain["decides"], *plain["changes"]):
        effect["text"] = panel.change_name(effect)
    return {**plain, "html": panel.html()}
