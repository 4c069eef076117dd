"""Preventing an action or an attack (K6-27): by what an intention can be stopped, and what that does to it."""

from __future__ import annotations

from holmgang.systems.k6.board import reach
from holmgang.systems.k6.board.feasible import Needs, needs_of, takes_away
from holmgang.systems.k6.events import Done, Stopped
from holmgang.systems.k6.state import (
    AnyCondition,
    BreakDisadvantage,
    Combatant,
    Flee,
    FullDefence,
    GamePlay,
    Injury,
    Intention,
    PickUp,
    Snag,
)
from holmgang.systems.k6.tables import CONDITIONS, DEED_KINDS


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


def stop(play: GamePlay, one: Combatant, by: str, *clauses: str) -> None:
    """Stop the intention of a combatant; he threatens no one any more (K6-27.7)."""
    intent = one.intent
    if intent is None or not unresolved(play, intent):
        return
    why = [*clauses]
    if _spares_others(play, intent, by):
        why.append("K6-28.19" if intent.spell else "K6-27.8")
    if intent.recorded:  # his roll lies there and is void
        intent.die, intent.recorded = 0, False
        why.append("K6-10.8")
    intent.stopped = by or one.id
    play.tell(Stopped, who=one.id, by=by, intention=intent.kind, clauses=tuple(why))


def _spares_others(play: GamePlay, intent: Intention, by: str) -> bool:
    """Return whether targets other than the one who stops it go free."""
    return any(name != by and name not in intent.resolved for name in reach.threatened_by(play, intent))
