"""An attack with the revenge duels it brings, and killing (PS-14, PS-15.7)."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import book, location_of
from holmgang.systems.psychopaths.content import FOUNTAIN_LOCATION
from holmgang.systems.psychopaths.events import ApLost, FigureReturned, Killed, NoRevenge, RevengeDeclined, Spared
from holmgang.systems.psychopaths.flow import odds
from holmgang.systems.psychopaths.flow.counters import change_glory
from holmgang.systems.psychopaths.flow.settling import Result, player_fight
from holmgang.systems.psychopaths.state import GamePlay, Player

REVENGE_CLAUSES = ("PS-14.1", "PS-11.10", "PS-10.6", "PS-14.8")


def attack(play: GamePlay, attacker: Player, defender: Player, revenges: list[int]) -> Flow[bool]:
    """An attack with the revenge duels it brings; returns whether the active player was killed.

    ``revenges`` counts the revenge duels of the fight phase, in its only place.
    """
    play.state.turn.attacked.append(defender.id)
    result = yield from player_fight(play, attacker, defender, "attack")
    doomed = _doomed(play, {}, result)
    chain = 0
    while (yield from wants_revenge(play, result, chain, revenges[0])):
        chain += 1
        revenges[0] += 1
        caller, target = (play.state.player(side.actor) for side in (result.loser_side, result.winner_side))
        result = yield from player_fight(play, caller, target, "revenge")
        doomed = _doomed(play, doomed, result)
    for loser, doom in doomed.items():
        kill(play, play.state.player(loser), doom)
    return play.state.turn.active in doomed


def _revenge_option(play: GamePlay, caller: str, rival: str) -> Option:
    who, against = play.state.player(caller), play.state.player(rival)
    return Option("yes", odds=lambda: odds.against_player(play, who, against, "revenge"))


def wants_revenge(play: GamePlay, result: Result, chain: int, in_phase: int) -> Flow[bool]:
    """The loser, if entitled, is asked; it costs nothing and cannot be refused (PS-14.1)."""
    knobs = play.knobs
    if result.winner == rules.TIE:
        return False  # PS-14.3
    loser, winner = result.loser_side.actor, result.winner_side.actor
    if result.winner == rules.DEFENDER:
        play.tell(NoRevenge, who=loser, why="attacker", clauses=("PS-14.2",))
        return False
    if result.verdict.psychopath_lost:
        play.tell(NoRevenge, who=loser, why="holder", clauses=("PS-13.4", "PS-14.4"))
        return False
    if chain >= knobs.revenge_chain_limit or (knobs.variant_one_revenge_per_phase and in_phase >= 1):
        play.tell(NoRevenge, who=loser, why="limit", clauses=("PS-14.6",))
        return False
    answer = yield Choose(
        loser,
        "revenge",
        (_revenge_option(play, loser, winner), Option("no")),
        about=loser,
        clauses=REVENGE_CLAUSES,
        args={"rival": winner},
        default="no",
    )
    if answer == "no":
        play.tell(RevengeDeclined, who=loser, rival=winner, clauses=("PS-14.1",))
    return bool(answer == "yes")


@dataclass(frozen=True)
class Doom:
    """By whom somebody counts as killed, and why just once."""

    by: str
    clauses: tuple[str, ...] = ("PS-15.7",)


def _doomed(play: GamePlay, doomed: dict[str, Doom], result: Result) -> dict[str, Doom]:
    """Return who counts as killed once no revenge is open (PS-15.7): a winner since then is spared."""
    if result.winner == rules.TIE:
        return doomed
    winner, loser = result.winner_side.actor, result.loser_side.actor
    if winner in doomed:
        play.tell(Spared, who=winner, clauses=("PS-15.7",))
        doomed = {name: doom for name, doom in doomed.items() if name != winner}
    if result.verdict.kill:
        once = Doom(winner, ("PS-15.7", "PS-15.8")) if loser in doomed else Doom(winner)
        doomed = {**doomed, loser: once}
    return doomed


def kill(play: GamePlay, victim: Player, doom: Doom) -> None:
    """The killer gains; the victim's figure goes to the Fountain with all cards kept (PS-15.7, PS-21.4)."""
    killer = play.state.player(doom.by)
    play.tell(Killed, who=victim.id, by=killer.id, clauses=doom.clauses)
    change_glory(play, killer, Sum.of(play.knobs.kill_glory, "kill", "PS-21.4"), ("PS-21.4", "PS-21.1"))
    victim.figure = fountain_field(play)
    play.tell(FigureReturned, who=victim.id, field=victim.figure, clauses=("PS-15.7",))
    if victim.id == play.state.turn.active and victim.ap:
        play.tell(lambda: ApLost(who=victim.id, ap=Sum.of(victim.ap, "ap", "PS-15.7"), clauses=("PS-15.7",)))
        victim.ap = 0


def fountain_field(play: GamePlay) -> str:
    """The field of the Fountain of Life."""
    return next(
        (name for name in chart.discovered(play.state) if location_of(play, name) == FOUNTAIN_LOCATION),
        book(play).fountain,
    )
