"""Whose turn is next, and when the game is over (PS-3.2, PS-23)."""

from __future__ import annotations

from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.events import GameDecided, MustHold, Standing
from holmgang.systems.psychopaths.flow.cards import Game
from holmgang.systems.psychopaths.state import Player


def next_turn(play: Game) -> str:
    """Turns pass in seat order; after the last seat a round is complete."""
    land = play.state
    place = next(place for place, player in enumerate(land.players) if player.id == land.turn.active)
    land.next_player = land.players[(place + 1) % len(land.players)].id
    return land.next_player


def round_is_over(play: Game) -> bool:
    """Has the last seat had its turn?"""
    return play.state.turn.active == play.state.players[-1].id


def check_end(play: Game) -> None:
    """Glory enough, and not by a leap of this turn alone; or the last round played (PS-23.1, PS-23.2, PS-23.4)."""
    land, knobs = play.state, play.knobs
    high = [player for player in land.players if player.glory >= knobs.glory_target]
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


def end_round(play: Game) -> None:
    """A round is complete: another one, or it was the last (PS-23.2)."""
    if play.state.round >= play.knobs.round_cap:
        decide(play, "round_cap", "PS-23.2")
    else:
        play.state.round += 1


def standing(player: Player) -> tuple[int, int, int]:
    """What decides the game, in this order: glory, psychopaths killed, fights won against players (PS-23.3)."""
    return player.glory, player.stats.psychopaths_killed, player.stats.fights_won


def decide(play: Game, reason: str, clause: str) -> None:
    """The game is over; equal in everything means a shared victory."""
    land = play.state
    best = max(map(standing, land.players))
    winners = [player.id for player in land.players if standing(player) == best]
    for player in sorted(land.players, key=standing, reverse=True):
        play.tell(
            Standing,
            who=player.id,
            glory=Sum.of(player.glory, "glory", "PS-23.3"),
            psychopaths_killed=Sum.of(player.stats.psychopaths_killed, "psychopaths_killed", "PS-23.3"),
            fights_won=Sum.of(player.stats.fights_won, "fights_won", "PS-23.3"),
            clauses=("PS-23.3",),
        )
    play.tell(lambda: GameDecided(winners=tuple(winners), reason=reason, clauses=(clause, "PS-23.3", "PS-1.11")))
    land.finished, land.winners = reason, winners
