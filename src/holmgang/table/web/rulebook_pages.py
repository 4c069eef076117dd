"""The rulebooks as pages to read: sections, every clause with its own address, and what a table may set otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from fastapi import APIRouter, Request
from markupsafe import Markup, escape
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse

from holmgang.kernel.clauses import Clause
from holmgang.kernel.errors import UnknownName
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import System
from holmgang.kernel.words import FALLBACK, Lexicon, Words, words_key
from holmgang.table.service.translations import book_in
from holmgang.table.web.pages import environment, page, service_of, texts
from holmgang.table.web.setup_form import knob_called, knobs_of_clauses, shown, value_called
from holmgang.table.web.visitors import Visitor

router = APIRouter()
QUOTES = "\"'"
_MARKED = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|`(?P<code>[^`]+)`")


@dataclass(frozen=True)
class Knob:
    """A house rule: its id, how it is called, and its default."""

    id: str
    name: str
    book: str


@dataclass(frozen=True)
class Passage:
    """A clause as it is read. ``mark`` is the word for what it is where it is no plain rule."""

    id: str
    text: Markup
    mark: str
    knobs: tuple[Knob, ...]


@dataclass(frozen=True)
class Chapter:
    """A section of a rulebook."""

    id: str
    title: str
    passages: tuple[Passage, ...]


Called = Callable[[str], str]
"""Return the name of something that a clause names by its id."""


def written_in(system: System[Any], lang: str) -> str:
    """The language in which a reader gets the rulebook: the own one, or the one that every book has."""
    return lang if (system.folder / "clauses" / f"{lang}.md").is_file() else FALLBACK


def calling(system: System[Any], lang: str) -> Called:
    """The names of a system's house rules and words, in the language of its book; what has none is left as written."""
    words = Words(Lexicon([system.folder / "words"]), written_in(system, lang))

    def called(code: str) -> str:
        name, _, value = (part.strip() for part in code.partition("="))
        if name in system.knobs_model.model_fields:
            title = knob_called(words, name)
            return f"{title}: {value_called(words, value.strip(QUOTES))}" if value else title
        for kind in ("word", "knob-value"):
            if name.isidentifier() and not value and words.has(words_key(kind, name)):
                return words.say(Phrase(words_key(kind, name)))
        return code

    return called


def readable(text: str, known: Container[str], called: Called = str) -> Markup:
    """The text of a clause: bold as written, ids by their names, and every clause it names leads there."""
    parts: list[str | Markup] = []
    end = 0
    for found in _MARKED.finditer(text):
        parts.append(_linked(text[end : found.start()], known))
        strong = Markup("<strong>{}</strong>").format(_linked(found["strong"] or "", known))
        parts.append(strong if found["strong"] else _named(found["code"], called(found["code"])))
        end = found.end()
    parts.append(_linked(text[end:], known))
    return Markup("").join(parts)


def _named(code: str, name: str) -> Markup:
    if name == code:
        return Markup("<code>{}</code>").format(code)
    return Markup('<i class="named" title="{}">{}</i>').format(code, name)


def _linked(text: str, known: Container[str]) -> Markup:
    parts = re.split(r"\b([A-Z0-9]{2}-\d+(?:\.\d+[a-z]?)?)\b", text)
    return Markup("").join(
        Markup('<a href="#{0}">{0}</a>').format(part) if place % 2 and part in known else escape(part)
        for place, part in enumerate(parts)
    )


@lru_cache(64)
def chapters(system: System[Any], lang: str) -> tuple[Chapter, ...]:
    """The whole book in a language."""
    book, words = book_in(system, lang), Words(Lexicon([system.folder / "words"]), lang)
    usual = system.knobs_model().model_dump()
    knobs = {
        clause: [Knob(name, knob_called(words, name), shown(words, usual[name])) for name in names]
        for clause, names in knobs_of_clauses(system).items()
    }
    called = calling(system, lang)
    known = {clause.id for clause in book} | {clause.section for clause in book}
    sections: dict[str, list[Clause]] = {}
    for clause in book:
        sections.setdefault(clause.section, []).append(clause)
    return tuple(
        Chapter(name, clauses[0].title, tuple(_passages(clauses, known, knobs, called)))
        for name, clauses in sections.items()
    )


def _passages(
    clauses: list[Clause], known: Container[str], knobs: Mapping[str, list[Knob]], called: Called
) -> Iterator[Passage]:
    for clause in clauses:
        mark = clause.kind if clause.kind != "rule" else "choice" if "choice" in clause.kinds else ""
        yield Passage(clause.id, readable(clause.text, known, called), mark, tuple(knobs.get(clause.id, ())))


@router.get("/rules")
async def shelf(request: Request) -> HTMLResponse:
    """The page of all games to read about."""
    visitor, service = Visitor.of(request), service_of(request)
    books = [
        {"id": system.id, "title": book_in(system, visitor.lang).title, "authors": system.authors}
        for system in service.library.systems.values()
    ]
    return page(request, "rulebooks.html", books=books)


@router.get("/rules/{system}")
async def rulebook(request: Request, system: str) -> HTMLResponse:
    """A whole rulebook in the reader's language; ``#K6-12.2`` leads to a clause."""
    visitor, service = Visitor.of(request), service_of(request)
    try:
        found = service.library.system(system)
    except UnknownName:
        raise HTTPException(404) from None
    book = chapters(found, visitor.lang)
    return page(
        request,
        "rulebook.html",
        game_words=service.translations.words(found, visitor.lang),
        title=book_in(found, visitor.lang).title,
        authors=found.authors,
        chapters=book,
        count=sum(len(chapter.passages) for chapter in book),
        written=written_in(found, visitor.lang),
    )


@router.get("/rules/{system}/{clause}")
async def clause(request: Request, system: str, clause: str) -> HTMLResponse:
    """One clause in the reader's language, as a fragment to be shown beside a number."""
    visitor, service = Visitor.of(request), service_of(request)
    try:
        found = service.library.system(system)
    except UnknownName:
        raise HTTPException(404) from None
    book = book_in(found, visitor.lang)
    if clause not in book:
        raise HTTPException(404)
    one = book[clause]
    text = (
        environment()
        .get_template("clause.html")
        .render(
            clause=one,
            text=readable(one.text, (), calling(found, visitor.lang)),
            authors=found.authors,
            system=found.id,
            t=texts(service.translations.page_words(visitor.lang)),
        )
    )
    return HTMLResponse(text)
