"""A match: rules that ask, a record of what was answered, and the way back to any point of it.

The match owns the outer loop (:mod:`holmgang.kernel.running`). It runs one generator per step, keeps a checkpoint (the
state as JSON) at the start of each, and notes every answer with the label of its question. Everything else follows: a
save is the scenario and the record; a fork restores the last checkpoint and feeds the answers again; an undo does the
same with fewer answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from holmgang.kernel import codec
from holmgang.kernel.checkpoint import Checkpoint
from holmgang.kernel.content import repeated, stands_twice
from holmgang.kernel.dice import Dice
from holmgang.kernel.errors import InputError, NotAsked, SystemFault, UndoRefused, UnknownName
from holmgang.kernel.events import Event, TakenBack
from holmgang.kernel.lean import shallow
from holmgang.kernel.play import Play
from holmgang.kernel.position import Position, transplant
from holmgang.kernel.questions import Answer, Joint, Question, Roll
from holmgang.kernel.record import (
    Entry,
    Kept,
    Seated,
    Trail,
    Undone,
    answered,
    confirmed,
    copied,
    own_numbers,
    sat_since,
    sitting,
)
from holmgang.kernel.running import Running
from holmgang.kernel.sums import say
from holmgang.kernel.system import Game
from holmgang.kernel.told import A_SEAT


class Match(Running):
    """One match of a game. Change it only through ``answer``, ``confirm``, ``undo``; read whatever you like.

    ``master``: is the master's seat asked for rulings, or do the clauses' defaults hold? ``people``: the seats persons
    sit on at the start; see :meth:`seat`. ``light``: keep no checkpoints (bulk simulation); such a match can neither
    fork nor undo. ``heard``: does anybody read the log? If not, none is written. ``asks_all``: are questions with one
    possible answer put as well? Its record then fits no other match.
    """

    def __init__(
        self,
        game: Game,
        dice: Dice,
        *,
        master: bool = False,
        people: Sequence[str] = (),
        light: bool = False,
        heard: bool = True,
        asks_all: bool = False,
    ) -> None:
        check_people(game, people)
        self._prepare(game, dice, master, people, light, heard)
        self.play.asks_all = asks_all
        self._begin()
        self._advance(None)

    @classmethod
    def resumed(
        cls,
        game: Game,
        dice: Dice,
        *,
        master: bool,
        people: Sequence[str],
        record: list[Entry],
        kept: list[Kept],
        marks: list[int],
        log: list[Event],
        checkpoints: list[Checkpoint],
    ) -> Match:
        """A match from what one that could be trusted has kept. ``marks``: how long the log was before each entry."""
        match = cls.__new__(cls)
        match._prepare(game, dice, master, people, light=False)
        match.record, match.log, match.checkpoints = list(record), list(log), list(checkpoints)
        match.sitting = sitting(people, record)
        match.trail.marks = list(marks)
        match._rebuild(kept)
        gone = {number - 1 for event in log if isinstance(event, TakenBack) for number in event.events}
        held = (place for place, event in enumerate(log) if place not in gone and not isinstance(event, TakenBack))
        match.trail.standing = list(held)
        match.trail.lay_open_before(checkpoints[-1].answers)
        match._settle()
        return match

    # What can be read.

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that persons sat on when the match began: that is what the rules know."""
        return self.play.people

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.outcome is not None

    def waiting_for(self) -> tuple[str, ...]:
        """The seats whose answer or confirmation is awaited."""
        if self.joint is not None:
            return self.joint.waiting_for()
        return (self.question.seat,) if self.question is not None else ()

    def asked(self, seat: str) -> tuple[Question, ...]:
        """The open questions of a seat; in a joint question also those already answered, as long as they may change."""
        if isinstance(self.question, Joint):
            return tuple(part for part in self.question.parts if part.seat == seat)
        return (self.question,) if self.question is not None and self.question.seat == seat else ()

    def log_for(self, seat: str | None) -> list[Event]:
        """The events a seat may know of, oldest first."""
        return [event for _, event in self.told_to(seat)]

    def told_to(self, seat: str | None, after: int = 0) -> list[tuple[int, Event]]:
        """Number and event of all that a seat (None: an onlooker) may know of, from number ``after`` + 1 on.

        The numbers are the reader's own, 1, 2, 3 without gaps: they say nothing of what it was not told. ``TakenBack``
        names them too, so that whoever has the earlier events can strike out the right ones.
        """
        places = self.trail.places_known(self.log, seat)
        return [(rank, self._as_told(places, places[rank - 1])) for rank in range(after + 1, len(places) + 1)]

    def _as_told(self, places: list[int], place: int) -> Event:
        event = self.log[place]
        if isinstance(event, TakenBack):
            return replace(event, events=own_numbers(places, event.events))
        return event

    def events_of(self, entry: int) -> list[Event]:
        """What was told between an entry of the record and the next; before the first one is entry -1."""
        ends = self.trail.marks[entry + 1 : entry + 2]
        return self.log[self.trail.marks[entry] if entry >= 0 else 0 : ends[0] if ends else len(self.log)]

    def known_to(self, seat: str, luck: Random) -> Play[Any]:
        """The play as a seat knows it: what is hidden from it is dealt anew. Not to be changed."""
        if not self.game.system.has_secrets:
            return self.play
        return self._looked_at(self.game.system.conceal(self.play, seat, luck))

    def veiled_for(self, seat: str) -> Play[Any]:
        """The play with all that is hidden from a seat face down. Not to be changed."""
        return self._looked_at(self.game.system.veil(self.play, seat)) if self.game.system.has_secrets else self.play

    def _looked_at(self, state: Any) -> Play[Any]:
        """The play with another state, to be read only."""
        known = shallow(self.play)
        known.state, known.tell, known.derived, known.facts = state, _nobody_listens, {}, {}
        return known

    # What changes it.

    def answer(self, seat: str, raw: Any, about: str = "", purpose: str = "") -> Answer:
        """Answer the open question of a seat; returns the canonical answer, or refuses and changes nothing.

        In a joint question ``about`` or ``purpose`` tell the seat's parts apart; without them the first unanswered part
        is meant. An answer given again amends the first, where that is allowed.
        """
        place = len(self.kept)
        self.give(self._question_of(seat, about, purpose), raw)
        return copied(self.kept[place].answer)  # type: ignore[union-attr]

    def give(self, question: Question, raw: Any) -> None:
        """Answer this very question, which must be open (one of ``asked``)."""
        self.give_canonical(question, question.read(raw))

    def give_canonical(self, question: Question, answer: Answer) -> None:
        """The same with an answer as ``question.read`` would give it, and which nobody else has: the record keeps it.

        It is not looked at again. Only for whoever has made it of the question's own options.
        """
        label = question.label
        if self.joint is not None:
            self.joint.check(question, label, self.sitting)
        self._take(answered((label, answer)))

    def confirm(self, seat: str) -> None:
        """The seat stands by its answers to the open joint question."""
        joint = self.joint
        if joint is None:
            raise NotAsked(seat, "confirm", say("refused-nothing-to-confirm"))
        joint.check_confirm(seat)
        self._take(confirmed((joint.confirmation(seat),)))

    def settle(self, answer: Callable[[Question], Answer]) -> int:
        """Have the open parts of a joint question answered and everybody confirm; returns how many turns that were.

        Answers are given in canonical form, see :meth:`give_canonical`.
        """
        joint, turns = self.joint, 0
        if joint is None:
            return 0
        if self.light:
            turns = joint.settle(answer, self.kept)
            self._settled(joint)
            return turns
        for part in joint.open_parts():
            self.give_canonical(part, answer(part))
            turns += 1
            if self.joint is not joint:
                return turns
        for seat in joint.waiting_for():
            self.confirm(seat)
            turns += 1
        return turns

    def play_out(self, answer: Callable[[Question], Answer]) -> None:
        """Play a light match to its end where nobody will ask how it came to it: nothing more is recorded.

        ``answer`` answers every question, of a joint one every part in turn, for whoever it is put to, in canonical
        form (see :meth:`give_canonical`), and everybody stands by it. The match ends just as if the same had been
        answered one by one.
        """
        if not self.light:
            raise SystemFault("only a light match can be played out without a record")
        if self.joint is not None and self.joint.answers:  # some parts have been answered before: those stand
            self.settle(answer)
        try:
            self._run_out(answer)
        except Exception as error:
            self._blame(error)
            raise

    def seat(self, seat: str, *, person: bool) -> None:
        """Note that from now on a person plays the seat, or the engine does; who sits has a say in an undo."""
        check_people(self.game, [seat])
        if (seat in self.sitting) != person:
            entry = Seated(seat, person)
            self._note(entry)
            self.sitting = sitting(self.sitting, [entry])

    def free_to(self, seat: str) -> int:
        """How many of the kept answers must stay if the seat takes back all it may without anybody's consent."""
        keep = len(self.kept)
        barrier = self.trail.opened[-1] + 1 if self.trail.opened else 0
        while keep > barrier and self.kept[keep - 1].label.seat == seat and self.kept[keep - 1].label.kind != Roll.kind:
            keep -= 1
        return keep

    def last_of(self, seat: str) -> int | None:
        """The place of the seat's last own decision among the kept answers."""
        for place in range(len(self.kept) - 1, -1, -1):
            label = self.kept[place].label
            if label.seat == seat and label.kind != Roll.kind:
                return place
        return None

    def consent_needed(self, seat: str, keep: int) -> tuple[str, ...]:
        """Who has to agree if the seat wants to take back all but the first ``keep`` answers.

        Nobody, as far as only own decisions fall, and to the master nobody ever has to. Else all other people who sit
        at the table now, or did when any of it was answered: nobody is outvoted by being led from the table.
        """
        if keep >= self.free_to(seat) or seat == self.play.master:
            return ()
        return tuple(name for name in sat_since(self.sat_first, self.record, keep) if name != seat)

    def undo(self, seat: str, *, keep: int | None = None, consent: Collection[str] = ()) -> None:
        """Take back all but the first ``keep`` answers (by default: the seat's last decision and what followed).

        Free as far as only own decisions fall; beyond the last die, card, answer of another or fact laid open it takes
        the consent of others (:meth:`consent_needed`). The master asks nobody: it is a ruling, and the log says whose.
        The same dice come again.
        """
        self._need_checkpoints("take anything back")
        check_people(self.game, [seat])
        if keep is None:
            keep = self.last_of(seat)
        if type(keep) is not int or not 0 <= keep < len(self.kept):
            raise NotAsked(seat, "undo", say("refused-nothing-to-take-back"))
        agreed = self.consent_needed(seat, keep)
        if missing := [name for name in agreed if name not in consent]:
            raise UndoRefused(seat, missing)
        answers = len(self.kept) - keep
        self._note(Undone(seat, keep, agreed))
        self._rebuild(self.kept[:keep])
        gone = tuple(place + 1 for place in self.trail.fallen(self.events))
        self.log.append(TakenBack(by=seat, answers=answers, events=gone, consent=agreed))
        self._settle()

    def fork(self, dice: Dice | None = None, *, light: bool = False) -> Match:
        """An independent copy at the same question. Neither ever changes the other.

        ``dice``: another source for what is still to fall, else the twin sees the very dice that are to come.
        ``light``: for playing on to the end and throwing away; it has no past, keeps no checkpoints and no log, and
        ends at the system's bound at the latest.
        """
        if light:
            return Match.at(self.game, self.position(), dice or self.dice, light=True)
        self._need_checkpoints("fork")
        twin = Match.__new__(Match)
        twin._prepare_twin(self)
        twin._rebuild(self.kept)
        twin.dice = dice or self.dice
        twin._settle()
        return twin

    def at_step(self, deal: Callable[[Play[Any]], Any] | None = None) -> Match:
        """A twin at the start of the running step that waits to be fed (:meth:`feed`); its log begins here.

        ``deal`` gives the state to start from: what is hidden may lie otherwise.
        """
        twin = self.fork()
        last, twin.rested = twin.checkpoints.pop(), None
        twin.play.state = codec.load(self.game.system.state_type, last.state)
        if deal is not None:
            twin.play.state = deal(twin.play)
        twin.kept, twin.log, twin.trail = self.kept[: last.answers], [], Trail()
        twin.steps, twin.events, twin.dice_rolled, twin.outcome = last.step, last.events, last.dice, None
        twin._replaying = True
        twin._begin(last.rested)
        twin._advance(None)
        return twin

    def position(self) -> Position:
        """Where the match stands, without its past: to be sent to another process and played on there."""
        self._need_checkpoints("be sent anywhere")
        last = self.rested or self.checkpoints[-1]
        since = tuple(self.kept[last.answers :])
        attended = self.play.master is not None
        return Position(
            last.step, last.events, last.dice, last.state, since, attended, self.people, self.sitting, last.rested
        )

    @classmethod
    def at(cls, game: Game, position: Position, dice: Dice, *, light: bool = False) -> Match:
        """A match of this game at a position, without a log. Its record begins with the step the position lies in.

        Where a roll lies open that these dice can cast (a table with real dice waits for somebody), they cast it.
        """
        match = cls._standing_at(game, position, dice, light)
        match._settle()
        return match

    @classmethod
    def _standing_at(cls, game: Game, position: Position, dice: Dice, light: bool) -> Match:
        """The same at the very question, be it a roll."""
        match = cls.__new__(cls)
        start = Checkpoint(position.step, 0, 0, position.events, position.dice, position.state, position.rested)
        match._prepare(game, dice, position.master, position.people, light, heard=False, state=start.state)
        match.checkpoints = [start]
        match.sitting = match.sat_first = position.sitting
        if light:
            match._most = game.system.bound  # nobody plays a match that is thrown away, whoever may sit at the table
        match._rebuild(position.since)
        return match

    def redealt(self, seat: str | None, luck: Random, dice: Dice) -> Match:
        """A light match at the same question in which all that the seat cannot know is dealt anew, to be played on.

        Hidden things lie as :meth:`System.conceal` deals them, other seats' sealed answers are to be given again, and
        the dice to come are others. Its record begins here: the one so far tells what was answered and drawn in secret.
        """
        twin = Match._standing_at(self.game, self.position(), dice, light=True)
        twin.unrecorded = len(twin.kept)
        twin.kept.clear()
        if self.game.system.has_secrets:
            transplant(twin.play.state, self.game.system.conceal(twin.play, seat, luck))
        if twin.joint is not None and twin.joint.question.sealed:
            twin.joint.forget_all_but(seat)
        twin._settle()  # an open roll falls upon what was dealt, not upon what truly lies there
        return twin

    def _need_checkpoints(self, what: str) -> None:
        if self.light:
            raise SystemFault(f"a light match keeps no checkpoints and cannot {what}")

    def _question_of(self, seat: str, about: str, purpose: str) -> Question:
        if self.question is None:
            raise NotAsked(seat, purpose or "answer", say("refused-match-over"))
        if self.joint is not None:
            return self.joint.part_of(seat, about, purpose)
        question = self.question
        if question.seat != seat or (about and about != question.about) or (purpose and purpose != question.purpose):
            raise NotAsked.now(seat, purpose or "answer", question.label)
        return question


def check_people(game: Game, people: Sequence[str]) -> None:
    """Whoever has a say in a match sits on one of its seats, and nobody sits on two of one name."""
    for name in people:
        if name not in game.seats:
            raise UnknownName(A_SEAT, name, game.seats)
    if twice := repeated(people):
        raise InputError(stands_twice(twice[0]))


def _nobody_listens(event: Event) -> None:
    raise SystemFault("a policy must not tell events")
