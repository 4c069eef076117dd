"""Questions put to several players together, rulings of the master, and options that are often offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from holmgang.kernel.events import Ruled
from holmgang.kernel.play import Flow, rule
from holmgang.kernel.questions import Answer, Choose, Joint, Option, Question, Roll, Spot
from holmgang.systems.kampbogen.state import Character, GamePlay


def together(concerned: Sequence[Character], make: Callable[[str], Question]) -> Flow[Answer]:
    """A question to the players together: the first seat's answer, unless others object; then the majority.

    Every seat concerned answers, openly and revisably; between equally many voices the earlier seat counts.
    """
    parts = tuple([make(seat) for seat in dict.fromkeys([one.seat for one in concerned])])
    first = parts[0]
    if len(parts) == 1:
        return (yield first)
    answers = yield Joint("", first.purpose, parts, revisable=True, limit=2, clauses=first.clauses)
    voices = [answers.count(answer) for answer in answers]
    return answers[voices.index(max(voices))]


@lru_cache(maxsize=1024)
def a_roll(seat: str, purpose: str, dice: tuple[int, ...], about: str, *clauses: str) -> Roll:
    """A roll of dice that is the same question whenever it is asked."""
    return Roll(seat, purpose, dice, about=about, clauses=clauses)


@lru_cache(maxsize=4096)
def token_option(name: str) -> Option:
    """The option to name token_option on the board."""
    return Option(name, at=(Spot.token(name),))


@lru_cache(maxsize=512)
def plain(*names: str) -> tuple[Option, ...]:
    """Options of which there is nothing to say but their words."""
    return tuple([Option(name) for name in names])


def as_written(play: GamePlay, purpose: str, answer: Any, clause: str) -> None:
    """Tell a ruling that the scenario has fixed: the default of the clause holds, and the master is not asked."""
    play.tell(Ruled, clause=clause, ruling=purpose, answer=answer, by="", by_default=True, clauses=(clause,))


def ruling(
    play: GamePlay, purpose: str, options: Sequence[str], default: str, clause: str, about: str = ""
) -> Flow[str]:
    """A ruling among plain words; without a master at the table the clause's default holds."""
    question = Choose(
        play.master or "",
        purpose,
        plain(*options),
        about=about,
        clauses=(clause,),
        default=default,
    )
    answer: Any = yield from rule(play, question)
    return str(answer)
