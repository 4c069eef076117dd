"""Guides: what a coach says in the first fight of a system, as data beside its scenario.

A guide is the file ``<scenario>.guide.yaml`` in the folder of the scenarios::

    system: k6
    scenario: shamans_room
    teaches: [K6-3.1, K6-7.1]
    steps:
      - id: intend
        when: {asked: intend}
        clause: K6-3.1
        choose: {intend: engage}

Each step is said once, at the first question to the seat that fits its ``when``. The sentences stand in the words files
of the system, under ``guide-<scenario>-<step>``. How far a guide is follows from the record alone, so an undo takes the
coach back too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from holmgang.kernel.content import Entry, Id, repeated, stands_twice, unknown_name, validate
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.errors import AnswerRefused, ContentError
from holmgang.kernel.events import Event
from holmgang.kernel.library import GUIDE_SUFFIX, Library
from holmgang.kernel.match import Match
from holmgang.kernel.messages import A_SCENARIO, A_SEAT, Translatable
from holmgang.kernel.policy import plain_answer
from holmgang.kernel.questions import Label, Offering, Question, Roll
from holmgang.kernel.record import Answered, Seated, Undone
from holmgang.kernel.sums import Phrase
from holmgang.kernel.system import Game, System
from holmgang.kernel.view import tokens_of
from holmgang.kernel.words import LANGUAGES, words_key
from holmgang.kernel.yamltext import DataPath, Document, read_file

PARTS = ("board", "question", "cards", "log", "dice")
"""Parts of a page that a step may point at, beside tokens."""


MOST_TRIED = 60
"""So many questions are answered to find out which options a fight offers."""


class GuideCondition(Entry):
    """The condition under which a step is due. All that is given must hold.

    ``asked`` is the purpose of the seat's open question, ``about`` the token it is about. ``told`` is a kind of event
    that the seat has been told of so far, ``of`` are facts of that event.
    """

    asked: Id
    about: Id | None = None
    told: Id | None = None
    of: dict[str, str | bool] = {}


class GuideStep(Entry):
    """One thing the coach says: the clause behind it, what to look at, and the suggested answer.

    ``choose`` are options by the purpose of their question; particulars that are not named stay as the rules suggest.
    """

    id: Id
    when: GuideCondition
    clause: str
    point: list[str] = []
    choose: dict[str, str | list[str]] = {}


class Guide(Entry):
    """A guide as its file has it. ``teaches`` are the basic rules of the book, which a player has met at the end."""

    system: str
    scenario: Id
    seat: Id | None = None
    teaches: Annotated[list[str], Field(min_length=1, max_length=40)]
    steps: Annotated[list[GuideStep], Field(min_length=1, max_length=20)]

    def says(self, step: str) -> Phrase:
        """Return the sentence of a step."""
        return Phrase(words_key("guide", self.scenario, step))


@dataclass(frozen=True)
class Coaching:
    """The coach's advice to a seat now.

    ``step`` was said last; ``live``: it is about the question that is open. ``said`` counts the steps so far. ``free``:
    a question is open that no step is about. ``unmet`` are basic rules that have not come up, once the match is over.
    """

    guide: Guide
    step: GuideStep | None = None
    said: int = 0
    live: bool = False
    free: bool = False
    over: bool = False
    unmet: tuple[str, ...] = ()

    @property
    def done(self) -> bool:
        """Return True once every step has been said."""
        return self.said == len(self.guide.steps)


# From the record to what the coach says


class _Progress:
    """The steps that were said at the questions so far."""

    def __init__(self, guide: Guide, *, over: bool) -> None:
        self._over = over
        """The match is over: the clauses that came up are told then, and not counted before."""
        self.open, self.said = list(guide.steps), list[GuideStep]()
        self.met: set[str] = set()
        self._told: set[str] = set()

    def hear(self, events: Sequence[Event]) -> None:
        """Note what the seat is told."""
        for event in events:
            if self._over:
                self.met.update(event.cited())
            for step in self.open:
                if step.when.told == event.kind and _holds(step.when.of, event):
                    self._told.add(step.id)

    def ask(self, label: Label) -> GuideStep | None:
        """Say the first step that is due at a question, if one is."""
        for step in self.open:
            when = step.when
            if (
                when.asked == label.purpose
                and when.about in (None, label.about)
                and (when.told is None or step.id in self._told)
            ):
                self.open.remove(step)
                self.said.append(step)
                self.met.add(step.clause)
                return step
        return None


def _holds(facts: dict[str, str | bool], event: Event) -> bool:
    known = event.facts()
    return all(known.get(name) == value for name, value in facts.items())


def coaching(guide: Guide, match: Match, seat: str) -> Coaching:
    """Return what the coach says to a seat in a match as it stands."""
    progress = _Progress(guide, over=match.over)
    last: Label | None = None
    progress.hear(_told(match, -1, seat))
    for place, entry in _held(match):
        if isinstance(entry, Answered) and entry.label.seat == seat and entry.label.kind != Roll.kind:
            if entry.label != last:  # an answer that was changed before all confirmed is one question
                progress.ask(entry.label)
            last = entry.label
        events = _told(match, place, seat)
        if events:
            last = None
            progress.hear(events)
    if match.over:
        unmet = tuple(clause for clause in guide.teaches if clause not in progress.met)
        return Coaching(guide, said=len(progress.said), over=True, unmet=unmet)
    asked = [one for one in _open_questions(match, seat) if one.kind != Roll.kind]
    step = progress.ask(asked[0]) if asked else None
    before = progress.said[-1] if progress.said else None
    return Coaching(
        guide, step or before, said=len(progress.said), live=step is not None, free=bool(asked) and step is None
    )


def _held(match: Match) -> Iterator[tuple[int, Any]]:
    """Yield the entries of the record that hold, each with its place."""
    held: list[int] = []
    for place, entry in enumerate(match.record):
        if isinstance(entry, Undone):
            del held[entry.keep :]
        elif not isinstance(entry, Seated):
            held.append(place)
    yield from ((place, match.record[place]) for place in held)


def _told(match: Match, entry: int, seat: str) -> list[Event]:
    return [event for event in match.events_of(entry) if event.visible_to(seat)]


def _open_questions(match: Match, seat: str) -> list[Label]:
    parts = match.joint.unanswered(seat) if match.joint is not None else match.asked(seat)
    return [part.label for part in parts]


# Files


def guide_file(system: System[Any], scenario: str) -> Path | None:
    """Return the file of the guide to a scenario that ships with a system."""
    path = system.folder / "scenarios" / f"{scenario}{GUIDE_SUFFIX}"
    return path if path.is_file() else None


def guided_scenarios(system: System[Any]) -> list[str]:
    """Return the ids of the scenarios of a system that have a guide: its first fights."""
    files = sorted((system.folder / "scenarios").glob(f"*{GUIDE_SUFFIX}"))
    return [path.name.removesuffix(GUIDE_SUFFIX) for path in files]


def guide_of(library: Library, game: Game) -> Guide | None:
    """Return the guide to a game, if its scenario has one and is played as it ships.

    A changed fight has none: the sentences would speak of another one.
    """
    path = guide_file(game.system, game.scenario.id)
    if path is None:
        return None
    shipped = library.game_from(game.system, library.scenario_data(game.system, game.scenario.id), str(path))
    if dict(shipped.scenario.data) != dict(game.scenario.data):
        return None
    document = read_file(path)
    return validate(Guide, document.data, document)


def learner(guide: Guide, game: Game) -> str:
    """Return the seat that the coach speaks to: the first player's unless the guide names another."""
    players = [name for name, seat in game.scenario.seats.items() if seat.role == "player"]
    return guide.seat or players[0]


def checked_guide(library: Library, document: Document) -> Guide:
    """Return the guide of a document; raise ``ContentError`` with everything that is wrong in it, each at its place."""
    guide = validate(Guide, document.data, document)
    system = library.system(guide.system)
    if guide.scenario not in library.scenario_files(system):
        message = unknown_name(A_SCENARIO, guide.scenario, library.scenario_files(system))
        raise ContentError([document.problem(("scenario",), message)])
    game = library.game(f"{system.id}/{guide.scenario}")
    problems = [document.problem(path, message) for path, message in _mistakes(library, game, guide)]
    if problems:
        raise ContentError(sorted(problems, key=lambda problem: problem.line))
    return guide


Mistake = tuple[DataPath, str]


def _mistakes(library: Library, game: Game, guide: Guide) -> Iterator[Mistake]:
    book = [clause.id for clause in game.system.rulebook]
    if guide.seat is not None and guide.seat not in game.seats:
        yield ("seat",), unknown_name(A_SEAT, guide.seat, game.seats)
    for place, clause in enumerate(guide.teaches):
        if clause not in book:
            yield ("teaches", place), unknown_name(Translatable("clause", "clause"), clause, book)
    twice = repeated(step.id for step in guide.steps)
    checks = _Checks(library, game, guide)
    for place, step in enumerate(guide.steps):
        at = ("steps", place)
        if step.id in twice:
            yield (*at, "id"), stands_twice(step.id)
        if step.clause not in book:
            yield (*at, "clause"), unknown_name(Translatable("clause", "clause"), step.clause, book)
        for path, message in checks.of(step):
            yield (*at, *path), message


class _Checks:
    """The names that steps of a guide may use: questions, events, tokens, options, sentences."""

    def __init__(self, library: Library, game: Game, guide: Guide) -> None:
        self._guide, self._words = guide, library.words_of(game)
        self._events = {one.kind: one for one in _subclasses(Event)}
        match, seat = Match(game, SeededDice(0), light=True), learner(guide, game)
        view = game.system.view(match.play, seat)
        self._targets = (*PARTS, *dict.fromkeys(token.id for panel in view.panels for token in tokens_of(panel)))
        self._offered = {name for ids in game.content.ids.values() for name in ids}
        self._offered.update(_offered_in_play(match, seat))
        self._purposes = self._with("ask")

    def of(self, step: GuideStep) -> Iterator[Mistake]:
        """Yield what is wrong in a step."""
        when = step.when
        if when.asked not in self._purposes:
            yield ("when", "asked"), unknown_name(A_QUESTION, when.asked, self._purposes)
        if when.told is not None and when.told not in self._events:
            yield ("when", "told"), unknown_name(AN_EVENT, when.told, self._events)
        else:
            facts = [one.name for one in fields(self._events[when.told])] if when.told is not None else []
            yield from (
                (("when", "of", name), unknown_name(A_FACT, name, facts)) for name in when.of if name not in facts
            )
        for place, name in enumerate(step.point):
            if name not in self._targets:
                yield ("point", place), unknown_name(A_TARGET, name, self._targets)
        for purpose, chosen in step.choose.items():
            if purpose not in self._purposes:
                yield ("choose", purpose), unknown_name(A_QUESTION, purpose, self._purposes)
            for name in [chosen] if isinstance(chosen, str) else chosen:
                if not self._is_option(purpose, name):
                    yield ("choose", purpose), unknown_name(AN_OPTION, name, self._with(f"option-{words_key(purpose)}"))
        key = self._guide.says(step.id).key
        if missing := ", ".join(lang for lang in LANGUAGES if not self._words.has(key, lang)):
            text = f"the words files have no sentence {key} in: {missing}"
            yield ("id",), Translatable(text, "guide-no-sentence", key=key, langs=missing)

    def _is_option(self, purpose: str, name: str) -> bool:
        """Return whether there is a thing of that name to offer: a token, an entry, an option early in play, a word."""
        keys = (words_key("option", purpose, name), *(words_key(sort, name) for sort in ("option", "word")))
        return name in self._targets or name in self._offered or any(map(self._words.has, keys))

    def _with(self, prefix: str) -> list[str]:
        """Return the ids whose words begin so."""
        keys = [key for key in self._words.keys("en") if key.startswith(f"{prefix}-")]
        return [key.removeprefix(f"{prefix}-").replace("-", "_") for key in keys]


A_QUESTION = Translatable("question", "guide-question")
AN_EVENT = Translatable("event", "guide-event")
A_FACT = Translatable("fact of this event", "guide-fact")
A_TARGET = Translatable("target", "guide-target")
AN_OPTION = Translatable("option", "guide-option")


def _offered_in_play(match: Match, seat: str) -> Iterator[str]:
    """Yield the options that a seat is offered while the match is played plainly for a while."""
    for _ in range(MOST_TRIED):
        if match.over:
            return
        asked = match.waiting_for()[0]
        parts = match.joint.unanswered(asked) if match.joint is not None else match.asked(asked)
        if not parts:
            match.confirm(asked)
            continue
        if asked == seat:
            yield from _offered(parts[0])
        try:
            match.give(parts[0], plain_answer(parts[0]))
        except AnswerRefused:
            return


def _offered(question: Question) -> Iterator[str]:
    """Yield the ids of the options of a question and of their particulars."""
    for option in question.options if isinstance(question, Offering) else ():
        yield option.id
        for particular in option.particulars:
            yield from _offered(particular)


def _subclasses(cls: type[Event]) -> Iterator[type[Event]]:
    for one in cls.__subclasses__():
        yield one
        yield from _subclasses(one)
