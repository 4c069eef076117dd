"""The vectors of the combat book: all pass, and those of the specification list every event of their kinds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from holmgang.kernel.events import Event
from holmgang.kernel.library import Library
from holmgang.systems.kampbogen import SYSTEM
from holmgang.testing.coverage import coverage
from holmgang.testing.script import ScriptRun, mismatch
from holmgang.testing.vectors import Case, VectorFile, _scenario, read_vectors, run_system

LIBRARY = Library([SYSTEM])
SPEC = SYSTEM.folder / "vectors" / "spec.yaml"

WORDS = """
    join slip challenge challenge_pass challenge_fail grade style effect fumble rise soul expose_choice exposed annul
    ward_fail focus flight_open manoeuvre_fail hit out brawl hurt break burnout faint draw won loot lost killed
    plundered flee break_through fled surrender opponent_flees sneak_fail knock_out combat_begins indirect_pass
    indirect_fail regrow hide
"""
EVENT_WORDS = frozenset(WORDS.split())
PROVED_ELSEWHERE: frozenset[str] = frozenset()
"""Clauses that no vector can prove; docs/systems/kampbogen.md says why."""


def spec_cases() -> list[Any]:
    vectors, _ = read_vectors(SPEC)
    return [pytest.param(vectors, case, id=case.id) for case in vectors.cases]


def test_every_vector_passes_and_every_clause_is_proved() -> None:
    results = run_system(SYSTEM, LIBRARY)
    assert [f"{result.case.id}: {result.problem}" for result in results if not result.passed] == []
    assert set(coverage(SYSTEM, results).missing) <= PROVED_ELSEWHERE


def test_all_85_are_there() -> None:
    vectors, _ = read_vectors(SPEC)
    assert [case.id for case in vectors.cases] == [f"KB-X{number}" for number in range(1, 86)]


def before_the_ending(log: Iterable[Event]) -> Iterator[Event]:
    """Lists of scenes without rounds stop with the scene; the victory or defeat it brings stands in endings.yaml."""
    rounds = False
    for event in log:
        rounds = rounds or event.kind == "round_began"
        if event.kind in ("won", "lost", "draw") and not rounds:
            return
        yield event


@pytest.mark.parametrize(("vectors", "case"), spec_cases())
def test_the_list_of_events_is_complete(vectors: VectorFile, case: Case) -> None:
    game = LIBRARY.game_from(SYSTEM, _scenario(case, vectors, SYSTEM, LIBRARY), case.id)
    run = ScriptRun(game, case.master, case.defaults, {})
    run.play(case.script)
    told = [event.plain() for event in before_the_ending(run.match.log) if event.kind in EVENT_WORDS]
    assert len(told) == len(case.expect), told
    for wanted, event in zip(case.expect, told, strict=True):
        assert mismatch(wanted, event) is None
