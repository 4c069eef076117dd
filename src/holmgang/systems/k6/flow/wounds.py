"""Wounds: what a blow or a spell takes, term by term (K6-21 to K6-23)."""

from __future__ import annotations

from dataclasses import dataclass, field

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Phrase, Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.board.facing import Circumstances
from holmgang.systems.k6.board.scene import Table
from holmgang.systems.k6.events import ConcentrationKept, DamageRolled, Rolled, Wounded
from holmgang.systems.k6.flow.conditions import breaks_concentration, gain, lose_lives
from holmgang.systems.k6.state import Combatant, Enchantment, Intention, Poisoning


@dataclass
class Blow:
    """A wound being dealt: all that its amount depends on. ``added`` are (damage, type) of further damage.

    ``found`` is what the blow finds, fixed when the dice fell; ``grabbed`` and ``felled`` are what its own successes
    have added to that: a shield held fast (K6-23.9), a body thrown on its back (K6-23.5). ``clauses`` say why it is
    the wound it is.
    """

    attacker: Combatant
    target: Combatant
    found: Circumstances
    diff: int
    source: str
    damage: int
    damage_clause: str
    type: str
    added: list[tuple[int, str]] = field(default_factory=list)
    outside: bool = False
    grabbed: bool = False
    felled: bool = False
    clauses: tuple[str, ...] = ("K6-21.1",)
    nonlethal: bool = False
    poison: str = "none"
    dealt: int | None = None


def with_weapon(
    play: Table, attacker: Combatant, target: Combatant, found: Circumstances, diff: int, weapon: str, kind: str
) -> Flow[Blow]:
    """A blow or a shot is bought: damage dice fall now, the amount is open until it is known where it lands."""
    model = scene.weapon_of(play, weapon)
    picked = ("K6-21.7",) if len(model.types) > 1 else ()
    kind = kind or best_type(target, model.types)
    blow = Blow(attacker, target, found, diff, weapon or scene.UNARMED, model.damage, "K6-21.4", kind)
    blow.nonlethal, blow.poison = model.nonlethal, model.poison
    blow.clauses = (*blow.clauses, *picked)
    if model.kz:
        blow.damage = yield from kz(play, attacker, model.kz, weapon)
        blow.damage_clause = "K6-21.10"
    for extra in model.added:
        blow.added.append(((yield from kz(play, attacker, extra.kz, "added_damage")), extra.type))
    if attacker.has("sparking"):
        blow.added.append(((yield from kz(play, attacker, 2, "added_damage")), "lightning"))
    return blow


def by_thing(play: Table, attacker: Combatant, target: Combatant, found: Circumstances, diff: int, thing: str) -> Blow:
    """What is brought down wounds, not the spell that brought it (K6-32.5)."""
    limits = play.knobs.improvised_damage_range
    damage = play.state.zone_of(target).overhead.get(thing, 0)
    damage = min(max(damage, limits.least), limits.most)
    return Blow(attacker, target, found, diff, thing, damage, "K6-32.5", "crush")


def by_spell(
    play: Table, attacker: Combatant, target: Combatant, found: Circumstances, diff: int, intent: Intention
) -> Flow[Blow]:
    """A spell wounds by its damage dice, for each target anew or once for all (K6-21.15)."""
    spell = scene.spell_of(play, intent.spell)
    damage = intent.kz
    if damage < 0 or play.knobs.area_damage_roll == "per_target":
        each = ("K6-21.15",) if damage >= 0 else ()
        intent.kz = damage = yield from kz(play, attacker, spell.kz, intent.spell, *each)
    return Blow(attacker, target, found, diff, intent.spell, damage, "K6-21.10", spell.type)


def kz(play: Table, one: Combatant, dice: int, source: str, *why: str) -> Flow[int]:
    """Damage dice: each of 4 or more counts one."""
    clauses = ("K6-21.12",) if source == "added_damage" else ("K6-21.10", *why)
    faces = yield Roll(one.seat, "damage_dice", (6,) * dice, about=one.id, args={"of": source}, clauses=clauses[:1])
    damage = rules.damage_dice(faces, play.knobs.kz_success_on)
    total = Sum.of(damage, Phrase("damage-dice", {"faces": " ".join(map(str, faces))}), "K6-21.10")
    play.tell(DamageRolled, who=one.id, of=source, damage=total, clauses=clauses)
    return damage


def best_type(target: Combatant, types: list[str]) -> str:
    """Where a weapon has two types, the one doing more damage (K6-21.7)."""
    if len(types) == 1:
        return types[0]
    return min(types, key=lambda kind: target.resistances.get(kind, 0) + _plain_armour(target, kind))


def _plain_armour(target: Combatant, kind: str) -> int:
    return target.armour.against.get(kind, target.armour.value)


# ---- how much --------------------------------------------------------------------------------------------------------


def protection(play: Table, blow: Blow, kind: str) -> tuple[int, str, str]:
    """What armour takes off: (value, word, clause)."""
    armour, found = blow.target.armour, blow.found
    if kind in play.knobs.armour_ignored_by:
        return 0, "armour_no_help", "K6-21.11"
    if blow.outside:
        return 0, "outside_armour", "K6-23.1"
    open_back = found.back is not None and "back" not in armour.covers
    open_belly = (found.belly or blow.felled) and "belly" not in armour.covers
    if armour.value and (open_back or open_belly):
        return 0, "uncovered_side", "K6-23.5"
    if kind in armour.against:
        return armour.against[kind], "armour", "K6-21.6"
    return armour.value, "armour", "K6-21.3"


def shielding(play: Table, blow: Blow, kind: str) -> tuple[int, str, str]:
    """What the shield takes off: (value, word, clause)."""
    target, found = blow.target, blow.found
    if not target.shield or kind in play.knobs.armour_ignored_by:
        return 0, "shield", "K6-21.3"
    if found.shield is not None:
        return 0, "shield_bypassed", found.shield.clauses[0]
    if blow.grabbed:
        return 0, "shield_bypassed", "K6-23.9"
    if found.back is not None:
        return 0, "shield_bypassed", "K6-9.8"
    return target.shield, "shield", "K6-23.6" if blow.outside else "K6-21.3"


def amount(play: Table, blow: Blow) -> Sum:
    """The wound as a sum of its terms."""
    target = blow.target
    total = Sum.of(blow.diff, "difference", "K6-21.1").plus(blow.damage, blow.source, blow.damage_clause)
    armour, word, clause = protection(play, blow, blow.type)
    if target.armour.value or armour:
        total = total.plus(-armour, word, clause)
    shield = 0
    if target.shield:
        shield, word, clause = shielding(play, blow, blow.type)
        total = total.plus(-shield, word, clause)
    resistance = target.resistances.get(blow.type, 0)
    if resistance:
        total = total.plus(-resistance, "resistance", "K6-21.5")
    main = rules.wound(blow.diff, blow.damage, armour, shield, resistance)
    if main != total.total:
        total = total.plus(main - total.total, "no_less_than_none", "K6-21.2")
    for damage, kind in blow.added:
        total = total + _added(play, blow, damage, kind)
    return total


def _added(play: Table, blow: Blow, damage: int, kind: str) -> Sum:
    armour, word, _ = protection(play, blow, kind)
    resistance = blow.target.resistances.get(kind, 0)
    shield = shielding(play, blow, kind)[0] if play.knobs.added_damage_deducts_shield else 0
    part = Sum.of(damage, "added_damage", "K6-21.12")
    if armour:
        part = part.plus(-armour, word, "K6-21.13")
    if resistance:
        part = part.plus(-resistance, "resistance", "K6-21.13")
    if shield:
        part = part.plus(-shield, "shield", "K6-21.13")
    lost = rules.added_wound(damage, armour, resistance, shield)
    return part if lost == part.total else part.plus(lost - part.total, "no_less_than_none", "K6-21.13")


# ---- dealing it ------------------------------------------------------------------------------------------------------


def strike(play: Table, blow: Blow) -> Flow[None]:
    """The wound lands, if it has not yet."""
    if blow.dealt is None:
        yield from deal(play, blow, amount(play, blow))


def deal(play: Table, blow: Blow, total: Sum) -> Flow[None]:
    """The wound lands and takes so many lives."""
    target, attacker = blow.target, blow.attacker
    blow.dealt = total.total
    if attacker.intent is not None:
        attacker.intent.wounded.append(target.id)
    _tell_wound(play, blow, total)
    lose_lives(play, target, total.total, attacker.id, blow.nonlethal)
    if total.total >= 1 and blow.poison != "none" and target.able:
        yield from poisoning(play, blow)


def _tell_wound(play: Table, blow: Blow, total: Sum) -> None:
    target, found, intent = blow.target, blow.found, blow.attacker.intent
    clauses = (*blow.clauses, "K6-21.14") if blow.added else blow.clauses
    if found.back is not None or found.belly or found.shield is not None:
        clauses = (*clauses, "K6-21.16")
    if intent is not None and len(dict.fromkeys(intent.wounded)) > 1:
        clauses = (*clauses, "K6-17.9")
    if any(isinstance(c, Enchantment) and c.source_id not in ("", target.id) for c in target.conditions):
        clauses = (*clauses, "K6-28.10")
    play.tell(Wounded, who=target.id, by=blow.attacker.id, lives=total, damage_type=blow.type, clauses=clauses)
    if target.concentration and not breaks_concentration(play, total.total):
        play.tell(ConcentrationKept, who=target.id, spell=target.concentration, clauses=("K6-28.9",))


def poisoning(play: Table, blow: Blow) -> Flow[None]:
    """House (G3): the victim resists with Strength against 2 + d6."""
    target = blow.target
    strength = yield Roll(blow.attacker.seat, "poison", (6,), about=blow.attacker.id, clauses=("K6-9.3",))
    face = yield Roll(target.seat, "resist_poison", (6,), about=target.id, clauses=("K6-9.3",))
    power = Sum.of(2, "poison", "K6-9.3").plus(strength[0], "die", "K6-9.3")
    own = Sum.of(target.strength, "strength", "K6-9.3").plus(face[0], "die", "K6-9.1")
    play.tell(
        Rolled,
        who=blow.attacker.id,
        against=target.id,
        roll="poison",
        attribute="none",
        total=power,
        clauses=("K6-9.3",),
    )
    play.tell(
        Rolled,
        who=target.id,
        against=blow.attacker.id,
        roll="defence",
        attribute="strength",
        total=own,
        clauses=("K6-9.3",),
    )
    if own.total < power.total:
        deadly = blow.poison == "deadly"
        poison = Poisoning("poisoned", blow.attacker.id, deadly=deadly)
        gain(play, target, poison, rounds=3 if deadly else 10, clauses=("K6-11.29",))
