"""Ambush: whether it comes off, and what it makes of a wound."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.flow.asking import ruling
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Combat, Fight, Scene


def ambush(play: Play[Fight, Knobs], scene: Scene) -> Flow[str]:
    """KB-21.1: does the ambush come off?"""
    if scene.ambushed == "nobody":
        return "nobody"
    said = yield from ruling(play, "ambush", ("comes_off", "is_seen"), "comes_off", "KB-21.1")
    if said == "is_seen":
        return "nobody"
    play.tell(events.Ambushed, side=scene.ambushed, clauses=("KB-21.1",))
    return scene.ambushed


def in_ambush(play: Play[Fight, Knobs], combat: Combat, side: str, amount: Sum) -> Sum:
    """What a wound to this side comes to, if it is caught in an ambush now (KB-21.2)."""
    return raised(amount, play.knobs.ambush_damage) if combat.ambushed == side else amount


def raised(amount: Sum, damage: int) -> Sum:
    """A wound to somebody who is caught in an ambush of this damage."""
    more = rules.ambush_wound(amount.total, True, damage) - amount.total
    return amount.plus(more, "ambush", "KB-21.2") if more else amount
