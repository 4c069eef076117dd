"""Names on a crowded board: each is shown where it covers nothing; the others show when one comes near."""

from __future__ import annotations

from collections.abc import Iterable

from holmgang.kernel.view import Token
from holmgang.table.draw.markup import text_width
from holmgang.table.draw.picture import Picture
from holmgang.table.draw.tokens import name_drop, reach_of
from holmgang.table.memo import memoized

Box = tuple[float, float, float, float]


def overlap(one: Box, other: Box) -> bool:
    """Do two boxes (left, top, right, bottom) cover each other?"""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def name_box(picture: Picture, token: Token, x: float, y: float, radius: float, size: float = 16) -> Box:
    """Return the box that a token's name covers."""
    side = picture.side_number(token.side)
    down = y + name_drop(side, radius, token.gauge)
    half = text_width(picture.said(token.name), size) / 2
    return x - half, down - size * 0.8, x + half, down + size * 0.25


def _shown_of(
    picture: Picture, placed: Iterable[tuple[Token, float, float, float]], size: float = 16
) -> tuple[object, object]:
    everyone = [
        (token.id, token.name, token.gauge is None, token.faded, picture.side_number(token.side), *place)
        for token, *place in placed
    ]
    return size, everyone


@memoized(_shown_of)
def with_room(picture: Picture, placed: Iterable[tuple[Token, float, float, float]], size: float = 16) -> set[str]:
    """The tokens whose name covers neither another token nor another name; those still in the fight come first."""
    everyone = list(placed)
    bodies: dict[str, Box] = {}
    for token, x, y, radius in everyone:
        reach = reach_of(picture.side_number(token.side), radius) * 0.86
        bodies[token.id] = (x - reach, y - reach, x + reach, y + reach)
    taken: list[Box] = []
    found: set[str] = set()
    for token, x, y, radius in sorted(everyone, key=lambda item: (item[0].faded, -item[3], item[2], item[1])):
        box = name_box(picture, token, x, y, radius, size)
        free = not any(overlap(box, body) for name, body in bodies.items() if name != token.id)
        if free and not any(overlap(box, other) for other in taken):
            taken.append(box)
            found.add(token.id)
    return found
