"""The board has room on every screen between a phone and a desktop, held upright or across, and zoomed in."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import DESKTOP, PHONE, House, Opens
from tests.browser.player import act, rests
from tests.browser.seating import library, set_table, sit

FIGHTS = ("k6/ogre_at_the_pillars", "kampbogen/barrow", "tkds/crypt_without_light", "psychopaths/wasteland")
SCREENS = {
    "phone held across": (844, 390, 1),
    "small phone held across": (640, 360, 1),
    "tablet held upright": (768, 1024, 1),
    "tablet held across": (1024, 768, 1),
    "desktop at 200 %": (720, 450, 2),
}
LEAST = 0.5
"""The least share of the window's height that the board has while a question is open."""
MEASURED = """() => {
  const box = (id) => document.getElementById(id).getBoundingClientRect();
  const gold = document.querySelector('#tray [data-send]');
  const bottom = gold ? gold.getBoundingClientRect() : null;
  const page = document.documentElement;
  return {
    board: Math.min(box('stage').bottom, innerHeight) - Math.max(box('stage').top, 0),
    width: box('stage').width,
    tray: Math.min(box('tray').bottom, innerHeight) - box('tray').top,
    height: innerHeight,
    wide: page.scrollWidth - page.clientWidth,
    gold: !bottom || (bottom.bottom <= innerHeight + 1 && bottom.right <= innerWidth + 1),
  };
}"""
"""Heights in pixels; ``wide``: by how much the page is wider than the window; ``gold``: its button can be seen."""


@pytest.mark.parametrize("fight", FIGHTS)
def test_the_board_has_half_of_the_height(house: House, opens: Opens, fight: str) -> None:
    table = set_table(house, fight, seats_of(fight))
    for name, (width, height, scale) in SCREENS.items():
        page = sit(house, opens, table, size=(width, height), device_scale_factor=scale)
        rests(page)
        seen = page.evaluate(MEASURED)
        assert seen["board"] >= LEAST * seen["height"], f"{name}: {seen}"
        assert seen["width"] >= 0.5 * width, f"{name}: {seen}"
        assert seen["tray"] >= 100, f"{name}: {seen}"
        assert seen["wide"] <= 0, f"{name}: {seen}"
        assert seen["gold"], f"{name}: {seen}"
        page.context.close()


def seats_of(fight: str) -> dict[str, str]:
    """All player seats at one device, everything else for computer players."""
    game = library().game(fight)
    first = next(seat for seat in game.seats if seat != game.master)
    return {seat: "here" if seat == first else "engine" for seat in game.seats}


TRAY = """() => {
  const {top, height} = document.getElementById("tray").getBoundingClientRect();
  return document.body.dataset.over ? null : [Math.round(top), Math.round(height)];
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("fight", ["k6/ogre_at_the_pillars", "psychopaths/wasteland"])
def test_the_tray_has_one_height_in_all_questions(
    house: House, opens: Opens, fight: str, size: tuple[int, int]
) -> None:
    page, luck = sit(house, opens, set_table(house, fight, seats_of(fight)), size=size), Random(2)
    seen: dict[tuple[int, ...], str] = {}
    for _ in range(30):
        rests(page)
        place = page.evaluate(TRAY)
        if place is None:
            break
        seen.setdefault(tuple(place), page.locator("#tray h2").inner_text())
        act(page, luck)
    assert len(seen) == 1, seen
