"""The dice tray: what fell last, each roll with the number it went into."""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.table.draw.markup import Html, classes, el
from holmgang.table.draw.numbers import MINUS, die, number_button
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.tokens import mini
from holmgang.table.memo import memoized
from holmgang.table.snapshot import DiceRoll


def dice(rolls: Sequence[DiceRoll], picture: Picture, source: str = "") -> Html:
    """The last rolls, oldest first. Fresh ones tumble in; with reduced motion they are simply there."""
    head = el("h3", picture.page("last-dice"), el("span", source) if source else None)
    rows = [_roll(picture, roll) for roll in rolls]
    none = el("p", picture.page("no-dice"), cls="muted none") if not rows else None
    return el("div", head, rows, none, cls="dicetray", id="dice")


@memoized(lambda picture, roll: (roll.number, (roll, mini(picture, roll.about, 26))))
def _roll(picture: Picture, roll: DiceRoll) -> Html:
    bones = [
        die(face, sides, 30, classes("tilt" if place % 2 == 0 else "tilt2", roll.fresh and "rolling") or "")
        for place, (face, sides) in enumerate(zip(roll.faces, roll.dice, strict=True))
    ]
    faces = ", ".join(map(str, roll.faces))
    total = el("span", number_button(picture, roll.total), cls="val") if roll.total is not None else None
    spoken = el("span", picture.page("rolled", who=roll.text, faces=faces), cls="vh")
    return el(
        "div",
        mini(picture, roll.about, 26),
        el("span", roll.text, cls="by", aria_hidden="true"),
        el("span", bones, cls="bones", aria_hidden="true"),
        _rest(roll),
        spoken,
        total,
        cls="throw",
        data_throw=roll.number,
    )


def _rest(roll: DiceRoll) -> Html | None:
    """Draw the rest of the number as one step; its terms open with the total."""
    rest = roll.total.total - sum(roll.faces) if roll.total is not None else 0
    if not rest:
        return None
    return el("span", f"+ {rest}" if rest > 0 else f"{MINUS} {-rest}", cls="rest", aria_hidden="true")
