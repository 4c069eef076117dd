"""Chances of an attack: the contest and the wound of the rules, over all dice (K6-8, K6-9, K6-20, K6-21).

The opponent is taken to defend: his own intention is not known before he has announced it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from holmgang.kernel.odds import Odds
from holmgang.kernel.sums import Sum
from holmgang.systems.k6.board import arms, facing, rolls, wounds
from holmgang.systems.k6.board.advantages import ContestSide, CountedModifiers
from holmgang.systems.k6.board.wounds import Wound
from holmgang.systems.k6.knobs import Knobs
from holmgang.systems.k6.state import Attack, Combatant, GamePlay

Throw = tuple[int, int, int]
"""In how many throws of both dice, how many successes, and the lives that a wound takes in all falls of its dice."""
COUNTED = ("no_success", "one_success", "two_successes", "three_successes")


@lru_cache(1024)
def _fallen(knobs: Knobs, edge: int) -> Sequence[tuple[int, int, int]]:
    """Return every difference that two dice can give, in how many throws, and how many successes it buys."""
    sides = knobs.die_sides
    margins = range(1 - sides, sides)
    return tuple((edge + margin, sides - abs(margin), rolls.how_many(knobs, edge + margin)) for margin in margins)


def considered_attack(play: GamePlay, one: Combatant, foe: Combatant, means: str, tool: str) -> Attack:
    """Return an attack on one opponent with the particulars it has by default."""
    attribute = arms.best_attribute(play, one, means, tool)
    if means in ("spell", "item"):
        return Attack(means, [foe.id], attribute, spell=tool)
    thing = next(iter(play.state.zone_of(one).overhead), "") if means == "stunt" else ""
    return Attack(means, [foe.id], attribute, tool, thing=thing)


class AttackOdds:
    """An attack that could be made. Nothing is worked out before it is asked for: most options are never looked at."""

    def __init__(self, play: GamePlay, one: Combatant, foe: Combatant, attack: Attack) -> None:
        self.play, self.one, self.foe, self.attack = play, one, foe, attack
        self._found: tuple[ContestSide, ContestSide, CountedModifiers, CountedModifiers] | None = None

    def _sides(self) -> tuple[ContestSide, ContestSide, CountedModifiers, CountedModifiers]:
        """Return the sides of attacker and defender, and what counts for each."""
        if self._found is None:
            own = rolls.attack_side(self.play, self.one, self.foe, self.attack)
            back = facing.back_to(self.play, self.foe, self.one, own.deed)
            other, (mine, theirs) = rolls.defended(self.play, self.foe, own, back)
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
        source = wounds.damage_source(play, one, foe, self.attack)
        if source is None or foe.has("surrendered"):
            return None
        own, other, _, _ = self._sides()
        found = facing.how_found(play, one, foe, own.deed, other.back)
        return wounds.wound_by(play, one, foe, found, 0, source)

    def throws(self) -> tuple[Sequence[Throw], int]:
        """Return every difference that the two dice can give, and the falls over which lives are counted."""
        knobs, wound = self.play.knobs, self.wound()
        fallen = _fallen(knobs, self.edge())
        cost = max(1, knobs.cost_easy)
        wounding = [diff for diff, _, won in fallen if won >= cost]
        if wound is None or not wounding:
            return [(ways, won, 0) for _, ways, won in fallen], 1
        lives, falls = wounds.expected_lives(self.play, wound, wounding)
        lost = dict(zip(wounding, lives, strict=True))
        return [(ways, won, lost.get(diff, 0)) for diff, ways, won in fallen], falls

    def odds(self) -> Odds:
        """Return how many successes the attack brings, and how many lives a wound takes on average."""
        counts, taken = [0, 0, 0, 0], 0
        throws, falls = self.throws()
        for ways, won, lost in throws:
            counts[won] += ways
            taken += ways * lost
        number = sum(counts)
        shares = tuple((name, Fraction(count, number)) for name, count in zip(COUNTED, counts, strict=True) if count)
        works = Fraction(number - counts[0], number)
        return Odds(shares, works, expects=Fraction(taken, number * falls), unit="lives")


def _explained(side: ContestSide, counted: CountedModifiers) -> Sum:
    total = Sum.of(side.base, side.attribute or "immobile", side.clauses[0])
    for modifier in counted.counts:
        total = total.plus(modifier.value, modifier.why, modifier.clauses[0])
    return total
