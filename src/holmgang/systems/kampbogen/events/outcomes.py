"""What comes of it: wounds, endings, scenes outside combat, and what does not happen."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.events import Event
from holmgang.kernel.sums import Sum

# Wounds


@dataclass(frozen=True, kw_only=True)
class Hit(Event):
    """An opponent is wounded."""

    who: str
    target: str
    amount: Sum


@dataclass(frozen=True, kw_only=True)
class Hide(Event):
    """A wound is lost to a thick hide."""

    who: str
    target: str


@dataclass(frozen=True, kw_only=True)
class Out(Event):
    """An opponent falls to 0 lives."""

    who: str
    status: str


@dataclass(frozen=True, kw_only=True)
class Hurt(Event):
    """A character takes damage. ``damage`` is life, power, psyche or blood; ``cause`` is where it comes from.

    ``source`` is who or what that is: the opponent with the effect, the challenge; empty for the grade.
    """

    who: str
    damage: str
    amount: Sum
    cause: str
    source: str = ""


@dataclass(frozen=True, kw_only=True)
class ArmourHeld(Event):
    """Armour keeps the grade off its wearer."""

    who: str
    gear: str
    grade: Sum


@dataclass(frozen=True, kw_only=True)
class Break(Event):
    """A vehicle takes break damage."""

    vehicle: str
    amount: Sum


@dataclass(frozen=True, kw_only=True)
class GearBreak(Event):
    """A piece of gear takes break damage; ``broken`` when it is of no more use."""

    who: str
    gear: str
    amount: Sum
    broken: bool


@dataclass(frozen=True, kw_only=True)
class Burnout(Event):
    """A vehicle burns out."""

    vehicle: str


@dataclass(frozen=True, kw_only=True)
class OnFoot(Event):
    """The people of a burnt-out vehicle are on foot."""

    who: tuple[str, ...]
    vehicle: str


@dataclass(frozen=True, kw_only=True)
class Regrow(Event):
    """An opponent regains a life."""

    who: str
    amount: Sum


@dataclass(frozen=True, kw_only=True)
class Faint(Event):
    """A character faints."""

    who: str


# How it ends


@dataclass(frozen=True, kw_only=True)
class Draw(Event):
    """Both sides fell in one round."""


@dataclass(frozen=True, kw_only=True)
class Won(Event):
    """The characters have won."""


@dataclass(frozen=True, kw_only=True)
class Loot(Event):
    """What the winners take from the defeated."""

    amount: Sum


@dataclass(frozen=True, kw_only=True)
class Spoils(Event):
    """What the loot turned out to be."""

    valuables: Sum
    scrap: Sum
    money: Sum


@dataclass(frozen=True, kw_only=True)
class Lost(Event):
    """All characters in combat have fainted."""


@dataclass(frozen=True, kw_only=True)
class LeftLying(Event):
    """The victors leave a character where it fell."""

    who: str


@dataclass(frozen=True, kw_only=True)
class TiedUp(Event):
    """Somebody who has surrendered is taken captive and bound."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Killed(Event):
    """Somebody is killed: a defeated character, or a defenceless person."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Plundered(Event):
    """A character is robbed of money and gear."""

    who: str
    gear: tuple[str, ...]
    money: Sum


@dataclass(frozen=True, kw_only=True)
class Flee(Event):
    """A character flees after the round."""

    who: str


@dataclass(frozen=True, kw_only=True)
class BreakThrough(Event):
    """The characters fight their way through and out on the other side."""

    who: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Fled(Event):
    """The combat ends with the characters gone."""


@dataclass(frozen=True, kw_only=True)
class Pursuit(Event):
    """The opponents take up the pursuit: a new combat."""

    opponents: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Surrender(Event):
    """An opponent surrenders."""

    who: str


@dataclass(frozen=True, kw_only=True)
class OpponentFlees(Event):
    """An opponent flees."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Undecided(Event):
    """The agreed number of rounds is over."""

    rounds: Sum


@dataclass(frozen=True, kw_only=True)
class Avoided(Event):
    """The master finds a way round the combat."""


# Outside rounds


@dataclass(frozen=True, kw_only=True)
class SneakFail(Event):
    """The target escapes a sneak attack."""

    who: str
    target: str


@dataclass(frozen=True, kw_only=True)
class KnockOut(Event):
    """The target is knocked out."""

    who: str
    target: str


@dataclass(frozen=True, kw_only=True)
class IndirectPass(Event):
    """A character comes through somebody else's fight unharmed."""

    who: str
    ability: str
    total: Sum
    grade: Sum


@dataclass(frozen=True, kw_only=True)
class IndirectFail(Event):
    """A character is struck by somebody else's fight."""

    who: str
    ability: str
    total: Sum
    grade: Sum


@dataclass(frozen=True, kw_only=True)
class HeldUp(Event):
    """A hold-up is settled between a character and an opponent; ``holder`` and ``held`` say who began it."""

    who: str
    target: str
    holder: str
    held: str


# What does not happen, and why


@dataclass(frozen=True, kw_only=True)
class Outside(Event):
    """Characters out of combat, who have no part in the round."""

    who: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Dormant(Event):
    """What the master's dice did not wake: effects on an effect roll, the combat style."""

    effects: tuple[str, ...]
    style: bool
    dice: Sum


@dataclass(frozen=True, kw_only=True)
class TieEscaped(Event):
    """The opponents were prepared and escape the wound of a tie."""

    who: str


@dataclass(frozen=True, kw_only=True)
class BrawlOver(Event):
    """A brawl stops although it hit: nobody is left to hit, or the agreed number of rolls is reached."""

    who: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class Spared(Event):
    """A roll that would have cost something costs nothing: ``reason`` is ambush, vehicle, not_struck or other_use."""

    who: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class TieHolds(Event):
    """Nobody failed, but a tie is not enough to break through."""

    who: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class RoundEnded(Event):
    """A round closes and the combat goes on; style and annulments lapse."""

    number: Sum
    style: str
    effects: tuple[str, ...]
