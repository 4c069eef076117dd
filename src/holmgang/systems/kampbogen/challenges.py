"""P1: combat challenges, settled before the combat grade."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.play import Flow, Play, rule
from holmgang.kernel.questions import ChooseSome, Option, Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.asking import ruling
from holmgang.systems.kampbogen.content import ABILITIES
from holmgang.systems.kampbogen.damage import hurt
from holmgang.systems.kampbogen.doubles import special_rolls
from holmgang.systems.kampbogen.numbers import graded, outside_total
from holmgang.systems.kampbogen.setup import challenge_of
from holmgang.systems.kampbogen.state import Challenge, ChallengeGrade, Combat, Fight

COSTS = ("life", "power", "psyche", "blood", "none")


def meet_challenges(play: Play[Fight], combat: Combat) -> Flow[None]:
    """KB-3.1: every character in combat must answer every grade of every challenge of the round."""
    for challenge in (yield from challenges_of_the_round(play, combat)):
        for grade in challenge.grades:
            yield from one_grade(play, challenge, grade)


def challenges_of_the_round(play: Play[Fight], combat: Combat) -> Flow[list[Challenge]]:
    """KB-3.2: the master decides; by default the scenario's, otherwise none."""
    due = {one.id: one for one in combat.challenges if is_due(one, combat.number)}
    if not due and play.master is None:
        return []
    known = play.content.kind("challenges")
    question = ChooseSome(
        play.master or "",
        "challenges",
        [Option(name) for name in dict.fromkeys([*due, *known])],
        clauses=("KB-3.2", "KB-3.5"),
        default=list(due),
        ruling=True,
    )
    chosen: Any = yield from rule(play, question, list(due), "KB-3.2")
    return [due[name] if name in due else challenge_of(name, known[name]) for name in chosen]


def is_due(challenge: Challenge, number: int) -> bool:
    """Does the scenario have this challenge in store for this round?"""
    return number >= challenge.first and (number - challenge.first) % challenge.every == 0


def one_grade(play: Play[Fight], challenge: Challenge, grade: ChallengeGrade) -> Flow[None]:
    """KB-3.10: the master rolls once, everybody answers that same total."""
    fight, knobs = play.state, play.knobs
    ability = yield from ruling(play, "challenge_ability", ABILITIES, grade.ability, "KB-3.7", challenge.id)
    cost = yield from ruling(play, "challenge_cost", COSTS, grade.damage, "KB-3.9", challenge.id)
    dice = yield Roll(fight.master, "challenge_grade", knobs.dice, about=challenge.id, clauses=("KB-3.10", "KB-2.10"))
    total = graded(dice, grade.grade, knobs, "KB-3.10")
    play.tell(
        events.Challenge(
            challenge=challenge.id,
            source=challenge.source,
            ability=ability,
            grade=grade.grade,
            total=total,
            clauses=("KB-3.3", "KB-3.5", "KB-3.6"),
        )
    )
    for who in fight.fighting():
        own = yield Roll(who.seat, "challenge_roll", knobs.dice, about=who.id, clauses=("KB-3.1", "KB-3.4", "KB-2.10"))
        reached = outside_total(who, own, ability, "KB-3.8")
        fumbled = special_rolls(play, who, own)
        if rules.succeeds(rules.against(reached.total, total.total, fumbled), True):
            play.tell(events.ChallengePass(who=who.id, total=reached, clauses=("KB-3.8",)))
            continue
        play.tell(events.ChallengeFail(who=who.id, total=reached, clauses=("KB-3.8",)))
        if cost != "none":
            amount = knobs.challenge_damage if grade.amount is None else grade.amount
            hurt(play, who, cost, Sum.of(amount, "grade-missed", "KB-3.9"), "challenge", ("KB-3.9",))
