"""Variants of a scenario: changes worth trying when a forecast explains how hard a fight is.

A system lists its variants (:meth:`holmgang.kernel.system.System.variants`). Each is a set of edits of the scenario as
data, with a name for people. A forecast plays the fight with each of them and the same dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Literal

from holmgang.kernel.sums import Phrase

VariantSort = Literal["without", "fewer", "more", "swap", "vigour", "distance", "circumstance"]
"""The kind of a change: leave out, one fewer, one more, another entry, more or fewer lives, nearer or farther away,
and a circumstance such as surprise or light."""

DataPath = tuple[str | int, ...]


@dataclass(frozen=True)
class Edit:
    """One change of a document: set ``value`` at ``path``, or remove what is there."""

    op: Literal["set", "remove"]
    path: DataPath
    value: Any = None

    def plain(self) -> dict[str, Any]:
        """Return the edit as JSON."""
        told: dict[str, Any] = {"op": self.op, "path": list(self.path)}
        return told if self.op == "remove" else {**told, "value": self.value}


@dataclass(frozen=True)
class Variant:
    """A change worth trying. ``about``: the tokens that it concerns, on the board and in its picture.

    ``decides``: it leaves out a whole cause (a group, a hero, a circumstance), so its effect tells what that cause
    contributes. ``offered``: it is also a sensible suggestion to a game master.
    """

    id: str
    sort: VariantSort
    name: Phrase
    edits: tuple[Edit, ...]
    about: tuple[str, ...] = ()
    decides: bool = False
    offered: bool = True


def variant(
    ident: str,
    sort: VariantSort,
    name: Phrase,
    setups: tuple[Mapping[str, Any], Mapping[str, Any]],
    about: Sequence[str] = (),
    *,
    decides: bool = False,
    offered: bool = True,
) -> Variant:
    """Return the variant that turns the first of two set-ups into the second."""
    old, new = setups
    edits = tuple(difference({"setup": old}, {"setup": new}))
    return Variant(ident, sort, name, edits, tuple(about), decides, offered)


def difference(old: Any, new: Any, path: DataPath = ()) -> Iterator[Edit]:
    """Yield the edits that turn one document into another. Lists are replaced as a whole."""
    if not isinstance(old, Mapping) or not isinstance(new, Mapping):
        if old != new:
            yield Edit("set", path, new)
        return
    for key in old:
        if key not in new:
            yield Edit("remove", (*path, key))
    for key, value in new.items():
        if key in old:
            yield from difference(old[key], value, (*path, key))
        else:
            yield Edit("set", (*path, key), value)


def edited(document: Mapping[str, Any], edits: Sequence[Edit]) -> dict[str, Any]:
    """Return a document with edits carried out. Missing mappings on the way are created; to remove nothing is fine."""
    made = deepcopy(dict(document))
    for edit in edits:
        at: Any = made
        for key in edit.path[:-1]:
            at = at.setdefault(key, {}) if isinstance(at, dict) else at[key]
        last = edit.path[-1]
        if edit.op == "set":
            at[last] = deepcopy(edit.value)
        elif isinstance(at, dict):
            at.pop(last, None)
    return made


def groups_of(kinds: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the members of each kind, in their order."""
    found: dict[str, list[str]] = {}
    for name, kind in kinds.items():
        found.setdefault(kind, []).append(name)
    return found


def group_name(kind: str, members: Sequence[str]) -> Phrase:
    """Return the name of a group: its only member's, or the kind with a number."""
    if len(members) == 1:
        return Phrase("variant-one", {"who": members[0]})
    return Phrase("variant-several", {"who": kind, "count": len(members)})


def next_id(taken: Mapping[str, Any], base: str) -> str:
    """Return the first free id of the form ``base_2``."""
    number = 2
    while f"{base}_{number}" in taken:
        number += 1
    return f"{base}_{number}"


def shortened(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return an entry without what is left open in it."""
    return {key: value for key, value in entry.items() if value not in (None, "", [], {})}


def neighbours(ranks: Mapping[str, tuple[int, ...]], of: str) -> list[str]:
    """Return the entries just below and just above one of them, by rank."""
    own = ranks[of]
    weaker = [name for name, rank in ranks.items() if rank < own]
    stronger = [name for name, rank in ranks.items() if rank > own]
    found = []
    if weaker:
        found.append(max(weaker, key=lambda name: ranks[name]))
    if stronger:
        found.append(min(stronger, key=lambda name: ranks[name]))
    return found
