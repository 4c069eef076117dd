"""The shared terminal: one keyboard, the people who share it, and what each of them may see on it.

The keyboard goes from hand to hand. In a game with secrets the screen is wiped in between, and everybody reads the log
from where they left it themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from holmgang.cli import status
from holmgang.cli.common import Voice
from holmgang.cli.draw import Painter, clean
from holmgang.cli.prompts import CommandDone, Prompts, QuestionSignature, keyboard, signature, usual
from holmgang.cli.saves import Saves
from holmgang.cli.status import NARROW, Phrases, Standings, Status
from holmgang.cli.table_commands import Commands, Leave
from holmgang.kernel.errors import UnknownName
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.messages import A_SEAT
from holmgang.kernel.questions import REQUIRED, Offering, Question
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Game
from holmgang.kernel.view import Grid, Sheets, View, tokens_of
from holmgang.kernel.words import FALLBACK, Words

LEAST_NEWS = 6
ROOM = 12
"""Lines of a screen that belong to the status and the question; what is new gets the rest, and at least the above."""
LEAST_PEOPLE, REST, FEW_PEOPLE = 8, 14, 3
"""People who get a line each in the status: as many as the screen has lines, but for those of news and question. Where
the lines are short, a line each does not do."""


def people_at(game: Game, seats: Sequence[str]) -> tuple[str, ...]:
    """The seats that people take, in the scenario's order; the first player's if none is named."""
    roles = {name: seat.role for name, seat in game.scenario.seats.items()}
    for name in seats:
        if name not in roles:
            raise UnknownName(A_SEAT, name, roles)
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
        self.words = Words(library.words_of(game), lang, self._names(lang))
        self.rulebook = game.system.rulebook_in(lang)
        self.voice = Voice(console, self.words, self.rulebook)
        self.console = console
        self.painter = Painter(self.words, console.width)
        self.saves = Saves(folder, game.scenario.id, library.packs_for(game.system))
        self.match: Match | None = None
        self.seat: str | None = None
        self.commands = Commands(self)
        self.prompts = Prompts(self.voice, self.line, self)
        self.asked: Question | None = None
        self.passing: dict[str, QuestionSignature] = {}
        """The question that each person lets pass, as long as the very same is asked."""
        self.second_thoughts = False
        """Something was taken back: what goes by itself otherwise waits for the person this time."""
        self._ask = ask or keyboard(console, self.completions)
        self._told: dict[str | None, int] = {}
        self._seen: dict[str | None, Standings] = {}
        self._shown: str | None = None
        """The status that stands last on the screen; the same one is not shown twice in a row."""
        self._read_from = 0

    def _names(self, lang: str) -> dict[str, Phrase | str]:
        """The seats, and the sides that have no name of their own, as people call them."""
        game, lexicon = self.game, self.library.words_of(self.game)
        names: dict[str, Phrase | str] = {}
        for name, seat in game.scenario.seats.items():
            if seat.name:
                names[name] = in_language(lang, seat.name)
        words = Words(lexicon, lang, names)
        sides = game.system.sides(game.scenario)
        for side in dict.fromkeys(sides.values()):
            if side not in names and words.say(side) == side:
                names[side] = words.join([words.say(seat) for seat, own in sides.items() if own == side])
        return names

    # The screen.

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
            self._shown = None
        self.seat = seat
        self.news()
        self.status(always=wiped)

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

    def view(self) -> View | None:
        """Return the view of the person at the keyboard; its names serve the voice from here on."""
        if self.match is None:
            return None
        view = self.game.system.view(self.match.play, self.seat)
        self.voice.words = self.words.named({**self.words.names, **view.names})
        if self.console.width != self.painter.width:
            self.painter = Painter(self.words, self.console.width)
        return view

    def draw(self) -> None:
        """Everything in front of the person at the keyboard."""
        if (view := self.view()) is not None:
            self.voice.show("", self.painter.view(view))
            self._shown = None

    def status(self, *, always: bool = False) -> None:
        """Show the status in a few lines, unless it was shown last."""
        view = self.view()
        if view is None:
            return
        self.painter.know(view)
        was = self._seen.get(self._audience(), {})
        phrases = Phrases(self.voice.text("table-was", {"value": "{}"}), self.voice.text("table-out"))
        lines = max(LEAST_PEOPLE, self.console.height - REST) if self.console.width >= NARROW else FEW_PEOPLE
        status = Status(self.painter, view, was, phrases, lines)
        drawn = status.drawn()
        signature = repr((self._audience(), status.now))
        if not always and signature == self._shown:
            return
        self._shown, self._seen[self._audience()] = signature, {**was, **status.now}
        headline = Text(clean(self.voice.words.say(view.headline)), "bold") if view.headline is not None else None
        self.voice.show("", *([headline] if headline else []), drawn)

    def friendly(self, question: Question, token: str) -> bool:
        """Return whether the token is on the side of the question's token, or of a token of the asked seat."""
        view = self.view()
        if view is None:
            return False
        sides = {one.id: one.side for panel in view.panels for one in tokens_of(panel)}
        sheets = [sheet for panel in view.panels if isinstance(panel, Sheets) for sheet in panel.sheets]
        own = sides.get(question.about) or next((one.side for one in sheets if one.seat == question.seat), "")
        return bool(own) and sides.get(token) == own

    def has_map(self) -> bool:
        """Return whether there is a map with squares."""
        view = self.view()
        return view is not None and any(isinstance(panel, Grid) for panel in view.panels)

    def map_with(self, costs: Mapping[tuple[int, int], str]) -> bool:
        """Draw the map with these figures on its squares, if there is one."""
        view = self.view()
        maps = [panel for panel in view.panels if isinstance(panel, Grid)] if view is not None else []
        if not maps:
            return False
        self.voice.show(self.painter.map_with(maps[0], costs))
        return True

    def news(self) -> None:
        """Tell briefly what has happened since this person last read; all of it is in the log."""
        if self.match is None:
            return
        self.view()
        told = self._told.get(self._audience(), self._read_from)
        lines = [line for place, line in self.commands.lines() if place >= told]
        self._told[self._audience()] = len(self.match.log)
        groups = status.paragraphs(lines)
        most = max(LEAST_NEWS, self.console.height - ROOM)
        if groups:
            self.voice.show("")
            if len(groups) > most:
                self.voice.tell("table-more-news", style="dim", count=len(groups) - most, lines=len(lines))
            self.voice.show(status.told(groups[-most:], self.voice.text("table-taken-back")))

    def _audience(self) -> str | None:
        """Return whose reading is remembered: each person's own where there are secrets, else that of all."""
        return self.seat if self.game.system.has_secrets else None

    def pass_for_now(self) -> bool:
        """Take the usual answer to the open question, as often as the very same is asked again."""
        if self.asked is None or usual(self.asked) is REQUIRED:
            return False
        self.passing[self.asked.seat] = signature(self.asked)
        return True

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
            raise CommandDone
        return typed

    def completions(self) -> list[str]:
        """Return what Tab completes at the prompt: the options of the open step, and the commands."""
        step = self.prompts.step
        options = step.options if isinstance(step, Offering) else ()
        names = [clean(self.voice.words.option(step, option)) for option in options if step is not None]
        return [*names, *(f":{name}" for name in self.commands.known)]

    def plain_line(self, prompt: str) -> str:
        while True:
            try:
                return self.line(f"{prompt} ")
            except CommandDone:
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
