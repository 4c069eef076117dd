"""The page's own words: every sentence it asks for is there, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import holmgang.table
from holmgang.kernel.words import LANGUAGES, Lexicon

TABLE = Path(holmgang.table.__file__).parent
LEXICON = Lexicon([TABLE / "words"])
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
