"""Chances of an attack: the contest and the wound of the rules, over all dice (K6-8, K6-9, K6-20, K6-21).

The opponent is taken to defend: his own intention is not known before he has announced it.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property, lru_cache

from holmgang.kernel.odds import Odds
from holmgang.kernel.sums import Sum
from holmgang.systems.k6.board import arms, facing, rolls, wounds
from holmgang.systems.k6.board.advantages import ContestSide, CountedModifiers
from holmgang.systems.k6.board.wounds import Wound
from holmgang.systems.k6.state import Attack, Combatant, GamePlay

COUNTED = ("no_success", "one_success", "two_successes", "three_successes")


@lru_cache(64)
def margins(sides: int) -> tuple[tuple[int, int], ...]:
    """Return by how much one die beats another, and in how many of all throws."""
    return tuple((margin, sides - abs(margin)) for margin in range(1 - sides, sides))


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

    @cached_property
    def _sides(self) -> tuple[ContestSide, ContestSide, CountedModifiers, CountedModifiers]:
        """The sides of attacker and defender, and what counts for each."""
        own = rolls.attack_side(self.play, self.one, self.foe, self.attack)
        back = facing.back_to(self.play, self.foe, self.one, own.deed)
        other, (mine, theirs) = rolls.defended(self.play, self.foe, own, back)
        return own, other, mine, theirs

    @property
    def edge(self) -> int:
        """The difference before the dice."""
        own, other, mine, theirs = self._sides
        return own.before_die(mine) - other.before_die(theirs)

    def own(self) -> Sum:
        """Return what counts for the attacker, before the die."""
        own, _, mine, _ = self._sides
        return _explained(own, mine)

    def against(self) -> Sum:
        """Return what counts for the defender, before the die."""
        _, other, _, theirs = self._sides
        return _explained(other, theirs)

    def wound(self) -> Wound | None:
        """Return the wound that a success buys at no difference; None: the attack does not wound."""
        play, one, foe = self.play, self.one, self.foe
        source = wounds.damage_source(play, one, foe, self.attack)
        if source is None or foe.has("surrendered"):
            return None
        own, other, _, _ = self._sides
        found = facing.how_found(play, one, foe, own.deed, other.back)
        return wounds.wound_by(play, one, foe, found, 0, source)

    def odds(self) -> Odds:
        """Return how many successes the attack brings, and how many lives a wound takes on average."""
        knobs, edge, wound = self.play.knobs, self.edge, self.wound()
        counts, lives = [0, 0, 0, 0], Fraction(0)
        for margin, ways in margins(knobs.die_sides):
            number = rolls.how_many(knobs, edge + margin)
            counts[number] += ways
            if number >= max(1, knobs.cost_easy) and wound is not None:
                wound.diff = edge + margin
                lives += ways * wounds.expected_lives(self.play, wound)
        all_throws = knobs.die_sides**2
        shares = tuple(
            (name, Fraction(count, all_throws)) for name, count in zip(COUNTED, counts, strict=True) if count
        )
        works = Fraction(all_throws - counts[0], all_throws)
        return Odds(shares, works, expects=lives / all_throws, unit="lives")


def _explained(side: ContestSide, counted: CountedModifiers) -> Sum:
    total = Sum.of(side.base, side.attribute or "immobile", side.clauses[0])
    for modifier in counted.counts:
        total = total.plus(modifier.value, modifier.why, modifier.clauses[0])
    return total
