"""Joint questions answered as a whole come to the same as answered one by one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from holmgang.kernel.questions import Amount, Joint, Question
from holmgang.kernel.record import Answered, Confirmed, JointAnswers, Kept

SEATS = st.lists(st.sampled_from(["ann", "bea", "cyd"]), min_size=1, max_size=5)
MOVES = st.lists(st.tuples(st.booleans(), st.integers(0, 4)), max_size=8)


def begun(question: Joint, moves: list[tuple[bool, int]]) -> JointAnswers | None:
    """After some have answered, amended and confirmed; None if that has settled it."""
    joint = JointAnswers(question)
    for confirms, place in moves:
        part = question.parts[place % len(question.parts)]
        entry: Kept
        if not confirms:
            entry = Answered(part.label, place)
        elif question.revisable and not joint.unanswered(part.seat):
            entry = Confirmed(joint.confirmation(part.seat))
        else:
            continue
        if joint.take(entry):
            return None
    return joint


@given(SEATS, MOVES, st.booleans(), st.booleans(), st.booleans())
def test_settled_as_a_whole_or_one_by_one(
    seats: list[str], moves: list[tuple[bool, int]], revisable: bool, clears: bool, first: bool
) -> None:
    parts: tuple[Question, ...] = tuple(Amount(seat, "bid", 0, 9, about=f"{i}") for i, seat in enumerate(seats))
    question = Joint("", "bids", parts, revisable=revisable, clears=clears, first=first)
    whole, singly = begun(question, moves), begun(question, moves)
    if whole is None or singly is None:
        return
    kept: list[Kept] = list(whole.settle(lambda part: int(part.about) + 5))

    one_by_one: list[Kept] = []
    settled = False
    for part in singly.open_parts():
        if not settled:
            one_by_one.append(Answered(part.label, int(part.about) + 5))
            settled = singly.take(one_by_one[-1])
    for seat in () if settled else singly.waiting_for():
        one_by_one.append(Confirmed(singly.confirmation(seat)))
        settled = singly.take(one_by_one[-1])
    assert settled
    assert kept == one_by_one
    assert whole.settled == singly.settled


@given(SEATS, st.booleans(), st.booleans(), st.booleans())
def test_answered_by_one_function_or_entry_by_entry(
    seats: list[str], revisable: bool, clears: bool, first: bool
) -> None:
    parts: tuple[Question, ...] = tuple(Amount(seat, "bid", 0, 9, about=f"{i}") for i, seat in enumerate(seats))
    question = Joint("", "bids", parts, revisable=revisable, clears=clears, first=first)
    joint = JointAnswers(question)
    entries = len(list(joint.settle(lambda part: int(part.about))))
    assert question.answered_by(lambda part: int(part.about)) == (joint.settled, entries)
