"""Events: typed facts, each with the clauses it follows from and who may see it.

A system declares its own as frozen dataclasses::

    @dataclass(frozen=True, kw_only=True)
    class Wounded(Event):
        who: str
        lives: Sum

``Wounded.kind`` is ``"wounded"``; its sentence stands in the words files under ``event-wounded``.

A system also declares which kinds make one deed, so that a log can tell a deed in one line and a page can play it. The
declaration is ``System.deeds``, usually in a file ``deeds.py`` of the system::

    DEEDS = {
        "round_began": frame(),
        "rolled": roll(by="who", on="against", rolls=(("who", "total"),), die=6),
        "wounded": harm(on="who", lost="lives"),
    }

Names are names of facts. A kind that is not declared belongs to the deed or frame that is running. A system that
declares nothing has no deeds: each of its events is a line of its own.
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
        """Return whether this seat (``None``: a spectator) may know of the event."""
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
class Explained(Event):
    """The master gave a reason for what was just put right."""

    by: str
    why: str


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


@dataclass(frozen=True, kw_only=True)
class DeedPart:
    """The role that events of one kind have within a deed.

    ``by`` and ``on`` are the facts that name the actor and the targets. ``rolls`` are pairs of facts: who rolled, and
    the total; ``die`` is the number of sides of its dice, ``goal`` the fact with the number to reach, and ``tower``:
    it is built up against that number. ``lost`` and ``gained`` are facts with the number lost or gained. ``word`` and
    ``order`` are facts of a plan. ``but`` are facts with values for which it is a mere detail. ``titled``: the
    event's own sentence names the deed and gives no result away.
    """

    role: str
    by: str = ""
    on: str = ""
    rolls: tuple[tuple[str, str], ...] = ()
    die: int = 0
    goal: str = ""
    lost: str = ""
    gained: str = ""
    word: str = ""
    order: str = ""
    titled: bool = False
    tower: bool = False
    but: tuple[tuple[str, tuple[str, ...]], ...] = ()

    def tells(self, facts: Mapping[str, Any]) -> bool:
        """Return whether a result with these facts belongs into the row."""
        return self.role == "result" and not self.excepted(facts)

    def excepted(self, facts: Mapping[str, Any]) -> bool:
        """Return whether one of these facts makes the event a mere detail."""
        return any(facts.get(name) in values for name, values in self.but)


def frame() -> DeedPart:
    """Begins a part of the fight (a round, a turn) and ends the running deed."""
    return DeedPart(role="frame")


def aside(**but: tuple[str, ...]) -> DeedPart:
    """Stands alone beside the running deed. ``but``: with such a value of a fact it is a detail of that deed."""
    return DeedPart(role="aside", but=tuple(but.items()))


def plan(by: str = "", on: str = "", word: str = "", *, order: str = "") -> DeedPart:
    """Belongs to the frame: an intention, an order. With ``by`` its sentence is the title of that actor's deeds.

    ``word`` is the fact with the id of what is intended, ``order`` the fact that lists actors in their order; an entry
    of it may have more after the actor's id.
    """
    return DeedPart(role="plan", by=by, on=on, word=word, order=order)


def prelude(by: str, *, seen: bool = False) -> DeedPart:
    """Opens a deed that the actor's next opening event joins. ``seen``: it is worth showing if nothing else follows."""
    return DeedPart(role="prelude", by=by, titled=seen)


def opens(by: str, on: str = "", **more: Any) -> DeedPart:
    """Begins a deed. Its sentence is the title."""
    return DeedPart(role="opens", by=by, on=on, titled=True, **more)


def roll(by: str = "", on: str = "", **more: Any) -> DeedPart:
    """Belongs to a contest between two that is not settled, and opens one if there is none."""
    return DeedPart(role="roll", by=by, on=on, **more)


def verdict(by: str = "", on: str = "", **more: Any) -> DeedPart:
    """Settles the contest between two, or the running deed. The next roll between them is another deed."""
    return DeedPart(role="verdict", by=by, on=on, **more)


def harm(on: str, lost: str = "", *, by: str = "", gained: str = "") -> DeedPart:
    """Something is lost or gained: by the running deed if it is the actor's or concerns the victim, else by itself."""
    return DeedPart(role="harm", by=by, on=on, lost=lost, gained=gained)


def result(**but: tuple[str, ...]) -> DeedPart:
    """Tells in the row what else came of the deed. ``but``: not where the fact of that name has one of these values."""
    return DeedPart(role="result", but=tuple(but.items()))


def fall(on: str) -> DeedPart:
    """A combatant is out of the fight, by the running deed."""
    return DeedPart(role="fall", on=on)


NOTE, ASIDE = DeedPart(role="note"), aside()
COMMON: Mapping[str, DeedPart] = {"corrected": aside(), "ended": frame(), "taken_back": aside()}
"""The kernel's own events."""


def part_of(deeds: Mapping[str, DeedPart], kind: str) -> DeedPart:
    """Return what an event of this kind is within a deed."""
    return deeds.get(kind) or COMMON.get(kind) or (NOTE if deeds else ASIDE)
