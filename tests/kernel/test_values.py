"""Sums, events, the codec, and what is made at less than the usual price."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field

from holmgang.kernel import codec
from holmgang.kernel.content import Entry
from holmgang.kernel.events import Event, RecordedEvent
from holmgang.kernel.questions import (
    Choose,
    ChooseSome,
    Declare,
    Joint,
    Question,
)
from holmgang.kernel.sums import Phrase, Sum, Term, phrase, plain, unplain

sentences = st.builds(lambda key, arg: Phrase(key, {"who": arg}), st.text("ab", min_size=1), st.text())
labels = st.text("abc_", min_size=1) | sentences
terms = st.builds(Term, st.integers(-50, 50), labels, st.sampled_from(["K6-1.1", "TK-2.3"]))
sums = st.builds(Sum, st.lists(terms, max_size=6))


@given(sums, sums)
def test_sums_add_up(left: Sum, right: Sum) -> None:
    assert (left + right).total == left.total + right.total
    assert (left - right).total == left.total - right.total
    assert int(left) == sum(term.value for term in left)


@given(sums, st.integers(-20, 20))
def test_a_limit_is_a_named_term(value: Sum, limit: int) -> None:
    raised, lowered = value.at_least(limit, "floor", "X-1.1"), value.at_most(limit, "ceiling", "X-1.1")
    assert raised.total == max(value.total, limit)
    assert lowered.total == min(value.total, limit)
    assert len(raised.terms) - len(value.terms) == (value.total < limit)


@given(sums)
def test_a_sum_survives_json(value: Sum) -> None:
    assert unplain(json.loads(json.dumps(plain(value)))) == value


def test_a_bare_number_is_not_a_sum() -> None:
    assert Sum.of(4, "margin", "X-1.1") != 4


def test_a_term_without_words_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot be told"):
        plain({1.5})


@dataclass(frozen=True, kw_only=True)
class HeavilyWounded(Event):
    who: str
    lives: Sum
    parts: tuple[str, ...] = ()


def test_an_event_knows_its_kind_its_clauses_and_its_audience() -> None:
    event = HeavilyWounded(who="ogre", lives=Sum.of(3, "margin", "X-2.1"), clauses=("X-1.1",), seen_by=("ann",))
    assert event.kind == "heavily_wounded"
    assert list(event.cited()) == ["X-1.1", "X-2.1"]
    assert event.visible_to("ann")
    assert not event.visible_to(None)
    again = RecordedEvent(json.loads(json.dumps(event.plain())))
    assert (again.kind, again.plain(), list(again.cited())) == (event.kind, event.plain(), list(event.cited()))
    assert again.facts()["lives"] == event.lives
    assert not again.visible_to("bea")


def test_sentences_compare_by_value() -> None:
    assert phrase("x", n=1) == Phrase("x", {"n": 1})


class Colour(StrEnum):
    RED = "red"


@dataclass
class Leaf:
    name: str
    size: Fraction = Fraction(1, 4)


@dataclass
class Twig:
    length: int


@dataclass
class Tree:
    leaf: Leaf
    maybe: Leaf | None
    either: Leaf | Twig
    pair: tuple[int, str]
    cells: tuple[tuple[int, int], ...]
    by_name: dict[str, Leaf]
    by_number: dict[int, list[str]]
    colour: Colour
    children: list[Tree] = field(default_factory=list)


names = st.text("xyz", max_size=3)
leaves = st.builds(Leaf, names, st.fractions(max_denominator=8))
twigs = st.builds(Twig, st.integers())
trees = st.recursive(
    st.builds(
        Tree,
        leaves,
        st.none() | leaves,
        leaves | twigs,
        st.tuples(st.integers(), names),
        st.lists(st.tuples(st.integers(), st.integers()), max_size=2).map(tuple),
        st.dictionaries(names, leaves, max_size=2),
        st.dictionaries(st.integers(), st.lists(names, max_size=2), max_size=2),
        st.just(Colour.RED),
    ),
    lambda inner: st.builds(
        lambda tree, children: Tree(**{**vars(tree), "children": children}), inner, st.lists(inner, max_size=2)
    ),
    max_leaves=3,
)


@given(trees)
def test_a_state_survives_json_and_shares_nothing(tree: Tree) -> None:
    again = codec.load(Tree, json.loads(json.dumps(codec.dump(tree))))
    assert again == tree
    again.leaf.name += "!"
    new = max(tree.by_number, default=0) + 1
    again.by_number[new] = ["new"]
    assert again != tree
    assert new not in tree.by_number


@dataclass
class Bag:
    things: set[str]


@dataclass
class Scale:
    weight: float


@pytest.mark.parametrize("cls", [Bag, Scale])
def test_sets_and_floats_cannot_be_part_of_a_state(cls: type) -> None:
    with pytest.raises(TypeError, match="cannot be part of a state"):
        codec.load(cls, {})


class House(Entry):
    """Knobs as systems have them: fields, something worked out of them, and a method."""

    dice: int = Field(default=2, ge=1)
    names: tuple[str, ...] = ("ann",)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        return (6,) * self.dice

    @property
    def first(self) -> str:
        return self.names[0]

    def times(self, number: int) -> int:
        return self.dice * number


@given(st.integers(1, 9), st.lists(st.text(max_size=3), min_size=1).map(tuple))
def test_an_unguarded_model_says_what_the_model_says(dice: int, names: tuple[str, ...]) -> None:
    model = House(dice=dice, names=names)
    plain = model
    for read in ("dice", "names", "sides", "first"):
        assert getattr(plain, read) == getattr(model, read)
    assert plain.times(3) == model.times(3)
    with pytest.raises(AttributeError):
        plain.misspelt  # type: ignore[attr-defined]  # noqa: B018


QUESTIONS = ((Choose, Choose), (ChooseSome, ChooseSome), (Declare, Declare), (Joint, Joint))


@pytest.mark.parametrize(("kind", "put"), QUESTIONS, ids=[kind.__name__ for kind, _ in QUESTIONS])
@given(data=st.data())
def test_a_question_put_by_a_function_is_the_one_its_class_makes(
    kind: Any, put: Callable[..., Question], data: st.DataObject
) -> None:
    """Each field has the value that the class gives it, whichever parts are named and whichever are left out."""
    third = next(one.name for one in fields(kind) if one.init and not one.kw_only and one.default is not MISSING)
    parts = [one.name for one in fields(kind) if one.init and one.default is not MISSING and one.name != third]
    named = {name: object() for name in data.draw(st.sets(st.sampled_from(parts)))}
    given = ("ann", "blow", *([object()] if data.draw(st.booleans()) else []))
    made, usual = put(*given, **named), kind(*given, **named)
    assert type(made) is kind
    for one in fields(kind):
        assert getattr(made, one.name, MISSING) is getattr(usual, one.name, MISSING), one.name


def test_a_question_put_by_a_function_needs_what_its_class_needs() -> None:
    with pytest.raises(TypeError, match="purpose"):
        Choose("ann")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="colour"):
        Choose("ann", "blow", colour="red")  # type: ignore[call-arg]
