"""Exact odds: a contest of a system computed over all dice, as values, text and a picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any
from xml.sax.saxutils import escape

from holmgang.kernel.content import Entry, validate
from holmgang.kernel.description import percent
from holmgang.kernel.errors import InputError, UnknownName
from holmgang.kernel.exact import Contest, Shares
from holmgang.kernel.messages import Translatable
from holmgang.kernel.system import System
from holmgang.kernel.words import Words, words_key
from holmgang.kernel.yamltext import Document


@dataclass(frozen=True)
class CountedContest:
    """A contest with its numbers and knobs, and what comes of it."""

    contest: Contest
    numbers: Entry
    tables: Mapping[str, Shares]

    def plain(self) -> dict[str, Any]:
        """Return it as JSON: shares as fractions and as decimal numbers."""
        return {
            "contest": self.contest.id,
            "numbers": self.numbers.model_dump(),
            "clauses": list(self.contest.clauses),
            "tables": {
                name: [{"outcome": out, "share": str(p), "chance": float(p)} for out, p in shares.items()]
                for name, shares in self.tables.items()
            },
            "means": {name: float(mean_of(shares)) for name, shares in self.tables.items() if numeric(shares)},
        }


def contest_of(system: System[Any], name: str) -> Contest:
    """A contest by its id."""
    found = {contest.id: contest for contest in system.contests}
    if name not in found:
        raise UnknownName(Translatable(f"contest of {system.id}", "contest-of", system=system.id), name, found)
    return found[name]


def counted(system: System[Any], name: str, numbers: Mapping[str, Any], knobs: Mapping[str, Any]) -> CountedContest:
    """Count a contest out. Both mappings are checked by the models; what is left out has its default."""
    contest = contest_of(system, name)
    given = _checked(contest.model, numbers, f"{system.id} {name}")
    house = _checked(system.knobs_model, knobs, f"knobs of {system.id}")
    tables = contest.count(given, house)
    for table, shares in tables.items():
        if sum(shares.values(), Fraction(0)) != 1:
            raise InputError(f"{table}: the shares do not add up to one")
    return CountedContest(contest, given, tables)


def _checked(model: type[Entry], data: Mapping[str, Any], name: str) -> Entry:
    return validate(model, dict(data), Document(dict(data), name))


def numeric(shares: Shares) -> bool:
    """Return whether the outcomes are numbers, so that they have a mean."""
    return all(isinstance(outcome, (int, Fraction)) and not isinstance(outcome, bool) for outcome in shares)


def mean_of(shares: Shares) -> Fraction:
    """The mean outcome."""
    return sum((outcome * share for outcome, share in shares.items()), Fraction(0))


def outcome_text(outcome: Any, words: Words) -> str:
    """An outcome as a reader sees it."""
    if isinstance(outcome, bool):
        return words.say("yes" if outcome else "no")
    return words.say(outcome)


def table_name(name: str, words: Words) -> str:
    """Return the name of a table."""
    key = words_key("table", name)
    return words.say(key) if words.has(key) else words.say(name)


def chart(told: CountedContest, words: Words) -> str:
    """The tables as one SVG picture: a bar per outcome."""
    rows: list[str] = []
    y = 8
    for name, shares in told.tables.items():
        rows.append(f'<text x="8" y="{y + 16}" font-weight="bold">{escape(table_name(name, words))}</text>')
        y += 26
        for outcome, share in shares.items():
            width = float(round(share * 400, 1))
            label = escape(outcome_text(outcome, words))
            rows.append(f'<text x="150" y="{y + 14}" text-anchor="end">{label}</text>')
            rows.append(f'<rect x="160" y="{y + 2}" width="{width}" height="15" fill="#1673b8"/>')
            rows.append(f'<text x="{168 + width}" y="{y + 14}">{escape(percent(share))}</text>')
            y += 20
        y += 10
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="640" height="{y}" viewBox="0 0 640 {y}" '
        f'font-family="sans-serif" font-size="13" role="img">\n' + "\n".join(rows) + "\n</svg>\n"
    )
