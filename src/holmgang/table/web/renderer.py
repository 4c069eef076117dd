"""From a snapshot and an answer in the making to the fragments of a page.

The fragments beside board, tray, cards and log are pure functions of a snapshot. :meth:`Renderer.render` is a function
of its arguments; one memo keeps what was drawn before.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup, escape

from holmgang.kernel.view import Listing, tokens_of
from holmgang.kernel.words import Words
from holmgang.table import draw
from holmgang.table.beats import LogRow
from holmgang.table.draw.boards import places
from holmgang.table.draw.markup import classes, el
from holmgang.table.memo import Memo
from holmgang.table.snapshot import DescribedDraft, DraftInputs, SeatInfo, Snapshot, TableStatus
from holmgang.table.web.pages import environment, page_text, texts, verdict_of

WINNERS_SHOWN = 5
"""So many tokens of the winners stand beside the verdict."""
MOST_LEFT = 8
"""With more tokens left, their values are not listed."""


def waiting_for(snapshot: Snapshot, picture: draw.Picture, lost: tuple[str, ...] = ()) -> draw.Waiting:
    """Return why the reader is not asked, and what the reader can do meanwhile. ``lost``: seats that dropped out."""
    words, status = snapshot.teller.words, snapshot.status
    others = [seat for seat in snapshot.waiting if seat != snapshot.seat]
    notes = []
    if status.frozen:
        sentence = page_text(words, "page-closed", {"why": status.frozen})
    elif status.fault:
        sentence = page_text(words, "page-fault", {"why": status.fault})
    elif status.over:
        return _verdict(snapshot)
    elif snapshot.seat is not None and status.is_bot(snapshot.seat):
        sentence = page_text(words, "play-engine-for-you")
    elif snapshot.passes:
        sentence = page_text(words, "play-you-pass")
    elif snapshot.may_confirm:
        sentence = page_text(words, "page-confirm-yours")
        notes = [_named(words, key, seats) for key, seats in _undecided(status, others) if seats]
    elif others and not status.unanswered:
        sentence = _named(words, "page-waiting-confirm", others)
    elif others:
        sentence = _named(words, "page-waiting-for", others)
    else:
        sentence = page_text(words, "page-waiting")
    dropped = [seat for seat in others if seat in lost]
    if dropped:
        notes.append(_named(words, "page-lost-seats", dropped))
    return draw.Waiting(
        sentence=sentence,
        note=" ".join(notes),
        since=str(int(status.since)),
        own=snapshot.own,
        may_change=snapshot.may_change,
        may_confirm=snapshot.may_confirm,
        about=token_of(picture, others[0]) if others else "",
        deeds=tuple(_deeds(snapshot)),
    )


def _undecided(status: TableStatus, others: Sequence[str]) -> tuple[tuple[str, list[str]], ...]:
    """Return the awaited seats: those that have not answered yet, and those that have only to confirm."""
    return (
        ("page-still-deciding", [seat for seat in others if seat in status.unanswered]),
        ("page-not-confirmed", [seat for seat in others if seat not in status.unanswered]),
    )


def _named(words: Words, key: str, seats: Sequence[str]) -> str:
    """Return a sentence about some seats."""
    return page_text(words, key, {"who": words.join([words.say(seat) for seat in seats]), "count": len(seats)})


def _verdict(snapshot: Snapshot) -> draw.Waiting:
    """Return the winners and the reason, with the tokens of the winners that still stand."""
    outcome, words = snapshot.status.outcome, snapshot.teller.words
    assert outcome is not None
    verdict, reason = verdict_of(outcome, words, snapshot.side)
    tokens = {token.id: token for panel in snapshot.view.panels for token in tokens_of(panel) if not token.faded}
    faces = tuple(name for name, token in tokens.items() if token.side in outcome.winners)[:WINNERS_SHOWN]
    left = [f"{words.say(one.name)} {words.say(one.gauge.value)}" for one in tokens.values() if one.gauge is not None]
    if left and len(left) <= MOST_LEFT:
        reason = f"{reason} {page_text(words, 'end-left', {'who': words.join(left)})}"
    table = snapshot.status.id
    links: tuple[tuple[str, str], ...] = (
        (page_text(words, "recap-title"), f"/t/{table}/recap"),
        (page_text(words, "recap-replay"), f"/replay/{table}"),
    )
    again = (page_text(words, "end-again"), f"/t/{table}/again") if snapshot.seat is not None else None
    if snapshot.status.rematch:
        again, links = None, ((page_text(words, "recap-next"), f"/t/{snapshot.status.rematch}"), *links)
    return draw.Waiting(sentence=verdict, note=reason, faces=faces, over=True, again=again, links=links)


def _deeds(snapshot: Snapshot) -> list[tuple[str, str, str]]:
    """Return the buttons of a reader who waits: text, data attribute, its value."""
    status, words = snapshot.status, snapshot.teller.words
    if snapshot.seat is None or status.over or status.frozen is not None:
        return []
    deeds = []
    if status.is_bot(snapshot.seat):
        deeds.append((page_text(words, "play-take-back"), "hand", "person"))
    if snapshot.passes:
        deeds.append((page_text(words, "play-pass-no-more"), "unpass", ""))
    elif snapshot.declines:
        deeds.append((page_text(words, "table-declined-again"), "unpass", ""))
    if status.pace > 0 and any(status.is_bot(seat) for seat in snapshot.waiting):
        deeds.append((page_text(words, "page-skip-pace"), "skip", ""))
    return deeds


def bar(snapshot: Snapshot, picture: draw.Picture, present: tuple[str, ...], lost: tuple[str, ...] = ()) -> str:
    """Return the bar at the top: the headline, and each seat with what it does."""
    headline = snapshot.view.headline
    text = picture.said(headline) if headline is not None else ""
    confirmed = {intent.seat for intent in snapshot.intents if intent.confirmed}
    seats = [
        _seat_row(snapshot, picture, one, _seat_state(snapshot, one, confirmed, present, lost))
        for one in snapshot.status.seats
    ]
    advice = None
    if snapshot.status.advice:
        title = _page_text(picture, "play-advice-shown")
        advice = el("span", _page_text(picture, "play-advice-on"), cls="advice-on", title=title)
    row = el("ol", seats, cls="seats", aria_label=_page_text(picture, "page-seats"))
    return el("div", el("p", text, cls="headline") if text else None, advice, row, id="bar", cls="bar-live")


def _seat_state(
    snapshot: Snapshot, one: SeatInfo, confirmed: set[str], present: tuple[str, ...], lost: tuple[str, ...]
) -> tuple[str, str | None]:
    """Return the key of the sentence about what a seat does, and the classes of its entry in the bar."""
    status, called, own = snapshot.status, one.seat in snapshot.waiting, one.seat == snapshot.seat
    if one.bot:
        doing = "page-seat-thinks" if called else "page-seat-engine"
    elif one.seat in lost and not own:
        doing = "page-seat-lost"
    elif called and one.seat not in status.unanswered:
        doing = "page-seat-to-confirm"
    elif called:
        doing = "page-seat-you" if own else "page-seat-called"
    elif one.seat in confirmed:
        doing = "page-seat-confirmed"
    else:
        doing = "page-seat-here" if one.seat in present else "page-seat-away"
    shown = (
        "seat",
        called and "call",
        one.seat in lost and "dropped",
        own and "own",
        one.seat in confirmed and not called and "done",
        one.bot and "engine",
        one.seat in present and "here",
    )
    return doing, classes(*shown)


def _seat_row(snapshot: Snapshot, picture: draw.Picture, one: SeatInfo, state: tuple[str, str | None]) -> draw.Html:
    """Return the entry of a seat in the bar: its name, its token and what it does."""
    doing, cls = state
    sign = "crown" if one.seat == snapshot.status.master else "engine" if one.bot else ""
    face = draw.mini(picture, token_of(picture, one.seat) or sign, 32)

    def rendered() -> draw.Html:
        name, says = picture.teller.words.say(one.seat), _page_text(picture, doing)
        told = el("div", el("b", name), el("span", says, cls="say"))
        return el("li", face, told, title=f"{name}: {says}", cls=cls)

    return picture.memo.get(("seat", one.seat), (state, face), rendered)


def _page_text(picture: draw.Picture, key: str) -> str:
    """Return a sentence of the page without arguments."""
    return picture.memo.get(("text", key), None, lambda: page_text(picture.teller.words, key))


def notice(snapshot: Snapshot, beside: tuple[str, ...]) -> str:
    """Return the notice of a pause, or of an undo that waits for consent. ``beside`` are seats at the same screen."""
    status, words = snapshot.status, snapshot.teller.words
    undo = status.undo
    if status.paused and not status.over:
        text = escape(page_text(words, "desk-paused"))
        return f'<div id="notice" class="notice" role="status"><p>{text}</p></div>'
    if undo is None:
        return '<div id="notice" class="notice" role="status"></div>'
    return (
        environment()
        .get_template("_consent.html")
        .render(
            t=texts(words),
            who=words.say(undo.by),
            back=undo.answers,
            missing=words.join([words.say(name) for name in undo.missing]),
            mine=any(name in undo.missing for name in (snapshot.seat, *beside)),
            own=snapshot.seat == undo.by,
        )
    )


def coach(snapshot: Snapshot) -> str:
    """Return the strip of the guide; empty for a reader whom it does not speak to."""
    said = snapshot.coach
    if said is None:
        return ""
    words = snapshot.teller.words
    text = said.text or page_text(words, f"coach-{'met' if said.state == 'over' and not said.unmet else said.state}")
    template = environment().get_template("_coach.html")
    clauses = [draw.clause_chip(one) for one in ([said.clause] if said.clause else said.unmet)]
    aims = {"point": said.point, "choose": said.choose}
    return template.render(t=texts(words), coach=said, text=text, clauses=clauses, aims=json.dumps(aims), raw=Markup)


def listings(picture: draw.Picture) -> str:
    """Return the tables of a view, each a tab in the column of the log."""
    shown = list(picture.panels(Listing))

    def rendered() -> str:
        panels = [
            {"id": panel.id, "title": picture.said(panel.title), "html": draw.panel_tab(picture, panel)}
            for panel in shown
        ]
        words = picture.teller.words
        return environment().get_template("_listings.html").render(t=texts(words), panels=panels, raw=Markup)

    return picture.memo.get("listings", shown, rendered)


def dice_source(snapshot: Snapshot) -> str:
    """Return the name of the kind of dice."""
    mode = snapshot.status.dice
    return page_text(snapshot.teller.words, f"play-dice-{mode}") if mode in ("fair", "typed", "seeded") else ""


def token_of(picture: draw.Picture, seat: str) -> str:
    """Return the token that stands for a seat: the first one it plays."""
    own = [sheet.id for sheet in picture.sheets.values() if sheet.seat == seat]
    return next(iter([name for name in own if name in picture.tokens] or own), seat if seat in picture.tokens else "")


MOST_RENDERINGS = 12
"""So many renderings of one seat are kept: its tabs may have different inputs and languages."""
MOST_TELLERS = 12
Fragments = tuple[tuple[str, str], ...]
"""Ids of elements with their markup."""
Places = Mapping[str, tuple[float, float]]
_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def encoded(message: Mapping[str, Any] | str) -> str:
    """Return a message, or a text in one, as JSON."""
    return _JSON.encode(message)


@dataclass(frozen=True)
class Rendering:
    """The fragments of one reader's page, and what the page must know to answer.

    ``inputs`` are the reader's inputs as they are shown; ``mine``: the reader is asked.
    """

    snapshot: Snapshot
    inputs: DraftInputs
    mine: bool
    fragments: Fragments
    _encoded: dict[str, str] = field(default_factory=dict, repr=False, compare=False)
    """Fragments as JSON: encoded once, however many tabs show this rendering."""

    def message(self, shown: Mapping[str, str], more: Mapping[str, Any]) -> str:
        """Return the message for a tab that shows these fragments already; ``more`` is the tab's own part of it."""
        plain = {
            "version": self.snapshot.version,
            "serial": self.snapshot.serial,
            "sketch": self.inputs.plain(),
            "mine": self.mine,
            "over": self.snapshot.over,
            **more,
        }
        news = [self._fragment(name, html) for name, html in self.fragments if shown.get(name) != html]
        return f'{encoded(plain)[:-1]},"fragments":[{",".join(news)}]}}'

    def _fragment(self, name: str, html: str) -> str:
        if name not in self._encoded:
            # Put together by hand: to encode a long text within a dict takes more than twice as long as the text alone.
            self._encoded[name] = f'{{"id":{encoded(name)},"html":{encoded(html)}}}'
        return self._encoded[name]


class Renderer:
    """Renders one table for all its tabs."""

    def __init__(self, new_memo: Callable[[], Memo] = Memo) -> None:
        self._new_memo = new_memo
        self._memo = new_memo()
        self._places: dict[str | None, tuple[str, Places, Places]] = {}
        """By seat: a version, and the places of the tokens on a scene without a grid before it and in it."""

    def render(
        self,
        snapshot: Snapshot,
        draft: DescribedDraft | None = None,
        *,
        refused: str = "",
        present: tuple[str, ...] = (),
        lost: tuple[str, ...] = (),
        beside: tuple[str, ...] = (),
        join: str = "",
        cut: str = "",
    ) -> Rendering:
        """Return all fragments but the log. ``draft`` is the reader's answer in the making, if the reader is asked.

        ``refused`` is the sentence for a refused answer, ``present`` are the connected seats, ``lost`` those whose
        connection broke, ``beside`` the other seats at the same screen, ``join`` the code by which others can watch,
        for the big screen, ``cut`` the cut of a board that the page shows ("wide", "tall"; empty: either).
        """
        depends_on = (snapshot, draft, refused, present, lost, beside, join, cut)
        return self._memo.get(
            ("rendering", snapshot.seat, snapshot.lang),
            depends_on,
            lambda: self._rendered(snapshot, draft, refused, present, lost, beside, join, cut),
            most=MOST_RENDERINGS,
        )

    def rows(self, snapshot: Snapshot, after: int) -> list[tuple[LogRow, str]]:
        """Return the rows of the log with a line beyond the first so many, each with its markup."""
        name = ("rows", snapshot.seat, snapshot.lang)
        return self._memo.get(name, (snapshot, after), lambda: self._drawn_rows(snapshot, after))

    def _drawn_rows(self, snapshot: Snapshot, after: int) -> list[tuple[LogRow, str]]:
        picture = self._picture(snapshot)
        rows = snapshot.rows.since(after) if snapshot.rows is not None else []
        return [(row, str(draw.log_row(row, picture))) for row in rows]

    def _rendered(
        self,
        snapshot: Snapshot,
        draft: DescribedDraft | None,
        refused: str,
        present: tuple[str, ...],
        lost: tuple[str, ...],
        beside: tuple[str, ...],
        join: str,
        cut: str,
    ) -> Rendering:
        picture = self._picture(snapshot, draft, refused, cut)
        waiting = None if draft else waiting_for(snapshot, picture, lost)
        around = self._memo.get(
            ("around", snapshot.seat, snapshot.lang),
            (snapshot, present, lost, beside),
            lambda: self._around(snapshot, present, lost, beside),
        )
        fragments = [
            ("stage", str(draw.stage(picture))),
            ("tray", str(draw.tray(picture, waiting=waiting))),
            ("roster", str(draw.roster(picture))),
            *around,
        ]
        if snapshot.seat is None and waiting is not None:
            fragments.append(("tvbar", str(draw.tv_bar(picture, waiting, draw.Html(join)))))
        shown = draft.inputs if draft else DraftInputs()
        return Rendering(snapshot, shown, draft is not None, tuple(fragments))

    def _around(
        self, snapshot: Snapshot, present: tuple[str, ...], lost: tuple[str, ...], beside: tuple[str, ...]
    ) -> Fragments:
        """Return the fragments that no draft changes."""
        picture = self._picture(snapshot)
        return (
            ("bar", bar(snapshot, picture, present, lost)),
            ("notice", notice(snapshot, beside)),
            ("ticker", str(draw.ticker(_last_row(snapshot), picture))),
            ("listings", listings(picture)),
            ("dice", str(draw.dice(snapshot.rolls, picture, dice_source(snapshot)))),
            *([("coach", coach(snapshot))] if snapshot.coach is not None else []),
        )

    def _picture(
        self, snapshot: Snapshot, draft: DescribedDraft | None = None, refused: str = "", cut: str = ""
    ) -> draw.Picture:
        guided = snapshot.coach is not None  # the coach leads through an answer step by step
        return draw.Picture(
            snapshot=snapshot,
            draft=draft.draft if draft else None,
            last=draft.last if draft else None,
            things=draft.things if draft else frozenset(),
            meant=draft.tokens if draft else frozenset(),
            verbs=draft.verbs if draft and not guided else None,
            rows=draft.rows if draft and not guided else (),
            chance=draft.chance if draft else None,
            deed=draft.deed if draft else "",
            places=self._places_before(snapshot),
            parts=tuple(_parts(snapshot, draft)),
            refused=refused,
            faces=draft.faces if draft else (),
            cut=cut,
            memo=self._memo_of(snapshot),
        )

    def _places_before(self, snapshot: Snapshot) -> Places:
        """Return where the seat's tokens stood in the version before: from there they move as little as possible."""
        version, before, after = self._places.get(snapshot.seat, ("", {}, {}))
        if version != snapshot.version:
            before = after
            picture = draw.Picture(snapshot=snapshot, places=before, memo=self._memo_of(snapshot))
            self._places[snapshot.seat] = (snapshot.version, before, places(picture))
        return before

    def _memo_of(self, snapshot: Snapshot) -> Memo:
        """Return the part of the memo for one teller: readers with the same words share what is drawn."""
        return self._memo.get("teller", snapshot.teller, self._new_memo, most=MOST_TELLERS)


def _last_row(snapshot: Snapshot) -> LogRow | None:
    """Return the row with the last line."""
    rows = snapshot.rows.since(len(snapshot.lines) - 1) if snapshot.rows is not None and snapshot.lines else []
    return rows[-1] if rows else None


def _parts(snapshot: Snapshot, draft: DescribedDraft | None) -> list[draw.Part]:
    """Return the tabs of the tray where several questions are open to the reader at once."""
    if len(snapshot.questions) < 2:
        return []
    return [
        draw.Part(
            about=question.about,
            label=question.label,
            answered=question.answered,
            current=draft is not None and (draft.about, draft.purpose) == (question.about, question.purpose),
        )
        for question in snapshot.questions
    ]
