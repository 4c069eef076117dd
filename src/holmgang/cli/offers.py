"""What a question offers, whoever asks it: the only answer, the usual one, squares, what is bought, and the order.

Pure functions of questions; :mod:`holmgang.cli.posing` shows what they find, :mod:`holmgang.cli.reading` reads answers
by it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from holmgang.kernel import questions as ask
from holmgang.kernel.description import path
from holmgang.kernel.questions import REQUIRED, Declare, Offering, Option, Question, Spot

SQUARE = re.compile(r"(\d{1,3})\s*[,;]\s*(\d{1,3})")

Squares = dict[tuple[int, int], Option]
Signature = tuple[str, tuple[str, ...]]


class Board(Protocol):
    """What asking needs to know of the table around them."""

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


def alone(step: Question) -> Any:
    """What a particular is filled with when there is nothing to choose; the particulars of a declaration come later."""
    only = only_answer(step)
    if isinstance(step, Declare):
        return step.options[0].id if len(step.options) == 1 else REQUIRED
    return only


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


def arranged(question: Offering, board: Board | None) -> list[Option]:
    """The options as they are numbered: where all of them are tokens, foes come before friends."""
    options = list(question.options)
    if board is None or not all(len(o.at) == 1 and o.at[0].kind == "token" for o in options):
        return options
    return sorted(options, key=lambda option: board.friendly(question, option.at[0].id))


def gives_away(question: Question, answer: Any) -> bool:
    """Would this answer leave something unused that the other options are bought with?"""
    if not isinstance(question, Offering) or not isinstance(answer, str):
        return False
    chosen = question.find(answer)
    others = [option for option in question.options if option.id != answer]
    return chosen is not None and not _priced(chosen) and bool(others) and all(map(_priced, others))


def _priced(option: Option) -> bool:
    return bool(option.coin) or option.price is not None


def effort(question: Question, given: Mapping[str, Any]) -> int:
    """How many steps of a partial answer are not what is suggested anyway: the plainest way to mean something."""
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
    """Does a step only ask over which squares one goes to the square chosen in the step before? Nobody has to say."""
    squares = squares_of(before.options) if isinstance(before, Offering) else {}
    return isinstance(step, ask.Words) and step.default == "" and bool(squares)


def example_of(squares: Squares) -> str:
    """One of the squares, as it is typed: not the corner of the map, whose two numbers are the same."""
    return ",".join(map(str, next((place for place in squares if place[0] != place[1]), next(iter(squares)))))
