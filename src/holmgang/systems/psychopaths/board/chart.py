"""The map as pure functions: where fields lie, which are neighbours, and how areas and clusters fit together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from holmgang.kernel.content import Pack
from holmgang.kernel.questions import Ghost
from holmgang.kernel.sums import Arg, Phrase, phrase
from holmgang.space.hexes import Hex, Placement, code, neighbour, opposite, rotate_edges
from holmgang.systems.psychopaths.board.lookups import book
from holmgang.systems.psychopaths.board.pieces import (
    MapPiece,
    PieceMeeting,
    can_meet,
    meetings,
    meetings_seen_from_the_other,
    piece_of,
    ways,
)
from holmgang.systems.psychopaths.content import Catalogue
from holmgang.systems.psychopaths.state import GamePlay, MapCluster, MapField, State, shape_of

SHAPES: Mapping[int, tuple[Hex, ...]] = {1: ((0, 0),), 3: ((0, 0), (1, 0), (0, 1))}
AS_PRINTED = Placement(0, (0, 0))


# Areas.


def cells_of(state: State, pack: Pack, area: str) -> Sequence[str]:
    """The edges of an area's fields, as printed."""
    cells: list[str] = state.extra_area(area) or pack.get("areas", area).cells
    return cells


def field_ids(area: str, size: int) -> tuple[str, ...]:
    """The lasting names of an area's fields: ``o04``, or ``t01_a``, ``t01_b``, ``t01_c``."""
    return (area,) if size == 1 else tuple(f"{area}_{letter}" for letter in "abc")


def fields_of(area: str, cells: Sequence[str], placement: Placement = AS_PRINTED) -> tuple[MapField, ...]:
    """An area's fields where a placement puts them."""
    return _laid(area, tuple(cells), placement)


@lru_cache(maxsize=4096)
def _laid(area: str, cells: tuple[str, ...], placement: Placement) -> tuple[MapField, ...]:
    return moved(_as_printed(area, cells), placement)


@lru_cache(maxsize=1024)
def _as_printed(area: str, cells: tuple[str, ...]) -> tuple[MapField, ...]:
    places = zip(field_ids(area, len(cells)), SHAPES[len(cells)], cells, strict=True)
    return tuple([MapField(name, area, q, r, edges) for name, (q, r), edges in places])


def piece_of_area(state: State, pack: Pack, area: str) -> MapPiece:
    """An area as it is to be laid."""
    return _piece_of_area(area, tuple(cells_of(state, pack, area)))


@lru_cache(maxsize=1024)
def _piece_of_area(area: str, cells: tuple[str, ...]) -> MapPiece:
    return piece_of(shape_of(_as_printed(area, cells)))


def _moved(field: MapField, placement: Placement) -> MapField:
    q, r = placement.field((field.q, field.r))
    return MapField(field.id, field.area, q, r, "".join(rotate_edges(field.edges, placement.k)))


def moved(fields: Sequence[MapField], placement: Placement) -> tuple[MapField, ...]:
    """Fields where a placement puts them, all together."""
    return tuple([_moved(field, placement) for field in fields])


def new_cluster(state: State, fields: Sequence[MapField]) -> MapCluster:
    """Lay fields as a cluster of their own."""
    state.clusters_made += 1
    cluster = MapCluster(f"c{state.clusters_made}", tuple(fields))
    state.clusters.append(cluster)
    return cluster


def rank(cluster: MapCluster) -> int:
    """The number of a cluster; the lower one survives a joining."""
    return int(cluster.id[1:])


# Places of fields and areas.


def cluster_of(state: State, field: str) -> MapCluster:
    """The cluster a field lies in."""
    for cluster in state.clusters:
        if field in cluster.named:
            return cluster
    raise KeyError(field)


def area_of(state: State, field: str) -> str:
    """The area a field belongs to."""
    return cluster_of(state, field).named[field].area


def cluster_of_area(state: State, area: str) -> MapCluster:
    """The cluster a discovered area belongs to."""
    return next(cluster for cluster in state.clusters if any(one.area == area for one in cluster.fields))


def cluster_by_id(state: State, name: str) -> MapCluster:
    """The cluster of that id."""
    return next(cluster for cluster in state.clusters if cluster.id == name)


def discovered(state: State) -> list[str]:
    """All areas that lie face up on the table, cluster by cluster."""
    return list(dict.fromkeys(field.area for cluster in state.clusters for field in cluster.fields))


def crossings(state: State, name: str) -> Mapping[str, str]:
    """The neighbours of a field, in edge order, each with the letter of the edge between (PS-5.6)."""
    return cluster_of(state, name).crossings[name]


class Edge(NamedTuple):
    """The border of two fields: the letter of its location, and the clause by which it is open."""

    letter: str
    clause: str


def crossed(state: State, origin: str, field: str) -> Edge:
    """The edge between two neighbours: inside an area as printed (PS-5.11), else as the areas were laid (PS-5.6)."""
    cluster = cluster_of(state, origin)
    inside = cluster.named[origin].area == cluster.named[field].area
    return Edge(cluster.crossings[origin][field], "PS-5.11" if inside else "PS-5.6")


def within(state: State, name: str, steps: int) -> Collection[str]:
    """The fields that can be reached in so many steps, the field itself first."""
    crossings = cluster_of(state, name).crossings
    found = {name: 0}
    edge = [name]
    for distance in range(1, steps + 1):
        edge = [other for field in edge for other in crossings[field] if found.setdefault(other, distance) == distance]
    return found


# Fitting together.


def area_ways(state: State, pack: Pack, area: str) -> list[tuple[MapCluster, Placement]]:
    """Every legal placement of an area on the table, by cluster, turn and place."""
    tile = piece_of_area(state, pack, area)
    return [(cluster, way) for cluster in sorted(state.clusters, key=rank) for way in ways(cluster.piece, tile, False)]


def can_place(state: State, pack: Pack, area: str) -> bool:
    """Tell if an area has a legal placement on the table."""
    tile = piece_of_area(state, pack, area)
    return any(can_meet(cluster.piece, tile) for cluster in state.clusters)


def join_ways(state: State, pack: Pack) -> Iterator[PieceMeeting]:
    """Every legal joining as (x, y, way): x a discovered area, y one of another cluster or set aside (PS-6.11)."""
    clusters = [cluster.piece for cluster in sorted(state.clusters, key=rank)]
    areas = [piece_of_area(state, pack, name) for name in state.set_aside]
    for place, base in enumerate(clusters):
        for tile in areas:
            yield from meetings(base, tile, False)
        for other_place, other in enumerate(clusters):
            if other_place > place:
                yield from meetings(base, other, True)
            elif other_place < place:
                yield from meetings_seen_from_the_other(other, base)


def can_join(state: State, pack: Pack) -> bool:
    """Tell if there is a legal joining. Clusters that could be joined from one side could be from the other."""
    clusters = [cluster.piece for cluster in state.clusters]
    areas = [piece_of_area(state, pack, name) for name in state.set_aside]
    return any(
        can_meet(base, piece) for place, base in enumerate(clusters) for piece in (*areas, *clusters[place + 1 :])
    )


def place_area(state: State, pack: Pack, area: str, cluster: MapCluster, placement: Placement) -> MapCluster:
    """Join an area to a cluster; returns what has become of it."""
    return _grown(state, cluster, fields_of(area, cells_of(state, pack, area), placement))


def join_clusters(state: State, base: MapCluster, other: MapCluster, placement: Placement) -> MapCluster:
    """Move ``other`` as a rigid body against ``base``; the lower number keeps its frame (PS-6.12)."""
    if rank(other) < rank(base):
        base, other, placement = other, base, placement.inverse()
    state.clusters.remove(other)
    return _grown(state, base, moved(other.fields, placement))


def _grown(state: State, cluster: MapCluster, fields: tuple[MapField, ...]) -> MapCluster:
    """A cluster never changes: one with more fields takes its place."""
    grown = MapCluster(cluster.id, cluster.fields + fields)
    state.clusters[state.clusters.index(cluster)] = grown
    return grown


# Placements as ghosts on the map and in words: beside which fields, across what, and how turned.


SIDES = ("east", "north_east", "north_west", "west", "south_west", "south_east")
"""The sides of a field in edge order."""
DEGREES = 60
"""One step of turning, counter-clockwise."""


def area_label(play: GamePlay, base: MapCluster, tile: Sequence[MapField], turn: int) -> Phrase:
    """Return the label of a placement of one area: where, and where its edges then point.

    The edges of three fields would be eighteen words: of such an area it is said how far it is turned.
    """
    if len(tile) > 1:
        return cluster_label(play, base, tile, turn)
    around = _around(book(play), tile[0].edges)
    meetings = _meetings(play, base, tile)
    if len(meetings) == 1:  # as nearly all do; one sentence for all of it
        return phrase("placement-beside", **meetings[0].args, **around)
    return phrase("placement", where=in_a_row(meetings), edges=phrase("edges-around", **around))


def edges_in_words(play: GamePlay, tile: Sequence[MapField]) -> Phrase | str:
    """Return the edges of the fields of an area in words, from the east on, counter-clockwise."""
    around = [phrase("edges-around", **_around(book(play), field.edges)) for field in tile]
    if len(tile) == 1:
        return around[0]
    return in_a_row(
        phrase("field-edges", field=field.id, edges=edges) for field, edges in zip(tile, around, strict=True)
    )


@lru_cache(maxsize=1024)
def _around(cards: Catalogue, edges: str) -> Mapping[str, Arg]:
    """Return the locations on each side of a field with such edges."""
    return {side: cards.locations[letter].id for side, letter in zip(SIDES, edges, strict=True)}


def cluster_label(play: GamePlay, base: MapCluster, tile: Sequence[MapField], turn: int) -> Phrase:
    """Return the label of a joining: which fields meet, and how far the other part is turned."""
    return phrase("joining", where=where(play, base, tile), degrees=turn * DEGREES)


def where(play: GamePlay, base: MapCluster, tile: Sequence[MapField]) -> Phrase | str:
    """Every meeting of two edges, of an area that has been named: "east of O06 on a plain edge"."""
    return in_a_row(_meetings(play, base, tile))


def where_joined(play: GamePlay, base: MapCluster, tile: Sequence[MapField]) -> Phrase | str:
    """Every meeting of two edges, both fields by their names: "with O11 north-east of O13 on a caravan edge"."""
    return in_a_row(_meetings(play, base, tile, named=True))


def _meetings(play: GamePlay, base: MapCluster, tile: Sequence[MapField], named: bool = False) -> list[Phrase]:
    """The meetings of edges in the order of the ground; the fields of one area go by their letters, unless ``named``.

    An area of one field needs neither.
    """
    letters, rim = book(play).locations, base.piece.around
    found = []
    for own in tile:
        for edge, letter in rim.get(code((own.q, own.r)), ()):
            place = neighbour((own.q, own.r), edge)
            found.append((place, opposite(edge), own.id, letters[letter].id))
    meetings = []
    for place, edge, name, kind in sorted(found):
        met: dict[str, Arg] = {"side": SIDES[edge], "field": base.places[place].id, "kind": kind}
        if named or len({own.area for own in tile}) > 1:
            meetings.append(phrase("field-beside", own=name, **met))
        elif len(tile) > 1:
            meetings.append(phrase("part-beside", own=phrase(f"field-{name[-1]}"), **met))
        else:
            meetings.append(phrase("beside", **met))
    return meetings


def in_a_row(things: Iterable[Phrase | str]) -> Phrase | str:
    """One after the other, as one thing to say."""
    row: Phrase | str = ""
    for thing in things:
        row = phrase("joined", first=row, second=thing) if row else thing
    return row


def tile_of(play: GamePlay, area: str, placement: Placement) -> tuple[MapField, ...]:
    """The fields of an area, with all that is joined to it, where a placement puts them."""
    state = play.state
    if area in state.turn.drawn or area in state.set_aside:
        return fields_of(area, cells_of(state, play.content, area), placement)
    return moved(cluster_of_area(state, area).fields, placement)


def ghost(play: GamePlay, base: MapCluster, tile: Sequence[MapField], turn: int, area: str) -> Ghost:
    """The ghost of an area with all that is joined to it; its place is that of the area's first field."""
    letters = book(play).locations
    fields = sorted(tile, key=lambda field: field.area != area)
    edges = tuple(tuple(letters[letter].id for letter in field.edges) for field in fields)
    return Ghost(base.id, tuple((field.q, field.r) for field in fields), turn, edges)
