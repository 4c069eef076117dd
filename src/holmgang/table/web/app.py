"""The web application: routes, static files, error pages, and regular chores."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response

from holmgang import __version__
from holmgang.kernel.errors import ContentError, InputError
from holmgang.kernel.sums import Phrase
from holmgang.table.service import KeyUsed, NoSuchTable, NotYours, StaleAnswer, TableError, TableService, TooMuch
from holmgang.table.service.errors import DatabaseAway, ServerClosed
from holmgang.table.service.forecasts import Forecasts
from holmgang.table.service.lab_runs import LabRuns
from holmgang.table.web import (
    api,
    build_pages,
    campaign_pages,
    forecast_pages,
    health,
    hero_pages,
    lab_pages,
    lobby,
    master_pages,
    replay_pages,
    rulebook_pages,
    static_files,
    tab,
    table_pages,
)
from holmgang.table.web.health import Metrics
from holmgang.table.web.lobby import HomeParts
from holmgang.table.web.pages import service_of
from holmgang.table.web.rate_limit import Throttle
from holmgang.table.web.security import SecurityMiddleware, trouble
from holmgang.table.web.settings import Settings
from holmgang.table.web.static_files import STATIC, StaticByContent
from holmgang.table.web.visitors import Visitor

log = logging.getLogger(__name__)
BEAT, IDLE = 5.0, 900.0
"""Seconds between two rounds of the chores, and after which a table that is not in use is closed."""
MOST_PROBLEMS = 50
"""So many mistakes of one file are told; the next ones after these are mended."""
UNAVAILABLE, RETRY_AFTER = 503, "2"
BEATS_A_DAY = int(60 * 60 * 24 / BEAT)


def create_app(service: TableService, settings: Settings | None = None, metrics: Metrics | None = None) -> FastAPI:
    """Return the web application of a service, which it closes when it ends."""
    settings, metrics = settings or Settings(), metrics or Metrics()
    folder = Path(settings.lab_folder) if settings.lab_folder else None
    laboratory = LabRuns(settings.lab, folder) if settings.lab is not None else None
    forecasts = Forecasts(settings.forecasts) if settings.lab is not None else None

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await service.start()
        await settings.network.start()
        if laboratory is not None:
            laboratory.start()
        if forecasts is not None:
            forecasts.start(service.library.systems.values())
        chores = asyncio.create_task(chores_of(service, metrics))
        yield
        chores.cancel()
        await asyncio.gather(chores, return_exceptions=True)
        await settings.network.close()
        if laboratory is not None:
            await laboratory.close()
        if forecasts is not None:
            await forecasts.close()
        await service.close()

    app = FastAPI(
        title="holmgang",
        version=__version__,
        summary="Tables at which fights are played by the book.",
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(api.router)
    app.state.service, app.state.settings, app.state.metrics = service, settings, metrics
    app.state.lab, app.state.forecasts = laboratory, forecasts
    throttle = Throttle(settings.clock, service.draw if service.shared else None)
    app.state.throttle = throttle
    app.state.home = HomeParts([hero_pages.home_cards], [build_pages.home_cards])
    parts = (
        lobby,
        build_pages,
        master_pages,
        table_pages,
        rulebook_pages,
        replay_pages,
        hero_pages,
        campaign_pages,
        health,
    )
    for part in (*parts, static_files, tab, *((lab_pages, forecast_pages) if laboratory is not None else ())):
        app.include_router(part.router, include_in_schema=False)
    app.mount("/static", StaticByContent(directory=STATIC), name="static")

    app.add_middleware(GZipMiddleware, minimum_size=800, compresslevel=4)
    app.add_middleware(SecurityMiddleware, settings=settings, metrics=metrics, throttle=throttle)

    @app.exception_handler(InputError)
    async def refused(request: Request, error: InputError) -> Response:
        problems = error.problems[:MOST_PROBLEMS] if isinstance(error, ContentError) else ()
        words = service_of(request).translations.page_words(Visitor.of(request).lang)
        problem: Phrase | str = error.problem if isinstance(error, TableError) else words.refusal(error)
        if isinstance(error, api.RefusedByRules):
            problem = error.text
        response = trouble(request, status_of(error), problem, problems)
        if response.status_code == UNAVAILABLE:
            response.headers["Retry-After"] = RETRY_AFTER
        return response

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> Response:
        keys = {404: "page-no-such-page", 408: "page-too-slow", 413: "page-too-large"}
        key = keys.get(error.status_code, "page-refused")
        return trouble(request, error.status_code, Phrase(key, {}))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        lines = [f"{'.'.join(map(str, one['loc'][1:]))}: {one['msg']}" for one in error.errors()]
        return trouble(request, 422 if request.url.path.startswith("/api/") else 400, Phrase("page-refused", {}), lines)

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        """Answer a mistake of ours: the log has it under the number that the page shows."""
        return trouble(request, 500, Phrase("page-our-fault", {"number": str(request.scope["state"]["request"])}))

    return app


async def chores_of(service: TableService, metrics: Metrics) -> None:
    """Share the metrics and close idle tables every few seconds; put old tables away once a day."""
    beats = 0
    while True:
        metrics.share(service.open_tables)
        service.close_idle(IDLE)
        if beats % BEATS_A_DAY == BEATS_A_DAY // 24:  # an hour after the start, then daily
            try:
                await service.put_old_tables_away()
            except DatabaseAway:  # it is in the log
                pass
            except Exception:  # it is tried again tomorrow
                log.warning("cannot put old tables away", exc_info=True)
        beats += 1
        await asyncio.sleep(BEAT)


def status_of(error: InputError) -> int:
    """Return the status of an answer to a mistake."""
    statuses = {
        ServerClosed: UNAVAILABLE,
        DatabaseAway: UNAVAILABLE,
        NoSuchTable: 404,
        NotYours: 403,
        TooMuch: 429,
        StaleAnswer: 409,
        KeyUsed: 422,
        api.RefusedByRules: 422,
    }
    for sort, status in statuses.items():
        if isinstance(error, sort):
            return status
    return 400
