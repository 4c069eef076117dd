"""Carrying out what a success has bought (table 5.3): one function for each sort of result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import effects, hazards, rules, scene, wounds
from holmgang.systems.k6.effects import far_move, gain, lose, stop, tags_of
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
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.spending import Winning, bar_of, cost_of, gripped, intent_of
from holmgang.systems.k6.state import Combatant, Intention, Item
from holmgang.systems.k6.tables import BODY_PARTS, CONDITIONS, HELD, PREVENT_METHODS, SPENDS

Answer = Mapping[str, Any]


def buy(play: Table, win: Winning, answer: Answer, *why: str) -> Flow[None]:
    """Pay for one spend and let it take effect at once (K6-10.2)."""
    name = answer["spend"] if "spend" in answer else answer["revise"]
    if win.blow is not None and name not in ("outside_armour",):
        yield from wounds.strike(play, win.blow)
    price = cost_of(play, win, name)
    if name == "stunt" and intent_of(play, win.actor).kind != "other":
        price = yield from _stunt_price(play, win)
        if price.total > win.left:
            win.refused.append(name)
            return
    win.left -= price.total
    win.bought.append(name)
    row = SPENDS[name]
    clauses = tuple(dict.fromkeys((row.clause, *why, *_fine_points(play, win, name))))
    play.tell(Spent(who=win.actor.id, against=win.target.id, spend=name, cost=price, clauses=clauses))
    if name in RESULTS:
        yield from RESULTS[name](play, win, answer)
    elif row.gives:
        impose(play, win, row.gives, answer)
    if row.to_self:
        gain(play, win.actor, row.to_self, win.target.id, clauses=("K6-24.4",))
    apply_stops(play, win, row.stops, answer)


def _fine_points(play: Table, win: Winning, name: str) -> list[str]:
    """Clauses that bear on this purchase in particular."""
    cited = []
    if name in ("disarm", "throw_in", "gag"):
        cited.append("K6-20.6")
    if {"wound", "knock_down"} <= set(win.bought):
        cited.append("K6-4.2")
    if name == "escape" and intent_of(play, win.actor).kind == "engage":
        cited.append("K6-15.6")
    if name == "wound" and intent_of(play, win.target).kind == "flee":
        cited.append("K6-26.11")
    if name == "knock_down":
        cited.append("K6-8.6")
    return cited


def close_blow(play: Table, win: Winning) -> Flow[None]:
    """A wound that was bought lands at the latest when the spending is over."""
    if win.blow is not None:
        yield from wounds.strike(play, win.blow)


def _stunt_price(play: Table, win: Winning) -> Flow[Sum]:
    """K6-20.9: the master names the cost of a thing off the list; 1 by default, for it only hinders."""
    question = Choose(
        play.master or "",
        "stunt_cost",
        [Option("one"), Option("two")],
        ruling=True,
        clauses=("K6-20.9",),
        default="one",
    )
    clause = "K6-32.3" if intent_of(play, win.actor).spell else "K6-20.9"
    answer = yield from rule(play, question, "one", clause)
    price = play.knobs.cost_easy if answer == "one" else play.knobs.cost_hard
    return Sum.of(price, "successes", "K6-20.9")


# ---- stopping --------------------------------------------------------------------------------------------------------


def apply_stops(play: Table, win: Winning, stops: tuple[str, ...], answer: Answer) -> None:
    """What the result keeps the target from (K6-27.1); never in a mutual draw (K6-20.10)."""
    intent = play.state.intention(win.target.id)
    if not stops or intent is None or (win.draw and play.knobs.draw_forbids_prevention):
        return
    if any(_hits(play, win, how, intent, answer) for how in stops):
        clause = "K6-28.14" if intent.spell and "speak" in stops else "K6-26.9" if intent.kind == "flee" else "K6-27.1"
        if win.bought[-1] == "prevent_attack":
            clause = "K6-27.6"
        stop(play, win.target, win.actor.id, clause, "K6-27.10")


def _hits(play: Table, win: Winning, how: str, intent: Intention, answer: Answer) -> bool:
    tags = tags_of(play, intent)
    if how == "all":
        return True
    if how == "far_move":
        return far_move(play, intent)
    if how == "arm_hands":
        return "hands" in tags and _uses_arm(play, win.target, intent, answer.get("part", "right_arm"))
    if how == "melee":
        others = [name for name in intent.targets if name != win.actor.id]
        return "melee" in tags and bool(others) and not (win.bought[-1] in ("push", "pull") and win.diff == 0)
    if how == "aim_feint":
        return intent.kind in ("aim", "feint", "ready")
    if how == "not_speak":
        return not intent.spell
    if how == "weapon_hands":
        return "hands" in tags and intent.weapon == win.disarmed
    if how == "same_object":
        return intent.kind == "pick_up" and intent.item == answer.get("object")
    return how in tags


def _uses_arm(play: Table, one: Combatant, intent: Intention, part: str) -> bool:
    weapon = intent.weapon or one.readied
    two_handed = scene.weapon_of(play, weapon).hands == 2 if weapon else False
    return two_handed or part == "right_arm" or (part == "left_arm" and intent.kind in ("pick_up", "interact", "bind"))


# ---- results ---------------------------------------------------------------------------------------------------------


def impose(play: Table, win: Winning, name: str, answer: Answer) -> None:
    """A condition bought with a success (K6-24.1)."""
    row = CONDITIONS[name]
    clauses: tuple[str, ...] = (row.clause, "K6-24.1")
    if row.duration == HELD and row.release == "success":
        clauses = (*clauses, "K6-24.8")
    if name == "prone" and play.state.zone_of(win.target).hazard != "none" and not win.target.has("teetering"):
        clauses = (*clauses, "K6-25.8")
    gain(play, win.target, name, win.actor.id, part=answer.get("part", ""), imposed=True, clauses=clauses)


def _wound(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    win.blow = yield from wounds.deal(play, win.actor, win.target, win.diff, answer.get("type", ""))
    if bar_of(play, win, "outside_armour") is not None:
        yield from wounds.strike(play, win.blow)


def _outside(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    assert win.blow is not None
    win.blow.outside = True
    return
    yield


def _serious(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    part, target = answer["part"], win.target
    name = BODY_PARTS[part]
    win.injured = True
    play.tell(Injured(who=target.id, by=win.actor.id, part=part, clauses=("K6-22.4", "K6-22.9", "K6-22.12")))
    clauses: tuple[str, ...] = (CONDITIONS[name].clause, "K6-22.6")
    if name in ("injured_head", "injured_torso", "injured_belly"):
        clauses = ("K6-22.8",)
    gain(play, target, name, win.actor.id, part=part, clauses=clauses)
    intent = play.state.intention(target.id)
    if intent is not None and not (win.draw and play.knobs.draw_forbids_prevention):
        leg, arm = part.endswith("leg"), part.endswith("arm")
        uses_arm = arm and "hands" in tags_of(play, intent) and _uses_arm(play, target, intent, part)
        if (leg and scene.running_away(intent)) or uses_arm:
            stop(play, target, win.actor.id, "K6-22.5")
    return
    yield


def _knock_down_and_pin(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    if not win.target.has("prone"):
        impose(play, win, "prone", answer)
    impose(play, win, "pinned_under", answer)
    return
    yield


def _drag_down(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    gain(play, win.target, "prone", win.actor.id, imposed=True, clauses=("K6-20.11",))
    if not win.actor.has("prone"):
        gain(play, win.actor, "prone", win.target.id, clauses=("K6-20.11",))
    return
    yield


def push(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    """Push or pull: as many metres as the difference."""
    knobs = play.knobs
    metres = rules.push_metres(win.diff, win.actor.size, win.target.size, knobs.push_metres_per_diff, knobs.push_min_m)
    total = Sum.of(win.diff * knobs.push_metres_per_diff, "difference", "K6-25.1")
    if metres != total.total:
        total = total.plus(metres - total.total, "weight", "K6-25.2")
    direction = answer.get("direction", "back")
    clauses = ("K6-25.1", "K6-25.3") if win.diff == 0 else ("K6-25.1",)
    if direction not in ("back", "aside"):
        clauses = (*clauses, "K6-20.15")
    play.tell(Pushed(who=win.target.id, by=win.actor.id, direction=direction, metres=total, clauses=clauses))
    effects.break_concentration(play, win.target, win.actor.id, "K6-28.7")
    if metres >= knobs.contact_metres and win.bought[-1] != "pull":
        effects.put_at(play, win.target, win.actor, 1)
    if metres > 0:
        for victim, hold in list(play.state.held_by(win.target)):
            lose(play, victim, hold, "pushed_away", "K6-11.27")
    return
    yield


def _push_into_other(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    yield from push(play, win, {**answer, "direction": answer["other"]})
    other = play.state.get(answer["other"])
    both = ("K6-25.12",) if other.id in intent_of(play, win.actor).targets else ()
    gain(play, other, "off_balance", win.actor.id, imposed=True, clauses=("K6-25.10", "K6-25.11", *both))


def _throw_in(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    edge = win.target.condition("teetering")
    split = edge is not None and (edge.source_id != win.actor.id or edge.created_round < play.state.round)
    why = [*(["K6-25.7"] if win.draw else []), *(["K6-25.5"] if split else [])]
    yield from hazards.fall(play, win.target, win.actor, *why)


def _bar_way(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    return
    yield


def _pass(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    intent_of(play, win.actor).done = True
    play.tell(Passed(who=win.actor.id, around=(win.target.id,), clauses=("K6-26.1",)))
    return
    yield


def _prevent(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    condition = PREVENT_METHODS[answer.get("method", "grab_arm")]
    if condition:
        impose(play, win, condition, {"part": "right_arm"} if condition == "held_limb" else {})
    elif answer.get("method") == "shove":
        yield from push(play, win, {"direction": "aside"})


def _gag(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    if not gripped(win.target):
        impose(play, win, "held_limb", {"part": "right_arm"})
    alone = all(c.holder_id == win.actor.id for c in win.target.conditions if c.holder_id)
    clauses = ("K6-28.1", "K6-28.4") if alone else ("K6-28.1", "K6-28.2", "K6-20.8")
    gain(play, win.target, "gagged", win.actor.id, clauses=clauses)
    return
    yield


def _disarm(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    target, weapon = win.target, win.target.readied
    target.readied = ""
    if weapon in target.weapons:
        target.weapons.remove(weapon)
    win.disarmed = weapon
    prepared = target.condition("weapon_bound")
    play.state.items.append(Item(free_name(play, weapon), weapon, target.zone, target.id))
    clauses = ("K6-30.1", "K6-30.4") if prepared is None else ("K6-30.3", "K6-30.4", "K6-20.7")
    play.tell(Disarmed(who=target.id, by=win.actor.id, weapon=weapon, where="ground", clauses=clauses))
    if prepared is not None:
        lose(play, target, prepared, "disarmed")
    return
    yield


def free_name(play: Table, weapon: str) -> str:
    taken = [item.id for item in play.state.items]
    names = [weapon, *(f"{weapon}_{number}" for number in range(2, len(taken) + 3))]
    return next(name for name in names if name not in taken)


def _weapon_goes(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    item = next(item for item in reversed(play.state.items) if item.weapon == win.disarmed and not item.holder)
    taken = win.bought[-1] == "weapon_take"
    where = win.actor.id if taken else answer["where"]
    if taken:
        take(play, win.actor, item)
    else:
        item.near = win.actor.id if where in ("behind_me", "at_my_feet") else ""
    play.tell(
        Disarmed(who=win.target.id, by=win.actor.id, weapon=win.disarmed, where=where, clauses=("K6-30.5", "K6-20.20"))
    )
    return
    yield


def take(play: Table, one: Combatant, item: Item, *clauses: str) -> None:
    """Somebody has a thing in his hand now."""
    if item.weapon:
        one.weapons.append(item.weapon)
        one.readied = item.weapon
        play.state.items.remove(item)
    else:
        item.holder = one.id
    play.tell(Took(who=one.id, item=item.id, clauses=clauses or ("K6-30.5",)))


def escape(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    """One hold on the actor ends (K6-29.6: the others stay)."""
    wanted = answer.get("hold", "")
    holds = [c for c in win.actor.conditions if c.id == wanted and c.holder_id in (win.target.id, "")]
    for hold in holds[:1]:
        others = ("K6-29.6",) if len([c for c in win.actor.conditions if c.holder_id]) > 1 else ()
        lose(play, win.actor, hold, "broke_free", "K6-29.1" if hold.holder_id else "K6-25.7", *others)
    return
    yield


def _free_ally(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    ally = play.state.get(answer["ally"])
    for hold in [c for c in ally.conditions if c.holder_id == win.target.id][:1]:
        lose(play, ally, hold, "freed_by_ally", "K6-29.4")
    return
    yield


def _grab_object(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    item = next(item for item in play.state.items if item.id == answer["object"])
    intent = intent_of(play, win.actor)
    intent.done = True
    take(play, win.actor, item, "K6-30.7" if intent.kind == "pick_up" else "K6-30.8")
    return
    yield


def _pin_object(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    name = answer["object"]
    weapon = next((item.weapon for item in play.state.items if item.id == name), name)
    holder = win.target
    if holder.readied == weapon:
        play.state.items.append(Item(name, weapon, holder.zone, holder.id, holder.id, win.actor.id))
    for item in play.state.items:
        if item.id == name:
            item.pinned_by = win.actor.id
    play.tell(ObjectPinned(who=win.actor.id, item=name, against=holder.id, clauses=("K6-30.9",)))
    gain(play, holder, "object_pinned", win.actor.id, part=name)
    gain(play, holder, "crouched", win.actor.id, imposed=True, clauses=("K6-30.9",))
    return
    yield


def _remove_piece(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    win.target.armour.missing.append("head")
    play.tell(PieceRemoved(who=win.target.id, by=win.actor.id, piece="head", clauses=("K6-23.3",)))
    return
    yield


def _disengage(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    effects.put_at(play, win.actor, win.target, play.knobs.flee_lead_run_rounds, "K6-30.7")
    return
    yield


def _side_effect(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    intent, target = intent_of(play, win.actor), win.target
    spell = scene.spell_of(play, intent.spell)
    effect = answer["effect"]
    if effect == "ignite":
        gain(play, target, "burning", win.actor.id, clauses=("K6-32.2",))
    elif effect == spell.condition:
        rounds = spell.rounds or None
        gain(
            play,
            target,
            effect,
            win.actor.id,
            part=f"spell:{intent.spell}",
            against=win.actor.id if effect == "afraid" else "",
            rounds=rounds,
            clauses=(CONDITIONS[effect].clause, "K6-32.1"),
        )
        if spell.concentration:
            win.actor.concentration, win.actor.concentration_on = intent.spell, target.id
    return
    yield


def _stunt(play: Table, win: Winning, answer: Answer) -> Flow[None]:
    """Something off the list: what the master has said, or a hindrance for a round."""
    intent = intent_of(play, win.actor)
    ruled = intent.method if intent.kind == "other" else "stunted"
    if ruled != "nothing":
        gain(play, win.target, ruled, win.actor.id, imposed=True, clauses=("K6-20.9", "K6-24.2"))
    return
    yield


RESULTS: dict[str, Callable[[Table, Winning, Answer], Flow[None]]] = {
    "wound": _wound,
    "outside_armour": _outside,
    "serious_injury": _serious,
    "knock_down_and_pin": _knock_down_and_pin,
    "drag_down": _drag_down,
    "push": push,
    "pull": push,
    "push_into_other": _push_into_other,
    "throw_in": _throw_in,
    "bar_way": _bar_way,
    "pass": _pass,
    "prevent_attack": _prevent,
    "gag": _gag,
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
