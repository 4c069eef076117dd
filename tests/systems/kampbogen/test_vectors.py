"""The vectors of the combat book: all pass, and the worked examples list every event of their kinds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from holmgang.kernel.events import Event
from holmgang.kernel.library import Library
from holmgang.systems.kampbogen import SYSTEM
from holmgang.testing.script import ScriptRun, mismatch
from holmgang.testing.vectors import Base, Case, VectorFile, _scenario, coverage, read_vectors, run_system

LIBRARY = Library([SYSTEM])
SPECIFICATION = "KB-X"
"""The ids of the worked examples of the specification begin so."""

WORDS = """
    join slip challenge challenge_pass challenge_fail grade style effect fumble rise soul expose_choice exposed annul
    ward_fail focus flight_open manoeuvre_fail hit out brawl hurt break burnout faint draw won loot lost killed
    plundered flee break_through fled surrender opponent_flees sneak_fail knock_out combat_begins indirect_pass
    indirect_fail regrow hide
"""
EVENT_WORDS = frozenset(WORDS.split())
PROVED_ELSEWHERE: frozenset[str] = frozenset()
"""Clauses that no vector can prove; docs/reference/systems/kampbogen.md says why."""


def worked_examples() -> list[tuple[VectorFile, Case]]:
    """The worked examples of the specification, in the order of their numbers."""
    files = [read_vectors(path)[0] for path in sorted((SYSTEM.folder / "vectors").glob("*.yaml"))]
    found = [(vectors, case) for vectors in files for case in vectors.cases if case.id.startswith(SPECIFICATION)]
    return sorted(found, key=lambda one: int(one[1].id.removeprefix(SPECIFICATION)))


def test_every_vector_passes_and_every_clause_is_proved() -> None:
    results = run_system(SYSTEM, LIBRARY)
    assert [f"{result.case.id}: {result.problem}" for result in results if not result.passed] == []
    assert set(coverage(SYSTEM, results).missing) <= PROVED_ELSEWHERE


def test_all_85_worked_examples_are_there() -> None:
    assert [case.id for _, case in worked_examples()] == [f"KB-X{number}" for number in range(1, 86)]


def before_the_ending(log: Iterable[Event]) -> Iterator[Event]:
    """The events up to a victory or defeat outside combat: the lists of the specification stop before it."""
    rounds = False
    for event in log:
        rounds = rounds or event.kind == "round_began"
        if event.kind in ("won", "lost", "draw") and not rounds:
            return
        yield event


@pytest.mark.parametrize(("vectors", "case"), [pytest.param(*one, id=one[1].id) for one in worked_examples()])
def test_the_list_of_events_is_complete(vectors: VectorFile, case: Case) -> None:
    game = LIBRARY.game_from(
        SYSTEM, _scenario(case, Base(scenario=vectors.base, knobs=vectors.knobs), SYSTEM, LIBRARY), case.id
    )
    run = ScriptRun(game, case.master, case.defaults, {})
    run.play(case.script)
    told = [event.plain() for event in before_the_ending(run.match.log) if event.kind in EVENT_WORDS]
    assert len(told) == len(case.expect), told
    for wanted, event in zip(case.expect, told, strict=True):
        assert mismatch(wanted, event) is None
