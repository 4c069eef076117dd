"""A match: rules that ask, a record of what was answered, and the way back to any point of it.

The match owns the outer loop. It runs one generator per step, keeps a checkpoint (the state as JSON) at the start of
each, and notes every answer with the label of its question. Everything else follows: a save is the scenario and the
record; a fork restores the last checkpoint and feeds the answers again; an undo does the same with fewer answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

from holmgang.kernel import codec
from holmgang.kernel.checkpoint import Checkpoint
from holmgang.kernel.dice import Dice
from holmgang.kernel.errors import HolmgangError, NotAsked, ReplayDiverged, SystemFault, UndoRefused, UnknownName
from holmgang.kernel.events import Ended, Event, TakenBack
from holmgang.kernel.joint import JointAnswers
from holmgang.kernel.lean import shallow
from holmgang.kernel.play import Flow, Play
from holmgang.kernel.position import Position, transplant
from holmgang.kernel.questions import Answer, Declare, Joint, Option, Question, Roll
from holmgang.kernel.record import Answered, Confirmed, Entry, Kept, Seated, Trail, Undone, copied, own_numbers, sitting
from holmgang.kernel.sums import say
from holmgang.kernel.system import UNFINISHED, Game, Outcome

GO_ON = "go_on"
NEVER = 1 << 62


class Match:
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
        self._prepare(game, dice, master, people, light, heard)
        self.play.asks_all = asks_all
        self._begin()
        self._advance(None)

    def _prepare(
        self,
        game: Game,
        dice: Dice,
        master: bool,
        people: Sequence[str],
        light: bool,
        heard: bool = True,
        state: Any = None,
    ) -> None:
        """Everything but the first question. ``state``: one that stands in until a checkpoint is restored."""
        self.game, self.dice, self.light = game, dice, light
        self.kept: list[Kept] = []
        self.record: list[Entry] = cast("list[Entry]", self.kept) if light else []  # nothing is undone in a light one
        self.log: list[Event] = []
        self.events = 0  # how many events hold; the log may be longer, it keeps what was taken back
        self.trail = Trail()
        self.sitting = tuple(people)  # the seats that persons sit on now
        self._most = NEVER if people else game.system.bound
        self.dice_rolled = 0
        self.steps = 0
        self.question: Question | None = None
        self.joint: JointAnswers | None = None
        self.outcome: Outcome | None = None
        self.checkpoints: list[Checkpoint] = []
        self.watch: Callable[[Question], None] | None = None
        self._replaying = self._muted = False
        self.play: Play[Any] = Play(
            state=game.system.setup(game.scenario, game.content) if state is None else state,
            knobs=game.scenario.knobs,
            content=game.content,
            seats=game.seats,
            master=game.master if master else None,
            tell=_into_the_wind if not heard else self.log.append if light else self._tell,
            people=tuple(people),
            heard=heard,
        )

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
        known = shallow(self.play)
        known.state = self.game.system.conceal(self.play, seat, luck)
        known.tell, known.derived, known.facts = _nobody_listens, {}, {}
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
        answer = question.read(raw)  # nobody else has it, so the record may keep it
        if self.joint is not None:
            self.joint.check(question, self.sitting)
        self._take(Answered(question.label, answer))

    def confirm(self, seat: str) -> None:
        """The seat stands by its answers to the open joint question."""
        if self.joint is None:
            raise NotAsked(seat, "confirm", say("refused-nothing-to-confirm"))
        self.joint.check_confirm(seat)
        self._take(Confirmed(self.joint.confirmation(seat)))

    def seat(self, seat: str, *, person: bool) -> None:
        """Note that from now on a person plays the seat, or the engine does; who sits has a say in an undo."""
        if seat not in self.game.seats:
            raise UnknownName("seat", seat, self.game.seats)
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

    def undo(self, seat: str, *, keep: int | None = None, consent: Collection[str] = ()) -> None:
        """Take back all but the first ``keep`` answers (by default: the seat's last decision and what followed).

        Free as far as only own decisions fall; beyond the last die, card, answer of another or fact laid open it takes
        the consent of all other people who sit at the table now. The master asks nobody: it is a ruling, and the log
        says whose. The same dice come again.
        """
        self._need_checkpoints("take anything back")
        if keep is None:
            keep = self.last_of(seat)
        if keep is None or not 0 <= keep < len(self.kept):
            raise NotAsked(seat, "undo", say("refused-nothing-to-take-back"))
        agreed: tuple[str, ...] = ()
        if keep < self.free_to(seat) and seat != self.play.master:
            agreed = tuple(name for name in self.sitting if name != seat)
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
        ``light``: for playing on to the end and throwing away; it has no past, keeps no checkpoints and no log.
        """
        if light:
            return Match.at(self.game, self.position(), dice or self.dice, light=True)
        self._need_checkpoints("fork")
        twin = Match.__new__(Match)
        twin._prepare_twin(self)
        twin._rebuild(self.kept)
        twin.dice = dice or self.dice
        return twin

    def at_step(self, deal: Callable[[Play[Any]], Any] | None = None) -> Match:
        """A twin at the start of the running step that waits to be fed (:meth:`feed`); its log begins here.

        ``deal`` gives the state to start from: what is hidden may lie otherwise.
        """
        twin = self.fork()
        last = twin.checkpoints.pop()
        twin.play.state = codec.load(self.game.system.state_type, last.state)
        if deal is not None:
            twin.play.state = deal(twin.play)
        twin.kept, twin.log, twin.trail = self.kept[: last.answers], [], Trail()
        twin.steps, twin.events, twin.dice_rolled, twin.outcome = last.step, last.events, last.dice, None
        twin._replaying = True
        twin._begin()
        twin._advance(None)
        return twin

    def feed(self, entry: Kept) -> None:
        """Take an entry that :meth:`fits` as it stands, like a replay does: nobody reads it, and no die is cast."""
        self.kept.append(entry)
        self._feed(entry)

    def position(self) -> Position:
        """Where the match stands, without its past: to be sent to another process and played on there."""
        self._need_checkpoints("be sent anywhere")
        last = self.checkpoints[-1]
        since = tuple(self.kept[last.answers :])
        attended = self.play.master is not None
        return Position(last.step, last.events, last.dice, last.state, since, attended, self.people)

    @classmethod
    def at(cls, game: Game, position: Position, dice: Dice, *, light: bool = False) -> Match:
        """A match of this game at a position, without a log. Its record begins with the step the position lies in."""
        match = cls.__new__(cls)
        start = Checkpoint(position.step, 0, 0, position.events, position.dice, position.state)
        match._prepare(game, dice, position.master, position.people, light, heard=False, state=start.state)
        match.checkpoints = [start]
        match._rebuild(position.since)
        return match

    def redealt(self, seat: str | None, luck: Random, dice: Dice) -> Match:
        """A light match at the same question in which all that the seat cannot know is dealt anew, to be played on.

        Hidden things lie as :meth:`System.conceal` deals them, other seats' sealed answers are to be given again, and
        the dice to come are others.
        """
        twin = self.fork(dice, light=True)
        if self.game.system.has_secrets:
            transplant(twin.play.state, self.game.system.conceal(twin.play, seat, luck))
        if twin.joint is not None and twin.joint.question.sealed:
            twin.joint.forget_all_but(seat)
        return twin

    def _need_checkpoints(self, what: str) -> None:
        if self.light:
            raise SystemFault(f"a light match keeps no checkpoints and cannot {what}")

    def _prepare_twin(self, other: Match) -> None:
        self.game, self.dice, self.light = other.game, other.dice, False
        self.record, self.log = list(other.record), list(other.log)
        self.kept = []
        self.trail, self._most, self.sitting = other.trail.copy(), other._most, other.sitting
        self.checkpoints = list(other.checkpoints)
        self.watch = None
        self.play = replace(other.play, tell=self._tell, derived={}, facts=None)

    # How it runs.

    def _tell(self, event: Event) -> None:
        self.events += 1
        if event.reveals and event.seen_by != ():
            self.trail.lay_open(len(self.kept) - 1)
        if not self._muted:
            self.trail.standing.append(len(self.log))
            self.log.append(event)

    def _note(self, entry: Entry) -> None:
        self.record.append(entry)
        self.trail.marks.append(len(self.log))

    def _begin(self) -> None:
        if not self.light:
            state = codec.dump(self.play.state, self.game.system.state_type)
            if self.checkpoints:
                self.checkpoints[-1].packed  # noqa: B018 - from now on it is kept small
            counts = self.steps, len(self.record), len(self.kept), self.events, self.dice_rolled
            self.checkpoints.append(Checkpoint(*counts, state))
        self._step()

    def _step(self) -> None:
        self.steps += 1
        self.play.derived.clear()
        attended = self.play.master is not None
        self._flow = self._step_with_master() if attended else self.game.system.step(self.play)

    def _step_with_master(self) -> Flow[None]:
        """One step of the system, after the master's standing window."""
        play, system = self.play, self.game.system
        master = play.master
        while master is not None:
            options = [Option(GO_ON), *system.corrections(play)]
            answer = yield Declare(master, "master", options, default=GO_ON, ruling=True)
            if answer["master"] == GO_ON:
                break
            yield from system.correct(play, answer)
        yield from system.step(play)

    def _advance(self, value: Any) -> None:
        """Run the rules until somebody has to answer, or the match is over."""
        play, kept = self.play, self.kept
        play.facts = None
        send = self._flow.send
        while True:
            try:
                question = send(value)
            except StopIteration:
                outcome = self.game.system.outcome(play)
                if outcome is not None:
                    self._end(outcome)
                    return
                self._begin()
                send, value = self._flow.send, None
                continue
            if self.watch is not None:
                self.watch(question)
            if len(kept) >= self._most:
                self._end(UNFINISHED)
                return
            if type(question) is Roll and not self._replaying:
                faces = self.dice.cast(question, self.dice_rolled)
                if faces is not None:
                    entry = Answered(question.label, faces)
                    kept.append(entry)
                    if not self.light:
                        self._note(entry)
                    self.dice_rolled += len(faces)
                    value = faces[:]
                    continue
            if not isinstance(question, Question):
                raise SystemFault(f"{_place(self._flow)} asked {question!r}, which is not a question")
            self.question, play.facts = question, {}
            self.joint = JointAnswers(question) if type(question) is Joint else None
            return

    def _end(self, outcome: Outcome) -> None:
        self.outcome, self.question, self.joint = outcome, None, None
        self.play.tell(Ended(winners=outcome.winners, reason=outcome.reason))

    def _take(self, entry: Kept) -> None:
        """Note an answer and go on. If the rules break over it, the match stands where it stood."""
        recorded, kept, told = len(self.record), len(self.kept), len(self.log)
        self.kept.append(entry)
        if not self.light:
            self._note(entry)
        try:
            self._feed(entry)
        except Exception as error:
            if not self.light:
                del self.record[recorded:], self.log[told:]
                self._rebuild(self.kept[:kept])
                self.trail.forget(recorded, self.events)
            if isinstance(error, HolmgangError):
                raise
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
            return
        settled, answer = joint.take(entry)
        if settled:
            if joint.lays_open:
                self.trail.lay_open(len(self.kept) - 1)
            self._advance(answer)

    def _settle(self) -> None:
        """If dice lie open that the source can cast, cast them."""
        if type(self.question) is Roll:
            faces = self.dice.cast(self.question, self.dice_rolled)
            if faces is not None:
                self._take(Answered(self.question.label, faces))

    def _question_of(self, seat: str, about: str, purpose: str) -> Question:
        if self.question is None:
            raise NotAsked(seat, purpose or "answer", say("refused-match-over"))
        if self.joint is not None:
            return self.joint.part_of(seat, about, purpose)
        question = self.question
        if question.seat != seat or (about and about != question.about) or (purpose and purpose != question.purpose):
            raise NotAsked.now(seat, purpose or "answer", question.label)
        return question

    # How it comes back.

    def _rebuild(self, entries: Iterable[Kept]) -> None:
        """Restore the last checkpoint before the end of ``entries`` and feed the rest again."""
        entries = list(entries)
        while len(self.checkpoints) > 1 and self.checkpoints[-1].answers > len(entries):
            self.checkpoints.pop()
        last = self.checkpoints[-1]
        self.kept = entries[: last.answers]
        if self.light:
            self.record = cast("list[Entry]", self.kept)
        self.trail.close_from(last.answers)
        self.steps, self.events, self.dice_rolled = last.step, last.events, last.dice
        self.outcome, self.question, self.joint = None, None, None
        self.play.state, self.play.derived = codec.load(self.game.system.state_type, last.state), {}
        self._replaying = self._muted = True
        try:
            self._step()
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
        """Does an entry answer the open question?"""
        if self.joint is not None:
            return self.joint.fits(entry)
        return isinstance(entry, Answered) and self.question is not None and entry.label == self.question.label


def _into_the_wind(event: Event) -> None:
    """Nobody reads the log of this match."""


def _nobody_listens(event: Event) -> None:
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
