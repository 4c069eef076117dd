"""The knowledge of compiled code: an allow-list that decides which fights it may play instead of the engine.

Compiled code (bulk fights, exact solvers) is written for some fields of the content, some knobs and some policies. A
system declares them as a :class:`CompiledScope`. Everything else that differs from its default in a game sends the
fight to the engine, so a new field or knob is unknown until it is declared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

if TYPE_CHECKING:
    from holmgang.kernel.system import Game


@dataclass(frozen=True)
class CompiledScope:
    """The fields, knobs and policies that a system's compiled code knows.

    ``fields`` are named ``"Model.field"``, of the knobs, the set-up and the content alike. ``policies`` are those that
    the compiled code plays. ``models`` returns the content entries that are in use in a game.
    """

    fields: frozenset[str]
    policies: frozenset[str]
    models: Callable[[Game], Iterable[BaseModel]]

    def unknown(self, game: Game, policies: Mapping[str, str]) -> tuple[str, ...]:
        """Return what the compiled code does not know of a game, each once: ``"Model.field"`` or ``"policy x"``."""
        found = [f"policy {name}" for name in policies.values() if name not in self.policies]
        for model in (game.scenario.knobs, game.scenario.setup, *self.models(game)):
            found += [field for field in changed_fields(model) if field not in self.fields]
        return tuple(dict.fromkeys(found))


def changed_fields(value: Any) -> Iterator[str]:
    """Yield ``"Model.field"`` for every field inside a value that differs from its default or has none."""
    if isinstance(value, BaseModel):
        for name, field in type(value).model_fields.items():
            given = getattr(value, name)
            if field.is_required() or given != field.get_default(call_default_factory=True):
                yield f"{type(value).__name__}.{name}"
                yield from changed_fields(given)
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from changed_fields(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from changed_fields(item)
