"""Sources of dice: seeded, provably fair, scripted, or a person's hand.

The n-th die of a match depends on the seed and on n alone (a counter, not a stream), so the same position shows the
same die after an undo, and any die can be checked without rolling the ones before it.

Simulations use :class:`BulkDice`: a keyed 64-bit counter mixer that plain Python, compiled Python and C compute alike.

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

The last line makes every face equally likely. These dice keep no secret: a few of them
reveal the key. Dice that people play for come from a keyed hash.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from struct import Struct
from typing import Any, Final, Protocol

from holmgang.kernel.errors import InputRefused, SaveDamaged, shown
from holmgang.kernel.questions import Roll

_SPAN = 1 << 64


@lru_cache(256)
def _keyed(key: bytes) -> hashlib.blake2b:
    """The hash under a key, before its message: to copy it is quicker than to begin anew for every die."""
    return hashlib.blake2b(key=key, digest_size=8)


def faces(key: bytes, position: int, dice: tuple[int, ...]) -> list[int]:
    """Dice under ``key``, the first of them number ``position``: each 1 … its sides, without bias."""
    beginning, fallen = _keyed(key).copy, []
    for sides in dice:
        hashed = beginning()
        hashed.update(b"%d.0" % position)
        number = int.from_bytes(hashed.digest(), "big")
        rest = number % sides
        attempt = 0
        while number - rest > _SPAN - sides:  # it lies in the last span, which is too short for all faces
            attempt += 1
            hashed = beginning()
            hashed.update(b"%d.%d" % (position, attempt))
            number = int.from_bytes(hashed.digest(), "big")
            rest = number % sides
        fallen.append(rest + 1)
        position += 1
    return fallen


class Dice(Protocol):
    """A source of dice. ``cast`` answers a roll, or returns None: another source has to answer it."""

    def cast(self, roll: Roll, position: int) -> list[int] | None:
        """The faces of a roll whose first die is number ``position`` of the match."""

    def plain(self) -> dict[str, Any]:
        """The source as JSON, for the save."""


def key_of(seed: int | str) -> bytes:
    """The 32-byte key of a seed a person can type."""
    return hashlib.sha256(f"holmgang:{seed}".encode()).digest()


@dataclass(frozen=True)
class SeededDice:
    """Virtual dice from a seed: the same seed, the same match."""

    seed: int | str
    _key: bytes = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_key", key_of(self.seed))

    def cast(self, roll: Roll, position: int) -> list[int]:
        return faces(self._key, position, roll.dice)

    def plain(self) -> dict[str, Any]:
        return {"mode": "seeded", "seed": self.seed}


@dataclass(frozen=True)
class TypedDice:
    """Real dice: people type what they rolled. The engine draws hidden things from the seed."""

    seed: int | str

    def cast(self, roll: Roll, position: int) -> list[int] | None:
        return SeededDice(self.seed).cast(roll, position) if roll.hidden else None

    def plain(self) -> dict[str, Any]:
        return {"mode": "typed", "seed": self.seed}


@dataclass(frozen=True)
class OpenDice:
    """Dice that the driver of the match answers itself, as scripts and the enumeration of all faces do.

    No save is read that names them: its dice would follow from nothing, unnoticed.
    """

    def cast(self, roll: Roll, position: int) -> list[int] | None:
        return None

    def plain(self) -> dict[str, Any]:
        return {"mode": "open"}


HOST_SHARE: Final = "host"
"""The share of a host without a seat in the match; every other share is a seat's."""


@dataclass(frozen=True)
class FairDice:
    """Virtual dice that can be proved fair; ``docs/explanation/fair-dice.md`` has the whole of it.

    Before the match the server shows ``commitment``, the hash of its secret. Then the players' side adds shares: words
    that a player types, or that the client draws where no player does. The key of all dice is the hash of both, so
    neither side can steer it; without any share no die is cast. When the match is over the secret is shown, and every
    reader who noted the commitment can check every die.

    ``form`` says how secret and shares are written before they are hashed. Form 1, of matches begun by older versions,
    joins them by line ends; form 2 is one JSON document, in which a secret can never be read as a share.
    """

    secret: str
    shares: Mapping[str, str] = field(default_factory=dict)
    form: int = 2

    @classmethod
    def fresh(cls) -> FairDice:
        """With a new secret."""
        return cls(secrets.token_hex(32))

    @property
    def commitment(self) -> str:
        """The hash that the server publishes beforehand."""
        return hashlib.sha256(self.secret.encode()).hexdigest()

    def with_share(self, seat: str, words: str) -> FairDice:
        """With a seat's own words mixed in; only before the first die."""
        return FairDice(self.secret, {**self.shares, seat: share_of(words)}, self.form)

    @cached_property
    def key(self) -> bytes:
        """The key of all dice of the match."""
        if not any(self.shares.values()):
            raise InputRefused("refused-fair-without-share")
        return hashlib.sha256(self._mixture().encode()).digest()

    def _mixture(self) -> str:
        """The text that the key is the hash of."""
        shares = sorted(self.shares.items())
        if self.form == 1:
            return "\n".join([self.secret, *(f"{seat}:{words}" for seat, words in shares)])
        return json.dumps([self.secret, shares], ensure_ascii=False, separators=(",", ":"))

    def cast(self, roll: Roll, position: int) -> list[int]:
        return faces(self.key, position, roll.dice)

    def plain(self) -> dict[str, Any]:
        if self.form == 1:
            return {"mode": "fair", "secret": self.secret, "shares": dict(self.shares)}
        return {"mode": "fair", "form": self.form, "secret": self.secret, "shares": dict(sorted(self.shares.items()))}

    def public(self) -> dict[str, Any]:
        """Return what all may know while the match runs."""
        return {"mode": "fair", "commitment": self.commitment, "shares": dict(self.shares)}


def share_of(words: str) -> str:
    """Words as they are mixed into dice: what can be printed, on one line, without space at the ends."""
    return "".join(char for char in words if char.isprintable()).strip()


def fresh_share() -> str:
    """A share for players who type none, to be made on their side and shown to them."""
    return secrets.token_hex(8)


def fresh_seed() -> str:
    """Return a seed that cannot be guessed: 128 bits."""
    return secrets.token_hex(16)


# The dice of simulations.

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
    """Return the faces of dice of up to 255 sides in all lanes; None if a lane needs an exact look."""
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
    """The lanes as numbers, made when the first of them is read."""
    _faces: dict[tuple[int, ...], list[int]] = field(init=False, repr=False, compare=False, default_factory=dict)
    """The faces in every lane, by the dice of a roll that are all alike."""

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


def _counts(number: object) -> bool:
    """Return whether this can number a match of a run: numbers a whole span apart would have the same dice."""
    return type(number) is int and 0 <= number < _SPAN


def dice_from(data: Mapping[str, Any]) -> Dice:
    """The source a save speaks of."""
    match data:
        case {"mode": "seeded", "seed": seed} if type(seed) in (int, str):
            return SeededDice(seed)
        case {"mode": "typed", "seed": seed} if type(seed) in (int, str):
            return TypedDice(seed)
        case {"mode": "bulk", "seed": seed, "number": number} if type(seed) in (int, str) and _counts(number):
            return BulkDice(seed, number)
        case {"mode": "fair", "secret": str(secret), "shares": dict(shares)} if data.get("form", 1) in (1, 2):
            form = data.get("form", 1)
            texts = (secret, *shares) if form == 1 else ()
            if not all(isinstance(words, str) and share_of(words) == words for words in (*texts, *shares.values())):
                raise SaveDamaged("save-dice-shares")
            return FairDice(secret, dict(shares), form)
        case {"mode": "seeded" | "bulk" | "typed" | "fair" as mode}:
            raise SaveDamaged("save-dice-lack", mode=mode)
    raise SaveDamaged("save-dice-unknown", mode=shown(data.get("mode")))
