"""The dice for bulk: every face equally likely, nothing but key and counter in them, and C computes the same."""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holmgang.kernel.dice import BulkDice, bulk_face, bulk_key, dice_from, mixed
from holmgang.kernel.questions import Roll

WORD = st.integers(0, 2**64 - 1)

# The page's algorithm once more, by another hand: C, with the types the processor has.
C_SOURCE = r"""
#include <stdint.h>
#include <stdio.h>
int main(void) {
    uint64_t key, step, position, sides;
    while (scanf("%llu %llu %llu %llu", (unsigned long long *)&key, (unsigned long long *)&step,
                 (unsigned long long *)&position, (unsigned long long *)&sides) == 4) {
        uint64_t x = key + step * (position + 1);
        for (;;) {
            x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
            x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
            x ^= x >> 31;
            uint64_t product = (x >> 32) * sides;
            if ((uint32_t)product >= (uint32_t)((1ULL << 32) % sides)) {
                printf("%llu\n", (unsigned long long)((product >> 32) + 1));
                break;
            }
            x += step;
        }
    }
    return 0;
}
"""


@given(WORD, WORD, st.integers(0, 10**6), st.integers(1, 10**6))
def test_a_face_is_a_face(key: int, step: int, position: int, sides: int) -> None:
    assert 1 <= bulk_face(key, step | 1, position, sides) <= sides


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 20, 100])
def test_faces_fall_evenly(sides: int) -> None:
    counts: Counter[int] = Counter()
    throws = 2_000 * sides
    for match in range(20):
        key, step = bulk_key("even", match)
        counts.update(bulk_face(key, step, n, sides) for n in range(throws // 20))
    # Chi-squared has the mean of its degrees of freedom; six standard deviations above it is no chance.
    expected = throws / sides
    chi = sum((counts[face] - expected) ** 2 / expected for face in range(1, sides + 1))
    freedom = sides - 1
    assert chi < freedom + 6 * (2 * freedom) ** 0.5


def test_neighbouring_dice_and_matches_have_nothing_in_common() -> None:
    pairs = Counter(
        (bulk_face(*bulk_key(1, match), n, 6), bulk_face(*bulk_key(1, match + 1), n + 1, 6))
        for match in range(60)
        for n in range(120)
    )
    assert len(pairs) == 36
    assert max(pairs.values()) < 300  # 200 each on average


def test_c_computes_the_same(tmp_path: Path) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        pytest.skip("there is no C compiler on this machine")
    (tmp_path / "dice.c").write_text(C_SOURCE, encoding="ascii")
    subprocess.run([compiler, "-O1", "-o", str(tmp_path / "dice"), str(tmp_path / "dice.c")], check=True)
    asked = [
        (*bulk_key("c", match), position, sides)
        for match in range(40)
        for position in range(25)
        for sides in (2, 6, 20, 7, 3_000_000_000)
    ]
    given_in = "\n".join(" ".join(map(str, one)) for one in asked)
    told = subprocess.run([tmp_path / "dice"], input=given_in, capture_output=True, text=True, check=True).stdout
    assert [int(line) for line in told.split()] == [bulk_face(*one) for one in asked]


SIDES = st.sampled_from([6, 20]) | st.integers(1, 300) | st.integers(1, 2**32)
ALIKE = st.builds(lambda sides, number: [sides] * number, SIDES, st.integers(1, 4) | st.integers(1, 40))
ROLLS = st.lists(st.tuples(st.integers(-60, 60), ALIKE | st.lists(SIDES, max_size=40)), min_size=1)
"""Distance of each roll from the end of the last one, and its dice."""


@given(WORD, st.integers(0, 2**32), ROLLS)
def test_dice_mixed_many_at_once_are_those_mixed_one_by_one(
    seed: int, number: int, rolls: list[tuple[int, list[int]]]
) -> None:
    """In whatever order rolls are cast, however long they are, and where a number has to be mixed again."""
    dice, key, first = BulkDice(seed, number), bulk_key(seed, number), 0
    for skipped, sides in rolls:
        first = max(first + skipped, 0)
        one_by_one = [bulk_face(*key, place, wide) for place, wide in enumerate(sides, first)]
        assert dice.cast(Roll("ann", "blow", tuple(sides)), first) == one_by_one
        first += len(sides)


@pytest.mark.parametrize("sides", [(6, 6), (6,), (20, 20, 20, 20, 20), (6, 20), (6,) * 32])
def test_rolls_follow_each_other_as_in_a_match_and_come_again_after_an_undo(sides: tuple[int, ...]) -> None:
    dice, roll = BulkDice(3, 5), Roll("ann", "blow", sides)
    places = [*range(0, 200, len(sides)), *range(150, 100, -1), 40, 12, 0]
    for first in places:
        one_by_one = [bulk_face(*bulk_key(3, 5), place, wide) for place, wide in enumerate(sides, first)]
        assert dice.cast(roll, first) == one_by_one


def test_one_die_in_a_thousand_million_is_mixed_again() -> None:
    """Else some faces would fall a trifle too often; alone, and among others where all go at once."""
    key, step = bulk_key(1, 45981486)
    assert (mixed(key + 29 * step & 2**64 - 1) >> 32) * 6 & 2**32 - 1 < 2**32 % 6
    for dice, first in ((6, 6), 28), ((6,), 28), ((6, 20), 28), ((6,) * 32, 0):
        rolled = BulkDice(1, 45981486).cast(Roll("ann", "blow", dice), first)
        assert rolled == [bulk_face(key, step, place, sides) for place, sides in enumerate(dice, first)]


def test_the_source_survives_json() -> None:
    dice = BulkDice(7, 12)
    assert dice_from(dice.plain()) == dice
    key = bulk_key(7, 12)
    assert dice.cast(Roll("ann", "blow", (6, 20)), 4) == [bulk_face(*key, 4, 6), bulk_face(*key, 5, 20)]
