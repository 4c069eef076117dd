"""Questions at the terminal: a dialogue about one question at a time, until there is an answer.

:class:`Prompts` knows every type of question and no game. How a question is shown is in :mod:`holmgang.cli.posing`, how
a typed line becomes an answer in :mod:`holmgang.cli.reading`. It gets its lines from a function, which deals with
commands (``:help``) on its own and raises :class:`Interlude` after one, so that the question is shown anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from holmgang.cli.draw_maps import clean
from holmgang.cli.offers import Board, alone, arranged, gives_away, is_way, squares_of
from holmgang.cli.posing import Poser
from holmgang.cli.reading import Along, Meant, Reader, Unfit
from holmgang.cli.voice import NO, YES, Voice, folded
from holmgang.kernel.description import next_step, path, suggestion
from holmgang.kernel.errors import AnswerRefused
from holmgang.kernel.questions import REQUIRED, Declare, Offering, Option, Question

BACK = "<"
REST = "."
NEXT, PREVIOUS = "+", "-"


class Interlude(Exception):
    """A command was carried out in place of an answer; the question stands."""


class Back(Exception):
    """The person wants to return to the step before."""


class Rest(Exception):
    """The person takes what is suggested, for this particular and all that follow."""


class Prompts:
    """Asks a person. ``line`` prompts and gives back what was typed."""

    def __init__(self, voice: Voice, line: Callable[[str], str], board: Board | None = None) -> None:
        self.voice, self.line, self.board = voice, line, board
        self.reader = Reader(voice, board)
        self.poser = Poser(voice, self.reader, board)
        self._let_by: dict[str, bool] = {}
        """Purposes of questions that hide something and were let by once: is it still to be said that one may pass?"""
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
            except Rest:
                suggested = True
            except Along as along:
                way = self._way(question, given, step)
                given |= {step.purpose: along.goal, way.purpose: along.way} if way is not None else {}
                chosen.append(step.purpose)
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
            self.poser.name_all(entries)
            try:
                return self.reader.pick(self.line(f"{prompt} ") or usual, entries)
            except Interlude:
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
                except Interlude:
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
                raise Back
            raise self.reader.unfit("table-no-way-back")
        if typed == REST and trail and question.default is not REQUIRED:
            raise Rest
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
        """Is it to be said that one may let this question go by? Once, after it was let by for the first time."""
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
