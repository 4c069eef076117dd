"""Questions at the terminal: how each is put, and how a typed line becomes an answer.

:class:`Prompts` knows every type of question and no game. It gets its lines from a function, which deals with
commands (``:help``) on its own and raises :class:`Interlude` after one, so that the question is shown anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Rows
from rich.text import Text

from holmgang.cli.draw_maps import clean
from holmgang.cli.voice import NO, YES, Voice, folded
from holmgang.kernel import questions as ask
from holmgang.kernel.describe import next_step, notation, path, suggestion
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.questions import REQUIRED, Declare, Offering, Option, Question, Spot
from holmgang.kernel.sums import Arg

BACK = "<"
REST = "."
NEXT, PREVIOUS = "+", "-"
SQUARE = re.compile(r"(\d{1,3})\s*[,;]\s*(\d{1,3})")
SQUARES = re.compile(r"\d{1,3}\s*,\s*\d{1,3}")
TYPED = 4
"""Room for what is typed beside the prompt; a longer one stands on a line of its own."""
PAGE = 25
"""More options than this are shown page by page."""


class Interlude(Exception):
    """A command was carried out in place of an answer; the question stands."""


class Back(Exception):
    """The person wants to return to the step before."""


class Rest(Exception):
    """The person takes what is suggested, for this particular and all that follow."""


class Unfit(Exception):
    """What was typed is no answer; the message says what is allowed."""


class Meant(Exception):
    """What was typed answers more than was asked: a square that only one thing can be done with."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        super().__init__(given)
        self.given = dict(given)


class Board(Protocol):
    """What the prompts need to know of the table around them."""

    def friendly(self, question: Question, token: str) -> bool:
        """Does the token stand on the side of whom the question is about?"""
        ...

    def has_map(self) -> bool:
        """Is there a map with squares?"""
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


def square(typed: str) -> Spot | None:
    """The square that a line names: ``7,3``."""
    found = SQUARE.fullmatch(typed.strip())
    return Spot.cell(int(found[1]), int(found[2])) if found else None


Signature = tuple[str, tuple[str, ...]]


def signature(question: Question) -> Signature:
    """What makes two questions the same to a person who passes: what is asked, and what could be answered."""
    options = tuple(option.id for option in question.options) if isinstance(question, Offering) else ()
    return question.purpose, options


def usual(question: Question) -> Any:
    """What passing means: the question's default, the only thing there is, or to do nothing; else ``REQUIRED``."""
    if question.default is not REQUIRED:
        return question.default
    only = only_answer(question)
    if only is REQUIRED and isinstance(question, ask.ChooseSome) and question.least == 0:
        return []
    if only is REQUIRED and isinstance(question, ask.Choose) and question.find("pass") is not None:
        return "pass"
    return only


class Prompts:
    """Asks a person. ``line`` prompts and gives back what was typed."""

    def __init__(self, voice: Voice, line: Callable[[str], str], board: Board | None = None) -> None:
        self.voice, self.line, self.board = voice, line, board
        self._let_by: dict[str, bool] = {}
        """Purposes of questions that hide something and were let by once: is it still to be said that one may pass?"""
        self.step: Question | None = None
        """The question, or the particular of it, that is being asked at the moment."""

    # Asking.

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
        while (step := next_step(question, given)) is not None:
            if suggested and step.default is not REQUIRED:
                given[step.purpose] = step.default
                continue
            if (only := _alone(step)) is not REQUIRED:
                given[step.purpose] = only
                continue
            trail = self.described(question, given) if given else ""
            try:
                answer = self._ask(step, back or bool(chosen), trail)
                given[step.purpose] = answer
                chosen.append(step.purpose)
            except Rest:
                suggested = True
            except Meant as meant:
                given |= meant.given
                chosen.append(next(iter(meant.given)))
            except Back:
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
            except Interlude:
                continue
            if typed in YES or typed in NO:
                return typed in YES
            self.voice.trouble(self.voice.text("table-yes-or-no"))

    def one_of(self, prompt: str, entries: Sequence[tuple[str, str]], usual: str = "") -> str:
        """One of some named things, none of which is a rule's option; Enter takes the usual one, if there is one."""
        while True:
            self.voice.show(self._listed([(number, label, "") for number, (_, label) in enumerate(entries, 1)]))
            try:
                return self.pick(self.line(f"{prompt} ") or usual, entries)
            except Interlude:
                continue
            except Unfit as unfit:
                self.voice.trouble(str(unfit))

    def _ask(self, question: Question, back: bool, trail: str) -> Any:
        page, again, warned = 0, True, False
        self.step = question
        try:
            while True:
                if again:
                    self._put(question, page, trail)
                    again = False
                try:
                    typed = self.line(self._prompt(question, back))
                    turned = self._turned(question, page, typed)
                    if turned is not None:
                        page, again = turned, True
                    elif typed == BACK:
                        if back:
                            raise Back
                        raise self._unfit("table-no-way-back")
                    elif typed == REST and trail and question.default is not REQUIRED:
                        raise Rest
                    else:
                        self._check_square(question, typed)
                        answer = self.read(question, typed)
                        if not typed and not trail and not warned and self._gives_away(question, answer):
                            warned = True
                            said = self.voice.teller.said(question, answer)
                            raise self._unfit("table-enter-again", {"said": said})
                        if not typed:
                            self._told_default(question, answer)
                        if question.hides and answer == self._default(question):
                            self._let_by.setdefault(question.purpose, True)
                        return answer
                except Interlude:
                    again = True
                except Unfit as unfit:
                    self.voice.trouble(str(unfit))
                except AnswerRefused as refusal:
                    self.voice.trouble(self.refused(refusal))
        finally:
            self.step = None

    def _check_square(self, question: Question, typed: str) -> None:
        """A square may be typed where something is to be declared, if only one thing can be done with it."""
        spot = square(typed)
        if spot is None or not isinstance(question, Declare) or any(spot in option.at for option in question.options):
            return
        found = self.voice.teller.pointing(question, spot)
        efforts = [_effort(question, given) for given in found]
        shortest = [given for given, effort in zip(found, efforts, strict=True) if effort == min(efforts)]
        if len(shortest) == 1:
            raise Meant(shortest[0])
        if shortest:
            some = "; ".join(self.described(question, given) for given in shortest[:6])
            raise self._unfit("table-ambiguous", {"text": typed, "options": some + ("; …" if shortest[6:] else "")})

    def _gives_away(self, question: Question, answer: Any) -> bool:
        """Would this answer leave something unused that the other options are bought with?"""
        if not isinstance(question, Offering) or not isinstance(answer, str):
            return False
        chosen = question.find(answer)
        others = [option for option in question.options if option.id != answer]
        return chosen is not None and not _priced(chosen) and bool(others) and all(map(_priced, others))

    def _told_default(self, question: Question, answer: Any) -> None:
        """Enter decides nothing in silence."""
        said = self.voice.teller.said(question, answer) or self.voice.text("table-nothing")
        remark = ""
        if isinstance(question, Offering) and isinstance(answer, str) and (option := question.find(answer)) is not None:
            remark = self.voice.teller.choice(question, option).remark
        self.voice.show(Text(clean(f"  → {said}" + (f" ({remark})" if remark else "")), "cyan"))

    def refused(self, refusal: AnswerRefused) -> str:
        """The sentence for an answer that the question did not take, with the clause that bars it."""
        return self.voice.teller.refusal(refusal)

    # Showing.

    def _put(self, question: Question, page: int, trail: str) -> None:
        self.voice.show("", Text(clean(self.voice.words.ask(question)), "bold"))
        if trail:
            self.voice.show(Text(f"  {trail} › …", "cyan"))
        if isinstance(question, Offering):
            self._put_options(question, page)
        elif isinstance(question, ask.Roll) and question.names:
            entries = self._named_faces(question)
            self.voice.show(self._listed([(number, label, "") for number, (_, label) in enumerate(entries, 1)]))

    def _put_options(self, question: Offering, page: int) -> None:
        options = list(enumerate(self.arranged(question), 1))
        squares = _squares(option for _, option in options)
        if squares and self._put_map(question, squares):
            options = [(number, option) for number, option in options if option not in squares.values()]
        shown = options[page * PAGE : (page + 1) * PAGE]
        lines = [(number, *self._line(question, option)) for number, option in shown]
        if lines:
            self.voice.show(self._listed(lines))
        if self._let_by.get(question.purpose):
            self.voice.tell("table-may-pass", style="dim")
            self._let_by[question.purpose] = False
        if len(options) > PAGE:
            first, last = page * PAGE + 1, page * PAGE + len(shown)
            self.voice.tell("table-page", style="dim", first=first, last=last, all=len(options))

    def _put_map(self, question: Offering, squares: Mapping[tuple[int, int], Option]) -> bool:
        """The squares to choose from, on the map, each with what it costs."""
        costs = {}
        for place, option in squares.items():
            number = option.price if option.price is not None else option.worth
            costs[place] = "" if number is None else str(number.total)
        if self.board is None or not self.board.map_with(costs):
            return False
        self.voice.tell("table-squares", {"example": _example(squares)}, style="dim")
        return True

    def arranged(self, question: Offering) -> list[Option]:
        """The options as they are numbered: where all of them are tokens, foes come before friends."""
        options = list(question.options)
        board = self.board
        if board is None or not all(len(o.at) == 1 and o.at[0].kind == "token" for o in options):
            return options
        return sorted(options, key=lambda option: board.friendly(question, option.at[0].id))

    def _label(self, question: Offering, option: Option) -> str:
        return clean(self.voice.words.option(question, option))

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
                return self.voice.text("table-still-to-act", {"names": names})
        return self.voice.text("table-gives-up") if self._gives_away(question, option.id) else ""

    def _listed(self, lines: Sequence[tuple[int, str, str]]) -> RenderableType:
        """Numbered lines, each with a remark; in columns where they are many and short."""
        widest = max((cell_len(label) + cell_len(remark) for _, label, remark in lines), default=0) + 8
        columns = max(1, min((self.voice.console.width - 2) // widest, -(-len(lines) // 6)))
        height = -(-len(lines) // columns)
        rows = Rows.grid(padding=(0, 3 if columns > 1 else 1, 0, 0), pad_edge=False)
        for _ in range(columns):
            rows.add_column()
        cells = [self._numbered(*line) for line in lines]
        for row in range(height):
            rows.add_row(*cells[row::height])
        return Padding(rows, (0, 0, 0, 2), expand=False)

    def _numbered(self, number: int, label: str, remark: str) -> RenderableType:
        cell = Rows.grid(padding=(0, 1, 0, 0), pad_edge=False)
        cell.add_column(justify="right", style="bold cyan", width=2 if number < 100 else len(str(number)))
        cell.add_column(overflow="fold")
        cell.add_row(str(number), Text.assemble(label, "  " if remark else "", (remark, "cyan")))
        return cell

    def _prompt(self, question: Question, back: bool) -> str:
        text = self.voice.text
        match question:
            case ask.ChooseSome():
                most = len(question.options) if question.most is None else min(question.most, len(question.options))
                exactly = question.least == most
                hint = (
                    text("table-prompt-exactly", count=most)
                    if exactly
                    else text("table-prompt-some", least=question.least, most=most)
                )
            case ask.Order():
                hint = text("table-prompt-order", count=len(question.options))
            case ask.Amount():
                hint = text("table-prompt-amount", least=question.least, most=question.most)
            case ask.Words():
                hint = text("table-prompt-words")
            case ask.Roll():
                hint = notation(question.dice) if not question.names else text("table-prompt-choose")
            case _:
                hint = text("table-prompt-choose")
        way = f", {text('table-prompt-back')}" if back else ""
        default = self._default(question)
        said = "" if default is REQUIRED else clean(self.voice.teller.said(question, default)) or text("table-nothing")
        known = f" [{said}]" if said else ""
        if back and question.default is not REQUIRED:
            way += f", {text('table-prompt-rest')}"
        if way and cell_len(f"{hint}{way}{known}: ") > self.voice.console.width - TYPED:
            self.voice.show(Text(f"{hint}{way}", "dim"))
            return f"{known.strip() or '›'}: "
        return f"{hint}{way}{known}: "

    # Understanding.

    def read(self, question: Question, typed: str) -> Any:
        """The answer that a line means (of a declaration: the option alone), or Unfit, or AnswerRefused."""
        if not typed and (default := self._default(question)) is not REQUIRED:
            return default
        match question:
            case ask.Choose() | Declare():
                return self.pick(typed, self._entries(question), question)
            case ask.ChooseSome():
                return question.read(self._some(question, typed))
            case ask.Order():
                return question.read(self._order(question, typed))
            case ask.Amount():
                return self._amount(question, typed)
            case ask.Words():
                if len(typed) > question.longest:
                    raise self._unfit("table-too-long", longest=question.longest, length=len(typed))
                return question.read(typed)
            case ask.Roll():
                return question.read(self._faces(question, typed))
        raise TypeError(f"{question!r} cannot be asked at a terminal")

    def pick(self, typed: str, entries: Sequence[tuple[str, str]], question: Offering | None = None) -> str:
        """The id that a number, a square, an id or the beginning of a label means."""
        if question is not None and (spot := square(typed)) is not None:
            there = [option.id for option in question.options if spot in option.at]
            if len(there) == 1:
                return there[0]
            if there:
                raise self._unfit("table-ambiguous", {"text": typed, "options": ", ".join(there)})
            if _squares(question.options):
                raise self._unfit("table-no-such-square", {"text": typed})
        numbered = typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(entries)
        if question is not None and (numbered or not typed) and (example := self._on_the_map(question, typed)):
            raise self._unfit("table-name-a-square", {"example": example})
        if numbered:
            return entries[int(typed) - 1][0]
        wanted = folded(typed)
        for exact in (typed, wanted):
            found = [name for name, label in entries if exact in (name, folded(label))]
            if len(found) == 1:
                return found[0]
        begun = [(name, label) for name, label in entries if folded(label).startswith(wanted) or name == wanted]
        begun = begun or [(name, label) for name, label in entries if name.startswith(wanted)]
        if wanted and len(begun) == 1:
            return begun[0][0]
        if wanted and begun:
            numbers = {name: number for number, (name, _) in enumerate(entries, 1)}
            some = ", ".join(f"{numbers[name]} {label}" for name, label in begun[:12])
            raise self._unfit("table-ambiguous", {"text": typed, "options": some + (" …" if len(begun) > 12 else "")})
        if wanted and question is not None:
            self._check_barred(typed, question)
        if not typed:
            raise self._unfit("table-nothing-typed", count=len(entries))
        raise self._unfit("table-no-such-option", {"text": typed}, count=len(entries))

    def _on_the_map(self, question: Offering, typed: str) -> str:
        """A square to name, where the number typed stands for one that is drawn on the map, without a number."""
        squares = _squares(question.options)
        drawn = squares and self.board is not None and self.board.has_map()
        if not drawn or (typed and self.arranged(question)[int(typed) - 1] not in squares.values()):
            return ""
        return _example(squares)

    def _check_barred(self, typed: str, question: Offering) -> None:
        for bar in question.barred:
            label = self._label(question, Option(bar.id))
            if folded(typed) in (folded(bar.id), folded(label)):
                text = self.voice.teller.clause(bar.clause).text
                raise self._unfit("table-barred", {"text": label, "clause": bar.clause, "rule": text})

    def _some(self, question: ask.ChooseSome, typed: str) -> list[str]:
        if question.least == 0 and typed in ("0", "-"):
            return []
        names = self._several(question, typed)
        most = len(question.options) if question.most is None else min(question.most, len(question.options))
        if not question.least <= len(names) <= most:
            raise self._unfit("table-some-wrong", count=len(names), least=question.least, most=most)
        return names

    def _order(self, question: ask.Order, typed: str) -> list[str]:
        names = self._several(question, typed)
        if len(names) != len(question.options):
            raise self._unfit("table-order-wrong", count=len(question.options))
        return names

    def _several(self, question: Offering, typed: str) -> list[str]:
        entries = self._entries(question)
        try:
            return [self.pick(typed, entries, question)]
        except Unfit:
            pieces = SQUARES.findall(typed) if _squares(question.options) else []
            separator = r"[,;]" if re.search(r"[,;]", typed) else r"\s"
            pieces = pieces or [piece for piece in re.split(separator, typed) if piece]
            if len(pieces) < 2:
                raise
        names = [self.pick(piece.strip(), entries, question) for piece in pieces]
        if len(set(names)) != len(names):
            raise self._unfit("table-named-twice")
        return names

    def _amount(self, question: ask.Amount, typed: str) -> int:
        plain = typed.replace("−", "-")
        if not re.fullmatch(r"[+-]?\d{1,9}", plain) or not question.least <= int(plain) <= question.most:
            raise self._unfit("table-amount-wrong", {"text": typed}, least=question.least, most=question.most)
        return int(plain)

    def _faces(self, roll: ask.Roll, typed: str) -> list[int]:
        if roll.names:
            return [roll.names.index(self.pick(typed, self._named_faces(roll))) + 1]
        pieces = [piece for piece in re.split(r"[\s,;+]+", typed) if piece]
        if len(pieces) == 1 and len(typed) == len(roll.dice) and max(roll.dice) <= 9:
            pieces = list(typed)
        fits = len(pieces) == len(roll.dice) and all(
            piece.isdecimal() and len(piece) < 6 and 1 <= int(piece) <= sides
            for piece, sides in zip(pieces, roll.dice, strict=True)
        )
        if not fits:
            example = " ".join(str(max(1, sides - place - 1)) for place, sides in enumerate(roll.dice))
            dice = {"text": typed, "dice": notation(roll.dice), "example": example}
            raise self._unfit("table-dice-wrong", dice, count=len(roll.dice), most=max(roll.dice))
        return [int(piece) for piece in pieces]

    def _turned(self, question: Question, page: int, typed: str) -> int | None:
        """The page to turn to, if that is what was asked for."""
        if not isinstance(question, Offering) or typed not in (NEXT, PREVIOUS) or len(question.options) <= PAGE:
            return None
        pages = -(-len(question.options) // PAGE)
        return (page + (1 if typed == NEXT else -1)) % pages

    def _default(self, question: Question) -> Any:
        """What Enter means: the question's default. Nothing is left out by Enter alone where something could be had."""
        return suggestion(question)

    # Describing.

    def described(self, question: Question, answer: Any) -> str:
        """An answer in words: ``strike: Berg, 2``."""
        return clean(self.voice.teller.answer(question, answer))

    def _entries(self, question: Offering) -> list[tuple[str, str]]:
        return [(option.id, self._label(question, option)) for option in self.arranged(question)]

    def _named_faces(self, roll: ask.Roll) -> list[tuple[str, str]]:
        return [(name, clean(self.voice.words.say(name))) for name in dict.fromkeys(roll.names)]

    def _unfit(self, key: str, raw: Mapping[str, str] | None = None, **args: Arg) -> Unfit:
        return Unfit(self.voice.text(key, raw, **args))


def _alone(step: Question) -> Any:
    """What a particular is filled with when there is nothing to choose; the particulars of a declaration come later."""
    only = only_answer(step)
    if isinstance(step, Declare):
        return step.options[0].id if len(step.options) == 1 else REQUIRED
    return only


def _squares(options: Iterable[Option]) -> dict[tuple[int, int], Option]:
    """The options that stand for one square each."""
    found = {}
    for option in options:
        if len(option.at) == 1 and option.at[0].kind == "cell" and SQUARE.fullmatch(option.at[0].id):
            x, y = option.at[0].id.split(",")
            found[int(x), int(y)] = option
    return found


def _example(squares: Mapping[tuple[int, int], Option]) -> str:
    """One of the squares, as it is typed: not the corner of the map, whose two numbers are the same."""
    return ",".join(map(str, next((place for place in squares if place[0] != place[1]), next(iter(squares)))))


def _priced(option: Option) -> bool:
    return bool(option.coin) or option.price is not None


def _effort(question: Question, given: Mapping[str, Any]) -> int:
    """How many steps of a partial answer are not what is suggested anyway: the plainest way to mean something."""
    return sum(step.purpose in given and given[step.purpose] != step.default for step in path(question, given))
