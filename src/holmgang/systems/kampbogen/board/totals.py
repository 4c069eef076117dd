"""Totals of rolls and grades as sums of named terms.

Options, events, odds, contests, computer players and bulk tables all take them from here. Where only the part that
is not dice is wanted, the functions are called without dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from holmgang.kernel.sums import Sum, Term
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.lookups import expertises
from holmgang.systems.kampbogen.board.uses import COMBAT_ROLLS, FARMAKA, TRAINING, WARD_BONUS, means_of, ward_by
from holmgang.systems.kampbogen.content import GearModel
from holmgang.systems.kampbogen.knobs import GRADES, PLACE_OF_GRADE, Knobs
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent

DiceFaces = Sequence[int]
NO_DICE: tuple[int, ...] = ()


def dice_sum(dice: DiceFaces, clause: str) -> Sum:
    """Return the sum of the dice alone."""
    return _dice_sum(tuple(dice), clause)


@lru_cache(maxsize=1024)
def _dice_sum(dice: tuple[int, ...], clause: str) -> Sum:
    return Sum([Term(die, "die", clause) for die in dice])


# Grades


def graded(dice: DiceFaces, grade: str, knobs: Knobs, clause: str) -> Sum:
    """Return the total of the master's dice with a grade. A double one counts as 2 (KB-4.5)."""
    return _graded(tuple(dice), grade, knobs, clause)


@lru_cache(maxsize=4096)
def _graded(dice: tuple[int, ...], grade: str, knobs: Knobs, clause: str) -> Sum:
    shown = "KB-4.5" if dice and all(die == 1 for die in dice) else clause
    return _dice_sum(dice, shown).plus(rules.grade_value(PLACE_OF_GRADE[grade], knobs.values), grade, "KB-4.2")


def combat_grade(play: GamePlay) -> Sum:
    """Return the combat grade of the round."""
    now = play.state.now()
    return grade_of(play, now.dice, now.kamp)


def grade_of(play: GamePlay, dice: DiceFaces, kamp: str) -> Sum:
    """Return the combat grade that these dice give with this kamp, now or in a round to come."""
    return _graded(tuple(dice), kamp, play.knobs, "KB-4.1")


def grade_base(play: GamePlay, kamp: str) -> int:
    """Return the part of a combat grade that is not dice."""
    return grade_of(play, NO_DICE, kamp).total


def grade_setter(able: Sequence[Opponent], knobs: Knobs) -> tuple[str, Opponent]:
    """KB-4.4: return the kamp that these opponents set the grade by, and the opponent it belongs to."""
    kamps = tuple([PLACE_OF_GRADE[one.kamp] for one in able])
    used = rules.kamp_used(kamps, knobs.kamp_rule)
    return GRADES[used], able[kamps.index(used)] if used in kamps else able[0]


def style_owners(able: Sequence[Opponent], kamp: str, set_by: Opponent) -> list[Opponent]:
    """KB-6.2, KB-6.3: return the opponents whose style high dice release; of several the master picks one."""
    return [one for one in able if one.kamp == kamp] or [set_by]


# Rolls of the characters


Bonus = tuple[int, str, str]
"""A part of a total beside dice and ability: value, label and clause."""


@lru_cache(maxsize=4096)
def roll_total(
    knobs: Knobs, dice: tuple[int, ...], value: int, ability: str, dice_clause: str, clause: str, *bonuses: Bonus
) -> Sum:
    """Return dice plus an ability and bonuses: every roll that a character makes against a grade."""
    made = _dice_sum(dice, dice_clause).plus(value, ability, clause)
    for bonus in bonuses:
        made = made.plus(*bonus)
    return made


def total(
    play: GamePlay,
    who: Character,
    action: str,
    ability: str,
    effect: str = "",
    *,
    warded: Sequence[str] = (),
    dice: DiceFaces | None = None,
) -> Sum:
    """Return the total of a character's roll of the round, used for an action with an ability.

    ``effect`` is the kind that a counter-effect is to ward; ``warded`` are keys of effects to count as annulled;
    ``dice`` replaces those of the round.
    """
    if action == "counter_effect":
        clause = ward_by(effect).clause
    elif action == "manoeuvre":
        clause = "KB-11.1"
    else:  # a defence is a combat roll that deals no wound (KB-21.4)
        clause, _ = means_of(play, who, action).by(ability)
    bonuses = bonuses_of_use(play, who, action, ability, warded)
    rolled = tuple(who.dice if dice is None else dice)
    return roll_total(play.knobs, rolled, who.abilities[ability], ability, "KB-7.9", clause, *bonuses)


def bonuses_of_use(
    play: GamePlay, who: Character, action: str, ability: str, warded: Sequence[str] = ()
) -> tuple[Bonus, ...]:
    """Return all that a roll of the round has beside dice and ability; ``warded`` effects count as annulled."""
    lasting = lasting_bonuses(play, who, action, ability)
    return (*lasting, *_dread(play, warded)) if action in COMBAT_ROLLS else tuple(lasting)


def lasting_bonuses(play: GamePlay, who: Character, action: str, ability: str) -> Sequence[Bonus]:
    """Return what a character's gear and training add to a roll, in this round as in those to come."""
    if action == "counter_effect":
        return _ward_bonuses(play, who, ability)
    return _training(play, who) if action == "manoeuvre" else ()


def _ward_bonuses(play: GamePlay, who: Character, ability: str) -> list[Bonus]:
    models = play.content.kind("gear")
    helpful = [piece.id for piece in who.gear if ability in models[piece.id].ward_bonus]
    return [(models[name].ward_bonus[ability], name, WARD_BONUS) for name in helpful] if helpful else []


def _training(play: GamePlay, who: Character) -> list[Bonus]:
    trained = play.content.kind("expertises")
    return [(trained[name].manoeuvre, name, TRAINING) for name in who.expertises if trained[name].manoeuvre]


def _dread(play: GamePlay, warded: Sequence[str]) -> Sequence[Bonus]:
    """KB-25.6: each dread lowers a combat roll or defence."""
    awake = play.state.now().working("dread")
    return [(-1, "dread", "KB-25.6") for effect in awake if effect.key not in warded] if awake else ()


def outside_total(play: GamePlay, who: Character, dice: DiceFaces, ability: str, clause: str, *bonuses: Bonus) -> Sum:
    """Return the total of a roll outside the round's own: challenge, hold-up, sneak attack, indirect combat."""
    return roll_total(play.knobs, tuple(dice), who.abilities[ability], ability, clause, clause, *bonuses)


def sneak_total(play: GamePlay, who: Character, way: str, dice: DiceFaces) -> tuple[str, str, Sum]:
    """Return the ability of a sneak attack, knock-out or aimed shot, the clause that says so, and its total."""
    if way != "aimed_shot":
        return "cunning", "KB-20.1", outside_total(play, who, dice, "cunning", "KB-20.1")
    trained = zip(who.expertises, expertises(play, who), strict=True)
    bonuses = [(model.aimed_shot, name, TRAINING) for name, model in trained if model.aimed_shot]
    return "senses", "KB-20.2", outside_total(play, who, dice, "senses", "KB-20.2", *bonuses)


def compared(reached: Sum, grade: Sum, fumbled: bool) -> tuple[int, tuple[str, ...]]:
    """Return above, equal or below the grade, and the clause where it was not the total that decided."""
    return rules.against(reached.total, grade.total, fumbled), (("KB-7.6",) if fumbled else ())


# Other amounts


def challenge_cost(knobs: Knobs, amount: int | None) -> Sum:
    """KB-3.9: return the points that missing a grade of a challenge costs; None: it names no amount of its own."""
    return Sum.of(knobs.challenge_damage if amount is None else amount, "grade-missed", "KB-3.9")


def remedy(play: GamePlay, who: Character, name: str, model: GearModel, patient: Character) -> tuple[str, Sum]:
    """Return the condition that a farmakon restores, and by how much if this character gives it to that one."""
    part = model.restores or "lives"
    amount = Sum.of(model.amount, name, FARMAKA)
    for expertise, trained in zip(who.expertises, expertises(play, who), strict=True):
        if trained.dressing and part == "lives":
            amount = amount.plus(trained.dressing, expertise, TRAINING)
    missing = patient.ceilings[part] - getattr(patient, part)
    return part, amount.at_most(missing, "no-more-than-full", FARMAKA)
