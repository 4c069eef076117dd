"""Messages of Fluent files, parsed when they are first said.

A house speaks thousands of sentences in three languages and needs a few hundred of them in an evening. Parsing them all
took longer than everything else a server does before it can show a table again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Literal
from fluent.syntax import ast

_BEGINS = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
_NAMED = re.compile(r"-?[a-zA-Z][\w-]*")

Row = tuple[str, ...]
"""A simple message, as most are: text, name of a fact, text, name of a fact, …, text."""


@lru_cache(maxsize=512)
def entries_in(text: str) -> tuple[tuple[str, str], ...]:
    """The messages and terms of a file, each with its own text. Only they begin at the margin."""
    begins = list(_BEGINS.finditer(text))
    ends = [one.start() for one in begins[1:]] + [len(text)]
    return tuple((one[1], text[one.start() : end]) for one, end in zip(begins, ends, strict=True))


def has_value(entry: str) -> bool:
    """Does a message say anything by itself, beside its attributes?"""
    first, _, rest = entry.partition("=")[2].partition("\n")
    following = next((line.strip() for line in rest.splitlines() if line.strip()), "")
    return bool(first.strip()) or bool(following and not following.startswith((".", "#")))


def faults_in(files: Iterable[Path]) -> Iterator[str]:
    """Return the mistakes in files of one folder: text that is no message, and keys that stand twice."""
    seen: set[str] = set()
    for file in files:
        for item in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(item, ast.Junk):
                yield f"{file.name}: no message: {str(item.content).strip()[:60]!r}"
            elif isinstance(item, (ast.Message, ast.Term)):
                name = ("-" if isinstance(item, ast.Term) else "") + item.id.name
                if name in seen:
                    yield f"{file.name}: {name} stands twice"
                seen.add(name)


class Messages:
    """The messages of one language. A later one of the same name takes the place of the earlier."""

    def __init__(self, lang: str, functions: dict[str, Any]) -> None:
        self._bundle: Any = FluentBundle([lang], functions=functions, use_isolating=False)
        self._unread: dict[str, str] = {}
        self.keys: dict[str, None] = {}
        """The messages that say something, in the order of the files."""

    def add(self, name: str, entry: str) -> None:
        """A message or term with its text."""
        self._unread[name] = entry
        if not name.startswith("-") and has_value(entry):
            self.keys[name] = None

    def said(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[str, list[Any]]:
        """A pattern put together, and what was wrong with it."""
        text, errors = self._bundle.format_pattern(pattern, args)
        return text, errors

    def __getitem__(self, name: str) -> Any:
        """A message by its name, with all that it may refer to."""
        self._read(name)
        return self._bundle.get_message(name)

    def row(self, name: str) -> Row | None:
        """A message as a row, other messages that it quotes included; None: there is more to it, such as variants."""
        try:
            return self._row(name, ())
        except LookupError:  # what stands there, or is quoted, is no message
            return None

    def _row(self, name: str, within: tuple[str, ...]) -> Row | None:
        row, pattern = [""], self[name].value
        for element in getattr(pattern, "elements", (pattern,)):
            match getattr(element, "expression", element):
                case Literal() as literal:
                    row[-1] += literal(None)  # type: ignore[arg-type]  # it needs no surroundings
                case ast.VariableReference(id=fact) if "_" not in fact.name:
                    row += [fact.name.replace("-", "_"), ""]
                case ast.MessageReference(id=other, attribute=None) if other.name not in within:
                    quoted = self._row(other.name, (*within, name))
                    if quoted is None:
                        return None
                    row[-1:] = [row[-1] + quoted[0], *quoted[1:]]
                case _:
                    return None
        return tuple(row)

    def _read(self, name: str) -> None:
        pending = [name]
        while pending:
            entry = self._unread.pop(pending.pop(), None)
            if entry is not None:
                self._bundle.add_resource(FluentResource(entry), allow_overrides=True)
                pending += [one for one in _NAMED.findall(entry) if one in self._unread]
