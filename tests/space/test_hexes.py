"""Hexes: coordinates, turning, and laying pieces of map by their edges."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.space import hexes
from holmgang.space.hexes import (
    DIRS,
    Contact,
    Hex,
    Piece,
    Placement,
    contacts,
    placed,
    placements,
    rotate,
    rotate_edges,
)

FOUNTAIN = {(0, 0): "PPFPPC"}

numbers = st.integers(-8, 8)
fields = st.tuples(numbers, numbers)
turns = st.integers(-7, 13)


def touching(base: Piece, tile: Piece, placement: Placement) -> tuple[Contact, ...]:
    return contacts(base, placed(tile, placement))


# --- worked examples ------------------------------------------------------------------------------------------------


def test_ps_x11_one_placement() -> None:
    tile = {(0, 0): "CGGGGG"}
    assert placements(FOUNTAIN, tile) == ((2, (0, 1)),)
    assert touching(FOUNTAIN, tile, Placement(2, (0, 1))) == (Contact((0, 0), 5, (0, 1), 2),)
    assert placed(tile, Placement(2, (0, 1)))[0, 1][2] == "C"


def test_ps_x12_no_placement() -> None:
    assert placements(FOUNTAIN, {(0, 0): "VVVVVV"}) == ()


def test_ps_x13_seven_placements() -> None:
    base, tile = {(0, 0): "PPPPPP", (1, 0): "FFFPFF"}, {(0, 0): "PFGGGG"}
    found = placements(base, tile)
    assert found == (
        (0, (-1, 0)),
        (1, (-1, 1)),
        (1, (1, 1)),
        (2, (2, 0)),
        (3, (2, -1)),
        (4, (1, -1)),
        (5, (0, -1)),
    )
    assert [len(touching(base, tile, way)) for way in found] == [1, 1, 1, 1, 1, 2, 1]
    assert touching(base, tile, Placement(4, (1, -1))) == (
        Contact((0, 0), 1, (1, -1), 4),
        Contact((1, 0), 2, (1, -1), 5),
    )


def test_ps_x14_turning() -> None:
    assert [rotate(field, 1) for field in ((0, 0), (1, 0), (0, 1))] == [(0, 0), (1, -1), (1, 0)]
    assert "".join(rotate_edges("ABCDEF", 1)) == "FABCDE"


def test_ps_x15_joining() -> None:
    tile = {(0, 0): "PPPPPF"}
    found = placements(FOUNTAIN, tile)
    assert len(found) == 21
    assert Placement(0, (1, 0)) in found
    assert touching(FOUNTAIN, tile, Placement(0, (1, 0))) == (Contact((0, 0), 0, (1, 0), 3),)
    assert (1, 0) in hexes.neighbours((0, 0))


def test_ps_x16_a_free_edge_turns_up_later() -> None:
    base = {(0, 0): "PPFPPC", (1, 0): "PPPPPV"}
    assert placements(base, {(0, 0): "VVVVVV"}) == ((0, (1, 1)),)


def test_ps_x18_drawing_two() -> None:
    seer, plain = {(0, 0): "VVVVVV"}, {(0, 0): "PPPPPV"}
    assert placements(FOUNTAIN, seer) == ()
    assert len(placements(FOUNTAIN, plain)) == 20
    first = {**FOUNTAIN, **placed(plain, Placement(0, (1, 0)))}
    assert placements(first, seer) == ((0, (1, 1)),)
    second = {**FOUNTAIN, **placed(plain, Placement(0, (-1, 0)))}
    assert placements(second, seer) == ()


# --- coordinates ----------------------------------------------------------------------------------------------------


@given(fields, fields, fields)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert hexes.distance(a, b) == hexes.distance(b, a)
    assert (hexes.distance(a, b) == 0) == (a == b)
    assert hexes.distance(a, c) <= hexes.distance(a, b) + hexes.distance(b, c)


@given(fields, st.integers(0, 4))
def test_rings_are_what_walking_reaches(centre: Hex, radius: int) -> None:
    seen, frontier = {centre}, {centre}
    for _ in range(radius):
        frontier = {other for field in frontier for other in hexes.neighbours(field)} - seen
        seen |= frontier
    assert sorted(hexes.ring(centre, radius)) == sorted(frontier)
    assert sorted(hexes.within(centre, radius)) == sorted(seen)
    assert all(hexes.distance(centre, field) == radius for field in frontier)


def test_a_ring_of_one_is_the_neighbours_in_edge_order() -> None:
    assert hexes.ring((3, -2), 1) == hexes.neighbours((3, -2))
    assert hexes.within((0, 0), -1) == ()
    with pytest.raises(ValueError, match="radius -1"):
        hexes.ring((0, 0), -1)


@given(fields, st.integers(0, 5))
def test_opposite_edges_touch(field: Hex, edge: int) -> None:
    other = hexes.neighbour(field, edge)
    assert hexes.neighbour(other, hexes.opposite(edge)) == field
    assert hexes.edge_between(field, other) == edge
    assert hexes.edge_between(other, field) == hexes.opposite(edge)


@given(fields, fields)
def test_only_neighbours_have_an_edge_between(a: Hex, b: Hex) -> None:
    assert (hexes.edge_between(a, b) is None) == (hexes.distance(a, b) != 1)


# --- turning --------------------------------------------------------------------------------------------------------


@given(fields, fields, turns)
def test_turning_is_rigid_and_six_turns_are_none(a: Hex, b: Hex, k: int) -> None:
    assert rotate(a, 6) == a == rotate(rotate(a, k), -k)
    assert hexes.distance(rotate(a, k), rotate(b, k)) == hexes.distance(a, b)
    assert rotate(rotate(a, k), 1) == rotate(a, k + 1)


@given(turns)
def test_edges_turn_with_the_fields(k: int) -> None:
    assert [rotate(step, k) for step in DIRS] == [DIRS[(i + k) % 6] for i in range(6)]
    edges = rotate_edges("ABCDEF", k)
    assert edges == tuple("ABCDEF"[(i - k) % 6] for i in range(6))
    assert "".join(rotate_edges(edges, -k)) == "ABCDEF"


def test_a_field_has_six_edges() -> None:
    with pytest.raises(ValueError, match="six edges, not 5: 'PPPPP'"):
        placements({(0, 0): "PPPPP"}, {(0, 0): "PPPPPP"})


# --- laying ---------------------------------------------------------------------------------------------------------

kinds = st.text(alphabet="PF", min_size=6, max_size=6)
near = st.tuples(st.integers(-1, 1), st.integers(-1, 1))
pieces = st.dictionaries(near, kinds, min_size=1, max_size=3)


def try_everything(base: dict[Hex, str], tile: dict[Hex, str]) -> list[Placement]:
    """Every turn and every shift in a region that is surely large enough."""
    found: list[Placement] = []
    looks: list[dict[Hex, hexes.Edges]] = []
    for k in range(6):
        for shift in ((q, r) for q in range(-6, 7) for r in range(-6, 7)):
            laid = {}
            for own, printed in tile.items():
                (q, r), edges = own, printed
                for _ in range(k):
                    q, r, edges = q + r, -q, edges[5] + edges[:5]
                laid[q + shift[0], r + shift[1]] = tuple(edges)
            pairs = [
                (base[a][i], laid[b][(i + 3) % 6])
                for a in base
                for b in laid
                for i in range(6)
                if (a[0] + DIRS[i][0], a[1] + DIRS[i][1]) == b
            ]
            if pairs and all(x == y for x, y in pairs) and not base.keys() & laid.keys() and laid not in looks:
                looks.append(laid)
                found.append(Placement(k, shift))
    return found


@given(pieces, pieces)
def test_placements_are_what_trying_everything_finds(base: dict[Hex, str], tile: dict[Hex, str]) -> None:
    assert list(placements(base, tile)) == try_everything(base, tile)


@given(pieces, pieces)
def test_laying_is_mutual(base: dict[Hex, str], tile: dict[Hex, str]) -> None:
    one = placements(base, tile, drop_same=False)
    two = placements(tile, base, drop_same=False)
    assert sorted(way.inverse() for way in one) == list(two)


@given(fields, st.integers(0, 5), fields)
def test_an_inverse_undoes_a_placement(field: Hex, k: int, shift: Hex) -> None:
    way = Placement(k, shift)
    assert way.inverse().field(way.field(field)) == field
    assert way.inverse().inverse() == way


def test_looks_alike_but_is_not_the_same() -> None:
    base = {(0, 0): "VPPPPP"}
    pair = {(0, 0): "VVVVVV", (1, 0): "VVVVVV"}
    ways = placements(base, pair, drop_same=False)
    assert len(ways) == 6
    assert len(placements(base, pair)) == 3
    # Which of the two twins touches is for `keep` to say, and it is asked before twins are dropped.
    second = placements(base, pair, keep=lambda way: way.field((1, 0)) == (1, 0))
    assert len(second) == 3
    assert all(way.field((1, 0)) == (1, 0) for way in second)


def test_another_notion_of_fitting() -> None:
    assert len(placements({(0, 0): "AAAAAA"}, {(0, 0): "BBBBBB"}, lambda a, b: (a, b) == ("A", "B"))) == 6
    assert placements({(0, 0): "AAAAAA"}, {(0, 0): "BBBBBB"}) == ()
    assert placements({}, FOUNTAIN) == ()
    assert placements(FOUNTAIN, {}) == ()


# --- drawing --------------------------------------------------------------------------------------------------------


@given(fields, st.integers(0, 5))
def test_drawn_neighbours_share_their_edge(field: Hex, edge: int) -> None:
    other = hexes.neighbour(field, edge)
    own, theirs = hexes.drawn_corners(field), hexes.drawn_corners(other)
    assert (own[edge], own[(edge + 1) % 6]) == (theirs[(edge + 4) % 6], theirs[(edge + 3) % 6])


@given(fields)
def test_drawn_positions(field: Hex) -> None:
    column, row = hexes.doubled(field)
    assert (column + row) % 2 == 0
    assert hexes.drawn_centre(field) == (column, 3 * row)
    east, north_west = hexes.doubled(hexes.neighbour(field, 0)), hexes.doubled(hexes.neighbour(field, 2))
    assert east == (column + 2, row)
    assert north_west == (column - 1, row - 1)
