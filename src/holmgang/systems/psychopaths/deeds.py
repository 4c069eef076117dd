"""Events that make one deed: a step, a card, an area, a fight with both its totals."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.events import DeedPart, fall, frame, harm, opens, prelude, roll

DEEDS: Mapping[str, DeedPart] = {
    "game_began": frame(),
    "turn_began": frame(),
    "game_decided": frame(),
    "phase_began": prelude(by="who"),
    "paid": prelude(by="who"),
    "action_points": opens(by="who"),
    "explores": opens(by="who"),
    "area_placed": opens(by="who"),
    "areas_joined": opens(by="who"),
    "stepped": opens(by="who"),
    "rode": opens(by="who"),
    "event_turned": opens(by="who"),
    "played_card": opens(by="who"),
    "laid": opens(by="who"),
    "fight_began": opens(by="attacker", on="defender"),
    "total_set": roll(rolls=(("side", "total"),), die=6),
    "total_changed": opens(by="by", on="side"),
    "ability_used": opens(by="psychopath", on="side"),
    "fight_ended": DeedPart(
        role="opens",
        by="attacker",
        on="defender",
        rolls=(("attacker", "attacker_total"), ("defender", "defender_total")),
        die=6,
    ),
    "glory_changed": harm(on="who", gained="change"),
    "killed": fall(on="who"),
    "quest_drawn": opens(by="who"),
    "quest_fulfilled": opens(by="who"),
    "quest_posted": opens(by="issuer"),
}
