"""The guided first fight in a real browser, desktop and phone: follow the coach, put it away, bring it back."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.conftest import DESKTOP, PHONE, House, Opens
from tests.browser.test_lobby import grave, no_sideways_scroll

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
TOUCH = "#tray .coached"
SQUARE = "#stage .spot.coached"
OWN_CHOICE = ("#tray.coached [data-send]:not([disabled], [aria-disabled=true])", "#tray.coached [data-put]")
"""Marks that frame the question itself: it is sent, or its open part is the player's own choice."""
SOON = 5_000
APART = """() => {
  const box = (id) => document.getElementById(id).getBoundingClientRect();
  const [board, coach, tray] = ["stage", "coach", "tray"].map(box);
  return [board.bottom <= coach.top + 1, coach.bottom <= tray.top + 1, board.height > 100, coach.height];
}"""


def answer_as_framed(page: Page, size: tuple[int, int]) -> None:
    """Touch what the coach frames until the answer is sent; a phone has no pointer that hovers."""
    said = page.locator("#coach .coach-t").inner_text()
    for _ in range(30):
        if page.locator("#coach .coach-t").inner_text() != said or page.locator('#coach[data-state="past"]').count():
            return
        before = page.locator("#tray").inner_html()
        for touch in (TOUCH, SQUARE, *OWN_CHOICE):
            if page.locator(f"{touch}:visible").count():
                with suppress(Late):  # a computer player's deed may have drawn the question anew meanwhile
                    one = page.locator(f"{touch}:visible").first
                    one.tap(timeout=SOON) if size == PHONE else one.click(timeout=SOON)
                    page.wait_for_function(
                        "was => document.getElementById('tray').innerHTML !== was", arg=before, timeout=SOON
                    )
                break
    raise AssertionError("the frames lead to no answer")


@SIZES
def test_a_first_visit_learns_by_following_the_coach(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = opens(house.address, size, bypass_csp=True)
    page.locator(".welcome .btn.primary").click()
    page.locator("body[data-ready=yes]").wait_for()
    coach = page.locator("#coach")
    expect(coach).to_be_visible()
    expect(page.locator("#coach-said")).to_have_text(coach.locator(".coach-t").inner_text())
    assert page.evaluate(APART)[:3] == [True, True, True]
    assert no_sideways_scroll(page)
    assert grave(page) == []
    height = page.evaluate(APART)[3]
    expect(page.locator(f"{TOUCH}:visible").first).to_be_visible()
    answer_as_framed(page, size)
    expect(page.locator('#coach[data-state="step"]')).to_be_visible()
    assert page.evaluate(APART)[3] == height, "the strip keeps its height whatever it says"
    coach.locator("[data-guide=off]").click()
    expect(coach).to_be_hidden()
    expect(page.locator(".coached")).to_have_count(0)
    page.reload()
    page.locator("body[data-ready=yes]").wait_for()
    expect(coach).to_be_hidden()
    page.keyboard.press("h")
    expect(coach).to_be_visible()
    expect(coach.locator(".coach-t")).not_to_be_empty()


@pytest.mark.parametrize("system", ["kampbogen", "psychopaths", "tkds"])
def test_the_frames_lead_to_an_answer_in_every_game(house: House, opens: Opens, system: str) -> None:
    page = opens(house.address, PHONE)
    page.locator(".learn-g li", has=page.locator(f'[value^="{system}/"]')).locator("button").tap()
    page.locator("body[data-ready=yes]").wait_for()
    expect(page.locator('#coach[data-state="step"]')).to_be_visible()
    answer_as_framed(page, PHONE)
    expect(page.locator("#coach .coach-t")).not_to_be_empty()
