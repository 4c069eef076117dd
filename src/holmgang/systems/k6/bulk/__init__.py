"""The core set of k6 (K6-33.1) by the million: its fights as compiled code, and duels counted out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from holmgang.kernel.bulk import TOLD, Fought, fought
from holmgang.kernel.dice import run_key
from holmgang.systems.k6.bulk.tables import PLAIN, SCOPE, SIDES, Tables, core_tables

__all__ = ["PLAIN", "SCOPE", "CoreFight", "core_tables"]


@dataclass(frozen=True)
class CoreFight:
    """A fight of the core set, for :class:`holmgang.kernel.bulk.Bulk`."""

    tables: Tables
    sides: Sequence[str] = SIDES
    gauge: str = "lives"

    @property
    def tokens(self) -> Mapping[str, int]:
        """With how many each side begins."""
        return {name: sum(one.side == side for one in self.tables.people) for side, name in enumerate(SIDES)}

    @property
    def lives(self) -> Mapping[str, int]:
        """The lives of each side."""
        people = self.tables.people
        return {name: sum(one.lives for one in people if one.side == side) for side, name in enumerate(SIDES)}

    def fight(self, seed: int | str, numbers: range) -> Fought:
        """Play matches of a run, by their numbers."""
        import numpy as np

        from holmgang.systems.k6.bulk import kernel

        a, b = run_key(seed)
        told = np.zeros((len(numbers), TOLD), np.int32)
        people, edges, wounds, losses, order, constants = self.arrays
        run = (np.uint64(a), np.uint64(b), numbers.start)
        kernel.fights(*run, people, edges, wounds, losses, order, constants, told)
        return fought(told)

    @cached_property
    def arrays(self) -> Sequence[Any]:
        """The tables as the kernel takes them."""
        import numpy as np

        return tuple(np.array(table, np.int64) for table in self.tables)
