"""Statistics of matches beyond the winner: the step that decided, and the part that the dice had in it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.kernel.bulk import luck_of, luck_weight
from holmgang.kernel.library import Library
from holmgang.kernel.questions import Label, Roll
from holmgang.kernel.record import Answered
from holmgang.lab.estimates import Bond
from holmgang.lab.playing import Draws, RunWay, play_again, play_one
from holmgang.lab.simulate import seat_policies
from holmgang.lab.tally import Course, Played, Standing, Tally

CORRIDOR = Library.discover().game("k6/corridor")
SEATS = seat_policies(CORRIDOR, {"all": "heuristic"})


def course(*left: tuple[int, int]) -> Course:
    """A match of two sides with ten lives each, and what was left of them at the start and after each step."""
    made = Course()
    for one, two in left:
        made.take({"a": Standing(1, one, 10), "b": Standing(1, two, 10)})
    return made


@pytest.mark.parametrize(
    ("left", "winner", "step"),
    [
        ([(10, 10), (9, 10), (9, 8), (9, 0)], "a", 2),
        ([(10, 10), (10, 8), (10, 4), (10, 0)], "a", 1),
        ([(10, 8), (10, 8), (10, 0)], "a", 0),
        ([(10, 10), (8, 10), (8, 8), (6, 8), (0, 8)], "b", 3),
        ([(10, 10), (8, 10), (0, 0)], "b", 2),
        ([(10, 10), (10, 2), (10, 1)], "b", 2),
    ],
    ids=["second step", "first step", "from the start", "after a tie", "won without a lead", "won from behind"],
)
def test_the_step_that_decided_is_the_one_after_which_the_winner_led(
    left: list[tuple[int, int]], winner: str, step: int
) -> None:
    assert course(*left).decided(winner) == step


def test_nothing_is_decided_where_no_side_can_lead() -> None:
    bare = Course()
    bare.take({"a": Standing(1, None), "b": Standing(1, 3, 3)})
    assert bare.decided("b") is None
    assert course((10, 10), (10, 0)).decided("no side of it") is None


def test_only_matches_that_one_side_won_are_decided() -> None:
    tally = Tally()
    for winners in (("a",), (), ("a", "b")):
        tally.count(Played(0, winners, 5, 2, {}, course((10, 10), (10, 5), (10, 0))), {"x": "a", "y": "b"})
    assert tally.decided == {1: 1}
    assert tally.lead_changes.total() == 3


@given(st.integers(2, 100))
def test_the_luck_of_a_die_has_the_mean_nothing_and_its_deviation_is_a_thousand(sides: int) -> None:
    every = [luck_of(face, sides) for face in range(1, sides + 1)]
    assert sum(every) == 0
    assert every == sorted(set(every))
    # Rounded once per die, to whole numbers: at most half of one in what a face counts for.
    assert abs(sum(one * one for one in every) / sides - 1000**2) <= 1000**2 * (1 / luck_weight(sides))


def test_cards_are_no_dice() -> None:
    draws = Draws()
    draws.watch(Roll("ann", "card", (6,), faces=("a", "b", "c", "d", "e", "f")))
    draws.watch(Roll("ann", "blow", (6, 6)))
    card = Answered(Label("roll", "ann", "card", "", (6,)), [6])
    blow = Answered(Label("roll", "ann", "blow", "", (6, 6)), [6, 1])
    assert draws.luck(card) == 0
    assert draws.luck(blow) == luck_of(6, 6) + luck_of(1, 6) == 0


def test_the_luck_of_a_match_is_that_of_its_dice() -> None:
    way = RunWay("", CORRIDOR, SEATS)
    for number in range(4):
        played, told = play_one(way, 3, number), play_again(way, 3, number)
        thrown = [one for one in told.kept if isinstance(one, Answered) and one.label.kind == "roll"]
        fell = [(one.label.seat, *die) for one in thrown for die in zip(one.answer, one.label.sides, strict=True)]
        for seat in CORRIDOR.seats:
            assert played.luck.get(seat, 0) == sum(luck_of(face, sides) for of, face, sides in fell if of == seat)
        assert fell


def test_dice_that_decide_everything_have_the_whole_share_and_those_that_do_not_have_none() -> None:
    chance = Random(7)
    decides, idle = Bond(), Bond()
    for _ in range(2000):
        decides.count(chance.choice((-500, 500)), False)
        idle.count(chance.randint(-900, 900), chance.random() < 0.5)
    assert decides.share is None  # no side ever won: there is nothing to account for
    everything = Bond()
    for number in (-300, 300) * 50:
        everything.count(number, number > 0)
    assert everything.share is not None
    assert everything.share.value == pytest.approx(1)
    assert idle.share is not None
    assert idle.share.interval[0] == 0.0 <= idle.share.value < 0.01


def test_half_of_the_variance_is_found_within_its_interval() -> None:
    """Winning by the sum of one's own luck and of another chance of the same weight."""
    chance, bond = Random(11), Bond()
    for _ in range(20_000):
        own, other = chance.gauss(0, 1000), chance.gauss(0, 1000)
        bond.count(round(own), own + other > 0)
    share = bond.share
    assert share is not None
    # The correlation of a normal number with the sign of its sum with another is sqrt(2 / pi) * sqrt(1 / 2).
    assert share.interval[0] < 1 / 3.14159265 < share.interval[1]
    assert share.interval[1] - share.interval[0] < 0.03


@given(st.lists(st.tuples(st.integers(-5000, 5000), st.booleans()), max_size=30), st.integers(0, 30))
def test_bonds_of_parts_add_up_to_that_of_the_whole(samples: list[tuple[int, bool]], cut: int) -> None:
    whole, parts = Bond(), (Bond(), Bond())
    for place, (number, came) in enumerate(samples):
        whole.count(number, came)
        parts[place >= cut].count(number, came)
    parts[0].add(parts[1])
    assert parts[0] == whole
    share = whole.share
    assert share is None or 0 <= share.interval[0] <= share.value <= share.interval[1] <= 1


def test_higher_dice_are_counted_by_sides() -> None:
    tally, sides = Tally(), {"x": "a", "y": "b", "z": "b"}
    matches = [(("a",), {"x": 900, "y": 100}), (("b",), {"x": 900, "z": 100}), (("b",), {"y": 500, "z": -200})]
    for winners, luck in matches:
        tally.count(Played(0, winners, 1, 1, {}, luck=luck), sides)
    assert (tally.luck["a"].rate.count, tally.luck["a"].rate.out_of) == (1, 2)
    assert (tally.luck["b"].rate.count, tally.luck["b"].rate.out_of) == (1, 1)
    tally.count(Played(0, (), 1, 1, {}, unfinished=True, luck={"x": 900}), sides)
    assert tally.luck["a"].bond.samples == 3
