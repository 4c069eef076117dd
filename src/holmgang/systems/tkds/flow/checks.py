"""Skill checks and luck rolls carried out (TK-9), and the death coin that stands in for either (TK-16.13)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option, Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.checks import (
    AUTOMATIC,
    COIN,
    NO_DEFENCE,
    ROLL,
    Attempt,
    CheckOutcome,
    _total,
    luck_steps,
    may_spend_coin,
    modifier,
    modifiers,
    succeeds_anyway,
    threshold_of,
)
from holmgang.systems.tkds.events import AutoSuccess, Check, Coin, Luck
from holmgang.systems.tkds.state import Creature


def at_mercy(fight: Conflict, who: Creature, attempt: Attempt, purpose: str) -> bool:
    """Is nothing rolled because the target is helpless?"""
    if not succeeds_anyway(attempt):
        return False
    fight.tell(AutoSuccess, who=who.id, purpose=purpose, target=attempt.whom, clauses=("TK-17.1",))
    return True


def check(
    fight: Conflict, who: Creature, attempt: Attempt, purpose: str, *clauses: str, by: str = ""
) -> Flow[CheckOutcome]:
    """A skill check: d20 + modifier + Bonuses − Penalties against a threshold. ``by`` is whose doing is resisted."""
    if at_mercy(fight, who, attempt, purpose):
        return NO_DEFENCE
    target = attempt.whom or by
    if (yield from spends_coin(fight, who, purpose, target)):
        return AUTOMATIC
    [die] = yield Roll(who.seat, purpose, (20,), about=who.id, clauses=("TK-9.3",))
    return (yield from judge(fight, who, attempt, purpose, die, *clauses, by=by))


def judge(
    fight: Conflict, who: Creature, attempt: Attempt, purpose: str, die: int, *clauses: str, by: str = ""
) -> Flow[CheckOutcome]:
    """Read a check from its die and tell it."""
    target = attempt.whom or by
    threshold, steps = threshold_of(fight, attempt), modifiers(fight, who, attempt)
    total = _total(fight, who, attempt, die, steps)
    success, because = rules.check_result(die, total, threshold.total)
    _, counted = steps.net(fight.knobs.bonus_cap)
    fight.tell(
        Check,
        who=who.id,
        purpose=purpose,
        skill=attempt.skill,
        target=target,
        total=Sum.of(die, "die", "TK-9.3") + modifier(fight, who, attempt),
        threshold=threshold,
        success=success,
        natural=str(die) if die in (1, 20) else "",
        clauses=(*clauses, *counted, because),
    )
    if not success and (yield from rescued_by_coin(fight, who, purpose, target)):
        return AUTOMATIC
    return CheckOutcome(success, total, die)


def luck(fight: Conflict, who: Creature, purpose: str, *clauses: str) -> Flow[bool]:
    """A luck roll: d20 + Luck; no skill check, so cover and most Bonuses mean nothing to it (TK-12.16)."""
    knobs = fight.knobs
    if (yield from spends_coin(fight, who, purpose, "")):
        return True
    [die] = yield Roll(who.seat, purpose, (20,), about=who.id, clauses=("TK-9.9",))
    steps = luck_steps(who)
    total = Sum.of(die, "die", "TK-9.9").plus(who.luck, "luck", "TK-9.8")
    total = steps.worth(total, knobs.bonus_step, knobs.bonus_cap)
    net, _ = steps.net(knobs.bonus_cap)
    success, because = rules.luck_result(
        die, who.luck, net, knobs.bonus_step, knobs.luck_threshold, knobs.luck_naturals
    )
    fight.tell(
        Luck,
        who=who.id,
        purpose=purpose,
        total=total,
        threshold=Sum.of(knobs.luck_threshold, "threshold", "TK-9.9"),
        success=success,
        clauses=(*clauses, because),
    )
    if not success and (yield from rescued_by_coin(fight, who, purpose, "")):
        return True
    return success


def spends_coin(fight: Conflict, who: Creature, purpose: str, target: str) -> Flow[bool]:
    """TK-16.14: the coin is declared instead of rolling."""
    if fight.knobs.coin_declare != "before_roll":
        return False
    return (yield from _coin(fight, who, purpose, target))


def rescued_by_coin(fight: Conflict, who: Creature, purpose: str, target: str) -> Flow[bool]:
    """By house rule the coin may be spent after a failed roll."""
    if fight.knobs.coin_declare != "after_roll":
        return False
    return (yield from _coin(fight, who, purpose, target))


def _coin(fight: Conflict, who: Creature, purpose: str, target: str) -> Flow[bool]:
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
        Coin,
        who=who.id,
        change=Sum.of(-1, "spent", "TK-16.13"),
        coins=Sum.of(who.death_coins, "death_coins", "TK-16.4"),
        clauses=("TK-16.13",),
    )
    fight.tell(AutoSuccess, who=who.id, purpose=purpose, target=target, clauses=("TK-16.14",))
    return True
