"""The keyboard of the terminal: editing and completion on a real pseudo-terminal, plain lines from a pipe."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from holmgang.cli.prompts import KnownWords

PATIENCE = 90.0
TAB, ENTER, LEFT = "\t", "\r", "\x1b[D"


class Terminal:
    """A pseudo-terminal of 80 by 24 with the holmgang command in it."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self._own, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        # There is no one to answer where the cursor is, so the prompt must not ask.
        environment = {**os.environ, "PROMPT_TOOLKIT_NO_CPR": "1", "TERM": "xterm", "XDG_STATE_HOME": str(folder)}
        command = [sys.executable, "-m", "holmgang", *arguments]
        self.process = subprocess.Popen(command, stdin=other, stdout=other, stderr=other, env=environment, cwd=folder)
        os.close(other)
        self.output = ""

    def wait_for(self, text: str, after: int = 0) -> int:
        """Read until the text has come after that place of the output; return the place behind it."""
        late = time.monotonic() + PATIENCE
        while (place := self.output.find(text, after)) < 0:
            assert time.monotonic() < late, f"{text!r} did not come: {self.output[-2000:]}"
            if select.select([self._own], [], [], 1)[0]:
                try:
                    self.output += os.read(self._own, 65536).decode(errors="replace")
                except OSError:  # the command has ended
                    assert text in self.output[after:], self.output[-2000:]
        return place + len(text)

    def type(self, keys: str) -> None:
        os.write(self._own, keys.encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._own)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    made = Terminal(tmp_path, "play", "k6/corridor", "--lang", "en", "--seed", "1")
    yield made
    made.close()


def test_tab_completes_a_command_and_the_line_can_be_edited(terminal: Terminal) -> None:
    asked = terminal.wait_for("Your choice")
    terminal.type("hel" + LEFT * 3 + ":" + ENTER)  # the cursor goes back to mend the word
    shown = terminal.wait_for(":undo", asked)
    shown = terminal.wait_for("Your choice", shown)
    terminal.type("ATT" + TAB)
    shown = terminal.wait_for("attack or threaten", shown)
    terminal.type(ENTER)
    shown = terminal.wait_for("orc", shown)
    terminal.wait_for("Your choice", shown)
    terminal.type(":qu" + TAB + ENTER)
    assert terminal.process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("typed", "found"),
    [("", ["Útok", "Útěk", ":why"]), ("u", ["Útok", "Útěk"]), (":", [":why"]), ("úto", ["Útok"]), ("x", [])],
)
def test_words_are_completed_without_case_and_accents(typed: str, found: list[str]) -> None:
    completer = KnownWords(lambda: ["Útok", "Útěk", ":why", "Útok"])
    assert [one.text for one in completer.get_completions(Document(typed), CompleteEvent())] == found
