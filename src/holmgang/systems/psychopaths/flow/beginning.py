"""The beginning of the game: the Fountain, an area for everybody, start values and cards (PS-2)."""

from __future__ import annotations

from collections.abc import Mapping

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.events import (
    AreaLaid,
    BoxOpened,
    FountainLaid,
    GameBegan,
    PlayerReady,
)
from holmgang.systems.psychopaths.flow.cards import Game, book, draw_equipment, hand_size, madness
from holmgang.systems.psychopaths.flow.exploration import draw_area
from holmgang.systems.psychopaths.state import Player

DIE = 6
"""The faces of every die that is not a knob's."""


def set_up(play: Game) -> Flow[None]:
    """The Fountain, an area and start values for every player (PS-2)."""
    land = play.state
    tell_box(play)
    if not land.clusters:
        fountain = book(play).fountain
        chart.new_cluster(land, chart.fields_of(fountain, chart.cells_of(land, play.content, fountain)))
        play.tell(FountainLaid, area=fountain, clauses=("PS-2.1", "PS-1.2"))
    for player in land.players:
        if not player.figure:
            yield from lay_start_area(play, player)
    for player in land.players:
        yield from ready(play, player)
    land.next_player = land.players[0].id
    names = tuple(player.id for player in land.players)
    play.tell(GameBegan, players=names, first=land.next_player, clauses=("PS-2.9",))
    land.turn.phase = "upkeep"


def tell_box(play: Game) -> None:
    """What the game is played with: areas, fields and edges, the decks by kinds of cards, the dice."""
    land, kinds = play.state, book(play).kinds
    areas = [*land.bag1, *land.bag3, book(play).fountain]
    cells = [cell for area in areas for cell in chart.cells_of(land, play.content, area)]
    letters = {letter: place.id for letter, place in book(play).locations.items()}
    edges = [(letters[letter], sum(cell.count(letter) for cell in cells)) for letter in letters]
    play.tell(
        lambda: BoxOpened(
            areas=Sum.of(1, "fountain_of_life", "PS-1.2")
            .plus(len(land.bag1), "one_field_areas", "PS-1.2")
            .plus(len(land.bag3), "three_field_areas", "PS-1.2"),
            fields=Sum.of(len(cells), "fields", "PS-1.1"),
            edges=Sum(Term(count, name, "PS-5.1") for name, count in edges),
            event_cards=_by_kind(land.event_deck, kinds, "PS-18.1"),
            equipment_cards=_by_kind(land.equipment_deck, kinds, "PS-18.2"),
            quest_cards=Sum.of(len(land.quest_deck), "quest_cards", "PS-1.4"),
            die=Sum.of(DIE, "die_faces", "PS-1.3"),
        )
    )


def _by_kind(deck: list[str], kinds: Mapping[str, str], clause: str) -> Sum:
    names = dict.fromkeys(kinds[card] for card in deck)
    return Sum(Term(sum(1 for card in deck if kinds[card] == kind), kind, clause) for kind in names)


def lay_start_area(play: Game, player: Player) -> Flow[None]:
    """A random one-field area, face up and unjoined, with the player's figure on it (PS-2.2 to PS-2.5)."""
    land = play.state
    area = yield from draw_area(play, player, land.bag1, "PS-2.2")
    cluster = chart.new_cluster(land, chart.fields_of(area, chart.cells_of(land, play.content, area)))
    player.figure = area
    clauses = ("PS-2.3", "PS-2.4", "PS-2.5", "PS-1.8")
    play.tell(AreaLaid, who=player.id, area=area, cluster=cluster.id, clauses=clauses)


def ready(play: Game, player: Player) -> Flow[None]:
    """Start values and start cards (PS-2.6 to PS-2.8)."""
    play.tell(
        lambda: PlayerReady(
            who=player.id,
            ap=Sum.of(player.ap, "ap", "PS-2.6"),
            madness=madness(play, player),
            glory=Sum.of(player.glory, "glory", "PS-2.6"),
            hand_size=hand_size(play, player),
            clauses=("PS-2.6", "PS-1.5", "PS-1.9"),
        )
    )
    yield from draw_equipment(play, player, play.knobs.starting_equipment, "PS-2.8")
