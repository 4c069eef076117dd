"""Combat grade and combat style (KB-4, KB-6): the roll of the master, in a round and outside."""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.totals import combat_grade, graded
from holmgang.systems.kampbogen.flow.questions import a_roll, ruling
from holmgang.systems.kampbogen.knobs import GRADES, PLACE_OF_GRADE
from holmgang.systems.kampbogen.state import Combat, GamePlay, Opponent, Round


def roll_grade(play: GamePlay, combat: Combat, able: list[Opponent]) -> Flow[None]:
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


def master_roll(play: GamePlay, target: Opponent, clause: str) -> Flow[tuple[list[int], Sum]]:
    """The master rolls a combat grade by one opponent's kamp."""
    dice = yield Roll(play.state.master, "grade", play.knobs.dice, about=target.id, clauses=(clause,))
    total = graded(dice, target.kamp, play.knobs, clause)
    play.tell(events.Grade, total=total, dice=tuple(dice), kamp=target.kamp, owner=target.id, clauses=(clause,))
    return dice, total


def release_style(play: GamePlay, now: Round, able: list[Opponent]) -> Flow[None]:
    """KB-6.1: the style of all, or, where they have several, of the one whose kamp set the grade."""
    setters = [one for one in able if one.kamp == now.kamp] or [play.state.opponent(now.set_by)]
    owner, why = setters[0], ["KB-6.1", "KB-6.2"]
    if len({one.style for one in able}) > 1:
        owner = yield from _of_several(play, setters)
        why.append("KB-6.3")
    now.style, now.style_kind = owner.style, owner.kind
    play.tell(events.Style, ability=owner.style, owner=owner.id, clauses=tuple(why))


def _of_several(play: GamePlay, setters: Sequence[Opponent]) -> Flow[Opponent]:
    """KB-6.3: if those who set the grade have different styles themselves, the master picks."""
    owner = setters[0]
    if all(one.style == owner.style for one in setters):
        return owner
    names = [one.id for one in setters]
    return play.state.opponent((yield from ruling(play, "style_of", names, names[0], "KB-6.3")))
