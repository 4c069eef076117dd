"""Hexes: coordinates, turning, and laying pieces of map by their edges."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.space import hexes
from holmgang.space.hexes import DIRS, Hex, Patch, Piece, Placement, placed, rotate, rotate_edges

FOUNTAIN = {(0, 0): "PPFPPC"}

numbers = st.integers(-8, 8)
fields = st.tuples(numbers, numbers)
turns = st.integers(-7, 13)


class Contact(NamedTuple):
    """Two edges that touch: `edge` of `field` in the one piece, and its opposite of `other_field` in the other."""

    field: Hex
    edge: int
    other_field: Hex
    other_edge: int


def touching(base: Piece, tile: Piece, placement: Placement) -> tuple[Contact, ...]:
    """All pairs of touching edges between a piece and another that is laid against it, sorted."""
    there = placed(tile, placement)
    pairs = [(field, edge, hexes.neighbour(field, edge)) for field in base for edge in range(6)]
    return tuple(sorted(Contact(field, edge, to, hexes.opposite(edge)) for field, edge, to in pairs if to in there))


def placements(base: Piece, tile: Piece, *, drop_same: bool = True) -> tuple[Placement, ...]:
    found = hexes.placements(Patch(base), Patch(tile), drop_same=drop_same)
    assert hexes.can_be_laid(Patch(base), Patch(tile)) == bool(found)
    return found


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


@given(fields, st.integers(0, 5))
def test_opposite_edges_touch(field: Hex, edge: int) -> None:
    other = hexes.neighbour(field, edge)
    assert hexes.neighbour(other, hexes.opposite(edge)) == field
    assert hexes.distance(field, other) == 1


@given(fields, fields)
def test_codes_add_up_and_are_sorted_as_fields_are(a: Hex, b: Hex) -> None:
    assert hexes.decoded(hexes.code(a)) == a
    assert hexes.decoded(hexes.code(a) + hexes.code(b)) == hexes.add(a, b)
    assert (hexes.code(a) < hexes.code(b)) == (a < b)


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
        rotate_edges("PPPPP", 1)
    with pytest.raises(ValueError, match="shorter"):
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


def test_an_empty_piece_cannot_be_laid() -> None:
    assert placements({}, FOUNTAIN) == ()
    assert placements(FOUNTAIN, {}) == ()


def test_nothing_is_laid_into_a_hole_that_is_too_small() -> None:
    ring = {hexes.neighbour((0, 0), edge): "PPPPPP" for edge in range(6)}
    assert Placement(0, (0, 0)) in placements(ring, {(0, 0): "PPPPPP"})
    assert all(way.shift != (0, 0) for way in placements(ring, {(0, 0): "PPPPPP", (1, 0): "PPPPPP"}, drop_same=False))
    # Seen from the other side: what lies in the hole of a ring does not overlap it.
    assert Placement(0, (0, 0)) in placements({(0, 0): "PPPPPP"}, ring)
