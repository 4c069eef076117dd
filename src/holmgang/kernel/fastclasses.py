"""Classes for values that are made, and models that are read, by the million in a simulation.

``@dataclass(frozen=True)`` sets each field through ``object.__setattr__``, at several times the price of a plain
assignment. These classes are frozen by the type checker instead of by the interpreter.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property
from types import FunctionType
from typing import Any, TypeVar, cast, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """Make a dataclass compared by identity. Its instances may keep cached properties."""
    return dataclass(eq=False)(cls)


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
def slotted(cls: type[T]) -> type[T]:
    """Make a dataclass compared by identity with slots: made in two thirds of the time."""
    return dataclass(eq=False, slots=True)(cls)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Make a small dataclass compared and hashed by its fields, with slots."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


def shallow_copy(thing: T) -> T:
    """Copy an object without slots; the copy shares every field. ``copy.copy`` takes six times as long."""
    made = object.__new__(type(thing))
    made.__dict__ = thing.__dict__.copy()
    return made


def plain_copy(model: T) -> T:
    """Copy a pydantic model into a plain object with the same fields, methods and properties, to be read only.

    Every attribute read of a model goes through its ``__getattr__`` hook, at three times the price; rules read their
    knobs in every line.
    """
    cls: Any = type(model)
    made: Any = object.__new__(_plain_class(cls))
    for name, member in _members(cls).items():
        if isinstance(member, cached_property):
            made.__dict__[name] = getattr(model, name)
    made.__dict__.update({name: getattr(model, name) for name in cls.model_fields})
    return cast(T, made)


@cache
def _plain_class(model: type) -> type:
    methods = {name: member for name, member in _members(model).items() if not isinstance(member, cached_property)}
    return type(model.__name__, (), methods)


def _members(model: type) -> dict[str, Any]:
    """Return the public methods and properties of a model and its bases, without those of pydantic."""
    kinds = (FunctionType, property, cached_property, staticmethod, classmethod)
    ours = [base for base in reversed(model.__mro__) if not base.__module__.startswith(("pydantic", "builtins"))]
    members = {name: member for base in ours for name, member in vars(base).items() if isinstance(member, kinds)}
    return {name: member for name, member in members.items() if not name.startswith("__")}
