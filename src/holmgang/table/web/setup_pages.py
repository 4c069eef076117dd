"""The setup page: seats, house rules, combatants, dice; checked while it is filled in, saved, shared, played."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from holmgang.bots import LEVELS
from holmgang.kernel.errors import Problem, UnknownName
from holmgang.kernel.messages import translated
from holmgang.kernel.sums import Phrase
from holmgang.kernel.words import FALLBACK, LANGUAGES, Words
from holmgang.table import draw
from holmgang.table.service import TableService
from holmgang.table.service.translations import book_in
from holmgang.table.web.form_fields import as_yaml
from holmgang.table.web.knobs import field_called, knob_called, preset_called, value_called
from holmgang.table.web.lobby import opening_picture
from holmgang.table.web.pages import environment, page, service_of, texts
from holmgang.table.web.setup_form import DICE, NAME, SetupForm
from holmgang.table.web.table_pages import entered, entering
from holmgang.table.web.uploads import taken_in
from holmgang.table.web.visitors import A_YEAR, LANG, Visitor, is_secure

router = APIRouter()
MOST_FIELDS = 6_000
LONGEST_FIELD = 1_200_000


@asynccontextmanager
async def form_of(request: Request) -> AsyncIterator[FormData]:
    """The form, of which a large scenario has many fields; its files are let go of afterwards."""
    async with request.form(max_fields=MOST_FIELDS, max_files=8, max_part_size=LONGEST_FIELD) as form:
        yield form


@router.get("/set/{system}/{scenario}")
async def set_up(request: Request, system: str, scenario: str) -> HTMLResponse:
    """A scenario of the shelf, to be set up."""
    service = service_of(request)
    try:
        data = service.library.scenario_data(service.library.system(system), scenario)
    except UnknownName:
        raise HTTPException(404) from None
    return shown(request, SetupForm.new(service, Visitor.of(request).lang, data))


@router.get("/t/{name}/again")
async def set_up_again(request: Request, name: str) -> HTMLResponse:
    """Show the set-up form with the scenario of a table, for every visitor with access to it."""
    visitor, table, access = await entered(request, name)
    scenario = await table.scenario_for(access.seats)
    return shown(request, SetupForm.new(service_of(request), visitor.lang, scenario, table.packs))


@router.get("/t/{name}/scenario.yaml")
async def scenario_file(request: Request, name: str) -> Response:
    """Send the scenario of a table as a file."""
    _, table, access = await entered(request, name)
    scenario = await table.scenario_for(access.seats)
    return a_file(str(scenario["id"]), as_yaml(dict(scenario)))


@router.post("/set/check")
async def check(request: Request) -> HTMLResponse:
    """What is wrong with what has been typed so far: a fragment, one line for each field or line."""
    service, visitor = service_of(request), Visitor.of(request)
    async with form_of(request) as form:
        return HTMLResponse(await service.workers.upload(verdict, service, visitor.lang, form))


def verdict(service: TableService, lang: str, form: FormData) -> str:
    """The fragment."""
    plan = SetupForm.read(service, lang, form)
    words = words_of(service, lang, plan)
    problems = told(words, plan.problems)
    return environment().get_template("_verdict.html").render(t=texts(words), problems=problems)


@router.post("/set")
async def changed(request: Request) -> Response:
    """A button of the form: open the table, save the scenario, add or take away somebody, write it as text."""
    service, visitor = service_of(request), Visitor.of(request)
    async with form_of(request) as form:
        return await _done(request, service, visitor, form)


async def _done(request: Request, service: TableService, visitor: Visitor, form: FormData) -> Response:
    plan = await service.workers.upload(checked, service, visitor.lang, form)
    do, _, what = str(form.get("do", "")).partition(":")
    files = [one for one in form.getlist("file") if not isinstance(one, str) and one.filename]
    if do == "take" or files:
        plan = await taken_in(plan, files, fresh="text" not in form)
    elif do == "add":
        plan = plan.adding(what, str(form.get(f"kind:{what}", "")))
    elif do == "remove":
        plan = plan.without(what)
    elif do == "text":
        plan = replace(plan, text=plan.yaml)
    elif do == "form" and not plan.problems:
        plan = replace(plan, text=None)
    elif do == "save" and plan.game is not None:
        return a_file(plan.game.scenario.id, plan.yaml)
    elif do == "open" and plan.game is not None:
        return await opened(request, service, plan, str(form.get("lang", "")))
    return await service.workers.upload(shown, request, plan)


def checked(service: TableService, lang: str, form: FormData) -> SetupForm:
    """What a form says, with all that is wrong about it found already."""
    plan = SetupForm.read(service, lang, form)
    _ = plan.problems  # looked for here, where it may take long, and kept
    return plan


async def opened(request: Request, service: TableService, plan: SetupForm, lang: str) -> Response:
    """The table is set. It begins at once unless a friend has to come, or fair dice need words, which come after."""
    visitor = await entering(request)
    name = await service.setup.set_table(visitor.word, plan.order())
    if not plan.waits and plan.dice != "fair":
        await service.setup.begin(name)
    response = RedirectResponse(f"/t/{name}", 303)
    visitor.remember(request, response)
    if lang in LANGUAGES:
        response.set_cookie(LANG, lang, max_age=A_YEAR, httponly=True, samesite="strict", secure=is_secure(request))
    return response


def a_file(name: str, text: str) -> Response:
    """A scenario to be kept."""
    safe = "".join(char for char in name if char.isascii() and (char.isalnum() or char == "_")) or "scenario"
    headers = {"Content-Disposition": f'attachment; filename="{safe}.yaml"'}
    return PlainTextResponse(text, media_type="application/yaml", headers=headers)


def shown(request: Request, plan: SetupForm) -> HTMLResponse:
    """The page with a plan as it stands."""
    service, visitor = service_of(request), Visitor.of(request)
    words = words_of(service, visitor.lang, plan)
    problems = told(words, plan.problems)
    title, scene = plan.data.get("title"), plan.data.get("scene")
    return page(
        request,
        "set.html",
        status=200 if not problems else 422,
        plan=plan,
        sprite=draw.sprite(),
        picture=opening_picture(plan.game, words) if plan.game is not None else "",
        problems=problems,
        called=words.say,
        named_title=title if isinstance(title, dict) else {},
        named_scene=scene if isinstance(scene, dict) else {},
        book=book_in(plan.system, visitor.lang).title,
        levels=LEVELS,
        all_dice=DICE,
        level=lambda name: words.say(Phrase(f"level-{name}")),
        knob_name=lambda path: knob_called(words, path),
        field_name=lambda key: field_called(words, key),
        value_name=lambda value: value_called(words, value),
        preset_name=lambda name: preset_called(words, name),
        written=visitor.lang if (plan.system.folder / "clauses" / f"{visitor.lang}.md").is_file() else FALLBACK,
        clause_text=lambda name: re.sub(r"\*\*|`", "", book_in(plan.system, visitor.lang)[name].text),
        clause=lambda name: book_in(plan.system, visitor.lang)[name].title,
        knobs_wrong=any(problem["path"].startswith("knobs") for problem in problems),
        by_path={problem["path"]: problem["message"] for problem in problems if problem["path"]},
    )


def told(words: Words, problems: Sequence[Problem]) -> list[dict[str, Any]]:
    """Problems in the reader's language. Of a path only what names a thing is said: ``Gorondar, strength``."""
    return [
        {
            "file": "" if problem.file == NAME and not problem.line else problem.file,
            "line": problem.line,
            "path": problem.path,
            "where": problem.path if problem.line else _called(words, problem.path),
            "message": translated(words, problem.message),
        }
        for problem in problems
    ]


def _called(words: Words, path: str) -> str:
    parts = re.findall(r"[^.\[\]]+", path)
    if parts[:1] == ["setup"]:
        parts = parts[2:] or parts[1:]
    if parts[:1] == ["knobs"]:
        return knob_called(words, ".".join(parts[1:]))
    return ", ".join([*(words.say(part) for part in parts[:1]), *(field_called(words, part) for part in parts[1:])])


def words_of(service: TableService, lang: str, plan: SetupForm) -> Words:
    """The words of the plan's game: with the names that it gives, if it can be read so far."""
    if plan.game is not None:
        return Words(service.translations.of_game(plan.game, plan.packs), lang)
    return Words(service.translations.lexicon(plan.system), lang)
