"""Segments against an oracle that clips the whole segment with every cell by itself, in rationals."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.space.lines import (
    QUARTER,
    Crossing,
    Point,
    centre,
    quarter_points,
    segment_grade,
    strongest,
    trace,
)
from holmgang.space.squares import Cell, footprint

F = Fraction


# --- the oracle -----------------------------------------------------------------------------------------------------


def inside(p: Point, q: Point, cell: Cell) -> tuple[Fraction, Fraction] | None:
    """The open interval of t in which p + t(q - p) is in the open square, or None."""
    low, high = F(0), F(1)
    for axis in (0, 1):
        start, delta = F(p[axis]), F(q[axis]) - p[axis]
        near, far = F(cell[axis]), F(cell[axis] + 1)
        if delta == 0:
            if not near < start < far:
                return None
        else:
            enter, leave = sorted(((near - start) / delta, (far - start) / delta))
            low, high = max(low, enter), min(high, leave)
    return (low, high) if low < high else None


def along(p: Point, q: Point, cell: Cell, axis: int) -> Fraction | None:
    """Return the share of the segment before it runs along the edge of `cell` ahead on `axis`, or None."""
    other = 1 - axis
    if p[axis] != q[axis] or p[axis] != cell[axis] + 1 or p[other] == q[other]:
        return None
    delta = F(q[other]) - p[other]
    enter, leave = sorted(((cell[other] - p[other]) / delta, (cell[other] + 1 - p[other]) / delta))
    return max(F(0), enter) if max(F(0), enter) < min(F(1), leave) else None


def oracle(p: Point, q: Point) -> list[Crossing]:
    xs = range(int(min(p[0], q[0])) - 2, int(max(p[0], q[0])) + 3)
    ys = range(int(min(p[1], q[1])) - 2, int(max(p[1], q[1])) + 3)
    if p == q:
        return []
    met: list[tuple[Fraction, int, Crossing]] = []
    entered = set()
    for cell in ((x, y) for x in xs for y in ys):
        span = inside(p, q, cell)
        if span:
            entered.add(cell)
            met.append((span[0], 1, Crossing("cell", (cell,))))
        for axis in (0, 1):
            start = along(p, q, cell, axis)
            if start is not None:
                ahead = (cell[0] + 1, cell[1]) if axis == 0 else (cell[0], cell[1] + 1)
                met.append((start, 1, Crossing("seam", (cell, ahead))))
    if p[0] != q[0] and p[1] != q[1]:
        for x, y in ((x, y) for x in xs for y in ys):
            t = (x - F(p[0])) / (F(q[0]) - p[0])
            if 0 < t < 1 and F(p[1]) + t * (F(q[1]) - p[1]) == y:
                around = [(x - 1, y - 1), (x - 1, y), (x, y - 1), (x, y)]
                first, second = (cell for cell in around if cell not in entered)
                met.append((t, 0, Crossing("pinch", (first, second))))
    return [crossing for _, _, crossing in sorted(met)]


# --- properties -----------------------------------------------------------------------------------------------------

# Coarse denominators, so that corners, edges and exact diagonals come up all the time.
numbers = st.builds(Fraction, st.integers(-16, 16), st.sampled_from([1, 1, 2, 3, 4]))
points = st.tuples(numbers, numbers)


def weigh(cell: Cell) -> int:
    return (cell[0] * 7 + cell[1] * 5 + cell[0] * cell[1]) % 4


@given(points, points)
def test_trace_is_what_clipping_finds(p: Point, q: Point) -> None:
    assert list(trace(p, q)) == oracle(p, q)


@given(points, points)
def test_backwards_is_the_same_reversed(p: Point, q: Point) -> None:
    assert trace(q, p) == tuple(reversed(trace(p, q)))


@given(points, points)
def test_grade_is_the_worst_crossing_in_both_directions(p: Point, q: Point) -> None:
    expected = max((min(weigh(cell) for cell in crossing.cells) for crossing in oracle(p, q)), default=0)
    assert segment_grade(p, q, weigh) == segment_grade(q, p, weigh) == expected
    grade, why = strongest(p, q, weigh)
    assert grade == expected
    if why is None:
        assert expected == 0
    else:
        assert why in trace(p, q)
        assert min(map(weigh, why.cells)) == expected > 0


@given(points, points, st.integers(1, 3))
def test_a_ceiling_tells_whether_it_is_reached(p: Point, q: Point, ceiling: int) -> None:
    assert (segment_grade(p, q, weigh, ceiling=ceiling) >= ceiling) == (segment_grade(p, q, weigh) >= ceiling)


@given(points, points, st.integers(1, 12))
def test_units_only_scale(p: Point, q: Point, unit: int) -> None:
    scaled_p, scaled_q = (p[0] * unit, p[1] * unit), (q[0] * unit, q[1] * unit)
    assert trace(scaled_p, scaled_q, unit=unit) == trace(p, q)


@given(points, points, st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
def test_moving_the_segment_by_whole_squares_moves_the_trace(p: Point, q: Point, by: Cell) -> None:
    moved = trace((p[0] + by[0], p[1] + by[1]), (q[0] + by[0], q[1] + by[1]))
    assert [[(x - by[0], y - by[1]) for x, y in c.cells] for c in moved] == [list(c.cells) for c in trace(p, q)]


@given(points, points)
def test_a_trace_does_not_jump(p: Point, q: Point) -> None:
    own = [crossing for crossing in trace(p, q) if crossing.kind != "pinch"]
    for one, two in pairwise(own):
        (x, y), (u, v) = one.cells[0], two.cells[0]
        assert max(abs(x - u), abs(y - v)) == 1


@given(points)
def test_a_segment_of_no_length_meets_nothing(p: Point) -> None:
    assert trace(p, p) == ()
    assert segment_grade(p, p, lambda _: 3) == 0


# --- single cases ---------------------------------------------------------------------------------------------------


def test_the_ends_touch_nothing() -> None:
    assert trace((1, 1), (2, 2)) == (Crossing("cell", ((1, 1),)),)
    assert trace((1, 1), (1, F(3, 2))) == (Crossing("seam", ((0, 1), (1, 1))),)
    assert trace((F(1, 2), F(1, 2)), (1, F(1, 2))) == (Crossing("cell", ((0, 0),)),)


def test_a_pinch_names_its_corner() -> None:
    first, pinch, last = trace((F(1, 2), F(3, 2)), (F(3, 2), F(1, 2)))
    assert (first.cells, last.cells) == (((0, 1),), ((1, 0),))
    assert pinch == Crossing("pinch", ((0, 0), (1, 1)))
    assert pinch.corner == (1, 1)
    assert first.corner is None


def test_points_in_quarters() -> None:
    assert centre(footprint((6, 0), 2)) == (28, 4)
    assert centre(footprint((3, 2))) == (14, 10)
    assert quarter_points([(6, 1)]) == ((25, 5), (25, 7), (27, 5), (27, 7))
    assert trace((14, 10), (28, 4), unit=QUARTER) == trace((F(7, 2), F(5, 2)), (7, 1))


def test_a_set_of_walls_serves_as_grade() -> None:
    walls = frozenset({(3, 0)})
    assert segment_grade((F(1, 2), F(1, 2)), (F(13, 2), F(1, 2)), walls.__contains__, ceiling=1) == 1
    assert segment_grade((F(1, 2), F(3, 2)), (F(13, 2), F(3, 2)), walls.__contains__, ceiling=1) == 0


def test_a_unit_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1"):
        trace((0, 0), (1, 1), unit=0)
