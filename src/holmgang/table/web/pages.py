"""Pages from templates: the same frame, the reader's words, the reader's light."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from holmgang.kernel.messages import translated
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Outcome
from holmgang.kernel.words import LANGUAGES, Words
from holmgang.table.service import TableService
from holmgang.table.service.access import in_language
from holmgang.table.web.settings import Settings
from holmgang.table.web.static_files import static_address
from holmgang.table.web.visitors import Visitor, remember_language

TEMPLATES = Path(__file__).parent / "templates"


@cache
def environment() -> Environment:
    """Everything is escaped unless it is markup that we drew ourselves."""
    made = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals["classes"] = classes
    made.globals["static"] = static_address()
    return made


def classes(*always: str, **given: object) -> str:
    """Return the value of a class attribute: names that always stand there, and those whose condition holds."""
    return " ".join([*always, *(name for name, holds in given.items() if holds)])


def service_of(request: HTTPConnection) -> TableService:
    """The service behind the page."""
    service: TableService = request.app.state.service
    return service


def guest_address(request: HTTPConnection) -> str:
    """Return the address for links that others are given."""
    settings: Settings = request.app.state.settings
    return settings.network.guest_address(settings.address, request)


def texts(words: Words) -> Any:
    """``t("page-…", who="Jana")`` of the templates: texts among the arguments are shown as they are."""

    def t(key: str, /, **args: Any) -> str:
        return page_text(words, key, args)

    return t


def page_text(words: Words, key: str, args: Mapping[str, Any] | None = None) -> str:
    """A sentence of the page, filled with numbers and with texts that are ready to be shown."""
    ready = {f"\0{name}": text for name, text in (args or {}).items() if isinstance(text, str)}
    filled = {name: f"\0{name}" if isinstance(value, str) else value for name, value in (args or {}).items()}
    return words.named({**words.names, **ready}).say(Phrase(key, filled))


def verdict_of(outcome: Outcome, words: Words, side: str = "") -> tuple[str, str]:
    """Return who has won and why, two sentences; for a reader of a ``side`` whether the reader has won."""
    winners = words.join([words.say(winner) for winner in outcome.winners])
    verdict = page_text(words, "recap-wins", {"who": winners}) if winners else page_text(words, "recap-draw")
    if side and winners:
        verdict = page_text(words, "end-won" if side in outcome.winners else "end-lost")
    reason = words.say(outcome.reason)
    return verdict, reason[:1].upper() + reason[1:] + ("" if reason.endswith((".", "!", "?")) else ".")


def problem_text(words: Words, problem: Phrase | str) -> str:
    """Return a refusal as a sentence. A plain text is shown as it is."""
    return problem if isinstance(problem, str) else page_text(words, problem.key, problem.args)


def page(
    request: HTTPConnection, template: str, *, status: int = 200, game_words: Words | None = None, **values: Any
) -> HTMLResponse:
    """A whole page for the visitor who asked. ``game_words``: those of its game, which may call things its own way."""
    if isinstance(values.get("problem"), Phrase):
        words = service_of(request).translations.page_words(Visitor.of(request).lang)
        values["problem"] = problem_text(words, values["problem"])
    response = HTMLResponse(fragment(request, template, game_words=game_words, **values), status)
    remember_language(request, response, request.query_params.get("lang", ""))
    return response


def fragment(request: HTTPConnection, template: str, *, game_words: Words | None = None, **values: Any) -> Markup:
    """Return a template filled in for a reader."""
    visitor = Visitor.of(request)
    words = game_words or service_of(request).translations.page_words(visitor.lang)
    text = (
        environment()
        .get_template(template)
        .render(
            t=texts(words),
            lang=visitor.lang,
            languages=LANGUAGES,
            theme=visitor.theme,
            here=request.url.path,
            has_lab=request.app.state.lab is not None,
            local=lambda named: in_language(visitor.lang, named),
            raw=Markup,
            told=lambda message: translated(words, message),
            **values,
        )
    )
    return Markup(text)
