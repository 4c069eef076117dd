"""Dice: counters, fairness, and what can be checked."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.kernel.dice import (
    BulkDice,
    FairDice,
    SeededDice,
    TypedDice,
    dice_from,
    faces,
    fresh_seed,
    fresh_share,
    key_of,
)
from holmgang.kernel.errors import InputError, SaveDamaged
from holmgang.kernel.questions import Roll

SPAN = 1 << 64


@given(st.integers(0, 10**6), st.one_of(st.integers(1, 1000), st.integers(SPAN // 3, SPAN)))
def test_a_face_is_what_the_published_algorithm_says(position: int, sides: int) -> None:
    """Numbers from the last span, too short for all faces, are drawn again: with that many sides it often happens."""
    attempt, number = 0, SPAN
    while number >= SPAN - SPAN % sides:
        message = f"{position}.{attempt}".encode()
        number = int.from_bytes(hashlib.blake2b(message, key=key_of("seed"), digest_size=8).digest(), "big")
        attempt += 1
    assert faces(key_of("seed"), position, (sides,)) == [number % sides + 1]


@given(st.lists(st.integers(1, 20), min_size=1, max_size=8).map(tuple), st.integers(0, 1000))
def test_a_roll_does_not_depend_on_the_rolls_before_it(dice: tuple[int, ...], position: int) -> None:
    source = SeededDice(5)
    whole = source.cast(Roll("a", "x", dice), position)
    single = [source.cast(Roll("a", "x", (sides,)), position + place)[0] for place, sides in enumerate(dice)]
    assert whole == single


def test_all_faces_come_about_equally_often() -> None:
    counts = Counter(faces(key_of(1), 0, (6,) * 60_000))
    # six standard deviations of a fair die around 10,000
    assert all(abs(count - 10_000) < 6 * 91.3 for count in counts.values())


def test_typed_dice_leave_open_rolls_to_people_and_draw_hidden_ones() -> None:
    source = TypedDice(1)
    assert source.cast(Roll("a", "x", (6,)), 0) is None
    assert source.cast(Roll("a", "x", (6,), seen_by=()), 0) == SeededDice(1).cast(Roll("a", "x", (6,)), 0)


def test_every_share_changes_the_dice() -> None:
    dice = FairDice("secret", {"bea": "thorn"})
    one, two = dice.with_share("ann", "rose"), dice.with_share("ann", "rosa")
    assert len({dice.key, one.key, two.key}) == 3
    assert dice.commitment == one.commitment


def test_no_secret_can_swallow_a_share() -> None:
    """Joined by line ends, a secret that ends in a share gave the dice of another secret with that share."""
    shares = {"ann": "rose", "bea": "thorn"}
    swallowing = {"mode": "fair", "secret": "s\nann:rose", "shares": {"bea": "thorn"}}
    assert FairDice("s\nann:rose", {"bea": "thorn"}).key != FairDice("s", shares).key
    with pytest.raises(SaveDamaged, match="not words that can be mixed"):
        dice_from(swallowing)


def test_the_order_in_which_words_came_does_not_show() -> None:
    one, two = ({"ann": "rose", "bea": "thorn"}, {"bea": "thorn", "ann": "rose"})
    assert str(FairDice("s", one).plain()) == str(FairDice("s", two).plain())
    assert dice_from(FairDice("s", one).plain()).key == FairDice("s", two).key  # type: ignore[attr-defined]


def test_no_die_is_cast_before_the_players_have_added_a_share() -> None:
    with pytest.raises(InputError, match="need words from the players’ side"):
        FairDice("secret").cast(Roll("ann", "blow", (6,)), 0)


def test_secrets_drawn_for_people_cannot_be_guessed() -> None:
    assert len({fresh_seed() for _ in range(10)} | {fresh_share() for _ in range(10)}) == 20
    assert len(bytes.fromhex(fresh_seed())) * 8 >= 128


def test_public_data_does_not_name_the_secret() -> None:
    dice = FairDice.fresh()
    assert dice.secret not in str(dice.public())


@pytest.mark.parametrize("dice", [SeededDice(3), TypedDice("x"), FairDice("s", {"ann": "rose"})])
def test_a_source_survives_its_save(dice: SeededDice | TypedDice | FairDice) -> None:
    assert dice_from(dice.plain()) == dice


def test_an_unknown_source_is_an_error_that_lists_the_known() -> None:
    with pytest.raises(SaveDamaged, match=r"known: seeded, bulk, typed, fair$"):
        dice_from({"mode": "loaded"})


@pytest.mark.parametrize("seed", [True, 1.0, None, [1]])
@pytest.mark.parametrize("mode", ["seeded", "typed", "bulk"])
def test_a_seed_is_a_whole_number_or_words(mode: str, seed: object) -> None:
    with pytest.raises(SaveDamaged, match="dice of the saved fight are incomplete"):
        dice_from({"mode": mode, "seed": seed, "number": 1})


@pytest.mark.parametrize("number", [True, False, -1, 2**64, 2**64 + 1, 1.0, "1", None])
def test_the_number_of_a_match_in_a_run_has_64_bits(number: object) -> None:
    """Others would stand for the dice of a match that has a number of its own."""
    assert dice_from({"mode": "bulk", "seed": 1, "number": 2**64 - 1}) == BulkDice(1, 2**64 - 1)
    with pytest.raises(SaveDamaged, match="the bulk dice of the saved fight are incomplete"):
        dice_from({"mode": "bulk", "seed": 1, "number": number})


def test_a_draw_names_the_pile_as_it_was_when_a_player_looked() -> None:
    pile = ["ace", "king"]
    draw = Roll("ann", "card", (2,), faces=lambda: list(pile))
    assert draw.names == ("ace", "king")
    pile.pop()
    assert draw.names == ("ace", "king")
