"""Placements of areas, as ghosts on the map and in words: beside which fields, across what, and how turned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from holmgang.kernel.questions import Ghost
from holmgang.kernel.sums import Arg, Phrase, phrase
from holmgang.space.hexes import Placement, code, neighbour, opposite
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import book
from holmgang.systems.psychopaths.content import Catalogue
from holmgang.systems.psychopaths.state import GamePlay, MapCluster, MapField

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
        return chart.fields_of(area, chart.cells_of(state, play.content, area), placement)
    return chart.moved(chart.cluster_of_area(state, area).fields, placement)


def ghost(play: GamePlay, base: MapCluster, tile: Sequence[MapField], turn: int, area: str) -> Ghost:
    """The ghost of an area with all that is joined to it; its place is that of the area's first field."""
    letters = book(play).locations
    fields = sorted(tile, key=lambda field: field.area != area)
    edges = tuple(tuple(letters[letter].id for letter in field.edges) for field in fields)
    return Ghost(base.id, tuple((field.q, field.r) for field in fields), turn, edges)
