"""The match: answers in, questions out, and the way back."""

from __future__ import annotations

import pytest

from holmgang.bots import RandomBot
from holmgang.kernel.dice import SeededDice, TypedDice
from holmgang.kernel.driver import Driver
from holmgang.kernel.errors import AnswerRefused, NotAsked, SystemFault, UndoRefused
from holmgang.kernel.events import TakenBack
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Joint, Roll
from holmgang.kernel.system import Game
from holmgang.testing.conformance import picture


def at_deeds(game: Game, **kwargs: object) -> Match:
    return Match(game, SeededDice(7), people=("ann", "bea"), **kwargs)  # type: ignore[arg-type]


def declare(match: Match, axel: object = "rest", berg: object = "rest") -> None:
    match.answer("ann", axel)
    match.answer("bea", berg)
    match.confirm("ann")
    match.confirm("bea")


def test_an_open_joint_question_waits_for_every_confirmation(duel: Game) -> None:
    match = at_deeds(duel)
    assert isinstance(match.question, Joint)
    match.answer("ann", "rest")
    assert match.joint is not None
    assert match.joint.shown_to("bea") == {0: {"deed": "rest"}}
    with pytest.raises(AnswerRefused, match="some answers are still missing"):
        match.confirm("bea")
    match.answer("bea", "guard")
    match.confirm("ann")
    assert match.waiting_for() == ("bea",)
    match.confirm("bea")
    assert match.question is not None
    assert match.question.purpose == "courage"


def test_an_amendment_clears_the_confirmations_of_the_others(duel: Game) -> None:
    match = at_deeds(duel)
    match.answer("ann", "rest")
    match.answer("bea", "rest")
    match.confirm("ann")
    match.answer("bea", "guard")
    assert match.waiting_for() == ("ann", "bea")


def test_unattended_seats_amend_only_as_often_as_the_rules_allow(duel: Game) -> None:
    unattended = Match(duel, SeededDice(7))
    for deed in ("rest", "guard", "rest"):
        unattended.answer("ann", deed)
    with pytest.raises(AnswerRefused, match="no more than 2 changes"):
        unattended.answer("ann", "guard")
    attended = at_deeds(duel)
    for deed in ("rest", "guard") * 4:
        attended.answer("ann", deed)


def test_sealed_answers_are_hidden_and_final(duel: Game) -> None:
    match = at_deeds(duel)
    declare(match)
    match.answer("ann", 2)
    assert match.joint is not None
    assert match.joint.shown_to("bea") == {}
    assert match.joint.shown_to(None) == {}
    assert match.joint.shown_to("ann") == {0: 2}
    with pytest.raises(NotAsked, match="can no longer be changed"):
        match.answer("ann", 1)


@pytest.mark.parametrize(
    ("seat", "raw", "problem"),
    [
        ("cyr", "rest", "this question is not open now. Allowed: declare 'deed' of ann about axel"),
        ("ann", "flee", r"'flee' is not possible \(RG-3.2\)"),
        ("ann", "gaurd", "did you mean 'guard'"),
        ("ann", {"deed": "strike"}, "target: is missing for 'strike'. Allowed: berg"),
        ("ann", {"deed": "strike", "target": "axel"}, "'axel' is not possible"),
        ("ann", {"deed": "strike", "target": "berg", "force": 9}, "not a whole number from 0 to 2"),
        ("ann", {"deed": "guard", "froce": 1}, "'froce' was not asked for"),
        ("ann", 3, "a mapping of details is expected"),
    ],
)
def test_a_refused_answer_says_why_and_changes_nothing(duel: Game, seat: str, raw: object, problem: str) -> None:
    match = at_deeds(duel)
    before = picture(match)
    with pytest.raises(AnswerRefused, match=problem):
        match.answer(seat, raw)
    assert picture(match) == before
    assert match.joint is not None
    assert match.joint.answers == {}


def nested(depth: int) -> list[object]:
    whole: list[object] = []
    for _ in range(depth):
        whole = [whole]
    return whole


@pytest.mark.parametrize(
    "raw",
    [
        10**5000,
        nested(100_000),
        {"deed": 10**5000},
        {"deed": nested(100_000)},
        {"deed": "strike", "target": nested(100_000)},
        {"deed": "strike", "target": "berg", "force": 10**5000},
        {"deed": "guard", 10**5000: 1},
    ],
    ids=range(7),
)
def test_an_answer_that_cannot_be_written_out_is_refused_like_any_other(duel: Game, raw: object) -> None:
    match = at_deeds(duel)
    before = picture(match)
    with pytest.raises(AnswerRefused, match="…"):
        match.answer("ann", raw)
    assert picture(match) == before


def test_answers_are_handed_out_as_copies(duel: Game) -> None:
    match = at_deeds(duel)
    taken = match.answer("ann", "guard")
    before = picture(match), match.record[-1].plain()
    taken.clear()
    assert match.joint is not None
    for draft in match.joint.shown_to("bea").values():
        draft.clear()
    assert (picture(match), match.record[-1].plain()) == before
    assert before[1]["answer"]


def test_a_finished_match_takes_no_answers(duel: Game) -> None:
    match = Match(duel, SeededDice(1))
    Driver({seat: RandomBot() for seat in duel.seats}, 1).run(match)
    assert match.over
    with pytest.raises(NotAsked, match="the fight is over"):
        match.answer("ann", "rest")


def test_own_decisions_are_taken_back_freely_and_the_log_says_so(duel: Game) -> None:
    match = at_deeds(duel)
    match.answer("ann", {"deed": "strike", "target": "berg"})
    before = len(match.log)
    match.undo("ann")
    assert match.joint is not None
    assert match.joint.answers == {}
    assert isinstance(match.log[-1], TakenBack)
    assert len(match.log) == before + 1
    match.answer("ann", "rest")


def test_beyond_the_last_thing_revealed_an_undo_takes_consent(duel: Game) -> None:
    match = at_deeds(duel)
    declare(match, {"deed": "strike", "target": "berg"})
    match.answer("ann", 1)
    match.answer("bea", 0)
    match.answer("ann", ["axel", "berg"])
    kept = len(match.kept)
    with pytest.raises(UndoRefused, match="consent of bea"):
        match.undo("ann")
    assert len(match.kept) == kept
    match.undo("ann", consent=["bea"])
    assert match.question is not None
    assert match.question.purpose == "order"


def test_the_same_dice_come_again_after_an_undo(duel: Game) -> None:
    match = at_deeds(duel)
    declare(match, {"deed": "strike", "target": "berg"})
    match.answer("ann", 1)
    match.answer("bea", 0)
    match.answer("ann", ["axel", "berg"])
    dice = [entry.answer for entry in match.kept if entry.label.purpose == "blow"]  # type: ignore[union-attr]
    match.undo("ann", consent=["bea"])
    match.answer("ann", ["berg", "axel"])
    assert [entry.answer for entry in match.kept if entry.label.purpose == "blow"] == dice  # type: ignore[union-attr]
    assert dice


def test_an_undo_reaches_back_over_steps_and_leaves_a_replayable_record(duel: Game) -> None:
    match = at_deeds(duel)
    for _ in range(2):
        declare(match)
        match.answer("ann", 0)
        match.answer("bea", 0)
        match.answer("ann", ["axel", "berg"])
    assert match.steps == 3
    match.undo("ann", keep=8, consent=["bea"])
    assert match.steps == 1
    again = match.fork()
    assert picture(again) == picture(match)


def test_typed_dice_are_asked_for_and_hidden_draws_are_not(duel: Game) -> None:
    match = Match(duel, TypedDice(3), people=("ann", "bea"))
    declare(match, {"deed": "strike", "target": "berg"})
    match.answer("ann", 1)
    match.answer("bea", 0)
    match.answer("ann", ["axel", "berg"])
    assert isinstance(match.question, Roll)
    with pytest.raises(AnswerRefused, match="'7' is not a face of a d6"):
        match.answer("ann", [7])
    match.answer("ann", [5])
    assert isinstance(match.question, Roll)
    assert match.question.about == "berg"


def test_rules_that_break_leave_the_match_where_it_stood(duel: Game) -> None:
    match = at_deeds(duel)
    match.answer("ann", "rest")
    match.answer("bea", "rest")
    match.confirm("ann")
    before = picture(match)
    match.play.state.fighters = None  # what a bug in a rule might do
    with pytest.raises(SystemFault, match=r"the rules of refgame broke at .*\.py:\d+: TypeError"):
        match.confirm("bea")
    assert picture(match) == before
    assert match.waiting_for() == ("bea",)


def test_a_light_match_says_that_it_cannot_fork(duel: Game) -> None:
    match = Match(duel, SeededDice(1), light=True)
    with pytest.raises(SystemFault, match="cannot fork"):
        match.fork()
    with pytest.raises(SystemFault, match="cannot take anything back"):
        match.undo("ann")
