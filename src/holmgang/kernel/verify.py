"""Verification of a saved match by playing it again. Restoring a match trusts nothing else.

Every answer goes through its question again, every die is cast again, every undo is asked for again, and after each
entry the events, the checkpoints and the outcome in the file must be those that came of it. The first lie ends it, with
its place.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from holmgang.kernel.checkpoint import Checkpoint, unpacked
from holmgang.kernel.dice import HOST_SHARE, FairDice, dice_from
from holmgang.kernel.errors import (
    AnswerRefused,
    HolmgangError,
    InputError,
    InputRefused,
    NotAsked,
    SaveDamaged,
    SaveForged,
    SaveOutdated,
    as_told,
    shown,
)
from holmgang.kernel.match import Match, check_people
from holmgang.kernel.questions import Roll
from holmgang.kernel.record import Answered, Confirmed, Kept, RecordEntry, Seated, Undone, entry_from, kept
from holmgang.kernel.save import Saved, head, line_of, outcome_plain, text_of
from holmgang.kernel.sums import Phrase, phrase
from holmgang.kernel.system import Game, System

LONGEST_QUOTED = 300
"""No more than this of what a file says is repeated."""


@dataclass(frozen=True)
class TakenBackEntries:
    """Entries of the record that one undo took back, by number, from 1 on."""

    by: str
    consent: tuple[str, ...]
    entries: tuple[tuple[int, Kept], ...]


def restore(saved: Saved, game: Game, *, trusted: bool = False) -> Match:
    """The match a save speaks of, at the same question. ``game`` must be made of the save's own scenario.

    The whole match is played again, and anything in the file that does not follow from its record is refused
    (:class:`SaveForged`). ``trusted`` starts from the last checkpoint instead and believes the file: only for a store
    that only the caller can write to. Answers before that checkpoint can then be undone by consent only.
    Faults of a running match are told without quoting anything hidden.
    """
    _same_rules(saved, game)
    check_signature(saved)
    try:
        return _believed(saved, game) if trusted else _played_again(saved, game)
    except HolmgangError:
        raise
    except Exception as error:  # a file made by hand may break anything
        discreet = game.system.has_secrets and not saved.over
        raise SaveDamaged("save-breaks-rules", problem=type(error).__name__ if discreet else repr(error)) from error


def played_to(match: Match, answers: int) -> Match:
    """Replay a match as if nothing had been taken back, up to that many answers and the dice that follow."""
    return next(again for again in replayed(match) if len(again.kept) >= min(answers, len(match.kept)))


def replayed(match: Match) -> Iterator[Match]:
    """Replay a match as if nothing had been taken back; yield it at its start and after each answer.

    It is one and the same match each time, which goes on; fork it to keep a moment.
    """
    again = Match(match.game, match.dice, master=match.play.master is not None, people=match.people)
    yield again
    while len(again.kept) < len(match.kept):
        _give(again, match.kept[len(again.kept)])
        yield again


def check_commitment(saved: Saved, commitment: str) -> None:
    """The dice must be those that this commitment, noted before the match, promised."""
    dice = dice_from(saved.head["dice"])
    if not isinstance(dice, FairDice):
        raise SaveForged(0, phrase("save-not-fair"))
    if dice.commitment != commitment.strip().lower():
        raise SaveForged(0, phrase("save-other-commitment", true=dice.commitment, given=shown(commitment)))


def check_signature(saved: Saved, key: str | None = None) -> None:
    """Refuse a file whose signature is not of this very file; with ``key``, one that this server did not sign."""
    signature = saved.signature
    if signature is None:
        if key is not None:
            raise SaveForged(0, phrase("save-not-signed"))
        return
    if not signature.valid():
        raise SaveForged(0, phrase("save-signature-false"))
    if signature.sha256 != saved.digest:
        counts = {"covers": signature.entries, "entries": len(saved.record)}
        raise SaveForged(0, phrase("save-signature-differs", **counts))
    if (signature.entries, signature.over) != (len(saved.record), saved.over):
        raise SaveForged(0, phrase("save-signature-lies"))
    if key is not None and signature.by != key.strip().lower():
        raise SaveForged(0, phrase("save-other-signer", true=signature.by, given=shown(key)))


def taken_back(entries: Sequence[RecordEntry]) -> list[TakenBackEntries]:
    """Everything that was taken back, dice included, undo by undo."""
    found: list[TakenBackEntries] = []
    holds: list[tuple[int, Kept]] = []
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Undone):
            found.append(TakenBackEntries(entry.by, entry.consent, tuple(holds[entry.keep :])))
            del holds[entry.keep :]
        elif not isinstance(entry, Seated):
            holds.append((number, entry))
    return found


def rolls_in(entries: Sequence[RecordEntry]) -> int:
    """Return the number of rolls in a record."""
    return sum(isinstance(entry, Answered) and entry.label.kind == Roll.kind for entry in entries)


def _same_rules(saved: Saved, game: Game) -> None:
    system, version = game.system, saved.head["rules_version"]
    log = [event.plain() for event in saved.log]
    if version != system.rules_version:
        raise SaveOutdated(other_rules(system, version), log)
    if saved.head["content_hash"] != game.content.hash:
        raise SaveOutdated(phrase("save-other-content"), log)


def other_rules(system: System[Any], version: str) -> Phrase:
    """Return the reason why a match of other rules cannot go on."""
    return phrase("save-other-rules", system=system.id, version=version, ours=system.rules_version)


def _people(saved: Saved, game: Game) -> tuple[str, ...]:
    people = saved.head["people"]
    try:
        check_people(game, people)
    except InputError:
        raise SaveForged(0, phrase("save-people", people=shown(people), seats=", ".join(game.seats))) from None
    if saved.head["master"] and game.master is None:
        raise SaveForged(0, phrase("save-no-master"))
    return tuple(people)


def _played_again(saved: Saved, game: Game) -> Match:
    dice = dice_from(saved.head["dice"])
    if text_of(dice.plain()) != text_of(saved.head["dice"]):
        raise SaveForged(0, phrase("save-dice-text"))
    for seat in dice.shares if isinstance(dice, FairDice) else ():
        if seat not in (*game.seats, HOST_SHARE):
            raise SaveForged(0, phrase("save-no-seat", seat=shown(seat)))
    people = _people(saved, game)
    try:
        match = Match(game, dice, master=saved.head["master"], people=people)
    except InputError as error:
        raise SaveForged(0, _lie(error)) from error
    if text_of(head(match, saved.packs)) != text_of(saved.head):
        raise SaveForged(0, phrase("save-scenario-text"))
    made: dict[int, list[Checkpoint]] = {}
    record = saved.record
    done = -1
    while True:
        _collect(match, made)
        done = _compare(saved, match, done, made)
        if done >= len(record):
            break
        entry = entry_from(record[done], done)
        try:
            _give(match, entry)
        except Exception as error:
            told = isinstance(error, NotAsked) or (
                isinstance(error, InputRefused) and not isinstance(error, AnswerRefused)
            )
            raise SaveForged(done + 1, _lie(error), discreet=_secretive(saved, match) and not told) from error
    for point in match.checkpoints:
        if not any(point.step == other.step for other in saved.lines[point.record].checkpoints):
            raise SaveForged(point.record, phrase("save-checkpoint-missing"))
    return match


def _lie(error: Exception) -> Phrase:
    """Return the reason why a match did not take an entry."""
    if isinstance(error, AnswerRefused):
        return phrase("save-answer-refused", seat=error.seat, purpose=error.purpose, problem=error.problem)
    if isinstance(error, InputRefused):
        return error.problem
    told = as_told(error) if isinstance(error, HolmgangError) else str(error)
    return phrase("save-breaks-rules", problem=told or repr(error))


def _collect(match: Match, made: dict[int, list[Checkpoint]]) -> None:
    """Keep the checkpoints made since the last time: an undo may throw them away later."""
    for point in reversed(match.checkpoints):
        known = made.setdefault(point.record, [])
        if any(point is other for other in known):
            break
        known.insert(0, point)


def _compare(saved: Saved, match: Match, done: int, made: Mapping[int, Sequence[Checkpoint]]) -> int:
    """Compare the lines of all entries that the match has by now with the file; returns how many entries these are."""
    for number in range(done, len(match.record)):
        if number + 1 >= len(saved.lines):
            raise SaveForged(number + 1, phrase("save-dice-follow"))
        line = saved.lines[number + 1]
        if line.text == text_of(line_of(match, number)):
            continue  # nothing to be found; most lines are like that
        entry = match.record[number].plain() if number >= 0 else None
        if entry is not None and text_of(entry) != text_of(line.entry):
            lie = phrase("save-entry-differs", says=_short(text_of(line.entry)), true=_short(text_of(entry)))
            answers = "answer" in entry or "answer" in (line.entry or {})
            raise SaveForged(number + 1, lie, discreet=answers and _secretive(saved, match))
        for told, said in zip_longest(match.events_of(number), line.events):
            true, says = (text_of(event.plain()) if event is not None else "" for event in (told, said))
            if says != true:
                hidden = any(event is not None and event.seen_by is not None for event in (told, said))
                lie = phrase("save-log-differs", says=_short(says), true=_short(true))
                raise SaveForged(number + 1, lie, discreet=hidden and not saved.over)
        steps = [point.step for point in line.checkpoints]
        if steps != sorted(set(steps)):
            raise SaveForged(number + 1, phrase("save-checkpoint-false"))
        for point in line.checkpoints:
            if not any(_alike(point, other) for other in made.get(point.record, ())):
                raise SaveForged(number + 1, phrase("save-checkpoint-false"))
        ended = outcome_plain(match) if number == len(match.record) - 1 else None
        went_on = number + 2 < len(saved.lines)  # what ended it was taken back: the file may or may not have noted it
        if text_of(line.outcome) != text_of(ended) and not (went_on and line.outcome is None):
            says, true = text_of(line.outcome), text_of(ended)
            raise SaveForged(number + 1, phrase("save-outcome-differs", says=_short(says), true=_short(true)))
        if _what_must_agree(json.loads(line.text)) != _what_must_agree(line_of(match, number)):
            raise SaveForged(number + 1, phrase("save-line-text"))
    return len(match.record)


def _what_must_agree(line: dict[str, Any]) -> str:
    """A line without what two true files may have differently, which is compared by itself.

    An undo drops checkpoints and may drop the outcome; programs pack differently.
    """
    line.pop("checkpoints", None)
    line.pop("outcome", None)
    return text_of(line)


def _secretive(saved: Saved, match: Match) -> bool:
    """Return whether the file may hold an answer that other seats must not know."""
    sealed = match.joint is not None and match.joint.question.sealed
    return not saved.over and (match.game.system.has_secrets or sealed)


def _short(text: str) -> Phrase | str:
    """Return the beginning of what a file says, short enough to be read."""
    return (text if len(text) <= LONGEST_QUOTED else f"{text[:LONGEST_QUOTED]}…") if text else phrase("save-nothing")


def _alike(point: Checkpoint, other: Checkpoint) -> bool:
    counts = ("step", "answers", "events", "dice")
    same = all(getattr(point, name) == getattr(other, name) for name in counts)
    return same and unpacked(point.packed) == text_of(other.state)


def _give(match: Match, entry: RecordEntry) -> None:
    """Bring an entry to the match through the doors that people use."""
    if isinstance(entry, Undone):
        _known_seats(match, entry.by, *entry.consent)
        match.undo(entry.by, keep=entry.keep, consent=entry.consent)
    elif isinstance(entry, Seated):
        _known_seats(match, entry.seat)
        if (entry.seat in match.sitting) == entry.person:
            raise SaveDamaged("save-seated-already", seat=entry.seat)
        match.seat(entry.seat, person=entry.person)
    elif isinstance(entry, Confirmed):
        if match.joint is None or match.joint.confirmation(entry.label.seat) != entry.label:
            raise _other_question(match, entry)
        match.confirm(entry.label.seat)
    else:
        question = next((part for part in match.asked(entry.label.seat) if part.label == entry.label), None)
        if question is None:
            raise _other_question(match, entry)
        match.give(question, entry.answer)


def _known_seats(match: Match, *names: str) -> None:
    for name in names:
        if name not in match.game.seats:
            raise SaveDamaged("save-no-seat", seat=name)


def _other_question(match: Match, entry: Kept) -> SaveDamaged:
    asked = match.question.label.said() if match.question is not None else phrase("refused-match-over")
    return SaveDamaged("save-other-question", entry=entry.label.said(), asked=asked)


def _believed(saved: Saved, game: Game) -> Match:
    entries = [entry_from(entry, place) for place, entry in enumerate(saved.record)]
    points: list[Checkpoint] = []
    marks: list[int] = []
    answers = told = 0
    for line, entry in zip(saved.lines, (None, *entries), strict=True):
        if entry is not None:
            marks.append(told)
        if isinstance(entry, Undone):
            answers = entry.keep
            while len(points) > 1 and points[-1].answers > answers:
                points.pop()
        elif isinstance(entry, Kept):
            answers += 1
        points += line.checkpoints
        told += len(line.events)
    if not points or points[-1].answers > answers:
        raise SaveDamaged("save-checkpoints-unfit")
    return Match.resumed(
        game,
        dice_from(saved.head["dice"]),
        master=saved.head["master"],
        people=_people(saved, game),
        record=entries,
        kept=kept(entries),
        marks=marks,
        log=saved.log,
        checkpoints=points,
    )
