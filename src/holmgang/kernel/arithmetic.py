"""Marking the functions of a system's ``rules.py`` with the clauses they carry out.

The arithmetic of a book is pure functions of integers and knobs. A function stays exactly what it was (numba compiles
it, icepool maps dice through it); it only gets an attribute ``clauses``, so that vectors which call it can prove them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def by_clause(*clauses: str) -> Callable[[F], F]:
    """``@by_clause("K6-20.1")`` above a function of the arithmetic."""

    def mark(function: F) -> F:
        function.clauses = clauses  # type: ignore[attr-defined]
        return function

    return mark
