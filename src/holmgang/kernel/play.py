"""The running match as rule code sees it: the state, the knobs, the content, and a way to tell events.

Rule code is generators (:data:`Flow`): ``yield`` asks a question and receives the answer; ``play.tell`` states a fact.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import Any, Generic, ParamSpec, cast, final

from typing_extensions import TypeVar

from holmgang.kernel.errors import SystemFault
from holmgang.kernel.events import Event, Ruled
from holmgang.kernel.questions import REQUIRED, Answer, Question, Roll

S = TypeVar("S")
K = TypeVar("K", default=Any)
T = TypeVar("T")
P = ParamSpec("P")


@final
class Rest:
    """A place within a step where the state is all there is, but for a name and perhaps some plain JSON.

    Rules that ``yield Rest("movement")`` say: from here ``System.resume(play, "movement", held)`` could go on as well
    as I can. A match is then led back to this place instead of to the start of the step, which makes forks in the
    middle of a long step cheap. Nothing is asked, told or recorded by it, and nothing comes back. ``held`` makes what
    the rules have in their hands besides the state; it is only called where a caller may want it.
    """

    __slots__ = ("held", "place")

    def __init__(self, place: str, held: Callable[[], Any] | None = None) -> None:
        self.place, self.held = place, held


Flow = Generator[Question | Rest, Any, T]
"""Rule code that may ask: ``def strike(play: Play[Fight], …) -> Flow[int]``."""


@dataclass(eq=False)
class Play(Generic[S, K]):
    """One running match as the rules see it: ``Play[Fight, Knobs]`` for a state and knobs of these types.

    ``state`` is the only thing that changes, and only inside a step. ``master`` is the seat that rulings are put to,
    or None: then every ruling takes its default. ``people`` are the seats that persons sit on: rules may only use it
    where a clause itself speaks of unattended play. ``derived`` is the system's own place for what it has worked out
    from the state: it is never saved, it is empty at the start of every step, and policies may read it too.
    ``facts`` is what has been read from the state since the open question was asked (:func:`kept_while_open`).
    ``listener`` receives the events; without one none is made (:meth:`tell`). ``asks_all``: questions whose answer is
    known are put as well (:func:`ask`); scripts that prove the rules want to see what is offered. ``rests``: can the
    match come back to the middle of a step (:class:`Rest`)? A light one cannot.
    """

    state: S
    knobs: K
    content: Any
    seats: tuple[str, ...]
    master: str | None
    listener: Callable[[Event], None] | None = None
    people: tuple[str, ...] = ()
    derived: dict[Any, Any] = field(default_factory=dict)
    facts: dict[Any, Any] | None = None
    asks_all: bool = False
    rests: bool = True

    def tell(self, make: Callable[P, Event], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """State a fact: ``play.tell(Struck, attacker=…, target=…)``.

        ``make`` is the event's class, or a function that makes the event. It is called only if the match has a
        listener, so rules tell everything and need not ask whether the log is kept.
        """
        if self.listener is not None:
            self.listener(make(*args, **kwargs))

    def tell_each(self, make: Callable[P, Iterable[Event]], /, *args: P.args, **kwargs: P.kwargs) -> None:
        """State the facts that ``make`` yields, if any; like :meth:`tell` for a function that makes several events."""
        if self.listener is not None:
            for event in make(*args, **kwargs):
                self.listener(event)


F = TypeVar("F", bound=Callable[..., Any])


def kept_while_open(read: F) -> F:
    """For a function that only reads the state: while a question is open nothing changes, so it is worked out once.

    Options, validation and policies then share it. While the rules run it is worked out anew each time. Its first
    argument is the play, or something with its ``facts``; the others must be hashable, and given by place. What it
    returns must not be changed.
    """

    @wraps(read)
    def reading(play: Any, *args: Any) -> Any:
        facts = play.facts
        if facts is None:
            return read(play, *args)
        key = (read, args)
        found = facts.get(key, REQUIRED)
        if found is REQUIRED:
            found = facts[key] = read(play, *args)
        return found

    @wraps(read)
    def reading_of_one(play: Any, one: Any) -> Any:
        facts = play.facts
        if facts is None:
            return read(play, one)
        key = (read, one)
        found = facts.get(key, REQUIRED)
        if found is REQUIRED:
            found = facts[key] = read(play, one)
        return found

    @wraps(read)
    def reading_of_all(play: Any) -> Any:
        facts = play.facts
        if facts is None:
            return read(play)
        found = facts.get(read, REQUIRED)
        if found is REQUIRED:
            found = facts[read] = read(play)
        return found

    # Most are asked about one thing or about the play as a whole: that is worth ways without packing and unpacking.
    ways = {1: reading_of_all, 2: reading_of_one} if not read.__defaults__ else {}
    return cast(F, ways.get(read.__code__.co_argcount, reading))


def ask(play: Play[Any, Any], question: Question, settled: Answer = REQUIRED) -> Flow[Answer]:
    """Put a question, unless its answer is known without asking: then that one is taken.

    It is known if just one is possible and nothing is hidden behind it, or if ``settled`` is the answer that the seat
    has given already while nothing has changed for it. Nothing is told of it here: what follows from the answer tells
    it.
    """
    if not play.asks_all:
        if settled is not REQUIRED:
            return settled
        if not question.hides and (only := question.foregone) is not REQUIRED:
            return only
    return (yield question)


def rule(play: Play[Any, Any], question: Question) -> Flow[Answer]:
    """Put a ruling to the master if one is seated, else take the question's default; tell everybody either way.

    The question's seat is the master's, it has a default, and its first clause is the one that calls for the ruling.
    The mark ``ruling`` it gets here.
    """
    if question.default is REQUIRED or not question.clauses:
        raise SystemFault(f"the ruling {question.purpose!r} needs a default and a clause")
    clause = question.clauses[0]
    if play.master is None:
        answer, by = question.default, ""
    else:
        answer, by = (yield replace(question, ruling=True)), play.master
    play.tell(
        Ruled,
        clause=clause,
        ruling=question.purpose,
        answer=answer,
        by=by,
        by_default=play.master is None,
        clauses=(clause,),
    )
    return answer


def draw(
    seat: str, purpose: str, pile: list[T], name: Callable[[T], str], *, seen_by: tuple[str, ...] | None = ()
) -> Flow[T]:
    """Take a random thing out of a pile that has no order: a shuffled deck, a bag.

    The pile must not be empty. By default no seat sees what was drawn; tell it to those who may know.
    """
    faces = yield Roll(seat, purpose, (len(pile),), faces=lambda: [name(thing) for thing in pile], seen_by=seen_by)
    return pile.pop(faces[0] - 1)
