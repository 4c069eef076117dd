"""Odds of dice that are not rolled yet, enumerated with the functions that play uses."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import product

from holmgang.kernel.odds import Odds
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.totals import NO_DICE, graded, sneak_total
from holmgang.systems.kampbogen.board.wounds import brawl_wound, sneak_wound
from holmgang.systems.kampbogen.knobs import Knobs
from holmgang.systems.kampbogen.state import Character, GamePlay, Opponent

MOST_WAYS = 50_000
"""Odds of more falls of the dice than this are not shown."""
MOST_ROLLS = 40
"""A longer chain of brawl rolls is not added up."""
NAMES = {rules.BELOW: "below-the-grade", rules.EQUAL: "equal-to-the-grade", rules.ABOVE: "above-the-grade"}


def rolls(dice: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Return all falls of some dice, given by their sides."""
    return product(*[range(1, sides + 1) for sides in dice])


raw_counts = lru_cache(maxsize=64)(rules.raw_counts)
ways_against_grade = lru_cache(maxsize=1024)(rules.ways_against_grade)


def sneak_odds(play: GamePlay, who: Character, target: Opponent, way: str) -> Odds | None:
    """KB-20.4, KB-20.5: return the odds of an attempt with the lives it takes, or None if there are too many ways."""
    *_, own = sneak_total(play, who, way, NO_DICE)
    difference = own.total - graded(NO_DICE, target.kamp, play.knobs, "KB-20.4").total
    return _sneak_odds(play.knobs, difference, 0 if way == "knock_out" else target.lives)


@lru_cache(maxsize=1024)
def _sneak_odds(knobs: Knobs, difference: int, lives: int) -> Odds | None:
    falls = knobs.dice_sides**knobs.dice_count
    ways = falls * falls
    if ways > MOST_WAYS:
        return None
    fumbles = knobs.fumble_rule == "auto_fail"
    counts, taken, worked = dict.fromkeys(NAMES, 0), 0, 0
    for own in rolls(knobs.dice):
        reached, fumbled = rules.raw(own) + difference, rules.is_fumble(own, fumbles)
        for other in rolls(knobs.dice):
            result = rules.against(reached, rules.raw(other), fumbled)
            counts[result] += 1
            if rules.succeeds(result, knobs.sneak_on_tie):
                worked += 1
                taken += lives - rules.opponent_lives(lives, sneak_wound(other, own).total) if lives else 0
    shares = tuple((NAMES[result], Fraction(count, ways)) for result, count in counts.items() if count)
    return Odds(shares, Fraction(worked, ways), None, Fraction(taken, ways), "lives")


@lru_cache(maxsize=1024)
def brawl_odds(knobs: Knobs, brawl_value: int, ambushed: bool) -> Odds:
    """KB-10.5: return the odds of the next brawl roll, and the mean of the lives taken while opponents last.

    It counts all rolls that follow, up to the cap of KB-10.11; None where the brawl never ends or the cap is high.
    """
    counts = raw_counts(knobs.dice)
    hits = sum([ways for raw, ways in counts.items() if rules.brawl_hits(raw, brawl_value)])
    reached, damage = Fraction(hits, sum(counts.values())), brawl_wound(knobs, ambushed).total
    shares = (("brawl-value-missed", 1 - reached), ("brawl-value-reached", reached))
    expects, cap = None, knobs.brawl_chain_cap
    if cap is None:
        expects = Fraction(damage * reached, 1 - reached) if reached != 1 else None
    elif cap <= MOST_ROLLS:
        expects = damage * sum([reached**roll for roll in range(1, cap + 1)], Fraction(0))
    return Odds(tuple(share for share in shares if share[1]), reached, None, expects, "lives")


@lru_cache(maxsize=4096)
def rolled_odds(reached: int, grade: int, fumbled: bool) -> Odds:
    """KB-7.9: return how an open roll compares with the grade; no die is left to fall."""
    result = rules.against(reached, grade, fumbled)
    return Odds(((NAMES[result], Fraction(1)),), Fraction(result != rules.BELOW))


@lru_cache(maxsize=256)
def effect_chance(knobs: Knobs, grade: int) -> Fraction:
    """KB-5.2: return how often effects on an effect roll wake; ``grade`` is the part of the grade that is not dice."""
    counts = raw_counts(knobs.dice)
    source, threshold = knobs.effect_source, knobs.effect_threshold
    awake = [n for raw, n in counts.items() if rules.effects_wake(source, raw, raw + grade, raw, threshold)]
    return Fraction(sum(awake), sum(counts.values()))
