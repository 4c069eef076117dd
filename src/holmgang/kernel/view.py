"""The view of a seat, as a few primitives that a page and a terminal can draw without knowing the game.

Numbers in a view are sums or plain sentences, never bare integers. Names of tokens stand in :class:`View.names`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, dataclass_transform

from holmgang.kernel.events import cited_in
from holmgang.kernel.sums import Phrase, Sum, plain

T = TypeVar("T")
Value = Phrase | Sum | str
"""Something to be shown. A ``str`` is an id, looked up among the names and words before it is shown."""


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
def part(cls: type[T]) -> type[T]:
    """A part of a view: fields by name that never change. The type checker sees to it (:mod:`kernel.fastclasses`)."""
    return dataclass(kw_only=True, slots=True, unsafe_hash=True)(cls)


@part
class Track:
    """A value on a scale."""

    id: str
    name: Value
    value: Sum
    most: int | None = None


@part
class Token:
    """A piece: a creature, a figure, a vehicle. ``size`` is its width in cells; ``side`` colours it.

    ``emblem`` is a word that a drawing may exist for: what it is or what it holds (wolf, bow). ``gauge`` is the value
    that matters most (lives), drawn around it. ``acting``: it is the one whose turn it is.
    """

    id: str
    name: Value
    side: str = ""
    glyph: str = ""
    size: int = 1
    notes: tuple[Value, ...] = ()
    faded: bool = False
    emblem: str = ""
    gauge: Track | None = None
    acting: bool = False


@part
class GridCell:
    """A square with something about it; squares not listed are open floor. ``look`` is a word id (wall, mud, …)."""

    x: int
    y: int
    look: str
    glyph: str = ""
    light: str = ""
    marks: tuple[str, ...] = ()


@part
class Grid:
    """A map of squares with tokens standing on them (top-left cell), and marked cells (reach, threat, a line)."""

    id: str
    title: Value
    width: int
    height: int
    cells: tuple[GridCell, ...] = ()
    tokens: tuple[tuple[int, int, Token], ...] = ()


@part
class HexField:
    """A hex at axial (q, r), with six edge words (E, NE, NW, W, SW, SE) and the tokens on it."""

    id: str
    q: int
    r: int
    look: str = ""
    edges: tuple[str, ...] = ()
    tokens: tuple[Token, ...] = ()
    marks: tuple[str, ...] = ()


@part
class HexMap:
    """A hex map; ``id`` tells several apart (islands not yet joined)."""

    id: str
    title: Value
    fields: tuple[HexField, ...]


@part
class Zone:
    """A place without a grid: who stands there, what is there."""

    id: str
    name: Value
    tokens: tuple[Token, ...] = ()
    notes: tuple[Value, ...] = ()


@part
class Zones:
    """Places and what lies between them (pairs of zone or token ids with a word: a distance, an edge)."""

    id: str
    title: Value
    zones: tuple[Zone, ...]
    links: tuple[tuple[str, str, Value], ...] = ()


@part
class LineUp:
    """Sides facing each other, and who is tied to whom by what."""

    id: str
    title: Value
    sides: tuple[tuple[Value, tuple[Token, ...]], ...]
    ties: tuple[tuple[str, str, Value], ...] = ()


@part
class Sheet:
    """A sheet of values of one token. The first ``headline`` rows stay visible when the sheet is closed.

    ``seat`` is who plays it.
    """

    id: str
    name: Value
    side: str = ""
    rows: tuple[tuple[Value, Value], ...] = ()
    notes: tuple[Value, ...] = ()
    headline: int = 3
    seat: str = ""


@part
class Sheets:
    """Sheets side by side."""

    id: str
    title: Value
    sheets: tuple[Sheet, ...]


@part
class Card:
    """A card as its owner sees it. ``kind`` is a word (weapon, junk), ``worth`` the number printed on it.

    ``note`` is the line beneath the number ("for anyone"); ``notes`` is all that stands on it.
    """

    id: str
    name: Value
    notes: tuple[Value, ...] = ()
    kind: str = ""
    worth: Sum | None = None
    note: Value | None = None


@part
class Hand:
    """Cards of one player: those this seat may see, and how many more there are."""

    id: str
    title: Value
    cards: tuple[Card, ...] = ()
    hidden: Sum | None = None


@part
class Tracks:
    """Values on scales, one beneath the other."""

    id: str
    title: Value
    tracks: tuple[Track, ...]


@part
class Listing:
    """A small table: intentions and their order, decks and discards, active effects."""

    id: str
    title: Value
    columns: tuple[Value, ...]
    rows: tuple[tuple[Value, ...], ...]


Panel = Grid | HexMap | Zones | LineUp | Sheets | Hand | Tracks | Listing


def tokens_of(panel: Panel) -> tuple[Token, ...]:
    """The tokens on a board, in its order; panels that are no boards have none."""
    match panel:
        case Grid():
            return tuple(token for _, _, token in panel.tokens)
        case HexMap():
            return tuple(token for field in panel.fields for token in field.tokens)
        case Zones():
            return tuple(token for zone in panel.zones for token in zone.tokens)
        case LineUp():
            return tuple(token for _, tokens in panel.sides for token in tokens)
    return ()


@part
class View:
    """Everything that a seat may see of the state. ``names`` are the display names of tokens, in the reader's language.

    A name is a sentence (words key) or, for names that people typed, a mapping-free string used as it is.
    ``headline`` says where we are: "Round 2, intentions".
    """

    panels: tuple[Panel, ...]
    names: Mapping[str, Phrase | str] = field(default_factory=dict)
    headline: Phrase | None = None

    def plain(self) -> dict[str, Any]:
        """The view as JSON: each panel with its type in ``panel``."""
        data: dict[str, Any] = {
            "panels": [_plain(panel, tag=True) for panel in self.panels],
            "names": {key: plain(name) for key, name in self.names.items()},
        }
        if self.headline is not None:
            data["headline"] = plain(self.headline)
        return data

    def cited(self) -> tuple[str, ...]:
        """The clauses of all sums in the view."""
        return tuple(clause for panel in self.panels for clause in _clauses(panel))


_LEFT_OUT = {
    "emblem": "",
    "gauge": None,
    "acting": False,
    "headline": 3,
    "seat": "",
    "kind": "",
    "worth": None,
    "note": None,
}
"""Fields of tokens, sheets and cards that most views do not use, and the value with which they stay out of the JSON."""
_NEVER = object()


@cache
def _fields(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a part of a view, each with the value with which it stays out of the JSON; of all else none."""
    if kind is Phrase or not is_dataclass(kind):  # a sentence is told by its key
        return ()
    return tuple((part.name, _LEFT_OUT.get(part.name, _NEVER)) for part in fields(kind))


def _plain(value: Any, tag: bool = False) -> Any:
    kind: Any = type(value)
    if kind is str:  # as most are
        return value
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    if kind is Sum:
        return value.plain()
    told = _fields(kind)
    if not told:
        return plain(value)
    data = {"panel": kind.__name__.lower()} if tag else {}
    for name, left_out in told:
        part = getattr(value, name)
        if left_out is _NEVER or part != left_out:
            data[name] = _plain(part)
    return data


def _clauses(value: Any) -> list[str]:
    if hasattr(value, "__dataclass_fields__") and not isinstance(value, (Phrase, Sum)):
        return [clause for name in value.__dataclass_fields__ for clause in _clauses(getattr(value, name))]
    if isinstance(value, (tuple, list)):
        return [clause for item in value for clause in _clauses(item)]
    return list(cited_in(value))
