"""P8: what befalls the characters. Effects that were not annulled, then the grade (KB-14.3)."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Play
from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import events, rules
from holmgang.systems.kampbogen.choosing import Use
from holmgang.systems.kampbogen.damage import break_gear, break_vehicle, hurt
from holmgang.systems.kampbogen.numbers import GEAR_COUNTS, combat_grade, gear
from holmgang.systems.kampbogen.state import Awake, Combat, Fight
from holmgang.systems.kampbogen.waking import is_ambushed, is_surprised


def strike(play: Play[Fight], combat: Combat, uses: list[Use]) -> Flow[None]:
    """Effects first (they stand in their order since they woke), then the grade in seat order."""
    for effect in play.state.now.effects:
        if effect.kind in rules.DAMAGE_KINDS and not effect.annulled:
            yield from effect_strikes(play, combat, effect)
    for use in uses:
        grade_strikes(play, combat, use)


# Effects


def effect_strikes(play: Play[Fight], combat: Combat, effect: Awake) -> Flow[None]:
    """KB-5.8: everybody in combat, whether the grade strikes or not; in vehicles too."""
    fight = play.state
    amount = Sum.of(effect.amount, effect.kind, "KB-5.8")
    why = ["KB-14.3"]
    if not fight.opponent(effect.owner).able:
        why += ["KB-5.10", "KB-14.2"]
    if is_ambushed(play, combat, "characters"):
        why.append("KB-21.7")
    broken: list[str] = []
    for who in fight.fighting():
        carrier = fight.carrier_of(who.id)
        here = (*why, "KB-24.9") if carrier is not None else tuple(why)
        if effect.kind != "break":
            hurt(play, who, effect.kind, amount, "effect", here, effect.owner)
        elif carrier is None:
            yield from break_gear(play, who, amount, here)
        elif carrier.id not in broken:
            broken.append(carrier.id)
            break_vehicle(play, carrier, amount, here)


# The grade


def grade_strikes(play: Play[Fight], combat: Combat, use: Use) -> None:
    """KB-13: what the grade costs one character, or the vehicle it drives."""
    if use.action == "none":
        return
    cost, why = cost_of(play, use)
    if is_surprised(play, combat, "opponents"):
        cost = Sum()
    if not cost.total:
        spare(play, combat, use)
    elif use.vehicle is not None:
        break_vehicle(play, use.vehicle, cost, why)
    else:
        blow(play, combat, use, cost, why)


def cost_of(play: Play[Fight], use: Use, exposed: bool | None = None) -> tuple[Sum, tuple[str, ...]]:
    """What a use costs, before anything makes the blow heavier, and the clauses of the event."""
    knobs, driving = play.knobs, use.vehicle is not None
    struck = use.exposed if exposed is None else exposed
    if use.action in ("combat_roll", "defend"):
        tie, fail = knobs.tie_damage_character, knobs.fail_damage
        if driving:
            tie, fail = knobs.vehicle_tie_break, knobs.vehicle_fail_break
        cost = rules.roll_cost(use.result, struck, knobs.exposure_limits_rolls or use.sheltered, tie, fail)
        below = use.result == rules.BELOW
        clause = ("KB-24.4" if below else "KB-24.3") if driving else ("KB-9.6" if below else "KB-9.5")
        made = Sum.of(cost, "below-the-grade" if below else "equal-to-the-grade", clause)
        why = ("KB-10.3",) if use.reached_brawl and use.action == "combat_roll" else ()
        return made, (("KB-24.6", *why) if driving else why)
    if use.action == "brawl":
        damage = knobs.vehicle_fail_break if driving else knobs.brawl_grade_damage
        return Sum.of(rules.brawl_cost(struck, damage), "brawling", "KB-10.8"), ()
    damage = knobs.vehicle_fail_break if driving else knobs.fail_damage
    cost = rules.other_cost(use.success, struck, knobs.other_action, damage)
    return Sum.of(cost, "no-combat-roll", "KB-24.13" if driving else "KB-13.7"), ()


def spare(play: Play[Fight], combat: Combat, use: Use) -> None:
    """Tell why a roll that would have cost something costs nothing."""
    if use.exposed:
        if use.action in ("counter_effect", "manoeuvre") and not use.success:
            play.tell(events.Spared(who=use.who.id, reason="other_use", clauses=("KB-13.7",)))
        return
    if not cost_of(play, use, exposed=True)[0].total:
        return
    why: tuple[str, ...]
    if is_surprised(play, combat, "opponents"):
        reason, why = "ambush", ("KB-21.5",)
    elif use.sheltered:
        reason, why = "vehicle", ("KB-24.8",)
    elif use.vehicle is not None:
        reason, why = "not_struck", ("KB-13.6", "KB-24.6")
    else:
        reason = "not_struck"
        own = {"combat_roll": "KB-9.7", "defend": "KB-9.7", "brawl": "KB-10.8"}.get(use.action)
        why = ("KB-13.6", own) if own else ("KB-13.6",)
    play.tell(events.Spared(who=use.who.id, reason=reason, clauses=why))


def blow(play: Play[Fight], combat: Combat, use: Use, cost: Sum, why: tuple[str, ...]) -> None:
    """A blow of the grade: heavier in an ambush or from the aggressive, kept off by armour that is high enough."""
    now, knobs = play.state.now, play.knobs
    grade = combat_grade(now, knobs)
    for name, model in gear(play, use.who):
        if rules.armour_holds(model.armour, grade.total):
            play.tell(events.ArmourHeld(who=use.who.id, gear=name, grade=grade, clauses=(GEAR_COUNTS,)))
            return
    ambushed = is_ambushed(play, combat, "characters")
    heavy = rules.grade_blow(cost.total, ambushed, knobs.ambush_damage, now.works("aggressive"))
    if heavy != cost.total:
        by_ambush = ambushed and heavy == knobs.ambush_damage
        label, clause = ("ambush", "KB-21.2") if by_ambush else ("aggressive", "KB-25.1")
        cost = cost.plus(heavy - cost.total, label, clause)
    if not play.state.able():
        why = (*why, "KB-14.2")
    hurt(play, use.who, "life", cost, "grade", why)
