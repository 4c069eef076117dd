"""Markup that is always well-formed and always escaped, short numbers, and repeatable randomness.

:func:`el` makes an element for HTML and SVG alike. Text that is not :class:`Html` is escaped, so a name that a visitor
typed can never become markup.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Any

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""The left, upper, right and lower edge."""


class Html(str):
    """Markup that is ready to be shown."""

    __slots__ = ()


def n(value: float) -> str:
    """A number with at most one decimal."""
    text = f"{value:.1f}"
    text = text[:-2] if text.endswith(".0") else text
    return "0" if text == "-0" else text


def _escaped(text: str) -> str:
    """Text as markup. Nearly none has anything to escape, and there are hundreds in a picture: so look first."""
    if "&" in text:
        text = text.replace("&", "&amp;")
    if ">" in text:
        text = text.replace(">", "&gt;")
    if "<" in text:
        text = text.replace("<", "&lt;")
    return text


class _AttributeNames(dict[str, str]):
    """Names of attributes in markup, by their names in Python; there are a few dozen."""

    def __missing__(self, name: str) -> str:
        called = "class" if name == "cls" else name.rstrip("_").replace("_", "-")
        return self.setdefault(name, called)


_NAMES = _AttributeNames()


def _attribute_text(value: Any) -> str:
    if value is True:
        return ""
    if isinstance(value, (dict, list)):
        value = json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
    return _escaped(str(value)).replace('"', "&quot;")


VOID = frozenset({"input", "br", "img", "hr"})
DRAWN = frozenset({"path", "rect", "circle", "ellipse", "use", "g"})


def el(tag: str, *inside: Any, **attributes: Any) -> Html:
    """An element. ``cls`` is its class, ``data_point`` becomes ``data-point``; None and False leave it out.

    There are hundreds in a picture, so what they mostly are made of is looked for first.
    """
    head = "<" + tag
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        kind = type(value)
        if kind is float:
            value = n(value)
        elif kind is not int and (kind is not str or '"' in value or "&" in value or "<" in value or ">" in value):
            value = _attribute_text(value)
        head += f' {_NAMES[name]}="{value}"'
    pieces = [head, ">"]
    _lay_out(inside, pieces)
    if (tag in VOID or tag in DRAWN) and not any(pieces[2:]):
        return Html(head + "/>")
    pieces.append(f"</{tag}>")
    return Html("".join(pieces))


def join(parts: Iterable[Any]) -> Html:
    """Markup in a row; plain text among it is escaped, None is left out, lists are taken apart."""
    pieces: list[str] = []
    _lay_out(parts, pieces)
    return Html("".join(pieces))


def _lay_out(parts: Iterable[Any], pieces: list[str]) -> None:
    """Add parts to pieces that will be put together once: a board is long, and each time it is copied as a whole."""
    for part in parts:
        if type(part) is Html:
            pieces.append(part)
        elif part is None or part is False:
            continue
        elif isinstance(part, (list, tuple)):
            _lay_out(part, pieces)
        else:
            pieces.append(part if isinstance(part, Html) else _escaped(str(part)))


def classes(*names: str | bool | None) -> str | None:
    """Class names in a row."""
    return " ".join(name for name in names if isinstance(name, str) and name) or None


@lru_cache(65536)
def noise(*seed: Any) -> float:
    """Return a number from 0 to 1 that looks random and is always the same for the same seed."""
    digest = blake2b(repr(seed).encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") / 0x1_0000_0000


def pick(count: int, *seed: Any) -> int:
    """Return a whole number below ``count`` that looks random and is always the same for the same seed."""
    return int(noise(*seed) * count)


def text_width(text: str, size: float) -> float:
    """About how wide a text will be."""
    return sum(0.34 if char in "iljtf.,:;'|! " else 0.82 if char in "mwMW" else 0.56 for char in text) * size


def at(x: float, y: float) -> str:
    """The transform that moves something there."""
    return f"translate({n(x)} {n(y)})"


def circle_path(radius: float) -> str:
    """A circle that begins at the top and goes clockwise, so that a gauge along it does too."""
    return f"M0 {n(-radius)}A{n(radius)} {n(radius)} 0 1 1 -.01 {n(-radius)}Z"


def rounded(points: list[Point], cut: float) -> str:
    """A polygon whose corners are cut by this share of their edges and rounded."""
    parts: list[str] = []
    count = len(points)
    for place, (x, y) in enumerate(points):
        before, after = points[place - 1], points[(place + 1) % count]
        into = x + (before[0] - x) * cut, y + (before[1] - y) * cut
        out = x + (after[0] - x) * cut, y + (after[1] - y) * cut
        parts.append(f"{'L' if parts else 'M'}{n(into[0])} {n(into[1])}Q{n(x)} {n(y)} {n(out[0])} {n(out[1])}")
    return "".join(parts) + "Z"
