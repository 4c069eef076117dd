"""Manoeuvre: commanding the others onto one opponent, or a way to flee."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Choose
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.flow.ability_roll import Use, measure
from holmgang.systems.kampbogen.flow.ambush import in_ambush
from holmgang.systems.kampbogen.flow.asking import plain
from holmgang.systems.kampbogen.flow.when_characters_hit import lost_to_a_hide, wound
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, Combat, Command, Fight, Round


def manoeuvre(play: Play[Fight, Knobs], combat: Combat, now: Round, use: Use, grade: Sum) -> Flow[None]:
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
            base = Sum.of(knobs.manoeuvre_damage, "manoeuvre", "KB-11.4")
            yield from wound(play, use.who, target, in_ambush(play, combat, "opponents", base), ("KB-11.4",))
    else:
        now.commands.append(Command(use.who.id, use.target))
        play.tell(events.Focus, who=use.who.id, target=use.target, clauses=("KB-11.2", "KB-11.3"))


def flight(play: Play[Fight, Knobs], conscious: list[Character]) -> Flow[list[Character]]:
    """KB-11.6: after a manoeuvre for flight each character decides for itself."""
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
