"""A party that distributes its rolls well together, a player who only fights, and a master who takes the defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import REQUIRED, Amount, ChooseSome, Declare, Offering, Option, Order, Question
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.odds import ways_against_grade
from holmgang.systems.kampbogen.board.totals import NO_DICE, best_combat_total, combat_grade, grade_base, sneak_total
from holmgang.systems.kampbogen.board.uses import COMBAT_ROLLS
from holmgang.systems.kampbogen.bots.planning import plan_for
from holmgang.systems.kampbogen.bots.prospects import danger_ahead, wants_to_leave
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
    grade = combat_grade(state.now(), play.knobs).total

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
    """All who can, the badly hurt first, where getting away is what counts.

    Otherwise all stay: the more there are, the less often each of them is struck (KB-13.3).
    """
    assert isinstance(question, ChooseSome)
    state = play.state
    most = len(question.options) if question.most is None else question.most
    there = sorted((state.character(option.id) for option in question.options), key=lambda who: who.lives)
    goes = state.goal == "survive" and wants_to_leave(play)
    return [who.id for who in there[:most]] if goes else []


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
    above, equal, below, _ = ways_against_grade(play.knobs.dice, reach - grade_base(target.kamp, play.knobs))
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
