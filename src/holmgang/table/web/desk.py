"""The master's desk: seats, pace, what holds here, what can be put right, secret notes, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.bots import LEVELS, level_of
from holmgang.kernel.content import canonical
from holmgang.kernel.events import Ruled
from holmgang.kernel.match import GO_ON, Match
from holmgang.kernel.questions import Declare, Option
from holmgang.kernel.sums import Phrase
from holmgang.kernel.words import Words
from holmgang.table import draw
from holmgang.table.service import Access, Room, Sight, mastering
from holmgang.table.service.driving import STANDING
from holmgang.table.service.mastering import at_the_desk
from holmgang.table.service.seating import ENGINE
from holmgang.table.web.knobs import clauses_of_knobs, knob_called, shown
from holmgang.table.web.pages import page, service_of
from holmgang.table.web.tables import entered
from holmgang.table.web.visitors import Visitor

router = APIRouter(prefix="/t/{name}/desk")
LINES_SHOWN = 12
WAYS_BACK = 6


@router.get("")
async def desk(request: Request, name: str) -> HTMLResponse:
    """The desk, for whoever holds the master's seat. ``as`` is the seat to look through."""
    visitor, room, access = await entered(request, name)
    table = await at_the_desk(service_of(request), visitor.word, name)
    wanted = request.query_params.get("as", "")
    async with table.lock:
        values = _values(room, access, visitor.lang, wanted)
    return page(request, "desk.html", table=name, sprite=draw.sprite(), kept="kept" in request.query_params, **values)


def _values(room: Room, access: Access, lang: str, wanted: str) -> dict[str, Any]:
    table, game = room.table, room.table.game
    words, standing = room.looking.words(lang), table.row.standing
    values: dict[str, Any] = {
        "title": game.scenario.title,
        "system": game.system.id,
        "master": game.master,
        "levels": [(one, words.say(Phrase(f"level-{one}"))) for one in LEVELS],
        "paused": table.paused,
        "stop": standing.get("stop") is not False,
        "notes": standing.get("notes", ""),
        "knobs": list(_turned(room, words)),
        "seats": [
            {
                "seat": seat.seat,
                "name": words.say(seat.seat),
                "engine": seat.sitting == ENGINE,
                "level": words.say(Phrase(f"level-{level}")) if (level := level_of(seat.policy)) in LEVELS else level,
                "may_see": may_look_through(room, access, seat.seat),
                "master": seat.seat == game.master,
            }
            for seat in table.seats.values()
        ],
        "begun": table.match is not None,
    }
    if table.match is not None:
        own = room.looking.sight(game.master, lang)
        values |= {
            "rulings": list(_rulings(table.match, own)),
            "corrections": _corrections(table.match, own),
            "window": table.match.question is not None and table.match.question.purpose == STANDING,
            "lines": [line for line in own.lines if not line.gone and line.weight != "small"][-LINES_SHOWN:][::-1],
            "ways_back": list(_ways_back(table.match)),
            "seen": _seen(room, access, lang, wanted),
        }
    return values


def may_look_through(room: Room, access: Access, seat: str) -> bool:
    """Where seats have secrets, the master's chair alone opens none of them: only one's own seats."""
    return seat in access.seats or not room.table.game.system.has_secrets


def _seen(room: Room, access: Access, lang: str, wanted: str) -> dict[str, Any] | None:
    """The fight through the eyes of a seat or of an onlooker."""
    if wanted != "onlooker" and (wanted not in room.table.seats or not may_look_through(room, access, wanted)):
        return None
    sight = room.looking.sight(None if wanted == "onlooker" else wanted, lang)
    picture = draw.Picture(view=sight.view, teller=sight.teller, seat=sight.seat, sides=sight.sides)
    return {
        "name": sight.teller.words.say(wanted) if sight.seat else "",
        "board": draw.thumbnail(sight.view, sight.teller, sight.sides),
        "words": draw.translated(picture),
        "hand": draw.hand(picture),
    }


def _turned(room: Room, words: Words) -> Iterator[dict[str, Any]]:
    """House rules that are not as the book has them."""
    system, knobs = room.table.game.system, room.table.game.scenario.knobs
    book, clauses = canonical(system.knobs_model()), clauses_of_knobs(system)
    for name, value in canonical(knobs).items():
        if value != book.get(name):
            yield {
                "name": knob_called(words, name),
                "value": shown(words, value),
                "usual": shown(words, book.get(name)),
                "clauses": clauses[name],
            }


def _rulings(match: Match, sight: Sight) -> Iterator[Any]:
    """The last ruling of each kind that the master has made, as its line of the log."""
    lines = {line.number: line for line in sight.lines if not line.gone}
    last: dict[str, int] = {}
    for number, event in match.told_to(sight.seat):
        if isinstance(event, Ruled) and not event.by_default and number in lines:
            last[event.ruling] = number
    yield from (lines[number] for number in last.values())


def _corrections(match: Match, sight: Sight) -> list[str]:
    """What the system lets a master put right, by name: reinforcements are among them where it has any."""
    options = [Option(GO_ON), *match.game.system.corrections(match.play)]
    asked = Declare(str(match.play.master or sight.seat), STANDING, options, default=GO_ON, ruling=True)
    return [choice.label for choice in sight.teller.step(asked).choices if choice.id != GO_ON]


def _ways_back(match: Match) -> Iterator[dict[str, int]]:
    """The beginnings of the last steps, the latest first."""
    steps = {point.answers: point.step for point in match.checkpoints if point.answers < len(match.kept)}
    for answers, step in sorted(steps.items(), reverse=True)[:WAYS_BACK]:
        yield {"keep": answers, "step": step + 1, "back": len(match.kept) - answers}


@router.post("")
async def done(
    request: Request,
    name: str,
    do: Annotated[str, Form(max_length=20)],
    seat: Annotated[str, Form(max_length=64)] = "",
    policy: Annotated[str, Form(max_length=64)] = "",
    notes: Annotated[str, Form(max_length=40_000)] = "",
    keep: Annotated[int, Form()] = -1,
    reason: Annotated[str, Form(max_length=400)] = "",
) -> Response:
    """Something was done at the desk; back to it."""
    service, word = service_of(request), Visitor.of(request).word
    await at_the_desk(service, word, name)
    match do:
        case "pause" | "resume":
            await mastering.pause(service, word, name, do == "pause")
        case "stop" | "flow":
            await mastering.stop_before_turns(service, word, name, do == "stop")
        case "engine":
            await mastering.to_engine(service, word, name, seat, policy)
        case "person":
            await mastering.to_its_person(service, word, name, seat)
        case "notes":
            await mastering.keep_notes(service, word, name, notes)
        case "rewind":
            await mastering.rewind(service, word, name, keep, reason)
    return RedirectResponse(f"/t/{name}/desk?kept" if do == "notes" else f"/t/{name}/desk", 303)
