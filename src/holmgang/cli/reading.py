"""How a typed line becomes an answer: numbers, names and their beginnings, squares, lists, amounts, dice.

:class:`Reader` knows every type of question and no game. What is no answer raises :class:`Unfit`, whose message says
what is allowed, or ``AnswerRefused`` where the rules themselves have a word on it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from holmgang.cli.draw_maps import clean
from holmgang.cli.offers import Board, arranged, effort, example_of, square, squares_of
from holmgang.cli.voice import Voice, folded
from holmgang.kernel import questions as ask
from holmgang.kernel.description import suggestion
from holmgang.kernel.questions import REQUIRED, Declare, Offering, Option, Question
from holmgang.kernel.sums import Arg

SQUARES = re.compile(r"\d{1,3}\s*,\s*\d{1,3}")
SOME = 12
"""How many of the things that a line could mean are named."""


class Unfit(Exception):
    """What was typed is no answer; the message says what is allowed."""


class Meant(Exception):
    """What was typed answers more than was asked: a square that only one thing can be done with."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        super().__init__(given)
        self.given = dict(given)


class Along(Exception):
    """Several squares were typed where one is to be chosen: the way there, and the last one is the goal."""

    def __init__(self, goal: str, way: Sequence[str]) -> None:
        super().__init__(goal)
        self.goal, self.way = goal, " ".join(way)


class Reader:
    """Reads what a person types. Without a ``board`` there is no map, and options stand as they were made."""

    def __init__(self, voice: Voice, board: Board | None = None) -> None:
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
            case ask.Words():
                if len(typed) > question.longest:
                    raise self.unfit("table-too-long", longest=question.longest, length=len(typed))
                return question.read(typed)
            case ask.Roll():
                return question.read(self._faces(question, typed))
        raise TypeError(f"{question!r} cannot be asked at a terminal")

    def meant_by_square(self, question: Question, typed: str) -> None:
        """A square may be typed where something is to be declared: raises :class:`Meant` if one thing can be done
        with it, :class:`Unfit` if several can."""
        spot = square(typed)
        if spot is None or not isinstance(question, Declare) or any(spot in option.at for option in question.options):
            return
        found = self.voice.teller.pointing(question, spot)
        efforts = [effort(question, given) for given in found]
        plainest = [given for given, steps in zip(found, efforts, strict=True) if steps == min(efforts)]
        if len(plainest) == 1:
            raise Meant(plainest[0])
        if plainest:
            some = [clean(self.voice.teller.answer(question, given)) for given in plainest]
            raise self._ambiguous(typed, some, "; ")

    def named_way(self, question: Question, typed: str) -> None:
        """Raises :class:`Along` where a square is to be chosen and nothing but squares, several of them, was typed."""
        if not isinstance(question, ask.Choose) or not squares_of(question.options):
            return
        *way, goal = SQUARES.findall(typed) or [""]
        if way and not SQUARES.sub("", typed).strip(" ;"):
            bare = [re.sub(r"\s", "", square) for square in (*way, goal)]
            raise Along(self.read(question, bare[-1]), bare[:-1])

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
        """What a number, an id or the beginning of a label means, if it means anything."""
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
        """What one might expect and a rule keeps out is told with that rule."""
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
        """What is raised for a line that is no answer."""
        return Unfit(self.voice.text(key, raw, **args))
