"""Relations between two combatants, each asked of the pair: awareness, aim, and the side that a target shows.

Who knows of whom (K6-16.5, K6-16.15), who aims at whom with what (K6-18), how a wound lands (K6-11.19, K6-23, K6-26.3).
"""

from __future__ import annotations

from typing import Any

from holmgang.kernel.fastclasses import frozen
from holmgang.systems.k6.board import body, reach, scene
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.state import (
    Aim,
    Aimed,
    BreakDisadvantage,
    Combatant,
    Distract,
    Feint,
    Flee,
    FullDefence,
    GamePlay,
    Intention,
    PassBy,
    PickUp,
    PlannedAttack,
    Ready,
)
from holmgang.systems.k6.tables import CAST, MELEE, SHOOT

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
    """Return whether all can hear a combatant: he runs, speaks or casts (K6-16.16).

    Felled before his roll, or with his mouth covered, he spoke neither words nor incantation (K6-22.2, K6-28.14).
    """
    silenced = bool(intent.stopped) and (one.felled or one.limited("mouth"))
    utters = intent.kind == "speak" or intent.say != "none" or bool(intent.spell)
    return (utters and not silenced) or reach.is_running(play, one)


# ---- aim -------------------------------------------------------------------------------------------------------------


def aim_counts(aim: Aimed, attack: PlannedAttack | None, target: str) -> bool:
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


# ---- facing ----------------------------------------------------------------------------------------------------------


SURROUNDED = Finding("surrounded", ("K6-11.19", "K6-11.35"))
"""The back is shown to an attacker because the target is surrounded and does not threaten him this round."""


@frozen
class Circumstances:
    """Circumstances of attacker and target. Fixed when the dice fall: all successes of that roll are spent on them.

    ``back``: why the target shows his back; ``shield``: why his shield does not help; ``belly``: he lies there.
    """

    deed: str
    back: Finding | None
    shield: Finding | None
    belly: bool

    def plain(self) -> list[Any]:
        """As plain JSON, for a rest."""
        return [self.deed, _found_in_plain(self.back), _found_in_plain(self.shield), self.belly]


def _found_in_plain(found: Finding | None) -> list[Any] | None:
    return None if found is None else [found.why, list(found.clauses)]


def _found_from_plain(held: list[Any] | None) -> Finding | None:
    return None if held is None else Finding(held[0], tuple(held[1]))


def circumstances_from(plain: list[Any]) -> Circumstances:
    """Return the circumstances that ``Circumstances.plain`` has written."""
    deed, back, shield, belly = plain
    return Circumstances(deed, _found_from_plain(back), _found_from_plain(shield), belly)


def circumstances(play: GamePlay, attacker: Combatant, target: Combatant, deed: str) -> Circumstances:
    """Return how attacker and target stand at this moment."""
    return how_found(play, attacker, target, deed, back_to(play, target, attacker, deed))


def how_found(play: GamePlay, attacker: Combatant, target: Combatant, deed: str, back: Finding | None) -> Circumstances:
    """Return the circumstances where it is known already why the target shows his back."""
    shield = body.shield_fails(play, target, attacker) if target.shield else None
    return Circumstances(deed, back, shield, target.has("prone"))


def deed_of(means: str) -> str:
    """Return the column of the relevance table for a success roll; a struggle is melee."""
    if means in ("shoot", "throw", "hurl"):
        return SHOOT
    return CAST if means in ("spell", "item") else MELEE


def back_to(play: GamePlay, one: Combatant, attacker: Combatant, deed: str) -> Finding | None:
    """Return why a combatant shows an attacker his back, even if he was stopped (K6-11.25); None: he does not."""
    if one.id in attacker.behind:
        return Finding("behind", ("K6-11.19",))
    intent = one.intent
    if intent is None:
        return SURROUNDED if deed == MELEE and reach.gets_behind(play, attacker, one) else None
    if reach.flees_from(play, one, attacker):
        return Finding("fleeing", ("K6-26.7", "K6-14.8"))
    if runs_past(intent, attacker, deed):
        return None if squeezes_past(play, attacker) else Finding("running_past", ("K6-26.3",))
    turned_away = deed == MELEE and attacker.id not in reach.threatened_by(play, intent)
    return SURROUNDED if turned_away and reach.gets_behind(play, attacker, one) else None


def runs_past(intent: Intention, attacker: Combatant, deed: str) -> bool:
    """Return whether an intention leads past an attacker who strikes on the way."""
    return deed == MELEE and isinstance(intent.deed, PassBy) and attacker.id in intent.deed.around


def squeezes_past(play: GamePlay, attacker: Combatant) -> bool:
    """Return whether the place is too narrow to run past with the back turned (K6-26.3)."""
    return bool(play.state.zone_of(attacker).passage)
