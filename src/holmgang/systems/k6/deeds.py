"""Which events of a k6 fight make one deed: a contest with its results, or an action without a roll."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.events import DeedPart, aside, fall, frame, harm, opens, plan, result, roll, verdict
from holmgang.systems.k6.tables import CONDITIONS, INJURY

IN_PASSING = (
    *(name for name, row in CONDITIONS.items() if row.duration == INJURY),  # the wound says it
    "knocked_out",
    "surrendered",
    "defending",
    "overloaded",
    "shield_turned",
    "lying_on",
    "hidden",
)
"""Conditions that another sentence of the deed tells already."""

DEEDS: Mapping[str, DeedPart] = {
    "scene_set": frame(),
    "round_began": frame(),
    "intended": plan(by="who", on="targets", word="intention"),
    "order_set": plan(order="nodes"),
    "cycle_found": plan(),
    "counted": roll(by="who", on="against"),
    "rolled": roll(by="who", on="against", rolls=(("who", "total"),), die=6),
    "contested": verdict(by="who", on="against"),
    "avoided": verdict(by="by", on="who"),
    "wounded": harm(on="who", lost="lives", by="by"),
    "condition_gained": result(condition=IN_PASSING),
    "pushed": result(),
    "disarmed": result(),
    "fell": result(),
    "object_pinned": result(),
    "piece_removed": result(),
    "passed": result(),
    "stopped": result(),
    "tied": result(),
    "healed": result(),
    "concentration_broken": result(),
    "knocked_out": fall(on="who"),
    "died": fall(on="who"),
    "done": opens(by="who", on="on"),
    "spell_cast": verdict(by="who", on="targets"),
    "spoke": opens(by="who"),
    "alarm_raised": opens(by="who"),
    "surrender_demanded": opens(by="who", on="to"),
    "surrendered": opens(by="who"),
    "fled": opens(by="who"),
    "chased": opens(by="who", on="fleer"),
    "escaped": opens(by="who"),
    "arrived": opens(by="who"),
    "not_rolled": aside(why=("no_threat", "out", "stopped")),
    "condition_ended": aside(),
    "spell_ended": aside(),
    "ammo_collected": aside(),
}
