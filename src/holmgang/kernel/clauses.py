"""The rulebook as data: numbered clauses in our own words, per language.

A clause file is Markdown that people read and this module parses::

    # Title of the game
    ## K6-1 Scene
    - **K6-1.1** [auto] (source) A fight always starts with …
      A continuation line is indented by two spaces.

The marks in brackets tell who decides (``auto``, ``choice``, ``ruling``) and, where it is no plain rule of the book,
what kind of clause it is: ``[house]``, ``[definition]`` or ``[conduct]``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from holmgang.kernel.errors import ContentError, Problem, UnknownName
from holmgang.kernel.messages import Translatable

F = TypeVar("F", bound=Callable[..., Any])


DECIDED_BY = ("auto", "choice", "ruling")
"""The decider: the engine, a seat, the master."""

KINDS = ("rule", "house", "ruling", "definition", "conduct")
"""Kinds of clauses: a rule of the book, one of ours, a question for the master, a meaning, advice to people."""

COUNTED = ("rule", "house", "ruling")
"""The kinds that play can follow or break; the others are read, not proved."""

MARKS = (*DECIDED_BY, "rule", "house", "definition", "conduct")

_SECTION = re.compile(r"^## (?P<id>[A-Z0-9]+-\d+) (?P<title>.+)$")
_CLAUSE = re.compile(
    r"^- \*\*(?P<id>[A-Z0-9]+-\d+\.\d+[a-z]?)\*\* (?P<kinds>(?:\[\w+\] )+)\((?P<origin>[^()]*)\) (?P<text>.+)$"
)
_EMPHASIS = re.compile(r"(\*{1,2})(?=\S)(.+?)(?<=\S)\1")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause. ``kinds`` are its marks as written; ``kind`` is what they come to."""

    id: str
    section: str
    title: str
    kinds: tuple[str, ...]
    origin: str
    text: str

    @property
    def kind(self) -> str:
        """One of :data:`KINDS`; without a mark it is a rule."""
        return next((kind for kind in ("definition", "conduct", "house", "ruling") if kind in self.kinds), "rule")

    @property
    def plain(self) -> str:
        """The text without the marks of Markdown: emphasis and backticks."""
        return _unmarked(self.text)


@lru_cache(maxsize=4096)
def _unmarked(text: str) -> str:
    """Return a clause's text without marks; cached, for the same clauses are quoted again and again."""
    return _EMPHASIS.sub(r"\2", text).replace("`", "")


class Rulebook:
    """The clauses of one system in one language, in the book's order."""

    def __init__(self, title: str, clauses: Mapping[str, Clause]) -> None:
        self.title, self._clauses = title, dict(clauses)

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __len__(self) -> int:
        return len(self._clauses)

    def __contains__(self, name: object) -> bool:
        return name in self._clauses

    def __getitem__(self, name: str) -> Clause:
        if name not in self._clauses:
            raise UnknownName(Translatable("clause", "clause"), name, list(self._clauses)[:10])
        return self._clauses[name]

    def find(self, name: str) -> tuple[Clause, ...]:
        """A clause by id, or all clauses of a section (``K6-21``); ids may be given in any case."""
        wanted = name.upper() if name.upper() in self._clauses else name
        if wanted in self._clauses:
            return (self._clauses[wanted],)
        found = tuple(clause for clause in self if clause.section == name.upper())
        if not found:
            raise UnknownName(
                Translatable("clause or section", "clause-or-section"),
                name,
                list(dict.fromkeys(clause.section for clause in self)),
            )
        return found


def parse_clauses(text: str, file: str) -> Rulebook:
    """Read a clause file; every line that is neither heading, clause nor continuation is a problem."""
    title, section, section_title = "", "", ""
    clauses: dict[str, Clause] = {}
    problems: list[Problem] = []
    last: str | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        if line.startswith("# "):
            title = line[2:].strip()
        elif found := _SECTION.match(line):
            section, section_title, last = found["id"], found["title"].strip(), None
        elif found := _CLAUSE.match(line):
            name, kinds = found["id"], tuple(re.findall(r"\[(\w+)\]", found["kinds"]))
            last = name
            if name in clauses:
                problems.append(Problem(file, number, name, "the clause stands twice"))
            if not name.startswith(section + "."):
                problems.append(Problem(file, number, name, f"the clause stands under section {section or 'none'}"))
            if wrong := [kind for kind in kinds if kind not in MARKS]:
                problems.append(Problem(file, number, name, f"kind [{wrong[0]}]; allowed: {', '.join(MARKS)}"))
            clauses[name] = Clause(name, section, section_title, kinds, found["origin"], found["text"].strip())
        elif last and line.startswith("  "):
            clause = clauses[last]
            clauses[last] = Clause(
                clause.id, clause.section, clause.title, clause.kinds, clause.origin, f"{clause.text} {line.strip()}"
            )
        else:
            problems.append(
                Problem(file, number, "", "neither `## ID title` nor a clause `- **ID** [kind] (origin) text`")
            )
    if problems:
        raise ContentError(problems)
    return Rulebook(title, clauses)


def load_clauses(folder: Path, lang: str) -> Rulebook:
    """The rulebook of a system's folder in a language, or in English where that language is not there."""
    path = folder / f"{lang}.md"
    if not path.is_file():
        path = folder / "en.md"
    return parse_clauses(path.read_text(encoding="utf-8"), str(path))


def by_clause(*clauses: str) -> Callable[[F], F]:
    """Mark a function of a system's ``rules.py`` with the clauses it carries out: ``@by_clause("K6-20.1")``.

    The function itself is returned, so numba can still compile it; its attribute ``clauses`` lets vectors that call it
    prove those clauses.
    """

    def mark(function: F) -> F:
        function.clauses = clauses  # type: ignore[attr-defined]
        return function

    return mark
