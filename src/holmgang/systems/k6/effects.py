"""What happens to people: conditions come and go, intentions are stopped, concentration breaks, somebody is out."""

from __future__ import annotations

from holmgang.kernel.sums import Sum
from holmgang.systems.k6 import rules, scene
from holmgang.systems.k6.events import (
    ConcentrationBroken,
    ConditionEnded,
    ConditionGained,
    Died,
    KnockedOut,
    Moved,
    SpellEnded,
    Stopped,
)
from holmgang.systems.k6.scene import Table
from holmgang.systems.k6.state import Combatant, Condition, Intention
from holmgang.systems.k6.tables import (
    CONDITIONS,
    DEED_KINDS,
    HELD,
    INTENTIONS,
    MEANS_TAGS,
    MOVE,
    ONE_ROUND,
    SPEAK,
)

# ---- conditions ------------------------------------------------------------------------------------------------------


def gain(
    play: Table,
    one: Combatant,
    name: str,
    by: str = "",
    *,
    part: str = "",
    against: str = "",
    rounds: int | None = None,
    imposed: bool = False,
    clauses: tuple[str, ...] = (),
) -> Condition:
    """Put somebody into a condition. ``imposed``: bought with a success, so it counts through the next round."""
    fight, row = play.state, CONDITIONS[name]
    expires = None if rounds is None else fight.round + rounds
    if rounds is None and row.duration == ONE_ROUND:
        expires = fight.round + (play.knobs.imposed_one_round_extra if imposed else 0)
    holder = by if row.duration == HELD else ""
    again = next((c for c in one.conditions if c.id == name and c.holder_id == holder and c.part == part), None)
    if again is not None and again.against == against:
        one.conditions.remove(again)
    condition = Condition(name, row.kind, one.id, by, holder, part, against, fight.round, expires)
    one.conditions.append(condition)
    cited = clauses or (row.clause,)
    shown = by if by and by != one.id else "none"
    if imposed and row.duration == ONE_ROUND:
        cited = (*cited, "K6-11.34")
    play.tell(ConditionGained(who=one.id, condition=name, modifier_kind=row.kind, by=shown, part=part, clauses=cited))
    if row.breaks_concentration:
        break_concentration(play, one, by, "K6-28.7")
    return condition


def lose(play: Table, one: Combatant, condition: Condition, why: str, *clauses: str) -> None:
    """End a condition; what hangs on it ends with it."""
    if condition not in one.conditions:
        return
    one.conditions.remove(condition)
    play.tell(ConditionEnded(who=one.id, condition=condition.id, why=why, clauses=clauses or ("K6-11.24",)))
    if condition.id == "pinned_under" and condition.holder_id:
        holder = play.state.get(condition.holder_id)
        lying = holder.condition("lying_on")
        if lying is not None and not any(c.id == "pinned_under" for _, c in play.state.held_by(holder)):
            lose(play, holder, lying, "let_go")
    if condition.id == "object_pinned":
        for item in play.state.items:
            if item.pinned_by == condition.holder_id:
                item.pinned_by = ""


def lose_all(play: Table, one: Combatant, names: tuple[str, ...], why: str, *clauses: str) -> None:
    """End every condition of these names."""
    for condition in [c for c in one.conditions if c.id in names]:
        lose(play, one, condition, why, *clauses)


def release_all(play: Table, holder: Combatant, why: str, *clauses: str) -> None:
    """Everybody held by somebody is free."""
    for victim, hold in list(play.state.held_by(holder)):
        lose(play, victim, hold, why, *(clauses or ("K6-11.27",)))
    lose_all(play, holder, ("lying_on",), why)


# ---- concentration and spells ----------------------------------------------------------------------------------------


def break_concentration(play: Table, one: Combatant, by: str, clause: str) -> None:
    """The caster loses the thread: the effect ends at once (K6-28.6)."""
    if not one.concentration:
        return
    play.tell(ConcentrationBroken(who=one.id, spell=one.concentration, by=by, clauses=("K6-28.6", clause)))
    end_spell(play, one)


def end_spell(play: Table, caster: Combatant) -> None:
    """A kept-up spell ends, and its modifiers with it (K6-28.11)."""
    spell, on = caster.concentration, caster.concentration_on
    caster.concentration = caster.concentration_on = ""
    play.tell(SpellEnded(who=caster.id, spell=spell, on=on, clauses=("K6-28.11",)))
    for one in play.state.combatants:
        for condition in [c for c in one.conditions if c.source_id == caster.id and c.part == f"spell:{spell}"]:
            lose(play, one, condition, "spell_ended", "K6-11.29")


# ---- stopping --------------------------------------------------------------------------------------------------------


def tags_of(play: Table, intent: Intention) -> list[str]:
    """By what an intention can be stopped."""
    tags = [*INTENTIONS[intent.kind]]
    if intent.kind in ("engage", "pass_by", "pick_up") and intent.means:
        tags += MEANS_TAGS[intent.means]
    close = intent.kind == "engage" and intent.means in ("melee", "unarmed", "stunt")
    if close and any(play.state.run_rounds(intent.who, name) for name in intent.targets):
        tags.append(MOVE)
    if intent.pace != "stay":
        tags.append(MOVE)
    if intent.kind == "distract" and intent.mode in ("stones",):
        tags.remove(SPEAK)
    return tags


def unresolved(play: Table, intent: Intention | None) -> bool:
    """Is there anything left of an intention that could be stopped?"""
    if intent is None or intent.stopped:
        return False
    if intent.kind in DEED_KINDS and not intent.done:
        return True
    return any(name not in intent.resolved for name in scene.threatened_by(play, intent))


def stop(play: Table, one: Combatant, by: str, *clauses: str) -> None:
    """Somebody's intention comes to nothing; he threatens nobody any more (K6-27.7)."""
    intent = play.state.intention(one.id)
    if intent is None or not unresolved(play, intent):
        return
    spared = [name for name in scene.threatened_by(play, intent) if name != by and name not in intent.resolved]
    cited = (*clauses, "K6-27.8") if spared else clauses
    intent.stopped = by or one.id
    play.tell(Stopped(who=one.id, by=by, intention=intent.kind, clauses=cited))


def far_move(play: Table, intent: Intention) -> bool:
    """Does an intention need a way that a fall interrupts: to somebody not yet at contact, or away?"""
    if intent.kind in ("flee", "pass_by", "move", "force_through"):
        return True
    return MOVE in tags_of(play, intent) and all(play.state.run_rounds(intent.who, name) for name in intent.targets)


# ---- lives -----------------------------------------------------------------------------------------------------------


def lose_lives(play: Table, one: Combatant, amount: int, by: str, nonlethal: bool = False) -> None:
    """Take lives; at the threshold somebody is out of the fight."""
    one.lives -= amount
    if nonlethal:
        one.lives = max(one.lives, min(one.lives + amount, play.knobs.knockout_at))
    if rules.knocked_out(one.lives, play.knobs.knockout_at) and not one.has("knocked_out"):
        knock_out(play, one, by)


def knock_out(play: Table, one: Combatant, by: str) -> None:
    """Out of the fight (K6-22.1): what he had not yet done fails, whom he held is free."""
    intent = play.state.intention(one.id)
    stands = ("K6-22.3",) if intent is not None and intent.resolved else ()
    play.tell(KnockedOut(who=one.id, by=by, clauses=("K6-22.1", "K6-6.7", *stands)))
    stop(play, one, by, "K6-22.2")
    release_all(play, one, "holder_out")
    lose_all(play, one, ("aimed", "in_cover"), "knocked_out")
    gain(play, one, "knocked_out", by)
    if one.concentration:
        break_concentration(play, one, by, "K6-28.8")
    if rules.dead(one.lives, one.lives_max) and not play.knobs.story_immunity:
        one.gone = "dead"
        play.tell(Died(who=one.id, clauses=("K6-22.1",)))


# ---- distances -------------------------------------------------------------------------------------------------------


def put_at(play: Table, one: Combatant, other: Combatant, run_rounds: int, clause: str = "K6-5.7") -> None:
    """Somebody comes to stand at a distance from another; the rest of the scene follows as triangles demand."""
    fight = play.state
    before = fight.run_rounds(one.id, other.id)
    if before == run_rounds:
        return
    fight.set_distance(one.id, other.id, run_rounds)
    for third in fight.combatants:
        if third is not one and third is not other:
            between = fight.run_rounds(other.id, third.id)
            now = fight.run_rounds(one.id, third.id)
            fight.set_distance(one.id, third.id, min(max(now, abs(run_rounds - between)), run_rounds + between))
    if run_rounds == 0:
        one.zone = other.zone
    play.tell(
        Moved(
            who=one.id,
            to=other.id,
            run_rounds=Sum.of(run_rounds, "run_rounds", clause),
            band=scene.band(play, one.id, other.id),
            clauses=(clause,),
        )
    )
