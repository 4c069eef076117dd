"""The round: who is in it, the grade and what it wakes, the rolls and their uses."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.events import Event
from holmgang.kernel.sums import Sum

# Scenes and rounds


@dataclass(frozen=True, kw_only=True)
class Gathered(Event):
    """A combat starts: the master's roles become opponents, the attacked are in combat."""

    characters: tuple[str, ...]
    opponents: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class CombatBegins(Event):
    """Combat follows from a hold-up or a sneak attack."""

    opponents: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Ambushed(Event):
    """One side lay in ambush: the other cannot fight in the first round."""

    side: str


@dataclass(frozen=True, kw_only=True)
class RoundBegan(Event):
    """A combat round begins."""

    number: Sum


@dataclass(frozen=True, kw_only=True)
class Bound(Event):
    """How many characters the opponents hold in combat, and how many could slip away."""

    bound: Sum
    free: Sum


@dataclass(frozen=True, kw_only=True)
class Join(Event):
    """A character goes in combat."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Slip(Event):
    """A character in excess slips away."""

    who: str


@dataclass(frozen=True, kw_only=True)
class TookWheel(Event):
    """A passenger takes over from a driver who is out."""

    who: str
    vehicle: str


@dataclass(frozen=True, kw_only=True)
class TookFarmaka(Event):
    """A character takes or gives a farmakon."""

    who: str
    patient: str
    gear: str
    condition: str
    amount: Sum
    own: bool
    """Is it for oneself?"""


# Challenges


@dataclass(frozen=True, kw_only=True)
class Challenge(Event):
    """One grade of a challenge, rolled by the master."""

    challenge: str
    source: str
    ability: str
    grade: str
    total: Sum


@dataclass(frozen=True, kw_only=True)
class ChallengePass(Event):
    """A character meets the grade of a challenge."""

    who: str
    total: Sum
    grade: Sum


@dataclass(frozen=True, kw_only=True)
class ChallengeFail(Event):
    """A character misses the grade of a challenge."""

    who: str
    total: Sum
    grade: Sum


# The grade and what it wakes


@dataclass(frozen=True, kw_only=True)
class Grade(Event):
    """The master's roll: the combat grade, or the grade of a scene outside combat."""

    total: Sum
    dice: tuple[int, ...]
    kamp: str
    owner: str


@dataclass(frozen=True, kw_only=True)
class Style(Event):
    """The opponents' combat style is released."""

    ability: str
    owner: str


@dataclass(frozen=True, kw_only=True)
class Effect(Event):
    """An effect or property works in this round."""

    effect: str
    amount: Sum
    trigger: str
    owner: str


# Rolls, exposure, use


@dataclass(frozen=True, kw_only=True)
class Rolled(Event):
    """A character's dice of the round, for all to see."""

    who: str
    raw: Sum
    dice: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Fumble(Event):
    """A player's double one."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Rise(Event):
    """A double that saves an advance."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Soul(Event):
    """A double six that gives a soul."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Advanced(Event):
    """A saved advance is spent on an ability, which now has this value."""

    who: str
    ability: str
    value: Sum


@dataclass(frozen=True, kw_only=True)
class ExposeChoice(Event):
    """The players named who of the tied is struck."""

    who: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Exposed(Event):
    """Whom the grade may strike in this round."""

    who: tuple[str, ...]
    places: Sum


@dataclass(frozen=True, kw_only=True)
class Resolving(Event):
    """The uses of the rolls are resolved, one kind after the other."""

    actions: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Used(Event):
    """What a roll was used for, and how its total compares with the grade."""

    who: str
    action: str
    ability: str
    total: Sum
    grade: Sum
    result: str


@dataclass(frozen=True, kw_only=True)
class Annul(Event):
    """An effect is annulled for everybody."""

    who: str
    effect: str


@dataclass(frozen=True, kw_only=True)
class WardFail(Event):
    """A counter-effect fails."""

    who: str
    effect: str


@dataclass(frozen=True, kw_only=True)
class Focus(Event):
    """A manoeuvre names an opponent."""

    who: str
    target: str


@dataclass(frozen=True, kw_only=True)
class FlightOpen(Event):
    """A manoeuvre opens a way to flee after the round."""

    who: str


@dataclass(frozen=True, kw_only=True)
class ManoeuvreFail(Event):
    """A manoeuvre achieves nothing."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Brawl(Event):
    """A brawl roll: it hits, or the brawl ends."""

    who: str
    total: Sum
    value: Sum
    result: str
