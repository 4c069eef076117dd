"""The events of decks, hands and inventories."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.events import Event
from holmgang.kernel.sums import Sum


@dataclass(frozen=True, kw_only=True)
class EventTurned(Event):
    who: str
    card: str
    kind_of_card: str


@dataclass(frozen=True, kw_only=True)
class NoEvent(Event):
    """Deck and discard are both empty."""

    who: str


@dataclass(frozen=True, kw_only=True)
class EventDiscarded(Event):
    card: str


@dataclass(frozen=True, kw_only=True)
class SideShown(Event):
    """A psychic event shows its good or bad side."""

    who: str
    card: str
    side: str


@dataclass(frozen=True, kw_only=True)
class NoEffect(Event):
    who: str
    card: str


@dataclass(frozen=True, kw_only=True)
class EffectDelayed(Event):
    who: str
    card: str


@dataclass(frozen=True, kw_only=True)
class EndEffectDue(Event):
    who: str
    card: str


@dataclass(frozen=True, kw_only=True)
class Shuffled(Event):
    """A discard pile becomes a new deck."""

    deck: str
    cards: Sum


@dataclass(frozen=True, kw_only=True)
class DrewEquipment(Event):
    who: str
    cards: Sum


@dataclass(frozen=True, kw_only=True)
class SawEquipment(Event):
    """What was drawn, for the drawer's eyes only."""

    who: str
    cards: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Discarded(Event):
    who: str
    cards: tuple[str, ...]
    why: str


@dataclass(frozen=True, kw_only=True)
class Laid(Event):
    """A card comes into an inventory."""

    who: str
    card: str


@dataclass(frozen=True, kw_only=True)
class Shed(Event):
    """A weapon or mutation leaves an inventory for its discard pile."""

    who: str
    card: str
    pile: str


@dataclass(frozen=True, kw_only=True)
class PlayedCard(Event):
    who: str
    card: str


@dataclass(frozen=True, kw_only=True)
class Robbed(Event):
    who: str
    victim: str
    weapon: str


@dataclass(frozen=True, kw_only=True)
class CardTaken(Event):
    """A hand card changes hands; which one, only the two know."""

    who: str
    victim: str


@dataclass(frozen=True, kw_only=True)
class SawCardTaken(Event):
    """Which card it was, for the two: the taker learns a card of another's hand."""

    reveals = True
    who: str
    victim: str
    card: str


@dataclass(frozen=True, kw_only=True)
class TookFromDiscard(Event):
    who: str
    card: str


@dataclass(frozen=True, kw_only=True)
class HandShown(Event):
    reveals = True
    who: str
    cards: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class HandLookedAt(Event):
    who: str
    victim: str


@dataclass(frozen=True, kw_only=True)
class HandSeen(Event):
    """What somebody saw in another's hand."""

    reveals = True
    who: str
    victim: str
    cards: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class PsychopathHeld(Event):
    who: str
    psychopath: str


@dataclass(frozen=True, kw_only=True)
class PsychopathLost(Event):
    """A held psychopath leaves an inventory."""

    who: str
    psychopath: str
    pile: str


@dataclass(frozen=True, kw_only=True)
class PsychopathGone(Event):
    """A psychopath that is not held (any more) goes to a pile; killed or victorious."""

    psychopath: str
    pile: str
    killed: bool
