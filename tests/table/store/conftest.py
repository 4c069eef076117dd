"""Every test of the store runs on both databases."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.databases import KINDS, fresh


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh(request.param, tmp_path)
