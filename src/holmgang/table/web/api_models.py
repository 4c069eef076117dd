"""Models of the API under ``/api``, and mistakes as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator
from starlette.requests import Request
from starlette.responses import JSONResponse

from holmgang.kernel.errors import Problem
from holmgang.kernel.messages import translated
from holmgang.kernel.sums import Phrase
from holmgang.table.service.orders import TableOrder, sound
from holmgang.table.web.pages import problem_text, service_of
from holmgang.table.web.visitors import preferred

Name = Annotated[str, Field(max_length=64, examples=["gorondar"])]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9._-]{1,60}$", examples=["answer-17"])]
Promise = Annotated[
    str,
    Field(description="The commitment of fair dice: note it before you send words. Empty where the dice are others."),
]


class Body(BaseModel):
    """Something a program sends; unknown fields are a mistake."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _sound(cls, data: Any) -> Any:
        return sound(data)


class NewTable(TableOrder, Body):
    """A table to be set: see the fields. Seats that are not named are played by the engine.

    ``dice`` are fair unless you ask for ``seeded`` ones, with a ``seed`` of your own or without, or for ``typed`` ones.
    Fair dice take no seed and wait for words; with others the fight begins at once, unless ``start`` is false.
    """


class Invite(Body):
    """The seat that a link is to lead to; none: for onlookers."""

    seat: Name | None = None


class SitDown(Body):
    """An invitation, and what the person is to be called."""

    invitation: Annotated[str, Field(max_length=100)]
    nick: Annotated[str, Field(max_length=400)] = ""


class Sitting(Body):
    """The player that a seat shall get."""

    sitting: Literal["engine", "person"]
    policy: Annotated[str, Field(max_length=64)] = ""


class FairWords(Body):
    """A seat's words for fair dice: one line, of which 40 characters count."""

    words: Annotated[str, Field(min_length=1, max_length=400, examples=["rowan and hazel"])]


class BeginMatch(Body):
    """The host's own words for fair dice, made after the promise was noted; other dice need none."""

    words: Annotated[str, Field(max_length=400, examples=["rowan and hazel"])] = ""


class Drafted(Body):
    """A draft so far, to learn the next step."""

    seat: Name | None = None
    about: Annotated[str, Field(max_length=200)] = ""
    purpose: Annotated[str, Field(max_length=200)] = ""
    given: Annotated[dict[str, Any], Field(max_length=200)] = {}


class AnAnswer(Body):
    """An answer to an open question.

    ``serial`` is the question's own number, as ``questions`` gave it: if another question is open by now, nothing
    happens and the status is 409. ``key`` is your name for this answer: sent twice, it counts once.
    """

    seat: Name | None = None
    serial: Annotated[int, Field(ge=-1, le=2**31)]
    key: Key
    answer: Any
    about: Annotated[str, Field(max_length=200)] = ""
    purpose: Annotated[str, Field(max_length=200)] = ""


class AnAct(Body):
    """Something a seat does beside answering."""

    do: Literal["confirm", "undo", "agree", "disagree", "pass"]
    seat: Name | None = None
    serial: Annotated[int, Field(ge=-1, le=2**31)] = -1
    key: Key | None = None


class ImportedFight(Body):
    """A fight file, as ``export`` gives it."""

    file: Annotated[str, Field(max_length=4_000_000)]


class Trouble(BaseModel):
    """A mistake, in the reader's language; with a list where there are several."""

    problem: str
    problems: list[str] = []


class Set(BaseModel):
    """A table that was set, and the token that speaks for its host. See ``promise`` before you send words."""

    table: str
    token: str
    promise: Promise


class SeatTaken(BaseModel):
    """The seat that an invitation brought, and the token of its player."""

    table: str
    role: str
    seat: str
    token: str
    promise: Promise


class Invited(BaseModel):
    """An invitation: its word, and the page of it."""

    invitation: str
    link: str


class ActTaken(BaseModel):
    """The answer is stored. ``again``: it had been before."""

    version: str
    again: bool


class SeatNow(BaseModel):
    """A seat and its player."""

    seat: str
    name: str
    sitting: str
    policy: str
    mine: bool


class TableNow(BaseModel):
    """A table as the asking token may see it."""

    table: str
    system: str
    title: str
    version: str
    begun: bool
    over: bool
    host: bool
    seats: list[SeatNow]
    waiting: list[str]
    winners: list[str]
    promise: Promise


class OpenQuestions(BaseModel):
    """The open questions of a seat. ``serial`` goes back with the answer; ``steps`` are described as on the page."""

    version: str
    serial: int
    seat: str | None
    steps: list[dict[str, Any]]
    answered: list[int]
    may_confirm: bool
    undo_asked_by: str | None
    waiting: list[str]


class DraftNow(BaseModel):
    """The state of a draft. With ``complete`` set, ``answer`` can be sent."""

    serial: int
    complete: bool
    answer: Any
    summary: str
    refused: str
    open: dict[str, Any] | None


class LogLines(BaseModel):
    """Lines of the log after a number. ``taken``: how often something was taken back; if it grew, read from 0 again."""

    version: str
    taken: int
    lines: list[dict[str, Any]]


class Viewed(BaseModel):
    """The view of a seat: the panels, as ``docs/reference/kernel.md`` describes them."""

    version: str
    seat: str | None
    view: dict[str, Any]


def problem_answer(request: Request, status: int, problem: Phrase | str, problems: Iterable[Any] = ()) -> JSONResponse:
    """A mistake, for a program."""
    lang = preferred(request.query_params.get("lang") or request.headers.get("accept-language", ""))
    words = service_of(request).translations.page_words(lang)
    told = [one.saying(translated(words, one.message)) if isinstance(one, Problem) else str(one) for one in problems]
    return JSONResponse({"problem": problem_text(words, problem), "problems": told}, status)
