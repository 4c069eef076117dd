"""Accessibility: axe finds nothing serious on any page by night and by day, and a keyboard is enough."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as Late

from holmgang.kernel.library import Library
from holmgang.kernel.save import save
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, House, Opens, open_card
from tests.browser.player import SHOWN, SOON, changed
from tests.browser.shots import FIGHTS, fought, uploaded
from tests.browser.test_lobby import grave, no_sideways_scroll
from tests.table.web.looking_back import FAIR, played

TABLET = (820, 1180)
LOOKS = {
    f"{name} by {time}": (size, theme)
    for name, size in {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}.items()
    for time, theme in {"night": "dark", "day": "light"}.items()
}
CUT_OFF = """() => {
  const main = document.querySelector("main");
  return getComputedStyle(main).overflowY === "hidden" && main.scrollHeight > main.clientHeight + 1;
}"""
"""Return whether the page hides something beneath its first screen that no scrolling brings up."""
WALK = 200
"""So many times Tab is pressed at most until something is found."""


@dataclass(frozen=True)
class Visit:
    """A page to look at, and how one knows that it is there."""

    address: str
    ready: str = "main"


@pytest.fixture
def visits(house: House, browser: Browser, tmp_path: Path) -> tuple[list[dict[str, object]], list[Visit]]:
    """Every page of a house in which a fight of each kind of board runs, one gathers and one is over."""
    library = Library.discover()
    context = browser.new_context()
    context.set_default_timeout(4 * PATIENCE)
    page = context.new_page()
    running = []
    for fight in FIGHTS:
        if fight.name in ("k6", "kampbogen", "tkds", "psychopaths", "k6-master"):
            running.append(uploaded(page, house.address, tmp_path, fought(library, fight)))
            if fight.name == "k6-master":
                desk = running.pop()
    over = uploaded(page, house.address, tmp_path, save(played(library, "kampbogen/barrow", FAIR)))
    page.goto(house.address)
    open_card(page, "k6/ogre_at_the_pillars")
    page.locator('[data-scenario="k6/ogre_at_the_pillars"] button[name=friends]').click()
    page.wait_for_url("**/t/*")
    gathers = page.url.rpartition("/")[2]
    cookies = context.cookies()
    context.close()
    pages = [
        Visit(""),
        Visit("set/k6/ogre_at_the_pillars"),
        Visit("rules"),
        Visit("rules/k6"),
        Visit("replay"),
        Visit("nowhere"),
        Visit(f"t/{gathers}"),
        Visit(f"t/{gathers}/watch"),
        Visit(f"t/{desk}/desk"),
        *(Visit(f"t/{name}", "body[data-ready=yes]") for name in running),
        Visit(f"t/{running[0]}?tv", "body[data-ready=yes]"),
        Visit(f"replay/{over}?at=5"),
        Visit(f"t/{over}/recap"),
        Visit(f"t/{over}/proof"),
    ]
    return [dict(one) for one in cookies], pages


def test_axe_finds_nothing_serious_on_any_page(
    house: House, browser: Browser, visits: tuple[list[dict[str, object]], list[Visit]]
) -> None:
    cookies, pages = visits
    found: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for look, ((width, height), theme) in LOOKS.items():
        context = browser.new_context(
            viewport={"width": width, "height": height}, is_mobile=width < 500, reduced_motion="reduce", bypass_csp=True
        )
        context.set_default_timeout(PATIENCE)
        chosen = {"name": "holmgang-theme", "value": theme, "url": house.address}
        context.add_cookies([*cookies, chosen])  # type: ignore[list-item]
        page = context.new_page()
        for visit in pages:
            page.goto(f"{house.address.rstrip('/')}/{visit.address}")
            page.locator(visit.ready).first.wait_for()
            problems = grave(page)
            if "ready" in visit.ready and not page.locator("#board-words li").count():
                problems.append(("no board in words", ""))
            if "?tv" not in visit.address and not no_sideways_scroll(page):  # no phone hangs on the wall
                problems.append(("hangs over the edge", ""))
            if visit.ready == "main" and page.evaluate(CUT_OFF):
                problems.append(("cut off at the foot", ""))
            if problems:
                found[look, visit.address] = problems
        context.close()
    assert found == {}


def walk_to(page: Page, selector: str) -> None:
    """Press Tab until the element has the focus."""
    for _ in range(WALK):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    where = page.evaluate("document.activeElement.outerHTML")
    raise AssertionError(f"no way to {selector} by keys; the focus is on {where}")


def test_a_keyboard_is_enough_from_the_lobby_to_the_first_answer(house: House, opens: Opens) -> None:
    page = opens(house.address)
    walk_to(page, '[data-scenario="k6/corridor"] .sc-open')
    page.keyboard.press("Enter")
    walk_to(page, 'a[href="/build/k6/corridor"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/build/k6/corridor")
    walk_to(page, "form.base button")
    page.keyboard.press("Enter")
    page.locator("body[data-ready=yes]").wait_for()
    walk_to(page, "#play")
    page.keyboard.press("Enter")
    walk_to(page, ".playsheet button.primary")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.locator("body[data-ready=yes]").wait_for()
    before = page.locator("#log .ln").count()
    for _ in range(40):
        shown = page.evaluate(SHOWN)
        page.keyboard.press("q")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.keyboard.press("c")
        with suppress(Late):
            changed(page, shown, SOON)
        if page.locator("#log .ln").count() > before + 3:
            break
    else:
        raise AssertionError(page.locator("#tray").inner_text())
    page.keyboard.press("w")
    expect(page.locator("#board-words")).to_contain_text("Naria")
