"""Preventing an action or an attack (K6-27): by what an intention can be stopped, and what that does to it."""

from __future__ import annotations

from holmgang.systems.k6.board import reach
from holmgang.systems.k6.events import Stopped
from holmgang.systems.k6.state import (
    BreakDisadvantage,
    Combatant,
    Distract,
    Engage,
    FullDefence,
    GamePlay,
    Intention,
    PassBy,
    PickUp,
    Snag,
)
from holmgang.systems.k6.tables import CLOSE_MEANS, DEED_KINDS, HANDS, INTENTIONS, MEANS_TAGS, MOVE, SPEAK


def is_deed(play: GamePlay, intent: Intention) -> bool:
    """Return whether an intention is done without a success roll; a spell for full defence is spoken (K6-9.16)."""
    deed = intent.deed
    if deed.kind in DEED_KINDS:
        return deed.attack is None or not isinstance(deed, PickUp)
    if isinstance(deed, BreakDisadvantage):
        return not reach.threatened_by(play, intent)
    return isinstance(deed, FullDefence) and bool(deed.spell)


def tags_of(play: GamePlay, intent: Intention) -> list[str]:
    """By what an intention can be stopped."""
    deed, attack = intent.deed, intent.attack
    if isinstance(deed, FullDefence) and deed.spell:
        return [SPEAK]
    tags = [*INTENTIONS[intent.kind]]
    if attack is not None and isinstance(deed, (Engage, PassBy, PickUp)):
        tags += MEANS_TAGS[attack.means]
    if isinstance(deed, Engage) and attack is not None and attack.means in CLOSE_MEANS:
        tags += [MOVE] if any(play.state.run_rounds(intent.who, name) for name in attack.targets) else []
    if intent.pace != "stay":
        tags.append(MOVE)
    if isinstance(deed, Distract) and deed.by == "stones":
        tags.remove(SPEAK)
    if isinstance(deed, BreakDisadvantage) and is_deed(play, intent):
        tags.append(HANDS)  # sand is wiped from the eyes by hand (K6-29.5)
    return tags


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


def stop(play: GamePlay, one: Combatant, by: str, *clauses: str) -> None:
    """Stop the intention of a combatant; he threatens no one any more (K6-27.7)."""
    intent = one.intent
    if intent is None or not unresolved(play, intent):
        return
    why = [*clauses]
    if _spares_others(play, intent, by):
        why.append("K6-28.19" if intent.spell else "K6-27.8")
    if (snag := _tearing(play, intent)) is not None:  # who wants to keep him in it has come and won a success
        snag.loose = False
        why.append("K6-24.7")
    if intent.recorded:  # his roll lies there and is void
        intent.die, intent.recorded = 0, False
        why.append("K6-10.8")
    intent.stopped = by or one.id
    play.tell(Stopped, who=one.id, by=by, intention=intent.kind, clauses=tuple(why))


def _spares_others(play: GamePlay, intent: Intention, by: str) -> bool:
    """Return whether targets other than the one who stops it go free."""
    return any(name != by and name not in intent.resolved for name in reach.threatened_by(play, intent))


def far_move(play: GamePlay, intent: Intention) -> bool:
    """Return whether an intention needs a way that a fall interrupts: to a target not yet at contact, or away."""
    if intent.kind in ("flee", "pass_by", "move", "force_through"):
        return True
    return MOVE in tags_of(play, intent) and all(play.state.run_rounds(intent.who, name) for name in intent.targets)
