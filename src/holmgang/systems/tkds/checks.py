"""Skill checks and luck rolls (TK-9), and the death coin that stands in for either (TK-16.13)."""

from __future__ import annotations

from dataclasses import dataclass, field

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option, Roll
from holmgang.kernel.sums import Say, Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.events import AutoSuccess, Check, Coin, Luck
from holmgang.systems.tkds.fight import Fight
from holmgang.systems.tkds.state import Creature

ROLL, COIN = "roll", "coin"


@dataclass
class Steps:
    """Counted Bonuses and Penalties, each with its name and its clause (TK-9.18)."""

    parts: list[tuple[int, Say | str, str]] = field(default_factory=list)

    def bonus(self, label: Say | str, clause: str, count: int = 1) -> Steps:
        if count:
            self.parts.append((count, label, clause))
        return self

    def penalty(self, label: Say | str, clause: str, count: int = 1) -> Steps:
        if count:
            self.parts.append((-count, label, clause))
        return self

    def add(self, other: Steps) -> Steps:
        self.parts.extend(other.parts)
        return self

    @property
    def bonuses(self) -> int:
        return sum(count for count, _, _ in self.parts if count > 0)

    @property
    def penalties(self) -> int:
        return -sum(count for count, _, _ in self.parts if count < 0)

    def worth(self, start: Sum, step: int, cap: int) -> Sum:
        """The sum with every step as a term, and the cap as a term where it bites."""
        for count, label, clause in self.parts:
            start = start.plus(step * count, label, clause)
        net, capped = self.bonuses - self.penalties, rules.net_steps(self.bonuses, self.penalties, cap)
        return start if net == capped else start.plus(step * (capped - net), "cap", "TK-9.6")


@dataclass(frozen=True)
class Outcome:
    """What came of a check. ``die`` is 0 where nothing was rolled."""

    success: bool
    total: int
    die: int


def own_steps(fight: Fight, who: Creature, skill: str) -> Steps:
    """What helps or hinders all checks of a creature with this skill."""
    steps = Steps()
    if who.has_in("advantaged", skill):
        steps.bonus("advantaged", "TK-17.8")
    if who.has_in("disadvantaged", skill):
        steps.penalty("disadvantaged", "TK-17.9")
    if overloaded(who) and skill in ("might", "dexterity"):
        steps.penalty("overloaded", "TK-19.10")
    return steps


def steps_against(who: Creature, attribute: str) -> Steps:
    """What helps or hinders everybody's rolls against this skill of a creature."""
    steps = Steps()
    if who.has_in("advantaged", attribute):
        steps.penalty("target-advantaged", "TK-17.8")
    if who.has_in("disadvantaged", attribute):
        steps.bonus("target-disadvantaged", "TK-17.9")
    if overloaded(who) and attribute in ("might", "dexterity"):
        steps.bonus("target-overloaded", "TK-19.10")
    return steps


def overloaded(who: Creature) -> bool:
    return who.load > who.capacity


def threshold_of(fight: Fight, value: int | None = None, clause: str = "TK-9.3") -> Sum:
    """The usual threshold, or the one an effect names."""
    return Sum.of(fight.knobs.default_threshold if value is None else value, "threshold", clause)


def check(
    fight: Fight,
    who: Creature,
    skill: str,
    purpose: str,
    steps: Steps,
    threshold: Sum,
    *,
    target: str = "",
    clauses: tuple[str, ...] = (),
) -> Flow[Outcome]:
    """A skill check: d20 + modifier + Bonuses − Penalties against a threshold."""
    if (yield from spends_coin(fight, who, purpose, target)):
        return Outcome(True, threshold.total, 0)
    faces = yield Roll(who.seat, purpose, (20,), about=who.id, clauses=("TK-9.3",))
    return (yield from judge(fight, who, skill, purpose, steps, threshold, faces[0], target=target, clauses=clauses))


def judge(
    fight: Fight,
    who: Creature,
    skill: str,
    purpose: str,
    steps: Steps,
    threshold: Sum,
    die: int,
    *,
    target: str = "",
    clauses: tuple[str, ...] = (),
) -> Flow[Outcome]:
    """Read a check from its die and tell it."""
    knobs = fight.knobs
    total = Sum.of(die, "die", "TK-9.3").plus(
        rules.skill_modifier(who.skills[skill], knobs.skill_base), skill, "TK-9.2"
    )
    everything = Steps(list(steps.parts)).add(own_steps(fight, who, skill))
    total = everything.worth(total, knobs.bonus_step, knobs.bonus_cap)
    success = rules.check_succeeds(die, total.total, threshold.total)
    cited = list(clauses)
    if everything.bonuses and everything.penalties:
        cited.append("TK-9.5")
    if die in (1, 20):
        cited.append("TK-9.7")
    elif total.total == threshold.total:
        cited.append("TK-9.4")
    if everything.parts:
        cited.append("TK-9.18")
    fight.tell(
        Check(
            who=who.id,
            purpose=purpose,
            skill=skill,
            target=target,
            total=total,
            threshold=threshold,
            success=success,
            natural=str(die) if die in (1, 20) else "",
            clauses=tuple(cited),
        )
    )
    if not success and (yield from rescued_by_coin(fight, who, purpose, target)):
        return Outcome(True, threshold.total, 0)
    return Outcome(success, total.total, die)


def luck(fight: Fight, who: Creature, purpose: str, *clauses: str) -> Flow[bool]:
    """A luck roll: d20 + Luck; no skill check, so cover and most Bonuses mean nothing to it (TK-12.16)."""
    knobs = fight.knobs
    if (yield from spends_coin(fight, who, purpose, "")):
        return True
    faces = yield Roll(who.seat, purpose, (20,), about=who.id, clauses=("TK-9.9",))
    steps = Steps()
    steps.penalty("luck_penalty", "TK-9.10", int(who.has("luck_penalty")))
    steps.bonus("luck_bonus", "TK-9.10", int(who.has("luck_bonus")))
    total = Sum.of(faces[0], "die", "TK-9.9").plus(who.luck, "luck", "TK-9.8" if who.hero else "TK-9.9")
    total = steps.worth(total, knobs.bonus_step, knobs.bonus_cap)
    net = rules.net_steps(steps.bonuses, steps.penalties, knobs.bonus_cap)
    success = rules.luck_succeeds(faces[0], who.luck, net, knobs.bonus_step, knobs.luck_threshold, knobs.luck_naturals)
    cited = [*clauses] + (["TK-9.11"] if faces[0] in (1, 20) else [])
    fight.tell(
        Luck(
            who=who.id,
            purpose=purpose,
            total=total,
            threshold=Sum.of(knobs.luck_threshold, "threshold", "TK-9.9"),
            success=success,
            clauses=tuple(cited),
        )
    )
    if not success and (yield from rescued_by_coin(fight, who, purpose, "")):
        return True
    return success


# ---- the death coin --------------------------------------------------------------------------------------------------


def may_spend_coin(fight: Fight, who: Creature) -> bool:
    return who.hero and who.death_coins > 0 and who.coins_spent_today < fight.knobs.coin_uses_per_day


def spends_coin(fight: Fight, who: Creature, purpose: str, target: str) -> Flow[bool]:
    """TK-16.14: the coin is declared instead of rolling."""
    if fight.knobs.coin_declare != "before_roll":
        return False
    return (yield from _coin(fight, who, purpose, target))


def rescued_by_coin(fight: Fight, who: Creature, purpose: str, target: str) -> Flow[bool]:
    """By house rule the coin may be spent after a failed roll."""
    if fight.knobs.coin_declare != "after_roll":
        return False
    return (yield from _coin(fight, who, purpose, target))


def _coin(fight: Fight, who: Creature, purpose: str, target: str) -> Flow[bool]:
    if not may_spend_coin(fight, who):
        return False
    options = [Option(ROLL), Option(COIN, clauses=("TK-16.13",))]
    answer = yield Choose(
        who.seat, "coin", options, about=who.id, default=ROLL, clauses=("TK-16.14",), args={"what": purpose}
    )
    if answer == ROLL:
        return False
    who.death_coins -= 1
    who.coins_spent_today += 1
    fight.tell(
        Coin(
            who=who.id,
            change=Sum.of(-1, "spent", "TK-16.13"),
            coins=Sum.of(who.death_coins, "death_coins", "TK-16.4"),
            clauses=("TK-16.13",),
        )
    )
    fight.tell(AutoSuccess(who=who.id, purpose=purpose, target=target, clauses=("TK-16.14",)))
    return True
