"""Which events of a system make one deed, so that a log can tell a deed in one line and a page can play it.

A system declares its kinds of events in ``System.deeds``, usually in a file ``deeds.py`` of its own::

    DEEDS = {
        "round_began": frame(),
        "rolled": roll(by="who", on="against", rolls=(("who", "total"),), die=6),
        "wounded": harm(on="who", lost="lives"),
    }

Names are names of facts. A kind that is not declared belongs to the deed or frame that is running. A system that
declares nothing has no deeds: each of its events is a line of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


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
