"""The laws every rule system must keep. ``check(game, module)`` runs them all; each is also a function of its own.

A broken law raises :class:`LawBroken`, which says which law, in which match (seed) and at which question.
"""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from holmgang.kernel import codec
from holmgang.kernel.dice import SeededDice
from holmgang.kernel.drive import Driver
from holmgang.kernel.errors import AnswerRefused, HolmgangError
from holmgang.kernel.events import Event, cited_in
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Declare, Joint, Offering, Question, Roll
from holmgang.kernel.record import Answered
from holmgang.kernel.save import read_save, replay_from_start, restore, save
from holmgang.kernel.system import Game, System
from holmgang.kernel.words import LANGUAGES, Lexicon, Words
from holmgang.seats import RandomSeat


class LawBroken(HolmgangError, AssertionError):
    """A system does not keep a law."""

    def __init__(self, law: str, game: Game, seed: int | str, at: int, what: str) -> None:
        super().__init__(f"{law}: {game.system.id}/{game.scenario.id}, seed {seed}, question {at}: {what}")


def random_driver(game: Game, seed: int) -> Driver:
    """Random seats everywhere."""
    return Driver({seat: RandomSeat() for seat in game.seats}, seed)


def through_questions(
    game: Game, seed: int, most: int | None = None, master: bool = False
) -> Iterator[tuple[int, Match]]:
    """A random match, stopped at every question."""
    match = Match(game, SeededDice(seed), master=master)
    driver = random_driver(game, seed)
    number = 0
    while match.question is not None and (most is None or number < most):
        number += 1
        yield number, match
        driver.turn(match)
    if match.question is None:
        yield number + 1, match


def picture(match: Match) -> dict[str, Any]:
    """All that anybody can see of a match at this moment, as JSON."""
    seats = (*match.game.seats, None)
    return {
        "question": question_picture(match.question),
        "joint": {seat or "": _drafts(match, seat) for seat in seats},
        "views": {seat or "": match.game.system.view(match.play, seat).plain() for seat in seats},
        "log": [event.plain() for event in match.log],
        "outcome": None if match.outcome is None else [*match.outcome.winners, str(match.outcome.reason)],
    }


def question_picture(question: Question | None) -> Any:
    """A question with all its options, as JSON."""
    if question is None:
        return None
    if isinstance(question, Joint):
        return [str(question.label), [question_picture(part) for part in question.parts]]
    if isinstance(question, Offering):
        return [str(question.label), [_option_picture(option) for option in question.options]]
    return [str(question.label), getattr(question, "least", None), getattr(question, "most", None)]


def _option_picture(option: Any) -> Any:
    worth = None if option.worth is None else option.worth.total
    return [option.id, str(option.label), worth, [question_picture(detail) for detail in option.particulars]]


def _drafts(match: Match, seat: str | None) -> Any:
    return None if match.joint is None else {str(k): v for k, v in match.joint.shown_to(seat).items()}


# The laws.


def round_trip(game: Game, seed: int, most: int | None = None, master: bool = False) -> int:
    """At every question: throw the match away, send its save through JSON, rebuild; everything is as it was."""
    checked = 0
    for number, match in through_questions(game, seed, most, master):
        again = restore(read_save(json.dumps(save(match))), game)
        before, after = picture(match), picture(again)
        if before != after:
            raise LawBroken("round trip", game, seed, number, _first_difference(before, after))
        state = match.play.state
        if codec.load(type(state), codec.dump(state)) != state:
            raise LawBroken("round trip", game, seed, number, "the state does not survive JSON")
        checked += 1
    return checked


def random_matches_end(game: Game, seeds: range) -> int:
    """Matches of random seats end within the system's bound; returns the longest."""
    longest = 0
    for seed in seeds:
        match = Match(game, SeededDice(seed), light=True)
        turns = random_driver(game, seed).run(match, game.system.bound)
        if not match.over:
            raise LawBroken("random matches end", game, seed, turns, f"stuck at {match.question}")
        longest = max(longest, turns)
    return longest


def records_replay(game: Game, seed: int) -> None:
    """A finished match, played again from its record alone, tells the same."""
    match = Match(game, SeededDice(seed))
    random_driver(game, seed).run(match, game.system.bound)
    again = replay_from_start(read_save(json.dumps(save(match))), game)
    before, after = picture(match), picture(again)
    if before != after:
        raise LawBroken("records replay", game, seed, len(match.kept), _first_difference(before, after))


def forks_stay(game: Game, seed: int, most: int = 60) -> None:
    """A fork never changes when the match it was taken from goes on, and the other way round."""
    forks: list[tuple[int, Match, str]] = []
    for number, match in through_questions(game, seed, most):
        if number % 7 == 1:
            twin = match.fork()
            shown = json.dumps(picture(match))
            if json.dumps(picture(twin)) != shown:
                raise LawBroken("forks stay", game, seed, number, "a fresh fork differs from its match")
            forks.append((number, twin, shown))
            random_driver(game, seed + 1).run(match.fork(), game.system.bound)
            if json.dumps(picture(match)) != shown:
                raise LawBroken("forks stay", game, seed, number, "playing on a fork changed the match")
    for number, twin, shown in forks:
        if json.dumps(picture(twin)) != shown:
            raise LawBroken("forks stay", game, seed, number, "an old fork changed")


def labels_differ(game: Game, seed: int, most: int = 200) -> None:
    """Parts of a joint question can be told apart by their labels, and every question says what it is for."""
    for number, match in through_questions(game, seed, most):
        question = match.question
        parts = question.parts if isinstance(question, Joint) else (question,) if question else ()
        labels = [part.label for part in parts]
        if len(set(labels)) != len(labels):
            raise LawBroken("labels", game, seed, number, f"two parts share a label: {labels}")
        for part in parts:
            if isinstance(part, Offering) and len({option.id for option in part.options}) != len(part.options):
                raise LawBroken("labels", game, seed, number, f"{part.label} offers the same option twice")
        if any(not label.purpose or not (label.seat or label.kind == "roll") for label in labels):
            raise LawBroken("labels", game, seed, number, f"a question without seat or purpose: {labels}")


def nothing_leaks(game: Game, seed: int, most: int = 200) -> int:
    """Deal what a seat cannot know anew; the seat must not notice, as long as the others could have played the same.

    At each step the hidden things of a copy are dealt anew as :meth:`System.conceal` says, and the answers given since
    are fed to it: the seat's view, its own questions and options, who is asked what, and the events it may see must
    stay the same, up to the first answer of another seat that its new hand does not allow, or the first event that
    reveals something else to the seat.
    """
    if not game.system.has_secrets:
        return 0
    compared = 0
    for number, match in through_questions(game, seed, most):
        for seat in (*game.seats, None):
            compared += _compare_concealed(game, match, seat, seed, number)
    return compared


def _compare_concealed(game: Game, match: Match, seat: str | None, seed: int, number: int) -> int:
    plain = _since_checkpoint(match, None)
    other = _since_checkpoint(match, lambda play: game.system.conceal(play, seat, Random(f"{seed}:{number}:{seat}")))
    told = len(plain.log)
    for entry in match.kept[match.checkpoints[-1].answers :]:
        if other.question is None or not other._fits(entry):
            asked = other.question.label if other.question is not None else "nothing"
            what = f"who is asked tells {seat} a secret: {entry.label} became {asked}"
            raise LawBroken("nothing leaks", game, seed, number, what)
        said = _as_said_there(plain, other, entry, seat)
        if said is None:
            return 0
        for twin, heard in ((plain, entry), (other, said)):
            twin.kept.append(heard)
            twin._feed(heard)
        if _revealed(plain, told, seat) != _revealed(other, told, seat):
            return 0  # the seat has been shown what it did not know before
    wanted, shown = (
        [_seat_picture(twin, seat), [event.plain() for event in twin.log[told:] if event.visible_to(seat)]]
        for twin in (plain, other)
    )
    if shown != wanted:
        raise LawBroken("nothing leaks", game, seed, number, f"{seat} notices: {_first_difference(wanted, shown)}")
    return 1


def _revealed(match: Match, since: int, seat: str | None) -> list[Any]:
    """What events that reveal something hidden have shown a seat."""
    return [event.plain() for event in match.log[since:] if event.reveals and event.visible_to(seat)]


def _since_checkpoint(match: Match, deal: Callable[[Any], Any] | None) -> Match:
    """A twin at the start of the current step, with the state dealt anew."""
    twin = match.fork()
    last = twin.checkpoints.pop()
    twin.play.state = codec.load(match.game.system.state_type, last.state)
    if deal is not None:
        twin.play.state = deal(twin.play)
    twin.kept = match.kept[: last.answers]
    twin.steps, twin.events, twin.dice_rolled, twin.outcome = last.step, last.events, last.dice, None
    twin._replaying = True
    twin._begin()
    twin._advance(None)
    return twin


def _as_said_there(plain: Match, other: Match, entry: Any, seat: str | None) -> Any:
    """The entry as it would be in the newly dealt match, or None if it could not have been said there."""
    if not isinstance(entry, Answered):
        return entry
    label, asked = entry.label, plain.question
    if isinstance(asked, Roll):
        if not asked.names or not (asked.seen_by is None or seat in asked.seen_by):
            return entry  # dice, or a draw the seat does not see: another card now
        there = other.question
        name = asked.names[entry.answer[0] - 1]
        if not isinstance(there, Roll) or name not in there.names:
            return None
        return Answered(label, [there.names.index(name) + 1])
    question = next((part for part in other.asked(label.seat) if part.label == label), None)
    if question is None:
        return None
    try:
        return entry if question.read(entry.answer) == entry.answer else None
    except AnswerRefused:
        if label.seat == seat:
            raise
        return None


def _seat_picture(match: Match, seat: str | None) -> Any:
    asked = [question_picture(question) for question in match.asked(seat)] if seat else []
    others = [str(part.label) for part in _parts(match.question)]
    return [match.game.system.view(match.play, seat).plain(), asked, others, _drafts(match, seat)]


def _parts(question: Question | None) -> tuple[Question, ...]:
    return question.parts if isinstance(question, Joint) else (question,) if question is not None else ()


def hash_seeds_agree(place: str, scenario: str, seed: int, folder: Path) -> None:
    """Two values of PYTHONHASHSEED give the same match. ``place`` is ``module:attribute`` of the system."""
    digests = {
        value: subprocess.run(
            [sys.executable, "-m", "holmgang.testing.trace", place, scenario, str(seed)],
            env={**os.environ, "PYTHONHASHSEED": value},
            cwd=folder,
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for value in ("1", "2")
    }
    if len(set(digests.values())) != 1:
        raise LawBrokenPlainly(f"hash seeds: {place} {scenario} seed {seed} gives {digests}")


class LawBrokenPlainly(HolmgangError, AssertionError):
    """A law broken outside any single match."""


def words_complete(game: Game, lexicon: Lexicon, seeds: range) -> None:
    """Every event, question, option and term that comes up has words in every language."""
    system = game.system
    spoken = {lang: Words(lexicon, lang, {}) for lang in LANGUAGES}
    for cls in _event_classes(system):
        key = f"event-{cls.kind.replace('_', '-')}"
        for lang, words in spoken.items():
            if not words.has(key):
                raise LawBrokenPlainly(f"words: {system.id} has no {key} in {lang}")
    for seed in seeds:
        for _, match in through_questions(game, seed, 400):
            for words in spoken.values():
                for part in _parts(match.question):
                    _speak(words, part)
        for event in match.log:
            for words in spoken.values():
                words.event(event)
    for lang, words in spoken.items():
        if words.faults:
            raise LawBrokenPlainly(f"words: {system.id} in {lang}: {sorted(words.faults)[:20]}")


def _speak(words: Words, question: Question) -> None:
    words.ask(question)
    if isinstance(question, Offering):
        for option in question.options:
            words.option(question, option)
            if option.worth is not None:
                words.explain(option.worth)
            if isinstance(question, Declare):
                for detail in option.particulars:
                    _speak(words, detail)


def _event_classes(system: System[Any]) -> list[type[Event]]:
    package = system.state_type.__module__.rpartition(".")[0]
    found: list[type[Event]] = []
    layer: list[type[Event]] = [Event]
    while layer:
        below = [child for cls in layer for child in cls.__subclasses__()]
        found.extend(cls for cls in below if cls.__module__.startswith(package))
        layer = below
    return found


def cited_clauses_exist(system: System[Any]) -> int:
    """Every clause id that stands in the code of a system is in its rulebook; returns how many differ."""
    pattern = re.compile(rf"^{re.escape(system.prefix)}-\d+\.\d+[a-z]?$")
    ids: dict[str, str] = {}
    for path in sorted(system.folder.glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.match(node.value):
                ids.setdefault(node.value, f"{path.name}:{node.lineno}")
    unknown = {name: where for name, where in ids.items() if name not in system.rulebook}
    if unknown:
        raise LawBrokenPlainly(f"clauses: {system.id} cites what its rulebook does not have: {unknown}")
    return len(ids)


def told_clauses_exist(game: Game, seed: int) -> None:
    """Every clause cited by an event, term or question of a random match is in the rulebook."""
    for number, match in through_questions(game, seed):
        for part in _parts(match.question):
            for clause in part.cited():
                if clause not in game.system.rulebook:
                    raise LawBroken("clauses", game, seed, number, f"question {part.label} cites {clause}")
    for event in match.log:
        for clause in (*event.cited(), *cited_in(event.facts())):
            if clause not in game.system.rulebook:
                raise LawBroken("clauses", game, seed, number, f"event {event.kind} cites {clause}")


def check(game: Game, library: Library, seeds: range = range(3), say: Callable[[str], None] | None = None) -> None:
    """All laws but the one on hash seeds, which needs a process of its own."""
    tell = say or (lambda text: None)
    tell(f"{cited_clauses_exist(game.system)} clauses cited in the code")
    words_complete(game, library.lexicon(game.system), seeds)
    tell(f"longest random match: {random_matches_end(game, seeds)} questions")
    for seed in seeds:
        round_trip(game, seed, 120)
        records_replay(game, seed)
        forks_stay(game, seed)
        labels_differ(game, seed)
        nothing_leaks(game, seed)
        told_clauses_exist(game, seed)


def _first_difference(before: Any, after: Any, path: str = "") -> str:
    if isinstance(before, dict) and isinstance(after, dict):
        for key in dict.fromkeys([*before, *after]):
            if before.get(key) != after.get(key):
                return _first_difference(before.get(key), after.get(key), f"{path}.{key}")
    if isinstance(before, (list, tuple)) and isinstance(after, (list, tuple)):
        for place in range(max(len(before), len(after))):
            left = before[place] if place < len(before) else "nothing"
            right = after[place] if place < len(after) else "nothing"
            if left != right:
                return _first_difference(left, right, f"{path}[{place}]")
    return f"{path or 'it'} was {str(before)[:200]}, is {str(after)[:200]}"
