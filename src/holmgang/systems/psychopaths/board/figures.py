"""Where a figure may go, and what entering a field changes (PS-8.2, PS-8.5)."""

from __future__ import annotations

from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.flow.cards import Game, book
from holmgang.systems.psychopaths.state import Player


def unvisited(play: Game, player: Player) -> list[str]:
    """The neighbouring fields not visited this turn, in edge order."""
    visited = play.state.turn.visited
    return [field for field in chart.crossings(play.state, player.figure) if field not in visited]


def visited_neighbours(play: Game, player: Player) -> list[str]:
    """The neighbouring fields that may not be entered again this turn."""
    visited = play.state.turn.visited
    return [field for field in chart.crossings(play.state, player.figure) if field in visited]


def enter(play: Game, player: Player, field: str) -> None:
    """The figure stands on the field, which counts as visited from now on."""
    player.figure = field
    if field not in play.state.turn.visited:
        play.state.turn.visited.append(field)


def together(play: Game, player: Player) -> list[Player]:
    """The other players on the same field, in seat order."""
    return [other for other in play.state.others(player.id) if other.figure == player.figure]


def location_of(play: Game, area: str) -> str | None:
    """The location in the middle of an area, if it has one."""
    place = book(play).middles.get(area)
    return place if place is None or play.state.extra_area(area) is None else None
