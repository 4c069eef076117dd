"""A match: rules that ask, a record of what was answered, and the way back to any point of it.

The match owns the outer loop. It runs one generator per step, keeps a checkpoint (the state as JSON) at the start of
each, and notes every answer with the label of its question. Everything else follows: a save is the scenario and the
record; a fork restores the last checkpoint and feeds the answers again; an undo does the same with fewer answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from holmgang.kernel import codec
from holmgang.kernel.dice import Dice
from holmgang.kernel.errors import HolmgangError, NotAsked, ReplayDiverged, SystemFault, UndoRefused
from holmgang.kernel.events import Ended, Event, TakenBack
from holmgang.kernel.joint import JointAnswers
from holmgang.kernel.play import Flow, Play
from holmgang.kernel.questions import Answer, Declare, Joint, Option, Question, Roll
from holmgang.kernel.record import Answered, Confirmed, Entry, Kept, Undone
from holmgang.kernel.system import Game, Outcome

GO_ON = "go_on"


class Checkpoint(NamedTuple):
    """The state between two steps, and how much of record and log came before it."""

    step: int
    answers: int
    events: int
    dice: int
    state: Any


class Match:
    """One match of a game. Change it only through ``answer``, ``confirm``, ``undo``; read whatever you like.

    ``master``: is the master's seat asked for rulings, or do the clauses' defaults hold? ``people``: the seats persons
    sit on; they are asked for consent to an undo. ``light``: keep no checkpoints (bulk simulation); such a match can
    neither fork nor undo.
    """

    def __init__(
        self, game: Game, dice: Dice, *, master: bool = False, people: Sequence[str] = (), light: bool = False
    ) -> None:
        self._prepare(game, dice, master, people, light)
        self._begin()
        self._advance(None)

    def _prepare(self, game: Game, dice: Dice, master: bool, people: Sequence[str], light: bool) -> None:
        self.game, self.dice, self.light = game, dice, light
        self.record: list[Entry] = []
        self.kept: list[Kept] = []
        self.log: list[Event] = []
        self.events = 0  # how many events hold; the log may be longer, it keeps what was taken back
        self.dice_rolled = 0
        self.steps = 0
        self.question: Question | None = None
        self.joint: JointAnswers | None = None
        self.outcome: Outcome | None = None
        self.checkpoints: list[Checkpoint] = []
        self.watch: Callable[[Question], None] | None = None
        self._replaying = self._muted = False
        self.play: Play[Any] = Play(
            state=game.system.setup(game.scenario, game.content),
            knobs=game.scenario.knobs,
            content=game.content,
            seats=game.seats,
            master=game.master if master else None,
            tell=self._tell,
            people=tuple(people),
        )

    # What can be read.

    @property
    def people(self) -> tuple[str, ...]:
        """The seats that persons sit on."""
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
        return [event for event in self.log if event.visible_to(seat)]

    def known_to(self, seat: str, luck: Random) -> Play[Any]:
        """The play as a seat knows it: what is hidden from it is dealt anew. Not to be changed."""
        if not self.game.system.has_secrets:
            return self.play
        return replace(self.play, state=self.game.system.conceal(self.play, seat, luck), tell=_nobody_listens)

    # What changes it.

    def answer(self, seat: str, raw: Any, about: str = "", purpose: str = "") -> Answer:
        """Answer the open question of a seat; returns the canonical answer, or refuses and changes nothing.

        In a joint question ``about`` or ``purpose`` tell the seat's parts apart; without them the first unanswered part
        is meant. An answer given again amends the first, where that is allowed.
        """
        return self.give(self._question_of(seat, about, purpose), raw)

    def give(self, question: Question, raw: Any) -> Answer:
        """Answer this very question, which must be open (one of ``asked``)."""
        answer = question.read(raw)
        joint = self.joint
        if joint is not None:
            joint.check(question, self.play.people)
        self._take(Answered(question.label, answer))
        return answer

    def confirm(self, seat: str) -> None:
        """The seat stands by its answers to the open joint question."""
        if self.joint is None:
            raise NotAsked(seat, "confirm", "there is nothing to confirm")
        self.joint.check_confirm(seat)
        self._take(Confirmed(self.joint.confirmation(seat)))

    def free_to(self, seat: str) -> int:
        """How many of the kept answers must stay if the seat takes back all it may without anybody's consent."""
        keep = len(self.kept)
        while keep and self.kept[keep - 1].label.seat == seat and self.kept[keep - 1].label.kind != Roll.kind:
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

        Free as far as only own decisions fall; beyond the last die, card or answer of another it takes the consent of
        all other people at the table. The same dice come again.
        """
        if self.light:
            raise SystemFault("a light match keeps no checkpoints and cannot take anything back")
        if keep is None:
            keep = self.last_of(seat)
        if keep is None or not 0 <= keep < len(self.kept):
            raise NotAsked(seat, "undo", "there is nothing to take back")
        if keep < self.free_to(seat):
            missing = [name for name in self.people if name != seat and name not in consent]
            if missing:
                raise UndoRefused(seat, missing)
        gone, before = len(self.kept) - keep, self.events
        self.record.append(Undone(seat, keep, tuple(consent)))
        self._rebuild(self.kept[:keep])
        self.log.append(TakenBack(by=seat, answers=gone, events=before - self.events, consent=tuple(consent)))
        self._settle()

    def fork(self) -> Match:
        """An independent copy at the same question. Neither ever changes the other."""
        if self.light:
            raise SystemFault("a light match keeps no checkpoints and cannot fork")
        twin = Match.__new__(Match)
        twin._prepare_twin(self)
        twin._rebuild(self.kept)
        return twin

    def _prepare_twin(self, other: Match) -> None:
        self.game, self.dice, self.light = other.game, other.dice, other.light
        self.record, self.log = list(other.record), list(other.log)
        self.kept = []
        self.checkpoints = list(other.checkpoints)
        self.watch = None
        self.play = replace(other.play, tell=self._tell)

    # How it runs.

    def _tell(self, event: Event) -> None:
        self.events += 1
        if not self._muted:
            self.log.append(event)

    def _begin(self) -> None:
        if not self.light:
            state = codec.dump(self.play.state, self.game.system.state_type)
            self.checkpoints.append(Checkpoint(self.steps, len(self.kept), self.events, self.dice_rolled, state))
        self.steps += 1
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
        send = self._flow.send
        while True:
            try:
                question = send(value)
            except StopIteration:
                outcome = self.game.system.outcome(self.play)
                if outcome is not None:
                    self._end(outcome)
                    return
                self._begin()
                send, value = self._flow.send, None
                continue
            if self.watch is not None:
                self.watch(question)
            if type(question) is Roll and not self._replaying:
                faces = self.dice.cast(question, self.dice_rolled)
                if faces is not None:
                    entry = Answered(question.label, faces)
                    self.record.append(entry)
                    self.kept.append(entry)
                    self.dice_rolled += len(faces)
                    value = faces
                    continue
            self._open(question)
            return

    def _open(self, question: Question) -> None:
        if not isinstance(question, Question):
            raise SystemFault(f"{_place(self._flow)} asked {question!r}, which is not a question")
        self.question = question
        self.joint = JointAnswers(question) if isinstance(question, Joint) else None

    def _end(self, outcome: Outcome) -> None:
        self.outcome, self.question, self.joint = outcome, None, None
        self._tell(Ended(winners=outcome.winners, reason=outcome.reason))

    def _take(self, entry: Kept) -> None:
        """Note an answer and go on. If the rules break over it, the match stands where it stood."""
        recorded, kept, told = len(self.record), len(self.kept), len(self.log)
        self.record.append(entry)
        self.kept.append(entry)
        try:
            self._feed(entry)
        except Exception as error:
            if not self.light:
                del self.record[recorded:], self.log[told:]
                self._rebuild(self.kept[:kept])
            if isinstance(error, HolmgangError):
                raise
            place = _fault_place(error)
            raise SystemFault(f"the rules of {self.game.system.id} broke at {place}: {error!r}") from error

    def _feed(self, entry: Kept) -> None:
        """Give the open question an answer whose label fits."""
        if self.joint is None:
            if type(self.question) is Roll:
                self.dice_rolled += len(entry.answer)  # type: ignore[union-attr]
            self._advance(entry.answer)  # type: ignore[union-attr]
            return
        settled, answer = self.joint.take(entry)
        if settled:
            self._advance(answer)

    def _settle(self) -> None:
        """If dice lie open that the source can cast, cast them."""
        if type(self.question) is Roll:
            faces = self.dice.cast(self.question, self.dice_rolled)
            if faces is not None:
                self._take(Answered(self.question.label, faces))

    def _question_of(self, seat: str, about: str, purpose: str) -> Question:
        if self.question is None:
            raise NotAsked(seat, purpose or "answer", "the match is over")
        if self.joint is not None:
            return self.joint.part_of(seat, about, purpose)
        question = self.question
        if question.seat != seat or (about and about != question.about) or (purpose and purpose != question.purpose):
            asked = f"{question.label}"
            raise NotAsked(seat, purpose or "answer", f"this is not asked now; open is: {asked}")
        return question

    # How it comes back.

    def _rebuild(self, entries: Iterable[Kept]) -> None:
        """Restore the last checkpoint before the end of ``entries`` and feed the rest again."""
        entries = list(entries)
        while len(self.checkpoints) > 1 and self.checkpoints[-1].answers > len(entries):
            self.checkpoints.pop()
        last = self.checkpoints.pop()
        self.kept = entries[: last.answers]
        self.steps, self.events, self.dice_rolled = last.step, last.events, last.dice
        self.outcome, self.question, self.joint = None, None, None
        self.play.state = codec.load(self.game.system.state_type, last.state)
        self._replaying = self._muted = True
        try:
            self._begin()
            self._advance(None)
            self._replay(entries[last.answers :])
        finally:
            self._replaying = self._muted = False

    def _replay(self, entries: Sequence[Kept]) -> None:
        for entry in entries:
            place = len(self.kept)
            if self.question is None:
                raise ReplayDiverged(place, entry.label, "nothing: the match is over")
            if not self._fits(entry):
                raise ReplayDiverged(place, entry.label, self.question.label)
            self.kept.append(entry)
            self._feed(entry)

    def _fits(self, entry: Kept) -> bool:
        if self.joint is not None:
            return self.joint.fits(entry)
        return isinstance(entry, Answered) and self.question is not None and entry.label == self.question.label


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



