"""The board has room on every screen between a phone and a desktop, held upright or across, and zoomed in."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import WebSocket

from tests.browser.conftest import DESKTOP, PHONE, House, Opens
from tests.browser.player import act, rests
from tests.browser.seating import HOST, library, set_table, sit

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


CUTS = """() => ["cut-wide", "cut-tall"].map(name => [...document.querySelectorAll(`#stage .${name}`)]
  .map(one => one.checkVisibility()))"""
"""For the wide and the tall cut of the board: whether each copy of it on the page is to be seen."""
ONE = {"wide": [[True], []], "tall": [[], [True]]}


@pytest.mark.parametrize("fight", ["k6/ogre_at_the_pillars", "psychopaths/wasteland"])
def test_a_page_has_one_cut_of_the_board_that_follows_its_width(house: House, opens: Opens, fight: str) -> None:
    """The other cut is neither drawn nor sent; a screen that is turned gets it, and a page loaded anew has it."""
    page = sit(house, opens, set_table(house, fight, seats_of(fight)), size=DESKTOP)
    for size, cut in ((PHONE, "tall"), ((844, 390), "wide"), (PHONE, "tall"), (DESKTOP, "wide")):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_function(f"wanted => JSON.stringify(({CUTS})()) === JSON.stringify(wanted)", arg=ONE[cut])
        if cut == "tall":
            page.reload()
            page.locator("body[data-ready=yes]").wait_for()
            assert page.evaluate(CUTS) == ONE[cut]
    act(page, Random(2))
    rests(page)
    assert page.evaluate(CUTS) == ONE["wide"]


def test_a_table_brings_its_sheets_in_one_file_named_by_its_content(house: House, opens: Opens) -> None:
    """A page loaded again asks for none of the files that it has."""
    table = set_table(house, FIGHTS[0], seats_of(FIGHTS[0]))
    page = sit(house, opens, table)
    sheets = page.locator("link[rel=stylesheet]:not([media])").evaluate_all("(all) => all.map((one) => one.href)")
    tables = [one for one in sheets if one.endswith("/table_page.css")]
    assert len(tables) == 1
    assert re.search(r"/static/[0-9a-f]{16}/table_page\.css$", tables[0])
    parts = ("look", "board", "table", "play", "drama", "layouts")
    assert not [one for one in sheets if one.rpartition("/")[2].removesuffix(".css") in parts]
    page.goto(f"{house.address}t/{table}")
    page.locator("body[data-ready=yes]").wait_for()
    again = page.evaluate(
        "performance.getEntriesByType('resource').filter(one => one.name.includes('/static/') && one.transferSize)"
        ".map(one => one.name)"
    )
    assert [one for one in again if re.search(r"/static/[0-9a-f]{16}/", one)] == []


MOST_FILES, MOST_BYTES = 4, 100_000
"""Limits of a first visit: its sheets and scripts, without typefaces."""


@pytest.mark.parametrize("fight", FIGHTS)
def test_a_slow_phone_gets_its_question_in_few_ways_and_bytes(house: House, opens: Opens, fight: str) -> None:
    """Each way to the server and back costs half a second there: page, files, socket, and nothing to be said first."""
    page = opens(f"{house.address}rules", PHONE)
    table = set_table(house, fight, seats_of(fight))
    sent: list[str] = []
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: None if heard else sent.append(str(frame)))
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    word = {"name": "holmgang", "value": HOST, "url": house.address}
    page.context.clear_cookies()
    page.context.add_cookies([word])  # type: ignore[list-item]
    page.on("websocket", listen)
    page.goto(f"{house.address}t/{table}")
    page.locator("body[data-ready=yes]").wait_for()
    assert {json.loads(frame)["do"] for frame in sent} <= {"beat"}, "the state comes unasked"
    entries = "performance.getEntriesByType('resource').filter(one => /\\/static\\/[^f]/.test(one.name))"
    files = page.evaluate(f"{entries}.map(one => [one.name, one.encodedBodySize])")
    assert len(files) <= MOST_FILES, files
    assert sum(size for _, size in files) <= MOST_BYTES, files
