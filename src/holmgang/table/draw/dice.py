"""The dice tray: what fell last, each throw with the number it went into."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from holmgang.kernel.description_types import Number
from holmgang.table.draw.markup import Html, classes, el
from holmgang.table.draw.memo import memoized
from holmgang.table.draw.numbers import MINUS, die, number_button
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.tokens import mini


@dataclass(frozen=True, kw_only=True)
class DiceRoll:
    """Dice that fell: whose, what for, which faces of which dice, and the number they went into.

    ``number`` tells throws apart: the page lets those tumble in that it has not shown yet.
    """

    about: str
    text: str
    faces: tuple[int, ...]
    dice: tuple[int, ...]
    total: Number | None = None
    number: int = 0
    fresh: bool = False


def dice(throws: Sequence[DiceRoll], picture: Picture, source: str = "") -> Html:
    """The last throws, oldest first. Fresh ones tumble in; with reduced motion they are simply there."""
    head = el("h3", picture.page("last-dice"), el("span", source) if source else None)
    rows = [_throw(picture, throw) for throw in throws]
    none = el("p", picture.page("no-dice"), cls="muted none") if not rows else None
    return el("div", head, rows, none, cls="dicetray", id="dice")


@memoized(lambda picture, throw: (throw.number, (throw, mini(picture, throw.about, 26))))
def _throw(picture: Picture, throw: DiceRoll) -> Html:
    bones = [
        die(face, sides, 30, classes("tilt" if place % 2 == 0 else "tilt2", throw.fresh and "rolling") or "")
        for place, (face, sides) in enumerate(zip(throw.faces, throw.dice, strict=True))
    ]
    faces = ", ".join(map(str, throw.faces))
    total = el("span", number_button(picture, throw.total), cls="val") if throw.total is not None else None
    spoken = el("span", picture.page("rolled", who=throw.text, faces=faces), cls="vh")
    return el(
        "div",
        mini(picture, throw.about, 26),
        el("span", throw.text, cls="by", aria_hidden="true"),
        el("span", bones, cls="bones", aria_hidden="true"),
        _rest(throw),
        spoken,
        total,
        cls="throw",
        data_throw=throw.number,
    )


def _rest(throw: DiceRoll) -> Html | None:
    """What else went into the number: shown as one step, its terms open with the total."""
    rest = throw.total.total - sum(throw.faces) if throw.total is not None else 0
    if not rest:
        return None
    return el("span", f"+ {rest}" if rest > 0 else f"{MINUS} {-rest}", cls="rest", aria_hidden="true")
