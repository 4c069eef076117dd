"""The rulebook in three languages: one structure, words for players, house rules by the names of the set-up page."""

from __future__ import annotations

import re

import pytest

from holmgang.kernel.words import LANGUAGES, Lexicon, words_key
from holmgang.systems.tkds import SYSTEM
from holmgang.systems.tkds.knobs import Knobs

HOUSE_RULE = {
    "en": re.compile(r"house rule “(.+?)”"),
    "cs": re.compile(r"domácí pravidlo „(.+?)“"),
    "da": re.compile(r"(?i:husregel|husreglen) »(.+?)«"),
}
NAMED = ("TK-2.6", "TK-2.7", "TK-5.2", "TK-5.7", "TK-7.12", "TK-7.14", "TK-9.11", "TK-11.10", "TK-23.4")
"""The clauses that name a house rule."""


def references(text: str) -> set[str]:
    return set(re.findall(r"TK-\d+(?:\.\d+[a-z]?)?", text))


def plain_spaces(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_own_book_with_the_same_clauses(lang: str) -> None:
    assert (SYSTEM.folder / "clauses" / f"{lang}.md").is_file()
    english, book = SYSTEM.rulebook_in("en"), SYSTEM.rulebook_in(lang)
    marks = [(clause.id, clause.section, clause.kinds, clause.origin, references(clause.text)) for clause in english]
    assert [(one.id, one.section, one.kinds, one.origin, references(one.text)) for one in book] == marks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_clause_shows_code(lang: str) -> None:
    for clause in SYSTEM.rulebook_in(lang):
        assert "`" not in clause.text, clause.id
        assert not re.search(r"\b[a-z]+_[a-z_]+\b|\b(True|False)\b|= (true|false)\b", clause.text), clause.id
        assert "*" not in re.sub(r"\*\*[^*]+\*\*", "", clause.text), f"{clause.id}: pages show a lone asterisk as it is"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_are_named_as_on_the_set_up_page(lang: str) -> None:
    lexicon = Lexicon([SYSTEM.folder / "words"])
    names = {plain_spaces(lexicon.render(words_key("knob", name), lang, {})[0]) for name in Knobs.model_fields}
    found = {clause.id: HOUSE_RULE[lang].findall(clause.text) for clause in SYSTEM.rulebook_in(lang)}
    assert tuple(name for name, quoted in found.items() if quoted) == NAMED
    assert [one for quoted in found.values() for one in quoted if plain_spaces(one) not in names] == []
