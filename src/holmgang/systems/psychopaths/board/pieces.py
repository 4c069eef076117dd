"""Pieces of the map as the matching rule sees them, and the ways in which one can be laid against another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache

from holmgang.space.hexes import STEPS, Hex, Patch, Placement, can_be_laid, code, placements

Shape = tuple[tuple[Hex, str, str], ...]
"""Fields as (place, edges, area): what a cluster or an area looks like, without identity."""


class MapPiece(Patch):
    """A shape with what was found out about it. Equal shapes share one, see :func:`piece_of`."""

    def __init__(self, shape: Shape) -> None:
        super().__init__({place: edges for place, edges, _ in shape})
        self.areas: Mapping[int, str] = dict(zip(self.coded, [area for _, _, area in shape], strict=True))

    @cached_property
    def areas_turned(self) -> Sequence[Sequence[tuple[int, str]]]:
        """The fields, by their codes, with their areas, for each of the six turns."""
        areas = self.areas.values()
        return [[(lies[k], area) for (lies, _), area in zip(self.turning, areas, strict=True)] for k in range(6)]

    @cached_property
    def areas_around(self) -> Mapping[int, Sequence[str]]:
        """The areas that a field laid there would touch, in the order of its edges."""
        areas = self.areas
        return {place: [areas[place + STEPS[edge]] for edge, _ in sorted(met)] for place, met in self.around.items()}


@lru_cache(maxsize=2048)
def piece_of(shape: Shape) -> MapPiece:
    """The piece of a shape; two that are equal are the same, so that what it takes to lay it is found out once."""
    return MapPiece(shape)


def touching(base: MapPiece, tile: MapPiece, way: Placement) -> Iterable[tuple[str, str]]:
    """The areas of base and tile that touch where the tile is laid like that, in pairs."""
    around, shift = base.areas_around, code(way.shift)
    pairs: dict[tuple[str, str], None] = {}
    for place, area in tile.areas_turned[way.k]:
        for other in around.get(place + shift, ()):
            pairs[other, area] = None
    return pairs


@lru_cache(maxsize=4096)
def way_id(way: Placement) -> str:
    """For an option: ``k2/0,1``, turned by two steps, moved to (0, 1)."""
    k, (q, r) = way
    return f"k{k}/{q},{r}"


@lru_cache(maxsize=4096)
def read_way(name: str) -> Placement:
    """The placement of the way of that id."""
    turn, _, shift = name.partition("/")
    q, _, r = shift.partition(",")
    return Placement(int(turn[1:]), (int(q), int(r)))


@lru_cache(maxsize=4096)
def ways(base: MapPiece, tile: MapPiece, whole_cluster: bool) -> tuple[Placement, ...]:
    """All legal ways to lay ``tile`` against ``base``: every touching pair of edges is equal (PS-5.2 to PS-5.4).

    A cluster keeps apart ways that only look alike, since figures stand on its fields; an area does not.
    """
    return placements(base, tile, drop_same=not whole_cluster)


@lru_cache(maxsize=4096)
def can_meet(one: MapPiece, other: MapPiece) -> bool:
    """Tell if there is any such way. It is the same for both, and the smaller one is laid more quickly."""
    base, tile = (one, other) if len(one.fields) >= len(other.fields) else (other, one)
    return can_be_laid(base, tile)


PieceMeeting = tuple[str, str, Placement]
"""An area of the base, one of the piece, and a way to lay the piece so that the two touch."""


@lru_cache(maxsize=4096)
def meetings(base: MapPiece, tile: MapPiece, whole_cluster: bool) -> tuple[PieceMeeting, ...]:
    """All legal ways by the areas that touch then."""
    return tuple([(x, y, way) for way in ways(base, tile, whole_cluster) for x, y in touching(base, tile, way)])


@lru_cache(maxsize=4096)
def meetings_seen_from_the_other(first: MapPiece, base: MapPiece) -> tuple[PieceMeeting, ...]:
    """The ways to lay the cluster of the lower number against ``base``: the same meetings, seen inversely."""
    turned = [way.inverse() for way in ways(first, base, True)]
    return tuple([(x, y, way) for way in turned for x, y in touching(base, first, way)])
