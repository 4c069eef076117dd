"""Step 1 of an attack (TK-10.3): with which weapon, how, at whom; two weapons at once (TK-14.1 … 14.5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from holmgang.kernel.questions import Barred, Choose, Declare, Menu, Option, Question, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import (
    HOWITZER_AREA,
    Blow,
    attack_problem,
    attempt_of,
    best_skill,
    blow_odds,
    fitting,
    howitzer_squares,
    improvised_throw,
    is_attack,
    pair_penalty,
    pair_targets,
    two_weapons,
)
from holmgang.systems.tkds.board.checks import modifier, threshold_of
from holmgang.systems.tkds.board.equipment import (
    AREA,
    MELEE,
    TWO_FISTS,
    TWO_WEAPONS,
    UNARMED,
    Means,
    free_hands,
    means_of,
    shot_problem,
    target_problem,
    targets_of,
    usable,
)
from holmgang.systems.tkds.board.fight import Fight
from holmgang.systems.tkds.board.lookups import area_option, flame_near
from holmgang.systems.tkds.state import Creature, Item, hostile


def weapon_question(fight: Fight, who: Creature) -> Declare | Barred:
    """With what, how and whom; or why no creature can be attacked with anything."""
    if problem := attack_problem(fight, who):
        return Barred("attack", problem)
    options = weapon_options(fight, who, means_of(fight, who))
    if not options:
        return nobody_to_attack(fight, who)
    return Declare(
        who.seat, "weapon", options, about=who.id, clauses=("TK-4.9",), barred_source=lambda: barred_weapons(fight, who)
    )


def throw_question(fight: Fight, who: Creature) -> Declare | Barred:
    """Return the question what to throw at whom (TK-14.16): things in hand, and small things out of the pack."""
    if problem := attack_problem(fight, who):
        return Barred("throw", problem)
    things = [one for one in who.inventory if who.holds(one.id) or one.sort == "gear"]
    names = [one.id for one in things if not made_for_throwing(fight, who, one)]
    # All of them fly equally far, so one look finds the targets of all.
    if not names or not targets_of(fight, who, improvised_throw(fight, who.item(names[0]))):
        return Barred("throw", "TK-14.16")

    def details(name: str) -> list[Question]:
        return throw_details(fight, who, improvised_throw(fight, who.item(name)))

    def option(name: str) -> Option:
        return Option(name, details=partial(details, name), clauses=("TK-14.16",))

    return Declare(who.seat, "item", Menu(names, option, True, details), about=who.id, clauses=("TK-14.16",))


def made_for_throwing(fight: Fight, who: Creature, item: Item) -> bool:
    """Has it a better way of being thrown now, as a weapon or, with a flame at hand, as an item?"""
    if item.sort == "weapon":
        return bool(fight.weapon(item.kind).thrown_m)
    if item.sort != "gear" or not is_attack("gear", fight.pack.get("gear", item.kind)):
        return False
    return item.lit or flame_near(fight, who)


def throw_details(fight: Fight, who: Creature, means: Means) -> list[Question]:
    """At whom a thing may be thrown."""
    return [
        Choose(
            who.seat,
            "target",
            lambda: target_options(fight, who, means, "might", 1),
            about=who.id,
            clauses=("TK-10.3",),
            barred_source=lambda: barred_targets(fight, who, means),
        )
    ]


def nobody_to_attack(fight: Fight, who: Creature) -> Barred:
    """Return the missing thing: eyes, a weapon that is ready, or a target within reach."""
    if who.blinded:
        return Barred("attack", "TK-17.5")
    unready = [Barred("attack", weapon.clause) for weapon in barred_weapons(fight, who)]
    return unready[0] if unready else Barred("attack", "TK-10.3")


def without_the_obvious(fight: Fight, given: Mapping[str, Any]) -> dict[str, Any]:
    """An attack may name the only mode of a weapon and the only skill for it, though it is not asked for."""
    plain = dict(given)
    who = next((one for one in fight.state.creatures if one.id == plain.get("who")), None)
    if plain.get("do") != "attack" or who is None:
        return plain
    modes = [one for one in means_of(fight, who) if one.id == plain.get("weapon")]
    modes = [one for one in modes if one.mode == AREA or targets_of(fight, who, one)]
    chosen = [one for one in modes if one.mode == plain.get("mode", one.mode)]
    if len(modes) == 1 and len(chosen) == 1:
        plain.pop("mode", None)
    if len(chosen) == 1 and chosen[0].skills == (plain.get("skill"),):
        del plain["skill"]
    return plain


def weapon_options(fight: Fight, who: Creature, means: list[Means]) -> list[Option]:
    options = []
    for name in dict.fromkeys(one.id for one in means):
        modes = [one for one in means if one.id == name and (one.mode == AREA or targets_of(fight, who, one))]
        if modes:
            clauses = ("TK-4.9", *(one.improvised for one in modes if one.improvised))
            options.append(Option(name, details=_mode_details(fight, who, modes), clauses=clauses))
    pair = two_weapons(fight, who, means)
    if pair and pair_targets(fight, who, pair):
        name = TWO_FISTS if pair[0].kind == UNARMED else TWO_WEAPONS
        options.append(Option(name, details=_pair_details(fight, who, pair), clauses=("TK-14.1",)))
    return options


def _mode_details(fight: Fight, who: Creature, modes: list[Means]) -> Callable[[], list[Question]]:
    def details() -> list[Question]:
        if len(modes) == 1:
            return blow_details(fight, who, modes[0])
        ranked = sorted(modes, key=lambda one: bool(one.improvised))
        options = [Option(one.mode, details=lambda one=one: blow_details(fight, who, one)) for one in modes]  # type: ignore[misc]
        return [Declare(who.seat, "mode", options, about=who.id, default=ranked[0].mode)]

    return details


def _pair_details(fight: Fight, who: Creature, pair: tuple[Means, Means]) -> Callable[[], list[Question]]:
    def details() -> list[Question]:
        found: list[Question] = [
            Choose(
                who.seat,
                "target",
                lambda: [first_of_pair(fight, who, pair, one) for one in pair_targets(fight, who, pair)],
                about=who.id,
                clauses=("TK-10.3",),
            )
        ]
        if any(len(one.skills) > 1 for one in pair):
            found.append(skill_question(fight, who, ("might", "dexterity")))
        return found

    return details


def first_of_pair(fight: Fight, who: Creature, pair: tuple[Means, Means], target: Creature) -> Option:
    """A target of the first of two weapons, with what the pair makes of the attack."""
    way = fitting(fight, who, pair[0], target)
    assert way is not None
    return target_option(fight, who, Blow(way, target, best_skill(who, way.skills), 1, pair_penalty(fight, pair)))


def blow_details(fight: Fight, who: Creature, means: Means) -> list[Question]:
    """Target, skill and hands of one attack."""
    if means.mode == AREA:
        options = [area_option(fight, cell, HOWITZER_AREA) for cell in howitzer_squares(fight, who)]
        return [Choose(who.seat, "square", options, about=who.id, clauses=("TK-18.26",))]
    skill = best_skill(who, means.skills)
    either = means.has("versatile") and means.mode == MELEE and free_hands(fight, who) >= 1
    hands = 2 if either else 1
    found: list[Question] = [
        Choose(
            who.seat,
            "target",
            lambda: target_options(fight, who, means, skill, hands),
            about=who.id,
            clauses=("TK-10.3",),
            barred_source=lambda: barred_targets(fight, who, means),
        )
    ]
    if len(means.skills) > 1:
        found.append(skill_question(fight, who, means.skills))
    if either:
        grips = [Option("two", clauses=("TK-18.15",)), Option("one")]
        found.append(Choose(who.seat, "hands", grips, about=who.id, default="two", clauses=("TK-18.15",)))
    return found


def target_options(fight: Fight, who: Creature, means: Means, skill: str, hands: int) -> list[Option]:
    """Opponents before all others."""
    reached = sorted(targets_of(fight, who, means), key=lambda one: not hostile(who, one))
    return [target_option(fight, who, Blow(means, one, skill, hands)) for one in reached]


def target_option(fight: Fight, who: Creature, blow: Blow) -> Option:
    """A target with the modifier of the attack on it, what that has to reach, and what may come of it."""
    target = blow.target

    return Option(
        target.id,
        at=(Spot.token(target.id),),
        worth=lambda: modifier(fight, who, attempt_of(fight, who, blow)),
        against=lambda: threshold_of(fight, attempt_of(fight, who, blow)),
        odds=lambda: blow_odds(fight, who, blow),
        along=lambda: tuple(Spot.cell(*cell) for cell in fight.board.line(who.footprint, target)),
        clauses=(fight.board.sight(who, target).clause,),
    )


def skill_question(fight: Fight, who: Creature, skills: tuple[str, ...]) -> Choose:
    """With which skill; each with the modifier it gives."""

    def given(skill: str) -> Sum:
        return Sum.of(rules.skill_modifier(who.skills[skill], fight.knobs.skill_base), skill, "TK-9.2")

    options = [Option(skill, worth=partial(given, skill)) for skill in skills]
    return Choose(who.seat, "skill", options, about=who.id, default=best_skill(who, skills), clauses=("TK-18.12",))


def barred_targets(fight: Fight, who: Creature, means: Means) -> list[Barred]:
    found = []
    for one in fight.state.present():
        if hostile(who, one) and (clause := target_problem(fight, who, means, one)):
            found.append(Barred(one.id, clause))
    return [*found, Barred("square", "TK-13.9")]


def barred_weapons(fight: Fight, who: Creature) -> list[Barred]:
    """Weapons in hand that cannot be used now, and why."""
    found = []
    for name in who.held:
        item = who.item(name)
        if item.broken:
            found.append(Barred(name, "TK-19.12" if item.sort == "shield" else "TK-14.8"))
        elif item.sort == "weapon" and fight.weapon(item.kind).range_m:
            clause = shot_problem(fight, who, item) if usable(fight, who, item.kind) else "TK-18.30"
            found += [Barred(name, clause)] if clause else []
    return found
