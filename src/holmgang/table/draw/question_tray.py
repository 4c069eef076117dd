"""The tray: the question with its slots and options, the verdict with its gold button, and advice; or whom we wait for.

Two things replace it: the curtain between two seats at one screen, and the bar under the big screen.
"""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.kernel.description import Draft, Filled, QuestionText
from holmgang.table.draw.grid import rope
from holmgang.table.draw.hexmap import places_of, title
from holmgang.table.draw.intents import all_intents
from holmgang.table.draw.markup import Html, at, classes, el, join, n
from holmgang.table.draw.numbers import clause_chip
from holmgang.table.draw.options import options, verdicts
from holmgang.table.draw.picture import SIDES, Picture, Waiting, page_words
from holmgang.table.draw.sheets import card_choices, hand, own_hand
from holmgang.table.draw.tokens import icon, mini, outline
from holmgang.table.snapshot import Tip


def tray(picture: Picture, waiting: Waiting | None = None) -> Html:
    """The whole tray. Gold on its edge: it is this reader's call; ``waiting`` says what else is the matter."""
    if picture.draft is None or (waiting is not None and waiting.own and not waiting.may_change):
        return _waiting(picture, waiting or Waiting())
    step = picture.verbs if picture.shows_rows else picture.step
    with_cards = step is not None and bool(card_choices(picture, step))
    inner = [
        el(
            "div",
            _parts(picture),
            _ask(picture, step, picture.draft),
            _refused(picture),
            _body(picture, picture.step),
            el("div", id="advice", cls="advice", role="status") if picture.advised else None,
            cls="askcol",
        ),
        verdicts(picture, picture.step, picture.draft),
    ]
    return el(
        "section",
        inner,
        cls=classes("tray", with_cards and "hand", step is not None and step.ruling and "ruling"),
        id="tray",
        aria_labelledby="question",
        tabindex=-1,
    )


def _parts(picture: Picture) -> Html | None:
    """The reader's own questions, where there are several at once, as tabs."""
    if len(picture.parts) < 2:
        return None
    tabs = [
        el(
            "button",
            mini(picture, part.about, 24),
            part.label,
            icon("finish", 14, "tick") if part.answered else None,
            type="button",
            cls=classes("part", part.current and "on"),
            aria_pressed="true" if part.current else "false",
            data_part=part.about,
            data_key=f"part:{part.about}",
        )
        for part in picture.parts
    ]
    return el("div", tabs, cls="parts", role="group", aria_label=picture.page("your-questions"))


def _ask(picture: Picture, step: QuestionText | None, draft: Draft) -> Html:
    sentence = title(picture, step) if step is not None else draft.summary
    seal = el("span", icon("seal", 44), icon("crown", 20), cls="seal", aria_hidden="true")
    who = picture.asked_about or next((name for name in picture.own if len(picture.own) == 1), "")
    face = seal if step is not None and step.ruling else mini(picture, who, 44) if who else None
    clauses = [clause_chip(clause) for clause in (step.clauses[:2] if step is not None else ())]
    hint = _hint(picture, step)
    words = el("div", el("h2", sentence, id="question"), el("p", hint, cls="sub hide-s") if hint else None)
    return el("div", face, words, el("div", clauses, cls="ask-side") if clauses else None, cls="ask")


def _hint(picture: Picture, step: QuestionText | None) -> str:
    """Return the hint on other ways than to choose from the list."""
    if step is None:
        return ""
    if step.ruling:
        return picture.page("ruling-hint")
    if picture.shows_rows:  # the same before and after a choice
        return picture.page("tap-token") if picture.meant or picture.things else ""
    if places_of(step):
        return picture.page("lay-hint")
    kinds = {spot.kind for spot in picture.spots}
    if "cell" in kinds:
        coin = next((choice.coin for choice in step.choices if choice.coin), "")
        return picture.page("tap-cell-price", coin=coin) if coin else picture.page("tap-cell")
    return picture.page("tap-token") if "token" in kinds else ""


def _refused(picture: Picture) -> Html | None:
    text = picture.refused or (picture.draft.refused if picture.draft is not None else "")
    return el("div", icon("warn"), el("p", text), cls="err", role="alert") if text else None


def _body(picture: Picture, step: QuestionText | None) -> Html:
    assert picture.draft is not None
    rail, offered = _rail(picture, picture.draft, step), options(picture, step) if step is not None else None
    if picture.shows_rows:  # what was chosen is told below: the rows stay where they are
        return join([offered, rail])
    return join([rail, offered])


def _rail(picture: Picture, draft: Draft, step: QuestionText | None) -> Html | None:
    """Draw the filled slots; each can be opened again. Suggestions of the rules are folded away."""
    chosen = [one for one in draft.filled if not one.suggested]
    suggested = [one for one in draft.filled if one.suggested]
    if step is not None and places_of(step):  # where it lies is told by the board, and by the fields in words
        chosen = [one for one in chosen if one.purpose != step.purpose]
        slots = [_slot(picture, one, False) for one in chosen]
        return el("div", slots, cls="slots", role="group", aria_label=picture.page("steps")) if slots else None
    if len(chosen) + len(suggested) < 2 and (draft.open is None or not draft.filled):
        return None
    slots = [_slot(picture, one, step is not None and one.purpose == step.purpose) for one in chosen]
    if draft.open is not None:
        inner = [el("small", draft.open.sentence), el("b", picture.page("choose"))]
        slots.append(el("span", inner, cls="slot open", aria_current="step"))
    if suggested:
        rest = [_slot(picture, one, False) for one in suggested]
        head = el(
            "summary",
            el("small", picture.page("as-suggested")),
            el("b", picture.page("suggested-count", count=len(suggested))),
        )
        slots.append(el("details", head, el("div", rest, cls="slots inner"), cls="slot more"))
    return el("div", slots, cls="slots", role="group", aria_label=picture.page("steps"))


def _slot(picture: Picture, one: Filled, current: bool) -> Html:
    word = one.raw if isinstance(one.raw, str) else ""
    return el(
        "button",
        el("small", one.caption),
        el("b", icon(word, 16), one.text),
        type="button",
        cls=classes("slot", "open" if current else "set", one.suggested and "suggested"),
        aria_current="step" if current else None,
        data_drop=one.purpose,
        data_key=f"slot:{one.purpose}",
    )


def since(picture: Picture, waiting: Waiting) -> Html | None:
    """Since when: a sentence, or a time that the page's script counts from."""
    if not waiting.since:
        return None
    if waiting.since.isdigit():
        return el("p", "", cls="sub", data_since=waiting.since, data_told=picture.page("since-script"))
    return el("p", waiting.since, cls="sub")


def _note(waiting: Waiting) -> Html | None:
    return el("p", waiting.note, cls="sub") if waiting.note else None


def _waiting(picture: Picture, waiting: Waiting) -> Html:
    """Grey: nothing is asked of this reader. The given answer stays, and may be changed where the rules allow it."""
    seats = [
        el("li", mini(picture, token, 30), el("b", name), el("span", state, cls="muted"))
        for name, state, token in waiting.seats
    ]
    own = None
    if waiting.own:
        change = (
            el("button", picture.page("change"), type="button", cls="btn", data_change=True)
            if waiting.may_change
            else None
        )
        confirm = (
            el(
                "button",
                picture.page("confirm"),
                el("kbd", "C"),
                type="button",
                cls="btn primary",
                data_confirm=True,
                aria_keyshortcuts="c",
            )
            if waiting.may_confirm
            else None
        )
        answer = el("p", picture.page("your-answer-stands"), " ", el("b", waiting.own))
        own = el("div", answer, el("div", confirm, change, cls="go-row"), cls="standing")
    links = [
        el("a", text, href=address, cls=classes("btn", "primary" if place == 0 and not waiting.again else None))
        for place, (text, address) in enumerate(waiting.links)
    ]
    if waiting.again is not None:
        text, address = waiting.again
        button = el("button", text, cls="btn primary", data_first=True, data_key="again")
        links.insert(0, el("form", button, method="post", action=address))
    links += [
        el("button", text, type="button", cls="btn", **{f"data_{name}": value or True}, data_key=f"deed:{name}")
        for text, name, value in waiting.deeds
    ]
    cards = own_hand(picture)
    sentence = waiting.sentence or picture.page("nothing-to-do")
    head = el(
        "div",
        mini(picture, waiting.about, 44) if waiting.about else None,
        [mini(picture, face, 44) for face in waiting.faces],
        el("div", el("h2", sentence, id="question"), _note(waiting), since(picture, waiting)),
        cls="ask",
    )
    inner = [
        el(
            "div",
            head,
            _refused(picture),
            own,
            el("div", links, cls="go-row") if links else None,
            hand(picture) if cards is not None else None,
            cls="askcol",
        ),
        el("ul", seats, cls="verdict sealed") if seats else None,
    ]
    gold = waiting.may_confirm
    return el(
        "section",
        inner,
        cls=classes("tray", not gold and "waiting", waiting.over and "over"),
        id="tray",
        aria_labelledby="question",
        tabindex=-1,
    )


def advice(lang: str, tips: Sequence[Tip], most: int = 6) -> Html:
    """The answers that were tried, most often tried first; a band for the interval, a mark for the share."""
    tried = [tip for tip in tips if tip.worlds][:most]
    head = el(
        "h4", page_words(lang, "advice"), el("small", page_words(lang, "advice-how", count=sum(t.worlds for t in tips)))
    )
    rows = [_row(lang, tip) for tip in tried]
    return (
        el("div", head, el("ul", rows), cls="advice-in")
        if rows
        else el("p", page_words(lang, "advice-soon"), cls="muted")
    )


def _row(lang: str, tip: Tip) -> Html:
    band = el(
        "rect", x=f"{n(tip.low * 100)}%", width=f"{n((tip.high - tip.low) * 100)}%", y=3, height=6, rx=3, cls="band"
    )
    mark = el("rect", x=f"{n(max(0.0, tip.share * 100 - 0.8))}%", width="1.6%", y=0, height=12, rx=1, cls="mark-at")
    between = page_words(lang, "advice-between", low=percent(tip.low), high=percent(tip.high))
    bar = el(
        "svg",
        el("rect", width="100%", y=5, height=2, cls="rail"),
        band,
        mark,
        cls="advicebar",
        width="100%",
        height=12,
        aria_hidden="true",
    )
    return el("li", el("span", tip.text), el("b", f"{percent(tip.share)} %"), bar, el("small", between))


def percent(share: float) -> int:
    """A share in whole per cent; what is possible is never told as impossible."""
    whole = round(share * 100)
    return min(max(whole, 1 if share > 0 else 0), 99 if share < 1 else 100)


def curtain(lang: str, name: str, side: int = SIDES, note: str = "") -> Html:
    """The cloth in the colour of the seat that takes over. It is given no picture, so it can hold no secret."""
    field = el("g", rope(150, 150), transform=at(30, 30))
    body = [
        el("path", d=outline(side, 46), cls="tk-rim"),
        el("path", d=outline(side, 37), cls="tk-body"),
        el("path", d=outline(side, 37), cls="lift"),
        el("text", name[:2].upper(), y=10, cls="tk-letters", font_size=26),
    ]
    token = el("g", body, cls=f"tk s{side}", transform=at(105, 105))
    inner = [
        el("svg", field, token, cls="peg4", viewBox="0 0 210 210", aria_hidden="true"),
        el("h2", page_words(lang, "curtain-hand-over", name=name), id="curtain-title"),
        el("p", note or page_words(lang, "curtain-nothing-shown")),
        el(
            "button",
            page_words(lang, "curtain-lift", name=name),
            cls="btn primary",
            type="button",
            data_lift=True,
            autofocus=True,
        ),
    ]
    box = el("div", inner, cls="curtain-in")
    return el(
        "div",
        box,
        cls=f"curtain s{side}",
        id="curtain",
        role="dialog",
        aria_modal="true",
        aria_labelledby="curtain-title",
    )


def tv_bar(picture: Picture, waiting: Waiting, join: Html | str = "") -> Html:
    """Draw whom the table waits for, in large letters, what has been announced, and how to join."""
    head = el("div", since(picture, waiting), el("h2", waiting.sentence))
    announced = [
        el(
            "li",
            mini(picture, intent.about, 60),
            el("span", el("b", picture.said(intent.about)), picture.page("sealed") if intent.sealed else intent.text),
        )
        for intent in all_intents(picture)
    ]
    return el(
        "div",
        el("div", mini(picture, waiting.about, 96) if waiting.about else None, head, cls="tv-wait"),
        el("ul", announced, cls="tv-int"),
        el("div", join, cls="tv-qr") if join else None,
        cls=classes("tvbar"),
        id="tvbar",
    )
