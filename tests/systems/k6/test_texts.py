"""Texts of k6 for players: the rulebook in three languages, and sentences in which names are inflected."""

from __future__ import annotations

import re

import pytest

from holmgang.bots.random import heuristic_of
from holmgang.kernel.clauses import Rulebook
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.events import Event
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.sums import Phrase, phrase
from holmgang.kernel.words import FALLBACK, LANGUAGES, Lexicon, Words, entries_in, words_key
from holmgang.systems.k6 import SYSTEM
from holmgang.systems.k6.events import Avoided, ConditionEnded, ConditionGained, Fell, Intended, Passed
from holmgang.systems.k6.tables import CONDITIONS, SPENDS
from holmgang.table.web.setup_form import clauses_of_knobs

LIBRARY = Library.discover()
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
    ids = {words.say(Phrase(words_key("knob", name))): name for name in SYSTEM.knobs_model.model_fields}
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
    assert len(named) == 19
    for clause, knobs in named.items():
        assert all(clause in touched[knob] for knob in knobs), clause


CASES = ("gender", "gen", "dat", "acc", "voc", "loc", "ins", "to")
PEOPLE: dict[str, Phrase | str] = {
    "gorondar": phrase("name-gorondar"),
    "naria": phrase("name-naria"),
    "skret_2": phrase("numbered", name=phrase("name-skret"), number="2"),
    "guard": phrase("numbered", name=phrase("name-caravan-guard"), number="1"),
    "borin": "Borin",
    "katka": "Katka",
}


def czech(event: Event) -> str:
    words = Words(LEXICON, "cs", PEOPLE)
    sentence = words.event(event).replace("\N{NO-BREAK SPACE}", " ")
    assert words.faults == []
    return sentence


def test_every_shipped_name_has_all_czech_forms() -> None:
    file = (SYSTEM.folder / "words" / "cs.ftl").read_text(encoding="utf-8")
    entries = {name: entry for name, entry in entries_in(file) if name.startswith("name-")}
    creatures = LIBRARY.pack(SYSTEM).kind("creatures")
    assert {f"name-{name.replace('_', '-')}" for name in creatures} <= set(entries)
    for name, entry in entries.items():
        assert all(f"    .{case} = " in entry for case in CASES), name
    seats = {one.names[seat]["cs"] for one in LIBRARY.scenarios(SYSTEM) for seat in one.seats}
    assert len(seats) == 4
    assert [name for name in sorted(seats) if not LEXICON.inflected(name, "cs")] == []


def test_every_shipped_weapon_has_czech_forms() -> None:
    file = (SYSTEM.folder / "words" / "cs.ftl").read_text(encoding="utf-8")
    entries = dict(entries_in(file))
    for name in LIBRARY.pack(SYSTEM).kind("weapons"):
        entry = entries[words_key("word", name)]
        assert all(f"    .{form} = " in entry for form in ("gender", "gen", "acc", "ins", "from")), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_to_spend_a_success_has_the_parts_of_its_sentence(lang: str) -> None:
    file = (SYSTEM.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    entries = dict(entries_in(file))
    parts = ("did", "case", "rest") if lang == "cs" else ("before", "whom", "after")
    for name in SPENDS:
        assert all(f"    .{part} = " in entries[words_key("word", name)] for part in parts), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_has_sentences_of_its_own_or_a_word_that_fits(lang: str) -> None:
    words = Words(LEXICON, lang, PEOPLE)
    for name in CONDITIONS:
        gained = ConditionGained(who="naria", condition=name, modifier_kind="", by="gorondar", part="left_arm")
        ended = ConditionEnded(who="naria", condition=name, why="over")
        for event in (gained, ended):
            sentence = words.event(event)
            assert sentence.endswith(".")
            assert not re.search(r"[:()]|  ", sentence), sentence
    assert words.faults == []


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Fell(who="skret_2", by="gorondar", hazard="chasm"), "Gorondar srazil skřeta 2 do propasti."),
        (Fell(who="gorondar", by="naria", hazard="trap"), "Naria srazila Gorondara do pasti."),
        (Fell(who="borin", by="skret_2", hazard="chasm"), "Skřet 2 srazil postavu Borin do propasti."),
        (Fell(who="katka", by="borin", hazard="chasm"), "Borin srazil(a) Katku do propasti."),
        (Avoided(who="naria", by="skret_2"), "Naria se skřetovi 2 ubránila."),
        (Passed(who="naria", around=("gorondar", "guard")), "Naria se dostala kolem Gorondara a strážce karavany 1."),
        (
            Intended(who="skret_2", intention="engage", targets=("naria",), means="melee", weapon="stone_axe"),
            "Skřet 2 chce zaútočit na Nariu kamennou sekerou.",
        ),
        (
            Intended(who="naria", intention="engage", targets=("skret_2",), means="shoot", weapon="crossbow"),
            "Naria chce vystřelit na skřeta 2 z kuše.",
        ),
        (
            Intended(who="naria", intention="engage", targets=("borin",), means="melee", weapon="Drtič"),
            "Naria chce zaútočit na postavu Borin zbraní Drtič.",
        ),
    ],
)
def test_czech_sentences_inflect_names(event: Event, sentence: str) -> None:
    assert czech(event) == sentence


def test_the_czech_log_of_a_whole_fight_does_not_dodge_grammar() -> None:
    game = LIBRARY.game("k6/ogre_at_the_pillars")
    match = Match(game, SeededDice(1))
    Driver({seat: heuristic_of(game.system) for seat in game.seats}, 1).run(match)
    words = Words(LIBRARY.words_of(game), "cs", SYSTEM.view(match.play, None).names)
    lines = [words.event(event) for event in match.log if event.kind not in ("ruled", "ended")]
    assert len(lines) > 50
    assert [line for line in lines if re.search(r"[:(×]| – |  ", line)] == []
    assert words.faults == []
