"""Variations of a game: one knob or one content field changed at a time, found by walking the models.

A law that holds for every variation also holds for a field that is added tomorrow: nothing is listed by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from holmgang.kernel.errors import HolmgangError
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game


def variations(library: Library, game: Game) -> Iterator[tuple[str, Game]]:
    """Yield ``"Model.field"`` and a game in which that knob, or that field of a content entry, has another value.

    Values that the models, or the set-up of the system, refuse are left out.
    """
    yield from knob_variations(library, game)
    yield from content_variations(library, game)


def knob_variations(library: Library, game: Game) -> Iterator[tuple[str, Game]]:
    """Yield a game for each other value tried of each knob."""
    knobs: BaseModel = game.scenario.knobs
    for name, field in type(knobs).model_fields.items():
        for value in other_values(getattr(knobs, name), field):
            data = {**game.scenario.data, "preset": None, "knobs": {**dict(game.scenario.data["knobs"]), name: value}}
            try:
                changed = library.game_from(game.system, data, f"{game.scenario.id} with {name}")
            except HolmgangError:
                continue
            yield f"{type(knobs).__name__}.{name}", changed


def content_variations(library: Library, game: Game) -> Iterator[tuple[str, Game]]:
    """Yield a game for each other value tried of each field of each content entry, nested models included."""
    for kind, model in game.system.content_kinds.items():
        for entry_id, entry in game.content.kind(kind).items():
            for number, (field, data) in enumerate(varied_data(entry)):
                try:
                    entries = {**game.content.kind(kind), entry_id: model.model_validate(data)}
                    kinds = {**game.content.kinds, kind: entries}
                    pack = replace(game.content, kinds=kinds, hash=f"{game.content.hash} {kind} {entry_id} {number}")
                    varied = Game(game.system, pack, game.scenario)
                    varied.beginning()
                except (HolmgangError, ValueError, LookupError, TypeError):
                    continue
                yield field, varied


def varied_data(model: BaseModel) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield ``"Model.field"`` and the model's data with another value there; models inside it are varied too."""
    data = model.model_dump(mode="json", warnings=False)
    for name, field in type(model).model_fields.items():
        value = getattr(model, name)
        for other in other_values(value, field):
            yield f"{type(model).__name__}.{name}", {**data, name: other}
        for inner, changed in _varied_inside(value):
            yield inner, {**data, name: changed}


def _varied_inside(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield the variations of models inside a field."""
    if isinstance(value, BaseModel):
        yield from varied_data(value)
    elif isinstance(value, Mapping):
        plain = {key: _plain(item) for key, item in value.items()}
        for key, item in value.items():
            yield from ((field, {**plain, key: changed}) for field, changed in _varied_inside(item))
    elif isinstance(value, (list, tuple)):
        plain_items = [_plain(item) for item in value]
        for place, item in enumerate(value):
            for field, changed in _varied_inside(item):
                yield field, [*plain_items[:place], changed, *plain_items[place + 1 :]]


def _plain(value: Any) -> Any:
    return value.model_dump(mode="json", warnings=False) if isinstance(value, BaseModel) else value


def other_values(value: Any, field: FieldInfo) -> Iterator[Any]:
    """Yield plain values of the field's type that differ from ``value``; a type that is not understood has none."""
    kinds = [kind for kind in (get_args(field.annotation) or (field.annotation,)) if kind is not type(None)]
    if get_origin(field.annotation) is Literal:
        yield from (choice for choice in get_args(field.annotation) if choice != value)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, value + 3)
    elif value is None and int in kinds:
        yield from (1, 2)
    elif isinstance(value, str):
        for kind in kinds:
            if get_origin(kind) is Literal:
                yield from (choice for choice in get_args(kind) if choice != value)
    elif isinstance(value, (list, tuple)) and value and all(type(item) is int for item in value):
        yield [item + 1 for item in value]
    elif isinstance(value, (list, tuple)) and value:
        yield list(value[:-1])
