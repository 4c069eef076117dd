"""How an intention is stated: short forms spelt out, and the intention that an answer means.

A short line is enough: ``{intend: engage, targets: [ogre]}`` takes means, weapon and attribute from what is in hand;
``target: ogre`` stands for ``targets: [ogre]``, and a weapon or spell that is named says by which means.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from holmgang.systems.k6.board.scene import Table
from holmgang.systems.k6.flow import attacks
from holmgang.systems.k6.flow.attacks import AS_NONE
from holmgang.systems.k6.state import Attack, Combatant, Intention
from holmgang.systems.k6.state import intentions as kinds

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
        full["blocker"] = next(iter(full.pop("targets")))
    if kind in ("engage", "pass_by", "pick_up") and "means" not in full and ("targets" in full):
        means = attacks.means_meant(play, one, full)
        if means:
            full["means"] = means
    return full


def made(one: Combatant, answer: Mapping[str, Any]) -> Intention:
    """The intention that an answer states."""
    deed, after = DEEDS[answer["intend"]](answer), _unless_none(answer.get("after"))
    return Intention(one.id, deed, answer.get("say", "none"), answer.get("defence", "best"), after)


def _unless_none(value: str | None) -> str:
    return "" if value in (None, AS_NONE) else str(value)


Given = Mapping[str, Any]


def _attack(given: Given) -> Attack:
    weapon, spell, thing = given.get("weapon", ""), _unless_none(given.get("spell")), _unless_none(given.get("object"))
    goals, wound = list(given.get("goals", [])), given.get("declare_wound") == "yes"
    return Attack(given["means"], list(given["targets"]), given["attribute"], weapon, spell, thing, goals, wound)


def _struggle(given: Given) -> Attack:
    """Stopping and shoving are done with the body."""
    return Attack("melee", list(given["targets"]), given["attribute"])


def _then(given: Given) -> Attack | None:
    return _attack(given) if given.get("then", AS_NONE) == "engage" else None


def _target(given: Given) -> str:
    return str(given["targets"][0])


DEEDS: dict[str, Callable[[Given], kinds.AnyDeed]] = {
    "engage": lambda given: kinds.Engage(
        _attack(given), given.get("approach", "auto"), given.get("pace_after", "stay")
    ),
    "block": lambda given: kinds.Block(_struggle(given)),
    "prevent": lambda given: kinds.Prevent(_struggle(given), given["method"]),
    "force_through": lambda given: kinds.ForceThrough(Attack("melee", [given["blocker"]], given["attribute"])),
    "pass_by": lambda given: kinds.PassBy(list(given["around"]), _then(given)),
    "move": lambda given: kinds.Move(given["destination"], given["pace"]),
    "flee": lambda given: kinds.Flee(list(given["from"]), given["attribute"]),
    "full_defence": lambda given: kinds.FullDefence(
        _unless_none(given.get("into_cover")),
        _unless_none(given.get("spell")),
        _unless_none(given.get("shield_facing")),
    ),
    "break_disadvantage": lambda given: kinds.BreakDisadvantage(
        given["condition"], given["attribute"], given.get("through", "")
    ),
    "aim": lambda given: kinds.Aim(given["weapon"], "" if given["at"] == "place" else given["at"]),
    "ready": lambda given: kinds.Ready(given["weapon"], _target(given), given["trigger"]),
    "feint": lambda given: kinds.Feint(_target(given)),
    "distract": lambda given: kinds.Distract(_target(given), given["by"]),
    "cast_support": lambda given: kinds.CastSupport(given["spell"], given.get("beneficiary", "")),
    "concentrate": lambda given: kinds.Concentrate(),
    "pick_up": lambda given: kinds.PickUp(given["object"], _then(given)),
    "interact": lambda given: kinds.Interact(given["action"], given.get("weapon", "")),
    "bind": lambda given: kinds.Bind(_target(given)),
    "hold": lambda given: kinds.KeepHold(),
    "arrive": lambda given: kinds.Arrive(given["mode"]),
    "speak": lambda given: kinds.Speak(given["purpose"]),
    "surrender": lambda given: kinds.Surrender(),
    "wait": lambda given: kinds.Wait(),
    "other": lambda given: kinds.Other(given["text"], Attack("stunt", list(given["targets"]), given["attribute"])),
}
"""How the answer to each kind of intention is read."""
