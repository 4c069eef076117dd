"""Of equally cheap and equally long ways the one a person would walk: straight, with few turns, past few opponents."""

from __future__ import annotations

from collections.abc import Callable

from holmgang.space.paths import Reach
from holmgang.space.squares import Cell

Taste = tuple[int, int, int, int]
"""What one would rather not have of a way, the worst first.

Watched squares entered, if that does harm; how far the way strays from the straight line, a turn being as bad as a
square; turns; watched squares all the same.
"""
Look = Callable[[], Callable[[Cell], bool]]
"""A look around; it finds which squares are watched."""


def straightest(reach: Reach[Cell], goal: Cell, look: Look, harm: bool) -> tuple[Cell, ...]:
    """The way to a goal, start included. Only where ways mirror each other do the coordinates decide.

    ``look`` is called only where there is a choice. ``harm`` says whether one is hurt for walking on watched squares;
    otherwise nobody goes out of a straight way for it.
    """
    start = reach.start
    only = [goal]
    while len(leading := reach.leading_to(only[-1])) == 1:
        only.append(leading[0])
    if not leading:
        return tuple(reversed(only))
    watched = look()
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    square = max(abs(dx), abs(dy))  # what one square off the line weighs in the product below
    known: dict[tuple[Cell, Cell], tuple[Taste, Cell | None]] = {}

    def before(node: Cell, onwards: Cell) -> tuple[Taste, Cell | None]:
        """The taste of the best way to a node from which one goes on in a direction, and the node before it."""
        found = known.get((node, onwards))
        if found is not None:
            return found
        if node == start:
            return (0, 0, 0, 0), None
        choices = []
        seen = watched(node)
        strays = abs(dx * (node[1] - start[1]) - dy * (node[0] - start[0]))
        for other in reach.leading_to(node):
            direction = (node[0] - other[0], node[1] - other[1])
            (hurt, off, turns, quiet), _ = before(other, direction)
            turned = onwards not in ((0, 0), direction)
            taste = (hurt + (seen and harm), off + strays + turned * square, turns + turned, quiet + seen)
            choices.append((taste, other))
        found = known[node, onwards] = min(choices)
        return found

    way, onwards = [goal], (0, 0)
    while (previous := before(way[-1], onwards)[1]) is not None:
        onwards = (way[-1][0] - previous[0], way[-1][1] - previous[1])
        way.append(previous)
    return tuple(reversed(way))
