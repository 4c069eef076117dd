"""Odds of dice that are not rolled yet, enumerated with the functions that play uses."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

from holmgang.kernel.odds import Odds
from holmgang.systems.kampbogen import rules

WAYS = 1296
"""Ways that two dice can fall against two dice."""

NAMES = {rules.BELOW: "below-the-grade", rules.EQUAL: "equal-to-the-grade", rules.ABOVE: "above-the-grade"}


@cache
def sneaking(difference: int, fumbles: bool, tie_counts: bool, lives: int) -> Odds:
    """KB-20.4 and KB-20.5: does it come off, and how many lives does it take of those there are?"""
    counts, taken = dict.fromkeys(NAMES, 0), 0
    for own, other in throws():
        result = rules.against(rules.raw(own) + difference, rules.raw(other), rules.is_fumble(own, fumbles))
        counts[result] += 1
        if rules.succeeds(result, tie_counts):
            taken += min(lives, rules.sneak_damage(other, own))
    works = sum(Fraction(count, WAYS) for result, count in counts.items() if rules.succeeds(result, tie_counts))
    shares = tuple((NAMES[result], Fraction(count, WAYS)) for result, count in counts.items() if count)
    return Odds(shares, Fraction(works), None, Fraction(taken, WAYS), "lives")


@cache
def brawling(brawl_value: int, damage: int) -> Odds:
    """KB-10.5: the next roll, and the lives it takes on the average with all that follow, if nobody runs out."""
    faces = range(1, 7)
    hits = sum(rules.brawl_hits(rules.raw(dice), brawl_value) for dice in product(faces, faces))
    reached = Fraction(hits, 36)
    shares = (("brawl-value-missed", 1 - reached), ("brawl-value-reached", reached))
    expects = Fraction(damage * hits, 36 - hits) if hits != 36 else None
    return Odds(tuple(share for share in shares if share[1]), reached, None, expects, "lives")


@cache
def thrown(reached: int, grade: int, fumbled: bool) -> Odds:
    """KB-7.9: what a roll that lies on the table comes to against the grade; no die is left to fall."""
    result = rules.against(reached, grade, fumbled)
    return Odds(((NAMES[result], Fraction(1)),), Fraction(result != rules.BELOW))


def throws() -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """All ways two dice of a player can fall against two of the master."""
    pairs = list(product(range(1, 7), range(1, 7)))
    return product(pairs, pairs)
