"""Which clauses of a rulebook code cites and vectors prove.

A clause is *cited* when it was cited while any vector ran, and *proved* when a passing vector names it in its ``cites``
and it was cited on the way there. Rules, house rules and rulings are counted; definitions and conduct are only listed:
nothing in play follows from them alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from holmgang.kernel.clauses import COUNTED, KINDS
from holmgang.kernel.system import System
from holmgang.testing.vectors import Result


@dataclass(frozen=True)
class Coverage:
    """The state of a rulebook. ``clauses`` are those that count; ``uncounted`` the others, by kind."""

    system: str
    clauses: tuple[str, ...]
    cited: tuple[str, ...]
    proved: tuple[str, ...]
    uncounted: Mapping[str, tuple[str, ...]]

    @property
    def missing(self) -> tuple[str, ...]:
        """The clauses no vector proves."""
        return tuple(clause for clause in self.clauses if clause not in self.proved)

    def plain(self) -> dict[str, Any]:
        """For ``--json``: counts, and the missing ids."""
        return {
            "system": self.system,
            "clauses": len(self.clauses),
            "cited": len(self.cited),
            "proved": len(self.proved),
            "missing": list(self.missing),
            "uncounted": {kind: list(clauses) for kind, clauses in self.uncounted.items()},
        }


def coverage(system: System[Any], results: Iterable[Result]) -> Coverage:
    """Return the coverage of a rulebook by a run of its vectors."""
    cited: dict[str, None] = {}
    proved: dict[str, None] = {}
    for result in results:
        cited.update(dict.fromkeys(result.cited))
        if result.passed:
            proved.update(dict.fromkeys(clause for clause in result.case.cites if clause in result.cited))
    clauses = tuple(clause.id for clause in system.rulebook if clause.kind in COUNTED)
    uncounted = {
        kind: tuple(clause.id for clause in system.rulebook if clause.kind == kind)
        for kind in KINDS
        if kind not in COUNTED
    }
    return Coverage(
        system.id,
        clauses,
        tuple(clause for clause in clauses if clause in cited),
        tuple(clause for clause in clauses if clause in proved),
        uncounted,
    )
