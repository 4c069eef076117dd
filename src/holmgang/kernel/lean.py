"""Small tools that keep questions cheap: they are made by the million in a simulation and mostly thrown away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from functools import cache, cached_property
from types import FunctionType
from typing import Any, Generic, ParamSpec, TypeVar, cast, dataclass_transform, overload

P = ParamSpec("P")
T = TypeVar("T")


class lazy(Generic[T]):  # noqa: N801 - reads like ``property``
    """A property computed at the first look and kept. ``functools.cached_property`` takes a lock in Python 3.11."""

    def __init__(self, make: Callable[[Any], T]) -> None:
        self.make, self.name, self.__doc__ = make, make.__name__, make.__doc__

    @overload
    def __get__(self, owner: None, cls: type) -> lazy[T]: ...
    @overload
    def __get__(self, owner: object, cls: type) -> T: ...
    def __get__(self, owner: Any, cls: type) -> Any:
        if owner is None:
            return self
        made = self.make(owner)
        setattr(owner, self.name, made)  # from now on the attribute is found before this descriptor
        return made


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """A dataclass compared by identity whose fields nobody changes: the type checker sees to it, not the interpreter.

    ``@dataclass(frozen=True)`` sets each field through ``object.__setattr__``, at several times the price.
    """
    return dataclass(eq=False)(cls)


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
def slotted(cls: type[T]) -> type[T]:
    """The same without a dict of its own: made in two thirds of the time, but nothing else can be kept with it."""
    return dataclass(eq=False, slots=True)(cls)


def maker(cls: Callable[P, T]) -> Callable[P, T]:
    """A function that makes what a :func:`slotted` class makes when it is called, in half the time.

    Python 3.11 packs the keywords with which a class is called into a dict and takes them out again; those of a
    function it hands over as they are. It is written of the names of fields only, as dataclasses themselves are.
    """
    kinds = fields(cast(Any, cls))
    scope = {"cls": cls, "new": object.__new__, **{f"_{one.name}": one.default for one in kinds}}
    given = sorted((one for one in kinds if one.init), key=lambda one: one.kw_only is True)
    named = [one.name if one.default is MISSING else f"{one.name}=_{one.name}" for one in given]
    kept = [f"made.{one.name} = {one.name}" for one in given]
    kept += [f"made.{one.name} = _{one.name}" for one in kinds if not one.init and one.default is not MISSING]
    exec(f"def make({', '.join(named)}):\n made = new(cls)\n {'; '.join(kept)}\n return made", scope)
    return cast(Callable[P, T], scope["make"])


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """A small dataclass compared by its fields that nobody changes, at a third of the price of ``frozen=True``."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


def unguarded(model: T) -> T:
    """A pydantic model as a plain object with the same fields and methods, to be read only.

    A model looks for private attributes behind every read, at three times the price; rules read their knobs all the
    time, and nobody can change them.
    """
    made: Any = object.__new__(_plain_class(type(model)))  # type: ignore[arg-type]
    for name, member in _members(type(model)).items():
        if isinstance(member, cached_property):
            made.__dict__[name] = getattr(model, name)
    made.__dict__.update({name: getattr(model, name) for name in type(model).model_fields})  # type: ignore[attr-defined]
    return cast(T, made)


@cache
def _plain_class(model: type) -> type:
    methods = {name: member for name, member in _members(model).items() if not isinstance(member, cached_property)}
    return type(model.__name__, (), methods)


def _members(model: type) -> dict[str, Any]:
    """The methods and properties that a model and its own bases define, as far as they are no affair of pydantic's."""
    kinds = (FunctionType, property, cached_property, staticmethod, classmethod)
    ours = [base for base in reversed(model.__mro__) if not base.__module__.startswith(("pydantic", "builtins"))]
    members = {name: member for base in ours for name, member in vars(base).items() if isinstance(member, kinds)}
    return {name: member for name, member in members.items() if not name.startswith("__")}


def shallow(thing: T) -> T:
    """A copy that shares everything with the original; ``copy.copy`` takes the long way round."""
    made = object.__new__(type(thing))
    made.__dict__ = thing.__dict__.copy()
    return made


def altered(thing: T, **fields: Any) -> T:
    """A shallow copy with other values in some fields. ``dataclasses.replace`` makes all of it anew, at many times the
    price; it is for what works something out when it is made, or has slots."""
    made = shallow(thing)
    made.__dict__.update(fields)
    return made
