"""Rows of the store: plain values, JSON already read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    """The player of a seat: ``sitting`` is ``person`` or ``engine``; ``policy`` is the engine's strength."""

    seat: str
    place: int
    sitting: str
    policy: str
    nick: str = ""


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """A table. ``settings`` are what was agreed, ``standing`` what passes by (an open request to take back)."""

    id: str
    created: float
    touched: float
    system: str
    scenario: Mapping[str, Any]
    settings: Mapping[str, Any]
    revision: int = 0
    standing: Mapping[str, Any] = field(default_factory=dict)
    match: str | None = None


@dataclass(frozen=True, kw_only=True)
class MatchRow:
    """The start of a match. ``opening`` are the events told before its first question."""

    id: str
    table: str
    number: int
    begun: float
    system: str
    rules_version: str
    content_hash: str
    scenario: Mapping[str, Any]
    dice: Mapping[str, Any]
    master: bool
    people: tuple[str, ...]
    opening: Sequence[Mapping[str, Any]] = ()


@dataclass(frozen=True, kw_only=True)
class EntryRow:
    """An entry of a match's record. ``asked`` is the number its question had, ``told`` what was told because of it.

    ``key`` is the sender's own name for the answer; the same name twice is the same answer.
    """

    number: int
    at: float
    asked: int
    body: Mapping[str, Any]
    told: Sequence[Mapping[str, Any]] = ()
    key: str | None = None


@dataclass(frozen=True, kw_only=True)
class Kept:
    """Everything kept of a match: enough to go on where it stood."""

    match: MatchRow
    entries: Sequence[EntryRow]
    checkpoint: Mapping[str, Any] | None


@dataclass(frozen=True, kw_only=True)
class News:
    """A table as it stands, and the entries of its match that the reader did not know."""

    table: TableRow
    seats: Sequence[SeatRow]
    entries: Sequence[EntryRow]


@dataclass(frozen=True, kw_only=True)
class FightRow:
    """A fight under construction. ``owner`` is the hash of the visitor's secret, ``body`` the document as JSON data.

    ``title`` are its names by language.
    """

    id: str
    owner: str
    created: float
    touched: float
    system: str
    title: Mapping[str, str]
    revision: int = 0
    body: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Grant:
    """A visitor's right at a table: ``role`` is ``host``, ``seat`` or ``onlooker``."""

    table: str
    role: str
    seat: str = ""
