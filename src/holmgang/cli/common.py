"""Shared by all commands: the console, the library, errors as sentences, and text for any terminal.

A character that the terminal's encoding lacks is written with those it has, never as an error.
"""

from __future__ import annotations

import codecs
import json
import sys
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn, TextIO

import typer
from rich.console import Console, RenderableType
from rich.text import Text

from holmgang.cli.draw import clean
from holmgang.kernel.clauses import Rulebook
from holmgang.kernel.description import Teller
from holmgang.kernel.errors import ContentError, HolmgangError, InputError, ReplayDiverged
from holmgang.kernel.library import Library
from holmgang.kernel.sums import Arg, Phrase
from holmgang.kernel.words import FALLBACK, Words, kernel_lexicon
from holmgang.lab.simulate import MatchCluster


class Language(str, Enum):
    """The languages there are."""

    en = "en"
    cs = "cs"
    da = "da"


@cache
def console() -> Console:
    """The console for output."""
    return Console(highlight=False, emoji=False)


@cache
def library() -> Library:
    """Return the library of everything that is installed."""
    return Library.discover()


def library_for(scenario: str) -> Library:
    """Return everything that is installed; for a scenario file, with the packs and scenarios beside it."""
    path = Path(scenario)
    if path.suffix not in (".yaml", ".yml"):
        return library()
    return library_beside(path)


def library_beside(file: Path) -> Library:
    """Return everything that is installed, with the packs and scenarios beside a file."""
    return Library(library().systems.values(), [file.absolute().parent])


def said(lang: str, key: str, **args: str | int) -> str:
    """A sentence of the command itself; texts and numbers in it are shown as they are."""
    given = {f"\0{name}": value for name, value in args.items() if isinstance(value, str)}
    shown = {name: f"\0{name}" if isinstance(value, str) else value for name, value in args.items()}
    return Words(kernel_lexicon(), lang, given).say(Phrase(key, shown))


def told_problems(shelf: Library, lang: str = FALLBACK) -> None:
    """Say which files of the user were left out, and why."""
    for problem in shelf.problems:
        errors().print(said(lang, "list-left-out", problem=refused(lang, ContentError([problem]))), style="yellow")


def refused(lang: str, error: HolmgangError) -> str:
    """Return the message about a file or a name, in the reader's language where there are words for it."""
    return Words(kernel_lexicon(), lang).refusal(error)


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The places where two scenarios, as data, do not say the same."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        for key in dict.fromkeys([*one, *other]):
            yield from differences(one.get(key), other.get(key), f"{path}.{key}" if path else str(key))
    elif one != other:
        yield path


def errors() -> Console:
    """The console for error messages."""
    return Console(stderr=True, highlight=False, soft_wrap=True, markup=False, emoji=False)


def json_out(data: Any) -> None:
    """One JSON document for a program."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def json_line(data: Any) -> None:
    """One line of JSON Lines."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")


@contextmanager
def cli_errors(lang: Language = Language.en) -> Iterator[None]:
    """A person's mistake is a sentence on the error channel and exit code 2; never a traceback."""
    try:
        yield
    except ReplayDiverged as error:
        fail(f"the record does not fit these rules: {error}", 1)
    except InputError as error:
        fail(refused(lang.value, error), 2)
    except HolmgangError as error:
        fail(f"{type(error).__name__}: {error}", 1)


def fail(message: str, code: int) -> NoReturn:
    """Say what was wrong and stop."""
    errors().print(message, style="red")
    raise typer.Exit(code)


def there(address: str | None) -> AbstractContextManager[MatchCluster | None]:
    """The cluster that was named, if one was."""
    if address is None:
        return nullcontext()
    from holmgang.lab.cluster import cluster_at

    return cluster_at(address)


HANDLER: Final = "holmgang-plain"
"""The name of the error handler for characters that an encoding does not have."""

_SIGNS: Final = str.maketrans(
    {
        **dict.fromkeys("█▓■◆", "#"), **dict.fromkeys("░▒", "."),
        **dict.fromkeys("●▲", "*"), **dict.fromkeys("○◇□△", "o"),
        **dict.fromkeys("─━┄╌═–—−‑", "-"), **dict.fromkeys("│┃║⋮", "|"), **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╶╴", "+"),
        **dict.fromkeys("▸›▪", ">"), "→": ">", "←": "<", "✓": "v", "×": "x", "╱": "/", "╲": "\\", "·": ".", "…": "~",
        **dict.fromkeys("“”„«»", '"'), **dict.fromkeys("’‘‚", "'"), "\N{NO-BREAK SPACE}": " ",
        "ø": "o", "Ø": "O", "æ": "ae", "Æ": "AE", "ß": "ss",
    }
)  # fmt: skip


def plainly(text: str) -> str:
    """The text in ASCII, a column for a column where that is possible."""
    signs = unicodedata.normalize("NFKD", text.translate(_SIGNS))
    bare = "".join(char for char in signs if not unicodedata.combining(char))
    return "".join(char if char.isascii() else "?" for char in bare)


def _handle(error: UnicodeError) -> tuple[str, int]:
    if isinstance(error, UnicodeEncodeError):
        return plainly(error.object[error.start : error.end]), error.end
    raise error


def settle_streams() -> None:
    """Let the standard streams write and read anything, whatever their encoding."""
    codecs.register_error(HANDLER, _handle)
    for stream in (sys.stdout, sys.stderr):
        _reconfigured(stream, HANDLER)
    _reconfigured(sys.stdin, "replace")


def _reconfigured(stream: TextIO, errors: str) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=errors)


YES = frozenset({"y", "yes", "a", "ano", "j", "ja"})
NO = frozenset({"n", "no", "ne", "nej"})
"""Yes and no, as they may be typed in any of the languages."""

LONGEST = 600
"""A typed line is repeated no further than this; the longest paths fit."""

_LETTERS = str.maketrans({"ø": "o", "æ": "ae", "ß": "ss", "đ": "d", "ł": "l"})


class Voice:
    """Says the table's messages on a console, in the reader's language."""

    def __init__(self, console: Console, words: Words, rulebook: Rulebook | None = None) -> None:
        self.console, self.words = console, words
        self.rulebook = rulebook or Rulebook("", {})

    @property
    def teller(self) -> Teller:
        """The teller that describes questions, answers and numbers to this reader."""
        return Teller(self.words, self.rulebook)

    def text(self, key: str, raw: Mapping[str, str] | None = None, **args: Arg) -> str:
        """A sentence. ``raw`` arguments are shown as they are; others are ids and are looked up among the words."""
        given = {f"\0{name}": _short(clean(text)) for name, text in (raw or {}).items()}
        words = self.words.named({**self.words.names, **given}) if given else self.words
        return words.say(Phrase(key, {**args, **{name[1:]: name for name in given}}))

    def tell(self, key: str, raw: Mapping[str, str] | None = None, style: str = "", **args: Arg) -> None:
        """Say a sentence."""
        self.show(Text(self.text(key, raw, **args), style))

    def advise(self, key: str, command: str) -> None:
        """Say what a command is good for, and the command on a line of its own, unbroken, to be copied."""
        self.tell(key)
        self.console.print(Text(f"  {command}", "cyan"), soft_wrap=True)

    def trouble(self, text: str) -> None:
        """Say what was wrong."""
        self.show(Text(f"! {text}", "yellow"))

    def show(self, *what: RenderableType) -> None:
        """Put something on the console, a line each."""
        for thing in what:
            self.console.print(thing, highlight=False, soft_wrap=False)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def folded(text: str) -> str:
    """The text as people type it in a hurry: small letters without their marks."""
    bare = unicodedata.normalize("NFKD", clean(text).casefold())
    return "".join(char for char in bare if not unicodedata.combining(char)).translate(_LETTERS).strip()


def without_repeats(names: Sequence[str]) -> list[str]:
    """Numbered namesakes that follow each other, named once: skret 1, 2, 3 and orc instead of skret 1, skret 2 …"""
    short: list[str] = []
    last = ""
    for name in names:
        stem, _, number = name.rpartition(" ")
        namesake = number.isdecimal() and bool(stem) and stem == last
        short.append(number if namesake else name)
        last = stem if number.isdecimal() else ""
    return short
