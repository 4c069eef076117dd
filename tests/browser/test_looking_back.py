"""Rulebook, replay, recap and proof in a real browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from holmgang.kernel.dice import FairDice, SeededDice
from holmgang.kernel.library import Library
from holmgang.kernel.save import save
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, House, Opens
from tests.table.web.looking_back import played

FAIR = FairDice("a secret of the server", {"malte": "words of ours"})


def brought(house: House, opens: Opens, folder: Path, text: str, size: tuple[int, int] = DESKTOP) -> Page:
    """A fight file brought in by hand, the page that looks back at it."""
    file = folder / "fight.json"
    file.write_text(text, encoding="utf-8")
    page = opens(f"{house.address.rstrip('/')}/replay", size)
    page.set_input_files("#file", str(file))
    page.click("form.read-file button")
    page.wait_for_url("**/replay/*")
    return page


def test_a_rulebook_is_searched_and_linked_to(house: House, opens: Opens) -> None:
    page = opens(f"{house.address.rstrip('/')}/rules/k6#K6-12.2")
    expect(page.locator("#K6-12\\.2")).to_be_in_viewport()
    every = page.locator(".passage").count()
    page.keyboard.press("/")
    page.keyboard.type("fatigue")
    expect(page.locator(".passage:visible")).not_to_have_count(every)
    assert page.locator(".passage:visible").count() > 0
    expect(page.locator("#found")).to_contain_text(str(page.locator(".passage:visible").count()))
    page.fill("#seek", "zzzz")
    expect(page.locator("#nothing")).to_be_visible()
    page.press("#seek", "Escape")
    expect(page.locator(".passage:visible")).to_have_count(every)


def test_looking_back_goes_by_links_keys_slider_and_by_itself(house: House, opens: Opens, tmp_path: Path) -> None:
    match = played(Library.discover(), "tkds/giant_by_the_house", SeededDice(3))
    page = brought(house, opens, tmp_path, save(match))
    lines = page.locator("#lines li")
    first = lines.count()
    page.click("#on")
    expect(page.locator("#at")).to_have_value("1")
    page.locator("#lines").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#at")).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#at")).to_have_value("1")
    last = page.locator("#at").get_attribute("max")
    page.fill("#at", str(last))
    expect(page.locator("#on")).to_have_attribute("aria-disabled", "true")
    assert lines.count() > first
    assert page.url.split("at=")[1].startswith(f"{last}&"), "the address is a link to this moment"
    page.click("#play")  # from the beginning again, and on by itself
    page.wait_for_function(f"() => (at => 0 < at && at < {last})(Number(document.getElementById('at').value))")
    page.click("#play")
    page.locator(".goon button").first.click()
    page.wait_for_url("**/t/*")
    page.locator("body[data-ready=yes]").wait_for()


def test_a_recap_leads_to_its_turning_points(house: House, opens: Opens, tmp_path: Path) -> None:
    match = played(Library.discover(), "kampbogen/barrow", SeededDice(3))
    for size in (DESKTOP, PHONE):
        page = brought(house, opens, tmp_path, save(match), size)
        page.goto(page.url.split("?")[0].replace("/replay/", "/t/") + "/recap")
        expect(page.locator("h1")).to_be_visible()
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, "nothing hangs over the edge"
        if size == DESKTOP:  # engines play on from every round; the page exchanges its gauges for chances then
            expect(page.locator("#swung")).to_contain_text("fights simulated by the computer", timeout=3 * PATIENCE)
            expect(page.locator("#swung[data-later]")).to_have_count(0)
            page.reload()
            expect(page.locator("#swung[data-later]")).to_have_count(0)
        page.locator(".turns li a").first.click()
        page.wait_for_url("**/replay/*at=*")
        told = page.locator("#lines" if size == DESKTOP else "#said")
        expect(told).to_be_visible()
        expect(told).not_to_be_empty()
        expect(page.locator('.tools a[href$="/recap"]')).to_be_visible()


def test_the_browser_counts_every_die_again(house: House, opens: Opens, tmp_path: Path) -> None:
    match = played(Library.discover(), "kampbogen/barrow", FAIR)
    page = brought(house, opens, tmp_path, save(match))
    page.goto(page.url.split("?")[0].replace("/replay/", "/t/") + "/proof")
    expect(page.locator("#noted")).to_have_value("")  # this browser saw no promise
    page.fill("#noted", FAIR.commitment)
    page.click("#check button")
    expect(page.locator("#verdict.good")).to_be_visible()
    page.fill("#noted", "5f0c")
    page.click("#check button")
    expect(page.locator("#verdict.bad")).to_be_visible()
