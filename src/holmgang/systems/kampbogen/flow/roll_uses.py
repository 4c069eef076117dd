"""The four uses of a roll (KB-8 to KB-11): counter-effect, combat roll, brawl and manoeuvre."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.totals import combat_grade, dice_sum
from holmgang.systems.kampbogen.board.wounds import brawl_wound, manoeuvre_wound, roll_wound
from holmgang.systems.kampbogen.flow.ability_roll import RollUse, measure
from holmgang.systems.kampbogen.flow.questions import a_roll, plain
from holmgang.systems.kampbogen.flow.wounds import deal, lost_to_a_hide, wound
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Combat, Command, GamePlay, Round

# Counter-effect


def ward(play: GamePlay, now: Round, use: RollUse, grade: Sum) -> None:
    """KB-8.4: equal or above annuls the effect for all; a second success adds nothing."""
    measure(play, use, grade)
    use.success = rules.succeeds(use.result, play.knobs.ward_on_tie)
    if not use.success:
        play.tell(events.WardFail, who=use.who.id, effect=use.effect, clauses=("KB-8.5",))
        return
    again = True
    for effect in now.effects:
        if effect.key == use.effect and not effect.annulled:
            effect.annulled, again = True, False
    why = ("KB-8.4", "KB-8.6") if again else ("KB-8.2", "KB-8.4")
    play.tell(events.Annul, who=use.who.id, effect=use.effect, clauses=why)


# Combat roll


def combat_roll(play: GamePlay, combat: Combat, now: Round, use: RollUse, grade: Sum) -> Flow[None]:
    """KB-9: above the grade wounds the opponents, equal wounds both sides. A defence deals nothing."""
    measure(play, use, grade)
    use.success = rules.succeeds(use.result, True)
    use.reached_brawl = rules.brawl_hits(use.who.raw, use.who.brawl_value)
    if use.action != "combat_roll":
        return
    prepared = use.result == rules.EQUAL and now.works("prepared")
    if prepared:
        play.tell(events.TieEscaped, who=use.who.id, clauses=("KB-25.2",))
    ambushed = combat.ambushed == "opponents"
    amount = roll_wound(play.knobs, use.vehicle is not None, use.result, use.reached_brawl, prepared, ambushed)
    if amount.total and (able := play.state.able()):
        yield from deal(play, now, use.who, amount, able)


# Brawl


def brawl(play: GamePlay, combat: Combat, use: RollUse) -> Flow[None]:
    """KB-10.5: roll anew; every roll that reaches the brawl value hits and brings another.

    The roll of the round is given up for it (KB-10.10), whether it reached the brawl value or not (KB-10.9), and
    whatever the style (KB-6.4).
    """
    state, knobs, who = play.state, play.knobs, use.who
    play.tell(_brawling, state.now(), knobs, use)
    amount = brawl_wound(knobs, combat.ambushed == "opponents")
    rolls, most = 0, knobs.brawl_chain_cap
    while (able := state.able()) and rolls != most:
        rolls += 1
        dice = yield a_roll(who.seat, "brawl_roll", knobs.dice, who.id, "KB-10.5", "KB-2.10")
        hits = rules.brawl_hits(rules.raw(tuple(dice)), who.brawl_value)
        play.tell(_brawl_roll, who, dice, hits)
        if not hits:
            return
        if amount.total:
            yield from deal(play, state.now(), who, amount, able)
    reason = "nobody-left" if not able else "chain-cap"
    play.tell(events.BrawlOver, who=who.id, reason=reason, clauses=("KB-10.11",))


def _brawling(now: Round, knobs: Knobs, use: RollUse) -> events.Used:
    who = use.who
    given_up = () if rules.brawl_hits(who.raw, who.brawl_value) else ("KB-10.9",)
    free = ("KB-6.4",) if now.style else ()
    return events.Used(
        who=who.id,
        action="brawl",
        ability="",
        total=dice_sum(who.dice, "KB-10.10"),
        grade=combat_grade(now, knobs),
        result="spent",
        clauses=("KB-10.4", *use.why, "KB-10.10", *given_up, *free),
    )


def _brawl_roll(who: Character, dice: list[int], hits: bool) -> events.Brawl:
    """A double counts like any other roll (KB-10.7)."""
    clause, double = "KB-10.5" if hits else "KB-10.6", len(set(dice)) == 1
    return events.Brawl(
        who=who.id,
        total=dice_sum(dice, "KB-10.5"),
        value=Sum.of(who.brawl_value, "brawl-value", "KB-10.5"),
        result="hit" if hits else "end",
        clauses=(clause, "KB-10.7") if double else (clause,),
    )


# Manoeuvre


def manoeuvre(play: GamePlay, combat: Combat, now: Round, use: RollUse, grade: Sum) -> Flow[None]:
    """KB-11: command the others onto one opponent, or open a way to flee."""
    knobs = play.knobs
    measure(play, use, grade)
    use.success = rules.succeeds(use.result, knobs.manoeuvre_on_tie)
    if not use.success:
        play.tell(events.ManoeuvreFail, who=use.who.id, clauses=("KB-11.2",))
    elif use.use == "flight":
        now.flight = True
        play.tell(events.FlightOpen, who=use.who.id, clauses=("KB-11.2", "KB-11.5"))
    elif knobs.manoeuvre_mode == "strike":
        play.tell(events.Focus, who=use.who.id, target=use.target, clauses=("KB-11.2", "KB-11.4"))
        target = play.state.opponent(use.target)
        if target.is_able() and not lost_to_a_hide(play, now, use.who, target):
            amount = manoeuvre_wound(knobs, combat.ambushed == "opponents")
            yield from wound(play, use.who, target, amount, ("KB-11.4",))
    else:
        now.commands.append(Command(use.who.id, use.target))
        play.tell(events.Focus, who=use.who.id, target=use.target, clauses=("KB-11.2", "KB-11.3"))


def flight(play: GamePlay, conscious: list[Character]) -> Flow[list[Character]]:
    """KB-11.6: after a manoeuvre for flight each character decides alone. Return those who flee."""
    fleeing: list[Character] = []
    for who in conscious:
        ways = plain("flee", "stay")
        answer = yield Choose(who.seat, "flee", ways, about=who.id, clauses=("KB-11.6",), default="stay")
        if answer == "flee":
            fleeing.append(who)
    for who in fleeing:
        who.standing, who.left = "out_of_combat", True
        play.tell(events.Flee, who=who.id, clauses=("KB-11.6", "KB-11.7", "KB-1.7"))
    return fleeing
