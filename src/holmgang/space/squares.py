"""Square cells, footprints and bounded grids.

A cell ``(x, y)`` is the square ``[x, x+1] x [y, y+1]``; x grows to the right, y grows *downwards*. A cell is therefore
not a point: its centre is ``(x + 1/2, y + 1/2)``, and :mod:`holmgang.space.lines` works with points.

Distances are Chebyshev distances (a diagonal step counts 1): neighbours, also diagonal ones, are at distance 1.

Whatever returns several cells returns them as a tuple in lexicographic order (by x, then by y), so that no result
depends on the order of a set. Wrap it in a ``frozenset`` where only membership matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
Footprint: TypeAlias = tuple[Cell, ...]
"""The cells a creature stands on, in lexicographic order."""

ORTHOGONAL: tuple[Cell, ...] = ((-1, 0), (0, -1), (0, 1), (1, 0))
AROUND: tuple[Cell, ...] = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))


def neighbours4(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that share an edge with `cell`, on an endless plane."""
    x, y = cell
    return tuple((x + dx, y + dy) for dx, dy in ORTHOGONAL)


def neighbours8(cell: Cell) -> tuple[Cell, ...]:
    """The eight cells that share an edge or a corner with `cell`, on an endless plane."""
    x, y = cell
    return tuple((x + dx, y + dy) for dx, dy in AROUND)


def distance(a: Cell, b: Cell) -> int:
    """Chebyshev distance of two cells: 0 for the same cell, 1 for all eight neighbours."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


@lru_cache(65536)
def footprint(anchor: Cell, side: int = 1) -> Footprint:
    """The `side` by `side` cells of a creature whose cell with the smallest x and y is `anchor`.

    `side` counts cells, it is not a size in the sense of any rules: whatever is smaller than a square has side 1.
    """
    _check_side(side)
    x, y = anchor
    return tuple((x + i, y + j) for i in range(side) for j in range(side))


def anchors_over(cells: Iterable[Cell], side: int) -> frozenset[Cell]:
    """The anchors at which a `side` by `side` block covers one of these cells."""
    return frozenset((x - i, y - j) for x, y in cells for i in range(side) for j in range(side))


@lru_cache(65536)
def surroundings(anchor: Cell, side: int = 1) -> Footprint:
    """A footprint and all cells around it, on an endless plane: whatever matters to a single step from there."""
    return footprint((anchor[0] - 1, anchor[1] - 1), side + 2)


def footprint_distance(a: Iterable[Cell], b: Iterable[Cell]) -> int:
    """Chebyshev distance of the nearest cells of two footprints of any shape: 0 if they overlap, 1 if they touch.

    Raises ValueError if one of them is empty. For n by n blocks :func:`block_distance` gives the same at once.
    """
    others = tuple(b)
    return min(distance(c, d) for c in a for d in others)


def block_distance(a: Cell, side_a: int, b: Cell, side_b: int) -> int:
    """`footprint_distance(footprint(a, side_a), footprint(b, side_b))` without listing the cells."""
    return max(a[0] - b[0] - side_b, b[0] - a[0] - side_a, a[1] - b[1] - side_b, b[1] - a[1] - side_a, -1) + 1


def cells_within(cells: Iterable[Cell], reach: int, grid: SquareGrid | None = None) -> tuple[Cell, ...]:
    """All cells at Chebyshev distance 1 … `reach` from a footprint: the squares within reach from there.

    The footprint's own cells are *not* among them (their distance is 0). With `grid`, only cells on it are given.
    A `reach` of 0 or less gives nothing.
    """
    own = frozenset(cells)
    near = {
        (x + dx, y + dy) for x, y in own for dx in range(-reach, reach + 1) for dy in range(-reach, reach + 1)
    } - own
    return tuple(sorted(near if grid is None else (cell for cell in near if cell in grid)))


def entered(start: Cell, end: Cell, side: int = 1) -> tuple[Cell, ...]:
    """The cells a block covers at anchor `end` which it did not cover at anchor `start`."""
    _check_side(side)
    x, y = start
    return tuple((u, v) for u, v in footprint(end, side) if not (0 <= u - x < side and 0 <= v - y < side))


def squeezed(start: Cell, end: Cell, side: int = 1) -> tuple[Cell, ...]:
    """The two cells between which a block squeezes in one diagonal step; none for an orthogonal step.

    They belong neither to the footprint at `start` nor to the one at `end`. For a single cell they are the two common
    neighbours of both; for a larger block, the two cells at the outer corners of its way.
    Raises ValueError unless `start` and `end` are neighbouring anchors.
    """
    _check_side(side)
    if distance(start, end) != 1:
        raise ValueError(f"{start} to {end} is not one step: the anchors must be at distance 1")
    (x, y), (u, v) = start, end
    if x == u or y == v:
        return ()
    # The leading edge of a block lies `side - 1` away from its anchor when it moves right or down.
    front_x, back_x = (u + side - 1, x) if u > x else (u, x + side - 1)
    front_y, back_y = (v + side - 1, y) if v > y else (v, y + side - 1)
    return tuple(sorted(((front_x, back_y), (back_x, front_y))))


@dataclass(frozen=True, slots=True)
class SquareGrid:
    """A bounded map of `width` by `height` cells: x from 0 to width - 1, y from 0 to height - 1.

    ``cell in grid`` asks whether a cell lies on it, ``len(grid)`` counts its cells, and iterating gives them in
    lexicographic order (column by column, not row by row).
    """

    width: int
    height: int

    def __post_init__(self) -> None:
        if self.width < 1 or self.height < 1:
            raise ValueError(f"a grid needs at least 1 by 1 cells, not {self.width} by {self.height}")

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def __len__(self) -> int:
        return self.width * self.height

    def __iter__(self) -> Iterator[Cell]:
        return ((x, y) for x in range(self.width) for y in range(self.height))

    def holds(self, anchor: Cell, side: int = 1) -> bool:
        """True if the whole `side` by `side` block at `anchor` lies on the grid."""
        _check_side(side)
        return 0 <= anchor[0] <= self.width - side and 0 <= anchor[1] <= self.height - side

    def neighbours4(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the edge neighbours that lie on the grid (`cell` itself need not)."""
        return tuple(other for other in neighbours4(cell) if other in self)

    def neighbours8(self, cell: Cell, side: int = 1) -> tuple[Cell, ...]:
        """The anchors one step away at which a `side` by `side` block still lies on the grid."""
        _check_side(side)
        x, y = cell
        right, bottom = self.width - side, self.height - side
        # Asked for every square of every search, hence the bounds by hand instead of `holds`.
        return tuple([(u, v) for dx, dy in AROUND if 0 <= (u := x + dx) <= right and 0 <= (v := y + dy) <= bottom])


def _check_side(side: int) -> None:
    if side < 1:
        raise ValueError(f"a footprint is at least 1 cell wide, not {side}")
