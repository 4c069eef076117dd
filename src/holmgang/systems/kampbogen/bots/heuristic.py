"""Computer players: a party that plans its rolls together, one that looks ahead, a plain fighter, a steady master.

The heuristic counts points, and leaves only a fight that is all but lost. The seasoned player asks after every plan
how the fight would stand then (``prospects``) and sees more than points: to strike the last blow though one falls by
it, not to ward for ever with nothing left to lose, and to get away in time, where no hunter follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from holmgang.kernel.play import kept_while_open
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, Amount, ChooseSome, Declare, Offering, Option, Order, Question
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.odds import brawl_odds, ways_against_grade
from holmgang.systems.kampbogen.board.totals import NO_DICE, combat_grade, graded, sneak_total
from holmgang.systems.kampbogen.board.uses import COMBAT_ROLLS
from holmgang.systems.kampbogen.bots.best_rolls import best_combat_total
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
    plan_for,
    result_of_plan,
    round_inputs,
    wards_of,
    with_a_wound,
)
from holmgang.systems.kampbogen.bots.prospects import (
    Pools,
    chance,
    danger_ahead,
    strengths_of,
    wants_to_leave,
    worth_of_flight,
)
from holmgang.systems.kampbogen.content import TALENTS
from holmgang.systems.kampbogen.state import Character, GamePlay


class HeuristicBot:
    """Plans the round jointly and answers its own part; else common sense.

    Every seat finds the same plan. Where companions have put their rolls to something else, the plan follows them.
    A plan is made of what the options themselves are made of and need not be read; opinions on the rest are.
    """

    canonical: ClassVar[bool] = True

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        if question.purpose == "action":
            return plan_for(asked.play, question.about, settled_by_companions(asked))
        return question.read(_opinion(question, asked))


def _opinion(question: Question, asked: Asked) -> Any:
    """The answer to a question that needs no plan."""
    voice = _voice(asked)
    if voice is not None:
        return voice
    how = ANSWERS.get(question.purpose)
    return usual(question) if how is None else how(question, asked.play)


def settled_by_companions(asked: Asked) -> dict[str, Mapping[str, Any]]:
    """Return the uses that companions have openly chosen: the plan is made around them."""
    return {label.about: answer for label, answer in asked.given.items() if label.purpose == "action"}


def _voice(asked: Asked) -> Any:
    """The answer that a companion gave to the same question; the first answer is followed (KB-2.3)."""
    own = asked.question.label
    for label, answer in asked.given.items():
        if (label.kind, label.purpose, label.about) == (own.kind, own.purpose, own.about) and label.seat != own.seat:
            return answer
    return None


def usual(question: Question) -> Any:
    """The clause's default, or the first thing allowed."""
    if question.default is not REQUIRED:
        return question.default
    if isinstance(question, ChooseSome):
        return [option.id for option in question.options[: question.least]]
    if isinstance(question, Order):
        return [option.id for option in question.options]
    if isinstance(question, Amount):
        return question.least
    assert isinstance(question, Offering)
    option = question.options[0]
    answer: dict[str, Any] = {question.purpose: option.id}
    for detail in option.particulars if isinstance(question, Declare) else ():
        given = usual(detail)
        answer.update(given if isinstance(given, dict) else {detail.purpose: given})
    return answer if isinstance(question, Declare) else option.id


def expose(question: Question, play: GamePlay) -> Any:
    """Expose those with nothing to fear from the grade, then those with the most lives."""
    assert isinstance(question, ChooseSome)
    state = play.state
    grade = combat_grade(play).total

    def fear(who: Character) -> tuple[int, int]:
        best, _ = best_combat_total(play, who, "combat_roll")
        safe = rules.against(best, grade, who.fumbled) == rules.ABOVE
        return (0 if safe or state.driven_by(who.id) else 1, -who.lives)

    tied = sorted((state.character(option.id) for option in question.options), key=fear)
    return [who.id for who in tied[: question.least]]


def join(question: Question, play: GamePlay) -> Any:
    """Help companions, unless one has got away or would fall to the next blow; a newcomer lets a challenge pass by."""
    state = play.state
    who = state.character(question.about)
    if who.left or who.lives < 0 or not state.fighting() or danger_ahead(play):
        return "stay"
    return "stay" if who.lives == 0 and wants_to_leave(play) else "join"


def slip(question: Question, play: GamePlay) -> Any:
    """Those whom one more blow may fell, the worst hurt first, where getting away is what counts; never the driver.

    All others stay: the more there are, the less often each of them is struck (KB-13.3), and the last one falls.
    """
    assert isinstance(question, ChooseSome)
    state = play.state
    if state.goal != "survive" or not wants_to_leave(play):
        return []
    there = [state.character(option.id) for option in question.options]
    hurt = [
        who.id for who in sorted(there, key=lambda who: who.lives) if who.lives <= 1 and not state.driven_by(who.id)
    ]
    return hurt[: len(hurt) if question.most is None else question.most]


def farmaka(question: Question, play: GamePlay) -> Any:
    """A salve for the character who needs it most, once the loss is worth the salve."""
    assert isinstance(question, Declare)
    best: tuple[int, str, str] | None = None
    for option in question.options:
        if option.id == "none":
            continue
        model = play.content.get("gear", option.id)
        patients = option.particulars[0]
        assert isinstance(patients, Offering)
        for one in patients.options:
            who = play.state.character(one.id)
            left = getattr(who, model.restores)
            if left <= 1 and who.ceilings[model.restores] - left > 1 and (best is None or left < best[0]):
                best = (left, option.id, one.id)
    return "none" if best is None else {"farmaka": best[1], "patient": best[2]}


def break_through(question: Question, play: GamePlay) -> Any:
    """Through, where that is the goal and no hunter follows, or where the fight is being lost."""
    return "break_through" if wants_to_leave(play) else "stay"


def flee(question: Question, play: GamePlay) -> Any:
    """A way was opened because the party wants out."""
    return "flee" if wants_to_leave(play) else "stay"


def sneak(question: Question, play: GamePlay) -> Any:
    """The way with the best odds, if they are good or it comes to blows anyway; who sleeps is left asleep."""
    assert isinstance(question, Declare)
    state = play.state
    who = state.character(question.about)
    ways = {option.id for option in question.options}
    targets = question.options[0].particulars[0]
    assert isinstance(targets, Offering)
    target = state.opponent(targets.options[0].id)
    if "asleep" in target.tags:
        return "pass"
    tries = [(way, sneak_total(play, who, way, NO_DICE)[2].total) for way in SNEAKS if way in ways]
    way, reach = max(tries, key=lambda one: one[1])
    grade = graded(NO_DICE, target.kamp, play.knobs, "KB-20.4").total
    above, equal, below, _ = ways_against_grade(play.knobs.dice, reach - grade)
    fights_anyway = any(scene.scene == "combat" and target.id in scene.opponents for scene in state.scenes[:1])
    return {"sneak": way, "target": target.id} if fights_anyway or above + equal >= below else "pass"


SNEAKS = ("aimed_shot", "knock_out", "sneak_attack")
"""The ways of a sneak attack, in the order in which equal ones are preferred."""


def indirect(question: Question, play: GamePlay) -> Any:
    """The best talent the master has not refused."""
    assert isinstance(question, Offering)
    who = play.state.character(question.about)
    return max((option.id for option in question.options), key=lambda name: who.abilities[name])


def advance(question: Question, play: GamePlay) -> Any:
    """The best of the talents."""
    who = play.state.character(question.about)
    return max(TALENTS, key=lambda name: who.abilities[name])


ANSWERS: dict[str, Callable[[Question, GamePlay], Any]] = {
    "expose": expose,
    "join": join,
    "slip": slip,
    "farmaka": farmaka,
    "break_through": break_through,
    "flee": flee,
    "sneak": sneak,
    "indirect": indirect,
    "advance": advance,
}


STEADY: dict[str, Any] = {"slip": [], "join": "join", "break_through": "stay", "flee": "stay", "loot": "leave"}
"""The answers of a player who stays until it is over and takes no loot."""


class PlainBot:
    """Answers for a seat with the simplest thing that hurts."""

    def answer(self, asked: Asked) -> Any:
        question = asked.question
        if question.purpose == "action" and isinstance(question, Declare):
            return _combat_roll(question) or usual(question)
        return STEADY[question.purpose] if question.purpose in STEADY else usual(question)


def _combat_roll(question: Declare) -> dict[str, Any] | None:
    """A combat roll with the ability of the highest total; a defence where no combat roll is allowed."""
    for action in COMBAT_ROLLS:
        option = question.find(action)
        if option is not None:
            choice = option.particulars[0]
            assert isinstance(choice, Offering)
            best = max(choice.options, key=_total)
            return {"action": action, "ability": best.id}
    return None


def _total(option: Option) -> int:
    assert option.worth is not None
    return option.worth.total


PASSES = 2
"""Number of times that each character's part in a plan is looked at again."""
BRAWLED = 3
"""Wounds of brawls that are told apart; more are as good as these."""
KEPT = 0.02
"""Worth of all points of the party, where a plan promises no more than another."""
RELUCTANCE = 0.0
"""The lead that getting away must have over staying: there may be a better moment to leave."""


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
    """Return whether getting away at the end of the round is worth more than fighting on."""
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
