"""Carrying out what a success has bought (table 5.3): one function for each sort of result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.board.rolls import how_many
from holmgang.systems.k6.board.wounds import lives_lost
from holmgang.systems.k6.events import (
    Disarmed,
    Injured,
    ObjectPinned,
    Passed,
    PieceRemoved,
    Pushed,
    Spent,
    Took,
)
from holmgang.systems.k6.flow import conditions, movement, wounds
from holmgang.systems.k6.flow.conditions import blank, gain, held, lose, stop, unsteadied
from holmgang.systems.k6.flow.spending import (
    ENCIRCLEMENT,
    WonSuccesses,
    acting_arm,
    aware_and_free,
    bar_of,
    cost_of,
    damage_source,
    fill_in,
    gripped,
    intent_of,
    prepared,
    split,
    strikes_another,
)
from holmgang.systems.k6.state import (
    Combatant,
    Condition,
    Enchantment,
    Flee,
    FreeDeed,
    GamePlay,
    Injury,
    LooseItem,
    PickUp,
    ThingHold,
    WeaponHold,
)
from holmgang.systems.k6.tables import BODY_PARTS, CONDITIONS, HOLDS, PREVENT_METHODS, SPENDS

SpendAnswer = Mapping[str, Any]


def buy(play: GamePlay, win: WonSuccesses, answer: SpendAnswer, *why: str) -> Flow[None]:
    """Pay for one spend and let it take effect at once (K6-10.2)."""
    name = answer["spend"] if "spend" in answer else answer["revise"]
    if win.wound is not None and name != "outside_armour":
        yield from wounds.deal(play, win.wound)
    price = cost_of(play, win, name)
    if name == "stunt" and not isinstance(win.intent.deed, FreeDeed):
        price = yield from _stunt_price(play, win)
        if price.total > win.left:
            win.refused.append(name)
            return
    win.left -= price.total
    win.bought.append(name)
    row = SPENDS[name]
    play.tell(_spent, win, name, price, why)
    if name in ASKING:
        yield from ASKING[name](play, win, answer)
    elif name in RESULTS:
        RESULTS[name](play, win, answer)
    elif row.gives:
        impose(play, win, row.gives, answer)
    if row.to_self:
        gain(play, win.actor, Condition(row.to_self, win.target.id), stops=False, clauses=("K6-24.4",))


def _spent(win: WonSuccesses, name: str, price: Sum, why: tuple[str, ...]) -> Spent:
    clauses = tuple(dict.fromkeys((SPENDS[name].clause, *why)))
    return Spent(who=win.actor.id, against=win.target.id, spend=name, cost=price, clauses=clauses)


def close_wound(play: GamePlay, win: WonSuccesses) -> Flow[None]:
    """A wound that was bought lands at the latest when the spending is over."""
    if win.wound is not None:
        yield from wounds.deal(play, win.wound)


def _stunt_price(play: GamePlay, win: WonSuccesses) -> Flow[Sum]:
    """K6-20.9: the master names the cost of a thing off the list; 1 by default, for it only hinders."""
    question = Choose(
        play.master or "",
        "stunt_cost",
        [Option("one"), Option("two")],
        clauses=("K6-32.3",) if win.intent.spell else ("K6-20.9",),
        default="one",
    )
    answer = yield from rule(play, question)
    price = play.knobs.cost_easy if answer == "one" else play.knobs.cost_hard
    return Sum.of(price, "successes", "K6-20.9")


# ---- stopping --------------------------------------------------------------------------------------------------------


def cancels(play: GamePlay, win: WonSuccesses) -> bool:
    """Return whether a result may stop the target: never in a mutual draw (K6-20.10)."""
    return not (win.draw and play.knobs.draw_forbids_prevention)


def _interrupt(play: GamePlay, win: WonSuccesses, *clauses: str) -> None:
    """Stop the target's intention by a result that leaves no condition."""
    if cancels(play, win):
        stop(play, win.target, win.actor.id, *clauses, "K6-27.10")


def _bar_way(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    _interrupt(play, win, "K6-26.9" if isinstance(intent_of(win.target).deed, Flee) else "K6-27.1")


# ---- results ---------------------------------------------------------------------------------------------------------


def impose(play: GamePlay, win: WonSuccesses, name: str, answer: SpendAnswer, within: str = "") -> None:
    """A condition bought with a success (K6-24.1); ``within`` one that includes it."""
    row = CONDITIONS[name]
    clauses: tuple[str, ...] = (row.clause, "K6-24.1")
    if name in HOLDS:
        clauses = (*clauses, "K6-24.8")
    if name == "prone" and play.state.zone_of(win.target).hazard != "none" and not win.target.has("teetering"):
        clauses = (*clauses, "K6-25.8")
    condition = blank(name, win.actor, answer.get("part", ""))
    why = "K6-27.6" if win.bought[-1] == "prevent_attack" else ""
    stops = cancels(play, win)
    gain(play, win.target, condition, imposed=True, stops=stops, why=why, within=within, clauses=clauses)


def _wound(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> Flow[None]:
    """Begin a wound; it lands at once unless it can still be led outside the armour."""
    source = damage_source(play, win)
    assert source is not None, "barred by means_hurt"
    kind = answer.get("type", "")
    win.wound = yield from wounds.begin(play, win.actor, win.target, win.found, win.diff, source, kind, win.intent)
    fill_in(win, win.wound)
    left = win.target.lives - lives_lost(play, win.wound)
    fells = rules.knocked_out(left, play.knobs.knockout_at)  # a wound that fells anyhow need not land elsewhere
    if fells or bar_of(play, win, "outside_armour") is not None:
        yield from wounds.deal(play, win.wound)


def _outside(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    assert win.wound is not None
    win.wound.outside = True


def _serious(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    part, target = answer["part"], win.target
    name = BODY_PARTS[part]
    win.injured = True
    stands = ("K6-22.9",) if target.able else ()
    play.tell(Injured, who=target.id, by=win.actor.id, part=part, clauses=("K6-22.4", *stands, "K6-22.12"))
    injury = Injury(name, win.actor.id, part=part)
    gain(play, target, injury, stops=cancels(play, win), clauses=(CONDITIONS[name].clause, "K6-22.6"))


def _knock_down_and_pin(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    if not win.target.has("prone"):
        impose(play, win, "prone", answer, within="pinned_under")
    impose(play, win, "pinned_under", answer)


def _drag_down(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    gain(play, win.target, Condition("prone", win.actor.id), stops=cancels(play, win), clauses=("K6-20.11",))
    if not win.actor.has("prone"):
        gain(play, win.actor, Condition("prone", win.target.id), stops=False, clauses=("K6-20.11",))


def push(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    """Push or pull: as many metres as the difference."""
    knobs = play.knobs
    metres = rules.push_metres(win.diff, win.actor.size, win.target.size, knobs.push_metres_per_diff, knobs.push_min_m)
    play.tell(_pushed, play, win, metres, answer.get("direction", "back"))
    conditions.break_concentration(play, win.target, win.actor.id, "K6-28.7")
    if metres >= knobs.contact_metres and win.bought[-1] != "pull":
        movement.put_at(play, win.target, win.actor, 1)
        own = win.intent
        own.runs_at = [name for name in own.runs_at if name != win.target.id]  # who is pushed off is not run after
    if metres > 0:
        conditions.release_all(play, win.target, "pushed_away")
        if strikes_another(win) or unsteadied(play, win.target):  # whom he wanted to strike is too far away now
            _interrupt(play, win, "K6-27.6" if win.bought[-1] == "prevent_attack" else "K6-27.1")
    conditions.drop_far_holds(play, "pushed_away" if metres > 0 else "parted")


def _pushed(play: GamePlay, win: WonSuccesses, metres: int, direction: str) -> Pushed:
    total = Sum.of(win.diff * play.knobs.push_metres_per_diff, "difference", "K6-25.1")
    if metres != total.total:
        total = total.plus(metres - total.total, "weight", "K6-25.2")
    clauses = ("K6-25.1", "K6-25.3") if win.draw else ("K6-25.1",)
    return Pushed(who=win.target.id, by=win.actor.id, direction=direction, metres=total, clauses=clauses)


def _push_into_other(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    push(play, win, {**answer, "direction": answer["other"]})
    other = play.state.get(answer["other"])
    both = ("K6-25.12",) if other.id in win.intent.targets else ()
    gain(play, other, Condition("off_balance", win.actor.id), imposed=True, clauses=("K6-25.10", "K6-25.11", *both))


def _throw_in(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> Flow[None]:
    shared = ("K6-25.5",) if split(play, win, prepared(play, win, "throw_in")) else ()
    yield from wounds.fall(play, win.target, win.actor, *(("K6-25.7",) if win.draw else ()), *shared)


def _pass(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    win.intent.done = True
    play.tell(Passed, who=win.actor.id, around=(win.target.id,), clauses=("K6-26.1",))


def _prevent(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    """K6-27.6: a disadvantage, named by the deed that it prevents."""
    condition = PREVENT_METHODS[answer.get("method", "grab_arm")]
    if condition:
        impose(play, win, condition, {"part": acting_arm(play, win.target)} if condition == "held_limb" else {})
    else:  # a shove
        push(play, win, {"direction": "aside"})


def _gag(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    shared = split(play, win, prepared(play, win, "gag"))
    if not gripped(win.target):
        seized = blank("held_limb", win.actor, win.target.limbs[0])  # what the gag takes along stops nothing by itself
        gain(play, win.target, seized, stops=False, within="gagged", clauses=("K6-11.7", "K6-24.1", "K6-24.8"))
    clauses = ("K6-28.1", "K6-28.4", *(clause for found in shared for clause in ("K6-28.2", *found.clauses)))
    gain(play, win.target, held("gagged", win.actor), stops=cancels(play, win), clauses=clauses)


def _bind_weapon(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    """K6-30.2: it is this weapon that is bound, whatever else he may draw."""
    bound = WeaponHold("weapon_bound", win.actor.id, holder_id=win.actor.id, weapon=win.target.readied)
    gain(play, win.target, bound, clauses=("K6-30.2", "K6-24.1", "K6-24.8"))


def _disarm(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    target, weapon = win.target, win.target.readied
    first = prepared(play, win, "disarm")
    target.readied = ""
    if weapon in target.weapons:
        target.weapons.remove(weapon)
    win.disarmed = weapon
    win.dropped = LooseItem(scene.free_name(play, weapon), weapon, target.zone, target.id)
    play.state.items.append(win.dropped)
    shared = [clause for found in split(play, win, first) for clause in found.clauses]
    clauses = ("K6-30.1" if first is None else "K6-30.3", "K6-30.4", *shared)
    play.tell(Disarmed, who=target.id, by=win.actor.id, weapon=weapon, where="ground", clauses=clauses)
    if first is not None:
        lose(play, target, first, "disarmed")
    intended = intent_of(target).attack
    if intended is not None and intended.weapon == weapon:
        _interrupt(play, win, "K6-27.1")


def _weapon_goes(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    item = win.dropped
    assert item is not None
    taken = win.bought[-1] == "weapon_take"
    where = win.actor.id if taken else answer["where"]
    if taken:
        take(play, win.actor, item)
    else:
        item.near = win.actor.id if where in ("behind_me", "at_my_feet") else ""
    mixed = ("K6-20.20",) if how_many(play.knobs, win.diff) > play.knobs.cost_hard else ()
    clauses = ("K6-30.5", *mixed)
    play.tell(Disarmed, who=win.target.id, by=win.actor.id, weapon=win.disarmed, where=where, clauses=clauses)


def take(play: GamePlay, one: Combatant, item: LooseItem, *clauses: str) -> None:
    """Put a thing into a combatant's hand."""
    if item.weapon:
        if item.weapon in one.ammo:
            one.ammo[item.weapon] += 1
        if item.weapon not in one.ammo or item.weapon not in one.weapons:
            one.weapons.append(item.weapon)
        one.readied = item.weapon
        play.state.items.remove(item)
    else:
        item.holder = one.id
    play.tell(Took, who=one.id, item=item.id, clauses=clauses or ("K6-30.5",))


def escape(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    """One hold on the actor ends (K6-29.6: the others stay)."""
    actor, wanted = win.actor, answer.get("hold", "")
    if wanted == ENCIRCLEMENT:
        gain(play, actor, Condition("broken_out", actor.id), imposed=True, clauses=("K6-15.1",))
        return
    edge = actor.condition(wanted) if wanted == "teetering" else None
    if edge is not None:
        lose(play, actor, edge, "broke_free", "K6-25.7")
    for hold in [hold for hold in actor.holds(win.target.id) if hold.id == wanted][:1]:
        others = ("K6-29.6",) if len(actor.holds()) > 1 else ()
        lose(play, actor, hold, "broke_free", "K6-29.1", *others)


def _free_ally(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    ally = play.state.get(answer["ally"])
    for hold in ally.holds(win.target.id)[:1]:
        lose(play, ally, hold, "freed_by_ally", "K6-29.4")


def _grab_object(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    item = next(item for item in play.state.items if item.id == answer["object"])
    intent = win.intent
    intent.done, win.snatched = True, item.weapon
    take(play, win.actor, item, "K6-30.7" if isinstance(intent.deed, PickUp) else "K6-30.8")
    wanted = intent_of(win.target).deed
    if isinstance(wanted, PickUp) and wanted.thing == item.id:
        _interrupt(play, win, "K6-30.8")


def _pin_object(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    """K6-30.9: a weapon that was snatched up is in the hand by now, but useless while an opponent stands on it."""
    name, holder = answer["object"], win.target
    item = next((item for item in play.state.items if item.id == name), None)
    if item is None:
        item = LooseItem(name, holder.readied, holder.zone, holder.id, holder.id)
        play.state.items.append(item)
    item.pinned_by = win.actor.id
    play.tell(ObjectPinned, who=win.actor.id, item=name, against=holder.id, clauses=("K6-30.9",))
    pinned = ThingHold("object_pinned", win.actor.id, holder_id=win.actor.id, item=name)
    gain(play, holder, pinned, stops=cancels(play, win))
    gain(play, holder, Condition("crouched", win.actor.id), clauses=("K6-30.9",))


def _remove_piece(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    clauses = ("K6-23.3", "K6-23.4") if aware_and_free(play, win) else ("K6-23.3",)
    win.target.armour.missing.append("head")
    play.tell(PieceRemoved, who=win.target.id, by=win.actor.id, piece="head", clauses=clauses)


def _disengage(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    movement.put_at(play, win.actor, win.target, play.knobs.flee_lead_run_rounds, "K6-30.7")
    conditions.drop_far_holds(play)


def _side_effect(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    attack, target = win.attack, win.target
    spell, effect = scene.spell_of(play, attack.spell), answer["effect"]
    if effect == "ignite":
        gain(play, target, Condition("burning", win.actor.id), clauses=("K6-32.2",))
    elif effect == spell.condition:
        feared = win.actor.id if effect == "afraid" else ""
        worked = Enchantment(effect, win.actor.id, against=feared, spell=attack.spell)
        clauses = (CONDITIONS[effect].clause, "K6-32.1")
        gain(play, target, worked, rounds=spell.rounds or None, stops=cancels(play, win), clauses=clauses)
        if spell.concentration:
            win.actor.concentration, win.actor.concentration_on = attack.spell, target.id


def _stunt(play: GamePlay, win: WonSuccesses, answer: SpendAnswer) -> None:
    """Something off the list: what the master has said, or a hindrance for a round."""
    deed = win.intent.deed
    ruled = deed.effect if isinstance(deed, FreeDeed) else "stunted"
    if ruled != "nothing":
        ruling = Condition(ruled, win.actor.id)
        gain(play, win.target, ruling, imposed=True, stops=cancels(play, win), clauses=("K6-20.9", "K6-24.2"))


ASKING: dict[str, Callable[[GamePlay, WonSuccesses, SpendAnswer], Flow[None]]] = {
    "wound": _wound,
    "throw_in": _throw_in,
}
"""Results that need dice or a ruling."""
RESULTS: dict[str, Callable[[GamePlay, WonSuccesses, SpendAnswer], None]] = {
    "outside_armour": _outside,
    "serious_injury": _serious,
    "knock_down_and_pin": _knock_down_and_pin,
    "drag_down": _drag_down,
    "push": push,
    "pull": push,
    "push_into_other": _push_into_other,
    "pass": _pass,
    "bar_way": _bar_way,
    "prevent_attack": _prevent,
    "gag": _gag,
    "bind_weapon": _bind_weapon,
    "disarm": _disarm,
    "weapon_place": _weapon_goes,
    "weapon_take": _weapon_goes,
    "escape": escape,
    "free_ally": _free_ally,
    "grab_object": _grab_object,
    "pin_object": _pin_object,
    "remove_piece": _remove_piece,
    "disengage": _disengage,
    "spell_side_effect": _side_effect,
    "stunt": _stunt,
}
