"""Laws of the arithmetic."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from holmgang.systems.psychopaths import rules

totals = st.integers(-20, 40)
glory = st.integers(1, 80)


@given(totals, totals)
def test_a_side_wins_exactly_if_the_totals_differ(attacker: int, defender: int) -> None:
    winner = rules.winner(attacker, defender)
    assert (winner == rules.TIE) == (rules.margin(attacker, defender) == 0)
    assert rules.winner(defender, attacker) == (rules.TIE if winner == rules.TIE else 1 - winner)


@given(totals, totals, st.booleans())
def test_the_smaller_total_acts_first(attacker: int, defender: int, attacker_first: bool) -> None:
    first = rules.acts_first(attacker, defender, attacker_first)
    assert (attacker, defender)[first] == min(attacker, defender)
    if attacker == defender:
        assert first == (rules.ATTACKER if attacker_first else rules.DEFENDER)


@given(glory, st.integers(-60, 60), st.integers(0, 5))
def test_glory_never_falls_below_the_floor_and_gains_are_whole(before: int, change: int, floor: int) -> None:
    after = rules.glory_after(before, change, floor)
    assert after >= min(before, floor)
    if change >= 0:
        assert after == before + change
    else:
        assert before + change <= after <= before


@given(st.integers(0, 12), glory)
def test_walking_is_worth_at_most_one_gain_and_never_less_for_more_fields(walked: int, has: int) -> None:
    def gain(fields: int) -> int:
        return rules.walking_glory(fields, has, 6, 2, 7, 3, 1).total

    assert gain(walked) in (0, 1)
    assert gain(walked + 1) >= gain(walked)
    assert gain(5) == 0
    assert gain(6) == (1 if has <= 2 else 0)
    assert gain(7) == 1


@given(st.integers(1, 6), st.integers(0, 4))
def test_pains_help_only_low_dice(die: int, copies: int) -> None:
    assert rules.pains_bonus(die, copies, 4, 1) == (copies if die <= 3 else 0)


@given(st.integers(2, 6), st.integers(0, 6))
def test_signatures_of_more_than_half(players: int, signed: int) -> None:
    assert rules.enough_signatures(signed, players, 50) == (2 * signed > players)


@given(st.integers(0, 6), st.integers(1, 3), st.integers(1, 3))
def test_tokens_neither_appear_nor_vanish_when_a_weapon_is_taken(spent: int, copies: int, full: int) -> None:
    tokens = max(0, copies * full - spent)
    taken = rules.tokens_taken(tokens, full)
    assert 0 <= taken <= full
    assert rules.tokens_kept(tokens, copies - 1, full) <= (copies - 1) * full


@given(st.integers(0, 10), st.integers(-10, 10))
def test_a_hand_is_never_smaller_than_nothing(limit: int, modifiers: int) -> None:
    assert rules.hand_size(limit, modifiers) == max(0, limit + modifiers)
