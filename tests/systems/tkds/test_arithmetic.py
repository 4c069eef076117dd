"""Properties of the arithmetic that no single example shows."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from holmgang.lab.odds import counted
from holmgang.systems.tkds import SYSTEM, rules

COUNT = st.integers(0, 12)


@given(COUNT, COUNT, st.integers(0, 6))
def test_steps_cancel_and_are_capped(bonuses: int, penalties: int, cap: int) -> None:
    net = rules.net_steps(bonuses, penalties, cap)
    assert abs(net) <= cap
    assert net == -rules.net_steps(penalties, bonuses, cap)
    assert rules.net_steps(bonuses + 1, penalties + 1, cap) == net


@given(st.integers(1, 20), st.integers(1, 20), st.integers(-3, 3), st.integers(-10, 60))
def test_naturals_override_everything(die: int, skill: int, net: int, threshold: int) -> None:
    total = rules.check_total(die, skill, net)
    success = rules.check_succeeds(die, total, threshold)
    assert success == (die == 20 or (die != 1 and total >= threshold))


@given(st.integers(0, 40), st.integers(0, 40))
def test_damage_is_at_least_one_unless_immune(rolled: int, least: int) -> None:
    assert rules.damage_dealt(rolled, True, least) == 0
    assert rules.damage_dealt(rolled, False, least) >= least


@given(st.integers(1, 100), st.integers(1, 60))
def test_a_shot_is_free_then_hampered_then_impossible(distance: int, near: int) -> None:
    found = rules.range_penalty(distance, near)
    assert found == (0 if distance <= near else 1 if distance <= 2 * near else rules.OUT_OF_RANGE)


@given(st.integers(0, 3), st.integers(0, 16), st.sampled_from([4, 16, 64]))
def test_cover_grows_with_what_is_hidden(gate: int, hidden: int, points: int) -> None:
    hidden = min(hidden, points)
    found = rules.cover_result(gate, hidden, points)
    if gate < 3:
        assert found == gate
    elif hidden < points:
        assert found <= rules.cover_result(gate, hidden + 1, points)


@given(st.integers(0, 200), st.integers(1, 10), st.booleans())
def test_falls_count_started_metres(height: int, per: int, deliberate: bool) -> None:
    dice = rules.fall_dice(height, per, deliberate)
    left = height - (2 * per if deliberate else 0)
    assert dice * per >= left
    assert dice == 0 or (dice - 1) * per < left


@given(st.integers(0, 60), st.integers(-60, 60), st.integers(1, 60))
def test_health_stays_within_its_limits(health: int, change: int, most: int) -> None:
    assert 0 <= rules.health_after(min(health, most), change, most) <= most


@given(st.integers(-30, 30), st.integers(-10, 60))
def test_faces_are_counted_as_they_fall(modifier: int, threshold: int) -> None:
    counted = sum(rules.check_succeeds(die, die + modifier, threshold) for die in range(1, 21))
    assert rules.faces_that_succeed(modifier, threshold) == counted


def table(contest: str, **numbers: Any) -> Any:
    """The one table of a contest."""
    [found] = counted(SYSTEM, contest, numbers, {}).tables.values()
    return found


def test_bait_thrown_twice_stops_three_pursuits_in_four() -> None:
    found = table("chase", lead=10, slowest_runner=5, slowest_pursuer=6, baits=2)
    assert found == {"got-away": Fraction(3, 4), "caught": Fraction(1, 4)}
    assert table("chase", lead=11, slowest_runner=6, slowest_pursuer=6) == {"given-up": 1}
    # 2 metres are made up in a round: 10 metres are gone after the fifth
    assert table("chase", lead=10, rounds=4) == {"given-up": 1}
    assert table("chase", lead=10, rounds=5) == {"caught": 1}


def test_hostile_creatures_seldom_come_round() -> None:
    pairs = [one + other for one, other in product(range(1, 7), repeat=2)]
    found = table("reaction", before=1)
    assert found["reaction_attacks"] == Fraction(sum(total - 4 <= 2 for total in pairs), 36)
    friendly = table("reaction", personality=12, before=3)["reaction_friendly"]
    assert friendly == Fraction(sum(total + 2 + 4 >= 12 for total in pairs), 36)
    assert table("reaction", personality=20, talking=False) == table("reaction")
