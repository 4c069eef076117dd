"""The end of a round: everybody's movement, chases, what lapses, what burns (5.6 step 8)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Roll
from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import deeds, hazards, rules, scene
from holmgang.systems.k6.effects import end_spell, lose, lose_lives, put_at, release_all
from holmgang.systems.k6.events import Chased, Done, Escaped, Fled, Moved, Wounded
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.state import Combatant, Condition, Intention
from holmgang.systems.k6.tables import BODY_HOLDS, CONDITIONS, DURATION_CLAUSE, HAND_HOLDS, ONE_ROUND

GONE_AT = 5
"""House (G1): a fleer with such a lead is gone."""


def end_of_round(play: Table) -> Flow[None]:
    """Movement is completed, fires burn, what was for one round lapses."""
    fight = play.state
    yield from movement(play)
    for one in fight.combatants:
        if one.here and one.has("burning"):
            yield from hazards.burn(play, one)
        poison = one.condition("poisoned")
        if one.here and poison is not None and poison.part == "deadly":
            lost = Sum.of(1, "poison", "K6-11.29")
            play.tell(Wounded(who=one.id, by=poison.source_id, lives=lost, damage_type="poison", clauses=("K6-11.29",)))
            lose_lives(play, one, 1, poison.source_id)
    wake(play)
    for one in fight.combatants:
        lapse(play, one)
        after_shot(play, one)
        if one.able:
            one.rounds_fought += 1


def wake(play: Table) -> None:
    """Whoever was attacked, or heard the alarm, is unaware no longer (K6-16.7)."""
    fight = play.state
    attacked = [name for intent in fight.intentions for name in intent.resolved]
    for one in fight.combatants:
        if one.unaware and (one.id in attacked or fight.alarm_round is not None):
            one.unaware = False
            play.tell(Done(who=one.id, deed="notices", on="none", clauses=("K6-16.7",)))


def shed(play: Table) -> None:
    """What somebody gets rid of in passing frees his arm at once; the disadvantage counts this round (K6-24.6)."""
    for one in play.state.combatants:
        for condition in one.conditions:
            if condition.id == "pinned_clothing" and condition.part and one.able:
                condition.part = ""
                play.tell(Done(who=one.id, deed="tears_loose", on="none", clauses=("K6-24.5", "K6-24.6", "K6-29.2")))


# ---- movement --------------------------------------------------------------------------------------------------------


def movement(play: Table) -> Flow[None]:
    """Charges arrive, withdrawals and flights open distance, chases are run."""
    fight = play.state
    fleers = [one for one in fight.combatants if one.able and _flees(fight.intention(one.id))]
    for one in fleers:
        yield from flight(play, one)
    for one in sorted(fight.combatants, key=lambda one: _followed(play, one.id, ())):
        intent = fight.intention(one.id)
        if not one.able or intent is None or any(one is fleer for fleer in fleers):
            continue
        if intent.kind == "move" and intent.targets and not intent.stopped:
            _towards(play, one, fight.get(intent.targets[0]), intent)
        elif _closes_in(intent):
            goals = [fight.get(name) for name in intent.targets if fight.get(name).here]
            if goals and (not intent.stopped or intent.kind in ("block", "prevent")):
                _arrive(play, one, goals[-1])
        elif intent.pace == "withdraw":
            _withdraw(play, one)


def _followed(play: Table, who: str, seen: tuple[str, ...]) -> int:
    """How long a chain of followers somebody stands at the end of: whoever is run after moves before his pursuer."""
    intent = play.state.intention(who)
    if intent is None or who in seen or not intent.targets:
        return 0
    if not (_closes_in(intent) or intent.kind == "move"):
        return 0
    return 1 + _followed(play, intent.targets[-1], (*seen, who))


def _flees(intent: Intention | None) -> bool:
    if intent is None or not scene.running_away(intent):
        return False
    return intent.kind != "move" or intent.destination == "away"


def _closes_in(intent: Intention) -> bool:
    if intent.approach in ("none", "step"):
        return False
    if intent.kind in ("block", "prevent", "force_through", "bind"):
        return True
    return intent.kind in ("engage", "pass_by", "pick_up") and intent.means in ("melee", "unarmed", "stunt")


def _arrive(play: Table, one: Combatant, goal: Combatant) -> None:
    away = play.state.run_rounds(one.id, goal.id)
    theirs = play.state.intention(goal.id)
    if away == 0 or scene.running_away(theirs):
        return
    if theirs is not None and theirs.pace == "withdraw" and not theirs.stopped:
        slow = min(scene.quarters(play, goal), rules.quarters_per_round(rules.WALK, play.knobs.speed_factor))
        if not rules.gains_on(scene.quarters(play, one), slow):
            return
        put_at(play, one, goal, max(0, away - scene.quarters(play, one) // 4), "K6-19.11")
        return
    put_at(play, one, goal, max(0, away - max(1, scene.quarters(play, one) // 4)), "K6-5.3")


def _towards(play: Table, one: Combatant, goal: Combatant, intent: Intention) -> None:
    away = play.state.run_rounds(one.id, goal.id)
    theirs = play.state.intention(goal.id)
    if theirs is not None and theirs.pace == "withdraw":
        slow = rules.quarters_per_round(rules.WALK, play.knobs.speed_factor)
        if not rules.gains_on(scene.quarters(play, one), min(slow, scene.quarters(play, goal))):
            stays = Sum.of(away, "run_rounds", "K6-19.13")
            play.tell(
                Moved(
                    who=one.id,
                    to=goal.id,
                    run_rounds=stays,
                    band=scene.band(play, one.id, goal.id),
                    clauses=("K6-19.13", "K6-19.9"),
                )
            )
            return
    covered = deeds._strides(play, one, intent.mode)
    put_at(play, one, goal, max(0, away - covered), "K6-19.8" if away - covered == 1 else "K6-5.7")


def _withdraw(play: Table, one: Combatant) -> None:
    for foe in play.state.foes(one):
        chasing = scene.is_charging(play, foe, one)
        away = play.state.run_rounds(one.id, foe.id)
        if not chasing and away and foe.able:
            one.stride += rules.quarters_per_round(rules.WALK, play.knobs.speed_factor)
            if one.stride >= 4:
                one.stride = 0
                put_at(play, one, foe, away + 1, "K6-19.12")
            return


# ---- flight and chase ------------------------------------------------------------------------------------------------


def flight(play: Table, one: Combatant) -> Flow[None]:
    """K6-26.12 to K6-26.14: a lead, then a chase; who is far enough ahead is gone."""
    fight = play.state
    intent = fight.intention(one.id)
    foes = [foe for foe in fight.foes(one) if foe.able]
    behind = [foe for foe in foes if _chases(play, foe, one)]
    at_hand = [foe for foe in foes if fight.run_rounds(one.id, foe.id) == 0]
    release_all(play, one, "left")
    if at_hand:
        lead = rules.flight_lead(scene.quarters(play, one), play.knobs.flee_lead_run_rounds)
        clause = "K6-26.12" if lead else "K6-26.13"
        play.tell(Fled(who=one.id, lead=Sum.of(lead, "run_rounds", clause), clauses=(clause, "K6-26.6")))
        for foe in foes:
            fight.set_distance(one.id, foe.id, fight.run_rounds(one.id, foe.id) + lead)
    elif behind:
        yield from chase(play, one, behind, intent)
    else:
        for foe in foes:
            fight.set_distance(one.id, foe.id, fight.run_rounds(one.id, foe.id) + scene.quarters(play, one) // 4)
    if foes and min(fight.run_rounds(one.id, foe.id) for foe in foes) >= GONE_AT and not one.gone:
        _gone(play, one)


def _chases(play: Table, foe: Combatant, one: Combatant) -> bool:
    intent = play.state.intention(foe.id)
    if intent is None or intent.stopped or not scene.can_run(play, foe):
        return False
    return one.id in intent.targets and (_closes_in(intent) or (intent.kind == "move" and intent.mode == "run"))


def chase(play: Table, one: Combatant, pursuers: list[Combatant], intent: Intention | None) -> Flow[None]:
    """House (G1): both roll; who is faster adds two for each step."""
    fight = play.state
    attribute = intent.attribute if intent is not None and intent.kind == "flee" else "strength"
    own = yield from _chase_roll(play, one, attribute)
    for foe in pursuers:
        theirs = yield from _chase_roll(play, foe, "strength")
        gap = rules.chase_gap(fight.run_rounds(one.id, foe.id), theirs.total, own.total)
        fight.set_distance(one.id, foe.id, gap)
        play.tell(
            Chased(who=foe.id, fleer=one.id, gap=Sum.of(gap, "run_rounds", "K6-26.14"), clauses=("K6-26.14", "K6-5.4"))
        )


def _chase_roll(play: Table, one: Combatant, attribute: str) -> Flow[Sum]:
    faces = yield Roll(one.seat, "chase_roll", (play.knobs.die_sides,), about=one.id, clauses=("K6-26.14",))
    total = Sum.of(one.attribute(attribute), attribute, "K6-8.2").plus(faces[0], "die", "K6-8.1")
    steps = scene.speed(play, one) - rules.RUN
    if steps:
        total = total.plus(2 * steps, "speed", "K6-26.14")
    if one.has("injured_leg", "injured_torso", "injured_head"):
        total = total.plus(-play.knobs.advantage_value, "serious_injury", "K6-22.8")
    return total


def _gone(play: Table, one: Combatant) -> None:
    one.gone = "fled"
    play.state.escaped.append(one.id)
    play.tell(Escaped(who=one.id, how="fled", clauses=("K6-26.14",)))


# ---- what lapses -----------------------------------------------------------------------------------------------------


def lapse(play: Table, one: Combatant) -> None:
    """Conditions whose time is over, or out of which somebody gets in passing."""
    for condition in list(one.conditions):
        if condition in one.conditions and _over(play, one, condition):
            row = CONDITIONS[condition.id]
            clause = {"prone": "K6-11.24", "pinned_clothing": "K6-24.6", "teetering": "K6-25.4"}.get(
                condition.id, DURATION_CLAUSE[row.duration]
            )
            cited = [clause]
            if condition.id == "aimed":
                cited = ["K6-18.4", "K6-16.9"] if condition.created_round == 0 else ["K6-18.4"]
            lose(play, one, condition, "over", *cited)
    if one.concentration and not one.able:
        end_spell(play, one)


def _over(play: Table, one: Combatant, condition: Condition) -> bool:
    fight = play.state
    now, row = fight.round, CONDITIONS[condition.id]
    if condition.expires_round is not None:
        return now >= condition.expires_round
    if row.duration == ONE_ROUND:
        return True
    earlier = condition.created_round < now
    intent = fight.intention(one.id)
    free = one.able and intent is not None and not intent.stopped
    if condition.id == "prone":
        return earlier and free and not one.has("pinned_under") and not _held_down(one)
    if condition.id in ("crouched", "pinned_clothing"):
        return earlier and one.able
    if condition.id == "teetering":
        return earlier and one.able and not _threatened(play, one)
    if condition.id == "lying_on":
        return not any(hold.id == "pinned_under" for _, hold in fight.held_by(one))
    return False


def _held_down(one: Combatant) -> bool:
    return one.has("limb_stood_on", "held_both_arms", "bound", "paralysed")


def _threatened(play: Table, one: Combatant) -> bool:
    return any(one.id in scene.threatened_by(play, intent) for intent in play.state.intentions)


def after_shot(play: Table, one: Combatant) -> None:
    """K6-4.5: who shot a loaded bow and stayed has loaded again."""
    intent = play.state.intention(one.id)
    if intent is None or not one.able or intent.means != "shoot" or intent.stopped or intent.action == "load":
        return
    if intent.pace != "run":
        deeds.load(play, one, intent.weapon)


# ---- holds -----------------------------------------------------------------------------------------------------------


def release_by_turning(play: Table) -> None:
    """K6-11.27: a hold ends when its holder turns to somebody else with what he holds with, or goes away."""
    fight = play.state
    for holder in fight.combatants:
        intent = fight.intention(holder.id)
        if intent is None or not holder.able:
            continue
        for victim, hold in list(fight.held_by(holder)):
            if hold.id not in ("bound", "bound_arms") and _lets_go(play, holder, intent, victim, hold):
                lose(play, victim, hold, "holder_turned", "K6-11.27")


def _lets_go(play: Table, holder: Combatant, intent: Intention, victim: Combatant, hold: Condition) -> bool:
    if intent.kind in ("flee", "pass_by", "move", "surrender") or intent.pace != "stay":
        return True
    others = [name for name in scene.threatened_by(play, intent) if name != victim.id]
    elsewhere = bool(others) and victim.id not in scene.threatened_by(play, intent)
    if not elsewhere:
        return False
    if hold.id in BODY_HOLDS or any(play.state.run_rounds(holder.id, name) for name in others):
        return intent.means not in ("spell",)
    two_handed = bool(intent.weapon) and scene.weapon_of(play, intent.weapon).hands == 2
    return two_handed and hold.id in HAND_HOLDS


def expire_spells(play: Table) -> None:
    """Nothing is left of spells whose caster is no longer there."""
    fight = play.state
    for caster in fight.combatants:
        if caster.concentration and caster.gone:
            end_spell(play, caster)
