"""The answers to an open joint question: who has put what, who has confirmed, when it is settled."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterator
from functools import cached_property
from typing import Any

from holmgang.kernel.errors import AnswerRefused, NotAsked
from holmgang.kernel.questions import Answer, Joint, Label, Question, labelled
from holmgang.kernel.record import Answered, Confirmed, Kept, answered, confirmed, copied
from holmgang.kernel.sums import phrase

CONFIRM = "confirm"


class JointAnswers:
    """Progress of one joint question. Rebuilt from the record like everything else."""

    def __init__(self, question: Joint) -> None:
        self.question = question
        self.answers: dict[int, Answer] = {}
        self.confirmed: dict[str, bool] = {}
        self.amendments: dict[str, int] = {}
        for part in question.parts:
            self.confirmed[part.seat] = False

    @cached_property
    def _places(self) -> dict[Label, int]:
        """Where the parts stand, by their labels."""
        return {part.label: place for place, part in enumerate(self.question.parts)}

    def waiting_for(self) -> tuple[str, ...]:
        """The seats that have not confirmed, or not answered all their parts."""
        return tuple([seat for seat, done in self.confirmed.items() if not done])

    def unanswered(self, seat: str) -> tuple[Question, ...]:
        """The parts a seat still has to answer."""
        answers, parts = self.answers, self.question.parts
        return tuple([part for place, part in enumerate(parts) if place not in answers and part.seat == seat])

    def open_parts(self) -> tuple[Question, ...]:
        """Return the parts without an answer."""
        return tuple([part for place, part in enumerate(self.question.parts) if place not in self.answers])

    def next_open(self, seats: Container[str]) -> Question | None:
        """The first part that one of these seats still has to answer."""
        answers, parts = self.answers, self.question.parts
        if len(answers) < len(parts):
            for place, part in enumerate(parts):
                if place not in answers and part.seat in seats:
                    return part
        return None

    def shown_to(self, seat: str | None) -> dict[int, Answer]:
        """The answers so far that a seat may see, by place of the part."""
        parts = self.question.parts
        return {
            place: copied(answer)
            for place, answer in self.answers.items()
            if not self.question.sealed or parts[place].seat == seat
        }

    def forget_all_but(self, seat: str | None) -> None:
        """Drop the answers of all other seats: with another hand dealt to them, they may answer otherwise."""
        parts = self.question.parts
        self.answers = {place: answer for place, answer in self.answers.items() if parts[place].seat == seat}
        self.confirmed = {name: done and name == seat for name, done in self.confirmed.items()}

    def part_of(self, seat: str, about: str, purpose: str) -> Question:
        """The part that an answer of this seat means."""
        mine = [part for part in self.question.parts if part.seat == seat]
        fitting = [part for part in mine if about in ("", part.about) and purpose in ("", part.purpose)]
        if not fitting:
            awaited = [part.label for part in mine or self.question.parts]
            raise NotAsked.now(seat, purpose or self.question.purpose, *awaited)
        open_parts = [part for part in fitting if self._places[part.label] not in self.answers]
        return (open_parts or fitting)[0]

    def check(self, part: Question, label: Label, people: Collection[str]) -> None:
        """May this part, which has that label, be answered, or answered again, now?"""
        if self._places[label] not in self.answers:
            return
        if not self.question.revisable:
            raise NotAsked(part.seat, part.purpose, phrase("refused-answered-already"))
        limit = self.question.limit
        if limit is not None and part.seat not in people and self.amendments.get(part.seat, 0) >= limit:
            raise AnswerRefused(
                part.seat, part.purpose, phrase("refused-amendments", limit=limit), because=self._clause()
            )

    def check_confirm(self, seat: str) -> None:
        """May this seat confirm now?"""
        if seat not in self.confirmed:
            raise NotAsked(seat, CONFIRM, phrase("refused-no-part"))
        if len(self.answers) < len(self.question.parts) and (missing := self.unanswered(seat)):
            raise AnswerRefused(
                seat, CONFIRM, phrase("refused-not-all-answered"), [str(part.label) for part in missing]
            )

    def confirmation(self, seat: str) -> Label:
        """The label under which the record keeps a seat's confirmation."""
        return labelled(CONFIRM, seat, self.question.purpose)

    def fits(self, entry: Kept) -> bool:
        """Does a recorded entry belong to this question?"""
        if isinstance(entry, Confirmed):
            return entry.label == self.confirmation(entry.label.seat) and entry.label.seat in self.confirmed
        return entry.label in self._places

    def take(self, entry: Kept) -> bool:
        """Take an entry that fits; return whether the question is settled."""
        if type(entry) is Answered:
            label, answer = entry
            self._put(self._places[label], label.seat, answer)
            if self.question.first:
                return True
        else:
            self.confirmed[entry.label.seat] = True
        return False not in self.confirmed.values()

    def settle(self, answer: Callable[[Question], Answer]) -> Iterator[Kept]:
        """Have each open part answered and every missing confirmation given; yield each entry once it is taken.

        ``answer`` gives canonical answers; it may read those that were taken before.
        """
        question, answers = self.question, self.answers
        for place, part in enumerate(question.parts):
            if place not in answers:
                given = answer(part)
                self._put(place, part.seat, given)
                yield answered((part.label, given))
                if question.first:
                    return
        for seat in self.waiting_for():
            self.confirmed[seat] = True
            yield confirmed((self.confirmation(seat),))

    @property
    def settled(self) -> list[Any]:
        """Return the answers that the rules receive once the question is settled."""
        answers = self.answers
        if self.question.first:
            return [[place, copied(answer)] for place, answer in answers.items()][-1]
        return [copied(answers[place]) for place in range(len(answers))]

    @property
    def lays_open(self) -> bool:
        """Does everybody learn, when it is settled, what the others have answered in secret?"""
        return self.question.sealed and len(self.confirmed) > 1

    def _put(self, place: int, seat: str, answer: Answer) -> None:
        answers = self.answers
        if place in answers:
            self.amendments[seat] = self.amendments.get(seat, 0) + 1
        answers[place] = answer
        if not self.question.revisable:
            self.confirmed[seat] = len(answers) == len(self.question.parts) or not self.unanswered(seat)
        elif self.question.clears:
            self.confirmed = dict.fromkeys(self.confirmed, False)
        else:
            self.confirmed[seat] = False

    def _clause(self) -> str | None:
        return self.question.clauses[0] if self.question.clauses else None
