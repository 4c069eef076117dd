"""Every vector of the system passes, and together they prove every clause that can be computed."""

from __future__ import annotations

import pytest

from holmgang.kernel.library import Library
from holmgang.systems.tkds import SYSTEM
from holmgang.testing.vectors import CaseResult, coverage, run_system

NOT_BY_VECTORS = ("TK-5.16",)
"""Reasons in docs/reference/systems/tkds.md."""


@pytest.fixture(scope="module")
def results() -> list[CaseResult]:
    return run_system(SYSTEM, Library([SYSTEM]))


def test_all_vectors_pass(results: list[CaseResult]) -> None:
    assert [f"{result.case.id}: {result.problem}" for result in results if not result.passed] == []


def test_all_worked_examples_are_there(results: list[CaseResult]) -> None:
    ids = {"".join(char for char in result.case.id if not char.islower()) for result in results}
    assert [number for number in range(1, 122) if f"TK-X{number}" not in ids] == []


def test_every_computable_clause_is_proved(results: list[CaseResult]) -> None:
    assert coverage(SYSTEM, results).missing == NOT_BY_VECTORS
