"""Changes of a YAML text that keep everything else: comments, order, quotes and line breaks; and JSON patches.

The parser's marks say where each value stands; a change replaces, inserts or deletes only the text of that value. The
result is read again. Where it does not hold what was wanted (a text written in an unusual way), the part is written
anew, and its comments go. A patch (RFC 6902, without ``move``, ``copy`` and ``test``) is the difference between two
values.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import yaml

from holmgang.kernel.form_fields import PlainDumper, as_yaml
from holmgang.kernel.yamltext import DataPath, read_yaml

# ---- patches ---------------------------------------------------------------------------------------------------------

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


# ---- the text --------------------------------------------------------------------------------------------------------

WIDEST: Final = 118
"""A value that fits into a line of so many characters is written on one line."""
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_INDENT: Final = 2


def edited(text: str, data: Any, new: Any) -> tuple[str, Patch]:
    """Return the text that holds ``new`` instead of ``data``, and the patch between the two."""
    patch = difference(data, new)
    if not patch:
        return text, ()
    # A text written in an unusual way: as small a part as possible is written anew.
    attempts = (_attempt(text, patch, new, depth) for depth in range(max(len(one.path) for one in patch), 0, -1))
    made = next(filter(None, attempts), "") or as_yaml(new)
    if "\r\n" in text:
        made = made.replace("\r\n", "\n").replace("\n", "\r\n")
    return made, patch


def _attempt(text: str, patch: Patch, new: Any, depth: int) -> str:
    """Return the text after a patch, whole values written anew at ``depth``; empty if it does not hold ``new`` then."""
    try:
        for one in _widened(patch, new, depth):
            text = _applied(text, one)
        return text if same(read_yaml(text, "").data, new) else ""
    except Exception:  # a way of writing that the marks of the parser do not describe
        return ""


def _widened(patch: Patch, new: Any, depth: int) -> Patch:
    """Return the patch with the operations below ``depth`` widened to the values at that depth that they are in."""
    made: dict[DataPath, Operation] = {}
    for one in patch:
        path = one.path[:depth]
        if len(one.path) <= depth:
            made[path] = one
        else:
            value = new
            for part in path:
                value = value[part]
            made[path] = Operation("replace", path, value)
    return tuple(made.values())


# ---- one operation ---------------------------------------------------------------------------------------------------


def _applied(text: str, one: Operation) -> str:
    if not one.path:
        return as_yaml(one.value)
    root = yaml.compose(text, Loader=_LOADER)
    parent, flow = _node(root, one.path[:-1])
    if isinstance(parent, yaml.MappingNode):
        return _in_mapping(text, parent, one, flow)
    assert isinstance(parent, yaml.SequenceNode)
    return _in_sequence(text, parent, one, flow)


def _node(root: Any, path: DataPath) -> tuple[Any, bool]:
    """Return the node at a path, and whether it stands within braces or brackets."""
    node, flow = root, bool(root.flow_style)
    for part in path:
        if isinstance(node, yaml.MappingNode):
            node = next(value for key, value in node.value if key.value == str(part))
        else:
            node = node.value[part]
        flow = flow or bool(getattr(node, "flow_style", False))
    return node, flow


def _in_mapping(text: str, parent: Any, one: Operation, flow: bool) -> str:
    entries, key = parent.value, str(one.path[-1])
    place = next((n for n, (name, _) in enumerate(entries) if name.value == key), None)
    if one.op == "remove":
        assert place is not None
        if len(entries) == 1:
            return _emptied(text, parent, "{}")
        if flow:
            return _cut_flow(text, [(k.start_mark.index, _end(text, v, k)) for k, v in entries], place)
        name, value = entries[place]
        if text[text.rfind("\n", 0, name.start_mark.index) + 1 : name.start_mark.index].strip():
            # It stands behind the dash of a list item: the next key comes there.
            return _spliced(text, name.start_mark.index, entries[place + 1][0].start_mark.index, "")
        return _cut_lines(text, name.start_mark.index, _end(text, value, name))
    if place is not None:
        name, value = entries[place]
        return _set(text, value, _colon(text, name), one.value, flow, name.start_mark.column)
    entry_key = _scalar(one.path[-1])
    if flow:
        written = f"{entry_key}: {_inline(one.value)}"
        if not entries:
            return _spliced(text, parent.start_mark.index + 1, parent.start_mark.index + 1, written)
        last = _end(text, entries[-1][1], entries[-1][0])
        return _spliced(text, last, last, f", {written}")
    column = entries[0][0].start_mark.column
    lines = _entry(entry_key, one.value, column)
    return _below(text, _end(text, entries[-1][1], entries[-1][0]), " " * column + lines)


def _in_sequence(text: str, parent: Any, one: Operation, flow: bool) -> str:
    items, place = parent.value, int(one.path[-1])
    if one.op == "remove":
        if len(items) == 1:
            return _emptied(text, parent, "[]")
        if flow:
            return _cut_flow(text, [(item.start_mark.index, _end(text, item)) for item in items], place)
        return _cut_lines(text, items[place].start_mark.index, _end(text, items[place]))
    if one.op == "replace":
        before = items[place].start_mark.index
        return _set(text, items[place], before, one.value, flow, items[place].start_mark.column)
    if flow:
        if not items:
            return _spliced(text, parent.start_mark.index + 1, parent.start_mark.index + 1, _inline(one.value))
        last = _end(text, items[place - 1])
        return _spliced(text, last, last, f", {_inline(one.value)}")
    column = parent.start_mark.column
    return _below(text, _end(text, items[place - 1]), " " * column + "- " + _inline(one.value))


def _set(text: str, value: Any, after: int, new: Any, flow: bool, column: int) -> str:
    """Replace a value; ``after`` is where the text before it ends, ``column`` that of its key."""
    start, end = value.start_mark.index, _end(text, value)
    if _on_line(value) and end > start:
        style = getattr(value, "style", None)
        return _spliced(text, start, end, _inline(new, style))
    if flow or end <= start:
        return _spliced(text, after, max(after, end), f" {_inline(new)}")
    return _spliced(text, after, end, _entry("", new, column)[1:])


def _emptied(text: str, parent: Any, empty: str) -> str:
    start, end = parent.start_mark.index, _end(text, parent)
    if parent.flow_style:
        return _spliced(text, start, end, empty)
    before = len(text[:start].rstrip())  # after the colon or the dash that the block hangs on
    return _spliced(text, before, end, f" {empty}" if before else empty)


def _cut_flow(text: str, spans: list[tuple[int, int]], place: int) -> str:
    """Cut a value with its comma; comments between the values stay."""
    start, end = spans[place]
    if place + 1 < len(spans):
        following = spans[place + 1][0]
        rest = text[_comma(text, end, following) : following]
        return text[:start] + (rest if "#" in rest else "") + text[following:]
    last = spans[place - 1][1]
    rest = text[_comma(text, last, start) : start]
    return text[:last] + (rest if "#" in rest else "") + text[end:]


def _comma(text: str, start: int, stop: int) -> int:
    """Return the index behind the first comma that stands in no comment."""
    found = re.compile(r"(?:[^,#]|#[^\n]*)*,").match(text, start, stop)
    assert found is not None
    return found.end()


def _cut_lines(text: str, start: int, end: int) -> str:
    begin = text.rfind("\n", 0, start) + 1
    stop = text.find("\n", end)
    return text[:begin] + (text[stop + 1 :] if stop >= 0 else "")


def _below(text: str, end: int, line: str) -> str:
    stop = text.find("\n", end)
    if stop < 0:
        return f"{text}\n{line}\n"
    return f"{text[:stop]}\n{line}{text[stop:]}"


def _spliced(text: str, start: int, end: int, new: str) -> str:
    return text[:start] + new + text[end:]


# ---- where a value ends, and how one is written ----------------------------------------------------------------------


def _on_line(node: Any) -> bool:
    if isinstance(node, yaml.ScalarNode):
        return node.style not in ("|", ">")
    return bool(node.flow_style)


def _end(text: str, node: Any, key: Any = None) -> int:
    """Return where the text of a node ends, without the blanks and comments behind it."""
    if _on_line(node):
        if key is not None and node.start_mark.index == node.end_mark.index:
            return _colon(text, key)
        return int(node.end_mark.index)
    if isinstance(node, yaml.ScalarNode):
        return len(text[: node.end_mark.index].rstrip())
    last = node.value[-1]
    return _end(text, last[1], last[0]) if isinstance(last, tuple) else _end(text, last)


def _colon(text: str, key: Any) -> int:
    return text.index(":", key.end_mark.index) + 1


def _entry(key: str, value: Any, column: int) -> str:
    """Return a key with its value: on one line if that is short enough, else below it."""
    line = f"{key}: {_inline(value)}"
    if len(line) + column <= WIDEST or not isinstance(value, (dict, list)) or not value:
        return line
    inner = " " * (column + _INDENT)
    if isinstance(value, list):
        return f"{key}:" + "".join(f"\n{inner}- {_inline(item)}" for item in value)
    return f"{key}:" + "".join(f"\n{inner}{_entry(_scalar(k), v, column + _INDENT)}" for k, v in value.items())


def _inline(value: Any, style: str | None = None) -> str:
    quoted = style if isinstance(value, str) and style in ("'", '"') else None
    text = yaml.dump(
        [value],
        Dumper=PlainDumper,
        default_flow_style=True,
        default_style=quoted,
        allow_unicode=True,
        sort_keys=False,
        width=10**6,
    )
    return text.strip()[1:-1]


def _scalar(value: Any) -> str:
    return _inline(value)


# ---- copies under another name ---------------------------------------------------------------------------------------


def renamed(text: str, name: str, title: Mapping[str, str] | None = None) -> str:
    """Return the text of a scenario with another id, and another title if one is given; the rest stays as it is."""
    data: dict[str, Any] = read_yaml(text, name).data
    short = re.sub(r"[^a-z0-9_]", "_", name.lower())[:60]
    new = {**data, "id": short}
    if title is not None:
        new["title"] = dict(title)
    return edited(text, data, new)[0]
