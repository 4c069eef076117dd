"""The fragments of the table page beside board, tray, cards and log: pure functions of a snapshot."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup, escape

from holmgang.kernel.view import Listing, tokens_of
from holmgang.kernel.words import Words
from holmgang.table import draw
from holmgang.table.snapshot import Snapshot, TableStatus
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
    left = [f"{words.say(one.name)} {one.gauge.value.total}" for one in tokens.values() if one.gauge is not None]
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
    headline, words = snapshot.view.headline, snapshot.teller.words
    rows = seat_rows(snapshot, picture, present, lost)
    advice = snapshot.status.advice

    def rendered() -> str:
        template = environment().get_template("_bar.html")
        text = words.say(headline) if headline is not None else ""
        return template.render(t=texts(words), headline=text, seats=rows, advice=advice, raw=Markup)

    return picture.memo.get(("bar", snapshot.seat), (headline, rows, advice), rendered)


def seat_rows(
    snapshot: Snapshot, picture: draw.Picture, present: tuple[str, ...], lost: tuple[str, ...] = ()
) -> list[dict[str, Any]]:
    """Return a row for each seat: its name, its token and what it does."""
    status, words = snapshot.status, snapshot.teller.words
    confirmed = {intent.seat for intent in snapshot.intents if intent.confirmed}
    rows = []
    for one in status.seats:
        called = one.seat in snapshot.waiting
        if one.bot:
            doing = "page-seat-thinks" if called else "page-seat-engine"
        elif one.seat in lost and one.seat != snapshot.seat:
            doing = "page-seat-lost"
        elif called and one.seat not in status.unanswered:
            doing = "page-seat-to-confirm"
        elif called:
            doing = "page-seat-you" if one.seat == snapshot.seat else "page-seat-called"
        elif one.seat in confirmed:
            doing = "page-seat-confirmed"
        else:
            doing = "page-seat-here" if one.seat in present else "page-seat-away"
        sign = "crown" if one.seat == status.master else "engine" if one.bot else ""
        rows.append(
            {
                "seat": one.seat,
                "name": words.say(one.seat),
                "says": _page_text(picture, doing),
                "face": draw.mini(picture, token_of(picture, one.seat) or sign, 32),
                "called": called,
                "own": one.seat == snapshot.seat,
                "done": one.seat in confirmed and not called,
                "engine": one.bot,
                "present": one.seat in present,
                "lost": one.seat in lost,
            }
        )
    return rows


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
