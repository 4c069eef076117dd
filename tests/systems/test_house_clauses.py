"""No house clause that is on by default narrows or contradicts a clause of the source, in any system."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import pytest
from pydantic import Field

from holmgang.kernel.content import Entry, Narrows
from holmgang.kernel.library import Library
from holmgang.systems.psychopaths import SYSTEM as PSYCHOPATHS
from holmgang.systems.psychopaths.knobs import PRESETS
from holmgang.testing import conformance

LIBRARY = Library.discover()


@pytest.mark.parametrize("system", sorted(LIBRARY.systems))
def test_the_source_holds_by_default(system: str) -> None:
    assert conformance.house_rules_broken_by(LIBRARY.system(system)) == []


@pytest.mark.parametrize("lang", ["cs", "da"])
def test_every_language_declares_the_same(lang: str) -> None:
    book = PSYCHOPATHS.rulebook
    other = PSYCHOPATHS.rulebook_in(lang)
    for clause in book:
        assert conformance.clauses_narrowed_by(other[clause.id]) == conformance.clauses_narrowed_by(clause)


def test_a_knob_that_narrows_by_default_is_found() -> None:
    class Strict(Entry):
        glory_floor: Annotated[int | None, Narrows("PS-15.3", off=None)] = Field(1, description="PS-15.5")
        other: Annotated[bool, Narrows("PS-99.1", off=False)] = Field(False, description="PS-15.5")

    class Wrong(type(PSYCHOPATHS)):  # type: ignore[misc]
        knobs_model: ClassVar[Any] = Strict

    found = conformance.house_rules_broken_by(Wrong())
    assert any("glory_floor is 1 by default" in one for one in found)
    assert any("PS-99.1, which is no clause" in one for one in found)
    assert any("PS-15.9 narrows PS-15.3, and no knob" in one for one in found)


def test_the_preset_gentler_turns_on_all_that_narrows() -> None:
    narrowing = {
        name
        for name, field in PSYCHOPATHS.knobs_model.model_fields.items()
        if any(isinstance(mark, Narrows) for mark in field.metadata)
    }
    assert set(PRESETS["gentler"]) == narrowing
