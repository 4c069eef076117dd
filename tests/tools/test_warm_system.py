"""Broken functions grafted into a loaded system: they do what a system loaded with them would do, or are refused."""

from __future__ import annotations

import importlib.util
import sys
from functools import lru_cache
from pathlib import Path
from types import ModuleType

import pytest

from tools.warm_system import Warm, empty_caches

SOURCE = """
def plus(a, b):
    return a + b

TABLE = [plus(1, 1)]

def twice(a):
    def inner(b):
        return b + b
    return inner(a)

class Thing:
    def half(self, a):
        return a // 2
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "warmed.py"
    found.write_text(SOURCE, encoding="utf-8")
    return found


def warmed(path: Path) -> Warm[ModuleType]:
    def load() -> ModuleType:
        spec = importlib.util.spec_from_file_location("warmed", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return Warm(path.parent, load)


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(SOURCE.splitlines(), 1) if line.strip().startswith(start))


def test_a_function_does_what_the_broken_source_says(path: Path) -> None:
    warm = warmed(path)
    held = warm.loaded.twice
    assert warm.graft(path, SOURCE.replace("b + b", "b * b"), line_of("def twice"))
    assert held(5) == 25


def test_so_does_a_method(path: Path) -> None:
    warm = warmed(path)
    thing = warm.loaded.Thing()
    assert warm.graft(path, SOURCE.replace("a // 2", "a // 3"), line_of("def half"))
    assert thing.half(9) == 3


def test_functions_run_while_loading_are_refused(path: Path) -> None:
    warm = warmed(path)
    assert not warm.graft(path, SOURCE.replace("a + b", "a - b"), line_of("def plus"))
    assert warm.loaded.plus(2, 2) == 4


def test_watching_ends_with_the_loading(path: Path) -> None:
    warmed(path)
    assert sys.getprofile() is None


def test_caches_of_functions_are_cleared() -> None:
    calls = []

    @lru_cache
    def looked_up(name: str) -> str:
        calls.append(name)
        return name

    looked_up("a")
    empty_caches()
    looked_up("a")
    assert calls == ["a", "a"]
