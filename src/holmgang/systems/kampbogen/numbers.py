"""Numbers that explain themselves: every total of the game as a sum of named terms.

One place makes them, so that an option, an event and a view always show the same reasons.
"""

from __future__ import annotations

from typing import Any

from holmgang.kernel.play import Play
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.content import KNOWLEDGES, ExpertiseModel, GearModel
from holmgang.systems.kampbogen.knobs import GRADES, Knobs
from holmgang.systems.kampbogen.state import Character, Fight, Round

GEAR_COUNTS = "KB-1.4"
"""Gear and expertise influence the combat of those who are in it."""


def dice_sum(dice: tuple[int, ...] | list[int], clause: str) -> Sum:
    """The dice alone."""
    return Sum(Term(die, "die", clause) for die in dice)


def graded(dice: tuple[int, ...] | list[int], grade: str, knobs: Knobs, clause: str) -> Sum:
    """The master's dice and the value of a grade. A double one counts as 2 like any other roll."""
    shown = "KB-4.5" if all(die == 1 for die in dice) else clause
    value = rules.grade_value(GRADES.index(grade), knobs.values)
    return dice_sum(dice, shown).plus(value, grade, "KB-4.2")


def combat_grade(round_: Round, knobs: Knobs) -> Sum:
    """The combat grade of a round."""
    return graded(round_.dice, round_.kamp, knobs, "KB-4.1")


def expertises(play: Play[Fight], who: Character) -> list[ExpertiseModel]:
    """What a character is trained in."""
    return [play.content.get("expertises", name) for name in who.expertises]


def gear(play: Play[Fight], who: Character) -> list[tuple[str, GearModel]]:
    """What a character carries that is not broken."""
    return [(piece.id, play.content.get("gear", piece.id)) for piece in who.gear]


def armed_to_shoot(play: Play[Fight], who: Character) -> bool:
    """Does a character carry a shooting weapon?"""
    return any("shooting" in model.tags for _, model in gear(play, who))


def total(play: Play[Fight], who: Character, action: str, ability: str) -> Sum:
    """A character's roll of the round used for an action, with an ability."""
    made = dice_sum(who.dice, "KB-7.9")
    made = made.plus(who.abilities[ability], ability, _ability_clause(play.state, who, action, ability))
    if action == "counter_effect":
        for name, model in gear(play, who):
            if bonus := _ward_bonus(model, ability):
                made = made.plus(bonus, name, GEAR_COUNTS)
    if action == "manoeuvre":
        for name in who.expertises:
            if bonus := play.content.get("expertises", name).manoeuvre:
                made = made.plus(bonus, name, GEAR_COUNTS)
    if action == "combat_roll":
        for _ in play.state.now.working("dread"):
            made = made.plus(-1, "dread", "KB-25.6")
    return made


def _ward_bonus(model: GearModel, ability: str) -> int:
    bonus: dict[Any, int] = dict(model.ward_bonus)
    return bonus.get(ability, 0)


def _ability_clause(fight: Fight, who: Character, action: str, ability: str) -> str:
    if action == "counter_effect":
        return "KB-8.3"
    if action == "manoeuvre":
        return "KB-11.1"
    if action == "defend":
        return "KB-21.4"
    vehicle = fight.driven_by(who.id)
    if vehicle is not None and ability == vehicle.drive:
        return "KB-24.1"
    if fight.now.style and ability == fight.now.style:
        return "KB-6.6" if ability in KNOWLEDGES else "KB-9.3"
    return "KB-9.1"


def outside_total(who: Character, dice: list[int], ability: str, clause: str, *bonuses: Term) -> Sum:
    """A roll outside the round's own: challenges, hold-ups, sneak attacks, indirect combat."""
    made = dice_sum(dice, clause).plus(who.abilities[ability], ability, clause)
    return Sum((*made.terms, *bonuses))
