"""Pages of a match that is over: its file, the replay moment by moment, the recap, and the proof of its dice.

A new table can continue from any moment. The recap has the verdict, swings, turning points, luck of the dice, and what
to do next.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Annotated, Any

from babel.numbers import format_decimal
from fastapi import APIRouter, File, Form, Query, Request, UploadFile
from starlette.responses import HTMLResponse, RedirectResponse, Response

from holmgang.kernel.content import names_in
from holmgang.kernel.description import Teller
from holmgang.kernel.errors import SaveDamaged, SaveError, SaveOutdated
from holmgang.kernel.events import Event, event_from
from holmgang.kernel.save import UNTOLD, read_save
from holmgang.kernel.words import Words
from holmgang.table import draw
from holmgang.table.service import Access, OpenTable, TableError, TableInfo
from holmgang.table.service.fight_files import LARGEST
from holmgang.table.service.match_stats import (
    DiceLuck,
    GaugeCourse,
    MatchStats,
    TurningPoint,
    columns_of,
    match_stats,
)
from holmgang.table.service.timeline import Timeline
from holmgang.table.service.translations import book_in
from holmgang.table.snapshot import Snapshot
from holmgang.table.web.charts import Curve, Pin, duel, gauges
from holmgang.table.web.charts import chances as many
from holmgang.table.web.pages import page, page_text, service_of, verdict_of
from holmgang.table.web.table_pages import entered, entering
from holmgang.table.web.visitors import Visitor


@dataclass(frozen=True)
class PastMatch:
    """A timeline, and the visitor who looks at it."""

    timeline: Timeline
    table: OpenTable
    visitor: Visitor
    access: Access

    def seat(self, wanted: str | None) -> str | None:
        """Return the seat whose view is shown: the one asked for, else the visitor's own, else the onlooker's."""
        if wanted is None:
            return self.access.seats[0] if self.access.seats else None
        return wanted if wanted in self.table.info.seats else None

    @property
    def side(self) -> str:
        """The side that the visitor played; empty for an onlooker and for a visitor with seats on several sides."""
        sides = self.table.info.sides
        own = {sides.get(seat, "") for seat in self.access.seats}
        return own.pop() if len(own) == 1 else ""

    def snapshot(self, moment: int, seat: str | None) -> Snapshot:
        """Return the match at a moment as the seat saw it; -1 is the end."""
        number = moment % len(self.timeline.moments)
        made = self.timeline.snapshot(number, seat, self.table.words(self.visitor.lang))
        return replace(made, looks=self.table.looks)


async def past_match(request: Request, name: str) -> PastMatch:
    """Return the match of a table that is over; raise ``TableError`` if it is not."""
    visitor, table, access = await entered(request, name)
    return PastMatch(await service_of(request).timelines.of(name), table, visitor, access)


router = APIRouter()


@router.get("/t/{name}/file")
async def file_of(request: Request, name: str) -> Response:
    """The fight file: what the asking seat saw while the match runs, all of it when it is over."""
    service, visitor = service_of(request), Visitor.of(request)
    text = await service.files.export_match(visitor.word, name)
    scenario = (await service.table(name)).info.scenario
    named = f'attachment; filename="{scenario}-{name}.json"'
    return Response(text, media_type="application/x-ndjson", headers={"Content-Disposition": named})


@router.get("/replay")
async def bring(request: Request) -> HTMLResponse:
    """The page on which a fight file is opened."""
    return page(request, "bring.html")


@router.post("/replay")
async def brought(request: Request, file: Annotated[UploadFile, File()]) -> Response:
    """A fight file: one that is over is looked at, one that runs goes on, one reader's part of it is read."""
    service, visitor = service_of(request), await entering(request)
    data = await file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise SaveError("save-too-large")
    try:
        saved = read_save(data)
        if saved.reader is not None:
            return _read(request, saved.system, saved.scenario, saved.log, "")
        name = await service.files.import_match(visitor.word, data)
    except SaveOutdated as old:
        return _read_old(request, data, old)
    status = await (await service.table(name)).status()
    response = RedirectResponse(f"/replay/{name}" if status.over else f"/t/{name}", 303)
    visitor.remember(request, response)
    return response


def _read(request: Request, system: str, scenario: Mapping[str, Any], log: Sequence[Event], why: str) -> HTMLResponse:
    """The log of a file that cannot be played: told, not believed."""
    service, visitor = service_of(request), Visitor.of(request)
    found = service.library.system(system)
    lexicon = service.translations.lexicon(found).giving(names_in(scenario))
    teller = Teller(Words(lexicon, visitor.lang, {}), book_in(found, visitor.lang))
    try:
        lines = [teller.line(event, number) for number, event in enumerate(log, 1)]
    except UNTOLD:
        raise SaveDamaged("save-event-untold") from None
    title = scenario.get("title")
    return page(request, "read.html", title=title if isinstance(title, Mapping) else {}, lines=lines, why=why)


def _read_old(request: Request, data: bytes, old: SaveOutdated) -> HTMLResponse:
    """A file of other rules: why it cannot be played, and what everybody may know of it."""
    try:
        saved = read_save(data)
        told = [event_from(one) for one in old.log]
    except (SaveError, *UNTOLD):
        raise old from None
    if saved.system not in service_of(request).library.systems:
        raise old
    known = told if saved.over else saved.log_for(None)
    words = service_of(request).translations.page_words(Visitor.of(request).lang)
    return _read(request, saved.system, saved.scenario, known, words.refusal(old))


def chapters(timeline: Timeline, seat: str | None, teller: Teller) -> list[dict[str, Any]]:
    """The rounds of a match, or its steps where it has none: which moment each begins with, and how it is called."""
    found: dict[int, str] = {}
    for line in timeline.lines(seat, teller):
        if line.opens == "round":
            found.setdefault(timeline.moment_of(line.number, seat), line.text)
    if not found:
        for number, moment in enumerate(timeline.moments):
            if not number or moment.step != timeline.moments[number - 1].step:
                found[number] = ""
    return [{"at": at, "text": text, "number": place} for place, (at, text) in enumerate(found.items(), 1)]


@router.get("/replay/{name}")
async def replay(
    request: Request,
    name: str,
    at: Annotated[int | None, Query(ge=0)] = None,
    seat: Annotated[str | None, Query(max_length=64)] = None,
) -> HTMLResponse:
    """One moment of a match that is over, as a seat saw it. Without ``at`` it begins at the beginning."""
    past = await past_match(request, name)
    timeline, who = past.timeline, past.seat(seat)
    last = len(timeline.moments) - 1
    now = min(at or 0, last)
    picture = draw.Picture(snapshot=past.snapshot(now, who))
    lines = timeline.lines(who, picture.teller)
    told, before = timeline.told_by(now, who), timeline.told_by(now - 1, who) if now else 0
    info, words = past.table.info, picture.teller.words
    headline = picture.view.headline
    return page(
        request,
        "replay.html",
        table=name,
        system=info.system.id,
        title=info.title,
        headline=words.say(headline) if headline is not None else "",
        now=now,
        last=last,
        seat=who or "",
        seats=[(one, words.say(one)) for one in info.seats],
        players=[(one, words.say(one)) for one in info.players],
        marks=chapters(timeline, who, picture.teller),
        sprite=draw.sprite(),
        stage=draw.stage(picture),
        roster=draw.roster(picture),
        lines=draw.log_lines(lines[:told], picture, fresh=before),
        news=[line.text for line in lines[before:told]],
    )


@router.post("/replay/{name}/fork")
async def fork(
    request: Request,
    name: str,
    at: Annotated[int, Form(ge=0)] = 0,
    seat: Annotated[str, Form(max_length=64)] = "",
) -> Response:
    """A new table that goes on from a moment, the visitor on one seat and the engine on the others."""
    past = await past_match(request, name)
    visitor, timeline = past.visitor, past.timeline
    if at >= len(timeline.moments) - 1:
        raise TableError("replay-nothing-follows")
    here = seat if seat in past.table.info.seats else _own(past)
    files = service_of(request).files
    made = await files.continue_from(visitor.word, timeline, at, (here,), past.table.packs)
    response = RedirectResponse(f"/t/{made}", 303)
    visitor.remember(request, response)
    return response


def _own(past: PastMatch) -> str:
    """The visitor's own seat, else the first player's."""
    players = past.table.info.players
    return next((name for name in past.access.seats if name in players), players[0])


TIMEOUT, LONG_TIMEOUT = 1.0, 20.0
"""Seconds that a page waits for win chances: when first asked, and when asked again."""
STRAY = 1.0
"""Within one standard deviation dice are called ordinary."""


@router.get("/t/{name}/recap")
async def recap(request: Request, name: str, wait: bool = False) -> HTMLResponse:
    """Show the statistics. The page asks again, with ``wait``, for chances that are not ready soon."""
    past = await past_match(request, name)
    timeline, seat = past.timeline, past.seat(None)
    picture = draw.Picture(snapshot=past.snapshot(-1, seat))
    teller, words = picture.teller, picture.teller.words
    _, columns = columns_of(timeline, timeline.lines(None, teller), None)
    moments = [column.moment for column in columns]
    timeout = LONG_TIMEOUT if wait else TIMEOUT
    chances = await service_of(request).win_chances.of(name, timeline, moments, timeout)
    told = match_stats(timeline, timeline.lines(seat, teller), seat, chances or ())
    table, status, info = past.table, await past.table.status(), past.table.info
    first = _first_side(picture, told, info)
    verdict, reason = verdict_of(timeline.outcome, words, past.side)
    return page(
        request,
        "recap.html",
        table=name,
        title=info.title,
        system=info.system.id,
        verdict=verdict,
        reason=reason,
        rounds=told.rounds,
        count=len(told.columns) - 1,
        answers=timeline.moments[-1].answers,
        dice=sum(len(faces) for _, _, faces in timeline.rolls),
        art=draw.thumbnail(picture.snapshot),
        sprite=draw.sprite(),
        later=chances is None,
        swing_how=_swing_how(timeline, picture, told),
        chart=_chart(picture, told, first),
        courses=[_course(picture, course) for course in told.courses],
        labels=[_label(picture, column.round) for column in told.columns],
        turns=list(_turns(picture, told, first)),
        deeds=[_deed(picture, told, place) for place in range(len(told.deeds))],
        luck=[_luck(past, picture, one) for one in told.luck],
        fork=_fork_at(told),
        fair=bool(timeline.commitment),
        commitment=timeline.commitment,
        may_play=past.access.host or bool(past.access.seats),
        next=status.rematch,
        heroes=bool(table.heroes),
        swaps=len(info.players) > 1,
    )


@router.post("/t/{name}/again")
async def play_again(request: Request, name: str, swap: Annotated[str, Form(max_length=8)] = "") -> Response:
    """Make a table for another match of the same players."""
    service, word = service_of(request), Visitor.of(request).word
    access = await service.permissions.access(word, name)
    made = await service.setup.rematch(word, access, name, swap=bool(swap))
    return RedirectResponse(f"/t/{made}", 303)


def _gauge(timeline: Timeline, picture: draw.Picture) -> str:
    """Return the name of the gauge: lives, health; where each token counts a thing of its own, simply the score."""
    names = list(timeline.gauges)
    name = picture.teller.value(names[0]) if len(names) == 1 else page_text(picture.teller.words, "recap-score")
    return name[:1].upper() + name[1:]


def _label(picture: draw.Picture, number: int) -> str:
    return str(number) if number else page_text(picture.teller.words, "recap-start")


def _first_side(picture: draw.Picture, told: MatchStats, info: TableInfo) -> str:
    """Return the side whose chance is drawn: the reader's own, else the first."""
    own = info.sides.get(picture.seat or "", "")
    return own if own in picture.sides else next(iter(_sides(picture, told)), "")


def _sides(picture: draw.Picture, told: MatchStats) -> list[str]:
    """The sides that had a chance, in the order of the view."""
    known = told.chances[0].points if told.chances else {side: 0.0 for side, _ in told.sides}
    return [*(side for side in picture.sides if side in known), *(side for side in known if side not in picture.sides)]


def _swing_how(timeline: Timeline, picture: draw.Picture, told: MatchStats) -> str:
    words = picture.teller.words
    if told.chances:
        fewest = min((one.matches for one in told.chances if one.matches), default=0)
        key = "recap-chances-how" if told.rounds else "recap-chances-how-steps"
        return page_text(words, key, {"matches": fewest})
    if not told.courses:
        return page_text(words, "recap-no-gauges")
    key = "recap-swing-how" if told.rounds else "recap-swing-how-steps"
    return page_text(words, key, {"gauge": _gauge(timeline, picture)})


def _chart(picture: draw.Picture, told: MatchStats, first: str) -> str:
    words = picture.teller.words
    labels = [_label(picture, column.round) for column in told.columns]
    if told.chances:
        sides = _sides(picture, told)
        curves = [
            Curve(
                words.say(side),
                picture.side_number(side),
                tuple(one.share(side) for one in told.chances),
                tuple(one.interval(side) for one in told.chances),
            )
            for side in sides
        ]
        spoken = "; ".join(f"{one.name}: {', '.join(_percent(value) for value in one.values)}" for one in curves)
        if len(sides) == 2:
            below, above = curves if sides[0] == first else reversed(curves)
            pins = [Pin(turn.column, place, _gain(turn, first)) for place, turn in enumerate(told.turns, 1)]
            return duel(below, above, labels, pins, spoken)
        return many(curves, labels, [Pin(turn.column, place) for place, turn in enumerate(told.turns, 1)], spoken)
    if not told.courses:
        return ""
    curves = [Curve(words.say(side), picture.side_number(side), totals) for side, totals in told.sides]
    spoken = "; ".join(f"{curve.name}: {', '.join(map(str, curve.values))}" for curve in curves)
    return gauges(curves, labels, [Pin(turn.column, place) for place, turn in enumerate(told.turns, 1)], spoken)


def _percent(share: float) -> str:
    """Return a whole percentage; never 0 for the possible nor 100 for the uncertain."""
    if 0 < share < 0.01:
        return "< 1 %"
    if 0.99 < share < 1:
        return "> 99 %"
    return f"{round(100 * share)} %"


def _gain(turn: TurningPoint, side: str) -> str:
    """The change of a side's chance, in points of a hundred."""
    change = next((round(100 * (after - before)) for one, before, after in turn.chances if one == side), 0)
    return f"{'+' if change > 0 else '−'}{abs(change)}"


def _course(picture: draw.Picture, course: GaugeCourse) -> dict[str, Any]:
    """A row of boxes: a number where it changed, darker the less is left."""
    boxes = []
    before: int | None = None
    for value in course.values:
        share = min(max(round(10 * (value or 0) / course.most), 0), 10)
        shown = "" if value is None or value == before else _signed(value)
        boxes.append({"shown": shown, "share": share, "empty": not value or value <= 0})
        before = value
    said = ", ".join("–" if value is None else str(value) for value in course.values)
    name = picture.said(course.piece)
    side = picture.side_number(course.side)
    return {"name": name, "mini": draw.mini(picture, course.piece, 28), "side": side, "boxes": boxes, "said": said}


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _turns(picture: draw.Picture, told: MatchStats, first: str) -> Iterator[dict[str, Any]]:
    say = picture.teller.words.say
    for turn in told.turns:
        two = len(turn.chances) == 2
        moved = [
            {"name": say(side), "from": _percent(before), "to": _percent(after), "down": after < before}
            for side, before, after in turn.chances
            if _percent(before) != _percent(after) and (not two or side == first)
        ]
        if not turn.chances:
            moved = [
                {"name": say(side), "from": before, "to": after, "down": after < before}
                for side, before, after in turn.sides
            ]
        yield {
            "round": turn.round,
            "at": turn.moment,
            "text": turn.line.text if turn.line is not None else "",
            "sides": moved,
        }


def _fork_at(told: MatchStats) -> dict[str, int] | None:
    """The moment before the greatest turn: where one would try otherwise."""
    turns = [turn for turn in told.turns if turn.moment > 0]
    if not turns:
        return None

    def size(turn: TurningPoint) -> float:
        return sum(abs(after - before) for _, before, after in turn.chances or turn.sides)

    great = max(turns, key=size)
    before = [column for column in told.columns if column.round < great.round]
    return {"round": great.round, "at": before[-1].moment} if before else None


def _deed(picture: draw.Picture, told: MatchStats, place: int) -> dict[str, Any]:
    one = told.deeds[place]
    sheet = picture.sheets.get(one.piece)
    token = picture.tokens.get(one.piece)
    name = picture.said(one.piece)
    seat = picture.said(sheet.seat) if sheet is not None and sheet.seat else ""
    return {
        "name": name,
        "mini": draw.mini(picture, one.piece, 34),
        "played": seat if seat != name else "",
        "fallen": token is None or token.faded,
        "left": _signed(one.left),
        "took": one.took,
        "lost": one.lost,
        "gained": one.gained,
    }


def _luck(past: PastMatch, picture: draw.Picture, one: DiceLuck) -> dict[str, Any]:
    words = picture.teller.words
    lang = past.visitor.lang
    word = "recap-luck-even" if abs(one.strays) < STRAY else "recap-luck-high" if one.strays > 0 else "recap-luck-low"
    return {
        "name": words.say(one.seat) if one.seat else page_text(words, "recap-nobody"),
        "dice": one.dice,
        "mean": format_decimal(float(one.mean), "0.00", locale=lang),
        "expected": format_decimal(float(one.expected), "0.00", locale=lang),
        "verdict": page_text(words, word),
        "place": min(max(round(10 + one.strays * 10 / 3), 0), 20),
    }


@cache
def script() -> str:
    """Return the program that checks the dice and needs nothing of ours. It is served as text, to be read."""
    return resources.files("holmgang.table").joinpath("static/check.py.txt").read_text(encoding="utf-8")


@router.get("/t/{name}/proof")
async def proof(request: Request, name: str) -> HTMLResponse:
    """Show what can be proved of a table's dice. The secret is shown when the match is over."""
    visitor, table, _ = await entered(request, name)
    words, dice = table.words(visitor.lang), await table.dice_proof()
    fair = dice.mode == "fair"
    return page(
        request,
        "proof.html",
        table=name,
        title=table.info.title,
        over=dice.over,
        fair=fair,
        mode=dice.mode,
        seed=dice.seed,
        commitment=dice.commitment,
        shares=[(words.say(seat), share) for seat, share in dice.shares],
        secret=dice.secret,
        brought=dice.brought,
        script=script() if fair else "",
        key=request.app.state.service.signer.public,
    )
