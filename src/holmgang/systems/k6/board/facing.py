"""Facing: which side a target shows an attacker, and how a wound lands (K6-11.19, K6-23, K6-26.3)."""

from __future__ import annotations

from typing import Any

from holmgang.kernel.fastclasses import frozen
from holmgang.systems.k6.board import hands, reach
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.state import Combatant, GamePlay, Intention, PassBy
from holmgang.systems.k6.tables import CAST, MELEE, SHOOT

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
    shield = hands.shield_fails(play, target, attacker) if target.shield else None
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
