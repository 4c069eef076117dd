"""Matches by the million: the ways of a run as compiled code, where scenario and seats allow it.

It changes nothing but the time: match number k is the engine's, die for die. What only questions tell (how many there
were, which options were used) is not counted.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any

from holmgang.kernel.bulk import Bulk, Fought
from holmgang.kernel.system import Game
from holmgang.lab.estimates import Bond, Spread
from holmgang.lab.tally import DRAW, Pairs, SideLuck, Tally

CHUNK = 1 << 14
"""So many matches are fought at a time; what is kept of them does not grow."""


def compiler_there() -> bool:
    """Return whether numba is installed (``holmgang[lab]``)."""
    return find_spec("numba") is not None


def bulk_of(game: Game, policies: Mapping[str, str]) -> Bulk | None:
    """Return the fights of a game with these policies as compiled code, whether or not there is a compiler."""
    return game.bulk(policies)


def fought(bulks: Sequence[Bulk], seed: int, matches: int, threads: int = 0) -> Iterator[tuple[Fought, ...]]:
    """Matches 0, 1, 2 … in this order, in pieces, each played in all ways."""
    pieces = [range(start, min(start + CHUNK, matches)) for start in range(0, matches, CHUNK)]

    def piece(numbers: range) -> tuple[Fought, ...]:
        return tuple(bulk.fight(seed, numbers) for bulk in bulks)

    number = min(threads or os.cpu_count() or 1, len(pieces))
    if number <= 1:
        yield from map(piece, pieces)
        return
    # Compiled code lets go of the interpreter's lock: threads are enough, and start at once.
    with ThreadPoolExecutor(number) as pool:
        try:
            yield from pool.map(piece, pieces)
        finally:
            pool.shutdown(cancel_futures=True)


def count(tally: Tally, bulk: Bulk, told: Fought) -> None:
    """Count matches in that were fought in bulk."""
    matches = len(told.winner)
    tally.matches += matches
    tally.gauge = max(tally.gauge, bulk.gauge)
    tally.steps.update(spread(told.steps))
    tally.lead_changes.update(spread(told.lead_changes))
    tally.decided.update(spread(told.decided[told.winner >= 0]))
    tally.wins[DRAW] += int((told.winner < 0).sum())
    for place, side in enumerate(bulk.sides):
        won = told.winner == place
        tally.wins[side] += int(won.sum())
        for counted, first in ((tally.tokens, bulk.tokens), (tally.began, bulk.lives)):
            counted.setdefault(side, Spread())[first[side]] += matches
        tally.up.setdefault(side, Spread()).update(spread(told.up[:, place]))
        tally.left.setdefault(side, Spread()).update(spread(told.left[:, place]))
        alone = told.hurt_first == 1 << place
        tally.hurt_first[side] += int(alone.sum())
        tally.hurt_won[side] += int((alone & won).sum())
        luck = told.luck if place == 0 else -told.luck
        tally.luck.setdefault(side, SideLuck()).add(
            SideLuck(bond(luck, won), int((luck > 0).sum()), int((won & (luck > 0)).sum()))
        )


def count_pairs(pairs: Pairs, sides: Sequence[str], old: Fought, new: Fought) -> None:
    """Count in the same matches, fought in two ways."""
    pairs.matches += len(old.winner)
    for place, result in (*enumerate(sides), (-1, DRAW)):
        before, after = old.winner == place, new.winner == place
        pairs.only_new[result] += int((after & ~before).sum())
        pairs.only_old[result] += int((before & ~after).sum())
    pairs.longer.update(spread(new.steps.astype(int) - old.steps.astype(int)))


def bond(numbers: Any, came: Any) -> Bond:
    """Sum up whole numbers beside whether something happened."""
    wide = numbers.astype("int64")
    sums = (wide.sum(), (wide * wide).sum(), came.sum(), wide[came].sum())
    return Bond(len(wide), *map(int, sums))


def spread(numbers: Any) -> Spread:
    """Return the number of times that each number stands in an array."""
    import numpy as np

    values, counts = np.unique(numbers, return_counts=True)
    return Spread(dict(zip(values.tolist(), counts.tolist(), strict=True)))
