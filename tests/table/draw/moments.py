"""Real moments of real matches, as pictures: what the tests and the gallery of this folder look at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from holmgang.bots import policy_for
from holmgang.kernel.description import Choice, Draft, LogLine, QuestionText, Teller
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Declare, Joint, Question
from holmgang.kernel.words import Words
from holmgang.table.draw import Intent, Picture
from holmgang.table.snapshot import Snapshot


@cache
def library() -> Library:
    """All installed systems."""
    return Library.discover()


def scenarios() -> list[str]:
    """Every scenario of every system, as ``system/scenario``."""
    found = library()
    return [f"{system.id}/{name}" for system in found.systems.values() for name in found.scenario_files(system)]


@dataclass
class Moment:
    """A match at one of its questions."""

    match: Match

    @property
    def question(self) -> Question | None:
        """The question open to one seat: of a joint one the first unanswered part."""
        question = self.match.question
        if isinstance(question, Joint):
            assert self.match.joint is not None
            waiting = self.match.waiting_for()
            return next((part for part in question.parts if part.seat in waiting), question.parts[0])
        return question

    def teller(self, seat: str | None, lang: str = "en") -> Teller:
        """The words of a reader at this moment."""
        system = self.match.game.system
        names = system.view(self.match.play, seat).names
        return Teller(Words(library().lexicon(system), lang, names), system.rulebook_in(lang))

    def picture(self, *, lang: str = "en", given: dict[str, Any] | None = None, **more: Any) -> Picture:
        """Return the picture for the seat that is asked, or the first seat, with a draft of ``given``."""
        question = self.question
        seat = question.seat if question is not None else self.match.game.seats[0]
        teller = self.teller(seat, lang)
        draft = last = None
        if question is not None:
            draft = teller.draft(question, given or {})
            last = last_step(teller, question, draft) if draft.complete else None
        about = question.about if question is not None else ""
        return Picture(snapshot=self.snapshot(seat, teller), draft=draft, last=last, about=about, **more)

    def snapshot(self, seat: str | None, teller: Teller) -> Snapshot:
        """Return the snapshot for a seat, or for a spectator."""
        system = self.match.game.system
        return Snapshot(
            view=system.view(self.match.play, seat),
            teller=teller,
            seat=seat,
            intents=tuple(self.intents(teller)),
            sides=tuple(dict.fromkeys(system.sides(self.match.game.scenario).values())),
        )

    def onlooker(self, lang: str = "en") -> Picture:
        """Return the picture for a spectator."""
        return Picture(snapshot=self.snapshot(None, self.teller(None, lang)))

    def intents(self, teller: Teller) -> Iterator[Intent]:
        """The answers already given in an open joint question."""
        joint = self.match.joint
        if joint is None:
            return
        for number, part in enumerate(joint.question.parts):
            if number not in joint.answers or not isinstance(part, Declare):
                continue
            answer = joint.answers[number]
            flat = [value if isinstance(value, list) else [value] for value in answer.values()]
            values = [str(value) for values in flat for value in values]
            view = self.match.game.system.view(self.match.play, part.seat)
            targets = tuple(value for value in values if value in view.names and value != part.about)
            word = str(answer[part.purpose])
            yield Intent(
                about=part.about, word=word, text=teller.answer(part, answer), targets=targets[:1], confirmed=True
            )

    def lines(self, seat: str | None, lang: str = "en") -> list[LogLine]:
        """The log, as the seat reads it."""
        teller = self.teller(seat, lang)
        return [teller.line(event, number) for number, event in enumerate(self.match.log_for(seat))]


def moments(name: str, seed: int = 1, most: int = 40, policy: str = "heuristic") -> Iterator[Moment]:
    """A match from its first question on; each moment is the same object, moved on."""
    game = library().game(name)
    match = Match(game, SeededDice(seed))
    driver = Driver({seat: policy_for(game.system, policy) for seat in game.seats}, seed)
    for _ in range(most):
        if match.over:
            return
        yield Moment(match)
        driver.turn(match)


def moment(name: str, number: int, seed: int = 1) -> Moment:
    """The moment after so many answers, or the last one."""
    found = None
    for count, one in enumerate(moments(name, seed, number + 1)):
        found = one
        if count == number:
            break
    assert found is not None
    return found


def last_step(teller: Teller, question: Question, draft: Draft) -> QuestionText | None:
    """Return the step of a complete draft that stays in sight, with all its options; for ``Picture.last``.

    It is the step that the player chose last, or one that the rules suggest after it and whose chances they know (the
    target of an attack); the first step if the player has chosen none.
    """
    given = {one.purpose: one.raw for one in draft.filled}
    for one in reversed(draft.filled):
        step = teller.draft(question, given, at=one.purpose).open
        if step is not None and (not one.suggested or any(_tells(choice) for choice in step.choices)):
            return step
    return teller.draft(question, {}, at=question.purpose).open


def _tells(choice: Choice) -> bool:
    return choice.odds is not None or choice.against is not None
