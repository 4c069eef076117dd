"""The rulebook in three languages: the same clauses with the same marks and origins, in words that players know."""

from __future__ import annotations

import re

import pytest

from holmgang.kernel.clauses import load_clauses
from holmgang.kernel.sums import Phrase
from holmgang.kernel.words import LANGUAGES, Lexicon, Words, words_key
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.knobs import Knobs

FOLDER = SYSTEM.folder / "clauses"
ENGLISH = load_clauses(FOLDER, "en")
LEXICON = Lexicon([SYSTEM.folder / "words"])

HOUSE_RULES = {
    "en": re.compile(r"house rule “([^”]+)”|\(“([^”]+)”\)"),
    "cs": re.compile(r"(?:domácí pravidlo|domácího pravidla|s\svolbou) „([^“]+)“|\(„([^“]+)“\)", re.IGNORECASE),
    "da": re.compile(r"(?:husreglen|spilles med) »([^«]+)«|\(»([^«]+)«\)", re.IGNORECASE),
}
"""Patterns of the ways in which a clause names a house rule of the set-up page, by language."""

OURS = {"en": "House: ", "cs": "Domácí pravidlo: ", "da": "Husregel: "}
"""Words before our own half of a clause that mixes the author's text with ours, by language."""


def test_every_language_has_a_book_of_its_own() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.md")) == sorted(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_book_has_the_same_clauses_with_the_same_marks_and_origins(lang: str) -> None:
    book = load_clauses(FOLDER, lang)
    assert [(one.id, one.kinds, one.origin) for one in book] == [(one.id, one.kinds, one.origin) for one in ENGLISH]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_clause_speaks_in_ids_or_code(lang: str) -> None:
    for clause in load_clauses(FOLDER, lang):
        assert not re.search(r"`|\w_\w|\b(True|False|None|HEAD)\b|>=|<=", clause.text), clause.id


def house_rules_in(lang: str) -> dict[str, list[str]]:
    """The ids of the house rules that each clause names in the words of the set-up page."""
    words = Words(LEXICON, lang)
    knobs = {words.say(Phrase(words_key("knob", name))): name for name in Knobs.model_fields}
    return {
        clause.id: [knobs.get(first or second, "") for first, second in HOUSE_RULES[lang].findall(clause.text)]
        for clause in load_clauses(FOLDER, lang)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_rules_are_named_as_on_the_set_up_page(lang: str) -> None:
    named = house_rules_in(lang)
    assert named["PS-2.6"] == ["madness_start", "glory_start"]
    assert not [clause for clause, knobs in named.items() if "" in knobs]
    assert named == house_rules_in("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_of_two_origins_tells_which_half_is_ours(lang: str) -> None:
    """Our own clauses need no such mark, and those of the author have none of our text."""
    for clause in load_clauses(FOLDER, lang):
        mixed = "house" in clause.origin and clause.origin.partition("; narrows")[0] != "house"
        assert (OURS[lang] in clause.text) == mixed, clause.id
        assert not mixed or not clause.text.startswith(OURS[lang]), clause.id
