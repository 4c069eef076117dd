"""Hexagonal fields: axial coordinates, pointy tops, and fitting pieces of map together by their edges.

A field is ``(q, r)``. Edge i faces the neighbour at ``DIRS[i]``; edges are counted *counter-clockwise* from the east:
0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. The r axis points down (to the south-east), so r grows *downwards* on a drawing.

A piece of map is a mapping from fields to the kinds of their six edges, in edge order: ``{(0, 0): "PPFPPC"}`` or any
other sequence of six strings. Pieces are turned and moved, never mirrored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
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


FACING = tuple(opposite(edge) for edge in range(6))
"""For each edge the one of the neighbour behind it that touches it."""


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
            Contact(field, edge, touched, opposite(edge))
            for field in base
            for edge in range(6)
            if (touched := neighbour(field, edge)) in there
        )
    )


class Patch:
    """A piece of map that stays as it is, and remembers what laying it takes: its rim, and how it looks when turned.

    Whoever lays the same pieces against one another again and again hands in patches instead of mappings.
    """

    def __init__(self, piece: Piece) -> None:
        self.fields: Mapping[Hex, Edges] = {field: rotate_edges(edges, 0) for field, edges in piece.items()}

    @cached_property
    def turns(self) -> tuple[_Turned, ...]:
        """The fields and their edges, sorted, for each of the six turns."""
        return tuple(tuple(sorted(placed(self.fields, Placement(k, (0, 0))).items())) for k in range(6))

    @cached_property
    def looks(self) -> tuple[tuple[int, Hex], ...]:
        """For each turn the first one that shows the same print, and by how much that one must be moved for it."""
        first: dict[_Turned, tuple[int, Hex]] = {}
        found = []
        for k, turned in enumerate(self.turns):
            q, r = turned[0][0] if turned else (0, 0)
            turn, (was_q, was_r) = first.setdefault(
                tuple([((own[0] - q, own[1] - r), edges) for own, edges in turned]), (k, (q, r))
            )
            found.append((turn, (q - was_q, r - was_r)))
        return tuple(found)

    @cached_property
    def alike(self) -> bool:
        """Do some of the six turns look alike?"""
        return any(turn != k for k, (turn, _) in enumerate(self.looks))

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of edges, each once."""
        return tuple(dict.fromkeys(chain.from_iterable(self.fields.values())))

    @cached_property
    def open_turns(self) -> Sequence[Sequence[tuple[Hex, frozenset[_Facing]]]]:
        """For each of the six turns the fields, with those of their edges that are not inside the piece.

        No others can touch anything. A field in the middle has none.
        """
        open_edges: dict[Hex, list[_Facing]] = {field: [] for field in self.fields}
        for (q, r), facing in self.around.items():
            for edge, kind in facing:
                dq, dr = DIRS[edge]
                open_edges[q + dq, r + dr].append((opposite(edge), kind))
        return [
            [
                (rotate(field, k), frozenset([((edge + k) % 6, kind) for edge, kind in edges]))
                for field, edges in open_edges.items()
            ]
            for k in range(6)
        ]

    @cached_property
    def around(self) -> Mapping[Hex, Sequence[_Facing]]:
        """The fields of the rim, each with what it would touch: its own edge, and the kind of edge that faces it."""
        rim: dict[Hex, list[_Facing]] = {}
        fields = self.fields
        for (q, r), edges in fields.items():
            for (dq, dr), facing, kind in zip(DIRS, FACING, edges, strict=True):
                there = q + dq, r + dr
                if there not in fields:
                    rim.setdefault(there, []).append((facing, kind))
        return rim

    @cached_property
    def near(self) -> frozenset[Hex]:
        """The fields of the piece and of its rim."""
        return frozenset([*self.fields, *self.around])

    @cached_property
    def rim(self) -> Mapping[_Facing, Sequence[tuple[Hex, Sequence[_Facing]]]]:
        """The same by the first thing that is touched, with what else is: most fields fit in few places."""
        rim: dict[_Facing, list[tuple[Hex, Sequence[_Facing]]]] = {}
        for place, (first, *others) in self.around.items():
            rim.setdefault(first, []).append((place, others))
        return rim


def placements(
    base: Piece | Patch,
    tile: Piece | Patch,
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
    base, tile = _patch(base), _patch(tile)
    if keep is None and not (drop_same and tile.alike):
        return tuple(_legal(base, tile, fits))
    found: list[Placement] = []
    seen: set[tuple[int, Hex]] = set()
    for placement in _legal(base, tile, fits):
        if keep is not None and not keep(placement):
            continue
        if drop_same:
            turn, moved = tile.looks[placement.k]
            look = turn, add(placement.shift, moved)
            if look in seen:
                continue
            seen.add(look)
        found.append(placement)
    return tuple(found)


def can_be_laid(base: Piece | Patch, tile: Piece | Patch, fits: Callable[[str, str], bool] = eq) -> bool:
    """Is there any way to lay `tile` against `base`? The first one found will do; see :func:`placements`."""
    return next(_legal(_patch(base), _patch(tile), fits), None) is not None


_Turned: TypeAlias = tuple[tuple[Hex, Edges], ...]
_Facing: TypeAlias = tuple[int, str]


def _patch(piece: Piece | Patch) -> Patch:
    return piece if isinstance(piece, Patch) else Patch(piece)


def _legal(base: Patch, tile: Patch, fits: Callable[[str, str], bool]) -> Iterator[Placement]:
    """The legal ways by turn and shift."""
    for k, turned in enumerate(tile.open_turns):
        fitting = [(own, _places_for(_welcome(edges, base, fits), base)) for own, edges in turned]
        alone = len(fitting) == 1  # then it fits wherever it was found to
        for shift in sorted({(q - own[0], r - own[1]) for own, places in fitting for q, r in places}):
            if alone or _all_fit(base, fitting, shift):
                yield Placement(k, shift)


def _welcome(edges: frozenset[_Facing], base: Patch, fits: Callable[[str, str], bool]) -> frozenset[_Facing]:
    """What the open edges of a field may face: the same kinds, or whatever fits."""
    if fits is eq:
        return edges
    return frozenset((edge, kind) for edge, own in edges for kind in base.kinds if fits(kind, own))


def _places_for(welcome: frozenset[_Facing], base: Patch) -> frozenset[Hex]:
    """Where around a piece a single field fits on all sides on which it touches."""
    rim, all_welcome = base.rim, welcome.issuperset
    return frozenset([place for first in welcome for place, others in rim.get(first, ()) if all_welcome(others)])


def _all_fit(base: Patch, fitting: Sequence[tuple[Hex, frozenset[Hex]]], shift: Hex) -> bool:
    """Does a tile that fits with one field fit with all of them, wherever they touch or overlap?"""
    near, (dq, dr) = base.near, shift
    for (q, r), places in fitting:
        place = q + dq, r + dr
        if place in near and place not in places:
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
