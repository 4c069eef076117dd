"""Luck that worlds share: the dice of a world fall by what is rolled, not by how much was rolled before.

Answers are compared in the same worlds, so that luck cancels out. With dice that merely come one after the other it
hardly would: an answer that takes one die more shifts all that follow. Here the third attack roll of the ogre shows the
same face whatever happened in between.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from zlib import crc32

from holmgang.kernel.dice import bulk_face, bulk_key, mixed
from holmgang.kernel.questions import Label, Roll


@lru_cache(8192)
def _numbered(label: Label) -> int:
    """What is rolled, as a number; it does not say how many dice."""
    return crc32(f"{label.purpose}:{label.about or label.seat}".encode())


class WorldDice:
    """The dice of one world: each depends on the world, on the label of its roll and on how often that was rolled."""

    def __init__(self, seed: int, world: int) -> None:
        self.seed, self.world = seed, world
        self._key, self._step = bulk_key(seed, world)
        self._rolled: dict[Label, int] = {}

    def cast(self, roll: Roll, position: int) -> list[int]:
        """See :class:`holmgang.kernel.dice.Dice`."""
        label = roll.label
        times = self._rolled[label] = self._rolled.get(label, 0) + 1
        key = mixed(self._key ^ (_numbered(label) << 16 | times & 0xFFFF))
        return [bulk_face(key, self._step, place, sides) for place, sides in enumerate(roll.dice)]

    def plain(self) -> dict[str, Any]:
        """A world is thrown away, never saved; this is for whoever looks at it."""
        return {"mode": "world", "seed": self.seed, "world": self.world}
