"""Commands at any prompt: ``:why``, ``:log``, ``:undo`` and the others.

They look at the match as the person at the keyboard may; while the keyboard changes hands, as an onlooker may.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from rich.live import Live
from rich.padding import Padding
from rich.table import Table as Rows
from rich.text import Text

from holmgang.bots.search import Advice, Budget, advise
from holmgang.cli.draw import clean
from holmgang.cli.saves import write_match
from holmgang.cli.status import HEADINGS, Paragraph, told
from holmgang.kernel.description import LogLine, Number, percent
from holmgang.kernel.errors import NotAsked, UndoRefused, UnknownName
from holmgang.kernel.events import Event
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked
from holmgang.kernel.questions import Offering, Option, Question, Roll
from holmgang.kernel.words import words_key

if TYPE_CHECKING:
    from holmgang.cli.shared_terminal import Desk

LOG_LENGTH = 20
ODDS_SECONDS, ODDS_MOST = 2, 60


class Leave(Exception):
    """The person leaves the table; the match is to be kept."""


class Changed(Exception):
    """The match stands elsewhere than it did: whatever was being asked is asked no more."""


def taken_back(match: Match) -> frozenset[int]:
    """The places in the log of what no longer holds."""
    return frozenset(
        number - 1 for event in match.log if event.kind == "taken_back" for number in event.facts()["events"]
    )


class Commands:
    """The commands of one table."""

    def __init__(self, table: Desk) -> None:
        self.table, self.voice = table, table.voice
        self.known: Mapping[str, Callable[[str], None]] = {
            "why": self.why,
            "log": self.log,
            "view": self.view,
            "option": self.option,
            "pass": self.pass_,
            "rules": self.rules,
            "barred": self.barred,
            "odds": self.odds,
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
        line = self.voice.teller.line(event, number)
        self.voice.show(Text.assemble((f"{number}  ", "dim"), (clean(line.text), "bold")))
        for name, total in line.numbers:
            if len(line.numbers) > 1 and self.voice.words.has(words_key("word", name)):
                self.voice.show(Text(f"  {clean(self.voice.words.say(name))}:"))
            self.voice.show(Padding(_number_rows(total), (0, 0, 0, 4), expand=False))
        if not line.numbers:
            self.voice.tell("table-why-no-numbers", style="dim")
        self._clauses(dict.fromkeys(event.cited()))

    def log(self, rest: str) -> None:
        """The last entries of the log."""
        lines = [line for _, line in self.lines()]
        length = self._number(rest, LOG_LENGTH, None)
        if length is None or not lines:
            self._no_entry(rest, len(lines))
            return
        one_by_one = [Paragraph([line], heading=line.opens in HEADINGS) for line in lines[-length:]]
        self.voice.show(told(one_by_one, self.voice.text("table-taken-back")))

    def view(self, rest: str) -> None:
        """Show the person's view."""
        self.table.draw()

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
        """Show options that a player might expect, and the rules that bar them."""
        question = self.table.prompts.step
        if not isinstance(question, Offering) or not question.barred:
            self.voice.tell("table-nothing-barred")
            return
        for bar in question.barred:
            label = clean(self.voice.words.option(question, Option(bar.id)))
            rule = self.voice.teller.clause(bar.clause).text
            self.voice.tell("table-barred", {"text": label, "clause": bar.clause, "rule": rule})

    def option(self, rest: str) -> None:
        """Show the facts about an option: price, chances, clauses; without a number, the question's clauses."""
        question = self.table.prompts.step
        if question is None:
            self.voice.trouble(self.voice.text("table-not-now"))
            return
        if not rest or not isinstance(question, Offering):
            self._clauses(question.clauses)
            return
        options = self.table.prompts.arranged(question)
        number = self._number(rest, 1, len(options))
        if number is None:
            self.voice.trouble(self.voice.text("table-no-such-option", {"text": rest}, count=len(options)))
            return
        choice = self.voice.teller.choice(question, options[number - 1])
        label, remark = clean(choice.label), clean(choice.remark)
        self.voice.show(Text.assemble((f"{number}  ", "dim"), (label, "bold"), f"  {remark}"))
        for total in (choice.price, choice.worth, choice.against):
            if total is not None:
                self.voice.show(Padding(_number_rows(total), (0, 0, 0, 4), expand=False))
        for label, share in choice.odds.shares if choice.odds is not None else ():
            self.voice.show(Text(f"    {percent(share):>6}  {clean(label)}"))
        terms = [term.clause for total in (choice.price, choice.worth, choice.against) if total for term in total.terms]
        cited = dict.fromkeys([*choice.clauses, *filter(None, terms)])
        self._clauses(cited)
        if not (cited or remark):
            self.voice.tell("table-option-plain", style="dim")

    def odds(self, rest: str) -> None:
        """Estimate how often the answers worth considering win, as far as the person may know, within seconds."""
        match, asked = self.table.match, self.table.asked
        seconds = self._number(rest, ODDS_SECONDS, ODDS_MOST)
        if match is None or asked is None or type(asked) is Roll or asked.seat != self.table.seat:
            self.voice.trouble(self.voice.text("table-not-now"))
            return
        if seconds is None:
            self.voice.trouble(self.voice.text("table-odds-seconds", {"text": rest}, most=ODDS_MOST))
            return
        pictures = advise(Asked(asked, Random(0), match), Budget(seconds=seconds))
        rows, played = Rows.grid(), 0
        with Live(console=self.voice.console, transient=True, auto_refresh=False) as live:
            for picture in pictures:
                rows, played = self._odds_rows(asked, picture), sum(one.worlds for one in picture)
                live.update(rows, refresh=self.voice.console.is_terminal)
        self.voice.show(Padding(rows, (0, 0, 0, 2), expand=False))
        self.voice.tell("table-odds-how", style="dim", count=played)

    def _odds_rows(self, asked: Question, picture: Iterable[Advice]) -> Rows:
        rows = Rows.grid(padding=(0, 2, 0, 0), pad_edge=False)
        rows.add_column(justify="right", style="bold", no_wrap=True)
        rows.add_column(justify="right", style="dim", no_wrap=True)
        rows.add_column(overflow="fold")
        for one in picture:
            if one.worlds:
                between = f"{percent(Fraction(one.low))} – {percent(Fraction(one.high))}"
                answer = Text(clean(self.voice.teller.answer(asked, one.answer)))
                rows.add_row(percent(Fraction(one.share)), between, answer)
        return rows

    def pass_(self, rest: str) -> None:
        """Take the usual answer to this question, now and whenever the very same is asked again."""
        if not self.table.pass_for_now():
            self.voice.trouble(self.voice.text("table-cannot-pass"))
            return
        raise Changed

    def help(self, rest: str) -> None:
        """Show the commands."""
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
        table.second_thoughts = True
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
            write_match(place, match, self.table.saves.packs)
        except (OSError, RuntimeError, ValueError) as error:  # no such home; a null character in the name
            self.voice.trouble(self.voice.text("table-not-saved", {"place": rest, "reason": _reason(error)}))
        else:
            self.voice.tell("table-saved", {"place": str(place)})

    def quit(self, rest: str) -> None:
        """Keep the match and leave."""
        raise Leave

    # Shared by the commands.

    def entries(self) -> list[tuple[int, Event]]:
        """The log as the person may know it: place in the whole log, and event."""
        match, seat = self.table.match, self.table.seat
        if match is None:
            return []
        return [(place, event) for place, event in enumerate(match.log) if event.visible_to(seat)]

    def lines(self) -> list[tuple[int, LogLine]]:
        """The log as it is told: place in the whole log, and line."""
        match = self.table.match
        gone = taken_back(match) if match is not None else frozenset()
        teller = self.voice.teller
        return [
            (place, teller.line(event, number, place in gone))
            for number, (place, event) in enumerate(self.entries(), 1)
        ]

    def _clauses(self, names: Iterable[str]) -> None:
        rows = Rows.grid(padding=(0, 2, 0, 0), pad_edge=False)
        rows.add_column(style="cyan", no_wrap=True)
        rows.add_column(overflow="fold")
        for name in names:
            if name in self.table.rulebook:
                rows.add_row(name, Text(self.table.rulebook[name].plain))
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


def _number_rows(total: Number) -> Rows:
    """A number, term by term, and the total last."""
    rows = Rows.grid(padding=(0, 2, 0, 0), pad_edge=False)
    rows.add_column(justify="right", style="bold")
    rows.add_column(overflow="fold")
    rows.add_column(style="dim", no_wrap=True)
    for term in total.terms:
        rows.add_row(term.text, Text(clean(term.label)), term.clause)
    rows.add_row(f"= {total.text}", "", "")
    return rows
