"""Any terminal: what an encoding lacks is written with what it has, never as an error."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from holmgang.cli.draw import clean
from holmgang.kernel.clauses import Rulebook
from holmgang.kernel.description import Teller
from holmgang.kernel.sums import Arg, Phrase
from holmgang.kernel.words import Words

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
