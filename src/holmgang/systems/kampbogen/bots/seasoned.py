"""The computer player for looking ahead: the heuristic, with an eye for how the fight will stand after the round.

The heuristic counts points, and leaves only a fight that is all but lost. A player who asks after every plan how the
fight would stand then (``prospects``) sees more than points: to strike the last blow though one falls by it, not
to ward for ever with nothing left to lose, and to get away in time, where no hunter follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holmgang.kernel.play import kept_while_open
from holmgang.kernel.policy import Asked
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.odds import brawl_odds
from holmgang.systems.kampbogen.bots.heuristic import HeuristicBot, settled_by_companions
from holmgang.systems.kampbogen.bots.planning import (
    Agreed,
    JointPlan,
    PlanCharacter,
    PlannedUse,
    PlanResult,
    RoundInputs,
    agreed_on,
    answer_of,
    candidates,
    plan_around,
    result_of_plan,
    round_inputs,
    wards_of,
    with_a_wound,
)
from holmgang.systems.kampbogen.bots.prospects import Pools, chance, strengths_of, worth_of_flight
from holmgang.systems.kampbogen.state import GamePlay

PASSES = 2
"""Number of times that each character's part in a plan is looked at again."""
BRAWLED = 3
"""Wounds of brawls that are told apart; more are as good as these."""
KEPT = 0.02
"""Worth of all points of the party, where a plan promises no more than another."""
RELUCTANCE = 0.0
"""By how much getting away must be better than staying: there may be a better moment to leave."""


class SeasonedBot(HeuristicBot):
    """Plans for how the fight stands after the round, and leaves when leaving is worth more."""

    def answer(self, asked: Asked) -> Any:
        question, play = asked.question, asked.play
        if play.state.combat is None:
            return super().answer(asked)
        if question.purpose == "action":
            place, agreed = agreed_on(round_inputs(play), question.about, settled_by_companions(asked))
            return answer_of(plan_of(play, agreed)[place])
        if question.purpose in ("flee", "break_through"):
            return question.purpose if leaves(play, question.purpose) else "stay"
        return super().answer(asked)


def away(play: GamePlay, through: bool) -> float:
    """Return the worth of being out of the fight, on this side of it or on the other."""
    return 1.0 if through and play.state.goal == "get_past" else worth_of_flight(play.state)


def leaves(play: GamePlay, way: str) -> bool:
    """At the end of the round: is getting away worth more than fighting on?"""
    state = play.state
    pools: tuple[Pools, ...] = tuple([(one.lives, one.power, one.psyche, one.blood) for one in state.fighting()])
    stays = chance(strengths_of(play), pools, tuple([one.lives for one in state.able()]))
    return away(play, way == "break_through") > stays + RELUCTANCE


@kept_while_open
def plan_of(play: GamePlay, agreed: Agreed) -> JointPlan:
    """The heuristic's plan, improved part by part while a part can be improved."""
    inputs = round_inputs(play)
    plan = plan_around(play, agreed)
    worth = _worth(play, inputs, plan)
    for _ in range(PASSES):
        before = plan
        for place, friend in enumerate(inputs.friends):
            for deed in _deeds(play, inputs, friend) if agreed[place] is None else ():
                other = (*plan[:place], deed, *plan[place + 1 :])
                if deed != plan[place] and _sensible(other):
                    promise = _worth(play, inputs, other)
                    if promise > worth:
                        plan, worth = other, promise
        if plan == before:
            break
    return plan


def _deeds(play: GamePlay, inputs: RoundInputs, friend: PlanCharacter) -> Iterator[PlannedUse]:
    """The uses open to a character: those the heuristic considers, and every order of a commander."""
    yield from candidates(inputs, friend)
    if friend.commands:
        yield ("manoeuvre", "flight", "")
        yield from (("manoeuvre", "target", foe.id) for foe in inputs.foes)


def _sensible(plan: JointPlan) -> bool:
    """No effect is warded off twice, and one commands."""
    wards = wards_of(plan)
    return len(set(wards)) == len(wards) and sum(deed[0] == "manoeuvre" for deed in plan) < 2


def _worth(play: GamePlay, inputs: RoundInputs, plan: JointPlan) -> float:
    """Return the worth of the position after a plan, over all that brawls may bring."""
    after = result_of_plan(inputs, plan)
    lives = after.lives
    worth = 0.0
    for share in brawled(inputs, plan):
        worth += share * _standing(play, after, _regrown(play, lives))
        lives = with_a_wound(inputs, lives, after.named)
    points = sum(max(0, point) for pool in after.pools for point in pool)
    return worth + KEPT * points / max(1, sum(sum(friend.pools) for friend in inputs.friends))


def brawled(inputs: RoundInputs, plan: JointPlan) -> list[float]:
    """The chances that the brawls of a plan deal no wound, one, two, and so on."""
    shares = [1.0]
    for friend, deed in zip(inputs.friends, plan, strict=True):
        if deed[0] == "brawl":
            hit = float(brawl_odds(inputs.knobs, friend.brawl_value, False).works)
            own = [hit**times * (1 - hit) for times in range(BRAWLED)] + [hit**BRAWLED]
            both = [0.0] * (BRAWLED + 1)
            for first, one in enumerate(shares):
                for second, other in enumerate(own):
                    both[min(first + second, BRAWLED)] += one * other
            shares = both
    return shares


def _regrown(play: GamePlay, lives: tuple[int, ...]) -> tuple[int, ...]:
    """With the life that grows back at the end of the round (KB-25.4)."""
    for place, opponent in enumerate(strengths_of(play).opponents):
        if any(kind == "regrow" for kind, _, _ in opponent.effects) and lives[place] > 0:
            return (*lives[:place], rules.regrown(lives[place], opponent.start), *lives[place + 1 :])
    return lives


def _standing(play: GamePlay, after: PlanResult, lives: tuple[int, ...]) -> float:
    stays = chance(strengths_of(play), after.pools, lives)
    if not (after.flight or after.through) or all(min(pool) < 0 for pool in after.pools):
        return stays
    return max(stays, away(play, after.through) - RELUCTANCE)
