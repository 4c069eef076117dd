"""Fights in bulk beside plain C, on one core and on two; how soon there is an answer."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from holmgang.kernel.dice import run_key
from holmgang.kernel.library import Library
from holmgang.kernel.system import Game
from holmgang.lab import bulk
from holmgang.systems.k6.bulk import CoreFight
from tests.bench.timing import best_of
from tests.extras import needs

pytestmark = pytest.mark.bench
needs("numba", "nothing is compiled")

YARDSTICK = Path(__file__).with_name("core_fight.c")
FIGHTS = 200_000
ROUNDS = 7
LIBRARY = Library.discover()
K6 = LIBRARY.system("k6")
PLAIN = {"ann": "plain", "gm": "plain"}


def told(text: str) -> None:
    """A figure for people."""
    print(text.lstrip("\n"))  # noqa: T201


def game_of(number: int) -> Game:
    """So many equals on each side."""
    like = {"template": "orc", "strength": 3, "finesse": 2, "lives": 10, "weapons": ["sword"], "armour": 1}
    people = {f"{side}_{n}": {**like, "side": side} for side in ("hero", "gm") for n in range(number)}
    data = {
        "id": "ring",
        "system": "k6",
        "title": {"en": "In the ring"},
        "scene": {"en": "Blade to blade."},
        "seats": {"ann": {}, "gm": {"role": "master"}},
        "setup": {"combatants": people},
    }
    return LIBRARY.game_from(K6, data, "the bench")


def core_of(number: int) -> CoreFight:
    found = K6.bulk(game_of(number), PLAIN)
    assert isinstance(found, CoreFight)
    return found


@pytest.fixture(scope="module")
def yardstick(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("there is no C compiler on this machine, so there is nothing to measure against")
    program = tmp_path_factory.mktemp("yardstick") / "core_fight"
    subprocess.run([compiler, "-O2", "-o", str(program), str(YARDSTICK)], check=True)
    return program


def flat(table: Any) -> list[int]:
    """The numbers of nested rows, in order."""
    return [number for row in table for number in flat(row)] if isinstance(table, (list, tuple)) else [table]


def in_c(program: Path, fight: CoreFight) -> tuple[list[int], float]:
    """Return the counts of the yardstick program, and the best of its times."""
    people, edges, wounds, lives, order, constants = fight.tables
    hits = max(one.dice for one in people) + 1
    head = [*run_key(1), FIGHTS, len(people), len(wounds), hits]
    numbers = [*head, *flat(people), *flat(edges), *flat(wounds), *flat(lives), *order, *constants]
    text = " ".join(str(int(number)) for number in numbers)
    printed = [
        subprocess.run([program], input=text, capture_output=True, text=True, check=True).stdout.split()
        for _ in range(ROUNDS)
    ]
    return [int(number) for number in printed[0][:-1]], min(float(one[-1]) for one in printed)


def sums(ended: Any) -> list[int]:
    won = [int((ended.winner == place).sum()) for place in (0, 1, -1)]
    lengths = [int(ended.steps.sum()), int(ended.dice.sum()), int(ended.lead_changes.sum())]
    hurt = [int((ended.hurt_first & 1).sum()), int((ended.hurt_first >> 1).sum())]
    more = [int(ended.decided.sum()), int(ended.luck.sum())]
    return [*won, *lengths, *(int(one) for one in ended.left.sum(0)), *hurt, *more]


@pytest.mark.parametrize("number", [1, 4], ids=["duel", "four against four"])
def test_bulk_fights_keep_up_with_plain_c(yardstick: Path, number: int) -> None:
    fight = core_of(number)
    fight.fight(1, range(10))
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        ended = fight.fight(1, range(FIGHTS))
        times.append(time.process_time() - start)
    counted, in_c_seconds = in_c(yardstick, fight)
    assert sums(ended) == counted
    ratio = in_c_seconds / min(times)
    told(f"k6 bulk, {number} a side: {min(times) / FIGHTS * 1e9:.0f} ns a fight, {ratio:.2f} x plain C (0.8 at least)")
    assert ratio >= 0.8


def test_two_cores_are_nearly_twice_one() -> None:
    fight, matches = core_of(4), 40 * bulk.CHUNK

    def seconds(threads: int) -> float:
        start = time.perf_counter()
        for _ in bulk.fought([fight], 1, matches, threads):
            pass
        return time.perf_counter() - start

    fight.fight(1, range(10))
    ratio = min(seconds(1) for _ in range(3)) / min(seconds(2) for _ in range(3))
    told(f"k6 bulk on two cores: {ratio:.2f} x one (at least 1.7)")
    assert ratio >= 1.7


def test_a_point_either_way_and_a_duel_counted_out_are_there_at_once() -> None:
    """In units of 100,000 small hashes, which take about 50 ms: so 20 ms and 5 ms."""
    unit = best_of(5, lambda: [hashlib.sha256(b"holmgang").digest() for _ in range(100_000)])
    fight, duel = core_of(4), game_of(1)
    fight.fight(1, range(10))
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        fight.fight(1, range(9_604))  # ± 1 point at one half
        middle = time.process_time()
        K6.solved(duel, PLAIN)
        times.append((middle - start, time.process_time() - middle))
    sampled, solved = (min(one) for one in zip(*times, strict=True))
    told(f"±1 point on four against four {sampled * 1000:.1f} ms, a duel counted out {solved * 1000:.1f} ms")
    told(f"of a hash loop: {sampled / unit:.2f} (at most 0.4) and {solved / unit:.2f} (at most 0.1)")
    assert sampled / unit <= 0.4
    assert solved / unit <= 0.1


def test_a_cold_process_answers_soon(tmp_path: Path) -> None:
    text = "id: ring\nsystem: k6\ntitle: {en: Ring}\nscene: {en: Ring}\nseats: {ann: {}, gm: {role: master}}\n"
    text += "setup: {combatants: {h: {template: orc, side: hero, weapons: [sword]}, orc: {weapons: [sword]}}}\n"
    (tmp_path / "ring.yaml").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "holmgang", "simulate", "ring.yaml", "-n", "20000", "--seats", "all=plain"]
    empty = [sys.executable, "-c", "pass"]

    def seconds(what: list[str]) -> float:
        start = time.perf_counter()
        subprocess.run(what, cwd=tmp_path, check=True, capture_output=True)
        return time.perf_counter() - start

    seconds(command)  # compiles, once and for all
    ratio, took = 0.0, min(seconds(command) for _ in range(3))
    ratio = took / min(seconds(empty) for _ in range(3))
    told(f"a cold process answers in {took:.2f} s, {ratio:.0f} x an empty one (at most 210)")
    assert ratio <= 210
