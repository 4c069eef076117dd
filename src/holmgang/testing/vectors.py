"""Vector files: "the book says", executable.

A vector is a scenario, a script of answers and dice, and what must come of it. The format is described for designers
in ``docs/reference/vectors.md``; the schema is ``holmgang schema vectors``.

The coverage of a rulebook follows from vectors. A clause is *cited* when it was cited while any vector ran, and
*proved* when a passing vector names it in its ``cites`` and it was cited on the way there. Rules, house rules and
rulings are counted; definitions and conduct are only listed: nothing in play follows from them alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from traceback import extract_tb
from typing import Any

from pydantic import Field

from holmgang.kernel.clauses import COUNTED, KINDS
from holmgang.kernel.content import Entry, unknown_name, validate
from holmgang.kernel.errors import ContentError, HolmgangError, Problem, UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.messages import Translatable
from holmgang.kernel.sums import Sum
from holmgang.kernel.system import System
from holmgang.kernel.yamltext import Document, read_file
from holmgang.testing.script import ScriptFailed, ScriptRun

BASES = "bases.yaml"


class Call(Entry):
    """A function of the system's arithmetic, its arguments, and what it must give."""

    call: str
    arguments: dict[str, Any] = Field(default={}, alias="with")
    gives: Any


class Case(Entry):
    """One vector. ``base`` names a starting point of ``bases.yaml``; ``note`` says why the vector is as it is."""

    id: str
    title: str = ""
    base: str = ""
    scenario: str | dict[str, Any] = {}
    knobs: dict[str, Any] = {}
    master: bool = False
    defaults: bool | list[str] = False
    script: list[dict[str, Any]] = []
    expect: list[dict[str, Any]] = []
    never: list[dict[str, Any]] = []
    cites: list[str] = []
    after: dict[str, Any] = {}
    calls: list[Call] = []
    note: str = ""


class Base(Entry):
    """A scenario, by name or in full, and knobs that several cases start from."""

    scenario: str | dict[str, Any] = {}
    knobs: dict[str, Any] = {}
    note: str = ""


class BaseFile(Entry):
    """The file ``bases.yaml`` beside the vector files of a system: starting points by name, for ``Case.base``."""

    system: str
    bases: dict[str, Base]


class VectorFile(Entry):
    """A file of vectors of one system; ``base`` and ``knobs`` serve the cases without a base of their own."""

    system: str
    base: str | dict[str, Any] = {}
    knobs: dict[str, Any] = {}
    note: str = ""
    cases: list[Case]


@dataclass
class CaseResult:
    """The result of one vector. ``cited`` are all clauses that were cited on the way."""

    file: str
    line: int
    case: Case
    problem: str | None = None
    cited: dict[str, int] = field(default_factory=dict)

    @property
    def passed(self) -> bool:
        """Did everything come as the vector says?"""
        return self.problem is None

    def plain(self) -> dict[str, Any]:
        """For ``--json``."""
        return {
            "file": self.file,
            "line": self.line,
            "id": self.case.id,
            "title": self.case.title,
            "passed": self.passed,
            "problem": self.problem,
            "cites": self.case.cites,
        }


def merged(base: Any, over: Any) -> Any:
    """``over`` laid on ``base``: mappings key by key, everything else replaced."""
    if isinstance(base, Mapping) and isinstance(over, Mapping):
        both = dict(base)
        for key, value in over.items():
            both[key] = merged(base[key], value) if key in base else value
        return both
    return over


def read_vectors(path: Path) -> tuple[VectorFile, Document]:
    """A vector file, checked against its schema."""
    document = read_file(path)
    vectors = validate(VectorFile, document.data, document)
    seen: dict[str, int] = {}
    problems = []
    for place, case in enumerate(vectors.cases):
        line = document.line(("cases", place))
        if case.id in seen:
            text = f"{case.id} stands at line {seen[case.id]} too"
            told = Translatable(text, "case-twice", name=case.id, line=str(seen[case.id]))
            problems.append(Problem(str(path), line, f"cases.{place}.id", told))
        seen[case.id] = line
    if problems:
        raise ContentError(problems)
    return vectors, document


@dataclass(frozen=True)
class Vector:
    """One case with all it takes to run it."""

    path: Path
    line: int
    file: VectorFile
    case: Case
    base: Base

    def run(self, library: Library) -> CaseResult:
        """Play it and compare; whatever goes wrong stands in the result."""
        result = CaseResult(str(self.path), self.line, self.case)
        try:
            _run_case(self.case, self.base, library.system(self.file.system), library, result)
        except ScriptFailed as failure:
            result.problem = str(failure)
        except HolmgangError as error:
            result.problem = f"{type(error).__name__}: {error}"
        except Exception as error:  # a fault of the rules must not hide what the other vectors say
            fault = extract_tb(error.__traceback__)[-1]
            result.problem = f"the rules broke at {fault.filename}:{fault.lineno}: {error!r}"
        return result


def vectors_in(path: Path) -> list[Vector]:
    """Return the vectors of a file, ready to run; a base that ``bases.yaml`` lacks is a mistake with its line."""
    file, document = read_vectors(path)
    own = Base(scenario=file.base, knobs=file.knobs)
    bases = read_bases(path.with_name(BASES))
    vectors, problems = [], []
    for place, case in enumerate(file.cases):
        if case.base and case.base not in bases:
            told = unknown_name(Translatable("base", "base"), case.base, list(bases))
            problems.append(document.problem(("cases", place, "base"), told))
        else:
            base = bases[case.base] if case.base else own
            vectors.append(Vector(path, document.line(("cases", place)), file, case, base))
    if problems:
        raise ContentError(problems)
    return vectors


@lru_cache(maxsize=16)
def read_bases(path: Path) -> Mapping[str, Base]:
    """Return the starting points of a folder by name; none if it has no such file."""
    if not path.is_file():
        return {}
    document = read_file(path)
    return validate(BaseFile, document.data, document).bases


def run_file(path: Path, library: Library) -> list[CaseResult]:
    """Run all vectors of a file."""
    vectors = vectors_in(path)
    if vectors:
        library.system(vectors[0].file.system)  # an unknown system is a mistake in the file, not in each vector
    return [vector.run(library) for vector in vectors]


def vector_files(system: System[Any]) -> list[Path]:
    """The vector files that come with a system."""
    return sorted(path for path in (system.folder / "vectors").glob("**/*.yaml") if path.name != BASES)


def run_system(system: System[Any], library: Library) -> list[CaseResult]:
    """Run all vectors that come with a system."""
    return [result for path in vector_files(system) for result in run_file(path, library)]


def _run_case(case: Case, base: Base, system: System[Any], library: Library, result: CaseResult) -> None:
    for clause in case.cites:
        if clause not in system.rulebook:
            section = clause.split(".")[0]
            raise UnknownName("clause", clause, [known.id for known in system.rulebook if known.section == section])
    for call in case.calls:
        _run_call(call, system, result)
    if case.script or case.expect or case.after:
        game = library.game_from(system, _scenario(case, base, system, library), case.id)
        run = ScriptRun(game, case.master, case.defaults, result.cited)
        run.play(case.script)
        run.check(case.expect, case.never, case.after)
    missing = [clause for clause in case.cites if clause not in result.cited]
    if missing:
        raise ScriptFailed(f"never cited on the way: {', '.join(missing)}")


def _scenario(case: Case, base: Base, system: System[Any], library: Library) -> dict[str, Any]:
    named = base.scenario
    inline: dict[str, Any]
    if isinstance(case.scenario, str):
        inline = dict(library.scenario_data(system, case.scenario))
    else:
        start = library.scenario_data(system, named) if isinstance(named, str) else named
        inline = merged(start, case.scenario)
        if "id" in case.scenario or not isinstance(named, str):
            head = {"id": _scenario_id(case.id), "title": {"en": case.title or case.id}, "scene": {"en": "-"}}
            inline = {**head, **inline}
    inline["system"] = system.id
    inline["knobs"] = {**base.knobs, **inline.get("knobs", {}), **case.knobs}
    return inline


def _scenario_id(case_id: str) -> str:
    return "v_" + "".join(char if char.isalnum() else "_" for char in case_id.lower())


def _run_call(call: Call, system: System[Any], result: CaseResult) -> None:
    function = getattr(system.arithmetic, call.call, None)
    if function is None or call.call.startswith("_"):
        known = [name for name in vars(system.arithmetic or object) if not name.startswith("_")]
        raise UnknownName("function of the arithmetic", call.call, known)
    try:
        given = function(**call.arguments)
    except TypeError as error:
        raise ScriptFailed(f"{call.call}: {error}") from None
    found = list(given) if isinstance(given, tuple) else given.total if isinstance(given, Sum) else given
    if found != call.gives:
        raise ScriptFailed(f"{call.call}({call.arguments}) gives {found!r}, expected {call.gives!r}")
    for clause in getattr(function, "clauses", ()):
        result.cited[clause] = result.cited.get(clause, 0) + 1


def closing_line(results: Iterable[CaseResult]) -> str:
    """``N passed, M failed``."""
    outcomes = [result.passed for result in results]
    return f"{sum(outcomes)} passed, {len(outcomes) - sum(outcomes)} failed"


@dataclass(frozen=True)
class Coverage:
    """The state of a rulebook. ``clauses`` are those that count; ``uncounted`` the others, by kind."""

    system: str
    clauses: tuple[str, ...]
    cited: tuple[str, ...]
    proved: tuple[str, ...]
    uncounted: Mapping[str, tuple[str, ...]]

    @property
    def missing(self) -> tuple[str, ...]:
        """The clauses no vector proves."""
        return tuple(clause for clause in self.clauses if clause not in self.proved)

    def plain(self) -> dict[str, Any]:
        """For ``--json``: counts, and the missing ids."""
        return {
            "system": self.system,
            "clauses": len(self.clauses),
            "cited": len(self.cited),
            "proved": len(self.proved),
            "missing": list(self.missing),
            "uncounted": {kind: list(clauses) for kind, clauses in self.uncounted.items()},
        }


def coverage(system: System[Any], results: Iterable[CaseResult]) -> Coverage:
    """Return the coverage of a rulebook by a run of its vectors."""
    cited: dict[str, None] = {}
    proved: dict[str, None] = {}
    for result in results:
        cited.update(dict.fromkeys(result.cited))
        if result.passed:
            proved.update(dict.fromkeys(clause for clause in result.case.cites if clause in result.cited))
    clauses = tuple(clause.id for clause in system.rulebook if clause.kind in COUNTED)
    uncounted = {
        kind: tuple(clause.id for clause in system.rulebook if clause.kind == kind)
        for kind in KINDS
        if kind not in COUNTED
    }
    return Coverage(
        system.id,
        clauses,
        tuple(clause for clause in clauses if clause in cited),
        tuple(clause for clause in clauses if clause in proved),
        uncounted,
    )
