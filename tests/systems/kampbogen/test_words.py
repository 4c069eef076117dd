"""Kampbogen in Czech: names have grammatical forms, and the log uses them instead of colons and brackets."""

from __future__ import annotations

import re

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.sums import Phrase, phrase
from holmgang.kernel.words import Words, words_key
from holmgang.systems.kampbogen import SYSTEM

LIBRARY = Library([SYSTEM])
PACK = LIBRARY.pack(SYSTEM)
CZECH = (SYSTEM.folder / "words" / "cs.ftl").read_text(encoding="utf-8")
FORMS = {
    message.id.name: {attribute.id.name for attribute in message.attributes}
    for message in FluentResource(CZECH).body
    if isinstance(message, ast.Message)
}
NEEDED = {
    "characters": {"gender", "gen", "dat", "acc", "loc", "ins"},
    "opponents": {"gender", "gen", "dat", "acc", "loc", "ins"},
    "vehicles": {"gender", "gen", "acc"},
    "gear": {"gender", "acc"},
    "challenges": {"gender", "dat", "acc"},
}
EVASIVE = re.compile(r"[:()→×]")


@pytest.mark.parametrize("kind", NEEDED)
def test_a_name_of_the_pack_has_the_forms_that_sentences_use(kind: str) -> None:
    lacking = {name: NEEDED[kind] - FORMS[words_key("word", name)] for name in PACK.kind(kind)}
    assert {name: forms for name, forms in lacking.items() if forms} == {}


@pytest.mark.parametrize("name", PACK.kind("characters"))
def test_a_character_name_that_a_player_types_has_the_same_forms(name: str) -> None:
    assert FORMS[words_key("name", name)] == FORMS[words_key("word", name)]


def test_no_line_of_a_czech_log_evades_grammar() -> None:
    """Rulings are left out: they name a question, and after a colon its answer."""
    lines: list[str] = []
    for name in LIBRARY.scenario_files(SYSTEM):
        game = LIBRARY.game(name)
        match = Match(game, SeededDice(1))
        driver = Driver({seat: SYSTEM.policies["heuristic"]() for seat in game.seats}, 1)
        while driver.turn(match):
            pass
        words = Words(LIBRARY.lexicon(SYSTEM), "cs", SYSTEM.view(match.play, None).names)
        lines += [words.event(event) for event in match.log if event.kind != "ruled"]
        assert words.faults == []
    assert len(lines) > 500
    assert [line for line in lines if EVASIVE.search(line)] == []


@pytest.mark.parametrize(
    ("who", "target", "sentence"),
    [
        ("h", "w", "Hilda zasáhla umrlce A za 2 životy."),
        ("typed", "o", "Malte zasáhl bažinnou obludu za 2 životy."),
        ("zora", "t", "Zora zasáhl(a) soupeře jménem Typík za 2 životy."),
    ],
)
def test_shipped_numbered_and_typed_names_in_a_sentence(who: str, target: str, sentence: str) -> None:
    names: dict[str, Phrase | str] = {
        "h": phrase("word-hilda"),
        "typed": "Malte",
        "zora": "Zora",
        "w": phrase("named-apart", name=phrase("word-wight"), mark="A"),
        "o": phrase("word-marsh-monster"),
        "t": "Typík",
    }
    words = Words(LIBRARY.lexicon(SYSTEM), "cs", names)
    assert words.event({"event": "hit", "who": who, "target": target, "amount": 2}) == sentence
    assert words.faults == []
