"""The uses a roll may be put to (KB-7.5), the abilities it may be made with, the effects it may ward off."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from holmgang.kernel.play import kept_while_open
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.lookups import expertises, is_surprised, protected
from holmgang.systems.kampbogen.content import KNOWLEDGES, TALENTS
from holmgang.systems.kampbogen.state import AwakeEffect, Character, GamePlay

ARMOUR, WARD_BONUS, FARMAKA, TRAINING, FREED = "KB-26.1", "KB-26.2", "KB-26.3", "KB-26.4", "KB-26.5"
"""The clauses by which gear and expertises count (KB-26)."""
COMBAT_ROLLS = ("combat_roll", "defend")
"""A defence is a combat roll that deals no wound (KB-21.4)."""
ACTIONS = ("defend", "combat_roll", "brawl", "counter_effect", "manoeuvre", "none")
"""All uses of a roll, in the order in which they are offered."""
COMMAND = "fieldcraft"
"""The ability of a manoeuvre (KB-11.1)."""


class Uses(NamedTuple):
    """The uses open to a roll, and those that are not, each with the clause that bars it."""

    open: tuple[str, ...]
    barred: Mapping[str, str]


def uses_of(play: GamePlay, who: Character) -> Uses:
    """Return the uses that a character's roll may and may not be put to now."""
    alike = uses_of_all(play)
    if alike is not None:
        return alike
    knobs, state = play.knobs, play.state
    sheltered = protected(play, who)
    driving = not knobs.driver_may_brawl and state.driven_by(who.id) is not None
    missed = knobs.brawl_requires_value and not rules.brawl_hits(who.raw, who.brawl_value)
    return _uses_now(play, sheltered, driving, missed)


@kept_while_open
def uses_of_all(play: GamePlay) -> Uses | None:
    """Return the uses open to every roll, or None if a vehicle or the dice make characters differ."""
    if play.state.vehicles or play.knobs.brawl_requires_value:
        return None
    return _uses_now(play, sheltered=False, driving=False, missed=False)


def _uses_now(play: GamePlay, sheltered: bool, driving: bool, missed: bool) -> Uses:
    knobs, state = play.knobs, play.state
    combat, now = state.combat, state.now()
    assert combat is not None
    surprised, wards = is_surprised(play, combat, "characters"), bool(now.effects) and bool(wardable(play))
    return _uses(surprised, sheltered, driving, missed, now.style, knobs.style_scope, wards)


@lru_cache(maxsize=1024)
def _uses(
    surprised: bool, sheltered: bool, driving: bool, missed: bool, style: str, style_scope: tuple[str, ...], wards: bool
) -> Uses:
    bars: dict[str, str] = {}
    if surprised:
        bars["combat_roll"] = bars["brawl"] = "KB-21.3"
    elif sheltered:
        bars["combat_roll"] = bars["brawl"] = "KB-24.8"
    elif driving:
        bars["brawl"] = "KB-24.13"
    elif missed:
        bars["brawl"] = "KB-10.9"
    elif style and "brawl" in style_scope:
        bars["brawl"] = "KB-6.4"
    if not wards:
        bars["counter_effect"] = "KB-7.5"
    if style and style != COMMAND and "manoeuvre" in style_scope:
        bars["manoeuvre"] = "KB-6.4"
    if not sheltered:
        bars["none"] = "KB-24.10"
    if sheltered or not surprised:
        bars["defend"] = "KB-21.4"
    return Uses(tuple([name for name in ACTIONS if name not in bars]), bars)


@kept_while_open
def wardable(play: GamePlay) -> Mapping[str, AwakeEffect]:
    """Return the awake effects that a knowledge wards (KB-8.8), by their keys."""
    now, scope = play.state.now(), play.knobs.style_scope
    found: dict[str, AwakeEffect] = {}
    for effect in now.effects:
        ward = rules.ward_of(effect.kind)
        if ward and (not now.style or "counter_effect" not in scope or ward == now.style):
            found.setdefault(effect.key, effect)
    return found


class Ward(NamedTuple):
    """The knowledge that wards an effect or a property; empty if none does."""

    knowledge: str
    clause: str
    """The clause that names this knowledge."""
    why: tuple[str, ...]
    """The clauses that a counter-effect with it follows from."""


@cache
def ward_by(kind: str) -> Ward:
    """Return what wards an effect or property: KB-8.3 names it for each damage, KB-8.8 leaves it to the property."""
    if kind in rules.DAMAGE_KINDS:
        return Ward(rules.ward_of(kind), "KB-8.3", ("KB-8.1", "KB-2.2"))
    return Ward(rules.ward_of(kind), "KB-8.8", ("KB-8.1", "KB-2.2", "KB-8.8"))


class AllowedAbilities(NamedTuple):
    """The abilities a character may fight or defend with."""

    abilities: tuple[str, ...]
    clause: str
    """The clause that allows these and no others."""
    why: tuple[str, ...]
    """The clauses that a roll with one of them follows from."""

    def by(self, ability: str) -> tuple[str, tuple[str, ...]]:
        """Return the clause that allows one of these abilities, and those that a roll with it follows from.

        Where a talent is free, a field of knowledge is open too only if the released style names it (KB-6.6).
        """
        if self.clause == "KB-9.1" and ability in KNOWLEDGES:
            return "KB-6.6", ("KB-6.6", *self.why[2:])
        return self.clause, self.why


ANY_TALENT = AllowedAbilities(TALENTS, "KB-9.1", ("KB-2.2", "KB-9.2"))
ANY_DEFENCE = AllowedAbilities(TALENTS, "KB-21.4", ("KB-21.4",))


def means_of(play: GamePlay, who: Character, action: str) -> AllowedAbilities:
    """Return the abilities for a combat roll or defence: any talent, the released style, or that of the vehicle."""
    state, knobs = play.state, play.knobs
    style = state.now().style if "combat_roll" in knobs.style_scope else ""
    vehicle = state.driven_by(who.id) if state.vehicles else None
    if action == "defend":
        return AllowedAbilities((vehicle.drive,), "KB-24.1", ("KB-21.4",)) if vehicle else ANY_DEFENCE
    if vehicle is not None:
        if style and knobs.style_binds_driver:
            return AllowedAbilities((style,), "KB-9.3", ("KB-9.3",))
        unbound = ("KB-24.11",) if style and style != vehicle.drive else ()
        return AllowedAbilities((vehicle.drive,), "KB-24.1", ("KB-24.1", *unbound))
    if not style:
        return ANY_TALENT
    if freed_from_style(play):
        return AllowedAbilities(tuple(dict.fromkeys((*TALENTS, style))), "KB-9.1", ("KB-2.2", "KB-9.2", FREED))
    if style in KNOWLEDGES:
        return AllowedAbilities((style,), "KB-6.6", ("KB-6.6",))
    return AllowedAbilities((style,), "KB-9.3", ("KB-2.2", "KB-9.3"))


def freed_from_style(play: GamePlay) -> bool:
    """Return whether a fighting character's training frees the party from the released style."""
    kind = play.state.now().style_kind
    return any(
        trained.frees_from_style_of == kind for who in play.state.fighting() for trained in expertises(play, who)
    )
