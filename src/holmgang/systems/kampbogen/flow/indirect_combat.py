"""Indirect combat: somebody else's fight."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Barred, Choose, Joint, Option, Question, Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.board.sides import standing
from holmgang.systems.kampbogen.board.totals import graded, outside_total
from holmgang.systems.kampbogen.content import TALENTS
from holmgang.systems.kampbogen.flow.ability_roll import special_rolls
from holmgang.systems.kampbogen.flow.asking import ruling
from holmgang.systems.kampbogen.flow.when_opponents_hit import faint_all, hurt
from holmgang.systems.kampbogen.knobs import GRADES, Knobs
from holmgang.systems.kampbogen.state import Character, Fight, Scene


def indirect(play: Play[Fight, Knobs], scene: Scene) -> Flow[None]:
    """KB-22: somebody else's fight. A talent of one's choice against one grade for all; failure costs a life."""
    fight, knobs = play.state, play.knobs
    people = standing(fight, scene)
    answer = yield from ruling(play, "indirect_scene", ("takes_place", "does_not"), "takes_place", "KB-22.1")
    if answer == "does_not" or not people:
        return
    ways = yield from ways_through(play, people)
    grade_name = scene.grade or (
        yield from ruling(play, "indirect_grade", GRADES, knobs.indirect_default_grade, "KB-22.2")
    )
    dice = yield Roll(fight.master, "grade", knobs.dice, clauses=("KB-22.2", "KB-22.6"))
    grade = graded(dice, grade_name, knobs, "KB-22.2")
    play.tell(
        events.Grade,
        total=grade,
        dice=tuple(dice),
        kamp=grade_name,
        owner="nobody",
        clauses=("KB-22.2", "KB-22.6"),
    )
    for who in people:
        yield from pass_through(play, who, ways[who.id], grade)
    faint_all(play, people)


def ways_through(play: Play[Fight, Knobs], people: list[Character]) -> Flow[dict[str, str]]:
    """KB-22.5: the player proposes a talent, the master allows it or asks for another."""
    ways: dict[str, str] = {}
    refused: dict[str, list[str]] = {who.id: [] for who in people}
    while len(ways) < len(people):
        asked = [who for who in people if who.id not in ways]
        parts: list[Question] = [
            Choose(
                who.seat,
                "indirect",
                [
                    Option(name, worth=Sum.of(who.abilities[name], name, "KB-22.2"))
                    for name in TALENTS
                    if name not in refused[who.id]
                ],
                barred_source=[Barred(name, "KB-22.5") for name in refused[who.id]],
                about=who.id,
                clauses=("KB-22.5",),
            )
            for who in asked
        ]
        answers = yield Joint("", "indirect", tuple(parts), clauses=("KB-22.5",))
        for who, way in zip(asked, answers, strict=True):
            said = "allowed"
            if play.master is not None and {way, *refused[who.id]} != set(TALENTS):
                said = yield from ruling(play, "way", ("allowed", "not_allowed"), "allowed", "KB-22.5", who.id)
            if said == "allowed":
                ways[who.id] = way
            else:
                refused[who.id].append(way)
    return ways


def pass_through(play: Play[Fight, Knobs], who: Character, ability: str, grade: Sum) -> Flow[None]:
    """KB-22.4: equal is enough; KB-22.3: failure costs a life."""
    dice = yield Roll(who.seat, "roll", play.knobs.dice, about=who.id, clauses=("KB-22.2",))
    total = outside_total(who, dice, ability, "KB-22.2")
    fumbled = special_rolls(play, who, dice)
    if rules.succeeds(rules.against(total.total, grade.total, fumbled), True):
        play.tell(events.IndirectPass, who=who.id, ability=ability, total=total, grade=grade, clauses=("KB-22.4",))
        return
    play.tell(events.IndirectFail, who=who.id, ability=ability, total=total, grade=grade, clauses=("KB-22.4",))
    amount = Sum.of(play.knobs.indirect_damage, "grade-missed", "KB-22.3")
    hurt(play, who, "life", amount, "indirect", ("KB-22.3",))
