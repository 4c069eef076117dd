"""The worked examples of cover that are nothing but geometry, with a reading of cover small enough to see through."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import pytest

from holmgang.space.lines import QUARTER, Crossing, centre, quarter_points, segment_grade, strongest, trace
from holmgang.space.squares import Cell, Footprint, footprint, footprint_distance

TALL, SLIT, LOW, NONE = 3, 2, 1, 0

GIANT = footprint((6, 0), 2)
HOUSE = frozenset((x, y) for x in range(8, 12) for y in (0, 1))
PICTURE = HOUSE | {(2, 0), (5, 0)}


def cells_of(line: tuple[Crossing, ...]) -> list[Cell]:
    return [crossing.cells[0] for crossing in line if crossing.kind == "cell"]


def grade(
    attacker: Footprint,
    target: Footprint,
    *,
    tall: Iterable[Cell] = (),
    slit: Iterable[Cell] = (),
    low: Iterable[Cell] = (),
    standing: Iterable[Footprint] = (),
) -> int:
    """The grade of the centre line. A creature as wide as the target, or wider, hinders."""
    ends = {*attacker, *target}
    grades: dict[Cell, int] = {}
    for body in standing:
        if len(body) >= len(target):
            grades.update(dict.fromkeys(body, LOW))
    for cell in low:
        if footprint_distance([cell], target) <= footprint_distance([cell], attacker):
            grades[cell] = LOW
    grades.update(dict.fromkeys(slit, SLIT))
    grades.update(dict.fromkeys(tall, TALL))
    return segment_grade(
        centre(attacker), centre(target), lambda cell: 0 if cell in ends else grades.get(cell, 0), unit=QUARTER
    )


def hidden(attacker: Footprint, target: Footprint, tall: Iterable[Cell]) -> tuple[int, int]:
    """(hidden points, all points) of the target."""
    walls = frozenset(tall) - {*attacker, *target}
    eye, points = centre(attacker), quarter_points(target)
    return sum(segment_grade(eye, point, walls.__contains__, unit=QUARTER) for point in points), len(points)


def test_tk_x55_carl_has_a_free_line() -> None:
    carl = footprint((3, 2))
    line = cells_of(trace(centre(carl), centre(GIANT), unit=QUARTER))
    assert line == [(3, 2), (4, 2), (4, 1), (5, 1), (6, 1)]
    assert grade(carl, GIANT, tall=PICTURE) == NONE
    # The pillar hides some of the outline all the same: the centre line decides first.
    assert hidden(carl, GIANT, PICTURE)[0] > 0


def test_tk_x56_taren_has_a_free_line() -> None:
    assert grade(footprint((6, 2)), GIANT, tall=PICTURE) == NONE


def test_tk_x57_abigail_over_taren() -> None:
    abigail, taren = footprint((5, 4)), footprint((6, 2))
    line = cells_of(trace(centre(abigail), centre(GIANT), unit=QUARTER))
    assert line[:4] == [(5, 4), (5, 3), (6, 3), (6, 2)]
    assert grade(abigail, GIANT, tall=PICTURE, standing=[taren]) == NONE


def test_tk_x58_a_smaller_target_behind_taren() -> None:
    assert grade(footprint((5, 4)), footprint((6, 1)), tall=PICTURE, standing=[footprint((6, 2))]) == LOW


def test_tk_x59_nicole_beside_the_house() -> None:
    nicole = footprint((10, 2))
    line = cells_of(trace(centre(nicole), centre(GIANT), unit=QUARTER))
    assert (9, 1) in line
    assert (8, 1) in line
    assert grade(nicole, GIANT, tall=PICTURE) == TALL
    assert hidden(nicole, GIANT, PICTURE) == (14, 16)
    eye, walls = centre(nicole), PICTURE.__contains__
    seen = [point for point in quarter_points(GIANT) if not segment_grade(eye, point, walls, unit=QUARTER)]
    assert [(Fraction(x, QUARTER), Fraction(y, QUARTER)) for x, y in seen] == [
        (Fraction("6.25"), Fraction("1.75")),
        (Fraction("6.75"), Fraction("1.75")),
    ]


@pytest.mark.parametrize(("place", "points"), [((9, 2), 13), ((10, 3), 11)])
def test_tk_x60_nicole_moves_and_still_sees_little(place: Cell, points: int) -> None:
    assert grade(footprint(place), GIANT, tall=PICTURE) == TALL
    assert hidden(footprint(place), GIANT, PICTURE) == (points, 16)


@pytest.mark.parametrize("place", [(8, 2), (9, 3), (10, 4)])
def test_tk_x60_nicole_moves_to_a_free_line(place: Cell) -> None:
    assert grade(footprint(place), GIANT, tall=PICTURE) == NONE
    pinches = [c for c in trace(centre(footprint(place)), centre(GIANT), unit=QUARTER) if c.corner == (8, 2)]
    assert pinches == [Crossing("pinch", ((7, 2), (8, 1)))]


def test_tk_x61_barricade() -> None:
    assert grade(footprint((0, 0)), footprint((5, 0)), low=[(4, 0)]) == LOW
    assert grade(footprint((6, 0)), footprint((5, 0)), low=[(4, 0)]) == NONE


def test_tk_x62_over_the_own_barricade() -> None:
    assert grade(footprint((5, 0)), footprint((0, 0)), low=[(4, 0)]) == NONE


def test_tk_x63_barricade_half_way() -> None:
    assert grade(footprint((3, 0)), footprint((5, 0)), low=[(4, 0)]) == LOW


def test_tk_x64_behind_a_pillar() -> None:
    eye, pillar = footprint((0, 0)), [(3, 0)]
    assert grade(eye, footprint((6, 0)), tall=pillar) == TALL
    assert hidden(eye, footprint((6, 0)), pillar) == (4, 4)
    assert grade(eye, footprint((6, 0), 2), tall=pillar) == TALL
    assert hidden(eye, footprint((6, 0), 2), pillar) == (14, 16)


def test_tk_x65_half_hidden() -> None:
    assert grade(footprint((0, 1)), footprint((6, 0)), tall=[(3, 0)]) == TALL
    assert hidden(footprint((0, 1)), footprint((6, 0)), [(3, 0)]) == (2, 4)


def test_tk_x66_arrow_slit() -> None:
    assert grade(footprint((0, 0)), footprint((5, 0)), slit=[(4, 0)]) == SLIT


def test_tk_x67_pinch() -> None:
    one, two = footprint((0, 0)), footprint((2, 2))
    assert grade(one, two, tall=[(1, 0), (0, 1)]) == TALL
    assert hidden(one, two, [(1, 0), (0, 1)]) == (4, 4)
    assert grade(one, two, tall=[(0, 1)]) == NONE
    both = {(1, 0), (0, 1)}
    assert strongest(centre(one), centre(two), both.__contains__, unit=QUARTER) == (
        1,
        Crossing("pinch", ((0, 1), (1, 0))),
    )


def test_tk_x68_seam() -> None:
    one, two = footprint((0, 0), 2), footprint((6, 0), 2)
    assert {crossing.kind for crossing in trace(centre(one), centre(two), unit=QUARTER)} == {"seam"}
    assert grade(one, two, tall=[(3, 0)]) == NONE
    assert grade(one, two, tall=[(3, 0), (3, 1)]) == TALL
    points, of = hidden(one, two, [(3, 0), (3, 1)])
    assert points == of == 16
    assert grade(one, two, standing=[footprint((3, 0), 2)]) == LOW
    assert grade(one, two, standing=[footprint((3, 0))]) == NONE


def test_tk_x69_area_effect_over_a_barricade() -> None:
    assert grade(footprint((3, 0)), footprint((5, 0)), low=[(4, 0)]) == LOW
    assert grade(footprint((3, 0)), footprint((5, 0)), slit=[(4, 0)]) == SLIT


def test_tk_x71_past_an_ally() -> None:
    assert grade(footprint((0, 0)), footprint((5, 0)), standing=[footprint((2, 0))]) == LOW
    assert grade(footprint((0, 0)), footprint((5, 0))) == NONE
