"""Heroes outside a fight: their tokens as they are now, with the sign, ring and picture that their players chose."""

from __future__ import annotations

from holmgang.kernel.view import Track
from holmgang.table.draw.markup import Html, classes, el, join
from holmgang.table.draw.symbols import symbol
from holmgang.table.draw.tokens import body_of, letters, value_pill
from holmgang.table.snapshot import Look

RADIUS = 30.0
VIEW = "-44 -44 88 88"


def portrait(
    look: Look, name: str, gauge: Track | None, emblem: str = "", *, size: int = 122, value: bool = True
) -> Html:
    """Return the token of a hero as a picture of its own."""
    found = symbol(look.symbol) or symbol(emblem)
    inner = [
        body_of(1, RADIUS, gauge, look, found, letters(name)),
        value_pill(gauge, 1, RADIUS) if value else None,
    ]
    group = el("g", join(inner), cls=classes("tk", "s1", f"ring{look.ring}"))
    return el("svg", group, viewBox=VIEW, width=size, height=size, cls="face", aria_hidden="true")
