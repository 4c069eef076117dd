"""The laws every rule system must keep. ``check(game, module)`` runs them all; each is also a function of its own.

Two groups stand apart. The laws of forks (from :func:`positions_travel` on) hold for search, table and lab: forks with
dice of their own, positions, matches dealt anew. The law of house rules (:func:`house_rules_broken_by`): a house clause
that narrows a clause of the source says so twice, in the rulebook by its origin, ``(house; narrows PS-15.3)``, and in
the knobs by :class:`holmgang.kernel.content.Narrows`. The two must agree, and the default of the knob must be the value
by which the source holds in full.

A broken law raises :class:`LawBroken`, which says which law, in which match (seed) and at which question.
"""

from __future__ import annotations

import ast
import json
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from holmgang.bots import RandomBot, policy_for
from holmgang.kernel import codec
from holmgang.kernel.checkpoint import Position
from holmgang.kernel.clauses import Clause
from holmgang.kernel.content import Narrows
from holmgang.kernel.dice import Dice, OpenDice, SeededDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import AnswerRefused, HolmgangError, SaveError
from holmgang.kernel.events import Event, cited_in
from holmgang.kernel.library import Library
from holmgang.kernel.match import Match
from holmgang.kernel.play import Play
from holmgang.kernel.questions import Declare, Joint, Offering, Question, Roll
from holmgang.kernel.record import Answered
from holmgang.kernel.save import read_save, save
from holmgang.kernel.system import UNFINISHED, Game, System
from holmgang.kernel.verify import restore
from holmgang.kernel.words import FALLBACK, LANGUAGES, Lexicon, Words


class LawBroken(HolmgangError, AssertionError):
    """A system does not keep a law."""

    def __init__(self, law: str, game: Game, seed: int | str, at: int, what: str) -> None:
        super().__init__(f"{law}: {game.system.id}/{game.scenario.id}, seed {seed}, question {at}: {what}")


class ReadSeat(RandomBot):
    """By chance too, but each answer is read by its question, like those of people."""

    canonical: ClassVar[bool] = False


def random_driver(game: Game, seed: int) -> Driver:
    """Random seats everywhere."""
    return Driver({seat: ReadSeat() for seat in game.seats}, seed)


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
    """Return everything that any seat can see of a match at this moment, as JSON."""
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
        again = restore(read_save(save(match)), game, trusted=True)
        before, after = picture(match), picture(again)
        if before != after:
            raise LawBroken("round trip", game, seed, number, _first_difference(before, after))
        state = match.play.state
        if not alike(codec.load(type(state), codec.dump(state)), state):
            raise LawBroken("round trip", game, seed, number, "the state does not survive JSON")
        checked += 1
    return checked


def alike(one: Any, other: Any) -> bool:
    """Equal all the way down: states may compare their people by who they are, here they are by what they are."""
    if type(one) is not type(other):
        return False
    if is_dataclass(one):
        return all(alike(getattr(one, part.name), getattr(other, part.name)) for part in fields(one))
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    return bool(one == other)


def matches_end(game: Game, seeds: range) -> int:
    """Matches end within the system's bound, of random seats and of every policy; returns the longest record."""
    longest = 0
    for policy in dict.fromkeys(("random", *game.system.policies)):
        for seed in seeds:
            match = Match(game, SeededDice(seed), light=True)
            Driver({seat: policy_for(game.system, policy) for seat in game.seats}, seed).run(match)
            if match.outcome is None or match.outcome == UNFINISHED:
                what = f"seats of policy {policy} do not come to an end within {game.system.bound}"
                raise LawBroken("matches end", game, seed, len(match.record), what)
            longest = max(longest, len(match.record))
    return longest


def records_stay(game: Game, seed: int) -> None:
    """Record and log never change, whatever the rules do with the values that they were given.

    The file of a running match grows by what is new: an event that changes later would stand there as it was.
    """
    written: list[str] = []
    told: list[str] = []
    for _, match in through_questions(game, seed):
        written += [json.dumps(entry.plain()) for entry in match.record[len(written) :]]
        told += [json.dumps(event.plain()) for event in match.log[len(told) :]]
    for kind, before, after in (("entry", written, match.record), ("event", told, match.log)):
        for place, one in enumerate(after):
            if (now := json.dumps(one.plain())) != before[place]:
                raise LawBroken("records stay", game, seed, place, f"the {kind} was {before[place]}, now it is {now}")


def records_replay(game: Game, seed: int) -> None:
    """The save of a finished match proves true: played again, every answer is allowed and all that is told the same."""
    match = Match(game, SeededDice(seed))
    random_driver(game, seed).run(match)
    again = restore(read_save(save(match)), game)
    before, after = picture(match), picture(again)
    if before != after:
        raise LawBroken("records replay", game, seed, len(match.kept), _first_difference(before, after))


def forks_stay(game: Game, seed: int, most: int = 60) -> None:
    """A fork never changes when the match it was taken from goes on, and the other way round; nor do their saves."""
    forks: list[tuple[int, Match, str]] = []
    for number, match in through_questions(game, seed, most):
        if number % 7 == 1:
            twin = match.fork()
            shown = _whole(match)
            if _whole(twin) != shown:
                raise LawBroken("forks stay", game, seed, number, "a fresh fork differs from its match")
            forks.append((number, twin, shown))
            random_driver(game, seed + 1).run(match.fork())
            if _whole(match) != shown:
                raise LawBroken("forks stay", game, seed, number, "playing on a fork changed the match")
    for number, twin, shown in forks:
        if _whole(twin) != shown:
            raise LawBroken("forks stay", game, seed, number, "an old fork changed")
    number, twin, _ = forks[0]
    _goes_on(game, twin, seed, number)


def _whole(match: Match) -> str:
    """Return all that there is of a match: what each seat can see of it, and its save."""
    return json.dumps(picture(match)) + save(match)


def _goes_on(game: Game, twin: Match, seed: int, number: int) -> None:
    """A fork is a match of its own: played on beside another it can be saved, and the save proves true."""
    random_driver(game, seed + 2).run(twin, 20)
    try:
        again = restore(read_save(save(twin)), game)
    except SaveError as error:
        raise LawBroken(
            "forks stay", game, seed, number, f"the save of a fork that went on is wrong: {error}"
        ) from error
    if _whole(again) != _whole(twin):
        raise LawBroken("forks stay", game, seed, number, "the save of a fork that went on is another match")


def rests_are_whole(game: Game, seed: int, every: int = 3, most: int = 200) -> int:
    """A match taken up where its step rested goes on as the first one did, answer by answer, to the same end."""
    positions: list[tuple[int, int, Position]] = []
    for number, match in through_questions(game, seed, most):
        if number % every == 0 and not match.over:
            positions.append((number, len(match.kept), match.position()))
    for number, answers, position in positions:
        held = json.dumps(position.rested)
        again = Match.at(game, position, OpenDice(), light=True)
        for entry in match.kept[answers:]:
            if again.question is None or not again.fits(entry):
                what = f"{entry.label} was asked, taken up again it is {again.question and again.question.label}"
                raise LawBroken("rests are whole", game, seed, number, what)
            again.feed(entry)
        if not alike(again.play.state, match.play.state):
            raise LawBroken("rests are whole", game, seed, number, "taken up again it comes to another state")
        if json.dumps(position.rested) != held:
            raise LawBroken("rests are whole", game, seed, number, "taken up once, it cannot be taken up again")
    return len(positions)


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
            if false := next(_false_menus(part), None):
                raise LawBroken("labels", game, seed, number, f"{part.label}: {false}")
        if any(not label.purpose or not (label.seat or label.kind == "roll") for label in labels):
            raise LawBroken("labels", game, seed, number, f"a question without seat or purpose: {labels}")


def _false_menus(question: Question) -> Iterator[str]:
    """Yield mistakes of menus that claim to be sure: an id without an option, or particulars that are not its own."""
    if not isinstance(question, Offering):
        return
    menu = question.menu
    for name in menu.ids if menu.sure else ():
        option = menu.get(name)
        if option is None:
            yield f"it is sure of {name!r}, which is not possible"
        elif _pictures(menu.details(name) if menu.details else ()) != _pictures(option.particulars):
            yield f"it gives {name!r} other particulars than the option has"
    for option in question.options:
        for detail in option.particulars:
            yield from _false_menus(detail)


def ghosts_are_places(game: Game, seed: int, most: int = 200) -> int:
    """Things laid by a gesture: each place and turn is one answer, on a board that the seat sees; returns how many."""
    checked = 0
    for number, match in through_questions(game, seed, most):
        for part in _parts(match.question):
            boards = {panel.id for panel in game.system.view(match.play, part.seat).panels}
            for wrong in _false_ghosts(part, boards):
                if wrong:
                    raise LawBroken("ghosts", game, seed, number, f"{part.label}: {wrong}")
                checked += 1
    return checked


def _false_ghosts(question: Question, boards: Collection[str]) -> Iterator[str]:
    """Yield the mistakes of each ghost of a question and its particulars; nothing if it is as it should be."""
    if not isinstance(question, Offering):
        return
    seen: dict[tuple[str, tuple[int, int], int], str] = {}
    for option in question.options:
        ghost = option.ghost
        if ghost is not None:
            pair = (ghost.board, ghost.cells[0], ghost.turn)
            taken = seen.setdefault(pair, option.id)
            if taken != option.id:
                yield f"{option.id!r} and {taken!r} are the same place and turn {pair}"
            elif ghost.board not in boards:
                yield f"{option.id!r} would lie on {ghost.board!r}, which is no panel of the view"
            elif len(set(ghost.cells)) != len(ghost.cells) or (ghost.edges and len(ghost.edges) != len(ghost.cells)):
                yield f"{option.id!r} has a ghost of which a cell is twice there, or without edges"
            else:
                yield ""
        for detail in option.particulars:
            yield from _false_ghosts(detail, boards)


def _pictures(questions: Iterable[Question]) -> list[Any]:
    return [question_picture(question) for question in questions]


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
            compared += compare_concealed(game, match, seat, seed, number)
    return compared


def compare_concealed(game: Game, match: Match, seat: str | None, seed: int, number: int) -> int:
    """:func:`nothing_leaks` at this one question, to one seat; returns whether it could be compared."""
    luck = Random(f"{seed}:{number}:{seat}")
    plain, other = match.at_step(), match.at_step(lambda play: game.system.conceal(play, seat, luck))
    if _revealed(plain, seat) != _revealed(other, seat):
        return 0
    for entry in match.kept[match.checkpoints[-1].answers :]:
        if other.question is None or not other.fits(entry):
            asked = other.question.label if other.question is not None else "nothing"
            what = f"who is asked tells {seat} a secret: {entry.label} became {asked}"
            raise LawBroken("nothing leaks", game, seed, number, what)
        said = _as_said_there(plain, other, entry, seat)
        if said is None:
            return 0
        for twin, heard in ((plain, entry), (other, said)):
            twin.feed(heard)
        if _revealed(plain, seat) != _revealed(other, seat):
            return 0  # the seat has been shown what it did not know before
    wanted, shown = (
        [_seat_picture(twin, seat), [event.plain() for event in twin.log_for(seat)]] for twin in (plain, other)
    )
    if shown != wanted:
        raise LawBroken("nothing leaks", game, seed, number, f"{seat} notices: {_first_difference(wanted, shown)}")
    return 1


def _revealed(match: Match, seat: str | None) -> list[Any]:
    """Return the hidden things that events have shown a seat."""
    return [event.plain() for event in match.log_for(seat) if event.reveals]


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
            [sys.executable, "-m", "holmgang.testing.digest", place, scenario, str(seed)],
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
    """Every event, question, option and term that comes up has words in every language the system speaks.

    It speaks English, and the languages of the files in its ``words``.
    """
    system = game.system
    spoken = {lang: Words(lexicon, lang, {}) for lang in LANGUAGES if lang == FALLBACK or lexicon.speaks(lang)}
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
    own = system.state_type.__module__
    package = own.rpartition(".")[0] or own  # a system may be a single module
    found: list[type[Event]] = []
    layer: list[type[Event]] = [Event]
    while layer:
        below = [child for cls in layer for child in cls.__subclasses__()]
        found.extend(cls for cls in below if f"{cls.__module__}.".startswith(f"{package}."))
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
    tell(f"longest match: {matches_end(game, seeds)} entries")
    for seed in seeds:
        round_trip(game, seed, 120)
        records_replay(game, seed)
        records_stay(game, seed)
        forks_stay(game, seed)
        rests_are_whole(game, seed)
        labels_differ(game, seed)
        ghosts_are_places(game, seed)
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


def seat_sees(match: Match, seat: str | None) -> Any:
    """Return what a seat may know of the moment: its view, its questions, who else is asked, the open drafts."""
    question = match.question
    parts: tuple[Question, ...] = question.parts if isinstance(question, Joint) else (question,) if question else ()
    own = [question_picture(part) for part in (match.asked(seat) if seat else ())]
    drafts = {} if match.joint is None else {str(k): v for k, v in match.joint.shown_to(seat).items()}
    view = match.game.system.view(match.play, seat).plain()
    return json.loads(json.dumps([view, own, [str(part.label) for part in parts], drafts]))


def positions_travel(game: Game, seed: int, every: int = 5, most: int = 200) -> int:
    """A position sent through pickle is the same question with the same views; playing it on changes nothing here."""
    checked = 0
    for number, match in through_questions(game, seed, most):
        if number % every or match.over:
            continue
        before = {seat: seat_sees(match, seat) for seat in (*game.seats, None)}
        twin = Match.at(game, pickle.loads(pickle.dumps(match.position())), match.dice)
        if {seat: seat_sees(twin, seat) for seat in before} != before:
            raise LawBroken("positions travel", game, seed, number, "the match elsewhere shows something else")
        random_driver(game, seed).run(twin, game.system.bound)
        if {seat: seat_sees(match, seat) for seat in before} != before:
            raise LawBroken("positions travel", game, seed, number, "playing on elsewhere changed the match here")
        checked += 1
    return checked


def redealt_plays_on(game: Game, seed: int, every: int = 5, most: int = 200) -> int:
    """A redealt match lies as it was dealt, looks the same to its seat, and can be played to its end by the rules."""
    checked = 0
    for number, match in through_questions(game, seed, most):
        if number % every or match.over:
            continue
        for seat in (*game.seats, None):
            luck = f"{seed}:{number}:{seat}"
            dealt = match.redealt(seat, Random(luck), SeededDice(f"{seed}:{number}"))
            if not alike(dealt.play.state, game.system.conceal(match.play, seat, Random(luck))):
                raise LawBroken("redealt", game, seed, number, f"for {seat} it lies otherwise than it was dealt")
            if seat_sees(dealt, seat) != seat_sees(match, seat):
                raise LawBroken("redealt", game, seed, number, f"{seat} notices that the rest was dealt anew")
            try:
                random_driver(game, number).run(dealt, game.system.bound)
            except HolmgangError as error:
                raise LawBroken("redealt", game, seed, number, f"dealt anew for {seat} it breaks: {error}") from error
            checked += 1
    return checked


def dealing_is_blind(game: Game, seed: int, every: int = 5, most: int = 200) -> int:
    """Deal twice or once, the last luck decides: what was truly hidden has no say in how it is dealt anew."""
    checked = 0
    kind = game.system.state_type
    for number, match in through_questions(game, seed, most):
        if number % every or not game.system.has_secrets:
            continue
        for seat in (*game.seats, None):
            once = game.system.conceal(match.play, seat, Random(number))
            before = replace(match.play, state=game.system.conceal(match.play, seat, Random(-number)))
            if codec.dump(game.system.conceal(before, seat, Random(number)), kind) != codec.dump(once, kind):
                raise LawBroken("dealing is blind", game, seed, number, f"what {seat} is dealt tells what was there")
            if seat is not None and not _shown_as_dealt(match, seat, once, Random(number)):
                raise LawBroken(
                    "dealing is blind", game, seed, number, f"a policy of {seat} is shown what was not dealt"
                )
            if not _veil_hides(game, match, before, seat):
                raise LawBroken("dealing is blind", game, seed, number, f"{seat} sees through the veil")
            checked += 1
    return checked


def _shown_as_dealt(match: Match, seat: str, dealt: Any, luck: Random) -> bool:
    """Is what a policy looks at what was dealt to its seat, or what lies face down for it?"""
    system = match.game.system
    if not alike(match.known_to(seat, luck).state, dealt):
        return False
    return type(system).veil is System.veil or alike(match.veiled_for(seat).state, system.veil(match.play, seat))


def _veil_hides(game: Game, match: Match, dealt: Play[Any], seat: str | None) -> bool:
    """Is what a seat sees face down the same, however the hidden things lie? Systems without a veil have none."""
    if type(game.system).veil is System.veil:
        return True
    true, other = (codec.dump(game.system.veil(play, seat)) for play in (match.play, dealt))
    return bool(true == other)


def own_dice(game: Game, seeds: range) -> int:
    """Dice of their own do not foretell: to forks and matches dealt anew they make a difference. Returns how often."""
    forks = sum(_dice_differ(game, seed, lambda match, dice: match.fork(dice)) for seed in seeds)
    deals = sum(_dice_differ(game, seed, _dealt_alike) for seed in seeds)
    for what, differ in (("forks", forks), ("matches dealt anew", deals)):
        if not differ:
            raise LawBroken("own dice", game, seeds[0], 2, f"to {what} other dice never make a difference")
    return forks + deals


def _dealt_alike(match: Match, dice: Dice) -> Match:
    """Dealt anew by the same luck each time: only the dice to come are others."""
    return match.redealt(match.game.seats[0], Random(1), dice)


def _dice_differ(game: Game, seed: int, twin_of: Callable[[Match, Dice], Match]) -> bool:
    """Does a copy of a match with other dice take another course?"""
    match = Match(game, SeededDice(seed))
    random_driver(game, seed).turn(match)
    courses = []
    for dice in (match.dice, SeededDice(f"other {seed}")):
        twin = twin_of(match, dice)
        random_driver(game, seed).run(twin)
        courses.append([entry.plain() for entry in twin.kept])
    return courses[0] != courses[1]


_DECLARED = re.compile(r"narrows (?P<clause>[A-Z0-9]+-\d+\.\d+[a-z]?)")


def house_rules_broken_by(system: System[Any]) -> list[str]:
    """Return how the house clauses of a system break the law, one sentence each; empty: they do not."""
    return [*_knobs_that_narrow(system), *_clauses_without_a_knob(system)]


def clauses_narrowed_by(clause: Clause) -> list[str]:
    """Return the clauses of the source that a house clause declares to narrow."""
    return [found["clause"] for found in _DECLARED.finditer(clause.origin)]


def _declarations(system: System[Any]) -> Iterator[tuple[str, Narrows, list[str], Any]]:
    """Yield knob, declaration, clauses of the knob and its default."""
    for name, field in system.knobs_model.model_fields.items():
        for mark in field.metadata:
            if isinstance(mark, Narrows):
                clauses = [part.strip() for part in (field.description or "").split(",")]
                yield name, mark, clauses, field.get_default(call_default_factory=True)


def _knobs_that_narrow(system: System[Any]) -> Iterator[str]:
    book = system.rulebook
    for name, mark, clauses, default in _declarations(system):
        if default != mark.off:
            yield f"{name} is {default!r} by default and so narrows {mark.clause}; the source holds with {mark.off!r}"
        if mark.clause not in book or book[mark.clause].kind == "house":
            yield f"{name} narrows {mark.clause}, which is no clause of the source"
        for clause in clauses:
            if clause not in book or mark.clause not in clauses_narrowed_by(book[clause]):
                yield f"{name} narrows {mark.clause}, but {clause} does not say so in the rulebook"


def _clauses_without_a_knob(system: System[Any]) -> Iterator[str]:
    switched = {(clause, mark.clause) for _, mark, clauses, _ in _declarations(system) for clause in clauses}
    for clause in system.rulebook:
        for narrowed in clauses_narrowed_by(clause):
            if (clause.id, narrowed) not in switched:
                yield f"{clause.id} narrows {narrowed}, and no knob switches it off"
