"""The law of house rules: what we invented never narrows or contradicts the source silently.

A house clause that narrows a clause of the source says so twice: in the rulebook by its origin,
``(house; narrows PS-15.3)``, and in the knobs by :class:`holmgang.kernel.content.Narrows`. The two must agree, and the
default of the knob must be the value by which the source holds in full.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from holmgang.kernel.clauses import Clause
from holmgang.kernel.content import Narrows
from holmgang.kernel.system import System

_DECLARED = re.compile(r"narrows (?P<clause>[A-Z0-9]+-\d+\.\d+[a-z]?)")


def broken_by(system: System[Any]) -> list[str]:
    """Return how the house clauses of a system break the law, one sentence each; empty: they do not."""
    return [*_knobs_that_narrow(system), *_clauses_without_a_knob(system)]


def narrowed_by(clause: Clause) -> list[str]:
    """Return the clauses of the source that a house clause declares to narrow."""
    return [found["clause"] for found in _DECLARED.finditer(clause.origin)]


def _declarations(system: System[Any]) -> Iterator[tuple[str, Narrows, list[str], Any]]:
    """Yield knob, declaration, clauses of the knob and its default."""
    for name, field in system.knobs_model.model_fields.items():
        for mark in field.metadata:
            if isinstance(mark, Narrows):
                clauses = [part.strip() for part in (field.description or "").split(",")]
                yield name, mark, clauses, field.get_default(call_default_factory=True)


def _knobs_that_narrow(system: System[Any]) -> Iterator[str]:
    book = system.rulebook
    for name, mark, clauses, default in _declarations(system):
        if default != mark.off:
            yield f"{name} is {default!r} by default and so narrows {mark.clause}; the source holds with {mark.off!r}"
        if mark.clause not in book or book[mark.clause].kind == "house":
            yield f"{name} narrows {mark.clause}, which is no clause of the source"
        for clause in clauses:
            if clause not in book or mark.clause not in narrowed_by(book[clause]):
                yield f"{name} narrows {mark.clause}, but {clause} does not say so in the rulebook"


def _clauses_without_a_knob(system: System[Any]) -> Iterator[str]:
    switched = {(clause, mark.clause) for _, mark, clauses, _ in _declarations(system) for clause in clauses}
    for clause in system.rulebook:
        for narrowed in narrowed_by(clause):
            if (clause.id, narrowed) not in switched:
                yield f"{clause.id} narrows {narrowed}, and no knob switches it off"
