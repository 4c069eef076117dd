"""Words for how hard a fight is. Lobby, workshop and lab take them from here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

DEADLY, HARD, EVEN, EASY, WALKOVER = "deadly", "hard", "even", "easy", "walkover"
FAIR, LOPSIDED, UNSURE, UNTOLD = "fair", "lopsided", "unsure", "untold"
SCALE: Final = (DEADLY, HARD, EVEN, EASY, WALKOVER)
"""The words, from the fight that heroes lose to the one they cannot lose."""
LIMITS: Final = (0.0, 0.2, 0.4, 0.6, 0.9, 1.0)
"""Word number n stands for chances between limit n and limit n + 1."""
AIMS: Final = {EASY: 0.75, EVEN: 0.5, HARD: 0.3}
"""The chances that suggestions aim at."""
FEWEST: Final = 12
"""There is no word before so many fights."""
STEADY: Final = 100
"""Before so many fights the word carries "so far"."""
UNENDED_MOST: Final = 0.05
"""The largest share of fights without an end for which there is a word."""
DRAWN_MOST: Final = 0.5
"""The largest share of fights without a winner for which there is a word."""
WIDEST: Final = 2
"""A band may touch so many words; beyond that there is none."""

Interval = tuple[float, float]
Reason = Literal["", "few", "unended", "drawn", "wide"]


@dataclass(frozen=True)
class FightVerdict:
    """A word, or the reason why there is none."""

    word: str
    reason: Reason = ""


def word_of(share: float) -> str:
    """Return the word for the chance that the heroes win."""
    for word, (_, high) in zip(SCALE, pairwise(LIMITS), strict=True):
        if share < high or (word == EASY and share == high):
            return word
    return WALKOVER


def bars_of(word: str) -> int:
    """Return how many of five bars are filled: five for a deadly fight, none for words off the scale."""
    return len(SCALE) - SCALE.index(word) if word in SCALE else 0


def verdict_of(played: int, share: float, interval: Interval, unended: float = 0.0, drawn: float = 0.0) -> FightVerdict:
    """Return the verdict on a fight of heroes. ``drawn`` is the share of fights without a winner."""
    if played < FEWEST:
        return FightVerdict("", "few")
    if unended > UNENDED_MOST:
        return FightVerdict(UNTOLD, "unended")
    if drawn > DRAWN_MOST:
        return FightVerdict(UNTOLD, "drawn")
    low, high = (SCALE.index(word_of(bound)) for bound in interval)
    if high - low + 1 > WIDEST:
        return FightVerdict(UNSURE, "wide")
    return FightVerdict(word_of(share))


def fairness_of(played: int, sides: Mapping[str, Interval], unended: float = 0.0) -> FightVerdict:
    """Return the verdict on a game in which every side plays for itself."""
    if played < FEWEST or not sides:
        return FightVerdict("", "few")
    if unended > UNENDED_MOST:
        return FightVerdict(UNTOLD, "unended")
    share = 1 / len(sides)
    return FightVerdict(FAIR if all(low <= share <= high for low, high in sides.values()) else LOPSIDED)
