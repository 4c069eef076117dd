"""Rider and mount go together until something parts them (TK-21.1, TK-21.12)."""

from __future__ import annotations

from holmgang.systems.tkds.events import Unhorsed
from holmgang.systems.tkds.flow.fight import Fight
from holmgang.systems.tkds.state import Creature


def rider_of(fight: Fight, mount: Creature) -> Creature | None:
    return next((one for one in fight.state.present() if one.mount == mount.id), None)


def carry_rider(fight: Fight, mount: Creature) -> None:
    """Wherever the mount goes or is moved, its rider goes too."""
    if (rider := rider_of(fight, mount)) is not None:
        rider.anchor = mount.anchor


def unhorse(fight: Fight, who: Creature, clause: str) -> None:
    """A rider comes out of the saddle against its will, and is on foot where it is."""
    mount, who.mount = who.mount, ""
    fight.tell(Unhorsed, who=who.id, mount=mount, clauses=(clause,))


def throw_off(fight: Fight, who: Creature, clause: str) -> None:
    """Somebody is knocked down: a rider out of the saddle, a horse with its rider; they share a square (TK-7.15)."""
    riders = [one for one in (who, rider_of(fight, who)) if one is not None and one.mount]
    for one in riders:
        unhorse(fight, one, clause)
        one.passing = True


def part(fight: Fight, who: Creature, clause: str) -> None:
    """Somebody falls or is gone: as a rider it leaves the saddle, as a mount it leaves its rider on foot."""
    for one in (who if who.mount else None, rider_of(fight, who)):
        if one is not None:
            unhorse(fight, one, clause)
