"""Contests of tkds with exact odds: an attack with its damage, a check, luck, how a meeting goes, how a chase ends."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product

from pydantic import Field

from holmgang.kernel.content import Entry
from holmgang.kernel.exact import Contest, Shares, dice, spread
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.flow.rounds import REACTIONS
from holmgang.systems.tkds.knobs import Knobs

FACES = range(1, 21)
EACH = Fraction(1, 20)


class CheckNumbers(Entry):
    """A skill check against a threshold."""

    skill: int = Field(12, ge=1, le=20, description="TK-9.1")
    bonuses: int = Field(0, ge=0, le=10, description="TK-9.5")
    penalties: int = Field(0, ge=0, le=10, description="TK-9.5")
    threshold: int = Field(11, ge=1, le=40, description="TK-9.4")


def check(numbers: CheckNumbers, knobs: Knobs) -> Mapping[str, Shares]:
    """Return the odds that the check succeeds."""
    net = rules.net_steps(numbers.bonuses, numbers.penalties, knobs.bonus_cap)
    won = spread((_succeeds(die, numbers.skill, net, numbers.threshold, knobs), EACH) for die in FACES)
    return {"success": won}


def _succeeds(die: int, skill: int, net: int, threshold: int, knobs: Knobs) -> bool:
    total = rules.check_total(die, skill, net, knobs.skill_base, knobs.bonus_step)
    return rules.check_succeeds(die, total, threshold)


class AttackNumbers(Entry):
    """An attack on a creature's Defence; with two weapons, one with each hand."""

    skill: int = Field(13, ge=1, le=20, description="TK-9.1: Might or Dexterity")
    bonuses: int = Field(0, ge=0, le=10, description="TK-9.5")
    penalties: int = Field(0, ge=0, le=10, description="TK-9.5")
    cover: int = Field(0, ge=0, le=2, description="TK-12.4: 0 none, 1 partial, 2 full")
    defence: int = Field(12, ge=1, le=40, description="TK-10.2")
    damage_dice: int = Field(1, ge=0, le=6, description="TK-10.6: how many dice of damage")
    damage_sides: int = Field(6, ge=2, le=20, description="TK-10.6: of how many sides")
    damage_bonus: int = Field(0, ge=-10, le=20, description="TK-10.6")
    two_weapons: bool = Field(False, description="TK-14.3: two attacks with the penalties of two weapons")
    handy: bool = Field(True, description="TK-14.4: are both of them handy?")


def attack(numbers: AttackNumbers, knobs: Knobs) -> Mapping[str, Shares]:
    """Hits, and the damage they deal together."""
    covered = rules.cover_steps(numbers.cover, knobs.cover_partial_steps, knobs.cover_full_steps)
    penalties = [_of_two_weapons(numbers, knobs)] * 2 if numbers.two_weapons else [0]
    rolled = dice(numbers.damage_dice, numbers.damage_sides)
    hits: Shares = {0: Fraction(1)}
    harm: Shares = {0: Fraction(1)}
    for extra in penalties:
        net = rules.net_steps(numbers.bonuses, numbers.penalties + covered + extra, knobs.bonus_cap)
        works = sum((EACH for die in FACES if _succeeds(die, numbers.skill, net, numbers.defence, knobs)), Fraction(0))
        one = spread(
            [(0, 1 - works)]
            + [
                (rules.damage_dealt(total + numbers.damage_bonus, False, knobs.min_damage), works * share)
                for total, share in rolled.items()
            ]
        )
        harm = spread((a + b, p * q) for (a, p), (b, q) in product(harm.items(), one.items()))
        struck = ((0, 1 - works), (1, works))
        hits = spread((a + b, p * q) for (a, p), (b, q) in product(hits.items(), struck) if q)
    return {"hits": hits, "damage": {lives: share for lives, share in harm.items() if share}}


def _of_two_weapons(numbers: AttackNumbers, knobs: Knobs) -> int:
    only_second = knobs.two_weapon_extra_when == "second_not_handy"
    penalty, extra = knobs.two_weapon_penalty, knobs.two_weapon_extra_penalty
    return rules.two_weapon_penalties(numbers.handy, numbers.handy, penalty, extra, only_second)


class LuckNumbers(Entry):
    """A roll of luck."""

    luck: int = Field(0, ge=-20, le=20, description="TK-9.8")


def luck(numbers: LuckNumbers, knobs: Knobs) -> Mapping[str, Shares]:
    """Return the odds that the creature is lucky."""
    within = rules.luck_within(numbers.luck, knobs.luck_min, knobs.luck_max)
    lucky = rules.lucky_faces(within, knobs.luck_threshold, knobs.luck_naturals)
    return {"success": {False: 1 - lucky * EACH, True: lucky * EACH}}


class ReactionNumbers(Entry):
    """The reaction of those one meets."""

    personality: int = Field(10, ge=1, le=20, description="TK-23.2: of the speaker")
    talking: bool = Field(True, description="TK-23.2: does a hero speak?")
    before: int = Field(0, ge=0, le=3, description="TK-23.2: the answer before, 1 hostile, 2 uncertain, 3 indifferent")


def reaction(numbers: ReactionNumbers, knobs: Knobs) -> Mapping[str, Shares]:
    """Return the odds of their answer, now or when they are asked again."""
    spoken = rules.skill_modifier(numbers.personality, knobs.skill_base) if numbers.talking else 0
    added = spoken + rules.next_reaction_modifier(numbers.before)
    return {"reaction": spread((REACTIONS[rules.reaction(two + added)], share) for two, share in dice(2, 6).items())}


class ChaseNumbers(Entry):
    """A flight: both sides run, and what is thrown behind may stop the pursuers."""

    lead: int = Field(10, ge=1, le=500, description="TK-23.3: metres ahead")
    slowest_runner: int = Field(5, ge=1, le=30, description="TK-23.3: momentum of the slowest who flees")
    slowest_pursuer: int = Field(6, ge=1, le=30, description="TK-23.3: momentum of the slowest who pursues")
    baits: int = Field(0, ge=0, le=20, description="TK-23.3: how often treasure or food is thrown, once a round")
    rounds: int = Field(10, ge=1, le=100, description="TK-23.3: after so many rounds they give up")


def chase(numbers: ChaseNumbers, knobs: Knobs) -> Mapping[str, Shares]:
    """Return the odds of each end of the chase."""
    stops = Fraction(sum(rules.bait_works(die) for die in range(1, 7)), 6)
    gains = rules.chase_metres(numbers.slowest_pursuer) - rules.chase_metres(numbers.slowest_runner)
    running, lead = Fraction(1), numbers.lead
    end = "given-up"
    for number in range(numbers.rounds):
        running *= 1 - stops if number < numbers.baits else 1
        lead -= gains
        if lead <= 0:
            end = "caught"
            break
    ends = {"got-away": 1 - running, end: running}
    return {"chase": {name: share for name, share in ends.items() if share}}


CONTESTS = (
    Contest("attack", AttackNumbers, ("TK-10.2", "TK-9.3"), attack),
    Contest("check", CheckNumbers, ("TK-9.3", "TK-9.4"), check),
    Contest("luck", LuckNumbers, ("TK-9.9",), luck),
    Contest("reaction", ReactionNumbers, ("TK-23.2",), reaction),
    Contest("chase", ChaseNumbers, ("TK-23.3",), chase),
)
