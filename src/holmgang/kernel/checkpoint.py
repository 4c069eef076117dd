"""Checkpoints and positions: the state of a match at one point, to come back to or to send to another process.

A :class:`Checkpoint` is the state between two steps, small enough to keep one for every step of a long match. A
:class:`Position` is the state at the start of the running step, or where it last rested, and the answers given since;
``Match.at(game, position, dice)`` is an independent match at that very question.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import fields, is_dataclass
from typing import Any

from holmgang.kernel.errors import SaveDamaged
from holmgang.kernel.fastclasses import value
from holmgang.kernel.record import Kept

LARGEST = 1 << 26
"""No state is larger than this as text; a packed one that claims to be is not ours."""


class Checkpoint:
    """The state at the start of a step, and how much of record, kept answers, log and dice came before it.

    Forks start from the newest checkpoint, so that one lies ready as JSON; when the next is made it is packed.
    ``rested`` is where within the step the rules rested then, and what they held (:class:`holmgang.kernel.play.Rest`);
    None at the start of the step. Those that are kept in saves lie at the start of steps.
    """

    __slots__ = ("_packed", "_state", "answers", "dice", "events", "record", "rested", "step")

    def __init__(
        self,
        step: int,
        record: int,
        answers: int,
        events: int,
        dice: int,
        state: Any,
        rested: tuple[str, Any] | None = None,
    ) -> None:
        self.step, self.record, self.answers, self.events, self.dice = step, record, answers, events, dice
        self.rested = rested
        self._state: Any = state
        self._packed: bytes | None = state if isinstance(state, bytes) else None

    @property
    def state(self) -> Any:
        """The state as JSON. Not to be changed: ``codec.load`` makes a new state of it."""
        return json.loads(unpacked(self._packed)) if self._packed is not None else self._state

    @property
    def packed(self) -> bytes:
        """The state as compressed text; from now on it is kept like this."""
        if self._packed is None:
            self._packed = _packed(json.dumps(self._state, ensure_ascii=False, separators=(",", ":")))
            self._state = None
        return self._packed


def _packed(text: str) -> bytes:
    return zlib.compress(text.encode(), 6)


def packed_here(packed: bytes) -> bool:
    """Return whether this program would pack the state in the same bytes; other builds of zlib use other ones."""
    return _packed(unpacked(packed)) == packed


def unpacked(packed: bytes) -> str:
    """The text of a packed state; refuses what is damaged or swells beyond all measure."""
    try:
        reader = zlib.decompressobj()
        text = reader.decompress(packed, LARGEST)
        if not reader.eof or reader.unused_data:
            raise SaveDamaged("save-checkpoint-size")
        return text.decode()
    except (zlib.error, UnicodeDecodeError):
        raise SaveDamaged("save-checkpoint-packed") from None


@value
class Position:
    """Everything that a match needs to go on from here, without its past. Picklable; made by ``Match.position``.

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
    """Put the new contents into the old object; return whether that was possible."""
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
