"""The map as pure functions: where fields lie, which are neighbours, and how areas and clusters fit together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from holmgang.kernel.content import Pack
from holmgang.space.hexes import DIRS, Hex, Placement, can_be_laid, placements, rotate, rotate_edges
from holmgang.systems.psychopaths.state import Cluster, Field, Land

SHAPES: Mapping[int, tuple[Hex, ...]] = {1: ((0, 0),), 3: ((0, 0), (1, 0), (0, 1))}
AS_PRINTED = Placement(0, (0, 0))
Piece = tuple[tuple[Hex, str, str], ...]
"""Fields as (place, edges, area): what a cluster or an area looks like, without identity."""


class Way(NamedTuple):
    """A legal way to lay a piece against a base."""

    placement: Placement
    base: Piece
    tile: Piece

    @property
    def id(self) -> str:
        """For an option: ``k2/0,1``."""
        return way_id(self.placement)

    @property
    def touching(self) -> tuple[tuple[str, str], ...]:
        """Which areas of base and piece touch then, in pairs."""
        around, (k, (dq, dr)) = _areas_around(self.base), self.placement
        pairs: dict[tuple[str, str], None] = {}
        for (q, r), area in _turned(self.tile, k):
            for other in around.get((q + dq, r + dr), ()):
                pairs[other, area] = None
        return tuple(pairs)


@lru_cache(maxsize=512)
def _areas_around(base: Piece) -> Mapping[Hex, Sequence[str]]:
    """The areas that a field laid there would touch, in the order of its edges."""
    areas = {place: area for place, _, area in base}
    around: dict[Hex, list[str]] = {}
    for q, r in dict.fromkeys((q - dq, r - dr) for q, r in areas for dq, dr in DIRS):
        around[q, r] = [areas[q + dq, r + dr] for dq, dr in DIRS if (q + dq, r + dr) in areas]
    return around


@lru_cache(maxsize=2048)
def _turned(tile: Piece, k: int) -> Sequence[tuple[Hex, str]]:
    """The fields of a piece turned by k steps, each with its area."""
    return [(rotate(place, k), area) for place, _, area in tile]


def way_id(placement: Placement) -> str:
    """``k2/0,1``: turned by two steps, moved to (0, 1)."""
    return f"k{placement.k}/{placement.shift[0]},{placement.shift[1]}"


def read_way(name: str) -> Placement:
    """The inverse of :func:`way_id`."""
    turn, _, shift = name.partition("/")
    q, _, r = shift.partition(",")
    return Placement(int(turn[1:]), (int(q), int(r)))


# Areas.


def cells_of(land: Land, pack: Pack, area: str) -> Sequence[str]:
    """The edges of an area's fields, as printed."""
    cells: list[str] = land.extra_area(area) or pack.get("areas", area).cells
    return cells


def field_ids(area: str, size: int) -> tuple[str, ...]:
    """The lasting names of an area's fields: ``o04``, or ``t01_a``, ``t01_b``, ``t01_c``."""
    return (area,) if size == 1 else tuple(f"{area}_{letter}" for letter in "abc")


def fields_of(area: str, cells: Sequence[str], placement: Placement = AS_PRINTED) -> list[Field]:
    """An area's fields where a placement puts them."""
    shape = SHAPES[len(cells)]
    return [
        _moved(Field(name, area, own[0], own[1], edges), placement)
        for name, own, edges in zip(field_ids(area, len(cells)), shape, cells, strict=True)
    ]


def _moved(field: Field, placement: Placement) -> Field:
    q, r = placement.field((field.q, field.r))
    return Field(field.id, field.area, q, r, "".join(rotate_edges(field.edges, placement.k)))


def moved(fields: Sequence[Field], placement: Placement) -> list[Field]:
    """Fields where a placement puts them, all together."""
    return [_moved(field, placement) for field in fields]


def new_cluster(land: Land, fields: list[Field]) -> Cluster:
    """Lay fields as a cluster of their own."""
    land.clusters_made += 1
    cluster = Cluster(f"c{land.clusters_made}", fields)
    land.clusters.append(cluster)
    return cluster


def rank(cluster: Cluster) -> int:
    """The number of a cluster; the lower one survives a joining."""
    return int(cluster.id[1:])


# Where things are.


def cluster_of(land: Land, field: str) -> Cluster:
    """The cluster a field lies in."""
    return next(cluster for cluster in land.clusters if any(one.id == field for one in cluster.fields))


def area_of(land: Land, field: str) -> str:
    """The area a field belongs to."""
    return next(one.area for cluster in land.clusters for one in cluster.fields if one.id == field)


def cluster_of_area(land: Land, area: str) -> Cluster:
    """The cluster a discovered area belongs to."""
    return next(cluster for cluster in land.clusters if any(one.area == area for one in cluster.fields))


def cluster_by_id(land: Land, name: str) -> Cluster:
    """The cluster of that id."""
    return next(cluster for cluster in land.clusters if cluster.id == name)


def discovered(land: Land) -> list[str]:
    """All areas that lie face up on the table, cluster by cluster."""
    return list(dict.fromkeys(field.area for cluster in land.clusters for field in cluster.fields))


def crossings(land: Land, name: str) -> dict[str, str]:
    """The neighbours of a field, in edge order, each with the letter of the edge between (PS-5.6)."""
    for cluster in land.clusters:
        for here in cluster.fields:
            if here.id == name:
                return dict(_around(cluster, here))
    raise KeyError(name)


class Edge(NamedTuple):
    """What lies between two fields: the letter of its location, and the clause by which it is open."""

    letter: str
    clause: str


def crossed(land: Land, origin: str, field: str) -> Edge:
    """The edge between two neighbours: inside an area as printed (PS-5.11), else as the areas were laid (PS-5.6)."""
    fields = {one.id: one for one in cluster_of(land, origin).fields}
    inside = fields[origin].area == fields[field].area
    return Edge(crossings(land, origin)[field], "PS-5.11" if inside else "PS-5.6")


def _around(cluster: Cluster, here: Field) -> Iterator[tuple[str, str]]:
    if len(cluster.fields) == 1:
        return
    places = {(field.q, field.r): field.id for field in cluster.fields}
    for edge, (dq, dr) in enumerate(DIRS):
        other = places.get((here.q + dq, here.r + dr))
        if other is not None:
            yield other, here.edges[edge]


def within(land: Land, name: str, steps: int) -> tuple[str, ...]:
    """The fields that can be reached in so many steps, the field itself first."""
    found = {name: 0}
    edge = [name]
    for distance in range(1, steps + 1):
        edge = [
            other for field in edge for other in crossings(land, field) if found.setdefault(other, distance) == distance
        ]
    return tuple(found)


# Fitting together.


def shape_of(fields: Sequence[Field]) -> Piece:
    """What the matching rule looks at."""
    return tuple(((field.q, field.r), field.edges, field.area) for field in fields)


@lru_cache(maxsize=4096)
def ways(base: Piece, tile: Piece, whole_cluster: bool) -> tuple[Way, ...]:
    """All legal ways to lay ``tile`` against ``base``: every touching pair of edges is equal (PS-5.2 to PS-5.4).

    A cluster keeps apart ways that only look alike, since figures stand on its fields; an area does not.
    """
    found = placements(_edges_of(base), _edges_of(tile), drop_same=not whole_cluster)
    return tuple(Way(placement, base, tile) for placement in found)


def area_ways(land: Land, pack: Pack, area: str) -> list[tuple[Cluster, Way]]:
    """Every legal placement of an area on the table, by cluster, turn and place."""
    tile = shape_of(fields_of(area, cells_of(land, pack, area)))
    return [
        (cluster, way)
        for cluster in sorted(land.clusters, key=rank)
        for way in ways(shape_of(cluster.fields), tile, False)
    ]


def can_place(land: Land, pack: Pack, area: str) -> bool:
    """Is there any legal placement of an area on the table?"""
    tile = shape_of(fields_of(area, cells_of(land, pack, area)))
    return any(_can_meet(shape_of(cluster.fields), tile) for cluster in land.clusters)


def join_ways(land: Land, pack: Pack) -> Iterator[tuple[str, str, Way]]:
    """Every legal joining as (x, y, way): x a discovered area, y one of another cluster or set aside (PS-6.11)."""
    clusters = [shape_of(cluster.fields) for cluster in sorted(land.clusters, key=rank)]
    areas = [shape_of(fields_of(name, cells_of(land, pack, name))) for name in land.set_aside]
    for place, base in enumerate(clusters):
        for tile in areas:
            yield from _meetings(base, tile, False)
        for other_place, other in enumerate(clusters):
            if other_place > place:
                yield from _meetings(base, other, True)
            elif other_place < place:
                yield from _meetings_seen_from_the_other(other, base)


Meeting = tuple[str, str, Way]
"""An area of the base, one of the piece, and a way to lay the piece so that the two touch."""


@lru_cache(maxsize=4096)
def _meetings(base: Piece, tile: Piece, whole_cluster: bool) -> tuple[Meeting, ...]:
    return tuple((x, y, way) for way in ways(base, tile, whole_cluster) for x, y in way.touching)


@lru_cache(maxsize=4096)
def _meetings_seen_from_the_other(first: Piece, base: Piece) -> tuple[Meeting, ...]:
    """The ways to lay the cluster of the lower number against ``base``: the same meetings, seen inversely."""
    turned = (Way(placement.inverse(), tile, there) for placement, there, tile in ways(first, base, True))
    return tuple((x, y, way) for way in turned for x, y in way.touching)


def can_join(land: Land, pack: Pack) -> bool:
    """Is there any legal joining? Clusters that could be joined from one side could be from the other."""
    clusters = [shape_of(cluster.fields) for cluster in land.clusters]
    areas = [shape_of(fields_of(name, cells_of(land, pack, name))) for name in land.set_aside]
    return any(
        _can_meet(base, piece) for place, base in enumerate(clusters) for piece in (*areas, *clusters[place + 1 :])
    )


@lru_cache(maxsize=4096)
def _can_meet(base: Piece, tile: Piece) -> bool:
    return can_be_laid(_edges_of(base), _edges_of(tile))


def _edges_of(piece: Piece) -> dict[Hex, str]:
    return {place: edges for place, edges, _ in piece}


def place_area(land: Land, pack: Pack, area: str, cluster: Cluster, placement: Placement) -> None:
    """Join an area to a cluster."""
    cluster.fields.extend(fields_of(area, cells_of(land, pack, area), placement))


def join_clusters(land: Land, base: Cluster, other: Cluster, placement: Placement) -> Cluster:
    """Move ``other`` as a rigid body against ``base``; the lower number keeps its frame (PS-6.12)."""
    if rank(other) < rank(base):
        base, other, placement = other, base, placement.inverse()
    base.fields.extend(moved(other.fields, placement))
    land.clusters.remove(other)
    return base
