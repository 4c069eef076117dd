"""Words on screen: the table of the glossary names one word for each thing, and the words files keep to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src" / "holmgang"
LANGS = ("en", "cs", "da")
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in GLOSSARY.partition("## Words on screen")[2].splitlines()
    if line.startswith("| ") and not line.startswith("| English")
]


def texts(lang: str, *folders: str) -> Iterator[tuple[str, str]]:
    """Yield each message of a language with its text, selectors left out; by default of the whole program."""
    for folder in [SRC / one for one in folders] or [SRC]:
        for file in sorted(folder.rglob("*.ftl")):
            if lang in (file.stem, file.parent.name):
                for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                    if isinstance(entry, ast.Message | ast.Term):
                        yield f"{file.relative_to(SRC)}: {entry.id.name}", " ".join(said(entry))


def said(node: object) -> Iterator[str]:
    """Yield the pieces of text of a message, in order."""
    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from said(part)
    elif isinstance(node, list):
        for part in node:
            yield from said(part)


def unused(lang: str) -> list[str]:
    """Return the words that the glossary bars in a language."""
    barred = [part for row in ROWS for part in row[3].split(";") if part.strip().startswith(lang)]
    return [word for part in barred if "on pages" not in part for word in re.findall(r"\*([^*]+)\*", part)]


def found(word: str, lang: str, *folders: str) -> list[str]:
    begins = re.compile(rf"(?<!\w){re.escape(word)}")
    return [place for place, text in texts(lang, *folders) if begins.search(text)]


@pytest.mark.parametrize("lang", LANGS)
def test_barred_words_are_not_on_screen(lang: str) -> None:
    words = unused(lang)
    assert words
    assert [place for word in words for place in found(word, lang)] == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_each_word_of_the_table_is_on_screen(row: list[str]) -> None:
    for lang, cell in zip(LANGS, row, strict=False):
        for word in re.split(r"[,;] (?:in [\w ]+? (?=Pán|rul|mesteren))?", cell):
            assert any(word.lower() in text.lower() for _, text in texts(lang)) or word == "d6", (lang, word)


def test_each_game_has_its_own_game_master() -> None:
    assert found("vypravěč", "cs", "systems/k6", "systems/tkds") == []
    assert found("Pán jeskyně", "cs", "kernel", "table", "systems/kampbogen", "systems/psychopaths") == []


def test_pages_speak_of_fights_alone() -> None:
    matches = [place for place in found("match", "en", "table") if "proof-" not in place]  # a secret matches there
    assert matches == found("zápas", "cs", "table") == []
