"""Combat grade and combat style (KB-4, KB-6): the roll of the master, in a round and outside."""

from __future__ import annotations

from collections.abc import Sequence

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events
from holmgang.systems.kampbogen.board.totals import combat_grade, grade_setter, graded, style_owners
from holmgang.systems.kampbogen.flow.questions import a_roll, ruling
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Combat, GamePlay, Opponent, Round


def roll_grade(play: GamePlay, combat: Combat, able: list[Opponent]) -> Flow[None]:
    """KB-4: two dice and the lowest kamp among the opponents able to fight."""
    knobs = play.knobs
    dice = yield a_roll(play.state.master, "grade", knobs.dice, "", "KB-4.1", "KB-2.10")
    kamp, owner = grade_setter(able, knobs)
    combat.round = Round(dice, kamp, owner.id)
    play.tell(_grade, combat, combat.round, able, knobs)


def _grade(combat: Combat, now: Round, able: list[Opponent], knobs: Knobs) -> events.Grade:
    of_several = ("KB-4.4",) if any(one.kamp != now.kamp for one in able) else ()
    without_the_fallen = ("KB-4.6",) if len(able) < len(combat.roster) else ()
    return events.Grade(
        total=combat_grade(now, knobs),
        dice=tuple(now.dice),
        kamp=now.kamp,
        owner=now.set_by,
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
    setters = style_owners(able, now.kamp, play.state.opponent(now.set_by))
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
