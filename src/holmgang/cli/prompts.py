"""Prompts: the options of a question on the screen, and the reading of what was typed.

The first functions are pure: the only answer of a question, the usual one, squares, purchases, and their order. Below
are the classes that show a question and read its answer, and lines from the keyboard with editing and completion.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import DummyHistory
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Rows
from rich.text import Text

from holmgang.cli.common import NO, YES, Voice, folded
from holmgang.cli.draw import clean
from holmgang.kernel import questions as ask
from holmgang.kernel.description import next_step, path, suggestion
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.questions import REQUIRED, Declare, Offering, Option, Question, Spot
from holmgang.kernel.sums import Arg

SQUARE = re.compile(r"(\d{1,3})\s*[,;]\s*(\d{1,3})")

Squares = dict[tuple[int, int], Option]
QuestionSignature = tuple[str, tuple[str, ...]]


class TableFacts(Protocol):
    """The facts about the table that asking needs."""

    def friendly(self, question: Question, token: str) -> bool:
        """Return whether the token is on the side of the question's token."""
        ...

    def has_map(self) -> bool:
        """Return whether there is a map with squares."""
        ...

    def map_with(self, costs: Mapping[tuple[int, int], str]) -> bool:
        """Draw the map with these figures on its squares; False if there is no map that has them."""
        ...


def only_answer(question: Question) -> Any:
    """The one possible answer, with all particulars, or ``REQUIRED`` where there is something to choose."""
    only = question.foregone
    if only is REQUIRED and isinstance(question, ask.Choose) and _all_alike(question.options):
        return question.options[0].id
    return only


def _all_alike(options: Sequence[Option]) -> bool:
    """Two equal dice are not a choice."""
    first = options[0]
    return bool(first.label) and all(
        option.label == first.label and not option.details and option.at == first.at and option.worth == first.worth
        for option in options
    )


def alone(step: Question) -> Any:
    """Return the filling of a particular without a choice; the particulars of a declaration come later."""
    only = only_answer(step)
    if isinstance(step, Declare):
        return step.options[0].id if len(step.options) == 1 else REQUIRED
    return only


def one_acting(question: Declare) -> str | None:
    """Return the only token that can act, where it is the default: the rest are ways out, to which one goes back."""
    acting = [option for option in question.options if option.particulars]
    if [option.id for option in acting] != [question.default] or not acting[0].at:
        return None
    return acting[0].id


def signature(question: Question) -> QuestionSignature:
    """Return what identifies a question to a person who passes: what is asked, and the possible answers."""
    options = tuple(option.id for option in question.options) if isinstance(question, Offering) else ()
    return question.purpose, options


def usual(question: Question) -> Any:
    """Return the answer of a pass: the default, the only thing there is, or to do nothing; else ``REQUIRED``."""
    if question.default is not REQUIRED:
        return question.default
    only = only_answer(question)
    if only is REQUIRED and isinstance(question, ask.ChooseSome) and question.least == 0:
        return []
    if only is REQUIRED and isinstance(question, ask.Choose) and question.find("pass") is not None:
        return "pass"
    return only


def arranged(question: Offering, board: TableFacts | None) -> list[Option]:
    """The options as they are numbered: where all of them are tokens, foes come before friends."""
    options = list(question.options)
    if board is None or not all(len(o.at) == 1 and o.at[0].kind == "token" for o in options):
        return options
    return sorted(options, key=lambda option: board.friendly(question, option.at[0].id))


def gives_away(question: Question, answer: Any) -> bool:
    """Return whether this answer leaves something unused that the other options are bought with."""
    if not isinstance(question, Offering) or not isinstance(answer, str):
        return False
    chosen = question.find(answer)
    others = [option for option in question.options if option.id != answer]
    return chosen is not None and not _priced(chosen) and bool(others) and all(map(_priced, others))


def _priced(option: Option) -> bool:
    return bool(option.coin) or option.price is not None


def effort(question: Question, given: Mapping[str, Any]) -> int:
    """Count the steps of a partial answer that differ from the suggestion: fewest is plainest."""
    return sum(step.purpose in given and given[step.purpose] != step.default for step in path(question, given))


def square(typed: str) -> Spot | None:
    """The square that a line names: ``7,3``."""
    found = SQUARE.fullmatch(typed.strip())
    return Spot.cell(int(found[1]), int(found[2])) if found else None


def squares_of(options: Iterable[Option]) -> Squares:
    """The options that stand for one square each."""
    found = {}
    for option in options:
        if len(option.at) == 1 and option.at[0].kind == "cell" and SQUARE.fullmatch(option.at[0].id):
            x, y = option.at[0].id.split(",")
            found[int(x), int(y)] = option
    return found


def is_way(step: Question, before: Question | None) -> bool:
    """Return whether a step only asks for the way to the square chosen before. It need not be asked."""
    squares = squares_of(before.options) if isinstance(before, Offering) else {}
    return isinstance(step, ask.FreeWords) and step.default == "" and bool(squares)


def example_of(squares: Squares) -> str:
    """One of the squares, as it is typed: not the corner of the map, whose two numbers are the same."""
    return ",".join(map(str, next((place for place in squares if place[0] != place[1]), next(iter(squares)))))


SQUARES = re.compile(r"\d{1,3}\s*,\s*\d{1,3}")
SOME = 12
"""The number of things that a line could mean which are named."""


class Unfit(Exception):
    """The typed line is no answer; the message says what is allowed."""


class AnswersMore(Exception):
    """The typed line answers more than was asked: a square with only one possible deed."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        super().__init__(given)
        self.given = dict(given)


class WayTyped(Exception):
    """Several squares were typed where one is to be chosen: the way there, and the last one is the goal."""

    def __init__(self, goal: str, way: Sequence[str]) -> None:
        super().__init__(goal)
        self.goal, self.way = goal, " ".join(way)


class Reader:
    """Reads what a person types. Without a ``board`` there is no map, and options stand as they were made."""

    def __init__(self, voice: Voice, board: TableFacts | None = None) -> None:
        self.voice, self.board = voice, board

    def read(self, question: Question, typed: str) -> Any:
        """The answer that a line means (of a declaration: the option alone), or Unfit, or AnswerRefused."""
        if not typed and (default := suggestion(question)) is not REQUIRED:
            return default
        match question:
            case ask.Choose() | Declare():
                return self._option(question, typed, self._entries(question))
            case ask.ChooseSome():
                return question.read(self._some(question, typed))
            case ask.Order():
                return question.read(self._order(question, typed))
            case ask.Amount():
                return self._amount(question, typed)
            case ask.FreeWords():
                if len(typed) > question.longest:
                    raise self.unfit("table-too-long", longest=question.longest, length=len(typed))
                return question.read(typed)
            case ask.Roll():
                return question.read(self._faces(question, typed))
        raise TypeError(f"{question!r} cannot be asked at a terminal")

    def meant_by_square(self, question: Question, typed: str) -> None:
        """A square may be typed where something is to be declared: raises :class:`AnswersMore` if one thing can be done
        with it, :class:`Unfit` if several can."""
        spot = square(typed)
        if spot is None or not isinstance(question, Declare) or any(spot in option.at for option in question.options):
            return
        found = self.voice.teller.pointing(question, spot)
        efforts = [effort(question, given) for given in found]
        plainest = [given for given, steps in zip(found, efforts, strict=True) if steps == min(efforts)]
        if len(plainest) == 1:
            raise AnswersMore(plainest[0])
        if plainest:
            some = [clean(self.voice.teller.answer(question, given)) for given in plainest]
            raise self._ambiguous(typed, some, "; ")

    def named_way(self, question: Question, typed: str) -> None:
        """Raise :class:`WayTyped` if one square is to be chosen and several squares, and nothing else, were typed."""
        if not isinstance(question, ask.Choose) or not squares_of(question.options):
            return
        *way, goal = SQUARES.findall(typed) or [""]
        if way and not SQUARES.sub("", typed).strip(" ;"):
            bare = [re.sub(r"\s", "", square) for square in (*way, goal)]
            raise WayTyped(self.read(question, bare[-1]), bare[:-1])

    def pick(self, typed: str, entries: Sequence[tuple[str, str]]) -> str:
        """The id among (id, label) that a number, an id or the beginning of a label means."""
        if (found := self._found(typed, entries)) is not None:
            return found
        if not typed:
            raise self.unfit("table-nothing-typed", count=len(entries))
        raise self.unfit("table-no-such-option", {"text": typed}, count=len(entries))

    def _option(self, question: Offering, typed: str, entries: Sequence[tuple[str, str]]) -> str:
        """The option that a line means; where squares are to be chosen, on the map, by their two numbers."""
        squares = squares_of(question.options)
        if (spot := square(typed)) is not None:
            there = [option.id for option in question.options if spot in option.at]
            if len(there) == 1:
                return there[0]
            if there:
                raise self._ambiguous(typed, there)
            if squares:
                raise self.unfit("table-no-such-square", {"text": typed})
        found = self._found(typed, entries)
        if squares and self.board is not None and self.board.has_map():
            numbered = typed.isdecimal() and found in {option.id for option in squares.values()}
            if found is None or numbered:  # the squares on the map have no numbers of their own
                raise self.unfit("table-name-a-square", {"example": example_of(squares)})
        if found is None:
            self._check_barred(typed, question)
        return self.pick(typed, entries) if found is None else found

    def _found(self, typed: str, entries: Sequence[tuple[str, str]]) -> str | None:
        """Return the entry that a number, an id or the beginning of a label means, if any."""
        if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(entries):
            return entries[int(typed) - 1][0]
        wanted = folded(typed)
        if not wanted:
            return None
        for exact in (typed, wanted):
            found = [name for name, label in entries if exact in (name, folded(label))]
            if len(found) == 1:
                return found[0]
        begun = [(name, label) for name, label in entries if folded(label).startswith(wanted) or name == wanted]
        begun = begun or [(name, label) for name, label in entries if name.startswith(wanted)]
        if len(begun) > 1:
            numbers = {name: number for number, (name, _) in enumerate(entries, 1)}
            raise self._ambiguous(typed, [f"{numbers[name]} {label}" for name, label in begun])
        return begun[0][0] if begun else None

    def _ambiguous(self, typed: str, options: Sequence[str], between: str = ", ") -> Unfit:
        some = between.join(options[:SOME]) + (f"{between}…" if options[SOME:] else "")
        return self.unfit("table-ambiguous", {"text": typed, "options": some})

    def _check_barred(self, typed: str, question: Offering) -> None:
        """Raise with the rule if the typed option is one that a rule bars."""
        for bar in question.barred:
            label = self._label(question, Option(bar.id))
            if folded(typed) in (folded(bar.id), folded(label)):
                text = self.voice.teller.clause(bar.clause).text
                raise self.unfit("table-barred", {"text": label, "clause": bar.clause, "rule": text})

    def _some(self, question: ask.ChooseSome, typed: str) -> list[str]:
        if question.least == 0 and typed in ("0", "-"):
            return []
        names = self._several(question, typed)
        most = len(question.options) if question.most is None else min(question.most, len(question.options))
        if not question.least <= len(names) <= most:
            raise self.unfit("table-some-wrong", count=len(names), least=question.least, most=most)
        return names

    def _order(self, question: ask.Order, typed: str) -> list[str]:
        names = self._several(question, typed)
        if len(names) != len(question.options):
            raise self.unfit("table-order-wrong", count=len(question.options))
        return names

    def _several(self, question: Offering, typed: str) -> list[str]:
        entries = self._entries(question)
        try:
            return [self._option(question, typed, entries)]
        except Unfit:
            pieces = SQUARES.findall(typed) if squares_of(question.options) else []
            separator = r"[,;]" if re.search(r"[,;]", typed) else r"\s"
            pieces = pieces or [piece for piece in re.split(separator, typed) if piece]
            if len(pieces) < 2:
                raise
        names = [self._option(question, piece.strip(), entries) for piece in pieces]
        if len(set(names)) != len(names):
            raise self.unfit("table-named-twice")
        return names

    def _amount(self, question: ask.Amount, typed: str) -> int:
        plain = typed.replace("−", "-")
        if not re.fullmatch(r"[+-]?\d{1,9}", plain) or not question.least <= int(plain) <= question.most:
            raise self.unfit("table-amount-wrong", {"text": typed}, least=question.least, most=question.most)
        return int(plain)

    def _faces(self, roll: ask.Roll, typed: str) -> list[int]:
        if roll.names:
            return [roll.names.index(self.pick(typed, self.named_faces(roll))) + 1]
        pieces = [piece for piece in re.split(r"[\s,;+]+", typed) if piece]
        if len(pieces) == 1 and len(typed) == len(roll.dice) and max(roll.dice) <= 9:
            pieces = list(typed)
        fits = len(pieces) == len(roll.dice) and all(
            piece.isdecimal() and len(piece) < 6 and 1 <= int(piece) <= sides
            for piece, sides in zip(pieces, roll.dice, strict=True)
        )
        if not fits:
            example = " ".join(str(max(1, sides - place - 1)) for place, sides in enumerate(roll.dice))
            dice = {"text": typed, "dice": self.voice.teller.dice(roll.dice), "example": example}
            raise self.unfit("table-dice-wrong", dice, count=len(roll.dice), most=max(roll.dice))
        return [int(piece) for piece in pieces]

    def _entries(self, question: Offering) -> list[tuple[str, str]]:
        return [(option.id, self._label(question, option)) for option in arranged(question, self.board)]

    def named_faces(self, roll: ask.Roll) -> list[tuple[str, str]]:
        """The things of which one is drawn: name and label."""
        return [(name, clean(self.voice.words.say(name))) for name in dict.fromkeys(roll.names)]

    def _label(self, question: Offering, option: Option) -> str:
        return clean(self.voice.words.option(question, option))

    def unfit(self, key: str, raw: Mapping[str, str] | None = None, **args: Arg) -> Unfit:
        """Return the error for a line that is no answer."""
        return Unfit(self.voice.text(key, raw, **args))


TYPED = 4
"""Room for what is typed beside the prompt; a longer one stands on a line of its own."""
LEAST_PAGE, ROOM = 8, 8
"""More options than the screen has lines, but for some that the question needs, are shown page by page."""
AIR = 6
"""Columns that an option takes beside its words: its number and the gap to the next."""
SHORT_LIST = 6
"""So many options stand beneath each other, however short they are."""

MenuEntry = tuple[int, str, str]
"""Number, label and remark of something that can be chosen."""


class Poser:
    """Puts questions on the console."""

    def __init__(self, voice: Voice, reader: Reader, board: TableFacts | None = None) -> None:
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
        """The number of pages that the options take."""
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

    def _entries(self, question: Offering) -> list[MenuEntry]:
        """The options that are listed, with their numbers: those that stand on the map are not."""
        drawn = squares_of(question.options) if self.board is not None and self.board.has_map() else {}
        on_map = {option.id for option in drawn.values()}
        options = enumerate(arranged(question, self.board), 1)
        return [(number, *self._line(question, option)) for number, option in options if option.id not in on_map]

    def _paged(self, entries: Sequence[MenuEntry]) -> list[list[MenuEntry]]:
        """The entries in pages that leave room for the question on the screen."""
        lines = max(LEAST_PAGE, self.voice.console.height - ROOM)
        columns = self._columns(entries)
        if columns > 1:
            return [list(entries[start : start + lines * columns]) for start in range(0, len(entries), lines * columns)]
        pages: list[list[MenuEntry]] = []
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
        """Return what an idle option leaves undone: own tokens that could still act, or things to buy."""
        if option.at or option.details:
            return ""
        others = [other for other in question.options if other.id != option.id]
        if isinstance(question, Declare) and others and self.board is not None:
            actors = [other.at[0].id for other in others if other.details and len(other.at) == 1]
            if len(actors) == len(others) and all(self.board.friendly(question, name) for name in actors):
                names = self.voice.words.join([self.voice.words.say(name) for name in actors])
                return self.voice.text("table-still-to-act", {"names": names}, count=len(actors))
        return self.voice.text("table-gives-up") if gives_away(question, option.id) else ""

    def _listed(self, entries: Sequence[MenuEntry]) -> RenderableType:
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

    def _columns(self, entries: Sequence[MenuEntry]) -> int:
        """Into how many columns the entries go, each as wide as it must be; none is made for a handful of them."""
        widths = list(map(_width, entries))
        for columns in range(-(-len(entries) // SHORT_LIST), 1, -1):
            height = -(-len(entries) // columns)
            taken = [max(widths[start : start + height]) for start in range(0, len(entries), height)]
            if sum(taken) <= self.voice.console.width:
                return columns
        return 1

    def prompt(self, question: Question, back: bool) -> str:
        """Return the prompt: what may be typed, and what Enter takes. A long hint gets its own line."""
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
            case ask.FreeWords():
                return text("table-prompt-words")
            case ask.Roll() if not question.names:
                return self.voice.teller.dice(question.dice)
        return text("table-prompt-choose")


def _costs(squares: Squares) -> dict[tuple[int, int], str]:
    """Return the labels of squares on the map: the price, or the worth."""
    costs = {}
    for place, option in squares.items():
        number = option.price if option.price is not None else option.worth
        costs[place] = "" if number is None else str(number.total)
    return costs


def _width(entry: MenuEntry) -> int:
    """The columns that an entry takes, with its number and some air."""
    _, label, remark = entry
    return cell_len(label) + (cell_len(remark) + 2 if remark else 0) + AIR


def _numbered(number: int, label: str, remark: str) -> RenderableType:
    cell = Rows.grid(padding=(0, 1, 0, 0), pad_edge=False)
    cell.add_column(justify="right", style="bold cyan", width=2 if number < 100 else len(str(number)))
    cell.add_column(overflow="fold")
    cell.add_row(str(number), Text.assemble(label, "  " if remark else "", (remark, "cyan")))
    return cell


BACK = "<"
REST = "."
NEXT, PREVIOUS = "+", "-"


class CommandDone(Exception):
    """A command was carried out in place of an answer; the question stands."""


class StepBack(Exception):
    """The person wants to return to the step before."""


class TakeSuggested(Exception):
    """The person takes what is suggested, for this particular and all that follow."""


class Prompts:
    """Asks a person. ``line`` prompts and gives back what was typed."""

    def __init__(self, voice: Voice, line: Callable[[str], str], board: TableFacts | None = None) -> None:
        self.voice, self.line, self.board = voice, line, board
        self.reader = Reader(voice, board)
        self.poser = Poser(voice, self.reader, board)
        self._let_by: dict[str, bool] = {}
        """Purposes of hiding questions that were let by once; true while it is still to be said that one may pass."""
        self.step: Question | None = None
        """The question, or the particular of it, that is being asked at the moment."""

    def answer(self, question: Question, *, back: bool = False) -> Any:
        """The answer to a question, particulars step by step; with ``back`` the first step can be left by ``<``.

        A dot takes what is suggested for all particulars that are left.
        """
        if not isinstance(question, Declare):
            return self._ask(question, back, "")
        given: dict[str, Any] = {}
        chosen: list[str] = []
        """The steps that were really answered: those with a single answer are no stop on the way back."""
        suggested = False
        if (only := one_acting(question)) is not None:
            given[question.purpose] = only
            chosen.append(question.purpose)
        while (step := next_step(question, given)) is not None:
            if suggested and step.default is not REQUIRED:
                given[step.purpose] = step.default
                continue
            if (only := alone(step)) is not REQUIRED:
                given[step.purpose] = only
                continue
            if is_way(step, _before(step, question, given)):
                given[step.purpose] = step.default
                continue
            trail = self.described(question, given) if given else ""
            try:
                answer = self._ask(step, back or bool(chosen), trail, self._way(question, given, step))
                given[step.purpose] = answer
                chosen.append(step.purpose)
            except TakeSuggested:
                suggested = True
            except WayTyped as along:
                way = self._way(question, given, step)
                given |= {step.purpose: along.goal, way.purpose: along.way} if way is not None else {}
                chosen.append(step.purpose)
            except AnswersMore as meant:
                given |= meant.given
                chosen.append(next(iter(meant.given)))
            except StepBack:
                if not chosen:
                    raise
                last = chosen.pop()
                for purpose in list(given)[list(given).index(last) :]:
                    del given[purpose]
        return given

    def yes(self, prompt: str) -> bool:
        """A plain yes or no, in any of the languages."""
        while True:
            try:
                typed = folded(self.line(f"{prompt} "))
            except CommandDone:
                continue
            if typed in YES or typed in NO:
                return typed in YES
            self.voice.trouble(self.voice.text("table-yes-or-no"))

    def one_of(self, prompt: str, entries: Sequence[tuple[str, str]], usual: str = "") -> str:
        """One of some named things, none of which is a rule's option; Enter takes the usual one, if there is one."""
        while True:
            self.poser.name_all(entries)
            try:
                return self.reader.pick(self.line(f"{prompt} ") or usual, entries)
            except CommandDone:
                continue
            except Unfit as unfit:
                self.voice.trouble(str(unfit))

    def arranged(self, question: Offering) -> list[Option]:
        """The options as they are numbered."""
        return arranged(question, self.board)

    def read(self, question: Question, typed: str) -> Any:
        """The answer that a line means (of a declaration: the option alone), or Unfit, or AnswerRefused."""
        return self.reader.read(question, typed)

    def refused(self, refusal: AnswerRefused) -> str:
        """The sentence for an answer that the question did not take, with the clause that bars it."""
        return self.voice.teller.refusal(refusal)

    def described(self, question: Question, answer: Any) -> str:
        """An answer in words: ``strike: Berg, 2``."""
        return clean(self.voice.teller.answer(question, answer))

    def _way(self, question: Declare, given: Mapping[str, Any], step: Question) -> Question | None:
        """The particular after this step that takes a way over squares, if there is one."""
        squares = squares_of(step.options) if isinstance(step, Offering) else {}
        if not squares:
            return None
        after = next_step(question, {**given, step.purpose: next(iter(squares.values())).id})
        return after if after is not None and is_way(after, step) else None

    def _ask(self, question: Question, back: bool, trail: str, way: Question | None = None) -> Any:
        """One step, asked until what is typed answers it. ``way``: several squares may be typed, the way there."""
        self.step = question
        page, again, warned = 0, True, False
        try:
            while True:
                if again:
                    self.poser.put(question, page, trail, may_pass=self._may_pass(question), way=way is not None)
                again = False
                try:
                    typed = self.line(self.poser.prompt(question, back))
                    turned = self._turned(question, page, typed)
                    if turned is not None:
                        page, again = turned, True
                        continue
                    if way is not None:
                        self.reader.named_way(question, typed)
                    answer = self._understood(question, typed, back, trail)
                    if not (typed or trail or warned) and gives_away(question, answer):
                        warned = True
                        said = self.voice.teller.said(question, answer)
                        raise self.reader.unfit("table-enter-again", {"said": said})
                    return self._settled(question, typed, answer)
                except CommandDone:
                    again = True
                except Unfit as unfit:
                    self.voice.trouble(str(unfit))
                except AnswerRefused as refusal:
                    self.voice.trouble(self.refused(refusal))
        finally:
            self.step = None

    def _understood(self, question: Question, typed: str, back: bool, trail: str) -> Any:
        """The answer that a line gives to this step; ways to leave the step are raised."""
        if typed == BACK:
            if back:
                raise StepBack
            raise self.reader.unfit("table-no-way-back")
        if typed == REST and trail and question.default is not REQUIRED:
            raise TakeSuggested
        self.reader.meant_by_square(question, typed)
        return self.reader.read(question, typed)

    def _settled(self, question: Question, typed: str, answer: Any) -> Any:
        """The answer, after what it takes to say about it."""
        if not typed:
            self._told_default(question, answer)
        if question.hides and answer == suggestion(question):
            self._let_by.setdefault(question.purpose, True)
        return answer

    def _may_pass(self, question: Question) -> bool:
        """Return whether to mention that this question can be passed: once, after the first pass."""
        if not self._let_by.get(question.purpose):
            return False
        self._let_by[question.purpose] = False
        return True

    def _turned(self, question: Question, page: int, typed: str) -> int | None:
        """The page to turn to, if that is what was asked for."""
        if typed not in (NEXT, PREVIOUS) or (pages := self.poser.pages(question)) < 2:
            return None
        return (page + (1 if typed == NEXT else -1)) % pages

    def _told_default(self, question: Question, answer: Any) -> None:
        """Enter decides nothing in silence."""
        said = self.voice.teller.said(question, answer) or self.voice.text("table-nothing")
        remark = ""
        if isinstance(question, Offering) and isinstance(answer, str) and (option := question.find(answer)) is not None:
            remark = self.voice.teller.choice(question, option).remark
        self.voice.show(Text(clean(f"  → {said}" + (f" ({remark})" if remark else "")), "cyan"))


def _before(step: Question, question: Declare, given: Mapping[str, Any]) -> Question | None:
    """The step of a declaration that comes before this one."""
    before = None
    for one in path(question, given):
        if one.purpose == step.purpose:
            break
        before = one
    return before


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
