"""Hold-up: both are hurt, the lower total takes the highest die."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.sides import able, standing
from holmgang.systems.kampbogen.flow.ability_roll import player_roll
from holmgang.systems.kampbogen.flow.asking import ruling
from holmgang.systems.kampbogen.flow.combat_grade import master_roll
from holmgang.systems.kampbogen.flow.in_combat import combat_begins
from holmgang.systems.kampbogen.flow.when_characters_hit import wound
from holmgang.systems.kampbogen.flow.when_opponents_hit import faint_all, hurt
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Fight, Scene


def hold_up(play: Play[Fight, Knobs], scene: Scene) -> Flow[None]:
    """KB-19: whoever holds up whom, both are hurt; the lower total takes the highest die."""
    fight, knobs = play.state, play.knobs
    people, opponents = standing(fight, scene), able(fight, scene)
    if not people or not opponents:
        return
    who, target = people[0], opponents[0]
    answer = yield from ruling(play, "hold_up", ("takes_place", "does_not"), "takes_place", "KB-19.1")
    if answer == "does_not":
        return
    holder, held = (who.id, target.id) if scene.started_by == "characters" else (target.id, who.id)
    who.present = True
    play.tell(events.HeldUp, who=who.id, target=target.id, holder=holder, held=held, clauses=("KB-19.2",))
    dice, grade = yield from master_roll(play, target, "KB-19.3")
    own, result = yield from player_roll(play, who, "hold_up", target.style, grade, "KB-19.7")
    # the comparison decides, not the bare total: a fumble lies below the grade whatever it adds up to
    costs = rules.hold_up(tuple(dice), tuple(own), grade.total, grade.total + result, knobs.holdup_literal)
    clause = "KB-19.5" if result == rules.EQUAL else "KB-19.4"
    highest = max(*dice, *own)
    labels = ["highest-die" if cost == highest else "lowest-die" for cost in costs]
    yield from wound(play, who, target, Sum.of(costs[1], labels[1], clause), (clause,))
    hurt(play, who, "life", Sum.of(costs[0], labels[0], clause), "holdup", (clause,))
    faint_all(play, [who])
    if standing(fight, scene) and able(fight, scene):
        follows = yield from ruling(play, "after_hold_up", ("combat", "nothing"), "combat", "KB-19.6")
        if follows == "combat":
            combat_begins(play, scene, "KB-19.6")
