"""Everything that comes up can be said in three languages."""

from __future__ import annotations

from holmgang.kernel.library import Library
from holmgang.kernel.words import LANGUAGES, Words, words_key
from holmgang.systems.tkds import SYSTEM
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
