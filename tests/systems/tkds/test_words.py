"""Everything that comes up can be said in three languages."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.sums import Phrase, phrase
from holmgang.kernel.words import LANGUAGES, Lexicon, Words, words_key
from holmgang.systems.tkds import SYSTEM
from holmgang.systems.tkds.knobs import Knobs
from holmgang.table.web.setup_form import clauses_of_knobs
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


def test_every_czech_name_has_a_gender(tmp_path: Path) -> None:
    (tmp_path / "cs.ftl").write_text('gender-of = { FORM($thing, form: "gender") }\n', encoding="utf-8")
    words = Words(Lexicon([SYSTEM.folder / "words", tmp_path]), "cs")
    kinds = ("creatures", "weapons", "armour", "gear", "spells")
    names = [*(name for kind in kinds for name in LIBRARY.pack(SYSTEM).kinds[kind]), "heroes", "enemies"]
    genders = {name: words.say(Phrase("gender-of", {"thing": name})) for name in names}
    assert {name: said for name, said in genders.items() if said not in ("m", "f", "n", "plural", "fp")} == {}


@pytest.mark.parametrize(
    ("who", "whom", "said"),
    [
        ("taren", "wolf", "Taren zaútočil na vlka píkou."),
        ("pippa", "two", "Pippa zaútočila na vlka 2 píkou."),
        ("wolf", "typed", "Vlk zaútočil na cíl (Věra) píkou."),
        ("typed", "freya", "Věra zaútočil(a) na Freyu píkou."),
    ],
)
def test_czech_sentences_bend_names(who: str, whom: str, said: str) -> None:
    names: dict[str, Phrase | str] = {"two": phrase("numbered", kind="wolf", number=2), "typed": "Věra"}
    words = Words(LIBRARY.lexicon(SYSTEM), "cs", names)
    assert words.event({"event": "action", "who": who, "action": "attack", "object": "pike", "target": whom}) == said
    assert words.faults == []


def test_czech_logs_do_not_dodge_grammar() -> None:
    """A colon or a bracket in a sentence of the log mostly stands for a case that was not formed."""
    told, dodged = 0, list[str]()
    for name in ("bout_on_the_planks", "gatehouse", "troll_ford"):
        game = LIBRARY.game(name)
        match = Match(game, SeededDice(1))
        Driver({seat: policy_for(SYSTEM, "heuristic") for seat in game.seats}, 1).run(match)
        words = Words(LIBRARY.words_of(game), "cs", SYSTEM.view(match.play, None).names)
        said = [words.event(event) for event in match.log]
        told, dodged = told + len(said), dodged + [text for text in said if ":" in text or "(" in text]
    assert told > 500
    assert len(dodged) * 20 < told, dodged[:5]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_that_are_used_up_keep_their_names(lang: str) -> None:
    """The second grenade is in no pack any more when the log tells of it."""
    words = Words(LIBRARY.lexicon(SYSTEM), lang)
    for name, number in (("grenade", 2), ("oil_flask", 3), ("potion_of_mending", 2)):
        assert words.say(f"{name}_{number}") == words.say(name)
