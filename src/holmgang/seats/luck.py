"""Luck that worlds share: the dice of a world fall by what is rolled, not by how much was rolled before.

Answers are compared in the same worlds, so that luck cancels out. With dice that merely come one after the other it
hardly would: an answer that takes one die more shifts all that follow. Here the third attack roll of the ogre shows the
same face whatever happened in between.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from holmgang.kernel.counter import bulk_face, bulk_key, mixed
from holmgang.kernel.questions import Label, Roll


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
        name = crc32(f"{label.purpose}:{label.about or label.seat}".encode())
        key = mixed(self._key ^ (name << 16 | times & 0xFFFF))
        return [bulk_face(key, self._step, place, sides) for place, sides in enumerate(roll.dice)]

    def plain(self) -> dict[str, Any]:
        """A world is thrown away, never saved; this is for whoever looks at it."""
        return {"mode": "world", "seed": self.seed, "world": self.world}
