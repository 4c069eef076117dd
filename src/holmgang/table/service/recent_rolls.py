"""The dice rolls that a reader has seen: taken from the record, shown only where an event has told their result.

Cards drawn in secret and hidden dice are answers of the record too. A roll that no event tells a reader is left out, so
nothing here has to know which rolls are secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from holmgang.kernel.description import sums_in
from holmgang.kernel.events import Event
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Label, Roll
from holmgang.kernel.record import Answered, Seated, Undone
from holmgang.kernel.sums import Sum

DIE = "die"
"""The label of a die among the terms of a number."""
REAL_DICE = frozenset({2, 3, 4, 6, 8, 10, 12, 20, 100})
"""The numbers of sides of real dice; a "die" with other sides is a card drawn from so many."""
LOOKED_BACK = 40
"""How many entries of the record are searched."""


@dataclass(frozen=True)
class SeenRoll:
    """A roll. ``number`` is its place in the record, ``total`` the number it went into, if it did."""

    number: int
    label: Label
    faces: tuple[int, ...]
    total: Sum | None


def recent_rolls(match: Match, seat: str | None, most: int) -> tuple[SeenRoll, ...]:
    """Return the last rolls that a seat (None: an onlooker) was told of and that still stand, oldest first."""
    found: list[SeenRoll] = []
    for place in reversed(_holding(match)[-LOOKED_BACK:]):
        entry = match.record[place]
        if isinstance(entry, Answered) and entry.label.kind == Roll.kind:
            seen = _seen(match, place, entry, seat)
            if seen is not None:
                found.append(seen)
        if len(found) == most:
            break
    return tuple(reversed(found))


def _holding(match: Match) -> list[int]:
    """Return the places in the record of the entries that were not taken back."""
    holds: list[int] = []
    for place, entry in enumerate(match.record):
        if isinstance(entry, Undone):
            del holds[entry.keep :]
        elif not isinstance(entry, Seated):
            holds.append(place)
    return holds


def _seen(match: Match, place: int, entry: Answered, seat: str | None) -> SeenRoll | None:
    faces = tuple(entry.answer) if isinstance(entry.answer, list) else ()
    if not REAL_DICE.issuperset(entry.label.sides):
        return None
    for event in _told_after(match, place):
        if not event.visible_to(seat):
            continue
        facts = event.facts()
        for total in _totals(facts):
            if _shows(total, faces):
                return SeenRoll(place, entry.label, faces, total)
        if _lists(facts, faces):
            return SeenRoll(place, entry.label, faces, None)
        if entry.label.about and facts.get("who") == entry.label.about:
            for total in _totals(facts):  # a weapon's dice go into a number under the weapon's name
                if any(term.value in (sum(faces), *faces[:1]) for term in total.terms):
                    return SeenRoll(place, entry.label, faces, total)
    return None


def _told_after(match: Match, place: int) -> Iterator[Event]:
    """Yield the events between a roll and the next answer that is none: several rolls may be told of together.

    End at a roll of the same faces, which has its own events.
    """
    faces = match.record[place]
    while place < len(match.record):
        yield from match.events_of(place)
        place += 1
        following = match.record[place] if place < len(match.record) else None
        if not isinstance(following, Answered) or following.label.kind != Roll.kind or following[1:] == faces[1:]:
            return


def _totals(facts: Mapping[str, Any]) -> Iterator[Sum]:
    yield from (total for _, total in sums_in(facts))


def _shows(total: Sum, faces: Sequence[int]) -> bool:
    """Return whether the dice are the terms of a number, each by its face."""
    return bool(faces) and tuple(term.value for term in total.terms if term.label == DIE) == tuple(faces)


def _lists(facts: Mapping[str, Any], faces: Sequence[int]) -> bool:
    """Return whether an event lists the faces one by one."""
    dice = facts.get("dice")
    if not isinstance(dice, (list, tuple)):
        return False
    return [die.total if isinstance(die, Sum) else die for die in dice] == list(faces)
