"""Partial matching: does what happened contain what a vector expects?

A mapping matches when every key it names matches; an integer matches a sum of that total; a list matches a list of
the same length element by element; ``{has: […]}`` matches a list that contains each of the given; everything else
must be equal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from holmgang.kernel.errors import nearest


def mismatch(expected: Any, actual: Any, path: str = "") -> str | None:
    """The first difference in words, or None if ``actual`` contains ``expected``."""
    here = f"{path}: " if path else ""
    if isinstance(expected, Mapping) and expected.keys() == {"has"} and isinstance(actual, list):
        for wanted in expected["has"]:
            if all(mismatch(wanted, item) for item in actual):
                return f"{here}{actual!r} does not contain {wanted!r}"
        return None
    if isinstance(expected, Mapping):
        if not isinstance(actual, Mapping):
            return f"{here}expected {dict(expected)!r}, found {actual!r}"
        for key, value in expected.items():
            if key not in actual:
                guess = nearest(str(key), [str(name) for name in actual])
                hint = f"; did you mean {guess!r}?" if guess else f"; there is {', '.join(map(str, actual))}"
                return f"{here}no {key!r} in it{hint}"
            if problem := mismatch(value, actual[key], f"{path}.{key}" if path else str(key)):
                return problem
        return None
    if isinstance(expected, list):
        if not isinstance(actual, list) or len(actual) != len(expected):
            return f"{here}expected {expected!r}, found {actual!r}"
        for place, (left, right) in enumerate(zip(expected, actual, strict=True)):
            if problem := mismatch(left, right, f"{path}[{place}]"):
                return problem
        return None
    if isinstance(actual, Mapping) and "total" in actual and "terms" in actual:
        actual = actual["total"]
    if expected != actual or isinstance(expected, bool) != isinstance(actual, bool):
        return f"{here}expected {expected!r}, found {actual!r}"
    return None


def named(state: Any, name: str) -> Any:
    """The part of a state (as JSON) that goes by a name: an object with that id, or the value of a key of that name."""
    return next(_named(state, name), None)


def _named(value: Any, name: str) -> Iterator[Any]:
    # breadth first, so that a top-level key wins over one deep inside
    layer = [value]
    while layer:
        below: list[Any] = []
        for item in layer:
            if isinstance(item, dict):
                if item.get("id") == name:
                    yield item
                if name in item:
                    yield item[name]
                below.extend(item.values())
            elif isinstance(item, list):
                below.extend(item)
        layer = below
