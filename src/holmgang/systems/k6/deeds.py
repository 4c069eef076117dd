"""Which events of a k6 fight make one deed: a contest with its results, or an action without a roll."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.events import DeedPart, aside, fall, frame, harm, opens, plan, roll, verdict

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
    "not_rolled": aside(),
    "condition_ended": aside(),
    "spell_ended": aside(),
    "ammo_collected": aside(),
}
