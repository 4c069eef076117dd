"""A round of each system by keyboard alone: skip to the question, digits choose, Enter sends."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, House, Opens
from tests.browser.player import SHOWN, changed, rests
from tests.browser.seating import answers_kept, set_table, sit
from tests.browser.test_layouts import FIGHTS, seats_of

MOST_KEYS = 500
"""A round of four heroes who walk square by square takes about two hundred."""
STATE = """() => {
  const gold = document.querySelector('#tray :is([data-send], [data-confirm])');
  const focus = document.activeElement;
  return {
    asked: Boolean(document.querySelector('#tray :is([data-put], [data-toggle], [data-send], [data-confirm])')),
    ready: Boolean(gold) && !gold.disabled && gold.getAttribute('aria-disabled') !== 'true',
    inTray: Boolean(focus.closest('#tray')) || focus === document.body,
    onRule: focus.matches('[data-clause], .clause, .chip.clause'),
    opened: Boolean(document.querySelector('.pop:not([hidden]), dialog[open]')),
    pages: [...document.querySelectorAll('#tray :is([data-put], [data-toggle])')].length,
  };
}"""
"""State of the page for the keyboard: among others, whether an answer is complete, and where the focus is."""


def skip_to_the_question(page: Page) -> None:
    """Press Tab until the first link, and follow it."""
    page.keyboard.press("Tab")
    expect(page.locator("a.skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#tray")).to_be_focused()


@pytest.mark.parametrize("fight", FIGHTS)
def test_a_round_is_played_by_keyboard_alone(house: House, opens: Opens, fight: str) -> None:
    table = set_table(house, fight, seats_of(fight))
    page = sit(house, opens, table)
    page.mouse.move = page.mouse.click = None  # type: ignore[assignment,method-assign]
    rests(page)
    before_round = page.locator(".bar-live .headline").inner_text()
    skip_to_the_question(page)
    answered, digit = 0, 1
    story: list[tuple[str, bool, str]] = []
    for _ in range(MOST_KEYS):
        rests(page)
        if page.evaluate("document.body.dataset.over") or (
            answered and page.locator(".bar-live .headline").inner_text() != before_round
        ):
            break
        state = page.evaluate(STATE)
        assert state["inTray"], state
        assert not state["onRule"], state
        assert not state["opened"], state
        shown = page.evaluate(SHOWN)
        story.append((page.locator(".bar-live .headline").inner_text(), state["ready"], shown[:400]))
        if state["ready"]:
            kept = len(answers_kept(house.folder, table))
            page.keyboard.press("Enter")
            page.wait_for_function(f"before => before !== ({SHOWN})()", arg=shown)
            rests(page)
            assert len(answers_kept(house.folder, table)) > kept, "Enter did not send"
            answered, digit = answered + 1, 1
        else:
            page.keyboard.press(str(digit))
            changed(page, shown)
    assert answered >= 1
    assert page.evaluate("document.body.dataset.over") or (
        page.locator(".bar-live .headline").inner_text() != before_round
    ), story


def test_after_a_digit_enter_sends_and_opens_no_rule(house: House, opens: Opens) -> None:
    table = set_table(house, "k6/ogre_at_the_pillars", seats_of("k6/ogre_at_the_pillars"))
    page = sit(house, opens, table)
    rests(page)
    skip_to_the_question(page)
    kept = len(answers_kept(house.folder, table))
    for _ in range(6):
        shown = page.evaluate(SHOWN)
        page.keyboard.press("1")
        changed(page, shown)
        if page.evaluate(STATE)["ready"]:
            break
    expect(page.locator("#tray [data-send]")).to_be_focused()
    shown = page.evaluate(SHOWN)
    page.keyboard.press("Enter")
    changed(page, shown)
    rests(page)
    assert len(answers_kept(house.folder, table)) > kept


PLACES = """() => [...document.querySelectorAll("#tray .best .act, #tray .every > summary, #tray .go")]
  .map(one => one.getBoundingClientRect()).map(box => [box.left, box.top, box.width, box.height].map(Math.round))"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_best_deeds_are_one_key_and_stay_where_they_are(house: House, opens: Opens, size: tuple[int, int]) -> None:
    table = set_table(house, "k6/ogre_at_the_pillars", {"pavel": "here"})
    page = sit(house, opens, table, size=size)
    rests(page)
    rows = page.locator("#tray .best .act")
    expect(rows).to_have_count(4)
    before = page.evaluate(PLACES)[:4]
    page.keyboard.press("2")
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(PLACES)[:4] == before, "a choice has moved the choices"
    page.keyboard.press("1")
    expect(rows.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#tray .go")).to_be_enabled()
    kept = len(answers_kept(house.folder, table))
    page.keyboard.press("Enter")
    expect(page.locator("body.sending")).to_have_count(0)
    rests(page)
    assert len(answers_kept(house.folder, table)) > kept


def test_every_token_and_thing_that_an_answer_can_mean_opens_a_card_by_keyboard(house: House, opens: Opens) -> None:
    page = sit(house, opens, set_table(house, "k6/ogre_at_the_pillars", {"pavel": "here"}))
    rests(page)
    ogre = page.locator("#stage [data-token=ogre]:visible")
    expect(ogre).to_have_attribute("role", "button")
    ogre.focus()
    page.keyboard.press("Enter")
    acts = page.locator("#ways .act")
    expect(acts).to_have_count(4)
    expect(acts.first).to_be_focused()
    card, token = page.locator("#ways").bounding_box(), ogre.locator(".tk-rim").bounding_box()
    assert card is not None
    assert token is not None
    assert card["x"] >= token["x"] + token["width"] or card["x"] + card["width"] <= token["x"], "beside, never over it"
    page.keyboard.press("Escape")
    expect(page.locator("#ways")).to_be_hidden()
    expect(ogre).to_be_focused()
    page.keyboard.press("Enter")
    expect(acts.first).to_be_focused()
    page.keyboard.press("2")
    expect(page.locator("#ways")).to_be_hidden()
    expect(page.locator("#tray .go")).to_be_enabled()
