"""Lines from the keyboard, with editing and completion where the terminal can do it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import DummyHistory
from rich.console import Console
from rich.text import Text

from holmgang.cli.console_text import folded
from holmgang.cli.draw import clean

Known = Callable[[], Iterable[str]]


def no_words() -> Iterable[str]:
    """Complete nothing."""
    return ()


class KnownWords(Completer):
    """Completes a line to one of the words that the prompt knows when Tab is pressed; case and accents may be left out.

    The words are asked for at each key: they are those of the open question.
    """

    def __init__(self, known: Known) -> None:
        self._known = known

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """Yield the known words that begin with what was typed."""
        typed = document.text_before_cursor.lstrip()
        wanted = folded(typed)
        for word in dict.fromkeys(self._known()):
            if folded(word).startswith(wanted):
                yield Completion(word, start_position=-len(typed))


def keyboard(console: Console, known: Known = no_words) -> Callable[[str], str]:
    """Return a function that asks for a line.

    On a terminal lines can be edited and completed with Tab. They are not remembered: the keyboard goes from player to
    player. A line from a file or a pipe is printed, so that the output reads as if it had been typed.
    """
    if console.is_terminal and console.file is sys.stdout and sys.stdin.isatty():
        session: PromptSession[str] = PromptSession(
            history=DummyHistory(), completer=KnownWords(known), complete_while_typing=False
        )
        return session.prompt

    def read(prompt: str) -> str:
        typed = console.input(Text(prompt))
        if not sys.stdin.isatty():
            console.print(Text(clean(typed)), soft_wrap=True)
        return typed

    return read
