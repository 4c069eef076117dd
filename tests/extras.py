"""Modules that only an extra of the installation brings: tests skip without them, but fail where ``CI`` demands all."""

from __future__ import annotations

import os
from importlib.util import find_spec

import pytest


def needs(module: str, without: str) -> None:
    """Skip what needs a module that is not installed, and say what is missing ``without`` it.

    Under ``CI`` everything must be there: a test that is quietly left out proves nothing.
    """
    if find_spec(module) is not None:
        return
    told = f"{module} is not installed: {without}"
    if os.environ.get("CI", "").lower() not in ("", "0", "false"):
        pytest.fail(f"{told}; under CI the extras of holmgang must be installed", pytrace=False)
    pytest.skip(told, allow_module_level=True)
