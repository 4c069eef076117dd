"""README and docs say what is true: every command shown is run, every file shown is used, the output shown is compared.

A block ``console`` holds commands after ``$`` and what they print, in which ``…`` stands for anything left out; what a
person types at a prompt stands after it. A block ``yaml`` whose first line is ``# FILE.yaml`` is written to that file,
in a folder that all blocks of one page share, before the commands below it run.
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.core import TyperGroup as Group
from typer.main import get_command
from typer.testing import CliRunner

from holmgang.cli import signatures
from holmgang.cli.app import app
from holmgang.cli.common import console, library
from holmgang.cli.fields import BEGIN, written_into
from holmgang.kernel.library import Library

ROOT = Path(__file__).resolve().parent.parent
PAGES = (
    "README.md",
    "docs/terminal.md",
    "docs/content.md",
    "docs/vectors.md",
    "docs/adding-a-system.md",
    "docs/kernel.md",
    "docs/lab.md",
    "docs/seats.md",
)
"""What they show is run; the script in ``docs/fair-dice.md`` has a test of its own (``tests/kernel``)."""
ALL_PAGES = sorted(str(page.relative_to(ROOT)) for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
SHIPPED = ("k6", "kampbogen", "psychopaths", "tkds")
TYPED = re.compile(r"^((?:Your choice|A number)[^:]*: )(.*)$")


class Block(NamedTuple):
    """A fenced block: language, first line in the page, text."""

    lang: str
    line: int
    text: str


def blocks(page: str) -> Iterator[Block]:
    for found in re.finditer(r"^( *)```(\w*)\n(.*?)^\1```$", page, re.MULTILINE | re.DOTALL):
        text = "\n".join(line.removeprefix(found[1]) for line in found[3].split("\n"))
        yield Block(found[2], page.count("\n", 0, found.start()) + 1, text)


def commands(text: str) -> Iterator[tuple[str, list[str], list[str]]]:
    """Each command of a console block with the lines typed at its prompts and the lines it prints."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        head, *lines = part.rstrip("\n").split("\n")
        typed = [found[2] for line in lines if (found := TYPED.match(line))]
        yield head, typed, lines


def fits(shown: list[str], printed: str) -> str:
    """What was shown and not printed in its turn, or nothing; where ``…`` stands, anything may stand between."""
    rest = " ".join(printed.split())
    loose = False
    for line in shown:
        for place, piece in enumerate(" ".join(line.split()).split("…")):
            loose = loose or place > 0
            at = rest.find(piece)
            if at < 0 or (at > 1 and not loose):
                return f"{piece!r} is not what is printed; that is {rest[:400]!r}"
            loose = loose and not piece
            rest = rest[at + len(piece) :]
    return "" if loose or not rest.strip() else f"more is printed: {rest[:300]!r}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    for name in ("HOLMGANG_PACKS", "HOLMGANG_SYSTEMS", "LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr(sys, "path", [*sys.path, str(here)])
    before = set(sys.modules)
    yield here
    for name in set(sys.modules) - before:
        if name.startswith("mygame"):
            del sys.modules[name]


def run(command: str, typed: list[str], monkeypatch: pytest.MonkeyPatch) -> str:
    words = shlex.split(command)
    with monkeypatch.context() as patch:
        while "=" in words[0]:
            name, _, value = words.pop(0).partition("=")
            patch.setenv(name, value)
        assert words.pop(0) == "holmgang", f"`{command}` is not run here"
        library.cache_clear()
        console.cache_clear()
        result = CliRunner().invoke(app, words, input="".join(f"{line}\n" for line in typed))
        library.cache_clear()
        console.cache_clear()
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
    return result.output


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_shows_is_what_happens(page: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for block in blocks((ROOT / page).read_text(encoding="utf-8")):
        name = re.match(r"# (\S+\.yaml)\n", block.text)
        if block.lang == "yaml" and name:
            (folder / name[1]).write_text(block.text, encoding="utf-8")
        elif block.lang == "console":
            for command, typed, shown in commands(block.text):
                printed = run(command, typed, monkeypatch)
                assert not (wrong := fits(shown, printed)), f"{page}:{block.line}: $ {command}: {wrong}"
        elif block.lang == "python":
            exec(compile(block.text, f"{page}:{block.line}", "exec"), {"__name__": __name__})


@pytest.mark.parametrize("page", PAGES)
def test_no_command_hides_where_it_is_not_run(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for block in blocks(text):
        if block.lang not in ("console", "yaml", "python"):
            hidden = re.findall(r"^\$? ?holmgang .*", block.text, re.MULTILINE)
            assert not hidden, f"{page}:{block.line}: write a console block for {hidden}"
    for target in re.findall(r"^make (\w+)|`make (\w+)`", text, re.MULTILINE):
        assert re.search(rf"^{''.join(target)}:", (ROOT / "Makefile").read_text(), re.MULTILINE), target


@pytest.mark.parametrize("page", ALL_PAGES)
def test_commands_named_in_passing_exist_with_their_options(page: str) -> None:
    """In sentences, tables and indented lines too, on every page: what is too long to run is at least no invention."""
    text = (ROOT / page).read_text(encoding="utf-8")
    known = _options()
    for command, rest in re.findall(r"(?:`|^ {4}|^\$ )holmgang ([a-z]+)([^`\n]*)", text, re.MULTILINE):
        assert command in known, f"{page}: there is no `holmgang {command}`"
        for option in re.findall(r"(?<= )--?[a-z][a-z-]*", rest):
            assert option in known[command], f"{page}: `holmgang {command}` has no {option}"


def _options() -> dict[str, set[str]]:
    """The options of every command."""
    group = get_command(app)
    assert isinstance(group, Group)
    return {
        name: {"--help", *(opt for param in one.params for opt in (*param.opts, *param.secondary_opts))}
        for name, one in group.commands.items()
    }


@pytest.mark.parametrize("page", [page for page in ALL_PAGES if page not in PAGES])
def test_a_whole_scenario_shown_is_a_good_one(page: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for block in blocks((ROOT / page).read_text(encoding="utf-8")):
        if block.lang == "yaml" and re.search(r"^system: ", block.text, re.MULTILINE):
            (folder / "shown.yaml").write_text(block.text, encoding="utf-8")
            assert ", good" in (told := run("holmgang check shown.yaml", [], monkeypatch)), (
                f"{page}:{block.line}: {told}"
            )


@pytest.mark.parametrize("name", SHIPPED)
def test_the_fields_on_the_system_pages_are_those_of_the_models(name: str) -> None:
    page = (ROOT / "docs" / "systems" / f"{name}.md").read_text(encoding="utf-8")
    assert BEGIN in page
    assert page == written_into(page, Library.discover().system(name)), "run: make docs"


def test_the_signatures_in_kernel_md_are_those_of_the_code() -> None:
    page = (ROOT / "docs" / "kernel.md").read_text(encoding="utf-8")
    assert page == signatures.written_into(page), "run: make docs"


def test_the_comparison_finds_what_differs() -> None:
    assert not fits(["one", "…", "four"], "one\ntwo\nthree\nfour\n")
    assert not fits(["one …"], "one two")
    assert fits(["one", "three"], "one\ntwo\nthree")
    assert fits(["one"], "one\ntwo")
    assert fits(["…", "five"], "one\ntwo")
    assert list(commands("$ holmgang x\nYour choice [a]: 2\nb\n")) == [
        ("holmgang x", ["2"], ["Your choice [a]: 2", "b"])
    ]
