"""A fight between two players, one of whom may hold a psychopath (PS-11, PS-13)."""

from __future__ import annotations

from typing import NamedTuple

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
from holmgang.systems.psychopaths.state import Fight, Player, Side


def player_fight(play: Game, attacker: Player, defender: Player, why: str) -> Flow[Result]:
    """A fight between two players with its glory; against a holder with the differences of PS-13."""
    held = list(defender.inventory.held)
    kind = "revenge" if why == "revenge" else "pvholder" if held else "pvp"
    sides = [Side(one.id, one.id, True, "PS-11.1") for one in (attacker, defender)]
    fight = Fight(kind, attacker.figure, sides, holder_psychopaths=held)
    differences = ("PS-13.1", "PS-14.7" if why == "revenge" else "PS-13.12") if held else ()
    idle = ("PS-13.10",) if attacker.is_holder else ()
    result = yield from fought(play, fight, why, *differences, *idle)
    if result.winner == rules.TIE:
        reason = fate_of_held(result).reason
        tell_tie(play, fight, ("PS-11.12", "PS-11.13", "PS-11.14", "PS-14.3", *reason))
    else:
        _settle_players(play, result, why)
    yield from close(play, fight)
    check_quests(play, _deeds_of_players(result))
    return result


def _settle_players(play: Game, result: Result, why: str) -> None:
    fight, land = result.fight, play.state
    winner, loser = land.player(result.winner_side.actor), land.player(result.loser_side.actor)
    mine, other = result.totals if result.winner == rules.ATTACKER else tuple(reversed(result.totals))
    gain = difference_in_glory(play, mine, other)
    winner.stats.fights_won += 1
    held = fate_of_held(result)
    glory = gain if held.lost else _won_from(play, gain, loser)
    if why == "revenge" and loser.id == land.turn.active and play.knobs.variant_revenge_bonus:
        glory = glory.plus(play.knobs.variant_revenge_bonus, "variant_revenge_bonus", "PS-11.11")
    if held.lost:
        change_glory(play, winner, glory, ("PS-11.11", "PS-13.7", "PS-10.20"))
        for name in fight.holder_psychopaths:
            lose_psychopath(play, loser, name, winner, *held.reason)
        return
    loss = difference_in_glory(play, other, mine)
    if fight.extra_loss:
        loss = loss.plus(-fight.extra_loss, "extra_loss", "PS-12.8")
    change_glory(play, loser, loss, ("PS-11.9", "PS-10.20", *held.reason))
    if not glory.total:
        play.tell(NoGlory, who=winner.id, what="nothing_to_lose", clauses=("PS-15.9",))
        return
    change_glory(play, winner, glory, ("PS-11.11", *held.reason))


def _won_from(play: Game, gain: Sum, loser: Player) -> Sum:
    """Who stands at the floor has nothing to lose and gives none away (PS-15.9). Called before the loss."""
    full = play.knobs.beaten_at_floor == "full"
    won = rules.glory_won(gain.total, loser.glory, play.knobs.glory_floor, full)
    return gain if won == gain.total else gain.plus(won - gain.total, "nothing_to_lose", "PS-15.9")


class Fate(NamedTuple):
    """What becomes of the psychopaths of an attacked holder, and by which clauses."""

    lost: bool
    reason: tuple[str, ...] = ()


def fate_of_held(result: Result) -> Fate:
    """A beaten holder loses the psychopath instead of glory; otherwise it stays, if there is one."""
    if not result.fight.holder_psychopaths:
        return Fate(False)
    if result.winner == rules.ATTACKER:
        return Fate(True, ("PS-13.5", "PS-15.6"))
    return Fate(False, ("PS-13.9",) if result.winner == rules.TIE else ("PS-13.8",))


def lose_psychopath(play: Game, holder: Player, name: str, attacker: Player, *clauses: str) -> None:
    """A holder loses the card, by the given clauses; it does not go to the attacker (PS-13.6)."""
    release(holder, name)
    pile = play.knobs.lost_psychopath_destination
    if pile == "attacker" and len(attacker.inventory.held) < play.knobs.held_psychopath_limit:
        hold(attacker, name)
    elif pile == "deck_bottom":
        play.state.event_bottom.append(name)
    else:
        pile = "discard"
        play.state.event_discard.append(name)
    play.tell(PsychopathLost, who=holder.id, psychopath=name, pile=pile, clauses=(*clauses, "PS-13.6"))


def _deeds_of_players(result: Result) -> list[Deed]:
    if result.winner == rules.TIE:
        return []
    winner = result.winner_side.actor
    deeds = [Deed(winner, "beats_player")]
    if result.winner == rules.DEFENDER:
        deeds.append(Deed(winner, "wins_when_attacked"))
    return [*deeds, *helpers(result)]
