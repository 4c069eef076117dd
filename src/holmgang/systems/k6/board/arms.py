"""The means of a combatant, whether or not a target is in reach: weapons, bare hands, spells, scrolls.

It follows from what he bears and how he is, which in most rounds of most fights is as it was before: so it is known by
value (:class:`UsableGear`). Reach is another matter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from holmgang.kernel.play import kept_while_open
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.board.body import can_work, hands_of, usable_hands
from holmgang.systems.k6.content import Handling
from holmgang.systems.k6.state import Combatant, GamePlay, Injury, State
from holmgang.systems.k6.tables import RIGHT

# ---- wielding --------------------------------------------------------------------------------------------------------


class Grasp(NamedTuple):
    """Everything that decides which weapons a combatant can wield.

    ``hands`` are those he has for it; ``injured`` are the parts of his body that wounds have disabled, ``seized`` those
    that an opponent holds; ``pinned`` is the weapon in his hand, if an opponent stands on it.
    """

    hands: int
    shield: bool
    pinned: str
    right_arm_off: bool = False
    arm_injured: bool = False
    injured: tuple[str, ...] = ()
    seized: tuple[str, ...] = ()


Borne = tuple[str, Handling, bool]
"""A weapon that is carried: its name, how it is handled, and whether any of it is left to be shot or thrown."""


def weapon_clause(play: GamePlay, one: Combatant, name: str) -> str | None:
    """The clause that keeps a combatant from using a weapon now, while he holds whom he holds, or None."""
    weapon = (name, scene.weapon_of(play, name).handling, one.ammo.get(name, 1) > 0)
    return _wielding_bar(weapon, _grasp(play.state, one, len(hands_of(play, one).free)))


def _wielding_bar(weapon: Borne, grasp: Grasp) -> str | None:
    name, handling, left = weapon
    needed = handling.hands
    if not left:
        return "K6-19.4"
    if handling.part and handling.part in grasp.injured:
        return "K6-22.5"
    if handling.part and handling.part in grasp.seized:
        return "K6-11.23"
    if not needed:  # teeth, claws
        return None
    if name == grasp.pinned:
        return "K6-30.9"
    if needed == 1 and grasp.right_arm_off:
        return "K6-24.9"
    if needed == 2 and grasp.shield:  # taking the shield off is a deed of its own
        return "K6-4.3"
    if needed > grasp.hands:
        return "K6-22.5" if grasp.arm_injured else "K6-11.23"
    return None


def _grasp(fight: State, one: Combatant, hands: int) -> Grasp:
    pinned = one.readied if fight.items and _pinned(fight, one, one.readied) else ""
    if not one.conditions:
        return Grasp(hands, one.shield > 0, pinned)
    injured = tuple([c.part for c in one.conditions if isinstance(c, Injury)])
    seized = tuple([hold.part for hold in one.holds() if hold.part])
    right_arm_off = RIGHT not in usable_hands(one)
    return Grasp(hands, one.shield > 0, pinned, right_arm_off, one.has("injured_arm"), injured, seized)


def _pinned(fight: State, one: Combatant, name: str) -> bool:
    """Return whether an opponent stands on the weapon in the hand of a combatant."""
    for item in fight.items:  # noqa: SIM110 - asked of every combatant in every round
        if item.weapon == name and item.holder == one.id and item.pinned_by:
            return True
    return False


# ---- all that is at hand ---------------------------------------------------------------------------------------------


class UsableGear(NamedTuple):
    """Everything that decides by which means a combatant can threaten, and with what.

    ``weapons`` are those he bears, the one in hand first; ``bare`` is how bare hands are handled. ``hands``: can he lay
    hands on an opponent, or kick him? ``spells`` and ``scrolls`` are those he could cast at one, ``overhead``: is there
    anything to be brought down or swung, ``hurled``: anything to be thrown?
    """

    weapons: tuple[Borne, ...]
    readied: str
    loaded: tuple[str, ...]
    grasp: Grasp
    bare: Handling
    hands: bool
    spells: tuple[str, ...]
    scrolls: tuple[str, ...]
    overhead: bool
    hurled: bool


@kept_while_open
def gear(play: GamePlay, one: Combatant) -> UsableGear:
    """Return what a combatant carries, and how he can use it."""
    known, ammo = play.content.kinds["weapons"], one.ammo
    works = can_work(one)
    return UsableGear(
        tuple([(name, known[name].handling, ammo.get(name, 1) > 0) for name in scene.own_weapons(one)]),
        one.readied,
        tuple(one.loaded),
        _grasp(play.state, one, len(usable_hands(one))),  # of whom he holds he may let go
        known[scene.UNARMED].handling,
        not one.still,  # held or bound arms leave the legs (K6-31.5)
        offensive(play, one, "spell") if one.spells else (),
        offensive(play, one, "item") if one.items else (),
        works and bool(play.state.zone_of(one).overhead or play.state.zone_of(one).things_to("swing")),
        works and bool(play.state.zone_of(one).things_to("throw")),
    )


@lru_cache(4096)
def at_hand(gear: UsableGear) -> Mapping[str, Sequence[str]]:
    """Return the means to threaten, each with its tools; an empty name for hands and for what the place offers."""
    wielded: dict[str, list[str]] = {"melee": [], "shoot": [], "throw": []}
    for weapon in gear.weapons:
        name, handling, _ = weapon
        for means in handling.uses:
            if weapon_bar(gear, means, weapon) is None:
                wielded[means].append(name)
    ready: dict[str, Sequence[str]] = {
        "melee": wielded["melee"],
        "unarmed": [""] if gear.hands else [],
        "shoot": wielded["shoot"],
        "throw": wielded["throw"],
        "spell": gear.spells,
        "item": gear.scrolls,
        "hurl": [""] if gear.hurled else [],
        "stunt": [""] if gear.overhead else [],
    }
    return {means: names for means, names in ready.items() if names}


def weapon_bar(gear: UsableGear, means: str, weapon: Borne) -> str | None:
    """The clause that keeps a weapon from being used so now. What is shot must be in hand, and a crossbow loaded."""
    name, handling, _ = weapon
    empty = handling.reload == "crossbow" and name not in gear.loaded
    if means == "shoot" and (empty or name != gear.readied):
        return "K6-4.1"
    return _wielding_bar(weapon, gear.grasp)


def spells(play: GamePlay, one: Combatant, means: str) -> list[str]:
    """The spells that can be cast from memory, or read from scrolls."""
    if means == "spell":
        names = one.spells if play.knobs.spells_per_round else []
    else:
        names = [item.removeprefix("scroll_") for item in one.items if item.startswith("scroll_")]
    kept = names and (one.limited("mouth") or (means == "item" and not can_work(one)))
    return [] if kept else names


def offensive(play: GamePlay, one: Combatant, means: str) -> tuple[str, ...]:
    """Return those of them that threaten an opponent."""
    return tuple([name for name in spells(play, one, means) if scene.spell_of(play, name).sort == "offensive"])


# ---- the attributes that go with it ----------------------------------------------------------------------------------


BY_WEAPON = ("melee", "shoot", "throw")
"""Means that take a weapon."""
ATTRIBUTES = {
    "unarmed": (["strength"], "K6-8.2"),
    "shoot": (["finesse"], "K6-8.3"),
    "spell": (["soul"], "K6-8.4"),
    "item": (["soul"], "K6-8.4"),
    "hurl": (["strength"], "K6-32.7"),
    "stunt": (["strength", "finesse"], "K6-8.8"),
}
"""The attributes of threats for which no weapon decides, and the clause."""


def attributes(play: GamePlay, one: Combatant, means: str, tool: str) -> tuple[list[str], str]:
    """Return the attributes with which a combatant may threaten so, and the clause."""
    weight = scene.weapon_of(play, tool).weight if means in BY_WEAPON else ""
    return attributes_with(means, tool, weight, one.armour.heavy)


def best_attribute(play: GamePlay, one: Combatant, means: str, tool: str) -> str:
    """Return the highest of them (K6-8.5)."""
    return max(attributes(play, one, means, tool)[0], key=one.attribute)


def attributes_with(means: str, name: str, weight: str, heavy: bool) -> tuple[list[str], str]:
    """The attributes a threat may use, in heavy armour or without, and the clause."""
    if means == "melee":
        return melee_attributes(name, weight, heavy)
    if means == "throw":
        return ["strength", "finesse"] if weight == "light" else ["strength"], "K6-8.9" if heavy else "K6-8.5"
    return ATTRIBUTES[means]


def melee_attributes(name: str, weight: str, heavy: bool) -> tuple[list[str], str]:
    """The attributes a melee roll with a weapon may use, and the clause."""
    if heavy:
        return ["strength"], "K6-8.7"
    if weight in ("heavy", "unarmed") or (weight == "natural" and "claws" not in name):
        return ["strength"], "K6-8.2"
    return ["strength", "finesse"], "K6-8.5"
