"""Messages about files: in English as they stand, and in any language by their key in the words files.

Code that checks a file describes a fault as a :class:`Translatable`, which is its English text. A page or a command
that knows the reader's language calls :func:`translated`. ``tests/kernel/test_messages.py`` checks that both agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from holmgang.kernel.sums import Phrase

if TYPE_CHECKING:
    from holmgang.kernel.words import Words

OR = "content-or"


class Translatable(str):
    """An English text with its key in the words files and the arguments that fill it: texts, numbers, further ones."""

    __slots__ = ("args", "key")
    key: str
    args: Mapping[str, Any]

    def __new__(cls, text: str, key: str, /, **args: Any) -> Translatable:
        told = super().__new__(cls, text)
        told.key, told.args = f"content-{key}", args
        return told

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        """A message travels between processes with its error."""
        return (str(self), self.key.removeprefix("content-")), dict(self.args)


A_SEAT = Translatable("seat", "seat")
A_SCENARIO = Translatable("scenario", "scenario")
"""The known name that an unknown one is most often meant for."""


def translated(words: Words, message: str) -> str:
    """A message in the reader's language; one that knows no key stays as it is."""
    if not isinstance(message, Translatable):
        return message
    filled, ready = dict[str, Any](), dict[str, str]()
    for name, value in message.args.items():
        if isinstance(value, int):
            filled[name] = value
            continue
        many = value if isinstance(value, tuple) else (value,)
        texts = [translated(words, one) for one in many]
        filled[name] = f"\0{name}"
        ready[f"\0{name}"] = f" {words.say(Phrase(OR))} ".join(texts)
    return words.named({**words.names, **ready}).say(Phrase(message.key, filled))
