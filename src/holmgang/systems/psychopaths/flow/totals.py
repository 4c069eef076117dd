"""The totals of the two sides of a fight, and who is near enough to meddle with them (PS-10.7 to PS-10.9)."""

from __future__ import annotations

from functools import lru_cache

from holmgang.kernel.sums import Sum, Term, phrase
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.board import chart
from holmgang.systems.psychopaths.content import Psychopath, Rival
from holmgang.systems.psychopaths.content_effects import number
from holmgang.systems.psychopaths.events import TotalSet
from holmgang.systems.psychopaths.flow.cards import Game, book, madness, madness_number
from holmgang.systems.psychopaths.state import Fight, Player, Side


def is_between_players(fight: Fight) -> bool:
    """Do two players fight, and not a player against a psychopath or rival?"""
    return fight.sides[1].is_player


def side_madness(play: Game, side: Side) -> Sum:
    """The madness of a side: a player's own, or the number printed on the card."""
    if side.is_player:
        return madness(play, play.state.player(side.actor))
    printed, clause = _printed(play, side)
    return Sum.of(printed, "madness", clause)


def _madness_number(play: Game, side: Side) -> int:
    """The same as a bare number."""
    return madness_number(play, play.state.player(side.actor)) if side.is_player else _printed(play, side)[0]


def _printed(play: Game, side: Side) -> tuple[int, str]:
    """The number of a psychopath, or of a rival without a card, and its clause."""
    card = book(play).cards.get(side.actor)
    if isinstance(card, Psychopath):
        return card.madness, "PS-12.2"
    rival: Rival = play.content.get("rivals", side.actor)
    return number(rival.madness, play.knobs), "PS-19.11"


def die(side: Side) -> Sum:
    """The die of a side, as it lies now."""
    return Sum.of(side.die, "die", side.rolled_by)


def total(play: Game, side: Side) -> Sum:
    """A side's total: its die, its madness, and all that cards and abilities gave it (PS-10.9)."""
    mods = [_given(mod.value, mod.label, mod.card, mod.by, mod.clause) for mod in side.mods]
    return die(side) + side_madness(play, side) + Sum(mods)


@lru_cache(maxsize=4096)
def _given(value: int, label: str, card: str, by: str, clause: str) -> Term:
    """Totals are counted again and again: they share what cards have given."""
    return Term(value, phrase(label, card=card, who=by), clause)


def totals(play: Game, fight: Fight) -> tuple[int, int]:
    """Both totals as bare numbers, the attacker's (or fighting player's) first."""
    attacker, defender = [
        rules.total(side.die, _madness_number(play, side), sum([mod.value for mod in side.mods]))
        for side in fight.sides
    ]
    return attacker, defender


def tell_total(play: Game, side: Side, clause: str) -> None:
    """Totals are public and told whenever they change (PS-10.9)."""
    play.tell(lambda: TotalSet(side=side.actor, die=die(side), total=total(play, side), clauses=(clause, "PS-10.9")))


def bystanders(play: Game, fight: Fight) -> list[Player]:
    """Players near enough to meddle, in seat order after the active player (PS-10.7, PS-10.8)."""
    near = chart.within(play.state, fight.field, play.knobs.bystander_range)
    fighting = fight.actors
    land = play.state
    around = land.around(land.turn.active)
    return [player for player in around if player.id not in fighting and player.figure in near]
