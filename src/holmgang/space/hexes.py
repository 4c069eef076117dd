"""Hexagonal fields: axial coordinates, pointy tops, and fitting pieces of map together by their edges.

A field is ``(q, r)``. Edge i faces the neighbour at ``DIRS[i]``; edges are counted *counter-clockwise* from the east:
0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. The r axis points down (to the south-east), so r grows *downwards* on a drawing.

A piece of map is a mapping from fields to the kinds of their six edges, in edge order: ``{(0, 0): "PPFPPC"}`` or any
other sequence of six strings. Pieces are turned and moved, never mirrored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import eq
from typing import NamedTuple, TypeAlias

Hex: TypeAlias = tuple[int, int]
Edges: TypeAlias = tuple[str, ...]
Piece: TypeAlias = Mapping[Hex, Sequence[str]]

DIRS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CORNERS: tuple[Hex, ...] = ((1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2))
"""The corners of a field around its centre, in the units of `drawn_centre`: edge i runs from corner i to i + 1."""


def add(a: Hex, b: Hex) -> Hex:
    """The field at `a` moved by `b`."""
    return a[0] + b[0], a[1] + b[1]


def opposite(edge: int) -> int:
    """The edge on the far side of a field; also the edge of the neighbour behind `edge` that touches it."""
    return (edge + 3) % 6


def neighbour(field: Hex, edge: int) -> Hex:
    """The field that touches `field` at `edge`."""
    return add(field, DIRS[edge % 6])


def neighbours(field: Hex) -> tuple[Hex, ...]:
    """The six fields around `field`, in edge order."""
    return tuple(add(field, step) for step in DIRS)


def edge_between(a: Hex, b: Hex) -> int | None:
    """The edge of `a` that touches `b`, or None if they are not neighbours."""
    step = (b[0] - a[0], b[1] - a[1])
    return DIRS.index(step) if step in DIRS else None


def distance(a: Hex, b: Hex) -> int:
    """The number of steps from `a` to `b` over an endless map."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The fields at exactly `radius` steps, counter-clockwise from the east; the centre alone for radius 0."""
    if radius < 0:
        raise ValueError(f"a ring cannot have the radius {radius}: it is at least 0")
    if radius == 0:
        return (centre,)
    found = []
    for side in range(6):
        dq, dr = DIRS[side]
        field = (centre[0] + dq * radius, centre[1] + dr * radius)
        # From the corner in direction i, the ring turns towards the corner in direction i + 1.
        for _ in range(radius):
            found.append(field)
            field = neighbour(field, side + 2)
    return tuple(found)


def within(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The fields at no more than `radius` steps, ring by ring from the centre (which is among them)."""
    return tuple(field for steps in range(radius + 1) for field in ring(centre, steps))


def rotate(field: Hex, k: int) -> Hex:
    """`field` turned around (0, 0) by k steps of 60 degrees counter-clockwise."""
    q, r = field
    for _ in range(k % 6):
        q, r = q + r, -q
    return q, r


def rotate_edges(edges: Sequence[str], k: int) -> Edges:
    """The edge kinds of a field turned k steps counter-clockwise: new edge i shows what was edge i - k."""
    if len(edges) != 6:
        raise ValueError(f"a field has six edges, not {len(edges)}: {edges!r}")
    turn = k % 6
    return (*edges[6 - turn :], *edges[: 6 - turn])


class Placement(NamedTuple):
    """How to lay a piece: turn it by `k` steps around its (0, 0), then move it by `shift`."""

    k: int
    shift: Hex

    def field(self, own: Hex) -> Hex:
        """Where the piece's field `own` comes to lie."""
        return add(rotate(own, self.k), self.shift)

    def inverse(self) -> Placement:
        """The same meeting of two pieces seen from the other: how to lay the base while the piece stays put."""
        return Placement(-self.k % 6, rotate((-self.shift[0], -self.shift[1]), -self.k))


class Contact(NamedTuple):
    """Two edges that touch: `edge` of `field` in the one piece, and its opposite of `other_field` in the other."""

    field: Hex
    edge: int
    other_field: Hex
    other_edge: int


def placed(piece: Piece, placement: Placement) -> dict[Hex, Edges]:
    """The piece turned and moved, with its edges relabelled, in the piece's own order of fields."""
    return {placement.field(field): rotate_edges(edges, placement.k) for field, edges in piece.items()}


def contacts(base: Iterable[Hex], other: Iterable[Hex]) -> tuple[Contact, ...]:
    """All pairs of touching edges between two sets of fields that do not overlap, sorted."""
    there = frozenset(other)
    return tuple(
        sorted(
            Contact(field, edge, neighbour(field, edge), opposite(edge))
            for field in base
            for edge in range(6)
            if neighbour(field, edge) in there
        )
    )


def placements(
    base: Piece,
    tile: Piece,
    fits: Callable[[str, str], bool] = eq,
    *,
    keep: Callable[[Placement], bool] | None = None,
    drop_same: bool = True,
) -> tuple[Placement, ...]:
    """All ways to lay `tile` against `base`, sorted by turn, then by shift.

    A way is legal if no fields overlap, at least one pair of edges touches, and ``fits(edge of base, edge of tile)``
    holds for every pair that touches: one misfit spoils it. Edges inside either piece are not looked at.

    `keep` may refuse legal ways for reasons of its own, such as which two fields are to touch.

    With `drop_same`, of the ways that put the same print on the same fields only the first is given: a field alike on
    all sides has six turns but one look. Mind that looks are all it compares: a tile of two equal fields turned by half
    looks the same, though each field has taken the other's place. `keep` is asked before such ways are dropped; where
    it matters which field is which (somebody stands on one), do not drop.
    """
    found: list[Placement] = []
    seen: set[tuple[tuple[Hex, Edges], ...]] = set()
    for placement, turned in _legal(base, tile, fits):
        if keep is not None and not keep(placement):
            continue
        if drop_same:
            dq, dr = placement.shift
            moved = tuple([((q + dq, r + dr), edges) for (q, r), edges in turned])
            if moved in seen:
                continue
            seen.add(moved)
        found.append(placement)
    return tuple(found)


def can_be_laid(base: Piece, tile: Piece, fits: Callable[[str, str], bool] = eq) -> bool:
    """Is there any way to lay `tile` against `base`? The first one found will do; see :func:`placements`."""
    return next(_legal(base, tile, fits), None) is not None


_Turned = Sequence[tuple[Hex, Edges]]


def _legal(base: Piece, tile: Piece, fits: Callable[[str, str], bool]) -> Iterator[tuple[Placement, _Turned]]:
    """The legal ways by turn and shift, each with the tile as it is turned."""
    ground = {field: rotate_edges(edges, 0) for field, edges in base.items()}
    rim = _rim(ground)
    for k in range(6):
        turned = sorted(placed(tile, Placement(k, (0, 0))).items())
        fitting = [(own, _places_for(edges, rim, fits)) for own, edges in turned]
        for shift in sorted({(q - own[0], r - own[1]) for own, places in fitting for q, r in places}):
            if _all_fit(ground, rim, fitting, shift):
                yield Placement(k, shift), turned


_Rim = Mapping[Hex, Sequence[tuple[int, str]]]


def _rim(ground: Mapping[Hex, Edges]) -> _Rim:
    """The fields around a piece, each with what it would touch: its own edge, and the kind of edge that faces it."""
    rim: dict[Hex, list[tuple[int, str]]] = {}
    for field, edges in ground.items():
        for edge, kind in enumerate(edges):
            there = neighbour(field, edge)
            if there not in ground:
                rim.setdefault(there, []).append((opposite(edge), kind))
    return rim


def _places_for(edges: Edges, rim: _Rim, fits: Callable[[str, str], bool]) -> frozenset[Hex]:
    """Where around a piece a single field fits on all sides on which it touches: mostly in few places."""
    found = []
    for place, facing in rim.items():
        for edge, kind in facing:
            if not fits(kind, edges[edge]):
                break
        else:
            found.append(place)
    return frozenset(found)


def _all_fit(ground: Mapping[Hex, Edges], rim: _Rim, fitting: Sequence[tuple[Hex, frozenset[Hex]]], shift: Hex) -> bool:
    """Does a tile that fits with one field fit with all of them, wherever they touch or overlap?"""
    dq, dr = shift
    for (q, r), places in fitting:
        place = q + dq, r + dr
        if place not in places and (place in rim or place in ground):
            return False
    return True


def doubled(field: Hex) -> Hex:
    """(column, row) for a drawing in text: rows are r, and fields of one row stand two columns apart.

    Column and row are both even or both odd; the neighbours to the east and west are 2 columns away, the others 1.
    """
    q, r = field
    return 2 * q + r, r


def drawn_centre(field: Hex) -> Hex:
    """The centre of a field on a drawing in integers, x to the right and y downwards.

    The units differ: with hexagons of side s, one unit of x is s·√3/2 and one unit of y is s/2. Scale them on drawing.
    """
    column, row = doubled(field)
    return column, 3 * row


def drawn_corners(field: Hex) -> tuple[Hex, ...]:
    """The six corners of a field in the units of :func:`drawn_centre`, counter-clockwise as seen.

    Edge i runs from corner i to corner i + 1 (edge 5 back to corner 0). Neighbouring fields share two corners exactly.
    """
    x, y = drawn_centre(field)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS)
