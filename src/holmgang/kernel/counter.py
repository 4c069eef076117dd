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
_LANE_MASK, _HALF_MASK = _EACH * _MASK, _EACH * _HALF
_AFTER_30, _AFTER_27, _AFTER_31 = (_EACH * (_MASK >> shift) for shift in (30, 27, 31))
_CARRIES = _EACH << 32
_BYTES = LANES * 16
_HALVES = Struct("<" + "I12x" * LANES)


def upper_halves(key: int, step: int, first: int) -> int:
    """The upper halves of ``LANES`` mixed numbers, for the dice from number ``first`` on, one in each lane."""
    x = (((key + step * first) & _MASK) * _EACH + step * _RANKS) & _LANE_MASK
    x = ((x ^ (x >> 30 & _AFTER_30)) * _FIRST) & _LANE_MASK
    x = ((x ^ (x >> 27 & _AFTER_27)) * _SECOND) & _LANE_MASK
    return (x ^ (x >> 31 & _AFTER_31)) >> 32 & _HALF_MASK


def all_faces(halves: int, sides: int) -> list[int] | None:
    """What dice of up to 255 sides show in all lanes; None if one of them has to be looked at closely."""
    products = halves * sides
    if (products & _HALF_MASK) + _EACH * (_HALF + 1 - sides) & _CARRIES != _CARRIES:
        return None
    return [*(products + _CARRIES).to_bytes(_BYTES, "little")[4::16]]


@dataclass(slots=True, unsafe_hash=True)
class BulkDice:
    """The dice of one match of a simulation."""

    seed: int | str
    number: int
    _key: tuple[int, int] = field(init=False, repr=False, compare=False)
    _first: int = field(init=False, repr=False, compare=False, default=-LANES)
    """The number of the die in the first lane."""
    _lanes: int = field(init=False, repr=False, compare=False, default=0)
    _halves: tuple[int, ...] = field(init=False, repr=False, compare=False, default=())
    """What stands in the lanes, once somebody wants one of them by itself."""
    _faces: dict[tuple[int, ...], list[int]] = field(init=False, repr=False, compare=False, default_factory=dict)
    """What falls in every lane, by the dice of a roll that are all alike."""

    def __post_init__(self) -> None:
        self._key = bulk_key(self.seed, self.number)

    def cast(self, roll: Roll, position: int) -> list[int]:
        """See :class:`holmgang.kernel.dice.Dice`."""
        dice = roll.dice
        lane = position - self._first
        if not 0 <= lane <= LANES - len(dice):
            self._mix(position)
            lane = 0
        faces = self._faces.get(dice)
        if faces is not None:
            return faces[lane : lane + len(dice)]
        if not roll.faces and 0 < len(dice) <= LANES and dice.count(sides := dice[0]) == len(dice) and sides < 256:
            faces = all_faces(self._lanes, sides)
            if faces is not None:
                self._faces[dice] = faces
                return faces[lane : lane + len(dice)]
        return self._singly(dice, lane)

    def _mix(self, first: int) -> None:
        self._first, self._lanes, self._halves = first, upper_halves(*self._key, first), ()
        self._faces.clear()

    def _singly(self, dice: tuple[int, ...], lane: int) -> list[int]:
        """A roll of unlike dice, or a draw: as many cards as lie there now hardly ever lie there again."""
        halves = self._halves
        if not halves:
            self._halves = halves = _HALVES.unpack(self._lanes.to_bytes(_BYTES, "little"))
        fallen = []
        for place, sides in enumerate(dice, lane):
            product = halves[place] * sides if place < LANES else 0
            if product & _HALF >= sides:  # then it is fair
                fallen.append((product >> 32) + 1)
            else:
                fallen.append(bulk_face(*self._key, self._first + place, sides))
        return fallen

    def plain(self) -> dict[str, Any]:
        """As JSON, for the save of a match replayed out of a run."""
        return {"mode": "bulk", "seed": self.seed, "number": self.number}
