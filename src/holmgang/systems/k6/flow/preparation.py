"""Preparation before the dice fall: changes that intentions make by themselves (K6-4, K6-11.27, K6-14, K6-18)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.systems.k6.board import feasible, hands, reach, relations, scene
from holmgang.systems.k6.board.reach import threatened_by
from holmgang.systems.k6.events import Done, Passed
from holmgang.systems.k6.flow import deeds, fatigue
from holmgang.systems.k6.flow.capturing import surrender
from holmgang.systems.k6.flow.conditions import gain, lose
from holmgang.systems.k6.state import (
    Aim,
    Aimed,
    Arrive,
    Attack,
    Combatant,
    Condition,
    Engage,
    Feint,
    Flee,
    ForceThrough,
    FullDefence,
    GamePlay,
    Hold,
    Intention,
    Move,
    PassBy,
    PickUp,
    Ready,
    Regard,
    Snag,
    Surrender,
)
from holmgang.systems.k6.tables import CONDITIONS, CUT, HAND_HOLDS, STOPPERS


def prepare(play: GamePlay) -> Flow[None]:
    """Carry out what intentions change by themselves before anything is rolled."""
    fight = play.state
    release_by_turning(play)
    for one, intent in fight.intended:
        deed = intent.deed
        match deed:
            case Engage():
                pass  # what most intend most of the time
            case Move():
                head_for(play, one, deed)
            case PassBy():
                run_past(play, one, deed)
            case FullDefence():
                take_guard(play, one, deed)
            case Surrender():
                surrender(play, one)
            case Arrive():
                yield from fatigue.arrive(play, one, deed)
            case _:
                pass
        set_out(play, one, intent)
        draw_weapon(play, one, intent)
        if one.conditions:
            lose_aim(play, one, intent)
            leave_cover(play, one, intent)
    for one, intent in fight.intended:
        if isinstance(intent.deed, Ready):
            trigger(play, one, intent, intent.deed)
        elif isinstance(intent.deed, ForceThrough):
            give_way(play, one, intent, intent.deed)


def shed(play: GamePlay) -> None:
    """Shed in passing: the arm is free at once, the disadvantage counts this round (K6-24.6)."""
    for one in play.state.combatants:
        for condition in one.conditions:
            if isinstance(condition, Snag) and not condition.loose and one.able:
                condition.loose = True
                play.tell(Done, who=one.id, deed="tears_loose", on="none", clauses=("K6-24.5", "K6-24.6", "K6-29.2"))


def give_way(play: GamePlay, one: Combatant, intent: Intention, deed: ForceThrough) -> None:
    """K6-14.4: a blocker in full defence gives way."""
    blocker = play.state.intention(deed.attack.targets[0])
    if blocker is not None and isinstance(blocker.deed, FullDefence):
        play.tell(Passed, who=one.id, around=(blocker.who,), clauses=("K6-14.4",))
        deed.attack.targets, intent.done = [], True


def head_for(play: GamePlay, one: Combatant, deed: Move) -> None:
    """A move towards a combatant has him as its goal; a few steps behind a pillar are no run."""
    zone = play.state.zone_of(one)
    if deed.drags:
        deed.pace = "crawl" if deed.pace == "crawl" else "walk"
        if not one.has("overloaded"):
            gain(play, one, Condition("overloaded", one.id), rounds=0, clauses=("K6-11.36", "K6-11.10"))
    if deed.destination in (*zone.cover, *zone.obstacles):
        deed.pace = "walk"
    elif deed.destination != "away" and deed.destination not in zone.links:
        deed.towards = deed.destination


def run_past(play: GamePlay, one: Combatant, deed: PassBy) -> None:
    """Opponents who bar a runner's way, or strike at him where he starts, are run past, named or not (K6-26.3)."""
    fight = play.state
    goals = deed.then.targets if deed.then is not None else []
    for other in fight.intentions:
        near = other.kind in STOPPERS or fight.run_rounds(one.id, other.who) == 0
        if near and one.id in threatened_by(play, other) and other.who not in (*goals, *deed.around):
            deed.around.append(other.who)


def set_out(play: GamePlay, one: Combatant, intent: Intention) -> None:
    """At contact an attacker only steps; from farther away he runs up (K6-5.3)."""
    deed = intent.deed
    if deed.pace == "run" if isinstance(deed, Move) else reach.closes_in(intent):
        away = [name for name in intent.targets if play.state.run_rounds(one.id, name)]
        if away and scene.can_run(play, one):
            intent.runs_at = away


def draw_weapon(play: GamePlay, one: Combatant, intent: Intention) -> None:
    """K6-4.1: drawing a weapon and attacking fit into one round, and so do loading a bow and shooting."""
    deed = intent.deed
    attack = deed.attack
    weapon = attack.weapon if attack is not None else deed.weapon if isinstance(deed, (Aim, Ready)) else ""
    if not weapon or _snatched(play, intent, weapon):
        return
    model = scene.weapon_of(play, weapon)
    if weapon != one.readied and model.weight not in ("natural", "unarmed") and weapon in one.weapons:
        one.readied = weapon
        play.tell(Done, who=one.id, deed="draw", on=weapon, clauses=("K6-4.1",))
    if attack is None or attack.means != "shoot":
        return
    attack.loaded = scene.loaded(one, weapon)
    if not attack.loaded and model.reload == "bow":
        play.tell(Done, who=one.id, deed="load", on=weapon, clauses=("K6-4.1", "K6-19.15"))


def _snatched(play: GamePlay, intent: Intention, weapon: str) -> bool:
    """Return whether it is the weapon that is still to be snatched up."""
    return isinstance(intent.deed, PickUp) and scene.lying_weapon(play, intent.deed.thing) == weapon


def lose_aim(play: GamePlay, one: Combatant, intent: Intention) -> None:
    """K6-18.5: an aim is for the next shot with that weapon at that target; any other deed loses it."""
    aim = one.condition("aimed")
    if isinstance(aim, Aimed) and not relations.keeps_aim(aim, intent):
        lose(play, one, aim, "aim_lost", "K6-18.5")


def leave_cover(play: GamePlay, one: Combatant, intent: Intention) -> None:
    """Cover lasts as long as its user stays behind it, striking or shooting from there (K6-11.26)."""
    cover = one.condition("in_cover")
    if cover is None:
        return
    if intent.runs_at or intent.pace != "stay" or isinstance(intent.deed, (Flee, PassBy, ForceThrough)):
        lose(play, one, cover, "left_cover", "K6-11.26")


def take_guard(play: GamePlay, one: Combatant, deed: FullDefence) -> None:
    """K6-14: full defence, perhaps with a step into cover, a turned shield, a spell that says so."""
    clauses = ("K6-14.1", "K6-14.2", "K6-14.7") if deed.spell else ("K6-14.1", "K6-14.2")
    gain(play, one, Condition("defending", one.id), rounds=0, clauses=clauses)
    if deed.cover:
        deeds.take_cover(play, one, deed.cover, ("K6-11.11", "K6-14.5", "K6-14.6"))
    if deed.facing:
        gain(play, one, Regard("shield_turned", one.id, against=deed.facing), rounds=0)


# ---- what is waited for ----------------------------------------------------------------------------------------------


def trigger(play: GamePlay, one: Combatant, intent: Intention, deed: Ready) -> None:
    """K6-18.3: a readied shot goes off when the other does, or does not do, what was waited for; else it was aiming."""
    target = play.state.get(deed.target)
    if _happens(play, target, deed.trigger.removeprefix("not_")) == deed.trigger.startswith("not_"):
        intent.deed, intent.after = Aim(deed.weapon, deed.target), ""
        return
    model = scene.weapon_of(play, deed.weapon)
    deed.attack = Attack(model.ranged, [target.id], "finesse", weapon=deed.weapon)
    play.tell(Done, who=one.id, deed="ready", on=target.id, clauses=("K6-18.3",))


def _happens(play: GamePlay, target: Combatant, what: str) -> bool:
    """Return whether the announced intention of a combatant is this."""
    other = target.intent
    if what == "appears":
        return target.here
    if other is None:
        return False
    return {
        "acts": other.kind not in ("wait", "hold", "full_defence"),
        "moves": feasible.goes(play, other),
        "attacks": bool(threatened_by(play, other)),
        "flees": isinstance(other.deed, Flee),
        "speaks": other.kind == "speak" or other.say != "none",
        "surrenders": isinstance(other.deed, Surrender),
    }[what]


# ---- holds -----------------------------------------------------------------------------------------------------------


def release_by_turning(play: GamePlay) -> None:
    """K6-11.27: a hold ends when its holder turns to another with what he holds with, or goes away."""
    fight, holders = play.state, scene.holders(play)
    for holder in fight.combatants if holders else ():
        intent = holder.intent if holder.id in holders else None
        if intent is None:
            continue
        for victim, hold in list(fight.held_by(holder)):
            if CONDITIONS[hold.id].release != CUT and _lets_go(play, holder, intent, victim, hold):
                lose(play, victim, hold, "holder_turned", "K6-11.27")


def _strikes_beside(play: GamePlay, holder: Combatant, intent: Intention, hold: Hold) -> bool:
    """Return whether a holder strikes another beside him with a weapon, while a hand alone keeps the hold."""
    armed = intent.attack is not None and bool(intent.attack.weapon) and "animal" not in holder.flags
    near = not any(play.state.run_rounds(holder.id, name) for name in intent.targets)
    return armed and near and HAND_HOLDS.get(hold.id) == 1


def _lets_go(play: GamePlay, holder: Combatant, intent: Intention, victim: Combatant, hold: Hold) -> bool:
    """Return whether a holder lets go: he goes away, turns to another, or needs the hand; a spell needs none."""
    if intent.kind in ("flee", "pass_by", "move", "surrender", "full_defence", "hide") or intent.pace != "stay":
        return not (isinstance(intent.deed, FullDefence) and bool(intent.spell))
    at = intent.targets if isinstance(intent.deed, (Feint, Aim, Ready)) else threatened_by(play, intent)
    if at and victim.id not in at and not intent.spell and not _strikes_beside(play, holder, intent, hold):
        return True
    return hold.id in HAND_HOLDS and hands.lets_go_for(play, holder, intent)
