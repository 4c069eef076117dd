"""Rule code broken on purpose, in sampled places: do the vectors of the system notice?

``python -m tools.mutants SYSTEM [--count N] [--seed N] [--jobs N] [--only rules.py]``

The ways to break code are cosmic-ray's: another operator, another number, a condition turned round, a loop that never
runs. A *place* is a spot of the source that can be broken; places are drawn evenly over the code of the system, so a
module with more rules gets more of them, and each is broken in one of its ways. Contract, content, set-up, events, view
and heuristics are left alone: no rules.

A mutant that changes nothing noticeable is *equivalent*. Such ones stand in ``tests/mutants/SYSTEM.md``, in
the form in which survivors are printed, each with its reason behind a colon::

    - `rules.py` `while left > 0:` → `while left != 0:`: it never falls below nothing
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from holmgang.kernel.errors import InputError, UnknownName
from holmgang.kernel.library import GROUP
from tools.mutant_verdicts import Verdict, judged

NOT_RULES = (
    *("__init__", "bulk", "system", "content", "contests", "events", "setup", "view", "bots"),
    *("deeds", "editor", "heroes", "variants"),
)
"""Modules and folders of a system's floor plan that hold no rules of a fight: vectors do not reach them."""

NO_CHANGE = ("Eq_Is", "NotEq_IsNot", "Is_Eq", "IsNot_NotEq")
"""Replacements that mean the same for ids and small numbers."""

NOT_USED = ("RemoveDecorator", "Variable", "ExceptionReplacer")
"""Decorators declare or remember, they do not rule; variables would have to be named one by one."""

WATCHING = ("strict", "frozen")
"""Arguments that let a mistake be found where it is made; a program without mistakes does the same without them."""

SPARING = ("maxsize", "slots")
"""Arguments that save time or memory; the results are the same without them."""

PUNCTUATION = frozenset("()[]{},.:;=") | {"->", ":=", "..."}
"""Operators of the parser that do not calculate."""

_EQUIVALENT = re.compile(r"^- `(?P<file>[^`]+)` `(?P<old>.+?)` → `(?P<new>.*?)`: *(?P<why>\S.*)$")


@dataclass(frozen=True)
class Mutant:
    """A module of the system with one thing changed."""

    module: str
    path: Path
    file: str
    line: int
    source: str
    old: str
    new: str

    @property
    def where(self) -> str:
        """File and line, as short as it can be named from here."""
        here = Path.cwd()
        path = self.path.relative_to(here) if self.path.is_relative_to(here) else self.path
        return f"{path}:{self.line}"

    @property
    def signature(self) -> tuple[str, str, str]:
        """A key that survives when the line moves within its file."""
        return self.file, self.old, self.new

    def __str__(self) -> str:
        return f"- `{self.file}` `{self.old}` → `{self.new}`"


@dataclass(frozen=True)
class Place:
    """A spot that can be broken, in one of several ways: names of operators, each with its how-manieth occurrence."""

    path: Path
    line: int
    ways: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Target:
    """The address of a system: ``module:attribute`` of its object, and the package with its rules."""

    place: str
    package: str
    folder: Path

    @classmethod
    def named(cls, name: str) -> Target:
        """An installed system by its id, or one that is not installed as ``module:attribute``."""
        known = {point.name: point.value for point in entry_points(group=GROUP)}
        place = known.get(name, name if ":" in name else "")
        if not place:
            raise UnknownName("system", name, known)
        module = place.partition(":")[0]
        try:
            found = find_spec(module)
        except ModuleNotFoundError:
            found = None
        if found is None or found.origin is None:
            raise InputError(f"there is no module {module}")
        package = module if found.submodule_search_locations else module.rpartition(".")[0]
        return cls(place, package, Path(found.origin).parent)

    def rule_files(self, only: str = "") -> list[Path]:
        """The modules that hold rules; ``only`` is a file or folder within the package."""
        files = [path for path in sorted(self.folder.rglob("*.py")) if self._rules(path)]
        chosen = [path for path in files if self.short(path) == only or self.short(path).startswith(only + "/")]
        if only and not chosen:
            raise UnknownName("module", only, [self.short(path) for path in files])
        return chosen or files

    def _rules(self, path: Path) -> bool:
        return not any(part in NOT_RULES for part in path.relative_to(self.folder).with_suffix("").parts)

    @cached_property
    def words(self) -> frozenset[str]:
        """The constants of the package that hold an id and nothing else anywhere in it."""
        found: dict[str, bool] = {}
        for path in sorted(self.folder.rglob("*.py")):
            for name, value in _constants(path.read_text(encoding="utf-8")):
                found[name] = found.get(name, True) and isinstance(value, ast.Constant) and isinstance(value.value, str)
        return frozenset(name for name, is_word in found.items() if is_word)

    def short(self, path: Path) -> str:
        """The name of a file within the package."""
        return path.relative_to(self.folder).as_posix()

    def module(self, path: Path) -> str:
        """The name under which a file is imported."""
        return ".".join((self.package, *path.relative_to(self.folder).with_suffix("").parts))


def operators() -> dict[str, Any]:
    """cosmic-ray's operators that can break a rule, by name."""
    names = (name for name in operator_names() if not name.endswith(NO_CHANGE))
    return {name: get_operator(name)() for name in names if not name.split("/")[1].startswith(NOT_USED)}


def places(path: Path, known: Mapping[str, Any]) -> list[Place]:
    """Every spot of a file that can be broken, in the order of the text."""
    counts = dict.fromkeys(known, 0)
    kinds = {kind: [name for name in known if kind == _kind(name)] for kind in ("binary", "comparison", "")}
    found: dict[tuple[Any, ...], list[tuple[str, int]]] = {}
    for node in ast_nodes(get_ast(path.read_text(encoding="utf-8"))):
        for name in (name for kind, names in kinds.items() if _may_apply(kind, node) for name in names):
            operator = known[name]
            for start, end in operator.mutation_positions(node):
                found.setdefault((start, end, name.split("_")[0]), []).append((name, counts[name]))
                counts[name] += 1
    return [Place(path, spot[0][0], tuple(ways)) for spot, ways in sorted(found.items())]


def _kind(name: str) -> str:
    return "binary" if "BinaryOperator" in name else "comparison" if "ComparisonOperator" in name else ""


def _may_apply(kind: str, node: Any) -> bool:
    """A quick look before operators of a kind are asked; most nodes are none of their business."""
    if kind == "binary":
        return node.type == "operator" and node.value not in PUNCTUATION
    return node.type == "comparison" if kind == "comparison" else True


def broken(place: Place, target: Target, known: Mapping[str, Any], luck: Random) -> Mutant | None:
    """The file with that place broken in one of its ways, or nothing if the result is no program or the same one."""
    name, occurrence = luck.choice(place.ways)
    before = place.path.read_text(encoding="utf-8")
    after = mutate_code(before, known[name], occurrence)
    if after is None or _means_the_same(before, after, target.words):
        return None
    old, new = _changed(before, after)
    return Mutant(target.module(place.path), place.path, target.short(place.path), place.line, after, old, new)


def _means_the_same(before: str, after: str, words: frozenset[str] = frozenset()) -> bool:
    try:
        return _meaning(before) == _meaning(after) or _orders_words(after, words) > _orders_words(before, words)
    except SyntaxError:
        return True


def _constants(source: str) -> Iterator[tuple[str, ast.expr]]:
    """Yield the constants of a module, each with its value: ``A = "a"`` and ``A, B = "a", "b"``."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            pairs = _assigned(node.target, node.value)
        elif isinstance(node, ast.Assign):
            pairs = [pair for target in node.targets for pair in _assigned(target, node.value)]
        else:
            continue
        yield from (
            (target.id, value) for target, value in pairs if isinstance(target, ast.Name) and target.id.isupper()
        )


def _assigned(target: ast.expr, value: ast.expr) -> list[tuple[ast.expr, ast.expr]]:
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        return list(zip(target.elts, value.elts, strict=False))
    return [(target, value)]


@lru_cache(256)
def _orders_words(source: str, words: frozenset[str]) -> int:
    """Count the places where an id is compared with another by order: ids have no order that a rule could mean."""
    orders = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
    compared = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Compare)]
    return sum(
        isinstance(operator, orders) and any(_is_word(side, words) for side in (node.left, *node.comparators))
        for node in compared
        for operator in node.ops
    )


def _is_word(node: ast.expr, words: frozenset[str]) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str)
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in words


@lru_cache(256)
def _meaning(source: str) -> str:
    """The program without its annotations, which nothing evaluates, and without what only watches or spares."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
        elif isinstance(node, ast.keyword) and node.arg in (*WATCHING, *SPARING):
            node.value = ast.Constant(None)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "lru_cache":
            node.args, node.keywords = [], []
    return ast.dump(tree)


def _changed(before: str, after: str) -> tuple[str, str]:
    lines, others = before.splitlines(), after.splitlines()
    for kind, start, end, new_start, new_end in difflib.SequenceMatcher(None, lines, others, False).get_opcodes():
        if kind != "equal":
            return _joined(lines[start:end]), _joined(others[new_start:new_end])
    return "", ""


def _joined(lines: Iterable[str]) -> str:
    return re.sub(r"\s+", " ", " ".join(line.strip() for line in lines)).strip()


def sampled(target: Target, count: int, seed: int, only: str = "") -> list[Mutant]:
    """So many mutants of places drawn evenly over the code, in an order that depends on the seed alone."""
    known = operators()
    luck = Random(seed)
    drawn = [place for path in target.rule_files(only) for place in places(path, known)]
    luck.shuffle(drawn)
    mutants = (broken(place, target, known, luck) for place in drawn)
    return list(islice((mutant for mutant in mutants if mutant is not None), count))


def equivalents(path: Path) -> dict[tuple[str, str, str], str]:
    """Return the documented mutants that no test could notice, with their reasons."""
    if not path.is_file():
        return {}
    lines = (_EQUIVALENT.match(line) for line in path.read_text(encoding="utf-8").splitlines())
    return {(found["file"], found["old"], found["new"]): found["why"] for found in lines if found}


def report(verdicts: Sequence[Verdict[Mutant]], known: Mapping[tuple[str, str, str], str]) -> tuple[str, int]:
    """Return the result in words, and the percentage of non-equivalent mutants that was killed."""
    survivors = [verdict for verdict in verdicts if not verdict.killed and verdict.mutant.signature not in known]
    excused = [verdict for verdict in verdicts if not verdict.killed and verdict.mutant.signature in known]
    lines = []
    for verdict in survivors:
        lines += [f"survived {verdict.mutant.where} ({verdict.why})", f"  {verdict.mutant}"]
    for verdict in excused:
        lines += [f"equivalent {verdict.mutant.where}", f"  {verdict.mutant}: {known[verdict.mutant.signature]}"]
    killed, real = sum(verdict.killed for verdict in verdicts), len(verdicts) - len(excused)
    share = 100 * killed // real if real else 100
    lines.append(f"{killed} of {real} killed ({share} %), {len(survivors)} survived, {len(excused)} equivalent")
    return "\n".join(lines), share


def main(arguments: list[str]) -> int:
    """Run from the command line: 0 when at least the wanted share is killed, 1 when not, 2 for bad input."""
    parser = argparse.ArgumentParser(prog="tools.mutants", description="Break rules; do vectors notice?")
    parser.add_argument("system", help="id of an installed system, or module:attribute")
    parser.add_argument("--count", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1), help="how many at once")
    parser.add_argument("--only", default="", help="a file or folder within the system, such as rules.py")
    parser.add_argument("--wanted", type=int, default=90, help="the share in percent that must be killed")
    parser.add_argument("--docs", type=Path, help="where equivalent ones are listed; tests/mutants/SYSTEM.md")
    given = parser.parse_args(arguments)
    try:
        target = Target.named(given.system)
        mutants = sampled(target, given.count, given.seed, given.only)
        verdicts = judged(mutants, target.place, target.package, target.folder, given.jobs)
    except InputError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    known = equivalents(given.docs or Path("tests/mutants") / f"{given.system}.md")
    text, share = report(verdicts, known)
    sys.stdout.write(text + "\n")
    return 0 if share >= given.wanted else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
