"""Where a match stands, small enough to be sent to another process, and how its hidden things are dealt anew.

A position is the state at the start of the running step, or where it last rested, and the answers given since.
``Match.at(game, position, dice)`` is an independent match at that very question.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from holmgang.kernel.lean import value
from holmgang.kernel.record import Kept


@value
class Position:
    """All that a match needs to go on from here, without its past. Picklable; made by ``Match.position``.

    ``people`` sat at the table when the match began, ``sitting`` do now.
    """

    step: int
    events: int
    dice: int
    state: Any
    since: tuple[Kept, ...]
    master: bool
    people: tuple[str, ...]
    sitting: tuple[str, ...]
    rested: tuple[str, Any] | None = None


def transplant(live: Any, dealt: Any) -> None:
    """Make a live state equal to another of the same shape, keeping its objects.

    Rules in the middle of a step hold on to the people and piles of their state; so those stay, and only what lies
    inside them changes. Where the shapes differ, the part is replaced as a whole.
    """
    for part in fields(live):
        mine, new = getattr(live, part.name), getattr(dealt, part.name)
        if mine is not new and not _filled(mine, new):
            setattr(live, part.name, new)


def _filled(mine: Any, new: Any) -> bool:
    """Could the new contents be put into the old object?"""
    if type(mine) is not type(new):
        return False
    if isinstance(mine, list):
        _fill_list(mine, new)
        return True
    if isinstance(mine, dict):
        kept = {key: mine[key] if key in mine and _filled(mine[key], item) else item for key, item in new.items()}
        mine.clear()
        mine.update(kept)
        return True
    if is_dataclass(mine) and not isinstance(mine, type) and not _is_frozen(mine):
        transplant(mine, new)
        return True
    return bool(mine == new)


def _is_frozen(thing: Any) -> bool:
    return bool(type(thing).__dataclass_params__.frozen)


def _fill_list(mine: list[Any], new: list[Any]) -> None:
    same_length = len(mine) == len(new)
    mine[:] = [
        mine[place] if same_length and is_dataclass(item) and _filled(mine[place], item) else item
        for place, item in enumerate(new)
    ]
