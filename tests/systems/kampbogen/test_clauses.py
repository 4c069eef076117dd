"""The rulebook of the combat book in every language: the same clauses with the same marks, written for players."""

from __future__ import annotations

import re

import pytest

from holmgang.kernel.library import Library
from holmgang.kernel.words import LANGUAGES, Words
from holmgang.systems.kampbogen import SYSTEM

LIBRARY = Library([SYSTEM])
QUOTED_RULE = {
    "en": r"[Hh]ouse rules? “([^”]+)”(?: and “([^”]+)”)?",
    "cs": r"[Dd]omácí(?:m)? pravid\w+ „([^“]+)“(?: a „([^“]+)“)?",
    "da": r"[Hh]usregle\w+ »([^«]+)«(?: og »([^«]+)«)?",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_own_book_with_the_marks_of_the_english_one(lang: str) -> None:
    assert (SYSTEM.folder / "clauses" / f"{lang}.md").is_file()
    english, other = SYSTEM.rulebook, SYSTEM.rulebook_in(lang)
    marks = [(clause.id, clause.kinds, clause.origin) for clause in english]
    assert [(clause.id, clause.kinds, clause.origin) for clause in other] == marks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_says_in_words_what_the_program_calls_by_an_id(lang: str) -> None:
    ids = [name for name in SYSTEM.knobs_model.model_fields if "_" in name]
    for clause in SYSTEM.rulebook_in(lang):
        assert "`" not in clause.text, clause.id
        assert not re.search(r"\b(P\d|[a-z]+_[a-z_]+|True|False|None)\b", clause.text), clause.id
        assert not any(name in clause.text for name in ids), clause.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_house_rule_is_called_as_on_the_set_up_page(lang: str) -> None:
    words = Words(LIBRARY.lexicon(SYSTEM), lang)
    labels = {words.say(f"knob-{name}") for name in SYSTEM.knobs_model.model_fields}
    books = "\n".join(clause.text for clause in SYSTEM.rulebook_in(lang))
    named = [name for found in re.findall(QUOTED_RULE[lang], books) for name in found if name]
    assert len(named) >= 20
    assert set(named) <= labels
