"""Words to be said and numbers that explain themselves.

Rules never format text. They name it: :class:`Phrase` is a key of the words files with its arguments.
A number that reaches a person is a :class:`Sum` of named terms, each with the clause it follows from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from typing import Any, Union

from holmgang.kernel.fastclasses import value

Arg = Union[str, int, bool, "Phrase", "Sum", "OptionName"]
"""An argument of a sentence. A ``str`` is the id of a token or word and is looked up before it is shown."""


@value
class Phrase:
    """A sentence, a name or a word, by its key in the words files. Compare by value; render with ``Words.say``."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)

    def __str__(self) -> str:
        inner = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key}({inner})" if inner else self.key


def phrase(key: str, /, **args: Arg) -> Phrase:
    """Short for ``Phrase(key, {...})``."""
    return Phrase(key, args)


@value
class OptionName:
    """An option by its name, for a sentence that is told without the question: each reader gets the own words for it.

    ``label`` is the option's own, if it has one; ``args`` are those of the question's sentence.
    """

    purpose: str
    id: str
    label: Phrase | str = ""
    args: Mapping[str, Arg] = field(default_factory=dict)


@value
class Term:
    """One named part of a number. ``label`` is a words key or a sentence; the clause says why the term counts."""

    value: int
    label: Phrase | str
    clause: str


class Sum:
    """A number as the list of its terms. ``int(s)`` and ``s.total`` give the number.

    A sum compares equal to a sum with the same terms in the same order, not to an ``int``: a bare integer has no
    reasons. A limit is a term too (``at_least``, ``at_most``), so that the terms always add up to the total.
    """

    __slots__ = ("terms", "total")
    terms: tuple[Term, ...]
    total: int

    def __init__(self, terms: Iterable[Term] = ()) -> None:
        self.terms = tuple(terms)
        total = 0
        for term in self.terms:
            total += term.value
        self.total = total

    @classmethod
    def of(cls, value: int, label: Phrase | str, clause: str) -> Sum:
        """The sum of a single term."""
        return _sum((Term(value, label, clause),), value)

    def plus(self, value: int, label: Phrase | str, clause: str) -> Sum:
        """This sum with one more term. A term of 0 is kept: that something counts nothing may be the news."""
        return _sum((*self.terms, Term(value, label, clause)), self.total + value)

    def at_least(self, limit: int, label: Phrase | str, clause: str) -> Sum:
        """Raised to ``limit`` by a named term if it lies below it."""
        return self if self.total >= limit else self.plus(limit - self.total, label, clause)

    def at_most(self, limit: int, label: Phrase | str, clause: str) -> Sum:
        """Lowered to ``limit`` by a named term if it lies above it."""
        return self if self.total <= limit else self.plus(limit - self.total, label, clause)

    def __add__(self, other: Sum) -> Sum:
        return _sum(self.terms + other.terms, self.total + other.total)

    def __neg__(self) -> Sum:
        return Sum(Term(-term.value, term.label, term.clause) for term in self.terms)

    def __sub__(self, other: Sum) -> Sum:
        return self + (-other)

    def __int__(self) -> int:
        return self.total

    def __iter__(self) -> Iterator[Term]:
        return iter(self.terms)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sum) and self.terms == other.terms

    def __hash__(self) -> int:
        return hash(self.total)

    def __repr__(self) -> str:
        inner = " ".join(f"{term.value:+d} {term.label}" for term in self.terms)
        return f"Sum({inner} = {self.total})"

    def plain(self) -> dict[str, Any]:
        """The total and all terms, ready for JSON."""
        terms = [{"value": one.value, "label": plain(one.label), "clause": one.clause} for one in self.terms]
        return {"total": self.total, "terms": terms}

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses of the terms, in order, each once."""
        return tuple(dict.fromkeys(term.clause for term in self.terms))


def _sum(terms: tuple[Term, ...], total: int) -> Sum:
    """A sum whose total is known: nothing has to be added up."""
    made = Sum.__new__(Sum)
    made.terms, made.total = terms, total
    return made


def plain(value: Any) -> Any:
    """A JSON-ready copy of a value made of sums, sentences, tuples and scalars."""
    if value is None or isinstance(value, (str, int)):
        return value
    if isinstance(value, Sum):
        return value.plain()
    if isinstance(value, Term):
        return {"value": value.value, "label": plain(value.label), "clause": value.clause}
    if isinstance(value, Phrase):
        return {"say": value.key, "args": {name: plain(arg) for name, arg in value.args.items()}}
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    raise TypeError(f"{value!r} cannot be told: events hold sums, sentences, strings, integers and tuples of them")


def unplain(value: Any) -> Any:
    """The inverse of :func:`plain` for sums and sentences; everything else stays plain JSON."""
    if isinstance(value, dict):
        if value.keys() == {"total", "terms"}:
            return Sum(Term(term["value"], unplain(term["label"]), term["clause"]) for term in value["terms"])
        if value.keys() == {"say", "args"}:
            return Phrase(value["say"], {name: unplain(arg) for name, arg in value["args"].items()})
        return {key: unplain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [unplain(item) for item in value]
    return value
