"""The rulebook: kinds of clauses, and which of them coverage counts."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from holmgang.kernel.clauses import parse_clauses
from holmgang.kernel.errors import ContentError
from holmgang.testing.vectors import Case, CaseResult, coverage

TEXT = """# A book
## XX-1 All kinds
- **XX-1.1** [auto] (source) A rule.
- **XX-1.2** [auto] [house] (house) One of ours.
- **XX-1.3** [choice] [ruling] (source) The master says.
- **XX-1.4** [definition] (source) A blow is a blow.
- **XX-1.5** [conduct] (source) Be kind.
  Always.
- **XX-1.6** [rule] (source) Marked as what it is.
"""


def test_every_clause_has_a_kind() -> None:
    book = parse_clauses(TEXT, "en.md")
    assert [clause.kind for clause in book] == ["rule", "house", "ruling", "definition", "conduct", "rule"]
    assert book["XX-1.5"].text == "Be kind. Always."


def test_people_read_clauses_without_marks_of_emphasis() -> None:
    text = TEXT.replace("A rule.", "**Never** *how*, but `knob` 2 * 3 * 4.")
    assert parse_clauses(text, "en.md")["XX-1.1"].plain == "Never how, but knob 2 * 3 * 4."


def test_an_unknown_mark_is_refused_with_its_line() -> None:
    with pytest.raises(ContentError, match=r"en.md:3.*\[flavour\]; allowed: auto, .*conduct"):
        parse_clauses(TEXT.replace("[auto]", "[flavour]", 1), "en.md")


def test_definitions_and_conduct_are_shown_but_not_counted() -> None:
    system = cast(Any, SimpleNamespace(id="xx", rulebook=parse_clauses(TEXT, "en.md")))
    ran = CaseResult(str(Path("v.yaml")), 1, Case(id="A", cites=["XX-1.1", "XX-1.4"]), None, {"XX-1.1": 1, "XX-1.4": 1})
    found = coverage(system, [ran])
    assert found.clauses == ("XX-1.1", "XX-1.2", "XX-1.3", "XX-1.6")
    assert found.proved == ("XX-1.1",)
    assert found.missing == ("XX-1.2", "XX-1.3", "XX-1.6")
    assert found.uncounted == {"definition": ("XX-1.4",), "conduct": ("XX-1.5",)}
