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


class Said:
    """The words that code and templates name: whole, without their prefix, or by a beginning that they complete."""

    def __init__(self, source: str) -> None:
        self.whole = set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", source))
        self.quoted = set(re.findall(r"[\"'`]([a-z0-9]+(?:-[a-z0-9]+)*)[\"'`]", source))
        self.beginnings = set(re.findall(r"[\"'`]([a-z0-9]+(?:-[a-z0-9]+)*)-(?=[\"'`{$])", source))

    def __contains__(self, key: str) -> bool:
        names = (key, key.partition("-")[2])  # a drawing names a word without the prefix of its page
        begins = {name[:at] for name in names for at, sign in enumerate(name) if sign == "-"}
        return bool(self.whole & {key} or self.quoted & set(names) or self.beginnings & begins)


def test_pages_say_each_of_their_words() -> None:
    """The text of a page that is gone would still be translated, and still pass for a label that documents may name."""
    pages = [path for path in SRC.rglob("*") if path.suffix in (".py", ".html", ".js")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in pages)
    said_there = Said(source)
    keys = [place.partition(": ")[2] for place, _ in texts("en", "table")]
    assert len(keys) > 900
    assert [key for key in keys if key not in said_there] == []
    assert "set-in-order" not in said_there, "a word that no page says is noticed"
