"""The damage of a hit, and what weapons add to it (TK-10.6, TK-14.12, TK-17.1a, TK-18)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option, Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.attacks import Blow, dice_of
from holmgang.systems.tkds.board.checks import Attempt, Outcome
from holmgang.systems.tkds.board.equipment import MELEE, UNARMED, Means
from holmgang.systems.tkds.board.fight import DAMAGE, DISPLACEMENT, OTHER, Fight
from holmgang.systems.tkds.events import DamageRolled
from holmgang.systems.tkds.flow.checks import check
from holmgang.systems.tkds.flow.conditions import give, knock_down, put
from holmgang.systems.tkds.flow.hazards import push, push_in_direction
from holmgang.systems.tkds.flow.health import DIRECT, die, flee, hurt
from holmgang.systems.tkds.flow.moment import inflict, ruling
from holmgang.systems.tkds.state import DYING, Creature, Effect

KILL, DISABLE = "kill", "disable"


def strike_home(fight: Fight, who: Creature, blow: Blow, result: Outcome) -> Flow[bool]:
    """A hit: special choices, damage dice, and what becomes of the target. True if it kills."""
    means, target = blow.means, blow.target
    special, clause = yield from choose_special(fight, who, blow, result)
    amount = yield from damage_roll(fight, who, blow)
    useless = immune(means, target) and not (yield from effective(fight, target))
    amount = final_damage(fight, who, means, target, amount, halve=special not in ("", "damage"), useless=useless)
    lethal = target.status != DYING and target.health > 0 and amount.total >= target.health
    disable = lethal and (yield from overpower(fight, who, target))
    kills = (lethal and not disable and not target.hero) or (target.status == DYING and means.blade)
    yield from inflict(
        fight,
        DAMAGE,
        target.id,
        lambda: hurt(fight, target, amount, who.id, DIRECT, blade=means.blade, disable=disable, clauses=("TK-10.6",)),
    )
    yield from after_hit(fight, who, blow, special, clause)
    if amount.total > 0:
        yield from benumb(fight, who, blow)
    return kills


def damage_roll(fight: Fight, who: Creature, blow: Blow) -> Flow[Sum]:
    """Damage dice; Brutal ones showing 1 may be rerolled once. No skill is added (TK-10.6)."""
    means = blow.means
    (count, sides), clause = dice_of(fight, who, blow)
    faces = yield Roll(who.seat, "damage", (sides,) * count, about=who.id, clauses=(clause,))
    total = Sum()
    for face in faces:
        total = total.plus(face, means.kind, clause)
    ones = [face for face in faces if face == 1]
    if ones and means.has("brutal"):
        again = yield Choose(
            who.seat, "brutal", [Option("reroll"), Option("keep")], about=who.id, default="reroll", clauses=("TK-18.2",)
        )
        if again == "reroll":
            new = yield Roll(who.seat, "reroll", (sides,) * len(ones), about=who.id, clauses=("TK-18.2",))
            for face in new:
                total = total.plus(face - 1, "brutal", "TK-18.2")
    fight.tell(DamageRolled, who=who.id, amount=total, clauses=(clause,))
    return total


def effective(fight: Fight, target: Creature) -> Flow[bool]:
    """TK-10.10: the master may let an attack work on a creature whose statblock says otherwise."""
    return (yield from ruling(fight, "effective", ("no", "yes"), "TK-10.10", target.id)) == "yes"


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
    return dealt(fight, amount, useless)


def dealt(fight: Fight, amount: Sum, useless: bool) -> Sum:
    """What is left of damage in the end: nothing for the immune, for others at least 1."""
    change = rules.damage_dealt(amount.total, useless, fight.knobs.min_damage) - amount.total
    if not change:
        return amount
    return amount.plus(change, "immune", "TK-10.10") if useless else amount.plus(change, "at_least", "TK-10.7")


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

    yield from inflict(fight, DAMAGE, target.id, lambda: die(fight, target, who.id, "TK-17.1a"))
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
    elif printed_special(means) == "wolf_trip":
        attribute, name, clause = "dexterity", "knock_prone", "TK-18.29"
    if not name or result.die == 0 or result.total < target.skills[attribute]:
        return "", "TK-18.27"
    return name, clause


def choose_special(fight: Fight, who: Creature, blow: Blow, result: Outcome) -> Flow[tuple[str, str]]:
    """What the attacker makes of a hit that allows more than damage, and by which clause."""
    name, clause = special_of(blow, result)
    if not name:
        return "", clause
    options = [Option("damage"), Option(name, clauses=(clause, "TK-18.27"))]
    answer = yield Choose(
        who.seat, "special", options, about=who.id, default="damage", clauses=(clause,), args={"target": blow.target.id}
    )
    return str(answer), clause


def after_hit(fight: Fight, who: Creature, blow: Blow, special: str, clause: str) -> Flow[None]:
    """What a hit does beside damage."""
    means, target = blow.means, blow.target
    match special:
        case "catch":
            effect = Effect(
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


def printed_special(means: Means) -> str:
    """What the statblock adds to a hit."""
    return "" if means.attack is None else means.attack.special


def benumb(fight: Fight, who: Creature, blow: Blow) -> Flow[None]:
    """A ghoul's claws benumb whomever they hurt."""
    if printed_special(blow.means) == "ghoul_touch":
        yield from inflict(fight, OTHER, blow.target.id, lambda: ghoul_touch(fight, who, blow.target))


def ghoul_touch(fight: Fight, who: Creature, target: Creature) -> Flow[None]:
    """The target makes a Might check or is helpless until luck ends it."""
    if not target.present or target.helpless:
        return
    attempt = Attempt("might", origin=who.footprint)
    held = yield from check(fight, target, attempt, "resist", "TK-18.29", by=who.id)
    if not held.success:
        effect = Effect(fight.state.new_id("helpless"), "helpless", source=who.id, ends="luck", damage="paralysis")
        give(fight, target, effect, who.id, "TK-17.1")


def shy(fight: Fight, target: Creature) -> Flow[None]:
    """A skittish animal that is attacked makes a Personality check or flees."""
    if "skittish" not in target.traits or not target.able:
        return
    calm = yield from check(fight, target, Attempt("personality"), "stay", "TK-1.8")
    if not calm.success:
        flee(fight, target, "TK-1.8")
