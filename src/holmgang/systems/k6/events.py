"""Events of a k6 fight, and which of them make one deed.

Strings are ids of combatants, conditions, weapons and words; numbers are sums.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from holmgang.kernel.events import DeedPart, Event, aside, fall, frame, harm, opens, plan, result, roll, verdict
from holmgang.kernel.sums import Phrase, Sum
from holmgang.systems.k6.tables import CONDITIONS, INJURY


@dataclass(frozen=True, kw_only=True)
class SceneSet(Event):
    """The scene was presented: places, things to use, dangers, lights."""

    zones: tuple[str, ...]
    props: tuple[str, ...]
    dangers: tuple[str, ...]
    lights: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class SceneAdded(Event):
    """A thing was added to the scene, or a combatant came."""

    what: str


@dataclass(frozen=True, kw_only=True)
class RoundBegan(Event):
    """A new round."""

    number: Sum
    seconds: Sum


@dataclass(frozen=True, kw_only=True)
class Arrived(Event):
    """A combatant joined the fight, fresh or winded, at a distance."""

    who: str
    mode: str
    run_rounds: Sum


@dataclass(frozen=True, kw_only=True)
class Intended(Event):
    """An intention as it stands when all have confirmed."""

    who: str
    intention: str
    targets: tuple[str, ...]
    means: str
    weapon: str


@dataclass(frozen=True, kw_only=True)
class OrderSet(Event):
    """The order in which the intentions are resolved, node by node; ``arrows`` are "first > later: reason"."""

    nodes: tuple[str, ...]
    arrows: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class CycleFound(Event):
    """Intentions go round in a circle: all concerned roll first."""

    who: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Counted(Event):
    """The modifiers of a roll and their reasons, before the die falls."""

    who: str
    against: str
    roll: str
    attribute: str
    modifiers: Sum
    reasons: tuple[str | Phrase, ...]


@dataclass(frozen=True, kw_only=True)
class Rolled(Event):
    """A success or defence roll with its total. ``still``: rolled as an immobile target."""

    who: str
    against: str
    roll: str
    attribute: str
    total: Sum
    still: bool = False


@dataclass(frozen=True, kw_only=True)
class Rerolled(Event):
    """Equal totals that would cancel each other: the dice fall again."""

    who: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Contested(Event):
    """Two rolls compared. ``diff`` is the roller's total less the other's."""

    who: str
    against: str
    mutual: bool
    diff: Sum
    successes: Sum


@dataclass(frozen=True, kw_only=True)
class Avoided(Event):
    """An attack took place and did nothing to this target."""

    who: str
    by: str


@dataclass(frozen=True, kw_only=True)
class Spent(Event):
    """Successes were spent on something."""

    who: str
    against: str
    spend: str
    cost: Sum


@dataclass(frozen=True, kw_only=True)
class Lost(Event):
    """Successes that were not spent."""

    who: str
    successes: Sum


@dataclass(frozen=True, kw_only=True)
class Revised(Event):
    """In a draw a side chose again."""

    who: str
    spend: str


@dataclass(frozen=True, kw_only=True)
class DamageRolled(Event):
    """Damage dice."""

    who: str
    of: str
    damage: Sum


@dataclass(frozen=True, kw_only=True)
class Wounded(Event):
    """Lives lost. ``cause``: an attack, a fall, burning or poison."""

    who: str
    by: str
    lives: Sum
    damage_type: str
    cause: str = "attack"


@dataclass(frozen=True, kw_only=True)
class KnockedOut(Event):
    """Out of the fight."""

    who: str
    by: str


@dataclass(frozen=True, kw_only=True)
class Died(Event):
    """Dead."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Injured(Event):
    """A serious injury: a part of the body is disabled."""

    who: str
    by: str
    part: str


@dataclass(frozen=True, kw_only=True)
class ConditionGained(Event):
    """A combatant is now in a condition. ``within`` is a condition of the same deed that includes it."""

    who: str
    condition: str
    modifier_kind: str
    by: str
    part: str = ""
    within: str = ""


@dataclass(frozen=True, kw_only=True)
class ConditionEnded(Event):
    """A combatant is no longer in a condition."""

    who: str
    condition: str
    why: str
    part: str = ""


@dataclass(frozen=True, kw_only=True)
class Stopped(Event):
    """An intention was stopped before it was carried out; ``why``: its bearer is out of the fight, or hindered."""

    who: str
    by: str
    intention: str
    why: str = "hindered"


@dataclass(frozen=True, kw_only=True)
class NotRolled(Event):
    """A link of the chain fell away; ``down`` is who is out of the fight, if that is why."""

    who: str
    against: str
    why: str
    down: str = ""


@dataclass(frozen=True, kw_only=True)
class Pushed(Event):
    """Pushed or pulled so many metres."""

    who: str
    by: str
    direction: str
    metres: Sum


@dataclass(frozen=True, kw_only=True)
class Fell(Event):
    """Thrown into a chasm or a trap."""

    who: str
    by: str
    hazard: str


@dataclass(frozen=True, kw_only=True)
class Passed(Event):
    """Got past opponents."""

    who: str
    around: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Moved(Event):
    """Moved; with the new distance to the other."""

    who: str
    to: str
    run_rounds: Sum
    band: str


@dataclass(frozen=True, kw_only=True)
class Fled(Event):
    """Got away from melee with a lead."""

    who: str
    lead: Sum


@dataclass(frozen=True, kw_only=True)
class Chased(Event):
    """One round of a chase."""

    who: str
    fleer: str
    gap: Sum


@dataclass(frozen=True, kw_only=True)
class Escaped(Event):
    """Left the fight for good."""

    who: str
    how: str


@dataclass(frozen=True, kw_only=True)
class PieceRemoved(Event):
    """A piece of armour was taken off."""

    who: str
    by: str
    piece: str


@dataclass(frozen=True, kw_only=True)
class Disarmed(Event):
    """A weapon was knocked or taken away."""

    who: str
    by: str
    weapon: str
    where: str


@dataclass(frozen=True, kw_only=True)
class Took(Event):
    """A combatant took a thing."""

    who: str
    item: str


@dataclass(frozen=True, kw_only=True)
class ObjectPinned(Event):
    """A combatant stands on a thing that an opponent holds."""

    who: str
    item: str
    against: str


@dataclass(frozen=True, kw_only=True)
class Tied(Event):
    """A captive was tied up."""

    who: str
    by: str
    what: str


@dataclass(frozen=True, kw_only=True)
class SurrenderDemanded(Event):
    """Called on to surrender."""

    who: str
    to: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Surrendered(Event):
    """Gave up."""

    who: str


@dataclass(frozen=True, kw_only=True)
class AlarmRaised(Event):
    """The alarm was raised."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Spoke(Event):
    """Words spoken in passing."""

    who: str
    purpose: str


@dataclass(frozen=True, kw_only=True)
class SpellCast(Event):
    """A spell was spoken."""

    who: str
    spell: str
    targets: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class SpellEnded(Event):
    """A spell no longer works."""

    who: str
    spell: str
    on: str


@dataclass(frozen=True, kw_only=True)
class ConcentrationBroken(Event):
    """A caster lost concentration."""

    who: str
    spell: str
    by: str


@dataclass(frozen=True, kw_only=True)
class ConcentrationKept(Event):
    """A blow was stopped by armour, shield or resistance: concentration holds."""

    who: str
    spell: str


@dataclass(frozen=True, kw_only=True)
class Done(Event):
    """A deed without a roll was carried out."""

    who: str
    deed: str
    on: str


@dataclass(frozen=True, kw_only=True)
class UsedUp(Event):
    """A counted thing was used; so many are left."""

    who: str
    item: str
    left: Sum


@dataclass(frozen=True, kw_only=True)
class AmmoCollected(Event):
    """After the fight: ammunition is gathered, or will be bought."""

    who: str
    ammo: str


@dataclass(frozen=True, kw_only=True)
class Healed(Event):
    """Lives regained."""

    who: str
    lives: Sum


@dataclass(frozen=True, kw_only=True)
class PrecedentKept(Event):
    """A ruling on a deed outside the list was noted for the next time."""

    text: str
    cost: Sum


@dataclass(frozen=True, kw_only=True)
class Overridden(Event):
    """The master overrode a roll's modifiers."""

    who: str
    modifier: Sum


# ---- deeds: a contest with its results, or an action without a roll --------------------------------------------------


IN_PASSING = (
    *(name for name, row in CONDITIONS.items() if row.duration == INJURY),  # the wound says it
    "knocked_out",
    "surrendered",
    "defending",
    "overloaded",
    "shield_turned",
    "lying_on",
    "hidden",
    "bound_arms",
    "bound",
)
"""Conditions that another sentence of the deed tells already."""

DEEDS: Mapping[str, DeedPart] = {
    "scene_set": frame(),
    "round_began": frame(),
    "intended": plan(by="who", on="targets", word="intention"),
    "order_set": plan(order="nodes"),
    "cycle_found": plan(),
    "counted": roll(by="who", on="against"),
    "rolled": roll(by="who", on="against", rolls=(("who", "total"),), die=6),
    "contested": verdict(by="who", on="against"),
    "avoided": verdict(by="by", on="who"),
    "wounded": harm(on="who", lost="lives", by="by"),
    "condition_gained": result(condition=IN_PASSING, within=("pinned_under", "gagged")),
    "pushed": result(),
    "disarmed": result(),
    "fell": result(),
    "object_pinned": result(),
    "piece_removed": result(),
    "passed": result(),
    "stopped": result(why=("out",)),
    "tied": opens(by="by", on="who"),
    "healed": result(),
    "concentration_broken": result(),
    "knocked_out": fall(on="who"),
    "died": fall(on="who"),
    "done": opens(by="who", on="on"),
    "spell_cast": verdict(by="who", on="targets"),
    "spoke": opens(by="who"),
    "alarm_raised": opens(by="who"),
    "surrender_demanded": opens(by="who", on="to"),
    "surrendered": opens(by="who"),
    "fled": opens(by="who"),
    "chased": opens(by="who", on="fleer"),
    "escaped": opens(by="who"),
    "arrived": opens(by="who"),
    "not_rolled": aside(why=("no_threat", "out", "stopped")),
    "condition_ended": aside(),
    "spell_ended": aside(),
    "ammo_collected": aside(),
}
