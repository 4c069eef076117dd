"""The core set of k6 (K6-33.1) by the million: its fights as compiled code, and duels counted out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any

from holmgang.kernel.bulk import TOLD, Fought, fought
from holmgang.kernel.dice import run_key
from holmgang.kernel.exact import Solved, followed
from holmgang.systems.k6 import rules
from holmgang.systems.k6.board.wounds import DIE
from holmgang.systems.k6.bulk.tables import FRONT, MUTUAL, PLAIN, SCOPE, SIDES, Tables, core_tables

__all__ = ["PLAIN", "SCOPE", "CoreFight", "core_tables", "solved"]


@dataclass(frozen=True)
class CoreFight:
    """A fight of the core set, for :class:`holmgang.kernel.bulk.Bulk`."""

    tables: Tables
    sides: Sequence[str] = SIDES
    gauge: str = "lives"

    @property
    def tokens(self) -> Mapping[str, int]:
        """The number of combatants with which each side begins."""
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


# ---- duels counted out -----------------------------------------------------------------------------------------------

LivesLeft = tuple[int, int]


def solved(tables: Tables) -> Solved | None:
    """Return wins, draws and length of a fight between two; None where there are more."""
    if len(tables.people) != 2:
        return None
    hero, gm = sorted(range(2), key=lambda place: tables.people[place].side)
    constants, people = tables.constants, tables.people
    exchange = Counter(_exchanges(tables, hero, gm)).items()
    ways = constants.die**2 * len(DIE) ** (people[hero].dice + people[gm].dice)

    def round_of(lives: LivesLeft) -> dict[LivesLeft, int]:
        own, theirs = lives
        return {(own - lost, theirs - dealt): number for (lost, dealt), number in exchange}

    def won_by(lives: LivesLeft) -> str | None:
        hero_out, gm_out = (rules.knocked_out(left, constants.out_at) for left in lives)
        return None if not (hero_out or gm_out) else "" if hero_out and gm_out else "gm" if hero_out else "hero"

    start = (people[hero].lives, people[gm].lives)
    return followed(start, round_of, won_by, ways=ways, sides=SIDES, limit=constants.limit)


def _exchanges(tables: Tables, hero: int, gm: int) -> Iterator[LivesLeft]:
    """Yield the lives that hero and opponent lose in a round, for every fall of all dice."""
    one, other, constants = tables.people[hero], tables.people[gm], tables.constants
    faces = range(1, constants.die + 1)
    throws = product(faces, faces, _hits(one.dice, constants.counts_on), _hits(other.dice, constants.counts_on))
    for own, theirs, hero_hits, gm_hits in throws:
        diff = tables.edges[MUTUAL][hero][gm] + own - theirs
        lost = _wound(tables, gm, hero, -diff, gm_hits) if diff <= 0 else 0
        dealt = _wound(tables, hero, gm, diff, hero_hits) if diff >= 0 else 0
        yield lost, dealt


def _hits(dice: int, counts_on: int) -> list[int]:
    """Return how many damage dice count, for every fall of them."""
    return [rules.damage_dice(faces, counts_on) for faces in product(DIE, repeat=dice)]


def _wound(tables: Tables, one: int, target: int, diff: int, hits: int) -> int:
    """Return what the winner of a contest takes with his first success."""
    place = diff - tables.constants.lowest
    return tables.lives[FRONT][one][target][place][hits] if tables.wounds[place] else 0
