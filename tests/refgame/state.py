"""State and events of the reference game."""

from __future__ import annotations

from dataclasses import dataclass, field

from holmgang.kernel.events import Event
from holmgang.kernel.sums import Sum


@dataclass
class Fighter:
    id: str
    seat: str
    lives: int
    hand: list[str] = field(default_factory=list)
    guarding: bool = False


@dataclass
class Duel:
    fighters: list[Fighter]
    deck: list[str]
    discard: list[str] = field(default_factory=list)
    relics: list[str] = field(default_factory=list)
    boasts: list[str] = field(default_factory=list)
    round: int = 0

    def fighter(self, name: str) -> Fighter:
        return next(fighter for fighter in self.fighters if fighter.id == name)

    def standing(self) -> list[Fighter]:
        return [fighter for fighter in self.fighters if fighter.lives > 0]


@dataclass(frozen=True, kw_only=True)
class RoundBegan(Event):
    number: Sum


@dataclass(frozen=True, kw_only=True)
class DrewCard(Event):
    who: str


@dataclass(frozen=True, kw_only=True)
class SawCard(Event):
    who: str
    card: str


@dataclass(frozen=True, kw_only=True)
class Declared(Event):
    who: str
    deed: str


@dataclass(frozen=True, kw_only=True)
class Rolled(Event):
    who: str
    total: Sum


@dataclass(frozen=True, kw_only=True)
class PlayedCard(Event):
    who: str
    card: str


@dataclass(frozen=True, kw_only=True)
class Wounded(Event):
    who: str
    by: str
    lives: Sum


@dataclass(frozen=True, kw_only=True)
class Dropped(Event):
    who: str
    cards: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Boasted(Event):
    who: str
    words: str
