"""One match of a run: played by its number alone, perhaps with options left out, and what is counted of it."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Any, NamedTuple

from holmgang.bots import policy_for
from holmgang.bots.ladder import DealResult, Pairing, pairings, sides_of
from holmgang.bots.random import random_answer
from holmgang.kernel.bulk import luck_of
from holmgang.kernel.checkpoint import Position
from holmgang.kernel.dice import BulkDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import AnswerRefused, InputError
from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked, Policy, looks_ahead
from holmgang.kernel.questions import REQUIRED, ChooseSome, Declare, Menu, Offering, Option, Order, Question, Roll
from holmgang.kernel.record import Answered
from holmgang.kernel.system import UNFINISHED, Game
from holmgang.lab.tally import Course, Played, uses_in

# ---- options that a seat may not use ---------------------------------------------------------------------------------


class Banned(NamedTuple):
    """An option of the questions of a purpose."""

    purpose: str
    option: str

    @classmethod
    def read(cls, text: str) -> Banned:
        """Read ``purpose:option``."""
        purpose, colon, option = text.partition(":")
        if not colon or not purpose or not option:
            raise InputError(f"{text!r} is not of the form PURPOSE:OPTION, for example intend:flee")
        return cls(purpose, option)

    def __str__(self) -> str:
        return f"{self.purpose}:{self.option}"


AT_A_LOSS = (LookupError, ValueError, StopIteration)
"""The errors of a policy that looks for an option it has always been offered."""


class Without:
    """A policy that is never shown some options.

    It is asked as if they did not exist. A policy that answers with one nevertheless, or is at a loss because it
    counted on it, is overruled: any other allowed answer is taken, by the seat's own luck. Where nothing else is left
    to do, the option may be used.
    """

    def __init__(self, policy: Policy, missing: Collection[Banned]) -> None:
        self.policy, self.missing = policy, frozenset(missing)
        self.looks_ahead = looks_ahead(policy)

    def answer(self, asked: Asked) -> Any:
        rest = without(asked.question, self.missing)
        if rest is None or rest is asked.question:
            return self.policy.answer(asked)
        asked.question = rest
        try:
            answer = rest.read(self.policy.answer(asked))
        except (AnswerRefused, *AT_A_LOSS):
            return random_answer(rest, asked.luck)
        return random_answer(rest, asked.luck) if self._breaks(rest, answer) else answer

    def _breaks(self, question: Question, answer: Any) -> bool:
        given = answer if isinstance(answer, dict) else {question.purpose: answer}
        return any(
            (purpose, one) in self.missing
            for purpose, value in given.items()
            for one in (value if isinstance(value, list) else [value])
        )


def without(question: Question, missing: frozenset[Banned]) -> Question | None:
    """The question as if the missing options did not exist; None if it could not be answered then."""
    if not isinstance(question, Offering) or isinstance(question, Order):
        return question
    named = any(use.purpose == question.purpose for use in missing)
    if not named and not isinstance(question, Declare):
        return question
    menu = question.menu

    def make(name: str) -> Option | None:
        option = menu.get(name)
        gone = option is None or Banned(question.purpose, name) in missing
        return None if gone else _with_less(option, missing)  # type: ignore[arg-type]

    rest = Menu(menu.ids, make)
    if isinstance(question, ChooseSome):
        ids = [option.id for option in rest]
        if len(ids) < question.least:
            return None
    elif next(iter(rest), None) is None:
        return None
    banned = isinstance(question.default, str) and Banned(question.purpose, question.default) in missing
    return replace(question, source=lambda: rest, default=REQUIRED if banned else question.default)


def _with_less(option: Option, missing: frozenset[Banned]) -> Option | None:
    """An option whose particulars lack what is missing; None if one of them cannot be answered then."""
    details = [without(detail, missing) for detail in option.particulars]
    if all(new is old for new, old in zip(details, option.particulars, strict=True)):
        return option
    if any(detail is None for detail in details):
        return None
    return Option(
        option.id,
        option.label,
        option.at,
        [detail for detail in details if detail is not None],
        lambda: option.worth,
        option.clauses,
        price=lambda: option.price,
        coin=option.coin,
        against=lambda: option.against,
        odds=lambda: option.odds,
        along=lambda: option.along,
        like=option.like,
    )


# ---- a match by its number -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class RunWay:
    """One way to play the matches of a run: a game, who plays, and what which seat may not use.

    ``moment``: where all of them begin, if not at the beginning of the game.
    """

    name: str
    game: Game
    policies: Mapping[str, str]
    missing: Mapping[str, Sequence[Banned]] = field(default_factory=dict)
    moment: Position | None = None

    def seats(self) -> dict[str, Policy]:
        """Return the policies by seat."""
        return {seat: _policy(self.game, name, self.missing.get(seat, ())) for seat, name in self.policies.items()}


def _policy(game: Game, name: str, missing: Sequence[Banned]) -> Policy:
    policy = policy_for(game.system, name)
    return Without(policy, missing) if missing else policy


def play_one(way: RunWay, seed: int, number: int) -> Played:
    """Match number ``number`` of a run, counted."""
    return played(way, seed, number)[0]


class Overdue(Exception):
    """A match was still going on when its time was up."""


def played(way: RunWay, seed: int, number: int, until: float | None = None) -> tuple[Played, Match]:
    """Match number ``number`` of a run: what is counted of it, and the match at its end, without its log.

    Raise :class:`Overdue` where it is not over when the monotonic clock shows ``until``.
    """
    course, draws = Course(), Draws()
    with _no_collecting():
        match, questions = _driven(way, seed, number, course, draws, until)
    uses: Counter[tuple[str, str]] = Counter()
    luck: Counter[str] = Counter()
    for entry in match.kept:
        if isinstance(entry, Answered):
            if entry.label.kind == Roll.kind:
                luck[entry.label.seat] += draws.luck(entry)
            else:
                uses.update((entry.label.seat, option) for option in uses_in(entry))
    outcome = match.outcome or UNFINISHED
    told = Played(number, outcome.winners, questions, match.steps, uses, course, outcome == UNFINISHED, luck)
    return told, match


def play_again(
    way: RunWay, seed: int, number: int, watch: Callable[[Question], None] | None = None, until: float | None = None
) -> Match:
    """Match number ``number`` of a run once more, with its log and all that a save needs. ``watch``: see ``Match``."""
    return _driven(way, seed, number, Course(), None, until, watch)[0]


class Draws:
    """Notes which throws are draws of cards and other things: they have no high and no low."""

    def __init__(self) -> None:
        self._purposes: set[str] = set()

    def watch(self, question: Question) -> None:
        """Look at a question before it is put."""
        if type(question) is Roll and question.faces != ():
            self._purposes.add(question.purpose)

    def luck(self, entry: Answered) -> int:
        """Return the luck of the dice of a roll, added up; 0 for a drawn card."""
        if entry.label.purpose in self._purposes:
            return 0
        return sum(map(luck_of, entry.answer, entry.label.sides))


def _driven(
    way: RunWay,
    seed: int,
    number: int,
    course: Course,
    draws: Draws | None,
    until: float | None = None,
    watch: Callable[[Question], None] | None = None,
) -> tuple[Match, int]:
    """A match played to its end, and how many answers were given by seats. Without ``draws`` it keeps its log."""
    game, driver = way.game, Driver(way.seats(), f"{seed}/{number}")
    looking = any(looks_ahead(policy) for policy in driver.policies.values())
    light, dice = not looking and draws is not None, BulkDice(seed, number)
    if way.moment is None:
        match = Match(game, dice, light=light, keeps_log=draws is None)
    else:
        match = Match.at(game, way.moment, dice, light=light)
    if draws is not None:
        match.watch = draws.watch
    elif watch is not None:
        match.watch = watch
    questions, step = 0, 0
    while questions < game.system.bound:
        if match.steps != step or match.over:
            step = match.steps
            course.look(match)
        if not driver.turn(match):
            break
        questions += 1
        if until is not None and questions % 16 == 0 and monotonic() > until:
            raise Overdue
    return match, questions


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Within a match hardly anything refers to itself in a circle: the collector would look at it all for nothing."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def result_of(games: Sequence[Game], pairing: Pairing, seed: int) -> DealResult:
    """One match of a ladder; it depends on the seed and on the pairing alone."""
    game = games[pairing.place]
    policies = {name: pairing.seats.get(name, seat.policy) for name, seat in game.scenario.seats.items()}
    match = play_one(RunWay("", game, policies), seed, pairing.deal)
    return DealResult(pairing, sides_of(game, pairing), match.winners)


def met(game: Game, policies: Sequence[str], matches: int, seed: int) -> Iterator[DealResult]:
    """All matches of a ladder of one scenario, one after the other."""
    for pairing in pairings([game], policies, matches):
        yield result_of([game], pairing, seed)
