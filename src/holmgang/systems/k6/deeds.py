"""Deeds without a success roll: they are carried out unless somebody has stopped them (nodes P of the order)."""

from __future__ import annotations

from collections.abc import Callable

from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import casting, rules, scene, spends
from holmgang.systems.k6.effects import gain, lose, lose_all
from holmgang.systems.k6.events import (
    AlarmRaised,
    Done,
    Moved,
    NotRolled,
    Passed,
    SceneAdded,
    Spoke,
    SurrenderDemanded,
    Surrendered,
    Tied,
    UsedUp,
)
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.state import Combatant, Intention, Item
from holmgang.systems.k6.tables import CONDITIONS

Deed = Callable[[Table, Combatant, Intention], Flow[None]]


def carry_out(play: Table, one: Combatant) -> Flow[None]:
    """The deed of somebody whom nobody has stopped."""
    intent = play.state.intention(one.id)
    if intent is None or intent.done:
        return
    if intent.stopped or not one.able:
        play.tell(NotRolled(who=one.id, against="nobody", why="stopped", clauses=("K6-18.12",)))
        return
    intent.done = True
    yield from DEEDS[intent.kind](play, one, intent)


# ---- preparing -------------------------------------------------------------------------------------------------------


def _aim(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """K6-18.1: +1 to the next shot; aiming again does not add."""
    load(play, one, intent.weapon)
    lose_all(play, one, ("aimed",), "aims_again", "K6-18.4")
    target = intent.targets[0] if intent.targets else ""
    gain(play, one, "aimed", one.id, part=intent.weapon, against=target)
    return
    yield


def load(play: Table, one: Combatant, weapon: str) -> None:
    """A bow is loaded in passing; a crossbow takes its round (K6-4.3)."""
    if weapon and scene.weapon_of(play, weapon).reload == "bow" and weapon not in one.loaded:
        one.loaded.append(weapon)


def _feint(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """K6-18.6: next round +1 against that opponent."""
    gain(play, one, "opening", one.id, against=intent.targets[0], rounds=1, clauses=("K6-18.6", "K6-18.8"))
    return
    yield


def _distract(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """K6-18.9: the opponent has −1 in this round; a distraction cannot hurt."""
    target = play.state.get(intent.targets[0])
    clauses: tuple[str, ...] = ("K6-18.9", "K6-18.10")
    if intent.mode in play.content.kind("spells"):
        clauses = (*clauses, "K6-32.6")
    play.tell(Done(who=one.id, deed="distract", on=target.id, clauses=clauses))
    if not target.has("distracted"):
        gain(play, target, "distracted", one.id)
    return
    yield


def _cast_support(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    yield from casting.support(play, one)


# ---- moving ----------------------------------------------------------------------------------------------------------


def _pass_by(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """K6-26.2: nobody has stopped the runner."""
    play.tell(Passed(who=one.id, around=tuple(intent.around), clauses=("K6-26.2",)))
    return
    yield


def _move(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """Somewhere else: to another place, behind something, towards or away from somebody."""
    zone, goal = play.state.zone_of(one), intent.destination
    lose_all(play, one, ("in_cover",), "moved", "K6-11.26")
    if goal in (*zone.cover, *zone.obstacles):
        take_cover(play, one, goal, ("K6-11.11",))
        return
    if goal in zone.links:
        change_place(play, one, goal, zone.links[goal], intent.mode)
    return
    yield


def change_place(play: Table, one: Combatant, goal: str, run_rounds: int, pace: str) -> None:
    """Into another place of the scene, once the way is covered (K6-1.6)."""
    fight = play.state
    if _strides(play, one, pace) < 1:
        return
    one.zone = goal
    distance = Sum.of(run_rounds, "run_rounds", "K6-5.7")
    play.tell(Moved(who=one.id, to=goal, run_rounds=distance, band="short", clauses=("K6-1.6",)))
    for other in fight.combatants:
        if other is not one and other.zone != goal:
            fight.set_distance(one.id, other.id, fight.run_rounds(one.id, other.id) + run_rounds)
        elif other is not one:
            fight.set_distance(one.id, other.id, min(1, fight.run_rounds(one.id, other.id)))


def _strides(play: Table, one: Combatant, pace: str) -> int:
    """Whole run-rounds covered this round; slower paces add up from round to round."""
    step = min(play.knobs.speed_ladder.index(pace), scene.speed(play, one)) if pace != "run" else scene.speed(play, one)
    one.stride += rules.quarters_per_round(step, play.knobs.speed_factor)
    whole, one.stride = one.stride // 4, one.stride % 4
    return whole


def take_cover(play: Table, one: Combatant, where: str, clauses: tuple[str, ...]) -> None:
    """Behind a pillar, into a doorway."""
    obstacle = where in play.state.zone_of(one).obstacles
    lose_all(play, one, ("in_cover",), "moved")
    gain(play, one, "in_cover", one.id, part="obstacle" if obstacle else "cover", clauses=clauses)
    one.cover = where


def _flee(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """Carried out at the end of the round, with everybody's movement."""
    return
    yield


# ---- things ----------------------------------------------------------------------------------------------------------


def _pick_up(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """K6-30.6: it works unless somebody prevents it."""
    item = next((item for item in play.state.items if item.id == intent.item and not item.holder), None)
    if item is not None:
        spends.take(play, one, item, "K6-30.6")
    return
    yield


def _interact(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """K6-4.1, K6-4.3: one round for what is on the list, else as the table or the master says."""
    needed = yield from _rounds_needed(play, one, intent.action)
    if one.busy_with != intent.action:
        one.busy_with, one.busy_left = intent.action, needed
    one.busy_left -= 1
    clause = "K6-4.1" if needed == 1 and intent.action not in LONG_ACTIONS else "K6-4.3"
    if one.busy_left > 0:
        play.tell(SceneAdded(what="not_yet_done", clauses=(clause,)))
        return
    one.busy_with = ""
    play.tell(Done(who=one.id, deed=intent.action, on=intent.weapon or "none", clauses=(clause,)))
    yield from _acted(play, one, intent)


LONG_ACTIONS = (
    "crossbow_reload",
    "shield_on_off",
    "light_lantern",
    "force_door",
    "douse_light",
    "first_aid",
    "put_out_fire",
)


def _rounds_needed(play: Table, one: Combatant, action: str) -> Flow[int]:
    table = play.knobs.action_rounds
    if action not in LONG_ACTIONS:
        return 1
    default = getattr(table, action, table.other)
    if one.busy_with == action:
        return int(default)
    question = Choose(
        play.master or "",
        "action_rounds",
        [Option("one"), Option("two"), Option("three")],
        ruling=True,
        about=one.id,
        args={"action": action},
        clauses=("K6-4.3",),
        default=("one", "two", "three")[min(default, 3) - 1],
    )
    answer = yield from rule(play, question, ("one", "two", "three")[min(default, 3) - 1], "K6-4.3")
    return ("one", "two", "three").index(answer) + 1


def _acted(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    action = intent.action
    if action in ("stow", "put_down", "load", "crossbow_reload") and not one.readied:
        return
    if action == "draw" and intent.weapon in one.weapons:
        one.readied = intent.weapon
    elif action == "stow":
        one.readied = ""
    elif action == "put_down":
        weapon, one.readied = one.readied, ""
        one.weapons.remove(weapon)
        play.state.items.append(Item(spends.free_name(play, weapon), weapon, one.zone, one.id))
    elif action == "potion_out":
        one.items.remove("potion")
        one.items.append("potion_in_hand")
    elif action == "drink":
        one.items.remove("potion_in_hand")
        play.tell(
            UsedUp(
                who=one.id,
                item="potion",
                left=Sum.of(one.items.count("potion"), "pieces", "K6-19.3"),
                clauses=("K6-19.3",),
            )
        )
        yield from casting.heal(play, one, 2, 2, "potion")
    elif action == "pack_off":
        one.pack = False
        one.items.append("pack_down")
        lose_all(play, one, ("overloaded",), "put_down")
    elif action == "take_from_pack":
        one.items.append("potion_in_hand")
        one.items.remove("pack_down")
    elif action in ("load", "crossbow_reload"):
        one.loaded.append(one.readied)
    elif action == "shield_on_off":
        one.shield = 0
    elif action in ("light_lantern", "douse_light"):
        one.light = action == "light_lantern"
    elif action == "first_aid":
        play.state.spent_items.append(f"first_aid_{one.id}")
        casting.restore(play, one, Sum.of(1, "first_aid", "K6-11.30"))
    elif action == "put_out_fire":
        lose_all(play, one, ("burning",), "put_out", "K6-29.5")


def _bind(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """K6-31.3 to K6-31.6: the arms first; whoever has no chance left is soon bound altogether."""
    target = play.state.get(intent.targets[0])
    if not target.has("held_both_arms", "knocked_out", "surrendered", "bound_arms", "at_mercy"):
        play.tell(NotRolled(who=one.id, against=target.id, why="hold_lost", clauses=("K6-31.4",)))
        return
    if not target.has("bound_arms") and _still_busy(one, "bind", play.knobs.action_rounds.bind_arms):
        play.tell(SceneAdded(what="not_yet_done", clauses=("K6-4.3",)))
        return
    if not target.has("bound_arms"):
        gain(play, target, "bound_arms", one.id, clauses=("K6-31.3", "K6-31.5"))
        play.tell(Tied(who=target.id, by=one.id, what="arms", clauses=("K6-31.4",)))
    fight = play.state
    hopeless = rules.shortens(
        target.has("held_both_arms", "bound_arms", "knocked_out"),
        len(fight.able(target.side)),
        len(fight.able(one.side)),
    )
    default = "yes" if hopeless else "no"
    question = Choose(
        play.master or "",
        "shorten",
        [Option("yes"), Option("no")],
        ruling=True,
        about=target.id,
        clauses=("K6-31.6",),
        default=default,
    )
    if (yield from rule(play, question, default, "K6-31.6")) == "yes":
        gain(play, target, "bound", one.id, clauses=("K6-31.6", "K6-31.1"))
        play.tell(Tied(who=target.id, by=one.id, what="all", clauses=("K6-31.6",)))


# ---- words -----------------------------------------------------------------------------------------------------------


def _speak(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    yield from utter(play, one, intent.mode)


def utter(play: Table, one: Combatant, purpose: str) -> Flow[None]:
    """Words in passing: an alarm, a demand to surrender, an order."""
    if one.limited("mouth"):
        return
    if purpose == "alarm":
        if play.state.alarm_round is None:
            play.state.alarm_round = play.state.round
        play.tell(AlarmRaised(who=one.id, clauses=("K6-28.1",)))
    elif purpose == "surrender_demand":
        yield from demand(play, one)
    else:
        play.tell(Spoke(who=one.id, purpose=purpose, clauses=("K6-4.4",)))


def demand(play: Table, one: Combatant) -> Flow[None]:
    """K6-31.7, K6-31.8: everybody who understands is asked whether he gives in."""
    fight = play.state
    heard = [foe for foe in fight.foes(one) if foe.able and any(tongue in foe.languages for tongue in one.languages)]
    play.tell(SurrenderDemanded(who=one.id, to=tuple(foe.id for foe in heard), clauses=("K6-31.7", "K6-31.10")))
    for foe in heard:
        own, others = len(fight.able(foe.side)), len(fight.able(one.side))
        leader_down = any("leader" in c.flags and not c.able for c in fight.combatants if c.side == foe.side)
        gives_in = rules.surrenders(
            "fearless" in foe.flags, foe.has("at_mercy"), foe.lives, foe.lives_max, own, others, leader_down
        )
        default = "yes" if gives_in else "no"
        question = Choose(
            play.master or "",
            "surrender",
            [Option("yes"), Option("no")],
            ruling=True,
            about=foe.id,
            clauses=("K6-31.8",),
            default=default,
        )
        if (yield from rule(play, question, default, "K6-31.8")) == "yes":
            surrender(play, foe)


def surrender(play: Table, one: Combatant) -> None:
    """K6-31.11: no more rolls; the weapon goes down."""
    gain(play, one, "surrendered", one.id)
    intent = play.state.intention(one.id)
    if intent is not None:
        intent.stopped = intent.stopped or one.id
    for victim, hold in list(play.state.held_by(one)):
        lose(play, victim, hold, "surrendered", "K6-11.27")
    play.tell(Surrendered(who=one.id, clauses=("K6-31.11", "K6-31.1")))


def _still_busy(one: Combatant, what: str, rounds: int) -> bool:
    """Does a work that takes so many rounds go on beyond this one (K6-4.3, K6-11.28)?"""
    if one.busy_with != what:
        one.busy_with, one.busy_left = what, rounds
    one.busy_left -= 1
    return one.busy_left > 0


def _break_free(play: Table, one: Combatant, intent: Intention) -> Flow[None]:
    """A disadvantage nobody keeps somebody in: one round of effort, no roll (K6-29.2, K6-29.5)."""
    for condition in list(one.conditions):
        if condition.id == intent.condition and not condition.holder_id:
            if _still_busy(one, f"clear_{condition.id}", play.knobs.clear_impairment_rounds):
                return
            effort = CONDITIONS[condition.id].release == "effort"
            lose(play, one, condition, "cleared", "K6-29.5" if effort else "K6-29.2", "K6-11.28")
            return
    return
    yield


DEEDS: dict[str, Deed] = {
    "aim": _aim,
    "feint": _feint,
    "distract": _distract,
    "cast_support": _cast_support,
    "pass_by": _pass_by,
    "move": _move,
    "flee": _flee,
    "pick_up": _pick_up,
    "interact": _interact,
    "bind": _bind,
    "speak": _speak,
    "break_disadvantage": _break_free,
}
