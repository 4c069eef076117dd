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
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
Convert = Callable[[Any], Any]
Write = Callable[[str], str]

_AS_IT_IS: tuple[Any, ...] = (int, str, bool, type(None), Any)


class _Coder(NamedTuple):
    """Writes the expressions that dump and load a value of some type, given the expression of the value itself.

    They are compiled once for each dataclass: states are dumped and loaded for every fork, and a call for each list
    and each optional field would cost more than all the rest.
    """

    dump: Write
    load: Write


def _itself(what: str) -> str:
    return what


_SAME = _Coder(_itself, _itself)
_SCOPE: dict[str, Any] = {"fraction": lru_cache(4096)(Fraction)}
"""Names that the expressions call. Fractions never change, and it takes long to read one."""
_CODERS: dict[Any, _Coder] = {}
_CONVERTERS: dict[Any, tuple[Convert, Convert]] = {}


def _coder(hint: Any) -> _Coder:
    """The expressions for a type hint, made once."""
    made = _CODERS.get(hint)
    if made is None:
        made = _CODERS[hint] = _made_coder(hint)
    return made


def _made_coder(hint: Any) -> _Coder:
    if hint in _AS_IT_IS or get_origin(hint) is Literal:
        return _SAME
    if hint is Fraction:
        return _Coder(_call("str"), _call("fraction"))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _Coder(lambda what: f"{what}.value", _call(_named(hint)))
    if isinstance(hint, type) and is_dataclass(hint):
        return _dataclass_coder(hint)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _union_coder(args)
    if origin is list:
        return _list_coder(_coder(args[0]))
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        dump, load = _list_coder(_coder(args[0]))
        return _Coder(dump, lambda what: f"tuple({load(what)})")
    if origin is tuple:
        return _tuple_coder([_coder(arg) for arg in args])
    if origin is dict and args[0] in (str, int):
        return _dict_coder(args[0], _coder(args[1]))
    raise TypeError(f"{hint!r} cannot be part of a state: use dataclasses, lists, tuples, dicts, integers and strings")


def _named(thing: Any) -> str:
    """A new name by which expressions find a thing."""
    name = f"known_{len(_SCOPE)}"
    _SCOPE[name] = thing
    return name


def _call(name: str) -> Write:
    return lambda what: f"{name}({what})"


def _list_coder(item: _Coder) -> _Coder:
    def each(write: Write) -> Write:
        if write is _itself:
            return lambda what: f"[*{what}]"
        return lambda what: f"[{write('one')} for one in {what}]"

    return _Coder(each(item.dump), each(item.load))


def _tuple_coder(items: list[_Coder]) -> _Coder:
    """A tuple of a certain length is a list of as many in JSON; taking it apart sees to the length."""
    names = [f"part{place}" for place in range(len(items))]
    apart = "".join(f"{name}, " for name in names)
    dumps = "".join(f"{item.dump(name)}, " for item, name in zip(items, names, strict=True))
    loads = "".join(f"{item.load(name)}, " for item, name in zip(items, names, strict=True))
    return _Coder(
        lambda what: f"[[{dumps}] for ({apart}) in ({what},)][0]",
        lambda what: f"[({loads}) for ({apart}) in ({what},)][0]",
    )


def _dict_coder(key: type, item: _Coder) -> _Coder:
    def each(write: Write, named: str) -> Write:
        if key is str and write is _itself:
            return lambda what: f"{{**{what}}}"
        return lambda what: f"{{{named}: {write('one')} for name, one in {what}.items()}}"

    if key is int:  # JSON knows string keys only
        return _Coder(each(item.dump, "str(name)"), each(item.load, "int(name)"))
    return _Coder(each(item.dump, "name"), each(item.load, "name"))


def _union_coder(args: tuple[Any, ...]) -> _Coder:
    some = [arg for arg in args if arg is not type(None)]
    if all(arg in _AS_IT_IS for arg in some):
        return _SAME
    if len(some) == 1:
        dump, load = _coder(some[0])
        return _Coder(
            lambda what: f"(None if {what} is None else {dump(what)})",
            lambda what: f"(None if {what} is None else {load(what)})",
        )
    if not all(isinstance(arg, type) and is_dataclass(arg) for arg in some):
        raise TypeError(f"a state cannot hold the union of {some}: only of dataclasses, or of one type and None")
    named: dict[str, Any] = {arg.__name__: arg for arg in some}

    def dump_tagged(value: Any) -> Any:
        if value is None:
            return None
        name = type(value).__name__
        return {"is": name, **_converters(named[name])[0](value)}

    def load_tagged(value: Any) -> Any:
        return None if value is None else _converters(named[value["is"]])[1](value)

    return _Coder(_call(_named(dump_tagged)), _call(_named(load_tagged)))


def _dataclass_coder(cls: type) -> _Coder:
    """One dict display to dump, one constructor call to load."""
    dumping, loading = _named(None), _named(None)
    made = _CODERS[cls] = _Coder(_call(dumping), _call(loading))  # known before its fields: a class may contain itself
    hints = get_type_hints(cls)
    dumps, loads = [], []
    for field in fields(cls):
        if field.init:
            dump, load = _coder(hints[field.name])
            dumps.append(f"{field.name!r}: {dump(f'value.{field.name}')}")
            given = f"{field.name}=" if field.kw_only else ""
            loads.append(f"{given}{load(f'value[{field.name!r}]')}")
    _SCOPE[dumping] = _compiled("value", f"{{{', '.join(dumps)}}}")
    _SCOPE[loading] = _compiled("value", f"{_named(cls)}({', '.join(loads)})")
    return made


def _compiled(argument: str, expression: str) -> Convert:
    """A function of an expression, which is made of the names of fields only, as dataclasses themselves do."""
    made: Convert = eval(f"lambda {argument}: {expression}", _SCOPE)
    return made


def _converters(hint: Any) -> tuple[Convert, Convert]:
    """The functions that dump and load values of a type, made once."""
    made = _CONVERTERS.get(hint)
    if made is None:
        dump, load = _coder(hint)
        made = _CONVERTERS[hint] = _compiled("value", dump("value")), _compiled("value", load("value"))
    return made


def dump(value: Any, hint: Any = None) -> Any:
    """The JSON form of a state. It shares nothing with the state that can change."""
    return _converters(hint or type(value))[0](value)


def load(cls: type[T], data: Any) -> T:
    """A new state from its JSON form."""
    made: T = _converters(cls)[1](data)
    return made
