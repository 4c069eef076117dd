"""The k6 rulebook in its three languages: the same rules, in words that players read."""

from __future__ import annotations

import re

import pytest

from holmgang.kernel.clauses import Rulebook
from holmgang.kernel.sums import Say
from holmgang.kernel.words import FALLBACK, LANGUAGES, Lexicon, Words, words_key
from holmgang.systems.k6 import SYSTEM
from holmgang.table.web.knobs import clauses_of_knobs

BOOKS = {lang: SYSTEM.rulebook_in(lang) for lang in LANGUAGES}
LEXICON = Lexicon([SYSTEM.folder / "words"])
REFERENCE = re.compile(r"K6-\d+(?:\.\d+)?")
DEFAULT = {"en": "**Default:**", "cs": "**Výchozí:**", "da": "**Standard:**"}
HOUSE_RULE = {
    "en": r"house rule “([^”]+)”",
    "cs": r"domácí pravidlo „([^“]+)“",
    "da": r"husregel »([^«]+)«",
}


def knobs_named(book: Rulebook, lang: str) -> dict[str, list[str]]:
    """The house rules that each clause names in words, by their ids."""
    words = Words(LEXICON, lang)
    ids = {words.say(Say(words_key("knob", name))): name for name in SYSTEM.knobs_model.model_fields}
    found = {clause.id: re.findall(HOUSE_RULE[lang], clause.text) for clause in book}
    return {clause: [ids[name] for name in names] for clause, names in found.items() if names}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_clauses(lang: str) -> None:
    for clause, english in zip(BOOKS[lang], BOOKS[FALLBACK], strict=True):
        assert (clause.id, clause.kinds, clause.origin) == (english.id, english.kinds, english.origin)
        assert set(REFERENCE.findall(clause.text)) == set(REFERENCE.findall(english.text)), clause.id
        assert (DEFAULT[lang] in clause.text) == (DEFAULT[FALLBACK] in english.text), clause.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_are_words_without_ids_and_code(lang: str) -> None:
    for clause in BOOKS[lang]:
        assert not re.search(r"`|\w_\w|\bTrue\b|\bFalse\b|(?<!\*)\*(?!\*)", clause.text), clause.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_call_house_rules_as_the_set_up_page_does(lang: str) -> None:
    named, touched = knobs_named(BOOKS[lang], lang), clauses_of_knobs(SYSTEM)
    assert named == knobs_named(BOOKS[FALLBACK], FALLBACK)
    assert len(named) == 16
    for clause, knobs in named.items():
        assert all(clause in touched[knob] for knob in knobs), clause
