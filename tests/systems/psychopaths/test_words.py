"""The words of the game: every knob says what it is and on which clause it rests, in every language."""

from __future__ import annotations

import re

import pytest

from holmgang.kernel.library import Library
from holmgang.kernel.words import Words
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.knobs import Knobs

LEXICON = Library([SYSTEM]).lexicon(SYSTEM)


@pytest.mark.parametrize("lang", ["en", "cs", "da"])
def test_every_knob_has_a_name_in_the_readers_language(lang: str) -> None:
    words = Words(LEXICON, lang, {})
    said = {name: words.say(name) for name in Knobs.model_fields}
    assert not [name for name, text in said.items() if not words.has(f"word-{name.replace('_', '-')}")]
    assert len(set(said.values())) == len(said)


def test_every_knob_names_clauses_that_exist() -> None:
    for name, field in Knobs.model_fields.items():
        cited = re.findall(r"PS-\d+\.\d+", field.description or "")
        assert cited, name
        assert all(clause in SYSTEM.rulebook for clause in cited), name


def test_czech_questions_do_not_mix_two_forms_of_address() -> None:
    """The terminal and the pages say "vy"; the game's questions name the figure instead."""
    text = (SYSTEM.folder / "words" / "cs.ftl").read_text(encoding="utf-8")
    asked = re.findall(r"^ask-[\w-]+ = (.*)$", text, re.MULTILINE)
    assert len(asked) > 40
    assert not [line for line in asked if re.search(r"[eíá]š\b|\b(ti|tě|tvůj|tvá|tvé)\b", line)]
