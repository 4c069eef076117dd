"""The end of a fight: glory is won and lost, psychopaths come and go, revenge duels and killing (PS-11 to PS-15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from holmgang.kernel.play import Flow
from holmgang.kernel.questions import Choose, Option
from holmgang.kernel.sums import Sum, phrase
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import book, location_of
from holmgang.systems.psychopaths.board.totals import FightOutcome, total, verdict
from holmgang.systems.psychopaths.content import FOUNTAIN_LOCATION, Psychopath
from holmgang.systems.psychopaths.events import (
    ApLost,
    FightEnded,
    FigureReturned,
    Killed,
    NoGlory,
    NoRevenge,
    PsychopathGone,
    PsychopathHeld,
    PsychopathLost,
    RevengeDeclined,
    Spared,
    Tied,
)
from holmgang.systems.psychopaths.flow.cards import change_glory, hold, release
from holmgang.systems.psychopaths.flow.fight import (
    against_player,
    fight_between,
    fight_with,
    put_weapons_away,
    run_fight,
)
from holmgang.systems.psychopaths.flow.quests import QuestDeed, check_quests
from holmgang.systems.psychopaths.state import FightState, GamePlay, Player, Side


class Result(NamedTuple):
    """A fight that is over, with its verdict."""

    fight: FightState
    verdict: FightOutcome

    @property
    def winner(self) -> int:
        """The place of the winning side; ``rules.TIE`` for neither."""
        return self.verdict.winner

    @property
    def winner_side(self) -> Side:
        """The winning side; only where there is one."""
        return self.fight.sides[self.winner]

    @property
    def loser_side(self) -> Side:
        """The losing side; only where there is one."""
        return self.fight.sides[1 - self.winner]


def fought(play: GamePlay, fight: FightState, why: str, *clauses: str) -> Flow[Result]:
    """Run a fight and compare the totals (PS-15.1, PS-15.2)."""
    ends = yield from run_fight(play, fight, why, *clauses)
    result = Result(fight, verdict(play, fight))
    _tell_end(play, result, ends)
    return result


def _tell_end(play: GamePlay, result: Result, ends: str) -> None:
    tied, sides = result.winner == rules.TIE, result.fight.sides
    play.tell(
        lambda: FightEnded(
            attacker=sides[0].actor,
            defender=sides[1].actor,
            attacker_total=total(play, sides[0]),
            defender_total=total(play, sides[1]),
            winner="" if tied else result.winner_side.actor,
            margin=Sum.of(result.verdict.margin, "margin", "PS-15.3"),
            clauses=(ends, "PS-15.2" if tied else "PS-15.1"),
        )
    )


def close(play: GamePlay, fight: FightState) -> Flow[None]:
    """The fight leaves the table; weapons used from hands are put away."""
    play.state.fight = None
    return put_weapons_away(play, fight)


def tell_tie(play: GamePlay, fight: FightState, clauses: tuple[str, ...]) -> None:
    """No player loses anything, and none gains anything, which the newer edition says outright."""
    note = phrase("tie-gains-nothing" if play.knobs.variant_tie_gains_nothing else "tie-loses-nothing")
    play.tell(Tied, attacker=fight.sides[0].actor, defender=fight.sides[1].actor, note=note, clauses=clauses)


def helpers(result: Result) -> list[QuestDeed]:
    """Bystanders who added to the winner, or took from its rival (quest Q10)."""
    winner, loser = result.winner_side, result.loser_side
    fighting = result.fight.actors
    seats = [mod.by for mod in winner.mods if mod.value > 0 and mod.label == "card_of"]
    seats += [mod.by for mod in loser.mods if mod.value < 0 and mod.label == "card_of"]
    return [QuestDeed(seat, "helps_a_winner") for seat in dict.fromkeys(seats) if seat not in fighting]


# Between two players, one of whom may hold a psychopath (PS-11, PS-13).


def player_fight(play: GamePlay, attacker: Player, defender: Player, why: str) -> Flow[Result]:
    """A fight between two players with its glory; against a holder with the differences of PS-13."""
    fight = fight_between(attacker, defender, why)
    held = fight.holder_psychopaths
    differences = ("PS-13.1", "PS-14.7" if why == "revenge" else "PS-13.12") if held else ()
    idle = ("PS-13.10",) if attacker.is_holder else ()
    result = yield from fought(play, fight, why, *differences, *idle)
    if result.winner == rules.TIE:
        kept = ("PS-13.9",) if held else ()
        tell_tie(play, fight, ("PS-11.12", "PS-11.13", "PS-11.14", "PS-14.3", *kept))
    else:
        _settle_players(play, result)
    yield from close(play, fight)
    check_quests(play, _deeds_of_players(result))
    return result


def _settle_players(play: GamePlay, result: Result) -> None:
    """Give and take glory; a beaten holder loses the psychopath instead (PS-11.9 to PS-11.11, PS-13.5 to PS-13.8)."""
    fight, state, verdict = result.fight, play.state, result.verdict
    winner, loser = state.player(result.winner_side.actor), state.player(result.loser_side.actor)
    gain, loss = verdict.changes[verdict.winner], verdict.changes[1 - verdict.winner]
    winner.stats.fights_won += 1
    if verdict.psychopath_lost:
        change_glory(play, winner, gain, ("PS-11.11", "PS-13.7", "PS-10.20"))
        for name in fight.holder_psychopaths:
            lose_psychopath(play, loser, name, winner, "PS-13.5", "PS-15.6")
        return
    kept = ("PS-13.8",) if fight.holder_psychopaths else ()
    change_glory(play, loser, loss, ("PS-11.9", "PS-10.20", *kept))
    if gain.total:
        change_glory(play, winner, gain, ("PS-11.11", *kept))
    else:
        play.tell(NoGlory, who=winner.id, what="nothing_to_lose", clauses=("PS-15.9",))


def lose_psychopath(play: GamePlay, holder: Player, name: str, attacker: Player, *clauses: str) -> None:
    """A holder loses the card, by the given clauses; it does not go to the attacker (PS-13.6)."""
    release(holder, name)
    pile = play.knobs.lost_psychopath_destination
    if pile == "attacker" and not _too_many(play, len(attacker.inventory.held) + 1):
        hold(attacker, name)
    elif pile == "deck_bottom":
        play.state.event_bottom.append(name)
    else:
        pile = "discard"
        play.state.event_discard.append(name)
    play.tell(PsychopathLost, who=holder.id, psychopath=name, pile=pile, clauses=(*clauses, "PS-13.6"))


def _deeds_of_players(result: Result) -> list[QuestDeed]:
    if result.winner == rules.TIE:
        return []
    winner = result.winner_side.actor
    deeds = [QuestDeed(winner, "beats_player")]
    if result.winner == rules.DEFENDER:
        deeds.append(QuestDeed(winner, "wins_when_attacked"))
    return [*deeds, *helpers(result)]


# Between a player and a psychopath, or a rival without a card (PS-12).


def psychopath_fight(play: GamePlay, player: Player, name: str, why: str, *clauses: str) -> Flow[None]:
    """A player fights a psychopath, out of an event or out of the inventory (PS-12); ``clauses`` say more of why."""
    fight = fight_with(play, player, name, "pvpsych")
    if name not in play.state.turn.fought:
        play.state.turn.fought.append(name)  # PS-12.16
    result = yield from fought(play, fight, why, *clauses)
    if result.winner == rules.TIE:
        yield from _tie_with(play, player, name, fight)
        yield from close(play, fight)
        check_quests(play)
        return
    release(player, name)
    killed = result.winner == rules.ATTACKER
    if killed:
        player.stats.psychopaths_killed += 1
        pile, ends = "discard", ("PS-12.12", "PS-12.16", "PS-18.30")
    else:
        pile = "deck_bottom" if play.knobs.victor_goes_under_deck else "discard"
        ends = ("PS-12.11", "PS-12.15", "PS-12.16")
    (play.state.event_discard if pile == "discard" else play.state.event_bottom).append(name)
    _settle_rival(play, player, result)
    play.tell(PsychopathGone, psychopath=name, pile=pile, killed=killed, clauses=ends)
    yield from close(play, fight)
    if killed:
        card = book(play).cards[name]
        assert isinstance(card, Psychopath)
        deeds = [QuestDeed(player.id, "kills_psychopath", card.madness)]
        if not fight.used_cards.get(player.id):
            deeds.append(QuestDeed(player.id, "beats_psychopath_without_cards"))
        check_quests(play, [*deeds, *helpers(result)])
    else:
        check_quests(play, helpers(result))


def rival_fight(play: GamePlay, player: Player, rival: str) -> Flow[None]:
    """A fight with a rival that has no card, such as the undead: a tie changes nothing (PS-19.11)."""
    fight = fight_with(play, player, rival, rival)
    result = yield from fought(play, fight, "location")
    if result.winner == rules.TIE:
        tell_tie(play, fight, ("PS-19.11",))
        yield from close(play, fight)
        check_quests(play)
        return
    _settle_rival(play, player, result, "PS-19.11")
    yield from close(play, fight)
    won = [QuestDeed(player.id, "beats_rival", name=rival)] if result.winner == rules.ATTACKER else []
    check_quests(play, [*won, *helpers(result)])


def _settle_rival(play: GamePlay, player: Player, result: Result, *clauses: str) -> None:
    """The player gains or loses the difference; the rival has no glory (PS-15.4).

    ``clauses`` say why a rival that is no psychopath is fought like one.
    """
    by = "PS-12.12" if result.winner == rules.ATTACKER else "PS-12.10"
    change_glory(play, player, result.verdict.changes[rules.ATTACKER], (by, "PS-15.4", *clauses))


def _tie_with(play: GamePlay, player: Player, name: str, fight: FightState) -> Flow[None]:
    """The psychopath goes into the inventory, or stays there (PS-12.13); too many, and one is let go (PS-12.14)."""
    tell_tie(play, fight, ("PS-12.13",))
    if name in player.inventory.held:
        play.tell(PsychopathHeld, who=player.id, psychopath=name, clauses=("PS-12.13", "PS-12.16"))
        return
    hold(player, name)
    play.tell(PsychopathHeld, who=player.id, psychopath=name, clauses=("PS-12.13", "PS-9.9", "PS-12.16"))
    if _too_many(play, len(player.inventory.held)):
        yield from _keep_psychopaths(play, player)


def _too_many(play: GamePlay, held: int) -> bool:
    """Tell if a player may not hold so many psychopaths; by the letter there is no limit (PS-12.14)."""
    most = play.knobs.held_psychopath_limit
    return most is not None and held > most


def _keep_psychopaths(play: GamePlay, player: Player) -> Flow[None]:
    """The player names those that stay, as many as may; the others go."""
    leaving = list(player.inventory.held)
    for _ in range(play.knobs.held_psychopath_limit or 0):
        options = [Option(one) for one in leaving]
        kept = yield Choose(player.id, "keep_psychopath", options, clauses=("PS-12.14",))
        leaving.remove(kept)
    for gone in leaving:
        release(player, gone)
        play.state.event_discard.append(gone)
        play.tell(PsychopathLost, who=player.id, psychopath=gone, pile="discard", clauses=("PS-12.14", "PS-18.30"))


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
    return Option("yes", odds=lambda: against_player(play, who, against, "revenge"))


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
        clauses=("PS-14.1", "PS-11.10", "PS-10.6", *(() if loser == play.state.turn.active else ("PS-14.8",))),
        args={"rival": winner},
        default="no",
    )
    if answer == "no":
        play.tell(RevengeDeclined, who=loser, rival=winner, clauses=("PS-14.1",))
    return bool(answer == "yes")


@dataclass(frozen=True)
class Doom:
    """The one by whom a player counts as killed, and why just once."""

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
