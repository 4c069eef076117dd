"""Bulk fights: what a system offers that can play its simplest fights as compiled code.

A bulk fight is no model of the rules: match number k of a run comes out die for die as the engine plays it, with the
same seats. It only leaves out what is not counted: questions, events, sentences.

Compiled code (bulk fights, exact solvers) is written for some fields of the content, some knobs and some policies. A
system declares them as a :class:`CompiledScope`. Everything else that differs from its default in a game sends the
fight to the engine, so a new field or knob is unknown until it is declared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Any, Protocol

from pydantic import BaseModel

if TYPE_CHECKING:
    from holmgang.kernel.system import Game


@cache
def luck_weight(sides: int) -> int:
    """Return the weight of one face of a die, in two-thousandths of its standard deviation."""
    return round(1000 / sqrt((sides * sides - 1) / 3)) if sides > 1 else 0


def luck_of(face: int, sides: int) -> int:
    """Return the distance of a die from its mean (below it: negative) in thousandths of its standard deviation.

    A whole number, so that sums of them are the same in whatever order they are added up.
    """
    return luck_weight(sides) * (2 * face - sides - 1)


@dataclass(frozen=True)
class Fought:
    """The ends of matches, one place per match: numpy arrays, so that millions take no more than a few bytes each.

    ``winner`` is the place of a side, -1 for a draw; ``hurt_first`` has one bit per side that lost something in the
    first step in which any side did. ``decided`` is the step after which the winner led to the end (0: from the start;
    -1 for a draw). ``luck`` is what the dice of the first side were worth, less those of the second, by
    :func:`luck_of`. ``left`` and ``up`` have a column per side.
    """

    winner: Any
    steps: Any
    dice: Any
    hurt_first: Any
    lead_changes: Any
    decided: Any
    luck: Any
    left: Any
    up: Any


# The columns in which a compiled fight of two sides tells what came of a match.
WINNER, STEPS, ROLLED, HURT, CHANGES, DECIDED, LUCK, LEFT, UP = 0, 1, 2, 3, 4, 5, 6, 7, 9
TOLD = 11


def fought(told: Any) -> Fought:
    """The rows of a compiled fight of two sides, by their names."""
    return Fought(
        winner=told[:, WINNER],
        steps=told[:, STEPS],
        dice=told[:, ROLLED],
        hurt_first=told[:, HURT],
        lead_changes=told[:, CHANGES],
        decided=told[:, DECIDED],
        luck=told[:, LUCK],
        left=told[:, LEFT : LEFT + 2],
        up=told[:, UP : UP + 2],
    )


class Bulk(Protocol):
    """A scenario with its seats, ready to be fought in bulk."""

    @property
    def sides(self) -> Sequence[str]:
        """The sides, in the order of the columns."""

    @property
    def tokens(self) -> Mapping[str, int]:
        """The number of combatants with which each side begins."""

    @property
    def lives(self) -> Mapping[str, int]:
        """Return the sum of each side's gauges at the start."""

    @property
    def gauge(self) -> str:
        """The word for what the gauges show."""

    def fight(self, seed: int | str, numbers: range) -> Fought:
        """Play matches of a run, by their numbers. Any number of threads may do so at once."""


@dataclass(frozen=True)
class CompiledScope:
    """The fields, knobs and policies that a system's compiled code knows.

    ``fields`` are named ``"Model.field"``, of the knobs, the set-up and the content alike. ``policies`` are those that
    the compiled code plays. ``models`` returns the content entries that are in use in a game.
    """

    fields: frozenset[str]
    policies: frozenset[str]
    models: Callable[[Game], Iterable[BaseModel]]

    def unknown(self, game: Game, policies: Mapping[str, str]) -> tuple[str, ...]:
        """Return what the compiled code does not know of a game, each once: ``"Model.field"`` or ``"policy x"``."""
        found = [f"policy {name}" for name in policies.values() if name not in self.policies]
        for model in (game.scenario.knobs, game.scenario.setup, *self.models(game)):
            found += [field for field in changed_fields(model) if field not in self.fields]
        return tuple(dict.fromkeys(found))


def changed_fields(value: Any) -> Iterator[str]:
    """Yield ``"Model.field"`` for every field inside a value that differs from its default or has none."""
    if isinstance(value, BaseModel):
        for name, field in type(value).model_fields.items():
            given = getattr(value, name)
            if field.is_required() or given != field.get_default(call_default_factory=True):
                yield f"{type(value).__name__}.{name}"
                yield from changed_fields(given)
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from changed_fields(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from changed_fields(item)
