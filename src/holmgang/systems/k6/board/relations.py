"""Relations between two combatants: who knows of whom, and who aims at whom with what (K6-16.5, K6-16.15, K6-18).

Each is asked of the pair. The side that a target shows an attacker is in :mod:`holmgang.systems.k6.board.facing`.
"""

from __future__ import annotations

from holmgang.systems.k6.board import reach, scene
from holmgang.systems.k6.state import (
    Aim,
    Aimed,
    Attack,
    BreakDisadvantage,
    Combatant,
    Distract,
    Feint,
    Flee,
    FullDefence,
    GamePlay,
    Intention,
    PickUp,
    Ready,
)

# ---- awareness -------------------------------------------------------------------------------------------------------


def knows_of(play: GamePlay, one: Combatant, other: Combatant) -> bool:
    """Return whether a combatant knows of an opponent (K6-16.5); a deed directed at him shows it (K6-16.15)."""
    if one.unaware:
        return False
    return other.id not in one.unaware_of or (one.intent is not None and other.id in one.intent.targets)


STIRRING = (FullDefence, Feint, Distract, Flee, BreakDisadvantage, PickUp)
"""Deeds that make a target move about, so that he is no easy mark (K6-16.7)."""


def stirs(play: GamePlay, one: Combatant) -> bool:
    """Return whether a combatant runs, fights or moves about, so that an attack on him is no ambush (K6-16.7)."""
    intent = one.intent
    if intent is None:
        return False
    if isinstance(intent.deed, STIRRING) or reach.is_running(play, one) or reach.threatened_by(play, intent):
        return True
    return any(reach.threatens(play, foe.intent, one.id) and knows_of(play, one, foe) for foe in ambushers(play, one))


def surprised(play: GamePlay, one: Combatant, attacker: Combatant) -> bool:
    """Return whether an attack surprises: he did not know of the attacker, and did not expect to fight (K6-11.15)."""
    return not knows_of(play, one, attacker) and (one.unaware or not stirs(play, one))


def ambushers(play: GamePlay, one: Combatant) -> list[Combatant]:
    """Return those who threaten a combatant this round."""
    return [other for other, intent in play.state.intended if one.id in reach.threatened_by(play, intent)]


def loses_sight_of(play: GamePlay, watcher: Combatant, one: Combatant) -> bool:
    """Return whether an opponent loses one who hides: he fights another, or does not see him (K6-16.17)."""
    if "ultra_hearing" in watcher.senses or reach.threatens(play, watcher.intent, one.id):
        return False
    if scene.sight_problem(play, watcher, one, ranged=False, defends=False) is not None:
        return True
    fights = watcher.intent is not None and bool(reach.threatened_by(play, watcher.intent))
    return fights or any(foe is not one for foe in ambushers(play, watcher))


def gives_himself_away(play: GamePlay, one: Combatant, intent: Intention) -> bool:
    """Return whether all can hear a combatant: he runs, speaks or casts (K6-16.16)."""
    return intent.kind == "speak" or intent.say != "none" or bool(intent.spell) or reach.is_running(play, one)


# ---- aim -------------------------------------------------------------------------------------------------------------


def aim_counts(aim: Aimed, attack: Attack | None, target: str) -> bool:
    """Return whether an aim counts in an attack: with that weapon, at that target (K6-18.3).

    An aim at a place is for the first who appears there. A scenario may leave weapon and target open.
    """
    if attack is None or attack.means not in ("shoot", "throw") or aim.weapon not in ("", attack.weapon):
        return False
    return target == (aim.against or next(iter(attack.targets), ""))


def keeps_aim(aim: Aimed, intent: Intention) -> bool:
    """Return whether an intention keeps an aim: aiming on, holding the shot, or the shot itself (K6-18.5)."""
    if isinstance(intent.deed, (Aim, Ready)):
        at = intent.deed.at if isinstance(intent.deed, Aim) else intent.deed.target
        return aim.weapon in ("", intent.deed.weapon) and aim.against in ("", at)
    return any(aim_counts(aim, intent.attack, name) for name in intent.targets)
