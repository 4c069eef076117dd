"""The lobby and the pages before a match in a real browser."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, House, Opens


def no_sideways_scroll(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    return wide


def grave(page: Page) -> list[tuple[str, str]]:
    """Return the serious and critical faults that axe finds, each with its first element."""
    found = Axe().run(page).response["violations"]
    return [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]


TO_THE_FOOT = """async () => {
  await document.fonts.ready;
  const moved = [];
  const note = shifts => moved.push(...shifts.flatMap(one => one.sources.map(part => part.node?.className ?? "")));
  const watcher = new PerformanceObserver(shifts => note(shifts.getEntries()));
  const frames = async (count) => { while (count--) await new Promise(requestAnimationFrame); };
  await frames(2);
  watcher.observe({type: "layout-shift"});
  document.querySelector(".bring button").scrollIntoView();
  await frames(4);
  note(watcher.takeRecords());
  return moved;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_in_the_lobby_moves_away_beneath_a_finger(house: House, opens: Opens, size: tuple[int, int]) -> None:
    assert opens(house.address, size).evaluate(TO_THE_FOOT) == []


def test_the_lobby_shows_one_game_and_cuts_no_line(house: House, opens: Opens) -> None:
    page = opens(house.address)
    page.locator('[data-game="tkds"]').click()
    expect(page.locator('[data-group="k6"]')).to_be_hidden()
    expect(page.locator('[data-group="tkds"]')).to_be_visible()
    lines = page.locator('[data-group="tkds"] .sc-b').evaluate_all(
        """all => all.map(one => {
            const style = getComputedStyle(one);
            const inside = one.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
            return inside / parseFloat(style.lineHeight);
        })"""
    )
    assert lines
    assert all(abs(count - round(count)) < 0.15 and round(count) <= 3 for count in lines), lines


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(house: House, opens: Opens, size: tuple[int, int]) -> None:
    page = opens(house.address, size, bypass_csp=True)  # axe styles what it looks at, which our pages do not allow
    assert grave(page) == []
    page.goto(f"{house.address}build/k6/corridor")
    assert grave(page) == []
    page.locator("form.base button").click()
    page.locator("body[data-ready=yes]").wait_for()
    assert grave(page) == []
    page.goto(f"{page.url}/play")
    assert grave(page) == []
    page.locator('[name="seat:gm"]').select_option("here")
    page.locator(".playsheet button.primary").click()
    page.wait_for_url("**/t/*")
    page.locator("body[data-ready=yes]").wait_for()
    page.goto(f"{page.url}/desk?as=katka")
    assert grave(page) == []
