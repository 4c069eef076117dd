"""The facts of a conflict, and which of them make one deed. Fields are ids, sums, sentences and truth values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from holmgang.kernel.events import DeedPart, Event, aside, fall, frame, harm, opens, prelude, roll, verdict
from holmgang.kernel.sums import Phrase, Sum


@dataclass(frozen=True, kw_only=True)
class Phase(Event):
    """A phase of a round begins: ``players``, ``enemies``, ``end_of_round``."""

    phase: str
    round_no: Sum


@dataclass(frozen=True, kw_only=True)
class Surprised(Event):
    """A creature takes no turn in this round."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Activate(Event):
    """A creature's own turn begins, threatened or not."""

    who: str
    momentum: Sum
    threatened: bool


@dataclass(frozen=True, kw_only=True)
class Step(Event):
    """One square of movement, to the cell ``to`` ("x,y"); ``left`` is the momentum that remains."""

    who: str
    to: str
    cost: Sum
    left: Sum


@dataclass(frozen=True, kw_only=True)
class SmallAction(Event):
    who: str
    action: str
    object: Phrase | str
    cost: Sum
    left: Sum


@dataclass(frozen=True, kw_only=True)
class Action(Event):
    """A creature spends its action. ``object`` is the weapon, item, spell … it is done with."""

    who: str
    action: str
    object: str
    target: str


@dataclass(frozen=True, kw_only=True)
class Sprinted(Event):
    who: str
    left: Sum


@dataclass(frozen=True, kw_only=True)
class Check(Event):
    """A skill check. ``purpose`` says what for (attack, overcome, resist …), ``natural`` is "20", "1" or empty."""

    who: str
    purpose: str
    skill: str
    target: str
    total: Sum
    threshold: Sum
    success: bool
    natural: str


@dataclass(frozen=True, kw_only=True)
class Luck(Event):
    who: str
    purpose: str
    total: Sum
    threshold: Sum
    success: bool


@dataclass(frozen=True, kw_only=True)
class AutoSuccess(Event):
    """Nothing is rolled: a helpless target, a death coin."""

    who: str
    purpose: str
    target: str


@dataclass(frozen=True, kw_only=True)
class Missed(Event):
    who: str
    target: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class Cover(Event):
    """The line between two: its grade (none, partial, full, hidden), the cells it crosses, the hidden points."""

    who: str
    target: str
    grade: str
    line: tuple[str, ...]
    hidden: Sum
    points: Sum


@dataclass(frozen=True, kw_only=True)
class Threat(Event):
    """An attempt of a threatened creature depends on luck; ``by`` are those who threaten it."""

    who: str
    by: tuple[str, ...]
    attempt: str


@dataclass(frozen=True, kw_only=True)
class DamageRolled(Event):
    """Damage dice fell; rerolled ones are terms of their own."""

    who: str
    amount: Sum


@dataclass(frozen=True, kw_only=True)
class Damage(Event):
    """A creature loses Health. ``source`` is direct or indirect."""

    who: str
    by: str
    amount: Sum
    source: str
    health: Sum


@dataclass(frozen=True, kw_only=True)
class Heal(Event):
    who: str
    by: str
    amount: Sum
    health: Sum


@dataclass(frozen=True, kw_only=True)
class ConditionOn(Event):
    who: str
    condition: str
    by: str


@dataclass(frozen=True, kw_only=True)
class ConditionOff(Event):
    who: str
    condition: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class Prepare(Event):
    who: str
    action: str
    trigger: str
    whose: str
    detail: Phrase | str = ""


@dataclass(frozen=True, kw_only=True)
class Interrupt(Event):
    """A prepared action cuts in."""

    who: str
    action: str
    trigger: str
    by: str


@dataclass(frozen=True, kw_only=True)
class PreparedLost(Event):
    who: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class Coin(Event):
    """Death coins changed: gained or spent."""

    who: str
    change: Sum
    coins: Sum


@dataclass(frozen=True, kw_only=True)
class Survival(Event):
    """A survival fight: ``stage`` is begins, success, coin, ends, healed, stabilised."""

    who: str
    stage: str
    successes: Sum
    coins: Sum


@dataclass(frozen=True, kw_only=True)
class Death(Event):
    who: str
    by: str


@dataclass(frozen=True, kw_only=True)
class Disabled(Event):
    who: str
    by: str


@dataclass(frozen=True, kw_only=True)
class Fled(Event):
    who: str


@dataclass(frozen=True, kw_only=True)
class ItemDropped(Event):
    who: str
    item: str
    at: str


@dataclass(frozen=True, kw_only=True)
class ItemBroken(Event):
    who: str
    item: str
    how: str


@dataclass(frozen=True, kw_only=True)
class ItemUsed(Event):
    """A use of an item or a piece of ammunition is spent."""

    who: str
    item: str
    left: Sum


@dataclass(frozen=True, kw_only=True)
class Reloaded(Event):
    who: str
    item: str
    steps: Sum
    needed: Sum
    loaded: bool


@dataclass(frozen=True, kw_only=True)
class Jammed(Event):
    who: str
    item: str


@dataclass(frozen=True, kw_only=True)
class Wetted(Event):
    who: str
    item: str


@dataclass(frozen=True, kw_only=True)
class Exploded(Event):
    what: str
    at: str
    area: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Scattered(Event):
    what: str
    to: str
    metres: Sum


@dataclass(frozen=True, kw_only=True)
class Pushed(Event):
    who: str
    by: str
    to: str


@dataclass(frozen=True, kw_only=True)
class Unhorsed(Event):
    who: str
    mount: str


@dataclass(frozen=True, kw_only=True)
class Fell(Event):
    who: str
    metres: Phrase
    dice: Sum
    to: str


@dataclass(frozen=True, kw_only=True)
class Sank(Event):
    who: str
    metres: Sum
    depth: Sum


@dataclass(frozen=True, kw_only=True)
class Magic(Event):
    """Magic points paid for an attempt."""

    who: str
    spell: str
    cost: Sum
    left: Sum


@dataclass(frozen=True, kw_only=True)
class SpellLost(Event):
    who: str
    spell: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class AreaLaid(Event):
    who: str
    spell: str
    area: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Regained(Event):
    """A creature regains magic points."""

    who: str
    amount: Sum
    left: Sum


@dataclass(frozen=True, kw_only=True)
class MagicEnded(Event):
    who: str
    spell: str
    reason: str


@dataclass(frozen=True, kw_only=True)
class TerrainChanged(Event):
    at: str
    what: str


@dataclass(frozen=True, kw_only=True)
class TurnEnds(Event):
    """A creature, or a whole group, is done for this round."""

    who: str


@dataclass(frozen=True, kw_only=True)
class RelativeLevel(Event):
    """A hero judges an enemy: weaker, equal or stronger."""

    who: str
    target: str
    standing: str


@dataclass(frozen=True, kw_only=True)
class Procedure(Event):
    """An optional procedure gave a result: encounter distance, reaction, surprise."""

    procedure: str
    result: str
    total: Sum


@dataclass(frozen=True, kw_only=True)
class RoundOver(Event):
    round_no: Sum
    seconds: Sum


@dataclass(frozen=True, kw_only=True)
class HandedOver(Event):
    """A creature pauses in the middle of its turn and lets another go on."""

    who: str
    to: str


@dataclass(frozen=True, kw_only=True)
class ConflictOver(Event):
    """One side has no creature left to fight; what still burns or bleeds goes on until it ends."""

    winner: str
    minutes: Sum


@dataclass(frozen=True, kw_only=True)
class TrapSprung(Event):
    who: str
    at: str


CHECK = roll(rolls=(("who", "total"),), goal="threshold", die=20)

DEEDS: Mapping[str, DeedPart] = {
    "phase": frame(),
    "conflict_over": frame(),
    "activate": prelude(by="who"),
    "step": prelude(by="who", seen=True),
    "action": opens(by="who", on="target"),
    "small_action": opens(by="who"),
    "sprinted": opens(by="who"),
    "prepare": opens(by="who"),
    "interrupt": opens(by="who", on="by"),
    "check": CHECK,
    "luck": CHECK,
    "missed": verdict(),
    "damage": harm(on="who", lost="amount", by="by"),
    "death": fall(on="who"),
    "disabled": fall(on="who"),
    "fled": opens(by="who"),
    "prepared_lost": aside(),
    "condition_off": aside(),
    "magic_ended": aside(),
    "round_over": aside(),
    "handed_over": aside(),
}
