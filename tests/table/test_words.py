"""The page's own words: every sentence it asks for is there, in three languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import holmgang.table
from holmgang.kernel.library import Library
from holmgang.kernel.system import System
from holmgang.kernel.words import LANGUAGES, Lexicon

TABLE = Path(holmgang.table.__file__).parent
LEXICON = Lexicon([TABLE / "words"])
SYSTEMS = Library.discover()
ASKED = {
    "*.html": r"""\bt\(\s*['"]([a-z][a-z0-9-]*[a-z0-9])['"]""",
    "*.py": r"""(?:page_text\(\s*[\w.]+,\s*|Say\(\s*)"((?:page|play|desk|watch)-[a-z0-9-]*[a-z0-9])\"""",
}
DRAWN = r"""(?:\.page\(\s*|page_words\(\s*[\w.]+,\s*)"([a-z][a-z0-9-]*[a-z0-9])\""""


def test_the_files_are_in_order() -> None:
    assert LEXICON.faults == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_nothing_is_missing_in(lang: str) -> None:
    assert LEXICON.missing(lang) == []


def test_every_sentence_the_page_asks_for_is_there() -> None:
    asked = {
        found
        for pattern, words in ASKED.items()
        for file in TABLE.rglob(pattern)
        for found in re.findall(words, file.read_text(encoding="utf-8"))
    }
    drawn = {
        f"table-{found}"
        for file in (TABLE / "draw").rglob("*.py")
        for found in re.findall(DRAWN, file.read_text(encoding="utf-8"))
    }
    assert len(asked) > 100
    assert len(drawn) > 40
    assert [key for key in sorted(asked | drawn) if not LEXICON.has(key)] == []


@pytest.mark.parametrize("system", list(SYSTEMS.systems.values()), ids=lambda system: system.id)
def test_no_word_of_a_game_stands_twice(system: System[Any]) -> None:
    """The later of two words would be read for both things: a deed became a sort of armour."""
    assert SYSTEMS.lexicon(system).faults == []
