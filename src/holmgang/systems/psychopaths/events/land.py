"""The events of the map and of the figures on it."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.events import Event
from holmgang.kernel.sums import Phrase, Sum


@dataclass(frozen=True, kw_only=True)
class Explores(Event):
    who: str
    way: str
    how: Phrase


@dataclass(frozen=True, kw_only=True)
class AreaDrawn(Event):
    who: str
    area: str


@dataclass(frozen=True, kw_only=True)
class AreaPlaced(Event):
    who: str
    area: str
    cluster: str
    turn: Sum
    at: str
    where: Phrase | str


@dataclass(frozen=True, kw_only=True)
class AreaSetAside(Event):
    who: str
    area: str


@dataclass(frozen=True, kw_only=True)
class SparkUsed(Event):
    who: str
    area: str
    card: str


@dataclass(frozen=True, kw_only=True)
class AreasJoined(Event):
    who: str
    x: str
    y: str
    cluster: str
    turn: Sum
    at: str
    still_visited: tuple[str, ...]
    where: Phrase | str


@dataclass(frozen=True, kw_only=True)
class Wasted(Event):
    who: str


@dataclass(frozen=True, kw_only=True)
class Stepped(Event):
    who: str
    origin: str
    field: str
    walked: Sum


@dataclass(frozen=True, kw_only=True)
class Rode(Event):
    who: str
    origin: str
    field: str


@dataclass(frozen=True, kw_only=True)
class LocationReached(Event):
    who: str
    location: str


@dataclass(frozen=True, kw_only=True)
class FigureReturned(Event):
    who: str
    field: str
