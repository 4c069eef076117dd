"""Any terminal: what an encoding lacks is written with what it has, never as an error."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import Final, TextIO

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
