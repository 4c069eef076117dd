"""Phase 4, movement: one paid step, the location on the crossed edge, and an event card (PS-8, PS-19)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Amount, Barred, Option, Question, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import chart, effects, free
from holmgang.systems.psychopaths.cards import Game, book
from holmgang.systems.psychopaths.content import Location, Voluntary, number
from holmgang.systems.psychopaths.effects import Source
from holmgang.systems.psychopaths.events import LocationReached, NoStep, Stepped
from holmgang.systems.psychopaths.happenings import turn_event
from holmgang.systems.psychopaths.paying import can_pay, pay
from holmgang.systems.psychopaths.quests import check_quests
from holmgang.systems.psychopaths.settling import location_of
from holmgang.systems.psychopaths.state import Player
from holmgang.systems.psychopaths.walking import enter, unvisited, visited_neighbours

DECLINE = "decline"


def can_step(play: Game, player: Player) -> bool:
    """Is a step offered? Not to a holder, not without AP, not without an unvisited neighbour (PS-8.1, PS-8.8)."""
    return not player.is_holder and can_pay(player, play.knobs.step_price) and bool(unvisited(play, player))


def movement(play: Game, player: Player, stay: str = "stay") -> Flow[bool]:
    """One movement phase; returns whether a step was taken.

    ``stay`` names the option of not stepping: ``stay`` in phase 4, ``end_turn`` before the end of the turn.
    """
    stepped = False
    for _ in range(play.knobs.steps_per_movement_phase):
        field = yield from _choose_step(play, player, stay)
        if field is None:
            break
        yield from step(play, player, field)
        stepped = True
    return stepped


def _choose_step(play: Game, player: Player, stay: str) -> Flow[str | None]:
    """The field to step to, or None. Where no step is offered, a free action may still change that (PS-3.6)."""
    clauses = ("PS-8.8", "PS-8.5") if stay == "stay" else ("PS-16.1", "PS-16.4", "PS-8.7", "PS-8.5")
    while True:
        if not can_step(play, player):
            if not (yield from free.window(play, player)):
                _tell_why_not(play, player)
                return None
            continue
        kept_out = ("PS-8.2",) if visited_neighbours(play, player) else ()
        answer = yield from free.ask(
            play,
            player,
            "step",
            lambda: [Option(stay), *(_step_option(play, field) for field in unvisited(play, player))],
            (*clauses, *kept_out),
            barred=lambda: _barred(play, player, stay),
            default=stay,
        )
        if answer is not None:
            return None if answer["step"] == stay else str(answer["step"])


def _tell_why_not(play: Game, player: Player) -> None:
    if player.is_holder:
        why, clause = "holder", "PS-8.1"
    elif not can_pay(player, play.knobs.step_price):
        why, clause = "no_ap", "PS-8.8"
    elif visited_neighbours(play, player):
        why, clause = "all_visited", "PS-8.2"
    else:
        why, clause = "alone", "PS-5.6"
    play.tell(NoStep(who=player.id, why=why, clauses=(clause,)))


def _step_option(play: Game, field: str) -> Option:
    worth = Sum.of(play.knobs.step_price, "price", "PS-8.4")
    return Option(field, at=(Spot.token(field),), worth=worth, clauses=("PS-8.5", "PS-5.6"))


def _barred(play: Game, player: Player, stay: str) -> Iterator[Barred]:
    start = play.state.turn.visited[:1]
    for field in visited_neighbours(play, player):
        yield Barred(field, "PS-8.3" if [field] == start else "PS-8.2")
    if stay != "stay":
        for phase in ("explore", "event"):
            yield Barred(phase, "PS-16.6")


def step(play: Game, player: Player, field: str) -> Flow[None]:
    """Pay, move, meet the location, turn an event card (PS-8.4 to PS-8.6, PS-8.9)."""
    pay(play, player, play.knobs.step_price, "step", "PS-8.4")
    origin = player.figure
    letter = chart.crossings(play.state, origin)[field]
    enter(play, player, field)
    turn = play.state.turn
    turn.fields_walked += 1
    walked = Sum.of(turn.fields_walked, "fields_walked", "PS-21.7")
    play.tell(Stepped(who=player.id, origin=origin, field=field, walked=walked, clauses=("PS-8.5",)))
    check_quests(play)
    yield from meet_locations(play, player, origin, field, letter)
    for _ in range(play.knobs.events_per_step):
        yield from turn_event(play, player, ("PS-8.6", "PS-8.10"))


# Locations.


def meet_locations(play: Game, player: Player, origin: str, field: str, letter: str) -> Flow[None]:
    """The location on the crossed edge acts, and one in the middle of the field entered (PS-19.1, PS-19.13)."""
    area = chart.area_of(play.state, field)
    inner = ("PS-5.11",) if chart.area_of(play.state, origin) == area else ()
    yield from visit(play, player, book(play).locations[letter], *inner)
    middle = location_of(play, area)
    if middle is not None and player.figure == field:
        yield from visit(play, player, play.content.get("locations", middle))


def visit(play: Game, player: Player, place: Location, *clauses: str) -> Flow[None]:
    """Mandatory first, then the voluntary action once (PS-19.2, PS-19.3)."""
    clause = place.clause or "PS-19.1"
    clauses = ("PS-19.1", "PS-19.2", "PS-8.9", clause, *clauses)
    play.tell(LocationReached(who=player.id, location=place.id, clauses=clauses))
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
    worth: Any = Sum.of(price, "price", clause) if price else None
    return Option(action.id, details=details, worth=worth, clauses=(clause,))
