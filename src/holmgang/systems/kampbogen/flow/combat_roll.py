"""Combat roll: above the grade wounds them, below it costs, equal does both."""

from __future__ import annotations

from functools import cache

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.flow.ability_roll import Use, measure
from holmgang.systems.kampbogen.flow.ambush import raised
from holmgang.systems.kampbogen.flow.when_characters_hit import deal
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Combat, Fight, Round


def combat_roll(play: Play[Fight, Knobs], combat: Combat, now: Round, use: Use, grade: Sum) -> Flow[None]:
    """KB-9: above the grade wounds the opponents, equal wounds both sides. Who defends deals nothing."""
    measure(play, use, grade)
    use.success = rules.succeeds(use.result, True)
    use.reached_brawl = rules.brawl_hits(use.who.raw, use.who.brawl_value)
    if use.action == "combat_roll":
        amount = wound_of(play, combat, now, use)
        if amount.total and (able := play.state.able()):
            yield from deal(play, now, use.who, amount, able)


def wound_of(play: Play[Fight, Knobs], combat: Combat, now: Round, use: Use) -> Sum:
    """What a combat roll does to the opponents; prepared ones escape a tie."""
    knobs, driving = play.knobs, use.vehicle is not None
    prepared = use.result == rules.EQUAL and now.works("prepared")
    if prepared:
        play.tell(events.TieEscaped, who=use.who.id, clauses=("KB-25.2",))
    stakes = knobs.stakes(driving)
    by_grade = rules.grade_wound(use.result, prepared, stakes.hit, stakes.tie)
    automatic = knobs.brawl_auto_damage if use.reached_brawl else 0
    if not (by_grade or automatic):
        return NO_WOUND
    caught_by = knobs.ambush_damage if combat.ambushed == "opponents" else 0
    return combined(by_grade, automatic, knobs.brawl_auto_stacks, use.result == rules.ABOVE, driving, caught_by)


NO_WOUND = Sum()


@cache
def combined(by_grade: int, automatic: int, stacks: bool, above: bool, driving: bool, caught_by: int) -> Sum:
    """The wound by the grade and the one by the brawl value, not both (KB-10.2); raised for those in an ambush."""
    counted = rules.combined_wound(by_grade, automatic, stacks)
    amount = Sum()
    if counted[0]:
        clause = ("KB-24.2" if above else "KB-24.3") if driving else ("KB-9.4" if above else "KB-9.5")
        label = "above-the-grade" if above else "equal-to-the-grade"
        amount = Sum.of(counted[0], label, clause)
        amount = raised(amount, caught_by)
    if counted[1]:
        added = Sum.of(counted[1], "brawl-value-reached", "KB-10.2" if counted[0] else "KB-10.1")
        amount = amount + raised(added, caught_by)
    if by_grade and not counted[0]:
        amount = amount.plus(0, "in-place-of-the-other", "KB-10.2")
    return amount
