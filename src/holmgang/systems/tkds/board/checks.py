"""Skill checks and luck rolls as they stand before a die is cast: modifiers, thresholds, chances (TK-9)."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from holmgang.kernel.odds import Odds
from holmgang.kernel.sums import Phrase, Sum, phrase
from holmgang.space.squares import Footprint
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.equipment import defence_of, overloaded
from holmgang.systems.tkds.state import SKILLS, Creature

ROLL, COIN = "roll", "coin"
CERTAIN = Fraction(1)


@dataclass
class Steps:
    """Counted Bonuses and Penalties, each with its name and its clause (TK-9.18)."""

    parts: list[tuple[int, Phrase | str, str]] = field(default_factory=list)

    def bonus(self, label: Phrase | str, clause: str, count: int = 1) -> Steps:
        if count:
            self.parts.append((count, label, clause))
        return self

    def penalty(self, label: Phrase | str, clause: str, count: int = 1) -> Steps:
        if count:
            self.parts.append((-count, label, clause))
        return self

    def add(self, other: Steps) -> Steps:
        self.parts.extend(other.parts)
        return self

    @property
    def bonuses(self) -> int:
        return sum(max(0, count) for count, _, _ in self.parts)

    @property
    def penalties(self) -> int:
        return sum(max(0, -count) for count, _, _ in self.parts)

    def net(self, cap: int) -> tuple[int, tuple[str, ...]]:
        """Return the steps left after cancelling, up to the cap, and the clauses that made it so."""
        if not self.parts:
            return 0, ()
        bonuses, penalties = self.bonuses, self.penalties
        cancel = ("TK-9.5",) if bonuses and penalties else ()
        return rules.net_steps(bonuses, penalties, cap), ("TK-9.18", *cancel)

    def worth(self, start: Sum, step: int, cap: int) -> Sum:
        """The sum with every step as a term, and the cap as a term where it bites."""
        for count, label, clause in self.parts:
            start = start.plus(step * count, label, clause)
        all_of_them, counted = self.bonuses - self.penalties, self.net(cap)[0]
        return start if all_of_them == counted else start.plus(step * (counted - all_of_them), "cap", "TK-9.6")


@dataclass(frozen=True)
class CheckOutcome:
    """The result of a check. ``die`` is 0 where nothing was rolled."""

    success: bool
    total: int
    die: int
    at_mercy: bool = False


AUTOMATIC = CheckOutcome(True, 0, 0)
"""A death coin: nothing is rolled, nothing can go wrong, and nothing special comes of it."""
NO_DEFENCE = CheckOutcome(True, 0, 0, at_mercy=True)
"""The target is helpless: every roll against its Defence, Might or Dexterity succeeds (TK-17.1)."""
MERCY = ("defence", "might", "dexterity")


@dataclass(frozen=True)
class Attempt:
    """A skill check as it is tried: with which skill, and against what.

    Against a ``target`` it is rolled against that ``attribute`` of it (Defence or a skill); otherwise against
    ``threshold``, the usual one if none is named. ``attack``: is it to do harm (TK-10.2)? ``melee`` tells a melee
    attack from a ranged one, where it is either. ``origin`` is where the thing comes from that is resisted. ``others``
    are the Bonuses and Penalties of the particular rule.
    """

    skill: str
    target: Creature | None = None
    attribute: str = ""
    threshold: Sum | None = None
    attack: bool = False
    melee: bool | None = None
    origin: Footprint | None = None
    others: Steps = field(default_factory=Steps)

    @property
    def whom(self) -> str:
        return "" if self.target is None else self.target.id


def modifiers(fight: Conflict, who: Creature, attempt: Attempt) -> Steps:
    """Every Bonus and Penalty of a check, each with its reason. Options, policies and play all ask here."""
    steps = own_steps(who, attempt.skill)
    if attempt.target is not None:
        steps.add(cover_steps(fight, who.footprint, attempt.target, against=True))
        steps.add(steps_against(attempt.target, attempt.attribute))
        if attempt.attack:
            steps.add(attack_steps(fight, who, attempt.target, attempt))
    if attempt.origin is not None:
        steps.add(cover_steps(fight, attempt.origin, who, against=False))
    return steps.add(attempt.others)


def cover_steps(fight: Conflict, eye: Footprint, target: Creature, *, against: bool) -> Steps:
    """Penalties on *all* checks against the covered (TK-12.4), Bonuses on its own against what comes from there."""
    if any(cell in target.footprint for cell in eye):
        return Steps()
    found = fight.board.cover(eye, target)
    count = rules.cover_steps(found.result, fight.knobs.cover_partial_steps, fight.knobs.cover_full_steps)
    label, full = f"cover-{found.name}", found.result == rules.FULL
    if against:
        return Steps().penalty(label, "TK-12.6" if full else "TK-12.4", count)
    return Steps().bonus(label, "TK-12.6" if full else "TK-12.5", count)


def attack_steps(fight: Conflict, who: Creature, target: Creature, attempt: Attempt) -> Steps:
    """Return the steps on every attack of one creature on another, spells included."""
    knobs, steps = fight.knobs, Steps()
    if clause := fight.board.obscured_because(who, target):
        steps.penalty("obscured", clause, knobs.obscured_penalty)
    steps.bonus("combat_prowess", "TK-24.2", who.talent("combat_prowess"))
    steps.bonus("command", "TK-4.2", int(who.has("commanded")))
    if attempt.attribute == "defence" and target.has("warded"):
        steps.penalty("dawn_ward", "TK-22.7")
    if target.prone and attempt.melee is not None:
        if attempt.melee:
            steps.bonus("prone", "TK-17.4", knobs.prone_melee_bonus)
        else:
            steps.penalty("prone", "TK-17.4", knobs.prone_ranged_penalty)
    return steps


def own_steps(who: Creature, skill: str) -> Steps:
    """Return the steps on all checks of a creature with this skill."""
    steps = Steps()
    if who.has_in("advantaged", skill):
        steps.bonus("advantaged", "TK-17.8")
    if who.has_in("disadvantaged", skill):
        steps.penalty("disadvantaged", "TK-17.9")
    if overloaded(who) and skill in ("might", "dexterity"):
        steps.penalty("overloaded", "TK-19.10")
    return steps


def steps_against(who: Creature, attribute: str) -> Steps:
    """Return the steps on all rolls against this skill of a creature."""
    steps = Steps()
    if who.has_in("advantaged", attribute):
        steps.penalty("target-advantaged", "TK-17.8")
    if who.has_in("disadvantaged", attribute):
        steps.bonus("target-disadvantaged", "TK-17.9")
    if overloaded(who) and attribute in ("might", "dexterity"):
        steps.bonus("target-overloaded", "TK-19.10")
    return steps


def modifier(fight: Conflict, who: Creature, attempt: Attempt) -> Sum:
    """Return the modifier of the die."""
    knobs = fight.knobs
    start = Sum.of(rules.skill_modifier(who.skills[attempt.skill], knobs.skill_base), attempt.skill, "TK-9.2")
    return modifiers(fight, who, attempt).worth(start, knobs.bonus_step, knobs.bonus_cap)


def on_the_die(fight: Conflict, who: Creature, attempt: Attempt, die: int) -> int:
    """The total of a check with that face; :func:`modifier` says where it comes from."""
    return _total(fight, who, attempt, die, modifiers(fight, who, attempt))


def _total(fight: Conflict, who: Creature, attempt: Attempt, die: int, steps: Steps) -> int:
    knobs = fight.knobs
    net, _ = steps.net(knobs.bonus_cap)
    return rules.check_total(die, who.skills[attempt.skill], net, knobs.skill_base, knobs.bonus_step)


def threshold_of(fight: Conflict, attempt: Attempt) -> Sum:
    """Return the number to be reached: the target's Defence or skill, a named threshold, or the usual one."""
    if attempt.target is not None:
        if attempt.attribute in SKILLS:
            return Sum.of(attempt.target.skills[attempt.attribute], attempt.attribute, "TK-9.4")
        return defence_of(fight, attempt.target, attempt.melee)
    return attempt.threshold or Sum.of(fight.knobs.default_threshold, "threshold", "TK-9.3")


def chance(fight: Conflict, who: Creature, attempt: Attempt) -> Fraction:
    """The chance that the check succeeds."""
    if succeeds_anyway(attempt):
        return CERTAIN
    faces = rules.faces_that_succeed(on_the_die(fight, who, attempt, 0), threshold_of(fight, attempt).total)
    return Fraction(faces, 20)


def check_odds(fight: Conflict, who: Creature, attempt: Attempt, besides: Fraction = CERTAIN) -> Odds:
    """The chance of a check, and what the die must show; ``besides`` is the chance of what else must come off."""
    works = chance(fight, who, attempt) * besides
    return Odds(either(works, "failure", "success"), works, need(fight, who, attempt))


def either(works: Fraction, bad: str, good: str) -> tuple[tuple[str, Fraction], ...]:
    """The shares of what fails and what works; what cannot be is left out."""
    if works in (0, 1):
        return ((good if works else bad, CERTAIN),)
    return (bad, 1 - works), (good, works)


def need(fight: Conflict, who: Creature, attempt: Attempt, failing: int = 1) -> Phrase | None:
    """The least face of the d20 that will do; a 20 always does, a 1 never (TK-9.7). None: it is not rolled.

    ``failing`` is the highest face that fails whatever the total: more than 1 where a rule of the weapon says so.
    """
    if succeeds_anyway(attempt):
        return None
    least = threshold_of(fight, attempt).total - modifier(fight, who, attempt).total
    return phrase("need-d20", least=max(failing + 1, min(20, least)))


def succeeds_anyway(attempt: Attempt) -> bool:
    """TK-17.1: all rolls against Might, Dexterity or Defence of the helpless succeed automatically."""
    target = attempt.target
    return target is not None and target.helpless and attempt.attribute in MERCY


def luck_steps(who: Creature) -> Steps:
    """Only what names luck rolls bears on them (TK-9.10)."""
    steps = Steps()
    steps.penalty("luck_penalty", "TK-9.10", int(who.has("luck_penalty")))
    steps.bonus("luck_bonus", "TK-9.10", int(who.has("luck_bonus")))
    return steps


def luck_chance(fight: Conflict, who: Creature) -> Fraction:
    """The chance that a luck roll succeeds."""
    knobs = fight.knobs
    net, _ = luck_steps(who).net(knobs.bonus_cap)
    faces = rules.lucky_faces(who.luck, knobs.luck_threshold, knobs.luck_naturals, net, knobs.bonus_step)
    return Fraction(faces, 20)


# ---- the death coin --------------------------------------------------------------------------------------------------


def may_spend_coin(fight: Conflict, who: Creature) -> bool:
    return who.hero and who.death_coins > 0 and who.coins_spent_today < fight.knobs.coin_uses_per_day
