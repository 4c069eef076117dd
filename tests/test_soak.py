"""The random attacks of ``make soak``, one round of each; the long run is for people."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests import soak
from tests.forging import Lines
from tests.test_broken_copies import Edit, broken_copy, run


@pytest.mark.parametrize("attack", ["forged", "pairs", "floods", "faults"])
def test_an_attack_finds_nothing(attack: str) -> None:
    assert soak.one_round(1, 0, [attack])[1] > 0


class PutBack(NamedTuple):
    """A fault that was mended once: how to put it back, the attack that must find it, and what is said then."""

    edits: tuple[Edit, ...]
    attack: str
    told: str
    seed: int = 3


WRITES_LATER = """            def later(call: Any, *given: Any, **named: Any) -> None:
                asyncio.get_running_loop().call_later(
                    1, lambda: asyncio.ensure_future(self._run_store(call, *given, **named))
                )

            later(
                self._store.append,"""
FAULTS = {
    "a file may be cut": PutBack(
        (Edit("kernel/save.py", "return hashlib.sha256(data).hexdigest()", 'return ""'),),
        "forged",
        "an edited file was taken for a signed one",
    ),
    "a secret swallows a share": PutBack(
        (
            Edit("kernel/dice.py", 'self.form == 1:\n            return "', 'True:\n            return "'),
            Edit("kernel/dice.py", "(secret, *shares) if form == 1 else ()", "()"),
        ),
        "forged",
        "the dice are the same",
        1,
    ),
    "a scenario shows the hands": PutBack(
        (Edit("kernel/system.py", 'self.system.known_setup(data.get("setup", {}), seat)', 'data.get("setup", {})'),),
        "pairs",
        "scenario.yaml",
        5,
    ),
    "an answer is acknowledged before it is on disk": PutBack(
        (
            Edit(
                "table/service/table_session.py",
                "            await self._run_store(\n                self._store.append,",
                WRITES_LATER,
            ),
        ),
        "kills",
        "acknowledged and lost",
    ),
    "an outage is a fault of the server": PutBack(
        (Edit("table/service/workers.py", "(OperationalError, InterfaceError, NoConnection) as", "() as"),),
        "faults",
        "a traceback in the log",
    ),
    "one address may guess without end": PutBack(
        (Edit("table/web/rate_limit.py", "self._buckets.wait(sort, address, RATES[sort]) or", "0.0 or"),),
        "floods",
        "guesses of a secret were answered",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_that_is_put_back_is_found(tmp_path: Path, fault: str) -> None:
    """The faults are those that an attack from outside once found; each copy of the package has one of them again."""
    edits, attack, told, seed = FAULTS[fault]
    source = broken_copy(tmp_path, edits)
    done = run(source, "-m", "tests.soak", "--seconds", "600", "--seed", str(seed), "--only", attack)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"seed {seed}, round" in done.stderr
    assert told in done.stderr


def test_every_edit_changes_the_file() -> None:
    head = {"dice": {"secret": "s", "shares": {"a": "b"}}, "scenario": {"title": {}}, "people": ["a"]}
    lines: Lines = [head, {"begun": 1}, *({"entry": {"answer": number}} for number in range(4))]
    for edit in soak.EDITS:
        edited = copy.deepcopy(lines)
        edit(edited, Random(1))
        assert edited != lines, edit.__name__
