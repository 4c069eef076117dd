"""An attack, step by step, as the book tells it (TK-10): target, check, damage; and what weapons add to it."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option, Roll, Spot
from holmgang.kernel.sums import Sum
from holmgang.space.squares import Footprint
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.burden import put_off
from holmgang.systems.tkds.checks import Outcome, Steps, check, judge, spends_coin, steps_against, threshold_of
from holmgang.systems.tkds.displace import push, push_in_direction
from holmgang.systems.tkds.events import AutoSuccess, Cover, DamageRolled, ItemBroken, Jammed, Missed
from holmgang.systems.tkds.fight import DAMAGE, DISPLACEMENT, OTHER, Fight
from holmgang.systems.tkds.gear import spend_shot
from holmgang.systems.tkds.harm import DIRECT, die, flee, give, hurt
from holmgang.systems.tkds.means import (
    MELEE,
    UNARMED,
    Means,
    defence_of,
    distance_penalty,
    is_armoured,
    targets_of,
)
from holmgang.systems.tkds.state import DYING, SKILLS, Creature, Effect, cell_id, hostile
from holmgang.systems.tkds.threat import luck_under_threat

KILL, DISABLE, PASS = "kill", "disable", "pass"


@dataclass(frozen=True)
class Blow:
    """One attack as it was declared."""

    means: Means
    target: Creature
    skill: str
    hands: int = 1
    extra: Steps | None = None


def attack(fight: Fight, who: Creature, blow: Blow, *, sweeping: bool = False) -> Flow[None]:
    """One attack with one weapon."""
    means, target = blow.means, blow.target
    if means.improvised == "TK-19.7":
        who.shield_bonus_off = True
    tell_cover(fight, who, target, melee=not means.ranged)
    if means.ranged and not (yield from luck_under_threat(fight, who, "ranged_attack", "TK-11.3", "TK-10.11")):
        yield from spend_shot(fight, who, means, target)
        fight.tell(Missed(who=who.id, target=target.id, reason="threatened", clauses=("TK-11.3", "TK-11.6")))
        return
    if (yield from killing_blow(fight, who, means, target)):
        if means.has("sweep") and not sweeping:
            yield from sweep(fight, who, blow)
        return
    result = yield from to_hit(fight, who, blow)
    if means.ranged:
        yield from spend_shot(fight, who, means, target)
    if result is None or not result.success:
        fight.tell(Missed(who=who.id, target=target.id, reason="missed", clauses=("TK-10.5",)))
        yield from fight.inflict(OTHER, target.id, lambda: shy(fight, target))
        return
    yield from strike_home(fight, who, blow, result, sweeping)


def tell_cover(fight: Fight, who: Creature, target: Creature, melee: bool = False) -> None:
    """The line between the two. Whoever has cover is "covered" (TK-13.4), against this opponent only (TK-12.2)."""
    found = fight.board.cover(who.footprint, target)
    covered = ("TK-12.2", "TK-13.4", *(("TK-12.1",) if melee else ())) if found.result else ()
    fight.tell(
        Cover(
            who=who.id,
            target=target.id,
            grade=found.name,
            line=tuple(cell_id(cell) for cell in fight.board.line(who.footprint, target)),
            hidden=Sum.of(found.hidden, "hidden_points", "TK-12.10"),
            points=Sum.of(found.points, "points", "TK-12.10"),
            clauses=(fight.board.cover_clause(who.footprint, target), *covered),
        )
    )


# ---- the check -------------------------------------------------------------------------------------------------------


def to_hit(fight: Fight, who: Creature, blow: Blow) -> Flow[Outcome | None]:
    """The check of an attack; None if the weapon failed."""
    means, target = blow.means, blow.target
    attribute = means.attack.against if means.attack is not None else "defence"
    if at_mercy(fight, who, target, attribute, "attack"):
        return Outcome(True, 0, 0)
    threshold = attacked_value(fight, target, attribute, not means.ranged)
    steps = attack_steps(fight, who, blow, attribute)
    spend_command(fight, who)
    if (yield from spends_coin(fight, who, "attack", target.id)):
        return Outcome(True, 0, 0)
    faces = yield Roll(who.seat, "attack", (20,), about=who.id, clauses=("TK-10.4",), args={"target": target.id})
    wear(fight, who, means, faces[0])
    if means.has("flintlock") and means.mode != MELEE and rules.jams(faces[0], fight.knobs.flintlock_jam_at):
        jam(fight, who, means)
        return None
    clauses: tuple[str, ...] = ("TK-10.2", "TK-10.4", "TK-10.5")
    if faces[0] in (1, 20):
        clauses += ("TK-10.8",)
    if means.kind == UNARMED and rules.improvised_breaks(faces[0], fight.knobs.improvised_break_below):
        clauses += ("TK-14.10",)
    return (
        yield from judge(
            fight, who, blow.skill, "attack", steps, threshold, faces[0], target=target.id, clauses=clauses
        )
    )


def at_mercy(fight: Fight, who: Creature, target: Creature, attribute: str, purpose: str) -> bool:
    """TK-17.1: all rolls against Might, Dexterity or Defence of the helpless succeed automatically."""
    if not target.helpless or attribute not in ("defence", "might", "dexterity"):
        return False
    fight.tell(AutoSuccess(who=who.id, purpose=purpose, target=target.id, clauses=("TK-17.1",)))
    return True


def attacked_value(fight: Fight, target: Creature, attribute: str, melee: bool) -> Sum:
    """What an attack is compared with: Defence, or the value of a skill."""
    if attribute in SKILLS:
        return Sum.of(target.skills[attribute], attribute, "TK-9.4")
    return defence_of(fight, target, melee)


def attack_steps(fight: Fight, who: Creature, blow: Blow, attribute: str) -> Steps:
    """Every Bonus and Penalty of an attack with a weapon."""
    means, target, knobs = blow.means, blow.target, fight.knobs
    steps = general_steps(fight, who, target, attribute)
    if target.prone:
        if means.ranged:
            steps.penalty("prone", "TK-17.4", knobs.prone_ranged_penalty)
        else:
            steps.bonus("prone", "TK-17.4", knobs.prone_melee_bonus)
    if means.ranged:
        count, clause = distance_penalty(fight, who, means, target)
        steps.penalty("far", clause, max(0, count))
    if means.improvised:
        steps.penalty("improvised", means.improvised, knobs.improvised_penalty)
    elif under_water_slash(fight, who, means):
        steps.penalty("improvised", "TK-21.11", knobs.improvised_penalty)
    if blow.extra is not None:
        steps.add(blow.extra)
    return steps.add(property_steps(fight, who, means, target))


def general_steps(fight: Fight, who: Creature, target: Creature, attribute: str) -> Steps:
    """What bears on every attack of one creature on another, spells included."""
    knobs, steps = fight.knobs, Steps()
    found = fight.board.cover(who.footprint, target)
    count = rules.cover_steps(found.result, knobs.cover_partial_steps, knobs.cover_full_steps)
    if count:
        steps.penalty(f"cover-{found.name}", "TK-12.6" if found.result == rules.FULL else "TK-12.4", count)
    if clause := fight.board.obscured_because(who, target):
        steps.penalty("obscured", clause, knobs.obscured_penalty)
    if prowess := who.talent("combat_prowess"):
        steps.bonus("combat_prowess", "TK-24.2", prowess)
    if who.has("commanded"):
        steps.bonus("command", "TK-4.2")
    if attribute == "defence" and target.has("warded"):
        steps.penalty("dawn_ward", "TK-22.7")
    return steps.add(steps_against(target, attribute))


def shelter(fight: Fight, eye: Footprint, victim: Creature) -> Steps:
    """TK-12.5: Bonuses on the checks of the covered against what comes from the other side of the cover."""
    found = fight.board.cover(eye, victim)
    count = rules.cover_steps(found.result, fight.knobs.cover_partial_steps, fight.knobs.cover_full_steps)
    return Steps().bonus(f"cover-{found.name}", "TK-12.6" if found.result == rules.FULL else "TK-12.5", count)


def property_steps(fight: Fight, who: Creature, means: Means, target: Creature) -> Steps:
    knobs, steps = fight.knobs, Steps()
    if means.has("flintlock") and means.mode != MELEE:
        steps.penalty("flintlock", "TK-18.7")
    if means.has("piercing"):
        defence = defence_of(fight, target, not means.ranged).total
        bonus = rules.piercing_bonus(is_armoured(fight, target), not target.hero, defence, knobs.piercing_defence)
        steps.bonus("piercing", "TK-18.13", bonus)
    if means.special("long_bow") and fight.board.distance(who, target) <= knobs.longbow_close_m:
        steps.penalty("too_close", "TK-18.21")
    if means.item and who.item(means.item).exceptional and means.weapon is not None:
        steps.bonus("exceptional", "TK-18.23")
    if means.two_handed and any(fight.board.square(cell).cramped for cell in who.footprint):
        steps.penalty("cramped", "TK-18.25")
    return steps


def under_water_slash(fight: Fight, who: Creature, means: Means) -> bool:
    return means.cut == "slashing" and fight.board.submerged(who)


def spend_command(fight: Fight, who: Creature) -> None:
    who.effects = [effect for effect in who.effects if effect.kind != "commanded"]


def wear(fight: Fight, who: Creature, means: Means, natural: int) -> None:
    """TK-14.7: an improvised weapon breaks on a low natural value, hit or miss. A body does not (TK-14.10)."""
    misused = under_water_slash(fight, who, means) and means.item
    if means.kind == UNARMED or not (means.improvised or misused):
        return
    if not rules.improvised_breaks(natural, fight.knobs.improvised_break_below):
        return
    item = who.item(means.item)
    item.broken = True
    makeshift = item.sort == "gear" or (item.sort == "weapon" and fight.weapon(item.kind).improvised)
    clauses = ["TK-14.7", "TK-14.8"] + (["TK-19.12"] if item.sort == "shield" else [])
    fight.tell(
        ItemBroken(who=who.id, item=item.id, how="destroyed" if makeshift else "damaged", clauses=tuple(clauses))
    )
    if makeshift:
        put_off(fight, who, item)


def jam(fight: Fight, who: Creature, means: Means) -> None:
    item = who.item(means.item)
    item.jammed = True
    fight.tell(Jammed(who=who.id, item=item.id, clauses=("TK-18.9",)))


# ---- the damage ------------------------------------------------------------------------------------------------------


def strike_home(fight: Fight, who: Creature, blow: Blow, result: Outcome, sweeping: bool) -> Flow[None]:
    """A hit: special choices, damage dice, and what becomes of the target."""
    means, target = blow.means, blow.target
    special = yield from choose_special(fight, who, blow, result)
    amount = yield from damage_roll(fight, who, blow)
    useless = immune(means, target) and not (yield from effective(fight, target))
    amount = final_damage(fight, who, means, target, amount, halve=special not in ("", "damage"), useless=useless)
    lethal = target.status != DYING and target.health > 0 and amount.total >= target.health
    disable = lethal and (yield from overpower(fight, who, target))
    kills = (lethal and not disable and not target.hero) or (target.status == DYING and means.blade)
    yield from fight.inflict(
        DAMAGE,
        target.id,
        lambda: hurt(fight, target, amount, who.id, DIRECT, blade=means.blade, disable=disable, clauses=("TK-10.6",)),
    )
    yield from after_hit(fight, who, means, target, special, amount)
    yield from fight.inflict(OTHER, target.id, lambda: shy(fight, target))
    if kills and means.has("sweep") and not sweeping:
        yield from sweep(fight, who, blow)


def damage_roll(fight: Fight, who: Creature, blow: Blow) -> Flow[Sum]:
    """Damage dice; Brutal ones showing 1 may be rerolled once. No skill is added (TK-10.6)."""
    means = blow.means
    count, sides = means.dice
    label, clause = means.kind, damage_clause(means)
    if means.item and under_water_slash(fight, who, means):
        (count, sides), clause = min(means.dice, fight.knobs.improvised_damage), "TK-14.8"
    elif means.has("versatile") and blow.hands == 2 and means.mode == MELEE:
        sides, clause = rules.raised_die(sides), "TK-18.15"
    faces = yield Roll(who.seat, "damage", (sides,) * count, about=who.id, clauses=(clause,))
    total = Sum()
    for face in faces:
        total = total.plus(face, label, clause)
    ones = [face for face in faces if face == 1]
    if ones and means.has("brutal"):
        again = yield Choose(
            who.seat, "brutal", [Option("reroll"), Option("keep")], about=who.id, default="reroll", clauses=("TK-18.2",)
        )
        if again == "reroll":
            new = yield Roll(who.seat, "reroll", (sides,) * len(ones), about=who.id, clauses=("TK-18.2",))
            for face in new:
                total = total.plus(face - 1, "brutal", "TK-18.2")
    fight.tell(DamageRolled(who=who.id, amount=total, clauses=(clause,)))
    return total


def damage_clause(means: Means) -> str:
    if means.kind == UNARMED:
        return "TK-14.9"
    if means.attack is not None:
        return "TK-18.29"
    if means.improvised == "TK-18.16":
        return "TK-18.16"
    return "TK-14.8" if means.improvised else "TK-10.6"


def effective(fight: Fight, target: Creature) -> Flow[bool]:
    """TK-10.10: the master may let an attack work on a creature whose statblock says otherwise."""
    options = [Option("no"), Option("yes")]
    question = Choose(
        fight.play.master or "", "effective", options, ruling=True, about=target.id, default="no", clauses=("TK-10.10",)
    )
    answer = yield from rule(fight.play, question, "no", "TK-10.10")
    return bool(answer == "yes")


def final_damage(
    fight: Fight, who: Creature, means: Means, target: Creature, amount: Sum, *, halve: bool, useless: bool
) -> Sum:
    """After all halving at least 1, unless the target is immune."""
    if halve:
        amount = amount.plus(rules.halved(amount.total) - amount.total, "half", "TK-18.27")
    if means.kind == UNARMED and fight.state.rulings.get("unarmed_large") != "undiminished":
        knobs = fight.knobs
        less = rules.unarmed_damage(
            amount.total, who.quarters, target.quarters, knobs.unarmed_half_size_ratio, knobs.unarmed_zero_size_ratio
        )
        if less != amount.total:
            amount = amount.plus(less - amount.total, "larger_target", "TK-14.11")
        if less == 0:
            return amount
    dealt = rules.damage_dealt(amount.total, useless, fight.knobs.min_damage)
    if dealt != amount.total:
        label = "immune" if dealt == 0 else "at_least"
        amount = amount.plus(dealt - amount.total, label, "TK-10.10" if dealt == 0 else "TK-10.7")
    return amount


def immune(means: Means, target: Creature) -> bool:
    names = {means.id, means.kind, means.cut, "weapons"}
    return any(name in names for name in target.immunities)


def overpower(fight: Fight, who: Creature, target: Creature) -> Flow[bool]:
    """TK-14.12: on its lethal attack the attacker may merely disable."""
    if not fight.knobs.overpower_allowed:
        return False
    options = [Option(KILL), Option(DISABLE, clauses=("TK-14.13",))]
    answer = yield Choose(
        who.seat, "overpower", options, about=who.id, clauses=("TK-14.12", "TK-14.15"), args={"target": target.id}
    )
    return bool(answer == DISABLE)


def killing_blow(fight: Fight, who: Creature, means: Means, target: Creature) -> Flow[bool]:
    """TK-17.1a: a helpless target can be killed outright with one blow of a suitable weapon."""
    if not (target.helpless and means.blade and means.mode == MELEE):
        return False
    options = [Option(KILL, clauses=("TK-17.1a",)), Option("damage")]
    answer = yield Choose(
        who.seat, "killing_blow", options, about=who.id, clauses=("TK-17.1a",), args={"target": target.id}
    )
    if answer == "damage":
        return False

    def end() -> Flow[None]:
        die(fight, target, who.id, "TK-17.1a")
        return
        yield

    yield from fight.inflict(DAMAGE, target.id, end)
    return True


# ---- what weapons add ------------------------------------------------------------------------------------------------


def special_of(blow: Blow, result: Outcome) -> tuple[str, str]:
    """Which special a hit allows, and its clause."""
    means, target = blow.means, blow.target
    attribute, name, clause = "", "", ""
    if means.special("whip") and blow.skill == "dexterity":
        attribute, name, clause = "dexterity", "catch", "TK-18.17"
    elif means.special("staff"):
        dexterous = blow.skill == "dexterity"
        attribute = blow.skill
        name, clause = ("knock_prone", "TK-18.18") if dexterous else ("push", "TK-18.19")
    elif means.attack is not None and means.attack.special == "wolf_trip":
        attribute, name, clause = "dexterity", "knock_prone", "TK-18.29"
    if not name or result.die == 0 or result.total < target.skills[attribute]:
        return "", "TK-18.27"
    return name, clause


def choose_special(fight: Fight, who: Creature, blow: Blow, result: Outcome) -> Flow[str]:
    name, clause = special_of(blow, result)
    if not name:
        return ""
    options = [Option("damage"), Option(name, clauses=(clause, "TK-18.27"))]
    answer = yield Choose(
        who.seat, "special", options, about=who.id, default="damage", clauses=(clause,), args={"target": blow.target.id}
    )
    return str(answer)


def after_hit(fight: Fight, who: Creature, means: Means, target: Creature, special: str, amount: Sum) -> Flow[None]:
    """What a hit does beside damage."""
    match special:
        case "catch":
            effect = Effect(
                fight.state.new_id("held"), "held", source=who.id, overcome="might", threshold=who.skills["might"]
            )
            yield from fight.inflict(
                OTHER, target.id, lambda: put(fight, target, effect, who.id, "TK-18.17", "TK-17.11")
            )
        case "knock_prone":
            clause = "TK-18.18" if means.attack is None else "TK-18.29"
            yield from fight.inflict(OTHER, target.id, lambda: knock_down(fight, target, who.id, clause))
        case "push":
            yield from fight.inflict(
                DISPLACEMENT, target.id, lambda: push_in_direction(fight, who, target, 2, "TK-18.19")
            )
    printed = means.attack.special if means.attack is not None else ""
    if printed == "push":
        yield from fight.inflict(DISPLACEMENT, target.id, lambda: push(fight, who, target, 1, "TK-18.29"))
    elif printed == "ghoul_touch" and amount.total > 0:
        yield from fight.inflict(OTHER, target.id, lambda: ghoul_touch(fight, who, target))


def put(fight: Fight, target: Creature, effect: Effect, by: str, *clauses: str) -> Flow[None]:
    """An effect as a flow, for :meth:`Fight.inflict`."""
    if target.present:
        give(fight, target, effect, by, *clauses)
    return
    yield


def knock_down(fight: Fight, target: Creature, by: str, clause: str) -> Flow[None]:
    if target.present and not target.prone:
        give(fight, target, Effect(fight.state.new_id("prone"), "prone"), by, clause)
    return
    yield


def ghoul_touch(fight: Fight, who: Creature, target: Creature) -> Flow[None]:
    """The target makes a Might check or is helpless until luck ends it."""
    if not target.present or target.helpless:
        return
    steps = shelter(fight, who.footprint, target)
    held = yield from check(
        fight, target, "might", "resist", steps, threshold_of(fight), target=who.id, clauses=("TK-18.29",)
    )
    if not held.success:
        effect = Effect(fight.state.new_id("helpless"), "helpless", source=who.id, ends="luck", damage="paralysis")
        give(fight, target, effect, who.id, "TK-17.1")


def shy(fight: Fight, target: Creature) -> Flow[None]:
    """A skittish animal that is attacked makes a Personality check or flees."""
    if "skittish" not in target.traits or not target.able:
        return
    calm = yield from check(fight, target, "personality", "stay", Steps(), threshold_of(fight), clauses=("TK-1.8",))
    if not calm.success:
        flee(fight, target, "TK-1.8")


def sweep(fight: Fight, who: Creature, blow: Blow) -> Flow[None]:
    """TK-18.14: after a kill the attack may be repeated once against somebody next to the killed."""
    fallen = blow.target

    def options() -> list[Option]:
        near = [
            one
            for one in targets_of(fight, who, blow.means)
            if one is not fallen and hostile(who, one) and fight.board.distance(one, fallen) <= 1
        ]
        return [Option(PASS), *(Option(one.id, at=(Spot.token(one.id),), clauses=("TK-18.14",)) for one in near)]

    if len(options()) == 1:
        return
    answer = yield Choose(who.seat, "sweep", options, about=who.id, default=PASS, clauses=("TK-18.14",))
    if answer != PASS:
        again = Blow(blow.means, fight.creature(answer), blow.skill, blow.hands)
        yield from attack(fight, who, again, sweeping=True)
