"""A match: rules that ask, a record of what was answered, and the way back to any point of it.

The match owns the outer loop. It runs one generator per step, keeps a checkpoint (the state as JSON) at the start of
each, and notes every answer with the label of its question. Everything else follows: a save is the scenario and the
record; a fork restores the last checkpoint and feeds the answers again; an undo does the same with fewer answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, cast

from holmgang.kernel import codec
from holmgang.kernel.checkpoint import Checkpoint, Position, transplant
from holmgang.kernel.content import repeated, stands_twice
from holmgang.kernel.dice import Dice
from holmgang.kernel.errors import (
    HolmgangError,
    InputError,
    NotAsked,
    ReplayDiverged,
    SystemFault,
    UndoRefused,
    UnknownName,
)
from holmgang.kernel.events import Ended, Event, Explained, TakenBack
from holmgang.kernel.fastclasses import shallow_copy
from holmgang.kernel.messages import A_SEAT
from holmgang.kernel.play import Flow, Play, Rest
from holmgang.kernel.questions import Answer, Declare, FreeWords, Joint, Option, Question, Roll
from holmgang.kernel.record import (
    Answered,
    JointAnswers,
    Kept,
    RecordEntry,
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
from holmgang.kernel.sums import phrase
from holmgang.kernel.system import UNFINISHED, Game, Outcome

GO_ON = "go_on"
NEVER: Final = 1 << 62
WAIT: Final[Any] = object()
"""A responder's reply to a question that has to wait for an answer from outside."""

Respond = Callable[[Question], Any]
"""Replies to a question at once, or with ``WAIT``."""


class Match:
    """One match of a game. Change it only through ``answer``, ``confirm``, ``undo``; read whatever you like.

    ``master``: is the master's seat asked for rulings, or do the clauses' defaults hold? ``people``: the seats persons
    sit on at the start; see :meth:`seat`. ``light``: keep no checkpoints (bulk simulation); such a match can neither
    fork nor undo. ``keeps_log``: are events made and kept? ``asks_all``: are questions with one possible answer put as
    well? Its record then fits no other match.
    """

    sitting: tuple[str, ...]
    """The seats that people sit on now."""
    sat_first: tuple[str, ...]
    """The seats that people sat on before the first entry of the record."""

    def __init__(
        self,
        game: Game,
        dice: Dice,
        *,
        master: bool = False,
        people: Sequence[str] = (),
        light: bool = False,
        keeps_log: bool = True,
        asks_all: bool = False,
    ) -> None:
        check_people(game, people)
        self._prepare(game, dice, master, people, light, keeps_log)
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
        record: list[RecordEntry],
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

    # Reading.

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that persons sat on when the match began: that is what the rules know."""
        return self.play.people

    @property
    def over(self) -> bool:
        """Return whether the match has ended."""
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
        names them too, so that a reader with the earlier events can strike out the right ones.
        """
        places = self.trail.places_known(self.log, seat)
        return [(rank, self._as_told(places, places[rank - 1])) for rank in range(after + 1, len(places) + 1)]

    def _as_told(self, places: list[int], place: int) -> Event:
        event = self.log[place]
        if isinstance(event, TakenBack):
            return replace(event, events=own_numbers(places, event.events))
        return event

    def events_of(self, entry: int) -> list[Event]:
        """Return the events between an entry of the record and the next; -1 means before the first."""
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
        known = shallow_copy(self.play)
        known.state, known.listener, known.derived, known.facts = state, _refuse_events, {}, {}
        return known

    # Changes.

    def answer(self, seat: str, raw: Any, about: str = "", purpose: str = "") -> Answer:
        """Answer the open question of a seat; returns the canonical answer, or refuses and changes nothing.

        In a joint question ``about`` or ``purpose`` tell the seat's parts apart; without them the first unanswered part
        is meant. An answer given again amends the first, where that is allowed.
        """
        place = len(self.kept)
        self.give(self.open_question(seat, about, purpose), raw)
        return copied(self.kept[place].answer)  # type: ignore[union-attr]

    def give(self, question: Question, raw: Any) -> None:
        """Answer this very question, which must be open (one of ``asked``)."""
        self.give_canonical(question, question.read(raw))

    def give_canonical(self, question: Question, answer: Answer) -> None:
        """Answer this very question in the form that ``question.read`` gives. The record keeps the object.

        The answer is not checked: it must be made of the question's own options.
        """
        label = question.label
        if self.joint is not None:
            self.joint.check(question, label, self.sitting)
        self._take(answered((label, answer)))

    def confirm(self, seat: str) -> None:
        """The seat stands by its answers to the open joint question."""
        joint = self.joint
        if joint is None:
            raise NotAsked(seat, "confirm", phrase("refused-nothing-to-confirm"))
        joint.check_confirm(seat)
        self._take(confirmed((joint.confirmation(seat),)))

    def settle(self, answer: Callable[[Question], Answer]) -> int:
        """Have the open parts of a joint question answered and everybody confirm; return how many turns that took.

        Answers are given in canonical form, see :meth:`give_canonical`.
        """
        joint = self.joint
        if joint is None:
            return 0
        before, kept = None if self.light else self._lengths(), len(self.kept)
        entries = joint.settle(answer)
        if self.light:
            self.kept.extend(entries)
        else:
            for entry in entries:
                self._keep(entry)
        turns = len(self.kept) - kept
        try:
            self._go_on_from(joint)
        except Exception as error:
            self._take_back(before, error)
            raise
        return turns

    def play_out(self, answer: Callable[[Question], Answer]) -> None:
        """Play a light match to its end without recording anything more.

        ``answer`` answers every question, of a joint one every part in turn, for the seat it is put to, in canonical
        form (see :meth:`give_canonical`), and every seat confirms. The match ends just as if the same had been
        answered one by one.
        """
        if not self.light:
            raise SystemFault("only a light match can be played out without a record")
        if self.joint is not None and self.joint.answers:  # answers given before stand
            self.settle(answer)
        if self.question is None:
            return

        def respond(question: Question) -> Any:
            """Answer at once and count what a record would hold."""
            if type(question) is Roll:
                value = self.dice.cast(question, self.dice_rolled)
                if value is None:
                    value = answer(question)
                self.dice_rolled += len(value)
                self.unrecorded += 1
                return value
            self.play.facts = {}
            value, entries = question.answered_by(answer) if type(question) is Joint else (answer(question), 1)
            self.unrecorded += entries
            self.play.facts = None
            return value

        try:
            self._run(respond(self.question), respond)
        except Exception as error:
            self._blame(error)
            raise

    def seat(self, seat: str, *, person: bool) -> None:
        """Note that from now on a person or a computer player plays the seat; people have a say in an undo."""
        check_people(self.game, [seat])
        if (seat in self.sitting) != person:
            entry = Seated(seat, person)
            self._note(entry)
            self.sitting = sitting(self.sitting, [entry])

    def free_to(self, seat: str) -> int:
        """Return the number of kept answers that stay if the seat takes back all it may without consent."""
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
        """Return the seats that must agree before the seat takes back all but the first ``keep`` answers.

        Own decisions need no consent, and the master never does. Else all other people must agree who sit at the table
        now or did when any of it was answered, so that removing a player from the table does not outvote them.
        """
        if keep >= self.free_to(seat) or seat == self.play.master:
            return ()
        return tuple(name for name in sat_since(self.sat_first, self.record, keep) if name != seat)

    def undo(self, seat: str, *, keep: int | None = None, consent: Collection[str] = ()) -> None:
        """Take back all but the first ``keep`` answers (by default: the seat's last decision and what followed).

        Free as far as only own decisions fall; beyond the last die, card, answer of another or fact laid open it takes
        the consent of others (:meth:`consent_needed`). The master needs none: it is a ruling, and the log names the
        master. The same dice come again.
        """
        self._need_checkpoints("take anything back")
        check_people(self.game, [seat])
        if keep is None:
            keep = self.last_of(seat)
        if type(keep) is not int or not 0 <= keep < len(self.kept):
            raise NotAsked(seat, "undo", phrase("refused-nothing-to-take-back"))
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
        """The state of the match without its past: to be sent to another process and played on there."""
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

        An open roll that these dice can cast (at a table with real dice a person would roll it) is cast.
        """
        match = cls._standing_at(game, position, dice, light)
        match._settle()
        return match

    @classmethod
    def _standing_at(cls, game: Game, position: Position, dice: Dice, light: bool) -> Match:
        """Return a match that stands at the position's very question, be it a roll."""
        match = cls.__new__(cls)
        start = Checkpoint(position.step, 0, 0, position.events, position.dice, position.state, position.rested)
        match._prepare(game, dice, position.master, position.people, light, keeps_log=False, state=start.state)
        match.checkpoints = [start]
        match.sitting = match.sat_first = position.sitting
        if light:
            match._most = game.system.bound  # a light match is played by policies, also where people sit at the table
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

    def open_question(self, seat: str, about: str = "", purpose: str = "") -> Question:
        """Return the open question of a seat that an answer is meant for; raise :class:`NotAsked` if there is none."""
        if self.question is None:
            raise NotAsked(seat, purpose or "answer", phrase("refused-match-over"))
        if self.joint is not None:
            return self.joint.part_of(seat, about, purpose)
        question = self.question
        if question.seat != seat or (about and about != question.about) or (purpose and purpose != question.purpose):
            raise NotAsked.now(seat, purpose or "answer", question.label)
        return question

    # Inside.

    def _prepare(
        self,
        game: Game,
        dice: Dice,
        master: bool,
        people: Sequence[str],
        light: bool,
        keeps_log: bool = True,
        state: Any = None,
    ) -> None:
        """Everything but the first question. ``state``: one that stands in until a checkpoint is restored."""
        self.game, self.dice, self.light = game, dice, light
        self.kept: list[Kept] = []
        # Nothing is undone in a light match, so its record is what holds.
        self.record: list[RecordEntry] = cast("list[RecordEntry]", self.kept) if light else []
        self.log: list[Event] = []
        self.events = 0  # how many events hold; the log may be longer, it keeps what was taken back
        self.trail = Trail()
        self.sitting = self.sat_first = tuple(people)
        self._most = NEVER if people else game.system.bound
        self.dice_rolled = 0
        self.steps = 0
        self.question: Question | None = None
        self.joint: JointAnswers | None = None
        self.outcome: Outcome | None = None
        self.checkpoints: list[Checkpoint] = []
        self.rested: Checkpoint | None = None  # where the running step last rested; never saved
        self.watch: Callable[[Question], None] | None = None
        self._replaying = self._muted = False
        self.unrecorded = 0  # how many answers hold that are not written down
        self.play: Play[Any] = Play(
            state=game.beginning() if state is None else state,
            knobs=game.knobs,
            content=game.content,
            seats=game.seats,
            master=game.master if master else None,
            listener=None if not keeps_log else self.log.append if light else self._listen,
            people=tuple(people),
            rests=not light,
        )

    def _prepare_twin(self, other: Match) -> None:
        """Copy another match's history so that the two can diverge."""
        self.game, self.dice, self.light = other.game, other.dice, False
        self.record, self.log = list(other.record), list(other.log)
        self.kept = []
        self.trail, self._most = other.trail.copy(), other._most
        self.sitting, self.sat_first = other.sitting, other.sat_first
        self.checkpoints, self.rested = list(other.checkpoints), other.rested
        self.watch = None
        self.unrecorded = 0
        self.play = replace(other.play, listener=self._listen, derived={}, facts=None)

    # Notes.

    def _listen(self, event: Event) -> None:
        self.events += 1
        if event.reveals and event.seen_by != ():
            self.trail.lay_open(len(self.kept) - 1)
        if not self._muted:
            self.trail.standing.append(len(self.log))
            self.log.append(event)

    def _note(self, entry: RecordEntry) -> None:
        self.record.append(entry)
        self.trail.marks.append(len(self.log))

    # Steps and questions.

    def _begin(self, rested: tuple[str, Any] | None = None) -> None:
        if not self.light:
            if self.checkpoints:
                self.checkpoints[-1].packed  # noqa: B018 - from now on it is kept small
            self.checkpoints.append(self._checkpoint(self.steps, rested))
            self.rested = None
        self._step(rested)

    def _checkpoint(self, steps: int, rested: tuple[str, Any] | None = None) -> Checkpoint:
        """The state as it is now, ``steps`` steps having ended before."""
        state = codec.dump(self.play.state, self.game.system.state_type)
        return Checkpoint(steps, len(self.record), len(self.kept), self.events, self.dice_rolled, state, rested)

    def _rest(self, rest: Rest) -> None:
        """Remember that the rules can be taken up here again, unless the match keeps no checkpoints."""
        if not self.light:
            self.checkpoints[-1].packed  # noqa: B018 - forks start here now: it need not lie ready any more
            held = copied(rest.held()) if rest.held is not None else None
            self.rested = self._checkpoint(self.steps - 1, (rest.place, held))

    def _step(self, rested: tuple[str, Any] | None = None) -> None:
        """Start the rules of the next step, or of the remainder of one that had rested."""
        self.steps += 1
        self.play.derived.clear()
        system = self.game.system
        if rested is not None:
            place, held = rested
            self._flow = system.resume(self.play, place, copied(held))
        else:
            self._flow = system.step(self.play) if self.play.master is None else self._step_with_master()

    def _step_with_master(self) -> Flow[None]:
        """One step of the system, after the master's standing window."""
        play, system = self.play, self.game.system
        master = play.master
        while master is not None:
            why = FreeWords(master, "why", default="")
            options = [Option(GO_ON), *(one.asking_also(why) for one in system.corrections(play))]
            answer = yield Declare(master, "master", options, default=GO_ON, ruling=True, offer=True)
            if answer["master"] == GO_ON:
                break
            yield from system.correct(play, answer) or ()
            if answer.get("why"):
                play.tell(Explained, by=master, why=answer["why"])
        yield from system.step(play)

    def _advance(self, value: Any) -> None:
        """Give the rules an answer and run them to the next question for an outside answer, or to the end."""
        question = self._run(value, self._cast)
        if question is not None:
            self.joint = JointAnswers(question) if type(question) is Joint else None
            self.question = question
            self.play.facts = {}

    def _run(self, value: Any, respond: Respond) -> Question | None:
        """Run the rules until ``respond`` replies ``WAIT``; return that question, or None if the match is over.

        The one loop of all matches: recorded ones respond by :meth:`_cast`, playouts with an answer to everything.
        """
        play, kept, most = self.play, self.kept, self._most
        play.facts = None
        send = self._flow.send
        while True:
            try:
                question = send(value)
            except StopIteration:
                outcome = self.game.system.outcome(play)
                if outcome is not None:
                    self._end(outcome)
                    return None
                self._begin()
                send, value = self._flow.send, None
                continue
            if type(question) is Rest:
                self._rest(question)
                value = None
                continue
            if len(kept) + self.unrecorded >= most:
                self._end(UNFINISHED)
                return None
            value = respond(question)
            if value is WAIT:
                return question

    def _cast(self, question: Question) -> Any:
        """Respond to a roll that the dice can answer, and record it; everything else has to wait."""
        if self.watch is not None:
            self.watch(question)
        if type(question) is Roll and not self._replaying:
            faces = self.dice.cast(question, self.dice_rolled)
            if faces is not None:
                self.dice_rolled += len(faces)
                self._keep(answered((question.label, faces)))
                return faces[:]
        if not isinstance(question, Question):
            raise SystemFault(f"{_place(self._flow)} asked {question!r}, which is not a question")
        return WAIT

    def _end(self, outcome: Outcome) -> None:
        self.outcome, self.question, self.joint = outcome, None, None
        self.play.tell(Ended, winners=outcome.winners, reason=outcome.reason)

    # Answers.

    def _take(self, entry: Kept) -> None:
        """Note an answer and go on. If the rules break over it, the match stands where it stood."""
        before = None if self.light else self._lengths()
        self._keep(entry)
        try:
            self._feed(entry)
        except Exception as error:
            self._take_back(before, error)
            raise

    def _keep(self, entry: Kept) -> None:
        self.kept.append(entry)
        if not self.light:
            self._note(entry)

    def _lengths(self) -> tuple[int, int, int]:
        """The numbers of entries recorded, entries kept and events told: where :meth:`_take_back` goes back to."""
        return len(self.record), len(self.kept), len(self.log)

    def _take_back(self, before: tuple[int, int, int] | None, error: Exception) -> None:
        """The rules broke: a recorded match stands where it stood ``before``; a light one has no way back (None)."""
        if before is not None:
            recorded, kept, told = before
            del self.record[recorded:], self.log[told:]
            self._rebuild(self.kept[:kept])
            self.trail.forget(recorded, self.events)
        self._blame(error)

    def _go_on_from(self, joint: JointAnswers) -> None:
        """Go on with a joint question that is settled."""
        if joint.lays_open:
            self.trail.lay_open(len(self.kept) - 1)
        self._advance(joint.settled)

    def _blame(self, error: Exception) -> None:
        """Raise an error that names the place if the rules broke; an error of the engine speaks for itself."""
        if not isinstance(error, HolmgangError):
            place = _fault_place(error)
            raise SystemFault(f"the rules of {self.game.system.id} broke at {place}: {error!r}") from error

    def _feed(self, entry: Kept) -> None:
        """Give the open question an answer whose label fits."""
        joint = self.joint
        if joint is None:
            answer = entry.answer  # type: ignore[union-attr]
            if type(self.question) is Roll:
                self.dice_rolled += len(answer)
            self._advance(copied(answer) if type(answer) in (list, dict) else answer)
        elif joint.take(entry):
            self._go_on_from(joint)

    def _settle(self) -> None:
        """Cast the dice that wait, if the source can cast them."""
        if type(self.question) is Roll:
            faces = self.dice.cast(self.question, self.dice_rolled)
            if faces is not None:
                self._take(Answered(self.question.label, faces))

    # The way back.

    def _rebuild(self, entries: Iterable[Kept]) -> None:
        """Restore the last checkpoint, or rest, before the end of ``entries`` and feed what came after it again."""
        entries = list(entries)
        while len(self.checkpoints) > 1 and self.checkpoints[-1].answers > len(entries):
            self.checkpoints.pop()
            self.rested = None
        if self.rested is not None and self.rested.answers > len(entries):
            self.rested = None
        last = self.rested or self.checkpoints[-1]
        self.kept = entries[: last.answers]
        if self.light:
            self.record = cast("list[RecordEntry]", self.kept)
        self.trail.close_from(last.answers)
        self.steps, self.events, self.dice_rolled = last.step, last.events, last.dice
        self.outcome, self.question, self.joint = None, None, None
        self.play.state, self.play.derived = codec.load(self.game.system.state_type, last.state), {}
        self._replaying = self._muted = True
        try:
            self._step(last.rested)
            self._advance(None)
            self._replay(entries[last.answers :])
        finally:
            self._replaying = self._muted = False

    def _replay(self, entries: Sequence[Kept]) -> None:
        for entry in entries:
            place = len(self.kept)
            if self.question is None:
                raise ReplayDiverged(place, entry.label, "nothing: the match is over")
            if not self.fits(entry):
                raise ReplayDiverged(place, entry.label, self.question.label)
            self.feed(entry)

    def fits(self, entry: Kept) -> bool:
        """Return whether an entry answers the open question."""
        if self.joint is not None:
            return self.joint.fits(entry)
        return isinstance(entry, Answered) and self.question is not None and entry.label == self.question.label

    def feed(self, entry: Kept) -> None:
        """Take an entry that :meth:`fits` unchecked, as a replay does; no die is cast."""
        self.kept.append(entry)
        self._feed(entry)


def check_people(game: Game, people: Sequence[str]) -> None:
    """Raise unless every name is a seat of the game and stands there once."""
    for name in people:
        if name not in game.seats:
            raise UnknownName(A_SEAT, name, game.seats)
    if twice := repeated(people):
        raise InputError(stands_twice(twice[0]))


def _refuse_events(event: Event) -> None:
    raise SystemFault("a policy must not tell events")


def _place(flow: Any) -> str:
    """File and line of the innermost generator that is waiting."""
    while getattr(flow, "gi_yieldfrom", None) is not None and hasattr(flow.gi_yieldfrom, "gi_frame"):
        flow = flow.gi_yieldfrom
    frame = flow.gi_frame
    return f"{frame.f_code.co_filename}:{frame.f_lineno}" if frame else "the end of a step"


def _fault_place(error: BaseException) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else "an unknown place"
