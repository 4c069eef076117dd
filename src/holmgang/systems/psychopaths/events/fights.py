"""The events of fights."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.events import Event
from holmgang.kernel.sums import Phrase, Sum


@dataclass(frozen=True, kw_only=True)
class FightBegan(Event):
    """``why`` names the trigger: event_card, held, attack, revenge, location."""

    kind_of_fight: str
    attacker: str
    defender: str
    field: str
    why: str


@dataclass(frozen=True, kw_only=True)
class TotalSet(Event):
    """A side's total after its die fell or was changed."""

    side: str
    die: Sum
    total: Sum


@dataclass(frozen=True, kw_only=True)
class PassBegan(Event):
    number: Sum
    first: str


@dataclass(frozen=True, kw_only=True)
class NobodyUsedCards(Event):
    """An opened pass in which nobody used a card: it was the last."""

    number: Sum


@dataclass(frozen=True, kw_only=True)
class TotalChanged(Event):
    side: str
    by: str
    card: str
    change: Sum
    total: Sum


@dataclass(frozen=True, kw_only=True)
class AbilityUsed(Event):
    psychopath: str
    side: str


@dataclass(frozen=True, kw_only=True)
class RivalRemark(Event):
    """Why a held psychopath helps its holder: the enemy of my enemy is my friend."""

    holder: str
    psychopath: str


@dataclass(frozen=True, kw_only=True)
class AmmoUsed(Event):
    who: str
    weapon: str
    left: Sum


@dataclass(frozen=True, kw_only=True)
class Silenced(Event):
    psychopath: str


@dataclass(frozen=True, kw_only=True)
class FightEnded(Event):
    attacker: str
    defender: str
    attacker_total: Sum
    defender_total: Sum
    winner: str
    margin: Sum


@dataclass(frozen=True, kw_only=True)
class Tied(Event):
    attacker: str
    defender: str
    note: Phrase


@dataclass(frozen=True, kw_only=True)
class NoMoreAttacks(Event):
    """Somebody is still here, but no further attack is allowed in this phase."""

    who: str


@dataclass(frozen=True, kw_only=True)
class NoRevenge(Event):
    """The loser may not call a revenge duel; ``why`` is attacker, holder or limit."""

    who: str
    why: str


@dataclass(frozen=True, kw_only=True)
class Killed(Event):
    who: str
    by: str


@dataclass(frozen=True, kw_only=True)
class Spared(Event):
    """A kill that did not come true: the victim won the revenge."""

    who: str
