"""The arithmetic of the rules, for all numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from holmgang.systems.k6 import rules

small = st.integers(-12, 12)
count = st.integers(0, 12)


@given(small)
def test_successes_never_fall_as_the_difference_grows(diff: int) -> None:
    assert 0 <= rules.successes(diff) <= rules.successes(diff + 1) <= 3


@given(small, count, count, count, count)
def test_a_wound_is_never_less_than_none(diff: int, damage: int, armour: int, shield: int, resistance: int) -> None:
    lost = rules.wound(diff, damage, armour, shield, resistance)
    assert lost >= 0
    assert rules.wound(diff, damage, armour + 1, shield, resistance) <= lost
    assert lost == 0 or lost == diff + damage - armour - shield - resistance


@given(st.integers(0, 40))
def test_bands_never_shrink_with_distance(run_rounds: int) -> None:
    assert rules.band(run_rounds) <= rules.band(run_rounds + 1)
    assert rules.range_penalty(rules.band(run_rounds)) <= 0


@given(st.integers(0, 3), count, count, st.integers(0, 3))
def test_slow_always_halves_what_is_left(base: int, hasted: int, slowed: int, cap: int) -> None:
    step = rules.speed_step(base, hasted, slowed, cap)
    assert step <= cap
    assert rules.speed_step(base, hasted, slowed + 1 + hasted, cap) < min(base, cap)


@given(st.integers(1, 10), st.booleans(), st.booleans())
def test_several_targets_cost_their_number(targets: int, area: bool, able: bool) -> None:
    cost = rules.multi_target_penalty(targets, area, able)
    free = area or targets == 1 or (able and targets == 2)
    assert cost == (0 if free else -targets)


@given(st.lists(st.integers(1, 6), max_size=8))
def test_damage_dice_count_the_high_ones(faces: list[int]) -> None:
    assert rules.damage_dice(tuple(faces)) == len([face for face in faces if face >= 4])


@given(small, small, small, small)
def test_it_does_not_matter_who_writes_a_modifier_down(own: int, other: int, mine: int, theirs: int) -> None:
    assert rules.difference(own, other, mine, theirs) == rules.difference(own, other, mine - theirs, 0)


@given(count, small, small)
def test_a_chase_moves_by_one(gap: int, pursuer: int, fleer: int) -> None:
    assert abs(rules.chase_gap(gap, pursuer, fleer) - gap) <= 1


@given(count, st.integers(-2, 4), st.integers(-2, 4))
def test_opponents_two_sizes_larger_cannot_be_shoved(diff: int, own: int, other: int) -> None:
    assert rules.can_shove(own, other) == (other - own < 2)
    assert rules.push_metres(diff, own, other) in (diff, 2 * diff)


def test_death_comes_at_minus_half_the_full_lives() -> None:
    assert not rules.dead(-3, 8)
    assert rules.dead(-4, 8)
    assert rules.dead(-4, 9)


def test_a_stronger_runner_loses_fewer_rounds_to_arrive_fresh() -> None:
    assert [rules.fresh_delay(strength, False, False) for strength in (4, 3, 2, 1)] == [0, 0, 2, 4]
    assert rules.fresh_delay(3, True, True) == -1
    assert rules.fresh_delay(3, True, False) == 0
