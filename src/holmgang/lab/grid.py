"""Axes of a sweep: a knob, any number of a scenario, or how many of a kind take part, each with the values to try.

========================================  ===============================================================
``max_successes=1,2,3``                   a knob by its name
``setup.combatants.orc.lives=6..12``      any value of the scenario file, by its path
``count:setup.combatants.orc=1..4``       how many of these; the others are called ``orc_2``, ``orc_3`` …
========================================  ===============================================================

``6..12`` are whole numbers, ``6..12/2`` every second of them; everything else is read as JSON, or as a word.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from itertools import product
from typing import Any

from holmgang.kernel.errors import InputError
from holmgang.kernel.system import Game
from holmgang.kernel.yamltext import MAX_DIGITS, TOO_MANY_DIGITS

COUNT = "count:"
MOST_VALUES = 200
_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:/(\d+))?")


@dataclass(frozen=True)
class Axis:
    """A setting that is varied, and its values."""

    name: str
    values: tuple[Any, ...]

    @classmethod
    def read(cls, text: str) -> Axis:
        """From ``NAME=VALUES``."""
        name, sign, values = text.partition("=")
        if not sign or not name or not values:
            raise InputError(f"{text!r} is not of the form NAME=VALUES, as in max_successes=1,2,3 or a.b.lives=6..12")
        span = _RANGE.fullmatch(values)
        if span is None:
            found = tuple(value_of(one) for one in _parts(values))
        else:
            first, last, step = map(_whole_number, (span[1], span[2], span[3] or "1"))
            found = tuple(range(first, last + 1, max(1, step))) if last - first < MOST_VALUES * max(1, step) else ()
        if not 0 < len(found) <= MOST_VALUES:
            raise InputError(f"{name}: between 1 and {MOST_VALUES} values are swept, {values!r} has others")
        return cls(name, found)


def _parts(text: str) -> list[str]:
    """Split at commas, but not within brackets."""
    return re.findall(r"\[[^\]]*\]|[^,]+", text)


def value_of(text: str) -> Any:
    """Read the typed value of a knob as JSON, or as a word."""
    try:
        return json.loads(text, parse_int=_whole_number)
    except (json.JSONDecodeError, RecursionError):
        return text


def _whole_number(digits: str) -> int:
    if len(digits.lstrip("-")) > MAX_DIGITS:
        raise InputError(TOO_MANY_DIGITS)
    return int(digits)


Cell = Mapping[str, Any]
"""A place in the grid: what is set to what."""


def cells(axes: Sequence[Axis]) -> Iterator[Cell]:
    """Every place of the grid; the last axis changes first."""
    for values in product(*(axis.values for axis in axes)):
        yield dict(zip((axis.name for axis in axes), values, strict=True))


def changed(game: Game, cell: Cell) -> dict[str, Any]:
    """The scenario of a game with these values; it still has to be checked."""
    data: dict[str, Any] = deepcopy(dict(game.scenario.data))
    for name, value in cell.items():
        if name.startswith(COUNT):
            _multiply(data, name.removeprefix(COUNT), value)
        elif "." in name:
            where, key = _parent(data, name)
            where[key] = value
        else:
            data["knobs"] = {**(data.get("knobs") or {}), name: value}
    return data


def _parent(data: dict[str, Any], path: str) -> tuple[dict[str, Any], str]:
    *way, key = path.split(".")
    here: Any = data
    for part in way:
        if not isinstance(here, dict) or part not in here:
            known = ", ".join(here) if isinstance(here, dict) else "nothing: it is no mapping"
            raise InputError(f"{path}: the scenario has no {part!r} there; it has {known}")
        here = here[part]
        if here is None:
            raise InputError(f"{path}: {part!r} is empty in the scenario")
    if not isinstance(here, dict):
        raise InputError(f"{path}: {way[-1]!r} is no mapping in the scenario")
    return here, key


def _multiply(data: dict[str, Any], path: str, number: Any) -> None:
    where, key = _parent(data, path)
    if key not in where:
        raise InputError(f"{path}: the scenario has no {key!r} there; it has {', '.join(where)}")
    if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= MOST_VALUES:
        raise InputError(f"{COUNT}{path}: {number!r} is no number of combatants")
    like = where.pop(key)
    names = [key, *(f"{key}_{place}" for place in range(2, number + 1))][:number]
    clash = [name for name in names if name in where]
    if clash:
        raise InputError(f"{COUNT}{path}: {clash[0]!r} is in the scenario already")
    where.update({name: deepcopy(like) for name in names})
