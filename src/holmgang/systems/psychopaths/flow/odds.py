"""What may come of a fight, before anybody uses a card: every fall of the two dice, by the arithmetic of play."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

from holmgang.kernel.odds import Odds
from holmgang.kernel.sums import Sum, phrase
from holmgang.systems.psychopaths import rules
from holmgang.systems.psychopaths.flow.cards import Game, madness
from holmgang.systems.psychopaths.state import Player


def against_player(play: Game, attacker: Player, defender: Player) -> Odds:
    """An attack, or a revenge duel: a beaten holder pays with the psychopath, one at the floor with nothing."""
    knobs = play.knobs
    full = defender.is_holder or knobs.beaten_at_floor == "full"

    def gain(glory: int) -> int:
        return rules.glory_won(glory, defender.glory, knobs.glory_floor, full)

    return _odds(play, attacker, madness(play, attacker), madness(play, defender), gain)


def against_psychopath(play: Game, player: Player, other: Sum) -> Odds:
    """A fight with a psychopath of that madness."""
    return _odds(play, player, madness(play, player), other, lambda glory: glory)


def _odds(play: Game, player: Player, own: Sum, other: Sum, gain: Callable[[int], int]) -> Odds:
    counts = {rules.DEFENDER: 0, rules.TIE: 0, rules.ATTACKER: 0}
    change, faces = 0, range(1, play.knobs.fight_die + 1)
    for mine, theirs in product(faces, faces):
        totals = rules.total(mine, own.total, 0), rules.total(theirs, other.total, 0)
        winner = rules.winner(*totals)
        counts[winner] += 1
        glory = rules.glory_of(rules.margin(*totals), play.knobs.glory_per_difference)
        if winner == rules.ATTACKER:
            change += gain(glory)
        else:
            change += rules.glory_after(player.glory, -glory, play.knobs.glory_floor) - player.glory
    throws = len(faces) ** 2
    names = {rules.DEFENDER: "defeat", rules.TIE: "tie", rules.ATTACKER: "victory"}
    return Odds(
        tuple((names[which], Fraction(count, throws)) for which, count in counts.items() if count),
        works=Fraction(counts[rules.ATTACKER], throws),
        need=phrase("before-cards"),
        expects=Fraction(change, throws),
        unit="glory",
    )
