"""Can he still do this, in that state? The one question wherever a result might stop an intention (K6-27.10).

:func:`needs_of` says what a deed needs of the body, the table of conditions what each condition takes away.
"""

from __future__ import annotations

from typing import NamedTuple

from holmgang.systems.k6.board import hands, reach, scene
from holmgang.systems.k6.state import (
    Aim,
    AnyCondition,
    Arrive,
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
    Move,
    PassBy,
    PickUp,
    PlannedAttack,
    Prevent,
    Ready,
    Speak,
)
from holmgang.systems.k6.tables import CLOSE_MEANS, CONDITIONS, STILL

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
        return () if reach.threatened_by(play, intent) else (hands.RIGHT, hands.LEFT)
    if isinstance(deed, (Feint, Prevent, FreeDeed)) or (isinstance(deed, Distract) and deed.by == "stones"):
        return (hands.RIGHT, hands.LEFT) if scene.weapon_of(play, one.readied).hands == 2 else (hands.RIGHT,)
    return () if isinstance(deed, (Block, ForceThrough)) else hands.arms_used(play, one, intent)


def takes_away(play: GamePlay, one: Combatant, intent: Intention, condition: AnyCondition, needs: Needs) -> bool:
    """Return whether a combatant in this condition can no longer do what he intends. ``needs`` are those before it."""
    limits = CONDITIONS[condition.id].limits
    if condition.id in STILL:
        return True
    left = hands.usable_hands(one, condition)
    if any(arm in needs.arms for arm in hands.disabled_by(condition)) and left != (hands.JAWS,):
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
    if isinstance(condition, Injury) and weapon is not None and weapon.part:
        return weapon.part == condition.part
    under = isinstance(condition, Hold) and condition.id == "pinned_under"
    return under and attack.means in CLOSE_MEANS and getattr(condition, "holder_id", "") not in attack.targets
