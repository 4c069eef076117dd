"""The worth of attacks to a computer player, in the numbers of the rules, and a cheap guess at the winning side."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from holmgang.kernel.odds import thousandths
from holmgang.kernel.play import Play
from holmgang.systems.k6.board.odds import AttackOdds, Throws, throws_from
from holmgang.systems.k6.board.wounds import ExpectedLives
from holmgang.systems.k6.flow import attacks
from holmgang.systems.k6.state import Combatant, GamePlay, State

CAST = ("spell", "item")
"""Means by which a spell is cast, from memory or from a scroll."""
FLYING = ("shoot", "throw")
"""Means by which something flies at the opponent."""
KILL = 0.5
"""Taking the last life is worth so much more."""
ANY_SUCCESS = 0.08
"""A success is worth so much beside the wound, since it also buys other things."""


class RatedAttack(NamedTuple):
    """An attack that could be announced, and what it is worth; ``area`` are the targets of a spell on several."""

    means: str
    tool: str
    foe: Combatant
    worth: float
    edge: int
    area: list[str] | None

    @property
    def targets(self) -> list[str]:
        """The ids of its targets."""
        return [self.foe.id] if self.area is None else self.area

    @property
    def answer(self) -> dict[str, Any]:
        """The attack as it is announced."""
        answer: dict[str, Any] = {"intend": "engage", "means": self.means, "targets": self.targets}
        if self.tool:
            answer["spell" if self.means in CAST else "weapon"] = self.tool
        if self.means in attacks.CLOSE and is_caster(self.foe):
            answer["goals"] = ["gag"]
        return answer


class Promise(NamedTuple):
    """The difference before the dice, and the part of the opponent's lives that an attack takes on average.

    The part is larger where it kills, and takes in a little for any success.
    """

    edge: int
    part: float


def is_caster(foe: Combatant) -> bool:
    """Return whether a combatant has spells and can speak them."""
    return bool(foe.spells) and not foe.has("gagged")


def promise(play: GamePlay, one: Combatant, foe: Combatant, means: str, tool: str) -> Promise:
    """Return what an attack promises, as its odds show it."""
    odds = AttackOdds(play, one, foe, means, tool)
    edge = odds.edge()
    throws = throws_from(play.knobs, edge)
    return Promise(edge, _part_taken(throws, odds.lives(throws), max(1, foe.lives)))


@lru_cache(4096)
def _part_taken(throws: Throws, expected: ExpectedLives, lives: int) -> float:
    enough, part = lives * expected.falls, ANY_SUCCESS * (throws.number - throws.successes[0])
    for lost, ways in zip(expected.lives, throws.ways, strict=True):
        part += ways * (1 + KILL if lost >= enough else lost / enough)
    return part / throws.number


def frailty(foe: Combatant) -> float:
    """Return how much more it is worth to attack an opponent who has few lives left."""
    return 0.02 * (20 - foe.lives) / 20


# ---- a guess at the winner -------------------------------------------------------------------------------------------


SIDES = ("hero", "gm")


def prospects(play: Play[State]) -> Mapping[str, int]:
    """Return thousandths of a win per side. Those still to come count too; the aims of the scenario do not.

    Strengths count squared: of the powers from a half to six that fits played fights best.
    """
    return thousandths({side: _strength(play.state, side) ** 2 for side in SIDES})


def vigour(play: Play[State]) -> Mapping[str, int]:
    """Return the lives of each side, of those who can still fight or are still to come."""
    return {side: sum(max(0, one.lives) for one in _counted(play.state, side)) for side in SIDES}


def _counted(state: State, side: str) -> list[Combatant]:
    awaited = {name for coming in state.coming for name in coming.who}
    return [one for one in state.combatants if one.side == side and (one.able or one.id in awaited)]


def _strength(state: State, side: str) -> int:
    counted = _counted(state, side)
    attack = sum(2 + max(one.strength, one.finesse, one.soul) for one in counted)
    return attack * sum(one.lives for one in counted)
