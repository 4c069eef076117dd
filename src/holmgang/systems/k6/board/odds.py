"""Chances over all dice of an attack in play (K6-8, K6-9, K6-20, K6-21).

The opponent is taken to defend: his own intention is not known before he has announced it.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from holmgang.kernel.odds import Odds
from holmgang.kernel.sums import Sum
from holmgang.systems.k6.board import arms, relations, rolls, scene, wounds
from holmgang.systems.k6.board.advantages import ContestSide, CountedModifiers
from holmgang.systems.k6.board.wounds import ExpectedLives, Wound
from holmgang.systems.k6.knobs import Knobs
from holmgang.systems.k6.state import Combatant, GamePlay, PlannedAttack

COUNTED = ("no_success", "one_success", "two_successes", "three_successes")


class Throws(NamedTuple):
    """All throws of two dice from an edge on.

    ``successes`` are in how many throws there are none, one, two and three; ``wounding`` are the differences that buy a
    wound, ``ways`` in how many throws each of them falls.
    """

    number: int
    successes: tuple[int, ...]
    wounding: tuple[int, ...]
    ways: tuple[int, ...]


@lru_cache(1024)
def throws_from(knobs: Knobs, edge: int) -> Throws:
    """Return what the two dice of a contest can bring."""
    sides = knobs.die_sides
    successes, wounding = [0, 0, 0, 0], {}
    for margin in range(1 - sides, sides):
        won, ways = rolls.how_many(knobs, edge + margin), sides - abs(margin)
        successes[won] += ways
        if won >= max(1, knobs.cost_easy):
            wounding[edge + margin] = ways
    return Throws(sides**2, tuple(successes), tuple(wounding), tuple(wounding.values()))


def considered_attack(play: GamePlay, one: Combatant, foe: Combatant, means: str, tool: str) -> PlannedAttack:
    """Return an attack on one opponent with the particulars it has by default."""
    attribute = arms.best_attribute(play, one, means, tool)
    if means in ("spell", "item"):
        return PlannedAttack(means, [foe.id], attribute, spell=tool)
    thing = next(iter(scene.things_for(play, one, means)), "")
    return PlannedAttack(means, [foe.id], attribute, tool, thing=thing)


class AttackOdds:
    """An attack that could be made. Nothing is worked out before it is asked for: most options are never looked at."""

    def __init__(self, play: GamePlay, one: Combatant, foe: Combatant, means: str, tool: str) -> None:
        self.play, self.one, self.foe, self.means, self.tool = play, one, foe, means, tool
        self._found: tuple[ContestSide, ContestSide, CountedModifiers, CountedModifiers] | None = None

    def _sides(self) -> tuple[ContestSide, ContestSide, CountedModifiers, CountedModifiers]:
        """Return the sides of attacker and defender, and what counts for each."""
        if self._found is None:
            play, one, foe = self.play, self.one, self.foe
            own = rolls.attack_side(play, one, foe, considered_attack(play, one, foe, self.means, self.tool))
            back = relations.back_to(play, foe, one, own.deed)
            other, (mine, theirs) = rolls.defended(play, foe, own, back)
            self._found = own, other, mine, theirs
        return self._found

    def edge(self) -> int:
        """Return the difference before the dice."""
        own, other, mine, theirs = self._sides()
        return own.before_die(mine) - other.before_die(theirs)

    def own(self) -> Sum:
        """Return what counts for the attacker, before the die."""
        own, _, mine, _ = self._sides()
        return _explained(own, mine)

    def against(self) -> Sum:
        """Return what counts for the defender, before the die."""
        _, other, _, theirs = self._sides()
        return _explained(other, theirs)

    def wound(self) -> Wound | None:
        """Return the wound that a success buys at no difference; None: the attack does not wound."""
        play, one, foe = self.play, self.one, self.foe
        own, other, _, _ = self._sides()
        source = wounds.damage_source(play, one, foe, own.attack) if own.attack is not None else None
        if source is None or wounds.unhurt_by(foe) is not None:
            return None
        found = relations.how_found(play, one, foe, own.deed, other.back)
        return wounds.wound_by(play, one, foe, found, 0, source)

    def throws(self) -> Throws:
        """Return what the two dice can bring."""
        return throws_from(self.play.knobs, self.edge())

    def lives(self, throws: Throws) -> ExpectedLives:
        """Return the lives lost at each of the wounding differences, see :func:`wounds.expected_lives`."""
        wound = self.wound() if throws.wounding else None
        if wound is None:
            return ExpectedLives((0,) * len(throws.wounding), 1)
        return wounds.expected_lives(self.play, wound, throws.wounding)

    def odds(self) -> Odds:
        """Return how many successes the attack brings, and how many lives a wound takes on average."""
        throws = self.throws()
        lives, falls = self.lives(throws)
        number, counts = throws.number, throws.successes
        shares = tuple((name, Fraction(count, number)) for name, count in zip(COUNTED, counts, strict=True) if count)
        works = Fraction(number - counts[0], number)
        taken = sum(map(mul, lives, throws.ways))
        return Odds(shares, works, expects=Fraction(taken, number * falls), unit="lives")


def _explained(side: ContestSide, counted: CountedModifiers) -> Sum:
    total = Sum.of(side.base, side.attribute or "immobile", side.clauses[0])
    for modifier in counted.counts:
        total = total.plus(modifier.value, modifier.why, modifier.clauses[0])
    return total
