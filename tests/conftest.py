"""What many tests need."""

import pytest

from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from tests.refgame import SYSTEM


@pytest.fixture(scope="session")
def library() -> Library:
    return Library([SYSTEM])


@pytest.fixture(scope="session")
def duel(library: Library) -> Game:
    return library.game("duel")


@pytest.fixture(scope="session")
def brawl(library: Library) -> Game:
    return library.game("brawl")
