"""Readings of the board: who threatens whom (TK-11), areas, grips, mounts, concentration."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from typing import Any

from holmgang.kernel.play import kept_while_open
from holmgang.kernel.questions import Ghost, Option, Spot
from holmgang.space.squares import Cell, distance, footprint, surroundings
from holmgang.systems.tkds import rules
from holmgang.systems.tkds.board.board import Conflict
from holmgang.systems.tkds.board.checks import CERTAIN, luck_chance
from holmgang.systems.tkds.board.equipment import MELEE, means_of, reach_of
from holmgang.systems.tkds.state import (
    ACTIVE,
    Creature,
    LastingEffect,
    MagicArea,
    Square,
    cell_id,
    hostile,
    ride_together,
)

# ---- threat ----------------------------------------------------------------------------------------------------------


STATES = ("helpless", "unconscious", "prone", "blinded", "surprised")
"""States that keep a creature from threatening; an inactive one does not threaten anyway."""


def fit_to_threaten(fight: Conflict, one: Creature) -> bool:
    """TK-11.9: return whether it is in a state in which it threatens any creature at all."""
    if one.status != ACTIVE or fight.state.rulings.get("threat_states") == "everybody":
        return one.status == ACTIVE
    return not any(name in STATES and getattr(one, name) for name in fight.knobs.threat_states_excluded)


def threat_problem(fight: Conflict, one: Creature, target: Creature) -> str:
    """The clause by which one does not threaten the other, or nothing if it does."""
    knobs = fight.knobs
    if one is target or not (hostile(one, target) or (knobs.threat_from_allies and one.side == target.side)):
        return "TK-11.10"
    gap = fight.board.squares_between(one, target)
    if not 1 <= gap <= one.farthest or gap > reach_of(fight, one):
        return "TK-11.1"
    if not fit_to_threaten(fight, one):
        return "TK-11.9"
    if target.has("invisible") or not fight.board.light_for(one, target.footprint):
        return "TK-11.11"
    return "TK-11.11" if fight.board.cover(one.footprint, target).result == rules.HIDDEN else ""


def in_reach(fight: Conflict, one: Creature, other: Creature) -> bool:
    """Return whether one can strike as far as the other, and not only at the wall between them (TK-10.13)."""
    return within(fight, one, other, reach_of(fight, one))


def beside(fight: Conflict, one: Creature, other: Creature) -> bool:
    """Return whether one can touch the other: next to it, and not round two corners."""
    return within(fight, one, other, 1)


def within(fight: Conflict, one: Creature, other: Creature, squares: int) -> bool:
    board = fight.board
    return board.squares_between(one, other) <= squares and board.cover(one.footprint, other).result != rules.HIDDEN


@kept_while_open
def threats_to(fight: Conflict, target: Creature) -> tuple[tuple[Creature, ...], tuple[str, ...]]:
    """Everybody who threatens a creature at this moment, and why others within reach do not."""
    by: list[Creature] = []
    spared: dict[str, None] = {}
    for one in fight.state.present():
        clause = threat_problem(fight, one, target)
        if not clause:
            by.append(one)
        elif clause in ("TK-11.9", "TK-11.11"):
            spared[clause] = None
    return tuple(by), tuple(spared)


def threatened(fight: Conflict, target: Creature) -> bool:
    return bool(threats_to(fight, target)[0])


def threat_squares(fight: Conflict, one: Creature) -> tuple[Cell, ...]:
    """The squares on which it threatens: within its reach, heights counted, and not behind a wall."""
    if not fit_to_threaten(fight, one):
        return ()
    watched = fight.board.ground.watched(one.anchor, one.side_length, reach_of(fight, one))
    return tuple([cell for cell in watched if fight.board.light_for(one, (cell,))])


def watches(fight: Conflict, one: Creature, reach: int, cell: Cell) -> bool:
    """Return whether a creature on this square would be threatened by one who is fit for it and reaches so far."""
    board = fight.board
    watched = board.ground.watches(one.anchor, one.side_length, reach, cell)
    return watched and bool(board.light_for(one, (cell,)))


@kept_while_open
def watch_against(fight: Conflict, who: Creature) -> Callable[[Cell], bool]:
    """Tells of a square whether an opponent of this creature threatens it: looked at only on demand."""

    @cache
    def watched(cell: Cell) -> bool:
        return any(watches(fight, one, reach, cell) for one, reach in foes)

    fit = [one for one in fight.state.creatures if hostile(one, who) and fit_to_threaten(fight, one)]
    foes = [(one, reach_of(fight, one)) for one in fit]
    return watched


def calm(fight: Conflict, who: Creature) -> Fraction:
    """The chance that a shot or a spell comes off at all, threatened or not."""
    return luck_chance(fight, who) if threatened(fight, who) else CERTAIN


def steady_hand(fight: Conflict, who: Creature, scope: str) -> Fraction:
    """The chance that an item does not fall instead of being used (TK-11.4)."""
    return calm(fight, who) if scope in fight.knobs.threat_item_scope else CERTAIN


# ---- areas, grips, mounts --------------------------------------------------------------------------------------------


MAP = "map"
"""The id of the board in a view."""


def square_of_area(middle: Cell, side: int, fight: Conflict) -> tuple[Cell, ...]:
    """An area of N metres: N x N squares around its middle, as far as the map goes."""
    half = side // 2
    cells = footprint((middle[0] - half, middle[1] - half), side)
    return tuple(cell for cell in cells if cell in fight.board.grid)


def area_option(fight: Conflict, middle: Cell, side: int) -> Option:
    """A square on which the middle of an area may lie, with what the area would cover."""

    def ghost() -> Ghost:
        cells = square_of_area(middle, side, fight)
        return Ghost(MAP, (middle, *(cell for cell in cells if cell != middle)))

    return Option(cell_id(middle), at=(Spot.cell(*middle),), ghost=ghost)


def squares_within(fight: Conflict, who: Creature, metres: int) -> Iterator[Cell]:
    """Every square so near that something could be thrown or cast there, solid ones aside."""
    board = fight.board
    return (cell for cell in board.grid if not board.solid(cell) and board.distance_to(who, cell) <= metres)


def caught(fight: Conflict, middle: Cell, area: tuple[Cell, ...]) -> list[Creature]:
    """Everybody in the area whom the burst can see from its middle, in roster order.

    It reaches as far up and down as to the sides.
    """
    reach = max(distance(middle, cell) for cell in area)
    return [
        one
        for one in fight.state.roster()
        if one.present
        and any(cell in area for cell in one.footprint)
        and fight.board.squares_from(middle, 1, one) <= reach
        and (middle in one.footprint or fight.board.cover((middle,), one).result != rules.HIDDEN)
    ]


def near_squares(fight: Conflict, who: Creature, wanted: Any) -> list[tuple[Cell, Square]]:
    """Squares of some sort next to a creature or under it."""
    near = surroundings(who.anchor, who.side_length)
    squares = [(cell, fight.board.squares.get(cell)) for cell in near]
    return [(cell, square) for cell, square in squares if square is not None and wanted(square)]


# ---- held ------------------------------------------------------------------------------------------------------------


def grips(fight: Conflict, who: Creature, effect: LastingEffect) -> bool:
    """Return whether it still holds: a whip only while its wielder is able, holds it and is near enough (TK-18.17)."""
    if not effect.item:
        return True
    wielder = fight.creature(effect.source)
    reaches = [one.reach for one in means_of(fight, wielder) if one.item == effect.item and one.mode == MELEE]
    return wielder.able and any(fight.board.squares_between(wielder, who) <= reach for reach in reaches)


def is_held(fight: Conflict, who: Creature) -> bool:
    """TK-17.11: it cannot leave its square, and neither can what it rides."""
    bound = [one for one in fight.state.creatures if one is who or (one.mount == who.id and one.present)]
    return any(effect.kind == "held" and grips(fight, one, effect) for one in bound for effect in one.effects)


def grip_of(who: Creature, target: Creature) -> list[LastingEffect]:
    """Return the means by which a creature holds another with a thing in hand."""
    return [effect for effect in target.effects if effect.kind == "held" and effect.item and effect.source == who.id]


def flame_near(fight: Conflict, who: Creature) -> bool:
    """TK-20.13: a burning torch or lantern in hand or in an adjacent square."""
    if any(item.lit and item.kind in ("torch", "lantern", "candle") and who.holds(item.id) for item in who.inventory):
        return True
    if near_squares(fight, who, lambda square: square.fire > 0):
        return True
    lying = any(t.item.lit and min(distance(t.at, own) for own in who.footprint) <= 1 for t in fight.state.ground)
    return lying or any(
        beside(fight, who, one) and any(i.lit and one.holds(i.id) for i in one.inventory)
        for one in fight.state.present()
        if one is not who
    )


# ---- concentration ---------------------------------------------------------------------------------------------------


def concentration_of(
    fight: Conflict, who: Creature
) -> tuple[str, list[MagicArea], list[tuple[Creature, LastingEffect]]]:
    """The spell a creature concentrates on, with the areas and effects that hang on it."""
    areas = [area for area in fight.state.areas if area.owner == who.id and area.concentration]
    held = [
        (one, effect)
        for one in fight.state.creatures
        for effect in one.effects
        if effect.ends == "concentration" and effect.source == who.id
    ]
    spells = [*(area.spell for area in areas), *(effect.spell for _, effect in held)]
    return next(iter(spells), ""), areas, held


def rider_of(fight: Conflict, mount: Creature) -> Creature | None:
    return next((one for one in fight.state.present() if one.mount == mount.id), None)


def drop_at(fight: Conflict, who: Creature, came_from: Cell, to: Cell) -> Fraction:
    """The metres by which the creature would stand lower on the new square."""
    ground, side = fight.board.ground, who.side_length
    return max(Fraction(0), ground.elevation(came_from, side) - ground.elevation(to, side))


def level(fight: Conflict, who: Creature, to: Cell) -> bool:
    """Return whether a square lies less than a metre higher or lower: no edge is between."""
    here = who.anchor
    return drop_at(fight, who, here, to) < 1 and drop_at(fight, who, to, here) < 1


def blocked(fight: Conflict, who: Creature, to: Cell) -> str:
    """Return the obstacle that keeps a creature from being moved there."""
    if not fight.board.grid.holds(to, who.side_length):
        return "edge"
    cells = footprint(to, who.side_length)
    if any(fight.board.solid(cell) for cell in cells):
        return "solid"
    there = [one for cell in cells for one in fight.board.at(cell) if one is not who]
    return "creature" if any(not ride_together(who, one) for one in there) else ""


def reaches_left(fight: Conflict, who: Creature, to: Cell) -> list[Creature]:
    """By house rule those whose reach a step leaves may strike (TK-7.14: by the book no creature may)."""
    if not fight.knobs.opportunity_attacks:
        return []
    found = []
    for one in fight.state.roster():
        if one.present and hostile(one, who) and fit_to_threaten(fight, one):
            reach, board = reach_of(fight, one), fight.board
            if board.squares_between(one, who) <= reach < board.squares_from(to, who.side_length, one):
                found.append(one)
    return found
