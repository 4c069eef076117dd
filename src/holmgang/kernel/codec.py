"""State to JSON and back, driven by the type hints of plain dataclasses.

Supported: ``int``, ``str``, ``bool``, ``None``, ``Fraction``, ``StrEnum``, ``Literal``, lists, tuples, dicts
with string or integer keys, dataclasses, unions of one of those with ``None``, and unions of dataclasses (tagged by
class name).
Sets and floats are refused: the first have no order, the second are not exact.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Convert = Callable[[Any], Any]

_AS_IT_IS: tuple[Any, ...] = (int, str, bool, type(None), Any)


def _same(value: Any) -> Any:
    return value


_CODERS: dict[Any, tuple[Convert, Convert]] = {}


def _coder(hint: Any) -> tuple[Convert, Convert]:
    """The pair (dump, load) for a type hint, made once."""
    made = _CODERS.get(hint)
    if made is None:
        made = _CODERS[hint] = _made_coder(hint)
    return made


def _made_coder(hint: Any) -> tuple[Convert, Convert]:
    if hint in _AS_IT_IS or get_origin(hint) is Literal:
        return _same, _same
    if hint is Fraction:
        return str, Fraction
    if isinstance(hint, type) and issubclass(hint, Enum):
        return (lambda value: value.value), hint
    if isinstance(hint, type) and is_dataclass(hint):
        return _dataclass_coder(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _union_coder(args)
    if origin is list:
        return _list_coder(_coder(args[0]), list)
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        return _list_coder(_coder(args[0]), tuple)
    if origin is tuple:
        return _tuple_coder([_coder(arg) for arg in args])
    if origin is dict and args[0] in (str, int):
        return _dict_coder(args[0], _coder(args[1]))
    raise TypeError(f"{hint!r} cannot be part of a state: use dataclasses, lists, tuples, dicts, integers and strings")


def _list_coder(item: tuple[Convert, Convert], made: Callable[[Any], Any]) -> tuple[Convert, Convert]:
    dump, load = item
    if dump is _same:
        return list, made
    return (lambda value: [dump(entry) for entry in value]), (lambda value: made([load(entry) for entry in value]))


def _tuple_coder(items: list[tuple[Convert, Convert]]) -> tuple[Convert, Convert]:
    dumps, loads = [dump for dump, _ in items], [load for _, load in items]
    return (
        lambda value: [dump(entry) for dump, entry in zip(dumps, value, strict=True)],
        lambda value: tuple(load(entry) for load, entry in zip(loads, value, strict=True)),
    )


def _dict_coder(key: type, item: tuple[Convert, Convert]) -> tuple[Convert, Convert]:
    dump, load = item
    if key is int:  # JSON knows string keys only
        return (
            lambda value: {str(name): dump(entry) for name, entry in value.items()},
            lambda value: {int(name): load(entry) for name, entry in value.items()},
        )
    if dump is _same:
        return dict, dict
    return (
        lambda value: {name: dump(entry) for name, entry in value.items()},
        lambda value: {name: load(entry) for name, entry in value.items()},
    )


def _union_coder(args: tuple[Any, ...]) -> tuple[Convert, Convert]:
    some = [arg for arg in args if arg is not type(None)]
    if len(some) == 1:
        dump, load = _coder(some[0])
        return (lambda value: None if value is None else dump(value)), (
            lambda value: None if value is None else load(value)
        )
    if all(arg in _AS_IT_IS for arg in some):
        return _same, _same
    if not all(isinstance(arg, type) and is_dataclass(arg) for arg in some):
        raise TypeError(f"a state cannot hold the union of {some}: only of dataclasses, or of one type and None")
    coders = {arg.__name__: _coder(arg) for arg in some}

    def dump_tagged(value: Any) -> Any:
        if value is None:
            return None
        name = type(value).__name__
        return {"is": name, **coders[name][0](value)}

    def load_tagged(value: Any) -> Any:
        if value is None:
            return None
        return coders[value["is"]][1]({key: item for key, item in value.items() if key != "is"})

    return dump_tagged, load_tagged


def _dataclass_coder(cls: type) -> tuple[Convert, Convert]:
    """Compiled once per class: one dict display to dump, one constructor call to load."""
    hints = get_type_hints(cls)
    scope: dict[str, Any] = {"cls": cls}
    dumps, loads = [], []
    for field in fields(cls):
        if not field.init:
            continue
        name = field.name
        # A class may contain itself, so the coder of a field is looked up when first used.
        hint = hints[name]
        dump, load = (_late(hint, 0), _late(hint, 1)) if _mentions(hint, cls) else _coder(hint)
        if dump is _same:
            dumps.append(f"{name!r}: o.{name}")
            loads.append(f"{name}=d[{name!r}]")
        else:
            scope[f"dump_{name}"], scope[f"load_{name}"] = dump, load
            dumps.append(f"{name!r}: dump_{name}(o.{name})")
            loads.append(f"{name}=load_{name}(d[{name!r}])")
    source = f"def dump(o): return {{{', '.join(dumps)}}}\ndef load(d): return cls({', '.join(loads)})"
    exec(source, scope)  # the source is made of field names only, as dataclasses themselves do
    return scope["dump"], scope["load"]


def _late(hint: Any, which: int) -> Convert:
    def convert(value: Any) -> Any:
        return _coder(hint)[which](value)

    return convert


def _mentions(hint: Any, cls: type) -> bool:
    return hint is cls or any(_mentions(arg, cls) for arg in get_args(hint))


def dump(value: Any, hint: Any = None) -> Any:
    """The JSON form of a state. It shares nothing with the state that can change."""
    return _coder(hint or type(value))[0](value)


def load(cls: type[T], data: Any) -> T:
    """A new state from its JSON form."""
    made: T = _coder(cls)[1](data)
    return made
