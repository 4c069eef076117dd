"""Where dice come from: seeded, provably fair, scripted, or a person's hand.

The n-th die of a match depends on the seed and on n alone (a counter, not a stream), so the same position shows the
same die after an undo, and any die can be checked without rolling the ones before it.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Protocol

from holmgang.kernel.counter import BulkDice
from holmgang.kernel.errors import InWords, SaveDamaged, shown
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
        return faces(self._key, position, roll.dice)

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


@dataclass(frozen=True)
class OpenDice:
    """No source at all: whoever drives the match answers every roll (scripts, enumeration of all faces).

    No save is read that names them: its dice would follow from nothing, and nobody would notice.
    """

    def cast(self, roll: Roll, position: int) -> list[int] | None:
        return None

    def plain(self) -> dict[str, Any]:
        return {"mode": "open"}


@dataclass(frozen=True)
class FairDice:
    """Virtual dice that can be proved fair; ``docs/explanation/fair-dice.md`` has the whole of it.

    Before the match the server shows ``commitment``, the hash of its secret. Then the players' side adds shares: words
    that somebody types, or that the client draws where nobody does. The key of all dice is the hash of both, so
    neither side can steer it; without any share no die is cast. When the match is over the secret is shown, and anybody
    who noted the commitment can check every die.
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
        return FairDice(self.secret, {**self.shares, seat: share_of(words)})

    @cached_property
    def key(self) -> bytes:
        """The key of all dice of the match."""
        if not any(self.shares.values()):
            raise InWords("refused-fair-without-share")
        shares = "".join(f"\n{seat}:{self.shares[seat]}" for seat in sorted(self.shares))
        return hashlib.sha256(f"{self.secret}{shares}".encode()).digest()

    def cast(self, roll: Roll, position: int) -> list[int]:
        return faces(self.key, position, roll.dice)

    def plain(self) -> dict[str, Any]:
        return {"mode": "fair", "secret": self.secret, "shares": dict(self.shares)}

    def public(self) -> dict[str, Any]:
        """What everybody may know while the match runs."""
        return {"mode": "fair", "commitment": self.commitment, "shares": dict(self.shares)}


def share_of(words: str) -> str:
    """Words as they are mixed into dice: what can be printed, on one line, without space at the ends."""
    return "".join(char for char in words if char.isprintable()).strip()


def fresh_share() -> str:
    """A share for players who type none, to be made on their side and shown to them."""
    return secrets.token_hex(8)


def fresh_seed() -> str:
    """A seed nobody can guess: 128 bits."""
    return secrets.token_hex(16)


def _counts(number: object) -> bool:
    """Is this the number of a match in a run? Those that differ by the span have the same dice: one of them counts."""
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
        case {"mode": "fair", "secret": str(secret), "shares": dict(shares)}:
            if not all(isinstance(words, str) and share_of(words) == words for words in shares.values()):
                raise SaveDamaged("save-dice-shares")
            return FairDice(secret, dict(shares))
        case {"mode": "seeded" | "bulk" | "typed" | "fair" as mode}:
            raise SaveDamaged("save-dice-lack", mode=mode)
    raise SaveDamaged("save-dice-unknown", mode=shown(data.get("mode")))
