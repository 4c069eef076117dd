"""Home, the panel "How hard is it?" and the lab's answer, in a real browser on desktop and phone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from holmgang.kernel.library import Library
from holmgang.lab.kept_forecasts import kept_forecast
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, House, Opens, open_card
from tests.browser.test_lobby import grave, no_sideways_scroll

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
FIGHT = "k6/corridor"


def kept_names() -> list[str]:
    """The scenarios of the shelf whose kept forecast is in date."""
    library = Library.discover()
    return [
        f"{system.id}/{scenario.id}"
        for system in library.systems.values()
        for scenario in library.scenarios(system)
        if kept_forecast(system, scenario) is not None
    ]


@SIZES
def test_a_first_visit_has_one_gold_button_that_begins_a_fight(
    house: House, opens: Opens, size: tuple[int, int]
) -> None:
    page = opens(house.address, size)
    gold = page.locator(".btn.primary:visible")
    expect(gold).to_have_count(1)
    expect(page.locator(".learn-g li")).to_have_count(4)
    assert no_sideways_scroll(page)
    gold.click()
    page.locator("body[data-ready=yes]").wait_for()
    page.goto(house.address)
    expect(page.locator(".welcome")).to_have_count(0)
    expect(page.locator(".resume")).not_to_have_count(0)


@SIZES
def test_a_card_opens_a_sheet_with_the_ways_to_play(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = opens(house.address, size, bypass_csp=True)
    open_card(page, FIGHT)
    sheet = page.locator(f'[data-scenario="{FIGHT}"] .sc-sheet')
    expect(sheet.get_by_role("button", name="Play now")).to_be_visible()
    expect(sheet.get_by_role("link", name="Change it")).to_be_visible()
    assert grave(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator(f'[data-scenario="{FIGHT}"] .sc-open')).to_be_focused()
    open_card(page, FIGHT)
    sheet.get_by_role("button", name="Play now").click()
    page.locator("body[data-ready=yes]").wait_for()


@SIZES
def test_filters_leave_the_cards_that_pass_them_all(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = opens(house.address, size)
    shown = page.locator(".scard:visible")
    everything = shown.count()
    page.locator('[data-filter="long"]').first.click()
    length = page.locator('[data-filter="long"]').first.get_attribute("data-value")
    assert 0 < shown.count() < everything
    assert {card.get_attribute("data-long") for card in shown.all()} == {length}
    page.locator('[data-game="k6"]').click()
    assert {card.get_attribute("data-system") for card in shown.all()} == {"k6"}
    page.locator('[data-filter="long"]').first.click()
    page.locator('[data-game=""]').click()
    assert shown.count() == everything


@SIZES
def test_a_large_party_leaves_the_home_page_as_wide_as_the_screen(
    house: House, opens: Opens, size: tuple[int, int]
) -> None:
    page = opens(f"{house.address}heroes?game=k6", size)
    address, headers = house.address.rstrip("/"), {"origin": house.address.rstrip("/")}
    templates = page.locator("[name=template]").evaluate_all("(every) => every.map((one) => one.value)")
    for template in templates * 3:
        form = {"do": "new", "system": "k6", "template": template}
        assert page.request.post(f"{address}/heroes", form=form, headers=headers).ok
    page.goto(address)
    expect(page.locator(".troop li")).not_to_have_count(0)
    assert no_sideways_scroll(page)


def test_every_card_with_a_kept_forecast_shows_its_word(house: House, opens: Opens) -> None:
    page = opens(house.address)
    for name in kept_names():
        expect(page.locator(f'[data-scenario="{name}"] .word')).to_have_count(1)


def panel_of(page: Page) -> None:
    """Put the panel on a page that has none, as the workshop embeds it, and count what it sends."""
    page.evaluate(
        """async () => {
            document.getElementById("main").innerHTML =
                '<aside class="hard" data-forecast><div class="hard-in" data-forecast-body></div>' +
                '<p role="status" data-forecast-said></p></aside>';
            const { forecast } = await import("/static/forecast.js");
            window.panel = forecast(document.querySelector("[data-forecast]"));
            window.results = [];
            document.addEventListener("forecast:result", (event) => window.results.push(event.detail));
            document.addEventListener("forecast:change", (event) => (window.change = event.detail));
        }"""
    )


@SIZES
def test_the_panel_sharpens_and_offers_changes(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = opens(f"{house.address}lab?fight={FIGHT}", size, bypass_csp=True)
    panel_of(page)
    game = Library.discover().game("k6/take_one_alive")
    document = json.loads(json.dumps(dict(game.scenario.data)))
    document["setup"]["distance"] = 2  # no shipped fight: that one's forecast is kept
    page.evaluate("document => panel.ask({ system: 'k6', document })", document)
    page.wait_for_function("results.length && results.at(-1).played >= 12", timeout=2 * PATIENCE)
    expect(page.locator(".verdictline strong")).not_to_be_empty()
    expect(page.locator(".dial .bandr")).to_have_count(1)
    expect(page.locator(".facts3 div")).to_have_count(3)
    first = page.evaluate("results.at(-1).played")
    page.wait_for_function("played => results.at(-1).played > played", arg=first, timeout=2 * PATIENCE)
    page.wait_for_function("results.at(-1).suggestions.hard.length", timeout=3 * PATIENCE)
    page.locator("label[for=aim-hard]").click()
    change = page.locator(".aim-hard button").first
    change.click()
    assert page.evaluate("change.edits.length") > 0
    assert no_sideways_scroll(page)
    page.mouse.move(0, 0)
    assert grave(page) == []


def test_a_changed_fight_is_asked_about_anew_and_a_mistake_waits(house: House, opens: Opens) -> None:
    page = opens(f"{house.address}lab?fight={FIGHT}", bypass_csp=True)
    panel_of(page)
    document = dict(Library.discover().game(FIGHT).scenario.data)
    page.evaluate("document => panel.ask({ system: 'k6', document })", document)
    page.wait_for_function("results.length > 0", timeout=2 * PATIENCE)
    page.evaluate("document => panel.ask({ system: 'k6', document: { ...document, setup: {} } })", document)
    expect(page.locator(".hard.wait")).to_have_count(1)
    expect(page.locator(".verdictline")).to_have_count(1)
    page.evaluate("document => { results.length = 0; panel.ask({ system: 'k6', document }) }", document)
    page.wait_for_function("results.length > 0", timeout=2 * PATIENCE)
    expect(page.locator(".hard.wait")).to_have_count(0)


@SIZES
def test_the_lab_answers_at_once(house: House, opens: Opens, size: tuple[int, int]) -> None:
    name = next(iter(kept_names()))
    page = opens(f"{house.address}lab?fight={name}", size, bypass_csp=True)
    expect(page.locator(".answer .verdictline strong")).to_be_visible()
    # The form has a field "matches", which hides the method that selectors of this tool need.
    assert page.evaluate("document.querySelectorAll('.ten div').length") >= 8
    assert page.evaluate("document.querySelectorAll('.lab-matter .knob').length") > 0
    assert no_sideways_scroll(page)
    assert grave(page) == []
