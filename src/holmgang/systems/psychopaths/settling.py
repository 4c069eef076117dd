"""After a fight: comparing totals, glory won and lost, the psychopath's card, revenge and killing (PS-11 to PS-15)."""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum, say
from holmgang.systems.psychopaths import chart, rules
from holmgang.systems.psychopaths.cards import Game, book
from holmgang.systems.psychopaths.content import FOUNTAIN_LOCATION, Psychopath
from holmgang.systems.psychopaths.events import (
    ApLost,
    FigureReturned,
    GloryChanged,
    PsychopathGone,
    PsychopathHeld,
    PsychopathLost,
)
from holmgang.systems.psychopaths.fight import run_fight
from holmgang.systems.psychopaths.fight_cards import put_weapons_away
from holmgang.systems.psychopaths.fight_events import FightEnded, Killed, NoRevenge, Spared, Tied
from holmgang.systems.psychopaths.quests import Deed, check_quests
from holmgang.systems.psychopaths.state import Fight, Player, Side
from holmgang.systems.psychopaths.totals import totals

REVENGE_CLAUSES = ("PS-14.1", "PS-11.10", "PS-10.6", "PS-14.8")


@dataclass(frozen=True)
class Result:
    """How a fight ended: which side won (``rules.TIE`` for neither), by how much, and who fought."""

    fight: Fight
    winner: int
    margin: int

    @property
    def winner_side(self) -> Side:
        """The winning side; only where there is one."""
        return self.fight.sides[self.winner]

    @property
    def loser_side(self) -> Side:
        """The losing side; only where there is one."""
        return self.fight.sides[1 - self.winner]


# Glory.


def change_glory(play: Game, player: Player, change: Sum, clauses: tuple[str, ...]) -> None:
    """Add to a player's glory; a loss stops at the floor (PS-15.5)."""
    after = rules.glory_after(player.glory, change.total, play.knobs.glory_floor)
    change = change.at_least(after - player.glory, "glory_floor", "PS-15.5")
    player.glory = after
    play.tell(GloryChanged(who=player.id, change=change, glory=Sum.of(after, "glory", clauses[0]), clauses=clauses))


def _difference(play: Game, own: Sum, other: Sum) -> Sum:
    """"8 − 5 = 3": the glory of a difference, as a sum."""
    change = Sum.of(own.total, "own_total", "PS-15.3").plus(-other.total, "other_total", "PS-15.3")
    worth = rules.glory_of(change.total, play.knobs.glory_per_difference)
    if worth != change.total:
        change = change.plus(worth - change.total, "glory_per_difference", "PS-15.3")
    return change


# Comparing.


def fought(play: Game, fight: Fight, why: str) -> Flow[Result]:
    """Run a fight and compare the totals (PS-15.1, PS-15.2)."""
    yield from run_fight(play, fight, why)
    attacker, defender = totals(play)
    winner = rules.winner(attacker.total, defender.total)
    margin = rules.margin(attacker.total, defender.total)
    ends = "PS-11.8" if fight.sides[1].is_player else "PS-12.9"
    play.tell(
        FightEnded(
            attacker=fight.sides[0].actor,
            defender=fight.sides[1].actor,
            attacker_total=attacker,
            defender_total=defender,
            winner="" if winner == rules.TIE else fight.sides[winner].actor,
            margin=Sum.of(margin, "margin", "PS-15.3"),
            clauses=(ends, "PS-15.2" if winner == rules.TIE else "PS-15.1"),
        )
    )
    return Result(fight, winner, margin)


def close(play: Game, fight: Fight) -> Flow[None]:
    """The fight leaves the table; weapons used from hands are put away."""
    play.state.fight = None
    yield from put_weapons_away(play, fight)


def tell_tie(play: Game, fight: Fight, clauses: tuple[str, ...]) -> None:
    """Nobody loses anything; nobody gains anything either, which the newer edition says outright."""
    note = say("tie-gains-nothing" if play.knobs.variant_tie_gains_nothing else "tie-loses-nothing")
    play.tell(Tied(attacker=fight.sides[0].actor, defender=fight.sides[1].actor, note=note, clauses=clauses))


# Between two players.


def player_fight(play: Game, attacker: Player, defender: Player, why: str) -> Flow[Result]:
    """A fight between two players with its glory; against a holder with the differences of PS-13."""
    held = list(defender.inventory.held)
    kind = "revenge" if why == "revenge" else "pvholder" if held else "pvp"
    sides = [Side(attacker.id, attacker.id, True), Side(defender.id, defender.id, True)]
    fight = Fight(kind, attacker.figure, sides, holder_psychopaths=held)
    result = yield from fought(play, fight, why)
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
    gain = _difference(play, mine, other)
    winner.stats.fights_won += 1
    glory = gain
    if why == "revenge" and loser.id == land.turn.active and play.knobs.variant_revenge_bonus:
        glory = gain.plus(play.knobs.variant_revenge_bonus, "variant_revenge_bonus", "PS-11.11")
    if is_protected(result):
        change_glory(play, winner, glory, ("PS-11.11", "PS-13.7", "PS-10.20"))
        for name in fight.holder_psychopaths:
            lose_psychopath(play, loser, name, winner)
        return
    holder_won = bool(fight.holder_psychopaths) and result.winner == rules.DEFENDER
    attacker_holds = loser.is_holder and result.winner == rules.DEFENDER
    loss = -gain
    if fight.extra_loss and holder_won:
        loss = loss.plus(-fight.extra_loss, "extra_loss", "PS-12.8")
    loses = ("PS-11.9", "PS-13.8", "PS-10.20") if holder_won else ("PS-11.9", "PS-10.20")
    change_glory(play, loser, loss, (*loses, "PS-13.10") if attacker_holds else loses)
    change_glory(play, winner, glory, ("PS-11.11", "PS-13.8") if holder_won else ("PS-11.11",))


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


def helpers(result: Result) -> list[Deed]:
    """Bystanders who added to the winner, or took from its rival (quest Q10)."""
    winner, loser = result.winner_side, result.loser_side
    fighting = [side.actor for side in result.fight.sides]
    seats = [mod.by for mod in winner.mods if mod.value > 0 and mod.label == "card_of"]
    seats += [mod.by for mod in loser.mods if mod.value < 0 and mod.label == "card_of"]
    return [Deed(seat, "helps_a_winner") for seat in dict.fromkeys(seats) if seat not in fighting]


def attack(play: Game, attacker: Player, defender: Player, revenges: list[int]) -> Flow[bool]:
    """An attack with the revenge duels it brings; returns whether the active player was killed.

    ``revenges`` counts the revenge duels of the fight phase, in its only place.
    """
    play.state.turn.attacked.append(defender.id)
    result = yield from player_fight(play, attacker, defender, "attack")
    doomed = _doomed(play, [], result)
    chain = 0
    while (yield from wants_revenge(play, result, chain, revenges[0])):
        chain += 1
        revenges[0] += 1
        caller, target = (play.state.player(side.actor) for side in (result.loser_side, result.winner_side))
        result = yield from player_fight(play, caller, target, "revenge")
        doomed = _doomed(play, doomed, result)
    for loser, winner in dict.fromkeys(doomed):
        again = doomed.count((loser, winner)) > 1
        kill(play, play.state.player(loser), play.state.player(winner), again)
    return any(loser == play.state.turn.active for loser, _ in doomed)


def wants_revenge(play: Game, result: Result, chain: int, in_phase: int) -> Flow[bool]:
    """The loser, if entitled, is asked; it costs nothing and cannot be refused (PS-14.1)."""
    knobs = play.knobs
    if result.winner == rules.TIE:
        return False  # PS-14.3
    loser, winner = result.loser_side.actor, result.winner_side.actor
    if result.winner == rules.DEFENDER:
        play.tell(NoRevenge(who=loser, why="attacker", clauses=("PS-14.2",)))
        return False
    if is_protected(result):
        play.tell(NoRevenge(who=loser, why="holder", clauses=("PS-13.4", "PS-14.4")))
        return False
    if chain >= knobs.revenge_chain_limit or (knobs.variant_one_revenge_per_phase and in_phase >= 1):
        play.tell(NoRevenge(who=loser, why="limit", clauses=("PS-14.6",)))
        return False
    answer = yield Choose(
        loser,
        "revenge",
        (Option("yes"), Option("no")),
        about=loser,
        clauses=REVENGE_CLAUSES,
        args={"rival": winner},
        default="no",
    )
    return bool(answer == "yes")


# Killing.


def _doomed(play: Game, doomed: list[tuple[str, str]], result: Result) -> list[tuple[str, str]]:
    """Who counts as killed once no revenge is open any more, and by whom, fight by fight (PS-15.7)."""
    if result.winner == rules.TIE:
        return doomed
    winner, loser = result.winner_side.actor, result.loser_side.actor
    if any(name == winner for name, _ in doomed):
        play.tell(Spared(who=winner, clauses=("PS-15.7",)))
        doomed = [(name, by) for name, by in doomed if name != winner]
    if rules.is_kill(result.margin, play.knobs.kill_margin) and not is_protected(result):
        doomed = [*doomed, (loser, winner)]
    return doomed


def kill(play: Game, victim: Player, killer: Player, again: bool) -> None:
    """The killer gains; the victim's figure goes to the Fountain with all cards kept (PS-15.7, PS-21.4).

    ``again``: the revenge would have killed a second time, which counts once (PS-15.8).
    """
    clauses = ("PS-15.7", "PS-15.8") if again else ("PS-15.7",)
    play.tell(Killed(who=victim.id, by=killer.id, clauses=clauses))
    change_glory(play, killer, Sum.of(play.knobs.kill_glory, "kill", "PS-21.4"), ("PS-21.4", "PS-21.1"))
    victim.figure = fountain_field(play)
    play.tell(FigureReturned(who=victim.id, field=victim.figure, clauses=("PS-15.7",)))
    if victim.id == play.state.turn.active and victim.ap:
        play.tell(ApLost(who=victim.id, ap=Sum.of(victim.ap, "ap", "PS-15.7"), clauses=("PS-15.7",)))
        victim.ap = 0


def fountain_field(play: Game) -> str:
    """The field of the Fountain of Life."""
    return next(
        (name for name in chart.discovered(play.state) if location_of(play, name) == FOUNTAIN_LOCATION),
        book(play).fountain,
    )


def location_of(play: Game, area: str) -> str | None:
    """The location in the middle of an area, if it has one."""
    if play.state.extra_area(area) is not None:
        return None
    place: str | None = play.content.get("areas", area).location
    return place


# Against a psychopath or a rival.


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
    card = book(play).cards[name]
    assert isinstance(card, Psychopath)
    if result.winner == rules.ATTACKER:
        player.stats.psychopaths_killed += 1
        play.state.event_discard.append(name)
        clauses = ("PS-12.12", "PS-12.16", "PS-18.30")
        gone = PsychopathGone(psychopath=name, pile="discard", killed=True, clauses=clauses)
    else:
        under = play.knobs.victor_goes_under_deck
        (play.state.event_bottom if under else play.state.event_discard).append(name)
        pile = "deck_bottom" if under else "discard"
        gone = PsychopathGone(psychopath=name, pile=pile, killed=False, clauses=("PS-12.11", "PS-12.15", "PS-12.16"))
    _settle_rival(play, player, result)
    play.tell(gone)
    yield from close(play, fight)
    if result.winner == rules.ATTACKER:
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
    _settle_rival(play, player, result)
    yield from close(play, fight)
    won = [Deed(player.id, "beats_rival", name=rival)] if result.winner == rules.ATTACKER else []
    check_quests(play, [*won, *helpers(result)])


def _against(play: Game, player: Player, name: str, kind: str) -> Fight:
    roller = play.state.others(player.id)[0].id  # PS-12.3: the next seat
    return Fight(kind, player.figure, [Side(player.id, player.id, True), Side(name, roller, False)])


def _settle_rival(play: Game, player: Player, result: Result) -> None:
    """The player gains or loses the difference; the rival has no glory (PS-15.4)."""
    own, other = totals(play)
    change = _difference(play, own, other)
    if result.winner == rules.ATTACKER:
        change_glory(play, player, change, ("PS-12.12", "PS-15.4"))
        return
    if result.fight.extra_loss:
        change = change.plus(-result.fight.extra_loss, "extra_loss", "PS-12.8")
    change_glory(play, player, change, ("PS-12.10", "PS-15.4"))


def _tie_with(play: Game, player: Player, name: str, fight: Fight) -> Flow[None]:
    """The psychopath goes into the inventory, or stays there (PS-12.13); too many, and one is let go (PS-12.14)."""
    tell_tie(play, fight, ("PS-12.13",))
    if name in player.inventory.held:
        play.tell(PsychopathHeld(who=player.id, psychopath=name, clauses=("PS-12.13", "PS-12.16")))
        return
    hold(player, name)
    play.tell(PsychopathHeld(who=player.id, psychopath=name, clauses=("PS-12.13", "PS-9.9", "PS-12.16")))
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
        play.tell(PsychopathLost(who=player.id, psychopath=gone, pile="discard", clauses=("PS-12.14", "PS-18.30")))


def hold(player: Player, name: str) -> None:
    """A psychopath comes into an inventory."""
    if player.inventory.psychopath is None:
        player.inventory.psychopath = name
    else:
        player.inventory.further.append(name)


def release(player: Player, name: str) -> None:
    """A psychopath leaves an inventory, if it was there."""
    held = [one for one in player.inventory.held if one != name]
    player.inventory.psychopath = held[0] if held else None
    player.inventory.further = held[1:]
