"""The totals of the two sides of a fight, and who is near enough to meddle with them (PS-10.7 to PS-10.9)."""

from __future__ import annotations

from functools import lru_cache

from holmgang.kernel.sums import Sum, Term, phrase
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.board.lookups import madness, printed_madness
from holmgang.systems.psychopaths.state import Fight, GamePlay, Player, Side


def is_between_players(fight: Fight) -> bool:
    """Do two players fight, and not a player against a psychopath or rival?"""
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


def totals(play: GamePlay, fight: Fight) -> tuple[int, int]:
    """Both totals as bare numbers, the attacker's (or fighting player's) first."""
    attacker, defender = fight.sides
    return total(play, attacker).total, total(play, defender).total


def bystanders(play: GamePlay, fight: Fight) -> list[Player]:
    """Players near enough to meddle, in seat order after the active player (PS-10.7, PS-10.8)."""
    near = chart.within(play.state, fight.field, play.knobs.bystander_range)
    fighting = fight.actors
    state = play.state
    around = state.around(state.turn.active)
    return [player for player in around if player.id not in fighting and player.figure in near]
