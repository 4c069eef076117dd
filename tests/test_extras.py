"""Tests of extras are left out where the extra is missing, but not where everything must be run."""

from __future__ import annotations

import pytest

from tests.extras import needs


def test_installed_extras_are_tested() -> None:
    needs("json", "nothing")


def test_on_a_developers_machine_a_missing_extra_is_a_skip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no_such_module is not installed: nothing is compiled"):
        needs("no_such_module", "nothing is compiled")


def test_under_ci_a_missing_extra_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no_such_module is not installed"):
        needs("no_such_module", "nothing is compiled")
