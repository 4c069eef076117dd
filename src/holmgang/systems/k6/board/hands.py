"""Hands: two of them, what each holds or is held by, and how many a deed needs (K6-22.5, K6-24.9, K6-29.7).

The weapon in hand is in the right hand, or in both; a shield is on the left arm.
"""

from __future__ import annotations

from typing import NamedTuple

from holmgang.kernel.play import kept_while_open
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.state import (
    Aim,
    AnyCondition,
    Bind,
    Combatant,
    GamePlay,
    Hold,
    Injury,
    Intention,
    Interact,
    PickUp,
    Ready,
    Regard,
    Snag,
)
from holmgang.systems.k6.tables import CONDITIONS, HAND_HOLDS

RIGHT, LEFT = "right_arm", "left_arm"
JAWS = "jaws"
"""An animal's only hand: it holds with its jaws (K6-20.16)."""
ARMS = (RIGHT, LEFT)


class Hands(NamedTuple):
    """The hands that can be used, and those of them that hold an opponent; ``needed`` is how many his holds take."""

    usable: tuple[str, ...]
    holding: tuple[str, ...]
    needed: int

    @property
    def free(self) -> tuple[str, ...]:
        """The hands that could be used without letting go of an opponent."""
        return tuple([arm for arm in self.usable if arm not in self.holding])


def usable_hands(one: Combatant, also: AnyCondition | None = None) -> tuple[str, ...]:
    """Return the hands that no injury, hold or bond disables, whatever they hold; ``also``: if that came on top."""
    if "animal" in one.flags:
        return (JAWS,)
    conditions = [*one.conditions, also] if also is not None else one.conditions
    if not conditions:
        return ARMS
    off = [arm for condition in conditions for arm in disabled_by(condition)]
    return tuple([arm for arm in ARMS if arm not in off])


def disabled_by(condition: AnyCondition) -> tuple[str, ...]:
    """Return the arms that a condition disables: both, the one it names, or none."""
    limits = CONDITIONS[condition.id].limits
    if "hands" in limits:
        return ARMS
    if "arm" not in limits or not isinstance(condition, (Hold, Injury, Snag)):
        return ()
    return () if isinstance(condition, Snag) and condition.loose else (condition.part,)


def can_work(one: Combatant) -> bool:
    """Return whether a combatant has a hand to take, swing, throw or unroll a thing with; jaws do not count."""
    return usable_hands(one) not in ((), (JAWS,))


@kept_while_open
def hands_of(play: GamePlay, one: Combatant) -> Hands:
    """Return what a combatant's hands do. He holds with an empty one, else the shield's, else the weapon's."""
    usable = usable_hands(one)
    needed = sum([HAND_HOLDS.get(hold.id, 0) for _, hold in play.state.held_by(one)])
    if not needed:
        return Hands(usable, (), 0)
    weapon = scene.weapon_of(play, one.readied).hands if one.readied else 0
    full = {RIGHT: weapon > 0, LEFT: weapon > 1 or one.shield > 0, JAWS: False}
    by_choice = sorted(usable, key=lambda arm: (full[arm], arm == RIGHT))
    return Hands(usable, tuple(by_choice[:needed]), needed)


def shield_arm_holds(play: GamePlay, one: Combatant) -> bool:
    """Return whether a combatant holds an opponent with the arm that bears his shield, so that it does not cover."""
    return one.id in scene.holders(play) and LEFT in hands_of(play, one).holding


def shield_fails(play: GamePlay, bearer: Combatant, attacker: Combatant) -> Finding | None:
    """Return why a shield does not protect against an attacker; None: it does."""
    if bearer.limited("shield"):
        grabbed = any(hold.id == "shield_held" for hold in bearer.holds(attacker.id))
        return Finding("shield_held", ("K6-23.9" if grabbed else "K6-23.7",))
    if LEFT not in usable_hands(bearer):
        injured = any(isinstance(c, Injury) and LEFT in disabled_by(c) for c in bearer.conditions)
        return Finding("arm_disabled", ("K6-22.5" if injured else "K6-23.7",))
    if shield_arm_holds(play, bearer):
        return Finding("arm_holds", ("K6-29.7",))
    if bearer.id in attacker.behind:
        return Finding("behind", ("K6-23.10",))
    turned = bearer.condition("shield_turned")
    if isinstance(turned, Regard) and turned.against != attacker.id:
        return Finding("turned", ("K6-23.10",))
    if any(hold.id == "pressed" and victim is not attacker for victim, hold in play.state.held_by(bearer)):
        return Finding("presses", ("K6-23.11",))
    return None


def arms_used(play: GamePlay, one: Combatant, intent: Intention) -> tuple[str, ...]:
    """Return the arms that a deed uses, with which it fails if one of them is seized or lost.

    Both for a weapon of two hands, the right for any other; for work that either hand could do, the one that does it,
    which may be either. A scroll is read with whichever hand is left (K6-28.14).
    """
    deed, attack = intent.deed, intent.attack
    if intent.spell:
        return ()
    if isinstance(deed, (PickUp, Interact, Bind)) or (attack is not None and attack.means in ("unarmed", "stunt")):
        return ARMS
    if attack is None and not isinstance(deed, (Aim, Ready)):
        return ()
    weapon = attack.weapon if attack is not None else getattr(deed, "weapon", "")
    number = scene.weapon_of(play, weapon or one.readied).hands
    return ARMS[:number] if weapon or one.readied else ARMS


def holds_with_hand_for(play: GamePlay, holder: Combatant, victim: Combatant, weapon: str) -> bool:
    """Return whether a holder needs the hand of his hold for this weapon, so that he lets go (K6-11.27)."""
    grasped = any(hold.id in HAND_HOLDS for hold in victim.holds(holder.id))
    return grasped and scene.weapon_of(play, weapon).hands > len(hands_of(play, holder).free)


def lets_go_for(play: GamePlay, one: Combatant, intent: Intention) -> bool:
    """Return whether a deed needs a hand that holds an opponent."""
    if isinstance(intent.deed, (PickUp, Interact, Bind)):
        needed = 1
    elif isinstance(intent.deed, (Aim, Ready)) or (intent.attack is not None and intent.attack.weapon):
        needed = len(arms_used(play, one, intent))
    else:
        return False
    return needed > len(hands_of(play, one).free)
