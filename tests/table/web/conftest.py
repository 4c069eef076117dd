"""Fixtures of the tests of the pages: all systems, and a server in this process with a database of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from holmgang.kernel.library import Library
from holmgang.table.web import create_app
from tests.table.service.playing import house


@pytest.fixture(scope="session")
def systems() -> Library:
    return Library.discover()


@pytest.fixture
def all_systems(systems: Library, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(house(systems, tmp_path))) as client:
        yield client
