"""The lab, where a number becomes another one: the engine plays the same matches both ways, and the page tells.

The form is the scenario's own: every number and switch among its house rules, every number of its combatants. From a
replay one moment can be played many times over.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.kernel.words import Words
from holmgang.lab.html_report import page as report_page
from holmgang.lab.kept_forecasts import kept_forecast
from holmgang.lab.report import Spoken
from holmgang.lab.sweep import Axis, SweepPlace, SweepPlan
from holmgang.table import draw
from holmgang.table.service import NotInvited, TableError
from holmgang.table.service.access import in_language
from holmgang.table.service.lab_runs import LabRuns, Run, moment_trial
from holmgang.table.service.translations import book_in
from holmgang.table.web.build_pages import entering_builder
from holmgang.table.web.lab_answer import LabAnswer
from holmgang.table.web.lab_form import Bench
from holmgang.table.web.lab_results import level, results
from holmgang.table.web.lobby import catalogue
from holmgang.table.web.pages import page, page_text, service_of
from holmgang.table.web.replay_pages import past_match
from holmgang.table.web.table_pages import entering
from holmgang.table.web.visitors import Visitor

router = APIRouter()
MOMENT = 1_000
"""So many times a moment is played."""


def laboratory(request: Request) -> LabRuns:
    """Return the lab of this server."""
    lab: LabRuns = request.app.state.lab
    return lab


MOST_FIELDS = 6_000
LONGEST_FIELD = 1_200_000


@asynccontextmanager
async def form_of(request: Request) -> AsyncIterator[FormData]:
    """Read a form, of which a large scenario has many fields; its files are closed afterwards."""
    async with request.form(max_fields=MOST_FIELDS, max_files=8, max_part_size=LONGEST_FIELD) as form:
        yield form


async def to_workshop(request: Request, bench: Bench) -> Response:
    """Open what the form says as a fight in the workshop."""
    visitor = await entering_builder(request)
    name = await service_of(request).fights.create(visitor.word, bench.plan.yaml, bench.plan.packs, bench.fight)
    response = RedirectResponse(f"/build/{name}", 303)
    visitor.remember(request, response)
    return response


@router.get("/lab")
async def bench(request: Request, fight: str = "") -> HTMLResponse:
    """Show the lab with a scenario before anything is played."""
    first = next(card["name"] for game in catalogue(service_of(request), "en") for card in game["cards"])
    request.app.state.forecasts.warm()
    return shown(request, Bench(request, fight or first))


@router.post("/lab")
async def play(request: Request) -> Response:
    """Play: the browser is sent to the run. Or take what the form says to a table."""
    async with form_of(request) as form:
        bench = Bench(request, str(form.get("fight", "")), form)
        do = str(form.get("do", ""))
    if do == "table":
        return await to_workshop(request, bench)
    if bench.problems:
        return shown(request, bench, status=422)
    if do in ("keep", "drop"):
        bench.kept = dict(bench.moved) if do == "keep" else {}
        return shown(request, bench)
    visitor = await playing(request)
    kept = {name: str(value) for name, value in form.multi_items()}
    run = await laboratory(request).begin(visitor.word, bench.trial(), kept)
    response = RedirectResponse(f"/lab/{run.id}", 303)
    visitor.remember(request, response)
    return response


@router.post("/lab/moment/{name}")
async def moment(request: Request, name: str, at: Annotated[int, Form(ge=0)] = 0) -> Response:
    """A moment of a match that is over, played on many times by the engine, beside the same match from its start."""
    past = await past_match(request, name)
    await playing(request)
    timeline, lab = past.timeline, laboratory(request)
    if at >= len(timeline.moments) - 1:
        raise TableError("replay-nothing-follows")
    folders = tuple(map(str, service_of(request).library.folders))
    matches = min(MOMENT, lab.budget.matches)
    trial = await asyncio.to_thread(moment_trial, timeline, at, folders, matches)
    note = {"table": name, "at": str(at), "last": str(len(timeline.moments) - 1)}
    run = await lab.begin(past.visitor.word, trial, note)
    response = RedirectResponse(f"/lab/{run.id}", 303)
    past.visitor.remember(request, response)
    return response


@router.get("/lab/{name}")
async def run_page(request: Request, name: str) -> HTMLResponse:
    """A run as far as it has come, with its form. Any visitor with the address may look."""
    run = await found(request, name)
    if run.trial.moment is not None:
        return moment_shown(request, run)
    return shown(request, Bench(request, run.note["fight"], FormData(run.note)), run)


@router.post("/lab/{name}/match")
async def watch(request: Request, name: str, number: Annotated[int, Form(ge=0, le=10_000_000)] = 0) -> Response:
    """One match of a run, by its number, to be looked at from its beginning to its end."""
    run, visitor = await found(request, name), await entering(request)
    if run.trial.moment is not None:
        raise HTTPException(404)

    text = await asyncio.to_thread(run.trial.saved_match, number)
    table = await service_of(request).files.import_match(visitor.word, text)
    response = RedirectResponse(f"/replay/{table}", 303)
    visitor.remember(request, response)
    return response


@router.get("/lab/{name}/report.json")
async def report(request: Request, name: str) -> Response:
    """Send the counts as a file."""
    run = await found(request, name)
    if run.findings is None:
        raise HTTPException(404)
    changed = json.loads(run.trial.new)
    headers = {"Content-Disposition": 'attachment; filename="lab.json"'}
    return JSONResponse({"scenario": changed, "state": run.state, **run.findings.plain()}, headers=headers)


@router.get("/lab/{name}/report.html")
async def report_in_one(request: Request, name: str) -> Response:
    """The report as one page that needs nothing else."""
    run, lang = await found(request, name), Visitor.of(request).lang
    if run.findings is None or not run.findings.matches:
        raise HTTPException(404)
    findings, titles = run.findings, titles_of(request, run)

    def made() -> str:
        game = run.trial.games()[1]
        library = Library([game.system], service_of(request).library.folders)
        name_of_axis = page_text(Words(library.words_of(game), lang), "lab-setting")
        axis = Axis(name_of_axis, titles)
        plan = SweepPlan(game, (axis,), run.trial.policies, run.trial.matches, run.trial.seed)
        told = zip(titles, (findings.old, findings.new), strict=True)
        places = [SweepPlace({name_of_axis: title}, one.plain()) for title, one in told]
        return report_page(plan, places, "", Spoken(Words(library.words_of(game), lang)))

    try:
        text = await asyncio.to_thread(made)
    except InputError:
        raise HTTPException(404) from None  # plots need an extra that this server has not installed
    return HTMLResponse(text, headers={"Content-Disposition": 'attachment; filename="lab.html"'})


async def playing(request: Request) -> Visitor:
    """Return the visitor if they may run the lab: those who may open tables."""
    visitor = Visitor.of(request)
    if not await service_of(request).admission.may_set(visitor.word):
        raise NotInvited
    return visitor


def titles_of(request: Request, run: Run | None, bench: Bench | None = None) -> tuple[str, str]:
    """Return the names of the two ways of a run."""
    words = bench.words if bench is not None else service_of(request).translations.page_words(Visitor.of(request).lang)
    if run is not None and run.trial.moment is not None:
        keys = ("lab-from-start", "lab-from-moment")
    else:
        kept = bench.kept if bench is not None else run is not None and run.note.get("kept")
        keys = ("lab-kept" if kept else "lab-old", "lab-new")
    return page_text(words, keys[0]), page_text(words, keys[1])


async def found(request: Request, name: str) -> Run:
    """A run that is still kept."""
    run = await laboratory(request).run(name)
    if run is None:
        raise HTTPException(404)
    return run


def shown(request: Request, bench: Bench, run: Run | None = None, status: int = 200) -> HTMLResponse:
    """The page."""
    lang = Visitor.of(request).lang
    answer = answer_of(request, bench)
    matter = answer.matter(bench) if answer is not None else []
    return page(
        request,
        "lab.html",
        status=status,
        bench=bench,
        answer=answer,
        matter=matter,
        shown_above={one["control"].field for one in matter},
        sprite=draw.sprite(),
        forecast_panel=None,
        forecast_scenario=bench.fight,
        games=catalogue(service_of(request), lang),
        book=book_in(bench.plan.system, lang).title,
        titled=bench.written.data.get("title"),
        **_told(request, bench.words, run, titles_of(request, run, bench), bench),
    )


def answer_of(request: Request, bench: Bench) -> LabAnswer | None:
    """The kept forecast of the scenario in the form, if there is one for these rules."""
    service, name = service_of(request), bench.fight
    game = service.setup.game_of(name)
    kept = kept_forecast(game.system, game.scenario)
    return None if kept is None else LabAnswer(service, Visitor.of(request).lang, game, kept)


def moment_shown(request: Request, run: Run) -> HTMLResponse:
    """Show the result for a moment."""
    game, lang = run.trial.games()[1], Visitor.of(request).lang
    words = Words(service_of(request).translations.lexicon(game.system).giving(game.scenario.names), lang, {})
    return page(
        request, "moment.html", titled=game.scenario.title, **_told(request, words, run, titles_of(request, run))
    )


def _told(
    request: Request, words: Words, run: Run | None, titles: tuple[str, str], bench: Bench | None = None
) -> dict[str, Any]:
    """Return the values that both pages show of a run."""
    findings = run.findings if run is not None and run.findings is not None and run.findings.matches else None
    lang = Visitor.of(request).lang

    def seat_called(name: str) -> str:
        if bench is not None:
            return bench.seat_called(name)
        seats = json.loads(run.trial.new).get("seats", {}) if run is not None else {}
        return in_language(lang, (seats.get(name) or {}).get("name")) or words.say(name)

    return {
        "run": run,
        "findings": findings,
        "titles": titles,
        "level": lambda name: level(words, name),
        "came": results(words, findings, titles, seat_called) if findings is not None else None,
        "budget": laboratory(request).budget,
    }
