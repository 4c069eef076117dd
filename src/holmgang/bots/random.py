"""The random seat: answers every question type of any system, evenly among what is allowed."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from holmgang.kernel.match import Match
from holmgang.kernel.policy import Asked, Policy
from holmgang.kernel.questions import Amount, Choose, ChooseSome, Declare, FreeWords, Order, Question, Roll, below
from holmgang.kernel.system import System


class RandomBot:
    """Chooses evenly among the options, details included. It knows no game and makes only what it chooses."""

    canonical: ClassVar[bool] = True

    def answer(self, asked: Asked) -> Any:
        return random_answer(asked.question, asked.luck)


def heuristic_of(system: System[Any]) -> Policy:
    """Return the system's own policy, or chance where it has none."""
    made = system.policies.get("heuristic")
    return made() if made is not None else RandomBot()


def seasoned_of(system: System[Any]) -> Policy:
    """The best a system knows without looking ahead: what seats that do begin with. Else its heuristic."""
    made = system.policies.get("seasoned")
    return made() if made is not None else heuristic_of(system)


def play_out(match: Match, luck: Random) -> None:
    """Play a light match to its end by chance, all seats alike. Nothing of it is recorded: see ``Match.play_out``."""
    match.play_out(lambda question: random_answer(question, luck))


def random_answer(question: Question, luck: Random) -> Any:
    """An allowed answer in full and in canonical form, by chance."""
    kind = type(question)
    if kind is Choose:
        return question.any_choice(luck)[0]  # type: ignore[attr-defined]
    if kind is Declare:
        answer: dict[str, Any] = {}
        _declare(question, luck, answer)  # type: ignore[arg-type]
        return answer
    match question:
        case ChooseSome():
            return _some(question, luck)
        case Order():
            ids = [option.id for option in question.options]
            luck.shuffle(ids)
            return ids
        case Amount():
            return luck.randint(question.least, question.most)
        case FreeWords():
            return "…"
        case Roll():
            return [luck.randint(1, sides) for sides in question.dice]
    raise TypeError(f"chance cannot answer {question!r}")


def _declare(question: Declare, luck: Random, answer: dict[str, Any]) -> None:
    """One of the options, and its particulars, written into the answer."""
    answer[question.purpose], details = question.any_choice(luck)
    for detail in details:
        if type(detail) is Declare:
            _declare(detail, luck, answer)
        else:
            answer[detail.purpose] = random_answer(detail, luck)


def _some(question: ChooseSome, luck: Random) -> list[str]:
    """Some of the options, in their order."""
    options, least = question.options, question.least
    most = len(options) if question.most is None else min(question.most, len(options))
    count = least + below(luck, max(most - least, 0) + 1)
    if count < 2:
        return [options[below(luck, len(options))].id] if count else []
    return [options[place].id for place in sorted(luck.sample(range(len(options)), count))]
