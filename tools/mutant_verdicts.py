"""Verdicts on mutants: each is tried against the vectors in a process of its own.

A mutant may change anything, tables and defaults included. One that lies within a function is grafted into the system
loaded once (:mod:`tools.warm_system`); for any other the system is loaded anew with the broken module in it. Which
lines a vector runs is found out once; then only the vectors that run the broken statement are asked, those that run the
broken line first, and the first that fails decides.
"""

from __future__ import annotations

import ast
import os
import pickle
import resource
import signal
import sys
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Generic, Protocol, TypeVar

from holmgang.kernel.errors import InputError
from holmgang.kernel.library import Library
from holmgang.testing.vectors import BASES, Vector, vectors_in
from tools.warm_system import Warm, empty_caches

SURVIVED, KILLED, UNUSABLE = 0, 1, 3
PATIENCE = 3
"""Seconds of processor time a vector may take before the mutant counts as one that never ends."""
MEMORY = 4 << 30


class Broken(Protocol):
    """A mutant to try: the source of one module with one thing changed."""

    @property
    def module(self) -> str: ...
    @property
    def path(self) -> Path: ...
    @property
    def line(self) -> int: ...
    @property
    def source(self) -> str: ...


B = TypeVar("B", bound=Broken)


@dataclass(frozen=True)
class Verdict(Generic[B]):
    """The fate of a mutant, with its evidence."""

    mutant: B
    killed: bool
    why: str


@dataclass
class Traces:
    """By file and line: which vectors (by their place in the list) run it; and how long each takes."""

    lines: dict[str, dict[int, list[int]]] = field(default_factory=dict)
    seconds: list[float] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)


def judged(mutants: Sequence[B], place: str, package: str, folder: Path, jobs: int = 1) -> list[Verdict[B]]:
    """A verdict for each mutant of the system at ``module:attribute``, by the vectors that come with it."""
    vectors = [
        vector
        for path in sorted((folder / "vectors").glob("**/*.yaml"))
        if path.name != BASES
        for vector in vectors_in(path)
    ]
    traces = _in_child(lambda: _traced(vectors, place, package, folder))
    if traces.failed:
        raise InputError(f"vectors fail before anything is broken: {', '.join(traces.failed)}")
    warm = Warm(folder, lambda: _load(place, package))
    waiting = list(enumerate(mutants))[::-1]
    running: dict[int, int] = {}
    found: dict[int, Verdict[B]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            number, mutant = waiting.pop()
            asked = _who_runs(mutant, traces, len(vectors))
            if not asked:
                found[number] = Verdict(mutant, False, "no vector runs it")
                continue
            pid = os.fork()
            if pid == 0:
                _try([vectors[which] for which in asked], partial(_with, mutant, warm, place, package))
            running[pid] = number
        if running:
            pid, status = os.wait()
            if pid in running:
                number = running.pop(pid)
                found[number] = _verdict(mutants[number], status)
    return [found[number] for number in range(len(mutants))]


def _verdict(mutant: B, status: int) -> Verdict[B]:
    if os.WIFSIGNALED(status):
        return Verdict(mutant, True, "it never ended")
    code = os.WEXITSTATUS(status)
    if code == SURVIVED:
        return Verdict(mutant, False, "no vector noticed")
    return Verdict(mutant, True, "a vector failed" if code == KILLED else "it could not be loaded")


# In the child.


def _try(vectors: Sequence[Vector], load: Callable[[], Library]) -> None:
    """Load the system with the mutant in it, run the vectors and leave with the verdict."""
    code = UNUSABLE
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_VIRTUAL, 4 * PATIENCE)
        sys.setrecursionlimit(3_000)
        library = load()
        code = SURVIVED
        for vector in vectors:
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
            if not vector.run(library).passed:
                code = KILLED
                break
    except BaseException:  # whatever it is, the mutant brought it about
        code = code or KILLED
    finally:
        os._exit(code)


def _with(mutant: Broken, warm: Warm[Library], place: str, package: str) -> Library:
    function = _function_around(mutant.path, mutant.line)
    if function is not None and warm.graft(mutant.path, mutant.source, _first_line(function)):
        return warm.loaded
    return _load(place, package, mutant)


def _load(place: str, package: str, mutant: Broken | None = None) -> Library:
    for name in [name for name in sys.modules if name == package or name.startswith(package + ".")]:
        del sys.modules[name]
    if mutant is not None:
        sys.meta_path.insert(0, _Finder(mutant))
    module, _, name = place.partition(":")
    return Library([getattr(import_module(module), name)])


class _Finder(MetaPathFinder):
    """Finds the broken module; all others are found as ever."""

    def __init__(self, mutant: Broken) -> None:
        self._mutant = mutant

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if fullname != self._mutant.module:
            return None
        loader = _Loader(fullname, str(self._mutant.path))
        loader.text = self._mutant.source
        return spec_from_file_location(fullname, self._mutant.path, loader=loader)


class _Loader(SourceFileLoader):
    text: str

    def get_code(self, fullname: str) -> CodeType:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a mutant may well look odd
            return compile(self.text, self.path, "exec")


# Who runs what.


def _in_child(work: Callable[[], Traces]) -> Traces:
    """Done in a process of its own, so that this one stays free of the system."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        code = 1
        try:
            with os.fdopen(writing, "wb") as pipe:
                pickle.dump(work(), pipe)
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    _, status = os.waitpid(pid, 0)
    if status or not told:
        raise InputError("the system could not be loaded as it is")
    return pickle.loads(told)  # type: ignore[no-any-return]


def _traced(vectors: Sequence[Vector], place: str, package: str, folder: Path) -> Traces:
    library = _load(place, package)
    traces = Traces()
    inside = str(folder) + os.sep
    for number, vector in enumerate(vectors):
        empty_caches()
        start = time.process_time()
        seen: dict[str, set[int]] = {}
        sys.settrace(_tracer(seen, inside))
        try:
            result = vector.run(library)
        finally:
            sys.settrace(None)
        if not result.passed:
            traces.failed.append(vector.case.id)
        for name, lines in seen.items():
            per_line = traces.lines.setdefault(name, {})
            for line in sorted(lines):
                per_line.setdefault(line, []).append(number)
        traces.seconds.append(time.process_time() - start)
    return traces


def _tracer(seen: dict[str, set[int]], inside: str) -> Callable[[FrameType, str, Any], Any]:
    def on_call(frame: FrameType, what: str, detail: Any) -> Any:
        name = frame.f_code.co_filename
        if not name.startswith(inside):
            return None
        lines = seen.setdefault(name, set())
        lines.add(frame.f_lineno)

        def on_line(frame: FrameType, what: str, detail: Any) -> Any:
            lines.add(frame.f_lineno)
            return on_line

        return on_line

    return on_call


def _who_runs(mutant: Broken, traces: Traces, count: int) -> list[int]:
    """The vectors that could notice: those that run the line first, then those of its statement; quick ones first."""
    everybody: Sequence[int] = range(count)
    if _function_around(mutant.path, mutant.line) is None:
        return sorted(everybody, key=traces.seconds.__getitem__)
    per_line: Mapping[int, list[int]] = traces.lines.get(str(mutant.path), {})
    exact = set(per_line.get(mutant.line, ()))
    statement = _statement_around(mutant.path, mutant.line)
    near = {which for line in statement for which in per_line.get(line, ())} - exact
    return sorted(exact, key=traces.seconds.__getitem__) + sorted(near, key=traces.seconds.__getitem__)


def _function_around(path: Path, line: int) -> ast.FunctionDef | None:
    """The outermost function around a line, or nothing if the line is run when the module is loaded."""
    for node in ast.walk(_tree(path)):  # outer ones come first
        if isinstance(node, ast.FunctionDef) and node.body[0].lineno <= line <= (node.end_lineno or line):
            return node if node.lineno < node.body[0].lineno else None
    return None


def _first_line(function: ast.FunctionDef) -> int:
    """Return the first line of a function as the compiler counts it: its first decorator."""
    return min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])


def _statement_around(path: Path, line: int) -> range:
    """The lines of the innermost statement around a line, all that it holds included."""
    around = [
        range(node.lineno, (node.end_lineno or line) + 1)
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or line)
    ]
    return min(around, key=len)


@lru_cache(256)
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
