"""Fixtures and settings that many tests need."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from tests.refgame import SYSTEM

# No test is timed: a machine with other work to do is slow, not wrong.
settings.register_profile("untimed", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


SLOW_FOLDERS = {"browser", "trusted", "service", "bots", "draw", "lab"}
SLOW_MODULES = {
    "test_broken_copies.py",
    "test_conformance.py",
    "test_docs.py",
    "test_extras.py",
    "test_playthroughs.py",
    "test_shown_is_dealt.py",
    "test_soak.py",
    "test_vectors.py",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests that need a browser, servers or long laws, by where they are."""
    for item in items:
        path = Path(item.path)
        if SLOW_FOLDERS & set(path.parts) or path.name in SLOW_MODULES:
            item.add_marker("slow")


@pytest.fixture(scope="session")
def library() -> Library:
    return Library([SYSTEM])


@pytest.fixture(scope="session")
def duel(library: Library) -> Game:
    return library.game("duel")


@pytest.fixture(scope="session")
def brawl(library: Library) -> Game:
    return library.game("brawl")


@pytest.fixture(autouse=True)
def no_loop_of_others(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser kept open for its own tests has a loop that counts as running in all tests after them; not in these."""
    others = None if "browser" in request.fixturenames else asyncio._get_running_loop()
    if others is None:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(others)
