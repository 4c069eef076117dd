"""The rulebook in three languages: the same clauses with the same marks and origins everywhere."""

from __future__ import annotations

import pytest

from holmgang.kernel.clauses import load_clauses
from holmgang.kernel.words import LANGUAGES
from holmgang.systems.psychopaths import SYSTEM

FOLDER = SYSTEM.folder / "clauses"
ENGLISH = load_clauses(FOLDER, "en")


def test_every_language_has_a_book_of_its_own() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.md")) == sorted(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_book_has_the_same_clauses_with_the_same_marks_and_origins(lang: str) -> None:
    book = load_clauses(FOLDER, lang)
    assert [(one.id, one.kinds, one.origin) for one in book] == [(one.id, one.kinds, one.origin) for one in ENGLISH]
