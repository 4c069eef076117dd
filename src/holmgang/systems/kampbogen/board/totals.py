"""Numbers that explain themselves: every total of the game as a sum of named terms.

One place makes them, so that an option, an event and a view always show the same reasons.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from holmgang.kernel.sums import Sum, Term
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.content import KNOWLEDGES, TALENTS, ExpertiseModel, GearModel
from holmgang.systems.kampbogen.knobs import PLACE_OF_GRADE, Knobs
from holmgang.systems.kampbogen.state import Character, GamePlay, Round

GEAR_COUNTS = "KB-1.4"
"""Gear and expertise influence the combat of those who are in it."""


def dice_sum(dice: tuple[int, ...] | list[int], clause: str) -> Sum:
    """The dice alone."""
    return _dice_sum(tuple(dice), clause)


@lru_cache(maxsize=1024)
def _dice_sum(dice: tuple[int, ...], clause: str) -> Sum:
    """A sum never changes and dice fall alike: they share theirs."""
    return Sum([Term(die, "die", clause) for die in dice])


def graded(dice: tuple[int, ...] | list[int], grade: str, knobs: Knobs, clause: str) -> Sum:
    """The master's dice and the value of a grade. A double one counts as 2 like any other roll."""
    return _graded(tuple(dice), grade, knobs.values, clause)


@lru_cache(maxsize=4096)
def _graded(dice: tuple[int, ...], grade: str, values: tuple[int, ...], clause: str) -> Sum:
    shown = "KB-4.5" if all(die == 1 for die in dice) else clause
    return _dice_sum(dice, shown).plus(rules.grade_value(PLACE_OF_GRADE[grade], values), grade, "KB-4.2")


def combat_grade(round_: Round, knobs: Knobs) -> Sum:
    """The combat grade of a round."""
    return _graded(tuple(round_.dice), round_.kamp, knobs.values, "KB-4.1")


def expertises(play: GamePlay, who: Character) -> list[ExpertiseModel]:
    """What a character is trained in."""
    return [play.content.get("expertises", name) for name in who.expertises]


def gear(play: GamePlay, who: Character) -> list[tuple[str, GearModel]]:
    """What a character carries that is not broken."""
    models = play.content.kind("gear")
    return [(piece.id, models[piece.id]) for piece in who.gear]


def armed_to_shoot(play: GamePlay, who: Character) -> bool:
    """Does a character carry a shooting weapon?"""
    return any("shooting" in model.tags for _, model in gear(play, who))


class Means(NamedTuple):
    """What a character may fight or defend with."""

    abilities: tuple[str, ...]
    clause: str
    """Why these and no others."""
    why: tuple[str, ...]
    """What else a roll with one of them follows from."""


ANY_TALENT = Means(TALENTS, "KB-9.1", ("KB-2.2", "KB-9.2"))
ANY_DEFENCE = Means(TALENTS, "KB-21.4", ("KB-21.4",))


def means_of(play: GamePlay, who: Character, action: str) -> Means:
    """A talent of one's choice, the style if one is released, the vehicle's ability at the wheel."""
    state, knobs = play.state, play.knobs
    style = state.now().style if "combat_roll" in knobs.style_scope else ""
    vehicle = state.driven_by(who.id) if state.vehicles else None
    if action == "defend":
        return Means((vehicle.drive,), "KB-24.1", ("KB-21.4",)) if vehicle else ANY_DEFENCE
    if vehicle is not None:
        if style and knobs.style_binds_driver:
            return Means((style,), "KB-9.3", ("KB-9.3",))
        unbound = ("KB-24.11",) if style and style != vehicle.drive else ()
        return Means((vehicle.drive,), "KB-24.1", ("KB-24.1", *unbound))
    if not style:
        return ANY_TALENT
    if _freed_from_style(play):
        return Means(tuple(dict.fromkeys((*TALENTS, style))), "KB-9.1", ("KB-2.2", "KB-9.2", GEAR_COUNTS))
    if style in KNOWLEDGES:
        return Means((style,), "KB-6.6", ("KB-6.6",))
    return Means((style,), "KB-9.3", ("KB-2.2", "KB-9.3"))


def _freed_from_style(play: GamePlay) -> bool:
    kind = play.state.now().style_kind
    return any(
        trained.frees_from_style_of == kind for who in play.state.fighting() for trained in expertises(play, who)
    )


def total(play: GamePlay, who: Character, action: str, ability: str) -> Sum:
    """A character's roll of the round used for an action, with an ability."""
    dice, value = tuple(who.dice), who.abilities[ability]
    if action == "counter_effect":
        made = _with_ability(dice, value, ability, "KB-8.3")
        models = play.content.kind("gear")
        for piece in who.gear:
            if ability in (helped := models[piece.id].ward_bonus):
                made = made.plus(helped[ability], piece.id, GEAR_COUNTS)
    elif action == "manoeuvre":
        made = _with_ability(dice, value, ability, "KB-11.1")
        trained = play.content.kind("expertises")
        for name in who.expertises:
            if bonus := trained[name].manoeuvre:
                made = made.plus(bonus, name, GEAR_COUNTS)
    else:  # KB-21.4: a defence is a combat roll that deals no wound
        made = _with_ability(dice, value, ability, means_of(play, who, action).clause)
        for _ in play.state.now().working("dread"):
            made = made.plus(-1, "dread", "KB-25.6")
    return made


@lru_cache(maxsize=4096)
def _with_ability(dice: tuple[int, ...], value: int, ability: str, clause: str) -> Sum:
    return _dice_sum(dice, "KB-7.9").plus(value, ability, clause)


def compared(reached: Sum, grade: Sum, fumbled: bool) -> tuple[int, tuple[str, ...]]:
    """Above, equal or below the grade, and the clause where it was not the total that decided."""
    return rules.against(reached.total, grade.total, fumbled), (("KB-7.6",) if fumbled else ())


def outside_total(who: Character, dice: list[int], ability: str, clause: str, *bonuses: Term) -> Sum:
    """A roll outside the round's own: challenges, hold-ups, sneak attacks, indirect combat."""
    made = dice_sum(dice, clause).plus(who.abilities[ability], ability, clause)
    return Sum((*made.terms, *bonuses))
