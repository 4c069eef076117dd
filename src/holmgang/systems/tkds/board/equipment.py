"""Means of attack and their reach; Defence; its load (TK-10.3, TK-14, TK-18, TK-19)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple, cast

from holmgang.kernel.content import Pack
from holmgang.kernel.fastclasses import frozen
from holmgang.kernel.play import kept_while_open
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.knobs import Knobs
from holmgang.systems.tkds.state import Creature, Item, PrintedAttack, hostile, ride_together

MELEE, THROWN, SHOT, AREA = "melee", "thrown", "shot", "area"
UNARMED, TWO_WEAPONS, TWO_FISTS = "unarmed", "two_weapons", "two_fists"


@frozen
class AttackMeans:
    """One way to attack. ``weapon`` are the properties that may be used: none if the requirements are not met.

    ``dice_by`` is the clause that gives it its dice, ``threatens_by`` the one by which its reach threatens.
    """

    id: str
    mode: str
    kind: str
    dice: tuple[int, int]
    skills: tuple[str, ...]
    item: str = ""
    dice_by: str = "TK-10.6"
    reach: int = 0
    threatens_by: str = "TK-11.1"
    near: int = 0
    improvised: str = ""
    handy: bool = False
    two_handed: bool = False
    blade: bool = False
    cut: str = "blunt"
    fire: bool = False
    weapon: Any = None
    attack: PrintedAttack | None = None

    @property
    def ranged(self) -> bool:
        return self.mode in (SHOT, THROWN)

    def has(self, name: str) -> bool:
        """Return whether a weapon property is there to be used."""
        return self.weapon is not None and bool(getattr(self.weapon, name))

    def special(self, name: str) -> bool:
        return self.weapon is not None and self.weapon.special == name

    @property
    def against(self) -> str:
        """Return the skill of the target that the roll is against."""
        return "defence" if self.attack is None else self.attack.against

    @property
    def count(self) -> int:
        """The number of attacks that one Attack action gives (TK-10.14)."""
        return 1 if self.attack is None else self.attack.count


def hands_of(fight: Conflict, item: Item) -> int:
    """The number of hands that a thing takes."""
    return 2 if item.sort == "weapon" and fight.weapon(item.kind).grip == "two_handed" else 1


def free_hands(fight: Conflict, who: Creature) -> int:
    return 2 - sum(hands_of(fight, who.item(name)) for name in who.held)


def usable(fight: Conflict, who: Creature, kind: str) -> bool:
    """Return whether the bearer meets the requirements of a weapon."""
    if who.printed:
        return True
    weapon = fight.weapon(kind)
    return bool(who.skills["might"] >= weapon.might and who.skills["dexterity"] >= weapon.dexterity)


@kept_while_open
def means_of(fight: Conflict, who: Creature) -> list[AttackMeans]:
    """Everything the creature could attack with now, leaving targets aside."""
    found: list[AttackMeans] = []
    for name in who.held:
        item = who.item(name)
        if item.broken:
            continue
        if item.sort == "weapon":
            found.extend(_weapon_means(fight, who, item))
        elif item.sort == "shield":
            found.append(_makeshift(fight, who, item, fight.knobs.improvised_damage, "TK-19.7"))
        elif item.kind == "torch":
            found.append(_makeshift(fight, who, item, (1, 4), "TK-20.14"))
        else:
            found.append(_makeshift(fight, who, item, fight.knobs.improvised_damage, "TK-14.6"))
    if who.attacks:
        found.extend(_printed_means(fight, who))
    found.append(_unarmed(fight.knobs.unarmed_damage, who.reach))
    if not fight.board.submerged(who):
        return found
    return [one for one in found if not useless_under_water(one)]


class Grip(NamedTuple):
    """Everything that the means of a weapon in hand depend on: equal grips, equal means."""

    item: str
    kind: str
    sight: bool
    reach: int
    fit: bool
    tall: bool
    can_shoot: bool


def _weapon_means(fight: Conflict, who: Creature, item: Item) -> tuple[AttackMeans, ...]:
    fit = usable(fight, who, item.kind)
    can_shoot = fit and not shot_problem(fight, who, item)
    grip = Grip(item.id, item.kind, item.sight, who.reach, fit, who.quarters > 1, can_shoot)
    found = fight.means.get(grip)
    if found is None:
        found = fight.means[grip] = tuple(_means_by(fight, grip))
    return found


def _means_by(fight: Conflict, grip: Grip) -> Iterator[AttackMeans]:
    weapon, fit = fight.weapon(grip.kind), grip.fit
    longer = weapon.long and fit and grip.tall
    made = AttackMeans(
        id=grip.item,
        mode=MELEE,
        kind=grip.kind,
        dice=weapon.dice,
        skills=("might", "dexterity") if weapon.agile and fit else ("might",),
        item=grip.item,
        dice_by="TK-14.8" if weapon.improvised else "TK-10.6",
        reach=grip.reach + 1 if longer else grip.reach,
        threatens_by="TK-18.4" if longer else "TK-11.1",
        improvised="TK-14.6" if weapon.improvised else "",
        handy=weapon.grip == "handy",
        two_handed=weapon.grip == "two_handed",
        blade=weapon.blade,
        cut=weapon.cut,
        fire=weapon.fire and fit,
        weapon=weapon if fit else None,
    )
    if not fit:
        die = rules.unmet_die(weapon.dice[1] * weapon.dice[0] or 6, fight.knobs.improvised_damage[1])
        yield replace(made, dice=(1, die), dice_by="TK-18.16", improvised="TK-18.16")
        return
    if weapon.range_m or weapon.special == "howitzer":
        yield replace(
            made,
            dice=fight.knobs.improvised_damage,
            dice_by="TK-14.8",
            improvised="TK-14.6",
            weapon=None,
            blade=False,
            cut="blunt",
        )
        if grip.can_shoot:
            far = 2 if weapon.range_m and grip.sight else 1
            near = 2 if weapon.special == "howitzer" else weapon.range_m * far
            yield replace(made, mode=SHOT, skills=("dexterity",), reach=0, near=near)
            if weapon.special == "howitzer":
                yield replace(made, mode=AREA, skills=("dexterity",), reach=0)
        return
    yield made
    if weapon.thrown_m:
        yield replace(made, mode=THROWN, reach=0, near=weapon.thrown_m)


def _printed_means(fight: Conflict, who: Creature) -> tuple[AttackMeans, ...]:
    """The attacks of a statblock: the same all through a step."""
    found = fight.means.get(who)
    if found is None:
        found = fight.means[who] = tuple([_printed(who, attack) for attack in who.attacks])
    return cast(tuple[AttackMeans, ...], found)


def _makeshift(fight: Conflict, who: Creature, item: Item, dice: tuple[int, int], clause: str) -> AttackMeans:
    return AttackMeans(
        id=item.id,
        mode=MELEE,
        kind=item.kind,
        dice=dice,
        skills=("might",),
        item=item.id,
        dice_by="TK-14.8",
        reach=who.reach,
        improvised=clause,
        handy=True,
        fire=item.lit,
    )


def _printed(who: Creature, attack: PrintedAttack) -> AttackMeans:
    """An attack of a statblock, used as printed (TK-18.29)."""
    skills = ("dexterity",) if attack.ranged else ("might", "dexterity") if attack.agile else ("might",)
    return AttackMeans(
        id=attack.name,
        mode=SHOT if attack.ranged else MELEE,
        kind=attack.name,
        dice=attack.dice,
        skills=skills,
        dice_by="TK-18.29",
        reach=attack.reach or who.reach,
        near=attack.range_m,
        blade=attack.blade,
        cut=attack.cut,
        fire=attack.fire,
        attack=attack,
    )


@lru_cache(64)
def _unarmed(dice: tuple[int, int], reach: int) -> AttackMeans:
    return AttackMeans(
        id=UNARMED,
        mode=MELEE,
        kind=UNARMED,
        dice=dice,
        skills=("might", "dexterity"),
        dice_by="TK-14.9",
        reach=reach,
        threatens_by="TK-11.2",
        improvised="TK-14.9",
        handy=True,
    )


def shot_problem(fight: Conflict, who: Creature, item: Item) -> str:
    """The clause that keeps a shooting weapon from being shot now, or nothing."""
    weapon = fight.weapon(item.kind)
    if item.jammed:
        return "TK-18.9"
    if item.wet:
        return "TK-18.3"
    if not item.loaded and needs_loading(weapon):
        return "TK-18.10"
    if weapon.ammunition and not who.printed and ammunition_of(fight, who, item) is None:
        return "TK-18.24"
    return ""


def needs_loading(weapon: Any) -> bool:
    return bool(weapon.loading or weapon.flintlock)


def ammunition_of(fight: Conflict, who: Creature, item: Item) -> Item | None:
    """The container the next piece comes from."""
    kind = fight.weapon(item.kind).ammunition
    return next((one for one in who.inventory if one.kind == kind and one.uses > 0), None)


def useless_under_water(means: AttackMeans) -> bool:
    """TK-21.11: what cannot be used there."""
    return means.mode == SHOT or (means.cut in ("blunt", "shot") and means.kind != UNARMED)


@kept_while_open
def longest_melee(fight: Conflict, who: Creature) -> AttackMeans:
    """Return the longest means in melee, bare hands included (TK-11.2); of equals a weapon, then the fist."""
    fist = _unarmed(fight.knobs.unarmed_damage, who.reach)
    found = [one for one in means_of(fight, who) if one.mode == MELEE] or [fist]
    return max(found, key=lambda one: (one.reach, not one.improvised, one.kind == UNARMED))


def reach_of(fight: Conflict, who: Creature) -> int:
    """The melee reach of a creature: how far its longest attack goes, and not a square farther."""
    return longest_melee(fight, who).reach


# ---- targets ---------------------------------------------------------------------------------------------------------


@kept_while_open
def target_problem(fight: Conflict, who: Creature, means: AttackMeans, target: Creature) -> str:
    """The clause that keeps a target out, or nothing."""
    if target is who or not target.present or ride_together(who, target):
        return "TK-10.3"
    if problem := reach_problem(fight, who, means, target):
        return problem
    sight = fight.board.sight(who, target)
    if sight.seen:
        return ""
    return "TK-10.13" if sight.clause == "TK-12.12" and means.mode == MELEE else sight.clause


def reach_problem(fight: Conflict, who: Creature, means: AttackMeans, target: Creature) -> str:
    if means.mode == MELEE:
        if fight.knobs.zone_mode and same_zone(fight, who, target):
            return ""
        near = fight.board.squares_between(who, target) <= means.reach
        return "" if near else "TK-10.12" if means.reach == fight.knobs.melee_reach else "TK-10.13"
    count, clause = distance_penalty(fight, who, means, target)
    return clause if count == rules.OUT_OF_RANGE else ""


def same_zone(fight: Conflict, who: Creature, target: Creature) -> bool:
    """TK-23.4: in the theatre of the mind everybody in one's zone can be attacked."""
    zone = fight.board.square(who.anchor).zone
    return bool(zone) and fight.board.square(target.anchor).zone == zone


def distance_penalty(fight: Conflict, who: Creature, means: AttackMeans, target: Creature) -> tuple[int, str]:
    """Penalties for the distance of a shot or throw, and their clause."""
    metres = fight.board.distance(who, target)
    if means.mode == THROWN:
        return rules.throw_penalty(metres, means.near, fight.knobs.throw_far_add), "TK-18.6"
    if means.special("howitzer"):
        return (0 if metres <= means.near else rules.OUT_OF_RANGE), "TK-18.26"
    return rules.range_penalty(metres, means.near, fight.knobs.range_far_factor), "TK-18.5"


@kept_while_open
def targets_of(fight: Conflict, who: Creature, means: AttackMeans) -> list[Creature]:
    """Return possible targets: opponents, and for a person's seat all others too (TK-10.15)."""
    free = who.seat in fight.play.people
    return [
        one
        for one in fight.state.present()
        if (hostile(who, one) or (free and one is not who))
        and one.status != "disabled"
        and not target_problem(fight, who, means, one)
    ]


def defence_of(fight: Conflict, who: Creature, melee: bool | None = None) -> Sum:
    """The Defence of a creature with its reasons; ``melee`` tells against which kind of attack."""
    total = _body_defence(fight, who)
    if better := who.talent("better_defence"):
        total = total.plus(better, "better_defence", "TK-24.1")
    shield = shield_of(who)
    if shield is not None:
        total = _with_shield(fight, who, shield, total)
    if melee:
        for name in who.held:
            item = who.item(name)
            parries = item.sort == "weapon" and fight.weapon(item.kind).special == "main_gauche"
            if parries and not item.broken and usable(fight, who, item.kind):
                total = total.plus(1, "main_gauche", "TK-18.20")
    return total


def _body_defence(fight: Conflict, who: Creature) -> Sum:
    if not who.armour:
        return Sum.of(who.natural_defence, "natural_defence", "TK-10.5")
    armour = fight.pack.get("armour", who.armour)
    if not wearable(who, armour):
        return Sum.of(who.natural_defence, "natural_defence", "TK-10.5").plus(0, "too_heavy", "TK-19.4")
    total = Sum.of(armour.defence, who.armour, "TK-19.1")
    if who.armour_exceptional:
        total = total.plus(fight.knobs.exceptional_armour_bonus, "exceptional", "TK-19.3")
    return total


def _with_shield(fight: Conflict, who: Creature, shield: Item, total: Sum) -> Sum:
    if shield.broken:
        return total.plus(0, "shield_damaged", "TK-19.12")
    if who.shield_bonus_off:
        return total.plus(0, "shield_struck", "TK-19.8")
    if not wearable(who, fight.pack.get("armour", shield.kind)):
        return total.plus(0, "too_heavy", "TK-19.4")
    total = total.plus(fight.knobs.shield_bonus, "shield", "TK-19.2")
    if shield.exceptional:
        total = total.plus(fight.knobs.exceptional_armour_bonus, "exceptional", "TK-19.2")
    return total


def wearable(who: Creature, armour: Any) -> bool:
    return who.printed or who.skills["might"] >= armour.might


def shield_of(who: Creature) -> Item | None:
    return next((item for item in who.inventory if item.sort == "shield" and who.holds(item.id)), None)


def is_armoured(fight: Conflict, who: Creature) -> bool:
    """In armour or with a shield, as Piercing asks."""
    return who.armoured or bool(who.armour) or shield_of(who) is not None


def load_of(creature: Creature, pack: Pack, knobs: Knobs) -> int:
    """Slots filled by what is worn and carried."""
    slots, light = 0, 0
    worn = [pack.get("armour", creature.armour)] if creature.armour else []
    kinds = {"weapon": "weapons", "shield": "armour", "armour": "armour", "gear": "gear"}
    for entry in [*worn, *(pack.get(kinds[item.sort], item.kind) for item in creature.inventory)]:
        if getattr(entry, "light", False):
            light += 1
        else:
            slots += entry.slots
    return rules.slots_used(slots, light, knobs.light_items_per_slot)


def overloaded(who: Creature) -> bool:
    return who.load > who.capacity


def reloadable(fight: Conflict, who: Creature) -> list[Item]:
    """Weapons in hand that wait to be loaded."""
    return [
        item
        for item in (who.item(name) for name in who.held)
        if item.sort == "weapon" and not item.loaded and not item.broken and needs_loading(fight.weapon(item.kind))
    ]


def reload_steps(fight: Conflict, item: Item) -> tuple[int, str]:
    """The number of steps that load it, and the clause that says so."""
    return (fight.knobs.flintlock_reload_steps, "TK-18.8") if fight.weapon(item.kind).flintlock else (1, "TK-18.10")
