"""Changes to combatants: conditions come and go and stop deeds, concentration breaks, lives are lost.

K6-11, K6-22, K6-27, K6-28.
"""

from __future__ import annotations

from holmgang.systems.k6 import rules
from holmgang.systems.k6.board import reach
from holmgang.systems.k6.board.body import Needs, hands_of, needs_of, takes_away
from holmgang.systems.k6.events import (
    ConcentrationBroken,
    ConditionEnded,
    ConditionGained,
    Died,
    Done,
    KnockedOut,
    SpellEnded,
    Stopped,
)
from holmgang.systems.k6.state import (
    AnyCondition,
    BreakDisadvantage,
    Combatant,
    Condition,
    Enchantment,
    Flee,
    FullDefence,
    GamePlay,
    Hold,
    Injury,
    Intention,
    PickUp,
    Snag,
    ThingHold,
    type_of,
)
from holmgang.systems.k6.tables import CONDITIONS, CUT, DEED_KINDS, GRIPS, HAND_HOLDS, ONE_ROUND, RIGHT

# ---- conditions ------------------------------------------------------------------------------------------------------


def gain(
    play: GamePlay,
    one: Combatant,
    condition: AnyCondition,
    *,
    rounds: int | None = None,
    imposed: bool = False,
    stops: bool = True,
    why: str = "",
    within: str = "",
    clauses: tuple[str, ...] = (),
) -> None:
    """Put a combatant into a condition, and stop what he can no longer do in it.

    ``imposed``: bought with a success, so it counts through the next round. ``stops`` is false in a mutual draw, which
    cancels nothing (K6-20.10), and for what his own success brings him. ``why`` is the clause that stops, where it is
    not the usual one; ``within`` a condition of the same deed that includes this one.
    """
    fight, row = play.state, CONDITIONS[condition.id]
    asks = stops and one.intent is not None and condition.source_id != one.id and bool(row.limits)
    needs = needs_of(play, one, one.intent) if asks and one.intent is not None else None
    condition.created_round = fight.round
    condition.expires_round = None if rounds is None else fight.round + rounds
    if rounds is None and row.duration == ONE_ROUND:
        condition.expires_round = fight.round + (play.knobs.imposed_one_round_extra if imposed else 0)
    for again in one.conditions:
        if again.id == condition.id and again.same_as == condition.same_as:
            one.conditions.remove(again)
            break
    one.conditions.append(condition)
    by = condition.source_id if condition.source_id != one.id else ""
    play.tell(_gained, one, condition, by, imposed, within, clauses)
    if row.breaks_concentration:
        break_concentration(play, one, by, "K6-28.7")
    ask_again(play, one, condition, needs, why)
    if not {"arm", "hands"}.isdisjoint(row.limits):
        _let_go_for_want_of_hands(play, one)
    if needs is not None and needs.free and one.has(*GRIPS):
        lose_all(play, one, ("defending",), "held", "K6-14.3")


def _gained(
    one: Combatant, condition: AnyCondition, by: str, imposed: bool, within: str, clauses: tuple[str, ...]
) -> ConditionGained:
    row = CONDITIONS[condition.id]
    longer = ("K6-11.34",) if imposed and row.duration == ONE_ROUND else ()
    return ConditionGained(
        who=one.id,
        condition=condition.id,
        modifier_kind=row.kind,
        by=by or "none",
        part=_part_of(condition),
        within=within,
        clauses=(*(clauses or (row.clause,)), *longer),
    )


def _part_of(condition: AnyCondition) -> str:
    return condition.part if isinstance(condition, (Hold, Injury, Snag)) else ""


def held(name: str, holder: Combatant, part: str = "") -> Hold:
    """Return a hold in which a holder keeps an opponent."""
    return Hold(name, holder.id, holder_id=holder.id, part=part)


def blank(name: str, by: Combatant, part: str = "") -> AnyCondition:
    """A condition by its name alone, of the right type."""
    made = type_of(name)(name, by.id)
    part = part or (RIGHT if "arm" in CONDITIONS[name].limits else "")
    if isinstance(made, Hold):
        made.holder_id, made.part = by.id, part
    elif isinstance(made, (Injury, Snag)):
        made.part = part
    return made


def lose(play: GamePlay, one: Combatant, condition: AnyCondition, why: str, *clauses: str) -> None:
    """End a condition; what hangs on it ends with it."""
    if condition not in one.conditions:
        return
    one.conditions.remove(condition)
    part = _part_of(condition)
    play.tell(ConditionEnded, who=one.id, condition=condition.id, why=why, part=part, clauses=clauses or ("K6-11.24",))
    if condition.id in ("hidden", "invisible"):
        _comes_to_light(play, one)
    if not isinstance(condition, Hold) or not condition.holder_id:
        return
    if condition.id == "pinned_under":
        holder = play.state.get(condition.holder_id)
        lying = holder.condition("lying_on")
        if lying is not None and not any(c.id == "pinned_under" for _, c in play.state.held_by(holder)):
            lose(play, holder, lying, "let_go")
    if isinstance(condition, ThingHold):
        for item in play.state.items:  # a hold that the master has imposed names no thing
            if item.id == condition.item:
                item.pinned_by = ""


def _comes_to_light(play: GamePlay, one: Combatant) -> None:
    """All opponents see a combatant who is no longer hidden or invisible (K6-16.16)."""
    for foe in play.state.foes(one):
        if one.id in foe.unaware_of and not one.has("hidden", "invisible"):
            foe.unaware_of.remove(one.id)
            play.tell(Done, who=foe.id, deed="finds_out", on=one.id, clauses=("K6-16.16",))


def lose_all(play: GamePlay, one: Combatant, names: tuple[str, ...], why: str, *clauses: str) -> None:
    """End every condition of these names."""
    for condition in [c for c in one.conditions if c.id in names]:
        lose(play, one, condition, why, *clauses)


def release_all(play: GamePlay, holder: Combatant, why: str, *clauses: str) -> None:
    """Free all whom a combatant holds; ropes stay until they are cut (K6-31.5)."""
    for victim, hold in list(play.state.held_by(holder)):
        if CONDITIONS[hold.id].release != CUT:
            lose(play, victim, hold, why, *(clauses or ("K6-11.27",)))
    lose_all(play, holder, ("lying_on",), why)


def _let_go_for_want_of_hands(play: GamePlay, holder: Combatant) -> None:
    """End the latest holds of a combatant until the hands he has left suffice for the others (K6-29.7)."""
    for victim, hold in reversed(list(play.state.held_by(holder))):
        hands = hands_of(play, holder)
        if hands.needed > len(hands.usable) and hold.id in HAND_HOLDS:
            lose(play, victim, hold, "let_go", "K6-29.7", "K6-11.27")


def drop_far_holds(play: GamePlay, why: str = "parted") -> None:
    """End holds whose two combatants are no longer at contact (K6-11.27)."""
    fight = play.state
    for one in fight.combatants:
        for hold in one.holds() if one.conditions else ():
            torn = fight.run_rounds(one.id, hold.holder_id) > 0 and CONDITIONS[hold.id].release != CUT
            if torn:
                lose(play, one, hold, why, "K6-11.27")


# ---- concentration and spells ----------------------------------------------------------------------------------------


def break_concentration(play: GamePlay, one: Combatant, by: str, clause: str) -> None:
    """The caster loses the thread: the effect ends at once (K6-28.6)."""
    if not one.concentration:
        return
    play.tell(ConcentrationBroken, who=one.id, spell=one.concentration, by=by, clauses=("K6-28.6", clause))
    end_spell(play, one)


def breaks_concentration(play: GamePlay, lives_lost: int) -> bool:
    """Return whether a loss of lives, from any cause, breaks concentration (K6-28.8)."""
    return lives_lost >= max(1, play.knobs.concentration_breaks_at)


def end_spell(play: GamePlay, caster: Combatant, *why: str) -> None:
    """A kept-up spell ends, and its modifiers with it (K6-28.11)."""
    spell, on = caster.concentration, caster.concentration_on
    caster.concentration = caster.concentration_on = ""
    play.tell(SpellEnded, who=caster.id, spell=spell, on=on, clauses=(*why, "K6-28.11"))
    for one in play.state.combatants:
        for condition in [c for c in one.conditions if isinstance(c, Enchantment) and _worked(c, caster, spell)]:
            lose(play, one, condition, "spell_ended", "K6-11.29")


def _worked(condition: Enchantment, caster: Combatant, spell: str) -> bool:
    """Return whether the caster keeps this enchantment up. A scenario may leave the spell unnamed."""
    return condition.source_id == caster.id and condition.spell in ("", spell)


# ---- lives -----------------------------------------------------------------------------------------------------------


def lose_lives(play: GamePlay, one: Combatant, amount: int, by: str, nonlethal: bool = False) -> None:
    """Take lives, from any cause: a wound breaks concentration, and at the threshold it knocks out."""
    if breaks_concentration(play, amount):
        break_concentration(play, one, by, "K6-28.8")
    one.lives -= amount
    if nonlethal:
        one.lives = max(one.lives, min(one.lives + amount, play.knobs.knockout_at))
    if rules.knocked_out(one.lives, play.knobs.knockout_at) and not one.has("knocked_out"):
        knock_out(play, one, by, *(("K6-31.2",) if nonlethal else ()))


def knock_out(play: GamePlay, one: Combatant, by: str, *why: str) -> None:
    """Out of the fight (K6-22.1): what he had not yet done fails, whom he held is free."""
    play.tell(_knocked_out, play, one, by, why)
    if one.intent is None or not one.intent.die:  # K6-22.2: what is rolled is rolled, against all it was rolled for
        stop(play, one, by, "K6-22.2", why=OUT_OF_FIGHT)
    release_all(play, one, "holder_out")
    lose_all(play, one, ("aimed", "in_cover"), "knocked_out")
    gain(play, one, Condition("knocked_out", by), stops=False)
    break_concentration(play, one, by, "K6-28.8")
    if rules.dead(one.lives, one.lives_max, play.knobs.death_divisor) and not play.knobs.story_immunity:
        one.gone = "dead"
        one.conditions = [c for c in one.conditions if not isinstance(c, Hold)]
        play.tell(Died, who=one.id, clauses=("K6-22.13",))


def _knocked_out(play: GamePlay, one: Combatant, by: str, why: tuple[str, ...]) -> KnockedOut:
    intent = one.intent
    stands = ("K6-22.3",) if intent is not None and intent.resolved and not unresolved(play, intent) else ()
    return KnockedOut(who=one.id, by=by, clauses=("K6-22.1", *stands, *why))


# ---- stopping what a condition makes impossible (K6-27) --------------------------------------------------------------


def is_deed(play: GamePlay, intent: Intention) -> bool:
    """Return whether an intention is done without a success roll; a spell for full defence is spoken (K6-9.16)."""
    deed = intent.deed
    if deed.kind in DEED_KINDS:
        return deed.attack is None or not isinstance(deed, PickUp)
    if isinstance(deed, BreakDisadvantage):
        return not reach.threatened_by(play, intent)
    return isinstance(deed, FullDefence) and bool(deed.spell)


def unresolved(play: GamePlay, intent: Intention | None) -> bool:
    """Return whether an intention can still be stopped."""
    if intent is None or intent.stopped:
        return False
    if (is_deed(play, intent) and not intent.done) or _tearing(play, intent) is not None:
        return True
    return any(name not in intent.resolved for name in reach.threatened_by(play, intent))


def _tearing(play: GamePlay, intent: Intention) -> Snag | None:
    """Return what a combatant is tearing loose from in passing."""
    own = play.state.get(intent.who).conditions
    return next((c for c in own if isinstance(c, Snag) and c.loose), None)


def ask_again(play: GamePlay, one: Combatant, condition: AnyCondition, needs: Needs | None, why: str) -> None:
    """Stop a combatant whose new condition makes what he intends impossible (K6-27.1, K6-27.10)."""
    intent = one.intent
    if intent is None or needs is None:
        return
    keep_pinned(play, one, condition)
    if not takes_away(play, one, intent, condition, needs):
        return
    if why:
        clause = why
    elif isinstance(condition, Injury):
        clause = "K6-22.5"
    elif intent.spell:
        clause = "K6-28.14"
    else:
        clause = "K6-26.9" if isinstance(intent.deed, Flee) else "K6-27.1"
    stop(play, one, condition.source_id, clause, "K6-27.10")


def unsteadied(play: GamePlay, one: Combatant) -> bool:
    """Return whether a combatant is at something that he cannot do while he is shoved about: aiming, a feint."""
    return one.intent is not None and needs_of(play, one, one.intent).balance


def keep_pinned(play: GamePlay, one: Combatant, condition: AnyCondition) -> None:
    """K6-24.7: who seizes an arm of a combatant who tears loose keeps him pinned."""
    if {"arm", "hands"}.isdisjoint(CONDITIONS[condition.id].limits) or isinstance(condition, Snag):
        return
    for snag in one.conditions:
        if isinstance(snag, Snag) and snag.loose:
            snag.loose = False
            play.tell(Done, who=one.id, deed="stays_pinned", on="none", clauses=("K6-24.7",))


HINDERED, OUT_OF_FIGHT = "hindered", "out"
"""Reasons for which an intention is stopped."""


def stop(play: GamePlay, one: Combatant, by: str, *clauses: str, why: str = HINDERED) -> None:
    """Stop the intention of a combatant; he threatens no one any more (K6-27.7)."""
    intent = one.intent
    if intent is None or not unresolved(play, intent):
        return
    found = [*clauses]
    if why == HINDERED and _spares_others(play, intent, by):  # to fell him is not to prevent
        found.append("K6-28.19" if intent.spell else "K6-27.8")
    if intent.recorded:  # his roll lies there and is void
        intent.die, intent.recorded = 0, False
        found.append("K6-10.8")
    intent.stopped = by or one.id
    play.tell(Stopped, who=one.id, by=by, intention=intent.kind, why=why, clauses=tuple(found))


def _spares_others(play: GamePlay, intent: Intention, by: str) -> bool:
    """Return whether targets other than the one who stops it go free."""
    return any(name != by and name not in intent.resolved for name in reach.threatened_by(play, intent))
