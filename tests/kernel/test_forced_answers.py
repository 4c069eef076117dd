"""Questions with one possible answer, which a driver may give without asking."""

from __future__ import annotations

from typing import Any

import pytest

from holmgang.kernel.play import Play, Rest, ask
from holmgang.kernel.questions import (
    REQUIRED,
    Amount,
    Choose,
    ChooseSome,
    Declare,
    FreeWords,
    Option,
    Order,
    Question,
)

ONE, TWO = [Option("a")], [Option("a"), Option("b")]
EQUAL = [Option("die_1"), Option("die_2", like="die_1")]
TARGET = Choose("s", "target", ONE)
OPEN_TARGET = Choose("s", "target", TWO)


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Choose("s", "p", ONE), "a"),
        (Choose("s", "p", EQUAL), "die_1"),
        (Declare("s", "p", ONE), {"p": "a"}),
        (Declare("s", "p", [Option("a", details=(TARGET,))]), {"p": "a", "target": "a"}),
        (ChooseSome("s", "p", TWO, least=2), ["a", "b"]),
        (ChooseSome("s", "p", TWO, most=0), []),
        (ChooseSome("s", "p", ()), []),
        (ChooseSome("s", "p", EQUAL, least=1, most=1), ["die_1"]),
        (Order("s", "p", ONE), ["a"]),
        (Order("s", "p", EQUAL), ["die_1", "die_2"]),
        (Amount("s", "p", 2, 2), 2),
    ],
)
def test_the_only_possible_answer_is_known_and_is_one(question: Question, answer: object) -> None:
    assert question.foregone == answer
    assert question.read(answer) == answer


@pytest.mark.parametrize(
    "question",
    [
        Choose("s", "p", TWO),
        Declare("s", "p", TWO),
        Declare("s", "p", [Option("a", details=(OPEN_TARGET,))]),
        ChooseSome("s", "p", ONE),
        ChooseSome("s", "p", TWO, least=1),
        ChooseSome("s", "p", EQUAL, least=1, most=2),
        Order("s", "p", TWO),
        Amount("s", "p", 1, 2),
        FreeWords("s", "p"),
    ],
)
def test_a_real_choice_is_always_asked(question: Question) -> None:
    assert question.foregone is REQUIRED


def play(asks_all: bool = False) -> Play[None]:
    return Play(None, None, None, ("s",), None, asks_all=asks_all)


def put(
    play: Play[None], question: Question, answer: Any, settled: Any = REQUIRED
) -> tuple[list[Question | Rest], Any]:
    """Return the questions asked and the value that the rules received, where the world answers ``answer``."""
    asking, asked = ask(play, question, settled), []
    try:
        asked.append(next(asking))
        asking.send(answer)
    except StopIteration as received:
        return asked, received.value
    raise AssertionError("asked twice")


def test_a_forced_answer_is_not_asked() -> None:
    only, choice = Choose("s", "p", ONE), Choose("s", "p", TWO)
    assert put(play(), only, "b") == ([], "a")
    assert put(play(), choice, "b") == ([choice], "b")


def test_a_question_that_hides_something_is_asked_and_scripts_see_everything() -> None:
    hiding, only = Choose("s", "p", ONE, hides=True), Choose("s", "p", ONE)
    assert put(play(), hiding, "a") == ([hiding], "a")
    assert put(play(asks_all=True), only, "a") == ([only], "a")


def test_what_the_seat_has_said_already_is_not_asked_again_except_in_scripts() -> None:
    hiding = Choose("s", "p", TWO, hides=True)
    assert put(play(), hiding, "b", settled="a") == ([], "a")
    assert put(play(asks_all=True), hiding, "b", settled="a") == ([hiding], "b")
