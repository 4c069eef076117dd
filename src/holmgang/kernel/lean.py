"""Small tools that keep questions cheap: they are made by the million in a simulation and mostly thrown away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, dataclass_transform, overload

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


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """A small dataclass compared by its fields that nobody changes, at a third of the price of ``frozen=True``."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


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
