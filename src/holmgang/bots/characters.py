"""Characters of play: what a seat that looks ahead cares for beside winning.

A character is a few weights. Winning always counts 1; what is left of one's own side in the end and what the others
have lost count a little, each as a share of what was there when the question was asked. An even temper lets them decide
between answers that win equally often. The bold one wants to see the others bleed, the careful one wants to go home
whole, and the vengeful one is even until it is hurt: the further its side has fallen behind since the match began, the
more it wants the others to lose.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from holmgang.kernel.dice import OpenDice
from holmgang.kernel.match import Match
from holmgang.kernel.play import Play
from holmgang.kernel.policy import Asked
from holmgang.kernel.system import Game, System


@dataclass(frozen=True)
class Character:
    """Weights beside winning, each out of 1."""

    own: float = 0.1
    """The share that is left of the own side."""
    others: float = 0.1
    """The share that the others have lost."""
    grudge: float = 0.0
    """The others' losses, times how far the own side has fallen behind since the match began."""


EVEN = Character()
CHARACTERS: Mapping[str, Character] = {
    "bold": Character(own=0.0, others=0.5),
    "careful": Character(own=0.5, others=0.0),
    "vengeful": Character(own=0.05, others=0.1, grudge=1.0),
}
"""The characters that people choose from; a level with one of them is ``veteran-bold``, with words of its own."""


class Temper:
    """A character at a question: weighs how a world ended against how things stood."""

    def __init__(self, character: Character, system: System[Any], side: str, asked: Asked) -> None:
        self.system, self.side = system, side
        self.before = system.vigour(asked.play)
        self.own, self.others, self.even = character.own, character.others, character == EVEN
        if character.grudge and self.before is not None:
            self.others += character.grudge * self._hurt(at_first(asked.game))

    def score(self, won: float, play: Play[Any], *, guessed: bool = False) -> float:
        """From 0 to 1: winning, own strength kept, others' strength broken, by their weights.

        ``guessed``: the world was not played to its end. The prospects of the system have then counted what is left of
        everybody, and an even temper has nothing to add.
        """
        after = self.system.vigour(play) if self.before is not None and not (guessed and self.even) else None
        if self.before is None or after is None:
            return won
        kept = _ratio(after.get(self.side, 0), self.before.get(self.side, 0))
        left = _ratio(_rest(after, self.side), _rest(self.before, self.side))
        return (won + self.own * kept + self.others * (1 - left)) / (1 + self.own + self.others)

    def _hurt(self, first: Mapping[str, int] | None) -> float:
        """How far the own side has fallen behind the best of the others since the match began, from 0 to 1."""
        if first is None or self.before is None:
            return 0.0
        shares = {name: left / first[name] for name, left in self.before.items() if first.get(name, 0) > 0}
        best = max((share for name, share in shares.items() if name != self.side), default=0.0)
        return 1 - _ratio(shares.get(self.side, 0.0), best)


@lru_cache(64)
def at_first(game: Game) -> Mapping[str, int] | None:
    """Return the strength of each side when a match begins."""
    return game.system.vigour(Match(game, OpenDice()).play)


def _rest(vigour: Mapping[str, int], side: str) -> int:
    return sum(max(0, left) for name, left in vigour.items() if name != side)


def _ratio(part: float, whole: float) -> float:
    """A share from 0 to 1; gains beyond what was there do not count."""
    return min(1.0, max(0.0, part) / whole) if whole > 0 else 0.0
