"""What a person can ask of the table at any prompt: ``:why``, ``:log``, ``:undo`` and the others.

They look at the match as the person at the keyboard may; while the keyboard changes hands, as an onlooker may.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.table import Table as Rows
from rich.text import Text

from holmgang.cli.draw_maps import clean
from holmgang.cli.saves import write_match
from holmgang.kernel.errors import NotAsked, UndoRefused, UnknownName
from holmgang.kernel.events import Event
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Offering, Option
from holmgang.kernel.sums import Say, Sum
from holmgang.kernel.words import words_key

if TYPE_CHECKING:
    from holmgang.cli.desk import Desk

LOG_LENGTH = 20


class Leave(Exception):
    """The person leaves the table; the match is to be kept."""


class Changed(Exception):
    """The match stands elsewhere than it did: whatever was being asked is asked no more."""


def sums_in(value: Any, name: str = "") -> Iterator[tuple[str, Sum]]:
    """All numbers within the facts of an event, each with the name of its fact."""
    if isinstance(value, Sum):
        yield name, value
        for term in value.terms:
            yield from sums_in(term.label, name)
    elif isinstance(value, Say):
        yield from sums_in(value.args, name)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from sums_in(item, str(key))
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from sums_in(item, name)


def taken_back(match: Match) -> frozenset[int]:
    """The places in the log of what no longer holds."""
    holds: list[int] = []
    gone: list[int] = []
    for place, event in enumerate(match.log):
        if event.kind == "taken_back":
            number = int(event.facts()["events"])
            if number > 0:
                gone += holds[-number:]
                del holds[-number:]
        else:
            holds.append(place)
    return frozenset(gone)


class Commands:
    """The commands of one table."""

    def __init__(self, table: Desk) -> None:
        self.table, self.voice = table, table.voice
        self.known: Mapping[str, Callable[[str], None]] = {
            "why": self.why,
            "log": self.log,
            "view": self.view,
            "rules": self.rules,
            "barred": self.barred,
            "undo": self.undo,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self, line: str) -> None:
        """Carry out a command; its beginning is enough where it is plain."""
        name, _, rest = line.strip().partition(" ")
        fitting = [known for known in self.known if known.startswith(name.lower())] if name else []
        if len(fitting) == 1:
            self.known[fitting[0]](rest.strip())
            return
        commands = ", ".join(f":{known}" for known in self.known)
        self.voice.trouble(self.voice.text("table-no-such-command", {"text": f":{name}", "commands": commands}))

    # Looking.

    def why(self, rest: str) -> None:
        """The numbers of a log entry, term by term, and the rules they rest on."""
        entries = self.entries()
        number = self._number(rest, len(entries), len(entries))
        if number is None or not entries:
            self._no_entry(rest, len(entries))
            return
        _, event = entries[number - 1]
        self.voice.show(Text.assemble((f"{number}  ", "dim"), (self.sentence(event), "bold")))
        sums = list(sums_in(event.facts()))
        for name, total in sums:
            if len(sums) > 1 and self.voice.words.has(words_key("word", name)):
                self.voice.show(Text(f"  {clean(self.voice.words.say(name))}:"))
            self.voice.show(Padding(self._terms(total), (0, 0, 0, 4), expand=False))
        if not sums:
            self.voice.tell("table-why-no-numbers", style="dim")
        self._clauses(dict.fromkeys(event.cited()))

    def _terms(self, total: Sum) -> Rows:
        rows = Rows.grid(padding=(0, 2, 0, 0), pad_edge=False)
        rows.add_column(justify="right", style="bold")
        rows.add_column(overflow="fold")
        rows.add_column(style="dim", no_wrap=True)
        for value, label, clause in self.voice.words.terms(total):
            rows.add_row(value, Text(clean(label)), clause)
        rows.add_row(f"= {self.voice.words.say(total)}", "", "")
        return rows

    def log(self, rest: str) -> None:
        """The last entries of the log."""
        entries = self.entries()
        length = self._number(rest, LOG_LENGTH, None)
        if length is None or not entries:
            self._no_entry(rest, len(entries))
            return
        self.entries_told(entries[-length:], len(entries) - len(entries[-length:]) + 1)

    def view(self, rest: str) -> None:
        """What lies before the person."""
        self.table.draw(always=True)

    def rules(self, rest: str) -> None:
        """A clause or a section of the rulebook; without a name, the sections."""
        book = self.table.rulebook
        if not rest:
            self.voice.show(Text(book.title, "bold"))
            for section, title in dict.fromkeys((clause.section, clause.title) for clause in book):
                self.voice.show(Text.assemble((f"  {section}  ", "bold"), title))
            return
        try:
            self._clauses(clause.id for clause in book.find(rest))
        except UnknownName as unknown:
            known = {"text": rest, "known": ", ".join(unknown.known)}
            self.voice.trouble(self.voice.text("table-no-such-clause", known))

    def barred(self, rest: str) -> None:
        """What one might expect among the options, and the rule that keeps it out."""
        question = self.table.prompts.step
        if not isinstance(question, Offering) or not question.barred:
            self.voice.tell("table-nothing-barred")
            return
        for bar in question.barred:
            label = clean(self.voice.words.option(question, Option(bar.id)))
            self.voice.tell("table-barred", {"text": label, "clause": bar.clause})
        self._clauses(dict.fromkeys(bar.clause for bar in question.barred))

    def help(self, rest: str) -> None:
        """What can be typed."""
        rows = Rows.grid(padding=(0, 2, 0, 0), pad_edge=False)
        rows.add_column(style="bold", no_wrap=True)
        rows.add_column(overflow="fold")
        for name in self.known:
            usage = self.voice.text(f"table-usage-{name}")
            rows.add_row(Text(usage), Text(self.voice.text(f"table-help-{name}")))
        self.voice.tell("table-help-answers")
        self.voice.show(Padding(rows, (0, 0, 0, 2), expand=False))
        self.voice.tell("table-help-shorter", style="dim")

    # Doing.

    def undo(self, rest: str) -> None:
        """Take back the person's own last decision, by consent where it takes that."""
        table = self.table
        seat, match = table.seat, table.match
        if seat is None or match is None:
            self.voice.trouble(self.voice.text("table-not-now"))
            return
        try:
            match.undo(seat)
        except NotAsked:
            self.voice.trouble(self.voice.text("table-nothing-to-undo"))
            return
        except UndoRefused as refused:
            for other in refused.missing:
                if not table.prompts.yes(self.voice.text("table-undo-consent", who=seat, other=other)):
                    self.voice.tell("table-undo-refused", other=other)
                    return
            match.undo(seat, consent=refused.missing)
        table.keep()
        raise Changed

    def save(self, rest: str) -> None:
        """Keep the match now; with a name, a copy of it there."""
        match = self.table.match
        if match is None:
            self.voice.trouble(self.voice.text("table-not-now"))
            return
        if not rest:
            if self.table.keep():
                self.voice.tell("table-saved", {"place": str(self.table.saves.path)})
            return
        try:
            place = Path(rest).expanduser()
            if place.exists() and not self.table.prompts.yes(self.voice.text("table-overwrite", {"place": rest})):
                return
            write_match(place, match)
        except (OSError, RuntimeError) as error:  # a home that is not there is a RuntimeError
            self.voice.trouble(self.voice.text("table-not-saved", {"place": rest, "reason": _reason(error)}))
        else:
            self.voice.tell("table-saved", {"place": str(place)})

    def quit(self, rest: str) -> None:
        """Keep the match and leave."""
        raise Leave

    # What they share.

    def entries(self) -> list[tuple[int, Event]]:
        """The log as the person may know it: place in the whole log, and event."""
        match, seat = self.table.match, self.table.seat
        if match is None:
            return []
        return [(place, event) for place, event in enumerate(match.log) if event.visible_to(seat)]

    def entries_told(self, entries: Iterable[tuple[int, Event]], first: int) -> None:
        """Log entries with their numbers; what was taken back is struck out and says so."""
        match = self.table.match
        gone = taken_back(match) if match is not None else frozenset()
        rows = Rows.grid(padding=(0, 1, 0, 0), pad_edge=False)
        rows.add_column(justify="right", style="dim", width=4)
        rows.add_column(overflow="fold")
        for number, (place, event) in enumerate(entries, first):
            style = "bold" if event.kind == "ended" else ""
            line = Text(self.sentence(event), "dim strike" if place in gone else style)
            if place in gone:
                line = Text.assemble(line, (f"  {self.voice.text('table-taken-back')}", "dim"))
            rows.add_row(str(number), line)
        if rows.row_count:
            self.voice.show(rows)

    def sentence(self, event: Event) -> str:
        """An event as one line."""
        return clean(self.voice.words.event(event))

    def _clauses(self, names: Iterable[str]) -> None:
        rows = Rows.grid(padding=(0, 2, 0, 0), pad_edge=False)
        rows.add_column(style="cyan", no_wrap=True)
        rows.add_column(overflow="fold")
        for name in names:
            if name in self.table.rulebook:
                rows.add_row(name, Text(self.table.rulebook[name].text.replace("**", "")))
        if rows.row_count:
            self.voice.show(Padding(rows, (0, 0, 0, 2), expand=False))

    def _number(self, text: str, without: int, most: int | None) -> int | None:
        if not text:
            return without
        fits = text.isdecimal() and len(text) < 8 and int(text) >= 1 and (most is None or int(text) <= most)
        return int(text) if fits else None

    def _no_entry(self, text: str, last: int) -> None:
        if last:
            self.voice.trouble(self.voice.text("table-no-such-entry", {"text": text}, last=last))
        else:
            self.voice.tell("table-log-empty")


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
