"""Forms made of content models: a measure is a number with a unit and limits, whatever system it stands in."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import BaseModel

from holmgang.kernel.content import Measure
from holmgang.kernel.form_fields import FormField, form_fields_of


class Wall(BaseModel):
    """Something that is measured."""

    high: Annotated[int | str, Measure("m", -9, 9)] = 1
    deep: Annotated[int | str, Measure("m", 0, 9)] | None = None
    gates: int = 0


def field(name: str, data: Any = None) -> FormField:
    return next(one for one in form_fields_of(Wall, data or {}, "wall") if one.key == name)


def test_a_measure_is_a_number_with_its_unit_and_limits() -> None:
    high, deep, gates = field("high"), field("deep"), field("gates")
    assert (high.kind, high.unit, high.least, high.most, high.usual) == ("number", "m", -9, 9, "1")
    assert (deep.kind, deep.unit, deep.least, deep.most, deep.usual) == ("number", "m", 0, 9, "")
    assert (gates.kind, gates.unit) == ("number", "")


@pytest.mark.parametrize(
    ("kept", "shown"), [(3, "3"), ("5/2", "2.5"), ("-1/4", "-0.25"), ("4/2", "2"), ("1/3", "1/3"), ("2.5", "2.5")]
)
def test_fractions_are_shown_as_decimals_where_they_are_some(kept: int | str, shown: str) -> None:
    assert field("high", {"high": kept}).value == shown


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("3", 3),
        ("2.5", "5/2"),
        ("2,5", "5/2"),
        ("\u22120.25", "-1/4"),
        ("2.0", 2),
        ("1/3", "1/3"),
        ("tall", "tall"),
        ("", None),
    ],
)
def test_decimals_are_kept_as_fractions(typed: str, kept: int | str | None) -> None:
    assert field("high").read(typed, "en", None) == kept
    assert type(field("high").read(typed, "en", None)) is type(kept)


def test_a_number_without_a_unit_is_whole() -> None:
    assert field("gates").read("2.5", "en", None) == "2.5", "the content model says what is wrong with it"


@given(st.fractions(min_value=-9, max_value=9, max_denominator=64))
def test_a_shown_measure_is_read_as_the_same(value: Fraction) -> None:
    kept = int(value) if value.denominator == 1 else str(value)
    one = field("high", {"high": kept or "0"})
    assert Fraction(one.read(one.value, "en", None)) == value
