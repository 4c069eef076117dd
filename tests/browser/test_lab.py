"""The lab in a real browser: a slider is moved, and what comes of it is there without a press of a button."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, House, Opens
from tests.browser.test_lobby import grave, no_sideways_scroll

SOME = re.compile(r"[1-9]\d* fights")
"""A house gives a run so many seconds: on a machine with other things to do it is cut short, and says so."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_slider_is_moved_and_played(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = opens(f"{house.address}lab?fight=k6/corridor", size)
    page.locator("#matches").select_option("100")
    lives = page.locator('[name="at:setup.combatants.orc.lives"]')
    knob = page.locator(".knob", has=lives)
    for closed in page.locator("details", has=lives).all():
        closed.locator("summary").click()  # unless it is among those that matter most, and open already
    before = int(lives.input_value())
    knob.locator("input[type=range]").press("ArrowRight")
    expect(lives).to_have_value(str(before + 1))
    expect(page.locator("h1")).to_contain_text(f"{before + 1}?")
    expect(page.locator("#results")).to_have_attribute("aria-busy", "false", timeout=3 * PATIENCE)
    expect(page.locator(".badge")).to_contain_text(SOME)
    expect(page.locator(".rate")).not_to_have_count(0)
    assert no_sideways_scroll(page)
    assert grave(page) == []

    page.reload()
    expect(lives).to_have_value(str(before + 1))
    page.locator("button[value=table]").click()
    page.wait_for_url("**/build/*")  # the fight is in the workshop, with the changed number
    page.locator("[data-token=orc]:visible").first.click()
    expect(page.locator("#hand h2")).to_have_text("the orc")
    fact = page.locator("#hand .fact:not(.more)", has=page.locator('[name=field][value="lives"]'))
    expect(fact.locator("summary b")).to_have_text(str(before + 1))
