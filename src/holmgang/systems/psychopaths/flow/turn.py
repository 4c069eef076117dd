"""One player's turn, from upkeep to the end of phase 6, in the order of the book (PS-3, PS-4)."""

from __future__ import annotations

from functools import lru_cache

from holmgang.kernel.play import Flow, Rest, ask
from holmgang.kernel.questions import Choose, ChooseSome, Option
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board.lookups import book
from holmgang.systems.psychopaths.content import LowDieAp
from holmgang.systems.psychopaths.events import ActionPoints, TurnBegan, Upkeep
from holmgang.systems.psychopaths.flow.cards import draw_equipment
from holmgang.systems.psychopaths.flow.counters import begin_phase
from holmgang.systems.psychopaths.flow.dice import dice_options, roll
from holmgang.systems.psychopaths.flow.end_of_turn import before_turn_end, end_of_turn
from holmgang.systems.psychopaths.flow.event import turn_event
from holmgang.systems.psychopaths.flow.exploration import exploration
from holmgang.systems.psychopaths.flow.fight_phase import fight_held, fight_phase
from holmgang.systems.psychopaths.flow.movement import movement
from holmgang.systems.psychopaths.state import GamePlay, Player, Turn

PHASES = ("action_points", "exploration", "event", "movement", "fight", "before_turn_end", "turn_end")
"""The phases of a turn; a scenario may begin in any of them."""


def take_turn(play: GamePlay, player: Player, begin: str = "") -> Flow[None]:
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


def upkeep(play: GamePlay, player: Player) -> Flow[None]:
    """Before phase 1: a fresh turn, equipment, and the field under the figure counts as visited (PS-3.3, PS-3.4)."""
    state = play.state
    state.turn = Turn(active=player.id, phase="upkeep")
    player.glory_at_turn = player.glory
    if play.knobs.start_field_visited:
        state.turn.visited.append(player.figure)
    number = Sum.of(state.round, "round", "PS-3.2")
    play.tell(TurnBegan, who=player.id, round=number, clauses=("PS-3.2", "PS-1.7"))
    play.tell(Upkeep, who=player.id, field=player.figure, clauses=("PS-3.3", "PS-3.4"))
    yield from draw_equipment(play, player, play.knobs.equipment_draw_per_turn, "PS-3.3")


def movement_phase(play: GamePlay, player: Player) -> Flow[None]:
    """Phase 4; in some houses the held psychopath is fought at its start (PS-10.3)."""
    begin_phase(play, player, "movement")
    if play.knobs.held_fight_in_movement:
        yield from fight_held(play, player)
    yield from movement(play, player, "stay", "PS-8.8")


# Phase 1: two dice, of which one becomes action points (PS-4).


def action_points(play: GamePlay, player: Player) -> Flow[None]:
    """Two dice; the player picks one and receives that many AP (PS-4)."""
    knobs, painful = play.knobs, book(play).passives[LowDieAp]
    faces = yield from roll(play, player, "action_points", knobs.ap_dice, "PS-4.1")
    kept = min(knobs.ap_dice_kept, len(faces))
    pains = tuple([card for card in player.inventory.mutations if card in painful])
    options = _dice_to_pick(tuple(faces), pains, knobs.pains_threshold, knobs.pains_bonus)
    if kept == 1:
        picked = [(yield from ask(play, Choose(player.id, "pick_die", options, clauses=("PS-4.2",))))]
    else:
        some = ChooseSome(player.id, "pick_die", options, least=kept, most=kept, clauses=("PS-4.2",))
        picked = yield from ask(play, some)
    dice = tuple([faces[int(name.removeprefix("die_")) - 1] for name in picked])
    received = _ap_of(dice, pains, knobs.pains_threshold, knobs.pains_bonus)
    player.ap += received.total
    play.tell(ActionPoints, who=player.id, ap=received, clauses=("PS-4.3",))


@lru_cache(maxsize=4096)
def _dice_to_pick(faces: tuple[int, ...], pains: tuple[str, ...], threshold: int, bonus: int) -> tuple[Option, ...]:
    """Return the options for picking a die; cached, for the same few recur."""
    return tuple(dice_options(faces, lambda face: _ap_of((face,), pains, threshold, bonus)))


@lru_cache(maxsize=4096)
def _ap_of(dice: tuple[int, ...], pains: tuple[str, ...], threshold: int, bonus: int) -> Sum:
    """AP for dice, with what every copy of Endless Pains adds to low ones (PS-4.4)."""
    terms = [Term(rules.action_points(die), "die", "PS-4.3") for die in dice]
    more = sum(rules.pains_bonus(die, 1, threshold, bonus) for die in dice)
    return Sum([*terms, *(Term(more, card, "PS-4.4") for card in pains if more)])
