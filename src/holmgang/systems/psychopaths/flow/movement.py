"""Phase 4, movement: one paid step, the locations it meets, and an event card (PS-8, PS-19)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Amount, Barred, Option, Question, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import (
    Price,
    bare,
    book,
    city_kind,
    enter,
    location_of,
    price_of_action,
    price_of_step,
    unvisited,
    visited_neighbours,
)
from holmgang.systems.psychopaths.content import ChangeMadness, DrawEquipment, Location, Voluntary, number
from holmgang.systems.psychopaths.events import LocationReached, NoStep, Stepped
from holmgang.systems.psychopaths.flow import effects
from holmgang.systems.psychopaths.flow.counters import pay
from holmgang.systems.psychopaths.flow.effects import Source, ask_with_free_actions, free_window
from holmgang.systems.psychopaths.flow.event import turn_event
from holmgang.systems.psychopaths.flow.quests import check_quests
from holmgang.systems.psychopaths.state import GamePlay, Player


class Halt(NamedTuple):
    """The reason why a player takes no step, with its clause; ``over``: clauses by which nothing is repeated then."""

    why: str
    clause: str
    over: tuple[str, ...] = ("PS-16.3",)


STAYED = Halt("stayed", "PS-8.8", ())
"""Nothing is in the way but the player's own will."""


HOLDER = Halt("holder", "PS-8.1", ("PS-16.3", "PS-16.5"))
NO_AP = Halt("no_ap", "PS-8.8")
ALL_VISITED = Halt("all_visited", "PS-8.2")
ALONE = Halt("alone", "PS-5.6")


def where_to(play: GamePlay, player: Player) -> list[str] | Halt:
    """The fields a step could be taken to, or why none is offered."""
    if player.is_holder:
        return HOLDER
    if not price_of_step(play.knobs).within_reach(player):
        return NO_AP
    return unvisited(play, player) or (ALL_VISITED if visited_neighbours(play, player) else ALONE)


def movement(play: GamePlay, player: Player, stay: str, *clauses: str) -> Flow[Halt | None]:
    """One movement phase; returns why no step was taken at all, or None.

    ``stay`` names the option of not stepping: ``stay`` in phase 4, ``end_turn`` before the end of the turn;
    ``clauses`` say why a step is offered.
    """
    halt: Halt | None = None
    for taken in range(play.knobs.steps_per_movement_phase):
        field = yield from _choose_step(play, player, stay, clauses)
        if isinstance(field, Halt):
            halt = None if taken else field
            break
        yield from step(play, player, field)
    return halt


def _choose_step(play: GamePlay, player: Player, stay: str, clauses: tuple[str, ...]) -> Flow[str | Halt]:
    """The field to step to, or why none. Where no step is offered, a free action may still change that (PS-3.6)."""
    while True:
        fields = where_to(play, player)
        if isinstance(fields, Halt):
            if not (yield from free_window(play, player)):
                play.tell(NoStep, who=player.id, why=fields.why, clauses=(fields.clause,))
                return fields
            continue
        answer = yield from ask_with_free_actions(
            play,
            player,
            "step",
            partial(_step_options, play, fields, stay),
            (*clauses, "PS-8.5", "PS-8.2"),
            barred=lambda: _barred(play, player, stay),
            default=stay,
        )
        if answer is not None:
            return STAYED if answer["step"] == stay else str(answer["step"])


def _step_options(play: GamePlay, fields: list[str], stay: str) -> list[Option]:
    price = price_of_step(play.knobs)
    return [bare(stay), *[_step_option(field, price) for field in fields]]


@lru_cache(maxsize=4096)
def _step_option(field: str, price: Price) -> Option:
    """Return the option of a step; cached, for the same fields recur."""
    return Option(field, at=(Spot.token(field),), price=price.shown, coin="ap", clauses=("PS-8.5", "PS-5.6"))


def _barred(play: GamePlay, player: Player, stay: str) -> Iterator[Barred]:
    start = play.state.turn.visited[:1]
    for field in visited_neighbours(play, player):
        yield Barred(field, "PS-8.3" if [field] == start else "PS-8.2")
    if stay != "stay":
        for phase in ("explore", "event"):
            yield Barred(phase, "PS-16.6")


def step(play: GamePlay, player: Player, field: str) -> Flow[None]:
    """Pay, move, meet the location, turn an event card (PS-8.4 to PS-8.6, PS-8.9)."""
    pay(play, player, price_of_step(play.knobs), "step")
    origin = player.figure
    edge = chart.crossed(play.state, origin, field)
    enter(play, player, field)
    play.state.turn.fields_walked += 1
    walked = Sum.of(play.state.turn.fields_walked, "fields_walked", "PS-21.7")
    play.tell(Stepped, who=player.id, origin=origin, field=field, walked=walked, clauses=("PS-8.5",))
    check_quests(play)
    yield from meet_locations(play, player, origin, field, edge)
    for _ in range(play.knobs.events_per_step):
        yield from turn_event(play, player, ("PS-8.6", "PS-8.10"))


# Locations: on the edge that a step crosses, and in the middle of a field (PS-19).

DECLINE = "decline"
CITY = "city"


def meet_locations(play: GamePlay, player: Player, origin: str, field: str, edge: chart.Edge) -> Flow[None]:
    """The location on the crossed edge acts, and one in the middle of the field entered (PS-19.1, PS-19.13)."""
    place = book(play).locations[edge.letter]
    yield from visit(play, player, place, edge.clause)
    if place.id == CITY:
        yield from _old_cities(play, player, (origin, field))
    middle = location_of(play, chart.area_of(play.state, field))
    if middle is not None and player.figure == field:
        yield from visit(play, player, play.content.get("locations", middle))


def _old_cities(play: GamePlay, player: Player, fields: tuple[str, str]) -> Flow[None]:
    """By house rule an abandoned city is searched (PS-19.14), a cursed one clouds the mind (PS-19.15).

    A city lies on an edge, so it is of the kinds of both areas that meet there.
    """
    knobs = play.knobs
    kinds = {city_kind(play, chart.area_of(play.state, field)) for field in fields}
    if "abandoned" in kinds and knobs.abandoned_city_cards:
        search = DrawEquipment(do="draw_equipment", cards="abandoned_city_cards")
        yield from effects.run(play, player, [search], Source("abandoned_city", "PS-19.14"))
    if "cursed" in kinds and knobs.cursed_city_madness:
        curse = ChangeMadness(do="change_madness", amount="cursed_city_madness")
        yield from effects.run(play, player, [curse], Source("cursed_city", "PS-19.15"))


def visit(play: GamePlay, player: Player, place: Location, *clauses: str) -> Flow[None]:
    """Mandatory first, then the voluntary action once (PS-19.2, PS-19.3)."""
    clause = place.clause or "PS-19.1"
    why = ("PS-19.1", "PS-19.2", "PS-8.9", clause, *clauses)
    play.tell(LocationReached, who=player.id, location=place.id, clauses=why)
    yield from effects.run(play, player, place.mandatory, Source(place.id, clause))
    if place.voluntary is not None:
        yield from _voluntary(play, player, place, place.voluntary)


def _voluntary(play: GamePlay, player: Player, place: Location, action: Voluntary) -> Flow[None]:
    price = price_of_action(place, action, play.knobs)
    while True:
        most = _affordable(play, player, action, price)
        if not most or not effects.possible(play, player, action.effects):
            return
        details = (Amount(player.id, "times", 1, most, default=1),) if number(action.most, play.knobs) > 1 else ()
        answer = yield from ask_with_free_actions(
            play,
            player,
            "voluntary_location",
            lambda details=details: [Option(DECLINE), _action(action, price, details)],  # type: ignore[misc]
            ("PS-19.3", price.clause),
            about=place.id,
            args={"location": place.id},
            default=DECLINE,
        )
        if answer is None:
            continue
        if answer["voluntary_location"] == DECLINE:
            return
        times = answer.get("times", 1)
        pay(play, player, price.times(times), action.id)
        for _ in range(times):
            yield from effects.run(play, player, action.effects, Source(place.id, price.clause))
        return


def _affordable(play: GamePlay, player: Player, action: Voluntary, price: Price) -> int:
    """Count how often the action may be taken: never for more than there is to have (PS-19.6)."""
    most = min(number(action.most, play.knobs), effects.supply(play, action.effects))
    return min(most, player.ap // price.ap) if price.ap else most


def _action(action: Voluntary, price: Price, details: tuple[Question, ...]) -> Option:
    costs = price.shown if price.ap else None
    return Option(action.id, details=details, price=costs, coin="ap", clauses=(price.clause,))
