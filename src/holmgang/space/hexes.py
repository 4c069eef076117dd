"""Hexagonal fields: axial coordinates, pointy tops, and fitting pieces of map together by their edges.

A field is ``(q, r)``. Edge i faces the neighbour at ``DIRS[i]``; edges are counted *counter-clockwise* from the east:
0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. The r axis points down (to the south-east), so r grows *downwards* on a drawing.

A piece of map is a mapping from fields to the kinds of their six edges, in edge order: ``{(0, 0): "PPFPPC"}`` or any
other sequence of six strings. Pieces are turned and moved, never mirrored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

Hex: TypeAlias = tuple[int, int]
Edges: TypeAlias = tuple[str, ...]
Piece: TypeAlias = Mapping[Hex, Sequence[str]]

DIRS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


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


def distance(a: Hex, b: Hex) -> int:
    """The number of steps from `a` to `b` over an endless map."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


_TURNED: tuple[Callable[[int, int], Hex], ...] = (
    lambda q, r: (q, r),
    lambda q, r: (q + r, -q),
    lambda q, r: (r, -q - r),
    lambda q, r: (-q, -r),
    lambda q, r: (-q - r, q),
    lambda q, r: (-r, q + r),
)


def rotate(field: Hex, k: int) -> Hex:
    """`field` turned around (0, 0) by k steps of 60 degrees counter-clockwise."""
    return _TURNED[k % 6](*field)


def rotate_edges(edges: Sequence[str], k: int) -> Edges:
    """The edge kinds of a field turned k steps counter-clockwise: new edge i shows what was edge i - k."""
    if len(edges) != 6:
        raise ValueError(f"a field has six edges, not {len(edges)}: {edges!r}")
    turn = k % 6
    return (*edges[6 - turn :], *edges[: 6 - turn])


class Placement(NamedTuple):
    """A way to lay a piece: turn it by `k` steps around its (0, 0), then move it by `shift`."""

    k: int
    shift: Hex

    def field(self, own: Hex) -> Hex:
        """The hex on which the piece's field `own` comes to lie."""
        return add(rotate(own, self.k), self.shift)

    def inverse(self) -> Placement:
        """Return this meeting of two pieces seen from the other one: how to lay the base while the piece stays put."""
        return Placement(-self.k % 6, rotate(self.shift, 3 - self.k))


def placed(piece: Piece, placement: Placement) -> dict[Hex, Edges]:
    """The piece turned and moved, with its edges relabelled, in the piece's own order of fields."""
    return {placement.field(field): rotate_edges(edges, placement.k) for field, edges in piece.items()}


_Facing: TypeAlias = tuple[int, str]
"""An edge of a field, and the kind of edge that it shows or faces."""
_Turned: TypeAlias = tuple[tuple[Hex, Edges], ...]

ALL_TURNS = (1 << 6) - 1
"""Sets of the six turns are numbers, a bit for each turn."""
_TURNS_OF = tuple(tuple(k for k in range(6) if turns >> k & 1) for turns in range(ALL_TURNS + 1))
"""The turns of each such set."""


_OCCUPIED: Sequence[_Facing] = ((0, ""),)


_SPAN = 1 << 16
FARTHEST = 1_000
"""Greatest coordinate of a piece in a scenario: whatever is joined to it later, all codes stay well within a span."""


def code(field: Hex) -> int:
    """A field as one number. Numbers add up and are sorted as fields are, and are looked up much more quickly."""
    return field[0] * _SPAN + field[1]


def decoded(number: int) -> Hex:
    """The field of such a number."""
    q, r = divmod(number + _SPAN // 2, _SPAN)
    return q, r - _SPAN // 2


STEPS = tuple(map(code, DIRS))
"""The codes of the steps to the six neighbours."""


class Turning(NamedTuple):
    """A field of a piece that is to be laid: its code in each turn, and the turns in which it may face what."""

    lies: Sequence[int]
    may_face: Mapping[_Facing, int]


class Patch:
    """A piece of map that stays as it is, and remembers what laying it takes: its rim, and how it turns."""

    def __init__(self, piece: Piece) -> None:
        self.fields = piece
        self.coded = {code(field): edges for field, edges in piece.items()}

    @cached_property
    def around(self) -> Mapping[int, Sequence[_Facing]]:
        """The fields of the rim, by codes, each with what it would touch: its own edge, and the kind that faces it."""
        rim: dict[int, list[_Facing]] = {}
        coded = self.coded
        for place, edges in coded.items():
            for step, facing, kind in zip(STEPS, FACING, edges, strict=True):
                there = place + step
                if there in rim:
                    rim[there].append((facing, kind))
                elif there not in coded:
                    rim[there] = [(facing, kind)]
        return rim

    @cached_property
    def near(self) -> Mapping[int, Sequence[_Facing]]:
        """Facings with the fields of the piece itself, where nothing can be laid: those fit no piece."""
        return {**dict.fromkeys(self.coded, _OCCUPIED), **self.around}

    @cached_property
    def turning(self) -> Sequence[Turning]:
        """All fields as they turn. What an edge inside the piece would face is in the way: it may face nothing."""
        coded, turning = self.coded, []
        for field, (place, edges) in zip(self.fields, coded.items(), strict=True):
            sides = enumerate(zip(STEPS, edges, strict=True))
            open_edges = [(edge, kind) for edge, (step, kind) in sides if place + step not in coded]
            lies = [code(rotate(field, k)) for k in range(6)]
            turning.append(Turning(lies, _may_face(tuple(open_edges))))
        return turning

    @cached_property
    def looks(self) -> Sequence[tuple[int, Hex]]:
        """For each turn the first one that shows the same print, and by how much that one must be moved for it."""
        first: dict[_Turned, tuple[int, Hex]] = {}
        found = []
        for k in range(6):
            turned = sorted(placed(self.fields, Placement(k, (0, 0))).items())
            q, r = turned[0][0] if turned else (0, 0)
            turn, (was_q, was_r) = first.setdefault(
                tuple([((own[0] - q, own[1] - r), edges) for own, edges in turned]), (k, (q, r))
            )
            found.append((turn, (q - was_q, r - was_r)))
        return found

    @cached_property
    def alike(self) -> bool:
        """Return whether some of the six turns look alike."""
        return any(turn != k for k, (turn, _) in enumerate(self.looks))


@lru_cache(maxsize=4096)
def _may_face(edges: tuple[_Facing, ...]) -> Mapping[_Facing, int]:
    """Return the turns in which a field with these open edges may face what: edges that touch are equal."""
    turns: dict[_Facing, int] = {}
    for edge, kind in edges:
        for k in range(6):
            faced = (edge + k) % 6, kind
            turns[faced] = turns.get(faced, 0) | 1 << k
    return turns


def placements(base: Patch, tile: Patch, *, drop_same: bool = True) -> tuple[Placement, ...]:
    """All ways to lay `tile` against `base`, sorted by turn, then by shift.

    A way is legal if no fields overlap, at least one pair of edges touches, and the two edges of every pair that
    touches are of one kind: one misfit spoils it. Edges inside either piece are not looked at.

    With `drop_same`, of the ways that put the same print on the same fields only the first is given: a field alike on
    all sides has six turns but one look. Mind that looks are all it compares: a tile of two equal fields turned by half
    looks the same, though each field has taken the other's place. Where it matters which field is which (a token
    stands on one), do not drop.
    """
    legal = [_placement(k, shift) for k, shift in sorted({*_legal(base, tile)})]
    if not (drop_same and tile.alike):
        return tuple(legal)
    first: dict[tuple[int, Hex], Placement] = {}
    for placement in legal:
        turn, moved = tile.looks[placement.k]
        first.setdefault((turn, add(placement.shift, moved)), placement)
    return tuple(first.values())


@lru_cache(maxsize=4096)
def _placement(k: int, shift: int) -> Placement:
    """A placement by the code of its shift: maps begin at (0, 0), so that the same ones come again and again."""
    return Placement(k, decoded(shift))


def can_be_laid(base: Patch, tile: Patch) -> bool:
    """Return whether there is any way to lay `tile` against `base`; see :func:`placements`."""
    return any(True for _ in _legal(base, tile))


def _legal(base: Patch, tile: Patch) -> Iterator[tuple[int, int]]:
    """The legal ways by turn and code of the shift, once for each field of the tile that touches the base."""
    rim, turning = base.around.items(), tile.turning
    alone = len(turning) == 1
    for lies, may_face in turning:
        for place, facing in rim:
            turns = ALL_TURNS
            for faced in facing:
                turns &= may_face.get(faced, 0)
            for k in _TURNS_OF[turns]:
                if alone or _all_fit(base, turning, k, place - lies[k]):
                    yield k, place - lies[k]


def _all_fit(base: Patch, turning: Sequence[Turning], k: int, shift: int) -> bool:
    """Return whether a tile that fits with one field fits with all of them, wherever they touch or overlap."""
    near = base.near
    for lies, may_face in turning:
        for faced in near.get(lies[k] + shift, ()):
            if not may_face.get(faced, 0) >> k & 1:
                return False
    return True
