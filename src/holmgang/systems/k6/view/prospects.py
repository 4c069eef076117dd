"""What a chooser may expect of an attack: the same arithmetic as in play, over all dice (K6-8, K6-9, K6-20, K6-21).

The opponent is taken to defend: what he will do himself is not known before he has said it.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from itertools import product

from holmgang.kernel.odds import Odds
from holmgang.kernel.sums import Sum
from holmgang.systems.k6.board import scene
from holmgang.systems.k6.board.facing import circumstances, deed_of
from holmgang.systems.k6.board.scene import Table
from holmgang.systems.k6.flow import defence, wounds
from holmgang.systems.k6.flow.advantages import SUCCESS_ROLL, Faced, Reckoning
from holmgang.systems.k6.flow.contest import how_many
from holmgang.systems.k6.flow.wounds import Blow
from holmgang.systems.k6.state import Combatant

COUNTED = ("no_success", "one_success", "two_successes", "three_successes")


class Prospect:
    """An attack that could be made: by what means, with what, on whom, with which attribute.

    Nothing is worked out before somebody looks: most options are never looked at.
    """

    def __init__(self, play: Table, one: Combatant, foe: Combatant, means: str, tool: str, attribute: str) -> None:
        self.play, self.one, self.foe, self.means, self.tool = play, one, foe, means, tool
        self.attribute = attribute

    @cached_property
    def attack(self) -> Faced:
        """The attacker's side."""
        spell = self.tool if self.means in ("spell", "item") else ""
        clause = {"strength": "K6-8.2", "finesse": "K6-8.3", "soul": "K6-8.4"}[self.attribute]
        deed = deed_of(self.means)
        return Faced(self.one, self.foe, SUCCESS_ROLL, deed, self.attribute, (clause,), None, self.means, spell)

    @cached_property
    def _weighed(self) -> tuple[Faced, tuple[Reckoning, Reckoning]]:
        return defence.defended(self.play, self.foe, self.attack)

    def own(self) -> Sum:
        """What counts for the attacker, before the die."""
        return _before_the_die(self.attack, self._weighed[1][0])

    def against(self) -> Sum:
        """What counts for the defender, before the die."""
        return _before_the_die(self._weighed[0], self._weighed[1][1])

    def odds(self) -> Odds:
        """How many successes, and how many lives a wound takes on average."""
        sides, edge = self.play.knobs.die_sides, self.own().total - self.against().total
        counts, lives = [0, 0, 0, 0], Fraction(0)
        for own, other in product(range(1, sides + 1), repeat=2):
            diff = edge + own - other
            number = how_many(self.play, diff)
            counts[number] += 1
            if number:
                lives += self._wound(diff)
        all_throws = sides * sides
        shares = tuple(
            (name, Fraction(count, all_throws)) for name, count in zip(COUNTED, counts, strict=True) if count
        )
        works = Fraction(all_throws - counts[0], all_throws)
        return Odds(shares, works, expects=lives * Fraction(1, all_throws), unit="lives")

    def _wound(self, diff: int) -> Fraction:
        """The lives that a wound takes on average at such a difference."""
        dice, damage, kind = self._damage()
        found = circumstances(self.play, self.one, self.foe, self.attack.deed)
        chance = Fraction(max(0, 7 - self.play.knobs.kz_success_on), 6)
        lost = Fraction(0)
        for hits in range(dice + 1):
            blow = Blow(self.one, self.foe, found, diff, self.tool, damage + hits, "K6-21.4", kind)
            lost += wounds.amount(self.play, blow).total * _share_of(hits, dice, chance)
        return lost

    def _damage(self) -> tuple[int, int, str]:
        if self.attack.spell:
            spell = scene.spell_of(self.play, self.tool)
            return spell.kz, 0, spell.type
        if self.means == "stunt":
            return 0, max(self.play.state.zone_of(self.foe).overhead.values(), default=0), "crush"
        weapon = scene.weapon_of(self.play, self.tool)
        return weapon.kz, weapon.damage, wounds.best_type(self.foe, weapon.types)


def _before_the_die(faced: Faced, reckoning: Reckoning) -> Sum:
    total = Sum.of(faced.attribute_value, faced.attribute or "immobile", faced.clauses[0])
    for modifier in reckoning.counts:
        total = total.plus(modifier.value, modifier.why, modifier.clauses[0])
    return total


def _share_of(hits: int, dice: int, chance: Fraction) -> Fraction:
    ways = 1
    for number in range(hits):
        ways = ways * (dice - number) // (number + 1)
    return ways * chance**hits * (1 - chance) ** (dice - hits)
