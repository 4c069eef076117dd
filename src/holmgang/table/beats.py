"""Deeds as one reader may see them: a row of the log each, and what a page needs to play it.

A beat is made after the fact from the reader's own events, so it holds nothing that the reader's log does not hold.
"""

from __future__ import annotations

from dataclasses import dataclass

from holmgang.kernel.description import Description, LogLine

FULL, SHORT = "full", "short"
DEED, FRAME, ASIDE = "deed", "frame", "aside"


@dataclass(frozen=True, kw_only=True)
class RollTerm(Description):
    """One modifier of a roll."""

    value: int
    text: str
    label: str
    clause: str


@dataclass(frozen=True, kw_only=True)
class RollPart(Description):
    """One side of a roll: whose, the faces of its dice, what is added, and the total."""

    who: str
    name: str
    sides: int
    faces: tuple[int, ...]
    terms: tuple[RollTerm, ...]
    total: int


@dataclass(frozen=True, kw_only=True)
class TokenLoss(Description):
    """The loss of one token by a deed, negative for a gain.

    ``own``: it is the reader's. ``fall``: it is out of the fight.
    """

    on: str
    lost: int = 0
    fall: bool = False
    own: bool = False


@dataclass(frozen=True, kw_only=True)
class Beat(Description):
    """One deed to be played. ``key`` is the same after a reconnection, an undo or a replay.

    ``title`` gives no result away. ``goal`` is the number that a single roll must reach, ``tower``: it is drawn as a
    tower of blocks against that number. ``outcome`` is hit, miss, equal, fall, won or none. ``own``: a token of the
    reader acts or is meant. ``weight`` is full with dice or losses, else short.
    """

    key: str
    by: str
    on: tuple[str, ...]
    title: str
    verdict: str
    line: str
    rolls: tuple[RollPart, ...] = ()
    goal: int | None = None
    goal_word: str = ""
    tower: bool = False
    outcome: str = "none"
    blows: tuple[TokenLoss, ...] = ()
    own: bool = False
    weight: str = SHORT


@dataclass(frozen=True, kw_only=True, eq=False)
class LogRow:
    """One row of the log: a deed with all its lines, a frame with what was planned in it, or a line that stands alone.

    ``line`` is the sentence of the row, ``lines`` are all its events; ``gone``: all of it was taken back.
    """

    key: str
    kind: str
    line: str
    lines: tuple[LogLine, ...]
    by: str = ""
    gone: bool = False
    beat: Beat | None = None


def numbers_of(beat: Beat) -> tuple[int, ...]:
    """Return every number that the beat shows beside its sentences."""
    shown = [number for part in beat.rolls for number in (part.total, *part.faces, *(t.value for t in part.terms))]
    shown += [blow.lost for blow in beat.blows]
    return (*shown, *(() if beat.goal is None else (beat.goal,)))
