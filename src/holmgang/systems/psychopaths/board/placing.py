"""Where areas come to lie, in words: beside which fields and on which side, across what, and how they are turned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from holmgang.kernel.sums import Say, say
from holmgang.space.hexes import Placement, contacts
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.flow.cards import Game, book
from holmgang.systems.psychopaths.state import Cluster, Field

SIDES = ("east", "north_east", "north_west", "west", "south_west", "south_east")
"""The sides of a field in edge order."""
DEGREES = 60
"""One step of turning, counter-clockwise."""


def area_label(play: Game, base: Cluster, tile: Sequence[Field], turn: int) -> Say:
    """What a person must know of a placement of one area: where, and where its edges then point.

    The edges of three fields would be eighteen words: of such an area it is said how far it is turned.
    """
    if len(tile) > 1:
        return cluster_label(play, base, tile, turn)
    return say("placement", where=where(play, base, tile), edges=edges_in_words(play, tile))


def edges_in_words(play: Game, tile: Sequence[Field]) -> Say | str:
    """What lies on the edges of the fields of an area, from the east on, counter-clockwise."""
    letters = book(play).locations
    around = [in_a_row(letters[letter].id for letter in field.edges) for field in tile]
    if len(tile) == 1:
        return around[0]
    return in_a_row(say("field-edges", field=field.id, edges=edges) for field, edges in zip(tile, around, strict=True))


def cluster_label(play: Game, base: Cluster, tile: Sequence[Field], turn: int) -> Say:
    """What a person must know of a joining: which fields meet, and how far the other part is turned."""
    return say("joining", where=where(play, base, tile), degrees=turn * DEGREES)


def where(play: Game, base: Cluster, tile: Sequence[Field]) -> Say | str:
    """Every meeting of two edges: "east of O06 (plain)"."""
    letters = book(play).locations
    ground = {(field.q, field.r): field for field in base.fields}
    laid = {(field.q, field.r): field for field in tile}
    meetings = []
    # What is laid has the fewer fields, so it looks for the ground; they are told in the order of the ground.
    for place, edge, own in sorted((one.other_field, one.other_edge, one.field) for one in contacts(laid, ground)):
        there, side = ground[place], SIDES[edge]
        kind = letters[there.edges[edge]].id
        if len(tile) == 1:
            meetings.append(say("beside", side=side, field=there.id, kind=kind))
        else:
            meetings.append(say("field-beside", own=laid[own].id, side=side, field=there.id, kind=kind))
    return in_a_row(meetings)


def in_a_row(things: Iterable[Say | str]) -> Say | str:
    """One after the other, as one thing to say."""
    row: Say | str = ""
    for thing in things:
        row = say("joined", first=row, second=thing) if row else thing
    return row


def tile_of(play: Game, area: str, placement: Placement) -> tuple[Field, ...]:
    """The fields of an area, with all that is joined to it, where a placement puts them."""
    land = play.state
    if area in land.turn.drawn or area in land.set_aside:
        return chart.fields_of(area, chart.cells_of(land, play.content, area), placement)
    return chart.moved(chart.cluster_of_area(land, area).fields, placement)
