"""Locations: what lies on the edge that a step crosses, and in the middle of a field (PS-19)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Amount, Option, Question
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.figures import location_of
from holmgang.systems.psychopaths.content import Location, Voluntary
from holmgang.systems.psychopaths.content_effects import number
from holmgang.systems.psychopaths.events import LocationReached
from holmgang.systems.psychopaths.flow import effects
from holmgang.systems.psychopaths.flow import free_actions as free
from holmgang.systems.psychopaths.flow.cards import Game, book
from holmgang.systems.psychopaths.flow.effects import Source
from holmgang.systems.psychopaths.flow.paying import pay
from holmgang.systems.psychopaths.state import Player

DECLINE = "decline"


def meet_locations(play: Game, player: Player, field: str, edge: chart.Edge) -> Flow[None]:
    """The location on the crossed edge acts, and one in the middle of the field entered (PS-19.1, PS-19.13)."""
    yield from visit(play, player, book(play).locations[edge.letter], edge.clause)
    middle = location_of(play, chart.area_of(play.state, field))
    if middle is not None and player.figure == field:
        yield from visit(play, player, play.content.get("locations", middle))


def visit(play: Game, player: Player, place: Location, *clauses: str) -> Flow[None]:
    """Mandatory first, then the voluntary action once (PS-19.2, PS-19.3)."""
    clause = place.clause or "PS-19.1"
    why = ("PS-19.1", "PS-19.2", "PS-8.9", clause, *clauses)
    play.tell(LocationReached, who=player.id, location=place.id, clauses=why)
    yield from effects.run(play, player, place.mandatory, Source(place.id, clause))
    if place.voluntary is not None:
        yield from _voluntary(play, player, place, place.voluntary)


def _voluntary(play: Game, player: Player, place: Location, action: Voluntary) -> Flow[None]:
    price = number(action.price, play.knobs)
    clause = action.clause or place.clause or "PS-19.2"
    while True:
        most = _affordable(play, player, action, price)
        if not most or not effects.possible(play, player, action.effects):
            return
        details = (Amount(player.id, "times", 1, most, default=1),) if number(action.most, play.knobs) > 1 else ()
        answer = yield from free.ask(
            play,
            player,
            "voluntary_location",
            lambda details=details: [Option(DECLINE), _action(action, price, clause, details)],  # type: ignore[misc]
            ("PS-19.3", clause),
            about=place.id,
            args={"location": place.id},
            default=DECLINE,
        )
        if answer is None:
            continue
        if answer["voluntary_location"] == DECLINE:
            return
        times = answer.get("times", 1)
        pay(play, player, price * times, action.id, clause)
        for _ in range(times):
            yield from effects.run(play, player, action.effects, Source(place.id, clause))
        return


def _affordable(play: Game, player: Player, action: Voluntary, price: int) -> int:
    """How often the action may be taken: never for more than there is to have (PS-19.6)."""
    most = min(number(action.most, play.knobs), effects.supply(play, action.effects))
    return min(most, player.ap // price) if price else most


def _action(action: Voluntary, price: int, clause: str, details: tuple[Question, ...]) -> Option:
    costs = Sum.of(price, "price", clause) if price else None
    return Option(action.id, details=details, price=costs, coin="ap", clauses=(clause,))
