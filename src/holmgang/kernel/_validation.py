"""Validation against pydantic models, with errors in plain words at the right line. Public through ``content``."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Final, Literal, Protocol, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails

from holmgang.kernel.errors import ContentError, Problem, nearest
from holmgang.kernel.messages import Translatable
from holmgang.kernel.yamltext import DataPath


@dataclass(frozen=True)
class Narrows:
    """Mark a knob whose house clause, where it is on, narrows or contradicts this clause of the source.

    ``off`` is the value by which the source holds in full; :mod:`holmgang.testing.conformance` demands that it is the
    default: ``limit: Annotated[int | None, Narrows("PS-12.13", off=None)] = None``.
    """

    clause: str
    off: Any


class Entry(BaseModel):
    """The base of everything that stands in a content file: nothing unknown is let through, nothing changes later."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Located(Protocol):
    """Something that knows in which file and line a piece of data stands: a document, or an entry with ancestors."""

    def problem(self, path: DataPath, message: str) -> Problem: ...


M = TypeVar("M", bound=BaseModel)

MAX_NUMBER: Final = 1_000_000
"""No number of a pack or a scenario is larger, whatever its model allows."""
MISSING: Final = Translatable("is missing", "missing")
TOO_LARGE: Final = Translatable(f"too large: at most {MAX_NUMBER:,}", "too-large", most=f"{MAX_NUMBER:,}")
NO_DATA: Final = Translatable("this is not data that JSON can hold, or it is nested too deep", "no-data")


def validate(model: type[M], data: Any, document: Located, path: DataPath = (), *, context: Any = None) -> M:
    """The data as an instance of the model, or a :class:`ContentError` with all that is wrong.

    ``path`` is where the data stands in the document. Types are taken strictly: ``"5"`` is no number, ``1`` is no text.
    ``context`` reaches the validators of the model, see ``Ref``.
    """
    try:
        if large := list(_too_large(data, path)):
            raise ContentError([document.problem(place, TOO_LARGE) for place in large])
        return model.model_validate_json(json.dumps(data), strict=True, context=context)
    except ValidationError as error:
        problems = _problems(model, data, document, path, error)
    except (RecursionError, ValueError, TypeError):
        problems = [document.problem(path, NO_DATA)]
    raise ContentError(problems) from None


def _too_large(data: Any, path: DataPath) -> Iterator[DataPath]:
    """Return the paths of numbers too large for any table."""
    if isinstance(data, int):
        if abs(data) > MAX_NUMBER:
            yield path
    elif isinstance(data, Mapping):
        for key, item in data.items():
            yield from _too_large(item, (*path, key))
    elif isinstance(data, (list, tuple)):
        for place, item in enumerate(data):
            yield from _too_large(item, (*path, place))


def listing(names: Iterable[object]) -> str:
    """Names for a message, in their order; not more than a person will read."""
    shown = list(map(str, names))
    more = len(shown) - 40
    if not shown:
        return Translatable("none", "none")
    first = ", ".join(shown[:40])
    return Translatable(f"{first} and {more} more", "and-more", names=first, count=more) if more > 0 else first


def unknown_name(what: str, name: object, known: Iterable[str]) -> str:
    """The message for a name that stands for nothing."""
    names = list(known)
    shown, known_ones = _shown(name), listing(names)
    guess = nearest(name, names) if isinstance(name, str) else None
    if guess:
        text = f"no {what} {shown}; did you mean {guess!r}? Known: {known_ones}"
        return Translatable(text, "unknown-name-near", what=what, name=shown, guess=guess, known=known_ones)
    return Translatable(
        f"no {what} {shown}; known: {known_ones}", "unknown-name", what=what, name=shown, known=known_ones
    )


def repeated(names: Iterable[str]) -> list[str]:
    """The names that stand more than once among these, each once, in their order."""
    return [name for name, count in Counter(names).items() if count > 1]


def stands_twice(name: str) -> str:
    """The message for a name that may stand but once in its list."""
    return Translatable(f"{name} stands here twice", "name-twice", name=name)


def for_another(named: object, system: str) -> str:
    """The message for a file of another system than the one that reads it."""
    return Translatable(
        f"this is for {named!r}, expected {system!r}", "other-system", named=repr(named), system=repr(system)
    )


def unknown_key(name: str, known: Iterable[str]) -> str:
    """The message for a key that does not exist here."""
    names = list(known)
    guess, known_ones = nearest(name, names), listing(names)
    if guess:
        return Translatable(
            f"unknown key; did you mean {guess!r}? known: {known_ones}",
            "unknown-key-near",
            guess=guess,
            known=known_ones,
        )
    return Translatable(f"unknown key; known: {known_ones}", "unknown-key", known=known_ones)


@dataclass(frozen=True)
class _Fault:
    """One error of pydantic, translated. ``wanted`` is what would have been right, where that is a short phrase."""

    path: DataPath
    message: str
    wanted: str = ""
    got: str = ""
    in_union: bool = False
    shape: bool = False


def _problems(
    model: type[BaseModel], data: Any, document: Located, path: DataPath, error: ValidationError
) -> list[Problem]:
    details = [detail for detail in error.errors(include_url=False) if not _follows(detail)]
    faults = [_fault(model, data, detail) for detail in details]
    grouped: dict[DataPath, list[_Fault]] = {}
    for fault in faults:
        grouped.setdefault(fault.path, []).append(fault)
    problems: list[Problem] = []
    for place, group in grouped.items():
        # Of the branches of a union, the one that got furthest is the one that was meant.
        deeper = any(len(other) > len(place) and other[: len(place)] == place for other in grouped)
        if deeper and all(fault.in_union and fault.shape for fault in group):
            continue
        if any(fault.in_union and fault.message for fault in group):
            group = [fault for fault in group if not (fault.in_union and fault.shape)]
        wanted = list(dict.fromkeys(fault.wanted for fault in group if fault.wanted))
        if wanted:
            got = next(fault.got for fault in group if fault.wanted)
            text = f"expected {' or '.join(wanted)}, got {got}"
            problems.append(
                document.problem((*path, *place), Translatable(text, "expected", wanted=tuple(wanted), got=got))
            )
        for message in dict.fromkeys(fault.message for fault in group if not fault.wanted):
            problems.append(document.problem((*path, *place), message))
    return sorted(problems, key=lambda problem: (problem.file, problem.line))


def _follows(detail: ErrorDetails) -> bool:
    """Return whether a list is called too short only because an entry of it is wrong, which is reported by itself."""
    given = detail["input"]
    return (
        detail["type"] == "too_short"
        and isinstance(given, (list, tuple))
        and (len(given) >= detail["ctx"]["min_length"])
    )


_SHAPES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("int_type", "int_parsing", "int_from_float"), Translatable("a whole number", "whole-number")),
    **dict.fromkeys(("string_type", "string_sub_type"), Translatable("text", "text")),
    **dict.fromkeys(("bool_type", "bool_parsing"), Translatable("true or false", "true-or-false")),
    **dict.fromkeys(
        ("dict_type", "mapping_type", "model_type", "model_attributes_type", "dataclass_type"),
        Translatable("a mapping of keys and values", "mapping-of"),
    ),
    **dict.fromkeys(
        ("list_type", "tuple_type", "set_type", "frozen_set_type", "iterable_type"), Translatable("a list", "list")
    ),
    "none_required": "null",
}


def _many(count: int) -> str:
    return Translatable(f"{count} entry" if count == 1 else f"{count} entries", "entries", count=count)


_WANTED: Final[Mapping[str, Callable[[Mapping[str, Any]], str]]] = {
    "literal_error": lambda ctx: _choice(ctx["expected"]),
    "enum": lambda ctx: _choice(ctx["expected"]),
    "greater_than_equal": lambda ctx: _bound("at least", "at-least", ctx["ge"]),
    "greater_than": lambda ctx: _bound("more than", "more-than", ctx["gt"]),
    "less_than_equal": lambda ctx: _bound("at most", "at-most", ctx["le"]),
    "less_than": lambda ctx: _bound("less than", "less-than", ctx["lt"]),
    "multiple_of": lambda ctx: _bound("a multiple of", "multiple-of", ctx["multiple_of"]),
    "too_short": lambda ctx: _bound("at least", "at-least", _many(ctx["min_length"])),
    "too_long": lambda ctx: _bound("at most", "at-most", _many(ctx["max_length"])),
    "string_too_short": lambda ctx: _bound("at least", "at-least", _letters(ctx["min_length"])),
    "string_too_long": lambda ctx: _bound("at most", "at-most", _letters(ctx["max_length"])),
    "string_pattern_mismatch": lambda ctx: _bound("text of the form", "text-like", ctx["pattern"].strip("^$")),
}


def _bound(text: str, key: str, bound: object) -> str:
    return Translatable(f"{text} {bound}", key, bound=bound if isinstance(bound, str) else str(bound))


def _letters(count: int) -> str:
    return Translatable(f"{count} characters", "characters", count=count)


def _choice(expected: str) -> str:
    """One of the values that pydantic lists; its English "or" before the last one is no word of the reader's."""
    first, _, last = expected.rpartition(" or ")
    names = f"{first}, {last}" if first else expected
    return Translatable(f"one of {names}", "one-of", names=names) if "," in names else names


def _shown(value: Any) -> str:
    if isinstance(value, Mapping):
        return Translatable("a mapping", "mapping")
    if isinstance(value, (list, tuple)):
        many = _many(len(value))
        return (
            Translatable(f"a list of {many}", "list-of", many=many)
            if value
            else Translatable("an empty list", "empty-list")
        )
    if isinstance(value, str) and len(value) > 40:
        value = value[:40] + "…"
    if isinstance(value, str):
        return repr(value)
    return Translatable("nothing", "nothing") if value is None else json.dumps(value)


def _own_words(detail: ErrorDetails) -> str:
    """Return a model's own message about a value, with its key in the words files if it has one."""
    error = detail.get("ctx", {}).get("error")
    said = error.args[0] if isinstance(error, Exception) and error.args else error
    return said if isinstance(said, Translatable) else str(error or detail["msg"])


def _fault(model: type[BaseModel], data: Any, detail: ErrorDetails) -> _Fault:
    kind, ctx, given = detail["type"], detail.get("ctx", {}), detail["input"]
    path, labelled = _data_path(data, detail["loc"], open_end=kind == "missing")
    key = bool(detail["loc"]) and detail["loc"][-1] == "[key]"
    if kind == "missing":
        return _Fault(path, MISSING, in_union=labelled)
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        known = _known_keys(model, detail["loc"][:-1])
        return _Fault(path, unknown_key(str(path[-1]) if path else "", known), in_union=labelled)
    if kind == "union_tag_not_found":
        return _Fault((*path, ctx["discriminator"].strip("'")), MISSING)
    if kind == "union_tag_invalid":
        tags = re.findall(r"'([^']*)'", ctx["expected_tags"])
        return _Fault(
            (*path, ctx["discriminator"].strip("'")),
            _expected_one_of(listing(map(repr, tags)), ctx["tag"], tags),
        )
    if kind in ("value_error", "assertion_error"):
        return _Fault(path, _own_words(detail), in_union=labelled)
    if kind in _SHAPES:
        wanted = _SHAPES[kind]
    elif kind in _WANTED:
        wanted = _WANTED[kind](ctx)
    else:
        words = re.sub(r"^Input should be (a valid )?", "expected ", detail["msg"])
        words = re.sub(r"^Input ", "this ", words)
        return _Fault(path, words[:1].lower() + words[1:], in_union=labelled)
    got = _shown(given)
    if kind in ("literal_error", "enum"):
        got = _hinted(given, re.findall(r"'([^']*)'", ctx["expected"]))
    if key:
        text = f"a key here must be {wanted}, not {got}"
        return _Fault(path, Translatable(text, "wrong-key", wanted=wanted, got=got))
    return _Fault(path, "", wanted, got, in_union=labelled, shape=kind in _SHAPES)


def _expected_one_of(names: str, tag: Any, tags: list[str]) -> str:
    wanted, got = Translatable(f"one of {names}", "one-of", names=names), _hinted(tag, tags)
    return Translatable(f"expected {wanted}, got {got}", "expected", wanted=wanted, got=got)


def _hinted(given: Any, known: list[str]) -> str:
    """Return the given text and the known name that may have been meant."""
    shown, guess = _shown(given), nearest(given, known) if isinstance(given, str) else None
    return Translatable(f"{shown}; did you mean {guess!r}?", "got-near", got=shown, guess=guess) if guess else shown


def _data_path(data: Any, loc: tuple[int | str, ...], open_end: bool) -> tuple[DataPath, bool]:
    """Return the path of an error in the data. The location also names branches of unions; the data does not."""
    path: list[str | int] = []
    labelled = False
    for index, part in enumerate(loc):
        last = open_end and index == len(loc) - 1
        if isinstance(data, Mapping):
            # JSON knows only text as keys, the data may have whole numbers
            key = next((key for key in (part, *data) if str(key) == str(part) and key in data), None)
            if key is not None:
                path.append(key)
                data = data[key]
                continue
        elif isinstance(data, (list, tuple)) and isinstance(part, int) and part < len(data):
            path.append(part)
            data = data[part]
            continue
        if last:
            path.append(part)
        else:
            labelled = True
    return tuple(path), labelled


def _known_keys(model: type[BaseModel], loc: tuple[int | str, ...]) -> list[str]:
    """The keys that the model, or the part of it at a location, has."""
    hints: list[Any] = [model]
    for part in loc:
        leaves = [leaf for hint in hints for leaf in _leaves(hint)]
        named = [leaf for leaf in leaves if _is_branch(leaf, part)]
        hints = named or [inner for leaf in leaves for inner in _inside(leaf, part)] or leaves
    keys: dict[str, None] = {}
    for hint in hints:
        for leaf in _leaves(hint):
            if _is_model(leaf):
                keys.update(dict.fromkeys(field.alias or name for name, field in leaf.model_fields.items()))
    return list(keys)


def _is_model(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, BaseModel)


def _leaves(hint: Any) -> list[Any]:
    """The hint without annotations and unions."""
    origin = get_origin(hint)
    if origin is Annotated:
        return _leaves(get_args(hint)[0])
    if origin in (Union, UnionType):
        return [leaf for arg in get_args(hint) for leaf in _leaves(arg)]
    return [hint]


def _is_branch(leaf: Any, part: int | str) -> bool:
    """Return whether this part of a location names the branch of a union: a model by its name or by its tag."""
    if not _is_model(leaf) or part in leaf.model_fields:
        return False
    tags = [
        str(tag.value if isinstance(tag, Enum) else tag)
        for field in leaf.model_fields.values()
        if get_origin(field.annotation) is Literal
        for tag in get_args(field.annotation)
    ]
    return part == leaf.__name__ or part in tags


def _inside(leaf: Any, part: int | str) -> list[Any]:
    """The hints of what stands under a key or index."""
    if _is_model(leaf):
        found = [field.annotation for name, field in leaf.model_fields.items() if part in (name, field.alias)]
        return found[:1]
    args = get_args(leaf)
    if get_origin(leaf) is dict or (len(args) == 2 and isinstance(part, str)):
        return [args[1]]
    return [arg for arg in args if arg is not Ellipsis]
