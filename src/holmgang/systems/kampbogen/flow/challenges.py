"""Combat challenges, settled at the start of the round."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.events import Ruled
from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, ChooseSome, Declare, Option, Question, Roll
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.lookups import is_due
from holmgang.systems.kampbogen.board.totals import challenge_cost, graded, outside_total
from holmgang.systems.kampbogen.content import ABILITIES
from holmgang.systems.kampbogen.flow.ability_roll import special_rolls
from holmgang.systems.kampbogen.flow.questions import a_roll, ruling
from holmgang.systems.kampbogen.flow.wounds import hurt
from holmgang.systems.kampbogen.knobs import GRADES
from holmgang.systems.kampbogen.setup import challenge_of
from holmgang.systems.kampbogen.state import Challenge, ChallengeGrade, Character, Combat, GamePlay, MetGrade

COSTS = ("life", "power", "psyche", "blood", "none")


def meet_challenges(play: GamePlay, combat: Combat) -> Flow[None]:
    """KB-3.1: every character in combat must answer every grade of every challenge of the round."""
    if not combat.challenges and play.master is None:
        return
    for challenge in (yield from challenges_of_the_round(play, combat)):
        for grade in challenge.grades:
            yield from one_grade(play, combat, challenge, grade)


def challenges_of_the_round(play: GamePlay, combat: Combat) -> Flow[list[Challenge]]:
    """KB-3.2: the master decides; by default the scenario's, otherwise none."""
    due = by_name([one for one in combat.challenges if is_due(one, combat.number)])
    if not due and play.master is None:
        return []
    known = play.content.kind("challenges")
    in_store = [Option(name, label=one.id) for name, one in due.items()]
    question = ChooseSome(
        play.master or "",
        "challenges",
        [*in_store, *(Option(name) for name in known if name not in due)],
        clauses=("KB-3.2", "KB-3.5"),
        default=list(due),
    )
    chosen: Any = yield from rule(play, question)
    return [due[name] if name in due else challenge_of(name, known[name]) for name in chosen]


def by_name(challenges: list[Challenge]) -> dict[str, Challenge]:
    """The challenges of a round by a name of their own: a second earthquake is ``earthquake_2``."""
    named: dict[str, Challenge] = {}
    for one in challenges:
        times = sum(other.id == one.id for other in named.values())
        named[f"{one.id}_{times + 1}" if times else one.id] = one
    return named


def what_it_demands(play: GamePlay, challenge: Challenge, grade: ChallengeGrade) -> Flow[tuple[str, str, str]]:
    """Ability, grade and cost: as written, unless a master at the table says otherwise (KB-3.7, KB-3.9)."""
    if play.master is None:
        return grade.ability, grade.grade, grade.damage

    def how_hard() -> list[Question]:
        return [Choose(play.master or "", "challenge_to_meet", [Option(one) for one in GRADES], default=grade.grade)]

    said = yield Declare(
        play.master,
        "challenge_ability",
        [Option(name, details=how_hard) for name in ABILITIES],
        about=challenge.id,
        clauses=("KB-3.7",),
        default=grade.ability,
        ruling=True,
    )
    for purpose in ("challenge_ability", "challenge_to_meet"):
        play.tell(
            Ruled,
            clause="KB-3.7",
            ruling=purpose,
            answer=said[purpose],
            by=play.master,
            by_default=False,
            clauses=("KB-3.7",),
        )
    cost = yield from ruling(play, "challenge_cost", COSTS, grade.damage, "KB-3.9", challenge.id)
    return said["challenge_ability"], said["challenge_to_meet"], cost


def one_grade(play: GamePlay, combat: Combat, challenge: Challenge, grade: ChallengeGrade) -> Flow[None]:
    """KB-3.10: the master rolls once, everybody answers that same total."""
    state, knobs = play.state, play.knobs
    ability, named, cost = yield from what_it_demands(play, challenge, grade)
    dice = yield Roll(state.master, "challenge_grade", knobs.dice, about=challenge.id, clauses=("KB-3.10", "KB-2.10"))
    total = graded(dice, named, knobs, "KB-3.10")
    play.tell(
        events.Challenge,
        challenge=challenge.id,
        source=challenge.source,
        ability=ability,
        grade=named,
        total=total,
        clauses=("KB-3.3", "KB-3.5", "KB-3.6", "KB-3.7"),
    )
    met = MetGrade(challenge.id, ability, named, cost, grade.amount, dice)
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
