"""A fight between two players, one of whom may hold a psychopath (PS-11, PS-13)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.events import (
    NoGlory,
    PsychopathLost,
)
from holmgang.systems.psychopaths.flow.cards import Game
from holmgang.systems.psychopaths.flow.comparing import Result, close, fought, helpers, tell_tie
from holmgang.systems.psychopaths.flow.glory import change_glory, difference_in_glory
from holmgang.systems.psychopaths.flow.holding import hold, release
from holmgang.systems.psychopaths.flow.quests import Deed, check_quests
from holmgang.systems.psychopaths.flow.totals import totals
from holmgang.systems.psychopaths.state import Fight, Player, Side


def player_fight(play: Game, attacker: Player, defender: Player, why: str) -> Flow[Result]:
    """A fight between two players with its glory; against a holder with the differences of PS-13."""
    held = list(defender.inventory.held)  # the attacker's own does nothing (PS-13.10)
    kind = "revenge" if why == "revenge" else "pvholder" if held else "pvp"
    sides = [Side(attacker.id, attacker.id, True), Side(defender.id, defender.id, True)]
    fight = Fight(kind, attacker.figure, sides, holder_psychopaths=held)
    differences = ("PS-13.1", "PS-14.7" if why == "revenge" else "PS-13.12") if held else ()
    result = yield from fought(play, fight, why, *differences)
    if result.winner == rules.TIE:
        clauses = ("PS-11.12", "PS-11.13", "PS-11.14", "PS-14.3")
        tell_tie(play, fight, (*clauses, "PS-13.9") if held else clauses)
    else:
        _settle_players(play, result, why)
    yield from close(play, fight)
    check_quests(play, _deeds_of_players(result))
    return result


def _settle_players(play: Game, result: Result, why: str) -> None:
    fight, land = result.fight, play.state
    winner, loser = land.player(result.winner_side.actor), land.player(result.loser_side.actor)
    mine, other = totals(play) if result.winner == rules.ATTACKER else tuple(reversed(totals(play)))
    gain = difference_in_glory(play, mine, other)
    winner.stats.fights_won += 1
    glory = gain if is_protected(result) else _won_from(play, gain, loser)
    if why == "revenge" and loser.id == land.turn.active and play.knobs.variant_revenge_bonus:
        glory = glory.plus(play.knobs.variant_revenge_bonus, "variant_revenge_bonus", "PS-11.11")
    if is_protected(result):
        change_glory(play, winner, glory, ("PS-11.11", "PS-13.7", "PS-10.20"))
        for name in fight.holder_psychopaths:
            lose_psychopath(play, loser, name, winner)
        return
    by_holder = ("PS-13.8",) if fight.holder_psychopaths else ()
    loss = difference_in_glory(play, other, mine)
    if fight.extra_loss:
        loss = loss.plus(-fight.extra_loss, "extra_loss", "PS-12.8")
    unprotected = ("PS-13.10",) if loser.is_holder else ()
    change_glory(play, loser, loss, ("PS-11.9", "PS-10.20", *by_holder, *unprotected))
    if not glory.total:
        play.tell(NoGlory(who=winner.id, what="nothing_to_lose", clauses=("PS-15.9",)))
        return
    change_glory(play, winner, glory, ("PS-11.11", *by_holder))


def _won_from(play: Game, gain: Sum, loser: Player) -> Sum:
    """Who stands at the floor has nothing to lose and gives none away (PS-15.9). Called before the loss."""
    full = play.knobs.beaten_at_floor == "full"
    won = rules.glory_won(gain.total, loser.glory, play.knobs.glory_floor, full)
    return gain if won == gain.total else gain.plus(won - gain.total, "nothing_to_lose", "PS-15.9")


def is_protected(result: Result) -> bool:
    """Is the loser an attacked holder, who loses the psychopath instead of glory? (PS-13.5)"""
    return bool(result.fight.holder_psychopaths) and result.winner == rules.ATTACKER


def lose_psychopath(play: Game, holder: Player, name: str, attacker: Player) -> None:
    """The beaten holder loses the card, not glory; it does not go to the attacker (PS-13.5, PS-13.6)."""
    release(holder, name)
    pile = play.knobs.lost_psychopath_destination
    if pile == "attacker" and len(attacker.inventory.held) < play.knobs.held_psychopath_limit:
        hold(attacker, name)
    elif pile == "deck_bottom":
        play.state.event_bottom.append(name)
    else:
        pile = "discard"
        play.state.event_discard.append(name)
    play.tell(PsychopathLost(who=holder.id, psychopath=name, pile=pile, clauses=("PS-13.5", "PS-13.6", "PS-15.6")))


def _deeds_of_players(result: Result) -> list[Deed]:
    if result.winner == rules.TIE:
        return []
    winner = result.winner_side.actor
    deeds = [Deed(winner, "beats_player")]
    if result.winner == rules.DEFENDER:
        deeds.append(Deed(winner, "wins_when_attacked"))
    return [*deeds, *helpers(result)]
