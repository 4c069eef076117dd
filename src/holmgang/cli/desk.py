"""The desk: one terminal, the people who share it, and what each of them may see on it.

The keyboard goes from hand to hand. In a game with secrets the screen is wiped in between, and everybody reads the log
from where they left it themselves.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from holmgang.cli.draw import Painter
from holmgang.cli.prompts import Interlude, Prompts
from holmgang.cli.saves import Saves
from holmgang.cli.table_commands import Commands, Leave
from holmgang.cli.voice import Voice
from holmgang.kernel.errors import UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.sums import Say
from holmgang.kernel.system import Game
from holmgang.kernel.view import View
from holmgang.kernel.words import FALLBACK, Words


def people_at(game: Game, seats: Sequence[str]) -> tuple[str, ...]:
    """The seats that people take, in the scenario's order; the first player's if none is named."""
    roles = {name: seat.role for name, seat in game.scenario.seats.items()}
    for name in seats:
        if name not in roles:
            raise UnknownName("seat", name, roles)
    taken = seats or [name for name, role in roles.items() if role == "player"][:1]
    return tuple(name for name in roles if name in taken)


def in_language(lang: str, texts: Mapping[Any, str]) -> str:
    """The text in the language, or in English."""
    return texts.get(lang) or texts.get(FALLBACK, "")


class Desk:
    """A terminal with people at it. ``seat`` is who has the keyboard, None while it changes hands."""

    def __init__(
        self,
        library: Library,
        game: Game,
        *,
        seats: Sequence[str],
        lang: str,
        console: Console,
        ask: Callable[[str], str] | None = None,
        folder: Path | None = None,
        name: str = "",
    ) -> None:
        self.library, self.game, self.name = library, game, name
        self.people = people_at(game, seats)
        self.words = Words(library.lexicon(game.system), lang, self._names(lang))
        self.voice = Voice(console, self.words)
        self.console = console
        self.painter = Painter(self.words, console.width)
        self.rulebook = game.system.rulebook_in(lang)
        self.saves = Saves(folder, game.scenario.id)
        self.match: Match | None = None
        self.seat: str | None = None
        self.commands = Commands(self)
        self.prompts = Prompts(self.voice, self.line)
        self._ask = ask or _keyboard(console)
        self._told: dict[str | None, int] = {}
        self._seen: dict[str | None, View] = {}
        self._read_from = 0

    def _names(self, lang: str) -> dict[str, Say | str]:
        """The seats, and the sides that have no name of their own, as people call them."""
        game, lexicon = self.game, self.library.lexicon(self.game.system)
        names: dict[str, Say | str] = {}
        for name, seat in game.scenario.seats.items():
            if seat.name:
                names[name] = in_language(lang, seat.name)
        words = Words(lexicon, lang, names)
        sides = game.system.sides(game.scenario)
        for side in dict.fromkeys(sides.values()):
            if side not in names and words.say(side) == side:
                names[side] = words.join([words.say(seat) for seat, own in sides.items() if own == side])
        return names

    # What the people see.

    def several_secrets(self) -> bool:
        match = self.match
        sealed = match is not None and match.joint is not None and match.joint.question.sealed
        return len(self.people) > 1 and (self.game.system.has_secrets or sealed)

    def turn_of(self, seat: str | None) -> None:
        """Hand the keyboard over, if it has to change hands, and show what is new to the person who has it."""
        wiped = False
        if seat != self.seat and len(self.people) > 1 and seat is not None:
            if wiped := self.several_secrets():
                self._hand_over(seat)
            else:
                self.voice.show("")
                self.voice.tell("table-turn", style="bold reverse", who=seat)
        self.seat = seat
        self.draw(always=wiped)
        self.news()

    def _hand_over(self, seat: str) -> None:
        """Wait until the next person sits at the keyboard, with nothing on the screen that is not theirs to see."""
        used, self.seat = self.seat is not None, None
        if used:
            self._clear()
        self.plain_line(self.voice.text("table-pass", who=seat))
        if used:
            self._clear()

    def _clear(self) -> None:
        """Nothing stays on the screen, nor above it, that the next person must not see."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # what has scrolled away too
        else:
            self.voice.show("")

    def draw(self, *, always: bool = False) -> None:
        """The view of the person at the keyboard, if it has changed."""
        if self.match is None:
            return
        view = self.game.system.view(self.match.play, self.seat)
        self.voice.words = self.words.named({**self.words.names, **view.names})
        if self.console.width != self.painter.width:
            self.painter = Painter(self.words, self.console.width)
        if always or self._seen.get(self._audience()) != view:
            self.voice.show("", self.painter.view(view))
            self._seen[self._audience()] = view

    def news(self) -> None:
        """The log, from where this person last read it."""
        if self.match is None:
            return
        told = self._told.get(self._audience(), self._read_from)
        entries = self.commands.entries()
        news = [(place, event) for place, event in entries if place >= told]
        self._told[self._audience()] = len(self.match.log)
        if news:
            self.voice.show("")
            self.commands.entries_told(news, len(entries) - len(news) + 1)

    def _audience(self) -> str | None:
        """Whose reading is remembered: each person's own where there are secrets, else that of all together."""
        return self.seat if self.game.system.has_secrets else None

    # Lines in, match out.

    def line(self, prompt: str) -> str:
        """A line of the person at the keyboard. A command is carried out and ends in ``Interlude``."""
        try:
            typed = self._ask(prompt).strip()
        except (KeyboardInterrupt, EOFError):
            raise Leave from None
        if typed.startswith("::"):
            return typed[1:]
        if typed.startswith(":"):
            self.commands.run(typed[1:])
            raise Interlude
        return typed

    def plain_line(self, prompt: str) -> str:
        while True:
            try:
                return self.line(f"{prompt} ")
            except Interlude:
                continue

    def keep(self) -> bool:
        """Save the match; a full disk is told and does not stop the fight."""
        if self.match is None:
            return False
        try:
            self.saves.write(self.match)
        except OSError as error:
            place = {"place": str(self.saves.path), "reason": error.strerror or str(error)}
            self.voice.trouble(self.voice.text("table-not-saved", place))
            return False
        return True


def _keyboard(console: Console) -> Callable[[str], str]:
    """Lines from the keyboard, with line editing where the terminal has it, and without a memory others could read."""
    if not (console.is_terminal and console.file is sys.stdout and sys.stdin.isatty()):
        return lambda prompt: console.input(Text(prompt))
    try:
        import readline
    except ImportError:
        pass
    else:
        if hasattr(readline, "set_auto_history"):
            readline.set_auto_history(False)
    return input
