"""Events: typed facts, each with the clauses it follows from and who may see it.

A system declares its own as frozen dataclasses::

    @dataclass(frozen=True, kw_only=True)
    class Wounded(Event):
        who: str
        lives: Sum

``Wounded.kind`` is ``"wounded"``; its sentence stands in the words files under ``event-wounded``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from holmgang.kernel.sums import Phrase, Sum, plain, unplain


@dataclass(frozen=True, kw_only=True)
class Event:
    """A fact of the fight. Strings in it are ids (tokens, words), numbers are sums; nothing is formatted.

    ``seen_by`` names the seats that may know of it; ``None`` means all seats, an empty tuple none.
    ``reveals`` marks a kind that shows what was hidden (a hand laid open): those who see it learn something no answer
    told them.
    """

    kind: ClassVar[str] = "event"
    reveals: ClassVar[bool] = False
    clauses: tuple[str, ...] = ()
    seen_by: tuple[str, ...] | None = None

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def visible_to(self, seat: str | None) -> bool:
        """May this seat (``None``: an onlooker) know of the event?"""
        return self.seen_by is None or seat in self.seen_by

    def facts(self) -> dict[str, Any]:
        """The fields of the fact itself, without kind, clauses and audience."""
        return {name: getattr(self, name) for name in _fact_names(type(self))}

    def plain(self) -> dict[str, Any]:
        """The event as JSON: ``{"event": kind, …facts, "clauses": […]}`` and ``"seen_by"`` where limited."""
        data: dict[str, Any] = {"event": self.kind}
        for name in _fact_names(type(self)):
            data[name] = plain(getattr(self, name))
        data["clauses"] = list(self.clauses)
        if self.seen_by is not None:
            data["seen_by"] = list(self.seen_by)
        return data

    def cited(self) -> Iterator[str]:
        """Every clause the event rests on: its own and those of the terms of its sums."""
        yield from self.clauses
        for name in _fact_names(type(self)):
            yield from cited_in(getattr(self, name))


_FACT_NAMES: dict[type[Event], tuple[str, ...]] = {}


def _fact_names(cls: type[Event]) -> tuple[str, ...]:
    """The fields that make the fact; looked up once per class."""
    names = _FACT_NAMES.get(cls)
    if names is None:
        names = tuple(field.name for field in fields(cls) if field.name not in ("clauses", "seen_by"))
        _FACT_NAMES[cls] = names
    return names


def cited_in(value: Any) -> Iterator[str]:
    """The clauses of all sums found inside a value."""
    if isinstance(value, Sum):
        for term in value.terms:
            yield term.clause
            yield from cited_in(term.label)
    elif isinstance(value, Phrase):
        for arg in value.args.values():
            yield from cited_in(arg)
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from cited_in(item)
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from cited_in(item)


# The kernel's own events, common to all systems.


@dataclass(frozen=True, kw_only=True)
class Ruled(Event):
    """A ruling was made: by the master, or by the clause's default where no master is asked."""

    clause: str
    ruling: str
    answer: Any
    by: str
    by_default: bool


@dataclass(frozen=True, kw_only=True)
class Corrected(Event):
    """The master put something right at the start of a step."""

    by: str
    what: str
    about: str
    before: Sum | str
    after: Sum | str


@dataclass(frozen=True, kw_only=True)
class TakenBack(Event):
    """Answers were taken back: the events of these numbers no longer hold. The log keeps them.

    In the log of the match the numbers count all its events from 1; a reader is told those it knew, by its own count
    (``Match.told_to``).
    """

    by: str
    answers: int
    events: tuple[int, ...]
    consent: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Ended(Event):
    """The match is over."""

    winners: tuple[str, ...]
    reason: Phrase


class RecordedEvent(Event):
    """An event read back from a save, where its class may no longer exist. Reads like any other event."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        seen_by = data.get("seen_by")
        object.__setattr__(self, "kind", data["event"])
        object.__setattr__(self, "clauses", tuple(data.get("clauses", ())))
        object.__setattr__(self, "seen_by", None if seen_by is None else tuple(seen_by))
        object.__setattr__(self, "_data", dict(data))

    def facts(self) -> dict[str, Any]:
        hidden = ("event", "clauses", "seen_by")
        return {name: unplain(value) for name, value in self._plain_data().items() if name not in hidden}

    def plain(self) -> dict[str, Any]:
        return dict(self._plain_data())

    def cited(self) -> Iterator[str]:
        yield from self.clauses
        yield from cited_in(self.facts())

    def _plain_data(self) -> dict[str, Any]:
        data: dict[str, Any] = getattr(self, "_data")  # noqa: B009 - set past the frozen dataclass
        return data


def event_from(data: Mapping[str, Any]) -> Event:
    """An event from its JSON form."""
    event = RecordedEvent(data)
    if event.kind != "taken_back":
        return event
    facts = event.facts()
    if not all(type(number) is int for number in facts["events"]):
        raise TypeError("what was taken back is named by numbers")
    return TakenBack(
        by=facts["by"],
        answers=facts["answers"],
        events=tuple(facts["events"]),
        consent=tuple(facts["consent"]),
        clauses=event.clauses,
        seen_by=event.seen_by,
    )
