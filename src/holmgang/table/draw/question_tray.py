"""The tray: the question with its slots and options, and the verdict with its one gold button; or whom we wait for."""

from __future__ import annotations

from holmgang.kernel.description import Draft, Filled, Step
from holmgang.table.draw.cards import card_choices, hand, own_hand
from holmgang.table.draw.laying import places_of, title
from holmgang.table.draw.markup import Html, classes, el, join
from holmgang.table.draw.numbers import clause_chip
from holmgang.table.draw.options import options, verdicts
from holmgang.table.draw.picture import Picture, Waiting
from holmgang.table.draw.symbols import icon
from holmgang.table.draw.tokens import mini


def tray(picture: Picture, waiting: Waiting | None = None) -> Html:
    """The whole tray. Gold on its edge: it is this reader's call; ``waiting`` says what else is the matter."""
    if picture.draft is None or (waiting is not None and waiting.own and not waiting.may_change):
        return _waiting(picture, waiting or Waiting())
    step = picture.step
    with_cards = step is not None and bool(card_choices(picture, step))
    inner = [
        el(
            "div",
            _parts(picture),
            _ask(picture, step, picture.draft),
            _refused(picture),
            _body(picture, step),
            el("div", id="advice", cls="advice", role="status") if picture.advised else None,
            cls="askcol",
        ),
        verdicts(picture, step, picture.draft),
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


def _ask(picture: Picture, step: Step | None, draft: Draft) -> Html:
    sentence = title(picture, step) if step is not None else draft.summary
    seal = el("span", icon("seal", 44), icon("crown", 20), cls="seal", aria_hidden="true")
    who = picture.asked_about or next((name for name in picture.own if len(picture.own) == 1), "")
    face = seal if step is not None and step.ruling else mini(picture, who, 44) if who else None
    clauses = [clause_chip(clause) for clause in (step.clauses[:2] if step is not None else ())]
    hint = _hint(picture, step)
    words = el("div", el("h2", sentence, id="question"), el("p", hint, cls="sub hide-s") if hint else None)
    return el("div", face, words, el("div", clauses, cls="ask-side") if clauses else None, cls="ask")


def _hint(picture: Picture, step: Step | None) -> str:
    """Return the hint on other ways than to choose from the list."""
    if step is None:
        return ""
    if step.ruling:
        return picture.page("ruling-hint")
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


def _body(picture: Picture, step: Step | None) -> Html:
    assert picture.draft is not None
    return join([_rail(picture, picture.draft, step), options(picture, step) if step is not None else None])


def _rail(picture: Picture, draft: Draft, step: Step | None) -> Html | None:
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
    """Grey: nothing is asked of this reader. What was said stands, and may be changed where the rules allow it."""
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
