"""Brawl: rolling anew as long as the dice reach the brawl value."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.totals import combat_grade, dice_sum
from holmgang.systems.kampbogen.flow.ability_roll import Use
from holmgang.systems.kampbogen.flow.ambush import in_ambush
from holmgang.systems.kampbogen.flow.asking import a_roll
from holmgang.systems.kampbogen.flow.when_characters_hit import deal
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Combat, Fight


def brawl(play: Play[Fight, Knobs], combat: Combat, use: Use) -> Flow[None]:
    """KB-10.5: roll anew; every roll that reaches the brawl value hits and brings another.

    The roll of the round is given up for it (KB-10.10), whether it reached the brawl value or not (KB-10.9), and
    whatever the style (KB-6.4).
    """
    fight, knobs, who = play.state, play.knobs, use.who
    _tell_brawling(play, who)
    rolls, most = 0, knobs.brawl_chain_cap
    while (able := fight.able()) and rolls != most:
        rolls += 1
        dice = yield a_roll(who.seat, "brawl_roll", knobs.dice, who.id, "KB-10.5", "KB-2.10")
        hits = rules.brawl_hits(rules.raw(tuple(dice)), who.brawl_value)
        _tell_brawl(play, who, dice, *(("hit", "KB-10.5") if hits else ("end", "KB-10.6")))
        if not hits:
            return
        base = Sum.of(knobs.brawl_roll_damage, "brawl-value-reached", "KB-10.5")
        if base.total:
            yield from deal(play, fight.now(), who, in_ambush(play, combat, "opponents", base), able)
    reason = "nobody-left" if not able else "chain-cap"
    play.tell(events.BrawlOver, who=who.id, reason=reason, clauses=("KB-10.11",))


def _tell_brawling(play: Play[Fight, Knobs], who: Character) -> None:
    given_up = () if rules.brawl_hits(who.raw, who.brawl_value) else ("KB-10.9",)
    free = ("KB-6.4",) if play.state.now().style else ()
    play.tell(
        events.Used,
        who=who.id,
        action="brawl",
        ability="",
        total=dice_sum(who.dice, "KB-10.10"),
        grade=combat_grade(play.state.now(), play.knobs),
        result="spent",
        clauses=("KB-10.4", "KB-10.10", *given_up, *free),
    )


def _tell_brawl(play: Play[Fight, Knobs], who: Character, dice: list[int], result: str, clause: str) -> None:
    """A double counts like any other roll (KB-10.7)."""
    double = len(set(dice)) == 1
    play.tell(
        events.Brawl,
        who=who.id,
        total=dice_sum(dice, "KB-10.5"),
        value=Sum.of(who.brawl_value, "brawl-value", "KB-10.5"),
        result=result,
        clauses=(clause, "KB-10.7") if double else (clause,),
    )
