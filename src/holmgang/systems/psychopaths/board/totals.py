"""The totals of the two sides of a fight, who is near enough to meddle, and the verdict (PS-10, PS-13, PS-15).

Play, shown odds, the contest of the lab and computer players all ask :func:`judge` who wins and what both sides gain
and lose.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from holmgang.kernel.sums import Sum, Term, phrase
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import madness, printed_madness
from holmgang.systems.psychopaths.knobs import Knobs
from holmgang.systems.psychopaths.state import FightState, GamePlay, Player, Side


def is_between_players(fight: FightState) -> bool:
    """Tell if two players fight, and not a player against a psychopath or rival."""
    return fight.sides[1].is_player


def side_madness(play: GamePlay, side: Side) -> Sum:
    """The madness of a side: a player's own, or the number printed on the card."""
    return madness(play, play.state.player(side.actor)) if side.is_player else printed_madness(play, side.actor)


def die(side: Side) -> Sum:
    """The die of a side, as it lies now."""
    return Sum.of(side.die, "die", side.rolled_by)


def total(play: GamePlay, side: Side) -> Sum:
    """A side's total: its die, its madness, and all that cards and abilities gave it (PS-10.9)."""
    return rules.total(die(side), side_madness(play, side), given(side))


def given(side: Side) -> Sum:
    """Return the sum that cards and abilities have given to a side, or taken from it."""
    return Sum([_given(mod.value, mod.label, mod.card, mod.by, mod.clause) for mod in side.mods])


@lru_cache(maxsize=4096)
def _given(value: int, label: str, card: str, by: str, clause: str) -> Term:
    """Totals are counted again and again: they share what cards have given."""
    return Term(value, phrase(label, card=card, who=by), clause)


def totals(play: GamePlay, fight: FightState) -> tuple[int, int]:
    """Both totals as bare numbers, the attacker's (or fighting player's) first."""
    attacker, defender = fight.sides
    return total(play, attacker).total, total(play, defender).total


def bystanders(play: GamePlay, fight: FightState) -> list[Player]:
    """Players near enough to meddle, in seat order after the active player (PS-10.7, PS-10.8)."""
    near = chart.within(play.state, fight.field, play.knobs.bystander_range)
    fighting = fight.actors
    state = play.state
    around = state.around(state.turn.active)
    return [player for player in around if player.id not in fighting and player.figure in near]


NOTHING = Sum()


class GloryStakes(NamedTuple):
    """The stakes that decide over glory besides the totals. The attacker (or fighting player) comes first.

    ``glory``: before the fight; None for a psychopath or rival, which has none. ``holder``: an attacked player holds a
    psychopath. ``extra_loss``: what an ability takes from a loser on top. ``bonus``: what each side gains on top if it
    wins.
    """

    glory: tuple[int, int | None]
    holder: bool = False
    extra_loss: int = 0
    bonus: tuple[int, int] = (0, 0)


class FightOutcome(NamedTuple):
    """The end of a fight. ``winner`` is a side's place, ``rules.TIE`` for neither.

    ``changes`` are the changes of glory of both sides, floor included. ``psychopath_lost``: a beaten holder pays with
    the psychopath. ``kill``: the loser counts as killed, unless a revenge duel saves him (PS-15.7).
    """

    winner: int
    totals: tuple[int, int]
    changes: tuple[Sum, Sum]
    psychopath_lost: bool
    kill: bool

    @property
    def margin(self) -> int:
        """The difference of the totals."""
        return rules.margin(*self.totals)


def judge(knobs: Knobs, both: tuple[int, int], stakes: GloryStakes) -> FightOutcome:
    """Compare two totals and say what follows."""
    winner = rules.winner(*both)
    if winner == rules.TIE:
        return FightOutcome(winner, both, (NOTHING, NOTHING), False, False)
    loser = 1 - winner
    winner_glory, loser_glory = stakes.glory[winner], stakes.glory[loser]
    lost = stakes.holder and winner == rules.ATTACKER
    changes = [NOTHING, NOTHING]
    if winner_glory is not None:
        changes[winner] = _gain(knobs, both[winner], both[loser], None if lost else loser_glory)
        if bonus := stakes.bonus[winner]:
            changes[winner] = changes[winner].plus(bonus, "variant_revenge_bonus", "PS-11.11")
    if loser_glory is not None and not lost:
        changes[loser] = _loss(knobs, both[loser], both[winner], loser_glory, stakes.extra_loss)
    between_players = stakes.glory[rules.DEFENDER] is not None
    kill = between_players and not lost and rules.is_kill(rules.margin(*both), knobs.kill_margin)
    return FightOutcome(winner, both, (changes[0], changes[1]), lost, kill)


def _gain(knobs: Knobs, own: int, other: int, loser_glory: int | None) -> Sum:
    """The winner gains the difference; from a player at the floor perhaps nothing (PS-15.3, PS-15.9)."""
    gain = _difference(own, other, knobs.glory_per_difference)
    if loser_glory is None or knobs.glory_floor is None:
        return gain
    won = rules.glory_won(gain.total, loser_glory, knobs.glory_floor, knobs.beaten_at_floor == "full")
    return gain if won == gain.total else gain.plus(won - gain.total, "nothing_to_lose", "PS-15.9")


def _loss(knobs: Knobs, own: int, other: int, glory: int, extra: int) -> Sum:
    """The loser loses the difference, and what an ability takes on top (PS-15.3, PS-12.8)."""
    loss = _difference(own, other, knobs.glory_per_difference)
    return floored(knobs, glory, loss.plus(-extra, "extra_loss", "PS-12.8") if extra else loss)


def floored(knobs: Knobs, glory: int, change: Sum) -> Sum:
    """A change of glory, with the floor at which a loss stops if the table plays with one (PS-15.5)."""
    if knobs.glory_floor is None:
        return change
    after = rules.glory_after(glory, change.total, knobs.glory_floor)
    return change.at_least(after - glory, "glory_floor", "PS-15.5")


@lru_cache(maxsize=4096)
def _difference(own: int, other: int, per_difference: int) -> Sum:
    """ "8 − 5 = 3": the glory of a difference, as a sum. Fights end with the same few totals again and again."""
    change = Sum.of(own, "own_total", "PS-15.3").plus(-other, "other_total", "PS-15.3")
    worth = rules.glory_of(change.total, per_difference)
    if worth != change.total:
        change = change.plus(worth - change.total, "glory_per_difference", "PS-15.3")
    return change


def verdict(play: GamePlay, fight: FightState) -> FightOutcome:
    """The verdict of a fight as its totals stand now."""
    state = play.state
    attacker = state.player(fight.sides[0].actor)
    stakes = GloryStakes((attacker.glory, None), extra_loss=fight.extra_loss)
    if is_between_players(fight):
        defender = state.player(fight.sides[1].actor)
        stakes = between(attacker, defender)._replace(extra_loss=fight.extra_loss, bonus=_revenge_bonus(play, fight))
    return judge(play.knobs, totals(play, fight), stakes)


def between(attacker: Player, defender: Player) -> GloryStakes:
    """Return the stakes of two players against each other."""
    return GloryStakes((attacker.glory, defender.glory), holder=defender.is_holder)


def _revenge_bonus(play: GamePlay, fight: FightState) -> tuple[int, int]:
    """The newer edition pays the player who beats the active player in a revenge duel (PS-11.11)."""
    bonus = play.knobs.variant_revenge_bonus if fight.kind == "revenge" else 0
    attacker, defender = fight.actors
    active = play.state.turn.active
    return bonus if defender == active else 0, bonus if attacker == active else 0
