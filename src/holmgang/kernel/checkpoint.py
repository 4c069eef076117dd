"""Checkpoints: the state between two steps, small enough to keep one for every step of a long match."""

from __future__ import annotations

import json
import zlib
from typing import Any

from holmgang.kernel.errors import SaveDamaged

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
            text = json.dumps(self._state, ensure_ascii=False, separators=(",", ":"))
            self._packed = zlib.compress(text.encode(), 6)
            self._state = None
        return self._packed


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
