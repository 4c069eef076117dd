"""The body: two hands, what each holds or is held by, what a deed needs, and what a condition takes away.

K6-22.5, K6-24.9, K6-27.10, K6-29.7. The weapon in hand is in the right hand, or in both; a shield is on the left arm.
"""

from __future__ import annotations

from typing import NamedTuple

from holmgang.kernel.play import kept_while_open
from holmgang.systems.k6.board import reach, scene
from holmgang.systems.k6.board.scene import Finding
from holmgang.systems.k6.state import (
    Aim,
    AnyCondition,
    Arrive,
    Bind,
    Block,
    BreakDisadvantage,
    Combatant,
    Distract,
    Engage,
    Feint,
    Flee,
    ForceThrough,
    FreeDeed,
    FullDefence,
    GamePlay,
    Hide,
    Hold,
    Injury,
    Intention,
    Interact,
    Move,
    PassBy,
    PickUp,
    PlannedAttack,
    Prevent,
    Ready,
    Regard,
    Snag,
    Speak,
)
from holmgang.systems.k6.tables import ARMS, CLOSE_MEANS, CONDITIONS, HAND_HOLDS, LEFT, RIGHT, STILL

BY_THING = ("hurl", "stunt")
"""Means by which a thing of the place is thrown, swung or brought down: with either hand."""
JAWS = "jaws"
"""An animal's only hand: it holds with its jaws (K6-20.16)."""


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

    Both for a weapon of two hands, the right for any other; for work that either hand could do, those that he can
    use. A scroll is read with whichever hand is left (K6-28.14).
    """
    deed, attack = intent.deed, intent.attack
    if intent.spell:
        return ()
    if isinstance(deed, (PickUp, Interact, Bind)) or (attack is not None and attack.means in ("unarmed", *BY_THING)):
        return tuple([arm for arm in ARMS if arm in usable_hands(one)])
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
    if isinstance(intent.deed, (PickUp, Interact, Bind)) or intent.means in BY_THING:
        needed = 1
    elif isinstance(intent.deed, (Aim, Ready)) or (intent.attack is not None and intent.attack.weapon):
        needed = len(arms_used(play, one, intent))
    else:
        return False
    return needed > len(hands_of(play, one).free)


# ---- what a deed needs, and whether it can still be done in that state (K6-27.10) ------------------------------------


ON_FOOT = (Block, ForceThrough, PassBy, Move, Flee, Hide, Arrive, PickUp)
"""Deeds for which one must go somewhere."""
FOOTWORK = (*ON_FOOT, Prevent, Feint, FreeDeed)
"""Deeds that a grip or a wall hinders."""


class Needs(NamedTuple):
    """The parts of the body that a deed needs.

    ``free``: he must get about; ``feet``: he must be on his feet; ``arms`` are those that do it, ``hand``: any will do.
    """

    free: bool
    feet: bool
    runs: bool
    arms: tuple[str, ...]
    hand: bool
    mouth: bool
    eyes: bool
    balance: bool


def needs_of(play: GamePlay, one: Combatant, intent: Intention) -> Needs:
    """Return what an intention needs, as it stands now."""
    deed, attack = intent.deed, intent.attack
    guard = isinstance(deed, FullDefence) and not deed.spell
    return Needs(
        free=guard or goes(play, intent),
        feet=_needs_feet(play, intent),
        runs=reach.is_running(play, one),
        arms=_arms(play, one, intent),
        hand=intent.means == "item",
        mouth=bool(intent.spell) or isinstance(deed, Speak) or (isinstance(deed, Distract) and deed.by != "stones"),
        eyes=isinstance(deed, (Aim, Ready)) or (attack is not None and attack.means in ("shoot", "throw")),
        balance=isinstance(deed, (Aim, Ready, Feint)),
    )


def goes(play: GamePlay, intent: Intention) -> bool:
    """Return whether an intention takes its bearer anywhere, so that a grip, a wall or a barred way stops it."""
    if isinstance(intent.deed, FOOTWORK) or intent.pace != "stay":
        return True
    attack = intent.attack
    runs_up = isinstance(intent.deed, Engage) and attack is not None and attack.means in CLOSE_MEANS
    return runs_up and any(play.state.run_rounds(intent.who, name) for name in intent.targets)


def _needs_feet(play: GamePlay, intent: Intention) -> bool:
    """Return whether a deed cannot be done lying: on foot, or in a place not yet reached. Fighting and shooting can."""
    deed = intent.deed
    if isinstance(deed, ON_FOOT):
        return not (isinstance(deed, Move) and deed.pace == "crawl")
    return goes(play, intent) and all(play.state.run_rounds(intent.who, name) for name in intent.targets)


def _arms(play: GamePlay, one: Combatant, intent: Intention) -> tuple[str, ...]:
    deed = intent.deed
    if isinstance(deed, BreakDisadvantage):  # sand is wiped from the eyes by hand (K6-29.5)
        return () if reach.threatened_by(play, intent) else (RIGHT, LEFT)
    if isinstance(deed, (Feint, Prevent, FreeDeed)) or (isinstance(deed, Distract) and deed.by == "stones"):
        return (RIGHT, LEFT) if scene.weapon_of(play, one.readied).hands == 2 else (RIGHT,)
    return () if isinstance(deed, (Block, ForceThrough)) else arms_used(play, one, intent)


def takes_away(play: GamePlay, one: Combatant, intent: Intention, condition: AnyCondition, needs: Needs) -> bool:
    """Return whether a combatant in this condition can no longer do what he intends. ``needs`` are those before it."""
    limits = CONDITIONS[condition.id].limits
    if condition.id in STILL:
        return True
    left = usable_hands(one, condition)
    if any(arm in needs.arms for arm in disabled_by(condition)) and left != (JAWS,):
        return True
    lost = (
        (needs.free and ("flee" in limits or "rise" in limits))
        or (needs.feet and "feet" in limits)
        or (needs.runs and "run" in limits and "feet" not in limits)
        or ((bool(needs.arms) or needs.hand) and not left)
        or (needs.mouth and "mouth" in limits)
        or (needs.eyes and "aim" in limits)
        or (needs.balance and "balance" in limits)
    )
    return lost or (intent.attack is not None and _useless(play, intent.attack, condition))


def _useless(play: GamePlay, attack: PlannedAttack, condition: AnyCondition) -> bool:
    """Return whether an attack has lost its weapon or its reach: a limb, a thing stood on, a body on top of him."""
    weapon = scene.weapon_of(play, attack.weapon) if attack.weapon else None
    if isinstance(condition, (Injury, Hold)) and weapon is not None and weapon.part == condition.part != "":
        return True
    under = isinstance(condition, Hold) and condition.id == "pinned_under"
    return under and attack.means in CLOSE_MEANS and getattr(condition, "holder_id", "") not in attack.targets
