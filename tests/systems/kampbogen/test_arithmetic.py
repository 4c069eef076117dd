"""The arithmetic of the combat book: exact odds by enumerating all dice, and what must hold for any numbers."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.kernel.sums import Sum
from holmgang.systems.kampbogen import rules
from holmgang.systems.kampbogen.board.odds import ways_against_grade
from holmgang.systems.kampbogen.board.totals import graded, roll_total
from holmgang.systems.kampbogen.board.wounds import grade_blow
from holmgang.systems.kampbogen.bots.prospects import brawl_expectation
from holmgang.systems.kampbogen.knobs import GRADE_VALUES, Knobs

TWO_DICE = tuple(product(range(1, 7), repeat=2))

ODDS = [
    (-6, 35, 35, 1226),
    (-5, 70, 56, 1170),
    (-4, 126, 80, 1090),
    (-3, 206, 104, 986),
    (-2, 310, 125, 861),
    (-1, 435, 140, 721),
    (0, 575, 146, 575),
    (1, 721, 140, 435),
    (2, 861, 125, 310),
    (3, 986, 104, 206),
    (4, 1090, 80, 126),
    (5, 1170, 56, 70),
    (6, 1226, 35, 35),
]


# The exact odds of the specification


@pytest.mark.parametrize(("difference", "above", "equal", "below"), ODDS)
def test_a_combat_roll_against_a_grade(difference: int, above: int, equal: int, below: int) -> None:
    knobs = Knobs()
    ability = GRADE_VALUES["lef5"][2] + difference
    found = {rules.ABOVE: 0, rules.EQUAL: 0, rules.BELOW: 0}
    for master, player in product(TWO_DICE, TWO_DICE):
        grade = graded(master, "difficult", knobs, "KB-4.1").total
        total = roll_total(knobs, player, ability, "strength", "KB-7.9", "KB-9.1").total
        found[rules.against(total, grade, rules.is_fumble(player, False))] += 1
    assert (found[rules.ABOVE], found[rules.EQUAL], found[rules.BELOW]) == (above, equal, below)
    assert ways_against_grade(knobs.dice, difference) == (above, equal, below, 1296)


def test_effects_wake_15_times_in_36_and_style_6_times() -> None:
    effects = sum(rules.effects_wake(rules.FROM_DICE, rules.raw(dice), 0, 0, 8) for dice in TWO_DICE)
    styles = sum(rules.style_wakes(rules.raw(dice), 10) for dice in TWO_DICE)
    assert (effects, styles) == (15, 6)


@pytest.mark.parametrize(
    ("value", "expected"),
    [(7, (7, 5)), (8, (5, 7)), (9, (5, 13)), (10, (1, 5)), (11, (1, 11)), (12, (1, 35))],
)
def test_expected_wounds_of_a_brawl(value: int, expected: tuple[int, int]) -> None:
    chance = Fraction(sum(rules.brawl_hits(rules.raw(dice), value) for dice in TWO_DICE), 36)
    assert chance / (1 - chance) == Fraction(*expected)
    assert brawl_expectation(Knobs(), value) == int(1000 * Fraction(*expected))


# What holds for any numbers

numbers = st.integers(-40, 60)
small = st.integers(0, 6)
dice = st.tuples(st.integers(1, 6), st.integers(1, 6))
results = st.sampled_from([rules.ABOVE, rules.EQUAL, rules.BELOW])


@given(numbers, numbers, st.booleans())
def test_a_total_is_above_equal_or_below(total: int, grade: int, fumbled: bool) -> None:
    result = rules.against(total, grade, fumbled)
    assert result == (rules.BELOW if fumbled else (total > grade) - (total < grade))


@given(st.lists(st.integers(2, 12), min_size=1, max_size=8), st.integers(0, 10))
def test_the_lowest_dice_are_struck(raws: list[int], opponents: int) -> None:
    places = rules.places_struck(opponents, len(raws))
    certain, tied = rules.exposure(tuple(raws), places)
    assert not set(certain) & set(tied)
    assert len(certain) <= places <= len(certain) + len(tied) or (not tied and len(certain) == places)
    if tied:
        assert len(tied) > places - len(certain) > 0
        assert len({raws[place] for place in tied}) == 1
    struck = max((raws[place] for place in (*certain, *tied)), default=0)
    spared = [raws[place] for place in range(len(raws)) if place not in (*certain, *tied)]
    assert all(raw > struck for raw in spared) or not (certain or tied)


@given(st.lists(st.tuples(small, st.integers(1, 9)), min_size=1, max_size=6))
def test_the_weakest_takes_the_wound(foes: list[tuple[int, int]]) -> None:
    place = rules.weakest(tuple(kamp for kamp, _ in foes), tuple(lives for _, lives in foes))
    assert foes[place] == min(foes)
    assert place == foes.index(min(foes))


@given(st.lists(st.integers(1, 4), min_size=1, max_size=6), st.booleans(), st.integers(1, 3))
def test_the_same_effect_counts_so_many_times(amounts: list[int], with_amount: bool, most: int) -> None:
    counted = rules.effect_counts(tuple(amounts), with_amount, most)
    assert counted[0] == max(amounts)
    if with_amount:
        assert all(counted.count(amount) == min(amounts.count(amount), most) for amount in amounts)
    else:
        assert len(counted) == min(len(amounts), most)


@given(results, small, small, st.booleans(), small, st.booleans())
def test_an_automatic_wound_guarantees_the_hit(
    result: int, hit: int, tie: int, prepared: bool, automatic: int, stacks: bool
) -> None:
    by_grade = rules.grade_wound(result, prepared, hit, tie)
    both = rules.combined_wound(by_grade, automatic, stacks)
    assert sum(both) == (by_grade + automatic if stacks else max(by_grade, automatic))


@given(results, st.booleans(), st.booleans(), small, small)
def test_characters_not_struck_pay_nothing(result: int, exposed: bool, limits: bool, tie: int, fail: int) -> None:
    cost = rules.roll_cost(result, exposed, limits, tie, fail)
    if limits and not exposed:
        assert cost == 0
    else:
        assert cost == {rules.ABOVE: 0, rules.EQUAL: tie, rules.BELOW: fail}[result]


@given(small, st.booleans(), small, st.booleans())
def test_a_blow_never_gets_lighter_and_nothing_stays_nothing(
    cost: int, ambushed: bool, damage: int, aggressive: bool
) -> None:
    knobs = Knobs(ambush_damage=damage)
    awake = frozenset(["aggressive"] if aggressive else [])
    blow = grade_blow(knobs, Sum.of(cost, "below-the-grade", "KB-9.6"), ambushed, awake).total
    assert blow >= cost
    assert blow == 0 or cost > 0
    assert blow <= max(cost, damage if ambushed else 0, 2 if aggressive else 0)


@given(dice, dice, numbers, numbers)
def test_a_hold_up_by_sense_and_by_letter(
    master: tuple[int, int], own: tuple[int, int], grade: int, total: int
) -> None:
    by_sense = rules.hold_up(master, own, grade, total, False)
    by_letter = rules.hold_up(master, own, grade, total, True)
    assert by_letter == by_sense[::-1]
    assert max(by_sense) == max(*master, *own)
    assert min(by_sense) == (max(*master, *own) if grade == total else min(*master, *own))


@given(st.integers(-1, 9), small)
def test_conditions_never_fall_below_minus_one(value: int, damage: int) -> None:
    assert rules.condition_after(value, damage) == max(value - damage, -1)


@given(st.integers(0, 12), st.integers(0, 12))
def test_wounds_beyond_the_last_life_are_lost(lives: int, wound: int) -> None:
    assert rules.opponent_lives(lives, wound) == max(lives - wound, 0)


@given(st.integers(0, 30), st.integers(1, 30))
def test_morale_breaks_at_a_third(left: int, start: int) -> None:
    assert rules.morale_breaks(left, start, *Knobs().morale_share) == (3 * left <= start)


def test_grades_rise() -> None:
    for values in GRADE_VALUES.values():
        assert [rules.grade_value(grade, values) for grade in range(7)] == sorted(set(values))
