"""The events of the table: the beginning, players coming and going, the end."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.events import Event
from holmgang.kernel.sums import Sum


@dataclass(frozen=True, kw_only=True)
class BoxOpened(Event):
    """What the game is played with, counted by kind."""

    areas: Sum
    fields: Sum
    edges: Sum
    event_cards: Sum
    equipment_cards: Sum
    quest_cards: Sum
    die: Sum


@dataclass(frozen=True, kw_only=True)
class GameBegan(Event):
    players: tuple[str, ...]
    first: str


@dataclass(frozen=True, kw_only=True)
class FountainLaid(Event):
    area: str


@dataclass(frozen=True, kw_only=True)
class AreaLaid(Event):
    """An area is laid face up and unjoined, and a figure put there."""

    who: str
    area: str
    cluster: str


@dataclass(frozen=True, kw_only=True)
class PlayerReady(Event):
    who: str
    ap: Sum
    madness: Sum
    glory: Sum
    hand_size: Sum


@dataclass(frozen=True, kw_only=True)
class PlayerJoined(Event):
    who: str
    glory: Sum
    field: str


@dataclass(frozen=True, kw_only=True)
class PlayerLeft(Event):
    """The hand goes to the discard, face up."""

    reveals = True
    who: str
    cards: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Standing(Event):
    """One player's place when the game is decided."""

    who: str
    glory: Sum
    psychopaths_killed: Sum
    fights_won: Sum


@dataclass(frozen=True, kw_only=True)
class MustHold(Event):
    """The target is reached, but by a leap: it must still be held at the end of the own next turn."""

    who: str
    glory: Sum


@dataclass(frozen=True, kw_only=True)
class GameDecided(Event):
    winners: tuple[str, ...]
    reason: str
