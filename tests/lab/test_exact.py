"""A simulated rate against the exact one: the small game that `holmgang new system` writes, solved by hand."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt
from pathlib import Path

import pytest
from typer.testing import CliRunner

from holmgang.cli.app import app
from holmgang.cli.common import library
from holmgang.kernel.library import Library
from holmgang.lab.simulate import simulate

ADA, BO = (6, 1), (4, 2)
"""Lives and the damage of the weapon, as in the scenario it writes."""


def chance_that_ada_wins() -> float:
    """Both strike or guard with equal chance; 4 or more hits, 5 or more whoever guards; a hundred rounds at most."""
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
