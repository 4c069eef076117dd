"""Dice: counters, fairness, and what can be checked."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.kernel.dice import FairDice, ScriptedDice, SeededDice, TypedDice, check_fair, dice_from, face, key_of
from holmgang.kernel.drive import Driver
from holmgang.kernel.errors import AnswerRefused, InputError, SaveDamaged
from holmgang.kernel.match import Match
from holmgang.kernel.questions import Roll
from holmgang.kernel.record import Answered
from holmgang.kernel.system import Game
from holmgang.seats import RandomSeat


@given(st.integers(0, 10**6), st.integers(1, 1000))
def test_a_face_is_a_face(position: int, sides: int) -> None:
    assert 1 <= face(key_of("seed"), position, sides) <= sides


@given(st.lists(st.integers(1, 20), min_size=1, max_size=8).map(tuple), st.integers(0, 1000))
def test_a_roll_does_not_depend_on_the_rolls_before_it(dice: tuple[int, ...], position: int) -> None:
    source = SeededDice(5)
    whole = source.cast(Roll("a", "x", dice), position)
    single = [source.cast(Roll("a", "x", (sides,)), position + place)[0] for place, sides in enumerate(dice)]
    assert whole == single


def test_all_faces_come_about_equally_often() -> None:
    counts = Counter(face(key_of(1), position, 6) for position in range(60_000))
    # six standard deviations of a fair die around 10,000
    assert all(abs(count - 10_000) < 6 * 91.3 for count in counts.values())


def test_typed_dice_leave_open_rolls_to_people_and_draw_hidden_ones() -> None:
    source = TypedDice(1)
    assert source.cast(Roll("a", "x", (6,)), 0) is None
    assert source.cast(Roll("a", "x", (6,), seen_by=()), 0) == SeededDice(1).cast(Roll("a", "x", (6,)), 0)


def test_scripted_dice_fall_in_order_and_say_when_they_are_used_up() -> None:
    source = ScriptedDice([[3, 4], [6]])
    assert source.cast(Roll("a", "grade", (6, 6)), 0) == [3, 4]
    with pytest.raises(AnswerRefused, match="6 is not a face of a d4"):
        source.cast(Roll("a", "small", (4,)), 2)
    with pytest.raises(AnswerRefused, match="the script of dice is used up"):
        source.cast(Roll("a", "grade", (6,)), 3)


def test_every_share_changes_the_dice() -> None:
    dice = FairDice("secret")
    one, two = dice.with_share("ann", "rose"), dice.with_share("ann", "rosa")
    assert len({dice.key, one.key, two.key}) == 3
    assert dice.commitment == one.commitment


def played_fairly(duel: Game) -> tuple[FairDice, list[tuple[tuple[int, ...], list[int]]]]:
    dice = FairDice("a secret").with_share("ann", "rose").with_share("bea", "thorn")
    match = Match(duel, dice)
    Driver({seat: RandomSeat() for seat in duel.seats}, 1).run(match)
    rolls = [
        (entry.label.sides, entry.answer)
        for entry in match.kept
        if isinstance(entry, Answered) and entry.label.kind == "roll"
    ]
    return dice, rolls


def test_a_fair_match_can_be_checked_and_any_lie_is_found(duel: Game) -> None:
    dice, rolls = played_fairly(duel)
    assert len(rolls) > 10
    check_fair(dice.secret, dice.shares, dice.commitment, rolls)
    with pytest.raises(InputError, match="does not match the commitment"):
        check_fair("another", dice.shares, dice.commitment, rolls)
    with pytest.raises(InputError, match="roll 1:"):
        check_fair(dice.secret, {"ann": "rose"}, dice.commitment, rolls)
    sides, faces = rolls[4]
    forged = [*rolls[:4], (sides, [faces[0] % sides[0] + 1, *faces[1:]]), *rolls[5:]]
    with pytest.raises(InputError, match="roll 5:"):
        check_fair(dice.secret, dice.shares, dice.commitment, forged)


def test_what_is_public_does_not_name_the_secret() -> None:
    dice = FairDice.fresh()
    assert dice.secret not in str(dice.public())


@pytest.mark.parametrize("dice", [SeededDice(3), TypedDice("x"), FairDice("s", {"ann": "rose"})])
def test_a_source_survives_its_save(dice: SeededDice | TypedDice | FairDice) -> None:
    assert dice_from(dice.plain()) == dice


def test_an_unknown_source_is_an_error_that_lists_the_known() -> None:
    with pytest.raises(SaveDamaged, match="known: seeded, typed, fair, open"):
        dice_from({"mode": "loaded"})
