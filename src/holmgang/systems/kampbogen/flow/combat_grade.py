"""Combat grade: the master's roll, in a round and outside."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.totals import combat_grade, graded
from holmgang.systems.kampbogen.flow.asking import a_roll
from holmgang.systems.kampbogen.knobs import GRADES, PLACE_OF_GRADE, Knobs
from holmgang.systems.kampbogen.state import Combat, Fight, Opponent, Round


def roll_grade(play: Play[Fight, Knobs], combat: Combat, able: list[Opponent]) -> Flow[None]:
    """KB-4: two dice and the lowest kamp among the opponents able to fight."""
    knobs = play.knobs
    dice = yield a_roll(play.state.master, "grade", knobs.dice, "", "KB-4.1", "KB-2.10")
    kamps = tuple([PLACE_OF_GRADE[one.kamp] for one in able])
    used = rules.kamp_used(kamps, knobs.kamp_rule)
    owner = able[kamps.index(used)] if used in kamps else able[0]
    combat.round = Round(dice, GRADES[used], owner.id)
    of_several = ("KB-4.4",) if kamps.count(used) < len(kamps) else ()
    without_the_fallen = ("KB-4.6",) if len(able) < len(combat.roster) else ()
    play.tell(
        events.Grade,
        total=combat_grade(combat.round, knobs),
        dice=tuple(dice),
        kamp=GRADES[used],
        owner=owner.id,
        clauses=("KB-4.1", "KB-4.3", *of_several, *without_the_fallen),
    )


def master_roll(play: Play[Fight, Knobs], target: Opponent, clause: str) -> Flow[tuple[list[int], Sum]]:
    """The master rolls a combat grade by one opponent's kamp."""
    dice = yield Roll(play.state.master, "grade", play.knobs.dice, about=target.id, clauses=(clause,))
    total = graded(dice, target.kamp, play.knobs, clause)
    play.tell(events.Grade, total=total, dice=tuple(dice), kamp=target.kamp, owner=target.id, clauses=(clause,))
    return dice, total
