"""Phase 4, movement: one paid step, the location on the crossed edge, and an event card (PS-8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Barred, Option, Spot
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.figures import enter, unvisited, visited_neighbours
from holmgang.systems.psychopaths.events import NoStep, Stepped
from holmgang.systems.psychopaths.flow import free_actions as free
from holmgang.systems.psychopaths.flow.cards import Game, bare
from holmgang.systems.psychopaths.flow.event import turn_event
from holmgang.systems.psychopaths.flow.locations import meet_locations
from holmgang.systems.psychopaths.flow.paying import pay
from holmgang.systems.psychopaths.flow.quests import check_quests
from holmgang.systems.psychopaths.rules import can_pay
from holmgang.systems.psychopaths.state import Player


class Halt(NamedTuple):
    """Why somebody takes no step and by which clause; ``over``: the clauses by which nothing is repeated then."""

    why: str
    clause: str
    over: tuple[str, ...] = ("PS-16.3",)


STAYED = Halt("stayed", "PS-8.8", ())
"""Nothing is in the way but the player's own will."""


HOLDER = Halt("holder", "PS-8.1", ("PS-16.3", "PS-16.5"))
NO_AP = Halt("no_ap", "PS-8.8")
ALL_VISITED = Halt("all_visited", "PS-8.2")
ALONE = Halt("alone", "PS-5.6")


def where_to(play: Game, player: Player) -> list[str] | Halt:
    """The fields a step could be taken to, or why none is offered."""
    if player.is_holder:
        return HOLDER
    if not can_pay(player.ap, play.knobs.step_price):
        return NO_AP
    return unvisited(play, player) or (ALL_VISITED if visited_neighbours(play, player) else ALONE)


def movement(play: Game, player: Player, stay: str, *clauses: str) -> Flow[Halt | None]:
    """One movement phase; returns why no step was taken at all, or None.

    ``stay`` names the option of not stepping: ``stay`` in phase 4, ``end_turn`` before the end of the turn;
    ``clauses`` say why a step is offered.
    """
    halt: Halt | None = None
    for number in range(play.knobs.steps_per_movement_phase):
        field = yield from _choose_step(play, player, stay, clauses)
        if isinstance(field, Halt):
            halt = None if number else field
            break
        yield from step(play, player, field)
    return halt


def _choose_step(play: Game, player: Player, stay: str, clauses: tuple[str, ...]) -> Flow[str | Halt]:
    """The field to step to, or why none. Where no step is offered, a free action may still change that (PS-3.6)."""
    while True:
        fields = where_to(play, player)
        if isinstance(fields, Halt):
            if not (yield from free.window(play, player)):
                play.tell(NoStep, who=player.id, why=fields.why, clauses=(fields.clause,))
                return fields
            continue
        answer = yield from free.ask(
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


def _step_options(play: Game, fields: list[str], stay: str) -> list[Option]:
    price = play.knobs.step_price
    return [bare(stay), *[_step_option(field, price) for field in fields]]


@lru_cache(maxsize=4096)
def _step_option(field: str, price: int) -> Option:
    """The same fields are offered again and again."""
    costs = Sum.of(price, "price", "PS-8.4")
    return Option(field, at=(Spot.token(field),), price=costs, coin="ap", clauses=("PS-8.5", "PS-5.6"))


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
    edge = chart.crossed(play.state, origin, field)
    enter(play, player, field)
    play.state.turn.fields_walked += 1
    walked = Sum.of(play.state.turn.fields_walked, "fields_walked", "PS-21.7")
    play.tell(Stepped, who=player.id, origin=origin, field=field, walked=walked, clauses=("PS-8.5",))
    check_quests(play)
    yield from meet_locations(play, player, field, edge)
    for _ in range(play.knobs.events_per_step):
        yield from turn_event(play, player, ("PS-8.6", "PS-8.10"))
