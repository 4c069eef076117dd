"""What rule code has in its hands while it runs: the state, the knobs, the content, and a way to tell what happens.

Rule code is generators (:data:`Flow`): ``yield`` asks a question and receives the answer; ``play.tell`` states a fact.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from holmgang.kernel.events import Event, Ruled
from holmgang.kernel.questions import Answer, Choose, Option, Question, Roll

S = TypeVar("S")
T = TypeVar("T")
Flow = Generator[Question, Any, T]
"""Rule code that may ask: ``def strike(play: Play[Fight], …) -> Flow[int]``."""


@dataclass(eq=False)
class Play(Generic[S]):
    """One running match as the rules see it.

    ``state`` is the only thing that changes, and only inside a step. ``master`` is the seat that rulings are put to,
    or None: then every ruling takes its default. ``people`` are the seats that persons sit on: rules may only use it
    where a clause itself speaks of unattended play.
    """

    state: S
    knobs: Any
    content: Any
    seats: tuple[str, ...]
    master: str | None
    tell: Callable[[Event], None]
    people: tuple[str, ...] = ()


def rule(play: Play[Any], question: Question, default: Answer, clause: str) -> Flow[Answer]:
    """Put a ruling to the master if one is seated, else take the clause's default; tell everybody either way.

    ``question`` must be marked ``ruling=True``; its seat is the master's.
    """
    if play.master is None:
        answer, by = default, ""
    else:
        answer, by = (yield question), play.master
    play.tell(
        Ruled(
            clause=clause,
            ruling=question.purpose,
            answer=answer,
            by=by,
            by_default=play.master is None,
            clauses=(clause,),
        )
    )
    return answer


def draw(
    seat: str, purpose: str, pile: list[T], name: Callable[[T], str], *, seen_by: tuple[str, ...] | None = ()
) -> Flow[T]:
    """Take a random thing out of a pile that has no order: a shuffled deck, a bag.

    The pile must not be empty. By default nobody sees what was drawn; tell it to those who may know.
    """
    faces = yield Roll(seat, purpose, (len(pile),), faces=lambda: [name(thing) for thing in pile], seen_by=seen_by)
    return pile.pop(faces[0] - 1)


PASS = "pass"


def window(
    timing: str,
    seats: Sequence[str],
    offers: Callable[[str], Sequence[Option]],
    react: Callable[[str, str], Flow[None]],
    *,
    clauses: tuple[str, ...] = (),
    once: bool = False,
) -> Flow[None]:
    """A reaction window: ask each seat in order whether it reacts, until all in a row have passed.

    ``timing`` names the moment (``ask-<timing>`` is the sentence). ``seats`` must be everybody who *publicly could*
    react: being asked must not tell the table what somebody holds. A seat without anything to do is asked too and can
    only pass. With ``once`` each seat is asked a single time.
    """
    passed = 0
    turn = 0
    while passed < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1

        def options(seat: str = seat) -> list[Option]:
            return [Option(PASS), *offers(seat)]

        answer = yield Choose(seat, timing, options, clauses=clauses, default=PASS)
        if answer == PASS:
            passed += 1
        else:
            passed = passed + 1 if once else 0
            yield from react(seat, answer)

