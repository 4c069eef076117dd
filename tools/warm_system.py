"""A system loaded once, into which a broken function is grafted, so that no mutant waits for the system to be read.

A function is grafted by giving the loaded one the broken code: all its holders then run it. That tells the
same as loading the broken module only where nothing came of the function before: what ran while the system was loaded
may stand in a table by now, and what lies outside of functions was done then. Such mutants are refused here.
"""

from __future__ import annotations

import functools
import gc
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, Generic, TypeVar

T = TypeVar("T")


def empty_caches() -> None:
    """Forget what functions remembered: otherwise only the first vector would be seen to run what they do."""
    for cached in [found for found in gc.get_objects() if isinstance(found, functools._lru_cache_wrapper)]:
        cached.cache_clear()


class Warm(Generic[T]):
    """The functions of a loaded system, by the code they run."""

    def __init__(self, folder: Path, load: Callable[[], T]) -> None:
        self._inside = str(folder)
        self._ran: set[CodeType] = set()
        self.loaded = self._watched(load)
        self._functions: dict[CodeType, list[FunctionType]] = {}
        for function in gc.get_objects():
            if isinstance(function, FunctionType) and function.__code__.co_filename.startswith(self._inside):
                self._functions.setdefault(function.__code__, []).append(function)

    def _watched(self, load: Callable[[], T]) -> T:
        def on_call(frame: FrameType, what: str, detail: Any) -> None:
            if what == "call" and frame.f_code.co_filename.startswith(self._inside):
                self._ran.add(frame.f_code)

        sys.setprofile(on_call)
        try:
            return load()
        finally:
            sys.setprofile(None)

    def graft(self, path: Path, source: str, first: int) -> bool:
        """Let the function that begins in this line do what it does in the source; whether that could be done."""
        fresh = [code for code in _outermost(_compiled(source, path)) if code.co_firstlineno == first]
        old = [code for code in self._functions if code.co_filename == str(path) and code.co_firstlineno == first]
        if len(fresh) != 1 or len(old) != 1 or fresh[0].co_freevars != old[0].co_freevars or self._used(old[0]):
            return False
        for function in self._functions[old[0]]:
            function.__code__ = fresh[0]
        return True

    def _used(self, code: CodeType) -> bool:
        return code in self._ran or any(inner in self._functions for inner in _within(code))


def _compiled(source: str, path: Path) -> CodeType:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a mutant may well look odd
        return compile(source, str(path), "exec")


def _outermost(module: CodeType) -> Iterator[CodeType]:
    """The functions of a module and the methods of its classes, not what is defined within them."""
    for code in _parts(module):
        if "__module__" in code.co_names and "__qualname__" in code.co_names:  # the body of a class
            yield from _outermost(code)
        else:
            yield code


def _within(code: CodeType) -> Iterator[CodeType]:
    for inner in _parts(code):
        yield inner
        yield from _within(inner)


def _parts(code: CodeType) -> Iterator[CodeType]:
    return (part for part in code.co_consts if isinstance(part, CodeType))
