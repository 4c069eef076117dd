"""The words of the game: every knob says what it is and on which clause it rests, in every language."""

from __future__ import annotations

import re

import pytest
from pydantic import BaseModel

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.sums import Phrase, phrase
from holmgang.kernel.words import LANGUAGES, Words, words_key
from holmgang.systems.psychopaths import SYSTEM
from holmgang.systems.psychopaths.board.cards import ability_text, card_notes
from holmgang.systems.psychopaths.board.lookups import book
from holmgang.systems.psychopaths.content import Ability
from holmgang.systems.psychopaths.events import AbilityUsed
from holmgang.systems.psychopaths.knobs import Knobs

LIBRARY = Library([SYSTEM])
LEXICON = LIBRARY.lexicon(SYSTEM)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_knob_has_a_name_in_the_readers_language(lang: str) -> None:
    words = Words(LEXICON, lang, {})
    keys = [words_key("knob", name) for name in Knobs.model_fields]
    assert words.missing(keys) == []
    assert len({words.say(Phrase(key)) for key in keys}) == len(keys)


def test_the_words_speak_three_languages() -> None:
    assert LEXICON.faults == []
    assert {lang: LEXICON.missing(lang) for lang in LANGUAGES} == {lang: [] for lang in LANGUAGES}


def test_every_knob_names_clauses_that_exist() -> None:
    for name, field in Knobs.model_fields.items():
        cited = re.findall(r"PS-\d+\.\d+", field.description or "")
        assert cited, name
        assert all(clause in SYSTEM.rulebook for clause in cited), name


def test_czech_questions_do_not_mix_two_forms_of_address() -> None:
    """The terminal and the pages say "vy"; the game's questions name the figure instead."""
    text = (SYSTEM.folder / "words" / "cs.ftl").read_text(encoding="utf-8")
    asked = re.findall(r"^ask-[\w-]+ =((?:\n? .*)+)$", text, re.MULTILINE)
    assert len(asked) > 40
    assert not [line for line in asked if re.search(r"[eíá]š\b|\b(ti|tě|tvůj|tvá|tvé)\b", line)]


@pytest.fixture(scope="module")
def played() -> list[Match]:
    """A game of six and one with abilities, cards in hand and a held psychopath from the first turn."""
    matches = []
    for scenario in ("wasteland_six", "brawl_at_the_tavern"):
        game = LIBRARY.game(scenario)
        match = Match(game, SeededDice(1))
        Driver({seat: policy_for(SYSTEM, "heuristic") for seat in game.seats}, 1).run(match)
        matches.append(match)
    return matches


def log_in(lang: str, match: Match, **typed: str) -> list[str]:
    """The log of a match with the seats named as the scenario does it, or as players have typed it."""
    seats = {name: seat.name[lang] for name, seat in match.game.scenario.seats.items() if seat.name}  # type: ignore[index]
    words = Words(LEXICON, lang, {**SYSTEM.view(match.play, None).names, **seats, **typed})
    told = [words.event(event) for event in match.log]
    assert words.faults == []
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_log_lines_are_sentences_without_colons_and_brackets(lang: str, played: list[Match]) -> None:
    """Only the kernel's own last line has one."""
    lines = [line for match in played for line in log_in(lang, match)]
    assert len(lines) > 2000
    assert len([line for line in lines if re.search(r"[:()×→]", line)]) <= len(played)
    assert not [line for line in lines if not re.search(r"[.?!“«]$", line)]


def test_czech_names_are_inflected(played: list[Match]) -> None:
    told = "\n".join(line for match in played for line in log_in("cs", match))
    for sentence in (
        "Věra hodila na akční body",
        "Klíště hodilo na akční body",
        "zaútočil na Věru",
        "použil Zápěstní kuši",
    ):
        assert sentence in told
    assert not re.search(r"\(a\)|jménem|\bna Věra\b|\bod Věra\b", told)


def test_a_typed_czech_name_stays_as_it_is_written(played: list[Match]) -> None:
    told = "\n".join(log_in("cs", played[0], vera="Jana"))
    assert "Jana hází na akční body" in told
    assert "hráče jménem Jana" in told
    assert not re.search(r"\bna Jana\b|\bod Jana\b|Jana hodil", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_on_a_card_for_the_own_side_names_its_player_once(lang: str, played: list[Match]) -> None:
    own = [
        line
        for match in played
        for event, line in zip(match.log, log_in(lang, match, vera="Wilhelmina"), strict=True)
        if event.kind == "total_changed" and event.facts()["by"] == event.facts()["side"] == "vera"
    ]
    assert len(own) > 10
    assert not [line for line in own if line.count("Wilhelmina") != 1]


# What cards say.


def notes_of(lang: str) -> dict[str, list[str]]:
    """The text of every shipped card."""
    match = Match(LIBRARY.game("brawl_at_the_tavern"), SeededDice(1))
    words = Words(LIBRARY.words_of(match.game), lang, {})
    return {name: [words.say(note) for note in card_notes(match.play, name)] for name in book(match.play).cards}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_it_does(lang: str) -> None:
    """The text is made of the effects, so no key is left over and no argument unfilled."""
    for name, notes in notes_of(lang).items():
        assert len(notes) > 1, name
        for note in notes:
            assert not re.search(r"effect|ability-|[{}$_]|  ", note), (name, note)


def test_a_card_tells_the_numbers_of_its_content() -> None:
    notes = {name: said[-1] for name, said in notes_of("en").items()}
    assert notes["the_tax_man"] == "its side gets +3 if the opponent has glory 10 or more"
    assert notes["petrol_can"] == "+1 AP, or +3 after Old Car in the same turn"
    assert notes["endless_pains"] == "+1 AP if the die you keep shows less than 4"
    assert notes["fame"] == "+1 glory, only with glory 2 or less"
    assert notes["cold_focus"] == "with a mental mutation: +2 AP; without: −1 AP"


def numbers_in(effect: BaseModel) -> set[int]:
    """The numbers of an effect that a sentence about it has to name; of conditions only those above one."""
    found = [value for value in effect.model_dump(exclude={"do", "per"}).values() if type(value) is int]
    return {abs(value) for value in found}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_tells_the_numbers_of_an_ability(lang: str) -> None:
    """The sentences of shipped psychopaths are written by hand: they must name the numbers that count."""
    spelt = {1: "one|a card|karta|kartu|kort|jedni", 2: "two|aspoň dvě|dvoj|to eller"}
    for name, card in LIBRARY.pack(SYSTEM).kind("psychopaths").items():
        event = AbilityUsed(psychopath=name, side="rust", does=phrase("effect-nothing"))
        told = Words(LEXICON, lang, {}).event(event)
        for number in numbers_in(card.ability.effect):
            assert re.search(rf"\b{number}\b|{spelt.get(number, number)}", told), (name, number, told)


def test_a_psychopath_of_a_pack_says_what_its_ability_does() -> None:
    does = ability_text(Ability.model_validate(FROM_A_PACK), "stranger", Knobs.model_validate({}))
    event = AbilityUsed(psychopath="stranger", side="rust", does=does)
    told = {lang: Words(LEXICON, lang, {"stranger": "Stranger"}).event(event) for lang in LANGUAGES}
    assert (
        told["en"] == "Stranger uses an ability: the opponent gets −2 once the opponent has used a weapon in each pass."
    )
    assert "−2" in told["cs"]
    assert "−2" in told["da"]


FROM_A_PACK = {"effect": {"do": "change_total", "side": "opponent", "amount": -2, "opponent_used_weapon": True}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_map_names_an_area_twice(lang: str, played: list[Match]) -> None:
    for match in played:
        words = Words(LIBRARY.words_of(match.game), lang, {})
        for event in match.log:
            if event.kind == "area_placed":
                area = words.say(event.facts()["area"])
                assert words.event(event).count(area) == 1
