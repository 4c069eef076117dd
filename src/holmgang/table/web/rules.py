"""Clauses of the rulebooks, for whoever asks where a number comes from."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse

from holmgang.kernel.errors import UnknownName
from holmgang.table.service.translations import book_in
from holmgang.table.web.pages import environment, service_of, texts
from holmgang.table.web.rulebook_pages import calling, readable
from holmgang.table.web.visitors import Visitor

router = APIRouter()


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
            t=texts(service.page_words(visitor.lang)),
        )
    )
    return HTMLResponse(text)
