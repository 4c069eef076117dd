"""The curtain between two seats at one screen, and the bar under the big screen."""

from __future__ import annotations

from holmgang.table.draw.grid import rope
from holmgang.table.draw.intents import all_intents
from holmgang.table.draw.markup import Html, at, classes, el
from holmgang.table.draw.picture import SIDES, Picture, Waiting, page_words
from holmgang.table.draw.question_tray import since
from holmgang.table.draw.tokens import mini, outline


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
