"""How a question is put at the terminal: the sentence, the options with what they cost and bring, and the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Rows
from rich.text import Text

from holmgang.cli.draw_maps import clean
from holmgang.cli.offers import Board, Squares, arranged, example_of, gives_away, squares_of
from holmgang.cli.reading import Reader
from holmgang.cli.voice import Voice
from holmgang.kernel import questions as ask
from holmgang.kernel.description import suggestion
from holmgang.kernel.questions import REQUIRED, Declare, Offering, Option, Question

TYPED = 4
"""Room for what is typed beside the prompt; a longer one stands on a line of its own."""
LEAST_PAGE, ROOM = 8, 8
"""More options than the screen has lines, but for some that the question needs, are shown page by page."""
AIR = 6
"""Columns that an option takes beside its words: its number and the gap to the next."""
SHORT_LIST = 6
"""So many options stand beneath each other, however short they are."""

Entry = tuple[int, str, str]
"""Number, label and remark of something that can be chosen."""


class Poser:
    """Puts questions on the console."""

    def __init__(self, voice: Voice, reader: Reader, board: Board | None = None) -> None:
        self.voice, self.reader, self.board = voice, reader, board

    def put(self, question: Question, page: int, trail: str, *, may_pass: bool, way: bool) -> None:
        """Show a question and a page of its options.

        ``trail`` is what the declaration says so far; ``may_pass`` adds that one may let it go by, ``way`` that one may
        name the squares on the way.
        """
        self.voice.show("", Text(clean(self.voice.words.ask(question)), "bold"))
        if trail:
            self.voice.show(Text(f"  {trail} › …", "cyan"))
        if isinstance(question, Offering):
            self._put_options(question, page, "table-squares-way" if way else "table-squares")
        elif isinstance(question, ask.Roll) and question.names:
            self.name_all(self.reader.named_faces(question))
        if may_pass:
            self.voice.tell("table-may-pass", style="dim")

    def name_all(self, entries: Sequence[tuple[str, str]]) -> None:
        """A numbered list of things by id and label, without remarks."""
        self.voice.show(self._listed([(number, label, "") for number, (_, label) in enumerate(entries, 1)]))

    def pages(self, question: Question) -> int:
        """How many pages the options take."""
        if not isinstance(question, Offering):
            return 1
        return max(1, len(self._paged(self._entries(question))))

    def _put_options(self, question: Offering, page: int, hint: str) -> None:
        squares = squares_of(question.options)
        if squares and self.board is not None and self.board.map_with(_costs(squares)):
            self.voice.tell(hint, {"example": example_of(squares)}, style="dim")
        entries = self._entries(question)
        pages = self._paged(entries)
        if not pages:
            return
        self.voice.show(self._listed(pages[page]))
        if len(pages) > 1:
            first = sum(map(len, pages[:page])) + 1
            last = first + len(pages[page]) - 1
            self.voice.tell("table-page", style="dim", first=first, last=last, all=len(entries))

    def _entries(self, question: Offering) -> list[Entry]:
        """The options that are listed, with their numbers: those that stand on the map are not."""
        drawn = squares_of(question.options) if self.board is not None and self.board.has_map() else {}
        on_map = {option.id for option in drawn.values()}
        options = enumerate(arranged(question, self.board), 1)
        return [(number, *self._line(question, option)) for number, option in options if option.id not in on_map]

    def _paged(self, entries: Sequence[Entry]) -> list[list[Entry]]:
        """The entries in pages that leave room for the question on the screen."""
        lines = max(LEAST_PAGE, self.voice.console.height - ROOM)
        columns = self._columns(entries)
        if columns > 1:
            return [list(entries[start : start + lines * columns]) for start in range(0, len(entries), lines * columns)]
        pages: list[list[Entry]] = []
        room = 0
        for entry in entries:
            height = -(-(_width(entry) - AIR) // max(1, self.voice.console.width - AIR))
            if not pages or height > room:
                pages.append([])
                room = lines
            pages[-1].append(entry)
            room -= height
        return pages

    def _line(self, question: Offering, option: Option) -> tuple[str, str]:
        choice = self.voice.teller.choice(question, option)
        remark = clean(choice.remark) or self._left_undone(question, option)
        return clean(choice.label), f"{remark} …".strip() if choice.more else remark

    def _left_undone(self, question: Offering, option: Option) -> str:
        """What an option that does nothing leaves: those of one's own who could still act, or what could be bought."""
        if option.at or option.details:
            return ""
        others = [other for other in question.options if other.id != option.id]
        if isinstance(question, Declare) and others and self.board is not None:
            actors = [other.at[0].id for other in others if other.details and len(other.at) == 1]
            if len(actors) == len(others) and all(self.board.friendly(question, name) for name in actors):
                names = self.voice.words.join([self.voice.words.say(name) for name in actors])
                return self.voice.text("table-still-to-act", {"names": names}, count=len(actors))
        return self.voice.text("table-gives-up") if gives_away(question, option.id) else ""

    def _listed(self, entries: Sequence[Entry]) -> RenderableType:
        """Numbered lines, each with a remark; in columns where they are many and short."""
        columns = self._columns(entries)
        height = -(-len(entries) // columns)
        rows = Rows.grid(padding=(0, 3 if columns > 1 else 1, 0, 0), pad_edge=False)
        for _ in range(columns):
            rows.add_column()
        cells = [_numbered(*entry) for entry in entries]
        for row in range(height):
            rows.add_row(*cells[row::height])
        return Padding(rows, (0, 0, 0, 2), expand=False)

    def _columns(self, entries: Sequence[Entry]) -> int:
        """Into how many columns the entries go, each as wide as it must be; none is made for a handful of them."""
        widths = list(map(_width, entries))
        for columns in range(-(-len(entries) // SHORT_LIST), 1, -1):
            height = -(-len(entries) // columns)
            taken = [max(widths[start : start + height]) for start in range(0, len(entries), height)]
            if sum(taken) <= self.voice.console.width:
                return columns
        return 1

    def prompt(self, question: Question, back: bool) -> str:
        """What stands before the cursor: what may be typed, and what Enter takes. A long hint gets its own line."""
        hint, text = self._hint(question), self.voice.text
        way = f", {text('table-prompt-back')}" if back else ""
        default = suggestion(question)
        said = "" if default is REQUIRED else clean(self.voice.teller.said(question, default)) or text("table-nothing")
        known = f" [{said}]" if said else ""
        if back and question.default is not REQUIRED:
            way += f", {text('table-prompt-rest')}"
        if way and cell_len(f"{hint}{way}{known}: ") > self.voice.console.width - TYPED:
            self.voice.show(Text(f"{hint}{way}", "dim"))
            return f"{known.strip() or '›'}: "
        return f"{hint}{way}{known}: "

    def _hint(self, question: Question) -> str:
        text = self.voice.text
        match question:
            case ask.ChooseSome():
                most = len(question.options) if question.most is None else min(question.most, len(question.options))
                if question.least == most:
                    return text("table-prompt-exactly", count=most)
                return text("table-prompt-some", least=question.least, most=most)
            case ask.Order():
                return text("table-prompt-order", count=len(question.options))
            case ask.Amount():
                return text("table-prompt-amount", least=question.least, most=question.most)
            case ask.Words():
                return text("table-prompt-words")
            case ask.Roll() if not question.names:
                return self.voice.teller.dice(question.dice)
        return text("table-prompt-choose")


def _costs(squares: Squares) -> dict[tuple[int, int], str]:
    """What stands on the map: the price of a square, or what it is worth."""
    costs = {}
    for place, option in squares.items():
        number = option.price if option.price is not None else option.worth
        costs[place] = "" if number is None else str(number.total)
    return costs


def _width(entry: Entry) -> int:
    """The columns that an entry takes, with its number and some air."""
    _, label, remark = entry
    return cell_len(label) + (cell_len(remark) + 2 if remark else 0) + AIR


def _numbered(number: int, label: str, remark: str) -> RenderableType:
    cell = Rows.grid(padding=(0, 1, 0, 0), pad_edge=False)
    cell.add_column(justify="right", style="bold cyan", width=2 if number < 100 else len(str(number)))
    cell.add_column(overflow="fold")
    cell.add_row(str(number), Text.assemble(label, "  " if remark else "", (remark, "cyan")))
    return cell
