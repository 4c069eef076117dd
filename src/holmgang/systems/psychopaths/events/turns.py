"""The events of a turn: phases, dice, action points, glory, madness."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.events import Event
from holmgang.kernel.sums import Sum


@dataclass(frozen=True, kw_only=True)
class TurnBegan(Event):
    who: str
    round: Sum


@dataclass(frozen=True, kw_only=True)
class Upkeep(Event):
    who: str
    field: str


@dataclass(frozen=True, kw_only=True)
class PhaseBegan(Event):
    who: str
    phase: str


@dataclass(frozen=True, kw_only=True)
class PhaseSkipped(Event):
    """A phase offers nothing; ``why`` is holder, no_ap, nobody (to fight) or over (nothing more to repeat)."""

    who: str
    phase: str
    why: str


@dataclass(frozen=True, kw_only=True)
class NoStep(Event):
    """No step is offered; ``why`` is holder, no_ap, alone (no neighbour at all) or all_visited."""

    who: str
    why: str


@dataclass(frozen=True, kw_only=True)
class TurnEnded(Event):
    who: str
    next: str


@dataclass(frozen=True, kw_only=True)
class Rolled(Event):
    """Dice lie on the table. ``what`` is the purpose of the roll."""

    who: str
    what: str
    dice: tuple[Sum, ...]


@dataclass(frozen=True, kw_only=True)
class Rerolled(Event):
    who: str
    by: str
    card: str
    before: Sum
    after: Sum


@dataclass(frozen=True, kw_only=True)
class ActionPoints(Event):
    """AP received in phase 1."""

    who: str
    ap: Sum


@dataclass(frozen=True, kw_only=True)
class ApChanged(Event):
    who: str
    card: str
    change: Sum
    left: Sum


@dataclass(frozen=True, kw_only=True)
class Paid(Event):
    who: str
    what: str
    price: Sum
    left: Sum


@dataclass(frozen=True, kw_only=True)
class ApLost(Event):
    """AP used up without effect."""

    who: str
    ap: Sum


@dataclass(frozen=True, kw_only=True)
class GloryChanged(Event):
    who: str
    change: Sum
    glory: Sum


@dataclass(frozen=True, kw_only=True)
class NoGlory(Event):
    """A gain that this player is too glorious, or not glorious enough, to have."""

    who: str
    what: str


@dataclass(frozen=True, kw_only=True)
class MadnessChanged(Event):
    who: str
    card: str
    madness: Sum


@dataclass(frozen=True, kw_only=True)
class MadnessRestored(Event):
    who: str
    madness: Sum
