"""Broken rules: a vector that notices kills the mutant, one that survives is shown."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.mutants import Target, equivalents, operators, places, sampled

ROOT = Path(__file__).resolve().parents[2]
PLACE = "tests.refgame.system:SYSTEM"
SURVIVOR = "- `rules.py` `return own - other if own > other else 0` → `return own - other if own >= other else 0`"
"""Equal totals make no margin either way: the one mutant of this function that no test can notice."""


@pytest.fixture(autouse=True)
def without_garbage_collection() -> Iterator[None]:
    """Python 3.11 miscounts its depth when the collector ends a foreign coroutine in the middle of ``ast.parse``."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def mutants(*arguments: str, code: int) -> str:
    """The output of the command, in a process of its own, as people call it."""
    command = [sys.executable, "-m", "tools.mutants", PLACE, "--only", "rules.py", *arguments]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ}, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def seed_of_the_survivor() -> str:
    target = Target.named(PLACE)
    seeds = (seed for seed in range(500) if SURVIVOR in map(str, sampled(target, 20, seed, "rules.py")))
    return str(next(seeds))


def test_a_mutant_is_killed_and_a_survivor_is_shown(tmp_path: Path) -> None:
    seed = seed_of_the_survivor()
    output = mutants("--count", "20", "--seed", seed, "--docs", str(tmp_path / "none.md"), code=1)
    *shown, last = output.splitlines()
    assert shown == ["survived tests/refgame/rules.py:9 (no vector noticed)", f"  {SURVIVOR}"]
    killed, _, made, *_ = last.split()
    assert int(killed) == int(made) - 1 >= 2
    assert last.endswith("1 survived, 0 equivalent")


def test_a_documented_equivalent_does_not_count(tmp_path: Path) -> None:
    docs = tmp_path / "refgame.md"
    docs.write_text(f"# Equivalent\n\n{SURVIVOR}: equal totals make no margin\n", encoding="utf-8")
    output = mutants("--count", "20", "--seed", seed_of_the_survivor(), "--docs", str(docs), code=0)
    assert "(100 %), 0 survived, 1 equivalent" in output
    assert f"{SURVIVOR}: equal totals make no margin" in output


def test_an_equivalent_needs_a_reason(tmp_path: Path) -> None:
    docs = tmp_path / "refgame.md"
    docs.write_text(f"{SURVIVOR}:\n{SURVIVOR}\n", encoding="utf-8")
    assert equivalents(docs) == {}


def test_the_seed_decides_and_a_module_with_more_rules_is_broken_more_often() -> None:
    target = Target.named(PLACE)
    first, again, other = (sampled(target, 6, seed) for seed in (1, 1, 2))
    assert first == again != other
    files = [mutant.file for seed in range(10) for mutant in sampled(target, 30, seed)]
    weights = {target.short(path): len(places(path, operators())) for path in target.rule_files()}
    longest, shortest = max(weights, key=lambda name: weights[name]), min(weights, key=lambda name: weights[name])
    assert files.count(longest) > files.count(shortest) * 2


def test_code_that_is_no_rule_is_left_alone() -> None:
    target = Target.named("k6")
    files = {target.short(path) for path in target.rule_files()}
    assert "rules.py" in files
    assert not files & {"__init__.py", "system.py", "content.py", "view.py", "setup.py"}
    assert not any(name.startswith(("seats", "events")) for name in files)


def test_annotations_are_no_places_to_break(tmp_path: Path) -> None:
    path = tmp_path / "bare.py"
    path.write_text("def two(a: int | None = None) -> int | str:\n    return 2\n", encoding="utf-8")
    target = Target("bare:X", "bare", tmp_path)
    assert len(places(path, operators())) > 1
    assert {mutant.new for mutant in sampled(target, 9, 1)} <= {"return 3", "return 1"}


def test_words_have_no_order_to_break(tmp_path: Path) -> None:
    (tmp_path / "bare.py").write_text('def said(word):\n    return word == "yes"\n', encoding="utf-8")
    made = {mutant.new for seed in range(40) for mutant in sampled(Target("bare:X", "bare", tmp_path), 9, seed)}
    assert made == {'return word != "yes"', 'return word is not "yes"'}


@pytest.mark.parametrize("name", ["k7", "nowhere.at.all:SYSTEM"])
def test_an_unknown_system_is_a_sentence(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.mutants", name], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_named_words_have_no_order_either(tmp_path: Path) -> None:
    """A constant counts as a word if every module of the package that has one of that name gives it a word."""
    (tmp_path / "ids.py").write_text('GONE, LEFT = "gone", "left"\nMOST: int = 3\nODD = "odd"\n', encoding="utf-8")
    rules = "from ids import GONE\nODD = 7\nclass R:\n    def f(self, a: str, b: int) -> bool:\n"
    path = tmp_path / "rules.py"
    path.write_text(rules + "        return a == GONE or b == ODD\n", encoding="utf-8")
    target = Target("", "", tmp_path)
    assert target.words == {"GONE", "LEFT"}
    broken = [mutant.source for seed in range(80) for mutant in sampled(target, 3, seed, "rules.py")]
    assert not any(f"a {order} GONE" in source for source in broken for order in ("<", "<=", ">", ">="))
    assert any(f"b {order} ODD" in source for source in broken for order in ("<", "<=", ">", ">="))


def test_the_size_of_a_cache_is_no_place_to_break(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("@lru_cache(64)\ndef f() -> int:\n    return 1\n", encoding="utf-8")
    broken = [mutant.source for seed in range(40) for mutant in sampled(Target("", "", tmp_path), 3, seed)]
    assert broken
    assert all("lru_cache(64)" in source for source in broken)
