"""The fields that people may write in a pack, in plain words, from the models themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from holmgang.kernel.content import Dice, Ref, Texts, canonical
from holmgang.kernel.system import System


class Field(NamedTuple):
    """One field: its name, what it may hold, what holds if it is left out (nothing: it must be written)."""

    name: str
    shape: str
    default: str
    written: str = ""
    """The default as it would stand in a file."""


def fields_of(model: type[BaseModel]) -> list[Field]:
    """The fields of a model, as people write them."""
    return [
        Field(info.alias or name, _shape(info), _default(info), _written(info))
        for name, info in model.model_fields.items()
    ]


def field_tables(system: System[Any]) -> str:
    """The kinds of content of a system with their fields, as Markdown."""
    parts: list[str] = []
    inner: dict[str, type[BaseModel]] = {}
    for kind, model in system.content_kinds.items():
        parts.append(_table(f"`{kind}`", model))
        for found in _models(model):
            inner.setdefault(found.__name__, found)
    parts += [_table(f"*{_called(model)}*", model) for model in inner.values()]
    note = "Every entry may also have `name`, a text by language, and `extends` and `replaces`."
    return "\n\n".join([note, *parts])


def _table(title: str, model: type[BaseModel]) -> str:
    lines = [f"{title}", "", "| field | holds | if left out |", "|---|---|---|"]
    for name, shape, default, _ in fields_of(model):
        lines.append(f"| `{name}` | {_cell(shape)} | {_cell(default) or '*must be given*'} |")
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _called(model: type[BaseModel]) -> str:
    """A model by its class: ``AddedDamage`` is an *added damage*."""
    name = model.__name__.removesuffix("Model")
    return "".join(f" {char.lower()}" if char.isupper() else char for char in name).strip()


def _default(info: FieldInfo) -> str:
    value = info.get_default(call_default_factory=True)
    if value is PydanticUndefined:
        return ""
    if info.annotation is not None and value == (0, 0):
        return "none"
    plain = canonical(value)
    if plain in (None, [], {}, ""):
        return "nothing"
    if isinstance(plain, bool):
        return "true" if plain else "false"
    if isinstance(plain, list) and _is_dice(value):
        return f"{plain[0]}d{plain[1]}"
    return ", ".join(map(str, plain)) if isinstance(plain, list) else str(plain)


def _written(info: FieldInfo) -> str:
    value = info.get_default(call_default_factory=True)
    if value is PydanticUndefined or value is None:
        return ""
    return f"{value[0]}d{value[1]}" if _is_dice(value) else json.dumps(canonical(value), ensure_ascii=False)


def _is_dice(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(isinstance(part, int) for part in value)


def _shape(info: FieldInfo) -> str:
    return _words(Annotated[(info.annotation, *info.metadata)] if info.metadata else info.annotation)


def _words(hint: Any) -> str:
    if hint == Dice:
        return "dice like 2d6"
    if hint == Texts:
        return "a text by language"
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(args[0], args[1:])
    if origin in (Union, UnionType):
        return " or ".join(dict.fromkeys(_words(arg) for arg in args if arg is not NoneType))
    if origin is Literal:
        return ", ".join(f"`{arg}`" if arg != "" else "nothing" for arg in args)
    if origin in (list, tuple, set, frozenset):
        inner = [arg for arg in args if arg is not Ellipsis]
        return f"a list of: {' or '.join(dict.fromkeys(map(_words, inner)))}"
    if origin in (dict, Mapping):
        return f"a mapping of {_words(args[0])} to {_words(args[1])}"
    if isinstance(hint, type) and issubclass(hint, BaseModel):
        return f"*{_called(hint)}*"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return ", ".join(f"`{one.value}`" for one in hint)
    return {int: "a whole number", str: "a word", bool: "true or false"}.get(hint, str(hint))


def _annotated(hint: Any, marks: tuple[Any, ...]) -> str:
    if any(hasattr(mark, "json_schema") and "dice" in str(mark.json_schema) for mark in marks):
        return "dice like 2d6"
    kinds = [kind for mark in marks if isinstance(mark, Ref) for kind in mark.kinds]
    if kinds:
        return f"an id of {' or '.join(f'`{kind}`' for kind in kinds)}"
    if hint == get_args(Texts)[0]:
        return "a text by language"
    least, most = _limit(marks, "ge"), _limit(marks, "le")
    text = _words(hint)
    if least is not None and most is not None:
        return f"{text}, {least} to {most}"
    return f"{text}, at least {least}" if least is not None else f"{text}, at most {most}" if most is not None else text


def _limit(marks: tuple[Any, ...], name: str) -> Any:
    for mark in marks:
        found = getattr(mark, name, None)
        if found is None and hasattr(mark, "metadata"):
            found = _limit(tuple(mark.metadata), name)
        if found is not None:
            return found
    return None


def _models(model: type[BaseModel]) -> Iterator[type[BaseModel]]:
    """The models that stand inside a model, each before what it holds itself."""
    for info in model.model_fields.values():
        for leaf in _leaves(info.annotation):
            if isinstance(leaf, type) and issubclass(leaf, BaseModel) and leaf is not model:
                yield leaf
                yield from _models(leaf)


def _leaves(hint: Any) -> Iterator[Any]:
    args = get_args(hint)
    if not args or get_origin(hint) is Literal:
        yield hint
    for arg in args:
        yield from _leaves(arg)
