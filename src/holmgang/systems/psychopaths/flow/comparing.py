"""The end of a fight: madness is compared, and the greater total wins (PS-15)."""

from __future__ import annotations

from typing import NamedTuple

from holmgang.kernel.play import Flow
from holmgang.kernel.sums import Sum, phrase
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.events import (
    FightEnded,
    Tied,
)
from holmgang.systems.psychopaths.flow.cards import Game
from holmgang.systems.psychopaths.flow.fight import run_fight
from holmgang.systems.psychopaths.flow.fight_cards import put_weapons_away
from holmgang.systems.psychopaths.flow.quests import Deed
from holmgang.systems.psychopaths.flow.totals import total, totals
from holmgang.systems.psychopaths.state import Fight, Side


class Result(NamedTuple):
    """How a fight ended: which side won (``rules.TIE`` for neither), by how much, and who fought.

    ``totals`` are the numbers that were compared, the attacker's (or fighting player's) first.
    """

    fight: Fight
    winner: int
    margin: int
    totals: tuple[int, int]

    @property
    def winner_side(self) -> Side:
        """The winning side; only where there is one."""
        return self.fight.sides[self.winner]

    @property
    def loser_side(self) -> Side:
        """The losing side; only where there is one."""
        return self.fight.sides[1 - self.winner]


def fought(play: Game, fight: Fight, why: str, *clauses: str) -> Flow[Result]:
    """Run a fight and compare the totals (PS-15.1, PS-15.2)."""
    ends = yield from run_fight(play, fight, why, *clauses)
    both = totals(play, fight)
    result = Result(fight, rules.winner(*both), rules.margin(*both), both)
    _tell_end(play, result, ends)
    return result


def _tell_end(play: Game, result: Result, ends: str) -> None:
    tied, sides = result.winner == rules.TIE, result.fight.sides
    play.tell(
        lambda: FightEnded(
            attacker=sides[0].actor,
            defender=sides[1].actor,
            attacker_total=total(play, sides[0]),
            defender_total=total(play, sides[1]),
            winner="" if tied else result.winner_side.actor,
            margin=Sum.of(result.margin, "margin", "PS-15.3"),
            clauses=(ends, "PS-15.2" if tied else "PS-15.1"),
        )
    )


def close(play: Game, fight: Fight) -> Flow[None]:
    """The fight leaves the table; weapons used from hands are put away."""
    play.state.fight = None
    return put_weapons_away(play, fight)


def tell_tie(play: Game, fight: Fight, clauses: tuple[str, ...]) -> None:
    """Nobody loses anything; nobody gains anything either, which the newer edition says outright."""
    note = phrase("tie-gains-nothing" if play.knobs.variant_tie_gains_nothing else "tie-loses-nothing")
    play.tell(Tied, attacker=fight.sides[0].actor, defender=fight.sides[1].actor, note=note, clauses=clauses)


def helpers(result: Result) -> list[Deed]:
    """Bystanders who added to the winner, or took from its rival (quest Q10)."""
    winner, loser = result.winner_side, result.loser_side
    fighting = result.fight.actors
    seats = [mod.by for mod in winner.mods if mod.value > 0 and mod.label == "card_of"]
    seats += [mod.by for mod in loser.mods if mod.value < 0 and mod.label == "card_of"]
    return [Deed(seat, "helps_a_winner") for seat in dict.fromkeys(seats) if seat not in fighting]
