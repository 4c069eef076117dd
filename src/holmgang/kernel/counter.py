"""Dice for bulk: a keyed 64-bit counter mixer that plain Python, compiled Python and C compute alike.

A run has a key of two 64-bit numbers, hashed from its seed (:func:`run_key`); match number k of the run has a key of
two such numbers, mixed from the run's and from k; die number n of the match depends on the match's key and on n alone.
A run gives the same matches on any number of processes.

::

    mixed(x): x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9      all modulo 2**64
              x = (x ^ x >> 27) * 0x94D049BB133111EB
              x =  x ^ x >> 31

    key  = mixed(a + b * (2 k + 1))                       a, b: the key of the run; b is odd
    step = mixed(a + b * (2 k + 2)) | 1

    x    = mixed(key + step * (n + 1))
    face = (x >> 32) * sides >> 32, plus 1                the lower half of the product must be at least 2**32 mod
                                                          sides, else the same again with mixed(x + step)

The last line makes every face equally likely. This is no secret keeper: who knows a few dice may find the key. Dice
that people play for come from the keyed hash of ``kernel.dice``.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import lru_cache
from struct import Struct
from typing import Any

from holmgang.kernel.questions import Roll

_MASK = (1 << 64) - 1
_HALF = (1 << 32) - 1
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB


@lru_cache(64)
def run_key(seed: int | str) -> tuple[int, int]:
    """The two numbers that a run's matches get their keys from."""
    digest = hashlib.blake2b(f"holmgang-bulk:{seed}".encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:], "little") | 1


def mixed(x: int) -> int:
    """64 bits stirred, so that neighbours have nothing in common."""
    x = ((x ^ (x >> 30)) * _FIRST) & _MASK
    x = ((x ^ (x >> 27)) * _SECOND) & _MASK
    return x ^ (x >> 31)


def bulk_key(seed: int | str, number: int) -> tuple[int, int]:
    """Key and step of match ``number`` in a run of that seed."""
    a, b = run_key(seed)
    return mixed((a + b * (2 * number + 1)) & _MASK), mixed((a + b * (2 * number + 2)) & _MASK) | 1


def bulk_face(key: int, step: int, position: int, sides: int) -> int:
    """Die number ``position``: 1 … sides."""
    x = mixed((key + step * (position + 1)) & _MASK)
    while True:
        product = (x >> 32) * sides
        if product & _HALF >= (1 << 32) % sides:
            return (product >> 32) + 1
        x = mixed((x + step) & _MASK)


# Many numbers are mixed at once as one long integer: each has a lane of 128 bits, so that a product stays in its lane.

LANES = 32
_EACH = sum(1 << 128 * lane for lane in range(LANES))
_RANKS = sum((lane + 1) << 128 * lane for lane in range(LANES))
_LANE_MASK = _EACH * _MASK
_AFTER_30, _AFTER_27, _AFTER_31 = (_EACH * (_MASK >> shift) for shift in (30, 27, 31))
_UPPER_HALVES = Struct("<" + "4xI8x" * LANES)


def upper_halves(key: int, step: int, first: int) -> tuple[int, ...]:
    """The upper halves of ``LANES`` mixed numbers, for the dice from number ``first`` on."""
    x = (((key + step * first) & _MASK) * _EACH + step * _RANKS) & _LANE_MASK
    x = ((x ^ (x >> 30 & _AFTER_30)) * _FIRST) & _LANE_MASK
    x = ((x ^ (x >> 27 & _AFTER_27)) * _SECOND) & _LANE_MASK
    x ^= x >> 31 & _AFTER_31
    return _UPPER_HALVES.unpack(x.to_bytes(16 * LANES, "little"))


@dataclass(frozen=True)
class BulkDice:
    """The dice of one match of a simulation."""

    seed: int | str
    number: int
    _key: tuple[int, int] = field(init=False, repr=False, compare=False)
    _mixed: dict[int, int] = field(init=False, repr=False, compare=False, default_factory=dict)
    """The upper halves of the numbers of the dice that are next, by the number of the die."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_key", bulk_key(self.seed, self.number))

    def cast(self, roll: Roll, position: int) -> list[int]:
        """See :class:`holmgang.kernel.dice.Dice`."""
        halves, fallen = self._mixed, []
        for sides in roll.dice:
            if position not in halves:
                self._mix(position)
            product = halves[position] * sides
            if product & _HALF >= sides:  # then it is fair; else it is looked at closely, which is rare
                fallen.append((product >> 32) + 1)
            else:
                fallen.append(bulk_face(*self._key, position, sides))
            position += 1
        return fallen

    def _mix(self, first: int) -> None:
        self._mixed.clear()
        self._mixed.update(enumerate(upper_halves(*self._key, first), first))

    def plain(self) -> dict[str, Any]:
        """As JSON, for the save of a match replayed out of a run."""
        return {"mode": "bulk", "seed": self.seed, "number": self.number}
