"""Two small tools that keep questions cheap: they are made by the million in a simulation and mostly thrown away."""

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
