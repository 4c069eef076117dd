"""Pieces of a picture that are drawn once: a card, a token, a field, found again by what they show.

From one answer to the next hardly anything on a board changes, and five people look at it. A piece that shows the same
to readers with the same words is the same markup, so it is taken from where it lies.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
MOST_VARIANTS = 6
"""So many looks of one piece are kept: a few readers, and those who are asked see it otherwise."""
MOST_PIECES = 600


class Memo:
    """What was drawn for readers who use the same words: one language, the same names.

    Pieces are found by comparing, not by hashing: what a view holds is compared by value and need not be hashable.
    """

    def __init__(self) -> None:
        self._kept: dict[Hashable, list[tuple[Any, Any]]] = {}

    def kept(self, piece: Hashable, shows: Any, draw: Callable[[], T], most: int = MOST_VARIANTS) -> T:
        """The piece of that name as it looks when it shows this; drawn if nobody has looked at it so yet.

        So many looks of it are kept at ``most``.
        """
        variants = self._kept.get(piece)
        if variants is None:
            if len(self._kept) >= MOST_PIECES:
                self._kept.clear()
            variants = self._kept[piece] = []
        for place, (known, drawn) in enumerate(variants):
            if known == shows:
                if place:
                    variants.insert(0, variants.pop(place))
                found: T = drawn
                return found
        made = draw()
        variants.insert(0, (shows, made))
        del variants[most:]
        return made


class HasMemo(Protocol):
    """A picture, as far as this module cares."""

    @property
    def pieces(self) -> Memo: ...


S = TypeVar("S", bound=HasMemo)


def memoized(
    what: Callable[Concatenate[S, P], tuple[Hashable, Any]], most: int = MOST_VARIANTS
) -> Callable[[Callable[Concatenate[S, P], T]], Callable[Concatenate[S, P], T]]:
    """For a function that draws a part of a picture. ``what`` gives the name of the part and all that it shows.

    Whatever the function reads of the picture must be in there, but for the reader's words.
    """

    def decorate(draw: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
        kind = draw.__qualname__

        @wraps(draw)
        def once(picture: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
            name, shows = what(picture, *args, **kwargs)
            return picture.pieces.kept((kind, name), shows, lambda: draw(picture, *args, **kwargs), most)

        return once

    return decorate
