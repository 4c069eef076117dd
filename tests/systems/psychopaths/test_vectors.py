"""Vectors of the rulebook: every vector holds, and every clause is proved by one."""

from __future__ import annotations

import pytest

from holmgang.kernel.library import Library
from holmgang.systems.psychopaths import SYSTEM
from holmgang.testing.vectors import CaseResult, coverage, run_system


@pytest.fixture(scope="module")
def results() -> list[CaseResult]:
    return run_system(SYSTEM, Library([SYSTEM]))


def test_every_vector_holds(results: list[CaseResult]) -> None:
    assert results
    failed = [result for result in results if not result.passed]
    assert not failed, "\n".join(f"{one.case.id} ({one.file}:{one.line}): {one.problem}" for one in failed)


def test_every_vector_of_the_book_is_there(results: list[CaseResult]) -> None:
    numbers = {result.case.id.removeprefix("PS-X").rstrip("abcdefgh") for result in results if "-X" in result.case.id}
    assert numbers == {str(number) for number in range(1, 124)}


def test_every_clause_is_proved(results: list[CaseResult]) -> None:
    assert coverage(SYSTEM, results).missing == ()


def test_ids_are_used_once(results: list[CaseResult]) -> None:
    ids = [result.case.id for result in results]
    assert len(set(ids)) == len(ids)
