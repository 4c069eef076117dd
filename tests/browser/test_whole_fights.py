"""A whole fight of each system by clicking in the browser alone, against the engine, to its end.

Each system is played to its end at one size; with ``HOLMGANG_FIGHTS=all`` at both, and others of its scenarios too.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from tests.browser.conftest import DESKTOP, PHONE, House, Opens
from tests.browser.player import over, play
from tests.browser.seating import set_table, sit

FIGHTS = {
    "k6/corridor": ("katka", DESKTOP),
    "kampbogen/toll_road": ("hilda", PHONE),
    "tkds/bout_on_the_planks": ("hero", PHONE),
    "psychopaths/short_evening": ("rust", DESKTOP),
}
ALL = os.environ.get("HOLMGANG_FIGHTS") == "all"
SIZES = {DESKTOP: "desktop", PHONE: "phone"}
WANTED = [
    pytest.param(name, seat, size, id=f"{name}-{SIZES[size]}")
    for name, (seat, usual) in FIGHTS.items()
    for size in SIZES
    if ALL or size == usual
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    yield running
    running.kill()


@pytest.mark.parametrize(("scenario", "seat", "size"), WANTED)
def test_a_fight_to_its_end(house: House, opens: Opens, scenario: str, seat: str, size: tuple[int, int]) -> None:
    page = sit(house, opens, set_table(house, scenario, {seat: "here"}), size=size)
    clicks = play(page, Random(scenario))
    assert over(page), f"the fight is not over after {clicks} clicks"
    assert page.locator("#lines li").count() > 5
    assert page.locator("#tray a[href*='/recap']").is_visible(), "where to from here"
