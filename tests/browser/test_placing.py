"""Laying things on the board by hand: a piece of the map by touch and by keyboard, the area of a spell by a tap."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Stuck

from tests.browser.conftest import DESKTOP, PHONE, House, Opens
from tests.browser.player import OFFERED, SEND, SHOWN, SOON, changed, press
from tests.browser.seating import set_table, sit

PLACES = "#stage .place"
EXPLORE = '#tray [data-put*="explore"][data-put*="1x1\\""]'
"""To draw one area of one field: after it nothing is left to be laid."""

ANY = "#tray [data-put]"


def shown(page: Page, selector: str) -> Locator:
    return page.locator(selector).locator("visible=true")


def reaches_places(page: Page) -> None:
    """Draw an area: the only thing there is to lay is taken up at once, and its places are on the board."""
    while not page.locator(PLACES).count():
        before = page.evaluate(SHOWN)
        offered = page.evaluate(OFFERED, [SEND, EXPLORE, ANY])
        press(page, next((one for one, count in zip([SEND, EXPLORE, ANY], offered, strict=True) if count), ANY), 0)
        with suppress(Stuck):  # the question has changed since one looked: look again
            changed(page, before, SOON)


def turns_of(place: Locator) -> list[str]:
    return [turn[1] for turn in json.loads(place.get_attribute("data-place") or "")["turns"]]


def lies_as(place: Locator) -> str | None:
    return place.locator(".laid use").get_attribute("href")


def several(page: Page) -> Locator:
    """The first place in sight where the piece fits in more than one way; a phone begins near the one who acts."""
    board = page.locator("#stage .pan > svg:visible").bounding_box()
    assert board is not None
    for place in shown(page, PLACES).all():
        box = place.bounding_box()
        assert box is not None
        inside = board["x"] <= box["x"] and box["x"] + box["width"] <= board["x"] + board["width"]
        above = board["y"] <= box["y"] and box["y"] + box["height"] <= board["y"] + board["height"]
        if inside and above and len(turns_of(place)) > 1:
            return place
    raise AssertionError("no place in sight leaves a choice")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_piece_is_laid_and_turned_by_taps_and_left_there(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = sit(house, opens, set_table(house, "psychopaths/wasteland_two", {"rust": "here"}), size=size)
    reaches_places(page)
    key = several(page).get_attribute("data-key")
    place = shown(page, f'{PLACES}[data-key="{key}"]')
    turns = turns_of(place)
    tap = place.tap if size == PHONE else place.click
    expect(page.locator(SEND)).to_have_count(0)
    for turn in [*turns, turns[0]]:  # turns that do not fit are skipped, and after the last comes the first
        tap()
        expect(place.locator(".laid use")).to_have_attribute("href", turn)
        expect(page.locator("#tray .meets .up").first).to_be_visible()
        expect(page.locator(SEND)).to_be_visible()
        assert lies_as(place) == turn
    assert place.locator(".meet.good").get_attribute("d")
    words = page.locator("#tray select[data-key=lay-turn]")
    words.select_option(index=1)
    expect(place.locator(".laid use")).to_have_attribute("href", turns[1])
    fields = page.locator("#stage .hub, #stage .hex").count()
    page.locator(SEND).click()
    expect(page.locator(PLACES)).to_have_count(0)
    assert page.locator("#stage .hub, #stage .hex").count() > fields


def test_a_piece_is_laid_by_keyboard(house: House, opens: Opens) -> None:
    page = sit(house, opens, set_table(house, "psychopaths/wasteland_two", {"rust": "here"}), size=DESKTOP)
    reaches_places(page)
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    focused = page.locator(f"{PLACES}:focus")
    expect(focused).to_have_count(1)
    turns = turns_of(focused)
    page.keyboard.press("Enter")
    expect(page.locator(SEND)).to_be_visible()
    page.keyboard.press("r")
    expect(focused.locator(".laid use")).to_have_attribute("href", turns[1 % len(turns)])
    page.keyboard.press("Escape")
    expect(page.locator(SEND)).to_have_count(0)
    expect(page.locator(f"{PLACES}.on")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator(SEND)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(PLACES)).to_have_count(0)
