"""House rules as a reader meets them: how a knob and its values are called, and which clauses it touches.

Names stand in the words files of a system: ``knob-aim-bonus``, ``knob-value-never``, ``field-template`` for the fields
of a scenario, ``preset-compact``. What has no name there is shown by its id.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pydantic import BaseModel

from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import System
from holmgang.kernel.words import Lexicon, Words, words_key

PATH = "knobs."


@lru_cache(64)
def clauses_of_knobs(system: System[Any]) -> Mapping[str, tuple[str, ...]]:
    """The clauses of each knob.

    A knob names them in the description of its field, or of the group of numbers it holds; a clause may name the knob
    in its text; else the words file says it in an attribute (``.clauses = TK-7.1``).
    """
    cited = re.compile(rf"\b{re.escape(system.prefix)}-\d+\.\d+[a-z]?\b")
    found = {name: cited.findall(_described(system.knobs_model, name)) for name in system.knobs_model.model_fields}
    for clause in system.rulebook:
        for name in re.findall(r"`([a-z][a-z0-9_]*)", clause.text):
            if name in found:
                found[name].append(clause.id)
    lexicon = Lexicon([system.folder / "words"])
    for name, ids in found.items():
        if not ids and lexicon.has(words_key("knob", name)):
            ids += cited.findall(lexicon.attribute(words_key("knob", name), "clauses"))
    return {name: tuple(one for one in dict.fromkeys(ids) if one in system.rulebook) for name, ids in found.items()}


def _described(model: type[BaseModel], name: str) -> str:
    """Return the description of a knob."""
    field = model.model_fields[name]
    group = field.annotation
    says = group.__doc__ if isinstance(group, type) and issubclass(group, BaseModel) else ""
    return f"{field.description or ''} {says or ''}"


@lru_cache(64)
def knobs_of_clauses(system: System[Any]) -> Mapping[str, tuple[str, ...]]:
    """The other way round: the knobs that touch each clause."""
    found: dict[str, list[str]] = {}
    for name, clauses in clauses_of_knobs(system).items():
        for clause in clauses:
            found.setdefault(clause, []).append(name)
    return {clause: tuple(names) for clause, names in found.items()}


def knob_called(words: Words, path: str) -> str:
    """The name of a knob by its path; one of a group of numbers says both: ``penalty by distance: long``."""
    name, _, inner = path.removeprefix(PATH).partition(".")
    called = _named(words, "knob", name)
    return f"{called}: {field_called(words, inner)}" if inner else called


def value_called(words: Words, value: str) -> str:
    """One of the values that a knob or a field can have."""
    return _named(words, "knob-value", value)


def field_called(words: Words, key: str) -> str:
    """A field of a scenario."""
    return _named(words, "field", key)


def preset_called(words: Words, name: str) -> str:
    """A set of house rules."""
    return _named(words, "preset", name)


def _named(words: Words, kind: str, name: str) -> str:
    key = words_key(kind, name)
    return words.say(Phrase(key)) if re.fullmatch(r"[a-z0-9-]+", key) and words.has(key) else words.say(name)


def shown(words: Words, value: Any) -> str:
    """A value of a knob, whatever it is."""
    if isinstance(value, bool):
        return "✓" if value else "✗"
    if isinstance(value, Mapping):
        return ", ".join(f"{field_called(words, str(key))} {shown(words, one)}" for key, one in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(shown(words, one) for one in value) or "–"
    if value is None:
        return "–"
    return value_called(words, value) if isinstance(value, str) else words.say(value)
