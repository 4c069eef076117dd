"""Combat challenges, settled at the start of the round."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.lookups import is_due
from holmgang.systems.kampbogen.board.totals import challenge_cost, graded, outside_total
from holmgang.systems.kampbogen.flow.ability_roll import special_rolls
from holmgang.systems.kampbogen.flow.questions import a_roll, as_written
from holmgang.systems.kampbogen.flow.wounds import hurt
from holmgang.systems.kampbogen.state import Character, Combat, GamePlay, MetGrade, PlannedChallenge, PlannedGrade

COSTS = ("life", "power", "psyche", "blood", "none")


def meet_challenges(play: GamePlay, combat: Combat) -> Flow[None]:
    """KB-3.1: every character in combat must answer every grade of every challenge of the round."""
    due = challenges_of_the_round(combat)
    if due:
        as_written(play, "challenges", [one.id for one in due], "KB-3.2")
    for challenge in due:
        for grade in challenge.grades:
            yield from one_grade(play, combat, challenge, grade)


def challenges_of_the_round(combat: Combat) -> list[PlannedChallenge]:
    """KB-3.2: those of the scenario, and those that the master has added (see the master's window)."""
    return [one for one in combat.challenges if is_due(one, combat.number)]


def one_grade(play: GamePlay, combat: Combat, challenge: PlannedChallenge, grade: PlannedGrade) -> Flow[None]:
    """KB-3.10: the master rolls once, all answer that same total."""
    state, knobs = play.state, play.knobs
    dice = yield Roll(state.master, "challenge_grade", knobs.dice, about=challenge.id, clauses=("KB-3.10", "KB-2.10"))
    total = graded(dice, grade.grade, knobs, "KB-3.10")
    play.tell(
        events.Challenge,
        challenge=challenge.id,
        source=challenge.source,
        ability=grade.ability,
        grade=grade.grade,
        total=total,
        clauses=("KB-3.2", "KB-3.3", "KB-3.5", "KB-3.6", "KB-3.7"),
    )
    met = MetGrade(challenge.id, grade.ability, grade.grade, grade.damage, grade.amount, dice)
    combat.met.append(met)
    for who in state.fighting():
        yield from answer_grade(play, who, met)


def meet_missed_challenges(play: GamePlay, combat: Combat, who: Character) -> Flow[None]:
    """KB-3.11: a character who comes back after the challenges of the round meets every grade that was rolled."""
    for met in combat.met:
        yield from answer_grade(play, who, met, "KB-3.11")


def answer_grade(play: GamePlay, who: Character, met: MetGrade, *why: str) -> Flow[None]:
    """KB-3.8: one character rolls against a grade of a challenge; missing it costs (KB-3.9)."""
    knobs = play.knobs
    total = graded(met.dice, met.grade, knobs, "KB-3.10")
    own = yield a_roll(who.seat, "challenge_roll", knobs.dice, who.id, "KB-3.1", "KB-3.4", "KB-2.10", *why)
    reached = outside_total(play, who, own, met.ability, "KB-3.8")
    fumbled = special_rolls(play, who, own)
    if rules.succeeds(rules.against(reached.total, total.total, fumbled), True):
        play.tell(events.ChallengePass, who=who.id, total=reached, grade=total, clauses=("KB-3.8", *why))
        return
    play.tell(events.ChallengeFail, who=who.id, total=reached, grade=total, clauses=("KB-3.8", *why))
    if met.damage != "none":
        hurt(play, who, met.damage, challenge_cost(knobs, met.amount), "challenge", ("KB-3.9",), met.challenge)
