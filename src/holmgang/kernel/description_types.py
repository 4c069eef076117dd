"""The values that :mod:`holmgang.kernel.description` returns: texts, numbers and ids for a screen or for JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from holmgang.kernel.fastclasses import value
from holmgang.kernel.questions import Ghost, Spot


class Plain:
    """A value that can be told as JSON."""

    def plain(self) -> dict[str, Any]:
        """All fields, by name; fractions as ``"7/20"``."""
        told: dict[str, Any] = _plain(self)
        return told


@cache
def _names(kind: type) -> tuple[str, ...]:
    """The fields of what is described; other things have none."""
    return tuple(part.name for part in fields(kind)) if is_dataclass(kind) else ()


def _plain(value: Any) -> Any:
    kind: Any = type(value)
    if kind is str or value is None:  # as most are
        return value
    if names := _names(kind):
        return {name: _plain(getattr(value, name)) for name in names}
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): _plain(item) for key, item in value.items()}
    return str(value) if isinstance(value, Fraction) else value


@value
class TermText(Plain):
    """One term of a number: ``+3``, ``giant club``, the clause it follows from."""

    text: str
    value: int
    label: str
    clause: str


@value
class Number(Plain):
    """A number and what it is made of."""

    text: str
    total: int
    terms: tuple[TermText, ...]


@value
class Chance(Plain):
    """The chances of an option. ``text`` is the chance that it works at all: ``65 %``."""

    text: str
    works: Fraction
    need: str
    shares: tuple[tuple[str, Fraction], ...]
    expects: str


@value
class Choice(Plain):
    """An option. ``more``: it brings particulars. ``remark``: what it costs, must beat and how likely it is.

    ``ghost`` is where a thing would lie.
    """

    id: str
    label: str
    at: tuple[Spot, ...]
    along: tuple[Spot, ...]
    price: Number | None
    coin: str
    worth: Number | None
    against: Number | None
    odds: Chance | None
    clauses: tuple[str, ...]
    more: bool
    remark: str
    ghost: Ghost | None = None


@value
class Barring(Plain):
    """An option that a player might expect, and the clause that bars it, with its text."""

    id: str
    label: str
    clause: str
    text: str


@value
class Step(Plain):
    """One question without its particulars' own questions. What does not apply to its kind is empty."""

    kind: str
    seat: str
    purpose: str
    about: str
    sentence: str
    clauses: tuple[str, ...]
    ruling: bool
    choices: tuple[Choice, ...]
    barred: tuple[Barring, ...]
    has_default: bool
    default: Any
    default_text: str
    least: int
    most: int
    longest: int
    dice: tuple[int, ...]
    names: tuple[tuple[str, str], ...]


@value
class Filled(Plain):
    """One answered step of a draft. ``suggested``: the rules suggest it, or there is nothing else; no player chose it.

    ``piece`` is the panel of a thing that was taken in hand to be laid.
    """

    purpose: str
    caption: str
    text: str
    raw: Any
    suggested: bool
    piece: str = ""


@value
class Draft(Plain):
    """An answer in the making: what stands, what is asked next, and whether it could be given as it is.

    ``answer`` is what the question would be answered with; ``refused`` is the sentence for a given value that the rules
    do not take (it is left out).
    """

    filled: tuple[Filled, ...]
    open: Step | None
    complete: bool
    answer: Any
    summary: str
    refused: str = ""


@value
class Line(Plain):
    """An event in the log. ``opens`` says which group of the log it begins: a round, a phase, a contest.

    ``tokens`` are the ids it names, in order; ``gone``: it was taken back.
    """

    number: int
    kind: str
    text: str
    weight: str
    opens: str
    icon: str
    tokens: tuple[str, ...]
    numbers: tuple[tuple[str, Number], ...]
    clauses: tuple[str, ...]
    gone: bool = False


@value
class ClauseText(Plain):
    """A clause of the rulebook in the reader's language."""

    id: str
    section: str
    title: str
    text: str
