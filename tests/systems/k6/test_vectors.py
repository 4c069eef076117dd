"""Every vector of k6 passes, and together they prove every clause."""

from __future__ import annotations

import pytest

from holmgang.kernel.library import Library
from holmgang.systems.k6 import SYSTEM
from holmgang.testing.vectors import CaseResult, coverage, run_system

RESULTS = run_system(SYSTEM, Library([SYSTEM]))


@pytest.mark.parametrize("result", [pytest.param(result, id=result.case.id) for result in RESULTS])
def test_vector(result: CaseResult) -> None:
    assert result.passed, f"{result.file}:{result.line}: {result.problem}"


def test_all_worked_examples_of_the_book_are_there() -> None:
    ids = [result.case.id.removeprefix("K6-X").rstrip("abc") for result in RESULTS if result.case.id.startswith("K6-X")]
    assert sorted(map(int, dict.fromkeys(ids))) == list(range(1, 73))


def test_every_clause_is_proved() -> None:
    assert coverage(SYSTEM, RESULTS).missing == ()
