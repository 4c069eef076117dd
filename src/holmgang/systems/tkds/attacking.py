"""The Attack action: which weapon, how, at whom (TK-4.9, TK-14.1), and how the declared attack is carried out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, Declare, Option, Question, Roll, Spot
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.areas import burst, square_of_area
from holmgang.systems.tkds.attacks import PASS, Blow, attack, attack_steps, jam
from holmgang.systems.tkds.checks import Steps, own_steps
from holmgang.systems.tkds.events import Action, Exploded, Missed
from holmgang.systems.tkds.fight import Fight
from holmgang.systems.tkds.gear import spend_shot
from holmgang.systems.tkds.means import (
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
)
from holmgang.systems.tkds.state import Creature, cell_id, cell_of, hostile
from holmgang.systems.tkds.threat import luck_under_threat

HOWITZER_AREA = 5


def weapon_question(fight: Fight, who: Creature) -> Declare | None:
    """With what, how and whom; None if nobody can be attacked with anything."""
    means = means_of(fight, who)
    if fight.state.contest:
        return None
    if "timid" in who.traits and not fight.board.threatened(who):
        return None
    options = weapon_options(fight, who, means)
    if not options:
        return None
    return Declare(
        who.seat, "weapon", options, about=who.id, clauses=("TK-4.9",), barred_source=lambda: barred_weapons(fight, who)
    )


def without_the_obvious(fight: Fight, given: Mapping[str, Any]) -> dict[str, Any]:
    """An attack may name the only mode of a weapon and the only skill for it, though nobody asks."""
    plain = dict(given)
    named = [one for one in fight.state.creatures if one.id == plain.get("who")]
    if plain.get("do") != "attack" or not named:
        return plain
    who = named[0]
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
            clause = "TK-14.9" if name == UNARMED else "TK-4.9"
            options.append(Option(name, details=_mode_details(fight, who, modes), clauses=(clause,)))
    pair = two_weapons(fight, who, means)
    if pair and (targets := pair_targets(fight, who, pair)):
        name = TWO_FISTS if pair[0].kind == UNARMED else TWO_WEAPONS
        options.append(Option(name, details=_pair_details(fight, who, pair, targets), clauses=("TK-14.1",)))
    return options


def _mode_details(fight: Fight, who: Creature, modes: list[Means]) -> Callable[[], list[Question]]:
    def details() -> list[Question]:
        if len(modes) == 1:
            return blow_details(fight, who, modes[0])
        ranked = sorted(modes, key=lambda one: bool(one.improvised))
        options = [Option(one.mode, details=lambda one=one: blow_details(fight, who, one)) for one in modes]  # type: ignore[misc]
        return [Declare(who.seat, "mode", options, about=who.id, default=ranked[0].mode)]

    return details


def _pair_details(
    fight: Fight, who: Creature, pair: tuple[Means, Means], targets: list[Creature]
) -> Callable[[], list[Question]]:
    def details() -> list[Question]:
        options = [Option(one.id, at=(Spot.token(one.id),)) for one in targets]
        found: list[Question] = [Choose(who.seat, "target", options, about=who.id, clauses=("TK-10.3",))]
        if any(len(one.skills) > 1 for one in pair):
            found.append(skill_question(who, ("might", "dexterity")))
        return found

    return details


def blow_details(fight: Fight, who: Creature, means: Means) -> list[Question]:
    """Target, skill and hands of one attack."""
    if means.mode == AREA:
        options = [Option(cell_id(cell), at=(Spot.cell(*cell),)) for cell in howitzer_squares(fight, who)]
        return [Choose(who.seat, "square", options, about=who.id, clauses=("TK-18.26",))]
    skill = best_skill(who, means.skills)
    found: list[Question] = [
        Choose(
            who.seat,
            "target",
            lambda: [target_option(fight, who, means, one, skill) for one in targets_of(fight, who, means)],
            about=who.id,
            clauses=("TK-10.3", *sight_clauses(fight, who)),
            barred_source=lambda: barred_targets(fight, who, means),
        )
    ]
    if len(means.skills) > 1:
        found.append(skill_question(who, means.skills))
    if means.has("versatile") and means.mode == MELEE and free_hands(fight, who) >= 1:
        hands = [Option("one"), Option("two", clauses=("TK-18.15",))]
        found.append(Choose(who.seat, "hands", hands, about=who.id, default="two", clauses=("TK-18.15",)))
    return found


def sight_clauses(fight: Fight, who: Creature) -> tuple[str, ...]:
    """By which rules a creature sees its targets: daylight, light in the dark, darkvision."""
    if not fight.state.battlefield.dark:
        return ("TK-13.1",)
    lit = ("TK-13.7",) if fight.board.lights() else ()
    return (*lit, "TK-13.6") if who.darkvision_m else lit


def target_option(fight: Fight, who: Creature, means: Means, target: Creature, skill: str) -> Option:
    """A target with the modifier of the attack on it."""
    blow = Blow(means, target, skill)
    attribute = means.attack.against if means.attack is not None else "defence"
    start = Sum.of(rules.skill_modifier(who.skills[skill], fight.knobs.skill_base), skill, "TK-9.2")
    steps = attack_steps(fight, who, blow, attribute).add(own_steps(fight, who, skill))
    worth = steps.worth(start, fight.knobs.bonus_step, fight.knobs.bonus_cap)
    return Option(target.id, at=(Spot.token(target.id),), worth=worth)


def skill_question(who: Creature, skills: tuple[str, ...]) -> Choose:
    options = [Option(skill) for skill in skills]
    return Choose(who.seat, "skill", options, about=who.id, default=best_skill(who, skills), clauses=("TK-18.12",))


def best_skill(who: Creature, skills: tuple[str, ...]) -> str:
    return max(skills, key=lambda skill: who.skills[skill])


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
            clause = shot_problem(fight, who, item) if fight.board.usable(who, item.kind) else "TK-18.30"
            found += [Barred(name, clause)] if clause else []
    return found


# ---- two weapons -----------------------------------------------------------------------------------------------------


def two_weapons(fight: Fight, who: Creature, means: list[Means]) -> tuple[Means, Means] | None:
    """The pair a creature may attack with at once: what it holds in two hands, or its two fists."""
    if not who.held:
        fist = next(one for one in means if one.kind == UNARMED)
        return (fist, fist) if not who.attacks else None
    held = [[one for one in means if one.item == name] for name in who.held]
    if len(held) != 2 or not all(held):
        return None
    return held[0][0], held[1][0]


def pair_targets(fight: Fight, who: Creature, pair: tuple[Means, Means]) -> list[Creature]:
    """Whoever the first weapon reaches in any of its modes."""
    return [one for one in fight.state.present() if fitting(fight, who, pair[0], one) and hostile(who, one)]


def fitting(fight: Fight, who: Creature, means: Means, target: Creature) -> Means | None:
    """The way a weapon can be used on this target, melee before shooting before throwing."""
    ways = [one for one in means_of(fight, who) if one.id == means.id and one.mode != AREA]
    ways.sort(key=lambda one: bool(one.improvised) and one.item != "" and one.mode == MELEE and one.weapon is None)
    return next((one for one in ways if not target_problem(fight, who, one, target)), None)


def pair_penalty(fight: Fight, pair: tuple[Means, Means]) -> Steps:
    knobs = fight.knobs
    only_second = knobs.two_weapon_extra_when == "second_not_handy"
    count = rules.two_weapon_penalties(
        pair[0].handy, pair[1].handy, knobs.two_weapon_penalty, knobs.two_weapon_extra_penalty, only_second
    )
    steps = Steps().penalty("two_weapons", "TK-14.3", knobs.two_weapon_penalty)
    return steps.penalty("not_handy", "TK-14.4", count - knobs.two_weapon_penalty)


# ---- carrying it out -------------------------------------------------------------------------------------------------


def target_of(answer: dict[str, Any]) -> str:
    return str(answer.get("target", answer.get("square", "")))


def perform(fight: Fight, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """The Attack action as declared; triggers have been asked already."""
    fight.tell(
        Action(who=who.id, action="attack", object=answer["weapon"], target=target_of(answer), clauses=("TK-4.9",))
    )
    means = means_of(fight, who)
    if answer["weapon"] in (TWO_WEAPONS, TWO_FISTS):
        pair = two_weapons(fight, who, means)
        if pair is not None:
            yield from attack_with_both(fight, who, pair, answer)
        return
    modes = [one for one in means if one.id == answer["weapon"]]
    chosen = _chosen(fight, who, modes, answer)
    if chosen is None:
        return
    if chosen.mode == AREA:
        yield from fire_howitzer(fight, who, chosen, cell_of(answer["square"]))
        return
    target = fight.creature(answer["target"])
    if not (yield from confirmed(fight, who, target)):
        return
    skill = answer.get("skill", best_skill(who, chosen.skills))
    hands = 2 if answer.get("hands") == "two" else 1
    yield from attack(fight, who, Blow(chosen, target, skill, hands))
    count = chosen.attack.count if chosen.attack is not None else 1
    for _ in range(count - 1):
        following = yield from next_attack(fight, who, chosen, "next_target", "TK-10.14")
        if following is None:
            return
        yield from attack(fight, who, Blow(chosen, following, skill, hands))


def _chosen(fight: Fight, who: Creature, modes: list[Means], answer: dict[str, Any]) -> Means | None:
    if "mode" in answer:
        return next((one for one in modes if one.mode == answer["mode"]), None)
    if "square" in answer:
        return next((one for one in modes if one.mode == AREA), None)
    target = fight.creature(answer["target"])
    return next((one for one in modes if one.mode != AREA and still_possible(fight, who, one, target)), None)


def confirmed(fight: Fight, who: Creature, target: Creature) -> Flow[bool]:
    """TK-10.15: attacking one's own side, or somebody of neither, takes a second word."""
    if hostile(who, target):
        return True
    answer = yield Choose(
        who.seat,
        "confirm_attack",
        [Option("no"), Option("yes")],
        about=who.id,
        default="no",
        clauses=("TK-10.15",),
        args={"target": target.id},
    )
    return bool(answer == "yes")


def next_attack(fight: Fight, who: Creature, means: Means, purpose: str, clause: str) -> Flow[Creature | None]:
    """The target of a further attack of the same action, chosen after the result of the one before."""
    if not who.able and fight.later is None:
        return None

    def options() -> list[Option]:
        return [Option(PASS)] + [Option(one.id, at=(Spot.token(one.id),)) for one in targets_of(fight, who, means)]

    if len(options()) == 1:
        return None
    answer = yield Choose(who.seat, purpose, options, about=who.id, default=PASS, clauses=(clause,))
    return None if answer == PASS else fight.creature(answer)


def still_possible(fight: Fight, who: Creature, means: Means, target: Creature) -> bool:
    return who.present and not target_problem(fight, who, means, target)


def attack_with_both(fight: Fight, who: Creature, pair: tuple[Means, Means], answer: dict[str, Any]) -> Flow[None]:
    """TK-14.1: to hit and damage separately for each weapon; the second target after the first result."""
    extra = pair_penalty(fight, pair)
    target: Creature | None = fight.creature(answer["target"])
    for place, means in enumerate(pair):
        if place:
            target = yield from second_target(fight, who, means)
        if target is None:
            return
        way = fitting(fight, who, means, target)
        if way is None:
            return
        skill = answer.get("skill", "")
        skill = skill if skill in way.skills else best_skill(who, way.skills)
        yield from attack(fight, who, Blow(way, target, skill, 1, extra))


def second_target(fight: Fight, who: Creature, means: Means) -> Flow[Creature | None]:
    if not who.able and fight.later is None:
        return None

    def options() -> list[Option]:
        reached = [one for one in fight.state.present() if hostile(who, one) and fitting(fight, who, means, one)]
        return [Option("pass"), *(Option(one.id, at=(Spot.token(one.id),)) for one in reached)]

    if len(options()) == 1:
        return None
    answer = yield Choose(
        who.seat, "second_target", options, about=who.id, default="pass", clauses=("TK-14.5", "TK-14.2")
    )
    return None if answer == "pass" else fight.creature(answer)


# ---- the howitzer ----------------------------------------------------------------------------------------------------


def howitzer_squares(fight: Fight, who: Creature) -> list[Cell]:
    """Middles of areas whose edge lies 1 metre away."""
    gap = HOWITZER_AREA // 2 + 1
    x, y = who.anchor
    cells = [(x + dx * gap, y + dy * gap) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return [cell for cell in cells if cell in fight.board.grid]


def fire_howitzer(fight: Fight, who: Creature, means: Means, middle: Cell) -> Flow[None]:
    """TK-18.26: the roll only shows whether it jams; everyone in the area is hit."""
    if not (yield from luck_under_threat(fight, who, "ranged_attack", "TK-11.3")):
        yield from spend_shot(fight, who, means, who)
        clauses = ("TK-11.3", "TK-11.6")
        fight.tell(Missed(who=who.id, target=cell_id(middle), reason="threatened", clauses=clauses))
        return
    faces = yield Roll(who.seat, "attack", (20,), about=who.id, clauses=("TK-18.26",))
    yield from spend_shot(fight, who, means, who)
    if rules.jams(faces[0], fight.knobs.flintlock_jam_at):
        jam(fight, who, means)
        return
    area = square_of_area(middle, HOWITZER_AREA, fight)
    shown = tuple(cell_id(cell) for cell in area)
    fight.tell(Exploded(what=means.kind, at=cell_id(middle), area=shown, clauses=("TK-18.26", "TK-18.28")))
    yield from burst(fight, who, middle, area, (1, 6), "howitzer", "TK-18.26")


# ---- by house rule: attacks on those who leave -----------------------------------------------------------------------


def opportunities(fight: Fight, who: Creature, came_from: Cell) -> Flow[None]:
    """Knob ``opportunity_attacks``: everybody whose reach was left may strike once a round."""
    if not fight.knobs.opportunity_attacks:
        return
    for one in fight.state.roster():
        if not hostile(one, who) or not fight.board.can_threaten(one) or one.struck_at_leaving or not who.present:
            continue
        reach = fight.board.reach(one)
        before = fight.board.squares_from(came_from, who.side_length, one)
        if before > reach or fight.board.squares_between(one, who) <= reach:
            continue
        options = [Option("pass"), Option("strike", clauses=("TK-7.14",))]
        answer = yield Choose(one.seat, "opportunity", options, about=one.id, default="pass", clauses=("TK-7.14",))
        if answer == "strike":
            one.struck_at_leaving = True
            means = max(
                (m for m in means_of(fight, one) if m.mode == MELEE),
                key=lambda m: (not m.improvised, m.dice[0] * m.dice[1]),
            )
            yield from attack(fight, one, Blow(means, who, best_skill(one, means.skills)))
