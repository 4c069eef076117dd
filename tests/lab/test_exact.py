"""A simulated rate against the exact one: the small game that `holmgang new system` writes, solved by hand."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from holmgang.cli.app import app
from holmgang.cli.common import library
from holmgang.kernel.exact import followed
from holmgang.kernel.library import Library
from holmgang.lab.simulate import simulate

ADA, BO = (6, 1), (4, 2)
"""Lives and the damage of the weapon, as in the scenario it writes."""


def chance_that_ada_wins() -> float:
    """Both strike or guard with equal chance; 4 or more hits, 5 or more a guard; a hundred rounds at most."""
    now = {(ADA[0], BO[0], False, False): 1.0}
    won = 0.0
    for half in range(200):
        then: dict[tuple[int, int, bool, bool], float] = defaultdict(float)
        for (own, other, _, other_guards), share in now.items():
            # The one whose turn it is comes first in the key; after the turn they change places.
            damage = (ADA if half % 2 == 0 else BO)[1]
            hit = (2 if other_guards else 3) / 6
            then[other, own, other_guards, True] += share / 2
            then[other, own, other_guards, False] += share / 2 * (1 - hit)
            if other > damage:
                then[other - damage, own, other_guards, False] += share / 2 * hit
            elif half % 2 == 0:
                won += share / 2 * hit
        now = then
    return won


def test_a_long_run_comes_near_the_exact_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delenv("HOLMGANG_SYSTEMS", raising=False)
    library.cache_clear()
    assert CliRunner().invoke(app, ["new", "system", "solved"]).exit_code == 0
    monkeypatch.setenv("HOLMGANG_SYSTEMS", "solved:SYSTEM")
    shelf = Library.discover()
    exact = chance_that_ada_wins()
    rate = simulate(shelf, shelf.game("solved/first"), 800, seed=11, processes=1).wins["ann"]
    assert 0.3 < exact < 0.4
    assert abs(rate.share - exact) < 3.29 * sqrt(exact * (1 - exact) / 800)  # 99.9 %


WAYS = 12
PLACES = 4
"""Places 0 to 3 go on; 4 is won, 5 is lost, 6 is a draw."""
ENDS = {4: "won", 5: "lost", 6: ""}


@st.composite
def roads(draw: st.DrawFn) -> list[dict[int, int]]:
    """Draw, for each of some places, the number of ways to each next place; some ways stay, perhaps equally many."""
    idle = draw(st.one_of(st.lists(st.integers(0, 6), min_size=PLACES, max_size=PLACES), st.integers(0, 6)))
    made = []
    for place in range(PLACES):
        stays = idle if isinstance(idle, int) else idle[place]
        goes = draw(st.lists(st.integers(0, PLACES + 2), min_size=WAYS - stays, max_size=WAYS - stays))
        lead: dict[int, int] = defaultdict(int)
        lead[place] += stays
        for after in goes:
            lead[after] += 1
        made.append({after: number for after, number in lead.items() if number})
    return made


@given(roads(), st.integers(1, 9))
def test_a_fight_followed_is_the_same_as_one_followed_step_by_step(made: list[dict[int, int]], limit: int) -> None:
    solved = followed(0, made.__getitem__, ENDS.get, ways=WAYS, sides=("won", "lost"), limit=limit)
    here, shares = {0: Fraction(1)}, dict.fromkeys(("won", "lost", ""), Fraction(0))
    lengths: dict[int, Fraction] = {}
    for step in range(1, limit + 1):
        there: dict[int, Fraction] = defaultdict(Fraction)
        for place, share in here.items():
            for after, number in made[place].items():
                there[after] += share * number / WAYS
        ended = {ENDS[place]: there.pop(place, Fraction(0)) for place in ENDS}
        if step == limit:
            ended[""] += sum(there.values(), Fraction(0))
        for winner, share in ended.items():
            shares[winner] += share
        lengths[step] = sum(ended.values(), Fraction(0))
        here = there
    assert (solved.wins["won"], solved.wins["lost"], solved.draw) == (shares["won"], shares["lost"], shares[""])
    assert solved.steps == {step: share for step, share in lengths.items() if share}
