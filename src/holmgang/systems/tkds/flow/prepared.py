"""Prepared actions: structured conditions, cutting in, and several things at the same moment (TK-5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.fastclasses import frozen
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Declare, Option, Question
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import DAMAGE, DISPLACEMENT, Conflict, PendingDeed
from holmgang.systems.tkds.board.checks import Attempt
from holmgang.systems.tkds.board.lookups import rider_of
from holmgang.systems.tkds.board.ways import score_of
from holmgang.systems.tkds.events import Interrupt, SpellLost
from holmgang.systems.tkds.flow.movement import named_way
from holmgang.systems.tkds.flow.resolution import (
    STATES,
    Watch,
    carry,
    check,
    inflict,
    ruling,
    setting_off_nothing,
    settle,
    since,
)
from holmgang.systems.tkds.state import ENEMIES_TURN, HEROES, PLAYERS_TURN, Creature, Prepared, hostile

TRIGGERS = (*STATES, "attacks", "casts", "uses_item", "stands_up", "custom")
CUT_IN, PASS = "cut_in", "pass"
Perform = Callable[[Conflict, Creature, dict[str, Any]], Flow[None]]
Particulars = Callable[[Conflict, Creature, str], list[Question] | None]


SQUARE, FURTHER, DONE = "square", "further_target", "done"


@frozen
class Incident:
    """Something of the opposing group that a condition may speak of.

    ``whom`` are those it is aimed at; ``newly`` says of whom a watched state has come to hold by it, by any
    cause; ``clauses`` say how this moment goes.
    """

    kind: str
    who: Creature
    whom: tuple[str, ...] = ()
    spell: str = ""
    is_attack: bool = False
    newly: Watch | None = None
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hooks:
    """The functions that ask for and carry out a prepared action; the actions are bound in :mod:`turn`."""

    particulars: Particulars
    perform: Perform


def is_ready(fight: Conflict, one: Creature) -> bool:
    """Prepared, able, with an insertion left, and in the running turn of an opponent."""
    if one.prepared is None or not one.able or one.cut_ins >= fight.knobs.prepared_uses_per_round:
        return False
    own_turn = PLAYERS_TURN if one.side == HEROES else ENEMIES_TURN
    return fight.state.phase in (PLAYERS_TURN, ENEMIES_TURN) and fight.state.phase != own_turn


def matches(fight: Conflict, one: Creature, happening: Incident) -> bool:
    """Return whether what happens fits the stated condition."""
    prepared = one.prepared
    assert prepared is not None
    if prepared.trigger in STATES:
        return culprit(fight, one, happening) is not None
    mover = happening.who
    rider = rider_of(fight, mover)
    if not hostile(one, mover) or prepared.whose not in ("any", mover.id, rider.id if rider else ""):
        return False
    if happening.kind == FURTHER:
        return prepared.trigger == "attacks" and prepared.whom in happening.whom
    if prepared.trigger == "attacks":
        return happening.is_attack and prepared.whom in ("any", *happening.whom)
    return prepared.trigger == happening.kind


def culprit(fight: Conflict, one: Creature, happening: Incident) -> str | None:
    """The watched opponent of whom the state has come to hold; None if there is none."""
    prepared = one.prepared
    found = sorted((happening.newly or {}).get(one.id, ()))
    if prepared is None or not found:
        return None
    mover, whose = happening.who.id, prepared.whose
    if whose != "any" and whose not in found:
        return None
    rides_by = whose != "any" and fight.creature(whose).mount == mover
    if mover in found and (whose == "any" or rides_by):
        return mover
    return found[0] if whose == "any" else whose


def ready(fight: Conflict, happening: Incident) -> Flow[list[Creature]]:
    """Return the creatures whose condition has come true, in roster order; a ``custom`` one by the master's word."""
    # A prepared action never sets off another (TK-5.16). By TK-5.7 only one side can cut in at a time and conditions
    # speak of opponents, so this could not happen anyway; the guard keeps it so under house rules.
    if fight.mid_interrupt or all(one.prepared is None for one in fight.state.creatures):
        return []
    found = []
    for one in fight.state.roster():
        if is_ready(fight, one) and (matches(fight, one, happening) or (yield from granted(fight, one, happening))):
            found.append(one)
    return found


def granted(fight: Conflict, one: Creature, happening: Incident) -> Flow[bool]:
    """6.7: the master says whether a condition in free words has come true; unattended it never does."""
    waits = one.prepared is not None and one.prepared.trigger == "custom" and hostile(one, happening.who)
    if not waits or fight.play.master is None or happening.kind in (FURTHER, DONE):
        return False
    return (yield from ruling(fight, "custom_trigger", ("no", "yes"), "TK-5.3", one.id)) == "yes"


# ---- cutting in ------------------------------------------------------------------------------------------------------


Answers = list[tuple[Creature, dict[str, Any]]]


def ask_cut_ins(fight: Conflict, happening: Incident, without: Answers | None = None) -> Flow[Answers]:
    """Ask all whose condition has come true; those who decline stay prepared."""
    answers: Answers = []
    answered = [one.id for one, _ in without or ()]
    for one in (yield from ready(fight, happening)):
        if one.id in answered:
            continue
        assert one.prepared is not None
        lend_momentum(fight, one)
        details = fight.hooks.particulars(fight, one, one.prepared.action)
        if details is None:
            take_momentum(one)
            continue
        options = [Option(PASS), Option(CUT_IN, details=details, clauses=("TK-5.5",))]
        answer = yield Declare(
            one.seat,
            "cut_in",
            options,
            about=one.id,
            default=PASS,
            clauses=("TK-5.5", "TK-5.13"),
            spelt_out=_checked(fight, one) if moves(one.prepared) else None,
            args={"by": culprit(fight, one, happening) or happening.who.id, "trigger": one.prepared.trigger},
        )
        if answer["cut_in"] == PASS:
            take_momentum(one)
        else:
            answers.append((one, answer))
    return answers


def _checked(fight: Conflict, one: Creature) -> Callable[[Mapping[str, Any]], dict[str, Any]]:
    """A move whose squares are named must be one that can be walked."""

    def spelt_out(given: Mapping[str, Any]) -> dict[str, Any]:
        if given.get("cut_in") == CUT_IN:
            named_way(fight, one, given)
        return dict(given)

    return spelt_out


def moves(prepared: Prepared) -> bool:
    """TK-5.12: "move up to my momentum", or a Sprint, may be prepared as well."""
    return prepared.action in ("move", "sprint")


def lend_momentum(fight: Conflict, one: Creature) -> None:
    """A prepared move has the momentum of the turn that was given up, and is as dear as it was then (TK-5.14)."""
    assert one.prepared is not None
    if moves(one.prepared):
        score = score_of(one)
        gain = rules.sprint_gain(score, fight.knobs.sprint_factor) if one.prepared.action == "sprint" else 0
        one.momentum_left, one.momentum_spent = score + gain, 0
        one.began_threatened, one.activated = one.prepared.was_threatened, True


def take_momentum(one: Creature) -> None:
    one.momentum_left = 0


def readable(question: Declare, answer: dict[str, Any]) -> bool:
    """Return whether this answer would be accepted."""
    try:
        question.read(answer)
    except AnswerRefused:
        return False
    return True


def still_possible(fight: Conflict, one: Creature, answer: dict[str, Any]) -> bool:
    """TK-5.13: return whether it could still be declared now that others have acted first."""
    assert one.prepared is not None
    details = fight.hooks.particulars(fight, one, one.prepared.action) if one.able else None
    if details is None:
        return False
    return readable(Declare(one.seat, "cut_in", [Option(CUT_IN, details=details)]), answer)


def in_turn(fight: Conflict, answers: Answers, happening: Incident) -> Flow[None]:
    """One insertion after the other; what has become impossible stays prepared."""
    for one, answer in answers:
        if one.prepared is not None and still_possible(fight, one, answer):
            yield from setting_off_nothing(fight, insert(fight, one, answer, happening))
        else:
            take_momentum(one)


def insert(fight: Conflict, one: Creature, answer: dict[str, Any], happening: Incident, *clauses: str) -> Flow[None]:
    """Carry out one prepared action."""
    prepared, by = one.prepared, culprit(fight, one, happening) or happening.who.id
    assert prepared is not None
    one.cut_ins += 1
    if one.cut_ins >= fight.knobs.prepared_uses_per_round:
        one.prepared = None
    fight.tell(
        Interrupt,
        who=one.id,
        action=prepared.action,
        trigger=prepared.trigger,
        by=by,
        clauses=("TK-5.5", "TK-5.6", "TK-5.7", "TK-5.14", *happening.clauses, *clauses),
    )
    deed = {**answer, "do": "move" if prepared.action == "sprint" else prepared.action}
    fight.doer = one.id

    def use() -> Flow[None]:
        yield from fight.hooks.perform(fight, one, deed)
        if moves(prepared):
            one.momentum_left = 0

    if moves(prepared) and about_to_be_moved(fight, one):
        yield from inflict(fight, DISPLACEMENT, one.id, use)
    else:
        yield from use()


def about_to_be_moved(fight: Conflict, one: Creature) -> bool:
    """True if the triggering action moves the same creature: then it comes first (TK-5.8)."""
    return any(wait.rank == DISPLACEMENT and wait.whom == one.id for wait in fight.later or ())


def after_square(fight: Conflict, mover: Creature, before: Watch) -> Flow[bool]:
    """TK-5.9: the square is complete; a creature that waited for it acts fully, then the mover goes on if it can.

    True if a creature cut in.
    """
    happening = Incident(SQUARE, mover, newly=since(fight, before), clauses=("TK-5.9", "TK-3.9"))
    return (yield from answer_all(fight, happening))


def after_small_action(fight: Conflict, who: Creature, kind: str, before: Watch) -> Flow[None]:
    """TK-5.10: a small action is complete before any creature answers it."""
    yield from answer_all(fight, Incident(kind, who, newly=since(fight, before), clauses=("TK-5.10",)))


def after_action(fight: Conflict, who: Creature, before: Watch) -> Flow[None]:
    """An action has changed how things stand (a torch burns, an ally is pushed): answered like a small action."""
    newly = since(fight, before)
    if any(newly.values()):
        yield from answer_all(fight, Incident(DONE, who, newly=newly, clauses=("TK-5.10",)))


def answer_all(fight: Conflict, happening: Incident) -> Flow[bool]:
    """All insertions of one trigger are simultaneous with each other (TK-5.11)."""
    answers = yield from ask_cut_ins(fight, happening)
    if not answers:
        return False
    fight.mid_interrupt = True
    if len(answers) == 1 or not fight.knobs.prepared_simultaneous:
        yield from in_turn(fight, answers, happening)
    else:
        fight.later = []
        for one, answer in answers:
            yield from insert(fight, one, answer, happening, "TK-5.11")
        yield from settle(fight)
    fight.mid_interrupt, fight.by_insertion = False, {}  # all who wait look anew from here
    return True


def acting(fight: Conflict, happening: Incident, deed: PendingDeed, possible: Callable[[], bool]) -> Flow[None]:
    """TK-5.8: an action, with everybody who cuts into it at the same moment.

    By a ruling or a house rule they come first: then the action must still be ``possible``.
    """
    who = happening.who
    answers = yield from ask_cut_ins(fight, happening)
    if not answers:
        yield from carry(deed())
        return
    together = yield from at_once(fight)
    fight.mid_interrupt = True
    if not together:
        yield from in_turn(fight, answers, happening)
        fight.mid_interrupt = False
        if who.able and possible():
            yield from carry(deed())
        return
    fight.later, fight.doer, fight.answering = [], who.id, answers
    yield from carry(deed())
    for one, answer in answers:
        yield from setting_off_nothing(fight, insert(fight, one, answer, happening))
    fight.answering = None
    lost = yield from casting_disturbed(fight, happening)
    yield from settle(fight, lost, who.id)
    fight.mid_interrupt = False


def at_a_further_target(fight: Conflict, who: Creature, target: Creature, deed: PendingDeed) -> Flow[None]:
    """A target chosen in the course of an action: conditions that speak of it come true only now (TK-5.3).

    Where others are cutting into the action already, any creature that answers joins that same moment (TK-5.8).
    """
    happening = Incident(FURTHER, who, (target.id,))
    if not fight.mid_interrupt:
        yield from acting(fight, happening, deed, lambda: target.present)
        return
    if fight.answering is not None and fight.doer == who.id:
        fight.mid_interrupt = False
        fight.answering += yield from ask_cut_ins(fight, happening, fight.answering)
        fight.mid_interrupt = True
    yield from carry(deed())


def at_once(fight: Conflict) -> Flow[bool]:
    """The master may say that one comes before the other; by default both happen together."""
    if not fight.knobs.prepared_simultaneous:
        return False
    return (yield from ruling(fight, "simultaneous", ("together", "prepared_first"), "TK-5.8")) == "together"


def casting_disturbed(fight: Conflict, happening: Incident) -> Flow[tuple[str, ...]]:
    """TK-22.4: damaged while casting, the caster needs a Might check or the spell is lost."""
    who = happening.who
    hits = [one for one in fight.later or () if one.rank == DAMAGE and one.whom == who.id and one.doer != who.id]
    if happening.kind != "casts" or not hits:
        return ()
    origin = fight.creature(hits[0].doer).footprint
    kept = yield from check(fight, who, Attempt("might", origin=origin), "concentrate", "TK-22.4")
    if kept.success:
        return ()
    fight.tell(SpellLost, who=who.id, spell=happening.spell, reason="hurt", clauses=("TK-22.4",))
    return (who.id,)
