"""The events that make one deed: the grade with all rolls, the use of a roll, a blow of the grade."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.events import DeedPart, fall, frame, harm, opens, roll

AGAINST_GRADE = DeedPart(role="opens", by="who", rolls=(("who", "total"),), goal="grade", die=6, tower=True)

DEEDS: Mapping[str, DeedPart] = {
    "gathered": frame(),
    "round_began": frame(),
    "round_ended": frame(),
    "grade": DeedPart(role="opens", by="owner", rolls=(("owner", "total"),), die=6),
    "rolled": roll(rolls=(("who", "raw"),), die=6),
    "challenge": DeedPart(role="opens", by="source", rolls=(("challenge", "total"),), die=6),
    "challenge_pass": AGAINST_GRADE,
    "challenge_fail": AGAINST_GRADE,
    "indirect_pass": AGAINST_GRADE,
    "indirect_fail": AGAINST_GRADE,
    "used": AGAINST_GRADE,
    "brawl": roll(rolls=(("who", "total"),), goal="value", die=6),
    "took_farmaka": opens(by="who", on="patient"),
    "took_wheel": opens(by="who"),
    "flee": opens(by="who"),
    "hit": harm(on="target", lost="amount", by="who"),
    "hurt": harm(on="who", lost="amount"),
    "out": fall(on="who"),
    "killed": fall(on="who"),
}
