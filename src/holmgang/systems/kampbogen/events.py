"""Events of a fight by the combat book. Their kinds are the event words of the specification."""

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
class MasterScene(Event):
    """The master has started a scene, a chase or a challenge, or called one off."""

    scene: str


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
    """The number of characters that the opponents hold in combat, and of those who could slip away."""

    bound: Sum
    free: Sum


@dataclass(frozen=True, kw_only=True)
class Join(Event):
    """A character joins the combat."""

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
    """True if the remedy is for the giver."""


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
    """The characters that the grade may strike in this round."""

    who: tuple[str, ...]
    places: Sum


@dataclass(frozen=True, kw_only=True)
class Resolving(Event):
    """The uses of the rolls are resolved, one kind after the other."""

    actions: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Used(Event):
    """The use of a roll, and how its total compares with the grade."""

    who: str
    action: str
    ability: str
    total: Sum
    grade: Sum
    result: str


@dataclass(frozen=True, kw_only=True)
class Annul(Event):
    """An effect is annulled for all characters."""

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
    """A character faints, because this condition is exhausted."""

    who: str
    condition: str


# How it ends


@dataclass(frozen=True, kw_only=True)
class Draw(Event):
    """Both sides fell in one round."""


@dataclass(frozen=True, kw_only=True)
class Won(Event):
    """The characters have won."""


@dataclass(frozen=True, kw_only=True)
class Loot(Event):
    """The loot that the winners take from the defeated."""

    amount: Sum


@dataclass(frozen=True, kw_only=True)
class Spoils(Event):
    """The kinds of things in the loot."""

    valuables: Sum
    scrap: Sum
    money: Sum


@dataclass(frozen=True, kw_only=True)
class Lost(Event):
    """All characters in combat have fainted."""


@dataclass(frozen=True, kw_only=True)
class Untied(Event):
    """A character who lay bound is freed by the victory of its companions."""

    who: str


@dataclass(frozen=True, kw_only=True)
class GivenUp(Event):
    """All in combat have fainted, and these companions outside do not join."""

    who: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class LeftLying(Event):
    """The victors leave a character where it fell."""

    who: str


@dataclass(frozen=True, kw_only=True)
class TiedUp(Event):
    """An opponent who has surrendered or lies unconscious is taken captive and bound."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Killed(Event):
    """A person is killed: a defeated character, or a defenceless person."""

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
    """A character comes through a fight of others unharmed."""

    who: str
    ability: str
    total: Sum
    grade: Sum


@dataclass(frozen=True, kw_only=True)
class IndirectFail(Event):
    """A character is struck in a fight of others."""

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
    """The master's dice did not wake these: effects on an effect roll, the combat style."""

    effects: tuple[str, ...]
    style: bool
    dice: Sum


@dataclass(frozen=True, kw_only=True)
class TieEscaped(Event):
    """The opponents were prepared and escape the wound of a tie."""

    who: str


@dataclass(frozen=True, kw_only=True)
class BrawlOver(Event):
    """A brawl stops although it hit: no opponent is left, or the agreed number of rolls is reached."""

    who: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class Spared(Event):
    """A roll that would have cost something costs nothing: ``reason`` is ambush, vehicle, not_struck or other_use."""

    who: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class TieHolds(Event):
    """None failed, but a tie is not enough to break through."""

    who: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class RoundEnded(Event):
    """A round closes and the combat goes on; style and annulments lapse."""

    number: Sum
    style: str
    effects: tuple[str, ...]
