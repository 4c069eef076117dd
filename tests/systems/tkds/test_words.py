"""Everything that comes up can be said in three languages."""

from __future__ import annotations

from typing import get_args

import pytest

from holmgang.kernel.library import Library
from holmgang.kernel.words import LANGUAGES, Words, words_key
from holmgang.systems.tkds import SYSTEM
from holmgang.systems.tkds.knobs import Knobs
from holmgang.table.web.knobs import clauses_of_knobs
from holmgang.testing import conformance

LIBRARY = Library([SYSTEM])


def test_files_are_sound_and_complete() -> None:
    lexicon = LIBRARY.lexicon(SYSTEM)
    assert lexicon.faults == []
    assert {lang: lexicon.missing(lang) for lang in LANGUAGES} == {lang: [] for lang in LANGUAGES}


def test_every_thing_of_the_content_has_a_name() -> None:
    pack, lexicon = LIBRARY.pack(SYSTEM), LIBRARY.lexicon(SYSTEM)
    skipped = ("talents", "races", "classes", "terrain")
    names = [name for kind, entries in pack.kinds.items() if kind not in skipped for name in entries]
    assert [name for name in names if not lexicon.has(words_key("word", name))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_knob_has_a_name_and_a_clause(lang: str) -> None:
    lexicon, cited = LIBRARY.lexicon(SYSTEM), clauses_of_knobs(SYSTEM)
    choices = [name for info in Knobs.model_fields.values() for name in get_args(info.annotation)]
    unnamed = [name for name in Knobs.model_fields if not lexicon.has(words_key("knob", name), lang)]
    for name in choices:
        kinds = ("knob-value", "word") if isinstance(name, str) else ()
        unnamed += [name] if kinds and not any(lexicon.has(words_key(kind, name), lang) for kind in kinds) else []
    assert unnamed == []
    assert [name for name in Knobs.model_fields if not cited[name]] == []


def test_events_and_questions_of_matches_have_words() -> None:
    for name in ("giant_by_the_house", "troll_ford"):
        game = LIBRARY.game(name)
        spoken = {lang: Words(LIBRARY.lexicon(SYSTEM), lang, {}) for lang in LANGUAGES}
        for number, match in conformance.through_questions(game, 1, 30):
            if number % 6 == 0:
                for words in spoken.values():
                    for part in conformance._parts(match.question):
                        conformance._speak(words, part)
        for words in spoken.values():
            for event in match.log:
                words.event(event)
            assert words.faults == []
