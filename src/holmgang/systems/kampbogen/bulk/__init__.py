"""Plain fights of the combat book by the million, as compiled code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from holmgang.kernel.bulk import TOLD, Fought, fought
from holmgang.kernel.dice import run_key
from holmgang.systems.kampbogen.bulk.tables import PLAIN, SCOPE, SIDES, BulkTables, plain_tables

__all__ = ["PLAIN", "SCOPE", "PlainFight", "plain_tables"]


@dataclass(frozen=True)
class PlainFight:
    """A plain fight, for :class:`holmgang.kernel.bulk.Bulk`."""

    tables: BulkTables
    sides: Sequence[str] = SIDES
    gauge: str = "lives"

    @property
    def tokens(self) -> Mapping[str, int]:
        """The number of combatants with which each side begins."""
        return dict(zip(SIDES, (len(self.tables.people), len(self.tables.foes)), strict=True))

    @property
    def lives(self) -> Mapping[str, int]:
        """The lives of each side."""
        both = (self.tables.people, self.tables.foes)
        return dict(zip(SIDES, (sum(one[0] for one in people) for people in both), strict=True))

    def fight(self, seed: int | str, numbers: range) -> Fought:
        """Play matches of a run, by their numbers."""
        import numpy as np

        from holmgang.systems.kampbogen.bulk import kernel

        a, b = run_key(seed)
        told = np.zeros((len(numbers), TOLD), np.int32)
        fights: Any = kernel.fights
        fights(np.uint64(a), np.uint64(b), numbers.start, *self.arrays, told)
        return fought(told)

    @cached_property
    def arrays(self) -> tuple[Any, Any, Any, Any, Any, Any, Any, Any, Any]:
        """The tables, as the kernel takes them."""
        import numpy as np

        people, foes, grades, effects, reach, wounds, costs, armour, numbers = (
            np.array(table, np.int64) for table in self.tables
        )
        return people, foes, grades, effects, reach, wounds, costs, armour, numbers
