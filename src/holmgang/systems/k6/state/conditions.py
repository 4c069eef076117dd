"""The states somebody can be in: one small type for each sort that has something of its own to say."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.systems.k6.flow.tables import CONDITIONS, HELD, INJURY, SPELL


@dataclass(eq=False)
class Condition:
    """A state somebody is in. What it does stands in the table of conditions under its ``id``.

    ``source_id`` is who brought it about. Conditions that have more to say are of the types below.
    """

    id: str
    source_id: str = ""
    created_round: int = 0
    expires_round: int | None = None

    @property
    def same_as(self) -> tuple[str, ...]:
        """By what it is the same state over again, so that it is not had twice."""
        return (self.id,)


@dataclass(eq=False)
class Hold(Condition):
    """Kept in it by an opponent (K6-29.1); ``part`` is the limb he has got hold of, if it is one."""

    holder_id: str = ""
    part: str = ""

    @property
    def same_as(self) -> tuple[str, ...]:
        return (self.id, self.holder_id, self.part)


@dataclass(eq=False)
class WeaponHold(Hold):
    """A weapon is hooked or seized, to be wrung from the hand (K6-30.2)."""

    weapon: str = ""


@dataclass(eq=False)
class ThingHold(Hold):
    """Somebody stands on a thing one holds (K6-30.9)."""

    item: str = ""


@dataclass(eq=False)
class Injury(Condition):
    """A part of the body that cannot be used (K6-22.5)."""

    part: str = ""

    @property
    def same_as(self) -> tuple[str, ...]:
        return (self.id, self.part)


@dataclass(eq=False)
class Snag(Condition):
    """Caught by the sleeve. ``loose``: it is being torn off in passing, so the arm can be used this round (K6-24.6)."""

    part: str = ""
    loose: bool = False

    @property
    def same_as(self) -> tuple[str, ...]:
        return (self.id, self.part)


@dataclass(eq=False)
class Cover(Condition):
    """Behind something; an ``obstacle`` stands between the two in close combat as well (K6-11.11)."""

    behind: str = ""
    obstacle: bool = False


@dataclass(eq=False)
class Regard(Condition):
    """It concerns one opponent only: an opening found, a shield turned to him."""

    against: str = ""

    @property
    def same_as(self) -> tuple[str, ...]:
        return (self.id, self.against)


@dataclass(eq=False)
class Aimed(Regard):
    """A weapon is aimed at somebody, or at a place (K6-18.3)."""

    weapon: str = ""


@dataclass(eq=False)
class Enchantment(Regard):
    """The work of a spell; ``against`` is whom a fear concerns."""

    spell: str = ""


@dataclass(eq=False)
class Poisoning(Condition):
    """A poison in the blood (house, G3); a deadly one takes a life each round."""

    deadly: bool = False


AnyCondition = (
    Condition | Hold | WeaponHold | ThingHold | Injury | Snag | Cover | Regard | Aimed | Enchantment | Poisoning
)

SPECIAL: dict[str, type[Condition]] = {
    "weapon_bound": WeaponHold,
    "object_pinned": ThingHold,
    "pinned_clothing": Snag,
    "in_cover": Cover,
    "aimed": Aimed,
    "opening": Regard,
    "shield_turned": Regard,
    "poisoned": Poisoning,
}
BY_DURATION: dict[str, type[Condition]] = {HELD: Hold, INJURY: Injury, SPELL: Enchantment}


def type_of(name: str) -> type[Condition]:
    """The type of the condition of that name."""
    return SPECIAL.get(name) or BY_DURATION.get(CONDITIONS[name].duration, Condition)
