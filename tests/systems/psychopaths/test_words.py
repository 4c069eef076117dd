"""The words of the game: every knob says what it is and on which clause it rests, in every language."""

from __future__ import annotations

import re

import pytest

from holmgang.bots import policy_for
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.sums import Phrase
from holmgang.kernel.words import LANGUAGES, Words, words_key
from holmgang.systems.psychopaths import SYSTEM
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
