"""The damage of a hit, and what weapons add to it (TK-10.6, TK-14.12, TK-17.1a, TK-18)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.tkds.board.attacks import Blow, naturals, weapon_harm
from holmgang.systems.tkds.board.checks import MERCY, Attempt, Outcome
from holmgang.systems.tkds.board.equipment import MELEE, Means
from holmgang.systems.tkds.board.fight import DAMAGE, DISPLACEMENT, OTHER, Deed, Fight
from holmgang.systems.tkds.board.harm import hazard
from holmgang.systems.tkds.flow.checks import check
from holmgang.systems.tkds.flow.conditions import give, knock_down, put
from holmgang.systems.tkds.flow.harm import KILL, deal, die, flee, may_work, roll_damage, roll_dice
from holmgang.systems.tkds.flow.hazards import push, push_in_direction
from holmgang.systems.tkds.flow.items import drop
from holmgang.systems.tkds.flow.moment import inflict
from holmgang.systems.tkds.state import NO_DICE, Creature, Effect


def strike_home(fight: Fight, who: Creature, blow: Blow, result: Outcome) -> Flow[bool]:
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


def natural_damage(fight: Fight, who: Creature, means: Means | None, result: Outcome) -> Flow[Sum]:
    """TK-10.9: the further damage dice that weapon or class give a natural 20."""
    total = Sum()
    for effect in naturals(fight, who, means, 20) if result.die == 20 else ():
        if effect.damage != NO_DICE:
            total += yield from roll_dice(fight, who, "natural", effect.damage, "natural20", "TK-10.9")
    return total


def natural_effects(fight: Fight, who: Creature, target: Creature, means: Means | None, result: Outcome) -> Flow[None]:
    """TK-10.9: what else a natural 20 does to the target, and a natural 1 to the attacker."""
    if result.die not in (1, 20):
        return
    bearer = target if result.die == 20 else who
    for effect in naturals(fight, who, means, result.die):
        if result.die == 1 and effect.damage != NO_DICE:
            amount = yield from roll_dice(fight, who, "natural", effect.damage, "natural1", "TK-10.9")
            yield from deal(fight, hazard("natural1", who, ("TK-10.9",)), amount)
        if effect.condition:
            lasting = Effect(
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


def _putting(fight: Fight, bearer: Creature, effect: Effect, by: str) -> Deed:
    return lambda: put(fight, bearer, effect, by, "TK-10.9")


def _pushing(fight: Fight, who: Creature, target: Creature, squares: int) -> Deed:
    return lambda: push(fight, who, target, squares, "TK-10.9")


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
    if not name or not beats(target, attribute, result):
        return "", "TK-18.27"
    return name, clause


def beats(target: Creature, attribute: str, result: Outcome) -> bool:
    """Does the total of a hit reach this skill too? Against the helpless every roll succeeds (TK-17.1)."""
    if result.die == 0:
        return result.at_mercy and attribute in MERCY
    return result.total >= target.skills[attribute]


def choose_special(fight: Fight, who: Creature, blow: Blow, result: Outcome) -> Flow[tuple[str, str]]:
    """Ask the attacker for the special effect of a hit that allows one; return it with its clause."""
    name, clause = special_of(blow, result)
    if not name:
        return "", clause
    options = [Option("damage"), Option(name, clauses=(clause, "TK-18.27"))]
    answer = yield Choose(
        who.seat, "special", options, about=who.id, default="damage", clauses=(clause,), args={"target": blow.target.id}
    )
    return str(answer), clause


def after_hit(fight: Fight, who: Creature, blow: Blow, special: str, clause: str) -> Flow[None]:
    """Apply the effects of a hit beside damage."""
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
    """Return the effect that the statblock adds to a hit."""
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
