"""Wounds: what an attack takes from its target, term by term (K6-21, K6-23).

This is the only place that adds a wound up. Play deals it, options and odds show it, computer players weigh it and bulk
tables hold it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.board.relations import Circumstances
from holmgang.systems.k6.knobs import Knobs
from holmgang.systems.k6.state import Combatant, GamePlay, PlannedAttack

DIE = range(1, 7)
"""The faces of a damage die."""


# ---- the source of the damage ----------------------------------------------------------------------------------------


class AddedDice(NamedTuple):
    """Damage dice that come on top of a wound, and their type (K6-21.12)."""

    dice: int
    type: str


class DamageSource(NamedTuple):
    """The weapon, spell or thing that wounds, before any die has fallen.

    ``damage`` is its fixed number; where it has damage ``dice`` they take its place (K6-21.10).
    """

    name: str
    types: Sequence[str]
    damage: int
    clause: str
    dice: int = 0
    added: tuple[AddedDice, ...] = ()
    nonlethal: bool = False
    poison: str = "none"

    @property
    def expected(self) -> int:
        """The damage that counts for the order of rolling (K6-10.5): half the dice, else the fixed number."""
        return self.dice // 2 if self.dice else self.damage


def damage_source(
    play: GamePlay, attacker: Combatant, target: Combatant, attack: PlannedAttack, snatched: str = ""
) -> DamageSource | None:
    """Return what wounds in an attack; None: it cannot wound.

    ``snatched`` is a weapon that the attacker has taken up in this contest. A thing that is brought down wounds, not
    the spell that brought it (K6-32.5).
    """
    if attack.means in ("hurl", "stunt") or (attack.thing and attack.means in ("spell", "item")):
        return _thing(play, attacker, target, attack.thing) if attack.thing else None
    if attack.spell:
        spell = scene.spell_of(play, attack.spell)
        return DamageSource(attack.spell, (spell.type,), 0, "K6-21.10", spell.kz) if spell.kz else None
    bare = scene.UNARMED if attack.means == "unarmed" else attacker.readied
    return _weapon(play, attacker, snatched or attack.weapon or bare or scene.UNARMED)


def _thing(play: GamePlay, attacker: Combatant, target: Combatant, thing: str) -> DamageSource:
    """Return a thing that comes down, is thrown or swung: it wounds like a weapon (K6-32.5, K6-32.7)."""
    limits, used = play.knobs.improvised_damage_range, play.state.zone_of(attacker).things.get(thing)
    damage = used.damage if used is not None else play.state.zone_of(target).overhead.get(thing, 0)
    clause = "K6-32.5" if used is None else "K6-32.7"
    return DamageSource(thing, ("crush",), min(max(damage, limits.least), limits.most), clause)


def _weapon(play: GamePlay, attacker: Combatant, name: str) -> DamageSource:
    model = scene.weapon_of(play, name)
    added = tuple([AddedDice(extra.kz, extra.type) for extra in model.added]) if model.added else ()
    if attacker.conditions and attacker.has("sparking"):
        added = (*added, AddedDice(2, "lightning"))
    return DamageSource(name, model.types, model.damage, "K6-21.4", model.kz, added, model.nonlethal, model.poison)


def unhurt_by(target: Combatant) -> str | None:
    """Return the clause by which no success wounds a target: he has given up, or lies there; None: it may."""
    if target.has("surrendered"):
        return "K6-31.11"
    return "K6-22.1" if target.has("knocked_out") else None


def hit_chance(knobs: Knobs) -> Fraction:
    """Return the chance that a damage die counts."""
    return Fraction(rules.damage_dice(tuple(DIE), knobs.kz_success_on), len(DIE))


# ---- a wound ---------------------------------------------------------------------------------------------------------


@dataclass
class Wound:
    """A wound that is dealt, or would be: all that its amount depends on.

    ``damage`` is the fixed damage of the source or what its dice have given; ``added`` are number and type of further
    damage. ``found`` was fixed when the dice of the contest fell; ``grabbed`` and ``felled`` are what the successes of
    the attacker have added to that: a shield held fast (K6-23.9), a body thrown on its back (K6-23.5). ``clauses`` say
    why it is the wound it is, ``dealt`` is what it took.
    """

    attacker: Combatant
    target: Combatant
    found: Circumstances
    diff: int
    source: DamageSource
    type: str
    damage: int
    added: list[tuple[int, str]] = field(default_factory=list)
    outside: bool = False
    grabbed: bool = False
    felled: bool = False
    clauses: tuple[str, ...] = ("K6-21.1",)
    dealt: int | None = None


def wound_by(
    play: GamePlay,
    attacker: Combatant,
    target: Combatant,
    found: Circumstances,
    diff: int,
    source: DamageSource,
    kind: str = "",
) -> Wound:
    """Return a wound before its damage dice; without a ``kind`` by the type that does more damage (K6-21.7)."""
    wound = Wound(attacker, target, found, diff, source, kind or source.types[0], source.damage)
    if len(source.types) > 1:
        wound.type = kind or best_type(play, wound)
        wound.clauses = (*wound.clauses, "K6-21.7")
    return wound


def best_type(play: GamePlay, wound: Wound) -> str:
    """Return the type of damage from which least is taken off."""
    return min(wound.source.types, key=lambda kind: deductions(play, wound, kind).total)


class Deduction(NamedTuple):
    """A number that is taken off, with the word and the clause of its term."""

    value: int
    word: str
    clause: str


class Deductions(NamedTuple):
    """The deductions from a wound of one type."""

    armour: Deduction
    shield: Deduction
    resistance: int

    @property
    def total(self) -> int:
        """The sum of them."""
        return self.armour.value + self.shield.value + self.resistance


def deductions(play: GamePlay, wound: Wound, kind: str) -> Deductions:
    """Return what armour, shield and resistance take off a type of damage."""
    target = wound.target
    return Deductions(_armour(play, wound, kind), _shield(play, wound, kind), target.resistances.get(kind, 0))


def _armour(play: GamePlay, wound: Wound, kind: str) -> Deduction:
    armour, found = wound.target.armour, wound.found
    if kind in play.knobs.armour_ignored_by:
        return Deduction(0, "armour_no_help", "K6-21.11")
    if wound.outside:
        return Deduction(0, "outside_armour", "K6-23.1")
    open_back = found.back is not None and "back" not in armour.covers
    open_belly = (found.belly or wound.felled) and "belly" not in armour.covers
    if armour.value and (open_back or open_belly):
        return Deduction(0, "uncovered_side", "K6-23.5")
    if kind in armour.against:
        return Deduction(armour.against[kind], "armour", "K6-21.6")
    return Deduction(armour.value, "armour", "K6-21.3")


NO_SHIELD = Deduction(0, "shield", "K6-21.3")


def _shield(play: GamePlay, wound: Wound, kind: str) -> Deduction:
    target, found = wound.target, wound.found
    if not target.shield or kind in play.knobs.armour_ignored_by:
        return NO_SHIELD
    if found.shield is not None:
        return Deduction(0, "shield_bypassed", found.shield.clauses[0])
    if wound.grabbed:
        return Deduction(0, "shield_bypassed", "K6-23.9")
    if found.back is not None:
        return Deduction(0, "shield_bypassed", "K6-9.8")
    return Deduction(target.shield, "shield", "K6-23.6" if wound.outside else "K6-21.3")


def _main_lives(diff: int, damage: int, taken: Deductions) -> int:
    return rules.wound(diff, damage, taken.armour.value, taken.shield.value, taken.resistance)


def _added_lives(knobs: Knobs, damage: int, taken: Deductions) -> int:
    shield = taken.shield.value if knobs.added_damage_deducts_shield else 0
    return rules.added_wound(damage, taken.armour.value, taken.resistance, shield)


# ---- how much --------------------------------------------------------------------------------------------------------


def lives_lost(play: GamePlay, wound: Wound) -> int:
    """Return the lives that a wound takes, its dice having fallen."""
    lost = _main_lives(wound.diff, wound.damage, deductions(play, wound, wound.type))
    for damage, kind in wound.added:
        lost += _added_lives(play.knobs, damage, deductions(play, wound, kind))
    return lost


def amount(play: GamePlay, wound: Wound) -> Sum:
    """Return the wound as a sum of its terms."""
    target, source = wound.target, wound.source
    clause = "K6-21.10" if source.dice else source.clause
    total = Sum.of(wound.diff, "difference", "K6-21.1").plus(wound.damage, source.name, clause)
    taken = deductions(play, wound, wound.type)
    armour, shield, resistance = taken
    if target.armour.value or armour.value:
        total = total.plus(-armour.value, armour.word, armour.clause)
    if target.shield:
        total = total.plus(-shield.value, shield.word, shield.clause)
    if resistance:
        total = total.plus(-resistance, "resistance", "K6-21.5")
    total = _made_up(total, _main_lives(wound.diff, wound.damage, taken), "K6-21.2")
    for damage, kind in wound.added:
        total = total + _added_amount(play, damage, deductions(play, wound, kind))
    return total


def _made_up(total: Sum, lives: int, clause: str) -> Sum:
    return total if lives == total.total else total.plus(lives - total.total, "no_less_than_none", clause)


def _added_amount(play: GamePlay, damage: int, taken: Deductions) -> Sum:
    armour, shield, resistance = taken
    part = Sum.of(damage, "added_damage", "K6-21.12")
    if armour.value:
        part = part.plus(-armour.value, armour.word, "K6-21.13")
    if resistance:
        part = part.plus(-resistance, "resistance", "K6-21.13")
    if shield.value and play.knobs.added_damage_deducts_shield:
        part = part.plus(-shield.value, "shield", "K6-21.13")
    return _made_up(part, _added_lives(play.knobs, damage, taken), "K6-21.13")


def lives_by_dice(play: GamePlay, wound: Wound) -> list[int]:
    """Return the lives that a wound without added damage takes, by how many of its damage dice count."""
    taken = deductions(play, wound, wound.type)
    damages = range(wound.source.dice + 1) if wound.source.dice else (wound.source.damage,)
    return [_main_lives(wound.diff, damage, taken) for damage in damages]


class ExpectedLives(NamedTuple):
    """The lives that a wound takes at each of some differences, summed over all falls of its damage dice."""

    lives: tuple[int, ...]
    falls: int


def expected_lives(play: GamePlay, wound: Wound, diffs: tuple[int, ...]) -> ExpectedLives:
    """Return the lives that a wound takes at each of these differences, over all damage dice; and how many falls.

    The mean at a difference is its lives divided by the number of falls.
    """
    source = wound.source
    taken = deductions(play, wound, wound.type)
    added = tuple([(extra.dice, deductions(play, wound, extra.type)) for extra in source.added])
    return _expected(play.knobs, diffs, source.damage, source.dice, taken, added)


@lru_cache(4096)
def _expected(
    knobs: Knobs,
    diffs: tuple[int, ...],
    damage: int,
    dice: int,
    taken: Deductions,
    added: tuple[tuple[int, Deductions], ...],
) -> ExpectedLives:
    """Return the expected lives by the numbers they depend on, which recur from round to round."""
    ways = _ways(dice, knobs.kz_success_on)
    damages = range(dice + 1) if dice else (damage,)
    lives = [
        sum([_main_lives(diff, hits, taken) * way for hits, way in zip(damages, ways, strict=True)]) for diff in diffs
    ]
    falls = len(DIE) ** dice
    for more, less in added:
        ways = _ways(more, knobs.kz_success_on)
        extra = sum([_added_lives(knobs, hits, less) * way for hits, way in enumerate(ways)])
        lives = [lost * len(DIE) ** more + extra * falls for lost in lives]
        falls *= len(DIE) ** more
    return ExpectedLives(tuple(lives), falls)


@lru_cache(64)
def _ways(dice: int, counts_on: int) -> tuple[int, ...]:
    """Return in how many falls of some damage dice none, one, two … of them count."""
    count = rules.damage_dice(tuple(DIE), counts_on)
    return tuple(comb(dice, hits) * count**hits * (len(DIE) - count) ** (dice - hits) for hits in range(dice + 1))
