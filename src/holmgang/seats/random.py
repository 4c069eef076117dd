"""The random seat: answers every question type of any system, evenly among what is allowed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, ClassVar

from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.questions import Amount, Choose, ChooseSome, Declare, Order, Question, Roll, Words, below
from holmgang.kernel.system import System


class RandomSeat:
    """Chooses evenly among the options, details included. It knows no game."""

    def answer(self, asked: Asked) -> Any:
        return random_answer(asked.question, asked.luck)


def heuristic_of(system: System[Any]) -> Policy:
    """What a system itself thinks sensible, or chance where it has no opinion."""
    made = system.policies.get("heuristic")
    return made() if made is not None else RandomSeat()


def seasoned_of(system: System[Any]) -> Policy:
    """The best a system knows without looking ahead: what seats that do begin with. Else its heuristic."""
    made = system.policies.get("seasoned")
    return made() if made is not None else heuristic_of(system)


class PlayoutSeat:
    """As even as the random seat and much quicker: it makes only the options it happens to choose."""

    canonical: ClassVar[bool] = True

    def answer(self, asked: Asked) -> Any:
        return quick_answer(asked.question, asked.luck)


def play_out(match: Match, luck: Random) -> None:
    """Play a light match to its end by chance, all seats alike. Nothing of it is recorded: see ``Match.play_out``."""
    match.play_out(partial(quick_answer, luck=luck))


def quick_answer(question: Question, luck: Random) -> Any:
    """An allowed answer in full and in canonical form, by chance."""
    kind = type(question)
    if kind is Choose:
        return question.any_option(luck).id  # type: ignore[attr-defined]
    if kind is not Declare:
        return sorted_some(question, luck) if isinstance(question, ChooseSome) else random_answer(question, luck)
    answer: dict[str, Any] = {}
    _quick_into(question, luck, answer)  # type: ignore[arg-type]
    return answer


def _quick_into(question: Declare, luck: Random, answer: dict[str, Any]) -> None:
    option = question.any_option(luck)
    answer[question.purpose] = option.id
    for detail in option.particulars:
        if type(detail) is Declare:
            _quick_into(detail, luck, answer)
        else:
            answer[detail.purpose] = quick_answer(detail, luck)


def sorted_some(question: ChooseSome, luck: Random) -> list[str]:
    """Some of the options, in their order."""
    options = question.options
    count = _how_many(question, luck)
    if count < 2:
        return [options[below(luck, len(options))].id] if count else []
    return [options[place].id for place in sorted(luck.sample(range(len(options)), count))]


def _how_many(question: ChooseSome, luck: Random) -> int:
    most, least = len(question.options), question.least
    if question.most is not None and question.most < most:
        most = question.most
    return least + below(luck, max(most - least, 0) + 1)


def random_answer(question: Question, luck: Random) -> Any:
    """An allowed answer, by chance."""
    return _BY_TYPE[type(question)](question, luck)


def _choice(question: Choose, luck: Random) -> str:
    return luck.choice(question.options).id


def _declaration(question: Declare, luck: Random) -> dict[str, Any]:
    option = luck.choice(question.options)
    answer: dict[str, Any] = {question.purpose: option.id}
    for detail in option.particulars:
        given = random_answer(detail, luck)
        answer.update(given if isinstance(detail, Declare) else {detail.purpose: given})
    return answer


def _some(question: ChooseSome, luck: Random) -> list[str]:
    return luck.sample([option.id for option in question.options], _how_many(question, luck))


def _order(question: Order, luck: Random) -> list[str]:
    ids = [option.id for option in question.options]
    luck.shuffle(ids)
    return ids


def _amount(question: Amount, luck: Random) -> int:
    return luck.randint(question.least, question.most)


def _words(question: Words, luck: Random) -> str:
    return "…"


def _dice(question: Roll, luck: Random) -> list[int]:
    return [luck.randint(1, sides) for sides in question.dice]


_BY_TYPE: dict[type[Question], Callable[[Any, Random], Any]] = {
    Choose: _choice,
    Declare: _declaration,
    ChooseSome: _some,
    Order: _order,
    Amount: _amount,
    Words: _words,
    Roll: _dice,
}
