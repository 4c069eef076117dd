"""Straight lines over square cells, without rounding.

A segment from p to q meets the grid in three ways, and these are all that can hinder it:

* **cell**: it crosses the *interior* of a cell for a positive length;
* **seam**: it runs for a positive length along the common edge of two cells, inside neither of them;
* **pinch**: slanting, and strictly between its ends, it passes exactly through a grid corner, between the two cells
  at that corner which it does not enter.

Touching an edge or a corner in any other way (ending on it, starting from it) meets nothing. A segment of no length
meets nothing at all, not even the cell it lies in.

To hinder at a seam or a pinch takes both cells, so a crossing is as bad as the *better* of its cells (with one cell:
as that cell), and a segment is as bad as the worst of its crossings: the maximum over the crossings of the minimum
over their cells.

Points are pairs of ``int`` or ``Fraction``, never floats, in units of ``1/unit`` of a square: with the default
``unit=1`` the centre of cell (3, 2) is ``(Fraction(7, 2), Fraction(5, 2))``, with ``unit=4`` it is ``(14, 10)``.
Integers are quicker: :func:`centre` and :func:`quarter_points` give them with unit :data:`QUARTER`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Literal, NamedTuple, TypeAlias

from holmgang.space.squares import Cell

Point: TypeAlias = tuple[int | Fraction, int | Fraction]
Met: TypeAlias = tuple[Cell] | tuple[Cell, Cell]

QUARTER = 4
"""The unit of :func:`centre` and :func:`quarter_points`: pass ``unit=QUARTER`` along with their points."""


class Crossing(NamedTuple):
    """One thing a segment meets: a `cell` (one cell), or a `seam` or `pinch` (two cells, lexicographic order)."""

    kind: Literal["cell", "seam", "pinch"]
    cells: Met

    @property
    def corner(self) -> Cell | None:
        """The grid corner of a pinch as a point, in whole squares; None for the others."""
        if self.kind != "pinch":
            return None
        first, second = self.cells[0], self.cells[-1]
        return max(first[0], second[0]), max(first[1], second[1])


def trace(p: Point, q: Point, *, unit: int = 1) -> tuple[Crossing, ...]:
    """Everything the segment from `p` to `q` meets, in order from `p`.

    A pinch stands between the two cells it leads from and to. ``trace(q, p)`` is the same backwards.
    """
    return tuple(Crossing(_kind(cells), cells) for cells in _met(p, q, unit))


def segment_grade(
    p: Point, q: Point, grade: Callable[[Cell], int], *, unit: int = 1, ceiling: int | None = None
) -> int:
    """The grade of the worst crossing between `p` and `q`: it says how badly the cells hinder the segment.

    `grade` tells how much one cell hinders, 0 for nothing; it must not be negative, and must itself say 0 for cells
    that do not count, such as those under the two ends: nothing is left out here. It may be asked twice about a cell,
    and about cells off the map. The result is 0 if nothing is met, and the same in both directions.

    With `ceiling`, the walk stops at the first crossing of at least that grade, whose grade is returned: so that
    ``segment_grade(p, q, walls.__contains__, ceiling=1)`` quickly asks whether a set of cells blocks the way.
    """
    worst = 0
    if ceiling is None and q < p:  # which crossing comes first matters to a ceiling only
        p, q = q, p
    for cells in _all_met(p, q, unit):
        found = grade(cells[0])
        # The second cell can only lessen the crossing, so it matters only if the first would make a difference.
        if found > worst:
            if len(cells) == 2:
                found = min(found, grade(cells[1]))
            if found > worst:
                worst = found
                if ceiling is not None and worst >= ceiling:
                    break
    return worst


@lru_cache(2**14)
def cells_met(p: Point, q: Point, *, unit: int = 1) -> frozenset[Cell]:
    """Every cell that the segment from `p` to `q` meets in any way: what is not among them cannot hinder it.

    Remembered, for on one map the same lines are drawn over and over.
    """
    return frozenset(cell for cells in _all_met(p, q, unit) for cell in cells)


@lru_cache(2**14)
def _all_met(p: Point, q: Point, unit: int) -> tuple[Met, ...]:
    """Return what the segment meets, in order; cached."""
    return tuple(_met(p, q, unit))


def strongest(p: Point, q: Point, grade: Callable[[Cell], int], *, unit: int = 1) -> tuple[int, Crossing | None]:
    """The grade of the segment as in :func:`segment_grade`, and the first crossing from `p` that has it.

    The crossing says *why*; it is None when the grade is 0. Unlike the grade, it may differ from `q` to `p`.
    """
    worst, why = 0, None
    for cells in _met(p, q, unit):
        found = min(map(grade, cells))
        if found > worst:
            worst, why = found, cells
    return worst, None if why is None else Crossing(_kind(why), why)


def centre(cells: Iterable[Cell]) -> tuple[int, int]:
    """The centre of a rectangular footprint, in quarters of a square (see :data:`QUARTER`).

    For another shape it is the centre of the rectangle around it. Raises ValueError if there is no cell.
    """
    own = tuple(cells)
    if len(own) == 1:
        return 4 * own[0][0] + 2, 4 * own[0][1] + 2
    xs, ys = [x for x, _ in own], [y for _, y in own]
    return 2 * (min(xs) + max(xs) + 1), 2 * (min(ys) + max(ys) + 1)


def quarter_points(cells: Iterable[Cell]) -> tuple[tuple[int, int], ...]:
    """Four points of every cell, (x + 1/4 or 3/4, y + 1/4 or 3/4), in quarters of a square (see :data:`QUARTER`)."""
    return tuple((4 * x + i, 4 * y + j) for x, y in cells for i in (1, 3) for j in (1, 3))


def _kind(cells: Met) -> Literal["cell", "seam", "pinch"]:
    if len(cells) == 1:
        return "cell"
    # The cells of a seam share an edge, those of a pinch only a corner.
    (x, y), (u, v) = cells
    return "seam" if x == u or y == v else "pinch"


def _met(p: Point, q: Point, unit: int) -> Iterator[Met]:
    """The cells of every crossing in order from `p`; one walk for all the functions above."""
    if unit < 1:
        raise ValueError(f"the unit must be at least 1 (a square in units), not {unit}")
    (ax, ay), (bx, by) = p, q
    # All coordinates over one denominator: from here on the lines of the grid are the multiples of `side`.
    denominator = lcm(ax.denominator, ay.denominator, bx.denominator, by.denominator)
    side = unit * denominator
    x = ax.numerator * (denominator // ax.denominator)
    y = ay.numerator * (denominator // ay.denominator)
    dx = bx.numerator * (denominator // bx.denominator) - x
    dy = by.numerator * (denominator // by.denominator) - y
    if dx and dy:
        return _slanting(x, y, dx, dy, side)
    if dx:
        row, inside = divmod(y, side)
        columns = _stretch(x, dx, side)
        if inside:
            return (((column, row),) for column in columns)
        return (((column, row - 1), (column, row)) for column in columns)
    column, inside = divmod(x, side)
    rows = _stretch(y, dy, side)
    if inside:
        return (((column, row),) for row in rows)
    return (((column - 1, row), (column, row)) for row in rows)


def _stretch(start: int, length: int, side: int) -> range:
    """The columns (or rows) that a straight stretch covers with positive length, in its order."""
    if length > 0:
        return range(start // side, -(-(start + length) // side))
    if length < 0:
        return range(-(-start // side) - 1, (start + length) // side - 1, -1)
    return range(0)


def _slanting(x: int, y: int, dx: int, dy: int, side: int) -> Iterator[Met]:
    """Walk from grid line to grid line.

    The next upright line is reached at the fraction ``to_x / |dx|`` of the way, the next level one at ``to_y / |dy|``.
    Both are kept multiplied by ``|dx| * |dy|``, which makes them integers that grow by a constant per line.
    """
    # A start on a grid line belongs to the cell that lies ahead.
    if dx > 0:
        step_x, cell_x = 1, x // side
        to_x = (cell_x + 1) * side - x
    else:
        step_x, cell_x = -1, -(-x // side) - 1
        to_x = x - cell_x * side
    if dy > 0:
        step_y, cell_y = 1, y // side
        to_y = (cell_y + 1) * side - y
    else:
        step_y, cell_y = -1, -(-y // side) - 1
        to_y = y - cell_y * side
    wide, high = abs(dx), abs(dy)
    at_x, at_y, end = to_x * high, to_y * wide, wide * high
    add_x, add_y = side * high, side * wide
    while True:
        yield ((cell_x, cell_y),)
        if at_x >= end and at_y >= end:
            return
        if at_x < at_y:
            cell_x += step_x
            at_x += add_x
        elif at_y < at_x:
            cell_y += step_y
            at_y += add_y
        else:
            beside, below = (cell_x + step_x, cell_y), (cell_x, cell_y + step_y)
            yield (below, beside) if step_x > 0 else (beside, below)
            cell_x += step_x
            cell_y += step_y
            at_x += add_x
            at_y += add_y
