"""The events of a tkds fight that make one deed: an action with the way to it, its check and its damage."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.events import DeedPart, aside, fall, frame, harm, opens, prelude, roll, verdict

CHECK = roll(rolls=(("who", "total"),), goal="threshold", die=20)

DEEDS: Mapping[str, DeedPart] = {
    "phase": frame(),
    "conflict_over": frame(),
    "activate": prelude(by="who"),
    "step": prelude(by="who", seen=True),
    "action": opens(by="who", on="target"),
    "small_action": opens(by="who"),
    "sprinted": opens(by="who"),
    "prepare": opens(by="who"),
    "interrupt": opens(by="who", on="by"),
    "check": CHECK,
    "luck": CHECK,
    "missed": verdict(),
    "damage": harm(on="who", lost="amount", by="by"),
    "death": fall(on="who"),
    "disabled": fall(on="who"),
    "fled": opens(by="who"),
    "prepared_lost": aside(),
    "condition_off": aside(),
    "magic_ended": aside(),
    "round_over": aside(),
    "handed_over": aside(),
}
