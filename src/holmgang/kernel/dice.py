"""Where dice come from: seeded, provably fair, scripted, or a person's hand.

The n-th die of a match depends on the seed and on n alone (a counter, not a stream), so the same position shows the
same die after an undo, and any die can be checked without rolling the ones before it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from holmgang.kernel.errors import AnswerRefused, InputError, SaveDamaged
from holmgang.kernel.questions import Roll

_SPAN = 1 << 64


def face(key: bytes, position: int, sides: int) -> int:
    """Die number ``position`` under ``key``: 1 … sides, without bias."""
    ceiling = _SPAN - _SPAN % sides
    attempt = 0
    while True:
        message = b"%d.%d" % (position, attempt)
        number = int.from_bytes(hashlib.blake2b(message, key=key, digest_size=8).digest(), "big")
        if number < ceiling:
            return number % sides + 1
        attempt += 1


class Dice(Protocol):
    """A source of dice. ``cast`` answers a roll, or returns None: somebody else has to answer it."""

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
        key = self._key
        return [face(key, position + index, sides) for index, sides in enumerate(roll.dice)]

    def plain(self) -> dict[str, Any]:
        return {"mode": "seeded", "seed": self.seed}


@dataclass(frozen=True)
class TypedDice:
    """Real dice: people type what they rolled. What must stay hidden, the engine draws from the seed."""

    seed: int | str

    def cast(self, roll: Roll, position: int) -> list[int] | None:
        return SeededDice(self.seed).cast(roll, position) if roll.hidden else None

    def plain(self) -> dict[str, Any]:
        return {"mode": "typed", "seed": self.seed}


@dataclass
class ScriptedDice:
    """A fixed list of rolls, used up one by one; an empty list is an error that names the roll."""

    rolls: list[list[int]]

    def cast(self, roll: Roll, position: int) -> list[int]:
        if not self.rolls:
            raise AnswerRefused(roll.seat, roll.purpose, "the script of dice is used up")
        return roll.read(self.rolls.pop(0))

    def plain(self) -> dict[str, Any]:
        return {"mode": "open"}


@dataclass(frozen=True)
class OpenDice:
    """No source at all: whoever drives the match answers every roll (scripts, enumeration of all faces)."""

    def cast(self, roll: Roll, position: int) -> list[int] | None:
        return None

    def plain(self) -> dict[str, Any]:
        return {"mode": "open"}


@dataclass(frozen=True)
class FairDice:
    """Virtual dice that can be proved fair.

    Before the match the server shows ``commitment``, the hash of its secret. Seats may then add words of their own.
    The key of all dice is the hash of both, so neither side can steer it. When the match is over the secret is shown,
    and anybody can check the commitment and every die (:func:`check_fair`).
    """

    secret: str
    shares: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def fresh(cls) -> FairDice:
        """With a new secret."""
        return cls(secrets.token_hex(32))

    @property
    def commitment(self) -> str:
        """What the server publishes beforehand."""
        return hashlib.sha256(self.secret.encode()).hexdigest()

    def with_share(self, seat: str, words: str) -> FairDice:
        """With a seat's own words mixed in; only before the first die."""
        return FairDice(self.secret, {**self.shares, seat: words})

    @property
    def key(self) -> bytes:
        """The key of all dice of the match."""
        shares = "".join(f"\n{seat}:{self.shares[seat]}" for seat in sorted(self.shares))
        return hashlib.sha256(f"{self.secret}{shares}".encode()).digest()

    def cast(self, roll: Roll, position: int) -> list[int]:
        key = self.key
        return [face(key, position + index, sides) for index, sides in enumerate(roll.dice)]

    def plain(self) -> dict[str, Any]:
        return {"mode": "fair", "secret": self.secret, "shares": dict(self.shares)}

    def public(self) -> dict[str, Any]:
        """What everybody may know while the match runs."""
        return {"mode": "fair", "commitment": self.commitment, "shares": dict(self.shares)}


def check_fair(
    secret: str,
    shares: Mapping[str, str],
    commitment: str,
    rolls: Sequence[tuple[Sequence[int], Sequence[int]]],
) -> None:
    """Check a finished match: ``rolls`` are (sides, faces) in order. Raises :class:`InputError` at the first lie."""
    dice = FairDice(secret, shares)
    if dice.commitment != commitment:
        raise InputError(f"the secret does not match the commitment {commitment}")
    position = 0
    for number, (sides, faces) in enumerate(rolls, 1):
        expected = [face(dice.key, position + index, side) for index, side in enumerate(sides)]
        if expected != list(faces):
            raise InputError(f"roll {number}: the record says {list(faces)}, the seed says {expected}")
        position += len(sides)


def dice_from(data: Mapping[str, Any]) -> Dice:
    """The source a save speaks of."""
    match data.get("mode"):
        case "seeded":
            return SeededDice(data["seed"])
        case "typed":
            return TypedDice(data["seed"])
        case "fair":
            return FairDice(data["secret"], dict(data["shares"]))
        case "open":
            return OpenDice()
    raise SaveDamaged(f"unknown dice {data.get('mode')!r}; known: seeded, typed, fair, open")
