"""Typed facts, with sentences in the words files: table, turns, map, cards, fights, quests."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.events import Event
from holmgang.kernel.sums import Phrase, Sum

# The table: the beginning, players coming and going, the end.


@dataclass(frozen=True, kw_only=True)
class BoxOpened(Event):
    """The contents of the box, counted by kind."""

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
class FinalStanding(Event):
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


# Turns: phases, dice, action points, glory, madness.


@dataclass(frozen=True, kw_only=True)
class TurnBegan(Event):
    who: str
    round: Sum


@dataclass(frozen=True, kw_only=True)
class Upkeep(Event):
    who: str
    field: str


@dataclass(frozen=True, kw_only=True)
class PhaseBegan(Event):
    who: str
    phase: str


@dataclass(frozen=True, kw_only=True)
class PhaseSkipped(Event):
    """A phase offers nothing; ``why`` is holder, no_ap or over (nothing more to repeat).

    Why there is no fight: ``nobody`` (is here), bound (by a psychopath) or all_fought.
    """

    who: str
    phase: str
    why: str


@dataclass(frozen=True, kw_only=True)
class NoStep(Event):
    """No step is offered; ``why`` is holder, no_ap, alone (no neighbour at all) or all_visited."""

    who: str
    why: str


@dataclass(frozen=True, kw_only=True)
class TurnEnded(Event):
    who: str
    next: str


@dataclass(frozen=True, kw_only=True)
class Rolled(Event):
    """Dice lie on the table. ``what`` is the purpose of the roll."""

    who: str
    what: str
    dice: tuple[Sum, ...]


@dataclass(frozen=True, kw_only=True)
class Rerolled(Event):
    who: str
    by: str
    card: str
    before: Sum
    after: Sum


@dataclass(frozen=True, kw_only=True)
class ActionPoints(Event):
    """AP received in phase 1."""

    who: str
    ap: Sum


@dataclass(frozen=True, kw_only=True)
class ApChanged(Event):
    who: str
    card: str
    change: Sum
    left: Sum


@dataclass(frozen=True, kw_only=True)
class Paid(Event):
    who: str
    what: str
    price: Sum
    left: Sum


@dataclass(frozen=True, kw_only=True)
class ApLost(Event):
    """AP used up without effect."""

    who: str
    ap: Sum


@dataclass(frozen=True, kw_only=True)
class GloryChanged(Event):
    who: str
    change: Sum
    glory: Sum


@dataclass(frozen=True, kw_only=True)
class NoGlory(Event):
    """A gain that this player is too glorious, or not glorious enough, to have."""

    who: str
    what: str


@dataclass(frozen=True, kw_only=True)
class MadnessChanged(Event):
    who: str
    card: str
    madness: Sum


@dataclass(frozen=True, kw_only=True)
class MadnessRestored(Event):
    who: str
    madness: Sum


# The map and the figures on it.


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


# Decks, hands and inventories.


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
    """The drawn card, for the drawer's eyes only."""

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
    """The card that changed hands, for the two: the taker learns a card of another's hand."""

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
    """The cards that a player saw in another's hand."""

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


# Fights.


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
    """A side's total after its die fell or was changed: die, madness, and what cards and abilities have given."""

    side: str
    die: Sum
    madness: Sum
    given: Sum
    total: Sum


@dataclass(frozen=True, kw_only=True)
class PassBegan(Event):
    number: Sum
    first: str


@dataclass(frozen=True, kw_only=True)
class NobodyUsedCards(Event):
    """An opened pass in which no player used a card: it was the last."""

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
    """A psychopath acts; ``does`` is the text on its card."""

    psychopath: str
    side: str
    does: Phrase


@dataclass(frozen=True, kw_only=True)
class RivalRemark(Event):
    """The reason why a held psychopath helps its holder: the enemy of my enemy is my friend."""

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
    """Another player is still here, but no further attack is allowed in this phase."""

    who: str


@dataclass(frozen=True, kw_only=True)
class AttackDeclined(Event):
    """The active player attacks none of the players on the field."""

    who: str
    others: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class RevengeDeclined(Event):
    """The loser could have had revenge and does without it."""

    who: str
    rival: str


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


# Quests.


@dataclass(frozen=True, kw_only=True)
class QuestDrawn(Event):
    who: str
    quest: str


@dataclass(frozen=True, kw_only=True)
class NoQuest(Event):
    who: str


@dataclass(frozen=True, kw_only=True)
class QuestFulfilled(Event):
    who: str
    quest: str


@dataclass(frozen=True, kw_only=True)
class QuestProposed(Event):
    who: str
    words: str


@dataclass(frozen=True, kw_only=True)
class QuestSigned(Event):
    who: str


@dataclass(frozen=True, kw_only=True)
class QuestPosted(Event):
    quest: str
    issuer: str
    signatures: Sum


@dataclass(frozen=True, kw_only=True)
class QuestRejected(Event):
    issuer: str
    signatures: Sum


@dataclass(frozen=True, kw_only=True)
class QuestClaimed(Event):
    who: str
    quest: str


@dataclass(frozen=True, kw_only=True)
class QuestClaimRejected(Event):
    who: str
    quest: str
