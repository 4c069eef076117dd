"""Messages about files: in English as they stand, and in any language by their key in the words files.

Whoever checks a file says what is wrong as a :class:`Told`, which is its English text. Whoever knows the reader's
language, a page or a command, asks :func:`in_words`. Both must say the same:
``tests/kernel/test_told.py`` compares them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from holmgang.kernel.sums import Say

if TYPE_CHECKING:
    from holmgang.kernel.words import Words

OR = "content-or"


class Told(str):
    """An English text that knows its key in the words files and what fills it: texts, numbers, further ``Told``."""

    __slots__ = ("args", "key")
    key: str
    args: Mapping[str, Any]

    def __new__(cls, text: str, key: str, /, **args: Any) -> Told:
        told = super().__new__(cls, text)
        told.key, told.args = f"content-{key}", args
        return told

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        """A message travels between processes with its error."""
        return (str(self), self.key.removeprefix("content-")), dict(self.args)


A_SEAT = Told("seat", "seat")
A_SCENARIO = Told("scenario", "scenario")
"""What a name that nobody knows is most often meant for."""


def in_words(words: Words, message: str) -> str:
    """A message in the reader's language; one that knows no key stays as it is."""
    if not isinstance(message, Told):
        return message
    filled, ready = dict[str, Any](), dict[str, str]()
    for name, value in message.args.items():
        if isinstance(value, int):
            filled[name] = value
            continue
        many = value if isinstance(value, tuple) else (value,)
        texts = [in_words(words, one) for one in many]
        filled[name] = f"\0{name}"
        ready[f"\0{name}"] = f" {words.say(Say(OR))} ".join(texts)
    return words.named({**words.names, **ready}).say(Say(message.key, filled))
