"""The dice that a reader has seen fall: taken from the record, shown only where an event has told what came of them.

Cards drawn in secret and dice behind a screen are answers of the record too. What nobody told a reader is not among the
reader's throws, so nothing here has to know which of them are secret.
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
"""The word by which rules name a die among the terms of a number."""
REAL_DICE = frozenset({2, 3, 4, 6, 8, 10, 12, 20, 100})
"""What one can hold in the hand; a "die" with other sides is a card drawn from so many."""
LOOKED_BACK = 40
"""So many entries back dice are looked for: those before have long been read."""


@dataclass(frozen=True)
class SeenRoll:
    """Dice that fell. ``number`` is their place in the record; ``total`` the number they went into, if they did."""

    number: int
    label: Label
    faces: tuple[int, ...]
    total: Sum | None


def recent_rolls(match: Match, seat: str | None, most: int) -> tuple[SeenRoll, ...]:
    """The last throws that a seat (None: an onlooker) has been told of and that were not taken back, oldest first."""
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
    """The places in the record of what holds."""
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
    """What was told between a throw and the next answer that is none: several throws may be told of together.

    It ends at a throw of the same faces, which has its own story.
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
    """Are the dice among the terms of a number, each by its face?"""
    return bool(faces) and tuple(term.value for term in total.terms if term.label == DIE) == tuple(faces)


def _lists(facts: Mapping[str, Any], faces: Sequence[int]) -> bool:
    """Does an event name the faces one by one?"""
    dice = facts.get("dice")
    if not isinstance(dice, (list, tuple)):
        return False
    return [die.total if isinstance(die, Sum) else die for die in dice] == list(faces)
