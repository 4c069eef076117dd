"""Cells, footprints, grids."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.space.squares import (
    Cell,
    SquareGrid,
    block_distance,
    cells_within,
    distance,
    entered,
    footprint,
    footprint_distance,
    neighbours4,
    neighbours8,
    squeezed,
)

coordinates = st.integers(-12, 12)
cells = st.tuples(coordinates, coordinates)
sides = st.integers(1, 4)


def test_tk_x52_threatened_squares() -> None:
    assert (0, 0) in cells_within(footprint((1, 1)), 1)
    large = footprint((2, 0), 2)
    assert large == ((2, 0), (2, 1), (3, 0), (3, 1))
    threatened = cells_within(large, 1)
    assert (4, 2) in threatened
    assert (5, 2) not in threatened
    assert len(threatened) == 12


def test_tk_x48_reach_of_a_long_weapon() -> None:
    assert (0, 0) in cells_within(footprint((2, 0)), 2)
    assert (2, 0) not in cells_within(footprint((0, 0)), 1)
    assert (0, 0) not in cells_within(footprint((3, 0)), 2)


def test_tk_x60_distances_to_the_giant() -> None:
    giant = footprint((6, 0), 2)
    assert footprint_distance(footprint((9, 3)), giant) == 2
    assert footprint_distance(footprint((10, 4)), giant) == 3


def test_tk_x62_barricade_is_nearer_to_its_defender() -> None:
    assert distance((4, 0), (0, 0)) == 4
    assert distance((4, 0), (5, 0)) == 1


def test_tk_x63_barricade_half_way() -> None:
    assert distance((4, 0), (3, 0)) == distance((4, 0), (5, 0)) == 1


def test_tk_x23_the_squeezed_squares() -> None:
    assert squeezed((0, 0), (1, 1)) == ((0, 1), (1, 0))
    assert squeezed((0, 0), (1, 0)) == ()


@given(cells, cells, cells)
def test_distance_is_a_metric(a: Cell, b: Cell, c: Cell) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(cells)
def test_neighbours_are_the_cells_one_step_away(cell: Cell) -> None:
    x, y = cell
    square = [(x + i, y + j) for i in (-2, -1, 0, 1, 2) for j in (-2, -1, 0, 1, 2)]
    assert list(neighbours8(cell)) == [other for other in square if distance(cell, other) == 1]
    assert list(neighbours4(cell)) == [(u, v) for u, v in square if abs(u - x) + abs(v - y) == 1]


@given(cells, sides, cells, sides)
def test_block_distance_is_footprint_distance(a: Cell, n: int, b: Cell, m: int) -> None:
    one, two = footprint(a, n), footprint(b, m)
    expected = min(max(abs(x - u), abs(y - v)) for x, y in one for u, v in two)
    assert footprint_distance(one, two) == footprint_distance(two, one) == expected
    assert block_distance(a, n, b, m) == block_distance(b, m, a, n) == expected


@given(st.frozensets(cells, min_size=1, max_size=5), st.integers(-1, 3))
def test_cells_within_agrees_with_distance(own: frozenset[Cell], reach: int) -> None:
    expected = [
        (x, y) for x in range(-16, 17) for y in range(-16, 17) if 1 <= footprint_distance([(x, y)], own) <= reach
    ]
    assert list(cells_within(own, reach)) == expected
    grid = SquareGrid(9, 5)
    assert list(cells_within(own, reach, grid)) == [cell for cell in expected if cell in grid]


@given(cells, sides, st.sampled_from(neighbours8((0, 0))))
def test_a_step_of_a_block(start: Cell, side: int, step: Cell) -> None:
    end = (start[0] + step[0], start[1] + step[1])
    before, after = set(footprint(start, side)), set(footprint(end, side))
    assert entered(start, end, side) == tuple(sorted(after - before))
    # Squeezed past: what a block would sweep in going round the corner, one leg at a time, but never stands on.
    legs = set(footprint((end[0], start[1]), side)) | set(footprint((start[0], end[1]), side))
    assert squeezed(start, end, side) == tuple(sorted(legs - before - after))
    assert squeezed(start, end, side) == squeezed(end, start, side)


def test_grid() -> None:
    grid = SquareGrid(3, 2)
    assert list(grid) == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert len(grid) == 6
    assert (2, 1) in grid
    assert (3, 0) not in grid
    assert (0, -1) not in grid
    assert grid.neighbours4((0, 0)) == ((0, 1), (1, 0))
    assert grid.neighbours8((0, 0)) == ((0, 1), (1, 0), (1, 1))
    assert grid.neighbours8((0, 0), side=2) == ((1, 0),)
    assert grid.holds((1, 0), 2)
    assert not grid.holds((2, 0), 2)


@given(cells, sides)
def test_neighbours_on_a_grid_hold_the_whole_block(anchor: Cell, side: int) -> None:
    grid = SquareGrid(7, 5)
    expected = [other for other in neighbours8(anchor) if all(cell in grid for cell in footprint(other, side))]
    assert list(grid.neighbours8(anchor, side)) == expected == [a for a in neighbours8(anchor) if grid.holds(a, side)]


def test_nonsense_is_refused_with_a_reason() -> None:
    with pytest.raises(ValueError, match="at least 1 by 1"):
        SquareGrid(0, 3)
    with pytest.raises(ValueError, match="at least 1 cell wide"):
        footprint((0, 0), 0)
    with pytest.raises(ValueError, match="not one step"):
        squeezed((0, 0), (2, 2))
