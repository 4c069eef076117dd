"""Questions at the terminal: how each is put, and how a typed line becomes an answer.

:class:`Prompts` knows every type of question and no game. It gets its lines from a function, which deals with
commands (``:help``) on its own and raises :class:`Interlude` after one, so that the question is shown anew.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Rows
from rich.text import Text

from holmgang.cli.draw_maps import clean
from holmgang.cli.voice import NO, YES, Voice, folded
from holmgang.kernel import questions as ask
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.questions import REQUIRED, Declare, Offering, Option, Question
from holmgang.kernel.sums import Arg, Sum
from holmgang.kernel.words import signed

BACK = "<"
REST = "."
NEXT, PREVIOUS = "+", "-"
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


def notation(dice: Sequence[int]) -> str:
    """Dice as people write them: ``2 × d6 + d8``."""
    groups = [(len(list(same)), sides) for sides, same in groupby(dice)]
    return " + ".join(f"{number} × d{sides}" if number > 1 else f"d{sides}" for number, sides in groups)


def next_step(question: Declare, given: Mapping[str, Any]) -> Question | None:
    """The first question of a declaration that the answers given so far leave open."""
    if question.purpose not in given:
        return question
    for detail in question.option(given[question.purpose]).particulars:
        if isinstance(detail, Declare):
            if (inner := next_step(detail, given)) is not None:
                return inner
        elif detail.purpose not in given:
            return detail
    return None


class Prompts:
    """Asks a person. ``line`` prompts and gives back what was typed."""

    def __init__(self, voice: Voice, line: Callable[[str], str]) -> None:
        self.voice, self.line = voice, line
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
        suggested = False
        while (step := next_step(question, given)) is not None:
            if suggested and step.default is not REQUIRED:
                given[step.purpose] = step.default
                continue
            trail = self.described(question, given) if given else ""
            try:
                given[step.purpose] = self._ask(step, back or bool(given), trail)
            except Rest:
                suggested = True
            except Back:
                if not given:
                    raise
                given.popitem()
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

    def one_of(self, prompt: str, entries: Sequence[tuple[str, str]]) -> str:
        """One of some named things, none of which is a rule's option."""
        while True:
            self.voice.show(self._listed([(name, label, Text("")) for name, label in entries], 1))
            try:
                return self.pick(self.line(f"{prompt} "), entries)
            except Interlude:
                continue
            except Unfit as unfit:
                self.voice.trouble(str(unfit))

    def _ask(self, question: Question, back: bool, trail: str) -> Any:
        page, again = 0, True
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
                        return self.read(question, typed)
                except Interlude:
                    again = True
                except Unfit as unfit:
                    self.voice.trouble(str(unfit))
                except AnswerRefused as refusal:
                    self.voice.trouble(self.refused(refusal))
        finally:
            self.step = None

    def refused(self, refusal: AnswerRefused) -> str:
        """The sentence for an answer that the question did not take."""
        problem = refusal.problem + (f" ({refusal.because})" if refusal.because else "")
        return self.voice.text("table-refused", {"problem": problem})

    # Showing.

    def _put(self, question: Question, page: int, trail: str) -> None:
        sentence = Text(clean(self.voice.words.ask(question)), "bold")
        if question.clauses:
            sentence.append(f"  {' '.join(question.clauses)}", "dim not bold")
        self.voice.show("", sentence)
        if trail:
            self.voice.show(Text(f"  {trail} › …", "cyan"))
        if isinstance(question, Offering):
            self._put_options(question, page)
        elif isinstance(question, ask.Roll) and question.names:
            entries = self._named_faces(question)
            self.voice.show(self._listed([(name, label, Text("")) for name, label in entries], 1))

    def _put_options(self, question: Offering, page: int) -> None:
        options = question.options
        shown = options[page * PAGE : (page + 1) * PAGE]
        lines = [(option.id, self._label(question, option), self._remark(option)) for option in shown]
        self.voice.show(self._listed(lines, page * PAGE + 1))
        if len(options) > PAGE:
            first, last = page * PAGE + 1, page * PAGE + len(shown)
            self.voice.tell("table-page", style="dim", first=first, last=last, all=len(options))

    def _label(self, question: Offering, option: Option) -> str:
        return clean(self.voice.words.option(question, option))

    def _remark(self, option: Option) -> Text:
        remark = Text("…", "dim") if option.details else Text("")
        if option.worth is not None:
            remark.append(f" {self.worth(option.worth)}" if remark else self.worth(option.worth), "cyan")
        if option.clauses:
            remark.append(f"{' ' if remark else ''}{' '.join(option.clauses)}", "dim")
        return remark

    def worth(self, worth: Sum) -> str:
        """A number that matters for a choice, and why: ``+2 (sword)``."""
        words = self.voice.words
        terms = [f"{value} {label}" for value, label, _ in words.terms(worth)]
        why = words.terms(worth)[0][1] if len(terms) == 1 else ", ".join(terms)
        return f"{signed(worth.total, words.lang)} ({clean(why)})" if why else signed(worth.total, words.lang)

    def _listed(self, lines: Sequence[tuple[str, str, Text]], first: int) -> RenderableType:
        """Numbered lines; in columns where they are many and short."""
        widest = max((cell_len(label) + remark.cell_len for _, label, remark in lines), default=0) + 8
        columns = max(1, min((self.voice.console.width - 2) // widest, -(-len(lines) // 6)))
        height = -(-len(lines) // columns)
        rows = Rows.grid(padding=(0, 3 if columns > 1 else 1, 0, 0), pad_edge=False)
        for _ in range(columns):
            rows.add_column()
        cells = [self._numbered(number, label, remark) for number, (_, label, remark) in enumerate(lines, first)]
        for row in range(height):
            rows.add_row(*cells[row::height])
        return Padding(rows, (0, 0, 0, 2), expand=False)

    def _numbered(self, number: int, label: str, remark: Text) -> RenderableType:
        cell = Rows.grid(padding=(0, 1, 0, 0), pad_edge=False)
        cell.add_column(justify="right", style="bold cyan", width=2 if number < 100 else len(str(number)))
        cell.add_column(overflow="fold")
        cell.add_row(str(number), Text.assemble(label, ("  " if remark else ""), remark))
        return cell

    def _prompt(self, question: Question, back: bool) -> str:
        text = self.voice.text
        match question:
            case ask.ChooseSome():
                most = len(question.options) if question.most is None else min(question.most, len(question.options))
                hint = text("table-prompt-some", least=question.least, most=most)
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
        known = "" if default is REQUIRED else f" [{self._said(question, default) or text('table-nothing')}]"
        if back and question.default is not REQUIRED:
            way += f", {text('table-prompt-rest')}"
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
        """The id that a number, an id or the beginning of a label means."""
        if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(entries):
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

    def _check_barred(self, typed: str, question: Offering) -> None:
        for bar in question.barred:
            label = self._label(question, Option(bar.id))
            if folded(typed) in (folded(bar.id), folded(label)):
                raise self._unfit("table-barred", {"text": label, "clause": bar.clause})

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
            pieces = [piece for piece in re.split(r"[,;]" if re.search(r"[,;]", typed) else r"\s", typed) if piece]
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
        """What Enter means: the question's default, or the only thing there is."""
        default = question.default
        if default is not REQUIRED:
            return default.get(question.purpose, REQUIRED) if isinstance(default, dict) else default
        if isinstance(question, (ask.Choose, Declare)) and len(question.options) == 1:
            return question.options[0].id
        return [] if isinstance(question, ask.ChooseSome) and question.least == 0 else REQUIRED

    # Describing.

    def described(self, question: Question, answer: Any) -> str:
        """An answer in words: ``strike: Berg, 2``."""
        if not isinstance(question, Declare) or not isinstance(answer, dict):
            return self._said(question, answer)
        head, *rest = self._parts(question, answer)
        return f"{head}: {', '.join(rest)}" if rest else head

    def _parts(self, question: Declare, answer: Mapping[str, Any]) -> list[str]:
        if question.purpose not in answer:
            return []
        option = question.option(answer[question.purpose])
        parts = [self._label(question, option)]
        for detail in option.particulars:
            if isinstance(detail, Declare):
                parts += self._parts(detail, answer)
            elif detail.purpose in answer and answer[detail.purpose] != detail.default:
                parts.append(self._said(detail, answer[detail.purpose]))
        return [part for part in parts if part]

    def _said(self, question: Question, answer: Any) -> str:
        words = self.voice.words
        if isinstance(question, Offering):
            names = answer if isinstance(answer, list) else [answer]
            return words.join([self._label(question, question.option(name)) for name in names])
        if isinstance(question, ask.Roll):
            return " ".join(question.names[face - 1] if question.names else str(face) for face in answer)
        return words.say(answer) if isinstance(answer, int) else clean(str(answer))

    def _entries(self, question: Offering) -> list[tuple[str, str]]:
        return [(option.id, self._label(question, option)) for option in question.options]

    def _named_faces(self, roll: ask.Roll) -> list[tuple[str, str]]:
        return [(name, clean(self.voice.words.say(name))) for name in dict.fromkeys(roll.names)]

    def _unfit(self, key: str, raw: Mapping[str, str] | None = None, **args: Arg) -> Unfit:
        return Unfit(self.voice.text(key, raw, **args))
