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
from holmgang.table.service import Access, Room, Snapshot, master_actions
from holmgang.table.service.access import BOT
from holmgang.table.service.bot_runner import MASTER_WINDOW
from holmgang.table.service.master_actions import as_master
from holmgang.table.web.knobs import clauses_of_knobs, knob_called, shown
from holmgang.table.web.pages import page, service_of
from holmgang.table.web.table_pages import entered
from holmgang.table.web.visitors import Visitor

router = APIRouter(prefix="/t/{name}/desk")
LINES_SHOWN = 12
WAYS_BACK = 6


@router.get("")
async def desk(request: Request, name: str) -> HTMLResponse:
    """The desk, for whoever holds the master's seat. ``as`` is the seat to look through."""
    visitor, room, access = await entered(request, name)
    table = await as_master(service_of(request), visitor.word, name)
    wanted = request.query_params.get("as", "")
    async with table.lock:
        values = _values(room, access, visitor.lang, wanted)
    return page(request, "desk.html", table=name, sprite=draw.sprite(), kept="kept" in request.query_params, **values)


def _values(room: Room, access: Access, lang: str, wanted: str) -> dict[str, Any]:
    table, game = room.table, room.table.game
    words, standing = room.snapshots.words(lang), table.row.standing
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
                "engine": seat.sitting == BOT,
                "level": words.say(Phrase(f"level-{level}")) if (level := level_of(seat.policy)) in LEVELS else level,
                "may_see": may_look_through(room, access, seat.seat),
                "master": seat.seat == game.master,
            }
            for seat in table.seats.values()
        ],
        "begun": table.match is not None,
    }
    if table.match is not None:
        own = room.snapshots.snapshot(game.master, lang)
        values |= {
            "rulings": list(_rulings(table.match, own)),
            "corrections": _corrections(table.match, own),
            "window": table.match.question is not None and table.match.question.purpose == MASTER_WINDOW,
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
    snapshot = room.snapshots.snapshot(None if wanted == "onlooker" else wanted, lang)
    picture = draw.Picture(view=snapshot.view, teller=snapshot.teller, seat=snapshot.seat, sides=snapshot.sides)
    return {
        "name": snapshot.teller.words.say(wanted) if snapshot.seat else "",
        "board": draw.thumbnail(snapshot.view, snapshot.teller, snapshot.sides),
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


def _rulings(match: Match, snapshot: Snapshot) -> Iterator[Any]:
    """The last ruling of each kind that the master has made, as its line of the log."""
    lines = {line.number: line for line in snapshot.lines if not line.gone}
    last: dict[str, int] = {}
    for number, event in match.told_to(snapshot.seat):
        if isinstance(event, Ruled) and not event.by_default and number in lines:
            last[event.ruling] = number
    yield from (lines[number] for number in last.values())


def _corrections(match: Match, snapshot: Snapshot) -> list[str]:
    """What the system lets a master put right, by name: reinforcements are among them where it has any."""
    options = [Option(GO_ON), *match.game.system.corrections(match.play)]
    asked = Declare(str(match.play.master or snapshot.seat), MASTER_WINDOW, options, default=GO_ON, ruling=True)
    return [choice.label for choice in snapshot.teller.step(asked).choices if choice.id != GO_ON]


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
    await as_master(service, word, name)
    match do:
        case "pause" | "resume":
            await master_actions.pause(service, word, name, do == "pause")
        case "stop" | "flow":
            await master_actions.stop_before_turns(service, word, name, do == "stop")
        case "engine":
            await master_actions.hand_to_bot(service, word, name, seat, policy)
        case "person":
            await master_actions.hand_to_person(service, word, name, seat)
        case "notes":
            await master_actions.keep_notes(service, word, name, notes)
        case "rewind":
            await master_actions.rewind(service, word, name, keep, reason)
    return RedirectResponse(f"/t/{name}/desk?kept" if do == "notes" else f"/t/{name}/desk", 303)
