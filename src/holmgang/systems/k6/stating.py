"""How an intention is stated: short forms spelt out, and the intention that an answer means.

A short line is enough: ``{intend: engage, targets: [ogre]}`` takes means, weapon and attribute from what is in hand;
``target: ogre`` stands for ``targets: [ogre]``, and a weapon or spell that is named says by which means.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holmgang.systems.k6 import engaging
from holmgang.systems.k6.engaging import AS_NONE
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.state import Combatant, Intention

ALIASES: dict[str, dict[str, Any]] = {
    "strike": {"intend": "engage"},
    "attack": {"intend": "engage"},
    "shoot": {"intend": "engage", "means": "shoot"},
    "throw": {"intend": "engage", "means": "throw"},
    "cast": {"intend": "engage", "means": "spell"},
    "defend": {"intend": "full_defence"},
    "gag": {"intend": "prevent", "method": "gag"},
}
"""Plain words for an intention, and what they stand for."""


def short_form(play: Table, one: Combatant, given: Mapping[str, Any]) -> dict[str, Any]:
    """What people write, spelt out: one target, means that follow from a weapon or spell, ``then`` from targets."""
    alias = ALIASES.get(str(given.get("intend")), {})
    full = {**given, **alias}
    kind = full.get("intend")
    if "target" in full and kind != "aim":
        full["targets"] = full.pop("target")
    if "target" in full:
        full["at"] = full.pop("target")
    if isinstance(full.get("declare_wound"), bool):
        full["declare_wound"] = "yes" if full["declare_wound"] else "no"
    if isinstance(full.get("targets"), str):
        full["targets"] = [full["targets"]]
    if kind in ("pass_by", "pick_up") and "targets" in full:
        full.setdefault("then", "engage")
    if kind == "force_through" and "targets" in full and "blocker" not in full:
        full["blocker"] = full.pop("targets")[0]
    if kind in ("engage", "pass_by", "pick_up") and "means" not in full and ("targets" in full):
        means = engaging.means_meant(play, one, full)
        if means:
            full["means"] = means
    return full


def made(one: Combatant, answer: Mapping[str, Any]) -> Intention:
    """The intention that an answer states."""
    intent = Intention(one.id, answer["intend"])
    for key in (
        "means",
        "weapon",
        "attribute",
        "goals",
        "approach",
        "condition",
        "action",
        "method",
        "text",
        "say",
        "defence",
        "around",
        "destination",
        "mode",
    ):
        if key in answer:
            setattr(intent, key, answer[key])
    intent.targets = list(answer.get("targets", answer.get("from", [])))
    if "blocker" in answer:
        intent.targets = [answer["blocker"]]
    if answer.get("at", "place") != "place":
        intent.targets = [answer["at"]]
    intent.spell = _unless_none(answer.get("spell"))
    intent.after = _unless_none(answer.get("after"))
    intent.item = _unless_none(answer.get("object"))
    intent.cover = _unless_none(answer.get("into_cover"))
    intent.facing = _unless_none(answer.get("shield_facing"))
    intent.pace = answer.get("pace_after", "stay")
    intent.mode = answer.get("pace", answer.get("trigger", answer.get("purpose", answer.get("by", intent.mode))))
    intent.declare_wound = answer.get("declare_wound") == "yes"
    intent.then = answer.get("then", AS_NONE) == "engage"
    if "beneficiary" in answer:
        intent.targets = [answer["beneficiary"]]
    return intent


def _unless_none(value: str | None) -> str:
    return "" if value in (None, AS_NONE) else str(value)
