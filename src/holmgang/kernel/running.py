"""How a match runs: rules that ask are resumed with answers, step by step, and led back to an earlier point.

:class:`Running` is the inside of :class:`holmgang.kernel.match.Match`, which is what everybody else uses. It runs one
generator per step, keeps a checkpoint at the start of each, and notes every answer with the label of its question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any, cast

from holmgang.kernel import codec
from holmgang.kernel.checkpoint import Checkpoint
from holmgang.kernel.dice import Dice
from holmgang.kernel.errors import HolmgangError, ReplayDiverged, SystemFault
from holmgang.kernel.events import Ended, Event
from holmgang.kernel.joint import JointAnswers
from holmgang.kernel.play import Flow, Play, Rest
from holmgang.kernel.questions import Answer, Declare, Joint, Option, Question, Roll
from holmgang.kernel.record import Answered, Entry, Kept, Trail, answered, copied
from holmgang.kernel.system import UNFINISHED, Game, Outcome

GO_ON = "go_on"
_seat_of = attrgetter("seat")
NEVER = 1 << 62


class Running:
    """The rules of one match in motion: what was answered, what was told, what is asked now."""

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
        self.sitting = self.sat_first = tuple(people)  # the seats that persons sit on now, and before the first entry
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
            tell=_into_the_wind if not heard else self.log.append if light else self._tell,
            people=tuple(people),
            heard=heard,
            rests=not light,
        )

    def _prepare_twin(self, other: Running) -> None:
        """The same as another match has it, to go its own way from here."""
        self.game, self.dice, self.light = other.game, other.dice, False
        self.record, self.log = list(other.record), list(other.log)
        self.kept = []
        self.trail, self._most = other.trail.copy(), other._most
        self.sitting, self.sat_first = other.sitting, other.sat_first
        self.checkpoints, self.rested = list(other.checkpoints), other.rested
        self.watch = None
        self.unrecorded = 0
        self.play = replace(other.play, tell=self._tell, derived={}, facts=None)

    # What is noted.

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
        """The rules could be taken up here again: remember it, if anybody may want to come back."""
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
            options = [Option(GO_ON), *system.corrections(play)]
            answer = yield Declare(master, "master", options, default=GO_ON, ruling=True)
            if answer["master"] == GO_ON:
                break
            yield from system.correct(play, answer) or ()
        yield from system.step(play)

    def _advance(self, value: Any) -> None:
        """Run the rules until somebody has to answer, or the match is over."""
        question = self._next(value)
        if question is not None:
            self.joint = JointAnswers(question) if type(question) is Joint else None
            self.question = question
            self.play.facts = {}

    def _next(self, value: Any) -> Question | None:
        """Give the rules what they asked for and run them to the next question that the dice cannot answer."""
        play, kept, watch, most = self.play, self.kept, self.watch, self._most - self.unrecorded
        casts = not self._replaying
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
            if watch is not None:
                watch(question)
            if len(kept) >= most:
                self._end(UNFINISHED)
                return None
            if casts and type(question) is Roll:
                faces = self.dice.cast(question, self.dice_rolled)
                if faces is not None:
                    self.dice_rolled += len(faces)
                    value = self._noted(question, faces)
                    continue
            if not isinstance(question, Question):
                raise SystemFault(f"{_place(self._flow)} asked {question!r}, which is not a question")
            return question

    def _run_out(self, answer: Callable[[Question], Answer]) -> None:
        """From the open question to the end of a light match, writing nothing down; see :meth:`Match.play_out`.

        What :meth:`_next` does with all its care is done here at half the price, and the match ends alike.
        """
        play, cast, most = self.play, self.dice.cast, self._most - len(self.kept)
        send, asked = self._flow.send, self.question
        rolled, given = self.dice_rolled, self.unrecorded
        value: Any
        try:
            while asked is not None:
                play.facts = {}
                if type(asked) is Joint:
                    value, entries = _answered_at_once(asked, answer)
                    given += entries
                else:
                    value = answer(asked)
                    given += 1
                    if type(asked) is Roll:
                        rolled += len(value)
                play.facts, asked = None, None
                while asked is None:
                    try:
                        question = send(value)
                    except StopIteration:
                        outcome = self.game.system.outcome(play)
                        if outcome is not None:
                            return self._end(outcome)
                        self._begin()
                        send, value = self._flow.send, None
                        continue
                    if type(question) is Rest:
                        value = None
                    elif given >= most:
                        return self._end(UNFINISHED)
                    elif type(question) is Roll and (value := cast(question, rolled)) is not None:
                        rolled += len(value)
                        given += 1
                    else:
                        asked = question
        finally:
            self.dice_rolled, self.unrecorded = rolled, given

    def _noted(self, roll: Roll, faces: list[int]) -> list[int]:
        """What the rules get of faces that stand in the record from now on."""
        entry = answered((roll.label, faces))
        self.kept.append(entry)
        if not self.light:
            self._note(entry)
        return faces[:]

    def _end(self, outcome: Outcome) -> None:
        self.outcome, self.question, self.joint = outcome, None, None
        self.play.tell(Ended(winners=outcome.winners, reason=outcome.reason))

    # Answers.

    def _take(self, entry: Kept) -> None:
        """Note an answer and go on. If the rules break over it, the match stands where it stood."""
        if self.light:
            self.kept.append(entry)
            try:
                self._feed(entry)
            except Exception as error:
                self._blame(error)
                raise
            return
        recorded, kept, told = len(self.record), len(self.kept), len(self.log)
        self.kept.append(entry)
        self._note(entry)
        try:
            self._feed(entry)
        except Exception as error:
            del self.record[recorded:], self.log[told:]
            self._rebuild(self.kept[:kept])
            self.trail.forget(recorded, self.events)
            self._blame(error)
            raise

    def _settled(self, joint: JointAnswers) -> None:
        """Go on in a light match in which a joint question has been answered as a whole."""
        try:
            self._advance(joint.settled)
        except Exception as error:
            self._blame(error)
            raise

    def _blame(self, error: Exception) -> None:
        """If the rules broke, say where; an error of the engine speaks for itself."""
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
            if joint.lays_open:
                self.trail.lay_open(len(self.kept) - 1)
            self._advance(joint.settled)

    def _settle(self) -> None:
        """If dice lie open that the source can cast, cast them."""
        if type(self.question) is Roll:
            faces = self.dice.cast(self.question, self.dice_rolled)
            if faces is not None:
                self._take(Answered(self.question.label, faces))

    # How it comes back.

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
            self.record = cast("list[Entry]", self.kept)
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
        """Does an entry answer the open question?"""
        if self.joint is not None:
            return self.joint.fits(entry)
        return isinstance(entry, Answered) and self.question is not None and entry.label == self.question.label

    def feed(self, entry: Kept) -> None:
        """Take an entry that :meth:`fits` as it stands, like a replay does: nobody reads it, and no die is cast."""
        self.kept.append(entry)
        self._feed(entry)


def _answered_at_once(joint: Joint, answer: Callable[[Question], Answer]) -> tuple[list[Any], int]:
    """What the rules receive when everybody answers a joint question in turn, and how many entries that would be."""
    if joint.first:
        return [0, answer(joint.parts[0])], 1
    answers = [answer(part) for part in joint.parts]
    return answers, len(answers) + (len({*map(_seat_of, joint.parts)}) if joint.revisable else 0)


def _into_the_wind(event: Event) -> None:
    """Nobody reads the log of this match."""


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
