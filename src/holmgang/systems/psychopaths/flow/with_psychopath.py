"""A fight between a player and a psychopath, or a rival without a card (PS-12)."""

from __future__ import annotations

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.content import Psychopath
from holmgang.systems.psychopaths.events import (
    PsychopathGone,
    PsychopathHeld,
    PsychopathLost,
)
from holmgang.systems.psychopaths.flow.cards import Game, book
from holmgang.systems.psychopaths.flow.comparing import Result, close, fought, helpers, tell_tie
from holmgang.systems.psychopaths.flow.glory import change_glory, difference_in_glory
from holmgang.systems.psychopaths.flow.holding import hold, release
from holmgang.systems.psychopaths.flow.quests import Deed, check_quests
from holmgang.systems.psychopaths.state import Fight, Player, Side


def psychopath_fight(play: Game, player: Player, name: str, why: str) -> Flow[None]:
    """A player fights a psychopath, out of an event or out of the inventory (PS-12)."""
    fight = _against(play, player, name, "pvpsych")
    if name not in play.state.turn.fought:
        play.state.turn.fought.append(name)  # PS-12.16
    result = yield from fought(play, fight, why)
    if result.winner == rules.TIE:
        yield from _tie_with(play, player, name, fight)
        yield from close(play, fight)
        check_quests(play)
        return
    release(player, name)
    killed = result.winner == rules.ATTACKER
    if killed:
        player.stats.psychopaths_killed += 1
        pile, clauses = "discard", ("PS-12.12", "PS-12.16", "PS-18.30")
    else:
        pile = "deck_bottom" if play.knobs.victor_goes_under_deck else "discard"
        clauses = ("PS-12.11", "PS-12.15", "PS-12.16")
    (play.state.event_discard if pile == "discard" else play.state.event_bottom).append(name)
    _settle_rival(play, player, result)
    play.tell(PsychopathGone, psychopath=name, pile=pile, killed=killed, clauses=clauses)
    yield from close(play, fight)
    if killed:
        card = book(play).cards[name]
        assert isinstance(card, Psychopath)
        deeds = [Deed(player.id, "kills_psychopath", card.madness)]
        if not fight.used_cards.get(player.id):
            deeds.append(Deed(player.id, "beats_psychopath_without_cards"))
        check_quests(play, [*deeds, *helpers(result)])
    else:
        check_quests(play, helpers(result))


def rival_fight(play: Game, player: Player, rival: str) -> Flow[None]:
    """A fight with a rival that has no card, such as the undead: a tie changes nothing (PS-19.11)."""
    fight = _against(play, player, rival, rival)
    result = yield from fought(play, fight, "location")
    if result.winner == rules.TIE:
        tell_tie(play, fight, ("PS-19.11",))
        yield from close(play, fight)
        check_quests(play)
        return
    _settle_rival(play, player, result, "PS-19.11")
    yield from close(play, fight)
    won = [Deed(player.id, "beats_rival", name=rival)] if result.winner == rules.ATTACKER else []
    check_quests(play, [*won, *helpers(result)])


def _against(play: Game, player: Player, name: str, kind: str) -> Fight:
    next_seat = play.state.others(player.id)[0].id
    sides = [Side(player.id, player.id, True, "PS-12.1"), Side(name, next_seat, False, "PS-12.3")]
    return Fight(kind, player.figure, sides)


def _settle_rival(play: Game, player: Player, result: Result, *clauses: str) -> None:
    """The player gains or loses the difference; the rival has no glory (PS-15.4).

    ``clauses`` say why a rival that is no psychopath is fought like one.
    """
    own, other = result.totals
    change = difference_in_glory(play, own, other)
    if result.winner == rules.ATTACKER:
        change_glory(play, player, change, ("PS-12.12", "PS-15.4", *clauses))
        return
    if result.fight.extra_loss:
        change = change.plus(-result.fight.extra_loss, "extra_loss", "PS-12.8")
    change_glory(play, player, change, ("PS-12.10", "PS-15.4", *clauses))


def _tie_with(play: Game, player: Player, name: str, fight: Fight) -> Flow[None]:
    """The psychopath goes into the inventory, or stays there (PS-12.13); too many, and one is let go (PS-12.14)."""
    tell_tie(play, fight, ("PS-12.13",))
    if name in player.inventory.held:
        play.tell(PsychopathHeld, who=player.id, psychopath=name, clauses=("PS-12.13", "PS-12.16"))
        return
    hold(player, name)
    play.tell(PsychopathHeld, who=player.id, psychopath=name, clauses=("PS-12.13", "PS-9.9", "PS-12.16"))
    if len(player.inventory.held) > play.knobs.held_psychopath_limit:
        yield from _keep_psychopaths(play, player)


def _keep_psychopaths(play: Game, player: Player) -> Flow[None]:
    """The player names those that stay, as many as may; the others go."""
    leaving = list(player.inventory.held)
    for _ in range(play.knobs.held_psychopath_limit):
        options = [Option(one) for one in leaving]
        kept = yield Choose(player.id, "keep_psychopath", options, clauses=("PS-12.14",))
        leaving.remove(kept)
    for gone in leaving:
        release(player, gone)
        play.state.event_discard.append(gone)
        play.tell(PsychopathLost, who=player.id, psychopath=gone, pile="discard", clauses=("PS-12.14", "PS-18.30"))
