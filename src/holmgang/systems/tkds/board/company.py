"""Who and what lies about the ground for somebody who wants to go over it (TK-7.4 … 7.8, TK-7.12): reading only."""

from __future__ import annotations

from typing import NamedTuple

from holmgang.kernel.play import kept_while_open
from holmgang.space.squares import Cell, Footprint
from holmgang.systems.tkds.flow.checks import overloaded
from holmgang.systems.tkds.flow.fight import Fight
from holmgang.systems.tkds.state import Creature, hostile, ride_together

Other = tuple[Footprint, bool, bool]
"""Another creature as a mover meets it: where it stands, whether it lets one pass, whether it is helpless."""


class Company(NamedTuple):
    """All that the ways of a creature depend on beside itself and the bare ground.

    ``past`` is where the enemy stands whom the master lets it pass (TK-7.8), ``spells`` are difficulties with the
    squares they lie on. ``lights`` are None for whoever need not grope its way.
    """

    others: tuple[Other, ...]
    past: Footprint
    spells: tuple[tuple[str, frozenset[Cell]], ...]
    harmful: frozenset[Cell]
    lights: tuple[tuple[Cell, int], ...] | None
    turned: tuple[str, ...]


@kept_while_open
def company_of(fight: Fight, who: Creature, past: str) -> Company:
    """What a creature would meet now; ``past`` is an enemy whom the master lets it pass."""
    board = fight.board
    others = [
        (one.footprint, passable(fight, who, one, past), one.helpless)
        for one in fight.state.creatures
        if one is not who and one.present and not ride_together(who, one)
    ]
    spells = [(fight.pack.get("spells", area.spell).square_kind, frozenset(area.cells)) for area in fight.state.areas]
    return Company(
        tuple(others),
        fight.creature(past).footprint if past else (),
        tuple([(kind, area) for kind, area in spells if kind]),
        harmful_to(fight, who),
        board.lights() if board.gropes(who) else None,
        board.turned,
    )


def passable(fight: Fight, who: Creature, one: Creature, past: str) -> bool:
    """May one go over the square of another? Allies and bodies, and whom the master lets one pass."""
    if not hostile(who, one) or fight.knobs.enemy_square_passable or one.id == past:
        return True
    return one.helpless and fight.knobs.helpless_enemy_passable


def harmful_to(fight: Fight, who: Creature) -> frozenset[Cell]:
    """Fire, caltrops, and deep water for who sinks or carries dry powder."""
    board = fight.board
    found = [cell for cell, square in board.squares.items() if square.caltrops or square.fire]
    if board.field.deep and (carries_dry_powder(fight, who) or sinks_in_water(fight, who)):
        found += board.field.deep
    return frozenset(found)


def carries_dry_powder(fight: Fight, who: Creature) -> bool:
    """Would deep water spoil something (TK-18.3)?"""
    return any(not item.wet and fight.is_powder(item) for item in who.inventory)


def sinks_in_water(fight: Fight, who: Creature) -> bool:
    """Would deep water pull it down (TK-21.10)?"""
    return overloaded(who) or (bool(who.armour) and fight.pack.get("armour", who.armour).kind == "heavy")
