"""The roster: a card for every sheet, grouped by side; and hands of cards.

The own sheet lies open, the others open on a tap. Of a hand, cards that one may play stand out in gold.
"""

from __future__ import annotations

from holmgang.kernel.description import Barring, Choice, QuestionText, sums_in
from holmgang.kernel.sums import Sum
from holmgang.kernel.view import Card, Hand, Listing, Sheet, Sheets, Token, Track, Tracks, Value
from holmgang.table.draw.markup import Html, classes, el, join, n
from holmgang.table.draw.numbers import clause_chip, number_button, value_cell
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.tokens import hue, icon, mini, note_word
from holmgang.table.memo import memoized

NAME_LETTER, VALUE_LETTER, HALF_ROW = 13, 18, 170
"""About the widths of a letter and of half a row, in half pixels: longer pairs get a row of their own, uncut."""
LONG = 11
"""A value with more letters takes the whole width of the card."""
MOST_CHIPS = 4


@memoized(lambda picture: ("", (picture.view.panels, picture.own, picture.asked_about, picture.sides)))
def roster(picture: Picture) -> Html:
    """All sheets as cards, the reader's own first within its side; sheets without an owner come last."""
    sheets = [(panel, sheet) for panel in picture.panels(Sheets) for sheet in panel.sheets]
    parts: list[Html] = []
    first = [picture.side_of(name) for name in picture.own]
    order = sorted(picture.side_order, key=lambda side: picture.side_number(side) not in first)
    for side in order:
        mates = [sheet for _, sheet in sheets if sheet.side == side]
        if not mates:
            continue
        mates.sort(key=lambda sheet: (sheet.id not in picture.own, _faded(picture, sheet)))
        if len(mates) > 1 or len(order) <= 3:
            parts.append(el("p", picture.said(side), cls="side-name"))
        parts += [card(picture, sheet) for sheet in mates]
    parts += [_notice(picture, sheet) for _, sheet in sheets if not sheet.side]
    parts += [_piles(picture, panel) for panel in picture.panels(Listing) if _counts_things(panel)]
    return el("aside", parts, cls="roster", id="roster", aria_label=picture.page("roster"), tabindex=-1)


def _counts_things(panel: Listing) -> bool:
    """Return whether a table tells of each thing only how many there are of it, as of piles."""
    return bool(panel.rows) and all(len(row) == 2 and isinstance(row[1], Sum) for row in panel.rows)


@memoized(lambda _, panel: (panel.id, panel))
def _piles(picture: Picture, panel: Listing) -> Html:
    """The piles that are not empty, each as a stack with its number; a tap leads to the table of all."""
    stacks = [
        el(
            "li",
            el("span", icon(name, 20) or picture.said(name)[:1], cls="stack", aria_hidden="true"),
            el("b", count.total),
            el("span", picture.said(name)),
            title=f"{picture.said(name)}: {count.total}",
        )
        for name, count in panel.rows
        if isinstance(name, str) and isinstance(count, Sum) and count.total
    ]
    return el(
        "a",
        el("span", picture.said(panel.title), cls="side-name"),
        el("ul", stacks),
        href="#log",
        cls="pilesbox",
        data_tab=panel.id,
    )


def _faded(picture: Picture, sheet: Sheet) -> bool:
    token = picture.tokens.get(sheet.id)
    return token is not None and token.faded


def _shown_of(picture: Picture, sheet: Sheet) -> tuple[object, object]:
    token = picture.tokens.get(sheet.id)
    asked = (sheet.id in picture.own, picture.asked_about == sheet.id)
    sides = (picture.side_number(sheet.side), picture.side_of(sheet.id))
    hands = [hand.hidden for hand in picture.panels(Hand) if hand.id.endswith(sheet.id) and hand.hidden]
    scales = [(panel.title, one) for panel in picture.panels(Tracks) for one in panel.tracks if one.id == sheet.id]
    return sheet.id, (sheet, token, asked, sides, hands, scales)


@memoized(_shown_of)
def card(picture: Picture, sheet: Sheet) -> Html:
    """One sheet: token, name, who plays it, its value; below its conditions and figures."""
    token = picture.tokens.get(sheet.id)
    acting = (token is not None and token.acting) or (picture.asked_about == sheet.id)
    mine = sheet.id in picture.own
    name = el(
        "button",
        picture.said(sheet.name),
        type="button",
        cls="who-name",
        aria_expanded="true" if mine else "false",
        data_opens="card",
        data_key=f"card:{sheet.id}",
    )
    rows = _rows(picture, sheet, token)
    return el(
        "article",
        mini(picture, sheet.id, 50),
        el("h3", name),
        el("p", _of(picture, sheet, token), cls="of"),
        _value(picture, sheet, token),
        _track(picture, sheet),
        _conditions(picture, sheet, token, mine),
        el("dl", rows, cls="rows") if rows else None,
        cls=classes(
            "who",
            f"s{picture.side_number(sheet.side)}",
            mine and "mine",
            acting and "acting",
            token is not None and token.faded and "out",
        ),
        data_card=sheet.id,
    )


def _of(picture: Picture, sheet: Sheet, token: Token | None) -> str:
    """The line under the name: who plays it, or else what one would ask first."""
    if sheet.id in picture.own:
        return picture.page("you")
    parts = [picture.said(sheet.seat)] if sheet.seat and sheet.seat not in (sheet.id, sheet.side) else []
    hidden = next((hand for hand in picture.panels(Hand) if hand.id.endswith(sheet.id) and hand.hidden), None)
    if hidden is not None and hidden.hidden is not None and hidden.hidden.total:
        parts.append(picture.page("cards-hidden", count=hidden.hidden.total))
    if not parts:
        shown = [(name, value) for name, value in sheet.rows[: sheet.headline] if not _is_gauge(token, name)]
        parts = [f"{picture.said(name)} {picture.said(value)}" for name, value in shown[:1]]
    return " · ".join(parts)


def _is_gauge(token: Token | None, name: Value) -> bool:
    return token is not None and token.gauge is not None and name in (token.gauge.name, token.gauge.id)


def _headline(picture: Picture, sheet: Sheet, token: Token | None) -> Track | None:
    if token is not None and token.gauge is not None:
        return token.gauge
    return _scale(picture, sheet)


def _scale(picture: Picture, sheet: Sheet) -> Track | None:
    tracks = [track for panel in picture.panels(Tracks) for track in panel.tracks]
    return next((track for track in tracks if track.id == sheet.id and track.most is not None), None)


def _value(picture: Picture, sheet: Sheet, token: Token | None) -> Html | None:
    track = _headline(picture, sheet, token)
    if track is None:
        return None
    panel = next((panel for panel in picture.panels(Tracks) if track in panel.tracks), None)
    gauge = token is not None and token.gauge is track
    unit = picture.said(track.name) if gauge or panel is None else picture.said(panel.title)
    below = picture.page("of-most", most=track.most) if gauge and track.most else unit
    button = number_button(picture, picture.teller.number(track.value), unit)
    return el("p", button, el("small", below), cls="hp")


def _track(picture: Picture, sheet: Sheet) -> Html | None:
    """Progress along a scale with an end (glory)."""
    track = _scale(picture, sheet)
    if track is None or not track.most:
        return None
    share = max(0.0, min(1.0, track.value.total / track.most))
    bar = el("rect", width=f"{n(share * 100)}%", height=8, rx=4)
    return el("svg", bar, cls="track", width="100%", height=8, aria_hidden="true")


def _conditions(picture: Picture, sheet: Sheet, token: Token | None, mine: bool) -> Html | None:
    bare = [note for note in (token.notes if token else ()) if not list(sums_in(note))]
    chips: dict[str, Html] = {}
    for note in bare:
        word = note_word(note)
        drawn = icon(word, 15)
        if drawn or mine:
            chips.setdefault(
                picture.said(note), el("span", drawn, picture.said(note), cls=classes("cond", not drawn and "plain"))
            )
    for note in sheet.notes:
        text = picture.said(note)
        known = next((said for said in chips if text.startswith(said)), None)
        if known is not None:  # the same condition, told more fully
            chips[known] = el("span", icon(note_word(note), 15), text if mine else known, cls="cond")
        elif mine or len(text) < 40:
            chips[text] = el("span", icon(note_word(note), 15), text, cls="cond plain")
    shown = list(chips.values())[: None if mine else MOST_CHIPS]
    return el("div", shown, cls="conds") if shown else None


def _rows(picture: Picture, sheet: Sheet, token: Token | None) -> list[Html]:
    return [
        _row(picture, sheet.id, place, name, value, place < sheet.headline)
        for place, (name, value) in enumerate(sheet.rows)
        if not _is_gauge(token, name)
    ]


@memoized(lambda _, sheet, place, name, value, head: ((sheet, place), (name, value, head)))
def _row(picture: Picture, sheet: str, place: int, name: Value, value: Value, head: bool) -> Html:
    text = picture.said(value)
    wide = NAME_LETTER * len(picture.said(name)) + VALUE_LETTER * len(text) > HALF_ROW
    cell = el("dd", value_cell(picture, value))
    return el("div", el("dt", picture.said(name)), cell, cls=classes(wide and "wide", not head and "later"))


@memoized(lambda _, sheet: (sheet.id, sheet))
def _notice(picture: Picture, sheet: Sheet) -> Html:
    """A sheet without an owner: the round, the piles."""
    rows = [
        el(
            "div",
            el("dt", picture.said(name)),
            el("dd", value_cell(picture, value)),
            cls=classes(len(picture.said(value)) > LONG and "wide"),
        )
        for name, value in sheet.rows
    ]
    notes = [el("p", value_cell(picture, note), cls="muted note") for note in sheet.notes]
    return join([el("p", picture.said(sheet.name), cls="side-name"), el("dl", rows, cls="rows piles"), notes])


# ---- hands of cards --------------------------------------------------------------------------------------------------


def own_hand(picture: Picture) -> Hand | None:
    """The hand the reader may see in full: the first without hidden cards that has any."""
    mine = [hand for hand in picture.panels(Hand) if picture.seat and hand.id.endswith(picture.seat)]
    open_hands = [hand for hand in picture.panels(Hand) if hand.cards and hand.hidden is None]
    return next(iter([hand for hand in mine if hand.cards] or (open_hands if picture.seat else [])), None)


def card_choices(picture: Picture, step: QuestionText) -> dict[str, Choice]:
    """The choices of a step that are cards of the own hand, by the name of the card; empty where few are."""
    found = own_hand(picture)
    if found is None:
        return {}
    names = {_word(card): card for card in found.cards} | {card.id: card for card in found.cards}
    return {choice.id: choice for choice in step.choices if choice.id in names}


def _word(card: Card) -> str:
    return (
        card.name
        if isinstance(card.name, str)
        else card.name.key.removeprefix("word-")
        if hasattr(card.name, "key")
        else ""
    )


def hand(picture: Picture, step: QuestionText | None = None) -> Html:
    """The own hand as a fan. With a step, cards among its choices can be put; the others lie pale."""
    found = own_hand(picture)
    if found is None:
        return Html("")
    choices = card_choices(picture, step) if step is not None else {}
    barred = {bar.id: bar for bar in step.barred} if step is not None else {}
    seen: set[str] = set()
    drawn = []
    for card in found.cards:
        key = card.id if card.id in choices else _word(card)
        choice = choices.get(key) if key not in seen else None
        seen.add(key)
        drawn.append(_card(picture, card, choice, barred.get(key), step))
    label = picture.said(found.title)
    return el("div", drawn, cls=classes("fan", step is None and "idle"), role="group", aria_label=label)


def _card(picture: Picture, card: Card, choice: Choice | None, bar: Barring | None, step: QuestionText | None) -> Html:
    notes = [picture.said(note) for note in card.notes]
    kind, text = (notes[0], notes[1:]) if notes else ("", [])
    word = _word(card)
    worth = choice.worth.text if choice and choice.worth else ""
    sign = "+" if choice and choice.worth and choice.worth.total > 0 else ""
    inner = [
        el("span", icon(word, 16), kind, cls="k"),
        el("b", picture.said(card.name)),
        el("span", sign + worth, cls="w") if worth else None,
        el("small", " ".join(text)),
        clause_chip(bar.clause) if bar is not None else None,
    ]
    chosen = choice is not None and choice.id in picture.chosen
    cls = classes("hcard", hue(kind), chosen and "on", step is not None and choice is None and "no")
    if choice is None or step is None:
        return el("div", inner, cls=cls)
    return el(
        "button",
        inner,
        cls=cls,
        type="button",
        aria_pressed="true" if chosen else "false",
        data_put={step.purpose: choice.id},
        data_key=f"put:{choice.id}",
        data_choice=choice.id,
    )


def open_hand(picture: Picture) -> Html | None:
    """The own hand on the edge of the board, always in sight: a tap on a card tells what it means and offers its deed.

    Where the open question offers the card itself, the tray shows the hand at full size.
    """
    found = own_hand(picture)
    if found is None or not found.cards:
        return None
    choices = card_choices(picture, picture.step) if picture.step is not None else {}
    drawn = [_kept(picture, card, choices.get(card.id) or choices.get(_word(card))) for card in found.cards]
    return el("div", drawn, cls="own-hand", role="group", aria_label=picture.said(found.title))


def _kept(picture: Picture, card: Card, choice: Choice | None) -> Html:
    notes = [picture.said(note) for note in card.notes]
    name = picture.said(card.name)
    worth = el("b", picture.said(card.worth), cls="w") if card.worth is not None else None
    deed = None
    if choice is not None and picture.step is not None:
        put = {picture.step.purpose: choice.id}
        deed = el("button", choice.label, type="button", cls="btn", data_put=put, data_key=f"held:{card.id}")
    told = el("div", el("b", name), [el("p", note) for note in notes], deed, cls="told")
    front = el("summary", icon(_word(card), 20), el("span", name), worth, data_key=f"card:{card.id}")
    kind = hue(card.kind or (notes[0] if notes else ""))
    look = classes("held-card", card.kind, kind, "gold" if choice is not None else "")
    return el("details", front, told, cls=look, name="held")
