"""One player's turn, from upkeep to the end of phase 6, in the order of the book (PS-3)."""

from __future__ import annotations

from holmgang.kernel.play import Flow, Rest
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths.events import (
    TurnBegan,
    Upkeep,
)
from holmgang.systems.psychopaths.flow.action_points import action_points
from holmgang.systems.psychopaths.flow.cards import (
    Game,
    draw_equipment,
)
from holmgang.systems.psychopaths.flow.end_of_turn import before_turn_end, end_of_turn
from holmgang.systems.psychopaths.flow.event import turn_event
from holmgang.systems.psychopaths.flow.exploration import exploration
from holmgang.systems.psychopaths.flow.fight_phase import fight_held, fight_phase
from holmgang.systems.psychopaths.flow.movement import movement
from holmgang.systems.psychopaths.flow.phases import begin_phase
from holmgang.systems.psychopaths.state import Player, Turn

PHASES = ("action_points", "exploration", "event", "movement", "fight", "before_turn_end", "turn_end")
"""The phases of a turn; a scenario may begin in any of them."""


def take_turn(play: Game, player: Player, begin: str = "") -> Flow[None]:
    """A whole turn of a player, which rests before each phase; ``begin`` names the phase to start with, if not all."""
    phases = PHASES[PHASES.index(begin) :] if begin else PHASES
    if not begin:
        yield from upkeep(play, player)
    if "action_points" in phases:
        yield Rest("action_points")
        begin_phase(play, player, "action_points", "PS-4.5")
        yield from action_points(play, player)
    if "exploration" in phases:
        yield Rest("exploration")
        begin_phase(play, player, "exploration")
        yield from exploration(play, player)
    if "event" in phases:
        yield Rest("event")
        begin_phase(play, player, "event", "PS-7.2")
        for _ in range(play.knobs.events_in_event_phase):
            yield from turn_event(play, player, ("PS-7.1",))
    killed = False
    if "movement" in phases:
        yield Rest("movement")
        yield from movement_phase(play, player)
    if "fight" in phases:
        yield Rest("fight")
        killed = yield from fight_phase(play, player)
    if "before_turn_end" in phases and not killed:
        yield from before_turn_end(play, player)
    yield Rest("turn_end")
    yield from end_of_turn(play, player)


def upkeep(play: Game, player: Player) -> Flow[None]:
    """Before phase 1: a fresh turn, equipment, and the field under the figure counts as visited (PS-3.3, PS-3.4)."""
    land = play.state
    land.turn = Turn(active=player.id, phase="upkeep")
    player.glory_at_turn = player.glory
    if play.knobs.start_field_visited:
        land.turn.visited.append(player.figure)
    number = Sum.of(land.round, "round", "PS-3.2")
    play.tell(TurnBegan, who=player.id, round=number, clauses=("PS-3.2", "PS-1.7"))
    play.tell(Upkeep, who=player.id, field=player.figure, clauses=("PS-3.3", "PS-3.4"))
    yield from draw_equipment(play, player, play.knobs.equipment_draw_per_turn, "PS-3.3")


def movement_phase(play: Game, player: Player) -> Flow[None]:
    """Phase 4; in some houses the held psychopath is fought at its start (PS-10.3)."""
    begin_phase(play, player, "movement")
    if play.knobs.held_fight_in_movement:
        yield from fight_held(play, player)
    yield from movement(play, player, "stay", "PS-8.8")
