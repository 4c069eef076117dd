"""The record: what was answered to which question, in order, for ever.

A record only grows. Taking something back is an entry of its own; :func:`kept` gives what holds after all of them.
Entries never change: every reader of an answer, the rules first of all, gets a copy (:func:`copied`).

:class:`JointAnswers` follows an open joint question through the record: which answers it has, which seats have
confirmed, when it is settled.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeVar

from holmgang.kernel.errors import AnswerRefused, NotAsked, SaveDamaged
from holmgang.kernel.events import Event
from holmgang.kernel.questions import Answer, Joint, Label, Question, labelled
from holmgang.kernel.sums import phrase

T = TypeVar("T")


def copied(answer: Answer) -> Answer:
    """Copy an answer; the copy shares nothing with it that could change."""
    if type(answer) is list:
        return [copied(item) if type(item) in (list, dict) else item for item in answer]
    if type(answer) is dict:
        return {key: copied(item) if type(item) in (list, dict) else item for key, item in answer.items()}
    return answer


class Answered(NamedTuple):
    """A question was answered; in a joint question, a part of it was answered or amended."""

    label: Label
    answer: Answer

    def plain(self) -> dict[str, Any]:
        return {**_label_plain(self.label), "answer": copied(self.answer)}


class Confirmed(NamedTuple):
    """A seat stands by its answers to the open joint question."""

    label: Label

    def plain(self) -> dict[str, Any]:
        return {**_label_plain(self.label), "confirmed": True}


answered: Callable[[tuple[Label, Answer]], Answered] = partial(tuple.__new__, Answered)
confirmed: Callable[[tuple[Label]], Confirmed] = partial(tuple.__new__, Confirmed)
"""Entries of tuples, at half the price of naming their fields: they are made by the million."""


class Undone(NamedTuple):
    """Only the first ``keep`` of the entries that held until now still hold."""

    by: str
    keep: int
    consent: tuple[str, ...]

    def plain(self) -> dict[str, Any]:
        return {"undone_by": self.by, "keep": self.keep, "consent": list(self.consent)}


class Seated(NamedTuple):
    """From here on a person plays the seat, or the engine does. People have a say in what is taken back."""

    seat: str
    person: bool

    def plain(self) -> dict[str, Any]:
        return {"seated": self.seat, "person": self.person}


RecordEntry = Answered | Confirmed | Undone | Seated
Kept = Answered | Confirmed


def kept(entries: Iterable[RecordEntry]) -> list[Kept]:
    """Return the entries of a record that hold: everything taken back is left out."""
    holds: list[Kept] = []
    for entry in entries:
        if isinstance(entry, Undone):
            del holds[entry.keep :]
        elif not isinstance(entry, Seated):
            holds.append(entry)
    return holds


def sitting(people: Sequence[str], entries: Iterable[RecordEntry]) -> tuple[str, ...]:
    """The seats that persons sit on after these entries, if ``people`` sat there before them."""
    seats = list(people)
    for entry in entries:
        if isinstance(entry, Seated):
            seats = [name for name in seats if name != entry.seat] + [entry.seat] * entry.person
    return tuple(seats)


def sat_since(people: Sequence[str], entries: Iterable[RecordEntry], keep: int) -> tuple[str, ...]:
    """The seats that persons have sat on at any time since no more than the first ``keep`` answers held.

    The person who sits there now comes first; ``people`` sat there before the first entry.
    """
    now, since, holds = tuple(people), dict.fromkeys(people), 0
    for entry in entries:
        if isinstance(entry, Seated):
            now = sitting(now, [entry])
        else:
            holds = entry.keep if isinstance(entry, Undone) else holds + 1
        since = dict.fromkeys(now if holds <= keep else (*now, *since))
    return tuple(since)


class Trail:
    """Notes of a match beside its record: where the events of each entry begin in the log, which events still
    hold, and which answers laid something open.

    Places in the log count from 0; they are never shown. A reader's lines are numbered by :meth:`places_known`.
    """

    __slots__ = ("_known", "marks", "opened", "standing")

    def __init__(self) -> None:
        self.marks: list[int] = []
        """For each entry of the record, how long the log was before it."""
        self.standing: list[int] = []
        """The places of the events that hold."""
        self.opened: list[int] = []
        """The places among the kept answers of those that laid something open."""
        self._known: dict[str | None, tuple[int, list[int]]] = {}

    def copy(self) -> Trail:
        """A trail that goes its own way from here."""
        twin = Trail()
        twin.marks, twin.standing, twin.opened = list(self.marks), list(self.standing), list(self.opened)
        return twin

    def lay_open(self, answer: int) -> None:
        """Note that after this kept answer a seat knows what an undo cannot make it forget."""
        if answer >= 0 and (not self.opened or self.opened[-1] < answer):
            self.opened.append(answer)

    def lay_open_before(self, answers: int) -> None:
        """Note that it is unknown what the first answers laid open: any of them may have."""
        if answers and (not self.opened or self.opened[0] >= answers):
            self.opened.insert(0, answers - 1)

    def close_from(self, answers: int) -> None:
        """Only so many answers are kept: what the later ones laid open will be noted again if it comes again."""
        del self.opened[bisect_left(self.opened, answers) :]

    def fallen(self, events: int) -> list[int]:
        """Only the first ``events`` of those that held still hold; returns the places of the others."""
        gone = self.standing[events:]
        del self.standing[events:]
        return gone

    def forget(self, entries: int, events: int) -> None:
        """The record and the log have been cut back, as if the last answer had never been given."""
        del self.marks[entries:]
        self.fallen(events)
        self._known.clear()

    def places_known(self, log: Sequence[Event], seat: str | None) -> list[int]:
        """The places of the events a seat may know of. A reader's number of an event is its rank in here, from 1 on."""
        seen, places = self._known.get(seat, (0, []))
        if seen < len(log):
            places.extend(place for place in range(seen, len(log)) if log[place].visible_to(seat))
            self._known[seat] = (len(log), places)
        return places


def own_numbers(places: Sequence[int], numbers: Iterable[int]) -> tuple[int, ...]:
    """Numbers in the whole log as a reader counts them who knows the events at ``places``; the others fall out."""
    ranks = ((bisect_left(places, number - 1), number - 1) for number in numbers)
    return tuple(rank + 1 for rank, place in ranks if rank < len(places) and places[rank] == place)


def _label_plain(label: Label) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": label.kind, "seat": label.seat, "purpose": label.purpose}
    if label.about:
        data["about"] = label.about
    if label.sides:
        data["sides"] = list(label.sides)
    return data


def entry_from(data: Mapping[str, Any], at: int) -> RecordEntry:
    """An entry from its JSON form; a damaged one is named by its place, ``at`` from 0 on."""
    try:
        if "undone_by" in data:
            return Undone(_a(str, data["undone_by"]), _a(int, data["keep"]), _all(str, data["consent"]))
        if "seated" in data:
            return Seated(_a(str, data["seated"]), _a(bool, data["person"]))
        kind, seat, purpose = _all(str, [data["kind"], data["seat"], data["purpose"]])
        label = Label(kind, seat, purpose, _a(str, data.get("about", "")), _all(int, data.get("sides", [])))
        return Confirmed(label) if "confirmed" in data else Answered(label, data["answer"])
    except (KeyError, TypeError):
        raise SaveDamaged("save-entry-label", entry=at + 1) from None


def _a(kind: type[T], value: Any) -> T:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is not of type {kind.__name__}")
    return value


def _all(kind: type[T], values: Any) -> tuple[T, ...]:
    return tuple(_a(kind, value) for value in _a(list, values))


CONFIRM = "confirm"


class JointAnswers:
    """Progress of one joint question. Rebuilt from the record like everything else."""

    def __init__(self, question: Joint) -> None:
        self.question = question
        self.answers: dict[int, Answer] = {}
        self.confirmed: dict[str, bool] = {}
        self.amendments: dict[str, int] = {}
        self._by_label: dict[Label, int] | None = None
        for part in question.parts:
            self.confirmed[part.seat] = False

    @property
    def _places(self) -> dict[Label, int]:
        """The positions of the parts, by their labels. Made when first asked for: playouts never ask."""
        if self._by_label is None:
            self._by_label = {part.label: place for place, part in enumerate(self.question.parts)}
        return self._by_label

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
        """Raise an error unless this part, which has that label, may be answered or answered again now."""
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
        """Raise an error unless this seat may confirm now."""
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
        """Return whether a recorded entry belongs to this question."""
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
        """Return whether all seats learn the secret answers of the others when it is settled."""
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
