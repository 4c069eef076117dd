"""A duel of the core set counted out: both strike every round, the better roll wounds, until one is out (K6-7.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from holmgang.kernel.exact import Solved, followed
from holmgang.systems.k6 import rules
from holmgang.systems.k6.bulk.tables import SIDES, Tables

Lives = tuple[int, int]


def solved(tables: Tables) -> Solved | None:
    """Win, draw and length of a fight between two; None where there are more."""
    if len(tables.people) != 2:
        return None
    hero, gm = sorted(range(2), key=lambda place: tables.people[place].side)
    house, people = tables.house, tables.people
    exchange = Counter(_exchanges(tables, hero, gm)).items()
    ways = house.die**2 * 6 ** (people[hero].dice + people[gm].dice)

    def round_of(lives: Lives) -> dict[Lives, int]:
        own, theirs = lives
        return {(own - lost, theirs - dealt): number for (lost, dealt), number in exchange}

    def won_by(lives: Lives) -> str | None:
        hero_out, gm_out = rules.knocked_out(lives[0], house.out_at), rules.knocked_out(lives[1], house.out_at)
        return None if not (hero_out or gm_out) else "" if hero_out and gm_out else "gm" if hero_out else "hero"

    start = (people[hero].lives, people[gm].lives)
    return followed(start, round_of, won_by, ways=ways, sides=SIDES, limit=house.limit)


def _exchanges(tables: Tables, hero: int, gm: int) -> Iterator[Lives]:
    """The lives that hero and opponent lose in a round, for every fall of all dice."""
    one, other, house = tables.people[hero], tables.people[gm], tables.house
    faces = range(1, house.die + 1)
    throws = product(faces, faces, _throws(one.dice), _throws(other.dice))
    for own, theirs, hero_dice, gm_dice in throws:
        diff = rules.difference(one.attack + own, other.attack + theirs, 0, 0)
        lost = _wound(tables, gm, hero, -diff, gm_dice) if diff <= 0 else 0
        dealt = _wound(tables, hero, gm, diff, hero_dice) if diff >= 0 else 0
        yield lost, dealt


def _throws(dice: int) -> list[tuple[int, ...]]:
    return list(product(range(1, 7), repeat=dice))


def _wound(tables: Tables, one: int, target: int, diff: int, faces: tuple[int, ...]) -> int:
    """What the winner of a contest takes with his first success."""
    house, met = tables.house, tables.meetings[one][target]
    won = rules.successes(diff, house.one, house.two, house.three, house.most)
    if won < max(1, house.cost):
        return 0
    damage = met.damage + rules.damage_dice(faces, house.counts_on)
    return rules.wound(diff, damage, met.armour, tables.people[target].shield, met.resistance)
