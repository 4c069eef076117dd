"""Hard spaces: shipped texts have them, and the tool sets them where a writer typed a space."""

from __future__ import annotations

import pytest

from tools.hard_spaces import bound, bound_clauses, bound_scenario, bound_words, lacking


def test_shipped_texts_have_their_hard_spaces() -> None:
    assert list(lacking()) == [], "run: python -m tools.hard_spaces"


@pytest.mark.parametrize(
    ("lang", "typed", "kept"),
    [
        ("cs", "Boj v síni, k němu", "Boj v\u00a0síni, k\u00a0němu"),
        ("cs", "2k6 a stav „u stěny“", "2k6 a stav „u\u00a0stěny“"),
        ("cs", "5 % u { $who }", "5\u00a0% u\u00a0{ $who }"),
        ("da", "5 % af v kort", "5\u00a0% af v kort"),
        ("en", "a v b", "a v b"),
    ],
)
def test_a_letter_is_bound_to_the_next_word(lang: str, typed: str, kept: str) -> None:
    assert bound(typed, lang) == kept


def test_comments_sources_and_other_languages_stay() -> None:
    assert bound_words("# v souboru\nask = Boj v síni\n", "cs") == "# v souboru\nask = Boj v\u00a0síni\n"
    head = '- **PS-8.1** [auto] (source: Boj "Útok s psychopatem (v inventáři)") Hráč s kartou.\n'
    assert bound_clauses(head, "cs") == head.replace("Hráč s kartou", "Hráč s\u00a0kartou")
    scene = "scene:\n  en: >-\n    a v b\n  cs: >-\n    Boj v síni\n    u stěny\n  da: v kort\n"
    assert bound_scenario(scene, "cs") == scene.replace("v síni", "v\u00a0síni").replace("u stěny", "u\u00a0stěny")
