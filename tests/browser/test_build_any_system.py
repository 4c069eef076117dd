"""A fifth rule system in the workshop: the reference game, for which no page has a line of code."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, House, Opens
from tests.browser.seating import WITH_REFGAME
from tests.browser.test_build import begun, document, pick


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path, WITH_REFGAME)
    yield running
    running.kill()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_system_without_an_editor_is_built_and_played(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = begun(opens, house, size, "build/refgame/brawl")
    pick(page, "fighters/", "fighters")
    page.locator("#stage .pan > svg:visible").click(position={"x": 60, "y": 160})
    token = page.locator("[data-token=fighters]:visible")
    expect(token).to_have_count(1)
    page.keyboard.press("Escape")
    token.click()
    expect(page.locator("#hand .ih-top h2")).to_have_text("fighters")
    lives = page.locator("#hand .fact", has_text="lives")
    lives.locator("summary").click()
    lives.get_by_role("spinbutton").fill("3")
    lives.get_by_role("spinbutton").press("Enter")
    expect(lives.locator("b")).to_have_text("3")
    assert "lives: 3" in document(page)
    expect(page.locator("[data-part=verdict] strong")).not_to_be_empty()  # how it ends was played
    wrong = {"command": {"op": "change", "things": ["fighters/fighters"], "field": "lives", "value": "many"}}
    headers = {"origin": house.address.rstrip("/"), "content-type": "application/json"}
    sent = page.request.post(f"{page.url}/do", data=json.dumps(wrong), headers=headers)  # as another tab does
    assert sent.ok, sent.text()
    expect(page.locator(".build-faults li")).to_have_count(1)
    expect(page.locator("#play")).to_have_attribute("aria-disabled", "true")
    page.locator("#bar [value=undo]").click()
    expect(page.locator(".build-faults")).to_have_count(0)
    page.locator("#play").click()
    page.locator(".playsheet button.primary").click()
    page.wait_for_url("**/t/*")
