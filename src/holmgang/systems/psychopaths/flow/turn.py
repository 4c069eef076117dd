"""One turn in the order of the book, from upkeep to the end of phase 6 and of the game (PS-3, PS-4, PS-16, PS-17)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from holmgang.kernel.play import Flow, Rest, ask
from holmgang.kernel.questions import Choose, ChooseSome, Option, Order
from holmgang.kernel.sums import Sum, Term
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import book, hand_size, location_of, madness, numbered
from holmgang.systems.psychopaths.content import LowDieAp
from holmgang.systems.psychopaths.events import (
    ActionPoints,
    ApLost,
    EndEffectDue,
    FinalStanding,
    GameDecided,
    MadnessRestored,
    MustHold,
    NoGlory,
    TurnBegan,
    TurnEnded,
    Upkeep,
)
from holmgang.systems.psychopaths.flow.cards import (
    begin_phase,
    change_glory,
    choose_discards,
    draw_equipment,
    tell_skipped,
)
from holmgang.systems.psychopaths.flow.dice import dice_options, roll
from holmgang.systems.psychopaths.flow.exploration import exploration
from holmgang.systems.psychopaths.flow.phases import end_effect, fight_held, fight_phase, movement, turn_event
from holmgang.systems.psychopaths.flow.quests import QuestDeed, check_quests
from holmgang.systems.psychopaths.state import EndEffect, GamePlay, Player, Turn

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
    play.tell(
        lambda: TurnBegan(who=player.id, round=Sum.of(state.round, "round", "PS-3.2"), clauses=("PS-3.2", "PS-1.7"))
    )
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


def before_turn_end(play: GamePlay, player: Player) -> Flow[None]:
    """As long as AP are left and no psychopath is held: a further step, and the fight phase after it (PS-16)."""
    while True:
        yield Rest("before_turn_end")
        play.state.turn.phase = "before_turn_end"
        halt = yield from movement(play, player, "end_turn", "PS-16.1", "PS-16.4", "PS-8.7")
        if halt is not None:
            if halt.over:
                tell_skipped(play, player, "before_turn_end", "over", *halt.over)
            return
        if (yield from fight_phase(play, player, "PS-16.2", "PS-16.4")):
            return


def end_of_turn(play: GamePlay, player: Player) -> Flow[None]:
    """AP are lost, end effects happen, the hand is trimmed, glory for walking, quests, the end of the game (PS-17)."""
    begin_phase(play, player, "turn_end")
    if player.ap:
        play.tell(lambda: ApLost(who=player.id, ap=Sum.of(player.ap, "ap", "PS-17.1"), clauses=("PS-17.1",)))
        player.ap = 0
    if play.state.turn.end_effects:
        yield from end_effects(play, player)
    most = hand_size(play, player)
    if len(player.hand) > most.total:
        too_many = len(player.hand) - most.total
        yield from choose_discards(play, player, too_many, "discard_to_limit", "PS-17.4", "PS-17.5", *most.clauses)
    if player.temp_madness:
        player.temp_madness = 0
        play.tell(lambda: MadnessRestored(who=player.id, madness=madness(play, player), clauses=("PS-17.7",)))
    walking_glory(play, player)
    place = location_of(play, chart.area_of(play.state, player.figure))
    check_quests(play, [QuestDeed(player.id, "ends_turn_on_location", name=place)] if place else [])
    following = next_turn(play)
    play.tell(TurnEnded, who=player.id, next=following, clauses=("PS-3.2", "PS-17.6"))
    check_end(play)


def end_effects(play: GamePlay, player: Player) -> Flow[None]:
    """Card effects due at the end of the turn, in the order the active player sets (PS-17.2)."""
    due = play.state.turn.end_effects
    named = dict(zip(numbered([effect.card for effect in due]), due, strict=True))
    order = list(named)
    if len(order) > 1:
        options = [Option(name, effect.card, like=_twin(named, name)) for name, effect in named.items()]
        question = Order(player.id, "order_end_effects", options, clauses=("PS-17.2",), default=order)
        order = yield from ask(play, question)
    for name in order:
        play.tell(EndEffectDue, who=player.id, card=named[name].card, clauses=("PS-17.2", "PS-17.3"))
        yield from end_effect(play, player, named[name])
    play.state.turn.end_effects = []


def _twin(named: Mapping[str, EndEffect], name: str) -> str:
    """An effect named before this one that does the very same, or nothing."""
    first = next(other for other, effect in named.items() if effect == named[name])
    return "" if first == name else first


def walking_glory(play: GamePlay, player: Player) -> None:
    """Glory for many fields in one turn, if they were enough (PS-21.5 to PS-21.7)."""
    knobs, walked = play.knobs, play.state.turn.fields_walked
    gain = rules.walking_glory(
        walked,
        player.glory,
        knobs.walk_low_fields,
        knobs.walk_low_max_glory,
        knobs.walk_high_fields,
        knobs.walk_high_min_glory,
        knobs.walk_glory,
    )
    if gain.total:
        change_glory(play, player, gain, (*gain.clauses, "PS-21.7", "PS-21.1", "PS-17.6"))
    elif walked >= min(knobs.walk_low_fields, knobs.walk_high_fields):
        play.tell(NoGlory, who=player.id, what="walking", clauses=("PS-21.6", "PS-21.7"))


# The next turn, and the end of the game (PS-3.2, PS-23).


def next_turn(play: GamePlay) -> str:
    """Turns pass in seat order; after the last seat a round is complete."""
    state = play.state
    place = next(place for place, player in enumerate(state.players) if player.id == state.turn.active)
    state.next_player = state.players[(place + 1) % len(state.players)].id
    return state.next_player


def round_is_over(play: GamePlay) -> bool:
    """Tell if the last seat has had its turn."""
    return play.state.turn.active == play.state.players[-1].id


def check_end(play: GamePlay) -> None:
    """Glory enough, and not by a leap of this turn alone; or the last round played (PS-23.1, PS-23.2, PS-23.4)."""
    state, knobs = play.state, play.knobs
    high = [player for player in state.players if player.glory >= knobs.glory_target]
    if any(
        rules.rules_the_land(player.glory, player.glory_at_turn, knobs.glory_target, knobs.glory_leap)
        for player in high
    ):
        decide(play, "glory_target", "PS-23.1")
        return
    for player in high:
        play.tell(MustHold, who=player.id, glory=Sum.of(player.glory, "glory", "PS-23.4"), clauses=("PS-23.4",))
    if round_is_over(play):
        end_round(play)


def end_round(play: GamePlay) -> None:
    """A round is complete: another one, or it was the last (PS-23.2)."""
    if play.state.round >= play.knobs.round_cap:
        decide(play, "round_cap", "PS-23.2")
    else:
        play.state.round += 1


def standing(player: Player) -> tuple[int, int, int]:
    """Return what decides the game, in this order: glory, psychopaths killed, fights won against players (PS-23.3)."""
    return player.glory, player.stats.psychopaths_killed, player.stats.fights_won


def decide(play: GamePlay, reason: str, clause: str) -> None:
    """The game is over; equal in everything means a shared victory."""
    state = play.state
    best = max(map(standing, state.players))
    winners = [player.id for player in state.players if standing(player) == best]
    for player in sorted(state.players, key=standing, reverse=True):
        play.tell(
            FinalStanding,
            who=player.id,
            glory=Sum.of(player.glory, "glory", "PS-23.3"),
            psychopaths_killed=Sum.of(player.stats.psychopaths_killed, "psychopaths_killed", "PS-23.3"),
            fights_won=Sum.of(player.stats.fights_won, "fights_won", "PS-23.3"),
            clauses=("PS-23.3",),
        )
    play.tell(lambda: GameDecided(winners=tuple(winners), reason=reason, clauses=(clause, "PS-23.3", "PS-1.11")))
    state.finished, state.winners = reason, winners
