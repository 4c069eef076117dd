"""The Attack action (TK-4.9, TK-10, TK-14): what is aimed at whom, blow by blow, and what comes of a hit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Choose, Declare, Menu, Option, Question, Roll, Spot
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Cell
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import (
    HOWITZER_AREA,
    Strike,
    attack_problem,
    attempt_of,
    best_skill,
    blow_odds,
    fitting,
    hazard,
    howitzer_squares,
    improvised_throw,
    is_attack,
    jams_at,
    misused,
    naturals,
    pair_penalty,
    pair_targets,
    two_weapons,
    weapon_harm,
)
from holmgang.systems.tkds.board.board import DAMAGE, DISPLACEMENT, OTHER, Conflict, PendingDeed
from holmgang.systems.tkds.board.checks import (
    AUTOMATIC,
    MERCY,
    NO_DEFENCE,
    Attempt,
    CheckOutcome,
    modifier,
    threshold_of,
)
from holmgang.systems.tkds.board.equipment import (
    AREA,
    MELEE,
    THROWN,
    TWO_FISTS,
    TWO_WEAPONS,
    UNARMED,
    AttackMeans,
    free_hands,
    means_of,
    shot_problem,
    target_problem,
    targets_of,
    usable,
)
from holmgang.systems.tkds.board.lookups import area_option, flame_near, square_of_area
from holmgang.systems.tkds.events import Action, Cover, Exploded, ItemBroken, Jammed, Missed
from holmgang.systems.tkds.flow.harm import KILL, burst, deal, die, frighten, may_work, roll_damage, roll_dice
from holmgang.systems.tkds.flow.items import drop, luck_under_threat, put_off, spend_shot
from holmgang.systems.tkds.flow.movement import push, push_in_direction
from holmgang.systems.tkds.flow.prepared import at_a_further_target
from holmgang.systems.tkds.flow.resolution import at_mercy, check, give, inflict, judge, knock_down, put, spends_coin
from holmgang.systems.tkds.state import NO_DICE, Creature, Item, LastingEffect, cell_id, cell_of, hostile

# ---- choosing weapon and target --------------------------------------------------------------------------------------


def weapon_question(fight: Conflict, who: Creature) -> Declare | Barred:
    """Ask for weapon, manner and target; or say why no creature can be attacked with anything."""
    if problem := attack_problem(fight, who):
        return Barred("attack", problem)
    options = weapon_options(fight, who, means_of(fight, who))
    if not options:
        return nobody_to_attack(fight, who)
    return Declare(
        who.seat, "weapon", options, about=who.id, clauses=("TK-4.9",), barred_source=lambda: barred_weapons(fight, who)
    )


def throw_question(fight: Conflict, who: Creature) -> Declare | Barred:
    """Return the question what to throw at whom (TK-14.16): things in hand, and small things out of the pack."""
    if problem := attack_problem(fight, who):
        return Barred("throw", problem)
    names = throwable(fight, who)
    # All of them fly equally far, so one look finds the targets of all.
    if not names or not targets_of(fight, who, improvised_throw(fight, who.item(names[0]))):
        return Barred("throw", "TK-14.16")

    def details(name: str) -> list[Question]:
        return throw_details(fight, who, improvised_throw(fight, who.item(name)))

    def option(name: str) -> Option:
        return Option(name, details=partial(details, name), clauses=("TK-14.16",))

    return Declare(who.seat, "item", Menu(names, option, True, details), about=who.id, clauses=("TK-14.16",))


def throwable(fight: Conflict, who: Creature) -> list[str]:
    """Return the things that a creature can throw though they are not made for it."""
    things = [one for one in who.inventory if who.holds(one.id) or one.sort == "gear"]
    return [one.id for one in things if not made_for_throwing(fight, who, one)]


def made_for_throwing(fight: Conflict, who: Creature, item: Item) -> bool:
    """Return whether there is a better way to throw it now: as a weapon or, with a flame at hand, as an item."""
    if item.sort == "weapon":
        return bool(fight.weapon(item.kind).thrown_m)
    if item.sort != "gear" or not is_attack("gear", fight.pack.get("gear", item.kind)):
        return False
    return item.lit or flame_near(fight, who)


def throw_details(fight: Conflict, who: Creature, means: AttackMeans) -> list[Question]:
    """At whom a thing may be thrown."""
    return [
        Choose(
            who.seat,
            "target",
            lambda: target_options(fight, who, means, "dexterity", 1),
            about=who.id,
            clauses=("TK-10.3",),
            barred_source=lambda: barred_targets(fight, who, means),
        )
    ]


def nobody_to_attack(fight: Conflict, who: Creature) -> Barred:
    """Return the missing thing: eyes, a weapon that is ready, or a target within reach."""
    if who.blinded:
        return Barred("attack", "TK-17.5")
    unready = [Barred("attack", weapon.clause) for weapon in barred_weapons(fight, who)]
    return unready[0] if unready else Barred("attack", "TK-10.3")


def without_the_obvious(fight: Conflict, given: Mapping[str, Any]) -> dict[str, Any]:
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


def weapon_options(fight: Conflict, who: Creature, means: list[AttackMeans]) -> list[Option]:
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


def _mode_details(fight: Conflict, who: Creature, modes: list[AttackMeans]) -> Callable[[], list[Question]]:
    def details() -> list[Question]:
        if len(modes) == 1:
            return blow_details(fight, who, modes[0])
        ranked = sorted(modes, key=lambda one: bool(one.improvised))
        options = [Option(one.mode, details=lambda one=one: blow_details(fight, who, one)) for one in modes]  # type: ignore[misc]
        return [Declare(who.seat, "mode", options, about=who.id, default=ranked[0].mode)]

    return details


def _pair_details(
    fight: Conflict, who: Creature, pair: tuple[AttackMeans, AttackMeans]
) -> Callable[[], list[Question]]:
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


def first_of_pair(fight: Conflict, who: Creature, pair: tuple[AttackMeans, AttackMeans], target: Creature) -> Option:
    """A target of the first of two weapons, with what the pair makes of the attack."""
    way = fitting(fight, who, pair[0], target)
    assert way is not None
    return target_option(fight, who, Strike(way, target, best_skill(who, way.skills), 1, pair_penalty(fight, pair)))


def blow_details(fight: Conflict, who: Creature, means: AttackMeans) -> list[Question]:
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


def target_options(fight: Conflict, who: Creature, means: AttackMeans, skill: str, hands: int) -> list[Option]:
    """Opponents before all others."""
    reached = sorted(targets_of(fight, who, means), key=lambda one: not hostile(who, one))
    return [target_option(fight, who, Strike(means, one, skill, hands)) for one in reached]


def target_option(fight: Conflict, who: Creature, blow: Strike) -> Option:
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


def skill_question(fight: Conflict, who: Creature, skills: tuple[str, ...]) -> Choose:
    """Ask for the skill, each with the modifier it gives."""

    def given(skill: str) -> Sum:
        return Sum.of(rules.skill_modifier(who.skills[skill], fight.knobs.skill_base), skill, "TK-9.2")

    options = [Option(skill, worth=partial(given, skill)) for skill in skills]
    return Choose(who.seat, "skill", options, about=who.id, default=best_skill(who, skills), clauses=("TK-18.12",))


def barred_targets(fight: Conflict, who: Creature, means: AttackMeans) -> list[Barred]:
    found = []
    for one in fight.state.present():
        if hostile(who, one) and (clause := target_problem(fight, who, means, one)):
            found.append(Barred(one.id, clause))
    return [*found, Barred("square", "TK-13.9")]


def barred_weapons(fight: Conflict, who: Creature) -> list[Barred]:
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


# ---- the damage of a hit ---------------------------------------------------------------------------------------------


def strike_home(fight: Conflict, who: Creature, blow: Strike, result: CheckOutcome) -> Flow[bool]:
    """A hit: special choices, damage dice, and what becomes of the target. True if it kills."""
    harm = weapon_harm(fight, who, blow)
    special, clause = "", ""
    if may_work(fight, harm):
        special, clause = yield from choose_special(fight, who, blow, result)
    if special not in ("", "damage"):
        harm = weapon_harm(fight, who, blow, "TK-18.27")
    rolled = yield from roll_damage(fight, who, harm)
    rolled += yield from natural_damage(fight, who, blow.means, result)
    dealt = yield from deal(fight, harm, rolled)
    if dealt.works:
        yield from after_hit(fight, who, blow, special, clause)
        if dealt.damage > 0:
            yield from benumb(fight, who, blow)
        yield from natural_effects(fight, who, blow.target, blow.means, result)
    return dealt.kills


# ---- natural 20 and 1 ------------------------------------------------------------------------------------------------


def natural_damage(fight: Conflict, who: Creature, means: AttackMeans | None, result: CheckOutcome) -> Flow[Sum]:
    """TK-10.9: the further damage dice that weapon or class give a natural 20."""
    total = Sum()
    for effect in naturals(fight, who, means, 20) if result.die == 20 else ():
        if effect.damage != NO_DICE:
            total += yield from roll_dice(fight, who, "natural", effect.damage, "natural20", "TK-10.9")
    return total


def natural_effects(
    fight: Conflict, who: Creature, target: Creature, means: AttackMeans | None, result: CheckOutcome
) -> Flow[None]:
    """TK-10.9: what else a natural 20 does to the target, and a natural 1 to the attacker."""
    if result.die not in (1, 20):
        return
    bearer = target if result.die == 20 else who
    for effect in naturals(fight, who, means, result.die):
        if result.die == 1 and effect.damage != NO_DICE:
            amount = yield from roll_dice(fight, who, "natural", effect.damage, "natural1", "TK-10.9")
            yield from deal(fight, hazard("natural1", who, ("TK-10.9",)), amount)
        if effect.condition:
            lasting = LastingEffect(
                fight.state.new_id(effect.condition),
                effect.condition,
                source=who.id,
                dice=effect.condition_dice,
                damage="bleeding" if effect.condition == "persistent_damage" else "",
                ends="luck" if effect.luck_ends else "",
            )
            yield from inflict(fight, OTHER, bearer.id, _putting(fight, bearer, lasting, who.id))
        if effect.push_m and result.die == 20:
            yield from inflict(fight, DISPLACEMENT, target.id, _pushing(fight, who, target, effect.push_m))
        if effect.drops and means is not None and means.item and who.holds(means.item):
            drop(fight, who, who.item(means.item), "TK-10.9")


def _putting(fight: Conflict, bearer: Creature, effect: LastingEffect, by: str) -> PendingDeed:
    return lambda: put(fight, bearer, effect, by, "TK-10.9")


def _pushing(fight: Conflict, who: Creature, target: Creature, squares: int) -> PendingDeed:
    return lambda: push(fight, who, target, squares, "TK-10.9")


def killing_blow(fight: Conflict, who: Creature, means: AttackMeans, target: Creature) -> Flow[bool]:
    """TK-17.1a: a helpless target can be killed outright with one blow of a suitable weapon."""
    if not (target.helpless and means.blade and means.mode == MELEE):
        return False
    options = [Option(KILL, clauses=("TK-17.1a",)), Option("damage")]
    answer = yield Choose(
        who.seat, "killing_blow", options, about=who.id, clauses=("TK-17.1a",), args={"target": target.id}
    )
    if answer == "damage":
        return False

    yield from inflict(fight, DAMAGE, target.id, lambda: die(fight, target, who.id, "TK-17.1a"))
    return True


# ---- what weapons add ------------------------------------------------------------------------------------------------


def special_of(blow: Strike, result: CheckOutcome) -> tuple[str, str]:
    """The special that a hit allows, and its clause."""
    means, target = blow.means, blow.target
    attribute, name, clause = "", "", ""
    if means.special("whip") and blow.skill == "dexterity":
        attribute, name, clause = "dexterity", "catch", "TK-18.17"
    elif means.special("staff"):
        dexterous = blow.skill == "dexterity"
        attribute = blow.skill
        name, clause = ("knock_prone", "TK-18.18") if dexterous else ("push", "TK-18.19")
    elif printed_special(means) == "wolf_trip":
        attribute, name, clause = "dexterity", "knock_prone", "TK-18.29"
    if not name or not beats(target, attribute, result):
        return "", "TK-18.27"
    return name, clause


def beats(target: Creature, attribute: str, result: CheckOutcome) -> bool:
    """Return whether the total of a hit reaches this skill too. Against the helpless every roll succeeds (TK-17.1)."""
    if result.die == 0:
        return result.at_mercy and attribute in MERCY
    return result.total >= target.skills[attribute]


def choose_special(fight: Conflict, who: Creature, blow: Strike, result: CheckOutcome) -> Flow[tuple[str, str]]:
    """Ask the attacker for the special effect of a hit that allows one; return it with its clause."""
    name, clause = special_of(blow, result)
    if not name:
        return "", clause
    options = [Option("damage"), Option(name, clauses=(clause, "TK-18.27"))]
    answer = yield Choose(
        who.seat, "special", options, about=who.id, default="damage", clauses=(clause,), args={"target": blow.target.id}
    )
    return str(answer), clause


def after_hit(fight: Conflict, who: Creature, blow: Strike, special: str, clause: str) -> Flow[None]:
    """Apply the effects of a hit beside damage."""
    means, target = blow.means, blow.target
    match special:
        case "catch":
            effect = LastingEffect(
                fight.state.new_id("held"),
                "held",
                source=who.id,
                overcome="might",
                threshold=who.skills["might"],
                item=means.item,
            )
            yield from inflict(fight, OTHER, target.id, lambda: put(fight, target, effect, who.id, clause, "TK-17.11"))
        case "knock_prone":
            yield from inflict(fight, OTHER, target.id, lambda: knock_down(fight, target, who.id, clause))
        case "push":
            yield from inflict(fight, DISPLACEMENT, target.id, lambda: push_in_direction(fight, who, target, 2, clause))
    if printed_special(means) == "push":
        yield from inflict(fight, DISPLACEMENT, target.id, lambda: push(fight, who, target, 1, "TK-18.29"))


def printed_special(means: AttackMeans) -> str:
    """Return the effect that the statblock adds to a hit."""
    return "" if means.attack is None else means.attack.special


def benumb(fight: Conflict, who: Creature, blow: Strike) -> Flow[None]:
    """A ghoul's claws benumb whomever they hurt."""
    if printed_special(blow.means) == "ghoul_touch":
        yield from inflict(fight, OTHER, blow.target.id, lambda: ghoul_touch(fight, who, blow.target))


def ghoul_touch(fight: Conflict, who: Creature, target: Creature) -> Flow[None]:
    """The target makes a Might check or is helpless until luck ends it."""
    if not target.present or target.helpless:
        return
    attempt = Attempt("might", origin=who.footprint)
    held = yield from check(fight, target, attempt, "resist", "TK-18.29", by=who.id)
    if not held.success:
        effect = LastingEffect(
            fight.state.new_id("helpless"), "helpless", source=who.id, ends="luck", damage="paralysis"
        )
        give(fight, target, effect, who.id, "TK-17.1")


# ---- carrying it out -------------------------------------------------------------------------------------------------


PASS = "pass"


def perform(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """The Attack action as declared; triggers have been asked already."""
    aimed = str(answer.get("target", answer.get("square", "")))
    fight.tell(Action, who=who.id, action="attack", object=answer["weapon"], target=aimed, clauses=("TK-4.9",))
    means = means_of(fight, who)
    if answer["weapon"] in (TWO_WEAPONS, TWO_FISTS):
        pair = two_weapons(fight, who, means)
        if pair is not None:
            yield from attack_with_both(fight, who, pair, answer)
        return
    chosen = _chosen(fight, who, [one for one in means if one.id == answer["weapon"]], answer)
    if chosen is None:
        return
    if chosen.mode == AREA:
        yield from fire_howitzer(fight, who, chosen, cell_of(answer["square"]))
        return
    target = fight.creature(answer["target"])
    if not (yield from confirmed(fight, who, target)):
        return
    skill = answer.get("skill", best_skill(who, chosen.skills))
    blow = Strike(chosen, target, skill, 2 if answer.get("hands") == "two" else 1)
    yield from deliver(fight, who, blow)
    for _ in range(chosen.count - 1):
        reached = [blow.at(one) for one in targets_of(fight, who, chosen)]
        following = yield from next_blow(fight, who, reached, "next_target", "TK-10.14")
        if following is None:
            return
        yield from at_a_further_target(fight, who, following.target, _delivering(fight, who, following))


def throw(fight: Conflict, who: Creature, answer: dict[str, Any]) -> Flow[None]:
    """TK-14.16: something that is no throwing weapon is thrown all the same."""
    item, target = who.item(answer["item"]), fight.creature(answer["target"])
    fight.tell(Action, who=who.id, action="throw", object=item.id, target=target.id, clauses=("TK-14.16",))
    if (yield from confirmed(fight, who, target)):
        yield from deliver(fight, who, Strike(improvised_throw(fight, item), target, "dexterity"))


def deliver(fight: Conflict, who: Creature, blow: Strike, *, swept: bool = False) -> Flow[None]:
    """One blow: aim, the killing of the helpless, the check, the damage, and what Sweep makes of a kill."""
    kills = yield from strike(fight, who, blow)
    yield from frighten(fight, blow.target)
    if kills and blow.means.has("sweep") and not swept:
        yield from sweep(fight, who, blow)


def strike(fight: Conflict, who: Creature, blow: Strike) -> Flow[bool]:
    """Return whether the blow kills its target."""
    means, target = blow.means, blow.target
    if not (yield from aim(fight, who, blow)):
        return False
    if (yield from killing_blow(fight, who, means, target)):
        return True
    result = yield from to_hit(fight, who, blow)
    if means.ranged:
        spend_shot(fight, who, means, target)
    if result is not None and result.success:
        return (yield from strike_home(fight, who, blow, result))
    fight.tell(Missed, who=who.id, target=target.id, reason="missed", clauses=("TK-10.5",))
    if result is not None:
        yield from natural_effects(fight, who, target, means, result)
    return False


def _delivering(fight: Conflict, who: Creature, blow: Strike, swept: bool = False) -> Any:
    return lambda: deliver(fight, who, blow, swept=swept)


def _chosen(fight: Conflict, who: Creature, modes: list[AttackMeans], answer: dict[str, Any]) -> AttackMeans | None:
    if "mode" in answer:
        return next((one for one in modes if one.mode == answer["mode"]), None)
    if "square" in answer:
        return next((one for one in modes if one.mode == AREA), None)
    target = fight.creature(answer["target"])
    return next((one for one in modes if one.mode != AREA and still_possible(fight, who, one, target)), None)


def still_possible(fight: Conflict, who: Creature, means: AttackMeans, target: Creature) -> bool:
    return who.present and not target_problem(fight, who, means, target)


def confirmed(fight: Conflict, who: Creature, target: Creature) -> Flow[bool]:
    """TK-10.15: attacking one's own side, or a creature of neither, takes a second word."""
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


# ---- further blows of the same action --------------------------------------------------------------------------------


def next_blow(
    fight: Conflict, who: Creature, reached: list[Strike], purpose: str, *clauses: str
) -> Flow[Strike | None]:
    """The target of a further blow, chosen after the result of the one before; it may be left out."""
    if not reached or (not who.able and fight.later is None):
        return None
    by_name = {blow.target.id: blow for blow in sorted(reached, key=lambda blow: not hostile(who, blow.target))}

    def options() -> list[Option]:
        return [*(target_option(fight, who, blow) for blow in by_name.values()), Option(PASS)]

    answer = yield Choose(who.seat, purpose, options, about=who.id, default=PASS, clauses=clauses)
    return by_name.get(answer)


def sweep(fight: Conflict, who: Creature, blow: Strike) -> Flow[None]:
    """TK-18.14: after a kill the attack is repeated once, just as it was, against a creature next to the killed."""
    fallen = blow.target
    near = [
        blow.at(one)
        for one in targets_of(fight, who, blow.means)
        if one is not fallen and hostile(who, one) and fight.board.distance(one, fallen) <= 1
    ]
    again = yield from next_blow(fight, who, near, "sweep", "TK-18.14")
    if again is not None:
        yield from at_a_further_target(fight, who, again.target, _delivering(fight, who, again, swept=True))


def attack_with_both(
    fight: Conflict, who: Creature, pair: tuple[AttackMeans, AttackMeans], answer: dict[str, Any]
) -> Flow[None]:
    """TK-14.1: to hit and damage separately for each weapon; the second target after the first result."""
    extra, wanted = pair_penalty(fight, pair), answer.get("skill", "")

    def blow(means: AttackMeans, target: Creature) -> Strike | None:
        way = fitting(fight, who, means, target)
        if way is None:
            return None
        return Strike(way, target, wanted if wanted in way.skills else best_skill(who, way.skills), 1, extra)

    first = blow(pair[0], fight.creature(answer["target"]))
    if first is None:
        return
    yield from deliver(fight, who, first)
    foes = [one for one in fight.state.present() if hostile(who, one) and one.status != "disabled"]
    reached = [made for one in foes if (made := blow(pair[1], one)) is not None]
    second = yield from next_blow(fight, who, reached, "second_target", "TK-14.5", "TK-14.2")
    if second is not None:
        yield from at_a_further_target(fight, who, second.target, _delivering(fight, who, second))


# ---- the howitzer ----------------------------------------------------------------------------------------------------


def fire_howitzer(fight: Conflict, who: Creature, means: AttackMeans, middle: Cell) -> Flow[None]:
    """TK-18.26: the roll only shows whether it jams; everyone in the area is hit."""
    if not (yield from luck_under_threat(fight, who, "ranged_attack", "TK-11.3")):
        spend_shot(fight, who, means, who)
        clauses = ("TK-11.3", "TK-11.6")
        fight.tell(Missed, who=who.id, target=cell_id(middle), reason="threatened", clauses=clauses)
        return
    [die] = yield Roll(who.seat, "attack", (20,), about=who.id, clauses=("TK-18.26",))
    spend_shot(fight, who, means, who)
    if rules.jams(die, jams_at(fight, who, means)):
        jam(fight, who, means)
        return
    area = square_of_area(middle, HOWITZER_AREA, fight)
    shown = tuple(cell_id(cell) for cell in area)
    fight.tell(Exploded, what=means.kind, at=cell_id(middle), area=shown, clauses=("TK-18.26", "TK-18.28"))
    yield from burst(fight, who, middle, area, (1, 6), "howitzer", "TK-18.26")


# ---- by house rule: attacks on those who leave -----------------------------------------------------------------------


def opportunities(fight: Conflict, who: Creature, left: list[Creature]) -> Flow[None]:
    """Knob ``opportunity_attacks``: everybody whose reach was left may strike once a round."""
    for one in left:
        if one.struck_at_leaving or not who.present:
            continue
        options = [Option("pass"), Option("strike", clauses=("TK-7.14",))]
        answer = yield Choose(one.seat, "opportunity", options, about=one.id, default="pass", clauses=("TK-7.14",))
        if answer == "strike":
            one.struck_at_leaving = True
            means = max(
                (m for m in means_of(fight, one) if m.mode == MELEE),
                key=lambda m: (not m.improvised, m.dice[0] * m.dice[1]),
            )
            yield from deliver(fight, one, Strike(means, who, best_skill(one, means.skills)))


def aim(fight: Conflict, who: Creature, blow: Strike) -> Flow[bool]:
    """Take aim: the line to the target, and the luck of a threatened shooter. False if the shot is lost."""
    means, target = blow.means, blow.target
    if means.improvised == "TK-19.7":
        who.shield_bonus_off = True
    fight.tell(cover_between, fight, who, target, not means.ranged)
    if means.ranged and not (yield from luck_under_threat(fight, who, "ranged_attack", "TK-11.3", "TK-10.11")):
        spend_shot(fight, who, means, target)
        fight.tell(Missed, who=who.id, target=target.id, reason="threatened", clauses=("TK-11.3", "TK-11.6"))
        return False
    return True


def cover_between(fight: Conflict, who: Creature, target: Creature, melee: bool) -> Cover:
    """Return the line between two, to be told. A target with cover is "covered" (TK-13.4), in melee too (TK-12.1)."""
    found = fight.board.cover(who.footprint, target)
    clauses, measured = [found.clause], "TK-12.10" if found.hidden else "TK-12.8"
    if found.result and melee:
        clauses.append("TK-12.1")
    if fight.board.cover(target.footprint, who).result != found.result:  # it shelters one of the two more
        clauses.append("TK-12.2")
    if found.result:
        clauses.append("TK-13.4")
    return Cover(
        who=who.id,
        target=target.id,
        grade=found.name,
        line=tuple(cell_id(cell) for cell in fight.board.line(who.footprint, target)),
        hidden=Sum.of(found.hidden, "hidden_points", measured),
        points=Sum.of(found.points, "points", measured),
        clauses=tuple(clauses),
    )


def to_hit(fight: Conflict, who: Creature, blow: Strike) -> Flow[CheckOutcome | None]:
    """The check of an attack; None if the weapon failed."""
    means, target, attempt = blow.means, blow.target, attempt_of(fight, who, blow)
    if at_mercy(fight, who, attempt, "attack"):
        return NO_DEFENCE
    if (yield from spends_coin(fight, who, "attack", target.id)):
        spend_command(who)
        return AUTOMATIC
    [die] = yield Roll(who.seat, "attack", (20,), about=who.id, clauses=("TK-10.4",), args={"target": target.id})
    worn = wear(fight, who, means, die)
    if rules.jams(die, jams_at(fight, who, means)):
        jam(fight, who, means)
        spend_command(who)
        return None
    result = yield from judge(fight, who, attempt, "attack", die, *because_of_skill(blow), *worn)
    spend_command(who)
    return result


def because_of_skill(blow: Strike) -> tuple[str, ...]:
    """The clause that names the skill: the choice of Agile, the printed attack, or else the kind of attack."""
    if len(blow.means.skills) > 1:
        return ("TK-18.12",)
    return ("TK-18.29",) if blow.means.attack is not None else ("TK-18.6",) if thrown_by_might(blow) else ("TK-10.4",)


def thrown_by_might(blow: Strike) -> bool:
    """True for a weapon made for throwing, which is thrown with Might (TK-18.6)."""
    return blow.means.mode == THROWN and blow.skill == "might"


def spend_command(who: Creature) -> None:
    """A Command helps one attack."""
    who.effects = [effect for effect in who.effects if effect.kind != "commanded"]


def wear(fight: Conflict, who: Creature, means: AttackMeans, natural: int) -> tuple[str, ...]:
    """TK-14.7: an improvised weapon breaks on a low natural value, hit or miss. The clause that spares a body."""
    low = rules.improvised_breaks(natural, fight.knobs.improvised_break_below)
    if not low or not misused(fight, who, means):
        return ()
    if not means.item:
        return ("TK-14.10",)
    item = who.item(means.item)
    item.broken = True
    makeshift = item.sort == "gear" or (item.sort == "weapon" and fight.weapon(item.kind).improvised)
    how = "destroyed" if makeshift else "damaged"
    fight.tell(ItemBroken, who=who.id, item=item.id, how=how, clauses=("TK-14.7", "TK-14.8"))
    if makeshift:
        put_off(fight, who, item)
    return ()


def jam(fight: Conflict, who: Creature, means: AttackMeans) -> None:
    item = who.item(means.item)
    item.jammed = True
    fight.tell(Jammed, who=who.id, item=item.id, clauses=("TK-18.9",))
