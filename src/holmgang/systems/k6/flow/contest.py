"""A contest: threats are checked again, modifiers shown, dice rolled and compared, successes spent.

K6-7 to K6-17 and K6-20.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from holmgang.kernel.fastclasses import frozen, value
from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Amount, Choose, Declare, Option, Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import advantages, reach, relations, rolls, scene
from holmgang.systems.k6.board.advantages import (
    DEFENCE_ROLL,
    NOTHING_WRITTEN,
    SUCCESS_ROLL,
    ContestSide,
    CountedModifiers,
    WrittenModifiers,
)
from holmgang.systems.k6.board.relations import Circumstances, circumstances, circumstances_from, how_found
from holmgang.systems.k6.board.rolls import how_many
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.events import Avoided, Contested, Counted, Lost, NotRolled, Overridden, Revised, Rolled
from holmgang.systems.k6.flow import actions, movement, results, spending
from holmgang.systems.k6.flow.spending import WonSuccesses, intent_of
from holmgang.systems.k6.state import Combatant, Feint, Flee, GamePlay, Intention, PickUp, PlannedAttack
from holmgang.systems.k6.tables import AVOIDING, CAST, CLOSE_MEANS, MELEE, SEIZING, SHOOT


@frozen
class ContestResult:
    """Two totals against each other. In a one-sided contest ``one`` is the attacker.

    ``found`` are the circumstances of ``one`` against ``other``, ``found_back`` the other way round.
    """

    one: Combatant
    other: Combatant
    winner: str
    diff: int
    found: Circumstances
    found_back: Circumstances | None

    @property
    def mutual(self) -> bool:
        """True if each of the two rolled for success."""
        return self.found_back is not None

    def plain(self) -> list[Any]:
        """As plain JSON, for a rest."""
        back = self.found_back.plain() if self.found_back is not None else None
        return [self.one.id, self.other.id, self.winner, self.diff, self.found.plain(), back]


def compared_from(play: GamePlay, plain: list[Any]) -> ContestResult:
    """Return the result that ``ContestResult.plain`` has written."""
    one, other, winner, diff, found, back = plain
    get = play.state.get
    found_back = circumstances_from(back) if back is not None else None
    return ContestResult(get(one), get(other), winner, diff, circumstances_from(found), found_back)


@dataclass
class ContestRoll:
    """The roll of one side, with what counts on it and on the other; ``die`` once it has fallen.

    ``ruling`` is what the master has put right. What is written down where makes no difference to the result.
    """

    side: ContestSide
    counted: CountedModifiers
    opposing: CountedModifiers
    hero_writes: bool
    die: int = 0
    die_clause: str = ""
    ruling: Sum = NOTHING_WRITTEN

    @property
    def start(self) -> int:
        """Attribute and die."""
        return self.side.base + self.die

    @property
    def bears(self) -> int:
        """Sum of modifiers, including the master's ruling."""
        return self.counted.total + self.ruling.total

    @cached_property
    def written(self) -> WrittenModifiers:
        """The terms that are written on top of the roll."""
        return advantages.written(self.side.one, self.counted.counts, self.opposing.counts, self.hero_writes)

    @property
    def mods(self) -> Sum:
        """These terms with the master's ruling."""
        return self.written.terms + self.ruling

    @property
    def total(self) -> Sum:
        """The whole roll, term by term."""
        start = Sum.of(self.side.base, self.side.attribute or "immobile", self.side.clauses[0])
        return start.plus(self.die, "die", self.die_clause) + self.mods


# ---- who still threatens ---------------------------------------------------------------------------------------------


def threat_fails(play: GamePlay, one: Combatant, other: Combatant) -> Finding | None:
    """Return why a combatant does not threaten another, or no longer; None: he does."""
    intent = one.intent
    threatened = reach.threatened_by(play, intent) if intent is not None else []
    if intent is None or not threatened:
        feints = intent is not None and isinstance(intent.deed, Feint)
        return Finding("no_threat", ("K6-7.4", "K6-18.7") if feints else ("K6-7.4",))
    if other.id not in threatened:
        return Finding("no_threat", ("K6-9.9", "K6-9.11") if intent.spell else ("K6-9.9",))
    return thwarted(play, one, intent, other)


def thwarted(play: GamePlay, one: Combatant, intent: Intention, other: Combatant) -> Finding | None:
    """Return why an announced threat does not take place, or no longer; None: it does."""
    if intent.stopped:
        return Finding("no_threat", ("K6-7.7", "K6-27.7"))
    rolled_before = bool(intent.die) and one.gone in ("", "dead") and not one.has("surrendered")
    if not one.able and not rolled_before:
        return Finding("out", ("K6-31.11",) if one.has("surrendered") else ("K6-22.2",))
    if one.still and not rolled_before:
        return Finding("out", ("K6-7.7",))
    if _done_for(play, other):
        return Finding("out", ("K6-10.3",))
    attack = intent.deed.attack
    if attack is not None and attack.thing and attack.means not in BY_HAND and _taken_by_another(play, one, attack):
        return Finding("thing_gone", ("K6-32.7",))
    if attack is not None and attack.spell and one.limited("mouth") and not intent.drawn:
        return Finding("gagged", ("K6-28.16",))
    if attack is not None and attack.means not in CLOSE_MEANS:
        return None
    if _lost_weapon(play, one, intent) and not intent.drawn:  # a draw takes neither weapon nor way (K6-20.10)
        return Finding("disarmed", ("K6-7.7",))
    return reach.keeps_apart(play, one, other)


BY_HAND = ("melee", "unarmed")
"""Means by which a thing is fought over, not used up."""


def _taken_by_another(play: GamePlay, one: Combatant, attack: PlannedAttack) -> bool:
    """Return whether the thing of an attack has been used up in this round: thrown, brought down, or swung."""
    return any(
        other is not one and intent.used and intent.attack is not None and intent.attack.thing == attack.thing
        for other, intent in play.state.intended
        if other.zone == one.zone
    )


def not_rolled(one: Combatant, other: Combatant, why: Finding, clauses: tuple[str, ...]) -> NotRolled:
    """Return the event that a threat does not take place; one of the two may be out of the fight."""
    down = "" if why.why != "out" else one.id if other.able else other.id
    return NotRolled(who=one.id, against=other.id, why=why.why, down=down, clauses=clauses)


def _done_for(play: GamePlay, other: Combatant) -> bool:
    """Return whether a target is gone, has surrendered, or was knocked out in this round (K6-10.3)."""
    if not other.here:
        return True
    for condition in other.conditions:
        if condition.id == "surrendered" or (
            condition.id == "knocked_out" and condition.created_round == play.state.round
        ):
            return True
    return False


def _lost_weapon(play: GamePlay, one: Combatant, intent: Intention) -> bool:
    attack = intent.deed.attack
    if attack is None or attack.means != "melee" or not attack.weapon:
        return False
    if isinstance(intent.deed, PickUp) and scene.lying_weapon(play, intent.deed.thing) == attack.weapon:
        return False  # he is only about to snatch it up
    return attack.weapon not in (one.readied, *one.weapons)


# ---- comparing -------------------------------------------------------------------------------------------------------


def compare(play: GamePlay, one: Combatant, other: Combatant) -> Flow[ContestResult | None]:
    """Recheck the threats, show what counts, roll. Of a mutual contest the chain names the hero first."""
    mine, theirs = threat_fails(play, one, other), threat_fails(play, other, one)
    if mine is not None and theirs is not None:
        clauses = tuple(dict.fromkeys((*mine.clauses, "K6-10.3")))  # the reason to roll is gone
        play.tell(not_rolled, one, other, mine, clauses)
        return None
    if mine is not None:
        one, other, theirs = other, one, mine
    mutual = theirs is None
    first, second = both_rolls(play, one, other, mutual)
    play.tell_each(_counted, first, second)
    if play.master is not None and play.knobs.objection_window:
        yield from _objection(play, play.master, first, second)
    yield from _success_die(play, first)
    if theirs is None:
        yield from _success_die(play, second)
    else:
        yield from _defence_die(play, second, theirs)
    diff = rules.difference(first.start, second.start, first.bears, second.bears)
    result = verdict(first.side, second.side, diff)
    play.tell_each(_contested, play, first, second, diff, result)
    if mutual:
        found = circumstances(play, one, other, first.side.deed)
        return ContestResult(one, other, result.why, diff, found, circumstances(play, other, one, second.side.deed))
    found = how_found(play, one, other, first.side.deed, second.side.back)
    return ContestResult(one, other, result.why, diff, found, None)


def both_rolls(play: GamePlay, one: Combatant, other: Combatant, mutual: bool) -> tuple[ContestRoll, ContestRoll]:
    """Both sides with what counts."""
    attack = rolls.success_side(play, one, other)
    if mutual:
        reply = rolls.success_side(play, other, one)
        mine, theirs = advantages.counting(play, attack, reply)
    else:
        reply, (mine, theirs) = rolls.defended(play, other, attack, relations.back_to(play, other, one, attack.deed))
    hero_writes = play.knobs.bookkeeping == "hero" and one.side != other.side
    return ContestRoll(attack, mine, theirs, hero_writes), ContestRoll(reply, theirs, mine, hero_writes)


def _counted(*both: ContestRoll) -> Iterator[Counted]:
    """K6-13.4: what counts is shown before the die falls."""
    for rolled in both:
        side = rolled.side
        yield Counted(
            who=side.one.id,
            against=side.other.id,
            roll=side.roll,
            attribute=side.attribute or "none",
            modifiers=rolled.mods,
            reasons=tuple([term.label for term in rolled.mods.terms]),
            clauses=("K6-13.4", *rolled.counted.clauses, *rolled.written.clauses),
        )


def _objection(play: GamePlay, master: str, first: ContestRoll, second: ContestRoll) -> Flow[None]:
    """K6-13.5: before the die falls the master may put right what counts."""
    sides = [Option(first.side.one.id), Option(second.side.one.id)]
    details = [Choose(master, "whose", sides), Amount(master, "by", -3, 3)]
    answer: dict[str, Any] = yield Declare(
        master,
        "objection",
        [Option("none"), Option("adjust", details=details)],
        default="none",
        ruling=True,
        offer=True,
        args={"who": first.side.one.id, "against": second.side.one.id},
        clauses=("K6-13.5",),
    )
    if answer["objection"] == "adjust":
        rolled = first if answer["whose"] == first.side.one.id else second
        rolled.ruling = Sum.of(answer["by"], "ruling", "K6-33.3")
        play.tell(Overridden, who=rolled.side.one.id, modifier=rolled.ruling, clauses=("K6-33.3",))


# ---- dice ------------------------------------------------------------------------------------------------------------


@value
class SuccessDie:
    """A success die, and the clauses by which it is rolled now or was rolled before."""

    die: int
    clauses: tuple[str, ...]


@lru_cache(1024)
def _success_roll(seat: str, who: str, sides: int) -> Roll:
    return Roll(seat, "success_roll", (sides,), about=who, clauses=("K6-8.1", "K6-7.5", "K6-7.6"))


@lru_cache(4096)
def _defence_roll(seat: str, who: str, against: str, sides: int) -> Roll:
    return Roll(seat, "defence_roll", (sides,), about=who, args={"against": against}, clauses=("K6-9.1",))


def roll_success(play: GamePlay, one: Combatant) -> Flow[SuccessDie]:
    """The one success die of the round (K6-7.5), and why it counts here."""
    intent = one.intent
    assert intent is not None
    if intent.recorded:
        return SuccessDie(intent.die, ("K6-10.6",) if one.able else ("K6-10.6", "K6-10.8"))
    if intent.die:  # it fell against another target of the same roll
        return SuccessDie(intent.die, ("K6-17.8", "K6-17.1") if one.able else ("K6-17.8", "K6-17.1", "K6-22.2"))
    faces = yield _success_roll(one.seat, one.id, play.knobs.die_sides)
    intent.die = faces[0]
    return SuccessDie(intent.die, ("K6-7.1",))


def record_success(play: GamePlay, one: Combatant) -> Flow[int]:
    """Roll the success die of a combatant in a cycle: it falls now, and counts when his contest comes (K6-10.6)."""
    intent = one.intent
    assert intent is not None
    intent.die, intent.recorded = 0, False
    fallen = yield from roll_success(play, one)
    intent.recorded = True
    return fallen.die


def _success_die(play: GamePlay, rolled: ContestRoll) -> Flow[None]:
    side = rolled.side
    fallen = yield from roll_success(play, side.one)
    rolled.die, rolled.die_clause = fallen.die, "K6-8.1"
    play.tell(_rolled, rolled, *fallen.clauses, *side.clauses)


def _defence_die(play: GamePlay, rolled: ContestRoll, why: Finding) -> Flow[None]:
    """``why`` he defends: because he does not threaten the attacker (K6-9.9)."""
    side = rolled.side
    faces = yield _defence_roll(side.one.seat, side.one.id, side.other.id, play.knobs.die_sides)
    rolled.die, rolled.die_clause = faces[0], "K6-9.1"
    play.tell(_rolled, rolled, *(() if side.still else why.clauses), *side.clauses)


def _rolled(rolled: ContestRoll, *clauses: str) -> Rolled:
    side = rolled.side
    return Rolled(
        who=side.one.id,
        against=side.other.id,
        roll=side.roll,
        attribute=side.attribute or "none",
        total=rolled.total,
        still=side.still,
        clauses=tuple(dict.fromkeys(clauses)),
    )


FIRST, SECOND, BOTH = "first", "second", "both"
CROSSED = {
    frozenset((MELEE, SHOOT)): ("K6-7.8",),
    frozenset((MELEE, CAST)): ("K6-7.8", "K6-9.14"),
    frozenset((SHOOT, CAST)): ("K6-7.8", "K6-9.14"),
}
"""The clauses for two who attack each other by different means."""


def verdict(one: ContestSide, other: ContestSide, diff: int) -> Finding:
    """Return which roll wins, and why: the first, the second, or both of two success rolls.

    A defence earns nothing, and equal to it is enough.
    """
    if other.roll == DEFENCE_ROLL:
        return Finding(FIRST, ("K6-7.3", "K6-20.2") if diff else ("K6-7.3", "K6-20.2", "K6-20.3", "K6-20.12"))
    mutual = ("K6-7.2", *CROSSED.get(frozenset((one.deed, other.deed)), ()))
    if diff == 0:
        return Finding(BOTH, (*mutual, "K6-20.3", "K6-27.4"))
    return Finding(FIRST if diff > 0 else SECOND, mutual)


def _contested(
    play: GamePlay, first: ContestRoll, second: ContestRoll, diff: int, found: Finding
) -> Iterator[Contested]:
    mutual = second.side.roll == SUCCESS_ROLL
    for own, other, margin in [(first, second, diff), *([(second, first, -diff)] if mutual else [])]:
        total = Sum.of(own.total.total, "own_total", "K6-7.1").plus(-other.total.total, "other_total", "K6-13.1")
        yield Contested(
            who=own.side.one.id,
            against=other.side.one.id,
            mutual=mutual,
            diff=total,
            successes=Sum.of(rolls.how_many(play.knobs, margin), "successes", "K6-20.1"),
            clauses=found.clauses,
        )


# ---- what a contest brings (K6-20) -----------------------------------------------------------------------------------


def settle(play: GamePlay, compared: ContestResult) -> Flow[None]:
    """Let the winner spend his successes; an attack that was not stopped takes place all the same (K6-27.5)."""
    one, other, diff = compared.one, compared.other, compared.diff
    back = compared.found_back
    if back is None or compared.winner == FIRST:
        yield from _one_wins(play, one, other, diff, compared.found, mutual=compared.mutual)
    elif compared.winner == SECOND:
        yield from _one_wins(play, other, one, -diff, back, mutual=True)
    else:
        yield from draw(play, one, other, compared.found, back)
    for actor, target in ((one, other), (other, one)) if compared.mutual else ((one, other),):
        intent = intent_of(actor)
        if not intent.stopped:
            intent.resolved.append(target.id)


def _by_hand(play: GamePlay, one: Combatant) -> bool:
    attack = intent_of(one).deed.attack
    return attack is None or attack.means in CLOSE_MEANS


def takes_place(play: GamePlay, one: Combatant, *why: str) -> None:
    """Let an attack that was not stopped take place: a spell is spoken, ammunition is used up."""
    actions.spoken(play, one, *why)
    actions.use_up(play, one)


def _one_wins(
    play: GamePlay, winner: Combatant, loser: Combatant, diff: int, found: Circumstances, *, mutual: bool
) -> Flow[None]:
    number = how_many(play.knobs, diff)
    if _by_hand(play, winner):
        movement.meet(play, winner, loser)
    if number:
        takes_place(play, winner)
        yield from spend(play, WonSuccesses(winner, loser, diff, number, found))
    if mutual:
        takes_place(play, loser, "K6-28.18")
        if not intent_of(loser).stopped:
            if _by_hand(play, loser) and loser.able and reach.keeps_apart(play, loser, winner) is None:
                movement.meet(play, loser, winner)
            others = ("K6-27.5",) if len(intent_of(loser).targets) > 1 else ()
            play.tell(Avoided, who=winner.id, by=loser.id, clauses=("K6-27.3", *others))
    elif not number:
        takes_place(play, winner)
        play.tell(_missed, winner, loser)


def _missed(attacker: Combatant, defender: Combatant) -> Avoided:
    flees = ("K6-26.10",) if isinstance(intent_of(defender).deed, Flee) else ()
    spell = ("K6-28.17",) if intent_of(attacker).spell else ()
    return Avoided(who=defender.id, by=attacker.id, clauses=("K6-27.2", *flees, *spell))


def spend(play: GamePlay, win: WonSuccesses) -> Flow[None]:
    """Spend success by success; what is left over is lost (K6-20.18)."""
    if _declared_wound(play, win):
        yield from results.buy(play, win, {"spend": "wound"}, "K6-21.9")
    while (menu := spending.anything(play, win)) is not None:
        answer = yield spending.spend_question(play, win, menu=menu)
        if answer["spend"] == spending.NONE:
            break
        yield from results.buy(play, win, answer)
    yield from results.close_wound(play, win)
    if win.left:
        play.tell(_lost, win)


def _lost(win: WonSuccesses) -> Lost:
    return Lost(who=win.actor.id, successes=Sum.of(win.left, "successes", "K6-20.18"), clauses=("K6-20.18",))


def _declared_wound(play: GamePlay, win: WonSuccesses) -> bool:
    attack = win.intent.attack
    return attack is not None and attack.declare_wound and spending.bar_of(play, win, "wound") is None


# ---- the draw --------------------------------------------------------------------------------------------------------


def draw(play: GamePlay, one: Combatant, other: Combatant, found: Circumstances, back: Circumstances) -> Flow[None]:
    """K6-20.10, K6-20.19: both have a success; the master's side says first, the hero's side answers."""
    number = how_many(play.knobs, 0)
    if _by_hand(play, one) or _by_hand(play, other):
        movement.meet(play, one, other)
    for actor in (one, other):
        takes_place(play, actor, "K6-28.18")
        intent_of(actor).drawn = play.knobs.draw_forbids_prevention
    wins = [
        WonSuccesses(one, other, 0, number, found, draw=True),
        WonSuccesses(other, one, 0, number, back, draw=True),
    ]
    if one.side == "hero" and other.side != "hero":
        wins.reverse()
    first = yield from _declared(play, wins[0])
    wins[1].answered, wins[1].answered_item = first["spend"], first.get("object", "")
    answers = [first, (yield from _declared(play, wins[1]))]
    if _collide(answers[0]["spend"], answers[1]["spend"]):
        for place in (0, 1):
            answers[place] = yield from _revise(play, wins[place], answers[place])
    for win, answer in zip(wins, answers, strict=True):
        if answer["spend"] != spending.NONE:
            yield from results.buy(play, win, answer)
    for win in wins:
        yield from results.close_wound(play, win)


def _declared(play: GamePlay, win: WonSuccesses) -> Flow[dict[str, Any]]:
    if _declared_wound(play, win):
        return {"spend": "wound"}
    menu = spending.anything(play, win)
    if menu is None:
        return {"spend": spending.NONE}
    answer: dict[str, Any] = yield spending.spend_question(play, win, "K6-20.10", menu=menu)
    return answer


def _collide(first: str, second: str) -> bool:
    """Return whether one spend avoids what the other seizes."""
    return (first in AVOIDING and second in SEIZING) or (second in AVOIDING and first in SEIZING)


def _revise(play: GamePlay, win: WonSuccesses, answer: dict[str, Any]) -> Flow[dict[str, Any]]:
    """Neither can cancel what the other wants: each may choose once more (K6-20.19)."""
    again = spending.spend_question(play, win, "K6-20.19", purpose="revise")
    keep = Choose(
        win.actor.seat,
        "keep",
        [Option("keep"), Option("change")],
        default="keep",
        about=win.actor.id,
        args={"target": win.target.id},
        clauses=("K6-20.19",),
    )
    if (yield keep) == "keep":
        return answer
    changed = yield again
    play.tell(Revised, who=win.actor.id, spend=changed["revise"], clauses=("K6-20.19",))
    return {"spend": changed["revise"], **{key: value for key, value in changed.items() if key != "revise"}}
