"""JSON patches (RFC 6902, without ``move``, ``copy`` and ``test``): the difference between two values, and back."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from holmgang.kernel.yamltext import DataPath

MOST_OPERATIONS = 400
"""A longer difference replaces the whole value."""


@dataclass(frozen=True)
class Operation:
    """One change at one place. ``value`` is empty for ``remove``."""

    op: Literal["add", "replace", "remove"]
    path: DataPath
    value: Any = None

    def plain(self) -> dict[str, Any]:
        """Return the operation as JSON Patch writes it."""
        pointer = "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in self.path)
        made = {"op": self.op, "path": pointer}
        return made if self.op == "remove" else {**made, "value": self.value}


Patch = tuple[Operation, ...]


def difference(old: Any, new: Any) -> Patch:
    """Return the operations that lead from one value to another, in an order in which they can be applied."""
    found = tuple(_changes(old, new, ()))
    return found if len(found) <= MOST_OPERATIONS else (Operation("replace", (), new),)


def _changes(old: Any, new: Any, path: DataPath) -> Iterator[Operation]:
    if same(old, new):
        return
    if isinstance(old, Mapping) and isinstance(new, Mapping) and path_is_open(old, new):
        for key in [key for key in old if key not in new]:
            yield Operation("remove", (*path, key))
        for key, value in new.items():
            if key not in old:
                yield Operation("add", (*path, key), value)
            else:
                yield from _changes(old[key], value, (*path, key))
    elif isinstance(old, list) and isinstance(new, list):
        yield from _items(old, new, path)
    else:
        yield Operation("replace", path, new)


def path_is_open(old: Mapping[Any, Any], new: Mapping[Any, Any]) -> bool:
    """Return whether keys can be added and removed one by one, so that those that stay keep their order."""
    kept = [key for key in old if key in new]
    return [key for key in new if key in old] == kept and list(new)[: len(kept)] == kept


def _items(old: Sequence[Any], new: Sequence[Any], path: DataPath) -> Iterator[Operation]:
    """Items that both lists end with are left alone where the lists differ in length."""
    first = 0
    while first < min(len(old), len(new)) and same(old[first], new[first]):
        first += 1
    last = 0
    if len(old) > len(new):
        while last < len(new) - first and same(old[-1 - last], new[-1 - last]):
            last += 1
    common = min(len(old), len(new)) - last
    for place in range(first, common):
        yield from _changes(old[place], new[place], (*path, place))
    for place in reversed(range(common, len(old) - last)):
        yield Operation("remove", (*path, place))
    for place in range(common, len(new) - last):
        yield Operation("add", (*path, place), new[place])


def same(one: Any, other: Any) -> bool:
    """Return whether two values are equal, types and the order of keys included: 1 is not true."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and bool(one == other)


def applied(data: Any, patch: Patch) -> Any:
    """Return the data after a patch; what was given stays as it is."""
    made = copy.deepcopy(data)
    for one in patch:
        if not one.path:
            made = copy.deepcopy(one.value)
            continue
        held = made
        for part in one.path[:-1]:
            held = held[part]
        key = one.path[-1]
        if one.op == "remove":
            del held[key]
        elif one.op == "add" and isinstance(held, list):
            held.insert(int(key), copy.deepcopy(one.value))
        else:
            held[key] = copy.deepcopy(one.value)
    return made
