"""A memo of results by the values they were made from: parts of a picture, tellers, panels.

From one answer to the next hardly anything on a board changes, and several readers look at it. A part that shows the
same to readers with the same words is the same markup, so it is made once.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
MOST_VARIANTS = 6
"""So many variants of one thing are kept: a few readers, and the ones who are asked see it differently."""
MOST_NAMES = 600


class Memo:
    """Results by name and by the value they depend on.

    Values are compared, not hashed: a view holds values that need not be hashable.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, list[tuple[Any, Any]]] = {}

    def get(self, name: Hashable, depends_on: Any, make: Callable[[], T], most: int = MOST_VARIANTS) -> T:
        """Return the result of that name for an equal ``depends_on``; make it if there is none.

        At most ``most`` variants of a name are kept, the last used ones.
        """
        variants = self._known.get(name)
        if variants is None:
            if len(self._known) >= MOST_NAMES:
                self._known.clear()
            variants = self._known[name] = []
        for place, (value, known) in enumerate(variants):
            if value == depends_on:
                if place:
                    variants.insert(0, variants.pop(place))
                found: T = known
                return found
        made = make()
        variants.insert(0, (depends_on, made))
        del variants[most:]
        return made


class HasMemo(Protocol):
    """The part of a picture that this module needs."""

    @property
    def memo(self) -> Memo: ...


S = TypeVar("S", bound=HasMemo)


def memoized(
    shows: Callable[Concatenate[S, P], tuple[Hashable, Any]], most: int = MOST_VARIANTS
) -> Callable[[Callable[Concatenate[S, P], T]], Callable[Concatenate[S, P], T]]:
    """Memoize a function that draws a part of a picture.

    ``shows`` returns the name of the part and everything that the function reads of the picture, except for the
    reader's words: each memo belongs to one teller.
    """

    def decorate(draw: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
        kind = draw.__qualname__

        @wraps(draw)
        def once(picture: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
            name, value = shows(picture, *args, **kwargs)
            return picture.memo.get((kind, name), value, lambda: draw(picture, *args, **kwargs), most)

        return once

    return decorate
